/* ludo-messages.h: what the window has to say, the most urgent first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/* LudoMessageRank: how much hangs on a message; the greater the more. */
typedef enum
{
  LUDO_MESSAGE_NOTE,            /* what was done; the last one is enough */
  LUDO_MESSAGE_ERROR,           /* what could not be done */
  LUDO_MESSAGE_DANGER,          /* what may cost somebody the game */
  LUDO_N_MESSAGE_RANKS,
} LudoMessageRank;

/* LudoMessages:
 *
 * Messages of one rank wait for each other; no rank hides another, so that
 * each has a place of its own to be shown in.  Except for a note, which gives
 * way to the next, a message stays until it is closed or solved.
 *
 * Signal: "changed", when another message is to be shown
 */
#define LUDO_TYPE_MESSAGES (ludo_messages_get_type ())
G_DECLARE_FINAL_TYPE (LudoMessages, ludo_messages, LUDO, MESSAGES, GObject)

LudoMessages *ludo_messages_new (void);

/* ludo_messages_add:
 * @topic: (nullable): what it is about, by which it can be solved: of what is
 *   said of one topic only the last is true
 *
 * Says nothing that is waiting to be read already.
 */
void ludo_messages_add (LudoMessages *self, LudoMessageRank rank,
                        const char *topic, const char *text);

/* ludo_messages_solve: what was said of @topic holds no longer. */
void ludo_messages_solve (LudoMessages *self, const char *topic);

/* ludo_messages_close: the one that is shown of this rank was read. */
void ludo_messages_close (LudoMessages *self, LudoMessageRank rank);

/* ludo_messages_get_shown: the text to be shown of this rank, or NULL;
 * borrowed. */
const char *ludo_messages_get_shown (LudoMessages    *self,
                                     LudoMessageRank  rank);
