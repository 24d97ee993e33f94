/* ludo-page-layout.h: how the rows of a page lie
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-rows.h"

/* ludo_page_layout_measure: as the page's GtkWidgetClass.measure. */
void ludo_page_layout_measure (const LudoRows *rows,
                               GtkOrientation orientation, int for_size,
                               int *minimum, int *natural);

/* ludo_page_layout_allocate: gives the rows, the notes and the status their
 * places in a page of this @width.
 *
 * Returns: whether @rows are to be arranged in the next frame, because two
 *   languages stand side by side from now on, or no more.
 */
gboolean ludo_page_layout_allocate (LudoRows *rows, int width);

/* ludo_page_layout_make_screen: makes rows until those from @from on, NULL for
 * the first, are @height pixels high, or the window's if that is not known. */
void ludo_page_layout_make_screen (LudoRows *rows, GtkWidget *from,
                                   double height);
