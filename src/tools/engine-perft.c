/* engine-perft.c: how many ways a game can go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-private.h"

#include <string.h>

#define PERFT_DEPTH_MAX 32

/* How many positions pass between two looks at the stop flag. */
#define NODES_BETWEEN_LOOKS 256

/* Perft: one count.  Of a state only the bytes that its game uses are copied
 * on the way down. */
typedef struct
{
  EngineSession *session;
  const GameRules *rules;
  GameState states[PERFT_DEPTH_MAX + 1];
  uint32_t n_since_look;
  bool stopped;
} Perft;

/* Every throw counts once, however often it falls. */
static int
list_moves (const GameRules *rules,
            const GameState *state,
            GameMove        *moves)
{
  GameThrow throws[GAME_THROWS_MAX];
  int n;

  if (!rules->has_chance || !rules->at_chance (state))
    return rules->legal_moves (state, moves);

  n = rules->throws (state, throws);
  for (int i = 0; i < n; i++)
    moves[i] = throws[i].move;

  return n;
}

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

  if (++perft->n_since_look >= NODES_BETWEEN_LOOKS)
    {
      perft->n_since_look = 0;
      perft->stopped = engine_told_to_stop (perft->session);
    }

  n = list_moves (rules, &perft->states[level], moves);
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

/* Repetition and passing round look at the past and are left out: the count
 * is one of positions, as in every other program's perft. */
bool
engine_do_perft (EngineSession *session,
                 const char    *args)
{
  const GamePosition *position = &session->position;
  const char *cursor = args;
  const char *word, *extra;
  size_t length, extra_length;
  uint64_t depth;

  word = engine_next_word (&cursor, &length);
  extra = engine_next_word (&cursor, &extra_length);
  if (word == NULL)
    return engine_refuse (session, "perft: no depth given");
  if (!engine_parse_number (word, length, 1, PERFT_DEPTH_MAX, &depth))
    return engine_refuse_word (session, "perft: bad depth", word, length,
                               "a number from 1 to 32");
  if (extra != NULL)
    return engine_refuse_word (session, "unexpected word", extra,
                               extra_length, "perft takes a depth alone");

  for (int d = 1; d <= (int) depth; d++)
    {
      bool stopped = engine_told_to_stop (session);
      uint64_t nodes = 0;

      if (!stopped)
        nodes = engine_perft (session, position->rules, &position->state, d,
                              &stopped);
      if (stopped)
        {
          engine_session_answer (session, "perft stopped");
          return true;
        }
      engine_session_answer (session, "perft %d nodes %llu", d,
                             (unsigned long long) nodes);
    }

  return true;
}
