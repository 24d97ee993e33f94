/* app-fixture.h: the program, opened inside a test
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/chance/rooms/ludo-laboratory-page.h"
#include "app/learning/ludo-learn-page.h"
#include "app/ludo-application.h"
#include "app/window/ludo-window.h"
#include "hand.h"

/* App: all borrowed. */
typedef struct
{
  LudoApplication *application;
  LudoWindow *window;
  LudoSettings *settings;
} App;

/* app_init: to be called first in main(); keeps away from the user's own
 * folders, asks for @language (NULL: the machine's). */
void app_init (int *argc, char ***argv, const char *language);

/* app_open: opens the window with its shelf, without animations.
 * app_close: closes it and sees that nothing holds it. */
void app_open (App *app);
void app_close (App *app);

/* app_check_size: that the window is as large as LUDOTHEQUE_WINDOW asks. */
void app_check_size (App *app);

/* app_begin: a game of the defaults with seat 0 for a person and all others
 * for the computer at its weakest and fastest, on the page to play. */
LudoGame *app_begin (App *app, const char *game_id, guint64 seed);
/* The same without any computer. */
LudoGame *app_begin_for_persons (App *app, const char *game_id,
                                 guint64 seed);

/* app_begin_shown: opens the window with a game of persons, whose moves are
 * listed and shown at @speed.
 * app_close_shown: closes it, and turns animations off again. */
LudoGame *app_begin_shown (App *app, const char *game_id,
                           LudoAnimationSpeed speed);
void app_close_shown (App *app);

/* app_wait_kept: until every game of the window is written, or cannot be. */
void app_wait_kept (App *app);

/* app_wait_shown: until the position after @n_shown plies is looked at. */
void app_wait_shown (App *app, guint n_shown);

/* app_save: records the game in @file. */
void app_save (App *app, GFile *file);

/* app_play_plies: throws where that is due, else plays the first legal move, so
 * often or until the end. */
void app_play_plies (LudoGame *game, int n_plies);

/* app_play_random: plays @n plies by chance, or up to the end. */
void app_play_random (LudoGame *game, guint n, guint64 seed);

/* app_speak: as if somebody had chosen this language, "fr" or "en", or NULL for
 * the machine's. */
void app_speak (App *app, const char *language);

/* app_message: the gravest message that @window shows, or NULL; borrowed. */
const char *app_message (LudoWindow *window);

/* app_dup_title: (transfer full): the title of the window, as the display shows
 * it. */
char *app_dup_title (App *app);

/* app_status: (transfer none): the lines in which @page describes the game. */
LudoStatus *app_status (LudoPlayPage *page);

/* app_announcement: (transfer none): the text that @status announced last, or
 * "". */
const char *app_announcement (LudoStatus *status);

/* app_detail: (transfer none): the sentence of @page about the last ply, or the
 * reason why a move was refused. */
const char *app_detail (LudoPlayPage *page);

/* app_board: (transfer none): the board of the page to play. */
LudoBoard *app_board (App *app);

/* app_dup_name: (transfer full): what a screen reader calls @widget, or "". */
char *app_dup_name (GtkWidget *widget);
/* app_is_hinted: whether a screen reader hears that a hint marks @place. */
gboolean app_is_hinted (LudoBoard *board, int place);
/* app_can_pick: whether a mark says of a place that it can be picked. */
gboolean app_can_pick (LudoBoard *board);

/* app_find_if: the first of @widget and what is below it that is shown and
 * that @match says is the @wanted one, or NULL. */
typedef gboolean (*AppMatch) (GtkWidget *widget, gconstpointer wanted);
GtkWidget *app_find_if (GtkWidget *widget, AppMatch match,
                        gconstpointer wanted);

/* app_card: the card of the game @game_id on the shelf, which is there. */
GtkWidget *app_card (App *app, const char *game_id);

/* app_find_id: the one that its template calls @id, or NULL. */
GtkWidget *app_find_id (GtkWidget *widget, const char *id);

/* app_find_label: the first label with exactly this text. */
GtkWidget *app_find_label (GtkWidget *widget, const char *text);
/* app_find_label_ending: the same, of a label whose text ends with @end. */
GtkWidget *app_find_label_ending (GtkWidget *widget, const char *end);

/* app_find_action: the first button of this action, as "win.undo". */
GtkWidget *app_find_action (GtkWidget *widget, const char *action);

/* app_press_action: clicks the button of this action, in the menu of a row of
 * buttons if it has no room beside the others. */
void app_press_action (App *app, const char *action);

/* app_find: the first of this type. */
GtkWidget *app_find (GtkWidget *widget, GType type);
/* app_find_within: the same, where it need not be shown. */
GtkWidget *app_find_within (GtkWidget *widget, GType type);
/* app_wait_for_window: the window of this type that opens, ready for a hand. */
GtkWidget *app_wait_for_window (GType type);
/* app_part: what the template of @widget calls @name. */
GtkWidget *app_part (GtkWidget *widget, const char *name);

/* app_choose_lesson: where it is asked how to begin a lesson, goes on with the
 * latest attempt, or begins @again. */
void app_choose_lesson (App *app, gboolean again);

/* app_lesson_page: (transfer none): the page of the lesson that is shown. */
LudoLessonPage *app_lesson_page (App *app);

/* app_begin_lesson: (transfer none): begins the lesson at @place, as
 * "tavli/lessons/zeno#goal", anew. */
LudoLessonRun *app_begin_lesson (App *app, const char *place);

/* app_laboratory: what the page of the chance laboratory shows; borrowed. */
static inline LudoLaboratory *
app_laboratory (App *app)
{
  return ludo_laboratory_page_get_laboratory
    (LUDO_LABORATORY_PAGE (app_find_within (GTK_WIDGET (app->window),
                                        LUDO_TYPE_LABORATORY_PAGE)));
}
