/* ludo-drawings.c: what is done with the drawing of any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/ludo-drawing.h"

#include "games/games.h"

const LudoDrawing *
ludo_drawing_for (const char *game_id)
{
  const LudoModule *module = games_find_module (game_id);

  g_return_val_if_fail (module != NULL, NULL);

  return module->drawing;
}

double
ludo_drawing_fit (const LudoDrawing *self,
                  double             width,
                  double             height,
                  double            *picture_height)
{
  double aspect = self->aspect (width, height);
  double across = MIN (width, height * aspect);

  *picture_height = across / aspect;

  return across;
}

/* Boards are made of large round shapes, whose edges take most of a frame's
 * time.  Sixteen levels of coverage and curves true to a quarter of a pixel
 * look the same there as finer ones, and take half the time. */
static void
begin (cairo_t         *cr,
       const LudoScene *scene)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, scene->width, scene->height);
  cairo_clip (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  cairo_set_tolerance (cr, 0.25);
}

void
ludo_drawing_draw_background (const LudoDrawing *drawing,
                              cairo_t           *cr,
                              const LudoScene   *scene)
{
  begin (cr, scene);
  drawing->draw_background (cr, scene);
  cairo_restore (cr);
}

/* The board was painted pixel for pixel as it is wanted here. */
static void
copy_background (cairo_t         *cr,
                 const LudoScene *scene)
{
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, scene->width, scene->height);
  cairo_clip (cr);
  cairo_set_source_surface (cr, scene->background, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint (cr);
  cairo_restore (cr);
}

void
ludo_drawing_draw (const LudoDrawing *drawing,
                   cairo_t           *cr,
                   const LudoScene   *scene)
{
  if (scene->background != NULL)
    copy_background (cr, scene);
  else
    ludo_drawing_draw_background (drawing, cr, scene);

  begin (cr, scene);
  drawing->draw_play (cr, scene);
  cairo_restore (cr);
}

int
ludo_drawing_find_place (const LudoDrawing *drawing,
                         const char        *name)
{
  for (int place = 0; name[0] != '\0' && place < drawing->n_places; place++)
    {
      char buffer[8];

      if (g_str_equal (drawing->place_name (place, buffer), name))
        return place;
    }

  return -1;
}
