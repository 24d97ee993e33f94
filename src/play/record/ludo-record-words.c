/* ludo-record-words.c: a kept game in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/record/ludo-record-words.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "play/game/ludo-levels.h"

char *
ludo_record_dup_date (LudoGame *game)
{
  const char *written = ludo_game_get_date (game);
  static const char *const months[] = {
    NC_("date", "January"), NC_("date", "February"), NC_("date", "March"),
    NC_("date", "April"), NC_("date", "May"), NC_("date", "June"),
    NC_("date", "July"), NC_("date", "August"), NC_("date", "September"),
    NC_("date", "October"), NC_("date", "November"), NC_("date", "December"),
  };
  int year, month, day;

  if (sscanf (written, "%d-%d-%d", &year, &month, &day) != 3 || day < 1
      || !g_date_valid_dmy ((GDateDay) day, month, (GDateYear) year))
    return g_strdup (written);

  return day == 1
           /* Translators: the first day of a month: the month and the year. */
           ? g_strdup_printf (_("1 %s %d"),
                              g_dpgettext2 (NULL, "date", months[month - 1]),
                              year)
           /* Translators: a date: the day, the month and the year. */
           : g_strdup_printf (_("%d %s %d"), day,
                              g_dpgettext2 (NULL, "date", months[month - 1]),
                              year);
}

/* "Ada", or "Black (computer: Beginner)". */
static char *
dup_player (LudoGame *game,
            int       seat,
            int       member)
{
  const LudoPlayer *player = ludo_game_get_player (game, seat, member);
  char *name = ludo_game_dup_player_name (game, seat, member);
  g_autofree char *side = NULL;

  if (!ludo_player_is (player, LUDO_PLAYER_COMPUTER))
    return name;
  side = name;
  if (!ludo_game_get_info (game)->has_decisions)
    /* Translators: a side that the computer plays. */
    return g_strdup_printf (_("%s (computer)"), side);

  /* Translators: a side, and how well the computer plays it. */
  return g_strdup_printf (_("%s (computer: %s)"), side,
                          ludo_level_name (player->level));
}

char *
ludo_record_dup_facts (LudoGame *game)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *date = NULL;
  g_autofree char *players = NULL;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  date = ludo_record_dup_date (game);
  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    for (int i = 0; i < ludo_game_get_team_size (game); i++)
      g_ptr_array_add (names, dup_player (game, seat, i));
  g_ptr_array_add (names, NULL);
  players = g_strjoinv (" – ", (char **) names->pdata);

  return g_strjoin (" · ", date, players, NULL);
}
