/* ludo-lock-bar.h: what a lesson keeps from the pupil, and how it ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/ludo-lesson.h"

/* LudoLockBar:
 *
 * A line above a lesson that locks something or may take so many minutes only;
 * of others nothing is seen.
 */
#define LUDO_TYPE_LOCK_BAR (ludo_lock_bar_get_type ())
G_DECLARE_FINAL_TYPE (LudoLockBar, ludo_lock_bar, LUDO, LOCK_BAR, GtkBox)

GtkWidget *ludo_lock_bar_new (void);

/* ludo_lock_bar_set_lesson: tells of @lesson, whose minutes begin where another
 * was told of before; @released: the word was said.  NULL: of none. */
void ludo_lock_bar_set_lesson (LudoLockBar *self, LudoLesson *lesson,
                               gboolean released);

/* ludo_lock_bar_set_seconds: so many have been taken already. */
void ludo_lock_bar_set_seconds (LudoLockBar *self, guint seconds);

/* ludo_lock_bar_follow: goes on counting the minutes that @other has counted. */
void ludo_lock_bar_follow (LudoLockBar *self, LudoLockBar *other);

/* ludo_lock_bar_ask: asks before @window for the word that ends @lesson;
 * @said is called with @object once it was said, unless @window is gone. */
void ludo_lock_bar_ask (GtkWindow *window, LudoLesson *lesson,
                        void (*said) (gpointer object), gpointer object);
