/* ludo-passage.h: a paragraph of a page, in one language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-sentence.h"

G_BEGIN_DECLS

/* LudoPassage:
 *
 * Sentences broken into lines together.  Each remains a child of its own
 * (LudoSentence), with its twin elsewhere.
 */
#define LUDO_TYPE_PASSAGE (ludo_passage_get_type ())
G_DECLARE_FINAL_TYPE (LudoPassage, ludo_passage, LUDO, PASSAGE, GtkWidget)

/* ludo_passage_new: @line_spacing: 1 for lines as near as the font has them */
LudoPassage *ludo_passage_new (LudoPageLanguage language,
                               double line_spacing);

LudoPageLanguage ludo_passage_get_language (LudoPassage *self);

/* ludo_passage_add:
 * @prefix: words before the sentence that are none of it, or NULL
 *
 * Adds @node's sentence at the end.  Returns: its widget; borrowed.
 */
LudoSentence *ludo_passage_add (LudoPassage *self, const LudoPageNode *node,
                                const char *prefix);

/* ludo_passage_add_term: @mark is for a word of the sentence added last.
 * ludo_passage_add_note: @mark is for @letters, which are written small
 * behind it. */
void ludo_passage_add_term (LudoPassage *self, LudoGloss *mark,
                            const LudoPageTerm *term);
void ludo_passage_add_note (LudoPassage *self, LudoGloss *mark,
                            const char *letters);

/* ludo_passage_find_text:
 * @folded: what is looked for, as ludo_fold() gives it; NULL for nothing
 *
 * Marks every place where it stands.  Returns: how many there are.
 */
guint ludo_passage_find_text (LudoPassage *self, const char *folded);

guint ludo_passage_get_n_matches (LudoPassage *self);

/* ludo_passage_set_current: which of them is the one gone to; -1 for none.
 * Returns: the sentence it stands in, or NULL; borrowed. */
LudoSentence *ludo_passage_set_current (LudoPassage *self, int match);

G_END_DECLS
