/* ludo-board-layers.h: the picture of a board that stands still, kept in two
 * layers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A movement of the pointer changes one mark.  The picture without it is kept
 * until something in it changes, and what the pointer changes lies above it as
 * small pictures, so that nothing else is drawn again.  Where something in it
 * changes, GTK draws the tiles that look different now.  Both together are
 * exactly the picture that is drawn in one go.
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
  /* Owned: all on which @tiles depend, as bytes, or NULL; and the picture
   * without the marks of the pointer, row by row */
  GByteArray *shown;
  GArray *tiles;
  LudoRect area;                /* where @tiles are */
  int scale;                    /* their device pixels to a pixel */

  /* Owned: by each place that was under the pointer since @tiles were painted,
   * the part of the picture that it changes; or NULL */
  GHashTable *above;
  double n_pixels;              /* in all of @above */
} LudoBoardLayers;

/* LudoLayersTrace: called with "scene" or "marks" before these are painted. */
typedef void (*LudoLayersTrace) (gpointer data, const char *what);

/* ludo_board_layers_show:
 *
 * Adds the picture of @scene, in which nothing moves and nothing is dragged, to
 * @snapshot.
 * @area: where it is, in whole pixels
 * @scene: gets the background and the sprites of @background
 * @language: that of the words in the picture
 * @scale: device pixels to a pixel
 * @trace: called with @data
 */
void ludo_board_layers_show (LudoBoardLayers *self, GtkSnapshot *snapshot,
                             const LudoRect *area, const LudoDrawing *drawing,
                             LudoScene *scene, const char *language,
                             LudoBackground *background, int scale,
                             LudoLayersTrace trace, gpointer data);

/* ludo_board_layers_clear: frees the pictures, so that they are painted
 * anew. */
void ludo_board_layers_clear (LudoBoardLayers *self);
