/* ludo-status.h: whose turn it is, and what just happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/playing/ludo-play-table.h"

/* LudoStatus:
 *
 * Two sentences above the board.  The first says whose turn it is.  The
 * second is the live one: it says what just happened, stays until something
 * else does, and is what a screen reader speaks.  GTK 4.8 cannot send an
 * announcement by itself, so that the label of role "status" carries it as
 * its accessible name, whole even where the screen shortens it.
 *
 * Signal: "announced" (const char *sentence): once for everything that is
 * spoken
 */
#define LUDO_TYPE_STATUS (ludo_status_get_type ())
G_DECLARE_FINAL_TYPE (LudoStatus, ludo_status, LUDO, STATUS, GtkBox)

/* ludo_status_set_table: shows the texts of @table from now on. */
void ludo_status_set_table (LudoStatus *self, LudoPlayTable *table);

/* ludo_status_set_turn: whose turn it is, or, once @over, how it ended. */
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

/* ludo_status_get_surplus: the height at @width of the lines of the second
 * sentence beyond the first few, for which nothing else gives room: they
 * scroll. */
int ludo_status_get_surplus (LudoStatus *self, int width);

/* ludo_status_get_turn: the first sentence, as shown; borrowed. */
const char *ludo_status_get_turn (LudoStatus *self);
