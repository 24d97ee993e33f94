/* ludo-chance-row.h: one thing that can happen, with its chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* LudoChanceRow:
 *
 * A row of a list: what can happen, its chance and its consequence.  All of
 * these are its accessible name.
 */
#define LUDO_TYPE_CHANCE_ROW (ludo_chance_row_get_type ())
G_DECLARE_FINAL_TYPE (LudoChanceRow, ludo_chance_row, LUDO, CHANCE_ROW,
                      GtkListBoxRow)

GtkWidget *ludo_chance_row_new (void);

/* ludo_chance_row_set_texts:
 * @chance: the chance, shown beside @name
 * @spoken_chance: the same in words
 * @consequence: may be "", as may @probability
 */
void ludo_chance_row_set_texts (LudoChanceRow *self, const char *name,
                                const char *chance,
                                const char *spoken_chance,
                                const char *consequence,
                                const char *probability);
