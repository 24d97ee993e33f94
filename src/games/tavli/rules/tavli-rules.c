/* tavli-rules.c: the rules of Zeno's tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of tavli; its headings stand in brackets.
 */

#include "tavli-rules.h"

#include <string.h>

#include "games/tavli/rules/tavli-check.h"
#include "games/tavli/rules/tavli-legality.h"
#include "games/tavli/rules/tavli-eval.h"
#include "games/tavli/rules/tavli-net.h"
#include "games/tavli/rules/tavli-notation.h"

#define BIT(place) (1u << (place))

static int
tavli_legal_moves (const GameState *state,
                   GameMove        *moves)
{
  const TavliState *tavli = (const TavliState *) state;
  uint32_t blocked = tavli_blocked_cells (tavli);
  TavliStage stage;
  int n = 0;

  if (tavli_winner (tavli) >= 0)
    return 0;

  /* Rules page, duty: a player is free in the order of the numbers. */
  stage = tavli_stage (tavli, blocked);
  for (int d = 1; d <= 6; d++)
    if (tavli->numbers[d] > 0)
      for (uint32_t from = tavli_sources (tavli, stage, blocked, d);
           from != 0;
           from &= from - 1)
        {
          int place = __builtin_ctz (from);

          if (stage == TAVLI_STAGE_REENTER)
            place = tavli_waiting_place (place);
          moves[n++] = tavli_step (place, d);
        }

  return n;
}

/* Adds @n checkers, 1 or -1, to @place, and keeps the sets in step. */
static void
put (TavliSide *side,
     int        place,
     int        n)
{
  int left = side->checkers[place] += n;

  if (tavli_is_cell (place))
    {
      uint32_t bit = BIT (place);

      side->occupied = left > 0 ? side->occupied | bit : side->occupied & ~bit;
      side->paired = left > 1 ? side->paired | bit : side->paired & ~bit;
    }
  else if (tavli_is_waiting_place (place))
    {
      uint32_t bit = BIT (place - TAVLI_WAITING_FIRST + 1);

      side->waiting = left > 0 ? side->waiting | bit : side->waiting & ~bit;
      side->n_waiting += n;
    }
}

/* Rules page, throw: two alike: that number counts four times, the third die
 * once.  Three alike: it counts twelve times. */
static void
play_throw (TavliState *state,
            GameMove    move,
            GameTrace  *trace)
{
  int a = tavli_move_die (move, 0);
  int b = tavli_move_die (move, 1);
  int c = tavli_move_die (move, 2);

  if (a == c)
    state->numbers[a] = 12;
  else
    {
      state->numbers[a] = a == b ? 4 : 1;
      state->numbers[c] = b == c ? 4 : 1;
      if (a != b && b != c)
        state->numbers[b] = 1;
    }

  if (trace != NULL)
    game_trace_push (trace, (GameEvent) {
      .type = GAME_EVENT_THROW,
      .seat = (int8_t) state->turn,
      .value = 100 * a + 10 * b + c,
    });
}

/* Rules page, phase 2: a checker hit on cell c waits on m = c or 25-c. */
static void
hit (TavliState *state,
     int         cell,
     GameTrace  *trace)
{
  int seat = !state->turn;
  int place = tavli_waiting_place (tavli_waiting_cell (cell));

  put (&state->sides[seat], cell, -1);
  put (&state->sides[seat], place, 1);
  if (trace != NULL)
    game_trace_push (trace, (GameEvent) {
      .type = TAVLI_EVENT_HIT,
      .seat = (int8_t) seat,
      .from = (int16_t) cell,
      .to = (int16_t) place,
    });
}

static void
play_step (TavliState *state,
           GameMove    move,
           GameTrace  *trace)
{
  TavliSide *own = &state->sides[state->turn];
  int from = tavli_move_from (move);
  int to = tavli_move_to (move);

  state->numbers[tavli_move_number (move)]--;
  put (own, from, -1);
  put (own, to, 1);
  if (trace != NULL)
    game_trace_push (trace, (GameEvent) {
      .type = from == TAVLI_HAND ? GAME_EVENT_ENTER
              : to == TAVLI_OFF ? TAVLI_EVENT_BEAR_OFF : GAME_EVENT_MOVE,
      .seat = (int8_t) state->turn,
      .from = (int16_t) from,
      .to = (int16_t) to,
      .value = tavli_move_number (move),
    });

  if (tavli_is_cell (to)
      && (state->sides[!state->turn].occupied & BIT (to)) != 0)
    hit (state, to, trace);

  /* Rules page, where a checker may land: a player is exposed once he has
   * entered all fifteen checkers and has since moved one beyond cell 6, which
   * he cannot do before. */
  if (!own->exposed && to > TAVLI_FIRST_TABLE_END)
    {
      own->exposed = 1;
      if (trace != NULL)
        game_trace_push (trace, (GameEvent) {
          .type = TAVLI_EVENT_EXPOSED,
          .seat = (int8_t) state->turn,
        });
    }
}

void
tavli_play (TavliState *state,
            GameMove    move,
            GameTrace  *trace)
{
  if (tavli_move_is_throw (move))
    play_throw (state, move, trace);
  else
    play_step (state, move, trace);
}

/* Rules page, duty: a number that can be played must be played; numbers that
 * cannot are lost.  Notation: the turn passes by itself as soon as no number
 * left can be played; not, though, once the game is won. */
static void
tavli_apply (GameState *state,
             GameMove   move,
             GameTrace *trace)
{
  TavliState *tavli = (TavliState *) state;

  tavli_play (tavli, move, trace);
  if (tavli->sides[tavli->turn].checkers[TAVLI_OFF] == TAVLI_CHECKERS
      || tavli_can_play (tavli))
    return;

  memset (tavli->numbers, 0, sizeof tavli->numbers);
  tavli->turn = !tavli->turn;
  if (trace != NULL)
    game_trace_push (trace, (GameEvent) {
      .type = GAME_EVENT_TURN,
      .seat = (int8_t) tavli->turn,
    });
}

/* Rules page, board: fifteen checkers each, off the board.  White begins. */
static void
tavli_start (const GameConfig *config,
             GameState        *state)
{
  TavliState *tavli = (TavliState *) state;

  memset (state, 0, sizeof *state);
  tavli->sides[TAVLI_WHITE].checkers[TAVLI_HAND] = TAVLI_CHECKERS;
  tavli->sides[TAVLI_BLACK].checkers[TAVLI_HAND] = TAVLI_CHECKERS;
}

static void
tavli_config (const GameState *state,
              GameConfig      *config)
{
  config->ruleset = 0;
  config->players = 2;
}

static int
tavli_turn (const GameState *state)
{
  return ((const TavliState *) state)->turn;
}

static bool
tavli_at_chance (const GameState *state)
{
  const TavliState *tavli = (const TavliState *) state;

  return tavli_n_numbers (tavli) == 0 && tavli_winner (tavli) < 0;
}

static int
tavli_throws (const GameState *state,
              GameThrow       *throws)
{
  int n = 0;

  if (!tavli_at_chance (state))
    return 0;

  for (int a = 1; a <= 6; a++)
    for (int b = a; b <= 6; b++)
      for (int c = b; c <= 6; c++)
        throws[n++] = (GameThrow) {
          .move = tavli_throw_move (a, b, c),
          .weight = a == c ? 1 : a == b || b == c ? 3 : 6,
        };

  return n;
}

static GameMove
tavli_draw_throw (const GameState *state,
                  GameRng         *rng)
{
  int drawn = (int) game_rng_below (rng, 216);
  int a = drawn % 6 + 1, b = drawn / 6 % 6 + 1, c = drawn / 36 + 1;
  int least = a < b ? a : b, most = a < b ? b : a;

  /* The dice of a throw stand in rising order. */
  return tavli_throw_move (c < least ? c : least,
                           c < least ? least : c < most ? c : most,
                           c > most ? c : most);
}

static void
tavli_outcome (const GameState *state,
               GameOutcome     *outcome)
{
  int winner = tavli_winner ((const TavliState *) state);

  *outcome = (GameOutcome) { .winner = winner };
  if (winner < 0)
    return;

  outcome->over = true;
  outcome->reason = TAVLI_REASON_ALL_BORNE_OFF;
  outcome->ranking[0] = winner;
  outcome->n_ranked = 1;
}

static uint64_t
tavli_key (const GameState *state)
{
  uint64_t words[sizeof (TavliState) / sizeof (uint64_t)];
  uint64_t key = 0;

  _Static_assert (sizeof words == sizeof (TavliState),
                  "the key would miss the end of the state");
  memcpy (words, state, sizeof words);
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    {
      key = (key ^ words[i]) * UINT64_C (0x9e3779b97f4a7c15);
      key ^= key >> 32;
    }

  return key;
}

static const GameRuleset tavli_rulesets[] = {
  { .id = "tavli" },
};

/* Both sides go the same way, so that they can be exchanged. */
static bool
mirror (GameState *state)
{
  TavliState *tavli = (TavliState *) state;
  TavliSide white = tavli->sides[TAVLI_WHITE];

  tavli->sides[TAVLI_WHITE] = tavli->sides[TAVLI_BLACK];
  tavli->sides[TAVLI_BLACK] = white;
  tavli->turn = !tavli->turn;

  return true;
}

const GameRules tavli_rules = {
  .id = "tavli",
  .state_size = sizeof (TavliState),
  .rulesets = tavli_rulesets,
  .n_rulesets = 1,
  .min_players = 2,
  .max_players = 2,
  .default_players = 2,
  .seat_letters = "wb",
  .has_chance = true,
  .start = tavli_start,
  .parse = tavli_parse,
  .print = tavli_print,
  .config = tavli_config,
  .turn = tavli_turn,
  .at_chance = tavli_at_chance,
  .legal_moves = tavli_legal_moves,
  .throws = tavli_throws,
  .draw_throw = tavli_draw_throw,
  .apply = tavli_apply,
  .print_move = tavli_print_move,
  .parse_move = tavli_parse_move,
  .outcome = tavli_outcome,
  .key = tavli_key,
  .evaluate = tavli_evaluate,
  .chance = tavli_chance,
  .levels = { [2] = tavli_levels },
  .bench = { 6, 1500, 120, 2, 60000 },
  .mirror = mirror,
  .self_check = tavli_self_check,
};
