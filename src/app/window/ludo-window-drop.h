/* ludo-window-drop.h: files and folders that are dropped on the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/ludo-window.h"

/* _ludo_window_add_drop_target: lets @self open files that are dropped on
 * it. */
void _ludo_window_add_drop_target (LudoWindow *self);
