/* ludo-help-window.h: the help, read inside the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/settings/ludo-settings.h"

/* LudoHelpWindow:
 *
 * For where no program reads Mallard: build-aux/make-help makes pages of the
 * help when the program is built, which are read as all others are,
 * sentence by sentence; links are followed with Enter; Alt+Left goes back,
 * Alt+Home to the contents, Ctrl+F looks for words in the page, Escape closes.
 */
#define LUDO_TYPE_HELP_WINDOW (ludo_help_window_get_type ())
G_DECLARE_FINAL_TYPE (LudoHelpWindow, ludo_help_window, LUDO, HELP_WINDOW,
                      GtkWindow)

/* ludo_help_window_new:
 * @parent: the window that asks, which its application has
 * @settings: how pages are to look
 *
 * Opens at the contents, in the program's language, and follows it when it
 * changes.
 */
GtkWidget *ludo_help_window_new (GtkWindow *parent, LudoSettings *settings);

/* ludo_help_window_go: shows @target, "page" or "page#section", which the help
 * must have. */
void ludo_help_window_go (LudoHelpWindow *self, const char *target);

/* ludo_help_window_get_page: the page that is shown, as it was asked for. */
const char *ludo_help_window_get_page (LudoHelpWindow *self);
