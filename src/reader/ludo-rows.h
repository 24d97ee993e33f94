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
  GtkWidget *page;              /* borrowed: their parent; tells "followed" */
  LudoPageContext context;
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

/* ludo_rows_init: makes it ready for the pages that @page shows.
 * ludo_rows_clear: gives up all that it holds. */
void ludo_rows_init (LudoRows *self, GtkWidget *page);
void ludo_rows_clear (LudoRows *self);

/* ludo_rows_begin: lists the pieces of another page, none of which is made.
 * Returns: whether it is the one before, of which is kept what was revealed
 * and played.
 * ludo_rows_forget: its widgets are gone. */
gboolean ludo_rows_begin (LudoRows *self, LudoPageNode *page,
                          LudoLibrary *library, const LudoViewOptions *options);
void ludo_rows_forget (LudoRows *self);

/* ludo_rows_is_finished: whether all of the page is made. */
gboolean ludo_rows_is_finished (const LudoRows *self);

/* ludo_rows_find_sentence: the one called @id, which may be NULL, in
 * @language, or NULL where it is not there (yet).
 * ludo_rows_translate: the same sentence in the other language, or NULL. */
LudoSentence *ludo_rows_find_sentence (const LudoRows *self, const char *id,
                                       LudoPageLanguage language);
LudoSentence *ludo_rows_translate (const LudoRows *self,
                                   const LudoSentence *sentence);

/* ludo_rows_remember: @widget shows @node, which may have no id. */
void ludo_rows_remember (LudoRows *self, const LudoPageNode *node,
                         GtkWidget *widget);

/* ludo_rows_add_figure: @figure, a LudoPicture or a LudoExercise, is as large
 * as the window lets it be.
 * ludo_rows_arrange: gives all bilingual rows their columns, and the figures
 * their size. */
void ludo_rows_add_figure (LudoRows *self, GtkWidget *figure);
void ludo_rows_arrange (LudoRows *self);

/* ludo_rows_append: puts @child, which may be NULL, into @parent, which is the
 * page or a box.
 * ludo_rows_add: the same with what shows @node. */
void ludo_rows_append (GtkWidget *parent, GtkWidget *child);
void ludo_rows_add (LudoRows *self, GtkWidget *parent,
                    const LudoPageNode *node, GtkWidget *widget);

/* ludo_rows_box_new: a box of rows; @name, what it is for the ear, and @style
 * may be NULL. */
GtkWidget *ludo_rows_box_new (GtkAccessibleRole role, const char *name,
                              const char *style);

/* ludo_rows_words: words that are none of the page's sentences. */
GtkWidget *ludo_rows_words (LudoRows *self, const char *markup,
                            const char *style);

/* ludo_rows_texts: a bilingual row of labels of @texts; NULL where there is
 * none to be read.
 * ludo_rows_heading: the same of headings, @level from 1. */
GtkWidget *ludo_rows_texts (LudoRows *self, char *const *texts,
                            GtkAccessibleRole role, const char *style);
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
