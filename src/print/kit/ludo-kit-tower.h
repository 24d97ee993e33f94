/* ludo-kit-tower.h: a dice tower to cut out and fold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/kit/ludo-kit-parts.h"

/* LudoKitSlot: where the side tabs of a slope go through both side walls, from
 * (@x, @y) to (@end_x, @end_y), depths from the back wall and heights from the
 * top. */
typedef struct
{
  double x;
  double y;
  double end_x;
  double end_y;
} LudoKitSlot;

/* The die tower: a square tube, open at both ends, with a door in front at its
 * foot, and a slope for each pair of slots. */
#define LUDO_TOWER_SIDE 45.0
#define LUDO_TOWER_HEIGHT 130.0
#define LUDO_TOWER_TAB 8.0
#define LUDO_TOWER_SLOPES 3
extern const LudoNet ludo_net_tower;
extern const LudoKitSlot ludo_tower_slots[LUDO_TOWER_SLOPES];

/* The width of what the tower's net takes, its tab included. */
#define LUDO_TOWER_WIDTH (4 * LUDO_TOWER_SIDE + LUDO_TOWER_TAB)

/* How much is cut for the tube, its slots and its door, about. */
#define LUDO_TOWER_CUT (2 * (LUDO_TOWER_WIDTH + LUDO_TOWER_HEIGHT) + 2 * 112 \
                        + 107)

/* A slope, a little narrower than the tube, its tabs included. */
#define LUDO_SLOPE_WIDTH (LUDO_TOWER_SIDE - 1 + 2 * LUDO_TOWER_TAB)
#define LUDO_SLOPE_LENGTH 53.0
#define LUDO_SLOPE_SHORT 30.0   /* the length of all but the last */

/* ludo_kit_draw_tower: LudoKitPart.draw of the tube of the die tower. */
void ludo_kit_draw_tower (const LudoKitBrush *brush, int index);

/* ludo_kit_draw_slope: LudoKitPart.draw of the slope @index in the tower. */
void ludo_kit_draw_slope (const LudoKitBrush *brush, int index);

/* ludo_tower_slope_length: the length of slope @index along its slots. */
double ludo_tower_slope_length (int index);
