/* ludo-messages.h: what the window has to say, the most urgent first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "play/ludo-model.h"

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
 * Of the messages of a rank the newest is shown, and older ones wait behind it
 * until it is closed; no rank hides another, so that each has a place of its
 * own to be shown in.  A note gives way to the next; another message stays
 * until it is closed or solved, or, if an act failed, until one succeeds.
 *
 * Signal: "changed", when another message is to be shown, or another number of
 * them waits
 */
#define LUDO_TYPE_MESSAGES (ludo_messages_get_type ())
G_DECLARE_FINAL_TYPE (LudoMessages, ludo_messages, LUDO, MESSAGES, LudoModel)

LudoMessages *ludo_messages_new (void);

/* ludo_messages_add:
 * @topic: (nullable): what it is about, by which it can be solved: of what is
 *   said of one topic only the last is true
 *
 * A text that waits to be read already comes to the front.
 */
void ludo_messages_add (LudoMessages *self, LudoMessageRank rank,
                        const char *topic, const char *text);

/* ludo_messages_fail: an act of the user failed, such as opening a file.
 * @topic: (nullable): what it was about, such as that file: of what is said of
 *   one topic only the last is true
 * @text: what failed, why, and what to do next
 */
void ludo_messages_fail (LudoMessages *self, const char *topic,
                         const char *text);

/* ludo_messages_succeed: an act of the user succeeded, so that earlier ones
 * that failed are of no interest any more. */
void ludo_messages_succeed (LudoMessages *self);

/* ludo_messages_solve: removes the messages of @topic, whose cause is gone. */
void ludo_messages_solve (LudoMessages *self, const char *topic);

/* ludo_messages_close: the one that is shown of this rank was read. */
void ludo_messages_close (LudoMessages *self, LudoMessageRank rank);

/* ludo_messages_count: how many messages of this rank there are, the one that
 * is shown included. */
guint ludo_messages_count (LudoMessages *self, LudoMessageRank rank);

/* ludo_messages_get_shown: the text to be shown of this rank, or NULL;
 * borrowed. */
const char *ludo_messages_get_shown (LudoMessages    *self,
                                     LudoMessageRank  rank);
