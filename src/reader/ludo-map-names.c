/* ludo-map-names.c: where the names of a map go, none upon another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each name tries the places around its mark, the nearest and most usual
 * first; where the next name finds none left, the one before moves on.
 */

#define G_LOG_DOMAIN "ludo-map-names"

#include "config.h"

#include "reader/ludo-map-names.h"

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
        if (!is_free (search, index, &place))
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
