/* ludo-menu.h: the main menu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* ludo_menu_get:
 *
 * Returns: the main menu in the language now in use, one for all windows;
 *   borrowed.
 */
GMenuModel *ludo_menu_get (void);

G_END_DECLS
