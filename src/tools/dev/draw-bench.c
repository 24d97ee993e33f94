/* draw-bench.c: how long a frame of each board takes to paint
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Paints start, middle and end of one seeded game of each form into an image,
 * as the window's Cairo renderer does, at rest with all the marks of a turn
 * and with a move on its way, and prints the median and the 95th percentile in
 * milliseconds of processor time.  Like the window it paints the background
 * once, whose time stands in the last column, and copies it into every frame.
 */

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "drawing/ludo-background.h"
#include "games/game-playout.h"
#include "games/games.h"
#include "tools/tool.h"

#define SEED 20250101

/* Random games of Chisolo may be very long. */
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

/* Moment: a position and the move that led there; at the start, the move
 * that leads on. */
typedef struct
{
  const char *name;
  GameState before;
  GameState state;
  GameTrace trace;
  gboolean at_start;            /* at rest, @before is to be seen */
} Moment;

typedef struct
{
  double median;
  double slow;                  /* the 95th percentile */
} Times;

/* A random game, up to its end or PLIES_MAX moves. */
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

/* The processor's time in milliseconds: painting never waits, so on an idle
 * machine it is the time that passes, and on a busy one the others' work does
 * not count. */
static double
clock_now (void)
{
  return (double) clock () * 1e3 / CLOCKS_PER_SEC;
}

/* Paints @options->frames frames; with @duration over 0 they are spread over
 * the motion of @scene. */
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
  g_autofree double *spent = g_new (double, (gsize) options->frames);

  cairo_surface_set_device_scale (surface, scale, scale);
  /* The first frame loads the fonts, so it is not counted. */
  for (int i = -1; i < options->frames; i++)
    {
      double began = clock_now ();
      cairo_t *cr = cairo_create (surface);

      motion->time = duration * MAX (i, 0) / options->frames;
      ludo_drawing_draw (drawing, cr, scene);
      cairo_destroy (cr);
      if (i >= 0)
        spent[i] = clock_now () - began;
    }
  cairo_surface_destroy (surface);

  qsort (spent, (gsize) options->frames, sizeof *spent, compare);

  return (Times) {
    spent[options->frames / 2],
    spent[MIN (options->frames - 1, options->frames * 95 / 100)],
  };
}

/* Marks the places as the window does at rest: every piece that can move, the
 * keyboard and the pointer on two of them. */
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
  double laid = 0;
  double duration = drawing->schedule (&moment->before, &moment->trace,
                                       NULL);

  mark (drawing, scene.state, marks);
  scene.marks = marks;
  for (int i = 0; i < 5; i++)
    {
      double began;

      ludo_background_clear (&background);
      began = clock_now ();
      ludo_background_lay (&background, drawing, &scene, scale);
      laid = i == 0 ? clock_now () - began : MIN (laid, clock_now () - began);
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
           still.slow, moving.median, moving.slow, laid);
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

/* Measures every form of the game and every set-up of its first one. */
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
