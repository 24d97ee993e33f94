/* ludo-chance-save.h: what the chance laboratory shows as files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/chance/ludo-plot-view.h"

/* ludo_chance_save_write: writes @bytes into @file in the background and shows
 * the result by the actions win.notify and win.complain of @page's window. */
void ludo_chance_save_write (GtkWidget *page, GFile *file, GBytes *bytes);

/* ludo_chance_save_write_text: as ludo_chance_save_write(), of @text (transfer
 * full). */
void ludo_chance_save_write_text (GtkWidget *page, GFile *file, char *text);

/* ludo_chance_save_paint:
 * @name: the name of the file; its ending, ".png", ".svg" or ".pdf", is the
 *   format
 *
 * Returns: (transfer full): the content of a file that shows @plot; NULL if the
 *   ending is another one.
 */
GBytes *ludo_chance_save_paint (LudoPlotView *plot, const char *name);
