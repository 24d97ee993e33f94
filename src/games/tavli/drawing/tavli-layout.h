/* tavli-layout.h: where things are on the board of tavli, and the moment of a
 * move that is shown
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
  double caption_letters;       /* the size of their letters, at most */
  int caption_lines;            /* in each of them */
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
 * Returns: the spot on which the checker @index, from 0, of the @n checkers of
 * @seat on the place @place of the rules is drawn in the position @state; not
 * for checkers that are off.
 */
TavliSpot tavli_layout_spot (const TavliLayout *layout,
                             const TavliState *state, int seat, int place,
                             int index, int n);

/* tavli_layout_off: where the borne-off checker @index of @seat lies. */
LudoRect tavli_layout_off (const TavliLayout *layout, int seat, int index);

/* TavliDieLook: whether and how a die can still be played. */
typedef enum
{
  TAVLI_DIE_LEFT,               /* can be played */
  TAVLI_DIE_HELD_UP,            /* left, but no checker can be moved with it */
  TAVLI_DIE_USED,               /* just played, or lost */
} TavliDieLook;

/* TavliDie: a number on show at the foot of the tower. */
typedef struct
{
  int number;                   /* 1 to 6, or 0 where the slot is empty */
  int times;                    /* how often it is left */
  TavliDieLook look;
} TavliDie;

/* TavliShown: the position as it is to be painted, with at most one checker on
 * its way. */
typedef struct
{
  TavliState state;             /* without the checker on its way */
  gboolean checker_moves;
  int seat;                     /* the side of that checker */
  TavliSpot spot;               /* where the checker is now */
  double height;                /* how high the checker is lifted, 0 to 1 */
  gboolean dice_roll;
  int dice[3];                  /* the numbers that the dice will show */
  double roll;                  /* how far they have rolled, 0 to 1 */
} TavliShown;

/* tavli_shown_init: fills @shown with the state of @scene or, if it has a
 * motion, with the moment that this has reached. */
void tavli_shown_init (TavliShown *shown, const LudoScene *scene,
                       const TavliLayout *layout);

/* tavli_dice: fills @dice with the numbers that lie at the foot of the tower in
 * @state, to which @last (may be %NULL) led, in rising order, with empty slots
 * between.  Those of @thrown (may be %NULL) stay where they fell, played or
 * not.  Returns: how many.
 */
int tavli_dice (const TavliState *state, const GameTrace *last,
                const GameTrace *thrown, TavliDie dice[TAVLI_SLOTS]);

/* tavli_times_thrown: how often @number counts in the throw of @thrown (may be
 * %NULL): 12 for three alike, 4 for a pair, 1, or 0. */
int tavli_times_thrown (const GameTrace *thrown, int number);

/* tavli_schedule: as LudoDrawing.schedule. */
double tavli_schedule (const GameState *before, const GameTrace *trace,
                       LudoEventTime *times);
