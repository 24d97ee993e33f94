/* test-play-table.c: the model of the page to play, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-play-table.h"
#include "app/playing/ludo-play-words.h"
#include "play/play-fixture.h"

/* Fixture: a table with the place of a board beside it. */
typedef struct
{
  LudoPlayTable *table;
  LudoReplay *replay;
  LudoGame *game;
  gboolean animates;            /* the board shows each ply for a while */
  guint n_changed;
  guint change;                 /* of all signals since the last check */
} Fixture;

static void
changed_cb (Fixture *fixture,
            guint    change)
{
  fixture->n_changed++;
  fixture->change |= change;
}

static void
set_moving (Fixture  *fixture,
            gboolean  moving)
{
  LudoGame *shown = ludo_replay_get_shown (fixture->replay);

  ludo_play_table_set_motion (fixture->table, &(LudoBoardMotion) {
    .moving = moving,
    .left = moving ? 1 : 0,
    .n_shown = ludo_game_get_n_plies (shown) - moving,
  });
}

/* The board begins to show a ply, and drops a pick, while others still handle
 * the change of the game. */
static void
game_changed_cb (Fixture *fixture,
                 guint    n_undone,
                 guint    n_played)
{
  if (fixture->animates || ludo_replay_get_motion (fixture->replay)->moving)
    set_moving (fixture, fixture->animates && n_played > 0);
  ludo_play_table_instruct (fixture->table, NULL);
}

static void
fixture_set_up (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->table = ludo_play_table_new ();
  fixture->replay = ludo_play_table_get_replay (fixture->table);
  fixture->game = ludo_game_new (data, NULL, 3, &error);
  g_assert_no_error (error);
  g_signal_connect_swapped (fixture->table, "changed",
                            G_CALLBACK (changed_cb), fixture);
  ludo_play_table_set_game (fixture->table, fixture->game);
  g_assert_cmpuint (fixture->n_changed, ==, 1);
  g_assert_cmpuint (fixture->change & LUDO_CHANGED_GAME, !=, 0);
  fixture->n_changed = fixture->change = 0;
  g_signal_connect_swapped (fixture->game, "changed",
                            G_CALLBACK (game_changed_cb), fixture);
}

static void
fixture_tear_down (Fixture       *fixture,
                   gconstpointer  data)
{
  ludo_play_table_set_game (fixture->table, NULL);
  g_signal_handlers_disconnect_by_data (fixture->game, fixture);
  g_signal_handlers_disconnect_by_data (fixture->table, fixture);
  g_assert_finalize_object (fixture->table);
  g_assert_finalize_object (fixture->game);
}

/* Checks that a single signal was emitted since the last check, about @change
 * among others. */
static void
check_one (Fixture *fixture,
           guint    change)
{
  g_assert_cmpuint (fixture->n_changed, ==, 1);
  g_assert_cmphex (fixture->change & change, ==, change);
  fixture->n_changed = fixture->change = 0;
}

/* Checks @act: "a" if it is allowed, "o" if it is offered. */
static void
check_act (Fixture    *fixture,
           LudoAct     act,
           const char *expected)
{
  LudoActs acts = ludo_play_table_get_acts (fixture->table);
  g_autofree char *found =
    g_strconcat (acts.allowed & 1u << act ? "a" : "",
                 acts.offered & 1u << act ? "o" : "", NULL);

  g_test_message ("act %d", act);
  g_assert_cmpstr (found, ==, expected);
  g_assert_true (ludo_play_table_allows (fixture->table, act)
                 == (found[0] == 'a'));
}

static const char *
headline (Fixture *fixture)
{
  return ludo_play_table_get_texts (fixture->table)->headline;
}

static const char *
sentence (Fixture *fixture)
{
  return ludo_play_table_get_texts (fixture->table)->sentence;
}

static void
test_no_game (void)
{
  g_autoptr (LudoPlayTable) table = ludo_play_table_new ();
  LudoActs acts = ludo_play_table_get_acts (table);

  g_assert_cmphex (acts.allowed, ==, 0);
  g_assert_cmphex (acts.offered, ==, 0);
  g_assert_true (ludo_play_table_get_only_move (table) == GAME_MOVE_NONE);
  ludo_play_table_undo (table);
  ludo_play_table_redo (table);
  ludo_play_table_update (table);
  ludo_play_table_instruct (table, "no board has anything to pick");
  g_assert_null (ludo_play_table_get_texts (table)->headline);
}

/* The acts that are offered in a game, while it is looked back on, and to a
 * class. */
static void
test_acts (Fixture       *fixture,
           gconstpointer  data)
{
  check_act (fixture, LUDO_ACT_THROW, "ao");
  check_act (fixture, LUDO_ACT_UNDO, "o");
  check_act (fixture, LUDO_ACT_REDO, "o");
  check_act (fixture, LUDO_ACT_NEW_GAME, "ao");
  check_act (fixture, LUDO_ACT_FIRST, "");
  check_act (fixture, LUDO_ACT_AUTOPLAY, "");
  check_act (fixture, LUDO_ACT_REMATCH, "");
  check_act (fixture, LUDO_ACT_PAUSE, "");
  check_act (fixture, LUDO_ACT_SCORE, "a");

  g_assert_true (ludo_game_throw (fixture->game));
  check_one (fixture, LUDO_CHANGED_POSITION | LUDO_CHANGED_ACTS
                      | LUDO_CHANGED_TURN);
  check_act (fixture, LUDO_ACT_UNDO, "ao");
  check_act (fixture, LUDO_ACT_BACK, "a");
  check_act (fixture, LUDO_ACT_RETURN, "");

  ludo_replay_preview (fixture->replay, 0);
  check_one (fixture, LUDO_CHANGED_POSITION | LUDO_CHANGED_HEADLINE);
  check_act (fixture, LUDO_ACT_UNDO, "");
  check_act (fixture, LUDO_ACT_THROW, "o");
  check_act (fixture, LUDO_ACT_FIRST, "o");
  check_act (fixture, LUDO_ACT_FORWARD, "ao");
  check_act (fixture, LUDO_ACT_PLAY_ON, "ao");
  check_act (fixture, LUDO_ACT_RETURN, "ao");
  g_assert_nonnull (strstr (headline (fixture), "start of the game"));
  ludo_play_table_undo (fixture->table);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 1);

  ludo_play_table_set_option (fixture->table, LUDO_TABLE_PROJECTED, TRUE);
  check_one (fixture, LUDO_CHANGED_OPTIONS | LUDO_CHANGED_ACTS);
  check_act (fixture, LUDO_ACT_RETURN, "a");
  check_act (fixture, LUDO_ACT_MOVES, "a");
  ludo_play_table_set_option (fixture->table, LUDO_TABLE_PROJECTED, FALSE);
  check_one (fixture, LUDO_CHANGED_OPTIONS);

  ludo_replay_step (fixture->replay, 1);
  check_one (fixture, LUDO_CHANGED_POSITION);
  check_act (fixture, LUDO_ACT_FORWARD, "o");
  ludo_replay_end (fixture->replay);
  check_one (fixture, LUDO_CHANGED_POSITION);

  /* A change of the game ends the look at an earlier position. */
  ludo_replay_preview (fixture->replay, 0);
  check_one (fixture, LUDO_CHANGED_POSITION);
  g_assert_true (ludo_game_undo (fixture->game));
  check_one (fixture, LUDO_CHANGED_POSITION);
  check_act (fixture, LUDO_ACT_REDO, "ao");
  ludo_play_table_redo (fixture->table);
  check_one (fixture, LUDO_CHANGED_POSITION);
}

/* A hint is allowed, so that the answer says why there is none, but offered
 * only where there can be one. */
static void
test_hint (Fixture       *fixture,
           gconstpointer  data)
{
  check_act (fixture, LUDO_ACT_HINT, "ao");
  ludo_play_table_set_option (fixture->table, LUDO_TABLE_HINTS, FALSE);
  check_act (fixture, LUDO_ACT_HINT, "a");
  ludo_play_table_set_option (fixture->table, LUDO_TABLE_HINTS, TRUE);
  ludo_play_table_set_option (fixture->table, LUDO_TABLE_PROJECTED, TRUE);
  check_act (fixture, LUDO_ACT_HINT, "a");
}

/* A ply is described once the board has shown it. */
static void
test_motion (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *before = g_strdup (headline (fixture));

  fixture->animates = TRUE;
  g_assert_true (ludo_game_throw (fixture->game));
  check_one (fixture, LUDO_CHANGED_POSITION | LUDO_CHANGED_ACTS);
  g_assert_cmpstr (headline (fixture), ==, before);
  g_assert_cmpstr (sentence (fixture), ==, "");
  g_assert_cmpuint (ludo_replay_get_n_announced (fixture->replay), ==, 0);
  ludo_play_table_instruct (fixture->table, "not now");
  g_assert_cmpuint (fixture->n_changed, ==, 0);

  set_moving (fixture, FALSE);
  check_one (fixture, LUDO_CHANGED_HEADLINE | LUDO_CHANGED_SENTENCE
                      | LUDO_CHANGED_TURN);
  g_assert_cmpstr (sentence (fixture), !=, "");
  g_assert_cmpuint (ludo_replay_get_n_announced (fixture->replay), ==, 1);

  /* A ply that is taken back before it was described is never described. */
  g_assert_true (ludo_game_undo (fixture->game));
  check_one (fixture, LUDO_CHANGED_SENTENCE);
  g_assert_true (ludo_game_throw (fixture->game));
  check_one (fixture, LUDO_CHANGED_POSITION);
  g_assert_true (ludo_game_undo (fixture->game));
  check_one (fixture, LUDO_CHANGED_SENTENCE);
  g_assert_nonnull (strstr (sentence (fixture), "taken back"));
}

/* The end is offered as an end only after it has been shown. */
static void
test_end (Fixture       *fixture,
          gconstpointer  data)
{
  GameRng rng = { 5 };
  guint n_plies;

  while (play_random_ply (fixture->game, &rng))
    ;
  n_plies = ludo_game_get_n_plies (fixture->game);
  check_act (fixture, LUDO_ACT_REMATCH, "ao");
  check_act (fixture, LUDO_ACT_SWAP_SIDES, "ao");
  check_act (fixture, LUDO_ACT_REVIEW, "ao");
  check_act (fixture, LUDO_ACT_REDO, "");
  check_act (fixture, LUDO_ACT_UNDO, "ao");
  check_act (fixture, LUDO_ACT_THROW, "");
  check_act (fixture, LUDO_ACT_HINT, "a");

  fixture->animates = TRUE;
  ludo_play_table_undo (fixture->table);
  check_act (fixture, LUDO_ACT_REMATCH, "");
  while (ludo_game_redo (fixture->game))
    ;
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, n_plies);
  check_act (fixture, LUDO_ACT_REMATCH, "a");
  check_act (fixture, LUDO_ACT_REVIEW, "a");
  set_moving (fixture, FALSE);
  check_act (fixture, LUDO_ACT_REMATCH, "ao");

  ludo_replay_preview (fixture->replay, 1);
  check_act (fixture, LUDO_ACT_REMATCH, "a");
  check_act (fixture, LUDO_ACT_REVIEW, "a");
}

/* A refusal stays until something is picked. */
static void
test_texts (Fixture       *fixture,
            gconstpointer  data)
{
  const LudoTableTexts *texts = ludo_play_table_get_texts (fixture->table);
  g_autofree char *before = g_strdup (headline (fixture));

  ludo_play_table_refuse (fixture->table, "e2", "Not there.", "moves-2");
  check_one (fixture, LUDO_CHANGED_SENTENCE);
  g_assert_cmpstr (texts->sentence, ==, "Not there.");
  g_assert_cmpstr (texts->announcement, ==, "Not there.");
  g_assert_cmpstr (texts->rule_id, ==, "moves-2");

  ludo_play_table_instruct (fixture->table, "Choose where to.");
  check_one (fixture, LUDO_CHANGED_SENTENCE | LUDO_CHANGED_HEADLINE);
  g_assert_cmpstr (texts->headline, ==, "Choose where to.");
  g_assert_null (texts->rule_id);
  g_assert_cmpstr (texts->announcement, ==, "Choose where to.");
  ludo_play_table_instruct (fixture->table, NULL);
  check_one (fixture, LUDO_CHANGED_HEADLINE);
  g_assert_cmpstr (texts->headline, ==, before);

  ludo_play_table_set_typed (fixture->table, "");
  g_assert_cmpuint (fixture->n_changed, ==, 0);
  ludo_play_table_set_typed (fixture->table, "h");
  check_one (fixture, LUDO_CHANGED_ASIDE);
  g_assert_nonnull (strstr (texts->sentence, "hint"));
  ludo_play_table_announce_score (fixture->table);
  check_one (fixture, LUDO_CHANGED_ASIDE);
  g_assert_cmpstr (texts->announcement, ==, texts->sentence);
}

/* A game between computers can be paused, and a new game is not. */
static void
test_pause (Fixture       *fixture,
            gconstpointer  data)
{
  for (int seat = 0; seat < ludo_game_get_n_seats (fixture->game); seat++)
    ludo_game_get_player (fixture->game, seat, 0)->kind = LUDO_PLAYER_COMPUTER;
  check_act (fixture, LUDO_ACT_PAUSE, "ao");
  check_act (fixture, LUDO_ACT_THROW, "");
  ludo_play_table_set_option (fixture->table, LUDO_TABLE_PAUSED, TRUE);
  check_one (fixture, LUDO_CHANGED_OPTIONS | LUDO_CHANGED_HEADLINE);
  g_assert_true (g_str_has_prefix (headline (fixture), "Paused. "));
  ludo_play_table_set_option (fixture->table, LUDO_TABLE_PAUSED, TRUE);
  g_assert_cmpuint (fixture->n_changed, ==, 0);
  ludo_play_table_set_game (fixture->table, NULL);
  g_assert_false (ludo_play_table_get_option (fixture->table,
                                              LUDO_TABLE_PAUSED));
}

/* A turn that waits for Done is ended by that alone. */
static void
test_done (Fixture       *fixture,
           gconstpointer  data)
{
  GameRng rng = { 5 };

  while (!ludo_game_get_turn_pending (fixture->game))
    g_assert_true (play_random_ply (fixture->game, &rng));
  fixture->n_changed = fixture->change = 0;
  check_act (fixture, LUDO_ACT_DONE, "ao");
  /* A key throws at once; the button waits, in the place of Done. */
  check_act (fixture, LUDO_ACT_THROW, "a");
  g_assert_nonnull (strstr (headline (fixture), "Done"));
  ludo_game_end_turn (fixture->game);
  check_one (fixture, LUDO_CHANGED_TURN | LUDO_CHANGED_HEADLINE
                      | LUDO_CHANGED_ACTS);
  check_act (fixture, LUDO_ACT_DONE, "");
  check_act (fixture, LUDO_ACT_THROW, "ao");
}

/* Where the computer waits for the end of a turn, the ear is told which key
 * ends it, and not that the computer is to throw. */
static void
test_told_done (Fixture       *fixture,
                gconstpointer  data)
{
  const LudoTableTexts *texts = ludo_play_table_get_texts (fixture->table);
  GameRng rng = { 5 };

  for (int seat = 1; seat >= 0; seat--)
    {
      g_autofree char *turn = NULL;

      ludo_game_get_player (fixture->game, 1, 0)->kind =
        seat == 1 ? LUDO_PLAYER_COMPUTER : LUDO_PLAYER_HUMAN;
      do
        g_assert_true (play_random_ply (fixture->game, &rng));
      while (!ludo_game_get_turn_pending (fixture->game)
             || ludo_game_get_turn (fixture->game) != 1);
      turn = ludo_game_describe_turn (fixture->game);
      g_assert_true (g_str_has_suffix (texts->announcement,
                                       seat == 1
                                         ? "Press Enter to end the turn."
                                         : turn));
    }
}

/* In a game whose sheet says who has won when it is stopped, an act stops it;
 * taking that back leaves the last throw alone, whoever threw it. */
static void
test_stop (Fixture       *fixture,
           gconstpointer  data)
{
  GameConfig config = { .ruleset = 1, .players = 2, .counters = { 4, 4 } };
  g_autoptr (LudoGame) game = ludo_game_new ("zohn-ahl", &config, 3, NULL);

  check_act (fixture, LUDO_ACT_STOP, "");
  g_assert_true (ludo_game_throw (fixture->game));
  check_act (fixture, LUDO_ACT_STOP, "");
  ludo_play_table_stop (fixture->table);
  g_assert_false (ludo_game_get_over (fixture->game));

  ludo_game_get_player (game, 1, 0)->kind = LUDO_PLAYER_COMPUTER;
  ludo_play_table_set_game (fixture->table, game);
  check_act (fixture, LUDO_ACT_STOP, "");
  while (ludo_game_get_turn (game) == 0)
    g_assert_true (ludo_game_throw (game));
  check_act (fixture, LUDO_ACT_STOP, "a");
  fixture->n_changed = fixture->change = 0;
  ludo_play_table_stop (fixture->table);
  check_one (fixture, LUDO_CHANGED_POSITION | LUDO_CHANGED_ACTS
                      | LUDO_CHANGED_HEADLINE);
  g_assert_true (ludo_game_get_over (game));
  check_act (fixture, LUDO_ACT_STOP, "");
  check_act (fixture, LUDO_ACT_REMATCH, "ao");
  check_act (fixture, LUDO_ACT_REVIEW, "ao");
  g_assert_nonnull (strstr (headline (fixture), "was stopped"));
  g_assert_cmpstr (sentence (fixture), ==, "The game is stopped.");

  ludo_replay_preview (fixture->replay, 1);
  check_act (fixture, LUDO_ACT_STOP, "");
  ludo_replay_end (fixture->replay);
  ludo_play_table_undo (fixture->table);
  g_assert_false (ludo_game_get_over (game));
  g_assert_cmpint (ludo_game_get_turn (game), ==, 1);
  check_act (fixture, LUDO_ACT_STOP, "a");
  ludo_play_table_redo (fixture->table);
  g_assert_true (ludo_game_get_over (game));
  ludo_play_table_set_game (fixture->table, fixture->game);
}

/* A turn that is redone with the computer's answer is told with it. */
static void
test_redo (Fixture       *fixture,
           gconstpointer  data)
{
  LudoGame *game = fixture->game;
  g_autoptr (GString) both = g_string_new (NULL);
  g_autofree char *brief = NULL;
  GameMove moves[GAME_MOVES_MAX];

  ludo_computer_set_game (ludo_play_table_get_computer (fixture->table), NULL);
  ludo_game_get_player (game, 1, 0)->kind = LUDO_PLAYER_COMPUTER;
  for (int ply = 0; ply < 2; ply++)
    {
      ludo_game_get_legal_moves (game, moves);
      ludo_game_play_move (game, moves[0]);
      ludo_add_sentence (both, g_strdup (sentence (fixture)));
    }
  ludo_play_table_undo (fixture->table);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
  ludo_play_table_redo (fixture->table);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 2);
  g_assert_cmpstr (sentence (fixture), ==, both->str);
  brief = ludo_play_words_event (game, 2, LUDO_DETAIL_BRIEF);
  g_assert_true (g_str_has_prefix (ludo_play_table_get_texts (fixture->table)
                                     ->announcement, brief));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/play-table/no-game", test_no_game);
#define ADD(path, game, test)                                           \
  g_test_add ("/app/play-table/" path, Fixture, game, fixture_set_up,   \
              test, fixture_tear_down)
  ADD ("acts", "zohn-ahl", test_acts);
  ADD ("stop", "zohn-ahl", test_stop);
  ADD ("hint", "ken-wan", test_hint);
  ADD ("motion", "zohn-ahl", test_motion);
  ADD ("end/zohn-ahl", "zohn-ahl", test_end);
  ADD ("end/chisolo", "chisolo", test_end);
  ADD ("texts", "ken-wan", test_texts);
  ADD ("pause", "zohn-ahl", test_pause);
  ADD ("done", "tavli", test_done);
  ADD ("told-done", "tavli", test_told_done);
  ADD ("redo", "ken-wan", test_redo);
#undef ADD

  return g_test_run ();
}
