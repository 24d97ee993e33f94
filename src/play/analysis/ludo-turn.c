/* ludo-turn.c: how much each turn of a game changed the chances
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/analysis/ludo-turn.h"

#include <string.h>

#include "search/search-turns.h"

gboolean
ludo_turn_is_within (LudoGame *game,
                     guint     n_plies)
{
  const GameRules *rules = ludo_game_get_rules (game);
  const GameState *before;

  if (n_plies == 0)
    return FALSE;

  before = ludo_game_get_state_at (game, n_plies - 1);

  return !rules->at_chance (before)
         && !search_turn_ends (rules, ludo_game_get_state_at (game, n_plies),
                               rules->turn (before));
}

/* Whether anything could be chosen in @turn. */
static gboolean
had_choice (LudoGame       *game,
            const LudoTurn *turn)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  const GameRules *rules = ludo_game_get_rules (game);

  for (guint i = turn->first; i < turn->last; i++)
    if (rules->legal_moves (ludo_game_get_state_at (game, i), moves) > 1)
      return TRUE;

  return FALSE;
}

static void
read_turn (LudoGame  *game,
           GPtrArray *plies,
           guint      first,
           LudoTurn  *turn)
{
  const LudoWinProbability *before = plies->pdata[first];
  const LudoWinProbability *after;
  const GameState *state = ludo_game_get_state_at (game, first);
  const GameRules *rules = ludo_game_get_rules (game);
  *turn = (LudoTurn) {
    .luck = rules->at_chance (state)
            && ludo_game_get_position (game)->plies[first].move
               != GAME_MOVE_STOP,
    .first = first,
    .last = first + 1,
    .seat = rules->turn (state),
    .exact = ludo_game_get_info (game)->solver != NULL,
  };
  while (!turn->luck && turn->last < ludo_game_get_n_plies (game)
         && !search_turn_ends (rules, ludo_game_get_state_at (game, turn->last),
                               turn->seat))
    turn->last++;
  after = plies->pdata[turn->last];
  turn->before = before->chances[turn->seat];
  turn->after = after->chances[turn->seat];
  if (turn->luck)
    return;

  memcpy (turn->better, before->best, sizeof turn->better);
  turn->n_better = before->n_best;
  if (turn->n_better == 0 || turn->after > turn->before
      || !had_choice (game, turn))
    turn->before = turn->after;
}

GArray *
ludo_turns_list (LudoGame  *game,
                 GPtrArray *plies)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (LudoTurn));
  LudoTurn turn;

  for (guint i = 0; i < ludo_game_get_n_plies (game); i = turn.last)
    {
      read_turn (game, plies, i, &turn);
      g_array_append_val (turns, turn);
    }

  return turns;
}

static double
change_of (const LudoTurn *turn)
{
  return turn->luck ? ABS (turn->after - turn->before)
                    : turn->before - turn->after;
}

static int
by_place (gconstpointer a,
          gconstpointer b)
{
  const LudoTurn *x = a, *y = b;

  return (x->first > y->first) - (x->first < y->first);
}

static int
by_change (gconstpointer a,
           gconstpointer b)
{
  double difference = change_of (b) - change_of (a);

  return difference > 0 ? 1 : difference < 0 ? -1 : by_place (a, b);
}

GArray *
ludo_turns_pick (GArray   *turns,
                 gboolean  luck,
                 double    least,
                 guint     n_most)
{
  GArray *picked = g_array_new (FALSE, FALSE, sizeof (LudoTurn));

  for (guint i = 0; i < turns->len; i++)
    {
      const LudoTurn *turn = &g_array_index (turns, LudoTurn, i);

      if (turn->luck == luck && change_of (turn) >= least)
        g_array_append_vals (picked, turn, 1);
    }
  g_array_sort (picked, by_change);
  g_array_set_size (picked, MIN (picked->len, n_most));
  g_array_sort (picked, by_place);

  return picked;
}

/* Returns: by how much the last of the first @n_plies plies raised the chances
 * of the seat that gained most by it. */
static double
read_swing (LudoGame  *game,
            GPtrArray *plies,
            guint      n_plies,
            LudoSwing *swing)
{
  const LudoWinProbability *const *pair =
    (const LudoWinProbability *const *) plies->pdata + n_plies - 1;
  const double *before = pair[0]->chances;
  const double *after = pair[1]->chances;
  int most = 0;

  for (int seat = 1; seat < ludo_game_get_n_seats (game); seat++)
    if (after[seat] - before[seat] > after[most] - before[most])
      most = seat;
  *swing = (LudoSwing) { n_plies, most, before[most], after[most] };

  return after[most] - before[most];
}

guint
ludo_swings_find (LudoGame  *game,
                  GPtrArray *plies,
                  double     least,
                  LudoSwing *swings,
                  guint      n_most)
{
  /* The ply that stops a game is left out, because it changes no chances. */
  guint n_plies = ludo_game_get_n_plies (game)
                  - game_position_is_stopped (ludo_game_get_position (game));
  double bound = G_MAXDOUBLE;
  guint n = 0;

  while (n < n_most)
    {
      LudoSwing swing, best = { 0 };
      double most = least;
      guint place;

      for (guint i = 1; i <= n_plies; i++)
        {
          double change = read_swing (game, plies, i, &swing);

          if (change > most && change < bound)
            {
              most = change;
              best = swing;
            }
        }
      if (best.n_plies == 0)
        break;

      bound = most;
      for (place = n++;
           place > 0 && swings[place - 1].n_plies > best.n_plies; place--)
        swings[place] = swings[place - 1];
      swings[place] = best;
    }

  return n;
}

int
ludo_turn_effort (const GameRules *rules)
{
  return rules->has_chance ? 1 : LUDO_TURN_EFFORT;
}

gpointer
ludo_turn_judge (const GamePosition *position,
                 gconstpointer       question,
                 const atomic_bool  *stop)
{
  SearchWinProbability *found = g_new0 (SearchWinProbability, 1);

  search_win_probability (position, GPOINTER_TO_INT (question), stop, found);

  return found;
}
