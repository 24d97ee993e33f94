/* ludo-status.h: whose turn it is, and what just happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/playing/ludo-play-table.h"

/* LudoStatus:
 *
 * Two sentences above the board.  The first says whose turn it is.  The second
 * says what just happened, and a screen reader speaks it.  GTK 4.8 has no
 * announcements, so the announcement is the accessible name of the label, which
 * has the role "status"; it is whole even if the visible text is shortened.
 *
 * Signal: "announced" (const char *sentence): once for everything that is
 * spoken
 */
#define LUDO_TYPE_STATUS (ludo_status_get_type ())
G_DECLARE_FINAL_TYPE (LudoStatus, ludo_status, LUDO, STATUS, GtkBox)

/* ludo_status_set_table: from now on shows the texts of @table. */
void ludo_status_set_table (LudoStatus *self, LudoPlayTable *table);

/* ludo_status_set_turn: shows whose turn it is or, if @over, how the game
 * ended. */
void ludo_status_set_turn (LudoStatus *self, const char *sentence,
                           gboolean over);

/* ludo_status_show:
 * @sentence: what happened, to be read
 * @announcement: the same as it is to be spoken, with what follows from it;
 *   NULL to say nothing
 */
void ludo_status_show (LudoStatus *self, const char *sentence,
                       const char *announcement);

/* ludo_status_refuse: shows and announces why something is refused.
 * @rule_id: the paragraph of the rules that refuses it; NULL or "" for none */
void ludo_status_refuse (LudoStatus *self, const char *sentence,
                         const char *rule_id);

/* ludo_status_get_surplus: the height at @width of those lines of the second
 * sentence that no other widget gives room for, so that they scroll. */
int ludo_status_get_surplus (LudoStatus *self, int width);

/* ludo_status_get_turn: the first sentence, as shown; borrowed. */
const char *ludo_status_get_turn (LudoStatus *self);
