/* ludo-chance-sheet.h: what a room of the laboratory shows, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/chance/ludo-plot-view.h"

/* ludo_chance_sheet_new:
 * @title: the head of the page
 * @plot: (nullable): whose picture of now is below it
 * @words: the sentences below the picture
 * @rows: (element-type GStrv): the table, the heads first; kept
 *
 * The room may change meanwhile: the picture is painted at once.  A table too
 * long for the page goes on on others; one of a single column has sentences,
 * which begin at the left.
 *
 * Returns: (transfer full): what prints the page, once it is run
 */
GtkPrintOperation *ludo_chance_sheet_new (const char *title,
                                          LudoPlotView *plot,
                                          const char *words, GPtrArray *rows);

/* ludo_chance_sheet_print: prints such a page, on the printer that is asked
 * for; what goes wrong is shown by the action win.complain of @room's
 * window. */
void ludo_chance_sheet_print (GtkWidget *room, const char *title,
                              LudoPlotView *plot, const char *words,
                              GPtrArray *rows);
