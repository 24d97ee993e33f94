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
  gboolean locked;              /* a lesson locks all but itself */

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

/* ludo-window-actions.c: installs every action. */
void _ludo_window_class_install_actions (GtkWidgetClass *widget_class);
/* Enables and disables every action. */
void _ludo_window_update_actions (LudoWindow *self);
/* Asks for the choices of a new game of this id. */
void _ludo_window_ask_new_game (LudoWindow *self, const char *game_id);

/* ludo-window.c: shows the page called @name, as ludo_window_get_page(). */
void _ludo_window_show_page (LudoWindow *self, const char *name);
/* Updates the title and the actions. */
void _ludo_window_update (LudoWindow *self);
/* The choices last made for this game; borrowed. */
LudoChoices *_ludo_window_get_choices (LudoWindow *self,
                                       const char *game_id);
/* The game whose position is on the board, or NULL; borrowed. */
LudoGame *_ludo_window_get_shown (LudoWindow *self);
/* The id of the game that is being played, read about or was played last. */
const char *_ludo_window_get_game_id (LudoWindow *self);

/* ludo-window-learning.c: pages to read, by themselves or beside the board, and
 * lessons. */
/* Shows the problems of the store of work in lessons as messages. */
void _ludo_window_watch_lessons (LudoWindow *self);
/* Makes the page to read and the panel beside the board. */
void _ludo_window_build_reading (LudoWindow *self);
/* Reads a page in the whole window, as ludo_reading_page_open(). */
void _ludo_window_read (LudoWindow *self, const char *game_id,
                        const char *page_id, const char *element_id);
/* The same beside the board where that is shown and leaves room. */
void _ludo_window_read_in_pane (LudoWindow *self, const char *game_id,
                                const char *page_id, const char *element_id);
/* The same of a @place "GAME/PAGE" or "GAME/PAGE#ELEMENT". */
void _ludo_window_read_of (LudoWindow *self, const char *place);
/* The same of a rule of the game at hand. */
void _ludo_window_read_rule (LudoWindow *self, const char *rule_id);
/* Plays a game from the figure at "GAME/PAGE/FIGURE". */
void _ludo_window_open_figure (LudoWindow *self, const char *place);
/* Opens or closes the panel beside the board. */
void _ludo_window_open_panel (LudoWindow *self, gboolean open);
/* Closes the panel and moves the focus to the board. */
void _ludo_window_close_rules (LudoWindow *self);
/* Opens the page of the panel in the whole window, at the same sentence. */
void _ludo_window_read_alone (LudoWindow *self);
/* Shows in the panel the ruleset of the game on the board. */
void _ludo_window_follow_ruleset (LudoWindow *self);
/* The title of the page being read; free with g_free(). */
char *_ludo_window_dup_page_title (LudoWindow *self);
/* Goes back to the page read before, or @forward: in the page to read, or in
 * the panel if it has the focus.  Returns: FALSE where neither is shown so. */
gboolean _ludo_window_turn_back (LudoWindow *self, gboolean forward);
/* Whether a lesson locks all but itself; shows a note that says so if
 * @notify. */
gboolean _ludo_window_get_locked (LudoWindow *self, gboolean notify);
/* The lesson that is being done, or NULL; borrowed. */
LudoLessonRun *_ludo_window_get_run (LudoWindow *self);
/* Whether the lesson that is shown can be left only with a word. */
gboolean _ludo_window_wants_word (LudoWindow *self);
/* Asks for that word. */
void _ludo_window_end_lesson (LudoWindow *self);
/* Shows the lessons of a game, or one of them.
 * @place: "GAME", or "GAME/" and a page or lesson as links name it, such as
 *   "lessons/first-steps" */
void _ludo_window_learn (LudoWindow *self, const char *place);
/* Begins a lesson of the turns for which the review found better ones. */
void _ludo_window_try_again (LudoWindow *self);
/* Gives the results of the lesson to a teacher. */
void _ludo_window_hand_in (LudoWindow *self);
/* Asks for the folder with the results of a class, and opens it. */
void _ludo_window_ask_results (LudoWindow *self);
/* Shows the results in @folder, or says why not. */
void _ludo_window_open_results (LudoWindow *self, const char *folder);
/* Opens the editor with a lesson that begins at the position of @game. */
void _ludo_window_make_lesson_from (LudoWindow *self, LudoGame *game);
/* The same from the position on the board, or else from the start of a game of
 * this id. */
void _ludo_window_make_lesson_of (LudoWindow *self, const char *game_id);
/* Looks for a puzzle at the position of @game. */
void _ludo_window_make_puzzle_from (LudoWindow *self, LudoGame *game);
/* Looks for a puzzle at the position on the board. */
void _ludo_window_make_puzzle (LudoWindow *self);
