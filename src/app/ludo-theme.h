/* ludo-theme.h: the colours that the settings ask for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_theme_follow: applies the colour scheme and the theme of the boards to
 * the whole program, and again whenever they change. */
void ludo_theme_follow (GSettings *settings);
