/* ludo-teaching-places.h: a dialog with all that is for a teacher
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_teaching_places_show: offers the lesson plans, the printing, the editors
 * and the results of a class in a dialog of @window, whose actions open them.
 * Actions that are disabled are left out. */
void ludo_teaching_places_show (GtkApplicationWindow *window);

/* ludo_teaching_places_ask_results: explains in a dialog of @window how the
 * files of pupils become results, and offers to choose their folder. */
void ludo_teaching_places_ask_results (GtkApplicationWindow *window);
