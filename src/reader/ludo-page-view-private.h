/* ludo-page-view-private.h: what the files of the view share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-page-view.h"
#include "reader/ludo-pair.h"
#include "reader/ludo-passage.h"

G_BEGIN_DECLS

/* LudoLayoutWait: what has to wait until the page is laid out, in a field of
 * the view; all zero while nothing waits. */
typedef void (*LudoLayoutThen) (LudoPageView *self);

typedef struct
{
  guint tick;                   /* or 0 */
  guint frames;                 /* that are still to come */
  LudoLayoutThen then;
} LudoLayoutWait;

struct _LudoPageView
{
  GtkWidget parent_instance;

  LudoReadingWay way;           /* its ruleset is owned below */
  int match_passage;            /* the match gone to: of which passage, */
  int match_index;              /* and which one there; -1 for none */
  guint n_made;                 /* of the pieces, in their order */
  guint n_listed;               /* of the notes, at the end of the page */
  guint making_tick;            /* makes the rest, or 0 */
  LudoLayoutWait focus_wait;    /* to go on to what was made, */
  GtkDirectionType focus_way;   /* which lies there */
  LudoLayoutWait rest_wait;     /* to be at rest: it is being scrolled */
  gboolean follows;             /* the focus, which it is scrolled to */
  guint held_key;               /* to be pressed at rest, or 0 */
  int tallest;                  /* of a figure, in pixels */
  guint fit_tick;               /* makes the figures fit, or 0 */
  LudoLayoutWait explain_wait;  /* to explain what is scrolled to */
  LudoLayoutWait menu_wait;     /* to open the menu where it scrolls to */
  double menu_x, menu_y;        /* of the menu, from the sentence's corner */
  guint menu_idle;              /* closes the menu, or 0 */
  LudoLayoutWait step_wait;     /* to go on to the goal below */
  gboolean seen;                /* since the tick was added */
  gboolean focus_seen;          /* what last had the focus was in sight */

  /* Owned */
  LudoPageNode *page;
  LudoPageNode *sources;
  LudoPageNode *vocabulary;
  char *ruleset;
  GtkAdjustment *adjustment;
  GHashTable *by_id;            /* id to GtkWidget, borrowed */
  GHashTable *by_sentence[LUDO_PAGE_N_LANGUAGES];   /* id to LudoSentence */
  GPtrArray *sentences;         /* LudoSentence, borrowed */
  GPtrArray *passages;          /* LudoPassage, borrowed */
  GPtrArray *notes;             /* const char *: sources in order of use */
  GPtrArray *figures;           /* LudoPicture and LudoTry, borrowed */
  GPtrArray *pieces;            /* const LudoPageNode: the page in pieces */
  GPtrArray *gone;              /* GtkWidget: of the page before, to free */
  GHashTable *revealed;         /* ids of sentences and answers */
  GHashTable *games;            /* figure id to LudoGame, being played */
  char *open_twin;              /* the sentence whose twin is below, or NULL */

  /* Borrowed: children */
  GtkWidget *source_list;       /* of the notes, once the first is there */
  GtkWidget *explainer;         /* GtkPopover, or NULL */
  GtkWidget *menu;              /* GtkPopover, or NULL */
  LudoSentence *step_goal;      /* what waits for the focus, or NULL */

  /* Weak, or NULL: what last had the focus, what the menu is about, and what
   * is explained while it is in sight */
  GtkWidget *last_focus;
  LudoSentence *menu_sentence;
  LudoGloss *explained;
};

/* ludo-page-view.c: where @widget, a part of the page, is; FALSE where nothing
 * of it can be seen. */
gboolean _ludo_page_view_find_in_sight (LudoPageView *self,
                                        GtkWidget *widget,
                                        graphene_rect_t *bounds);

/* ludo-page-view-wait.c: @then once the page has been laid out as it is now;
 * what waits already waits anew. */
void _ludo_page_view_begin_wait (LudoPageView *self, LudoLayoutWait *wait,
                                 LudoLayoutThen then);
/* The page has been scrolled: what waits for it to come to rest, if anything
 * does, waits on. */
void _ludo_page_view_extend_wait (LudoLayoutWait *wait);
/* Nothing waits any more. */
void _ludo_page_view_cancel_wait (LudoPageView *self, LudoLayoutWait *wait);

/* ludo-page-view-make.c: makes as much as can be seen at once, and sees to
 * the rest. */
void _ludo_page_view_make (LudoPageView *self);
/* Makes all until the element called @id and as much below it as can be seen
 * at once. */
void _ludo_page_view_make_until (LudoPageView *self, const char *id);
/* Makes more until there are @n_sentences, or all. */
void _ludo_page_view_make_sentences (LudoPageView *self, guint n_sentences);
/* Nothing is made any more; what there is goes. */
void _ludo_page_view_unmake (LudoPageView *self);

/* ludo-page-view-focus.c: Tab and the arrows come into what can be seen; Tab
 * goes on to what is still to be made. */
gboolean _ludo_page_view_focus (GtkWidget *widget,
                                GtkDirectionType direction);
void _ludo_page_view_root (GtkWidget *widget);
void _ludo_page_view_unroot (GtkWidget *widget);
/* The page has been scrolled or laid out. */
void _ludo_page_view_see_focus (LudoPageView *self);
/* It can be seen where the focus is: GTK shows it where a key moves it before
 * it is let go, and what had to wait comes later. */
void _ludo_page_view_show_focus (LudoPageView *self);
/* The page is being scrolled. */
void _ludo_page_view_move (LudoPageView *self);
/* Holds the key called @keyval where the page is on its way to somewhere else
 * than the focus: it is pressed once it is there. */
gboolean _ludo_page_view_hold_key (LudoPageView *self, guint keyval);
/* It is not pressed any more. */
void _ludo_page_view_drop_key (LudoPageView *self);
/* Where the page has been scrolled away from the focus, this comes to the
 * first sentence in sight or, where @step is -1, to the last; where there is
 * none, to the nearest.  Returns: FALSE where the focus is still in sight. */
gboolean _ludo_page_view_catch_up (LudoPageView *self,
                                   LudoPageLanguage language, int step);

/* ludo-page-view-build.c */
/* A pair of passages for the sentences below @node; NULL where none holds. */
GtkWidget *_ludo_page_view_pair_new (LudoPageView *self,
                                     const LudoPageNode *node,
                                     gboolean stacked);
/* A passage of the sentences below @node, or of @node, in @language. */
LudoPassage *_ludo_page_view_passage_new (LudoPageView *self,
                                          const LudoPageNode *node,
                                          LudoPageLanguage language);
void _ludo_page_view_remember (LudoPageView *self, const LudoPageNode *node,
                               GtkWidget *widget);
/* Puts @child into @parent, which is the view or a box. */
void _ludo_page_view_append (GtkWidget *parent, GtkWidget *child);
void _ludo_page_view_add_block (LudoPageView *self, GtkWidget *parent,
                                const LudoPageNode *node);
GtkWidget *_ludo_page_view_heading_new (LudoPageView *self,
                                        char *const *title, int level,
                                        const char *style);
gboolean _ludo_page_view_shows_both (LudoPageView *self);
/* A label in the reader's words, in the language read first. */
GtkWidget *_ludo_page_view_words_new (LudoPageView *self, const char *markup,
                                      LudoPageLanguage language,
                                      const char *style);

/* ludo-page-view-blocks.c: what is more than a paragraph */
void _ludo_page_view_add_table (LudoPageView *self, GtkWidget *parent,
                                const LudoPageNode *node);
void _ludo_page_view_add_figure (LudoPageView *self, GtkWidget *parent,
                                 const LudoPageNode *node);
void _ludo_page_view_add_question (LudoPageView *self, GtkWidget *parent,
                                   const LudoPageNode *node);
void _ludo_page_view_add_entry (LudoPageView *self, GtkWidget *parent,
                                const LudoPageNode *node);
void _ludo_page_view_add_source (LudoPageView *self, GtkWidget *parent,
                                 const LudoPageNode *node);

/* Lets the figures grow with what can be seen at once. */
void _ludo_page_view_fit_figures (LudoPageView *self);

/* ludo-page-view-atlas.c */
void _ludo_page_view_add_atlas (LudoPageView *self, GtkWidget *parent,
                                const LudoPageNode *node);

/* ludo-page-view-notes.c: the words and notes that can be asked about */
void _ludo_page_view_add_marks (LudoPageView *self, LudoPassage *passage,
                                const LudoPageNode *sentence,
                                LudoPageLanguage language);
/* Adds the next line to the sources at the end; FALSE where all are there. */
gboolean _ludo_page_view_add_source_line (LudoPageView *self);

/* ludo-page-view-explain.c: what words and notes are explained with.  Hears
 * when @mark asks for its explanation. */
void _ludo_page_view_hear_mark (LudoPageView *self, LudoGloss *mark);
/* The page has been scrolled: the explanation goes with what it is about. */
void _ludo_page_view_scroll_explainer (LudoPageView *self);
/* Nothing is explained any more.  Returns: FALSE where no explanation was to
 * be seen. */
gboolean _ludo_page_view_close_explainer (LudoPageView *self);

/* ludo-page-view-step.c: the focus goes from @sentence to the one before it,
 * where @step is -1, or behind it, where @step is 1, in the same language. */
void _ludo_page_view_step (LudoPageView *self, LudoSentence *sentence,
                           int step);
/* The focus goes to @sentence, once that has room. */
void _ludo_page_view_go_to (LudoPageView *self, LudoSentence *sentence);
/* The focus stays where it is. */
void _ludo_page_view_stop_step (LudoPageView *self);

/* ludo-page-view-menu.c: the menu of a sentence */
void _ludo_page_view_class_install_menu (GtkWidgetClass *widget_class);
void _ludo_page_view_init_menu (LudoPageView *self);
/* The page has been laid out anew: the menu stays with its sentence. */
void _ludo_page_view_place_menu (LudoPageView *self);
/* The page has been scrolled: the menu goes where its sentence has gone. */
void _ludo_page_view_scroll_menu (LudoPageView *self);
/* The menu goes, and none is to be opened any more. */
void _ludo_page_view_close_menu (LudoPageView *self);

/* ludo-page-view-acts.c: what the reader does */
void _ludo_page_view_class_install_acts (GtkWidgetClass *widget_class);
void _ludo_page_view_init_acts (LudoPageView *self);
/* The key called @keyval without any other.  Returns: FALSE where it does
 * nothing here. */
gboolean _ludo_page_view_press (LudoPageView *self, guint keyval);
/* The sentence that has the focus, or within which something has; or NULL. */
LudoSentence *_ludo_page_view_get_focused (LudoPageView *self);
void _ludo_page_view_hear_sentence (LudoPageView *self,
                                    LudoSentence *sentence);
void _ludo_page_view_restore_twin (LudoPageView *self);
void _ludo_page_view_follow (LudoPageView *self, const char *page_id,
                             const char *element_id);

G_END_DECLS
