/* ludo-scrollbars.h: how scrollbars are to be may change while one is open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_scrollbars_guard: keeps GTK 4.8 from telling scrolled windows that are
 * gone how scrollbars are to be from now on.  To be called after gtk_init();
 * further calls change nothing. */
void ludo_scrollbars_guard (void);
