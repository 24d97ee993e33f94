/* ludo-classes.h: a class beside a hundred fair ones of its size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/throws/ludo-sampler.h"

/* The most classes that are made. */
#define LUDO_CLASSES_MAX 100

/* The most throws of each.  Of ten thousand throws of sticks a hundred classes
 * took 110 ms on a computer of two cores, of a hundred thousand 900 ms, which
 * would keep a window waiting. */
#define LUDO_CLASSES_THROWS_MAX 10000

/* LudoClasses: fair classes that each threw as often as the user. */
typedef struct _LudoClasses LudoClasses;

/* ludo_classes_new:
 * @sampler: what the fair classes throw; copied
 * @n_throws: by each of them, at least one
 * @seed: decides how they fall; class @i is the same however many are made
 *
 * Returns: (transfer full): none made yet; to be freed with
 *   ludo_classes_free().
 */
LudoClasses *ludo_classes_new (const LudoSampler *sampler, guint n_throws,
                               guint64 seed);

/* ludo_classes_free: frees @self, which may be NULL. */
void ludo_classes_free (LudoClasses *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoClasses, ludo_classes_free)

/* ludo_classes_make: makes @n more, but no more than LUDO_CLASSES_MAX in
 * all. */
void ludo_classes_make (LudoClasses *self, guint n);

/* ludo_classes_get_n: how many were made. */
guint ludo_classes_get_n (const LudoClasses *self);

/* ludo_classes_get_n_throws: how often each of them threw. */
guint ludo_classes_get_n_throws (const LudoClasses *self);

/* ludo_classes_get_gap: how many throws of class @index, from 0, are too
 * many, as from ludo_sampler_round_gap(). */
guint ludo_classes_get_gap (const LudoClasses *self, guint index);

/* ludo_classes_count_as_far: how many of those made stray at least as far as
 * @gap. */
guint ludo_classes_count_as_far (const LudoClasses *self, guint gap);

/* ludo_classes_count_near: in how many of those made the share of @outcome,
 * from 0, is at most @distance from its probability. */
guint ludo_classes_count_near (const LudoClasses *self, guint outcome,
                               double distance);

/* ludo_classes_describe_near: (transfer full): how many come within 1/√n of the
 * probability, and within one, two and three standard deviations. */
char *ludo_classes_describe_near (const LudoClasses *self, guint outcome);

/* ludo_classes_describe: (transfer full): "26 of 100 other classes have at
 * least as many.", said after the @gap of a class, with the exact share if it
 * can be computed; translated. */
char *ludo_classes_describe (const LudoClasses *self, guint gap);
