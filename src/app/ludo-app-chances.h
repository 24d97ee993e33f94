/* ludo-app-chances.h: the exact chances that all windows share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/analysis/ludo-chances.h"

G_BEGIN_DECLS

/* ludo_app_chances:
 *
 * Returns: (transfer none): what has been solved since the program began; made
 *   when it is first asked for, never freed.
 */
LudoChances *ludo_app_chances (void);

G_END_DECLS
