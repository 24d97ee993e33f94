/* search-look.c: the one-move look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A turn is one move, but in games with dice it goes on until the dice pass.
 * The beginnings of a turn are kept step by step; two that led to the same
 * position are one, which is what keeps twelve steps within reach.
 */

#include "search-look.h"

#include <stdlib.h>
#include <string.h>

#include "games/game-memory.h"
#include "games/game-rng.h"

/* The beginnings kept after each step.  Ordinary turns of three steps never
 * have that many; turns of twelve are cut down to it. */
#define WIDTH 256

/* No evaluation comes near the worth of the first place. */
#define WORTH_OF_WINNING 10000000
#define WORTH_OF_A_PLACE 2500000

/* Beginning: some steps of a turn and where they lead. */
typedef struct
{
  GameState state;
  uint64_t key;
  int score;
  int n_line;
  GameMove line[SEARCH_LINE_MAX];
} Beginning;

/* Look: one run's data. */
typedef struct
{
  const GameRules *rules;
  const SearchLevel *level;
  SearchWatch *watch;
  GameRng rng;
  int seat;
  Beginning *now;               /* WIDTH of them */
  int n_now;
  Beginning *next;              /* WIDTH of them */
  int n_next;
  Beginning best;
  bool found;
  uint32_t n_equal;             /* turns as good as the best */
} Look;

static bool
turn_goes_on (const GameRules *rules,
              const GameState *state,
              int              seat)
{
  GameOutcome outcome;

  /* Only dice give a side several moves in one turn. */
  if (!rules->has_chance || rules->at_chance (state)
      || rules->turn (state) != seat)
    return false;

  rules->outcome (state, &outcome);

  return !outcome.over;
}

/* What the outcome is worth to @seat; false where it settles nothing for
 * that seat. */
static bool
worth_of_outcome (const GameOutcome *outcome,
                  int                seat,
                  int               *worth)
{
  for (int place = 0; place < outcome->n_ranked; place++)
    if (outcome->ranking[place] == seat)
      {
        *worth = WORTH_OF_WINNING - place * WORTH_OF_A_PLACE;
        return true;
      }

  if (!outcome->over)
    return false;

  if (outcome->winner == seat)
    *worth = WORTH_OF_WINNING;
  else if (outcome->winner < 0)
    *worth = 0;
  else
    *worth = -WORTH_OF_WINNING;

  return true;
}

/* The worth to @seat of a position reached; @outcome knows the past. */
static int
worth (const GameRules   *rules,
       const GameState   *state,
       const GameOutcome *outcome,
       int                seat)
{
  int settled;

  if (worth_of_outcome (outcome, seat, &settled))
    return settled;

  return rules->evaluate (state, seat);
}

static void
offer_turn (Look            *look,
            const Beginning *turn)
{
  if (look->found && turn->score < look->best.score)
    return;

  if (!look->found || turn->score > look->best.score)
    look->n_equal = 0;

  look->n_equal++;
  if (look->n_equal == 1 || game_rng_below (&look->rng, look->n_equal) == 0)
    look->best = *turn;
  look->found = true;
}

/* Keeps @beginning for the next step: once a position, and instead of the
 * least promising one when there is no room. */
static void
keep_beginning (Look            *look,
                const Beginning *beginning)
{
  int least = 0;

  for (int i = 0; i < look->n_next; i++)
    {
      if (look->next[i].key == beginning->key)
        return;
      if (look->next[i].score < look->next[least].score)
        least = i;
    }

  if (look->n_next < WIDTH)
    look->next[look->n_next++] = *beginning;
  else if (beginning->score > look->next[least].score)
    look->next[least] = *beginning;
}

/* Plays @move after @from and weighs what comes of it.  Returns false when
 * the search has to end. */
static bool
try_move (Look            *look,
          GamePosition    *scratch,
          const Beginning *from,
          GameMove         move)
{
  const GameRules *rules = look->rules;
  Beginning reached;
  GameOutcome outcome;

  if (!search_watch_spend (look->watch))
    return false;

  reached = *from;
  reached.line[reached.n_line++] = move;

  if (from->n_line == 0)
    {
      /* The past counts for the first move alone: games with a rule of
       * repetition have turns of one move. */
      game_position_apply (scratch, move, NULL);
      reached.state = scratch->state;
      game_position_outcome (scratch, &outcome);
      game_position_undo (scratch);
    }
  else
    {
      rules->apply (&reached.state, move, NULL);
      rules->outcome (&reached.state, &outcome);
    }

  reached.score = worth (rules, &reached.state, &outcome, look->seat);
  if (!outcome.over && reached.n_line < SEARCH_LINE_MAX
      && turn_goes_on (rules, &reached.state, look->seat))
    {
      reached.key = rules->key (&reached.state);
      keep_beginning (look, &reached);
    }
  else
    offer_turn (look, &reached);

  return true;
}

/* Adds steps drawn by @rng until the turn passes. */
static void
complete_turn (const GameRules *rules,
               Beginning       *turn,
               int              seat,
               GameRng         *rng)
{
  GameMove moves[GAME_MOVES_MAX];

  while (turn->n_line < SEARCH_LINE_MAX
         && (turn->n_line == 0 || turn_goes_on (rules, &turn->state, seat)))
    {
      int n = rules->legal_moves (&turn->state, moves);

      if (n == 0)
        return;
      turn->line[turn->n_line] = moves[game_rng_below (rng, (uint32_t) n)];
      rules->apply (&turn->state, turn->line[turn->n_line], NULL);
      turn->n_line++;
    }
}

/* Once the search has to end with no whole turn seen, the most promising
 * beginning is completed. */
static void
settle (Look *look)
{
  const Beginning *beginnings = look->n_next > 0 ? look->next : look->now;
  int n = look->n_next > 0 ? look->n_next : look->n_now;
  int best = 0;

  if (look->found)
    return;

  for (int i = 1; i < n; i++)
    if (beginnings[i].score > beginnings[best].score)
      best = i;

  look->best = beginnings[best];
  complete_turn (look->rules, &look->best, look->seat, &look->rng);
}

/* Whether the player does not see @move after @from.  He always sees the last
 * one if he has seen no other. */
static bool
is_overlooked (const Look      *look,
               const Beginning *from,
               GameMove         move)
{
  int percent = look->level->overlooks;

  return percent > 0
         && search_overlooks (percent, look->watch->limits->seed,
                              look->rules->key (&from->state), move);
}

/* Looks at the moves after @from.  Returns false when the search has to
 * end. */
static bool
try_moves (Look            *look,
           GamePosition    *scratch,
           const Beginning *from)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = look->rules->legal_moves (&from->state, moves);
  int n_seen = 0;

  for (int m = 0; m < n; m++)
    {
      if (is_overlooked (look, from, moves[m]) && (n_seen > 0 || m < n - 1))
        continue;
      if (!try_move (look, scratch, from, moves[m]))
        return false;
      n_seen++;
    }

  return true;
}

static void
look_through_turns (Look         *look,
                    GamePosition *scratch)
{
  while (look->n_now > 0)
    {
      Beginning *empty = look->now;

      look->n_next = 0;
      for (int i = 0; i < look->n_now; i++)
        if (!try_moves (look, scratch, &look->now[i]))
          return;

      look->now = look->next;
      look->n_now = look->n_next;
      look->next = empty;
      look->n_next = 0;
    }
}

static void
report (const Beginning   *turn,
        const SearchWatch *watch,
        SearchResult      *result)
{
  memcpy (result->line, turn->line, sizeof result->line);
  result->n_line = turn->n_line;
  result->score = turn->score;
  result->depth = 1;
  result->nodes = watch->nodes;
}

void
search_look (const GamePosition *position,
             const SearchLevel  *level,
             SearchWatch        *watch,
             SearchResult       *result)
{
  Beginning *room = game_allocate (2 * WIDTH, sizeof *room);
  GamePosition scratch;
  Look look = {
    .rules = position->rules,
    .level = level,
    .watch = watch,
    .rng = { watch->limits->seed },
    .seat = position->rules->turn (&position->state),
    .now = room,
    .n_now = 1,
    .next = room + WIDTH,
  };

  room[0] = (Beginning) { .state = position->state };
  game_position_init_copy (&scratch, position);
  look_through_turns (&look, &scratch);
  settle (&look);
  report (&look.best, watch, result);

  game_position_clear (&scratch);
  free (room);
}

void
search_at_random (const GamePosition *position,
                  SearchWatch        *watch,
                  SearchResult       *result)
{
  const GameRules *rules = position->rules;
  GameRng rng = { watch->limits->seed };
  int seat = rules->turn (&position->state);
  Beginning turn = { .state = position->state };
  GameOutcome outcome;

  complete_turn (rules, &turn, seat, &rng);
  rules->outcome (&turn.state, &outcome);
  turn.score = worth (rules, &turn.state, &outcome, seat);
  report (&turn, watch, result);
}
