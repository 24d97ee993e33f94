/* test-hands-drawn.c: what is dragged, and where a sowing goes, are drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "drawing/ludo-drawing.h"
#include "games/game-rng.h"

static cairo_surface_t *
paint (const LudoDrawing *drawing,
       LudoGame          *game,
       const guint8      *marks,
       const LudoDragged *dragged)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, 800, 600);
  cairo_t *cr = cairo_create (surface);
  const LudoScene scene = {
    .state = ludo_game_get_state (game),
    .width = 800, .height = 600,
    .font_family = "Sans", .font_size = 15,
    .marks = marks, .dragged = dragged,
  };

  ludo_drawing_draw (drawing, cr, &scene);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static gboolean
differ_at (cairo_surface_t *a,
           cairo_surface_t *b,
           double           x,
           double           y)
{
  int stride = cairo_image_surface_get_stride (a);
  gsize at = (gsize) y * stride + (gsize) x * 4;

  return memcmp (cairo_image_surface_get_data (a) + at,
                 cairo_image_surface_get_data (b) + at, 3) != 0;
}

/* The first place with something of the side to move. */
static int
own_place (const LudoDrawing *drawing,
           LudoGame          *game)
{
  for (int place = 0; place < drawing->n_places; place++)
    if (drawing->owner (ludo_game_get_state (game), place)
        == ludo_game_get_turn (game))
      return place;
  g_assert_not_reached ();
}

/* A dragged piece is drawn under the pointer, and dim on its place. */
static void
test_held (void)
{
  const char *const game_ids[] = { "tavli", "chisolo", "ken-wan" };

  for (guint i = 0; i < G_N_ELEMENTS (game_ids); i++)
    {
      const LudoDrawing *drawing = ludo_drawing_for (game_ids[i]);
      g_autoptr (LudoGame) game = ludo_game_new (game_ids[i], NULL, 1, NULL);
      const int place = own_place (drawing, game);
      const LudoDragged dragged = { place, 400, 300 };
      cairo_surface_t *without = paint (drawing, game, NULL, NULL);
      cairo_surface_t *with = paint (drawing, game, NULL, &dragged);
      const LudoScene scene = {
        .state = ludo_game_get_state (game), .width = 800, .height = 600,
        .font_family = "Sans", .font_size = 15,
      };
      gboolean dim = FALSE;
      LudoRect origin;

      g_assert_true (drawing->bounds (&scene, place, &origin));
      for (int x = 0; x < (int) origin.width; x++)
        for (int y = 0; y < (int) origin.height; y++)
          dim |= differ_at (without, with, origin.x + x, origin.y + y);
      g_assert_true (dim);
      g_assert_true (differ_at (without, with, 400, 300)
                     || differ_at (without, with, 404, 304));
      cairo_surface_destroy (without);
      cairo_surface_destroy (with);
    }
}

/* A hole of one's own under the pointer shows which way it sows. */
static void
test_way (void)
{
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 1, NULL);
  GameRng rng = { 5 };
  const guint marks[] = { LUDO_MARK_HOVER, LUDO_MARK_FOCUS };

  /* Until both have chosen their direction. */
  for (int i = 0; i < 6; i++)
    {
      g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
      int n = ludo_game_get_legal_moves (game, moves);

      ludo_game_play_move (game, moves[game_rng_below (&rng, (guint32) n)]);
    }

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      guint8 own[LUDO_PLACES_MAX] = { 0 };
      cairo_surface_t *without = paint (drawing, game, NULL, NULL);
      cairo_surface_t *with;
      guint n_outside = 0;
      const int place = own_place (drawing, game);
      LudoRect bounds;
      const LudoScene scene = {
        .state = ludo_game_get_state (game), .width = 800, .height = 600,
        .font_family = "Sans", .font_size = 15,
      };

      own[place] = (guint8) marks[i];
      with = paint (drawing, game, own, NULL);
      g_assert_true (drawing->bounds (&scene, place, &bounds));
      for (int x = 0; x < 800; x++)
        for (int y = 0; y < 600; y++)
          n_outside += differ_at (without, with, x, y)
                       && (x < bounds.x - 2 || y < bounds.y - 2
                           || x > bounds.x + bounds.width + 2
                           || y > bounds.y + bounds.height + 2);
      g_assert_cmpuint (n_outside, >, 50);
      cairo_surface_destroy (without);
      cairo_surface_destroy (with);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hands-drawn/held", test_held);
  g_test_add_func ("/hands-drawn/way", test_way);

  return g_test_run ();
}
