/* ludo-board-layers.h: the picture of a board that stands still, kept in two
 * layers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A movement of the pointer changes one mark.  The picture without it is kept
 * until something in it changes, and what the pointer changes lies above it as
 * small pictures, so that nothing else is drawn again.  Both together are
 * exactly the picture that is drawn in one go.
 */

#pragma once

#include <gtk/gtk.h>

#include "drawing/ludo-background.h"

/* The pointer marks one place, and a spoken lesson may mark another. */
#define LUDO_LAYERS_MAX 2

/* LudoBoardLayers: starts as { 0 }. */
typedef struct
{
  /* Owned: all on which @below depends, as bytes, or NULL; and the picture
   * without the marks of the pointer */
  GByteArray *shown;
  GskRenderNode *below;

  /* The places under the pointer, and for each, owned, the part of the picture
   * that it changes, or NULL if the place is not seen */
  int n_above;
  int places[LUDO_LAYERS_MAX];
  GskRenderNode *above[LUDO_LAYERS_MAX];
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
