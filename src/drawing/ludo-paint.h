/* ludo-paint.h: colours and strokes that all the boards share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-drawing.h"

/* LUDO_COLOR: a colour from 0xRRGGBB, usable in constant tables. */
#define LUDO_COLOR(hex)                                                 \
  { (((hex) >> 16) & 0xff) / 255.0, (((hex) >> 8) & 0xff) / 255.0,      \
    ((hex) & 0xff) / 255.0 }

/* ludo_color_contrast: the contrast ratio of WCAG 2, 1 to 21. */
double ludo_color_contrast (LudoColor a, LudoColor b);

/* ludo_color_mix: @b's share is @amount, 0 to 1. */
LudoColor ludo_color_mix (LudoColor a, LudoColor b, double amount);

/* ludo_paint_set_color: sets @color as the source; @alpha is from 0, invisible,
 * to 1, opaque. */
void ludo_paint_set_color (cairo_t *cr, LudoColor color, double alpha);

/* ludo_paint_stroke: strokes the path in @color, opaque and @width wide, and
 * clears it. */
void ludo_paint_stroke (cairo_t *cr, LudoColor color, double width);

/* ludo_paint_fill: fills the path with @color, opaque, and clears it. */
void ludo_paint_fill (cairo_t *cr, LudoColor color);

/* ludo_paint_fill_stroke: fills the path with @fill, then strokes it in @color,
 * as ludo_paint_stroke(). */
void ludo_paint_fill_stroke (cairo_t *cr, LudoColor fill, LudoColor color,
                             double width);

/* ludo_paint_rounded_rect: adds a rectangle with corners of @radius to the
 * path, to be filled or stroked. */
void ludo_paint_rounded_rect (cairo_t *cr, const LudoRect *rect,
                              double radius);

/* ludo_paint_circle: adds a circle around (@x, @y) to the path, to be filled or
 * stroked. */
void ludo_paint_circle (cairo_t *cr, double x, double y, double radius);

/* ludo_paint_letters: returns the scene's font size, limited to @least to @most
 * pixels; never less than its smallest size. */
double ludo_paint_letters (const LudoScene *scene, double least, double most);

/* ludo_paint_words: returns the message @msgid in the user's language or, if
 * the scene is bilingual, in French with English on the line below.  Free with
 * g_free(). */
char *ludo_paint_words (const LudoScene *scene, const char *msgid);

/* ludo_paint_text: @text, of several lines perhaps, centred on (@x, @y) in the
 * scene's font, @size pixels high, in the current source. */
void ludo_paint_text (cairo_t *cr, const LudoScene *scene, const char *text,
                      double x, double y, double size, gboolean bold);

/* ludo_paint_text_line: one line of @text likewise, centred on @x, its letters
 * standing on the line @baseline, so that neighbours are level. */
void ludo_paint_text_line (cairo_t *cr, const LudoScene *scene,
                           const char *text, double x, double baseline,
                           double size, gboolean bold);

/* ludo_paint_text_width: how wide that text would be, in pixels. */
double ludo_paint_text_width (cairo_t *cr, const LudoScene *scene,
                              const char *text, double size, gboolean bold);

/* LudoShape: the outline that a mark is painted along. */
typedef enum
{
  LUDO_SHAPE_RECT,
  LUDO_SHAPE_ROUND,
} LudoShape;

/* ludo_paint_marks: paints the marks @marks around @bounds, each in its own
 * shape: a ledge below a place that can be picked, a double ring for the focus,
 * a whole ring for the selection, a short line on each side for the pointer, a
 * dot with a rim for a target, four corners for the last move, a dashed ring
 * for a hint, a wedge for a note, or on paper a thick ring.  Each has a
 * contrast of at least 3:1 against any colour beneath. */
void ludo_paint_marks (cairo_t *cr, const LudoScene *scene,
                       const LudoRect *bounds, LudoShape shape, guint marks);

/* ludo_paint_label: @text, of several lines perhaps, on a plate of its own
 * centred on (@x, @y), its letters at most @size high and the plate at most
 * @width wide, in the colours of a target. */
void ludo_paint_label (cairo_t *cr, const LudoScene *scene, const char *text,
                       double x, double y, double size, double width);

/* ludo_scene_label: the text beside @place in @scene, or NULL; borrowed. */
const char *ludo_scene_label (const LudoScene *scene, int place);

/* ludo_scene_mark: the marks of @place in @scene. */
guint ludo_scene_mark (const LudoScene *scene, int place);

/* ludo_paint_collect: a cairo_write_func_t that adds what cairo writes to the
 * GByteArray @bytes. */
cairo_status_t ludo_paint_collect (void *bytes, const unsigned char *data,
                                   unsigned int length);
