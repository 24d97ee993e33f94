/* tavli-editing.h: positions of tavli set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-editing.h"

/* A member of LudoDrawing. */
extern const LudoEditing tavli_editing;
