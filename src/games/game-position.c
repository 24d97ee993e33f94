/* game-position.c: a position with the plies that led to it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-position.h"

#include <stdlib.h>
#include <string.h>

#include "games/game-memory.h"

/* The number of times that the same position must occur for the game to end. */
#define REPETITIONS_MAX 3

void
game_position_init_state (GamePosition    *position,
                          const GameRules *rules,
                          const GameState *state)
{
  *position = (GamePosition) {
    .rules = rules,
    .state = *state,
    .key = rules->same_position != NULL ? rules->key (state) : 0,
  };
}

void
game_position_init_set_up (GamePosition    *position,
                           const GameRules *rules,
                           const GameState *state)
{
  game_position_init_state (position, rules, state);
  position->is_set_up = true;
}

void
game_position_init_start (GamePosition     *position,
                          const GameRules  *rules,
                          const GameConfig *config)
{
  GameState state;

  memset (&state, 0, sizeof state);
  rules->start (config, &state);
  game_position_init_state (position, rules, &state);
}

/* Makes room for @n plies in all. */
static void
reserve (GamePosition *position,
         size_t        n)
{
  position->plies = game_reallocate (position->plies, n,
                                     sizeof *position->plies);
  if (position->rules->same_position != NULL)
    position->keys = game_reallocate (position->keys, n,
                                      sizeof *position->keys);
  position->n_allocated = n;
}

void
game_position_init_copy (GamePosition       *position,
                         const GamePosition *source)
{
  *position = *source;
  position->plies = NULL;
  position->keys = NULL;
  position->n_allocated = 0;

  if (source->n_plies == 0)
    return;

  reserve (position, source->n_plies);
  memcpy (position->plies, source->plies,
          source->n_plies * sizeof *position->plies);
  if (position->keys != NULL)
    memcpy (position->keys, source->keys,
            source->n_plies * sizeof *position->keys);
}

void
game_position_clear (GamePosition *position)
{
  free (position->plies);
  free (position->keys);
  position->plies = NULL;
  position->keys = NULL;
  position->n_plies = 0;
  position->n_allocated = 0;
}

void
game_position_apply (GamePosition *position,
                     GameMove      move,
                     GameTrace    *trace)
{
  GamePly *ply;

  if (position->n_plies == position->n_allocated)
    reserve (position,
             position->n_allocated == 0 ? 32 : 2 * position->n_allocated);

  ply = &position->plies[position->n_plies];
  ply->state = position->state;
  ply->key = position->key;
  ply->move = move;
  if (position->keys != NULL)
    position->keys[position->n_plies] = position->key;
  position->n_plies++;

  if (move == GAME_MOVE_STOP)
    return;
  position->rules->apply (&position->state, move, trace);
  if (position->rules->same_position != NULL)
    position->key = position->rules->key (&position->state);
}

bool
game_position_is_stopped (const GamePosition *position)
{
  return position->n_plies > 0
         && position->plies[position->n_plies - 1].move == GAME_MOVE_STOP;
}

bool
game_position_can_stop (const GamePosition *position)
{
  GameOutcome outcome;
  int winner;

  game_position_outcome (position, &outcome);

  return !outcome.over && !position->is_set_up
         && position->rules->can_stop != NULL
         && position->rules->can_stop (&position->state, &winner);
}

bool
game_position_undo (GamePosition *position)
{
  const GamePly *ply;

  if (position->n_plies == 0)
    return false;

  ply = &position->plies[--position->n_plies];
  position->state = ply->state;
  position->key = ply->key;

  return true;
}

bool
game_position_trace_last (const GamePosition *position,
                          GameTrace          *trace)
{
  const GamePly *ply;
  GameState state;

  if (position->n_plies == 0)
    return false;

  ply = &position->plies[position->n_plies - 1];
  if (ply->move == GAME_MOVE_STOP)
    return false;

  state = ply->state;
  position->rules->apply (&state, ply->move, trace);

  return true;
}

int
game_position_repetitions (const GamePosition *position)
{
  const GameRules *rules = position->rules;
  int times = 1;

  if (rules->same_position == NULL)
    return times;

  for (size_t i = position->n_plies; i-- > 0;)
    if (position->keys[i] == position->key
        && rules->same_position (&position->plies[i].state, &position->state))
      times++;

  return times;
}

/* Whether the last moves were passes, one by each player still in the game. */
static bool
everybody_passed (const GamePosition *position)
{
  const GameRules *rules = position->rules;
  size_t n_active;

  if (rules->is_pass == NULL || rules->n_active == NULL)
    return false;

  n_active = (size_t) rules->n_active (&position->state);
  if (n_active == 0 || position->n_plies < n_active)
    return false;

  for (size_t i = 1; i <= n_active; i++)
    if (!rules->is_pass (position->plies[position->n_plies - i].move))
      return false;

  return true;
}

void
game_position_outcome (const GamePosition *position,
                       GameOutcome        *outcome)
{
  if (position->is_set_up)
    {
      *outcome = (GameOutcome) { .winner = -1 };
      return;
    }

  position->rules->outcome (&position->state, outcome);
  if (outcome->over)
    return;

  if (game_position_is_stopped (position))
    {
      outcome->over = true;
      outcome->reason = GAME_REASON_STOPPED;
      position->rules->can_stop (&position->state, &outcome->winner);
      return;
    }

  if (everybody_passed (position))
    outcome->reason = GAME_REASON_ALL_PASSED;
  else if (game_position_repetitions (position) >= REPETITIONS_MAX)
    outcome->reason = GAME_REASON_REPETITION;
  else
    return;

  /* The player who was placed first before the game stopped has won it; the
   * others share the remaining places. */
  outcome->over = true;
  outcome->winner = outcome->n_ranked > 0 ? outcome->ranking[0] : -1;
}

int
game_position_legal_moves (const GamePosition *position,
                           GameMove           *moves)
{
  GameOutcome outcome;

  game_position_outcome (position, &outcome);

  return outcome.over || position->is_set_up
         ? 0 : position->rules->legal_moves (&position->state, moves);
}

bool
game_position_at_chance (const GamePosition *position)
{
  GameOutcome outcome;

  game_position_outcome (position, &outcome);

  return !outcome.over && !position->is_set_up
         && position->rules->at_chance (&position->state);
}
