/* ludo-kit-pages.h: the sheets of a kit that are cut
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/kit/ludo-kit-board.h"
#include "print/kit/ludo-kit-papers.h"

/* ludo_kit_draw_bar: the bar at the foot of a sheet that shows whether it has
 * its true size. */
void ludo_kit_draw_bar (LudoPrint *print, cairo_t *cr);

/* ludo_kit_measure_note: how much higher than usual the text @note above what
 * is cut out is, with the space below it, in millimetres. */
double ludo_kit_measure_note (LudoPrint *print, const char *note);

/* ludo_kit_add_tile: adds the sheet @tile of the board @plan, which is
 * borrowed.
 * @title: to be translated
 * @note: in the language of the sheet */
void ludo_kit_add_tile (LudoPrint *print, const char *title, const char *note,
                        const LudoKitPlan *plan, int tile);

/* ludo_kit_add_route: adds the sheet with the way of each side where the game
 * has one. */
void ludo_kit_add_route (LudoPrint *print, const LudoKit *kit,
                         const GameConfig *config);

/* ludo_kit_add_parts: adds the sheets of the pieces that the options ask for,
 * with their backs, and tells @papers what they are printed on; FALSE with
 * @error where the paper is too small.
 * @letter: of the set, or NULL where there is one alone */
gboolean ludo_kit_add_parts (LudoPrint *print, const LudoKit *kit,
                             const GameConfig *config, const char *letter,
                             LudoKitPapers *papers, GError **error);

/* ludo_kit_mask_has_pieces: whether @pieces_mask, of LUDO_KIT_PIECES_BIT(),
 * has @pieces; 0 has all. */
gboolean ludo_kit_mask_has_pieces (guint pieces_mask, LudoPieces pieces);

/* ludo_kit_has_part: whether @part is cut out with @options. */
gboolean ludo_kit_has_part (const LudoKitPart *part,
                            const LudoPrintOptions *options);

/* ludo_kit_has_backs: whether a part of @kit with @options is drawn on the back
 * of its sheet in the set @letter, or NULL. */
gboolean ludo_kit_has_backs (const LudoKit *kit,
                             const LudoPrintOptions *options,
                             const char *letter);

/* ludo_kit_count_across: how many of the pieces stand side by side in @width,
 * so that all rows are equally long; sets @n_rows. */
int ludo_kit_count_across (const LudoKitPart *part, double width, int *n_rows);
