/* ludo-win-probability.c: the chances of winning in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/analysis/ludo-win-probability.h"

#include <glib/gi18n.h>

#include "play/game/ludo-number.h"

/* The least difference from certainty that an estimate can show. */
#define LEAST 0.01

char *
ludo_win_probability_format_chance (double   chance,
                                    gboolean exact)
{
  g_autofree char *number = NULL;

  /* An exact chance has decimals only while the game is undecided. */
  if (exact && chance > 0 && chance < 1)
    return ludo_percent_dup (chance);

  if (!exact && chance < LEAST)
    {
      number = ludo_number_dup (1, 0);
      return g_strdup_printf (_("less than %s%%"), number);
    }
  if (!exact && chance > 1 - LEAST)
    {
      number = ludo_number_dup (99, 0);
      return g_strdup_printf (_("more than %s%%"), number);
    }
  number = ludo_number_dup (100 * chance, 0);

  return g_strdup_printf (_("%s%%"), number);
}

char *
ludo_win_probability_format_short (double   chance,
                                   gboolean exact)
{
  double least = exact ? 0.001 : LEAST;
  g_autofree char *number = NULL;

  if (exact && (chance <= 0 || chance >= 1))
    return ludo_win_probability_format_chance (chance, exact);
  if (chance < least)
    {
      number = ludo_number_dup (100 * least, exact ? 1 : 0);
      /* Translators: less than so many hundredths, as short as can be. */
      return g_strdup_printf (_("< %s%%"), number);
    }
  if (chance > 1 - least)
    {
      number = ludo_number_dup (100 * (1 - least), exact ? 1 : 0);
      /* Translators: more than so many hundredths, as short as can be. */
      return g_strdup_printf (_("> %s%%"), number);
    }

  return ludo_win_probability_format_chance (chance, exact);
}

char *
ludo_win_probability_dup_side (LudoGame *game,
                               int       seat)
{
  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  if (ludo_game_get_team_size (game) > 1)
    return g_strdup (gettext (ludo_game_get_info (game)->seats[seat]));

  return ludo_game_dup_player_name (game, seat, 0);
}

const char *
ludo_win_probability_kind_name (LudoWinProbabilityKind kind)
{
  switch (kind)
    {
    case LUDO_WIN_PROBABILITY_EXACT:
      /* Translators: of chances of winning. */
      return _("exact");
    case LUDO_WIN_PROBABILITY_ESTIMATED:
      /* Translators: of chances of winning. */
      return _("estimated");
    case LUDO_WIN_PROBABILITY_UNKNOWN:
    default:
      /* Translators: of chances of winning. */
      return _("being worked out");
    }
}

char *
ludo_win_probability_describe (LudoGame                 *game,
                               const LudoWinProbability *probability)
{
  gboolean exact = probability->kind == LUDO_WIN_PROBABILITY_EXACT;
  int n_seats = ludo_game_get_n_seats (game);
  g_auto (GStrv) sides = g_new0 (char *, GAME_SEATS_MAX + 1);
  g_auto (GStrv) chances = g_new0 (char *, GAME_SEATS_MAX + 1);

  if (probability->kind == LUDO_WIN_PROBABILITY_UNKNOWN)
    return g_strdup (ludo_win_probability_kind_name (probability->kind));

  for (int seat = 0; seat < n_seats; seat++)
    {
      sides[seat] = ludo_win_probability_dup_side (game, seat);
      chances[seat] =
        ludo_win_probability_format_chance (probability->chances[seat], exact);
    }

  return n_seats == 2
           /* Translators: each player's name and chance of winning. */
           ? g_strdup_printf (_("%s %s, %s %s"), sides[0], chances[0],
                              sides[1], chances[1])
           /* Translators: each player's name and chance of winning. */
           : g_strdup_printf (_("%s %s, %s %s, %s %s"), sides[0], chances[0],
                              sides[1], chances[1], sides[2], chances[2]);
}

char *
ludo_win_probability_dup_ply_name (LudoGame *game,
                                   guint     n_plies)
{
  GListModel *moves;
  guint n_throws = 0;
  int mover = -1;

  g_return_val_if_fail (LUDO_IS_GAME (game) && n_plies > 0, NULL);

  if (ludo_game_get_info (game)->has_decisions)
    /* Translators: the number of a move. */
    return g_strdup_printf (_("Move %u"),
                            ludo_game_count_moves (game, n_plies));

  if (n_plies == ludo_game_get_n_plies (game)
      && game_position_is_stopped (ludo_game_get_position (game)))
    return g_strdup (C_("ply", "Stop"));

  moves = ludo_game_get_moves (game);
  for (guint i = n_plies; i > 0; i--)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i - 1);

      if (mover >= 0 && ludo_move_get_seat (move) != mover)
        break;
      mover = ludo_move_get_seat (move);
      n_throws++;
    }

  /* Translators: the number of a turn, and that of a throw in it. */
  return g_strdup_printf (_("Turn %u, throw %u"),
                          ludo_game_count_moves (game, n_plies), n_throws);
}

char *
ludo_win_probability_describe_ply (LudoGame                 *game,
                                   guint                     n_plies,
                                   const LudoWinProbability *probability)
{
  g_autofree char *chances = ludo_win_probability_describe (game, probability);
  const char *kind = ludo_win_probability_kind_name (probability->kind);
  g_autofree char *name =
    n_plies > 0 ? ludo_win_probability_dup_ply_name (game, n_plies) : NULL;

  if (probability->kind == LUDO_WIN_PROBABILITY_UNKNOWN)
    return n_plies == 0
             /* Translators: the last words: that it is being worked out. */
             ? g_strdup_printf (_("Start: %s"), kind)
             /* Translators: the name of a move, as "Move 3". */
             : g_strdup_printf (_("%s: %s"), name, kind);

  return n_plies == 0
           /* Translators: everybody's chances before the first move, then
            * whether they are exact or estimated. */
           ? g_strdup_printf (_("Start: %s (%s)"), chances, kind)
           /* Translators: the name of a move, as "Move 3", everybody's chances
            * after it, then whether they are exact or estimated. */
           : g_strdup_printf (_("%s: %s (%s)"), name, chances, kind);
}
