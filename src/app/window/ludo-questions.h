/* ludo-questions.h: one question at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* LudoQuestion: does something with @window that may open a modal dialog. */
typedef void (*LudoQuestion) (GtkWindow *window, gpointer data);

/* ludo_questions_push:
 * @destroy: (nullable): frees @data after @question, or with the window
 *
 * Calls @question as soon as @window has no modal dialog and all earlier
 * questions were called, which may be at once.
 */
void ludo_questions_push (GtkWindow *window, LudoQuestion question,
                          gpointer data, GDestroyNotify destroy);

/* ludo_questions_is_asking: whether @window has a modal dialog open. */
gboolean ludo_questions_is_asking (GtkWindow *window);
