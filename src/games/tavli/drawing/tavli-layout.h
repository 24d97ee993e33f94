/* tavli-layout.h: where things are on the board of tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-drawing.h"
#include "games/tavli/rules/tavli-rules.h"

/* TavliPlace: the places of the drawing.  Those of the course and of the
 * middle row have the numbers that the rules give them, 1 to 36. */
enum
{
  TAVLI_PLACE_THROW = 0,
  TAVLI_PLACE_HAND = TAVLI_OFF, /* White's; Black's is the next */
  TAVLI_PLACE_OFF = TAVLI_PLACE_HAND + 2,       /* likewise */
  TAVLI_PLACE_NUMBER = TAVLI_PLACE_OFF + 2,     /* the 1; then 2 to 6 */
  TAVLI_N_PLACES = TAVLI_PLACE_NUMBER + 6,
};

/* No more than three different numbers are ever on show. */
#define TAVLI_SLOTS 3

/* TavliLayout: the parts of a picture, in its pixels. */
typedef struct
{
  gboolean stacked;             /* the dice lie below the board, not beside */
  LudoRect slab;                /* the whole stone, its frame included */
  LudoRect cells[TAVLI_WAITING_LAST + 1];       /* by place; 0 unused */
  LudoRect hands[2];
  LudoRect offs[2];
  LudoRect tower;
  LudoRect tray;                /* where the dice come to rest */
  LudoRect slots[TAVLI_SLOTS];
  double frame;                 /* the width of the frame */
  double checker;               /* the diameter of a checker on the board */
  double caption;               /* how high the captions of trays are */
  double label;                 /* the size of the labels' letters */
  double unit;                  /* the width of a thin line */
} TavliLayout;

/* TavliSpot: where one checker is drawn. */
typedef struct
{
  double x;
  double y;
  double size;
} TavliSpot;

/* tavli_aspect: as LudoDrawing.aspect. */
double tavli_aspect (double width, double height);

/* tavli_layout_init: lays out a picture of the scene's size and letters. */
void tavli_layout_init (TavliLayout *layout, const LudoScene *scene);

/* tavli_board_place: the drawing's place for the place @place of the rules,
 * of @seat where it is the hand or off. */
int tavli_board_place (int place, int seat);

/* tavli_layout_bounds: where @place is, whether or not it is on show;
 * @numbers are the slots' numbers.  %FALSE where a number has no slot. */
gboolean tavli_layout_bounds (const TavliLayout *layout, const int *numbers,
                              int place, LudoRect *bounds);

/* tavli_layout_spot:
 *
 * Where the checker @index, from 0, of the @n checkers of @seat on the place
 * @place of the rules is drawn in the position @state; not for checkers that
 * are off.
 */
TavliSpot tavli_layout_spot (const TavliLayout *layout,
                             const TavliState *state, int seat, int place,
                             int index, int n);

/* tavli_layout_off: where the borne-off checker @index of @seat lies. */
LudoRect tavli_layout_off (const TavliLayout *layout, int seat, int index);
