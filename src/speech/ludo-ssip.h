/* ludo-ssip.h: a conversation with Speech Dispatcher
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Speech Synthesis Interface Protocol, as Speech Dispatcher documents it
 * (info ssip): lines of text over a socket.  Its own C library waits for each
 * answer and tells of events on a thread of its own without saying whose they
 * are, so the lines are spoken here.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* LudoSsip:
 *
 * One command is under way at a time; the others wait their turn.
 *
 * Signals: "event" (guint code, guint message: 701 begins, 702 ends, 703 was
 * broken off), "closed" (by the other side; the last one).
 */
#define LUDO_TYPE_SSIP (ludo_ssip_get_type ())
G_DECLARE_FINAL_TYPE (LudoSsip, ludo_ssip, LUDO, SSIP, GObject)

/* LudoSsipAnswer:
 * @code: three digits; below 300 it was granted.  0: it was not sent at all
 * @tag: as the command was sent with
 * @value: the last line before the last of the answer, such as the number
 *   of the message; or NULL
 */
typedef void (*LudoSsipAnswer) (guint code, guint tag, const char *value,
                                gpointer user_data);

/* ludo_ssip_new: takes over what was said by @connection. */
LudoSsip *ludo_ssip_new (GSocketConnection *connection);

/* ludo_ssip_send:
 * @command: without its line end
 * @tag: 0, or what ludo_ssip_drop() knows it by
 * @answer: may be NULL
 */
void ludo_ssip_send (LudoSsip *self, guint tag, const char *command,
                     LudoSsipAnswer answer, gpointer user_data);

/* ludo_ssip_send_text: the lines after SPEAK, with the end that is due. */
void ludo_ssip_send_text (LudoSsip *self, guint tag, const char *text,
                          LudoSsipAnswer answer, gpointer user_data);

/* ludo_ssip_drop: forgets the commands of this tag that still wait; they are
 * answered with 0. */
void ludo_ssip_drop (LudoSsip *self, guint tag);

/* ludo_ssip_close: no answer, no signal comes any more. */
void ludo_ssip_close (LudoSsip *self);

G_END_DECLS
