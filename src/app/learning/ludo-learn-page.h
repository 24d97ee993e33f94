/* ludo-learn-page.h: the lessons of a game, and the one that is being done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/learning/ludo-lesson-page.h"

/* LudoLearnPage:
 *
 * Signal: "changed": another lesson is shown, or the list of them.
 */
#define LUDO_TYPE_LEARN_PAGE (ludo_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (LudoLearnPage, ludo_learn_page, LUDO, LEARN_PAGE,
                      GtkBox)

GtkWidget *ludo_learn_page_new (void);

/* ludo_learn_page_show_game: lists the lessons of the game of this id. */
void ludo_learn_page_show_game (LudoLearnPage *self, const char *game_id);

/* ludo_learn_page_get_store: what was done in lessons; borrowed. */
LudoLessonStore *ludo_learn_page_get_store (LudoLearnPage *self);

/* ludo_learn_page_show_lesson:
 * @lesson_id: "lessons/first-steps", "lessons/first-steps#capture", which is
 *   one of its steps, or "puzzles"
 *
 * Lists the lessons of the game and begins that one, or asks how where it was
 * begun before.
 * Returns: FALSE where there is none; the list is shown then. */
gboolean ludo_learn_page_show_lesson (LudoLearnPage *self,
                                      const char *game_id,
                                      const char *lesson_id);

/* ludo_learn_page_open: begins the lesson in this file, or asks how where it was
 * begun before, or where its lock cannot be kept.
 * ludo_learn_page_open_kept: goes on with the locked lesson in this file, of
 * ludo_lock_dup_path(), that was being done when the program ended.
 * Returns: FALSE with @error, and what was shown stays. */
gboolean ludo_learn_page_open (LudoLearnPage *self, const char *path,
                               GError **error);
gboolean ludo_learn_page_open_kept (LudoLearnPage *self, const char *path,
                                    GError **error);

/* ludo_learn_page_begin: @lesson, which is on no file; nothing of it is kept. */
void ludo_learn_page_begin (LudoLearnPage *self, LudoLesson *lesson);

/* ludo_learn_page_go_back: from a lesson to the list of them.
 * Returns: FALSE where that is shown already. */
gboolean ludo_learn_page_go_back (LudoLearnPage *self);

/* ludo_learn_page_follow: goes on where @other is, in the language now in
 * use.  Meant for taking the place of @other. */
void ludo_learn_page_follow (LudoLearnPage *self, LudoLearnPage *other);

/* What it is about, or NULL; borrowed. */
const char *ludo_learn_page_get_game_id (LudoLearnPage *self);
/* "Lessons", or the name of the lesson, which need not be begun yet; free with g_free(). */
char *ludo_learn_page_dup_title (LudoLearnPage *self);
/* Borrowed. */
LudoLessonPage *ludo_learn_page_get_lesson_page (LudoLearnPage *self);
/* ludo_learn_page_get_held: whether the lesson locks all but itself, and the
 * word that ends it, if there is one, was not said yet.
 * ludo_learn_page_release: it was said. */
gboolean ludo_learn_page_get_held (LudoLearnPage *self);
void ludo_learn_page_release (LudoLearnPage *self);
