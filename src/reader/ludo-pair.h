/* ludo-pair.h: the same thing in one language and in the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From this width on two languages stand side by side, in pixels. */
#define LUDO_PAIR_COLUMNS_MIN 600
/* Between the two. */
#define LUDO_PAIR_GAP 36

/* LudoPair:
 *
 * Two widgets that say the same, beside each other and beginning at the same
 * height where there is room, otherwise one below the other; and below both,
 * what was asked about them.
 */
#define LUDO_TYPE_PAIR (ludo_pair_get_type ())
G_DECLARE_FINAL_TYPE (LudoPair, ludo_pair, LUDO, PAIR, GtkWidget)

/* ludo_pair_new:
 * @second: NULL where one language is read
 * @stacked: always one below the other
 */
GtkWidget *ludo_pair_new (GtkWidget *first, GtkWidget *second,
                          gboolean stacked);

/* ludo_pair_set_below: shows @below under both; NULL for nothing. */
void ludo_pair_set_below (LudoPair *self, GtkWidget *below);
GtkWidget *ludo_pair_get_below (LudoPair *self);

/* ludo_pair_get_part: the first (0) or the second (1), or NULL. */
GtkWidget *ludo_pair_get_part (LudoPair *self, int index);

/* ludo_pair_get_columns: whether they stand side by side now. */
gboolean ludo_pair_get_columns (LudoPair *self);

G_END_DECLS
