/* search-order.c: what the alpha-beta search looks at first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves are tried in the order of what the position after them looks like,
 * corrected by what has refuted others.
 */

#include "search-seeker.h"

#define HISTORY_MAX 400

#define KILLER_BONUS 500
#define TABLE_MOVE_BONUS 100000000

static inline unsigned
history_index (GameMove move)
{
  return (move * 0x9e3779b1u) >> 20;
}

void
seeker_remember (Seeker  *seeker,
                 int      seat,
                 GameMove move,
                 int      depth,
                 int      ply)
{
  int *history = &seeker->history[seat][history_index (move)];

  *history += (HISTORY_MAX - *history) * depth / (depth + 8);
  if (seeker->killers[ply][0] != move)
    {
      seeker->killers[ply][1] = seeker->killers[ply][0];
      seeker->killers[ply][0] = move;
    }
}

int
seeker_leave_out_overlooked (const Seeker *seeker,
                             uint64_t      key,
                             int           ply,
                             bool          own,
                             GameMove     *moves,
                             int           n)
{
  int percent = ply == 0 ? seeker->level->overlooks
                : own ? 0 : seeker->level->overlooks_replies;
  int n_seen = 0;

  if (percent == 0)
    return n;

  for (int i = 0; i < n; i++)
    if (!search_overlooks (percent, seeker->seed, key, moves[i]))
      moves[n_seen++] = moves[i];

  return n_seen > 0 ? n_seen : 1;
}

int
seeker_collect (Seeker          *seeker,
                const GameState *state,
                uint64_t         key,
                int              ply,
                GameMove         table_move)
{
  const GameRules *rules = seeker->rules;
  SeekerChoice *choices = seeker->choices[ply];
  GameMove moves[GAME_MOVES_MAX];
  bool own = seeker_is_own (seeker, state);
  int seat = rules->turn (state);
  int n = rules->legal_moves (state, moves);

  n = seeker_leave_out_overlooked (seeker, key, ply, own, moves, n);
  for (int i = 0; i < n; i++)
    {
      GameState next;
      int order;

      seeker_copy_state (seeker, &next, state);
      rules->apply (&next, moves[i], NULL);
      order = seeker_assess (seeker, &next, own)
              + seeker->history[seat][history_index (moves[i])];
      if (moves[i] == table_move)
        order += TABLE_MOVE_BONUS;
      else if (moves[i] == seeker->killers[ply][0]
               || moves[i] == seeker->killers[ply][1])
        order += KILLER_BONUS;
      choices[i] = (SeekerChoice) { moves[i], order };
    }

  return n;
}

void
seeker_choose (SeekerChoice *choices,
               int           i,
               int           n)
{
  int best = i;
  SeekerChoice choice;

  for (int j = i + 1; j < n; j++)
    if (choices[j].order > choices[best].order)
      best = j;

  choice = choices[best];
  choices[best] = choices[i];
  choices[i] = choice;
}
