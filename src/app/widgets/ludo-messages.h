/* ludo-messages.h: the messages of a window, by rank
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "play/ludo-model.h"

/* LudoMessageRank: the importance of a message, the least first. */
typedef enum
{
  LUDO_MESSAGE_NOTE,            /* an act was done; a new note replaces it */
  LUDO_MESSAGE_ERROR,           /* an act failed */
  LUDO_MESSAGE_DANGER,          /* somebody may lose the game */
  LUDO_N_MESSAGE_RANKS,
} LudoMessageRank;

/* LudoMessages:
 *
 * Of the messages of a rank the newest is shown, and older ones wait behind it
 * until it is closed; no rank hides another, so that each needs a place of its
 * own.  A note is replaced by the next one; other messages stay until they are
 * closed or solved, and those of a failed act until an act succeeds.
 *
 * Signal: "changed", when another message is to be shown, or another number of
 * them waits
 */
#define LUDO_TYPE_MESSAGES (ludo_messages_get_type ())
G_DECLARE_FINAL_TYPE (LudoMessages, ludo_messages, LUDO, MESSAGES, LudoModel)

LudoMessages *ludo_messages_new (void);

/* ludo_messages_add:
 * @topic: (nullable): what it is about, for ludo_messages_solve(); a new
 *   message of a topic replaces the one before
 *
 * A text that is already among the waiting ones comes to the front.
 */
void ludo_messages_add (LudoMessages *self, LudoMessageRank rank,
                        const char *topic, const char *text);

/* ludo_messages_fail: an act of the user failed, such as opening a file.
 * @topic: (nullable): what it was about, such as that file; a new message of a
 *   topic replaces the one before
 * @text: what failed, why, and what to do next
 */
void ludo_messages_fail (LudoMessages *self, const char *topic,
                         const char *text);

/* ludo_messages_succeed: an act of the user succeeded, so that earlier ones
 * that failed are of no interest any more. */
void ludo_messages_succeed (LudoMessages *self);

/* ludo_messages_solve: removes the messages of @topic, whose cause is gone. */
void ludo_messages_solve (LudoMessages *self, const char *topic);

/* ludo_messages_close: removes the message of this rank that is shown. */
void ludo_messages_close (LudoMessages *self, LudoMessageRank rank);

/* ludo_messages_count: the number of messages of this rank, including the one
 * that is shown. */
guint ludo_messages_count (LudoMessages *self, LudoMessageRank rank);

/* ludo_messages_get_shown: the text to be shown of this rank, or NULL;
 * borrowed. */
const char *ludo_messages_get_shown (LudoMessages    *self,
                                     LudoMessageRank  rank);
