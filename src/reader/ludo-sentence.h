/* ludo-sentence.h: one sentence of a page, in one language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "reader/ludo-gloss.h"
#include "content/ludo-page.h"

G_BEGIN_DECLS

/* LudoSentence:
 *
 * What can be pointed at, clicked, focused and heard of a sentence.  Its
 * letters are drawn by the passage around it, which breaks all its sentences
 * into lines together; what a screen reader reads is a label within, which
 * carries the language.
 *
 * Marks are style classes: "twin" (its twin is pointed at), "open" (its twin
 * is shown below), "found" (what was looked for), "spoken" (being read
 * aloud).
 *
 * Signals: "clicked" (also by Enter or Space), "pointed" (gboolean: pointed
 * at or focused, or no longer).
 */
#define LUDO_TYPE_SENTENCE (ludo_sentence_get_type ())
G_DECLARE_FINAL_TYPE (LudoSentence, ludo_sentence, LUDO, SENTENCE, GtkWidget)

/* ludo_sentence_new: @node lives as long as the sentence. */
LudoSentence *ludo_sentence_new (const LudoPageNode *node,
                                 LudoPageLanguage language);

const LudoPageNode *ludo_sentence_get_node (LudoSentence *self);
const char *ludo_sentence_get_id (LudoSentence *self);
LudoPageLanguage ludo_sentence_get_language (LudoSentence *self);
/* The sentence without markup or notes; borrowed. */
const char *ludo_sentence_get_text (LudoSentence *self);

/* ludo_sentence_set_mark: adds or takes away one of the marks above. */
void ludo_sentence_set_mark (LudoSentence *self, const char *mark,
                             gboolean on);

/* ludo_sentence_set_hidden: covered, for an exercise; @cover is what is heard
 * instead of it. */
void ludo_sentence_set_hidden (LudoSentence *self, gboolean hidden,
                               const char *cover);
gboolean ludo_sentence_get_hidden (LudoSentence *self);

/* ludo_sentence_add_mark: takes @mark as a child. */
void ludo_sentence_add_mark (LudoSentence *self, LudoGloss *mark);

/* What the passage has laid out: bytes of its text, then the pixels of the
 * passage that the letters cover (taken) and the box around them. */
void ludo_sentence_set_range (LudoSentence *self, guint start, guint end);
void ludo_sentence_get_range (LudoSentence *self, guint *start, guint *end);
void ludo_sentence_place (LudoSentence *self, cairo_region_t *region);
const cairo_region_t *ludo_sentence_get_region (LudoSentence *self);

G_END_DECLS
