/* ludo-lesson-page-private.h: shared by the files of the lesson page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/learning/ludo-lesson-page.h"

#include "app/learning/ludo-ring-view.h"
#include "app/learning/ludo-step-dots.h"
#include "app/widgets/ludo-board-area.h"
#include "app/widgets/ludo-button-row.h"

struct _LudoLessonPage
{
  GtkBox parent_instance;

  guint repeat_id;              /* while held_button changes the number */
  GtkWidget *held_button;       /* borrowed: less_button or more_button */
  gboolean was_held;            /* the press that ends with a click was long */
  guint frames_left;            /* until the text has its size */
  gboolean offers_undo;         /* again_button undoes starting over */
  gboolean shows_ways;          /* long press on a place shows its way, if the
                                 * step allows */
  gboolean begun_wrong;         /* the begun move cannot be right any more */
  gboolean is_unheard;          /* to announce when the page is shown */
  gboolean is_retried;          /* by an act on the board, being announced */
  gboolean is_practice;         /* another puzzle follows each */
  gboolean can_be_easier;       /* in the practice */
  gboolean can_be_harder;
  gboolean can_skip;            /* before it is done */

  /* Borrowed: children */
  LudoBoard *board;
  LudoRingView *ring;           /* instead of the board, in a step that has a
                                 * ring */
  LudoBoardArea *area;
  LudoStepDots *dots;
  GtkScrolledWindow *scroller;
  GtkLabel *title_label;
  GtkLabel *words_label;
  GtkLabel *ask_label;
  GtkWidget *options_box;
  GtkWidget *sure_box;
  GtkDropDown *sure_drop_down;
  GtkWidget *number_box;
  GtkEditable *number_entry;
  GtkWidget *less_button;       /* at the sides of the number */
  GtkWidget *more_button;
  GtkWidget *number_button;
  GtkWidget *reply_box;
  GtkImage *reply_icon;
  GtkLabel *reply_heading;
  GtkLabel *reply_label;
  GtkWidget *why_box;
  GtkWidget *yours_button;
  GtkWidget *best_button;
  GtkWidget *read_button;
  GtkWidget *laboratory_button;
  LudoButtonRow *row;           /* the buttons below */
  GtkWidget *back_button;
  GtkWidget *hint_button;
  GtkWidget *again_button;
  GtkWidget *over_button;
  GtkWidget *hand_in_button;
  GtkWidget *easier_button;
  GtkWidget *harder_button;
  GtkWidget *skip_button;
  GtkWidget *throw_button;
  GtkWidget *on_button;

  /* Owned */
  LudoLibrary *library;
  LudoLessonRun *run;
  GSignalGroup *signals;
  char *announcement;
  char *announced_reply;        /* the reply announced last, or NULL */
  guint n_replies;              /* of the run, at announced_reply */
  guint n_plies;                /* plies of the game of the step that were
                                 * announced */
  gint64 wrong_since;           /* when the answer was found wrong, by
                                 * g_get_monotonic_time(); else 0 */
};

/* _ludo_lesson_page_make_buttons: (transfer floating): the row of the buttons
 * that @builder has made. */
GtkWidget *_ludo_lesson_page_make_buttons (LudoLessonPage *self,
                                           GtkBuilder *builder);

/* _ludo_lesson_page_update_buttons: shows and enables the buttons for the state
 * of the run. */
void _ludo_lesson_page_update_buttons (LudoLessonPage *self);

/* _ludo_lesson_page_leave: moves the focus to the board if @widget has it and
 * is about to be hidden, because the focus would be lost. */
void _ludo_lesson_page_leave (LudoLessonPage *self, GtkWidget *widget);

/* _ludo_lesson_page_set_enabled: sets whether @widget is sensitive, and moves
 * the focus away from one that is not. */
void _ludo_lesson_page_set_enabled (LudoLessonPage *self, GtkWidget *widget,
                                    gboolean enabled);

/* _ludo_lesson_page_act_again: takes the wrong turn back because the pupil acts
 * on the board, or says which button leads on. */
void _ludo_lesson_page_act_again (LudoLessonPage *self);

/* _ludo_lesson_page_announce: shows and announces @text, or if it is NULL shows
 * the reply again. */
void _ludo_lesson_page_announce (LudoLessonPage *self, const char *text,
                                 LudoReplyTone tone);

/* _ludo_lesson_page_make_options: makes the buttons of the step's answers. */
void _ludo_lesson_page_make_options (LudoLessonPage *self);

/* _ludo_lesson_page_mark_options: marks the answer that was chosen, once the
 * step is done and no other can be chosen any more.  While the predicted throw
 * is shown, no answer can be chosen or is marked. */
void _ludo_lesson_page_mark_options (LudoLessonPage *self);

/* _ludo_lesson_page_take_sureness: passes to the run, if any, how sure the
 * pupil is of the next prediction. */
void _ludo_lesson_page_take_sureness (LudoLessonPage *self);

/* _ludo_lesson_page_is_throwing: whether the board still shows the throw that
 * the pupil predicted. */
gboolean _ludo_lesson_page_is_throwing (LudoLessonPage *self);

/* _ludo_lesson_page_make_number: lets the answer of a number be typed and found
 * with the buttons. */
void _ludo_lesson_page_make_number (LudoLessonPage *self);

/* _ludo_lesson_page_let_number_go: stops a long press from changing the
 * number. */
void _ludo_lesson_page_let_number_go (LudoLessonPage *self);

/* _ludo_lesson_page_lead_focus: focuses the widget that leads on. */
void _ludo_lesson_page_lead_focus (LudoLessonPage *self);

/* _ludo_lesson_page_ask_hint: asks the run, if there is one, for a hint. */
void _ludo_lesson_page_ask_hint (LudoLessonPage *self);
