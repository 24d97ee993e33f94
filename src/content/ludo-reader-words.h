/* ludo-reader-words.h: what the reader says inside a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A page is read in French in an English window too, so that these words
 * follow the page and not the program's translation.
 */

#pragma once

#include "content/ludo-page.h"

typedef enum
{
  LUDO_WORD_SHOW_ANSWER,
  LUDO_WORD_HIDE_ANSWER,
  LUDO_WORD_ANSWER,
  LUDO_WORD_QUESTION,
  LUDO_WORD_START_AGAIN,
  LUDO_WORD_EXERCISE,
  LUDO_WORD_AFTER_MOVES,
  LUDO_WORD_BEFORE_MOVES,
  LUDO_WORD_OPEN_ON_BOARD,
  LUDO_WORD_HIDDEN,
  LUDO_WORD_SOURCES,
  LUDO_WORD_ONLY,               /* a format for names of rulesets */
  LUDO_WORD_ALL_BUT,            /* likewise */
  LUDO_WORD_NOT_IN_ALL,
  LUDO_WORD_FIGURE,
  LUDO_N_WORDS,
} LudoReaderWord;

/* ludo_reader_word: returns @word in @language; static. */
const char *ludo_reader_word (LudoPageLanguage language,
                              LudoReaderWord word);

/* How many degrees of being sure there are. */
#define LUDO_READER_N_SURE 4

/* ludo_reader_sure_id: what a page calls degree @index, from "sure" to "wrong";
 * static. */
const char *ludo_reader_sure_id (int index);

/* ludo_reader_sure: how sure a sentence is, in words: "sure" … "wrong"; NULL
 * for what the page does not say.  Static. */
const char *ludo_reader_sure (LudoPageLanguage language, const char *sure);

/* ludo_reader_sure_shape: how sure it is, as one small shape; "" where it is
 * sure or not said. */
const char *ludo_reader_sure_shape (const char *sure);

/* ludo_reader_kind: what a box or a source of this kind is, in words; NULL for
 * an unknown kind.  Static. */
const char *ludo_reader_kind (LudoPageLanguage language, const char *kind);

/* ludo_page_dup_ruleset_name: the window's name in @language of the ruleset or
 * the set-up of @game_id called @id.  Returns: (transfer full) (nullable): NULL
 * where there is none. */
char *ludo_page_dup_ruleset_name (const char *game_id, const char *id,
                                  LudoPageLanguage language);
