/* ludo-class-pour.h: adds the throws of a class in a lesson as groups
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
 * such steps the last counts, because it continues the throws of those before.
 * A group of that name and those counts is not appended again.
 *
 * Returns: (transfer full) (nullable): a text with a line for each piece of
 *   work that became no group, and why; translated; NULL if there is none.
 */
char *ludo_class_pour (const LudoClass *class, LudoGroups *groups);
