/* ludo-action-list.h: a dialog of buttons that act on its window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_action_list_new: (transfer none): a modal dialog of @window with @title,
 * to be filled and then presented.  Each of its buttons closes it and activates
 * an action of @window; Escape closes it. */
GtkWidget *ludo_action_list_new (GtkWindow *window, const char *title);

/* ludo_action_list_add_heading: adds words above the next buttons of
 * @dialog. */
void ludo_action_list_add_heading (GtkWidget *dialog, const char *heading);

/* ludo_action_list_add_words: adds a paragraph that says what the next buttons
 * of @dialog do.  They describe the first one to a screen reader. */
void ludo_action_list_add_words (GtkWidget *dialog, const char *words);

/* ludo_action_list_add: adds a button to @dialog.
 * @label: its words, with the underscore of a mnemonic if there is one
 * @description: a sentence below them, or NULL
 * @action: what it activates, such as "win.open"; static
 * @target: the text that is passed to the action, or NULL for none
 */
void ludo_action_list_add (GtkWidget *dialog, const char *label,
                           const char *description, const char *action,
                           const char *target);

/* ludo_action_list_add_half: adds a button without a description; two such
 * buttons that follow each other share a row. */
void ludo_action_list_add_half (GtkWidget *dialog, const char *label,
                                const char *action, const char *target);
