/* engine-loop.h: lines that are read while the engine works
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bytes come in on one thread, are cut into lines and queued; a second
 * thread feeds the lines to the session, one after another.  That is how
 * `stop` is heard during perft, playout, bench and any search.
 *
 * The order of answers is the order of lines, with two exceptions: `stop`
 * cuts short all that was asked before it the moment it is read, and `isready`
 * is answered at once while nothing but `go` is under way.
 */

#pragma once

#include "engine-session.h"

typedef struct EngineLoop EngineLoop;

/* engine_loop_new: begins to feed @session, which the loop borrows. */
EngineLoop *engine_loop_new (EngineSession *session);

/* engine_loop_read:
 *
 * Takes @length bytes of input, which may be any part of a line or several
 * lines.  A line longer than ENGINE_LINE_MAX is refused, and reading goes on
 * after its newline.  Waits while the queue is too long, but not for long work:
 * then lines are left out, and refused together, except `stop` and `quit`.
 *
 * Returns: %false once `quit` was read; what follows it is ignored.
 */
bool engine_loop_read (EngineLoop *loop, const char *bytes, size_t length);

/* engine_loop_end:
 *
 * Ends the input: an unfinished last line counts, an endless search is stopped,
 * and work with an end is completed, but after `quit` a search only if that
 * takes no more than a second.  When the reader of @output_fd has gone (-1: do
 * not look) everything stops.  Returns when the last answer is out, and frees
 * the loop.
 */
void engine_loop_end (EngineLoop *loop, int output_fd);
