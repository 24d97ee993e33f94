/* game-playout.c: games played at random
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-playout.h"

#include <string.h>

/* Far more than any game lasts; a game that reached it would be counted as
 * unfinished, not hang the program. */
#define MOVES_MAX 1000000

/* Occurrences of positions are counted by the last bits of their keys.
 * Positions that share these bits are counted together, so that the past is
 * searched for a third occurrence only if the count is three or more. */
#define COUNTS 4096

/* Table: the memory for the games of a run, which each game uses again. */
typedef struct
{
  const GamePosition *start;
  const GameRules *rules;
  GamePosition position;
  uint8_t counts[COUNTS];
  GameMove moves[GAME_MOVES_MAX];
} Table;

GameMove
game_draw_throw (const GameRules *rules,
                 const GameState *state,
                 GameRng         *rng)
{
  return rules->draw_throw != NULL
           ? rules->draw_throw (state, rng)
           : game_draw_listed_throw (rules, state, rng);
}

int
game_list_moves (const GameRules *rules,
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

GameMove
game_draw_listed_throw (const GameRules *rules,
                        const GameState *state,
                        GameRng         *rng)
{
  GameThrow throws[GAME_THROWS_MAX];
  uint32_t total = 0, drawn;
  int i = 0, n = rules->throws (state, throws);

  for (int j = 0; j < n; j++)
    total += throws[j].weight;
  for (drawn = game_rng_below (rng, total); drawn >= throws[i].weight; i++)
    drawn -= throws[i].weight;

  return throws[i].move;
}

bool
game_play_at_random (GamePosition *position,
                     GameRng      *rng)
{
  GameMove moves[GAME_MOVES_MAX];
  GameMove move;

  if (game_position_at_chance (position))
    move = game_draw_throw (position->rules, &position->state, rng);
  else
    {
      int n = game_position_legal_moves (position, moves);

      if (n == 0)
        return false;
      move = moves[game_rng_below (rng, (uint32_t) n)];
    }
  game_position_apply (position, move, NULL);

  return true;
}

/* Counts one more occurrence of the position of @key.  Returns: how many were
 * counted, other positions with the same last bits included. */
static int
count (Table    *table,
       uint64_t  key)
{
  uint8_t *times = &table->counts[key % COUNTS];

  if (*times < UINT8_MAX)
    ++*times;

  return *times;
}

/* Plays one game by states alone, because its rules do not depend on the
 * past. */
static uint64_t
play_without_past (Table       *table,
                   GameRng     *rng,
                   GameOutcome *outcome)
{
  const GameRules *rules = table->rules;
  GameState state = table->start->state;

  if (rules->playout != NULL)
    return rules->playout (&state, rng, MOVES_MAX, outcome);

  for (uint64_t n_moves = 0;; n_moves++)
    {
      GameMove move;

      rules->outcome (&state, outcome);
      if (outcome->over || n_moves == MOVES_MAX)
        return n_moves;

      if (rules->at_chance (&state))
        move = game_draw_throw (rules, &state, rng);
      else
        {
          int n = rules->legal_moves (&state, table->moves);

          move = table->moves[game_rng_below (rng, (uint32_t) n)];
        }
      rules->apply (&state, move, NULL);
    }
}

/* Plays one game whose rules of repetition and passing need the past. */
static uint64_t
play_with_past (Table       *table,
                GameRng     *rng,
                GameOutcome *outcome)
{
  const GameRules *rules = table->rules;
  GamePosition *position = &table->position;
  GameMove move = GAME_MOVE_NONE;

  /* Go back to the start, but keep the memory of the past for this game. */
  position->state = table->start->state;
  position->key = table->start->key;
  position->n_plies = table->start->n_plies;
  memset (table->counts, 0, sizeof table->counts);
  for (size_t i = 0; i < position->n_plies; i++)
    count (table, position->plies[i].key);
  count (table, position->key);
  game_position_outcome (position, outcome);

  for (uint64_t n_moves = 0;; n_moves++)
    {
      int n, times;

      if (outcome->over || n_moves == MOVES_MAX)
        return n_moves;

      n = rules->legal_moves (&position->state, table->moves);
      move = table->moves[game_rng_below (rng, (uint32_t) n)];
      game_position_apply (position, move, NULL);
      times = count (table, position->key);
      if (times > 2 || (rules->is_pass != NULL && rules->is_pass (move)))
        game_position_outcome (position, outcome);
      else
        rules->outcome (&position->state, outcome);
    }
}

void
game_playouts (const GamePosition *start,
               uint64_t            n_games,
               GameRng            *rng,
               const atomic_bool  *stop,
               GamePlayouts       *playouts)
{
  bool has_past = start->rules->same_position != NULL;
  Table table = { .start = start, .rules = start->rules };

  *playouts = (GamePlayouts) { 0 };
  game_position_init_copy (&table.position, start);

  while (playouts->n_games < n_games
         && (stop == NULL || !atomic_load (stop)))
    {
      GameOutcome outcome;

      playouts->n_moves += has_past
                           ? play_with_past (&table, rng, &outcome)
                           : play_without_past (&table, rng, &outcome);
      playouts->n_games++;
      if (!outcome.over)
        playouts->n_unfinished++;
      else if (outcome.winner < 0)
        playouts->n_drawn++;
      else
        playouts->n_won[outcome.winner]++;
    }

  game_position_clear (&table.position);
}
