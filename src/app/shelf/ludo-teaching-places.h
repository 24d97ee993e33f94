/* ludo-teaching-places.h: all that is for a teacher, in one dialog
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_teaching_places_show: offers the lesson plans, the printing, the editors
 * and the results of a class in a dialog of @window, whose actions lead there;
 * what @window cannot do at the moment is left out. */
void ludo_teaching_places_show (GtkApplicationWindow *window);

/* ludo_teaching_places_ask_results: says in a dialog of @window what becomes of
 * what pupils handed in, and asks for its folder. */
void ludo_teaching_places_ask_results (GtkApplicationWindow *window);
