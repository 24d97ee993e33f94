/* ludo-letter-limit.h: limits the letters of a field
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_letter_limit_set: limits @editable to @most letters, because GTK would
 * count characters, of which a letter may have several.  A longer text that is
 * pasted is cut. */
void ludo_letter_limit_set (GtkEditable *editable, guint most);
