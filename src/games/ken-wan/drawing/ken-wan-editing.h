/* ken-wan-editing.h: positions of Ken Wan set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-editing.h"

/* A member of LudoDrawing. */
extern const LudoEditing ken_wan_editing;
