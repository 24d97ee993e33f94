/* ludo-lock-bar.h: shows what a lesson locks, and its time limit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/ludo-lesson.h"

/* LudoLockBar:
 *
 * A line above a lesson that locks something or has a limit of minutes; above
 * other lessons it is hidden.
 */
#define LUDO_TYPE_LOCK_BAR (ludo_lock_bar_get_type ())
G_DECLARE_FINAL_TYPE (LudoLockBar, ludo_lock_bar, LUDO, LOCK_BAR, GtkBox)

/* ludo_lock_bar_new: (transfer floating): a hidden line. */
GtkWidget *ludo_lock_bar_new (void);

/* ludo_lock_bar_set_lesson: shows the locks and the limit of @lesson, NULL for
 * none.  The time starts if another lesson was shown before.
 * @released: whether the word that ends the lesson was given */
void ludo_lock_bar_set_lesson (LudoLockBar *self, LudoLesson *lesson,
                               gboolean released);

/* ludo_lock_bar_set_seconds: sets the seconds that the lesson has taken so
 * far. */
void ludo_lock_bar_set_seconds (LudoLockBar *self, guint seconds);

/* ludo_lock_bar_sync: takes over the time that @other has counted. */
void ludo_lock_bar_sync (LudoLockBar *self, LudoLockBar *other);

/* ludo_lock_bar_ask: asks, in a dialog above @window, for the word that ends
 * @lesson.  @callback is called with @object once the word was given, unless
 * @window is closed by then. */
void ludo_lock_bar_ask (GtkWindow *window, LudoLesson *lesson,
                        void (*callback) (gpointer object), gpointer object);
