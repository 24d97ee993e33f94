/* test-keyboards.c: moves typed after a question, and keyboards of other
 * layouts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands-fixture.h"

#include <X11/keysym.h>

#include "games/game-rng.h"
#include "test-long.h"
#include "test-wait.h"

/* Keys by their place on an English keyboard. */
enum
{
  KEY_1 = 10,
  KEY_2 = 11,
  KEY_6 = 15,
  KEY_0 = 19,
  KEY_Q = 24,
  KEY_O = 32,
  KEY_D = 40,
  KEY_L = 46,
  KEY_Z = 52,
  KEY_M = 58,
  KEY_SLASH = 61,
};

static void
set_layout (Fixture    *fixture,
            const char *layout)
{
  const char *const argv[] = { "setxkbmap", layout, NULL };
  g_autoptr (GError) error = NULL;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  hands_settle (fixture);
}

static void
assert_typed (Fixture    *fixture,
              const char *expected)
{
  WAIT_FOR (g_str_equal (ludo_board_get_typed (fixture->board), expected),
            expected);
}

/* The middle of a game of tavli. */
#define POSITION \
  "6:7,9:1,10:2,19:2,20:2,23:1,x 8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w 256"

/* M asks, and whatever move is typed then is played. */
static void
test_after_m (Fixture       *fixture,
              gconstpointer  data)
{
  GameRng rng = { 7 };
  const guint n_wanted = test_is_long () ? 600 : 40;
  guint n = 0;

  while (n < n_wanted)
    {
      GameMove moves[GAME_MOVES_MAX];
      int n_moves = 0;

      if (ludo_game_get_over (fixture->game))
        ludo_game_go_to (fixture->game, 0);
      if (ludo_game_get_turn_pending (fixture->game))
        ludo_game_end_turn (fixture->game);
      else if (ludo_game_get_at_chance (fixture->game))
        ludo_game_throw (fixture->game);
      else
        n_moves = ludo_game_get_legal_moves (fixture->game, moves);

      for (int i = 0; i < n_moves && n < n_wanted; i++)
        {
          const guint before = ludo_game_get_n_plies (fixture->game);
          char token[GAME_MOVE_TEXT_MAX];

          /* A letter of the place of a piece still to enter is its own. */
          ludo_game_get_rules (fixture->game)->print_move
            (ludo_game_get_state (fixture->game), moves[i], token);
          hand_press_key (XK_m, FALSE, FALSE);
          hand_type (token + (token[0] == 'm'));
          assert_typed (fixture, token);
          hand_press_key (XK_Return, FALSE, FALSE);
          WAIT_FOR (ludo_game_get_n_plies (fixture->game) > before, token);
          ludo_game_go_to (fixture->game, before);
          n++;
        }
      if (n_moves > 0)
        ludo_game_play_move (fixture->game,
                             moves[game_rng_below (&rng, (uint32_t) n_moves)]);
    }
  g_assert_cmpuint (fixture->n_refused, ==, 0);
}

/* The French keyboard has its digits with Shift, and a minus on the six. */
static void
test_french (Fixture       *fixture,
             gconstpointer  data)
{
  set_layout (fixture, "fr");
  hand_press_code (KEY_D, FALSE, FALSE);
  hand_press_code (KEY_1, FALSE, FALSE);
  assert_typed (fixture, "d1");
  hand_press_code (KEY_6, FALSE, FALSE);
  assert_typed (fixture, "d1-");
  hand_press_key (XK_BackSpace, FALSE, FALSE);
  hand_press_key (XK_BackSpace, FALSE, FALSE);
  hand_press_code (KEY_6, FALSE, FALSE);
  assert_typed (fixture, "d6");
  hand_press_key (XK_BackSpace, FALSE, FALSE);
  hand_press_code (KEY_2, FALSE, TRUE);
  assert_typed (fixture, "d2");
  hand_press_key (XK_BackSpace, FALSE, FALSE);
  hand_press_code (KEY_0, FALSE, FALSE);
  assert_typed (fixture, "d0");
}

/* Without Latin letters, the keys are those of an English keyboard. */
static void
test_letters (Fixture       *fixture,
              gconstpointer  data)
{
  static const char *const layouts[] = { "ru", "gr", "ara", "il", "us" };
  GameMove moves[GAME_MOVES_MAX];

  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      set_layout (fixture, layouts[i]);
      g_clear_pointer (&fixture->announced, g_free);
      hand_press_code (KEY_M, FALSE, FALSE);
      WAIT_FOR (fixture->announced != NULL, layouts[i]);
      g_clear_pointer (&fixture->announced, g_free);
      hand_press_code (KEY_L, FALSE, FALSE);
      WAIT_FOR (fixture->announced != NULL, layouts[i]);
      hand_press_code (KEY_D, FALSE, FALSE);
      hand_press_code (KEY_2, FALSE, FALSE);
      assert_typed (fixture, "d2");
      hand_press_key (XK_Escape, FALSE, FALSE);
      assert_typed (fixture, "");

      ludo_game_get_legal_moves (fixture->game, moves);
      ludo_game_play_move (fixture->game, moves[0]);
      hand_press_code (KEY_Z, TRUE, FALSE);
      WAIT_FOR (ludo_game_get_n_plies (fixture->game) == 0, layouts[i]);
      hand_press_code (KEY_Z, TRUE, TRUE);
      WAIT_FOR (ludo_game_get_n_plies (fixture->game) == 1, layouts[i]);
      ludo_game_undo (fixture->game);
    }
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add ("/board/keyboards/after-m", Fixture, POSITION, hands_set_up,
              test_after_m, hands_tear_down);
  g_test_add ("/board/keyboards/french", Fixture, "chisolo", hands_set_up,
              test_french, hands_tear_down);
  g_test_add ("/board/keyboards/letters", Fixture, "chisolo", hands_set_up,
              test_letters, hands_tear_down);

  return g_test_run ();
}
