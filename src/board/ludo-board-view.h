/* ludo-board-view.h: the picture of a board, and its places
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
 * The picture of a board.  It may be measured and painted, and its places may
 * be requested, only while there is a game.
 */
typedef struct
{
  GtkWidget *widget;            /* borrowed: the board, */
  const LudoPicker *picker;     /* and other parts of the board */
  const LudoAnimation *animation;
  LudoGame *game;               /* borrowed, or NULL */
  const LudoDrawing *drawing;   /* of the game */

  gboolean coordinates;
  gboolean pointing;            /* places are pointed at, not picked */
  const char *language;         /* interned: of words, NULL: the program's */
  LudoRect area;                /* of the picture within the widget */

  int hover;                    /* the place under the pointer, or -1 */
  int topic;                    /* the place that a text speaks of, or -1 */
  int pressed;                  /* where the button was pressed, or -1 */
  gboolean dragging;            /* beyond the threshold */
  double drag_x;                /* the pointer then, in the picture */
  double drag_y;
  guint8 notes[LUDO_PLACES_MAX];        /* set from outside */
  gboolean hinted[LUDO_PLACES_MAX];     /* places of a hint */

  gboolean is_way_shown;        /* a long press or a key shows a way, and does
                                 * nothing else until its end */
  GameTrace way;                /* owned: the way that is shown, or empty */
  GArray *labels;               /* owned: LudoLabel; for the marks of targets
                                 * that were computed last */
  LudoBackground background;    /* cached while the board is mapped */
  LudoBoardLayers layers;       /* cached while nothing moves */

  /* The sprites that are made when idle because a later move may need them: the
   * cache for which they are made (borrowed, or NULL), their number so far, and
   * the source that makes them, or 0 */
  const LudoSpriteCache *ahead;
  int n_ahead;
  guint ahead_source;

  LudoGeometry geometry;        /* for the position and the pick */
  gboolean is_measured;         /* whether the geometry is up to date */
} LudoBoardView;

/* ludo_board_view_init: prepares @self, which is zero, for @widget and the
 * parts of it; free with ludo_board_view_clear(). */
void ludo_board_view_init (LudoBoardView *self, GtkWidget *widget,
                           const LudoPicker *picker,
                           const LudoAnimation *animation);

/* ludo_board_view_clear: frees the members that @self owns. */
void ludo_board_view_clear (LudoBoardView *self);

/* ludo_board_view_forget: frees the cached pictures. */
void ludo_board_view_forget (LudoBoardView *self);

/* ludo_board_view_measure: as GtkWidgetClass.measure, in pixels; it is the same
 * for all games. */
void ludo_board_view_measure (GtkOrientation orientation, int *minimum,
                              int *natural);

/* ludo_board_view_set_room: lays out the picture in a widget of this size, in
 * pixels. */
void ludo_board_view_set_room (LudoBoardView *self, int width, int height);

/* ludo_board_view_forget_places: lets the places be computed again on the next
 * request, because the pick, the throw that is shown, the font or the
 * coordinates have changed. */
void ludo_board_view_forget_places (LudoBoardView *self);

/* ludo_board_view_get_places: the places in the picture; valid until the next
 * change. */
const LudoGeometry *ludo_board_view_get_places (LudoBoardView *self);

/* ludo_board_view_get_bounds: sets @bounds to those of @place in the widget.
 * Returns: FALSE if it is not shown. */
gboolean ludo_board_view_get_bounds (LudoBoardView *self, int place,
                                     LudoRect *bounds);

/* ludo_board_view_place_at: the place at a point of the widget, or -1. */
int ludo_board_view_place_at (LudoBoardView *self, double x, double y);

/* ludo_board_view_get_marks: as ludo_board_get_marks(). */
guint ludo_board_view_get_marks (LudoBoardView *self);

/* ludo_board_view_hint: as ludo_board_mark_hint(); visible after the next
 * paint. */
void ludo_board_view_hint (LudoBoardView *self, guint64 cells,
                           const LudoAdvice *advice);

/* ludo_board_view_is_hinted: whether a hint marks @place.  A place without a
 * name, such as a direction, continues the picked places and is marked only if
 * these are. */
gboolean ludo_board_view_is_hinted (const LudoBoardView *self, int place);

/* ludo_board_view_hide_way: hides the way that is shown, if any.  Returns:
 * whether a long press or a key was showing one. */
gboolean ludo_board_view_hide_way (LudoBoardView *self);

/* ludo_board_view_paint: paints the picture. */
void ludo_board_view_paint (LudoBoardView *self, GtkSnapshot *snapshot);
