/* orca.h: the platform's screen reader with a stand-in for its voice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * There is one at a time in a process, with folders of its own.
 */

#pragma once

#include "speech.h"

/* orca_start: starts it and waits until it speaks; after an accessibility bus
 * was started.  Returns: FALSE, with the reason in @why, where Orca is not
 * installed. */
gboolean orca_start (char **why);
/* orca_end: ends it; what it said is kept. */
void orca_end (void);
gboolean orca_is_running (void);
/* orca_remove: ends it and removes its folders and what it said. */
void orca_remove (void);

/* orca_get_speech: what it says, from its first start on; borrowed. */
Speech *orca_get_speech (void);

/* orca_wait_for_silence: waits until it has said nothing for @milliseconds. */
void orca_wait_for_silence (guint milliseconds);
