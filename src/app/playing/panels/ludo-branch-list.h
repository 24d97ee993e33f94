/* ludo-branch-list.h: the lines of play that were left for others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

/* LudoBranchList:
 *
 * Not to be seen while there is only one line.
 *
 * Signals:
 * - "asked" (guint index): this line is to be taken up again
 */
#define LUDO_TYPE_BRANCH_LIST (ludo_branch_list_get_type ())
G_DECLARE_FINAL_TYPE (LudoBranchList, ludo_branch_list, LUDO, BRANCH_LIST,
                      GtkWidget)

GtkWidget *ludo_branch_list_new (void);
/* ludo_branch_list_set_game: @game may be NULL. */
void ludo_branch_list_set_game (LudoBranchList *self, LudoGame *game);

G_END_DECLS
