/* ludo-rows.h: what a page is made of, and its rows of text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-paragraph.h"

/* Between two languages that stand beside each other, in pixels. */
#define LUDO_COLUMNS_GAP 36

/* The style of a note that stands beside the row before it, or is hidden. */
#define LUDO_MARGIN_NOTE "margin-note"

/* LudoRows: the rows of a page, made piece by piece, and where to find them. */
typedef struct
{
  GtkWidget *page;              /* borrowed: their parent, emits "followed" */
  GtkWidget *status;            /* borrowed: a child of the page that is no row
                                 * and announces the current sentence */
  LudoPageContext context;
  gboolean has_notes;           /* the page names sources */
  gboolean columns;             /* both languages fit beside each other */
  int tallest;                  /* of a figure, in pixels */
  guint n_made;                 /* of the pieces, in their order */
  guint n_listed;               /* of the notes, at the end of the page */

  /* Owned */
  GPtrArray *pieces;            /* const LudoPageNode: the page in pieces */
  GPtrArray *sentences;         /* LudoSentence, borrowed */
  GHashTable *by_id;            /* id to GtkWidget, borrowed */
  GHashTable *by_sentence[LUDO_PAGE_N_LANGUAGES];   /* id to LudoSentence */
  GPtrArray *bilingual;         /* GtkBox: two languages, borrowed */
  GPtrArray *figures;           /* LudoPicture and LudoExercise, borrowed */
  GHashTable *revealed;         /* ids of sentences and answers */
  GHashTable *games;            /* figure id to LudoGame, being played */

  GtkWidget *source_list;       /* borrowed, once the first note is there */
} LudoRows;

/* ludo_rows_init: makes @self ready for the pages that @page shows. */
void ludo_rows_init (LudoRows *self, GtkWidget *page);

/* ludo_rows_clear: frees all that @self owns. */
void ludo_rows_clear (LudoRows *self);

/* ludo_rows_begin: lists the pieces of another page, none of which is made.
 * Returns: whether it is the same page as before, whose revealed sentences and
 * played games are kept. */
gboolean ludo_rows_begin (LudoRows *self, LudoPageNode *page,
                          LudoLibrary *library, const LudoViewOptions *options);

/* ludo_rows_forget: empties the lists of rows and sentences, because the
 * widgets of the page are gone. */
void ludo_rows_forget (LudoRows *self);

/* ludo_rows_is_finished: whether all of the page is made. */
gboolean ludo_rows_is_finished (const LudoRows *self);

/* ludo_rows_find_sentence: the sentence called @id, which may be NULL, in
 * @language; borrowed, or NULL where it is not there or not made yet. */
LudoSentence *ludo_rows_find_sentence (const LudoRows *self, const char *id,
                                       LudoPageLanguage language);

/* ludo_rows_translate: the same sentence in the other language; borrowed, or
 * NULL where it is not there or not made yet. */
LudoSentence *ludo_rows_translate (const LudoRows *self,
                                   const LudoSentence *sentence);

/* ludo_rows_find_in_text: the sentence of the text that belongs to @sentence:
 * itself or, for a translation shown below, the one that it translates. */
LudoSentence *ludo_rows_find_in_text (const LudoRows *self,
                                      LudoSentence *sentence);

/* ludo_rows_remember: @widget shows @node, which may have no id. */
void ludo_rows_remember (LudoRows *self, const LudoPageNode *node,
                         GtkWidget *widget);

/* ludo_rows_add_figure: makes @figure, a LudoPicture or a LudoExercise, as
 * large as the window lets it be, now and at each ludo_rows_arrange(). */
void ludo_rows_add_figure (LudoRows *self, GtkWidget *figure);

/* ludo_rows_arrange: gives all bilingual rows their columns, and the figures
 * their size. */
void ludo_rows_arrange (LudoRows *self);

/* ludo_rows_append: puts @child, which may be NULL, into @parent, which is the
 * page or a box. */
void ludo_rows_append (GtkWidget *parent, GtkWidget *child);

/* ludo_rows_add: the same with @widget, which shows @node and can be found by
 * its id from then on. */
void ludo_rows_add (LudoRows *self, GtkWidget *parent,
                    const LudoPageNode *node, GtkWidget *widget);

/* ludo_rows_box_new: (transfer floating): a box of rows; @name, its accessible
 * name, and @style may be NULL. */
GtkWidget *ludo_rows_box_new (GtkAccessibleRole role, const char *name,
                              const char *style);

/* ludo_rows_words: words that are none of the page's sentences. */
GtkWidget *ludo_rows_words (LudoRows *self, const char *markup,
                            const char *style);

/* ludo_rows_texts: a bilingual row of labels of @texts; NULL where there is
 * none to be read. */
GtkWidget *ludo_rows_texts (LudoRows *self, char *const *texts,
                            GtkAccessibleRole role, const char *style);

/* ludo_rows_heading: the same as headings of @level, from 1. */
GtkWidget *ludo_rows_heading (LudoRows *self, char *const *titles, int level,
                              const char *style);

/* ludo_rows_rulesets: adds for which rules @node holds, unless for all. */
void ludo_rows_rulesets (LudoRows *self, GtkWidget *parent,
                         const LudoPageNode *node);

/* ludo_rows_paragraph: a label of the sentences below @node, or of @node, in
 * @language; @below: as a translation that was asked for. */
GtkWidget *ludo_rows_paragraph (LudoRows *self, const LudoPageNode *node,
                                LudoPageLanguage language, gboolean below);

/* ludo_rows_sentences: a bilingual row of paragraphs for the sentences below
 * @node, @stacked where one language is always below the other; NULL where
 * none holds. */
GtkWidget *ludo_rows_sentences (LudoRows *self, const LudoPageNode *node,
                                gboolean stacked);
