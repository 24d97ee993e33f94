/* chisolo-editing.h: positions of Chisolo set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-editing.h"

/* A member of LudoDrawing. */
extern const LudoEditing chisolo_editing;
