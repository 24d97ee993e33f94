/* ludo-mark-guide.h: explains each mark on the board once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"

/* LudoMarkGuide:
 *
 * A line over the edge of the board that explains a mark the first time it is
 * seen, lets every click through and goes away by itself.
 *
 * The property "explained" has the bits of the marks that have been explained;
 * at first all of them.
 */
#define LUDO_TYPE_MARK_GUIDE (ludo_mark_guide_get_type ())
G_DECLARE_FINAL_TYPE (LudoMarkGuide, ludo_mark_guide, LUDO, MARK_GUIDE,
                      GtkBox)

/* All marks that are explained. */
#define LUDO_MARK_GUIDE_ALL 0x3f

GtkWidget *ludo_mark_guide_new (LudoBoard *board);

/* ludo_mark_guide_set_quiet: sets whether the guide explains nothing, because
 * the board moves or is covered, or a class looks on.  If not @quiet, looks for
 * new marks when idle. */
void ludo_mark_guide_set_quiet (LudoMarkGuide *self, gboolean quiet);

/* ludo_mark_guide_get_line: (nullable): the text of the line @index,
 * translated; NULL after the last.
 * @marks: (out): the mark that the line explains, of LudoMark or
 * LUDO_BOARD_MARK_NUMBERS */
const char *ludo_mark_guide_get_line (guint index, guint *marks);
