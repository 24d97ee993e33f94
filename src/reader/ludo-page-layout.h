/* ludo-page-layout.h: the places of a page's rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-page-model.h"

/* ludo_page_layout_measure: measures the page, as GtkWidgetClass.measure. */
void ludo_page_layout_measure (const LudoPageModel *model,
                               GtkOrientation orientation, int for_size,
                               int *minimum, int *natural);

/* ludo_page_layout_allocate: gives the rows, the notes and the status their
 * places in a page of this @width.  ludo_page_model_arrange() is to be called
 * afterwards, because two languages may now fit side by side or fit no more. */
void ludo_page_layout_allocate (LudoPageModel *model, int width);
