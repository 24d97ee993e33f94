/* bench.c: ludotheque-bench, which measures what one waits for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "tools/tool.h"

double
bench_now (void)
{
  return (double) clock () * 1e3 / CLOCKS_PER_SEC;
}

GArray *
bench_times_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (double));
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double *one = a, *other = b;

  return (*one > *other) - (*one < *other);
}

BenchSpread
bench_spread (GArray *times)
{
  const double *sorted = (const double *) (gpointer) times->data;
  guint n = times->len;

  if (n == 0)
    return (BenchSpread) { 0, 0, 0 };

  g_array_sort (times, compare);

  return (BenchSpread) { sorted[n / 2], sorted[n * 95 / 100], sorted[n - 1] };
}

void
bench_print_spread (const BenchSpread *spread)
{
  printf (" %7.2f %7.2f %7.2f", spread->median, spread->percentile95,
          spread->worst);
}

static const struct
{
  const char *name;
  gboolean (*run) (const BenchOptions *options);
} measurements[] = {
  { "draw", bench_draw }, { "read", bench_read }, { "click", bench_click },
  { "film", bench_film }, { "think", bench_think }, { "games", bench_games },
  { "language", bench_language }, { "print", bench_print },
  { "variants", bench_variants }, { "wall", bench_wall },
  { "work", bench_work },
};

static const char summary[] =
  "Measures, in milliseconds, what one waits for:\n"
  "  draw [GAME...]      a frame of each board\n"
  "  read [GAME [PAGE]]  pages that open and scroll; PAGE may be 'figures'\n"
  "  click [ROUNDS]      the answer to a click while a board moves\n"
  "  film [GAME...]      a thousand games of the film of luck, and a picture\n"
  "  think [PAIRS [MILLISECONDS]]  positions that the computer looks at\n"
  "  games [GAMES]       many games of the chance laboratory, and their stop\n"
  "  language [WINDOWS [CHANGES]]  a change of language, and what it leaves\n"
  "  variants            a game with changed rules, solved\n"
  "  wall                each throw of a famous position, worked out\n"
  "  print [GAME...]     thirty worksheets with their key\n"
  "  work GAME click|point [N]  N clicks or movements, to be counted\n"
  "read, click, language and work need a display.  The options are those of "
  "draw.";

static gboolean
measure (BenchOptions *options,
         const char   *theme,
         char        **arguments)
{
  if (options->frames < 1 || options->width < 1 || options->height < 1
      || options->scale < 1 || arguments == NULL
      || (theme != NULL && !ludo_theme_from_name (theme, &options->theme)))
    return tool_complain ("see --help");

  options->arguments = arguments + 1;
  for (guint i = 0; i < G_N_ELEMENTS (measurements); i++)
    if (g_str_equal (arguments[0], measurements[i].name))
      return measurements[i].run (options);

  return tool_complain ("no measurement '%s'", arguments[0]);
}

int
main (int   argc,
      char *argv[])
{
  BenchOptions options = { .frames = 60, .width = 1920, .height = 1080,
                           .scale = 1, .theme = LUDO_THEME_LIGHT };
  g_autofree char *theme = NULL;
  g_auto (GStrv) arguments = NULL;
  const GOptionEntry entries[] = {
    { "frames", 'n', 0, G_OPTION_ARG_INT, &options.frames,
      "Frames to paint for each line", "N" },
    { "width", 'w', 0, G_OPTION_ARG_INT, &options.width,
      "The picture's width", "N" },
    { "height", 'h', 0, G_OPTION_ARG_INT, &options.height,
      "The picture's height", "N" },
    { "scale", 's', 0, G_OPTION_ARG_INT, &options.scale,
      "How many pixels each of these is wide and high", "N" },
    { "theme", 't', 0, G_OPTION_ARG_STRING, &theme,
      "light, dark, plain, plain-dark, contrast, contrast-dark, wood or "
      "wood-dark", "NAME" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &arguments,
      NULL, "draw|read|click|think|games|variants|wall|language|print|work" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };

  if (!tool_read_options (summary, entries, &argc, &argv)
      || !measure (&options, theme, arguments))
    return TOOL_EXIT_USAGE;

  return EXIT_SUCCESS;
}
