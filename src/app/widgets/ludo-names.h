/* ludo-names.h: gives every control an accessible name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_names_give:
 * @widget: the topmost of the new widgets; to be called once for it
 *
 * GTK 4.8 leaves some controls without a name on the accessibility bus: buttons
 * that show a picture only, the button within a drop-down or a menu button; and
 * it reads a button's text twice, with the underscore of its mnemonic.  This
 * corrects all of that below @widget.  Toggle buttons with the role of radio
 * buttons report which of them is chosen.  Tab does not stop at a scrolled
 * window if a widget in it takes the focus.
 */
void ludo_names_give (GtkWidget *widget);

/* ludo_names_label: sets the accessible name of @widget, a GtkAccessible. */
void ludo_names_label (gpointer widget, const char *name);

/* ludo_names_label_late: as ludo_names_label(), but if @widget has the focus
 * only when it loses that, because a screen reader would speak the change. */
void ludo_names_label_late (GtkWidget *widget, const char *name);

/* ludo_names_describe: sets the accessible description of @widget, which a
 * screen reader says after its name. */
void ludo_names_describe (gpointer widget, const char *text);

/* ludo_names_set: sets the accessible name of @button, which has no mnemonic,
 * to another one than its label. */
void ludo_names_set (GtkWidget *button, const char *name);

/* ludo_names_relabel: sets the label of @button, which has a mnemonic and may
 * have the focus.  After gtk_button_set_label() of GTK 4.8 a screen reader
 * would say a name with the underscore, and then the corrected one.
 */
void ludo_names_relabel (GtkButton *button, const char *label);
