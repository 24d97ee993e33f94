/* ludo-kit-box.h: the box of a kit, to cut out and glue
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "content/ludo-page-picture.h"
#include "print/kit/ludo-kit-parts.h"

/* LUDO_KIT_BOX: the title of its sheet, to be translated. */
#define LUDO_KIT_BOX N_("a box for the pieces")

/* ludo_kit_add_box: adds the net of a box with the cover on its lid, or those
 * of a tray and its lid, where the sheet has room for one that holds the
 * pieces.
 * @letter: of the set that it holds, which is counted on its base, or NULL */
void ludo_kit_add_box (LudoPrint *print, const LudoKit *kit,
                       const char *letter);

/* ludo_kit_dup_counted: (transfer full): @text of @part, to be translated, with
 * the number of its pieces where it has one; @between the languages. */
char *ludo_kit_dup_counted (LudoPrint *print, const LudoKitPart *part,
                            const char *text, const char *between);

/* ludo_kit_draw_picture: the picture of the shelf, @size wide, from 0, 0 on. */
void ludo_kit_draw_picture (LudoPrint *print, LudoPagePicture *picture,
                            cairo_t *cr, double size);
