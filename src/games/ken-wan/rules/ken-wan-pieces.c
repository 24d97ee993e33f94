/* ken-wan-pieces.c: the groups of a position of Ken Wan and the legal moves of
 * its pieces
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Ken Wan, which settles the questions that
 * the author's sheet leaves open.  The comments below quote it; "Turn 3" is the
 * third rule of its section "Turn".
 */

#include "ken-wan-pieces.h"

/* Near: the cells that have neighbours in a set of pieces.  The cells with two
 * have a neighbour even after one of them is lifted. */
typedef struct
{
  KenWanSet once;               /* cells with at least one neighbour */
  KenWanSet twice;              /* cells with at least two */
} Near;

static Near
near_set (KenWanSet set)
{
  Near near = { 0, 0 };

  while (set != 0)
    {
      KenWanSet beside = ken_wan_neighbours (ken_wan_set_pop (&set));

      near.twice |= near.once & beside;
      near.once |= beside;
    }

  return near;
}

/* Returns the cells that still have a neighbour in the set when @cell, a member
 * of it, is left out. */
static KenWanSet
near_without (const Near *near,
              int         cell)
{
  return near->once & (~ken_wan_neighbours (cell) | near->twice);
}

int
ken_wan_colour_at (const KenWanState *state,
                   int                cell)
{
  for (int colour = 0; colour < KEN_WAN_COLOURS; colour++)
    if (ken_wan_pieces (state, colour) & ken_wan_bit (cell))
      return colour;

  return -1;
}

bool
ken_wan_is_half (const KenWanState *state,
                 int                cell)
{
  return ((state->half[KEN_WAN_BLUE] | state->half[KEN_WAN_YELLOW]
           | state->half[KEN_WAN_RED]) & ken_wan_bit (cell)) != 0;
}

int
ken_wan_place (const KenWanState *state,
               int                seat)
{
  for (int i = 0; i < state->n_placed; i++)
    if (state->placed[i] == seat)
      return i + 1;

  return 0;
}

/* "A player who wins a place takes no further turn."  "A player with no men
 * left is out, without a place." */
bool
ken_wan_is_active (const KenWanState *state,
                   int                seat)
{
  return seat < state->n_players && ken_wan_pieces (state, seat) != 0
         && ken_wan_place (state, seat) == 0;
}

/* "A player whose surviving men are all whole and form a single group has
 * united them." */
bool
ken_wan_is_united (const KenWanState *state,
                   int                seat)
{
  return state->half[seat] == 0 && state->whole[seat] != 0
         && ken_wan_is_joined (state->whole[seat]);
}

/* "A group is a largest set of men of one colour, whole or half, joined by
 * neighbouring cells." */
KenWanSet
ken_wan_group (const KenWanState *state,
               int                cell)
{
  int colour = ken_wan_colour_at (state, cell);

  return colour < 0 ? 0 : ken_wan_joined (ken_wan_pieces (state, colour), cell);
}

int
ken_wan_groups (const KenWanState *state,
                int                colour,
                KenWanSet         *groups)
{
  KenWanSet pieces = ken_wan_pieces (state, colour);
  int n = 0;

  while (pieces != 0)
    {
      KenWanSet group = ken_wan_joined (pieces, ken_wan_set_first (pieces));

      if (groups != NULL)
        groups[n] = group;
      pieces &= ~group;
      n++;
    }

  return n;
}

int
ken_wan_cut (const KenWanState *state,
             int                cell,
             KenWanSet          parts[KEN_WAN_PARTS_MAX])
{
  KenWanSet rest = ken_wan_group (state, cell) & ~ken_wan_bit (cell);
  int n = 0;

  while (rest != 0)
    {
      parts[n] = ken_wan_joined (rest, ken_wan_set_first (rest));
      rest &= ~parts[n];
      n++;
    }

  return n;
}

/* Turn 1 and 2, for a @group of two or more: "A whole man may move if lifting
 * it leaves the rest of its group in one piece."  "A half man of a group of
 * two or more never moves." */
static KenWanSet
liftable (const KenWanState *state,
          int                colour,
          KenWanSet          group)
{
  return state->whole[colour] & group & ~ken_wan_cuts (group);
}

/* Turn 1: "It must land on an empty cell next to at least one man of that
 * same group (whole or half; itself not counted)."  Turn 5: "A man never lands
 * on the cell it left"; this holds because @empty does not contain @cell. */
static KenWanSet
landing_of_member (const Near *near,
                   KenWanSet   empty,
                   int         cell)
{
  return near_without (near, cell) & empty;
}

/* Turn 3 and 4: "An isolated whole man may land on any empty cell next to at
 * least one other man, of any colour, whole or half."  "An isolated half man
 * may land on any empty cell next to at least one other man of its own
 * colour." */
static KenWanSet
landing_of_isolated (const KenWanState *state,
                     int                colour,
                     KenWanSet          empty,
                     int                cell)
{
  Near near = near_set (ken_wan_is_half (state, cell)
                        ? ken_wan_pieces (state, colour)
                        : ken_wan_occupied (state));

  return near_without (&near, cell) & empty;
}

KenWanSet
ken_wan_landing (const KenWanState *state,
                 int                cell)
{
  int colour = ken_wan_colour_at (state, cell);
  KenWanSet group = ken_wan_group (state, cell);
  KenWanSet empty = ken_wan_empty (state);
  Near near;

  if (group == 0)
    return 0;
  if (group == ken_wan_bit (cell))
    return landing_of_isolated (state, colour, empty, cell);
  if ((liftable (state, colour, group) & ken_wan_bit (cell)) == 0)
    return 0;

  near = near_set (group);

  return landing_of_member (&near, empty, cell);
}

/* Turn 6: "When a whole man has landed, every neighbour of it changes at
 * once: a half man of any colour, its own included, becomes a whole man of
 * the mover's colour; a whole man of another colour becomes a half man of the
 * mover's colour."  Turn 4: an isolated half man "changes nothing around
 * it". */
void
ken_wan_turned (const KenWanState *state,
                int                from,
                int                to,
                KenWanSet         *to_whole,
                KenWanSet         *to_half)
{
  int mover = ken_wan_colour_at (state, from);
  KenWanSet beside = ken_wan_neighbours (to) & ~ken_wan_bit (from);

  *to_whole = 0;
  *to_half = 0;
  if (mover < 0 || ken_wan_is_half (state, from))
    return;

  for (int colour = 0; colour < KEN_WAN_COLOURS; colour++)
    {
      *to_whole |= state->half[colour] & beside;
      if (colour != mover)
        *to_half |= state->whole[colour] & beside;
    }
}

/* Calls @each for the movable pieces of one @group of two or more, as
 * ken_wan_each_movable() does for all groups. */
static void
each_of_group (const KenWanState *state,
               int                colour,
               KenWanSet          group,
               KenWanSet          empty,
               KenWanEach         each,
               void              *data)
{
  KenWanSet movable = liftable (state, colour, group);
  Near near;

  if (movable == 0)
    return;

  near = near_set (group);
  while (movable != 0)
    {
      int cell = ken_wan_set_pop (&movable);
      KenWanSet landing = landing_of_member (&near, empty, cell);

      if (landing != 0)
        each (cell, landing, data);
    }
}

void
ken_wan_each_movable (const KenWanState *state,
                      int                colour,
                      KenWanEach         each,
                      void              *data)
{
  KenWanSet pieces = ken_wan_pieces (state, colour);
  KenWanSet empty = ken_wan_empty (state);

  while (pieces != 0)
    {
      int first = ken_wan_set_first (pieces);
      KenWanSet group = ken_wan_joined (pieces, first);
      KenWanSet landing;

      pieces &= ~group;
      if (group != ken_wan_bit (first))
        {
          each_of_group (state, colour, group, empty, each, data);
          continue;
        }

      landing = landing_of_isolated (state, colour, empty, first);
      if (landing != 0)
        each (first, landing, data);
    }
}
