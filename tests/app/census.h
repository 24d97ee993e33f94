/* census.h: which of the program's objects are alive
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every GObject of the program is counted from its making to its end, models
 * and widgets alike, and known by its type and its number.
 */

#pragma once

#include <gtk/gtk.h>

/* census_begin: to be called first in main(), before any other class of
 * objects than GObject itself has been made. */
void census_begin (void);

/* census_mark: what tells the objects made from now on from those before. */
guint64 census_mark (void);

/* census_count: how many of ours are alive that were made after @mark. */
guint census_count (guint64 mark);

/* census_print: names each of them on the standard error. */
void census_print (guint64 mark);

/* census_count_strays: how many widgets of ours are alive without a window;
 * with @print each is named on the standard error. */
guint census_count_strays (gboolean print);

/* census_in_use: how many bytes the program has asked for and not given
 * back. */
gsize census_in_use (void);
