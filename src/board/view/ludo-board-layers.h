/* ludo-board-layers.h: caches the picture of a board at rest in two layers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A movement of the pointer changes one mark.  The picture without it is cached
 * until it changes, and the parts that the pointer changes are small pictures
 * above it, so that nothing else is drawn again.  When the picture below
 * changes, GTK draws the tiles that differ.  Both layers together look exactly
 * as the picture drawn at once.
 */

#pragma once

#include <gtk/gtk.h>

#include "drawing/ludo-background.h"

/* The pointer marks one place, and a spoken lesson may mark another. */
#define LUDO_LAYERS_MAX 2

/* LudoBoardTile: a square of the picture; owned. */
typedef struct
{
  cairo_surface_t *image;
  GskRenderNode *node;          /* shows it */
} LudoBoardTile;

/* LudoBoardLayers: starts as { 0 }. */
typedef struct
{
  /* Owned: all on which @tiles depend, as bytes, or NULL; and the tiles of the
   * picture without the marks of the pointer, row by row */
  GByteArray *shown;
  GArray *tiles;
  LudoRect area;                /* the place of @tiles */
  int scale;                    /* device pixels of @tiles to a pixel */

  /* Owned: by place that the pointer has marked since @tiles were painted, the
   * part of the picture that it changes; or NULL */
  GHashTable *above;
  double n_pixels;              /* of all parts in @above */
} LudoBoardLayers;

/* LudoLayersTrace: called with "scene" or "marks" before these are painted. */
typedef void (*LudoLayersTrace) (gpointer data, const char *what);

/* ludo_board_layers_show:
 *
 * Adds the picture of @scene, without motion or drag, to @snapshot.
 * @area: its place, in whole pixels
 * @scene: its background and sprites are set to those of @background
 * @language: the language of the words in the picture
 * @scale: device pixels to a pixel
 * @trace: called with @data
 */
void ludo_board_layers_show (LudoBoardLayers *self, GtkSnapshot *snapshot,
                             const LudoRect *area, const LudoDrawing *drawing,
                             LudoScene *scene, const char *language,
                             LudoBackground *background, int scale,
                             LudoLayersTrace trace, gpointer data);

/* ludo_board_layers_clear: frees the pictures, so that they are painted
 * again. */
void ludo_board_layers_clear (LudoBoardLayers *self);
