/* ludo-highlights.h: the colours and underlines over the text of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-viewport.h"

/* LudoHighlights: the highlights in all the paragraphs of a page. */
typedef struct
{
  const LudoViewport *viewport; /* borrowed: of the page */
  GdkRGBA text_colour;          /* decides between dark and light highlights */
  LudoSentence *current;        /* has the focus, or had it last; or NULL */
  int annotation;               /* the current one of its paragraph, or -1 if
                                 * the sentence itself is current */
  gboolean hides_current;       /* the current sentence is not highlighted */
  LudoSentence *pointed;        /* under the pointer or with the focus */
  char *found_id;               /* owned: the id of the element asked for */
  GArray *matches;              /* owned: the matches of the text searched for,
                                 * in order */
  int match;                    /* the current match, or -1 */
} LudoHighlights;

/* ludo_highlights_init: prepares @self, without highlights, for the pages of
 * @viewport, which is borrowed.  The owner of @self unrefs its matches in the
 * end. */
void ludo_highlights_init (LudoHighlights *self, const LudoViewport *viewport);

/* ludo_highlights_reset: drops all highlights without touching a label, because
 * the sentences of the page are gone. */
void ludo_highlights_reset (LudoHighlights *self);

/* ludo_highlights_get_annotation: returns the current word or note, or NULL. */
const LudoAnnotation *ludo_highlights_get_annotation
  (const LudoHighlights *self);

/* ludo_highlights_apply: makes the label of @paragraph show the highlights of
 * its sentences, words and matches, and no others. */
void ludo_highlights_apply (const LudoHighlights *self,
                            LudoParagraph *paragraph);

/* ludo_highlights_set_mark: adds one of the marks of @sentence, or removes
 * it. */
void ludo_highlights_set_mark (LudoHighlights *self, LudoSentence *sentence,
                               LudoSentenceMark mark, gboolean on);

/* ludo_highlights_set_found: marks the element called @id as the one asked for,
 * and no other; NULL for none. */
void ludo_highlights_set_found (LudoHighlights *self, const char *id);

/* ludo_highlights_set_pointed: marks @sentence and its translation as pointed
 * at, and no other; NULL for none. */
void ludo_highlights_set_pointed (LudoHighlights *self, LudoSentence *sentence);

/* ludo_highlights_find_text: as ludo_page_view_find_text(). */
guint ludo_highlights_find_text (LudoHighlights *self, const char *text);

/* ludo_highlights_step_match: as ludo_page_view_step_match(). */
LudoSentence *ludo_highlights_step_match (LudoHighlights *self, int step,
                                          guint *which);

/* ludo_highlights_set_text_colour: applies all highlights anew if @colour
 * differs from the last colour of the text. */
void ludo_highlights_set_text_colour (LudoHighlights *self,
                                      const GdkRGBA *colour);
