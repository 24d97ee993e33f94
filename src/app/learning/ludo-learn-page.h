/* ludo-learn-page.h: the lessons of a game, and the one that is being done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/learning/ludo-lesson-page.h"

/* LudoLearnPage:
 *
 * Lists the lessons of a game, and shows one of them.
 *
 * Signal: "changed": another lesson is shown, or the list.
 */
#define LUDO_TYPE_LEARN_PAGE (ludo_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (LudoLearnPage, ludo_learn_page, LUDO, LEARN_PAGE,
                      GtkBox)

/* ludo_learn_page_new: (transfer floating): a page without a game. */
GtkWidget *ludo_learn_page_new (void);

/* ludo_learn_page_show_game: lists the lessons of the game @game_id. */
void ludo_learn_page_show_game (LudoLearnPage *self, const char *game_id);

/* ludo_learn_page_get_store: (transfer none): the store of the work on
 * lessons. */
LudoLessonStore *ludo_learn_page_get_store (LudoLearnPage *self);

/* ludo_learn_page_show_lesson:
 * @lesson_id: "lessons/first-steps", "lessons/first-steps#capture" for one of
 *   its steps, or "puzzles"
 *
 * Lists the lessons of the game and begins that one, or asks how to begin it if
 * there are attempts at it.
 *
 * Returns: FALSE if there is no such lesson; the list is shown then.
 */
gboolean ludo_learn_page_show_lesson (LudoLearnPage *self,
                                      const char *game_id,
                                      const char *lesson_id);

/* ludo_learn_page_open: begins the lesson in the file @path.  It asks how to
 * begin if there are attempts at it, or if its lock cannot be saved.  Returns:
 * FALSE with @error if the file is no lesson; the page then stays as it is. */
gboolean ludo_learn_page_open (LudoLearnPage *self, const char *path,
                               GError **error);

/* ludo_learn_page_open_kept: continues the locked lesson in the file @path, as
 * ludo_lock_dup_path() gives it, at which the program ended.  Returns: as
 * above. */
gboolean ludo_learn_page_open_kept (LudoLearnPage *self, const char *path,
                                    GError **error);

/* ludo_learn_page_begin: begins @lesson, which is in no file; its work is not
 * saved. */
void ludo_learn_page_begin (LudoLearnPage *self, LudoLesson *lesson);

/* ludo_learn_page_go_back: goes from a lesson to the list.  Returns: FALSE if
 * the list is shown already. */
gboolean ludo_learn_page_go_back (LudoLearnPage *self);

/* ludo_learn_page_sync: goes to the place at which @other is, which this page
 * replaces after a change of the language. */
void ludo_learn_page_sync (LudoLearnPage *self, LudoLearnPage *other);

/* ludo_learn_page_get_game_id: (transfer none) (nullable): the id of the
 * game. */
const char *ludo_learn_page_get_game_id (LudoLearnPage *self);

/* ludo_learn_page_dup_title: (transfer full): "Lessons", or the title of the
 * lesson that is shown or about to begin. */
char *ludo_learn_page_dup_title (LudoLearnPage *self);

/* ludo_learn_page_get_lesson_page: (transfer none): the page of the lesson. */
LudoLessonPage *ludo_learn_page_get_lesson_page (LudoLearnPage *self);

/* ludo_learn_page_get_locked: whether the lesson locks the rest of the program
 * and the word that ends it, if it has one, has not been said. */
gboolean ludo_learn_page_get_locked (LudoLearnPage *self);

/* ludo_learn_page_release: ends the lock, after the word was given. */
void ludo_learn_page_release (LudoLearnPage *self);
