/* ludo-page-model.h: the widgets of a page, by id and by sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-paragraph.h"

/* The CSS class of a note that stands beside the row before it, or is hidden if
 * there is no room. */
#define LUDO_MARGIN_NOTE "margin-note"

/* The style class of a table that may be wider than the text. */
#define LUDO_WIDE_TABLE "wide-table"

/* LudoPageModel: the rows of a page with its sentences, its figures and the
 * state of what the reader has opened. */
typedef struct
{
  GtkWidget *page;              /* borrowed: their parent, emits "followed" */
  GtkWidget *status;            /* borrowed: a child of the page, but no row, by
                                 * which the current sentence is announced */
  LudoPageContext context;
  gboolean has_notes;           /* the page names sources */
  gboolean columns;             /* both languages fit side by side */
  int tallest;                  /* the greatest height of a figure, in pixels */

  /* Owned */
  GPtrArray *sentences;         /* LudoSentence, borrowed */
  GHashTable *by_id;            /* id to GtkWidget, borrowed */
  GHashTable *by_sentence[LUDO_PAGE_N_LANGUAGES];   /* id to LudoSentence */
  GPtrArray *bilingual;         /* GtkBox: rows in two languages, borrowed */
  GPtrArray *figures;           /* LudoPicture and LudoExercise, borrowed */
  GHashTable *revealed;         /* ids of sentences and answers */
  GHashTable *games;            /* figure id to LudoGame, being played */
} LudoPageModel;

/* ludo_page_model_init: makes @self ready for the pages that @page shows. */
void ludo_page_model_init (LudoPageModel *self, GtkWidget *page);

/* ludo_page_model_clear: frees all that @self owns. */
void ludo_page_model_clear (LudoPageModel *self);

/* ludo_page_model_begin: sets the page, of which no row is made yet.
 * Returns: whether it is the same page as before, whose revealed sentences and
 * played games are kept. */
gboolean ludo_page_model_begin (LudoPageModel *self, LudoPageNode *page,
                                LudoLibrary *library,
                                const LudoViewOptions *options);

/* ludo_page_model_reset: empties the lists of rows and sentences, because the
 * widgets of the page are gone. */
void ludo_page_model_reset (LudoPageModel *self);

/* ludo_page_model_find_sentence: returns the sentence called @id, which may be
 * NULL, in @language; borrowed, or NULL if there is none. */
LudoSentence *ludo_page_model_find_sentence (const LudoPageModel *self,
                                             const char *id,
                                             LudoPageLanguage language);

/* ludo_page_model_translate: returns the same sentence in the other language;
 * borrowed, or NULL if there is none. */
LudoSentence *ludo_page_model_translate (const LudoPageModel *self,
                                         const LudoSentence *sentence);

/* ludo_page_model_find_in_text: returns @sentence itself or, if it is a
 * translation that was shown on demand, the sentence that it translates;
 * borrowed. */
LudoSentence *ludo_page_model_find_in_text (const LudoPageModel *self,
                                            LudoSentence *sentence);

/* ludo_page_model_register: lets @widget be found by the id of @node, if it has
 * one. */
void ludo_page_model_register (LudoPageModel *self, const LudoPageNode *node,
                               GtkWidget *widget);

/* ludo_page_model_add_figure: gives @figure, a LudoPicture or a LudoExercise,
 * the height that fits the window, now and at each
 * ludo_page_model_arrange(). */
void ludo_page_model_add_figure (LudoPageModel *self, GtkWidget *figure);

/* ludo_page_model_arrange: gives all bilingual rows their columns, and the
 * figures their size. */
void ludo_page_model_arrange (LudoPageModel *self);

/* ludo_page_model_append: adds @child, which may be NULL, to @parent, which is
 * the page or a box. */
void ludo_page_model_append (GtkWidget *parent, GtkWidget *child);

/* ludo_page_model_add: appends @widget to @parent and registers it for
 * @node. */
void ludo_page_model_add (LudoPageModel *self, GtkWidget *parent,
                          const LudoPageNode *node, GtkWidget *widget);

/* ludo_page_model_box_new: (transfer floating): a vertical box of rows; @name,
 * its accessible name, and @style, its CSS class, may be NULL. */
GtkWidget *ludo_page_model_box_new (GtkAccessibleRole role, const char *name,
                                    const char *style);

/* ludo_page_model_make_words: (transfer floating): a label of text that is none
 * of the page's sentences. */
GtkWidget *ludo_page_model_make_words (LudoPageModel *self, const char *markup,
                                       const char *style);

/* ludo_page_model_make_texts: (transfer floating) (nullable): a bilingual row
 * of labels of @texts, by language; NULL if there is no text. */
GtkWidget *ludo_page_model_make_texts (LudoPageModel *self, char *const *texts,
                                       GtkAccessibleRole role,
                                       const char *style);

/* ludo_page_model_make_heading: the same with headings of @level, from 1. */
GtkWidget *ludo_page_model_make_heading (LudoPageModel *self,
                                         char *const *titles, int level,
                                         const char *style);

/* ludo_page_model_add_rulesets: adds a label of the rulesets that @node holds
 * for, unless it holds for all. */
void ludo_page_model_add_rulesets (LudoPageModel *self, GtkWidget *parent,
                                   const LudoPageNode *node);

/* ludo_page_model_make_paragraph: (transfer floating): a label in @language
 * with the sentences that are children of @node or, if @below, with the
 * sentence @node alone: the translation that is shown below it on demand. */
GtkWidget *ludo_page_model_make_paragraph (LudoPageModel *self,
                                           const LudoPageNode *node,
                                           LudoPageLanguage language,
                                           gboolean below);

/* ludo_page_model_make_sentences: (transfer floating) (nullable): a bilingual
 * row of paragraphs for the sentences below @node; if @stacked, one language is
 * always below the other.  NULL if no sentence holds for the ruleset. */
GtkWidget *ludo_page_model_make_sentences (LudoPageModel *self,
                                           const LudoPageNode *node,
                                           gboolean stacked);
