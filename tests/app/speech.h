/* speech.h: a stand-in for Speech Dispatcher that writes down what is spoken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It speaks the protocol SSIP on the socket at which clients look for the
 * user's speech server, has any number of them, and says of each text at once
 * that it was spoken.  The one in tests/speech has a single client, the
 * program's own, and does only what its test says.
 */

#pragma once

#include <gio/gio.h>

typedef struct _Speech Speech;

/* speech_new: starts to listen in @runtime_dir, the XDG_RUNTIME_DIR of those
 * who are to speak here. */
Speech *speech_new (const char *runtime_dir);
void speech_free (Speech *self);

/* speech_get_texts: every text spoken so far, oldest first, without marks;
 * borrowed. */
GPtrArray *speech_get_texts (Speech *self);

/* speech_has: whether a text from the index @first on contains the words of
 * @sentence, in their order. */
gboolean speech_has (Speech *self, guint first, const char *sentence);

/* speech_count: how many texts from the index @first on, before @end, contain
 * the words of @sentence. */
guint speech_count (Speech *self, guint first, guint end, const char *sentence);
