/* ludo-chance-plots.c: throws as charts, tables and sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-chance-plots.h"

#include <glib/gi18n.h>
#include <math.h>

#include "play/game/ludo-advice.h"
#include "play/game/ludo-number.h"

/* The most throws that are drawn as dots, which can be counted. */
#define DOTS_MAX 200

/* The width over which the points of groups spread, of the width of an
 * outcome. */
#define SPREAD 0.6

/* The most points of a line, because no window is more pixels wide. */
#define POINTS_MAX 500

/* The least number at the top of an axis of throws, so that all its numbers are
 * whole. */
#define LEAST_HEIGHT 5

static const char *
axis_label (const LudoSampler *sampler)
{
  return sampler->kind == LUDO_SAMPLER_KIND_STICKS
           /* Translators: below a chart of throws of sticks. */
           ? _("marked faces")
           /* Translators: below a chart of throws of dice. */
           : _("sum of the dice");
}

static void
set_names (LudoPlot          *plot,
           const LudoSampler *sampler)
{
  guint n = ludo_sampler_get_n_outcomes (sampler);
  g_auto (GStrv) names = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    names[i] = g_strdup_printf ("%u", ludo_sampler_get_value (sampler, i));
  ludo_plot_set_names (plot, (const char *const *) names, n,
                       axis_label (sampler));
}

/* Returns: (nullable): the guess to show beside @n throws of @throws.  Sets
 * @alone to whether the chart is of a hundred throws, as it is while the guess
 * is being drawn and before the first throw. */
static const double *
get_guess (LudoThrows *throws,
           guint       n,
           gboolean   *alone)
{
  const double *guess = ludo_throws_get_draft (throws);

  *alone = guess != NULL
           || (n == 0 && ludo_throws_get_guess (throws, NULL)
                         == LUDO_GUESS_DRAWN);
  if (guess == NULL)
    ludo_throws_get_guess (throws, &guess);

  return guess;
}

/* Returns: (transfer full): a chart with @counts of the @n throws of @sampler
 * as bars, beside the guess of @throws (nullable) and, if @shows_exact, the
 * probability.  The axis goes up to @top at least.  If @dots, few throws are
 * shown as dots. */
static LudoPlot *
plot_counts (const LudoSampler *sampler,
             LudoThrows        *throws,
             const guint       *counts,
             guint              n,
             double             top,
             gboolean           dots,
             gboolean           shows_exact)
{
  guint n_outcomes = ludo_sampler_get_n_outcomes (sampler);
  gboolean alone = FALSE;
  const double *guess = throws != NULL ? get_guess (throws, n, &alone) : NULL;
  double of = alone ? 100 : n;
  double seen[LUDO_SAMPLER_OUTCOMES_MAX];
  double exact[LUDO_SAMPLER_OUTCOMES_MAX];
  double guessed[LUDO_SAMPLER_OUTCOMES_MAX];
  double most = alone ? 100 : MAX (top, LEAST_HEIGHT);
  LudoPlot *plot = ludo_plot_new ();

  ludo_sampler_get_chances (sampler, exact);
  for (guint i = 0; i < n_outcomes; i++)
    {
      seen[i] = n > 0 ? counts[i] * of / n : 0;
      exact[i] *= of;
      guessed[i] = guess != NULL ? guess[i] * of / 100 : 0;
      most = MAX (most, seen[i]);
      if (!alone && shows_exact)
        most = MAX (most, MAX (exact[i], guessed[i]));
    }

  set_names (plot, sampler);
  ludo_plot_set_y (plot, 0, most,
                   alone
                     /* Translators: beside a chart, what its heights are. */
                     ? _("in a hundred throws") : _("throws"));
  ludo_plot_add (plot, !alone && dots && n <= DOTS_MAX
                         ? LUDO_PLOT_DOTS : LUDO_PLOT_BARS,
                 LUDO_PLOT_INK_SEEN, NULL, seen, NULL, n_outcomes,
                 /* Translators: in the legend of a chart. */
                 n > 0 ? _("thrown") : NULL);
  if (n > 0 && !alone)
    ludo_plot_write_values (plot);
  if (!alone && shows_exact && n > 0)
    ludo_plot_add (plot, LUDO_PLOT_LEVELS, LUDO_PLOT_INK_EXACT, NULL, exact,
                   NULL, n_outcomes, _("probability"));
  if (guess != NULL)
    ludo_plot_add (plot, LUDO_PLOT_LEVELS, LUDO_PLOT_INK_GUESS, NULL, guessed,
                   NULL, n_outcomes, _("guess"));
  if (alone)
    ludo_plot_write_values (plot);

  return plot;
}

LudoPlot *
ludo_chance_plot_bars (LudoThrows *throws)
{
  return plot_counts (ludo_throws_get_sampler (throws), throws,
                      ludo_throws_get_counts (throws),
                      ludo_throws_get_n (throws), 0, TRUE,
                      ludo_throws_shows_exact (throws));
}

LudoPlot *
ludo_chance_plot_groups (LudoThrows *throws,
                         LudoGroups *groups)
{
  guint n_bars = ludo_groups_get_n_outcomes (groups);
  guint n_groups = ludo_groups_get_n (groups);
  g_autofree double *xs = g_new (double, n_groups * n_bars);
  g_autofree double *ys = g_new (double, n_groups * n_bars);
  guint counts[LUDO_SAMPLER_OUTCOMES_MAX];
  guint n = ludo_groups_pool (groups, counts);
  guint n_points = 0;
  double top = 0;
  LudoPlot *plot;

  for (guint group = 0; group < n_groups; group++)
    for (guint i = 0; ludo_groups_is_counted (groups, group) && i < n_bars; i++)
      {
        /* Draw them side by side, so that they can be distinguished. */
        xs[n_points] = i + SPREAD * ((group + 0.5) / n_groups - 0.5);
        ys[n_points] = (double) n * ludo_groups_get_counts (groups, group)[i]
                       / ludo_groups_get_sum (groups, group);
        top = MAX (top, ys[n_points]);
        n_points++;
      }
  plot = plot_counts (ludo_throws_get_sampler (throws), throws, counts, n, top,
                      FALSE, ludo_throws_shows_exact (throws));
  if (n_points > 0)
    ludo_plot_add (plot, LUDO_PLOT_POINTS, LUDO_PLOT_INK_FAINT, xs, ys, NULL,
                   n_points,
                   /* Translators: in the legend of a chart: each point is what
                    * the class would have counted if all groups were as this
                    * one. */
                   _("the share of each group"));

  return plot;
}

LudoPlot *
ludo_chance_plot_run (LudoThrows *throws,
                      guint       outcome)
{
  const LudoSampler *sampler = ludo_throws_get_sampler (throws);
  guint n = ludo_throws_get_n (throws);
  guint n_points = MIN (n, POINTS_MAX);
  g_autofree double *xs = g_new (double, n_points + 1);
  g_autofree double *shares = g_new (double, n_points + 1);
  g_autofree double *low = g_new (double, n_points + 1);
  g_autofree double *high = g_new (double, n_points + 1);
  g_autofree char *name = ludo_sampler_dup_outcome_name (sampler, outcome);
  /* Translators: beside a chart: of what the share is shown. */
  g_autofree char *label = g_strdup_printf (_("share of: %s"), name);
  double chances[LUDO_SAMPLER_OUTCOMES_MAX];
  const double *guess;
  LudoPlot *plot = ludo_plot_new ();
  guint done = 0;
  guint fell = 0;

  ludo_sampler_get_chances (sampler, chances);
  for (guint i = 0; i < n_points; i++)
    {
      guint end = (guint) ((guint64) n * (i + 1) / n_points);

      for (; done < end; done++)
        fell += ludo_sampler_get_outcome
                  (sampler, ludo_throws_get_way (throws, done)) == outcome;
      xs[i] = done;
      shares[i] = (double) fell / done;
      low[i] = MAX (chances[outcome] - 1 / sqrt (done), 0);
      high[i] = MIN (chances[outcome] + 1 / sqrt (done), 1);
    }

  ludo_plot_set_x (plot, 0, MAX (n, 10), _("throws"));
  ludo_plot_set_y (plot, 0, 1, label);
  if (ludo_throws_shows_exact (throws) && n > 0)
    {
      const double ends[] = { 0, n };
      const double level[] = { chances[outcome], chances[outcome] };

      ludo_plot_add (plot, LUDO_PLOT_BAND, LUDO_PLOT_INK_EXACT, xs, high, low,
                     n_points,
                     /* Translators: in the legend of a chart: a band around the
                      * probability, n being the number of throws. */
                     _("within 1/√n"));
      ludo_plot_add (plot, LUDO_PLOT_LINE, LUDO_PLOT_INK_EXACT, ends, level,
                     NULL, 2, _("probability"));
    }
  ludo_throws_get_guess (throws, &guess);
  if (guess != NULL && n > 0)
    {
      const double ends[] = { 0, n };
      const double level[] = { guess[outcome] / 100, guess[outcome] / 100 };

      ludo_plot_add (plot, LUDO_PLOT_LINE, LUDO_PLOT_INK_GUESS, ends, level,
                     NULL, 2, _("guess"));
    }
  ludo_plot_add (plot, LUDO_PLOT_LINE, LUDO_PLOT_INK_SEEN, xs, shares, NULL,
                 n_points, _("thrown"));

  return plot;
}

LudoPlot *
ludo_chance_plot_ways (LudoThrows *throws)
{
  const LudoSampler *sampler = ludo_throws_get_sampler (throws);
  const guint *counts = ludo_throws_get_way_counts (throws);
  guint n_ways = ludo_sampler_get_n_ways (sampler);
  double heights[LUDO_SAMPLER_OUTCOMES_MAX] = { 0 };
  double columns[LUDO_SAMPLER_WAYS_MAX];
  double rows[LUDO_SAMPLER_WAYS_MAX];
  double dark[LUDO_SAMPLER_WAYS_MAX];
  LudoPlot *plot = ludo_plot_new ();
  double highest = 1;
  guint most = 1;

  for (guint way = 0; way < n_ways; way++)
    most = MAX (most, counts[way]);
  for (guint way = 0; way < n_ways; way++)
    {
      guint outcome = ludo_sampler_get_outcome (sampler, way);

      columns[way] = outcome;
      rows[way] = heights[outcome]++;
      highest = MAX (highest, heights[outcome]);
      dark[way] = (double) counts[way] / most;
    }

  set_names (plot, sampler);
  ludo_plot_set_y (plot, 0, highest, "");
  ludo_plot_hide_y (plot);
  ludo_plot_add (plot, LUDO_PLOT_SQUARES, LUDO_PLOT_INK_SEEN, columns, rows,
                 dark, n_ways,
                 /* Translators: in the legend of a chart: each square is one
                  * way in which the sticks or dice fall. */
                 _("each square is one way of falling: the stronger its "
                   "colour, the more often it came up"));

  return plot;
}

LudoPlot *
ludo_chance_plot_classes (const LudoClasses *classes,
                          guint              gap)
{
  guint n = ludo_classes_get_n (classes);
  guint n_throws = ludo_classes_get_n_throws (classes);
  double xs[2][LUDO_CLASSES_MAX];
  double ys[2][LUDO_CLASSES_MAX];
  guint n_each[2] = { 0, 0 };
  guint last = MAX (gap, 4);
  double highest = 3;
  const double ours_x = gap;
  double ours_y = 0.5;
  LudoPlot *plot = ludo_plot_new ();

  for (guint i = 0; i < n; i++)
    {
      guint own = ludo_classes_get_gap (classes, i);
      guint far = own >= gap;
      double y = 0.5;

      /* Stack the dots of classes with the same gap. */
      for (guint k = 0; k < i; k++)
        y += ludo_classes_get_gap (classes, k) == own;
      xs[far][n_each[far]] = own;
      ys[far][n_each[far]++] = y;
      last = MAX (last, own);
      highest = MAX (highest, y + 1.5);
      if (own == gap)
        ours_y = MAX (ours_y, y + 1);
    }

  ludo_plot_set_x (plot, 0, MIN (last, n_throws) + 1,
                   /* Translators: below a chart of many classes. */
                   _("surplus throws"));
  ludo_plot_set_y (plot, 0, MAX (highest, ours_y + 1), "");
  ludo_plot_hide_y (plot);
  ludo_plot_add (plot, LUDO_PLOT_POINTS, LUDO_PLOT_INK_FAINT, xs[0], ys[0],
                 NULL, n_each[0], _("other classes"));
  ludo_plot_add (plot, LUDO_PLOT_POINTS, LUDO_PLOT_INK_EXACT, xs[1], ys[1],
                 NULL, n_each[1], _("at least as many as ours"));
  ludo_plot_add (plot, LUDO_PLOT_POINTS, LUDO_PLOT_INK_RING, &ours_x, &ours_y,
                 NULL, 1, _("ours"));

  return plot;
}

LudoPlot *
ludo_chance_plot_sealed (LudoSealed *sealed)
{
  guint percent = ludo_sealed_get_percent (sealed);
  LudoSampler sampler;

  ludo_sampler_init_sticks (&sampler);
  for (guint i = 0; i < sampler.n_things; i++)
    sampler.percent[i] = percent;

  return plot_counts (&sampler, NULL, ludo_sealed_get_counts (sealed),
                      ludo_sealed_get_n (sealed), 0, TRUE, percent > 0);
}

/* Returns: the number of decimals to show of an expected number: 0 where the
 * first decimal would be 0, else 1. */
static int
count_decimals (double value)
{
  return fabs (value - round (value)) < 0.05 ? 0 : 1;
}

/* Returns: (transfer full): @value for a cell of a table. */
static char *
dup_expected (double value)
{
  return ludo_number_dup (value, count_decimals (value));
}

GStrv
ludo_chance_dup_words (LudoThrows *throws)
{
  return ludo_chance_dup_words_of (throws, ludo_throws_get_counts (throws),
                                   ludo_throws_get_n (throws));
}

GStrv
ludo_chance_dup_words_of (LudoThrows  *throws,
                          const guint *counts,
                          guint        n)
{
  const LudoSampler *sampler = ludo_throws_get_sampler (throws);
  guint n_outcomes = ludo_sampler_get_n_outcomes (sampler);
  gboolean alone;
  const double *guess = get_guess (throws, n, &alone);
  GStrv words = g_new0 (char *, n_outcomes + 1);
  double chances[LUDO_SAMPLER_OUTCOMES_MAX];

  ludo_sampler_get_chances (sampler, chances);
  for (guint i = 0; i < n_outcomes; i++)
    {
      g_autofree char *name = ludo_sampler_dup_outcome_name (sampler, i);
      GString *text = g_string_new (NULL);

      if (alone)
        /* Translators: an outcome and a guess. */
        g_string_append_printf (text, _("%s: guess %d in a hundred."), name,
                                (int) guess[i]);
      else
        ludo_add_sentence
          (text,
           /* Translators: an outcome, then how often of how many throws. */
           ludo_count_printf (_("%s: %u of %u throws."), name, counts[i], n));
      if (!alone && guess != NULL)
        ludo_add_sentence (text,
                           g_strdup_printf (_("Guess: %d in a hundred."),
                                            (int) guess[i]));
      if (!alone && ludo_throws_shows_exact (throws) && n > 0)
        {
          double value = n * chances[i];
          g_autofree char *expected = ludo_amount_dup (value,
                                                       count_decimals (value));
          g_autofree char *percent = ludo_percent_dup (chances[i]);

          ludo_add_sentence
            (text,
             /* Translators: a percentage, and how often that lets expect. */
             g_strdup_printf (_("Probability %s: %s expected."), percent,
                              expected));
        }
      words[i] = g_string_free (text, FALSE);
    }

  return words;
}

GPtrArray *
ludo_chance_dup_table (LudoThrows *throws)
{
  return ludo_chance_dup_table_of (throws, ludo_throws_get_counts (throws),
                                   ludo_throws_get_n (throws));
}

GPtrArray *
ludo_chance_dup_table_of (LudoThrows  *throws,
                          const guint *counts,
                          guint        n)
{
  const LudoSampler *sampler = ludo_throws_get_sampler (throws);
  GPtrArray *rows =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  /* Translators: the head of a column: in how many of all ways. */
  g_autofree char *ways = g_strdup_printf (_("ways out of %u"),
                                           ludo_sampler_get_n_ways (sampler));
  const char *heads[] = {
    axis_label (sampler), _("thrown"), _("frequency"), _("guess"),
    _("probability"), ways, _("expected"), NULL,
  };
  double chances[LUDO_SAMPLER_OUTCOMES_MAX];
  const double *drawn = NULL;
  gboolean exact = ludo_throws_shows_exact (throws);

  ludo_throws_get_guess (throws, &drawn);
  ludo_sampler_get_chances (sampler, chances);
  g_ptr_array_add (rows, g_strdupv ((char **) heads));
  for (guint i = 0; i < ludo_sampler_get_n_outcomes (sampler); i++)
    {
      GStrv row = g_new0 (char *, G_N_ELEMENTS (heads));

      row[0] = g_strdup_printf ("%u", ludo_sampler_get_value (sampler, i));
      row[1] = g_strdup_printf ("%u", counts[i]);
      row[2] = n > 0 ? ludo_number_dup ((double) counts[i] / n, 3)
                     : g_strdup ("?");
      row[3] = drawn != NULL ? dup_expected (n * drawn[i] / 100)
                             : g_strdup ("?");
      row[4] = exact ? ludo_number_dup (chances[i], 4) : g_strdup ("?");
      row[5] = exact ? g_strdup_printf ("%u",
                                        ludo_sampler_count_ways (sampler, i))
                     : g_strdup ("?");
      row[6] = exact ? dup_expected (n * chances[i]) : g_strdup ("?");
      g_ptr_array_add (rows, row);
    }

  return rows;
}

char *
ludo_chance_dup_python (LudoThrows *throws)
{
  const LudoSampler *sampler = ludo_throws_get_sampler (throws);
  guint n = MAX (ludo_throws_get_n (throws), 100);
  g_autofree char *draw =
    sampler->kind == LUDO_SAMPLER_KIND_DICE
      ? g_strdup_printf ("sum(random.randint(1, 6) for die in range(%u))",
                         sampler->n_things)
      : g_strdup_printf ("sum(random.random() < p / 100 for p in "
                         "(%u, %u, %u, %u))",
                         sampler->percent[0], sampler->percent[1],
                         sampler->percent[2], sampler->percent[3]);

  return g_strdup_printf ("import random\n"
                          "n = %u\n"
                          "counts = {}\n"
                          "for i in range(n):\n"
                          "    k = %s\n"
                          "    counts[k] = counts.get(k, 0) + 1\n"
                          "for k in sorted(counts):\n"
                          "    print(k, counts[k], counts[k] / n)\n",
                          n, draw);
}

char *
ludo_chance_dup_formula (LudoThrows *throws)
{
  const LudoSampler *sampler = ludo_throws_get_sampler (throws);
  gboolean dice = sampler->kind == LUDO_SAMPLER_KIND_DICE;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sampler->n_things; i++)
    {
      g_string_append_c (text, i == 0 ? '=' : '+');
      if (dice)
        /* Translators: INT and RAND as a spreadsheet of this language calls
         * them. */
        g_string_append (text, _("INT(RAND()*6+1)"));
      else
        /* Translators: RAND as a spreadsheet of this language calls it. */
        g_string_append_printf (text, _("(RAND()<%u/100)"),
                                sampler->percent[i]);
    }

  return g_string_free (text, FALSE);
}
