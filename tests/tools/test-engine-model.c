/* test-engine-model.c: the engine and the window's models play one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random games are played in a model; the engine is told the same moves from
 * the start and must allow what the model allows.
 */

#include <string.h>

#include "games/game-rng.h"
#include "play/game/ludo-game.h"
#include "session-fixture.h"
#include "test-long.h"

/* How many positions are asked about for each ruleset, set-up and number of
 * players. */
#define POSITIONS (test_is_long () ? 10000 : 2000)

static int
compare_tokens (const void *a,
                const void *b)
{
  return strcmp (a, b);
}

/* The right answers to `query legal`, `query fen`, `query chance` and `query
 * gameover`. */
static GString *
expected_answers (LudoGame *game)
{
  const GameRules *rules = ludo_game_get_rules (game);
  const GameState *state = ludo_game_get_state (game);
  g_autofree char *text = ludo_game_dup_position_text (game);
  GString *expected = g_string_new ("response");
  GameMove moves[GAME_MOVES_MAX];
  char tokens[GAME_MOVES_MAX][GAME_MOVE_TEXT_MAX];
  int n = ludo_game_get_legal_moves (game, moves);

  if (ludo_game_get_at_chance (game))
    {
      GameThrow throws[GAME_THROWS_MAX];

      n = rules->throws (state, throws);
      for (int i = 0; i < n; i++)
        moves[i] = throws[i].move;
    }

  for (int i = 0; i < n; i++)
    rules->print_move (state, moves[i], tokens[i]);
  qsort (tokens, (size_t) n, sizeof tokens[0], compare_tokens);
  for (int i = 0; i < n; i++)
    g_string_append_printf (expected, " %s", tokens[i]);

  g_string_append_printf (expected,
                          "\nresponse %s\nresponse %s\nresponse %s\n", text,
                          ludo_game_get_at_chance (game) ? "true" : "false",
                          ludo_game_get_over (game) ? "true" : "false");

  return expected;
}

/* Compares both at the present position, which @moves led to. */
static void
compare (EngineSession *session,
         GString       *answers,
         LudoGame      *game,
         const GString *moves)
{
  g_autoptr (GString) expected = expected_answers (game);

  g_string_truncate (answers, 0);
  session_feed (session, "position startpos moves ", moves->str);
  session_feed (session, "query ", "legal");
  session_feed (session, "query ", "fen");
  session_feed (session, "query ", "chance");
  session_feed (session, "query ", "gameover");
  if (!g_str_equal (answers->str, expected->str))
    g_error ("after %s\nthe engine says\n%sthe model says\n%s", moves->str,
             answers->str, expected->str);
}

static void
play_any (LudoGame *game,
          GameRng  *rng,
          GString  *played)
{
  GameMove moves[GAME_MOVES_MAX];
  GameState before = *ludo_game_get_state (game);
  const GameRules *rules = ludo_game_get_rules (game);
  const GamePosition *position;
  char token[GAME_MOVE_TEXT_MAX];

  if (ludo_game_get_at_chance (game))
    g_assert_true (ludo_game_throw (game));
  else
    {
      int n = ludo_game_get_legal_moves (game, moves);

      ludo_game_play_move (game, moves[game_rng_below (rng, (guint32) n)]);
    }

  position = ludo_game_get_position (game);
  rules->print_move (&before, position->plies[position->n_plies - 1].move,
                     token);
  g_string_append_printf (played, " %s", token);
}

/* Makes the engine begin where the model does. */
static void
set_up (EngineSession      *session,
        const SessionStart *start)
{
  const GameRules *rules = start->rules;

  session_feed (session, "setoption name Game value ", rules->id);
  session_feed (session, "setoption name Ruleset value ",
                rules->rulesets[start->config.ruleset].id);
  if (rules->setups == NULL)
    return;
  session_feed (session, "setoption name Setup value ",
                rules->setups[start->config.setup]);
  session_feed (session, "setoption name Players value ",
                start->config.players == 2 ? "2" : "3");
}

static void
test_model (gconstpointer data)
{
  const SessionStart *start = data;
  g_autoptr (GString) answers = g_string_new (NULL);
  EngineSession *session = session_begin (answers);
  GameRng rng = { 5 };
  int n = 0;

  set_up (session, start);
  while (n < POSITIONS)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoGame) game = ludo_game_new (start->rules->id,
                                                 &start->config,
                                                 (guint64) n, &error);
      g_autoptr (GString) played = g_string_new (NULL);

      g_assert_no_error (error);
      compare (session, answers, game, played);
      for (n++; n < POSITIONS && !ludo_game_get_over (game); n++)
        {
          play_any (game, &rng, played);
          compare (session, answers, game, played);
        }
    }
  engine_session_free (session);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  session_add_starts ("/model", test_model);

  return g_test_run ();
}
