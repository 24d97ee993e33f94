/* watchdog.h: a thread that the main loop of a test must answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window that lays itself out for ever stops the main loop, and with it the
 * test that waits for it.  The watchdog is another thread.  If the main loop
 * does not return to its wait for events for long, it prints the stack of the
 * main thread and aborts the program.
 *
 * The time is that of the processor which the main thread has used, so that a
 * busy machine is no fault of the program; LUDOTHEQUE_WATCHDOG gives it in
 * seconds.
 */

#pragma once

#include <glib.h>

/* watchdog_begin: begins to watch the calling thread, which must be that of the
 * default main context, until the program ends. */
void watchdog_begin (void);

/* watchdog_take_busy: the longest that the main thread has been at work
 * between two waits for events, in seconds of its own time, since the last
 * call; what the caller itself did since the last wait does not count. */
double watchdog_take_busy (void);
