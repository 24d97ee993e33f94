/* ludo-help-window.h: the help, read inside the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/settings/ludo-settings.h"

/* LudoHelpWindow:
 *
 * Shows the help on a computer without a program that reads Mallard.  When the
 * program is built, build-aux/make-help makes pages of the help, which are read
 * sentence by sentence as all others.  Enter follows links, Alt+Left goes back,
 * Alt+Home goes to the contents, Ctrl+F searches for words in the page, Escape
 * closes.
 */
#define LUDO_TYPE_HELP_WINDOW (ludo_help_window_get_type ())
G_DECLARE_FINAL_TYPE (LudoHelpWindow, ludo_help_window, LUDO, HELP_WINDOW,
                      GtkWindow)

/* ludo_help_window_new:
 * @parent: the window from which the help is opened; it has an application
 * @settings: the style of pages
 *
 * Shows the contents, in the language of the program even after a change of it.
 */
GtkWidget *ludo_help_window_new (GtkWindow *parent, LudoSettings *settings);

/* ludo_help_window_go: shows @target, "page" or "page#section", which the help
 * must have. */
void ludo_help_window_go (LudoHelpWindow *self, const char *target);

/* ludo_help_window_get_page: the target that is shown, as ludo_help_window_go()
 * got it; borrowed. */
const char *ludo_help_window_get_page (LudoHelpWindow *self);
