/* ludo-announce.h: what a screen reader says at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_announce:
 * @widget: the widget that shows the text or stands for it, with the role
 *   status or alert
 * @text: whole sentences; "" says nothing
 *
 * Makes a screen reader say @text now, wherever the keyboard focus is.  Screen
 * readers ignore a widget that is not shown, so @widget is made visible first;
 * the same text may be said again.  After a change of a label's text, call this
 * afterwards, because GTK makes the text of a label its name.
 */
void ludo_announce (GtkWidget *widget, const char *text);

/* ludo_announce_label: shows @text in @label, and announces it if it differs
 * from the text before. */
void ludo_announce_label (GtkLabel *label, const char *text);
