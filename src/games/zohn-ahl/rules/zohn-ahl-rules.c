/* zohn-ahl-rules.c: the rules of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zohn-ahl-rules.h"

#include "zohn-ahl-notation.h"
#include "zohn-ahl-play.h"
#include "zohn-ahl-questions.h"
#include "zohn-ahl-variant.h"

#include <string.h>

_Static_assert (sizeof (ZohnAhlState) <= 32, "a position fits 32 bytes");
_Static_assert (sizeof (ZohnAhlGame) <= sizeof (GameState),
                "a position fits the common state");

/* A state does not show how the counters were shared at the start, so those
 * fields are left unchanged. */
static void
config (const GameState *state,
        GameConfig      *settings)
{
  settings->ruleset = zohn_ahl_state (state)->ruleset;
  settings->setup = 0;
  settings->players = 2;
}

static int
turn (const GameState *state)
{
  return zohn_ahl_state (state)->turn;
}

static bool
at_chance (const GameState *state)
{
  return !zohn_ahl_is_over (zohn_ahl_state (state));
}

static int
legal_moves (const GameState *state,
             GameMove        *moves)
{
  return 0;
}

static int
throws (const GameState *state,
        GameThrow       *list)
{
  int n = 0;

  if (zohn_ahl_is_over (zohn_ahl_state (state)))
    return 0;

  for (int i = 0; i < ZOHN_AHL_N_THROWS; i++)
    {
      GameMove move = zohn_ahl_throw (i);
      uint32_t weight = zohn_ahl_weight (state, move);

      if (weight > 0)
        list[n++] = (GameThrow) { move, weight };
    }

  return n;
}

/* The tenth rule of the English sheet: "If the game is stopped for any other
 * reason like lack of time, then the winners are the team with the most
 * counters." */
static bool
can_stop (const GameState *state,
          int             *winner)
{
  const ZohnAhlState *self = zohn_ahl_state (state);
  const uint8_t *counters = self->counters;

  *winner = counters[ZOHN_AHL_RED] == counters[ZOHN_AHL_GREEN] ? -1
            : counters[ZOHN_AHL_RED] > counters[ZOHN_AHL_GREEN]
              ? ZOHN_AHL_RED : ZOHN_AHL_GREEN;

  return zohn_ahl_values (state)->can_stop;
}

/* Mixes the whole position, which is one word, as a generator mixes its state,
 * and each changed rule after it. */
static uint64_t
key (const GameState *state)
{
  GameRng rng = { 0 };

  memcpy (&rng.state, state, sizeof (ZohnAhlState));
  for (int i = 0; zohn_ahl_game (state)->state.changed && i < GAME_KNOBS_MAX;
       i++)
    rng.state = game_rng_next (&rng) ^ zohn_ahl_game (state)->knobs[i];

  return game_rng_next (&rng);
}

_Static_assert (sizeof (ZohnAhlState) <= sizeof (uint64_t),
                "a position's key is made of all of it");

/* The game has no decisions, so every position is worth the same. */
static int
evaluate (const GameState *state,
          int              seat)
{
  return 0;
}

/* Checks the pieces' spaces against the start and the effects of water. */
static const char *
check_pieces (const GameState *state)
{
  const ZohnAhlState *self = zohn_ahl_state (state);
  const ZohnAhlRuleset *values = zohn_ahl_values (state);

  for (int seat = 0; seat < 2; seat++)
    {
      int steps = self->steps[seat];

      if (steps == ZOHN_AHL_OFF_BOARD && !values->starts_off_board)
        return "pieces begin on the board in this ruleset";
      if (steps < ZOHN_AHL_OFF_BOARD || steps >= values->n_spaces)
        return "a piece has walked more than a lap";
      if (steps != ZOHN_AHL_OFF_BOARD
          && (steps == values->creeks[0] || steps == values->creeks[1]))
        return "a piece rests in a creek, which sends it back";
    }

  if (self->steps[ZOHN_AHL_RED] == ZOHN_AHL_OFF_BOARD
      && (self->steps[ZOHN_AHL_GREEN] != ZOHN_AHL_OFF_BOARD
          || self->turn != ZOHN_AHL_RED))
    return "Red, who begins, has not entered yet";

  if (self->steps[0] > 0 && self->steps[1] > 0
      && zohn_ahl_board_space (values, 0, self->steps[0])
         == zohn_ahl_board_space (values, 1, self->steps[1]))
    return "two pieces share a space: only a piece sent back to its start can "
           "do so";

  return NULL;
}

static const char *
self_check (const GameState *state)
{
  const ZohnAhlState *self = zohn_ahl_state (state);
  ZohnAhlRavine ravine;
  int total = self->counters[0] + self->counters[1];

  if (self->ruleset >= ZOHN_AHL_N_RULESETS)
    return "there is no such ruleset";
  if (!zohn_ahl_variant_is_whole (state))
    return "the changed rules are not whole";
  if (self->turn > ZOHN_AHL_GREEN)
    return "there are two sides";
  if (total < 2 * ZOHN_AHL_COUNTERS_MIN || total > 2 * ZOHN_AHL_COUNTERS_MAX)
    return "the two sides must hold 2 to 16 counters between them";
  if (self->misses > 3)
    return "only two sides can miss a turn";
  ravine = zohn_ahl_values (state)->ravine;
  if (self->misses != 0 && ravine != ZOHN_AHL_RAVINE_MISS_TURN
      && ravine != ZOHN_AHL_RAVINE_LOSE_THROW)
    return "nobody misses a turn in this ruleset";
  for (int seat = 0; seat < 2; seat++)
    if (self->steps[seat] == ZOHN_AHL_OFF_BOARD
        && (self->misses & (1 << seat)) != 0)
      return "a piece that is not on the board misses no turn";

  return check_pieces (state);
}

static const GameRuleset ruleset_list[ZOHN_AHL_N_RULESETS] = {
  { "zohn-al" },
  { "leaflet" },
  { "leaflet-cross" },
  { "culin" },
};

const GameRules zohn_ahl_rules = {
  .id = "zohn-ahl",
  .state_size = sizeof (ZohnAhlGame),
  .rulesets = ruleset_list,
  .n_rulesets = ZOHN_AHL_N_RULESETS,
  .setups = NULL,
  .min_players = 2,
  .max_players = 2,
  .default_players = 2,
  .max_counters = ZOHN_AHL_COUNTERS_MAX,
  .seat_letters = "rg",
  .has_chance = true,
  .start = zohn_ahl_start,
  .parse = zohn_ahl_parse,
  .print = zohn_ahl_print,
  .config = config,
  .turn = turn,
  .at_chance = at_chance,
  .legal_moves = legal_moves,
  .throws = throws,
  .draw_throw = zohn_ahl_draw_throw,
  .playout = zohn_ahl_playout,
  .apply = zohn_ahl_apply,
  .print_move = zohn_ahl_print_move,
  .parse_move = zohn_ahl_parse_move,
  .outcome = zohn_ahl_outcome,
  .can_stop = can_stop,
  .key = key,
  .same_position = NULL,
  .is_pass = NULL,
  .evaluate = evaluate,
  .bench = { 6, 3000, 0, 0, 0 },
  .questions = zohn_ahl_questions,
  .forget = zohn_ahl_forget,
  .solve = zohn_ahl_solve,
  .self_check = self_check,
};
