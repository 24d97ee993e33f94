/* ludo-laboratory-page.h: the chance laboratory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-laboratory.h"

/* LudoLaboratoryPage:
 *
 * Shows the room of a laboratory, below the choice among those of its game
 * where there is more than one.  A room is made when it is first shown.
 */
#define LUDO_TYPE_LABORATORY_PAGE (ludo_laboratory_page_get_type ())
G_DECLARE_FINAL_TYPE (LudoLaboratoryPage, ludo_laboratory_page, LUDO,
                      LABORATORY_PAGE, GtkBox)

/* ludo_laboratory_page_new: (transfer floating): a page that shows @laboratory,
 * whose game is set. */
GtkWidget *ludo_laboratory_page_new (LudoLaboratory *laboratory);

/* ludo_laboratory_page_print: prints what the room shows.  Returns: whether it
 * has anything to print now; while a guess is to be made it has not. */
gboolean ludo_laboratory_page_print (LudoLaboratoryPage *self);

/* ludo_laboratory_page_get_laboratory: (transfer none): what it shows. */
LudoLaboratory *ludo_laboratory_page_get_laboratory (LudoLaboratoryPage *self);
