/* ludo-letter-limit.h: as many letters in a field as people count
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_letter_limit_set: lets no more than @most letters into @editable, where
 * GTK would count characters, of which a letter may have many.  A longer text
 * that is pasted is cut. */
void ludo_letter_limit_set (GtkEditable *editable, guint most);
