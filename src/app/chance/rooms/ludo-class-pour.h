/* ludo-class-pour.h: what pupils threw in a lesson becomes groups of a class
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/ours/ludo-groups.h"
#include "learn/class/ludo-class.h"

/* ludo_class_pour:
 *
 * Appends a group to @groups, as long as there is room, for each pupil of
 * @class who threw as many sticks or dice in a step of the lesson; of several
 * such steps the last counts, because it goes on with the throws of those
 * before.  A group of that name and those counts is not appended again.
 *
 * Returns: (transfer full) (nullable): what was not taken and why, a line for
 *   each, translated; NULL if all was.
 */
char *ludo_class_pour (const LudoClass *class, LudoGroups *groups);
