/* ludo-classes.c: a class beside a hundred fair ones of its size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/throws/ludo-classes.h"

#include <glib/gi18n.h>
#include <math.h>

#include "play/game/ludo-number.h"

/* Shares that differ by less are equal: they are computed from fractions. */
#define EQUAL 1e-9

struct _LudoClasses
{
  LudoSampler sampler;
  guint n_throws;
  guint64 seed;
  guint n;
  guint gaps[LUDO_CLASSES_MAX];
  guint counts[LUDO_CLASSES_MAX][LUDO_SAMPLER_OUTCOMES_MAX];
};

LudoClasses *
ludo_classes_new (const LudoSampler *sampler,
                  guint              n_throws,
                  guint64            seed)
{
  LudoClasses *self = g_new0 (LudoClasses, 1);

  self->sampler = *sampler;
  self->n_throws = n_throws;
  self->seed = seed;

  return self;
}

void
ludo_classes_free (LudoClasses *self)
{
  g_free (self);
}

void
ludo_classes_make (LudoClasses *self,
                   guint        n)
{
  for (n = MIN (n, LUDO_CLASSES_MAX - self->n); n > 0; n--)
    {
      guint *counts = self->counts[self->n];
      /* The first number of a generator seeded by the class's number, so that
       * neighbours have nothing in common. */
      GameRng seeds = { self->seed + self->n };
      GameRng rng = { game_rng_next (&seeds) };

      for (guint i = 0; i < self->n_throws; i++)
        counts[ludo_sampler_get_outcome
                 (&self->sampler, ludo_sampler_draw (&self->sampler, &rng))]++;
      self->gaps[self->n++] = ludo_sampler_round_gap (&self->sampler, counts,
                                                      self->n_throws);
    }
}

guint
ludo_classes_get_n (const LudoClasses *self)
{
  return self->n;
}

guint
ludo_classes_get_n_throws (const LudoClasses *self)
{
  return self->n_throws;
}

guint
ludo_classes_get_gap (const LudoClasses *self,
                      guint              index)
{
  g_return_val_if_fail (index < self->n, 0);

  return self->gaps[index];
}

guint
ludo_classes_count_as_far (const LudoClasses *self,
                           guint              gap)
{
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    n += self->gaps[i] >= gap;

  return n;
}

guint
ludo_classes_count_near (const LudoClasses *self,
                         guint              outcome,
                         double             distance)
{
  double chances[LUDO_SAMPLER_OUTCOMES_MAX];
  guint n = 0;

  ludo_sampler_get_chances (&self->sampler, chances);
  for (guint i = 0; i < self->n; i++)
    n += fabs ((double) self->counts[i][outcome] / self->n_throws
               - chances[outcome]) <= distance + EQUAL;

  return n;
}

char *
ludo_classes_describe_near (const LudoClasses *self,
                            guint              outcome)
{
  g_autofree char *name = ludo_sampler_dup_outcome_name (&self->sampler,
                                                         outcome);
  double chances[LUDO_SAMPLER_OUTCOMES_MAX];
  guint near[3];
  double spread;

  ludo_sampler_get_chances (&self->sampler, chances);
  spread = sqrt (chances[outcome] * (1 - chances[outcome]) / self->n_throws);
  for (guint i = 0; i < 3; i++)
    near[i] = ludo_classes_count_near (self, outcome, (i + 1) * spread);

  return g_strdup_printf (
    /* Translators: an outcome, "two marks"; numbers of classes. */
    _("%s: of %u other classes, %u have a share within 1/√n of the "
      "probability, where n is the number of throws. In %u the share lies "
      "within one standard deviation of it, in %u within two, in %u within "
      "three."),
    name, self->n,
    ludo_classes_count_near (self, outcome, 1 / sqrt (self->n_throws)),
    near[0], near[1], near[2]);
}

char *
ludo_classes_describe (const LudoClasses *self,
                       guint              gap)
{
  guint n = ludo_classes_count_as_far (self, gap);
  /* Compare the gaps as they are shown, without their fractions. */
  double share = ludo_sampler_find_gap_share (&self->sampler, self->n_throws,
                                              gap - 0.5);
  g_autofree char *seen = g_strdup_printf (
    /* Translators: after "The bars that are too high hold 12 throws too
     * many.": how many, and of how many. */
    ngettext ("%u of %u other classes has at least as many.",
              "%u of %u other classes have at least as many.", n),
    n, self->n);
  g_autofree char *exact = NULL;

  if (share < 0 || self->n < LUDO_CLASSES_MAX)
    return g_steal_pointer (&seen);

  exact = ludo_percent_dup (share);

  /* Translators: the first is the sentence above, the second a percentage. */
  return g_strdup_printf (_("%s The probability of having at least as many is "
                            "%s."), seen, exact);
}
