/* ludo-chance-sheet.h: what a room of the laboratory shows, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/chance/ludo-plot-view.h"

/* ludo_chance_sheet_new:
 * @title: the head of the page
 * @plot: (nullable): the plot that is painted below the head
 * @words: the sentences below the picture
 * @rows: (element-type GStrv): the table, the heads first; referenced
 *
 * The picture is painted at once, because the room may change before printing.
 * A long table continues on further pages; a table with one column has
 * sentences, which begin at the left.
 *
 * Returns: (transfer full): an operation that prints the page when it is run
 */
GtkPrintOperation *ludo_chance_sheet_new (const char *title,
                                          LudoPlotView *plot,
                                          const char *words, GPtrArray *rows);

/* ludo_chance_sheet_print: prints the page of ludo_chance_sheet_new() on the
 * printer that the user chooses, and shows errors by the action win.complain of
 * @room's window. */
void ludo_chance_sheet_print (GtkWidget *room, const char *title,
                              LudoPlotView *plot, const char *words,
                              GPtrArray *rows);
