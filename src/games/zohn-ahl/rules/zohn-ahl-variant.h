/* zohn-ahl-variant.h: Zohn Ahl with changed rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-variants.h"
#include "zohn-ahl-rules.h"

/* The knobs, in the order of zohn_ahl_variants.knobs. */
typedef enum
{
  ZOHN_AHL_KNOB_COUNTERS,       /* of each side */
  ZOHN_AHL_KNOB_SPACES,
  ZOHN_AHL_KNOB_STEPS,          /* five, by the marked faces */
  ZOHN_AHL_KNOB_AGAIN = ZOHN_AHL_KNOB_STEPS + ZOHN_AHL_N_STICKS + 1,
                                /* eight, by the throw: 0 or 1 */
  ZOHN_AHL_KNOB_CREEKS = ZOHN_AHL_KNOB_AGAIN + ZOHN_AHL_N_THROWS,
                                /* two prices, as ZohnAhlRuleset.creeks */
  ZOHN_AHL_KNOB_RAVINES = ZOHN_AHL_KNOB_CREEKS + 2,     /* two prices */
  ZOHN_AHL_KNOB_CAPTURE = ZOHN_AHL_KNOB_RAVINES + 2,    /* a price */
  ZOHN_AHL_KNOB_LAP,            /* a price */
  ZOHN_AHL_KNOB_STICKS,         /* four, how many of a hundred times each falls
                                 * marked, the sahe last */
  ZOHN_AHL_N_KNOBS = ZOHN_AHL_KNOB_STICKS + ZOHN_AHL_N_STICKS,
} ZohnAhlKnob;

/* The causes of payments, in the order of GameVariantSolution.paid. */
enum
{
  ZOHN_AHL_PAID_CREEK,
  ZOHN_AHL_PAID_RAVINE,
  ZOHN_AHL_PAID_CAPTURE,
  ZOHN_AHL_PAID_LAP,
  ZOHN_AHL_N_PAID,
};

extern const GameVariants zohn_ahl_variants;

/* zohn_ahl_variant_rules: fills @values with the rules of @variant.  In a
 * circuit of another length the creeks and the dry branches lie as they do on
 * the board of its ruleset: at the middle and the quarters. */
void zohn_ahl_variant_rules (const GameVariant *variant,
                             ZohnAhlRuleset    *values);

/* zohn_ahl_variant_find: as GameVariants.find. */
void zohn_ahl_variant_find (const GameState *state, GameVariant *variant);

/* zohn_ahl_variant_take: lets @state, all of whose pieces lie on the circuit of
 * @variant, go on by the rules of @variant, all of whose values are allowed.
 * The counters of @state stay. */
void zohn_ahl_variant_take (const GameVariant *variant, GameState *state);

/* zohn_ahl_variant_is_whole: whether the rules that @state carries are changed,
 * allowed and agree with each other, or are not there at all. */
bool zohn_ahl_variant_is_whole (const GameState *state);

/* zohn_ahl_variant_differs: whether @knob of @variant is not as in its ruleset.
 * The counters never differ, because a position has its own. */
bool zohn_ahl_variant_differs (const GameVariant *variant, size_t knob);

/* zohn_ahl_variant_weights: fills @weights with the chance, 0 to 1, of each
 * throw under @variant. */
void zohn_ahl_variant_weights (const GameVariant *variant,
                               double weights[ZOHN_AHL_N_THROWS]);
