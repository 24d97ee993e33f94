/* ludo-split.h: the board with the list of moves beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* LudoSplit:
 *
 * Two children: beside each other where there is room, one at a time where
 * there is not.
 */
#define LUDO_TYPE_SPLIT (ludo_split_get_type ())
G_DECLARE_FINAL_TYPE (LudoSplit, ludo_split, LUDO, SPLIT, GtkWidget)

GtkWidget *ludo_split_new (GtkWidget *main, GtkWidget *side);

/* ludo_split_toggle: shows the side that is hidden, or hides it.  Where both
 * have room the side shows by itself until it is hidden; where not, it takes
 * the main child's place once it is asked for. */
void ludo_split_toggle (LudoSplit *self);

/* ludo_split_get_side_shown: whether the side is to be seen now. */
gboolean ludo_split_get_side_shown (LudoSplit *self);

G_END_DECLS
