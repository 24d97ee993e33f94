/* ludo-announce.h: makes a screen reader speak a text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_announce:
 * @widget: the widget that shows the text or that the text is about
 * @text: whole sentences; "" says nothing
 *
 * Makes a screen reader speak @text after the present act, wherever the focus
 * is then.  Nothing is spoken if @widget is hidden at that time.  The same text
 * may be spoken again, and texts are spoken in the order in which they are
 * announced.  To be called once for an act.
 */
void ludo_announce (GtkWidget *widget, const char *text);

/* ludo_announce_in: as ludo_announce(), for a @text in another language than
 * that of the program.
 * @language: the language of @text, "fr" or "en" */
void ludo_announce_in (GtkWidget *widget, const char *language,
                       const char *text);

/* ludo_announce_first: as ludo_announce(), for the text of a page or window
 * that appears.  The screen reader will still read the widget with the focus,
 * so @text becomes the description of that widget until the focus leaves it,
 * and is spoken with its name. */
void ludo_announce_first (GtkWidget *widget, const char *text);

/* ludo_announce_beside: for a text that a screen reader speaks by itself,
 * because the focus has moved to it.  The text is only passed to the function
 * of ludo_announce_set_func(). */
void ludo_announce_beside (GtkWidget *widget, const char *language,
                           const char *text);

/* ludo_announce_rest: as ludo_announce(), if a screen reader speaks @spoken by
 * itself: if @text begins with @spoken, it speaks only the rest. */
void ludo_announce_rest (GtkWidget *widget, const char *spoken,
                         const char *text);

/* ludo_announce_label: shows @text in @label, and announces it if it differs
 * from the text before. */
void ludo_announce_label (GtkLabel *label, const char *text);

/* ludo_announce_again: repeats the last announcement in the window of @widget.
 * Returns: FALSE if there was none. */
gboolean ludo_announce_again (GtkWidget *widget);

/* LudoAnnounceFunc:
 * @language: the language of @text, "fr" or "en"
 */
typedef void (*LudoAnnounceFunc) (gpointer data, const char *language,
                                  const char *text);

/* ludo_announce_set_func: passes every announcement to @func too, at once; NULL
 * for no function.  There is one such function in the program. */
void ludo_announce_set_func (LudoAnnounceFunc func, gpointer data);
