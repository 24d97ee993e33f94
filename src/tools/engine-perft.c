/* engine-perft.c: how many ways a game can go, and how it goes at random
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-command.h"

#include <string.h>

#define PERFT_DEPTH_MAX 32
#define GAMES_MAX UINT64_C (1000000000000)

/* How many positions pass between two looks at the stop flag. */
#define NODES_BETWEEN_CHECKS 256

/* Perft: one count.  Of a state only the bytes that its game uses are copied
 * on the way down. */
typedef struct
{
  EngineSession *session;
  const GameRules *rules;
  GameState states[PERFT_DEPTH_MAX + 1];
  uint32_t n_since_check;
  bool stopped;
} Perft;

static uint64_t
count (Perft *perft,
       int    level,
       int    depth)
{
  const GameRules *rules = perft->rules;
  GameState *next = &perft->states[level + 1];
  GameMove moves[GAME_MOVES_MAX];
  uint64_t nodes = 0;
  int n;

  if (++perft->n_since_check >= NODES_BETWEEN_CHECKS)
    {
      perft->n_since_check = 0;
      perft->stopped = engine_should_stop (perft->session);
    }

  n = game_list_moves (rules, &perft->states[level], moves);
  if (depth == 1)
    return (uint64_t) n;

  for (int i = 0; i < n && !perft->stopped; i++)
    {
      memcpy (next, &perft->states[level], rules->state_size);
      rules->apply (next, moves[i], NULL);
      nodes += count (perft, level + 1, depth - 1);
    }

  return nodes;
}

uint64_t
engine_perft (EngineSession   *session,
              const GameRules *rules,
              const GameState *state,
              int              depth,
              bool            *stopped)
{
  Perft perft = { .session = session, .rules = rules };
  uint64_t nodes;

  perft.states[0] = *state;
  nodes = count (&perft, 0, depth);
  *stopped = perft.stopped;

  return nodes;
}

/* Reads the one number, from 1 to @most, that @command takes. */
static bool
read_only_number (EngineSession *session,
                  char          *args,
                  const char    *command,
                  const char    *what,
                  guint64        most,
                  guint64       *number)
{
  const char *word = engine_next_word (&args);
  const char *extra = engine_next_word (&args);

  if (word == NULL)
    return engine_refuse (session, "%s: no %s given", command, what);
  if (!engine_parse_number (word, 1, most, number))
    {
      g_autofree char *bad = g_strdup_printf ("%s: bad %s", command, what);
      g_autofree char *range = g_strdup_printf ("a number from 1 to %"
                                                PRIu64, most);

      return engine_refuse_word (session, bad, word, range);
    }
  if (extra != NULL)
    return engine_refuse_word (session, "unexpected word", extra,
                               "the command takes a number alone");

  return true;
}

/* Repetition and passing round look at the past and are left out: the count
 * is one of positions, as in every other program's perft. */
bool
engine_do_perft (EngineSession *session,
                 char          *args)
{
  const GamePosition *position = &session->position;
  guint64 depth;

  if (!read_only_number (session, args, "perft", "depth", PERFT_DEPTH_MAX,
                         &depth))
    return false;

  for (int d = 1; d <= (int) depth; d++)
    {
      bool stopped = engine_should_stop (session);
      uint64_t nodes = 0;

      if (!stopped)
        nodes = engine_perft (session, position->rules, &position->state, d,
                              &stopped);
      if (stopped)
        {
          engine_session_answer (session, "perft stopped");
          return true;
        }
      engine_session_answer (session, "perft %d nodes %" PRIu64, d, nodes);
    }

  return true;
}

static void
report_results (EngineSession      *session,
                const GamePlayouts *playouts)
{
  const GamePosition *position = &session->position;
  const GameRules *rules = position->rules;
  GameConfig config = session->config;
  GString *text = g_string_new ("playout wins");

  rules->config (&position->state, &config);
  for (int seat = 0; seat < config.players; seat++)
    g_string_append_printf (text, " %c %" PRIu64, rules->seat_letters[seat],
                            playouts->n_won[seat]);
  g_string_append_printf (text, " draw %" PRIu64 " unfinished %" PRIu64,
                          playouts->n_drawn, playouts->n_unfinished);
  engine_answer_text (session, text);
}

bool
engine_do_playout (EngineSession *session,
                   char          *args)
{
  guint64 n_games, thousandths;
  int64_t began;
  GamePlayouts playouts;
  GameRng rng;

  if (!read_only_number (session, args, "playout", "number of games",
                         GAMES_MAX, &n_games))
    return false;

  began = engine_clock (NULL);
  rng = (GameRng) { session->settings.seed };
  game_playouts (&session->position, n_games, &rng, &session->stop, &playouts);
  thousandths = playouts.n_games == 0
    ? 0 : playouts.n_moves * 1000 / playouts.n_games;
  engine_session_answer (session, "playout games %" PRIu64 " of %" PRIu64
                                  " moves %" PRIu64,
                         playouts.n_games, n_games, playouts.n_moves);
  report_results (session, &playouts);
  engine_session_answer (session, "playout length %" PRIu64 ".%03" PRIu64,
                         thousandths / 1000, thousandths % 1000);
  engine_session_answer (session, "playout speed games/s %" PRIu64
                                  " moves/s %" PRIu64,
                         engine_rate (playouts.n_games, began),
                         engine_rate (playouts.n_moves, began));

  return true;
}
