/* chisolo-told.c: a turn of Chisolo in sentences, and ways to sow in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chisolo-words.h"

#include <glib/gi18n.h>

#include "games/chisolo/rules/chisolo-moves.h"
#include "games/chisolo/rules/chisolo-notation.h"

int
chisolo_reserve (const ChisoloState *state)
{
  int taken = 2 * chisolo_form_stones (chisolo_form (state->ruleset))
              - chisolo_camp_total (&state->camps[CHISOLO_SOUTH])
              - chisolo_camp_total (&state->camps[CHISOLO_NORTH]);

  return MAX (taken, 0);
}

ChisoloWay
chisolo_way (int              seat,
             int              hole,
             ChisoloDirection direction)
{
  int step = direction == CHISOLO_ANTICLOCKWISE ? 1 : -1;
  int next = (hole + step + CHISOLO_HOLES) % CHISOLO_HOLES;
  int columns = chisolo_hole_column (seat, next)
                - chisolo_hole_column (seat, hole);

  if (columns != 0)
    return columns > 0 ? CHISOLO_WAY_RIGHT : CHISOLO_WAY_LEFT;

  return chisolo_hole_row (seat, next) > chisolo_hole_row (seat, hole)
         ? CHISOLO_WAY_UP : CHISOLO_WAY_DOWN;
}

const char *
chisolo_way_words (int              seat,
                   int              hole,
                   ChisoloDirection direction)
{
  switch (chisolo_way (seat, hole, direction))
    {
    case CHISOLO_WAY_LEFT:
      /* Translators: a way to sow: to the column at one end of the board. */
      return _("towards a");
    case CHISOLO_WAY_RIGHT:
      return _("towards g");
    case CHISOLO_WAY_UP:
      /* Translators: a way to sow, into the row above or below. */
      return C_("way", "up");
    case CHISOLO_WAY_DOWN:
    default:
      return C_("way", "down");
    }
}

static void
cell_name (int   cell,
           char *name)
{
  chisolo_hole_name (cell / CHISOLO_HOLES, cell % CHISOLO_HOLES, name);
}

static char *
describe_direction (int        seat,
                    int        direction,
                    LudoDetail detail)
{
  gboolean south = seat == CHISOLO_SOUTH;

  /* Keep the brief text short, because at the first move the next player has to
   * choose a direction too. */
  if (detail == LUDO_DETAIL_BRIEF && direction > 0)
    return g_strdup (south ? _("South stays anticlockwise.")
                           : _("North stays anticlockwise."));
  if (detail == LUDO_DETAIL_BRIEF)
    return g_strdup (south ? _("South stays clockwise.")
                           : _("North stays clockwise."));
  if (direction > 0)
    return g_strdup (south
                     ? _("South will sow anticlockwise for the whole game.")
                     : _("North will sow anticlockwise for the whole game."));

  return g_strdup (south ? _("South will sow clockwise for the whole game.")
                         : _("North will sow clockwise for the whole game."));
}

/* Returns: the holes that @trace empties by a capture, as "a2, a1 and g1"; sets
 * @stones to how many it takes from them. */
static char *
list_taken (const GameTrace *trace,
            int             *stones)
{
  g_autoptr (GPtrArray) holes = g_ptr_array_new_with_free_func (g_free);

  *stones = 0;
  for (size_t i = 0; i < trace->n_events; i++)
    if (trace->events[i].type == CHISOLO_EVENT_CAPTURE)
      {
        char *name = g_malloc (3);

        cell_name (trace->events[i].from, name);
        g_ptr_array_add (holes, name);
        *stones += trace->events[i].count;
      }

  return ludo_list_words (holes);
}

/* Returns: what comes after the sowing of a turn that has so many @laps. */
static char *
describe_relays (int laps)
{
  if (laps < 2)
    return g_strdup ("");
  if (laps == 2)
    /* Translators: ends the sentence "South sows 7 stones from a1 to e1": how
     * often the sower lifted a hole and sowed on. */
    return g_strdup (_(", relayed once"));
  if (laps == 3)
    return g_strdup (_(", relayed twice"));

  return g_strdup_printf (
    /* Translators: the same, at least three times. */
    ngettext (", relayed %d time", ", relayed %d times", (gulong) (laps - 1)),
    laps - 1);
}

/* Describes the sowing of @trace and its captures in few words. */
static char *
describe_briefly (int         seat,
                  int         stones,
                  const char *from,
                  int         taken,
                  const char *holes)
{
  gboolean south = seat == CHISOLO_SOUTH;

  if (taken == 0)
    return g_strdup_printf (
      south
      /* Translators: how many stones are dropped in the whole turn, and the
       * name of the hole where it begins. */
      ? ngettext ("South sows %d stone from %s.",
                  "South sows %d stones from %s.", (gulong) stones)
      : ngettext ("North sows %d stone from %s.",
                  "North sows %d stones from %s.", (gulong) stones),
      stones, from);

  return g_strdup_printf (
    south
    /* Translators: the same, then how many stones are taken, and the holes
     * they are taken from, as "c4, c3 and a4". */
    ? ngettext ("South sows %d stone from %s and takes %d from %s.",
                "South sows %d stones from %s and takes %d from %s.",
                (gulong) stones)
    : ngettext ("North sows %d stone from %s and takes %d from %s.",
                "North sows %d stones from %s and takes %d from %s.",
                (gulong) stones), stones, from, taken, holes);
}

static char *
describe_sowing (const GameTrace *trace,
                 int              seat)
{
  int laps, stones = chisolo_sown (trace, &laps);
  g_autofree char *relays = describe_relays (laps);
  const GameEvent *last = NULL;
  char from[3], to[3];

  for (size_t i = 0; i < trace->n_events; i++)
    if (trace->events[i].type == CHISOLO_EVENT_SOW)
      last = &trace->events[i];

  cell_name (game_trace_find (trace, CHISOLO_EVENT_SOW)->from, from);
  cell_name (last->to, to);

  return g_strdup_printf (
    seat == CHISOLO_SOUTH
    /* Translators: how many stones are dropped in the whole turn, the names
     * of the hole where it begins and of the one where it ends, and how often
     * it is relayed (or nothing). */
    ? ngettext ("South sows %d stone from %s to %s%s.",
                "South sows %d stones from %s to %s%s.", (gulong) stones)
    : ngettext ("North sows %d stone from %s to %s%s.",
                "North sows %d stones from %s to %s%s.", (gulong) stones),
    stones, from, to, relays);
}

static char *
describe_taken (int         seat,
                int         stones,
                const char *holes)
{
  return g_strdup_printf (
    seat == CHISOLO_SOUTH
    /* Translators: how many stones, and from which hole or holes: "from a2",
     * "from a2, a1 and g1". */
    ? ngettext ("South takes %d stone from %s.",
                "South takes %d stones from %s.", (gulong) stones)
    : ngettext ("North takes %d stone from %s.",
                "North takes %d stones from %s.", (gulong) stones),
    stones, holes);
}

static char *
describe_capture (const GameEvent *event)
{
  int n = event->count;
  char from[3];

  cell_name (event->from, from);
  if (event->value == 0)
    return describe_taken (event->seat, n, from);

  return g_strdup_printf (
    event->seat == CHISOLO_SOUTH
    ? ngettext ("South takes %d stone from the third hole, %s.",
                "South takes %d stones from the third hole, %s.", (gulong) n)
    : ngettext ("North takes %d stone from the third hole, %s.",
                "North takes %d stones from the third hole, %s.", (gulong) n),
    n, from);
}

/* Whether @ply gave up a third hole that it could have taken. */
static gboolean
declined_third (const LudoPly *ply)
{
  const ChisoloState *before = (const ChisoloState *) ply->before;
  const ChisoloState *after = (const ChisoloState *) ply->after;
  int taken = chisolo_reserve (after) - chisolo_reserve (before);

  return taken > 0
         && chisolo_move_kind (ply->move) == CHISOLO_MOVE_SOW
         && chisolo_move_third (ply->move) < 0
         && !chisolo_camp_is_empty (&after->camps[after->turn]);
}

/* Adds each capture of @ply by itself. */
static void
add_captures (GString       *text,
              const LudoPly *ply)
{
  const GameTrace *trace = ply->trace;

  for (size_t i = 0; i < trace->n_events; i++)
    if (trace->events[i].type == CHISOLO_EVENT_CAPTURE)
      ludo_add_sentence (text, describe_capture (&trace->events[i]));

  if (declined_third (ply))
    ludo_add_sentence (text, g_strdup (
      ludo_ply_seat (ply) == CHISOLO_SOUTH
      ? _("South declines the third hole.")
      : _("North declines the third hole.")));
}

char *
chisolo_describe_move (const LudoPly *ply,
                       LudoDetail     detail)
{
  GString *text = g_string_new (NULL);
  const ChisoloMoveKind kind = chisolo_move_kind (ply->move);
  int seat = ludo_ply_seat (ply);
  gboolean south = seat == CHISOLO_SOUTH;
  int stones;
  g_autofree char *holes = list_taken (ply->trace, &stones);

  if (kind == CHISOLO_MOVE_PASS)
    ludo_add_sentence (text, g_strdup (south ? _("South passes.")
                                             : _("North passes.")));
  else if (kind == CHISOLO_MOVE_OPEN)
    ludo_add_sentence (text, g_strdup_printf (
      /* Translators: %c is the letter of a column. */
      south ? _("South makes an opening capture in column %c.")
            : _("North makes an opening capture in column %c."),
      'a' + chisolo_hole_column (seat, chisolo_move_hole (ply->move))));
  else if (detail == LUDO_DETAIL_BRIEF)
    {
      const GameEvent *first = game_trace_find (ply->trace,
                                                CHISOLO_EVENT_SOW);
      char from[3];

      cell_name (first->from, from);
      ludo_add_sentence (text, describe_briefly (
        seat, chisolo_sown (ply->trace, NULL), from, stones, holes));
    }
  else
    ludo_add_sentence (text, describe_sowing (ply->trace, seat));

  if (detail == LUDO_DETAIL_FULL)
    add_captures (text, ply);
  else if (stones > 0
           && (kind == CHISOLO_MOVE_OPEN || detail == LUDO_DETAIL_NORMAL))
    ludo_add_sentence (text, describe_taken (seat, stones, holes));
  if (chisolo_move_direction (ply->move) != CHISOLO_UNCHOSEN)
    ludo_add_sentence (text, describe_direction (
      seat, chisolo_move_direction (ply->move), detail));

  return g_string_free (text, FALSE);
}

static char *
name_sowing (const GameState *before,
             GameMove         move)
{
  const ChisoloState *state = (const ChisoloState *) before;
  ChisoloDirection chosen = chisolo_move_direction (move);
  gboolean is_anticlockwise = chosen == CHISOLO_ANTICLOCKWISE;
  const char *way =
    chisolo_way_words (state->turn, chisolo_move_hole (move),
                       chosen != CHISOLO_UNCHOSEN
                         ? chosen
                         : (ChisoloDirection) state->directions[state->turn]);
  GameState after = *before;
  const LudoPly ply = { &chisolo_rules, before, move, &after, NULL };
  int third = chisolo_move_third (move);
  char hole[3], third_hole[3];

  chisolo_hole_name (state->turn, chisolo_move_hole (move), hole);
  if (third >= 0)
    {
      chisolo_hole_name (!state->turn, third, third_hole);

      return g_strdup_printf (
        chosen == CHISOLO_UNCHOSEN
          /* Translators: what a player does: the name of a hole, a way to sow
           * such as "towards a", and the name of another hole. */
          ? _("sow the hole %s %s, taking %s as the third hole")
        : is_anticlockwise
          ? _("sow the hole %s %s, anticlockwise for the whole game, taking %s "
              "as the third hole")
          : _("sow the hole %s %s, clockwise for the whole game, taking %s as "
              "the third hole"), hole, way, third_hole);
    }

  chisolo_rules.apply (&after, move, NULL);
  if (declined_third (&ply))
    return g_strdup_printf (
      chosen == CHISOLO_UNCHOSEN
        /* Translators: what a player does: the name of a hole, and a way to
         * sow, such as "towards a". */
        ? _("sow the hole %s %s, taking no third hole")
      : is_anticlockwise
        ? _("sow the hole %s %s, anticlockwise for the whole game, taking no "
            "third hole")
        : _("sow the hole %s %s, clockwise for the whole game, taking no third "
            "hole"), hole, way);

  return g_strdup_printf (
    chosen == CHISOLO_UNCHOSEN
      /* Translators: what a player does: the name of a hole, and a way to
       * sow, such as "towards a". */
      ? _("sow the hole %s %s")
    : is_anticlockwise
      ? _("sow the hole %s %s, anticlockwise for the whole game")
      : _("sow the hole %s %s, clockwise for the whole game"), hole, way);
}

char *
chisolo_name_move (const GameState *before,
                   GameMove         move)
{
  int seat = chisolo_rules.turn (before);
  int third = chisolo_move_third (move);
  char own[3], other[3];

  if (chisolo_move_kind (move) == CHISOLO_MOVE_PASS)
    /* Translators: what a player does who cannot move. */
    return g_strdup (_("pass"));
  if (chisolo_move_kind (move) != CHISOLO_MOVE_OPEN)
    return name_sowing (before, move);

  chisolo_hole_name (seat, chisolo_move_hole (move), own);
  if (third < 0)
    /* Translators: what a player does; %c is the letter of a column. */
    return g_strdup_printf (_("make an opening capture in column %c"), own[0]);
  chisolo_hole_name (!seat, third, other);

  return g_strdup_printf (
    /* Translators: what a player does: the letter of a column, the name of a
     * hole. */
    _("make an opening capture in column %c, taking %s as the third hole"),
    own[0], other);
}
