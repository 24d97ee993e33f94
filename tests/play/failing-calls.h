/* failing-calls.h: makes the system calls of a write fail, one at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Linked into a test, or loaded before a program (LD_PRELOAD) with
 * FAILING_CALLS=NTH:REASON in its environment.  The calls that count are those
 * that make a file whose name ends in ".part", work on it, open its folder and
 * give it its name.
 */

#pragma once

/* Instead of an errno: the process is killed before the call, or after it, or
 * the write takes one byte only. */
#define FAILING_KILL_BEFORE (-1)
#define FAILING_KILL_AFTER (-2)
#define FAILING_SHORT (-3)

/* failing_calls_arm: from now on call number @nth, from 1, fails for @reason;
 * with @others all that follow it too. */
void failing_calls_arm (int nth, int reason, int others);

/* failing_calls_disarm: nothing fails any more.  Returns: how many of the
 * calls there were. */
int failing_calls_disarm (void);

/* failing_calls_lack: from now on the file system has no renameat2() that
 * spares a file, and no link(): they fail for these reasons; 0 where it has. */
void failing_calls_lack (int rename_reason, int link_reason);

/* failing_calls_within: from now on every call that opens, makes or asks of
 * something in @folder counts too; FAILING_WITHIN in the environment does the
 * same. */
void failing_calls_within (const char *folder);

/* failing_calls_delay: every fsync() takes this much longer, in
 * microseconds, whatever file it is about. */
void failing_calls_delay (unsigned int delay);

/* failing_calls_delay_results: every result that is opened to be read takes so
 * long, in microseconds. */
void failing_calls_delay_results (unsigned int delay);

/* How many fsyncs are going on just now; how many there were since the program
 * began, and how many of them in the main thread. */
int failing_calls_n_syncing (void);
int failing_calls_n_syncs (void);
int failing_calls_n_main_syncs (void);
