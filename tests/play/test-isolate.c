/* test-isolate.c: a name of any script turns no sentence round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <locale.h>
#include <pango/pango.h>
#include <string.h>

#include "play/game/ludo-game.h"
#include "play/ludo-isolate.h"

static void
check (const char *text,
       const char *wanted)
{
  g_autofree char *isolated = ludo_isolate (text);

  g_assert_cmpstr (isolated, ==, wanted);
}

static void
test_isolate (void)
{
  check ("", "");
  check ("Zoé", "Zoé");
  check ("王小明 12", "王小明 12");
  check ("نور", "\u200E\u2068نور\u2069");
  check ("12 נועה", "\u200E\u206812 נועה\u2069");
}

static void
check_direction (const char *sentence,
                 const char *name)
{
  g_assert_nonnull (strstr (sentence, name));
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  g_assert_cmpint (pango_find_base_dir (sentence, -1), ==,
                   PANGO_DIRECTION_LTR);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/* Sentences that begin with a player's name run from left to right. */
static void
test_players (void)
{
  static const char *const names[] = { "نور", "נועה" };
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, 3, &error);
  g_autofree char *turn = NULL;

  g_assert_no_error (error);
  for (int seat = 0; seat < 2; seat++)
    {
      g_autofree char *name = NULL;

      ludo_player_set_name (ludo_game_get_player (game, seat, 0),
                            names[seat]);
      name = ludo_game_dup_player_name (game, seat, 0);
      check_direction (name, names[seat]);
    }
  turn = ludo_game_describe_turn (game);
  check_direction (turn, names[ludo_game_get_turn (game)]);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/isolate/isolate", test_isolate);
  g_test_add_func ("/isolate/players", test_players);

  return g_test_run ();
}
