/* ludo-aside.h: something to read beside the board or below it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* LudoAside:
 *
 * Two children.  While the second is folded it is a strip below the first;
 * open, it stands beside it where the room is wide and takes a part of the
 * height below it where it is not, so that both are always to be seen.
 */
#define LUDO_TYPE_ASIDE (ludo_aside_get_type ())
G_DECLARE_FINAL_TYPE (LudoAside, ludo_aside, LUDO, ASIDE, GtkWidget)

GtkWidget *ludo_aside_new (GtkWidget *main, GtkWidget *aside);

/* ludo_aside_set_open: FALSE at first. */
void ludo_aside_set_open (LudoAside *self, gboolean open);

G_END_DECLS
