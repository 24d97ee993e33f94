/* test-pointed.c: the pointer changes a board only where it is said to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In positions of games by chance, with and without a pick, the whole board is
 * drawn with and without the pointer: they differ only about it.  What lies
 * about it, laid over the board without, is the board with it; but curves that
 * are cut off are not rounded quite as whole ones are.
 */

#include "config.h"

#include <string.h>

#include "drawing/ludo-background.h"
#include "games/game-rng.h"
#include "games/games.h"

static const struct
{
  int width;
  int height;
  int scale;
} sizes[] = { { 480, 360, 1 }, { 320, 400, 2 } };

/* Pixels that differ by more than this of 255 are not rounded otherwise but of
 * another colour, and the most of them: a mark that is missing has hundreds. */
#define ROUNDED 64
#define OTHERS_MAX 40

#define GAMES 3
#define PLIES 9

typedef struct
{
  const LudoDrawing *drawing;
  LudoScene scene;
  LudoBackground background;
  int scale;
  guint8 marks[LUDO_PLACES_MAX];
  int path[LUDO_PATH_MAX];
  cairo_surface_t *without;
  guint n_places;               /* looked at */
  guint n_changed;              /* of these, where the pointer shows */
} Case;

static cairo_surface_t *
new_surface (const Case *one)
{
  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                     (int) one->scene.width * one->scale,
                                     (int) one->scene.height * one->scale);
}

static void
draw (const Case      *one,
      cairo_surface_t *surface)
{
  const LudoRect all = { 0, 0, one->scene.width, one->scene.height };
  cairo_surface_t *whole = ludo_drawing_draw_part (one->drawing, &one->scene,
                                                   &all, one->scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, one->scale, one->scale);
  cairo_set_source_surface (cr, whole, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  cairo_surface_destroy (whole);
}

/* Lays what is drawn about a place over @surface, which has the rest. */
static void
draw_above (const Case      *one,
            cairo_surface_t *surface,
            const LudoRect  *reach)
{
  cairo_surface_t *part = ludo_drawing_draw_part (one->drawing, &one->scene,
                                                  reach, one->scale);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_surface (cr, one->without, 0, 0);
  cairo_paint (cr);
  cairo_scale (cr, one->scale, one->scale);
  cairo_set_source_surface (cr, part, reach->x, reach->y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_rectangle (cr, reach->x, reach->y, reach->width, reach->height);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  cairo_surface_destroy (part);
}

/* Returns: how many pixels differ, those within @reach left out unless it is
 * NULL. */
static guint
count_different (const Case      *one,
                 cairo_surface_t *a,
                 cairo_surface_t *b,
                 const LudoRect  *reach)
{
  int stride = cairo_image_surface_get_stride (a);
  guint n = 0;

  for (int y = 0; y < cairo_image_surface_get_height (a); y++)
    for (int x = 0; x < cairo_image_surface_get_width (a); x++)
      {
        double across = (double) x / one->scale, down = (double) y / one->scale;
        gsize at = (gsize) y * (gsize) stride + (gsize) x * 4;

        if (reach != NULL && across >= reach->x && down >= reach->y
            && across < reach->x + reach->width
            && down < reach->y + reach->height)
          continue;
        n += memcmp (cairo_image_surface_get_data (a) + at,
                     cairo_image_surface_get_data (b) + at, 4) != 0;
      }

  return n;
}

/* Returns: how many pixels differ by more than rounding. */
static guint
count_others (cairo_surface_t *a,
              cairo_surface_t *b)
{
  const guint8 *one = cairo_image_surface_get_data (a);
  const guint8 *other = cairo_image_surface_get_data (b);
  gsize n = (gsize) cairo_image_surface_get_stride (a)
            * (gsize) cairo_image_surface_get_height (a);
  guint n_others = 0;

  for (gsize i = 0; i < n; i += 4)
    n_others += ABS (one[i] - other[i]) > ROUNDED
                || ABS (one[i + 1] - other[i + 1]) > ROUNDED
                || ABS (one[i + 2] - other[i + 2]) > ROUNDED;

  return n_others;
}

static void
check_place (Case *one,
             int   place)
{
  cairo_surface_t *whole = new_surface (one);
  cairo_surface_t *above = new_surface (one);
  LudoRect reach;

  one->marks[place] |= LUDO_MARK_HOVER;
  g_assert_true (ludo_drawing_find_pointed (one->drawing, &one->scene, place,
                                            &reach));
  draw (one, whole);
  draw_above (one, above, &reach);
  if (count_different (one, whole, one->without, &reach) > 0)
    g_error ("%s at %g × %g: more changes than what is about place %d",
             one->drawing->rules->id, one->scene.width, one->scene.height,
             place);
  g_assert_cmpuint (count_others (whole, above), <=, OTHERS_MAX);
  one->n_places++;
  one->n_changed += count_different (one, whole, one->without, NULL) > 0;
  one->marks[place] &= (guint8) ~LUDO_MARK_HOVER;
  cairo_surface_destroy (whole);
  cairo_surface_destroy (above);
}

/* Marks what is picked and what has the keyboard, as a board would. */
static void
mark (Case     *one,
      LudoGame *game,
      GameRng  *rng,
      gboolean  picking)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  int n_moves = ludo_game_get_legal_moves (game, moves);
  int n_path = 0;

  memset (one->marks, 0, sizeof one->marks);
  if (picking && n_moves > 0)
    n_path = one->drawing->move_path
               (ludo_game_get_state (game),
                moves[game_rng_below (rng, (guint32) n_moves)], one->path);
  one->scene.path = one->path;
  one->scene.n_path = n_path > 1 ? 1 : 0;
  if (n_path > 1)
    {
      one->marks[one->path[0]] |= LUDO_MARK_SELECTED;
      one->marks[one->path[1]] |= LUDO_MARK_TARGET;
    }
  one->marks[game_rng_below (rng, (guint32) one->drawing->n_places)] |=
    LUDO_MARK_FOCUS;
}

static void
check_position (Case     *one,
                LudoGame *game,
                GameRng  *rng)
{
  LudoMove *last = ludo_game_get_last_move (game);

  one->scene.state = ludo_game_get_state (game);
  one->scene.last = last != NULL ? ludo_move_get_trace (last) : NULL;
  one->scene.thrown = last != NULL && ludo_move_is_throw (last)
                        ? one->scene.last : NULL;
  for (int picking = FALSE; picking <= TRUE; picking++)
    {
      mark (one, game, rng, picking);
      ludo_background_lay (&one->background, one->drawing, &one->scene,
                           one->scale);
      one->without = new_surface (one);
      draw (one, one->without);
      /* Try a third of the places, chosen at random, because all would take too
       * long. */
      for (int place = 0; place < one->drawing->n_places; place++)
        {
          LudoRect bounds;

          if (game_rng_below (rng, 3) == 0
              && one->drawing->bounds (&one->scene, place, &bounds))
            check_place (one, place);
        }
      cairo_surface_destroy (one->without);
    }
}

static void
play (LudoGame *game,
      GameRng  *rng)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);

  for (guint i = 0; i < PLIES && !ludo_game_get_over (game); i++)
    if (!ludo_game_throw (game))
      {
        int n_moves = ludo_game_get_legal_moves (game, moves);

        ludo_game_play_move (game, moves[game_rng_below (rng,
                                                         (guint32) n_moves)]);
      }
}

static void
test_pointed (gconstpointer game_id)
{
  GameRng rng = { 11 };

  for (guint i = 0; i < GAMES * G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (LudoGame) game = ludo_game_new (game_id, NULL, i + 1, NULL);
      Case one = {
        .drawing = ludo_drawing_for (game_id),
        .scale = sizes[i % G_N_ELEMENTS (sizes)].scale,
        .scene = {
          .width = sizes[i % G_N_ELEMENTS (sizes)].width,
          .height = sizes[i % G_N_ELEMENTS (sizes)].height,
          .font_family = "Sans", .font_size = 15, .screen = TRUE,
          .coordinates = i % 3 != 0,
          .theme = i % 2 == 0 ? LUDO_THEME_LIGHT : LUDO_THEME_CONTRAST_DARK,
        },
      };

      one.scene.marks = one.marks;
      for (guint j = 0; j <= i % GAMES; j++)
        play (game, &rng);
      check_position (&one, game, &rng);
      g_assert_cmpuint (one.n_places, >, 0);
      g_assert_cmpuint (one.n_changed, >, one.n_places / 2);
      ludo_background_clear (&one.background);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/pointed/%s",
                                               games_list ()[i]->id);

      g_test_add_data_func (path, games_list ()[i]->id, test_pointed);
    }

  return g_test_run ();
}
