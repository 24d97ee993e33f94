/* bench-draw.c: measures how long a frame of each board takes to paint
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It paints the start, the middle and the end of a random game of each form, at
 * rest with all marks and during a move.  Painting never waits, so the time of
 * the processor equals the time that passes on an idle machine.  As in the
 * window, the background is painted once; the last column has its time.
 */

#include "bench.h"

#include <stdio.h>
#include <string.h>

#include "drawing/ludo-background.h"
#include "games/game-playout.h"
#include "games/games.h"
#include "tools/tool.h"

#define SEED 20250101

/* The most plies of a game.  Random games of Chisolo can be very long. */
#define PLIES_MAX 120

/* Moment: two successive positions and the trace of the move between them. */
typedef struct
{
  const char *name;
  GameState before;
  GameState state;
  GameTrace trace;
  gboolean at_start;            /* `before` is painted at rest, not `state` */
} Moment;

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

/* Paints @options->frames frames, spread over @duration seconds of @motion; 0
 * for a scene at rest. */
static BenchSpread
measure (const LudoDrawing  *drawing,
         LudoScene          *scene,
         LudoMotion         *motion,
         const BenchOptions *options,
         int                 scale,
         double              duration)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, options->width * scale,
                                options->height * scale);
  g_autoptr (GArray) times = bench_times_new ();

  cairo_surface_set_device_scale (surface, scale, scale);
  /* The first frame loads the fonts, so it is not counted. */
  for (int i = -1; i < options->frames; i++)
    {
      double start = bench_now ();
      cairo_t *cr = cairo_create (surface);
      double spent;

      motion->time = duration * MAX (i, 0) / options->frames;
      ludo_drawing_draw (drawing, cr, scene);
      cairo_destroy (cr);
      spent = bench_now () - start;
      if (i >= 0)
        g_array_append_val (times, spent);
    }
  cairo_surface_destroy (surface);

  return bench_spread (times);
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
bench_moment (const LudoDrawing  *drawing,
              const BenchOptions *options,
              const char         *form,
              Moment             *moment,
              int                 scale)
{
  guint8 marks[LUDO_PLACES_MAX] = { 0 };
  LudoMotion motion = { &moment->before, &moment->trace, 0 };
  LudoScene scene = {
    .state = moment->at_start ? &moment->before : &moment->state,
    .width = options->width,
    .height = options->height,
    .theme = options->theme,
    .font_family = "Sans",
    .font_size = 15,
    .coordinates = TRUE,
    .last = moment->at_start ? NULL : &moment->trace,
  };
  LudoBackground background = { 0 };
  BenchSpread still, moving = { 0, 0, 0 };
  double background_time = 0;
  double duration = drawing->schedule (&moment->before, &moment->trace,
                                       NULL);

  mark (drawing, scene.state, marks);
  scene.marks = marks;
  for (int i = 0; i < 5; i++)
    {
      double start, time;

      ludo_background_clear (&background);
      start = bench_now ();
      ludo_background_lay (&background, drawing, &scene, scale);
      time = bench_now () - start;
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

  printf ("%-9s %-15s %-7s %5d", drawing->rules->id, form, moment->name,
          scale);
  bench_print_spread (&still);
  bench_print_spread (&moving);
  printf (" %10.2f\n", background_time);
  ludo_background_clear (&background);
}

static void
bench_form (const GameRules    *rules,
            const BenchOptions *options,
            const GameConfig   *config)
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
      bench_moment (drawing, options, form, &moments[i], options->scale);
      game_trace_clear (&moments[i].trace);
    }
}

/* Measures every set-up of the game or, if it has none, every ruleset. */
static void
bench_game (const GameRules    *rules,
            const BenchOptions *options)
{
  GameConfig config;

  game_rules_default_config (rules, &config);
  for (int i = 0; rules->setups != NULL && rules->setups[i] != NULL; i++)
    {
      config.setup = i;
      bench_form (rules, options, &config);
    }
  for (int i = 0; rules->setups == NULL && i < rules->n_rulesets; i++)
    {
      config.ruleset = i;
      bench_form (rules, options, &config);
    }
}

gboolean
bench_draw (const BenchOptions *options)
{
  char **ids = options->arguments;

  for (guint i = 0; ids[i] != NULL; i++)
    if (games_find (ids[i]) == NULL)
      return tool_complain ("no game '%s'", ids[i]);

  printf ("%d x %d\n%-33s %5s %-23s %-23s\n"
          "%-9s %-15s %-7s %5s" BENCH_SPREAD_HEADS BENCH_SPREAD_HEADS
          " %10s\n", options->width, options->height, "", "", "    at rest",
          "    in motion", "game", "form", "moment", "scale", "background");
  for (const GameRules *const *game = games_list (); *game != NULL; game++)
    if (ids[0] == NULL
        || g_strv_contains ((const char *const *) ids, (*game)->id))
      bench_game (*game, options);

  return TRUE;
}
