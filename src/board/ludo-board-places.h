/* ludo-board-places.h: the widgets that stand for the places of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board-place.h"
#include "board/ludo-board-view.h"

/* LudoBoardPlaces: the children of a board, one for each place. */
typedef struct
{
  LudoBoardView *view;          /* borrowed: of the board */
  LudoBoardPick pick;           /* called when a child is activated */
  GPtrArray *all;               /* owned: the children by place, borrowed */
  int last_focus;               /* gets the focus from Tab, or -1 */
  int part;                     /* for ludo_board_places_describe_part():
                                 * described last */
} LudoBoardPlaces;

/* ludo_board_places_init: prepares @self for the board of @view; free with
 * ludo_board_places_clear(). */
void ludo_board_places_init (LudoBoardPlaces *self, LudoBoardView *view,
                             LudoBoardPick pick);

/* ludo_board_places_clear: frees the members that @self owns. */
void ludo_board_places_clear (LudoBoardPlaces *self);

/* ludo_board_places_remove: removes all children from the board. */
void ludo_board_places_remove (LudoBoardPlaces *self);

/* ludo_board_places_add: adds a child for each place of the view's drawing. */
void ludo_board_places_add (LudoBoardPlaces *self);

/* ludo_board_places_update: names, shows and selects the children for the
 * present position and pick.  Moves the focus if its place is hidden. */
void ludo_board_places_update (LudoBoardPlaces *self);

/* ludo_board_places_describe: describes @place in words for a screen reader,
 * considering the picked places; free with g_free(). */
char *ludo_board_places_describe (const LudoBoardPlaces *self, int place);

/* ludo_board_places_describe_part: describes whose turn it is, who leads and
 * the threats or, if @next, the pieces of the next side or row, in a circle;
 * free with g_free(). */
char *ludo_board_places_describe_part (LudoBoardPlaces *self, gboolean next);

/* ludo_board_places_name: updates the accessible name of every place. */
void ludo_board_places_name (LudoBoardPlaces *self);

/* ludo_board_places_allocate: gives each child the bounds of its place. */
void ludo_board_places_allocate (LudoBoardPlaces *self);

/* ludo_board_places_find_entrance: (nullable): the child that gets the focus
 * when the keyboard enters: the last one that had it, else one at which a move
 * can begin, else the first that is shown. */
GtkWidget *ludo_board_places_find_entrance (LudoBoardPlaces *self);

/* ludo_board_places_find_along: returns the next occupied place after @place, a
 * place or -1, along the course of the game, which is the order of the places
 * with names; @step is 1, or -1 for the place before.  If a place is picked,
 * returns the next place that can be picked.  Returns -1 if there is none. */
int ludo_board_places_find_along (LudoBoardPlaces *self, int place, int step);
