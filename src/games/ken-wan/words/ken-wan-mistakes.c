/* ken-wan-mistakes.c: what beginners get wrong in Ken Wan, found by rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ken-wan-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/ken-wan/rules/ken-wan-notation.h"
#include "games/ken-wan/rules/ken-wan-rules.h"

static const KenWanState *
state_of (const GameState *state)
{
  return (const KenWanState *) state;
}

/* The colour of the piece on the cell given, or -1. */
static int
colour_given (const LudoGivenAnswer *asked)
{
  return ken_wan_colour_at (state_of (asked->state), asked->given);
}

static gboolean
is_cell (const LudoGivenAnswer *asked)
{
  return asked->given < KEN_WAN_CELLS;
}

static gboolean
is_taken (const LudoGivenAnswer *asked)
{
  return is_cell (asked) && colour_given (asked) >= 0;
}

/* How many groups of the side the cell given touches. */
static int
count_touched (const LudoGivenAnswer *asked)
{
  const KenWanState *state = state_of (asked->state);
  KenWanSet groups[KEN_WAN_CELLS];
  int n = ken_wan_groups (state, asked->seat, groups);
  int touched = 0;

  for (int i = 0; i < n; i++)
    touched += (groups[i] & ken_wan_neighbours (asked->given)) != 0;

  return touched;
}

static gboolean
touches_value (const LudoGivenAnswer *asked)
{
  return is_cell (asked) && count_touched (asked) == asked->value;
}

static gboolean
is_foreign (const LudoGivenAnswer *asked)
{
  return is_taken (asked) && colour_given (asked) != asked->seat;
}

static gboolean
is_empty (const LudoGivenAnswer *asked)
{
  return is_cell (asked) && colour_given (asked) < 0;
}

/* The parts that would be left of the group of the piece given. */
static int
count_parts (const LudoGivenAnswer *asked)
{
  KenWanSet parts[KEN_WAN_PARTS_MAX];

  return ken_wan_cut (state_of (asked->state), asked->given, parts);
}

static gboolean
is_own (const LudoGivenAnswer *asked)
{
  return is_cell (asked) && colour_given (asked) == asked->seat;
}

static gboolean
is_half (const LudoGivenAnswer *asked)
{
  return is_own (asked) && !asked->stuck
         && ken_wan_is_half (state_of (asked->state), asked->given);
}

static gboolean
cuts (const LudoGivenAnswer *asked)
{
  return is_own (asked) && !asked->stuck && count_parts (asked) > 1;
}

static gboolean
is_free (const LudoGivenAnswer *asked)
{
  return is_own (asked) && asked->stuck;
}

static int
count_pieces (const GameState *state,
              int              colour)
{
  return ken_wan_set_count (ken_wan_pieces (state_of (state), colour));
}

/* The groups, or the half-pieces, of all colours. */
static int
count_all (const GameState *state,
           gboolean         groups)
{
  int n = 0;

  for (int colour = 0; colour < KEN_WAN_COLOURS; colour++)
    n += groups ? ken_wan_groups (state_of (state), colour, NULL)
                : ken_wan_set_count (state_of (state)->half[colour]);

  return n;
}

static gboolean
counts_pieces (const LudoGivenAnswer *asked)
{
  return asked->given == count_pieces (asked->after, asked->seat);
}

/* Whether groups, or else half-pieces, of all colours were counted. */
static gboolean
counts_all (const LudoGivenAnswer *asked)
{
  return asked->given == count_all (asked->after, asked->value);
}

static gboolean
counts_before (const LudoGivenAnswer *asked)
{
  return asked->n_moves > 0
         && asked->given == ken_wan_set_count (state_of (asked->state)
                                                 ->half[asked->seat]);
}

/* Whether the answer takes every half-piece for one that becomes whole. */
static gboolean
makes_all_whole (const LudoGivenAnswer *asked)
{
  return asked->n_moves > 0 && asked->given == 0;
}

static gboolean
adds_groups (const LudoGivenAnswer *asked)
{
  return asked->given == asked->right
                         + ken_wan_groups (state_of (asked->after),
                                           asked->seat, NULL);
}

/* The pieces of other colours that the turn turned over. */
static int
count_turned (const LudoGivenAnswer *asked)
{
  int n = 0;

  for (gsize i = 0; i < asked->trace->n_events; i++)
    n += (asked->trace->events[i].type == KEN_WAN_EVENT_TURN_HALF
          || asked->trace->events[i].type == KEN_WAN_EVENT_TURN_WHOLE)
         && asked->trace->events[i].from != asked->seat;

  return n;
}

static gboolean
turns_none (const LudoGivenAnswer *asked)
{
  return count_turned (asked) == 0;
}

/* The groups of all sides but the one that played. */
static int
count_their_groups (const LudoGivenAnswer *asked,
                    const GameState       *state)
{
  return count_all (state, TRUE)
         - ken_wan_groups (state_of (state), asked->seat, NULL);
}

static gboolean
cuts_nothing (const LudoGivenAnswer *asked)
{
  return count_their_groups (asked, asked->after)
         <= count_their_groups (asked, asked->state);
}

static int
count_groups (const LudoGivenAnswer *asked,
              const GameState       *state)
{
  return ken_wan_groups (state_of (state), asked->seat, NULL);
}

static gboolean
leaves_halves (const LudoGivenAnswer *asked)
{
  return count_groups (asked, asked->after) == 1
         && state_of (asked->after)->half[asked->seat] != 0;
}

static gboolean
joins_nothing (const LudoGivenAnswer *asked)
{
  return count_groups (asked, asked->after)
         >= count_groups (asked, asked->state);
}

static gboolean
leaves_groups (const LudoGivenAnswer *asked)
{
  return count_groups (asked, asked->after) > 1;
}

/* Reads the cells of a refused move. */
static gboolean
read_cells (const LudoGivenAnswer *asked,
            int                   *from,
            int                   *to)
{
  gboolean whole = strlen (asked->token) == 4;

  *from = whole ? ken_wan_cell_named (asked->token) : -1;
  *to = whole ? ken_wan_cell_named (asked->token + 2) : -1;

  return *from >= 0 && *to >= 0
         && ken_wan_colour_at (state_of (asked->after), *from) == asked->seat;
}

static gboolean
lifts_cut (const LudoGivenAnswer *asked)
{
  KenWanSet parts[KEN_WAN_PARTS_MAX];
  int from, to;

  return read_cells (asked, &from, &to)
         && ken_wan_cut (state_of (asked->after), from, parts) > 1;
}

static gboolean
lands_on_piece (const LudoGivenAnswer *asked)
{
  int from, to;

  return read_cells (asked, &from, &to)
         && ken_wan_colour_at (state_of (asked->after), to) >= 0;
}

static gboolean
lands_apart (const LudoGivenAnswer *asked)
{
  int from, to;

  return read_cells (asked, &from, &to) && to != KEN_WAN_CENTRE
         && (ken_wan_neighbours (to)
             & (ken_wan_group (state_of (asked->after), from)
                & ~ken_wan_bit (from))) == 0;
}

#define PLACE (1u << LUDO_ASKED_PLACE)
#define WHICH (1u << LUDO_ASKED_WHICH)
#define NUMBER (1u << LUDO_ASKED_NUMBER)
#define TURN (1u << LUDO_ASKED_TURN)
#define REFUSED (1u << LUDO_ASKED_REFUSED)

const LudoMistake ken_wan_mistakes[] = {
  { "cell-taken", PLACE, { NULL }, is_taken, 0,
    N_("pointed at a cell with a piece"),
    N_("A piece stands there. Look for an empty cell.") },
  { "touches-one", PLACE, { NULL }, touches_value, 1,
    N_("took a cell that touches one group only"),
    N_("This cell touches only one of the groups.") },
  { "touches-none", PLACE, { NULL }, touches_value, 0,
    N_("took a cell that touches no group"),
    N_("This cell touches none of the groups.") },
  { "other-colour", WHICH, { NULL }, is_foreign, 0,
    N_("pointed at the wrong colour"), NULL },
  { "empty-cell", WHICH, { NULL }, is_empty, 0,
    N_("pointed at an empty cell"), NULL },
  { "half-piece", WHICH, { NULL }, is_half, 0,
    N_("pointed at a half-piece"), NULL },
  { "cut-point", WHICH, { NULL }, cuts, 0,
    N_("cut the group"), NULL },
  { "free-piece", WHICH, { NULL }, is_free, 0,
    N_("mistook a free piece for a cut point"),
    N_("Without this piece its group still holds together, so the piece may be "
       "lifted.") },
  { "pieces-counted", NUMBER, { "groups", "halves" }, counts_pieces, 0,
    N_("counted all the pieces"),
    N_("That is the number of all the pieces of this colour.") },
  { "all-groups", NUMBER, { "groups" }, counts_all, TRUE,
    N_("counted the groups of all colours"),
    N_("Those are the groups of all colours. Count one colour only.") },
  { "all-halves", NUMBER, { "halves" }, counts_all, FALSE,
    N_("counted the half-pieces of all colours"),
    N_("Those are the half-pieces of all colours. Count one colour only.") },
  { "before-landing", NUMBER, { "halves" }, counts_before, 0,
    N_("counted before the piece landed"),
    N_("That is how many half-pieces there are now. Count those that there "
       "will be once the piece has landed.") },
  { "all-whole", NUMBER, { "halves" }, makes_all_whole, 0,
    N_("made every half-piece whole"),
    N_("Only the half-pieces that the piece touches become whole.") },
  { "groups-added", NUMBER, { "halves" }, adds_groups, 0,
    N_("counted the groups as well"),
    N_("That counts the groups as well. Count the half-pieces only.") },
  { "turns-none", TURN,
    { "captures", "their-unites", "their-groups", "replies" }, turns_none, 0,
    N_("landed away from other colours"),
    N_("The piece landed beside no piece of another colour: it turns none "
       "over.") },
  { "turns-few", TURN, { "captures" }, NULL, 0,
    N_("turned too few pieces over"),
    N_("Too few pieces were turned over. Look for a cell that touches more of "
       "them.") },
  { "bridge-left", TURN, { "their-unites" }, NULL, 0,
    N_("turned pieces over, and left the bridge"),
    N_("Pieces were turned over, but the bridge can still be closed.") },
  { "moves-left", TURN, { "replies" }, NULL, 0,
    N_("turned pieces over, and left a free end"),
    N_("Pieces were turned over, but a free end can still move.") },
  { "cuts-nothing", TURN, { "their-groups" }, cuts_nothing, 0,
    N_("turned pieces over where nothing falls apart"),
    N_("Pieces were turned over, but the chain still holds together.") },
  { "cuts-little", TURN, { "their-groups" }, NULL, 0,
    N_("cut, but into fewer parts"),
    N_("The chain is cut, but a cut elsewhere would leave more parts.") },
  { "halves-left", TURN, { "wins" }, leaves_halves, 0,
    N_("united the pieces and left a half-piece"),
    N_("The pieces are united, but not all of them are whole: no half-piece "
       "may be left.") },
  { "joins-nothing", TURN, { "wins" }, joins_nothing, 0,
    N_("joined no groups"),
    N_("There are as many groups as before. The piece has to land where it "
       "links two separate groups.") },
  { "groups-left", TURN, { "wins" }, leaves_groups, 0,
    N_("joined some groups, not all"),
    N_("There are fewer groups than before, but still more than one.") },
  { "lifts-cut", REFUSED, { NULL }, lifts_cut, 0, N_("cut the group"), NULL },
  { "lands-on-piece", REFUSED, { NULL }, lands_on_piece, 0,
    N_("landed on a piece"), NULL },
  { "lands-apart", REFUSED, { NULL }, lands_apart, 0,
    N_("landed away from the group"), NULL },
  { 0 },
};
