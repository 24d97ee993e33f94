/* test-zohn-ahl-game.c: a game of Zohn Ahl as widgets see it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include <string.h>

#include "games/zohn-ahl/zohn-ahl-game.h"
#include "games/zohn-ahl/zohn-ahl-rules.h"
#include "games/zohn-ahl/zohn-ahl-words.h"

static const char *const names[] = {
  "red-counters", "green-counters", "red-steps", "green-steps", NULL,
};

static LudoGame *
game_at (const char *position)
{
  LudoGame *game = play_game_at ("zohn-ahl", position);

  g_assert_true (ZOHN_AHL_IS_GAME (game));

  return game;
}

static int
property (LudoGame   *game,
          const char *name)
{
  int value;

  g_object_get (game, name, &value, NULL);

  return value;
}

static void
test_properties (void)
{
  g_autoptr (LudoGame) game = game_at ("26 - 4 4 r -");

  g_assert_cmpint (property (game, "red-counters"), ==, 4);
  g_assert_cmpint (property (game, "green-counters"), ==, 4);
  g_assert_cmpint (property (game, "red-steps"), ==, 26);
  g_assert_cmpint (property (game, "green-steps"), ==, -1);

  g_assert_true (ludo_game_play (game, "t3", NULL));
  g_assert_cmpint (property (game, "red-counters"), ==, 5);
  g_assert_cmpint (property (game, "green-counters"), ==, 3);
  g_assert_cmpint (property (game, "red-steps"), ==, 1);

  g_assert_true (ludo_game_play (game, "t2", NULL));
  g_assert_cmpint (property (game, "green-steps"), ==, 2);

  g_assert_true (ludo_game_undo (game));
  g_assert_true (ludo_game_undo (game));
  g_assert_cmpint (property (game, "red-counters"), ==, 4);
  g_assert_cmpint (property (game, "green-steps"), ==, -1);
}

/* Once for each change and never without one, when playing and when taking
 * back. */
static void
test_notifies (void)
{
  GameRng rng = { 41 };

  for (int ruleset = 0; ruleset < ZOHN_AHL_N_RULESETS; ruleset++)
    {
      GameConfig config = {
        .ruleset = ruleset, .players = 2, .counters = { 2, 2 },
      };
      g_autoptr (LudoGame) game = ludo_game_new ("zohn-ahl", &config, 1,
                                                 NULL);

      play_check_notifies (game, names, 200, &rng);
    }
}

/* Each signal's count, and the sum of what it told, one more than each seat
 * so that seat 0 counts too. */
typedef struct
{
  int captured;
  int fell;
  int hazards;
  int lapped;
  int paid;
  int counters;
  int missed;
} Told;

static void
captured_cb (LudoGame *game,
             int       seat,
             Told     *told)
{
  told->captured += seat + 1;
}

static void
fell_cb (LudoGame *game,
         int       seat,
         int       hazard,
         Told     *told)
{
  told->fell += seat + 1;
  told->hazards += hazard;
}

static void
lapped_cb (LudoGame *game,
           int       seat,
           Told     *told)
{
  told->lapped += seat + 1;
}

static void
paid_cb (LudoGame *game,
         int       seat,
         int       count,
         Told     *told)
{
  told->paid += seat + 1;
  told->counters += count;
}

static void
missed_cb (LudoGame *game,
           int       seat,
           Told     *told)
{
  told->missed += seat + 1;
}

static void
check_told (const Told *told,
            LudoMove   *move)
{
  const GameTrace *trace = ludo_move_get_trace (move);
  Told expected = { 0 };

  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];
      int seat = event->seat + 1;

      switch (event->type)
        {
        case GAME_EVENT_SENT_BACK:
          if (event->value == ZOHN_AHL_CAUSE_CAPTURE)
            expected.captured += seat;
          break;
        case GAME_EVENT_HAZARD:
          expected.fell += seat;
          expected.hazards += event->value;
          break;
        case GAME_EVENT_LAP:
          expected.lapped += seat;
          break;
        case GAME_EVENT_PAY:
          expected.paid += seat;
          expected.counters++;
          break;
        case GAME_EVENT_TURN_MISSED:
          expected.missed += seat;
          break;
        default:
          break;
        }
    }

  g_assert_cmpmem (told, sizeof *told, &expected, sizeof expected);
}

static void
assert_sentence (char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_str_has_suffix (text, "."));
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strchr (text, '%'));
  g_free (text);
}

/* The signals tell what the trace tells, and everything can be said. */
static void
test_random_games (void)
{
  Told all = { 0 };

  for (int i = 0; i < 4 * ZOHN_AHL_N_RULESETS; i++)
    {
      GameRng rng = { 43 };
      GameConfig config = {
        .ruleset = i % ZOHN_AHL_N_RULESETS, .players = 2,
        .counters = { 3, 3 },
      };
      g_autoptr (LudoGame) game =
        ludo_game_new ("zohn-ahl", &config, 100 + (guint64) i, NULL);
      Told told = { 0 };

      g_signal_connect (game, "captured", G_CALLBACK (captured_cb), &told);
      g_signal_connect (game, "fell", G_CALLBACK (fell_cb), &told);
      g_signal_connect (game, "lapped", G_CALLBACK (lapped_cb), &told);
      g_signal_connect (game, "paid", G_CALLBACK (paid_cb), &told);
      g_signal_connect (game, "turn-missed", G_CALLBACK (missed_cb), &told);

      while (!ludo_game_get_over (game))
        {
          LudoMove *move;

          assert_sentence (ludo_game_describe_turn (game));
          told = (Told) { 0 };
          g_assert_true (play_random_ply (game, &rng));
          move = ludo_game_get_last_move (game);
          check_told (&told, move);
          for (int detail = LUDO_DETAIL_BRIEF; detail <= LUDO_DETAIL_FULL;
               detail++)
            assert_sentence (ludo_game_describe_move (game, move,
                                                      (LudoDetail) detail));
          all.captured += told.captured;
          all.fell += told.fell;
          all.lapped += told.lapped;
          all.missed += told.missed;
        }
      assert_sentence (ludo_game_describe_outcome (game));
      g_assert_cmpint (property (game, "red-counters")
                       * property (game, "green-counters"), ==, 0);
    }

  g_assert_cmpint (all.captured, >, 0);
  g_assert_cmpint (all.fell, >, 0);
  g_assert_cmpint (all.lapped, >, 0);
  g_assert_cmpint (all.missed, >, 0);
}

static void
assert_told (const char *position,
             const char *token,
             LudoDetail  detail,
             const char *expected)
{
  g_autoptr (LudoGame) game = game_at (position);
  g_autofree char *text = NULL;

  g_assert_true (ludo_game_play (game, token, NULL));
  text = ludo_game_describe_move (game, ludo_game_get_last_move (game),
                                  detail);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_moves_told (void)
{
  assert_told ("3 5 4 4 r -", "t2s", LUDO_DETAIL_BRIEF,
               "Red goes to space 6. Red throws again.");
  assert_told ("3 5 4 4 r -", "t2s", LUDO_DETAIL_NORMAL,
               "Red throws two marked faces, the sahe among them: two steps. "
               "Red goes to space 6. Red throws again.");
  assert_told ("- - 4 4 r -", "t1", LUDO_DETAIL_FULL,
               "Red throws one marked face: one step. Red’s piece comes onto "
               "the board on space 1. Red goes to space 2. It is Green’s "
               "turn.");
  assert_told ("11 5 4 4 r -", "t2", LUDO_DETAIL_NORMAL,
               "Red throws two marked faces: two steps. Red falls into the "
               "north creek. Red’s piece goes back to its start. Red pays one "
               "counter.");
  assert_told ("5 25 4 4 g -", "t2", LUDO_DETAIL_BRIEF,
               "Green falls into the south creek. Green pays one counter.");
  assert_told ("6 18 4 4 g r", "t2s", LUDO_DETAIL_NORMAL,
               "Green throws two marked faces, the sahe among them: two "
               "steps. Green falls into the west dry branch. Green captures "
               "Red’s piece in the dry branch; it goes back to its start. Red "
               "pays one counter. Red need not miss a turn any more. Green "
               "loses the throw just won. Green will miss the next turn.");
  assert_told ("26 9 4 4 r -", "t3", LUDO_DETAIL_FULL,
               "Red throws three marked faces: three steps. Red goes to space "
               "2. Red completes a lap. Green’s piece goes back to its start. "
               "Green pays one counter. It is Green’s turn.");
  assert_told ("leaflet: 26 9 4 4 r -", "t2", LUDO_DETAIL_BRIEF,
               "Red goes to the south creek. Red completes a lap. Green pays "
               "one counter.");
  assert_told ("leaflet-cross: 6 7 4 4 r -", "t1", LUDO_DETAIL_BRIEF,
               "Red goes to the west dry branch. Red crosses over to the east "
               "dry branch. Red captures Green’s piece, which goes back to "
               "its start. Green pays one counter.");
  assert_told ("culin: 5 3 4 4 g -", "t4", LUDO_DETAIL_NORMAL,
               "Green throws four marked faces: five steps. Green goes to "
               "Green’s space 9. Green throws again.");
  assert_told ("6 5 4 4 g r", "t1", LUDO_DETAIL_BRIEF,
               "Green falls into the east dry branch. Green will miss the "
               "next turn. Red misses this turn. Green misses this turn.");
}

static void
test_turns_told (void)
{
  g_autoptr (LudoGame) game = game_at ("3 5 4 4 r -");
  g_autofree char *first = ludo_game_describe_turn (game);
  g_autofree char *again = NULL;
  g_autofree char *other = NULL;

  g_assert_cmpstr (first, ==, "Red throws the sticks.");
  g_assert_true (ludo_game_play (game, "t1s", NULL));
  again = ludo_game_describe_turn (game);
  g_assert_cmpstr (again, ==, "Red throws the sticks again.");
  g_assert_true (ludo_game_play (game, "t1", NULL));
  other = ludo_game_describe_turn (game);
  g_assert_cmpstr (other, ==, "Green throws the sticks.");
}

static void
test_outcomes_told (void)
{
  g_autoptr (LudoGame) red = game_at ("3 5 8 0 r -");
  g_autoptr (LudoGame) green = game_at ("3 5 0 8 r -");
  g_autofree char *red_text = ludo_game_describe_outcome (red);
  g_autofree char *green_text = ludo_game_describe_outcome (green);

  g_assert_cmpstr (red_text, ==, "Red wins: Green has no counter left.");
  g_assert_cmpstr (green_text, ==, "Green wins: Red has no counter left.");
}

/* Each refusal names the paragraph of the rule. */
static void
test_refusals (void)
{
  static const struct
  {
    const char *position;
    const char *token;
    const char *rule_id;
    const char *says;
  } near_misses[] = {
    { "3 5 4 4 r -", "t5", "throw", "t0 to t4" },
    { "3 5 4 4 r -", "t0s", "throw", "t0 to t4" },
    { "3 5 4 4 r -", "14", "no-choice", "Red’s turn" },
    { "3 5 4 4 g -", "6", "no-choice", "Green’s turn" },
    { "3 5 4 4 g -", "", "no-choice", "Green’s turn" },
    { "3 5 8 0 r -", "t1", "end", "over" },
    { "3 5 8 0 r -", "14", "end", "over" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (near_misses); i++)
    {
      g_autoptr (LudoGame) game = game_at (near_misses[i].position);
      g_autofree char *text = NULL;
      const char *rule_id = NULL;

      text = ludo_game_describe_refusal (game, near_misses[i].token,
                                         &rule_id);
      g_assert_cmpstr (rule_id, ==, near_misses[i].rule_id);
      g_assert_nonnull (strstr (text, near_misses[i].says));
      assert_sentence (ludo_game_describe_refusal (game,
                                                   near_misses[i].token,
                                                   NULL));
      g_assert_false (ludo_game_play (game, near_misses[i].token, NULL));
    }
}

/* Four landmarks, each on one space or on two banks. */
static void
test_landmarks (void)
{
  const int first = ZOHN_AHL_RULESET_ZOHN_AL;
  const int culin = ZOHN_AHL_RULESET_CULIN;
  int counts[ZOHN_AHL_N_LANDMARKS] = { 0 };

  for (int space = 0; space < 28; space++)
    counts[zohn_ahl_landmark (first, space)]++;
  for (int space = 1; space <= 40; space++)
    counts[zohn_ahl_landmark (culin, space)]++;
  g_assert_cmpint (counts[ZOHN_AHL_LANDMARK_NONE], ==, 24 + 32);
  for (int i = 1; i < ZOHN_AHL_N_LANDMARKS; i++)
    g_assert_cmpint (counts[i], ==, 3);

  g_assert_cmpint (zohn_ahl_landmark (first, 0), ==,
                   ZOHN_AHL_LANDMARK_SOUTH_CREEK);
  g_assert_cmpint (zohn_ahl_landmark (first, 7), ==,
                   ZOHN_AHL_LANDMARK_WEST_RAVINE);
  g_assert_cmpint (zohn_ahl_landmark (first, 21), ==,
                   ZOHN_AHL_LANDMARK_EAST_RAVINE);
  g_assert_cmpint (zohn_ahl_landmark (culin, 40), ==,
                   ZOHN_AHL_LANDMARK_SOUTH_CREEK);
  g_assert_cmpint (zohn_ahl_landmark (culin, 20), ==,
                   ZOHN_AHL_LANDMARK_NORTH_CREEK);
  g_assert_cmpint (zohn_ahl_landmark (culin, 10), ==,
                   ZOHN_AHL_LANDMARK_WEST_RAVINE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/zohn-ahl-game/properties", test_properties);
  g_test_add_func ("/zohn-ahl-game/notifies", test_notifies);
  g_test_add_func ("/zohn-ahl-game/random-games", test_random_games);
  g_test_add_func ("/zohn-ahl-game/moves-told", test_moves_told);
  g_test_add_func ("/zohn-ahl-game/turns-told", test_turns_told);
  g_test_add_func ("/zohn-ahl-game/outcomes-told", test_outcomes_told);
  g_test_add_func ("/zohn-ahl-game/refusals", test_refusals);
  g_test_add_func ("/zohn-ahl-game/landmarks", test_landmarks);

  return g_test_run ();
}
