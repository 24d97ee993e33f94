/* ludo-geometry.h: where the places of a picture are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bounds of all places, found once and asked often: by the pointer, the
 * arrow keys and the widgets that stand for the places.
 */

#pragma once

#include "drawing/ludo-drawing.h"

/* LudoGeometry: plain data, which points to nothing of the scene. */
struct _LudoGeometry
{
  const LudoDrawing *drawing;
  double width;                 /* of the whole picture, in pixels */
  double height;
  gboolean is_shown[LUDO_PLACES_MAX];
  LudoRect bounds[LUDO_PLACES_MAX];     /* of those that are shown */
};

/* ludo_geometry_init: finds the places of @scene, whose looks do not matter:
 * theme, marks, labels and motion may be unset. */
void ludo_geometry_init (LudoGeometry *self, const LudoDrawing *drawing,
                         const LudoScene *scene);

/* ludo_geometry_contains: whether @place is shown and its bounds contain a
 * point. */
gboolean ludo_geometry_contains (const LudoGeometry *self, int place,
                                 double x, double y);

/* ludo_geometry_place_at: the place at a point, or -1. */
int ludo_geometry_place_at (const LudoGeometry *self, double x, double y);

/* The side of a target that a finger hits without care, in pixels. */
#define LUDO_TARGET 44

/* ludo_geometry_pick:
 *
 * Finds the place that a pointer at (@x, @y) means, which may be beside the
 * picture: the place that is there or else, of the places drawn smaller than
 * LUDO_TARGET, the nearest whose target contains the point.
 * Returns: a place, or -1.
 */
int ludo_geometry_pick (const LudoGeometry *self, double x, double y);

/* ludo_geometry_neighbour: the place to which an arrow key leads from @place in
 * @state, the nearest in that direction; @place itself at the rim. */
int ludo_geometry_neighbour (const LudoGeometry *self, const GameState *state,
                             int place, LudoDirection direction);
