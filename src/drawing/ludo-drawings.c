/* ludo-drawings.c: what is done with the drawing of any game, and the places
 * that are pointed at on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/ludo-drawing.h"

#include <math.h>

#include "games/games.h"

const LudoDrawing *
ludo_drawing_for (const char *game_id)
{
  const LudoModule *module = games_find_module (game_id);

  g_return_val_if_fail (module != NULL, NULL);

  return module->drawing;
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

/* Returns the distance of @at from a target of LUDO_TARGET around the middle of
 * the stretch from @start of @length; negative if it is not beside it. */
static double
beside (double at,
        double start,
        double length)
{
  double off = fabs (at - start - length / 2);

  if (off > MAX (length, LUDO_TARGET) / 2)
    return -1;

  return MAX (off - length / 2, 0);
}

int
ludo_drawing_place_at (const LudoDrawing *drawing,
                       const LudoScene   *scene,
                       double             x,
                       double             y)
{
  if (drawing->place_at != NULL)
    return drawing->place_at (scene, x, y);

  for (int place = 0; place < drawing->n_places; place++)
    {
      LudoRect bounds;

      if (drawing->bounds (scene, place, &bounds)
          && x >= bounds.x && x < bounds.x + bounds.width
          && y >= bounds.y && y < bounds.y + bounds.height)
        return place;
    }

  return -1;
}

int
ludo_drawing_pick (const LudoDrawing *drawing,
                   const LudoScene   *scene,
                   double             x,
                   double             y)
{
  double nearest = G_MAXDOUBLE;
  int found = ludo_drawing_place_at (drawing, scene, x, y);

  if (found >= 0)
    return found;

  for (int place = 0; place < drawing->n_places; place++)
    {
      LudoRect rect;
      double across, down;

      if (!drawing->bounds (scene, place, &rect))
        continue;
      across = beside (x, rect.x, rect.width);
      down = beside (y, rect.y, rect.height);
      if (across < 0 || down < 0 || hypot (across, down) >= nearest)
        continue;
      nearest = hypot (across, down);
      found = place;
    }

  return found;
}

/* A sideways distance counts twice, and a place that lies much more to the side
 * than ahead is in no direction.  A place that is not shown is taken to fill
 * the picture, so that the way begins at its middle. */
int
ludo_drawing_neighbour (const LudoDrawing *drawing,
                        const LudoScene   *scene,
                        int                place,
                        LudoDirection      direction)
{
  static const int ways[][2] = {
    [LUDO_DIRECTION_LEFT] = { -1, 0 }, [LUDO_DIRECTION_RIGHT] = { 1, 0 },
    [LUDO_DIRECTION_UP] = { 0, -1 }, [LUDO_DIRECTION_DOWN] = { 0, 1 },
    [LUDO_DIRECTION_OTHER_UP] = { 0, -1 },
    [LUDO_DIRECTION_OTHER_DOWN] = { 0, 1 },
  };
  const int *way = ways[direction];
  LudoRect from, rect;
  double least = G_MAXDOUBLE;
  int found = place;

  if (drawing->neighbour != NULL)
    return drawing->neighbour (scene->state, place, direction);

  if (!drawing->bounds (scene, place, &from))
    from = (LudoRect) { 0, 0, scene->width, scene->height };
  for (int other = 0; other < drawing->n_places; other++)
    {
      double dx, dy, ahead, aside;

      if (other == place || !drawing->bounds (scene, other, &rect))
        continue;
      dx = rect.x + rect.width / 2 - from.x - from.width / 2;
      dy = rect.y + rect.height / 2 - from.y - from.height / 2;
      ahead = way[0] * dx + way[1] * dy;
      aside = fabs (way[1] * dx + way[0] * dy);
      if (ahead < 0.02 * MIN (scene->width, scene->height)
          || aside > 2.2 * ahead || ahead + 2 * aside >= least)
        continue;
      least = ahead + 2 * aside;
      found = other;
    }

  return found;
}
