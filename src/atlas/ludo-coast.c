/* ludo-coast.c: the coast lines of the world
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-coast"

#include "config.h"

#include "atlas/ludo-coast.h"

#include "content/ludo-markup.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* Points nearer to the last one than this, in pixels, are not drawn, nor are
 * islands less than twice as wide and high. */
#define NEAR 0.9

/* Lines that are stroked at a time.  Cairo looks for all the places where the
 * edges of a stroke cross each other, and the more edges there are the longer
 * it looks for each. */
#define PIECE 32

/* More steps from 0° than any unit allows. */
#define FAR_AWAY 1000000

typedef struct
{
  guint first;                  /* among the points */
  guint n_points;
  LudoFrame bounds;
} Ring;

typedef struct
{
  float x;                      /* degrees east */
  float y;                      /* degrees north */
} Point;

struct _LudoCoast
{
  int holders;                  /* beside the first */
  GArray *rings;                /* Ring */
  GArray *points;               /* Point */
};

LudoCoast *
ludo_coast_ref (LudoCoast *coast)
{
  g_return_val_if_fail (coast != NULL, NULL);

  coast->holders++;

  return coast;
}

void
ludo_coast_free (LudoCoast *coast)
{
  if (coast == NULL || coast->holders-- > 0)
    return;

  g_array_unref (coast->rings);
  g_array_unref (coast->points);
  g_free (coast);
}

/* Reads the next whole number of @text, or returns FALSE. */
static gboolean
next_number (const char **text,
             gint64      *number)
{
  char *end = NULL;

  *number = g_ascii_strtoll (*text, &end, 10);
  if (end == *text || *number > FAR_AWAY || *number < -FAR_AWAY)
    return FALSE;
  *text = end;

  return TRUE;
}

static void
widen (Ring         *ring,
       const Point  *point)
{
  LudoFrame *bounds = &ring->bounds;

  if (ring->n_points == 0)
    *bounds = (LudoFrame) { point->x, point->x, point->y, point->y };
  bounds->west = MIN (bounds->west, point->x);
  bounds->east = MAX (bounds->east, point->x);
  bounds->south = MIN (bounds->south, point->y);
  bounds->north = MAX (bounds->north, point->y);
  ring->n_points++;
}

/* Each returns NULL, or what is wrong with @text. */
static const char *
read_ring (LudoCoast  *coast,
           const char *text,
           gint64      unit)
{
  Ring ring = { .first = coast->points->len };
  gint64 x = 0;
  gint64 y = 0;

  while (*text != '\0')
    {
      gint64 east, north;
      Point point;

      if (!next_number (&text, &east) || !next_number (&text, &north))
        return _("not pairs of whole numbers");
      x += east;
      y += north;
      if (ABS (x) > 180 * unit || ABS (y) > 90 * unit)
        return _("a point outside the world");

      point = (Point) { (float) x / (float) unit, (float) y / (float) unit };
      g_array_append_val (coast->points, point);
      widen (&ring, &point);
    }
  if (ring.n_points < 3)
    return _("a ring of fewer than three points");
  g_array_append_val (coast->rings, ring);

  return NULL;
}

static const char *
read_unit (const char *text,
           gint64     *unit)
{
  if (!next_number (&text, unit) || *unit < 1 || *unit > 1000)
    return _("a unit goes from 1 to 1000");

  return NULL;
}

static gboolean
read_lines (LudoCoast  *coast,
            char       *text,
            GError    **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gint64 unit = 0;

  for (int i = 0; lines[i] != NULL; i++)
    {
      const char *line = g_strchomp (lines[i]);
      const char *reason;

      if (line[0] == '\0' || line[0] == '#')
        continue;
      if (g_str_has_prefix (line, "unit "))
        reason = read_unit (line + strlen ("unit "), &unit);
      else if (unit == 0)
        reason = _("a ring before the unit");
      else
        reason = read_ring (coast, line, unit);
      if (reason != NULL)
        return ludo_markup_refuse_line (i + 1, error, reason);
    }
  if (coast->rings->len == 0)
    return ludo_markup_refuse_line (1, error, _("no coast line at all"));

  return TRUE;
}

LudoCoast *
ludo_coast_load (const char  *path,
                 GError     **error)
{
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autoptr (LudoCoast) coast = NULL;
  gsize length = 0;

  g_return_val_if_fail (path != NULL, NULL);

  text = ludo_markup_read_file (path, &length, error);
  if (text == NULL)
    return NULL;

  coast = g_new0 (LudoCoast, 1);
  coast->rings = g_array_new (FALSE, FALSE, sizeof (Ring));
  coast->points = g_array_new (FALSE, FALSE, sizeof (Point));
  if (read_lines (coast, text, error))
    return g_steal_pointer (&coast);

  name = g_path_get_basename (path);
  g_prefix_error (error, "%s, ", name);

  return NULL;
}

guint
ludo_coast_get_n_rings (const LudoCoast *coast)
{
  g_return_val_if_fail (coast != NULL, 0);

  return coast->rings->len;
}

/* How often a line from the point to the east crosses the ring is odd when
 * the point is inside it. */
static gboolean
is_inside (const LudoCoast *coast,
           const Ring      *ring,
           double           x,
           double           y)
{
  const Point *points = &g_array_index (coast->points, Point, ring->first);
  gboolean inside = FALSE;

  for (guint i = 0, j = ring->n_points - 1; i < ring->n_points; j = i++)
    {
      double ay = points[i].y;
      double by = points[j].y;

      if ((ay > y) != (by > y)
          && x < points[i].x + (y - ay) / (by - ay)
                               * (points[j].x - points[i].x))
        inside = !inside;
    }

  return inside;
}

gboolean
ludo_coast_is_land (const LudoCoast *coast,
                    double           latitude,
                    double           longitude)
{
  gboolean land = FALSE;

  g_return_val_if_fail (coast != NULL, FALSE);

  for (guint i = 0; i < coast->rings->len; i++)
    if (is_inside (coast, &g_array_index (coast->rings, Ring, i), longitude,
                   latitude))
      land = !land;

  return land;
}

/* A degree of longitude, in degrees of latitude, in the middle of @frame. */
static double
narrowing (const LudoFrame *frame)
{
  return cos ((frame->south + frame->north) / 2 * G_PI / 180);
}

double
ludo_map_view_aspect (const LudoFrame *frame)
{
  g_return_val_if_fail (frame != NULL, 1);

  return (frame->east - frame->west) * narrowing (frame)
         / (frame->north - frame->south);
}

LudoMapView
ludo_map_view_fit (const LudoFrame *frame,
                   double           width,
                   double           height)
{
  double narrow = narrowing (frame);
  double scale = MIN (width / ((frame->east - frame->west) * narrow),
                      height / (frame->north - frame->south));
  LudoMapView view = {
    .across = scale * narrow,
    .down = scale,
    .width = width,
    .height = height,
  };

  view.west = (frame->west + frame->east) / 2 - width / view.across / 2;
  view.north = (frame->south + frame->north) / 2 + height / view.down / 2;

  return view;
}

void
ludo_map_view_point (const LudoMapView *view,
                     double             latitude,
                     double             longitude,
                     double            *x,
                     double            *y)
{
  *x = (longitude - view->west) * view->across;
  *y = (view->north - latitude) * view->down;
}

static gboolean
is_seen (const Ring        *ring,
         const LudoMapView *view)
{
  return ring->bounds.east >= view->west
         && ring->bounds.west <= view->west + view->width / view->across
         && ring->bounds.north >= view->north - view->height / view->down
         && ring->bounds.south <= view->north
         && MAX ((ring->bounds.east - ring->bounds.west) * view->across,
                 (ring->bounds.north - ring->bounds.south) * view->down)
              >= 2 * NEAR;
}

/* Adds @ring to the path of @cr, or strokes it piece by piece. */
static void
walk (const LudoCoast   *coast,
      const Ring        *ring,
      cairo_t           *cr,
      const LudoMapView *view,
      gboolean           stroke)
{
  const Point *points = &g_array_index (coast->points, Point, ring->first);
  double first_x, first_y, last_x, last_y;
  int n_lines = 0;

  ludo_map_view_point (view, points[0].y, points[0].x, &first_x, &first_y);
  cairo_move_to (cr, first_x, first_y);
  last_x = first_x;
  last_y = first_y;
  for (guint i = 1; i < ring->n_points; i++)
    {
      double x, y;

      ludo_map_view_point (view, points[i].y, points[i].x, &x, &y);
      if (fabs (x - last_x) < NEAR && fabs (y - last_y) < NEAR)
        continue;
      cairo_line_to (cr, x, y);
      last_x = x;
      last_y = y;
      if (stroke && ++n_lines % PIECE == 0)
        {
          cairo_stroke (cr);
          cairo_move_to (cr, x, y);
        }
    }

  if (!stroke)
    {
      cairo_close_path (cr);
      return;
    }
  /* To close the path would only lead back to where the piece began. */
  cairo_line_to (cr, first_x, first_y);
  cairo_stroke (cr);
}

static void
walk_all (const LudoCoast   *coast,
          cairo_t           *cr,
          const LudoMapView *view,
          gboolean           stroke)
{
  for (guint i = 0; i < coast->rings->len; i++)
    {
      const Ring *ring = &g_array_index (coast->rings, Ring, i);

      if (is_seen (ring, view))
        walk (coast, ring, cr, view, stroke);
    }
}

void
ludo_coast_trace (const LudoCoast   *coast,
                  cairo_t           *cr,
                  const LudoMapView *view)
{
  g_return_if_fail (coast != NULL && cr != NULL && view != NULL);

  walk_all (coast, cr, view, FALSE);
}

void
ludo_coast_stroke (const LudoCoast   *coast,
                   cairo_t           *cr,
                   const LudoMapView *view)
{
  g_return_if_fail (coast != NULL && cr != NULL && view != NULL);

  cairo_new_path (cr);
  walk_all (coast, cr, view, TRUE);
}
