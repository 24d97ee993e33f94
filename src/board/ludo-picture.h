/* ludo-picture.h: a still picture of a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "drawing/ludo-drawing.h"

/* LudoPicture:
 *
 * A position painted by its game's drawing, for the shelf and the figures of
 * the pages.  Its height follows from its width.
 */
#define LUDO_TYPE_PICTURE (ludo_picture_get_type ())
G_DECLARE_FINAL_TYPE (LudoPicture, ludo_picture, LUDO, PICTURE, GtkWidget)

/* ludo_picture_new: (transfer floating): a picture of @state (copied) of the
 * game @game_id, which must exist, with the accessible name @name. */
GtkWidget *ludo_picture_new (const char *game_id, const GameState *state,
                             const char *name);

/* ludo_picture_set_state: shows another position of the same game, with the
 * last move's @trace (copied; may be NULL) in its dice or sticks. */
void ludo_picture_set_state (LudoPicture *self, const GameState *state,
                             const GameTrace *trace);

/* ludo_picture_set_coordinates: sets whether the cells are labelled. */
void ludo_picture_set_coordinates (LudoPicture *self, gboolean coordinates);

/* ludo_picture_set_language: sets the language of its words, "fr" or "en";
 * NULL, as at first, for that of the program. */
void ludo_picture_set_language (LudoPicture *self, const char *language);

/* ludo_picture_set_marks: sets the marks: a LudoMark for each of
 * LUDO_PLACES_MAX places. */
void ludo_picture_set_marks (LudoPicture *self, const guint8 *marks);

/* ludo_picture_set_board_theme: sets the theme of this picture, instead of that
 * of the settings. */
void ludo_picture_set_board_theme (LudoPicture *self, LudoBoardTheme theme);

/* ludo_picture_set_width: sets the greatest natural width of the picture, in
 * pixels. */
void ludo_picture_set_width (LudoPicture *self, int width);

/* The greatest height of a board that is wholly visible on a screen of 1280 by
 * 800 pixels, with the bars above it. */
#define LUDO_PICTURE_TALLEST 560

/* ludo_picture_set_tallest: sets the greatest height of the picture, in pixels;
 * LUDO_PICTURE_TALLEST at first. */
void ludo_picture_set_tallest (LudoPicture *self, int height);

/* ludo_picture_find_place: the place of the board at or near the point @x, @y
 * of the widget, in pixels; -1 for none. */
int ludo_picture_find_place (LudoPicture *self, double x, double y);
