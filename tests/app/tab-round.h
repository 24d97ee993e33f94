/* tab-round.h: Tab leads all round a window and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "hand.h"

/* tab_round_check: goes round @window with Tab, and with Shift+Tab as many
 * stops back; the test ends where Tab stays or does not come round. */
void tab_round_check (GtkWidget *window, const char *where);

/* TabStop: what had the focus in @window before a key was pressed. */
typedef struct
{
  GtkWidget *window;
  GtkWidget *before;
} TabStop;

/* tab_stop_has_moved: whether something else has the focus since; as a
 * HandCondition of a TabStop. */
gboolean tab_stop_has_moved (gpointer stop);
