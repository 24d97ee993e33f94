/* ludo-page-blocks.h: makes the rows of a page from its elements
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-page-model.h"

/* ludo_page_blocks_make: makes the rows of the whole page and, at its end, the
 * list of the sources that it names. */
void ludo_page_blocks_make (LudoPageModel *model);
