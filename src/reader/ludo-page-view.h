/* ludo-page-view.h: shows a page to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "content/ludo-page.h"
#include "reader/ludo-sentence.h"

G_BEGIN_DECLS

/* LudoReadingMode: what becomes of the other language. */
typedef enum
{
  LUDO_READING_ALONE,           /* it is not to be seen */
  LUDO_READING_TWIN,            /* a sentence shows its twin when asked */
  LUDO_READING_BOTH,            /* beside, paragraph by paragraph */
  LUDO_READING_EXERCISE,        /* the same, covered until revealed */
  LUDO_N_READINGS,
} LudoReadingMode;

/* LudoReadingWay: how a page is read. */
typedef struct
{
  LudoReadingMode mode;
  LudoPageLanguage language;    /* the one read first */
  const char *ruleset;          /* NULL: whatever holds for any of them */
  double line_spacing;          /* 1: as near as the font has its lines */
  int measure;                  /* of a column, in characters */
} LudoReadingWay;

/* LudoPageView:
 *
 * A page in one language or in both, in columns of comfortable width, with
 * the sources it refers to at its end.  To be put into a scrolled window.
 *
 * Actions: "page.copy-sentence", "page.copy-paragraph" (both languages),
 * "page.show-twin", "page.reveal-all", "page.hide-all".
 *
 * Signals:
 * - "followed" (const char *page_id, const char *element_id): a link to
 *   another page of the game was followed
 * - "copied": something is on the clipboard now
 * - "stepped": by a key the reader goes on to another sentence, which is about
 *   to be scrolled to
 */
#define LUDO_TYPE_PAGE_VIEW (ludo_page_view_get_type ())
G_DECLARE_FINAL_TYPE (LudoPageView, ludo_page_view, LUDO, PAGE_VIEW,
                      GtkWidget)

GtkWidget *ludo_page_view_new (void);

/* ludo_page_view_set_adjustment: what scrolls the page, so that only what can
 * be seen of it is drawn. */
void ludo_page_view_set_adjustment (LudoPageView *self,
                                    GtkAdjustment *adjustment);

/* ludo_page_view_show:
 * @page: held; so are the others
 * @sources, @vocabulary: the pages of the same game, or NULL
 *
 * What was revealed and played is kept while the page remains the same.
 */
void ludo_page_view_show (LudoPageView *self, LudoPageNode *page,
                          LudoPageNode *sources, LudoPageNode *vocabulary,
                          const LudoReadingWay *way);

/* ludo_page_view_finish: makes what was shown complete.  Once it is shown, a
 * page is completed below what can be seen, between the frames; what follows
 * here sees to it that whatever it asks for is there.
 * ludo_page_view_get_finished: whether it is complete. */
void ludo_page_view_finish (LudoPageView *self);
gboolean ludo_page_view_get_finished (LudoPageView *self);

LudoReadingMode ludo_page_view_get_mode (LudoPageView *self);

/* ludo_page_view_find: the widget that shows the element called @id, or
 * NULL; borrowed.  A sentence's is its LudoSentence in the language read
 * first. */
GtkWidget *ludo_page_view_find (LudoPageView *self, const char *id);

/* ludo_page_view_get_sentences: every LudoSentence that is to be seen, in the
 * order of reading; borrowed, valid until the page is shown anew. */
GPtrArray *ludo_page_view_get_sentences (LudoPageView *self);

/* ludo_page_view_get_first: the first of them, or NULL; borrowed. */
LudoSentence *ludo_page_view_get_first (LudoPageView *self);

/* ludo_page_view_get_sentence: NULL where it is not shown in @language. */
LudoSentence *ludo_page_view_get_sentence (LudoPageView *self,
                                           const char *id,
                                           LudoPageLanguage language);

/* ludo_page_view_get_place:
 * @offset: (out): how far below the upper rim it begins, in pixels; negative
 *   above it
 *
 * Returns: the first sentence that is to be seen, or NULL.
 */
LudoSentence *ludo_page_view_get_place (LudoPageView *self, double *offset);

/* ludo_page_view_enter: the focus goes to where it last was in the page if
 * that can be seen, else to the first that can or, where @step is -1, to the
 * last.
 *
 * Returns: FALSE where nothing in the page takes it.
 */
gboolean ludo_page_view_enter (LudoPageView *self, int step);

/* ludo_page_view_toggle_twin: shows the twin of @sentence below its paragraph
 * or, where it is shown, hides it. */
void ludo_page_view_toggle_twin (LudoPageView *self, LudoSentence *sentence);
/* ludo_page_view_show_twin: the same, and does not hide it. */
void ludo_page_view_show_twin (LudoPageView *self, LudoSentence *sentence);

/* ludo_page_view_reveal_all: in an exercise, all sentences or none. */
void ludo_page_view_reveal_all (LudoPageView *self, gboolean revealed);

/* ludo_page_view_find_text: marks @text wherever it stands, whatever its
 * accents and case; "" for nothing.  Returns: how often it does. */
guint ludo_page_view_find_text (LudoPageView *self, const char *text);

/* ludo_page_view_step_match:
 * @step: 1 or -1; 0 for the first at or below what is to be seen
 * @which: (out): the number of the match gone to, from 1
 *
 * Returns: the sentence it stands in, or NULL where there is none.
 */
LudoSentence *ludo_page_view_step_match (LudoPageView *self, int step,
                                         guint *which);

G_END_DECLS
