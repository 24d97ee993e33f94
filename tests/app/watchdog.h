/* watchdog.h: a thread that the main loop of a test must answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window that lays itself out for ever hears nothing any more, not even the
 * test that waits for it.  Whoever stands beside it does: when the main loop
 * has not come back to its wait for events for long, the stack of the main
 * thread is printed and the program aborted.
 *
 * What is long is counted in the processor's time that the main thread has
 * used, so that a machine with much else to do is no fault of the program's;
 * LUDOTHEQUE_WATCHDOG gives it in seconds.
 */

#pragma once

#include <glib.h>

/* watchdog_begin: lets it stand beside the thread that calls, which must be
 * the one of the default main context, until the program ends. */
void watchdog_begin (void);

/* watchdog_take_busy: the longest that the main thread has been at work
 * between two waits for events, in seconds of its own time, since the last
 * call; what the caller itself did since the last wait does not count. */
double watchdog_take_busy (void);
