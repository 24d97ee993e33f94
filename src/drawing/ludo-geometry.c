/* ludo-geometry.c: where the places of a picture are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/ludo-geometry.h"

#include <math.h>

void
ludo_geometry_init (LudoGeometry      *self,
                    const LudoDrawing *drawing,
                    const LudoScene   *scene)
{
  self->drawing = drawing;
  self->width = scene->width;
  self->height = scene->height;
  for (int place = 0; place < drawing->n_places; place++)
    self->is_shown[place] = drawing->bounds (scene, place,
                                             &self->bounds[place]);
}

/* Returns how far @at lies beside the stretch from @start of @length; -1 if it
 * lies outside of a target around its middle, at least LUDO_TARGET long. */
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

gboolean
ludo_geometry_contains (const LudoGeometry *self,
                        int                 place,
                        double              x,
                        double              y)
{
  const LudoRect *bounds = &self->bounds[place];

  return self->is_shown[place]
         && x >= bounds->x && x < bounds->x + bounds->width
         && y >= bounds->y && y < bounds->y + bounds->height;
}

int
ludo_geometry_place_at (const LudoGeometry *self,
                        double              x,
                        double              y)
{
  if (self->drawing->place_at != NULL)
    return self->drawing->place_at (self, x, y);

  for (int place = 0; place < self->drawing->n_places; place++)
    if (ludo_geometry_contains (self, place, x, y))
      return place;

  return -1;
}

int
ludo_geometry_pick (const LudoGeometry *self,
                    double              x,
                    double              y)
{
  double nearest = G_MAXDOUBLE;
  int found = ludo_geometry_place_at (self, x, y);

  if (found >= 0)
    return found;

  for (int place = 0; place < self->drawing->n_places; place++)
    {
      const LudoRect *rect = &self->bounds[place];
      double across, down;

      if (!self->is_shown[place])
        continue;
      across = beside (x, rect->x, rect->width);
      down = beside (y, rect->y, rect->height);
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
ludo_geometry_neighbour (const LudoGeometry *self,
                         const GameState    *state,
                         int                 place,
                         LudoDirection       direction)
{
  static const int ways[][2] = {
    [LUDO_DIRECTION_LEFT] = { -1, 0 }, [LUDO_DIRECTION_RIGHT] = { 1, 0 },
    [LUDO_DIRECTION_UP] = { 0, -1 }, [LUDO_DIRECTION_DOWN] = { 0, 1 },
    [LUDO_DIRECTION_OTHER_UP] = { 0, -1 },
    [LUDO_DIRECTION_OTHER_DOWN] = { 0, 1 },
  };
  const int *way = ways[direction];
  LudoRect from = self->bounds[place];
  double least = G_MAXDOUBLE;
  int found = place;

  if (self->drawing->neighbour != NULL)
    return self->drawing->neighbour (state, place, direction);

  if (!self->is_shown[place])
    from = (LudoRect) { 0, 0, self->width, self->height };
  for (int other = 0; other < self->drawing->n_places; other++)
    {
      const LudoRect *rect = &self->bounds[other];
      double dx, dy, ahead, aside;

      if (other == place || !self->is_shown[other])
        continue;
      dx = rect->x + rect->width / 2 - from.x - from.width / 2;
      dy = rect->y + rect->height / 2 - from.y - from.height / 2;
      ahead = way[0] * dx + way[1] * dy;
      aside = fabs (way[1] * dx + way[0] * dy);
      if (ahead < 0.02 * MIN (self->width, self->height)
          || aside > 2.2 * ahead || ahead + 2 * aside >= least)
        continue;
      least = ahead + 2 * aside;
      found = other;
    }

  return found;
}
