/* ludo-announce.h: what a screen reader says at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_announce:
 * @widget: the widget that shows the text or stands for it
 * @text: whole sentences; "" says nothing
 *
 * Makes a screen reader say @text once the present act is done, wherever the
 * keyboard focus is then.  @widget is to be shown by that time; of a hidden
 * widget nothing is said.  The same text may be said again, and texts are said
 * in the order in which they are announced.  To be called once for an act.
 */
void ludo_announce (GtkWidget *widget, const char *text);

/* ludo_announce_in: the same for a @text that may not be in the language of the
 * program.
 * @language: its own, "fr" or "en" */
void ludo_announce_in (GtkWidget *widget, const char *language,
                       const char *text);

/* ludo_announce_first: the same for what a page or window says as it appears,
 * when a screen reader has not asked yet what has the focus: @text describes
 * that until the focus leaves it, so that it is said with it. */
void ludo_announce_first (GtkWidget *widget, const char *text);

/* ludo_announce_beside: the same, where a screen reader says the text by itself
 * because the focus has come to it: it is only handed on. */
void ludo_announce_beside (GtkWidget *widget, const char *language,
                           const char *text);

/* ludo_announce_label: shows @text in @label, and announces it if it differs
 * from the text before. */
void ludo_announce_label (GtkLabel *label, const char *text);

/* LudoAnnounceFunc:
 * @language: "fr" or "en", the language of @text
 */
typedef void (*LudoAnnounceFunc) (gpointer data, const char *language,
                                  const char *text);

/* ludo_announce_set_func: hands every announcement to @func also, when it is
 * made; %NULL: to none.  There is one such function in the program. */
void ludo_announce_set_func (LudoAnnounceFunc func, gpointer data);
