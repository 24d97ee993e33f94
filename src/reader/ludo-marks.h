/* ludo-marks.h: what is to be seen of a page beside its words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-sight.h"

/* LudoMarks: what is marked in all the paragraphs of a page. */
typedef struct
{
  const LudoSight *sight;       /* borrowed: of the page */
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

/* ludo_marks_init: nothing is marked in the page of @sight.  Whoever gives it
 * up unrefs the matches.
 * ludo_marks_forget: the page has gone, and nothing is marked any more. */
void ludo_marks_init (LudoMarks *self, const LudoSight *sight);
void ludo_marks_forget (LudoMarks *self);

/* ludo_marks_get_annotation: the word or note that is current, or NULL. */
const LudoAnnotation *ludo_marks_get_annotation (const LudoMarks *self);

/* ludo_marks_show: shows the marks of @paragraph's sentences, words and
 * matches, and nothing else. */
void ludo_marks_show (const LudoMarks *self, LudoParagraph *paragraph);

/* ludo_marks_set: adds or takes away one of a sentence's marks.
 * ludo_marks_find: marks the element called @id, which may be NULL, as what
 * was asked for, and nothing else.
 * ludo_marks_point_at: marks @sentence, which may be NULL, and its translation
 * as pointed at, and nothing else. */
void ludo_marks_set (LudoMarks *self, LudoSentence *sentence,
                     LudoSentenceMark mark, gboolean on);
void ludo_marks_find (LudoMarks *self, const char *id);
void ludo_marks_point_at (LudoMarks *self, LudoSentence *sentence);

/* ludo_marks_find_text, ludo_marks_step_match: as ludo_page_view_find_text()
 * and ludo_page_view_step_match(). */
guint ludo_marks_find_text (LudoMarks *self, const char *text);
LudoSentence *ludo_marks_step_match (LudoMarks *self, int step, guint *which);

/* ludo_marks_set_ink: makes the marks anew where the colour of the letters has
 * changed. */
void ludo_marks_set_ink (LudoMarks *self, const GdkRGBA *ink);
