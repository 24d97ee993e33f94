/* ludo-review-turns.c: what the turns of a game cost and brought
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-review-turns"

#include "config.h"

#include "play/analysis/ludo-review-turns.h"

/* A second look looks at this many times as many positions. */
#define EFFORT 6

/* Where the turn that begins after @first plies ends: at the next throw or
 * the next player's turn. */
static guint
end_of_turn (LudoGame *game,
             guint     first)
{
  const GameRules *rules = ludo_game_get_rules (game);
  int seat = rules->turn (ludo_game_get_state_at (game, first));
  guint last = first + 1;

  while (rules->has_chance && last < ludo_game_get_n_plies (game)
         && !rules->at_chance (ludo_game_get_state_at (game, last))
         && rules->turn (ludo_game_get_state_at (game, last)) == seat)
    last++;

  return last;
}

/* Whether anything could be chosen on the way from @first to @last. */
static gboolean
had_choice (LudoGame *game,
            guint     first,
            guint     last)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  const GameRules *rules = ludo_game_get_rules (game);

  for (guint i = first; i < last; i++)
    if (rules->legal_moves (ludo_game_get_state_at (game, i), moves) > 1)
      return TRUE;

  return FALSE;
}

static void
read_turn (LudoWinProbability *probability,
           guint               first,
           LudoTurn           *turn)
{
  LudoGame *game = ludo_win_probability_get_game (probability);
  const GameState *state = ludo_game_get_state_at (game, first);
  const GameRules *rules = ludo_game_get_rules (game);
  LudoWinProbabilityPly before;
  LudoWinProbabilityPly after;

  *turn = (LudoTurn) {
    .luck = rules->at_chance (state),
    .first = first,
    .last = first + 1,
    .seat = rules->turn (state),
  };
  if (!turn->luck)
    turn->last = end_of_turn (game, first);
  ludo_win_probability_get (probability, turn->first, &before);
  ludo_win_probability_get (probability, turn->last, &after);
  turn->before = before.chances[turn->seat];
  turn->after = after.chances[turn->seat];
  turn->exact = ludo_chances_cover (game);

  if (!turn->luck)
    {
      memcpy (turn->better, before.best, sizeof turn->better);
      turn->n_better = before.n_best;

      /* Whatever was no choice, or turned out better than it was judged,
       * cost nothing. */
      if (turn->n_better == 0 || turn->after > turn->before
          || !had_choice (game, turn->first, turn->last))
        turn->before = turn->after;
    }
}

GArray *
ludo_review_turns_list (LudoWinProbability *probability,
                        LudoTally          *tally)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (LudoTurn));
  guint n = ludo_game_get_n_plies (ludo_win_probability_get_game (probability));
  LudoTurn turn;

  *tally = (LudoTally) { 0 };
  for (guint i = 0; i < n; i = turn.last)
    {
      read_turn (probability, i, &turn);
      if (turn.luck)
        tally->luck[turn.seat] += turn.after - turn.before;
      else
        tally->cost[turn.seat] += turn.before - turn.after;
      g_array_append_val (turns, turn);
    }

  return turns;
}

/* The chance of @seat after @move in @position. */
static gboolean
judge_after (GamePosition         *position,
             GameMove              move,
             int                   seat,
             const atomic_bool    *stop,
             double               *chance,
             SearchWinProbability *probability)
{
  gboolean judged;

  game_position_apply (position, move, NULL);
  judged = search_win_probability (position, EFFORT, stop, probability);
  game_position_undo (position);
  *chance = probability->chances[seat];

  return judged;
}

gboolean
ludo_review_turns_examine (const GamePosition *position,
                           LudoTurn           *turn,
                           const atomic_bool  *stop)
{
  GamePosition before;
  SearchWinProbability probability;
  GameMove played = position->plies[turn->first].move;
  gboolean judged;

  game_position_init_copy (&before, position);
  while (before.n_plies > turn->first)
    game_position_undo (&before);

  judged = search_win_probability (&before, EFFORT, stop, &probability);
  if (judged)
    {
      memcpy (turn->better, probability.best, sizeof turn->better);
      turn->n_better = probability.n_best;
      judged = judge_after (&before, probability.best[0], turn->seat, stop,
                            &turn->before, &probability)
               && judge_after (&before, played, turn->seat, stop,
                               &turn->after, &probability);
      memcpy (turn->reply, probability.best, sizeof turn->reply);
      turn->n_reply = probability.n_best;
    }
  game_position_clear (&before);
  if (judged && turn->before < turn->after)
    turn->before = turn->after;

  return judged;
}

static double
change_of (const LudoTurn *turn)
{
  return turn->luck ? ABS (turn->after - turn->before)
                    : turn->before - turn->after;
}

static int
by_change (gconstpointer a,
           gconstpointer b)
{
  const LudoTurn *x = a, *y = b;
  double difference = change_of (y) - change_of (x);

  return difference > 0 ? 1 : difference < 0 ? -1
         : (x->first > y->first) - (x->first < y->first);
}

static int
by_place (gconstpointer a,
          gconstpointer b)
{
  const LudoTurn *x = a, *y = b;

  return (x->first > y->first) - (x->first < y->first);
}

void
ludo_review_turns_pick (GArray  *turns,
                        gboolean luck,
                        double   least,
                        guint    n)
{
  guint n_left = 0;

  for (guint i = 0; i < turns->len; i++)
    {
      LudoTurn *turn = &g_array_index (turns, LudoTurn, i);

      if (turn->luck == luck && change_of (turn) >= least)
        g_array_index (turns, LudoTurn, n_left++) = *turn;
    }
  g_array_set_size (turns, n_left);
  g_array_sort (turns, by_change);
  if (turns->len > n)
    g_array_set_size (turns, n);
  g_array_sort (turns, by_place);
}
