/* ludo-window-lock.h: the application while a lesson is locked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/ludo-window.h"

/* _ludo_window_lock_application: while @locked, disables the actions of the
 * application, closes its other windows, and hides the editors beside @self,
 * which are shown again, with their unsaved work, after it. */
void _ludo_window_lock_application (LudoWindow *self, gboolean locked);
