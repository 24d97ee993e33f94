/* engine-answer.h: the answers of a session, and what every command asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <inttypes.h>

#include "engine-session.h"
#include "engine-text.h"
#include "search/search.h"

/* engine_session_answer: hands out one line of answer.  From any thread. */
void engine_session_answer (EngineSession *session, const char *format, ...)
  __attribute__ ((format (printf, 2, 3)));

/* engine_refuse: answers `error ` and the text that printf would write.  Always
 * returns false. */
bool engine_refuse (EngineSession *session, const char *format, ...)
  G_GNUC_PRINTF (2, 3);

/* engine_refuse_word: as engine_refuse(), naming @word in quotes after @what,
 * then @why, which may be %NULL. */
bool engine_refuse_word (EngineSession *session, const char *what,
                         const char *word, const char *why);

/* EngineNumber: a name that a number follows, or one that stands alone, as
 * `infinite`: then @most is 0, and @number gets 1. */
typedef struct
{
  const char *name;
  guint64 least;
  guint64 most;
  guint64 *number;
} EngineNumber;

/* engine_read_numbers: reads the rest of a line: any of @numbers, each once at
 * the most.  Returns how many there were, or -1 when it refused. */
int engine_read_numbers (EngineSession *session, char *cursor,
                         const EngineNumber *numbers, size_t n_numbers);

/* engine_answer_text: writes @text as one line of answer and frees it. */
void engine_answer_text (EngineSession *session, GString *text);

/* engine_should_stop: whether the present work has to end. */
bool engine_should_stop (EngineSession *session);

/* engine_announce_hash: answers, only once, that a search got less memory than
 * the option `Hash` allows. */
void engine_announce_hash (EngineSession *session, const SearchResult *result);

/* engine_clock: milliseconds of a clock that never goes back; @data is
 * unused. */
int64_t engine_clock (void *data);

/* engine_rate: returns @n per second since @began, by engine_clock(). */
uint64_t engine_rate (uint64_t n, int64_t began);
