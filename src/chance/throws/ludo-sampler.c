/* ludo-sampler.c: what is thrown in the chance laboratory, and its exact
 * chances
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/throws/ludo-sampler.h"

#include <glib/gi18n.h>
#include <math.h>

#include "play/game/ludo-number.h"

#define FACES 6

/* With fewer throws in a bar, chi-square is not distributed as its tables
 * say. */
#define LEAST_EXPECTED 5

/* The most additions that the exact share of gaps may take.  A thousand million
 * of them were done in a second on a computer of two cores, so that the window
 * waits some 50 ms at most: three frames, after a button was pressed. */
#define WORK_MAX 5e7

void
ludo_sampler_init_sticks (LudoSampler *sampler)
{
  *sampler = (LudoSampler) { LUDO_SAMPLER_KIND_STICKS, LUDO_SAMPLER_STICKS,
                             { 50, 50, 50, 50 } };
}

void
ludo_sampler_init_dice (LudoSampler *sampler,
                        guint        n_dice)
{
  g_return_if_fail (n_dice >= 1 && n_dice <= LUDO_SAMPLER_DICE_MAX);

  *sampler = (LudoSampler) { .kind = LUDO_SAMPLER_KIND_DICE,
                             .n_things = n_dice };
}

gboolean
ludo_sampler_is_even (const LudoSampler *sampler)
{
  for (guint i = 0;
       sampler->kind == LUDO_SAMPLER_KIND_STICKS && i < sampler->n_things; i++)
    if (sampler->percent[i] != 50)
      return FALSE;

  return TRUE;
}

guint
ludo_sampler_get_n_outcomes (const LudoSampler *sampler)
{
  return sampler->kind == LUDO_SAMPLER_KIND_STICKS
           ? sampler->n_things + 1 : sampler->n_things * (FACES - 1) + 1;
}

guint
ludo_sampler_get_n_ways (const LudoSampler *sampler)
{
  guint n = 1;

  for (guint i = 0; i < sampler->n_things; i++)
    n *= sampler->kind == LUDO_SAMPLER_KIND_STICKS ? 2 : FACES;

  return n;
}

guint
ludo_sampler_get_outcome (const LudoSampler *sampler,
                          guint              way)
{
  guint base = sampler->kind == LUDO_SAMPLER_KIND_STICKS ? 2 : FACES;
  guint outcome = 0;

  for (; way > 0; way /= base)
    outcome += way % base;

  return outcome;
}

guint
ludo_sampler_get_value (const LudoSampler *sampler,
                        guint              outcome)
{
  return sampler->kind == LUDO_SAMPLER_KIND_STICKS
           ? outcome : outcome + sampler->n_things;
}

static double
find_way_chance (const LudoSampler *sampler,
                 guint              way)
{
  double chance = 1;

  if (sampler->kind == LUDO_SAMPLER_KIND_DICE)
    return 1.0 / ludo_sampler_get_n_ways (sampler);

  for (guint i = 0; i < sampler->n_things; i++)
    chance *= ((way >> i) & 1 ? sampler->percent[i]
                              : 100 - sampler->percent[i]) / 100.0;

  return chance;
}

void
ludo_sampler_get_chances (const LudoSampler *sampler,
                          double            *chances)
{
  for (guint i = 0; i < LUDO_SAMPLER_OUTCOMES_MAX; i++)
    chances[i] = 0;
  for (guint way = 0; way < ludo_sampler_get_n_ways (sampler); way++)
    chances[ludo_sampler_get_outcome (sampler, way)] +=
      find_way_chance (sampler, way);
}

guint
ludo_sampler_count_ways (const LudoSampler *sampler,
                         guint              outcome)
{
  guint n = 0;

  for (guint way = 0; way < ludo_sampler_get_n_ways (sampler); way++)
    n += ludo_sampler_get_outcome (sampler, way) == outcome;

  return n;
}

guint
ludo_sampler_draw (const LudoSampler *sampler,
                   GameRng           *rng)
{
  guint way = 0;

  if (sampler->kind == LUDO_SAMPLER_KIND_DICE)
    return game_rng_below (rng, ludo_sampler_get_n_ways (sampler));

  for (guint i = 0; i < sampler->n_things; i++)
    if (game_rng_below (rng, 100) < sampler->percent[i])
      way |= 1u << i;

  return way;
}

char *
ludo_sampler_dup_outcome_name (const LudoSampler *sampler,
                               guint              outcome)
{
  guint value = ludo_sampler_get_value (sampler, outcome);

  if (sampler->kind == LUDO_SAMPLER_KIND_DICE)
    /* Translators: an outcome of a throw of several dice. */
    return g_strdup_printf (_("a sum of %u"), value);
  if (value == 0)
    /* Translators: an outcome of a throw of sticks: no marked face. */
    return g_strdup (_("no mark"));

  /* Translators: an outcome of a throw of sticks: so many marked faces. */
  return g_strdup_printf (ngettext ("%u mark", "%u marks", value), value);
}

double
ludo_sampler_find_gap (const LudoSampler *sampler,
                       const guint       *counts,
                       guint              n)
{
  double chances[LUDO_SAMPLER_OUTCOMES_MAX];
  double sum = 0;

  ludo_sampler_get_chances (sampler, chances);
  for (guint i = 0; i < ludo_sampler_get_n_outcomes (sampler); i++)
    sum += fabs (counts[i] - n * chances[i]);

  return sum / 2;
}

guint
ludo_sampler_round_gap (const LudoSampler *sampler,
                        const guint       *counts,
                        guint              n)
{
  /* A half is rounded up, though its sum may be a little less. */
  return (guint) lround (ludo_sampler_find_gap (sampler, counts, n) + 1e-6);
}

double
ludo_sampler_find_chi_square (const LudoSampler *sampler,
                              const guint       *counts,
                              guint              n)
{
  double chances[LUDO_SAMPLER_OUTCOMES_MAX];
  double sum = 0;

  ludo_sampler_get_chances (sampler, chances);
  for (guint i = 0; i < ludo_sampler_get_n_outcomes (sampler); i++)
    {
      double expected = n * chances[i];

      if (expected < LEAST_EXPECTED)
        return -1;
      sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }

  return sum;
}

char *
ludo_sampler_describe_gap (const LudoSampler *sampler,
                           const guint       *counts,
                           guint              n)
{
  guint gap = ludo_sampler_round_gap (sampler, counts, n);

  if (gap == 0)
    return g_strdup (_("No bar is too high."));

  return ludo_count_printf (ngettext ("The bars that are too high hold %u "
                                      "throw too many.",
                                      "The bars that are too high hold %u "
                                      "throws too many.", gap), gap);
}

/* Fills a table with a row for each number of throws shared out so far, and a
 * column for each sum of differences, in the unit 1/@of: in it twice the gap is
 * a whole number.
 * Returns: (transfer full): the table after the last outcome; its last row has
 * the chance of each sum of differences below @n_columns. */
static double *
share_out (const LudoSampler *sampler,
           guint              n,
           guint              n_columns)
{
  guint of = ludo_sampler_get_n_ways (sampler);
  gsize n_cells = (gsize) (n + 1) * n_columns;
  double *sums = g_new0 (double, n_cells);

  sums[0] = 1;
  for (guint i = 0; i < ludo_sampler_get_n_outcomes (sampler); i++)
    {
      guint ways = ludo_sampler_count_ways (sampler, i);
      double *next = g_new0 (double, n_cells);

      for (guint k = 0; k <= n; k++)
        {
          /* The number of orders in which @count more throws can be this
           * outcome, times their chance. */
          double term = 1;

          for (guint count = 0; k + count <= n; count++)
            {
              gsize differs = (gsize) ABS ((gint64) count * of
                                           - (gint64) n * ways);

              if (count > 0)
                term *= (double) (n - k - count + 1) / count * ways / of;
              for (gsize d = 0; d + differs < n_columns; d++)
                next[(k + count) * n_columns + d + differs] +=
                  sums[k * n_columns + d] * term;
            }
        }
      g_free (sums);
      sums = next;
    }

  return sums;
}

double
ludo_sampler_find_gap_share (const LudoSampler *sampler,
                             guint              n,
                             double             gap)
{
  double of = ludo_sampler_get_n_ways (sampler);
  /* Only sums below the gap are listed, because their chance is all that is
   * asked for. */
  double columns = ceil (2 * gap * of - 1e-6);
  double below = 0;
  g_autofree double *sums = NULL;

  g_return_val_if_fail (n > 0, -1);

  if (!ludo_sampler_is_even (sampler)
      || ludo_sampler_get_n_outcomes (sampler) * columns * n * n / 2 > WORK_MAX)
    return -1;
  if (columns < 1)
    return 1;

  sums = share_out (sampler, n, (guint) columns);
  for (guint d = 0; d < (guint) columns; d++)
    below += sums[(gsize) n * (guint) columns + d];

  return CLAMP (1 - below, 0, 1);
}
