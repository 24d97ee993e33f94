/* chisolo-places.c: what can be picked on the board of Chisolo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sowing is picked by its hole; then, where they are due, by the arrow of
 * its direction and by its third hole or by declining it.
 */

#include "chisolo-board.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/chisolo/rules/chisolo-moves.h"
#include "games/chisolo/rules/chisolo-notation.h"
#include "games/chisolo/words/chisolo-words.h"

static gboolean
is_own (const ChisoloState *state,
        int                 place)
{
  return place >= 0 && place < CHISOLO_CELLS
         && place / CHISOLO_HOLES == state->turn;
}

static gboolean
chooses_direction (const ChisoloState *state)
{
  return !chisolo_opening_due (state)
         && state->directions[state->turn] == CHISOLO_UNCHOSEN;
}

gboolean
chisolo_places_direction_due (const ChisoloState *state,
                              const int          *path,
                              int                 n_path)
{
  return n_path == 1 && is_own (state, path[0]) && chooses_direction (state);
}

/* Whether a sowing from @hole in @direction captures and leaves a third hole
 * to choose. */
static gboolean
has_third (const ChisoloState *state,
           int                 hole,
           int                 direction)
{
  ChisoloCamp camp = state->camps[state->turn];
  unsigned captured;
  int last;

  if (camp.stones[hole] == 0)
    return FALSE;

  last = chisolo_sow (&camp, hole, direction);
  captured = last != CHISOLO_ENDLESS ? chisolo_captured (state, last) : 0;

  return captured != 0
         && (chisolo_camp_filled (&state->camps[!state->turn]) & ~captured)
            != 0;
}

gboolean
chisolo_places_third_due (const ChisoloState *state,
                          const int          *path,
                          int                 n_path)
{
  int own = state->directions[state->turn];

  if (n_path < 1 || !is_own (state, path[0]) || chisolo_opening_due (state))
    return FALSE;

  if (chooses_direction (state))
    return n_path == 2
           && (path[1] == CHISOLO_PLACE_ANTICLOCKWISE
               || path[1] == CHISOLO_PLACE_CLOCKWISE)
           && has_third (state, path[0] % CHISOLO_HOLES,
                         path[1] == CHISOLO_PLACE_ANTICLOCKWISE ? 1 : -1);

  return n_path == 1
         && has_third (state, path[0] % CHISOLO_HOLES,
                       own == CHISOLO_ANTICLOCKWISE ? 1 : -1);
}

/* Whether an opening capture in the column of @hole leaves another hole to
 * take. */
static gboolean
opens_third (const ChisoloState *state,
             int                 hole)
{
  unsigned taken = 1u << chisolo_facing_inner (hole)
                   | 1u << chisolo_facing_outer (hole);

  return (chisolo_camp_filled (&state->camps[!state->turn]) & ~taken) != 0;
}

gboolean
chisolo_places_is_part (const GameState *game_state,
                        const int       *path,
                        int              n_path)
{
  const ChisoloState *state = (const ChisoloState *) game_state;

  if (!chisolo_opening_due (state))
    return chisolo_places_third_due (state, path, n_path);

  return n_path == 1 && is_own (state, path[0])
         && chisolo_is_inner (path[0] % CHISOLO_HOLES)
         && opens_third (state, path[0] % CHISOLO_HOLES);
}

gboolean
chisolo_places_pass_due (const ChisoloState *state)
{
  const GameMove pass = chisolo_move (CHISOLO_MOVE_PASS, 0, CHISOLO_UNCHOSEN,
                                      -1);

  return chisolo_refusal_of_move ((const GameState *) state, pass)
         == CHISOLO_REFUSAL_NONE;
}

int
chisolo_places_move_path (const GameState *game_state,
                          GameMove         move,
                          int             *path)
{
  const ChisoloState *state = (const ChisoloState *) game_state;
  int third = chisolo_move_third (move);
  int n = 0;

  if (chisolo_move_kind (move) == CHISOLO_MOVE_PASS)
    {
      path[n++] = CHISOLO_PLACE_PASS;
      return n;
    }

  path[n++] = chisolo_cell (state->turn, chisolo_move_hole (move));
  if (chisolo_move_direction (move) == CHISOLO_ANTICLOCKWISE)
    path[n++] = CHISOLO_PLACE_ANTICLOCKWISE;
  else if (chisolo_move_direction (move) == CHISOLO_CLOCKWISE)
    path[n++] = CHISOLO_PLACE_CLOCKWISE;

  if (third >= 0)
    path[n++] = chisolo_cell (!state->turn, third);
  else if (chisolo_places_third_due (state, path, n))
    path[n++] = CHISOLO_PLACE_DECLINE;

  return n;
}

/* At the end of a row one direction goes up or down; its button lies on the
 * side that the other one leaves free. */
int
chisolo_places_left_choice (int cell)
{
  int seat = cell / CHISOLO_HOLES;
  int hole = cell % CHISOLO_HOLES;

  return chisolo_way (seat, hole, CHISOLO_ANTICLOCKWISE) == CHISOLO_WAY_LEFT
         || chisolo_way (seat, hole, CHISOLO_CLOCKWISE) == CHISOLO_WAY_RIGHT
           ? CHISOLO_PLACE_ANTICLOCKWISE : CHISOLO_PLACE_CLOCKWISE;
}

const char *
chisolo_places_way_words (int cell,
                          int place)
{
  return chisolo_way_words (cell / CHISOLO_HOLES, cell % CHISOLO_HOLES,
                            place == CHISOLO_PLACE_ANTICLOCKWISE
                              ? CHISOLO_ANTICLOCKWISE : CHISOLO_CLOCKWISE);
}

/* Sentences on the part of a move that @path settles: how many stones it has
 * taken, and from where. */
static char *
describe_part (const GameState *before,
               const int       *path,
               int              n_path)
{
  const ChisoloState *state = (const ChisoloState *) before;
  const GameMove move =
    chisolo_move (chisolo_opening_due (state) ? CHISOLO_MOVE_OPEN
                                              : CHISOLO_MOVE_SOW,
                  path[0] % CHISOLO_HOLES,
                  n_path < 2 ? CHISOLO_UNCHOSEN
                  : path[1] == CHISOLO_PLACE_ANTICLOCKWISE
                    ? CHISOLO_ANTICLOCKWISE : CHISOLO_CLOCKWISE, -1);
  GameTrace trace = GAME_TRACE_INIT;
  GameState after = *before;
  int last = -1, taken = 0;
  char name[8];

  chisolo_apply_part (&after, move, &trace);
  for (size_t i = 0; i < trace.n_events; i++)
    if (trace.events[i].type == CHISOLO_EVENT_CAPTURE)
      taken += trace.events[i].count;
    else if (trace.events[i].type == CHISOLO_EVENT_SOW)
      last = trace.events[i].to;
  game_trace_clear (&trace);

  if (last < 0)
    return g_strdup_printf (ngettext ("The opening capture takes %d stone.",
                                      "The opening capture takes %d stones.",
                                      (gulong) taken), taken);

  return g_strdup_printf (
    /* Translators: the name of the hole where a sowing ends, and how many
     * stones it captures there. */
    ngettext ("The sowing ends in %s and takes %d stone.",
              "The sowing ends in %s and takes %d stones.", (gulong) taken),
    chisolo_places_name (last, name), taken);
}

/* Rules page, turn 5 and 6: after a capture the player may empty one more hole
 * of the opponent.  After an opening capture he has to. */
char *
chisolo_places_describe_pick (const GameState *game_state,
                              const int       *path,
                              int              n_path)
{
  const ChisoloState *state = (const ChisoloState *) game_state;
  const int left = n_path > 0 ? chisolo_places_left_choice (path[0]) : -1;

  if (chisolo_places_is_part (game_state, path, n_path))
    {
      g_autofree char *part = describe_part (game_state, path, n_path);

      return g_strdup_printf ("%s %s", part, chisolo_opening_due (state)
                                ? _("Take one more hole.")
                                : _("Take one more hole, or none."));
    }
  if (chisolo_places_direction_due (state, path, n_path))
    /* Translators: two ways to sow, such as "towards a" and "up". */
    return g_strdup_printf (_("Choose which way to sow: %s or %s."),
                            chisolo_places_way_words (path[0], left),
                            chisolo_places_way_words
                              (path[0], left == CHISOLO_PLACE_CLOCKWISE
                                          ? CHISOLO_PLACE_ANTICLOCKWISE
                                          : CHISOLO_PLACE_CLOCKWISE));

  return NULL;
}

char *
chisolo_places_describe_moves (const GameState *game_state,
                               const int       *path,
                               int              n_path)
{
  const ChisoloState *state = (const ChisoloState *) game_state;
  const int left = chisolo_places_left_choice (path[0]);
  const int other = left == CHISOLO_PLACE_CLOCKWISE
                      ? CHISOLO_PLACE_ANTICLOCKWISE : CHISOLO_PLACE_CLOCKWISE;
  char name[8];

  chisolo_places_name (path[0], name);
  if (chisolo_opening_due (state))
    return g_strdup_printf (_("%s allows an opening capture."), name);
  if (chooses_direction (state))
    /* Translators: a hole and two ways to sow, such as "towards a" and "up". */
    return g_strdup_printf (_("%s can be sown %s or %s."), name,
                            chisolo_places_way_words (path[0], left),
                            chisolo_places_way_words (path[0], other));

  return g_strdup_printf (
    chisolo_places_third_due (state, path, n_path)
    /* Translators: a hole and a way to sow, such as "towards a". */
    ? _("%s can be sown %s; then you take one more hole, or none.")
    : _("%s can be sown %s."), name,
    chisolo_places_way_words (path[0],
                              state->directions[state->turn]
                                == CHISOLO_ANTICLOCKWISE
                                ? CHISOLO_PLACE_ANTICLOCKWISE
                                : CHISOLO_PLACE_CLOCKWISE));
}

void
chisolo_places_path_token (const GameState *game_state,
                           const int       *path,
                           int              n_path,
                           char            *token)
{
  const ChisoloState *state = (const ChisoloState *) game_state;
  gboolean opening = chisolo_opening_due (state);
  char name[8];

  token[0] = '\0';
  if (n_path == 0)
    return;
  if (path[0] == CHISOLO_PLACE_PASS)
    {
      /* The button counts only if it was not dragged elsewhere. */
      if (n_path == 1)
        strcpy (token, "pass");
      return;
    }

  /* Another of the player's own holes begins a new move, unless the sowing has
   * been shown and only its third hole is open. */
  if (n_path > 1 && is_own (state, path[n_path - 1])
      && !chisolo_places_is_part (game_state, path, n_path - 1))
    {
      path += n_path - 1;
      n_path = 1;
    }
  strcpy (token, chisolo_places_name (path[0], name));
  if (!is_own (state, path[0]))
    return;

  if (opening && chisolo_is_inner (path[0] % CHISOLO_HOLES))
    token[1] = '\0';
  else if (n_path == 1 && chooses_direction (state))
    /* Neither direction is legal, so either one shows the reason. */
    strcat (token, "+");

  for (int i = 1; i < n_path; i++)
    if (path[i] == CHISOLO_PLACE_ANTICLOCKWISE)
      strcat (token, "+");
    else if (path[i] == CHISOLO_PLACE_CLOCKWISE)
      strcat (token, "-");
    else if (path[i] < CHISOLO_CELLS)
      {
        strcat (token, "x");
        strcat (token, chisolo_places_name (path[i], name));
      }
    else if (path[i] != CHISOLO_PLACE_DECLINE)
      {
        strcat (token, CHISOLO_NOWHERE);
        return;
      }
}

int
chisolo_places_drop_place (const GameState *game_state,
                           int              from,
                           int              to)
{
  const ChisoloState *state = (const ChisoloState *) game_state;
  const int step = (to - from + CHISOLO_HOLES) % CHISOLO_HOLES;
  ChisoloDirection direction;

  if (!is_own (state, to))
    return to;
  if (chisolo_opening_due (state) || (step != 1 && step != CHISOLO_HOLES - 1))
    return CHISOLO_PLACE_RESERVE;

  direction = step == 1 ? CHISOLO_ANTICLOCKWISE : CHISOLO_CLOCKWISE;
  if (!chooses_direction (state) && chisolo_may_sow (state, direction, NULL))
    return from;

  return step == 1 ? CHISOLO_PLACE_ANTICLOCKWISE : CHISOLO_PLACE_CLOCKWISE;
}

const char *
chisolo_places_name (int   place,
                     char *name)
{
  if (place < 0 || place >= CHISOLO_CELLS)
    return "";

  chisolo_hole_name (place / CHISOLO_HOLES, place % CHISOLO_HOLES, name);

  return name;
}

int
chisolo_places_owner (const GameState *game_state,
                      int              place)
{
  const ChisoloState *state = (const ChisoloState *) game_state;

  return place < CHISOLO_CELLS && chisolo_stones (state, place) > 0
         ? place / CHISOLO_HOLES : -1;
}

/* "f1, outer row, 3 stones": the number in the name shows whose row it is. */
static char *
describe_hole (const ChisoloState *state,
               int                 cell)
{
  int stones = chisolo_stones (state, cell);
  g_autofree char *content =
    stones == 0 ? g_strdup (_("empty"))
                : g_strdup_printf (ngettext ("%d stone", "%d stones",
                                             (gulong) stones), stones);
  char name[8];

  return g_strdup_printf (chisolo_is_inner (cell % CHISOLO_HOLES)
                          /* Translators: spoken of a hole: its name, and what
                           * it holds ("3 stones", "empty"). */
                          ? _("%s, inner row, %s") : _("%s, outer row, %s"),
                          chisolo_places_name (cell, name), content);
}

/* Adds to @text, which it takes over, the direction in which a stone leaves
 * @hole: to the next hole, which may be in the other row. */
static char *
add_way (const ChisoloState *state,
         int                 cell,
         char               *text)
{
  g_autofree char *described = text;
  int seat = cell / CHISOLO_HOLES;
  int hole = cell % CHISOLO_HOLES;
  ChisoloDirection direction = (ChisoloDirection) state->directions[seat];

  if (state->camps[seat].stones[hole] == 0 || direction == CHISOLO_UNCHOSEN)
    return g_steal_pointer (&described);

  /* Translators: spoken; a hole and what it holds, and a way to sow, such as
   * "towards a". */
  return g_strdup_printf (_("%s, sows %s"), described,
                          chisolo_way_words (seat, hole, direction));
}

char *
chisolo_places_describe_picked (const GameState *begun,
                                const int       *path,
                                int              n_path,
                                int              place)
{
  const ChisoloState *state = (const ChisoloState *) begun;
  char name[8];

  if (place == CHISOLO_PLACE_ANTICLOCKWISE || place == CHISOLO_PLACE_CLOCKWISE)
    return g_strdup_printf (place == CHISOLO_PLACE_ANTICLOCKWISE
      /* Translators: the name of a hole, and a way such as "towards g". */
      ? _("Sow %s %s, anticlockwise for the whole game")
      : _("Sow %s %s, clockwise for the whole game"),
      chisolo_places_name (path[0], name),
      chisolo_places_way_words (path[0], place));

  return place < CHISOLO_CELLS ? add_way (state, place,
                                          describe_hole (state, place))
                               : NULL;
}

char *
chisolo_places_describe (LudoGame *game,
                         int       place)
{
  const ChisoloState *state =
    (const ChisoloState *) ludo_game_get_state (game);
  int reserve;

  switch (place)
    {
    case CHISOLO_PLACE_ANTICLOCKWISE:
      return g_strdup (_("Sow anticlockwise for the whole game"));

    case CHISOLO_PLACE_CLOCKWISE:
      return g_strdup (_("Sow clockwise for the whole game"));

    case CHISOLO_PLACE_DECLINE:
      return g_strdup (_("Take no third hole"));

    case CHISOLO_PLACE_PASS:
      return g_strdup (_("Pass"));

    case CHISOLO_PLACE_RESERVE:
      reserve = chisolo_reserve (state);
      if (reserve == 0)
        return g_strdup (_("Reserve, empty"));
      return g_strdup_printf (ngettext ("Reserve, %d stone",
                                        "Reserve, %d stones",
                                        (gulong) reserve), reserve);

    default:
      return add_way (state, place, describe_hole (state, place));
    }
}

/* Lists the holes of @seat that are in @set by their names. */
static char *
list_holes (int      seat,
            unsigned set)
{
  GString *list = g_string_new (NULL);
  char name[8];

  for (; set != 0; set &= set - 1)
    g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "",
                            chisolo_places_name
                              (chisolo_cell (seat, __builtin_ctz (set)), name));

  return g_string_free (list, FALSE);
}

/* Returns: a sentence on the way of the hand from @cell in @direction, which is
 * added to @trace. */
static char *
describe_way (const GameState  *game_state,
              int               cell,
              ChisoloDirection  direction,
              GameTrace        *trace)
{
  GameTrace way = GAME_TRACE_INIT;
  const GameEvent *endless;
  g_autofree char *ring = NULL;
  g_autofree char *relays = NULL;
  int laps, stones;
  char from[8], to[8];

  chisolo_trace_way (game_state, cell, direction, &way);
  for (size_t i = 0; i < way.n_events; i++)
    game_trace_push (trace, way.events[i]);
  stones = chisolo_sown (&way, &laps);
  chisolo_places_name (cell, from);
  chisolo_places_name (way.events[way.n_events - 1].to, to);
  endless = game_trace_find (&way, CHISOLO_EVENT_ENDLESS);
  if (endless != NULL)
    ring = list_holes (cell / CHISOLO_HOLES, (unsigned) endless->value);
  game_trace_clear (&way);
  if (ring != NULL)
    /* Translators: the name of a hole, and a list of such names. */
    return g_strdup_printf (_("Sown from %s, the stones would go round for "
                              "ever: the hand would keep coming back to "
                              "%s."), from, ring);

  relays = laps == 1 ? g_strdup (_("without a relay"))
                     : g_strdup_printf (ngettext ("with %d relay",
                                                  "with %d relays",
                                                  (gulong) (laps - 1)),
                                        laps - 1);

  return g_strdup_printf (
    /* Translators: how many stones would be sown, the names of the holes where
     * that begins and ends, and "with 2 relays". */
    ngettext ("%d stone would be sown from %s to %s, %s.",
              "%d stones would be sown from %s to %s, %s.", (gulong) stones),
    stones, from, to, relays);
}

char *
chisolo_places_find_way (const GameState *game_state,
                         const int       *path,
                         int              n_path,
                         GameTrace       *trace)
{
  const ChisoloState *state = (const ChisoloState *) game_state;
  const int left = n_path > 0 ? chisolo_places_left_choice (path[0]) : -1;
  GString *both;
  int direction;

  if (n_path > 2 || path[0] < 0 || path[0] >= CHISOLO_CELLS
      || chisolo_stones (state, path[0]) == 0)
    return NULL;

  direction = state->directions[path[0] / CHISOLO_HOLES];
  if (n_path > 1)
    direction = path[1] == CHISOLO_PLACE_ANTICLOCKWISE ? CHISOLO_ANTICLOCKWISE
                : path[1] == CHISOLO_PLACE_CLOCKWISE ? CHISOLO_CLOCKWISE
                : CHISOLO_UNCHOSEN;
  else if (direction == CHISOLO_FIRST_MOVE)
    direction = CHISOLO_CLOCKWISE;
  if (direction != CHISOLO_UNCHOSEN)
    return describe_way (game_state, path[0], (ChisoloDirection) direction,
                         trace);
  if (n_path > 1 || chisolo_opening_due (state))
    return NULL;

  /* Before a direction is chosen, both ways may be looked at. */
  both = g_string_new (NULL);
  for (int i = 0; i < 2; i++)
    {
      int place = i == 0 ? left
                  : left == CHISOLO_PLACE_CLOCKWISE
                    ? CHISOLO_PLACE_ANTICLOCKWISE : CHISOLO_PLACE_CLOCKWISE;
      g_autofree char *way =
        describe_way (game_state, path[0],
                      place == CHISOLO_PLACE_ANTICLOCKWISE
                        ? CHISOLO_ANTICLOCKWISE : CHISOLO_CLOCKWISE, trace);

      /* Translators: a way to sow, such as "towards a", and a sentence on where
       * it leads. */
      g_string_append_printf (both, _("If you choose %s: %s"),
                              chisolo_places_way_words (path[0], place), way);
      if (i == 0)
        g_string_append_c (both, ' ');
    }

  return g_string_free (both, FALSE);
}
