/* ludo-transcript.c: a whole game to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/record/ludo-transcript.h"

#include <glib/gi18n.h>

#include "play/record/ludo-record-words.h"

char *
ludo_transcript_dup_changes (LudoGame *game)
{
  const LudoVariantWords *words;
  GString *text;
  GameVariant variant;
  gboolean changed;
  char *rule;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  words = ludo_game_get_info (game)->variants;
  if (words == NULL)
    return g_strdup ("");

  text = g_string_new (NULL);
  words->rules->find (ludo_game_get_state_at (game, 0), &variant);
  for (guint i = 0; (rule = ludo_variant_describe_rule (words, &variant, i,
                                                        &changed)) != NULL;
       i++)
    {
      if (changed)
        g_string_append_printf (text, "%s\n", rule);
      g_free (rule);
    }

  return g_string_free (text, FALSE);
}

static void
add_head (GString  *text,
          LudoGame *game)
{
  const LudoGameInfo *info = ludo_game_get_info (game);
  const LudoNamed *ruleset =
    &info->rulesets[ludo_game_get_config (game)->ruleset];
  const char *rules = ludo_game_get_rules_name (game);
  g_autofree char *lot = ludo_game_describe_lot (game);
  g_autofree char *date = ludo_record_dup_date (game);
  g_autofree char *changes = ludo_transcript_dup_changes (game);

  /* Translators: the game, its rules, the date in words, and on the next
   * line how these rules differ from others. */
  g_string_append_printf (text, _("%s (%s), %s\n%s"), gettext (info->name),
                          rules[0] != '\0' ? rules : gettext (ruleset->name),
                          date,
                          gettext (ruleset->summary));
  g_string_append_printf (text, "\n%s", changes);

  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    for (int i = 0; i < ludo_game_get_team_size (game); i++)
      {
        g_autofree char *name = ludo_game_dup_player_name (game, seat, i);
        const char *seat_name = gettext (info->seats[seat]);

        if (g_str_equal (name, seat_name))
          g_string_append_printf (text, "%s\n", name);
        else
          /* Translators: a side and the name of who plays it. */
          g_string_append_printf (text, _("%s: %s\n"), seat_name, name);
      }
  if (lot != NULL)
    g_string_append_printf (text, "%s\n", lot);
}

static void
add_ply (GString  *text,
         LudoGame *game,
         LudoMove *move)
{
  g_autofree char *name =
    ludo_game_dup_player_name (game, ludo_move_get_seat (move),
                               ludo_move_get_member (move));
  g_autofree char *sentence = ludo_game_describe_move (game, move,
                                                       LUDO_DETAIL_NORMAL);

  /* Translators: a line of the transcript: the move's number, who played, the
   * move in notation, what it did in sentences. */
  g_string_append_printf (text, _("%u. %s: %s. %s\n"),
                          ludo_game_count_moves
                            (game, ludo_move_get_number (move)), name,
                          ludo_move_get_token (move), sentence);
}

char *
ludo_transcript_new (LudoGame *game)
{
  GString *text;
  GListModel *moves;
  g_autofree char *score = NULL;
  g_autofree char *state = NULL;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  text = g_string_new (NULL);
  add_head (text, game);
  if (ludo_game_get_start_position (game) != NULL)
    /* Translators: a position in the game's notation. */
    g_string_append_printf (text, _("From the position %s\n"),
                            ludo_game_get_start_position (game));
  g_string_append_c (text, '\n');

  moves = ludo_game_get_moves (game);
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      add_ply (text, game, move);
    }

  score = ludo_game_describe_score (game);
  state = ludo_game_describe_turn (game);
  g_string_append_printf (text, "\n%s %s\n", score, state);

  return g_string_free (text, FALSE);
}
