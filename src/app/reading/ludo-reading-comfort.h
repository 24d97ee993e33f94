/* ludo-reading-comfort.h: how large, how wide, on what paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/settings/ludo-settings.h"

G_BEGIN_DECLS

/* ludo_reading_comfort_new: a popover that changes @settings. */
GtkWidget *ludo_reading_comfort_new (LudoSettings *settings);

G_END_DECLS
