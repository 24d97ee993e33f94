/* ludo-marks.h: what is to be seen of a page beside its words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-viewport.h"

/* LudoMarks: what is marked in all the paragraphs of a page. */
typedef struct
{
  const LudoViewport *viewport; /* borrowed: of the page */
  GdkRGBA ink;                  /* of the letters, which the marks go by */
  LudoSentence *current;        /* has the keyboard, or had it last; or NULL */
  int annotation;               /* of its paragraph, or -1 where the sentence
                                 * itself is current */
  gboolean quiet;               /* nothing shows which is current */
  LudoSentence *pointed;        /* where the pointer or the keyboard is */
  char *marked;                 /* owned: the id of what was asked for */
  GArray *matches;              /* owned: where the words stand that are
                                 * looked for, in order */
  int match;                    /* the one gone to, or -1 */
} LudoMarks;

/* ludo_marks_init: prepares @self, with no marks, for the pages of @viewport,
 * which is borrowed.  The owner of @self unrefs its matches in the end. */
void ludo_marks_init (LudoMarks *self, const LudoViewport *viewport);

/* ludo_marks_forget: forgets all marks, because the sentences of the page are
 * gone; no label is touched. */
void ludo_marks_forget (LudoMarks *self);

/* ludo_marks_get_annotation: the word or note that is current, or NULL. */
const LudoAnnotation *ludo_marks_get_annotation (const LudoMarks *self);

/* ludo_marks_show: shows the marks of @paragraph's sentences, words and
 * matches, and nothing else. */
void ludo_marks_show (const LudoMarks *self, LudoParagraph *paragraph);

/* ludo_marks_set: adds one of a sentence's marks, or removes it. */
void ludo_marks_set (LudoMarks *self, LudoSentence *sentence,
                     LudoSentenceMark mark, gboolean on);

/* ludo_marks_find: marks the element called @id as the one asked for, and no
 * other; NULL for none. */
void ludo_marks_find (LudoMarks *self, const char *id);

/* ludo_marks_point_at: marks @sentence and its translation as pointed at, and
 * no other; NULL for none. */
void ludo_marks_point_at (LudoMarks *self, LudoSentence *sentence);

/* ludo_marks_find_text: as ludo_page_view_find_text(). */
guint ludo_marks_find_text (LudoMarks *self, const char *text);

/* ludo_marks_step_match: as ludo_page_view_step_match(). */
LudoSentence *ludo_marks_step_match (LudoMarks *self, int step, guint *which);

/* ludo_marks_set_ink: makes the marks anew where the colour of the letters has
 * changed. */
void ludo_marks_set_ink (LudoMarks *self, const GdkRGBA *ink);
