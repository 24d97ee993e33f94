/* ludo-announce.h: makes a screen reader speak a text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_announce:
 * @widget: the widget that shows the text or stands for it
 * @text: whole sentences; "" says nothing
 *
 * Makes a screen reader speak @text once the present act is done, wherever the
 * keyboard focus is then.  Nothing is spoken if @widget is hidden at that time.
 * The same text may be spoken again, and texts are spoken in the order in which
 * they are announced.  To be called once for an act.
 */
void ludo_announce (GtkWidget *widget, const char *text);

/* ludo_announce_in: as ludo_announce(), for a @text in another language than
 * that of the program.
 * @language: the language of @text, "fr" or "en" */
void ludo_announce_in (GtkWidget *widget, const char *language,
                       const char *text);

/* ludo_announce_first: as ludo_announce(), for the text of a page or window
 * that appears.  Because the screen reader has not asked yet which widget has
 * the focus, @text becomes the description of that widget until the focus
 * leaves it, and is spoken with its name. */
void ludo_announce_first (GtkWidget *widget, const char *text);

/* ludo_announce_beside: for a text that a screen reader speaks by itself,
 * because the focus has moved to it.  The text is only handed to the function
 * of ludo_announce_set_func(). */
void ludo_announce_beside (GtkWidget *widget, const char *language,
                           const char *text);

/* ludo_announce_rest: as ludo_announce(), where a screen reader says @told by
 * itself: it speaks only what follows if @text begins with that. */
void ludo_announce_rest (GtkWidget *widget, const char *told,
                         const char *text);

/* ludo_announce_label: shows @text in @label, and announces it if it differs
 * from the text before. */
void ludo_announce_label (GtkLabel *label, const char *text);

/* ludo_announce_again: announces once more what was announced last in the
 * window of @widget.  Returns: FALSE if nothing was. */
gboolean ludo_announce_again (GtkWidget *widget);

/* LudoAnnounceFunc:
 * @language: the language of @text, "fr" or "en"
 */
typedef void (*LudoAnnounceFunc) (gpointer data, const char *language,
                                  const char *text);

/* ludo_announce_set_func: lets @func have every announcement too, when it is
 * made; %NULL for no function.  There is one such function in the program. */
void ludo_announce_set_func (LudoAnnounceFunc func, gpointer data);
