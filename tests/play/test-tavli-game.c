/* test-tavli-game.c: a game of tavli as widgets see it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include <string.h>

#include "games/tavli/tavli-words.h"
#include "games/tavli/tavli-rules.h"

#define AGATHIAS                                                        \
  "6:7,9:1,10:2,19:2,20:2,23:1,x 8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w "

static LudoGame *
game_at (const char *position)
{
  LudoGame *game = play_game_at ("tavli", position);

  g_assert_true (ludo_game_get_info (game) == &tavli_info);

  return game;
}

/* What the men of each have still to travel, and how many are borne off. */
static void
assert_numbers (LudoGame *game,
                int       white_pips,
                int       black_pips,
                int       white_off,
                int       black_off)
{
  const TavliState *state = (const TavliState *) ludo_game_get_state (game);

  g_assert_cmpint (tavli_pips (state, TAVLI_WHITE), ==, white_pips);
  g_assert_cmpint (tavli_pips (state, TAVLI_BLACK), ==, black_pips);
  g_assert_cmpint (tavli_men (state, TAVLI_WHITE, TAVLI_OFF), ==, white_off);
  g_assert_cmpint (tavli_men (state, TAVLI_BLACK, TAVLI_OFF), ==, black_off);
}

static void
test_numbers (void)
{
  g_autoptr (LudoGame) game = game_at (AGATHIAS "-");
  g_autoptr (LudoGame) end = game_at ("22:1,24:1,o:13,x 23:2,o:13,x b 44445");

  /* The pips that the dossier counts. */
  assert_numbers (game, 203, 164, 0, 0);
  g_assert_true (ludo_game_play (game, "r256", NULL));
  g_assert_true (ludo_game_play (game, "19/24", NULL));
  assert_numbers (game, 198, 164, 0, 0);
  g_assert_true (ludo_game_undo (game));
  assert_numbers (game, 203, 164, 0, 0);

  assert_numbers (end, 4, 4, 13, 13);
  g_assert_true (ludo_game_play (end, "23/off:4", NULL));
  assert_numbers (end, 4, 2, 13, 14);
}

/* Random games: in words, every turn, ply and outcome says something, in full
 * at least as much as in brief. */
static void
test_words (void)
{
  GameRng rng = { 8 };

  for (int i = 0; i < 6; i++)
    {
      g_autoptr (LudoGame) game =
        ludo_game_new ("tavli", NULL, (guint64) i, NULL);
      g_autofree char *outcome = NULL;

      for (;;)
        {
          g_autofree char *turn = NULL;

          if (!ludo_game_get_over (game))
            {
              turn = ludo_game_describe_turn (game);
              g_assert_cmpstr (turn, !=, "");
            }
          if (!play_random_ply (game, &rng))
            break;

          for (int detail = 0; detail <= LUDO_DETAIL_FULL; detail++)
            {
              g_autofree char *words =
                ludo_game_describe_move (game, ludo_game_get_last_move (game),
                                         (LudoDetail) detail);

              g_assert_cmpstr (words, !=, "");
              g_assert_null (strchr (words, '%'));
            }
        }

      outcome = ludo_game_describe_outcome (game);
      g_assert_cmpstr (outcome, !=, "");
    }
}

static void
assert_move_words (const char *position,
                   const char *move,
                   LudoDetail  detail,
                   const char *expected)
{
  g_autoptr (LudoGame) game = game_at (position);
  g_autofree char *words = NULL;

  g_assert_true (ludo_game_play (game, move, NULL));
  words = ludo_game_describe_move (game, ludo_game_get_last_move (game),
                                   detail);
  g_assert_cmpstr (words, ==, expected);
}

static void
test_move_words (void)
{
  assert_move_words (AGATHIAS "256", "10/16", LUDO_DETAIL_BRIEF,
                     "White: 10/16.");
  assert_move_words (AGATHIAS "256", "10/16", LUDO_DETAIL_NORMAL,
                     "White moves from 10 to 16 with a 6.");
  assert_move_words (AGATHIAS "256", "10/16", LUDO_DETAIL_FULL,
                     "White moves from 10 to 16 with a 6. A white blot "
                     "stays behind on 10. Left to play: 2, 5.");
  assert_move_words ("h:15 h:15 w -", "r445", LUDO_DETAIL_NORMAL,
                     "White throws 4, 4 and 5. A pair: the 4 counts four "
                     "times.");
  assert_move_words ("h:14,6:1 1:8,5:7 w -", "r115", LUDO_DETAIL_NORMAL,
                     "White throws 1, 1 and 5. A pair: the 1 counts four "
                     "times. These numbers cannot be played and are lost: "
                     "1 (4 times), 5.");
  assert_move_words ("1:14,20:1,x 2:14,21:1,x w 1", "20/21",
                     LUDO_DETAIL_FULL,
                     "White moves from 20 to 21 with a 1. The black checker "
                     "on 21 is hit and now waits on m4. The turn passes to "
                     "Black.");
}

/* @token is refused at @position with the rule @rule. */
static void
assert_refusal (const char *position,
                const char *token,
                const char *rule)
{
  g_autoptr (LudoGame) game = game_at (position);
  const char *rule_id = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *again = NULL;

  g_assert_false (ludo_game_play (game, token, NULL));
  sentence = ludo_game_describe_refusal (game, token, &rule_id);
  again = ludo_game_describe_refusal (game, token, NULL);
  g_assert_cmpstr (sentence, !=, "");
  g_assert_cmpstr (sentence, ==, again);
  g_assert_cmpstr (rule_id, ==, rule);
}

static void
test_refusals (void)
{
  assert_refusal (AGATHIAS "256", "6/12", "landing-blocked");
  assert_refusal (AGATHIAS "256", "6/", "landing-blocked");
  assert_refusal (AGATHIAS "256", "o/", "travelling");
  assert_refusal (AGATHIAS "256", "/h", "entering");
  assert_refusal (AGATHIAS "256", "off/", "bearing-off");
  assert_refusal (AGATHIAS "256", "6/14", "no-sum");
  assert_refusal (AGATHIAS "256", "10/9", "board-direction");
  assert_refusal (AGATHIAS "256", "10/13", "throw");
  assert_refusal (AGATHIAS "256", "7/12", "travelling");
  assert_refusal (AGATHIAS "256", "8/10", "travelling");
  assert_refusal (AGATHIAS "256", "h/5", "travelling");
  assert_refusal (AGATHIAS "256", "20/off:5", "bearing-off");
  assert_refusal (AGATHIAS "256", "20/off:2", "bearing-off");
  assert_refusal (AGATHIAS "256", "20/25", "board-course");
  assert_refusal (AGATHIAS "256", "99999999999999999999/1", "board-course");
  assert_refusal (AGATHIAS "256", "r256", "throw");
  assert_refusal (AGATHIAS "256", "", "throw");
  assert_refusal (AGATHIAS "256", "/", "throw");
  assert_refusal (AGATHIAS "256", ":9", "throw");
  assert_refusal (AGATHIAS "-", "10/16", "throw");
  assert_refusal ("1:1,2:14 3:1,4:14 w 11", "2/3", "protected-blot");
  assert_refusal ("h:13,1:2 h:13,2:2 w 25", "h/2", "landing-blocked");
  assert_refusal ("h:13,1:2 h:13,2:2 w 25", "1/6", "entering-duty");
  assert_refusal ("h:13,1:2 h:13,2:2 w 25", ":2", "entering-duty");
  assert_refusal ("h:12,1:2,5:1 h:13,2:2 w 2", "5/7", "entering-inside");
  assert_refusal ("m4:1,7:14,x 2:5,5:10 w 26", "7/13", "middle-row-first");
  assert_refusal ("m4:1,7:14,x 2:5,5:10 w 26", "7/", "middle-row-first");
  assert_refusal ("m4:1,7:14,x 2:5,5:10 w 26", ":2", "landing-blocked");
  assert_refusal ("22:3,23:12,x 1:15 w 4", "23/off:4", "bearing-off-higher");
  assert_refusal ("18:1,24:14,x 1:15 w 1", "24/off:1", "bearing-off");
  assert_refusal ("o:15,x 22:1,o:14,x w 5", "22/off:5", "end");
  assert_refusal ("o:15,x 22:1,o:14,x w 5", "nonsense", "end");
}

/* A number or a man that could be played says so. */
static void
test_hints (void)
{
  g_autoptr (LudoGame) game = game_at (AGATHIAS "256");
  g_autofree char *number = ludo_game_describe_refusal (game, ":6", NULL);
  g_autofree char *man = ludo_game_describe_refusal (game, "10/", NULL);

  g_assert_cmpstr (number, ==,
                   "The 6 can be played: choose the checker, then the cell.");
  g_assert_cmpstr (man, ==, number);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tavli/game/numbers", test_numbers);
  g_test_add_func ("/tavli/game/words", test_words);
  g_test_add_func ("/tavli/game/move-words", test_move_words);
  g_test_add_func ("/tavli/game/refusals", test_refusals);
  g_test_add_func ("/tavli/game/hints", test_hints);

  return g_test_run ();
}
