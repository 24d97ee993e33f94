/* ludo-speech-server.h: where the speech server is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Speech Dispatcher; the variable SPEECHD_ADDRESS says where it is, as it does
 * to all its clients.
 */

#pragma once

#include <gio/gio.h>

/* ludo_speech_server_address: (transfer full): where it listens. */
GSocketConnectable *ludo_speech_server_address (void);

/* ludo_speech_server_is_there: whether there is one, or one could be started;
 * without doing so. */
gboolean ludo_speech_server_is_there (void);

/* ludo_speech_server_may_be_started: not where the variable names one.
 * ludo_speech_server_start: starts one, which leaves the terminal and the
 * program behind by itself.  Returns: whether it could be. */
gboolean ludo_speech_server_may_be_started (void);
gboolean ludo_speech_server_start (void);
