/* bench-film.c: how long the games of a film of luck take, and its picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench.h"

#include <math.h>
#include <stdio.h>

#include "chance/film/ludo-film.h"
#include "drawing/plot/ludo-plot.h"
#include "games/games.h"

/* As in the room of the film. */
#define LANES 40
#define WIDTH 1200
#define HEIGHT 520

/* Returns: the milliseconds of the processor that one picture of the race
 * takes, with the pieces where they stand in @film. */
static double
paint (LudoFilm           *film,
       const BenchOptions *options)
{
  const LudoGameInfo *info = ludo_film_get_info (film);
  const char *const names[2] = { info->seats[0], info->seats[1] };
  const LudoPlotStyle style = { options->theme, "Sans", 14, FALSE, FALSE };
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  LudoPlot *plot = ludo_plot_new ();
  LudoPlotLane lanes[LANES];
  double begun;

  for (guint i = 0; i < LANES; i++)
    for (int seat = 0; seat < 2; seat++)
      lanes[i].progress[seat] = ludo_film_get_progress (film, i, seat);
  ludo_plot_set_race (plot, lanes, LANES, ludo_drawing_for (info->rules->id),
                      names, "forty of the games");
  begun = bench_now ();
  for (int i = 0; i < options->frames; i++)
    ludo_plot_paint (plot, cr, WIDTH, HEIGHT, &style);
  begun = bench_now () - begun;
  ludo_plot_free (plot);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return begun / options->frames;
}

gboolean
bench_film (const BenchOptions *options)
{
  const GameRules *const *games = games_list ();
  const char *const *ids = (const char *const *) options->arguments;

  printf ("game        all played     picture\n");
  for (int i = 0; games[i] != NULL; i++)
    {
      g_autoptr (LudoFilm) film = NULL;
      gint64 begun;
      double picture;

      if (!ludo_film_supports_game (games[i]->id)
          || (ids[0] != NULL && !g_strv_contains (ids, games[i]->id)))
        continue;

      film = ludo_film_new (games[i]->id);
      ludo_film_decline_guess (film);
      begun = g_get_monotonic_time ();
      ludo_film_go_on (film, 1);
      picture = paint (film, options);
      while (ludo_film_get_n_over (film) < LUDO_FILM_GAMES)
        {
          ludo_film_go_on (film, INFINITY);
          g_usleep (1000);
        }
      printf ("%-10s  %10.1f  %10.2f\n", games[i]->id,
              (double) (g_get_monotonic_time () - begun) / 1000, picture);
    }

  return TRUE;
}
