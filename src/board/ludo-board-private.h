/* ludo-board-private.h: what the files of the board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-animation.h"
#include "board/ludo-board.h"
#include "board/ludo-board-place.h"
#include "board/ludo-picker.h"
#include "drawing/ludo-background.h"
#include "drawing/ludo-geometry.h"

struct _LudoBoard
{
  GtkWidget parent_instance;

  LudoAnimationSpeed animation_speed;
  gboolean coordinates;
  gboolean pointing;            /* rather than playing */
  LudoRect area;                /* of the picture within the widget */
  const char *language;         /* interned: of its words, or NULL */

  int hover;                    /* the place under the pointer, or -1 */
  int spoken_place;             /* the place that is spoken of, or -1 */
  int last_focus;               /* where Tab comes back to */
  int pressed;                  /* where the button went down, or -1 */
  gboolean dragging;            /* past the threshold */
  double drag_x;                /* the pointer meanwhile, in the picture */
  double drag_y;
  char letter;                  /* a shortcut that may begin a notation, or 0 */

  LudoPicker picker;            /* of the current position */
  LudoAnimation animation;
  LudoBackground background;    /* while the board is on the screen */
  LudoGeometry geometry;        /* of the position and the pick … */
  gboolean is_measured;         /* … if it is up to date */
  guint8 notes[LUDO_PLACES_MAX];        /* marks that stay */
  gboolean hinted[LUDO_PLACES_MAX];     /* places marked for help */

  /* Owned */
  LudoGame *game;
  GSignalGroup *signals;
  GArray *labels;               /* LudoLabel; of what may be picked next */
  GString *typed;

  /* Borrowed: children, by place */
  GPtrArray *places;
  const LudoDrawing *drawing;
};

/* _ludo_board_emit_illegal: in ludo-board.c; emits "illegal".  @token is the
 * move that was tried, NULL if it would be none; @rule_id may be NULL. */
void _ludo_board_emit_illegal (LudoBoard *self, const char *token,
                               const char *sentence, const char *rule_id);

/* _ludo_board_announce: in ludo-board.c; emits "announce" with @text. */
void _ludo_board_announce (LudoBoard *self, const char *text);

/* _ludo_board_class_init_paint: in ludo-board-paint.c, as the functions below;
 * sets the virtual functions that lay out and draw the position. */
void _ludo_board_class_init_paint (GtkWidgetClass *widget_class);

/* _ludo_board_forget_geometry: makes the next question find the places anew,
 * because the position, the pick or the font has changed. */
void _ludo_board_forget_geometry (LudoBoard *self);

/* _ludo_board_place_picture: sets the area of the picture within a widget of
 * this size, in pixels. */
void _ludo_board_place_picture (LudoBoard *self, int width, int height);

/* _ludo_board_place_at: the place at a point of the widget, or -1. */
int _ludo_board_place_at (LudoBoard *self, double x, double y);

/* _ludo_board_name_places: updates the accessible name of every place. */
void _ludo_board_name_places (LudoBoard *self);

/* _ludo_board_show_places: shows the places that the position and the pick so
 * far offer, and hides the others. */
void _ludo_board_show_places (LudoBoard *self);

/* _ludo_board_focused_place: the place that has the focus, or -1. */
int _ludo_board_focused_place (LudoBoard *self);

/* _ludo_board_init_input: in ludo-board-input.c, as the functions below; adds
 * the controllers of pointer and keyboard. */
void _ludo_board_init_input (LudoBoard *self);

/* _ludo_board_set_typed: sets the notation typed so far to @typed. */
void _ludo_board_set_typed (LudoBoard *self, const char *typed);

/* _ludo_board_refuse: emits "illegal" with the reason why the rules forbid
 * @token. */
void _ludo_board_refuse (LudoBoard *self, const char *token);
