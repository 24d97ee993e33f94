/* ludo-color-scheme.h: light, dark or high contrast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/settings/ludo-settings.h"

/* ludo_color_scheme_apply: shows the whole program in these colours at once. */
void ludo_color_scheme_apply (LudoColorScheme scheme);
