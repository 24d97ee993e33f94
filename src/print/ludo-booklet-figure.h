/* ludo-booklet-figure.h: a board on paper, drawn by its game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

#include "content/ludo-page.h"
#include "content/ludo-page-picture.h"
#include "drawing/ludo-drawing.h"
#include "drawing/plot/ludo-plot.h"
#include "play/game/ludo-advice.h"

/* LudoBookletFigure: a position, and beside it another after its moves. */
typedef struct _LudoBookletFigure LudoBookletFigure;

/* ludo_booklet_figure_new: the @figure of @page.  Returns: (transfer full):
 * NULL with @error when the rules refuse it. */
LudoBookletFigure *ludo_booklet_figure_new (const LudoPageNode *page,
                                            const LudoPageNode *figure,
                                            GError **error);

/* ludo_booklet_open_cover: the picture of the game on the shelf; free with
 * g_object_unref().  NULL where the data lack it. */
LudoPagePicture *ludo_booklet_open_cover (const char *game_id);

/* ludo_booklet_figure_new_cover: the same as a figure, or NULL.
 * @tallest: how high it is at most, in the size of the text */
LudoBookletFigure *ludo_booklet_figure_new_cover (const char *game_id,
                                                  double tallest);

/* ludo_booklet_figure_new_position: a board with @state after the move of which
 * @last happened; both are copied, @last may be NULL.
 * @tallest: how high it is at most, in the size of the text */
LudoBookletFigure *ludo_booklet_figure_new_position (const char *game_id,
                                                     const GameState *state,
                                                     const GameTrace *last,
                                                     double tallest);

/* ludo_booklet_figure_new_plot: @plot, which the figure takes over, as wide as
 * the text.
 * @tallest: how high it is, in the size of the text */
LudoBookletFigure *ludo_booklet_figure_new_plot (LudoPlot *plot,
                                                 double tallest);

/* ludo_booklet_figure_name_turn: shows above the boards of @figure, a position,
 * which side is to move there. */
void ludo_booklet_figure_name_turn (LudoBookletFigure *figure);

/* ludo_booklet_figure_add_after: shows beside the board of @figure another with
 * @after, to which what is in @trace led, or for NULL an empty one to draw
 * on. */
void ludo_booklet_figure_add_after (LudoBookletFigure *figure,
                                    const GameState *after,
                                    const GameTrace *trace);

/* ludo_booklet_figure_empty: makes two empty boards to draw on of the board of
 * @figure. */
void ludo_booklet_figure_empty (LudoBookletFigure *figure);

/* ludo_booklet_figure_save_ink: lets @draw, as draw_start of a kit, draw the
 * pieces of @figure, with the tint of saved ink. */
void ludo_booklet_figure_save_ink (LudoBookletFigure *figure,
                                   void (*draw) (cairo_t *cr,
                                                 const LudoScene *scene,
                                                 double tint));

/* ludo_booklet_figure_shrink: makes the board of @figure less high by so much,
 * in the size of the text. */
void ludo_booklet_figure_shrink (LudoBookletFigure *figure, double by);

/* ludo_booklet_figure_mark: marks @place on the boards of @figure. */
void ludo_booklet_figure_mark (LudoBookletFigure *figure, int place);

/* ludo_booklet_figure_mark_endangered: marks on the second board what is in
 * danger there after the turn @advice, as a hint does on the screen.
 * Returns: whether anything is. */
gboolean ludo_booklet_figure_mark_endangered (LudoBookletFigure *figure,
                                              const LudoAdvice *advice);

/* ludo_booklet_figure_get_state: the position on board @index of @figure;
 * borrowed, NULL where there is no such board, or nothing on it. */
const GameState *ludo_booklet_figure_get_state
  (const LudoBookletFigure *figure, int index);

/* ludo_booklet_figure_free: frees @figure. */
void ludo_booklet_figure_free (LudoBookletFigure *figure);

/* ludo_booklet_figure_width: the width of the board or boards of @figure with
 * what is between them, as ludo_booklet_figure_height() measures. */
double ludo_booklet_figure_width (const LudoBookletFigure *figure,
                                  double width, double em);

/* ludo_booklet_figure_height: in points, where it may be @width points wide
 * beside letters of the size @em. */
double ludo_booklet_figure_height (const LudoBookletFigure *figure,
                                   double width, double em);

/* ludo_booklet_figure_draw: draws @figure from 0, 0 on.
 * @language: of the words on the board; LUDO_PAGE_N_LANGUAGES for both, one on
 *   each of two boards
 * @mono: in black ink alone */
void ludo_booklet_figure_draw (LudoBookletFigure *figure,
                               LudoPageLanguage language, cairo_t *cr,
                               PangoContext *context, const char *font,
                               double width, double em, gboolean mono);

/* ludo_booklet_draw_picture: draws @picture from 0, 0 on, @width wide, and
 * nothing that goes beyond its edges.
 * @mono: in greys */
void ludo_booklet_draw_picture (LudoPagePicture *picture, cairo_t *cr,
                                double width, gboolean mono);

/* ludo_booklet_begin_grey: begins a picture of @width by @height from 0, 0 on,
 * which ludo_booklet_end_grey() turns from colours into greys. */
void ludo_booklet_begin_grey (cairo_t *cr, double width, double height);

/* ludo_booklet_end_grey: turns into greys the picture that
 * ludo_booklet_begin_grey() began, with the same size. */
void ludo_booklet_end_grey (cairo_t *cr, double width, double height);
