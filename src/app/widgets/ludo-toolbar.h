/* ludo-toolbar.h: a row of tools that breaks in two where it is too long
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* LudoToolbar:
 *
 * Three groups of tools: at the start, in the middle and at the end.  Where
 * they do not fit into one row, the middle takes a second one.
 */
#define LUDO_TYPE_TOOLBAR (ludo_toolbar_get_type ())
G_DECLARE_FINAL_TYPE (LudoToolbar, ludo_toolbar, LUDO, TOOLBAR, GtkWidget)

GtkWidget *ludo_toolbar_new (GtkWidget *start, GtkWidget *middle,
                             GtkWidget *end);

G_END_DECLS
