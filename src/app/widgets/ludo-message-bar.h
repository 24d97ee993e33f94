/* ludo-message-bar.h: messages above the content of a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/widgets/ludo-messages.h"

/* LudoMessageBar:
 *
 * A line for each rank of LudoMessages, the gravest on top, with the number of
 * messages that wait behind it and a button that closes it; a rank without a
 * message has no line.
 */
#define LUDO_TYPE_MESSAGE_BAR (ludo_message_bar_get_type ())
G_DECLARE_FINAL_TYPE (LudoMessageBar, ludo_message_bar, LUDO, MESSAGE_BAR,
                      GtkBox)

GtkWidget *ludo_message_bar_new (LudoMessages *messages);

/* ludo_message_bar_set_single: from now on only the gravest message is shown,
 * and the others wait behind it, because the bar covers other widgets. */
void ludo_message_bar_set_single (LudoMessageBar *self);
