/* ludo-page-words.h: a text of a page while it is read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A text is read once and kept twice: as Pango markup to be shown, and plain
 * to be searched and spoken.
 */

#pragma once

#include "content/ludo-page.h"

/* LudoPageWords: owns all that it points to. */
typedef struct
{
  int depth;                    /* how many elements are open */
  GString *markup;              /* read so far */
  GString *plain;
  GArray *terms;                /* LudoPageTerm */
  LudoPageTerm term;            /* open if its entry_id is set */
} LudoPageWords;

/* _ludo_page_words_init: makes @words ready for a first text. */
void _ludo_page_words_init (LudoPageWords *words);

/* _ludo_page_words_clear: frees what @words owns, even with a term open. */
void _ludo_page_words_clear (LudoPageWords *words);

/* _ludo_page_words_open:
 * @is_term: whether what follows is a term, or else words to be slanted
 * @language: (nullable): in which they are written, such as "la"
 * @entry: (nullable): the id of what explains a term
 *
 * Returns: FALSE, and nothing is opened, within a term for a term, or where too
 *   much is open already.
 */
gboolean _ludo_page_words_open (LudoPageWords *words, gboolean is_term,
                                const char *language, const char *entry);

/* _ludo_page_words_close: ends what was opened last; @is_term as above. */
void _ludo_page_words_close (LudoPageWords *words, gboolean is_term);

/* _ludo_page_words_append: adds @text of @length bytes, whose blanks and ends
 * of lines each become one blank. */
void _ludo_page_words_append (LudoPageWords *words, const char *text,
                              gsize length);

/* _ludo_page_words_steal:
 * @markup: (out) (transfer full): the whole text
 * @plain: (out) (transfer full) (nullable): the same without markup
 * @terms: (out) (transfer full) (nullable): LudoPageTerm, in order
 *
 * Ends the text and makes @words ready for the next.
 */
void _ludo_page_words_steal (LudoPageWords *words, char **markup, char **plain,
                             GArray **terms);
