/* test-zohn-ahl-game.c: a game of Zohn Ahl as widgets see it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include <string.h>

#include "games/zohn-ahl/rules/zohn-ahl-rules.h"
#include "games/zohn-ahl/words/zohn-ahl-words.h"
#include "play/record/ludo-record.h"
#include "play/record/ludo-ply-words.h"
#include "play/record/ludo-transcript.h"

static LudoGame *
game_at (const char *position)
{
  LudoGame *game = play_game_at ("zohn-ahl", position);

  g_assert_true (ludo_game_get_info (game) == &zohn_ahl_info);

  return game;
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

/* Everything that can happen is said. */
static void
test_random_games (void)
{
  guint n_captured = 0, n_fallen = 0, n_laps = 0, n_missed = 0;

  for (int i = 0; i < 4 * ZOHN_AHL_N_RULESETS; i++)
    {
      GameRng rng = { 43 };
      GameConfig config = {
        .ruleset = i % ZOHN_AHL_N_RULESETS, .players = 2,
        .counters = { 3, 3 },
      };
      g_autoptr (LudoGame) game =
        ludo_game_new ("zohn-ahl", &config, 100 + (guint64) i, NULL);
      const ZohnAhlState *state;

      while (!ludo_game_get_over (game))
        {
          const GameTrace *trace;
          LudoMove *move;

          assert_sentence (ludo_game_describe_turn (game));
          g_assert_true (play_random_ply (game, &rng));
          move = ludo_game_get_last_move (game);
          for (int detail = LUDO_DETAIL_BRIEF; detail <= LUDO_DETAIL_FULL;
               detail++)
            assert_sentence (ludo_game_describe_move (game, move,
                                                      (LudoDetail) detail));
          trace = ludo_move_get_trace (move);
          for (size_t j = 0; j < trace->n_events; j++)
            {
              const GameEvent *event = &trace->events[j];

              n_captured += event->type == ZOHN_AHL_EVENT_SENT_BACK
                            && event->value == ZOHN_AHL_CAUSE_CAPTURE;
              n_fallen += event->type == ZOHN_AHL_EVENT_HAZARD;
              n_laps += event->type == ZOHN_AHL_EVENT_LAP;
              n_missed += event->type == ZOHN_AHL_EVENT_TURN_MISSED;
            }
        }
      assert_sentence (ludo_game_describe_outcome (game));
      state = zohn_ahl_state (ludo_game_get_state (game));
      g_assert_cmpint (state->counters[ZOHN_AHL_RED]
                       * state->counters[ZOHN_AHL_GREEN], ==, 0);
    }

  g_assert_cmpuint (n_captured, >, 0);
  g_assert_cmpuint (n_fallen, >, 0);
  g_assert_cmpuint (n_laps, >, 0);
  g_assert_cmpuint (n_missed, >, 0);
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
               "Two marks. Red goes to space 6. Red to throw again.");
  assert_told ("3 5 4 4 r -", "t2s", LUDO_DETAIL_NORMAL,
               "Red throws two marked faces, the sahe included. Red goes to "
               "space 6. Red to throw again.");
  /* A single step that leads to space 2 is described from its start. */
  assert_told ("- - 4 4 r -", "t1", LUDO_DETAIL_NORMAL,
               "Red throws one marked face. Red enters on space 1. Red goes "
               "to space 2.");
  assert_told ("- - 4 4 r -", "t1", LUDO_DETAIL_FULL,
               "Red throws one marked face. Red enters on space 1. Red goes "
               "to space 2. It is Green’s turn.");
  assert_told ("11 5 4 4 r -", "t2", LUDO_DETAIL_NORMAL,
               "Red throws two marked faces. Red falls into the north creek. "
               "Red goes back. Red pays one counter.");
  assert_told ("11 5 4 4 r -", "t2", LUDO_DETAIL_FULL,
               "Red throws two marked faces. Red falls into the north creek. "
               "Red’s piece goes back to its start. Red pays one counter. It "
               "is Green’s turn.");
  assert_told ("5 25 4 4 g -", "t2", LUDO_DETAIL_BRIEF,
               "Two marks. Green falls into the south creek. Green "
               "goes back. Green pays one counter.");
  /* A side that misses a turn need not hear that it loses the throw just
   * won. */
  assert_told ("6 18 4 4 g r", "t2s", LUDO_DETAIL_NORMAL,
               "Green throws two marked faces, the sahe included. Green falls "
               "into the west dry branch. Green captures Red’s piece. Red "
               "pays one counter. Red need not miss a turn any more. Green "
               "will miss a turn.");
  assert_told ("6 18 4 4 g r", "t2s", LUDO_DETAIL_FULL,
               "Green throws two marked faces, the sahe included. Green falls "
               "into the west dry branch. Green captures Red’s piece in the "
               "dry branch, and that piece goes back to its start. Red pays "
               "one counter. Red need not miss a turn any more. Green loses "
               "the throw just won. Green will miss a turn. It is Red’s turn.");
  assert_told ("26 9 4 4 r -", "t3", LUDO_DETAIL_FULL,
               "Red throws three marked faces. Red goes to space 2. Red "
               "completes a lap. Green’s piece goes back to its start. Green "
               "pays one counter. It is Green’s turn.");
  assert_told ("leaflet: 26 9 4 4 r -", "t2", LUDO_DETAIL_BRIEF,
               "Two marks. Red goes to the south creek. Red completes a lap. "
               "Green goes back. Green pays one counter.");
  assert_told ("26 9 4 4 r -", "t3", LUDO_DETAIL_NORMAL,
               "Red throws three marked faces. Red goes to space 2. Red "
               "completes a lap. Green goes back. Green pays one "
               "counter.");
  assert_told ("leaflet-cross: 6 7 4 4 r -", "t1", LUDO_DETAIL_BRIEF,
               "One mark. Red goes to the west dry branch. Red crosses over to "
               "the east dry branch. Red captures Green’s piece. Green pays "
               "one counter.");
  assert_told ("culin: 5 3 4 4 g -", "t4", LUDO_DETAIL_NORMAL,
               "Green throws four marked faces: five steps. Green goes to "
               "its own space 9. Green to throw again.");
  assert_told ("6 5 4 4 g r", "t1", LUDO_DETAIL_BRIEF,
               "One mark. Green falls into the east dry branch. Green will "
               "miss a turn. Red misses this turn. Green misses this "
               "turn.");
}

static void
test_turns_told (void)
{
  g_autoptr (LudoGame) game = game_at ("3 5 4 4 r -");
  g_autofree char *first = ludo_game_describe_turn (game);
  g_autofree char *again = NULL;
  g_autofree char *other = NULL;

  g_assert_cmpstr (first, ==, "Red to throw.");
  g_assert_true (ludo_game_play (game, "t1s", NULL));
  again = ludo_game_describe_turn (game);
  g_assert_cmpstr (again, ==, "Red to throw again.");
  g_assert_true (ludo_game_play (game, "t1", NULL));
  other = ludo_game_describe_turn (game);
  g_assert_cmpstr (other, ==, "Green to throw.");
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

static const struct
{
  const char *position;
  const char *result;           /* NULL: nobody may stop it */
  const char *says;
} stops[] = {
  { "- - 4 4 r -", NULL, NULL },
  { "culin: 0 0 5 3 r -", NULL, NULL },
  { "leaflet: 3 9 5 3 r -", "p1win", "Red has more counters" },
  { "leaflet: 3 9 3 5 r -", "p2win", "Green has more counters" },
  { "leaflet: 3 9 4 4 g -", "draw", "same number" },
  { "leaflet-cross: 3 9 5 3 g -", "p1win", "Red has more counters" },
  { "leaflet: 3 9 0 8 g -", NULL, NULL },
};

/* A game is stopped where the sheet says who then has won, and goes on with
 * the same throws once that is taken back. */
static void
test_stopped (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      g_autoptr (LudoGame) game = game_at (stops[i].position);
      g_autoptr (LudoGame) read = NULL;
      g_autofree char *outcome = NULL;
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;
      g_autofree char *fell = NULL;
      GameOutcome found;

      g_assert_true (ludo_game_can_stop (game) == (stops[i].result != NULL));
      if (stops[i].result == NULL)
        {
          g_assert_false (ludo_game_play (game, "stop", NULL));
          g_assert_false (ludo_game_stop (game));
          g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
          continue;
        }

      g_assert_true (ludo_game_throw (game));
      fell = g_strdup (ludo_move_get_token (ludo_game_get_last_move (game)));
      g_assert_true (ludo_game_undo (game));
      g_assert_true (ludo_game_play (game, "stop", NULL));
      ludo_game_get_outcome (game, &found);
      g_assert_true (found.over && found.reason == GAME_REASON_STOPPED);
      g_assert_false (ludo_game_can_stop (game));
      g_assert_false (ludo_game_throw (game));
      g_assert_false (ludo_game_play (game, "t1", NULL));
      g_assert_false (ludo_move_is_throw (ludo_game_get_last_move (game)));
      assert_sentence (ludo_ply_words_describe_last (game));
      outcome = ludo_game_describe_outcome (game);
      g_assert_nonnull (strstr (outcome, stops[i].says));

      text = ludo_record_to_text (game);
      g_assert_nonnull (strstr (text, stops[i].result));
      read = ludo_record_from_text (text, -1, "test", NULL);
      g_assert_nonnull (read);
      again = ludo_record_to_text (read);
      g_assert_cmpstr (text, ==, again);

      g_assert_true (ludo_game_undo (read));
      g_assert_false (ludo_game_get_over (read));
      g_assert_true (ludo_game_redo (read) && ludo_game_get_over (read));
      g_assert_true (ludo_game_undo (read) && ludo_game_throw (read));
      g_assert_cmpstr (ludo_move_get_token (ludo_game_get_last_move (read)),
                       ==, fell);
    }
}

/* Four landmarks, each on one space or on two banks. */
static void
test_landmarks (void)
{
  const ZohnAhlRuleset *first = zohn_ahl_ruleset (ZOHN_AHL_RULESET_ZOHN_AL);
  const ZohnAhlRuleset *culin = zohn_ahl_ruleset (ZOHN_AHL_RULESET_CULIN);
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

#define CHANGED "zohn-al spaces=24 steps-0=7 lap=2 stick-4=60: "

/* A game by changed rules says so at first, tells what they change, and comes
 * back with them from its record. */
static void
test_changed (void)
{
  g_autoptr (LudoGame) game = game_at (CHANGED "- - 4 4 r -");
  g_autoptr (LudoGame) read = NULL;
  g_autofree char *turn = ludo_game_describe_turn (game);
  g_autofree char *change = zohn_ahl_describe_overview
                              (ludo_game_get_state (game), 3);
  g_autofree char *record = NULL;
  g_autofree char *told = NULL;
  g_autofree char *text = NULL;
  g_autofree char *last = NULL;
  g_autofree char *after = NULL;

  g_assert_cmpstr (turn, ==, "The rules of this game are changed. Red to "
                             "throw.");
  g_assert_cmpstr (change, ==, "Changed: The circuit has 24 spaces. Each piece "
                               "enters when its side first throws, Red’s "
                               "on space 1 and Green’s on space 23. Until then "
                               "it cannot be captured. By the sheet’s rules: "
                               "The circuit has 28 spaces. Each piece enters "
                               "when its side first throws, Red’s on "
                               "space 1 and Green’s on space 27. Until then "
                               "it cannot be captured.");
  g_assert_true (ludo_game_play (game, "t0", NULL));
  after = ludo_game_describe_turn (game);
  g_assert_cmpstr (after, ==, "Red to throw again.");
  record = ludo_record_to_text (game);
  read = ludo_record_from_text (record, -1, "a record", NULL);
  g_assert_nonnull (read);
  text = ludo_game_dup_position_text (read);
  g_assert_cmpstr (text, ==, CHANGED "7 - 4 4 r -");
  told = ludo_transcript_new (read);
  g_assert_nonnull (strstr (told, "\nChanged: The circuit has 24 spaces."));
  g_assert_null (strstr (told, "\nChanged: A piece that ends"));

  assert_told (CHANGED "7 3 4 4 r -", "t0", LUDO_DETAIL_NORMAL,
               "No marked face is up. Red moves 7 steps. Red goes to space 15. "
               "Red to throw again.");
  assert_told (CHANGED "20 3 4 4 r -", "t4", LUDO_DETAIL_NORMAL,
               "Red throws four marked faces: six steps. Red goes to space 3. "
               "Red completes a lap. Green goes back. Green pays 2 "
               "counters. Red to throw again.");
  assert_told (CHANGED "8 3 4 4 r -", "t3", LUDO_DETAIL_BRIEF,
               "Three marks. Red falls into the north creek. Red "
               "goes back. Red pays one counter.");
}

/* The name of changed rules is where that of the game is, in its record and in
 * every copy; a game by a sheet takes none. */
static void
test_named (void)
{
  g_autoptr (LudoGame) game =
    ludo_game_new_from_position ("zohn-ahl", CHANGED "- - 4 4 r -", 1, NULL);
  g_autoptr (LudoGame) plain = ludo_game_new ("zohn-ahl", NULL, 1, NULL);
  g_autoptr (LudoGame) read = NULL;
  g_autoptr (LudoGame) copy = NULL;
  g_autofree char *title = NULL, *unnamed = NULL, *record = NULL, *told = NULL;

  unnamed = ludo_game_dup_title (game);
  g_assert_cmpstr (unnamed, ==, "Zohn Ahl");
  g_assert_true (ludo_game_set_rules_name (game, " Short\n \u202eCircuit "));
  record = ludo_record_to_text (game);
  g_assert_nonnull (strstr (record, "\nvariant: Short Circuit\n"));
  read = ludo_record_from_text (record, -1, "a record", NULL);
  copy = ludo_game_copy (read);
  title = ludo_game_dup_title (copy);
  g_assert_cmpstr (title, ==, "Short Circuit (Zohn Ahl)");
  told = ludo_transcript_new (copy);
  g_assert_true (g_str_has_prefix (told, "Zohn Ahl (Short Circuit), "));
  g_assert_false (ludo_game_set_rules_name (plain, "Short Circuit"));
  g_assert_cmpstr (ludo_game_get_rules_name (plain), ==, "");
}

/* With loaded sticks the throws have other chances, and throws that cannot fall
 * are not listed. */
static void
test_loaded (void)
{
  static const struct
  {
    const char *position;
    guint of;
    guint n;
  } cases[] = {
    { CHANGED "7 3 4 4 r -", 40, 5 },
    { "zohn-al stick-1=0: 7 3 4 4 r -", 8, 4 },
    { "zohn-al lap=2: 7 3 4 4 r -", 16, 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LudoGame) game = game_at (cases[i].position);
      const LudoSolver *solver = zohn_ahl_info.solver;
      const GameState *state = ludo_game_get_state (game);
      g_autoptr (GPtrArray) throws = NULL;
      GameState root;
      gpointer chain;
      double chance = 0;
      guint ways = 0;

      solver->find_root (state, &root);
      chain = solver->solve (&root);
      throws = solver->list_throws (chain, state);
      g_assert_cmpuint (throws->len, ==, cases[i].n);
      for (guint t = 0; t < throws->len; t++)
        {
          const LudoThrowOdds *odds = g_ptr_array_index (throws, t);

          g_assert_cmpuint (odds->of, ==, cases[i].of);
          ways += odds->ways;
          chance += odds->ways * odds->first_wins / odds->of;
        }
      g_assert_cmpuint (ways, ==, cases[i].of);
      g_assert_cmpfloat_with_epsilon (chance, solver->first_wins (chain, state),
                                      1e-9);
      solver->free (chain);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/zohn-ahl-game/random-games", test_random_games);
  g_test_add_func ("/zohn-ahl-game/moves-told", test_moves_told);
  g_test_add_func ("/zohn-ahl-game/turns-told", test_turns_told);
  g_test_add_func ("/zohn-ahl-game/outcomes-told", test_outcomes_told);
  g_test_add_func ("/zohn-ahl-game/refusals", test_refusals);
  g_test_add_func ("/zohn-ahl-game/stopped", test_stopped);
  g_test_add_func ("/zohn-ahl-game/landmarks", test_landmarks);
  g_test_add_func ("/zohn-ahl-game/changed", test_changed);
  g_test_add_func ("/zohn-ahl-game/loaded", test_loaded);
  g_test_add_func ("/zohn-ahl-game/named", test_named);

  return g_test_run ();
}
