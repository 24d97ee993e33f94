/* ludo-chance-save.h: what the chance laboratory shows as files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/chance/ludo-plot-view.h"

/* ludo_chance_save_write: writes @bytes into @file beside the main loop, and
 * shows the result by the actions win.notify and win.complain of @page's
 * window. */
void ludo_chance_save_write (GtkWidget *page, GFile *file, GBytes *bytes);

/* ludo_chance_save_write_text: the same.  @text: (transfer full) */
void ludo_chance_save_write_text (GtkWidget *page, GFile *file, char *text);

/* ludo_chance_save_paint:
 * @name: whose ending, ".png", ".svg" or ".pdf", says the format
 *
 * Returns: (transfer full): what @plot shows as a file of that format has it;
 *   NULL if the ending is another one.
 */
GBytes *ludo_chance_save_paint (LudoPlotView *plot, const char *name);
