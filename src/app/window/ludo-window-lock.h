/* ludo-window-lock.h: locks the application during a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/ludo-window.h"

/* _ludo_window_lock_application: if @locked, disables the actions of the
 * application, closes its other windows, and hides the editors beside @self; if
 * not, shows these again, with their unsaved work. */
void _ludo_window_lock_application (LudoWindow *self, gboolean locked);
