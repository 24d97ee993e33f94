/* draw-bench.c: measures how long a frame of each board takes to paint
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It paints the start, the middle and the end of a random game of each form, at
 * rest with all marks and during a move, and prints the median and the 95th
 * percentile in milliseconds of processor time.  As in the window, the
 * background is painted once; the last column has its time.
 */

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "drawing/ludo-background.h"
#include "games/game-playout.h"
#include "games/games.h"
#include "tools/tool.h"

#define SEED 20250101

/* The most plies of a game.  Random games of Chisolo can be very long. */
#define PLIES_MAX 120

typedef struct
{
  int frames;
  int width;
  int height;
  int scale;
  char *theme;
  char **games;
} Options;

/* Moment: two successive positions and the trace of the move between them. */
typedef struct
{
  const char *name;
  GameState before;
  GameState state;
  GameTrace trace;
  gboolean at_start;            /* `before` is painted at rest, not `state` */
} Moment;

typedef struct
{
  double median;
  double percentile95;
} Times;

/* Plays a random game, up to its end or PLIES_MAX plies. */
static void
play_out (GamePosition *position)
{
  GameRng rng = { SEED };

  while (position->n_plies < PLIES_MAX
         && game_play_at_random (position, &rng))
    ;
}

static void
moment_init (Moment             *moment,
             const char         *name,
             const GamePosition *position,
             size_t              ply)
{
  memset (moment, 0, sizeof *moment);
  moment->name = name;
  moment->before = position->plies[ply].state;
  moment->state = moment->before;
  moment->at_start = ply == 0;
  position->rules->apply (&moment->state, position->plies[ply].move,
                          &moment->trace);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double *one = a, *other = b;

  return (*one > *other) - (*one < *other);
}

/* Returns the processor time of this process in milliseconds.  Painting never
 * waits, so it equals the time that passes on an idle machine, and other
 * processes do not count. */
static double
processor_time (void)
{
  return (double) clock () * 1e3 / CLOCKS_PER_SEC;
}

/* Paints @options->frames frames, spread over @duration seconds of @motion; 0
 * for a scene at rest. */
static Times
measure (const LudoDrawing *drawing,
         LudoScene         *scene,
         LudoMotion        *motion,
         const Options     *options,
         int                scale,
         double             duration)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, options->width * scale,
                                options->height * scale);
  g_autofree double *times = g_new (double, (gsize) options->frames);

  cairo_surface_set_device_scale (surface, scale, scale);
  /* The first frame loads the fonts, so it is not counted. */
  for (int i = -1; i < options->frames; i++)
    {
      double start = processor_time ();
      cairo_t *cr = cairo_create (surface);

      motion->time = duration * MAX (i, 0) / options->frames;
      ludo_drawing_draw (drawing, cr, scene);
      cairo_destroy (cr);
      if (i >= 0)
        times[i] = processor_time () - start;
    }
  cairo_surface_destroy (surface);

  qsort (times, (gsize) options->frames, sizeof *times, compare);

  return (Times) {
    times[options->frames / 2],
    times[MIN (options->frames - 1, options->frames * 95 / 100)],
  };
}

/* Marks the places as the window does at rest: every piece that can move, the
 * first of them with the focus and the last under the pointer. */
static void
mark (const LudoDrawing *drawing,
      const GameState   *state,
      guint8            *marks)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  int n = drawing->rules->at_chance (state)
            ? 0 : drawing->rules->legal_moves (state, moves);
  int path[LUDO_PATH_MAX];

  if (n == 0 && drawing->throw_place >= 0)
    marks[drawing->throw_place] |= LUDO_MARK_MOVABLE | LUDO_MARK_FOCUS;
  for (int i = 0; i < n; i++)
    {
      drawing->move_path (state, moves[i], path);
      marks[path[0]] |= LUDO_MARK_MOVABLE;
      if (i == 0)
        marks[path[0]] |= LUDO_MARK_FOCUS;
      if (i == n - 1)
        marks[path[0]] |= LUDO_MARK_HOVER;
    }
}

static void
bench_moment (const LudoDrawing *drawing,
              const Options     *options,
              LudoTheme          theme,
              const char        *form,
              Moment            *moment,
              int                scale)
{
  guint8 marks[LUDO_PLACES_MAX] = { 0 };
  LudoMotion motion = { &moment->before, &moment->trace, 0 };
  LudoScene scene = {
    .state = moment->at_start ? &moment->before : &moment->state,
    .width = options->width,
    .height = options->height,
    .theme = theme,
    .font_family = "Sans",
    .font_size = 15,
    .coordinates = TRUE,
    .last = moment->at_start ? NULL : &moment->trace,
  };
  LudoBackground background = { 0 };
  Times still, moving = { 0, 0 };
  double background_time = 0;
  double duration = drawing->schedule (&moment->before, &moment->trace,
                                       NULL);

  mark (drawing, scene.state, marks);
  scene.marks = marks;
  for (int i = 0; i < 5; i++)
    {
      double start, time;

      ludo_background_clear (&background);
      start = processor_time ();
      ludo_background_lay (&background, drawing, &scene, scale);
      time = processor_time () - start;
      background_time = i == 0 ? time : MIN (background_time, time);
    }
  still = measure (drawing, &scene, &motion, options, scale, 0);

  if (duration > 0)
    {
      scene.marks = NULL;
      scene.state = &moment->state;
      scene.last = &moment->trace;
      scene.motion = &motion;
      moving = measure (drawing, &scene, &motion, options, scale, duration);
    }

  g_print ("%-9s %-15s %-7s %d  %7.2f %7.2f  %7.2f %7.2f  %7.2f\n",
           drawing->rules->id, form, moment->name, scale, still.median,
           still.percentile95, moving.median, moving.percentile95,
           background_time);
  ludo_background_clear (&background);
}

static void
bench_form (const GameRules  *rules,
            const Options    *options,
            LudoTheme         theme,
            const GameConfig *config)
{
  const LudoDrawing *drawing = ludo_drawing_for (rules->id);
  const char *form = rules->setups != NULL
                       ? rules->setups[config->setup]
                       : rules->rulesets[config->ruleset].id;
  GamePosition position;
  Moment moments[3];

  game_position_init_start (&position, rules, config);
  play_out (&position);
  moment_init (&moments[0], "start", &position, 0);
  moment_init (&moments[1], "middle", &position, position.n_plies / 2);
  moment_init (&moments[2], "end", &position, position.n_plies - 1);
  game_position_clear (&position);

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      bench_moment (drawing, options, theme, form, &moments[i],
                    options->scale);
      game_trace_clear (&moments[i].trace);
    }
}

/* Measures every set-up of the game or, if it has none, every ruleset. */
static void
bench_game (const GameRules *rules,
            const Options   *options,
            LudoTheme        theme)
{
  GameConfig config;

  game_rules_default_config (rules, &config);
  for (int i = 0; rules->setups != NULL && rules->setups[i] != NULL; i++)
    {
      config.setup = i;
      bench_form (rules, options, theme, &config);
    }
  for (int i = 0; rules->setups == NULL && i < rules->n_rulesets; i++)
    {
      config.ruleset = i;
      bench_form (rules, options, theme, &config);
    }
}

static gboolean
read_options (Options   *options,
              LudoTheme *theme,
              int       *argc,
              char    ***argv)
{
  const GOptionEntry entries[] = {
    { "frames", 'n', 0, G_OPTION_ARG_INT, &options->frames,
      "Frames to paint for each line", "N" },
    { "width", 'w', 0, G_OPTION_ARG_INT, &options->width,
      "The picture's width", "N" },
    { "height", 'h', 0, G_OPTION_ARG_INT, &options->height,
      "The picture's height", "N" },
    { "scale", 's', 0, G_OPTION_ARG_INT, &options->scale,
      "How many pixels each of these is wide and high", "N" },
    { "theme", 't', 0, G_OPTION_ARG_STRING, &options->theme,
      "light, dark, plain, plain-dark, contrast, contrast-dark, wood or "
      "wood-dark", "NAME" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->games,
      NULL, "[GAME...]" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };

  if (!tool_read_options ("Measures how long a frame of each board takes to "
                          "paint.", entries, argc, argv))
    return FALSE;
  if (options->frames < 1 || options->width < 1 || options->height < 1
      || options->scale < 1
      || (options->theme != NULL
          && !ludo_theme_from_name (options->theme, theme)))
    return tool_complain ("see --help");
  for (guint i = 0; options->games != NULL && options->games[i] != NULL; i++)
    if (games_find (options->games[i]) == NULL)
      return tool_complain ("no game '%s'", options->games[i]);

  return TRUE;
}

int
main (int   argc,
      char *argv[])
{
  Options options = { .frames = 60, .width = 1920, .height = 1080,
                      .scale = 1 };
  LudoTheme theme = LUDO_THEME_LIGHT;
  int code = TOOL_EXIT_USAGE;

  if (read_options (&options, &theme, &argc, &argv))
    {
      g_print ("%d x %d; milliseconds: median, 95 %%\n"
               "game      form            moment  scale   still            "
               "in motion          background\n",
               options.width, options.height);
      for (const GameRules *const *game = games_list (); *game != NULL; game++)
        if (options.games == NULL
            || g_strv_contains ((const char *const *) options.games,
                                (*game)->id))
          bench_game (*game, &options, theme);
      code = EXIT_SUCCESS;
    }

  g_strfreev (options.games);
  g_free (options.theme);

  return code;
}
