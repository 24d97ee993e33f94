/* ludo-marks.h: what is to be seen of a page beside its words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-rows.h"

/* LudoMatch: a place where the words that are looked for stand. */
typedef struct
{
  LudoSentence *sentence;
  guint start;                  /* bytes of the label's text */
  guint end;
} LudoMatch;

/* LudoMarks: what is marked in all the paragraphs of a page. */
typedef struct
{
  GdkRGBA ink;                  /* of the letters, which the marks go by */
  LudoSentence *current;        /* has the keyboard, or had it last; or NULL */
  int annotation;               /* of its paragraph, or -1 where the sentence
                                 * itself is current */
  gboolean quiet;               /* nothing shows which is current */
  LudoSentence *pointed;        /* where the pointer or the keyboard is */
  char *marked;                 /* owned: the id of what was asked for */
  const GArray *matches;        /* LudoMatch, in order; borrowed, or NULL */
  int match;                    /* the one gone to, or -1 */
} LudoMarks;

/* ludo_marks_forget: the page has gone, and nothing is marked any more. */
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
void ludo_marks_find (LudoMarks *self, const LudoRows *rows, const char *id);
void ludo_marks_point_at (LudoMarks *self, const LudoRows *rows,
                          LudoSentence *sentence);

/* ludo_marks_set_matches: marks these and no others; none is gone to.
 * ludo_marks_set_match: which of them is, from 0. */
void ludo_marks_set_matches (LudoMarks *self, const GArray *matches);
void ludo_marks_set_match (LudoMarks *self, int match);

/* ludo_marks_set_ink: makes the marks anew where the colour of the letters has
 * changed. */
void ludo_marks_set_ink (LudoMarks *self, const LudoRows *rows,
                         const GdkRGBA *ink);
