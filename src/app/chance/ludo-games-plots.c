/* ludo-games-plots.c: played games as charts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-games-plots.h"

#include <glib/gi18n.h>

#include "chance/ludo-games-words.h"

static LudoPlot *
plot_wins (LudoGames *games)
{
  LudoGamesBar bars[LUDO_GAMES_BARS_MAX];
  guint n_bars = ludo_games_list_bars (games, bars);
  const double *draft = ludo_games_get_draft (games);
  const double *guess = draft;
  double of = draft != NULL ? 100 : ludo_games_get_n (games);
  double seen[LUDO_GAMES_BARS_MAX];
  double exact[LUDO_GAMES_BARS_MAX];
  double guessed[LUDO_GAMES_BARS_MAX];
  g_auto (GStrv) names = g_new0 (char *, n_bars + 1);
  LudoPlot *plot = ludo_plot_new ();

  if (draft == NULL)
    ludo_games_get_guess (games, &guess);
  for (guint i = 0; i < n_bars; i++)
    {
      names[i] = ludo_games_dup_bar_name (games, &bars[i]);
      seen[i] = ludo_games_get_bar_count (games, &bars[i]);
      exact[i] = of * ludo_games_find_exact (games, &bars[i]);
      guessed[i] = guess != NULL ? guess[i] * of / 100 : 0;
    }
  ludo_plot_set_names (plot, (const char *const *) names, n_bars,
                       /* Translators: below a chart: which side. */
                       _("who won"));
  ludo_plot_set_y (plot, 0, of, draft != NULL ? _("in a hundred games")
                                              : _("games"));
  if (draft == NULL)
    {
      ludo_plot_add (plot, LUDO_PLOT_BARS, LUDO_PLOT_INK_SEEN, NULL, seen,
                     /* Translators: in the legend of a chart. */
                     NULL, n_bars, _("played"));
      if (ludo_games_get_counts (games, 0) != NULL)
        ludo_plot_write_values (plot);
      if (exact[0] >= 0)
        ludo_plot_add (plot, LUDO_PLOT_LEVELS, LUDO_PLOT_INK_EXACT, NULL,
                       exact, NULL, n_bars, _("probability"));
    }
  if (guess != NULL)
    ludo_plot_add (plot, LUDO_PLOT_LEVELS, LUDO_PLOT_INK_GUESS, NULL, guessed,
                   NULL, n_bars, _("guess"));
  if (draft != NULL)
    ludo_plot_write_values (plot);

  return plot;
}

/* Plots a small square for each hundred games, in the row of the side that is
 * ahead; the lowest row is for nobody.  The rows distinguish the sides, so that
 * no colour has to. */
static LudoPlot *
plot_frames (LudoGames *games)
{
  guint n = ludo_games_count_frames (games);
  guint n_rivals = ludo_games_count_rivals (games);
  g_auto (GStrv) numbers = g_new0 (char *, n + 1);
  g_autoptr (GString) rows = g_string_new (NULL);
  g_autofree char *label = NULL;
  double xs[LUDO_GAMES_FRAMES_MAX];
  double ys[LUDO_GAMES_FRAMES_MAX];
  double dark[LUDO_GAMES_FRAMES_MAX];
  LudoPlot *plot = ludo_plot_new ();

  for (guint i = 0; i < n_rivals; i++)
    {
      g_autofree char *name = ludo_games_dup_leader_name (games, (int) i);

      g_string_append_printf (rows, "%s, ", name);
    }
  g_string_append (rows, _("nobody"));
  for (guint i = 0; i < n; i++)
    {
      int leader = ludo_games_find_leader (games, i);

      numbers[i] = g_strdup_printf ("%u", i + 1);
      xs[i] = i;
      ys[i] = leader < 0 ? 0 : n_rivals - (guint) leader;
      dark[i] = leader < 0 ? 0 : 1 / (1 + 1.5 * leader);
    }
  /* Translators: below a chart; %s is a list of who is ahead in the row. */
  label = g_strdup_printf (_("hundreds; rows from top to bottom: "
                             "%s"), rows->str);
  ludo_plot_set_names (plot, (const char *const *) numbers, n, label);
  ludo_plot_set_y (plot, 0, n_rivals + 1, "");
  ludo_plot_hide_y (plot);
  ludo_plot_add (plot, LUDO_PLOT_SQUARES, LUDO_PLOT_INK_SEEN, xs, ys, dark, n,
                 NULL);

  return plot;
}

static LudoPlot *
plot_lengths (LudoGames *games)
{
  gboolean thrown = ludo_games_get_info (games)->rules->has_chance;
  guint n_settings = ludo_games_get_n_settings (games);
  LudoGamesBins bins = ludo_games_find_bins (games);
  g_auto (GStrv) names = g_new0 (char *, bins.n + 1);
  LudoPlot *plot = ludo_plot_new ();
  double values[2][LUDO_GAMES_BINS_MAX];
  double exact[LUDO_GAMES_BINS_MAX];
  double most = 5;

  for (guint i = 0; i < bins.n; i++)
    names[i] = g_strdup_printf ("%u", i * bins.width);
  for (guint k = 0; k < n_settings; k++)
    for (guint i = 0; i < bins.n; i++)
      {
        values[k][i] = ludo_games_count_bin (ludo_games_get_counts (games, k),
                                             &bins, i);
        most = MAX (most, values[k][i]);
      }

  if (bins.n > 0)
    ludo_plot_set_names (plot, (const char *const *) names, bins.n,
                         thrown ? _("throws in a game")
                                : _("moves in a game"));
  ludo_plot_set_y (plot, 0, most * 1.05, _("games"));
  for (guint k = 0; k < n_settings; k++)
    {
      const LudoGamesExact *computed = ludo_games_get_exact (games, k);
      g_autofree char *played = ludo_games_dup_labelled (games, k, _("played"));
      g_autofree char *label = ludo_games_dup_labelled (games, k,
                                                        _("probability"));

      ludo_plot_add (plot, k == 0 ? LUDO_PLOT_BARS : LUDO_PLOT_LEVELS,
                     k == 0 ? LUDO_PLOT_INK_SEEN : LUDO_PLOT_INK_FAINT, NULL,
                     values[k], NULL, bins.n, played);
      if (computed == NULL)
        continue;
      for (guint i = 0; i < bins.n; i++)
        exact[i] = ludo_games_get_n (games)
                   * ludo_games_find_bin_chance (computed->lengths, &bins, i);
      ludo_plot_add (plot, LUDO_PLOT_LINE, LUDO_PLOT_INK_EXACT, NULL, exact,
                     NULL, bins.n, label);
    }

  return plot;
}

LudoPlot *
ludo_games_plot (LudoGames *games)
{
  LudoGamesView view = ludo_games_get_view (games);

  if (view == LUDO_GAMES_VIEW_FRAMES)
    return plot_frames (games);

  return view == LUDO_GAMES_VIEW_LENGTHS ? plot_lengths (games)
                                         : plot_wins (games);
}
