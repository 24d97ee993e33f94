/* engine-session.h: one conversation with the engine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A session is given one line after another and hands its answers to a
 * function.  It reads no file and prints nothing itself, so that the
 * program, the one-shot options, the tests and the fuzzer all talk to the
 * same thing.  Every call but engine_session_set_stop() and
 * engine_session_answer() belongs to one thread at a time.
 */

#pragma once

#include <stdbool.h>
#include <stddef.h>

/* The longest line that is read, without its newline: room for a game of a
 * hundred thousand moves. */
#define ENGINE_LINE_MAX ((size_t) 1 << 20)
#define ENGINE_LINE_TOO_LONG "the line is longer than 1048576 bytes"

/* EngineWrite: takes one line of answer, without newline, NUL-terminated;
 * calls never overlap, but may come from the thread of a search. */
typedef void (*EngineWrite) (const char *line, void *data);

typedef struct EngineSession EngineSession;

/* engine_session_new: a session at the start of the first game.  Free with
 * engine_session_free(). */
EngineSession *engine_session_new (EngineWrite write, void *write_data);

/* engine_session_free: stops any running work, then frees. */
void engine_session_free (EngineSession *session);

/* engine_session_feed:
 *
 * Executes the command of one line of @length bytes, without its newline.  Any
 * bytes at all may be given.  Commands that have an end (perft, playout, bench,
 * go with a limit) are done when this returns; `go infinite` goes on until the
 * line `stop`.  A bad line is answered by `error …` and changes nothing.
 *
 * Returns: %false once the line was `quit`.
 */
bool engine_session_feed (EngineSession *session, const char *bytes,
                          size_t length);

/* engine_session_set_stop:
 *
 * While @stop is set, running work ends at once, and so does work that is
 * begun.  From any thread.
 */
void engine_session_set_stop (EngineSession *session, bool stop);

/* engine_session_finish: stops an endless search and waits for its answer. */
void engine_session_finish (EngineSession *session);

/* engine_session_n_errors: how many lines were refused so far. */
size_t engine_session_n_errors (const EngineSession *session);
