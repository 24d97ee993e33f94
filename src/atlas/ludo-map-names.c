/* ludo-map-names.c: where the names of a map go, none upon another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each name tries the places around its mark, the nearest and most usual
 * first; where the next name finds none left, the one before moves on.
 */

#define G_LOG_DOMAIN "ludo-map-names"

#include "config.h"

#include "atlas/ludo-map-names.h"

#include <math.h>

/* Tries of places before giving up: some milliseconds at most. */
#define PATIENCE 20000

/* Between two names, in radii of a mark. */
#define APART 0.5

/* The directions in which a name may stand from its mark, as shares of its
 * own half width and height, in order of preference. */
static const struct
{
  int across;
  int down;
} directions[] = {
  { 1, 0 }, { -1, 0 }, { 0, -1 }, { 0, 1 },
  { 1, -1 }, { 1, 1 }, { -1, -1 }, { -1, 1 },
};

typedef struct
{
  LudoMapName *names;
  guint n_names;
  const LudoRect *room;
  const LudoRect *kept;
  guint n_kept;
  double radius;
  int n_rings;
  int tries;
} Search;

static gboolean
meet (const LudoRect *a,
      const LudoRect *b,
      double          apart)
{
  return a->x < b->x + b->width + apart && b->x < a->x + a->width + apart
         && a->y < b->y + b->height + apart && b->y < a->y + a->height + apart;
}

static LudoRect
candidate (const Search      *search,
           const LudoMapName *name,
           int                ring,
           guint              direction)
{
  double gap = search->radius * (1.9 + 3 * ring);
  int across = directions[direction].across;
  int down = directions[direction].down;
  double slant = across != 0 && down != 0 ? 0.6 : 1;

  return (LudoRect) {
    .x = name->x + across * (gap * slant + name->width / 2) - name->width / 2,
    .y = name->y + down * (gap * slant + name->height / 2) - name->height / 2,
    .width = name->width,
    .height = name->height,
  };
}

/* The point of a name's rim that is nearest to its mark. */
static void
nearest_point (const LudoMapName *name,
               const LudoRect    *place,
               double            *x,
               double            *y)
{
  *x = CLAMP (name->x, place->x, place->x + place->width);
  *y = CLAMP (name->y, place->y, place->y + place->height);
}

/* Whether the line from a mark to its name at @place goes through @rect, once
 * it has left the mark, which may itself lie upon another. */
static gboolean
line_meets (const Search      *search,
            const LudoMapName *name,
            const LudoRect    *place,
            const LudoRect    *rect)
{
  const int n_steps = 24;
  double x, y;

  nearest_point (name, place, &x, &y);
  for (int i = 0; i <= n_steps; i++)
    {
      double share = i / (double) n_steps;
      double at_x = name->x + share * (x - name->x);
      double at_y = name->y + share * (y - name->y);

      if (hypot (at_x - name->x, at_y - name->y) > search->radius * 1.5
          && at_x > rect->x && at_x < rect->x + rect->width && at_y > rect->y
          && at_y < rect->y + rect->height)
        return TRUE;
    }

  return FALSE;
}

/* Whether a name at @place, or its line, is in the way of another that has
 * its place, or of that one's mark or line. */
static gboolean
crosses (const Search   *search,
         guint           index,
         const LudoRect *place)
{
  const LudoMapName *name = &search->names[index];
  double radius = search->radius * 0.8;

  for (guint i = 0; i < search->n_names; i++)
    {
      const LudoMapName *other = &search->names[i];
      LudoRect mark = {
        other->x - radius, other->y - radius, 2 * radius, 2 * radius,
      };

      if (i == index)
        continue;
      if (line_meets (search, name, place, &mark)
          || (i < index
              && (line_meets (search, name, place, &other->place)
                  || line_meets (search, other, &other->place, place))))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_free (const Search   *search,
         guint           index,
         const LudoRect *place)
{
  const LudoRect *room = search->room;
  double radius = search->radius;

  if (place->x < room->x || place->y < room->y
      || place->x + place->width > room->x + room->width
      || place->y + place->height > room->y + room->height)
    return FALSE;

  for (guint i = 0; i < search->n_kept; i++)
    if (meet (place, &search->kept[i], radius * APART))
      return FALSE;
  for (guint i = 0; i < search->n_names; i++)
    {
      const LudoMapName *name = &search->names[i];
      LudoRect mark = {
        name->x - radius, name->y - radius, 2 * radius, 2 * radius,
      };

      if (i < index && meet (place, &name->place, radius * APART))
        return FALSE;
      if (meet (place, &mark, 0))
        return FALSE;
    }

  return TRUE;
}

static gboolean
place_from (Search *search,
            guint   index)
{
  LudoMapName *name = &search->names[index];

  if (index == search->n_names)
    return TRUE;

  for (int ring = 0; ring < search->n_rings; ring++)
    for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
      {
        LudoRect place = candidate (search, name, ring, i);

        if (++search->tries > PATIENCE)
          return FALSE;
        if (!is_free (search, index, &place)
            || crosses (search, index, &place))
          continue;
        name->place = place;
        name->apart = ring > 0;
        if (place_from (search, index + 1))
          return TRUE;
      }

  return FALSE;
}

gboolean
ludo_map_names_place (LudoMapName    *names,
                      guint           n_names,
                      const LudoRect *room,
                      const LudoRect *kept,
                      guint           n_kept,
                      double          radius,
                      int             n_rings)
{
  Search search = {
    .names = names,
    .n_names = n_names,
    .room = room,
    .kept = kept,
    .n_kept = n_kept,
    .radius = radius,
    .n_rings = n_rings,
  };

  g_return_val_if_fail (names != NULL || n_names == 0, FALSE);
  g_return_val_if_fail (room != NULL && n_rings > 0, FALSE);

  return place_from (&search, 0);
}
