/* ludo-ease.h: how things move that have weight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All take how much of the time has passed, 0 to 1, and give 0 at its start and
 * 1 at its end, if nothing else is said.
 */

#pragma once

/* ludo_ease_hand: as a hand carries: it sets off and arrives gently. */
double ludo_ease_hand (double time);

/* ludo_ease_roll: the way of a thing that was thrown and rolls slower and
 * slower to rest. */
double ludo_ease_roll (double time);

/* ludo_ease_bounce: how high a thing is that is dropped from 1 at the start and
 * bounces twice on its way to 0, where it stays. */
double ludo_ease_bounce (double time);
