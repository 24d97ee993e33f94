/* ludo-chance-page.h: the chance laboratory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-laboratory.h"

/* LudoChancePage:
 *
 * A page on which one guesses what a game throws, throws, and compares the two:
 * as bars, as a run, as the ways in which it falls, and beside a hundred fair
 * classes.
 */
#define LUDO_TYPE_CHANCE_PAGE (ludo_chance_page_get_type ())
G_DECLARE_FINAL_TYPE (LudoChancePage, ludo_chance_page, LUDO, CHANCE_PAGE,
                      GtkBox)

/* ludo_chance_page_new: (transfer floating): a page that shows @laboratory,
 * whose game is set. */
GtkWidget *ludo_chance_page_new (LudoLaboratory *laboratory);

/* ludo_chance_page_get_laboratory: (transfer none): what it shows. */
LudoLaboratory *ludo_chance_page_get_laboratory (LudoChancePage *self);
