/* ludo-window-private.h: what the files of the window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/learning/ludo-learn-page.h"
#include "app/learning/ludo-lock-bar.h"
#include "app/new-game/ludo-choices.h"
#include "app/sound/ludo-sounds.h"
#include "app/teaching/ludo-puzzle-maker.h"
#include "app/widgets/ludo-title.h"
#include "app/window/ludo-game-files.h"
#include "app/window/ludo-window.h"
#include "play/record/ludo-autosave.h"

struct _LudoWindow
{
  GtkApplicationWindow parent_instance;

  const char *read_from;        /* where Back goes from the page to read;
                                 * static */
  const char *learn_from;       /* the same of a lesson that a page led to */
  gboolean was_fullscreen;      /* before the projector view */
  gboolean kiosk;               /* it stays, whatever is pressed */
  gboolean held;                /* a lesson locks all but itself */

  /* Owned */
  LudoSettings *settings;
  LudoAutosave *autosave;
  LudoGameFiles *files;
  LudoSounds *sounds;
  LudoGame *game;
  GHashTable *choices;          /* game id to LudoChoices, for this run */
  LudoMessages *messages;
  LudoPuzzleMaker *puzzle_maker;        /* NULL before the first */

  /* Borrowed: made anew with every language */
  GtkWidget *header;
  GtkMenuButton *menu_button;
  LudoTitle *title;
  LudoTitle *subtitle;
  GtkWidget *back_button;
  GtkWidget *content;           /* all that is below the frame */
  GtkStack *stack;
  LudoShelf *shelf;
  LudoPlayPage *play_page;
  LudoReadingPage *reading_page;
  LudoReadingPage *panel;
  LudoLearnPage *learn_page;
};

/* ludo-window-actions.c: every action is installed in one function, every
 * sensitivity decided in one other. */
void _ludo_window_class_install_actions (GtkWidgetClass *widget_class);
void _ludo_window_update_actions (LudoWindow *self);
/* Asks for the choices of a new game of this id. */
void _ludo_window_ask_new_game (LudoWindow *self, const char *game_id);

/* ludo-window.c */
void _ludo_window_show_page (LudoWindow *self, const char *name);
/* Its title, and what can be done in it. */
void _ludo_window_update (LudoWindow *self);
/* The choices last made for this game; borrowed. */
LudoChoices *_ludo_window_get_choices (LudoWindow *self,
                                       const char *game_id);
/* The position that is being looked at, or NULL where none is played;
 * borrowed. */
LudoGame *_ludo_window_get_shown (LudoWindow *self);
/* The id of the game that is being played, read about or was played last. */
const char *_ludo_window_get_game_id (LudoWindow *self);

/* ludo-window-learning.c: pages to read, by themselves or beside the board, and
 * lessons. */
/* Tells what becomes of the store of what was done in lessons. */
void _ludo_window_watch_lessons (LudoWindow *self);
void _ludo_window_build_reading (LudoWindow *self);
void _ludo_window_read (LudoWindow *self, const char *game_id,
                        const char *page_id, const char *element_id);
/* The same beside the board where that is shown and leaves room. */
void _ludo_window_read_in_pane (LudoWindow *self, const char *game_id,
                                const char *page_id, const char *element_id);
/* The same of a place, "GAME/PAGE" or "GAME/PAGE#ELEMENT"; of a rule of the
 * game at hand; and a game from the figure at "GAME/PAGE/FIGURE". */
void _ludo_window_read_of (LudoWindow *self, const char *place);
void _ludo_window_read_rule (LudoWindow *self, const char *rule_id);
void _ludo_window_open_figure (LudoWindow *self, const char *place);
/* Opens or closes the panel beside the board. */
void _ludo_window_open_panel (LudoWindow *self, gboolean open);
void _ludo_window_close_rules (LudoWindow *self);
/* What is read beside the board is read on in the whole window, from the same
 * sentence on. */
void _ludo_window_read_alone (LudoWindow *self);
/* The panel goes with the game on the board. */
void _ludo_window_follow_ruleset (LudoWindow *self);
/* What the page being read is called; free with g_free(). */
char *_ludo_window_dup_page_title (LudoWindow *self);
/* Back to what was read before, or forth: in the page that is read, or in the
 * panel where it has the focus.  Returns: FALSE where the keys mean something
 * else. */
gboolean _ludo_window_turn_back (LudoWindow *self, gboolean forward);
/* Whether a lesson locks all but itself; says so where @tell. */
gboolean _ludo_window_get_held (LudoWindow *self, gboolean tell);
/* The lesson that is being done, or NULL; borrowed. */
LudoLessonRun *_ludo_window_get_run (LudoWindow *self);
/* Whether the lesson that is shown is left by a word only; asks for it. */
gboolean _ludo_window_wants_word (LudoWindow *self);
void _ludo_window_end_lesson (LudoWindow *self);
/* @place: "GAME", its lessons, or "GAME/" and what a page's link names, such
 * as "lessons/first-steps". */
void _ludo_window_learn (LudoWindow *self, const char *place);
/* The turns in which the review found a better one. */
void _ludo_window_try_again (LudoWindow *self);
/* Gives the results of the lesson to a teacher; asks for the folder of a class,
 * and shows what lies in it. */
void _ludo_window_hand_in (LudoWindow *self);
void _ludo_window_ask_results (LudoWindow *self);
void _ludo_window_open_results (LudoWindow *self, const char *folder);
/* Opens the editor of lessons for one that begins at the position of @game;
 * from the position on the board, or else from the start of a game of this
 * id. */
void _ludo_window_make_lesson_from (LudoWindow *self, LudoGame *game);
void _ludo_window_make_lesson_of (LudoWindow *self, const char *game_id);
/* Looks for a puzzle at the position of @game, or at that on the board. */
void _ludo_window_make_puzzle_from (LudoWindow *self, LudoGame *game);
void _ludo_window_make_puzzle (LudoWindow *self);
