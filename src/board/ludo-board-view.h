/* ludo-board-view.h: the picture of a board, and the places in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-animation.h"
#include "board/view/ludo-board-layers.h"
#include "board/ludo-picker.h"
#include "drawing/ludo-background.h"
#include "drawing/ludo-geometry.h"

/* LudoBoardView:
 *
 * Part of the board whose picture it is.  Only while there is a game may it be
 * measured, asked or painted.
 */
typedef struct
{
  GtkWidget *widget;            /* borrowed: the board … */
  const LudoPicker *picker;     /* … and its other parts */
  const LudoAnimation *animation;
  LudoGame *game;               /* borrowed, or NULL */
  const LudoDrawing *drawing;   /* of the game */

  gboolean coordinates;
  gboolean pointing;            /* any piece can be dragged */
  const char *language;         /* interned: of the words, or NULL */
  LudoRect area;                /* of the picture within the widget */

  int hover;                    /* the place under the pointer, or -1 */
  int topic;                    /* the place that a text speaks of, or -1 */
  int pressed;                  /* where the button went down, or -1 */
  gboolean dragging;            /* past the threshold */
  double drag_x;                /* the pointer meanwhile, in the picture */
  double drag_y;
  guint8 notes[LUDO_PLACES_MAX];        /* marks that stay */
  gboolean hinted[LUDO_PLACES_MAX];     /* places marked for help */

  gboolean is_way_shown;        /* while a long press or a key asks for it;
                                 * both do nothing else until they end */
  GameTrace way;                /* owned: the way that is shown, or empty */
  GArray *labels;               /* owned: LudoLabel; of what may be picked, as
                                 * the marks last found want it */
  LudoBackground background;    /* kept while the board is on the screen */
  LudoBoardLayers layers;       /* kept while the board stands still */

  /* Sprites that a later move may need are made when the program is idle:
   * borrowed, the cache for which that was begun, or NULL; how many of them are
   * made; and the source that makes them, or 0 */
  const LudoSpriteCache *ahead;
  int n_ahead;
  guint ahead_source;

  LudoGeometry geometry;        /* of the position and the pick */
  gboolean is_measured;         /* whether the geometry is up to date */
} LudoBoardView;

/* ludo_board_view_init: prepares @self, which is zero, for @widget and the
 * parts of it; free with ludo_board_view_clear(). */
void ludo_board_view_init (LudoBoardView *self, GtkWidget *widget,
                           const LudoPicker *picker,
                           const LudoAnimation *animation);

/* ludo_board_view_clear: frees the members that @self owns. */
void ludo_board_view_clear (LudoBoardView *self);

/* ludo_board_view_forget: frees what is kept of the picture while the board is
 * on the screen. */
void ludo_board_view_forget (LudoBoardView *self);

/* ludo_board_view_measure: as GtkWidgetClass.measure, in pixels; it is the same
 * for all games. */
void ludo_board_view_measure (GtkOrientation orientation, int *minimum,
                              int *natural);

/* ludo_board_view_set_room: lays the picture out in a widget of this size, in
 * pixels. */
void ludo_board_view_set_room (LudoBoardView *self, int width, int height);

/* ludo_board_view_forget_places: finds the places anew once they are asked for,
 * because the pick, the throw that is shown, the font or the coordinates have
 * changed. */
void ludo_board_view_forget_places (LudoBoardView *self);

/* ludo_board_view_get_places: where the places are in the picture; valid until
 * the next change. */
const LudoGeometry *ludo_board_view_get_places (LudoBoardView *self);

/* ludo_board_view_get_bounds: where @place is in the widget.  Returns: FALSE if
 * it is not shown. */
gboolean ludo_board_view_get_bounds (LudoBoardView *self, int place,
                                     LudoRect *bounds);

/* ludo_board_view_place_at: the place at a point of the widget, or -1. */
int ludo_board_view_place_at (LudoBoardView *self, double x, double y);

/* ludo_board_view_get_marks: as ludo_board_get_marks(). */
guint ludo_board_view_get_marks (LudoBoardView *self);

/* ludo_board_view_hint: as ludo_board_mark_hint(); shows at the next paint. */
void ludo_board_view_hint (LudoBoardView *self, guint64 cells,
                           const LudoAdvice *advice);

/* ludo_board_view_is_hinted: whether help marks @place.  A place without a
 * name, such as a direction, belongs to the places picked before it, so that
 * it is marked only if those are. */
gboolean ludo_board_view_is_hinted (const LudoBoardView *self, int place);

/* ludo_board_view_hide_way: hides the way that is shown, if any.  Returns:
 * whether a long press or a key was asking for one. */
gboolean ludo_board_view_hide_way (LudoBoardView *self);

/* ludo_board_view_paint: paints the picture. */
void ludo_board_view_paint (LudoBoardView *self, GtkSnapshot *snapshot);
