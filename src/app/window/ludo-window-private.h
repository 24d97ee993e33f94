/* ludo-window-private.h: what the files of the window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/chance/rooms/ludo-laboratory-page.h"
#include "app/learning/ludo-learn-page.h"
#include "app/learning/ludo-lock-bar.h"
#include "app/sound/ludo-sounds.h"
#include "app/teaching/ludo-teaching.h"
#include "app/widgets/ludo-title.h"
#include "app/window/ludo-window.h"
#include "play/record/ludo-autosave.h"

struct _LudoWindow
{
  GtkApplicationWindow parent_instance;

  const char *read_from;        /* the page that Back opens from the page to
                                 * read; static */
  const char *learn_from;       /* the same for a lesson that a page has
                                 * opened */
  const char *chance_from;      /* the same for the chance laboratory */
  gboolean was_fullscreen;      /* before the projector view */
  gboolean kiosk;               /* the window cannot be closed */
  gboolean locked;              /* a lesson locks all but itself */
  LudoPageLanguage language;    /* of the present texts */

  /* Owned */
  LudoSettings *settings;
  LudoAutosave *autosave;
  LudoGameFiles *files;
  LudoSounds *sounds;
  LudoGame *game;
  GHashTable *choices;          /* game id to LudoChoices, not saved */
  LudoMessages *messages;
  LudoTeaching *teaching;
  LudoLessonStore *lessons;
  LudoLibrary *library;
  LudoLaboratory *laboratory;   /* NULL until first used */

  /* Borrowed: made anew for each language */
  GtkWidget *header;
  GtkMenuButton *menu_button;
  LudoTitle *title;
  LudoTitle *subtitle;
  GtkWidget *back_button;
  GtkWidget *content;           /* all that is below the title bar */
  GtkWidget *message_bar;       /* above all pages but that of a game */
  GtkWidget *game_messages;     /* over the status of the game */
  GtkStack *stack;
  LudoShelf *shelf;
  LudoPlayPage *play_page;
  LudoReadingPage *reading_page; /* these three are NULL until first used */
  LudoReadingPage *panel;
  LudoLearnPage *learn_page;
  GtkWidget *chance_page;       /* NULL until first used */
};

/* ludo-window.c: fills a window that was just made with its pages. */
void _ludo_window_build (LudoWindow *self, LudoSettings *settings,
                         LudoStore *store);
/* Emits "changed". */
void _ludo_window_emit_changed (LudoWindow *self);
/* Updates the title, and emits "changed". */
void _ludo_window_update (LudoWindow *self);
/* The id of the game that is played or read about, or was played last. */
const char *_ludo_window_get_game_id (LudoWindow *self);

/* ludo-window-pages.c: pages to read, by themselves or beside the board,
 * lessons and the chance laboratory. */
/* Shows the problems of the store of work in lessons as messages. */
void _ludo_window_watch_lessons (LudoWindow *self);
/* Return (transfer none) the page beside the board, and the page of lessons.
 * They are made when first used, as is ludo_window_get_reading_page(). */
LudoReadingPage *_ludo_window_ensure_panel (LudoWindow *self);
LudoLearnPage *_ludo_window_ensure_lessons (LudoWindow *self);
/* Applies the preferences to those of these pages that exist. */
void _ludo_window_apply_to_pages (LudoWindow *self);
/* Makes the page to read and the panel show the same as the old ones, which may
 * be NULL; if @kept, in the language of the old ones. */
void _ludo_window_sync_reading (LudoWindow *self, LudoReadingPage *reading_page,
                                LudoReadingPage *panel, gboolean kept);
/* Reads a page in the whole window, as ludo_reading_page_open(). */
void _ludo_window_read (LudoWindow *self, const char *game_id,
                        const char *page_id, const char *element_id);
/* As _ludo_window_read(), in the panel beside the board if the board is shown
 * and leaves room for it. */
void _ludo_window_read_in_panel (LudoWindow *self, const char *game_id,
                                 const char *page_id, const char *element_id);
/* As _ludo_window_read(), for a @place "GAME/PAGE" or "GAME/PAGE#ELEMENT". */
void _ludo_window_read_place (LudoWindow *self, const char *place);
/* As _ludo_window_read_in_panel(), for the rule @rule_id of the game in use. */
void _ludo_window_read_rule (LudoWindow *self, const char *rule_id);
/* Plays a game from the figure at "GAME/PAGE/FIGURE". */
void _ludo_window_open_figure (LudoWindow *self, const char *place);
/* Begins a game at a position, where @place is the id of a game and the
 * position in notation: "zohn-ahl/…"; the name of changed rules may follow on a
 * line of its own. */
void _ludo_window_play_position (LudoWindow *self, const char *place);
/* Closes the panel and moves the focus to the board. */
void _ludo_window_close_rules (LudoWindow *self);
/* Opens the page of the panel in the whole window, at the same sentence. */
void _ludo_window_read_alone (LudoWindow *self);
/* Shows in the panel the ruleset of the game on the board. */
void _ludo_window_follow_ruleset (LudoWindow *self);
/* The title of the page being read; free with g_free(). */
char *_ludo_window_dup_page_title (LudoWindow *self);
/* Goes back or @forward in the history of the page to read, if it is shown, or
 * of the panel, if it has the focus.
 * Returns: FALSE if there is nothing to go to. */
gboolean _ludo_window_turn_page (LudoWindow *self, gboolean forward);
/* The lesson that is being done, or NULL; borrowed. */
LudoLessonRun *_ludo_window_get_run (LudoWindow *self);
/* Whether the lesson that is shown is locked until the word of the teacher is
 * typed. */
gboolean _ludo_window_needs_word (LudoWindow *self);
/* Asks for the word of the teacher. */
void _ludo_window_end_lesson (LudoWindow *self);
/* Shows the lessons of a game, or one of them.
 * @place: "GAME", or "GAME/" and the target of a link, such as
 * "lessons/first-steps" */
void _ludo_window_learn (LudoWindow *self, const char *place);
/* Offers sheets of one kind to print.  @place: "GAME/KIND", as "tavli/poem". */
void _ludo_window_print_sheet (LudoWindow *self, const char *place);
/* Makes the page of the chance laboratory unless it exists. */
void _ludo_window_ensure_laboratory (LudoWindow *self);
/* Opens the chance laboratory of a game, where @place is its id, after which a
 * room may be named: "tavli/throws". */
void _ludo_window_open_laboratory (LudoWindow *self, const char *place);
/* Goes from a step of a lesson to its laboratory, or back to the lesson. */
void _ludo_window_switch_step (LudoWindow *self);
/* Whether the page called @page is not locked by a lesson. */
gboolean _ludo_window_may_show (LudoWindow *self, const char *page);
/* Begins a lesson with the turns for which the review has found better ones. */
void _ludo_window_try_again (LudoWindow *self);
/* Gives the results of the lesson to a teacher. */
void _ludo_window_hand_in (LudoWindow *self);
