/* zohn-ahl-rules.h: Zohn Ahl, a race game of Kiowa women
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game without decisions: four sticks are thrown and the piece must walk.
 * The sheets that teach it differ, so each of its four forms is one constant
 * ZohnAhlRuleset; the rules read that table and know no form by name.
 *
 * Sources: the French sheet (zohn-al, the default), the English sheet
 * (leaflet, leaflet-cross) and Culin's board of forty spaces (culin), as told
 * in the rules page of the game.
 *
 * Seats: 0 is Red, 1 is Green.  Cells of events are spaces of the board in
 * the common numbering of zohn_ahl_board_space().  The events carry:
 *
 * - THROW: value as packed by zohn_ahl_throw_value();
 * - ENTER: the piece is placed on its start `to`;
 * - MOVE: `from` to `to`, value: the steps walked;
 * - LAP: the start was reached or passed; `to`: where the piece now stands;
 * - HAZARD: `from`: the space, value: a ZohnAhlHazard;
 * - CROSS: `from` one dry branch `to` the other;
 * - SENT_BACK: `from` to the start `to`, value: a ZohnAhlCause.  Every
 *   capture has it, even that of a piece on its start; after a lap it is left
 *   out if the other piece need not move;
 * - PAY: `count` counters go to the other side, value: a ZohnAhlCause;
 * - TURN: a new turn of `seat` begins; no TURN follows THROW_AGAIN.
 */

#pragma once

#include "games/game-rules.h"
#include "games/game-variants.h"

/* The events that only Zohn Ahl has. */
enum
{
  ZOHN_AHL_EVENT_HAZARD = GAME_EVENT_OWN,       /* seat fell into water or
                                                 * ravine on `from`; value: its
                                                 * ZohnAhlHazard */
  ZOHN_AHL_EVENT_CROSS,         /* from one dry branch to the other */
  ZOHN_AHL_EVENT_SENT_BACK,     /* seat's piece goes back from `from` to its
                                 * start `to` */
  ZOHN_AHL_EVENT_LAP,           /* seat completed a lap */
  ZOHN_AHL_EVENT_PAY,           /* seat pays `count` counters */
  ZOHN_AHL_EVENT_THROW_AGAIN,   /* seat throws again */
  ZOHN_AHL_EVENT_LOSE_THROW,    /* seat loses the throw just won */
  ZOHN_AHL_EVENT_MISS_TURN,     /* seat will miss its next turn */
  ZOHN_AHL_EVENT_TURN_MISSED,   /* seat's turn is passed over now */
  ZOHN_AHL_EVENT_MISS_LIFTED,   /* seat need miss no turn any more */
  ZOHN_AHL_N_EVENTS,
};

/* The reason that only Zohn Ahl has. */
enum
{
  ZOHN_AHL_REASON_NO_COUNTERS = GAME_REASON_OWN,        /* a side has none */
};

#define ZOHN_AHL_RED 0
#define ZOHN_AHL_GREEN 1

/* The rulesets, in the order of zohn_ahl_rules.rulesets. */
typedef enum
{
  ZOHN_AHL_RULESET_ZOHN_AL,
  ZOHN_AHL_RULESET_LEAFLET,
  ZOHN_AHL_RULESET_LEAFLET_CROSS,
  ZOHN_AHL_RULESET_CULIN,
  ZOHN_AHL_N_RULESETS,
} ZohnAhlRulesetId;

/* Counters a side can begin with. */
#define ZOHN_AHL_COUNTERS_MIN 1
#define ZOHN_AHL_COUNTERS_MAX 8

/* Spaces of the longest circuit. */
#define ZOHN_AHL_SPACES_MAX 40

/* Steps of a piece that has not come onto the board yet. */
#define ZOHN_AHL_OFF_BOARD (-1)

/* The four sticks, three of them red and one, the sahe, green, fall in this
 * many ways that differ for the rules. */
#define ZOHN_AHL_N_STICKS 4
#define ZOHN_AHL_N_THROWS 8

/* ZohnAhlHazard: the places into which a piece can fall. */
typedef enum
{
  ZOHN_AHL_HAZARD_NONE,
  ZOHN_AHL_HAZARD_CREEK,        /* back to the start, one counter paid */
  ZOHN_AHL_HAZARD_RAVINE,       /* a turn or a throw is lost */
} ZohnAhlHazard;

/* ZohnAhlCause: why a piece goes back or a counter is paid. */
typedef enum
{
  ZOHN_AHL_CAUSE_NONE,
  ZOHN_AHL_CAUSE_CREEK,         /* the side fell into a creek */
  ZOHN_AHL_CAUSE_CAPTURE,       /* the other side ended on its piece */
  ZOHN_AHL_CAUSE_LAP,           /* the other side completed a lap */
  ZOHN_AHL_CAUSE_RAVINE,        /* the side fell into a dry branch */
  ZOHN_AHL_N_CAUSES,
} ZohnAhlCause;

/* ZohnAhlRavine: the effects of the dry branches. */
typedef enum
{
  ZOHN_AHL_RAVINE_SAFE,         /* nothing: they are only drawn */
  ZOHN_AHL_RAVINE_MISS_TURN,    /* hands over and misses the next turn */
  ZOHN_AHL_RAVINE_LOSE_THROW,   /* loses the throw just won, else a turn */
  ZOHN_AHL_RAVINE_CROSS,        /* crosses to the other branch */
} ZohnAhlRavine;

/* ZohnAhlStick: one way in which the sticks fall. */
typedef struct
{
  char token[4];                /* "t0", "t1", "t1s" … */
  uint8_t marked;               /* marked faces, 0 to 4 */
  bool sahe;                    /* whether the sahe's is among them */
  uint8_t weight;               /* chances in 16 */
} ZohnAhlStick;

/* ZohnAhlRuleset:
 *
 * Everything in which the forms of the game differ.  Steps are counted from
 * each side's own start, which is 0; the hazards lie at the same steps for
 * both sides.
 */
typedef struct
{
  const char *id;
  uint8_t n_spaces;             /* steps of a lap */
  uint8_t lowest;               /* the number of the board's first space */
  uint8_t start[2];             /* each side's start, as a board space */
  bool starts_off_board;        /* pieces enter on their first turn */
  bool start_is_safe;           /* no capture on the common start */
  bool can_stop;                /* more counters win a game that is stopped */
  bool capture_lifts_miss;      /* a piece caught in a ravine misses nothing */
  uint8_t steps[ZOHN_AHL_N_STICKS + 1];         /* by marked faces */
  uint8_t again[ZOHN_AHL_N_THROWS];             /* by throw: throw again? */
  ZohnAhlRavine ravine;
  uint8_t ravines[2];           /* steps of the dry branches, near one first */
  int8_t creeks[2];             /* steps that are water; -1: there is none */

  /* In counters; a side that has fewer pays all it has. */
  uint8_t creek_prices[2];
  uint8_t ravine_prices[2];
  uint8_t capture_price;
  uint8_t lap_price;
} ZohnAhlRuleset;

/* ZohnAhlState: a position, at the head of a GameState. */
typedef struct
{
  uint8_t ruleset;              /* a ZohnAhlRulesetId */
  int8_t steps[2];              /* from the own start; ZOHN_AHL_OFF_BOARD */
  uint8_t counters[2];
  uint8_t turn;                 /* the seat to throw */
  uint8_t misses;               /* bit 1 << seat: it misses its next turn */
  uint8_t changed;              /* 1: the rules are those of a ZohnAhlGame */
} ZohnAhlState;

/* ZohnAhlGame:
 *
 * A GameState as a whole: a position with the rules by which it goes on.  All
 * after the position is zero unless the rules are changed, so that only code
 * that has the whole state knows of changed rules.
 */
typedef struct
{
  ZohnAhlState state;
  uint8_t knobs[GAME_KNOBS_MAX];        /* as GameVariant.values */
  ZohnAhlRuleset values;                /* the rules that the knobs give */
  uint32_t weights[ZOHN_AHL_N_THROWS];  /* chances in `total` */
  uint32_t total;
} ZohnAhlGame;

extern const GameRules zohn_ahl_rules;

/* zohn_ahl_state: @state read as this game's own struct; borrowed. */
static inline const ZohnAhlState *
zohn_ahl_state (const GameState *state)
{
  return (const ZohnAhlState *) (const void *) state;
}

/* The tables behind the functions below, which say what is in them. */
extern const ZohnAhlRuleset zohn_ahl_rulesets[ZOHN_AHL_N_RULESETS];
extern const ZohnAhlStick zohn_ahl_sticks[ZOHN_AHL_N_THROWS];

/* zohn_ahl_ruleset:
 *
 * Returns: the values of ruleset @ruleset (a ZohnAhlRulesetId); static.
 */
static inline const ZohnAhlRuleset *
zohn_ahl_ruleset (int ruleset)
{
  return &zohn_ahl_rulesets[ruleset];
}

/* zohn_ahl_game: @state read with the rules that it carries; borrowed. */
static inline const ZohnAhlGame *
zohn_ahl_game (const GameState *state)
{
  return (const ZohnAhlGame *) (const void *) state;
}

/* zohn_ahl_values: the rules by which @state goes on: those of its ruleset, or
 * changed ones, which live as long as @state. */
static inline const ZohnAhlRuleset *
zohn_ahl_values (const GameState *state)
{
  const ZohnAhlGame *game = zohn_ahl_game (state);

  return game->state.changed ? &game->values
                             : zohn_ahl_ruleset (game->state.ruleset);
}

/* zohn_ahl_throw:
 * @index: 0 to ZOHN_AHL_N_THROWS - 1, in the order t0 t1 t1s … t4
 *
 * Returns: the throw's move: its place, counted from 1 as zero is no move.
 */
static inline GameMove
zohn_ahl_throw (int index)
{
  return (GameMove) index + 1;
}

/* zohn_ahl_stick:
 *
 * Returns: the throw that @move stands for, one of ZOHN_AHL_N_THROWS; static.
 */
static inline const ZohnAhlStick *
zohn_ahl_stick (GameMove move)
{
  return &zohn_ahl_sticks[move - 1];
}

/* zohn_ahl_total: the sum of zohn_ahl_weight() over all throws: 16 unless the
 * sticks are changed. */
static inline uint32_t
zohn_ahl_total (const GameState *state)
{
  return zohn_ahl_game (state)->state.changed ? zohn_ahl_game (state)->total
                                              : 16;
}

/* zohn_ahl_weight: the chances of the throw @move in @state, of
 * zohn_ahl_total(). */
static inline uint32_t
zohn_ahl_weight (const GameState *state,
                 GameMove         move)
{
  return zohn_ahl_game (state)->state.changed
           ? zohn_ahl_game (state)->weights[move - 1]
           : zohn_ahl_stick (move)->weight;
}

/* zohn_ahl_steps: the steps that the throw @move gives under @values. */
static inline int
zohn_ahl_steps (const ZohnAhlRuleset *values,
                GameMove              move)
{
  return values->steps[zohn_ahl_stick (move)->marked];
}

/* zohn_ahl_throws_again: whether the throw @move wins another. */
static inline bool
zohn_ahl_throws_again (const ZohnAhlRuleset *values,
                       GameMove              move)
{
  return values->again[move - 1] != 0;
}

/* zohn_ahl_board_space:
 *
 * The space of the board, numbered for both sides alike: 0 to 27 clockwise
 * from the south creek, or 1 to 40 as Red counts them under culin.  Red walks
 * as they are numbered and Green the other way; under culin that makes one
 * side's space k the other side's 41 - k.
 * @steps is 0 to n_spaces - 1; a piece off the board has no space and gives
 * ZOHN_AHL_OFF_BOARD.
 */
static inline int
zohn_ahl_board_space (const ZohnAhlRuleset *values,
                      int                   seat,
                      int                   steps)
{
  int space = values->start[seat] - values->lowest;

  if (steps == ZOHN_AHL_OFF_BOARD)
    return ZOHN_AHL_OFF_BOARD;

  space += seat == ZOHN_AHL_RED ? steps : -steps;
  if (space >= values->n_spaces)
    space -= values->n_spaces;
  else if (space < 0)
    space += values->n_spaces;

  return space + values->lowest;
}

/* zohn_ahl_board_steps: the reverse: how many steps @seat's piece on board
 * space @space has walked. */
int zohn_ahl_board_steps (const ZohnAhlRuleset *values, int seat, int space);

/* zohn_ahl_throw_value: a throw as a THROW event carries it. */
static inline int32_t
zohn_ahl_throw_value (int  steps,
                      int  marked,
                      bool sahe)
{
  return steps | (marked << 8) | ((sahe ? 1 : 0) << 16);
}

/* The three parts of a THROW event's value. */
static inline int
zohn_ahl_value_steps (int32_t value)
{
  return value & 0xff;
}

static inline int
zohn_ahl_value_marked (int32_t value)
{
  return (value >> 8) & 0xff;
}

static inline bool
zohn_ahl_value_sahe (int32_t value)
{
  return ((value >> 16) & 1) != 0;
}
