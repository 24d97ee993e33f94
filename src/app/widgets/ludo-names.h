/* ludo-names.h: gives every control an accessible name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_names_give:
 * @widget: the top of what has just been built; to be called once for it
 *
 * GTK 4.8 leaves some controls without a name on the accessibility bus:
 * buttons that show a picture only, the button within a drop-down or a menu
 * button; and it reads a button's text twice, with the underscore of its
 * mnemonic.  This mends it all below @widget.  Toggle buttons with the role of
 * radio buttons tell which of them is chosen.  A scroller is left out of the
 * way of Tab where something in it takes the focus anyway.
 */
void ludo_names_give (GtkWidget *widget);

/* ludo_names_label: @widget, a GtkAccessible, is called @name by a screen
 * reader. */
void ludo_names_label (gpointer widget, const char *name);

/* ludo_names_label_late: the same of a widget that may have the focus, once the
 * focus has moved on, because a screen reader would speak the new name of what
 * has it. */
void ludo_names_label_late (GtkWidget *widget, const char *name);

/* ludo_names_describe: the same, where @text is said after its name. */
void ludo_names_describe (gpointer widget, const char *text);

/* ludo_names_set: @button, which has no mnemonic, is called @name instead of
 * the words that it shows. */
void ludo_names_set (GtkWidget *button, const char *name);

/* ludo_names_relabel: sets the label of @button, which has a mnemonic and may
 * have the focus.  gtk_button_set_label() of GTK 4.8 gives it a name with the
 * underscore, and a screen reader says that, and then the name that mends it.
 */
void ludo_names_relabel (GtkButton *button, const char *label);
