/* chisolo-rules.c: the rules of Chisolo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Chisolo; its numbers stand in brackets.
 */

#include "chisolo-rules.h"

#include <limits.h>
#include <string.h>

#include "games/chisolo/rules/chisolo-eval.h"
#include "games/chisolo/rules/chisolo-moves.h"
#include "games/chisolo/rules/chisolo-notation.h"

static const GameRuleset rulesets[] = {
  [CHISOLO_NATATU] = { "natatu" },
  [CHISOLO_SMITH_DALE] = { "smith-dale" },
  [CHISOLO_NATATU_LEFT] = { "natatu-left" },
  [CHISOLO_LUDII] = { "ludii" },
  [CHISOLO_NAMBIDI] = { "nambidi" },
  [CHISOLO_ONE_COUNTER] = { "one-counter" },
  [CHISOLO_NAMUDILAKUNZE] = { "namudilakunze" },
};

static void
chisolo_start (const GameConfig *config,
               GameState        *state)
{
  ChisoloState *chisolo = (ChisoloState *) state;
  const ChisoloForm *form = chisolo_form (config->ruleset);
  int8_t direction = form->first_clockwise ? CHISOLO_FIRST_MOVE
                                           : CHISOLO_UNCHOSEN;

  memset (state, 0, sizeof *state);
  chisolo->ruleset = (uint8_t) config->ruleset;
  for (int seat = 0; seat < 2; seat++)
    {
      memcpy (chisolo->camps[seat].stones, form->stones, CHISOLO_HOLES);
      chisolo->directions[seat] = direction;
    }
}

static void
chisolo_config (const GameState *state,
                GameConfig      *config)
{
  config->ruleset = ((const ChisoloState *) state)->ruleset;
  config->players = 2;
}

static int
chisolo_turn (const GameState *state)
{
  return ((const ChisoloState *) state)->turn;
}

static bool
chisolo_at_chance (const GameState *state)
{
  return false;
}

static void
chisolo_outcome (const GameState *state,
                 GameOutcome     *outcome)
{
  const ChisoloState *chisolo = (const ChisoloState *) state;

  *outcome = (GameOutcome) { .winner = chisolo_winner (chisolo) };
  if (outcome->winner < 0)
    return;

  outcome->over = true;
  outcome->reason = CHISOLO_REASON_CAMP_EMPTIED;
  outcome->ranking[0] = outcome->winner;
  outcome->n_ranked = 1;
}

static int
chisolo_throws (const GameState *state,
                GameThrow       *throws)
{
  return 0;
}

/* Rules page, turn 2 to 5: sows and pushes the events of every lap, at most
 * @most of them.  Returns the hole in which the last lap ended. */
static int
sow_traced (ChisoloState    *state,
            int              hole,
            ChisoloDirection direction,
            unsigned         most,
            GameTrace       *trace)
{
  int seat = state->turn;
  ChisoloCamp *camp = &state->camps[seat];

  do
    {
      int16_t from = (int16_t) chisolo_cell (seat, hole);
      int16_t count = camp->stones[hole];

      hole = chisolo_sow_lap (camp, hole, direction);
      game_trace_push (trace, (GameEvent) {
        .type = CHISOLO_EVENT_LIFT,
        .seat = (int8_t) seat,
        .from = from,
        .count = count,
      });
      game_trace_push (trace, (GameEvent) {
        .type = CHISOLO_EVENT_SOW,
        .seat = (int8_t) seat,
        .from = from,
        .to = (int16_t) chisolo_cell (seat, hole),
        .count = count,
        .value = direction,
      });
    }
  while (camp->stones[hole] > 1 && --most > 0);

  return hole;
}

/* The laps of an endless sowing that are traced before it is called endless. */
#define ENDLESS_LAPS 12

void
chisolo_trace_way (const GameState  *state,
                   int               cell,
                   ChisoloDirection  direction,
                   GameTrace        *trace)
{
  GameState copy = *state;
  ChisoloState *chisolo = (ChisoloState *) &copy;
  int hole = cell % CHISOLO_HOLES;
  unsigned ring;

  chisolo->turn = (uint8_t) (cell / CHISOLO_HOLES);
  ring = chisolo_find_ring (&chisolo->camps[chisolo->turn], hole, direction);
  sow_traced (chisolo, hole, direction, ring != 0 ? ENDLESS_LAPS : UINT_MAX,
              trace);
  if (ring != 0)
    game_trace_push (trace, (GameEvent) {
      .type = CHISOLO_EVENT_ENDLESS,
      .seat = (int8_t) chisolo->turn,
      .from = (int16_t) cell,
      .value = (int32_t) ring,
    });
}

/* Rules page, turn 5: captures go to the reserve, out of play. */
static void
capture_stones (ChisoloState *state,
                unsigned      captured,
                int           value,
                GameTrace    *trace)
{
  int seat = state->turn;
  ChisoloCamp *camp = &state->camps[!seat];

  for (; captured != 0; captured &= captured - 1)
    {
      int hole = __builtin_ctz (captured);

      if (trace != NULL && camp->stones[hole] > 0)
        game_trace_push (trace, (GameEvent) {
          .type = CHISOLO_EVENT_CAPTURE,
          .seat = (int8_t) seat,
          .from = (int16_t) chisolo_cell (!seat, hole),
          .count = camp->stones[hole],
          .value = value,
        });
      camp->stones[hole] = 0;
    }
}

/* Chooses the direction if the move names it and returns the one to sow in.  If
 * a player's first sowing names none, it is clockwise and leaves the choice to
 * his second. */
static ChisoloDirection
choose_direction (ChisoloState *state,
                  GameMove      move,
                  GameTrace    *trace)
{
  int8_t *own = &state->directions[state->turn];
  ChisoloDirection direction = (ChisoloDirection) *own;
  ChisoloDirection named = chisolo_move_direction (move);

  if (named != CHISOLO_UNCHOSEN)
    {
      direction = named;
      *own = (int8_t) named;
      game_trace_push (trace, (GameEvent) {
        .type = CHISOLO_EVENT_DIRECTION,
        .seat = (int8_t) state->turn,
        .value = named,
      });
    }
  else if (direction == CHISOLO_FIRST_MOVE)
    {
      direction = CHISOLO_CLOCKWISE;
      *own = CHISOLO_UNCHOSEN;
    }

  return direction;
}

static void
play_sowing (ChisoloState *state,
             GameMove      move,
             GameTrace    *trace)
{
  ChisoloDirection direction = choose_direction (state, move, trace);
  int hole = chisolo_move_hole (move);

  if (trace == NULL)
    hole = chisolo_sow (&state->camps[state->turn], hole, direction);
  else
    hole = sow_traced (state, hole, direction, UINT_MAX, trace);

  capture_stones (state, chisolo_captured (state, hole), 0, trace);
}

void
chisolo_apply_part (GameState *state,
                    GameMove   move,
                    GameTrace *trace)
{
  ChisoloState *chisolo = (ChisoloState *) state;
  int hole = chisolo_move_hole (move);

  switch (chisolo_move_kind (move))
    {
    case CHISOLO_MOVE_SOW:
      play_sowing (chisolo, move, trace);
      break;

    case CHISOLO_MOVE_OPEN:
      capture_stones (chisolo, 1u << chisolo_facing_inner (hole)
                               | 1u << chisolo_facing_outer (hole), 0, trace);
      break;

    case CHISOLO_MOVE_PASS:
      game_trace_push (trace, (GameEvent) {
        .type = GAME_EVENT_PASS,
        .seat = (int8_t) chisolo->turn,
      });
      break;

    case CHISOLO_MOVE_NONE:
    default:
      break;
    }
}

void
chisolo_apply_rest (GameState *state,
                    GameMove   move,
                    GameTrace *trace)
{
  ChisoloState *chisolo = (ChisoloState *) state;
  int third = chisolo_move_third (move);

  if (third >= 0)
    capture_stones (chisolo, 1u << third, 1, trace);

  chisolo->turn = (uint8_t) !chisolo->turn;
  chisolo->n_moves++;
  if (trace != NULL && chisolo_winner (chisolo) < 0)
    game_trace_push (trace, (GameEvent) {
      .type = GAME_EVENT_TURN,
      .seat = (int8_t) chisolo->turn,
    });
}

static void
chisolo_apply (GameState *state,
               GameMove   move,
               GameTrace *trace)
{
  if (chisolo_move_kind (move) == CHISOLO_MOVE_NONE)
    return;

  chisolo_apply_part (state, move, trace);
  chisolo_apply_rest (state, move, trace);
}

/* Rules page, end: positions are the same if holes, player to move and
 * directions are.  The number of moves counts only while an opening capture is
 * due. */
static bool
chisolo_same_position (const GameState *a,
                       const GameState *b)
{
  const ChisoloState *x = (const ChisoloState *) a;
  const ChisoloState *y = (const ChisoloState *) b;

  return memcmp (x->camps, y->camps, sizeof x->camps) == 0
         && x->ruleset == y->ruleset && x->turn == y->turn
         && x->directions[0] == y->directions[0]
         && x->directions[1] == y->directions[1]
         && chisolo_opening_due (x) == chisolo_opening_due (y);
}

static inline uint64_t
mix (uint64_t hash,
     uint64_t word)
{
  hash = (hash ^ word) * UINT64_C (0x9e3779b97f4a7c15);

  return hash ^ hash >> 29;
}

static uint64_t
chisolo_key (const GameState *state)
{
  const ChisoloState *chisolo = (const ChisoloState *) state;
  uint64_t words[4], rest;
  uint64_t hash = UINT64_C (0xbf58476d1ce4e5b9);

  memcpy (words, chisolo->camps, sizeof words);
  for (int i = 0; i < 4; i++)
    hash = mix (hash, words[i]);
  rest = chisolo->ruleset | (uint64_t) chisolo->turn << 8
         | (uint64_t) (uint8_t) chisolo->directions[0] << 16
         | (uint64_t) (uint8_t) chisolo->directions[1] << 24
         | (uint64_t) chisolo_opening_due (chisolo) << 32;

  return mix (mix (hash, rest), UINT64_C (0x94d049bb133111eb));
}

static bool
chisolo_is_pass (GameMove move)
{
  return chisolo_move_kind (move) == CHISOLO_MOVE_PASS;
}

/* Stones leave a camp and never come back, so no camp outgrows its start; and
 * the player who has just moved still has the stones that he sowed. */
static const char *
check_camps (const ChisoloState *state)
{
  int most = chisolo_form_stones (chisolo_form (state->ruleset));

  for (int seat = 0; seat < 2; seat++)
    {
      const ChisoloCamp *camp = &state->camps[seat];

      if (camp->stones[14] != 0 || camp->stones[15] != 0)
        return "there are stones outside the holes";
      if (chisolo_camp_total (camp) > most)
        return seat == CHISOLO_SOUTH ? "South has too many stones"
                                     : "North has too many stones";
    }

  if (chisolo_camp_is_empty (&state->camps[0])
      && chisolo_camp_is_empty (&state->camps[1]))
    return "both camps are empty";

  return NULL;
}

/* A direction may be known before its owner's first move, in positions set up
 * by hand; the turns always alternate, South first. */
static const char *
chisolo_self_check (const GameState *state)
{
  const ChisoloState *chisolo = (const ChisoloState *) state;

  if (chisolo->ruleset >= CHISOLO_N_RULESETS)
    return "there is no such ruleset";
  if (chisolo->turn > 1)
    return "there is no such player";

  for (int seat = 0; seat < 2; seat++)
    {
      int direction = chisolo->directions[seat];

      if (direction < CHISOLO_CLOCKWISE || direction > CHISOLO_FIRST_MOVE)
        return "there is no such direction";
      if (direction == CHISOLO_FIRST_MOVE
          && !chisolo_form (chisolo->ruleset)->first_clockwise)
        return "in this form the first sowing may go either way";
    }

  if (chisolo->n_moves % 2 != chisolo->turn)
    return "South plays first, so the number of moves does not fit the player "
           "to move";

  return check_camps (chisolo);
}

/* Left becomes right, and each direction the other one. */
static bool
mirror (GameState *state)
{
  ChisoloState *chisolo = (ChisoloState *) state;
  const ChisoloState before = *chisolo;

  if (before.directions[0] == CHISOLO_FIRST_MOVE
      || before.directions[1] == CHISOLO_FIRST_MOVE)
    return false;

  for (int seat = 0; seat < 2; seat++)
    {
      chisolo->directions[seat] = (int8_t) -before.directions[seat];
      for (int hole = 0; hole < CHISOLO_HOLES; hole++)
        {
          int row = chisolo_hole_row (seat, hole);
          int column = CHISOLO_COLUMNS - 1 - chisolo_hole_column (seat, hole);

          chisolo->camps[seat].stones[chisolo_hole_at (row, column)] =
            before.camps[seat].stones[hole];
        }
    }

  return true;
}

const GameRules chisolo_rules = {
  .id = "chisolo",
  .state_size = sizeof (ChisoloState),
  .rulesets = rulesets,
  .n_rulesets = CHISOLO_N_RULESETS,
  .setups = NULL,
  .min_players = 2,
  .max_players = 2,
  .default_players = 2,
  .seat_letters = "sn",
  .has_chance = false,
  .start = chisolo_start,
  .parse = chisolo_parse,
  .print = chisolo_print,
  .config = chisolo_config,
  .turn = chisolo_turn,
  .at_chance = chisolo_at_chance,
  .legal_moves = chisolo_legal_moves,
  .throws = chisolo_throws,
  .apply = chisolo_apply,
  .apply_part = chisolo_apply_part,
  .print_move = chisolo_print_move,
  .parse_move = chisolo_parse_move,
  .outcome = chisolo_outcome,
  .key = chisolo_key,
  .same_position = chisolo_same_position,
  .is_pass = chisolo_is_pass,
  .evaluate = chisolo_evaluate,
  .assess = chisolo_assess,
  .chance = chisolo_chance,
  .weight = chisolo_weight,
  .levels = { [2] = chisolo_levels },
  .bench = { 2, 1500, 2, 6, 0 },
  .mirror = mirror,
  .self_check = chisolo_self_check,
};
