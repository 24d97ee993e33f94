/* ludo-sampler.h: what is thrown in the chance laboratory, and its exact
 * chances
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Four sticks, of which the marked faces count, or dice, of which the pips are
 * added.  Each way in which the things can fall is a number: for sticks one bit
 * each, for dice one digit to the base of six each, the first thing lowest.
 */

#pragma once

#include <glib.h>

#include "games/game-rng.h"

#define LUDO_SAMPLER_STICKS 4
#define LUDO_SAMPLER_DICE_MAX 3

/* The most outcomes, those of three dice, and the most ways. */
#define LUDO_SAMPLER_OUTCOMES_MAX 16
#define LUDO_SAMPLER_WAYS_MAX 216

typedef enum
{
  LUDO_SAMPLER_KIND_STICKS,
  LUDO_SAMPLER_KIND_DICE,
} LudoSamplerKind;

/* LudoSampler: the things that are thrown together.  A plain value. */
typedef struct
{
  LudoSamplerKind kind;
  guint n_things;
  guint percent[LUDO_SAMPLER_STICKS];   /* how often of a hundred times each
                                         * stick falls marked; of dice unused */
} LudoSampler;

/* ludo_sampler_init_sticks: @sampler becomes four sticks that fall marked one
 * time in two. */
void ludo_sampler_init_sticks (LudoSampler *sampler);

/* ludo_sampler_init_dice: @sampler becomes @n_dice fair dice, one to
 * LUDO_SAMPLER_DICE_MAX. */
void ludo_sampler_init_dice (LudoSampler *sampler, guint n_dice);

/* ludo_sampler_is_even: whether all its ways are equally likely, so that they
 * can be counted. */
gboolean ludo_sampler_is_even (const LudoSampler *sampler);

/* ludo_sampler_get_n_outcomes: 5 for sticks, at most
 * LUDO_SAMPLER_OUTCOMES_MAX. */
guint ludo_sampler_get_n_outcomes (const LudoSampler *sampler);

/* ludo_sampler_get_n_ways: 16 for sticks, at most LUDO_SAMPLER_WAYS_MAX. */
guint ludo_sampler_get_n_ways (const LudoSampler *sampler);

/* ludo_sampler_get_outcome: the outcome, from 0, of the way @way. */
guint ludo_sampler_get_outcome (const LudoSampler *sampler, guint way);

/* ludo_sampler_get_value: what outcome @outcome counts: marked faces, or the
 * sum of the pips. */
guint ludo_sampler_get_value (const LudoSampler *sampler, guint outcome);

/* ludo_sampler_get_chances: writes the exact chance of each outcome to
 * @chances, which has room for LUDO_SAMPLER_OUTCOMES_MAX; the others are 0. */
void ludo_sampler_get_chances (const LudoSampler *sampler, double *chances);

/* ludo_sampler_count_ways: in how many of its ways @outcome falls. */
guint ludo_sampler_count_ways (const LudoSampler *sampler, guint outcome);

/* ludo_sampler_draw: throws once.  Returns: the way. */
guint ludo_sampler_draw (const LudoSampler *sampler, GameRng *rng);

/* ludo_sampler_dup_outcome_name: (transfer full): "two marks" or "a sum of 7",
 * translated. */
char *ludo_sampler_dup_outcome_name (const LudoSampler *sampler,
                                     guint              outcome);

/* ludo_sampler_find_gap:
 * @counts: how often each outcome fell
 * @n: the sum of @counts
 *
 * Returns: how many of @n throws are too many in the bars that are too high:
 *   half the sum of the differences between each count and its expected number;
 *   from 0 to @n.
 */
double ludo_sampler_find_gap (const LudoSampler *sampler, const guint *counts,
                              guint n);

/* ludo_sampler_round_gap: the gap, rounded to the nearest whole throw. */
guint ludo_sampler_round_gap (const LudoSampler *sampler, const guint *counts,
                              guint n);

/* ludo_sampler_find_chi_square: the sum of the squared differences between
 * @counts, which make @n, and what is expected, each divided by the latter; -1
 * where fewer than five throws are expected of an outcome. */
double ludo_sampler_find_chi_square (const LudoSampler *sampler,
                                     const guint *counts, guint n);

/* ludo_sampler_describe_gap: (transfer full): the rounded gap in a sentence;
 * translated. */
char *ludo_sampler_describe_gap (const LudoSampler *sampler,
                                 const guint *counts, guint n);

/* ludo_sampler_find_gap_share:
 * @n: throws of each class, at least one
 * @gap: as from ludo_sampler_find_gap(), or less than 0
 *
 * Counts all ways in which @n throws can be shared out over the outcomes.
 *
 * Returns: the exact chance that @n throws have a gap of at least @gap; -1
 *   where the ways are not equally likely, or where it would take longer than a
 *   frame or two.
 */
double ludo_sampler_find_gap_share (const LudoSampler *sampler, guint n,
                                    double gap);
