/* ludo-reading-style.h: letters and paper of the pages to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/settings/ludo-settings.h"
#include "reader/ludo-page-view.h"

/* ludo_reading_style_apply: gives all pages the letters of @settings, and
 * @page, the container of one, its paper. */
void ludo_reading_style_apply (LudoSettings *settings, GtkWidget *page);

/* ludo_reading_style_dup_letters: (transfer full): the style sheet for the
 * letters of @settings; the same text for the same letters. */
char *ludo_reading_style_dup_letters (LudoSettings *settings);

/* ludo_reading_style_get_options: sets all options to those of @settings,
 * except the ruleset. */
void ludo_reading_style_get_options (LudoSettings *settings,
                                     LudoViewOptions *options);

/* ludo_reading_style_step_size: makes the text larger (1), smaller (-1) or of
 * the default size (0). */
void ludo_reading_style_step_size (LudoSettings *settings, int step);

/* ludo_reading_style_add_chooser: gives @button, in a LudoReadingPage, a
 * popover with all choices of letters and paper, which follow @settings. */
void ludo_reading_style_add_chooser (LudoSettings *settings,
                                     GtkMenuButton *button);
