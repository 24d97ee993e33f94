/* ludo-paragraph.h: sentences in one label
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "reader/ludo-page-context.h"

/* LudoSentenceMark: what is to be seen of a sentence beside its words. */
typedef enum
{
  LUDO_SENTENCE_POINTED = 1 << 0,       /* the pointer or the keyboard is on it
                                         * or on its translation */
  LUDO_SENTENCE_OPEN = 1 << 1,  /* its translation is shown below */
  LUDO_SENTENCE_FOUND = 1 << 2, /* what was asked for */
  LUDO_SENTENCE_SPOKEN = 1 << 3,        /* is being read aloud */
} LudoSentenceMark;

/* LudoSentence: a sentence as it stands in a page, in one language; not to be
 * changed, and gone when the page is shown anew. */
typedef struct
{
  const LudoPageNode *node;
  LudoPageLanguage language;
  GtkLabel *label;              /* of its paragraph */
  guint start;                  /* in bytes of the label's text */
  guint end;                    /* likewise, behind the numbers of its
                                 * sources */
  guint marks;                  /* LudoSentenceMark */
  gboolean covered;             /* for an exercise */
  gboolean below;               /* a translation that was asked for */
} LudoSentence;

/* LudoAnnotation: what can be asked about in a paragraph, or leads elsewhere;
 * @start and @end are bytes of its text. */
typedef struct
{
  guint start;
  guint end;
  const LudoPageNode *sentence;
  const LudoPageTerm *term;     /* a word, or NULL for the sentence's note */
} LudoAnnotation;

/* LudoParagraph: a label's sentences, each with its words and notes.  The
 * label owns it. */
typedef struct
{
  const LudoPageNode *node;     /* a paragraph, an item, a sentence … */
  LudoPageLanguage language;
  GtkLabel *label;
  GPtrArray *sentences;         /* LudoSentence, owned */
  GArray *annotations;          /* LudoAnnotation, in order */
  PangoAttrList *attributes;    /* without the marks */
} LudoParagraph;

/* ludo_paragraph_new:
 * @node: the sentences below it that are read here, or itself
 * @revealed: the ids of those that an exercise does not cover
 * @below: whether it is a translation that was asked for
 *
 * Returns: a paragraph whose label has no text yet, and no parent.
 */
LudoParagraph *ludo_paragraph_new (const LudoPageContext *context,
                                   const LudoPageNode *node,
                                   LudoPageLanguage language,
                                   GHashTable *revealed, gboolean below);

/* ludo_paragraph_get: the paragraph of the label @widget; NULL where it is
 * none. */
LudoParagraph *ludo_paragraph_get (gpointer widget);

/* ludo_paragraph_fill: sets the text, with covers over covered sentences and
 * without marks. */
void ludo_paragraph_fill (LudoParagraph *self, LudoPageContext *context);

/* ludo_paragraph_get_annotation: the one with that number, from 0. */
const LudoAnnotation *ludo_paragraph_get_annotation (LudoParagraph *self,
                                                     int index);

/* ludo_paragraph_find_annotation: the number of the last word or note of
 * @sentence or, where @step is 1, of the first; -1 where there is none. */
int ludo_paragraph_find_annotation (LudoParagraph *self,
                                    const LudoSentence *sentence, int step);

/* ludo_paragraph_find_bounds: where in @target the bytes from @start to @end
 * of the text are; FALSE where they have no place. */
gboolean ludo_paragraph_find_bounds (GtkLabel *label, GtkWidget *target,
                                     guint start, guint end,
                                     graphene_rect_t *bounds);

/* ludo_paragraph_pick: the sentence at a place of the label, or NULL; and
 * which of its words or notes, or -1. */
LudoSentence *ludo_paragraph_pick (LudoParagraph *self, double x, double y,
                                   int *annotation);

/* ludo_sentence_get_paragraph: the paragraph of @sentence; borrowed. */
LudoParagraph *ludo_sentence_get_paragraph (const LudoSentence *sentence);

/* ludo_sentence_get_annotation: number @index, from 0, of the words and notes
 * in that paragraph; borrowed. */
const LudoAnnotation *ludo_sentence_get_annotation
                        (const LudoSentence *sentence, int index);

/* ludo_annotation_is_link: whether it leads to another page. */
gboolean ludo_annotation_is_link (const LudoAnnotation *annotation);

/* ludo_sentence_has_translation: whether it has one: not in the help, which is
 * in one language, nor in verse, which is translated below. */
gboolean ludo_sentence_has_translation (const LudoSentence *sentence);

/* ludo_sentence_get_code: the language that it is in, such as "fr", and "grc"
 * for a line of verse; borrowed. */
const char *ludo_sentence_get_code (const LudoSentence *sentence);
