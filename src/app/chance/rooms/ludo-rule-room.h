/* ludo-rule-room.h: one rule changed, guessed and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-laboratory.h"

/* LudoRuleRoom:
 *
 * A room of the laboratory in which one changes rules of a game, guesses what
 * becomes of it, and compares its exact figures with those of the sheet.
 */
#define LUDO_TYPE_RULE_ROOM (ludo_rule_room_get_type ())
G_DECLARE_FINAL_TYPE (LudoRuleRoom, ludo_rule_room, LUDO, RULE_ROOM, GtkBox)

/* ludo_rule_room_new: (transfer floating): a room that shows the changed rules
 * of @laboratory, whose game lets them be changed. */
GtkWidget *ludo_rule_room_new (LudoLaboratory *laboratory);
