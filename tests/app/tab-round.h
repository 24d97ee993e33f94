/* tab-round.h: Tab leads all round a window and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "hand.h"

/* tab_round_check: goes round @window with Tab, and with Shift+Tab as many stops
 * back; the test ends where Tab stays or does not come round. */
void tab_round_check (GtkWidget *window, const char *where);
