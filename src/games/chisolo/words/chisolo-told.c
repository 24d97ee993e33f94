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
describe_direction (int seat,
                    int direction)
{
  if (seat == CHISOLO_SOUTH)
    return g_strdup (direction > 0
                     ? _("South will sow anticlockwise for the whole game.")
                     : _("South will sow clockwise for the whole game."));

  return g_strdup (direction > 0
                   ? _("North will sow anticlockwise for the whole game.")
                   : _("North will sow clockwise for the whole game."));
}

static void
add_sowing (GString         *text,
            const GameTrace *trace,
            int              seat,
            LudoDetail       detail)
{
  int laps;
  int stones = chisolo_sown (trace, &laps);
  const GameEvent *first = NULL, *last = NULL;
  char from[3], to[3];

  for (size_t i = 0; i < trace->n_events; i++)
    if (trace->events[i].type == CHISOLO_EVENT_SOW)
      {
        if (first == NULL)
          first = &trace->events[i];
        last = &trace->events[i];
      }
  if (first == NULL)
    return;

  cell_name (first->from, from);
  cell_name (last->to, to);
  if (detail == LUDO_DETAIL_BRIEF)
    ludo_add_sentence (text, g_strdup_printf (
      seat == CHISOLO_SOUTH
      /* Translators: a hole's name and how many stones were dropped. */
      ? ngettext ("South, %s: %d stone.", "South, %s: %d stones.",
                  (gulong) stones)
      : ngettext ("North, %s: %d stone.", "North, %s: %d stones.",
                  (gulong) stones), from, stones));
  else
    ludo_add_sentence (text, g_strdup_printf (
      seat == CHISOLO_SOUTH
      /* Translators: how many stones are dropped in the whole turn, the names
       * of the hole where it begins and of the one where it ends. */
      ? ngettext ("South sows %d stone from %s to %s.",
                  "South sows %d stones from %s to %s.", (gulong) stones)
      : ngettext ("North sows %d stone from %s to %s.",
                  "North sows %d stones from %s to %s.", (gulong) stones),
      stones, from, to));

  if (laps == 2 && detail != LUDO_DETAIL_BRIEF)
    ludo_add_sentence (text, g_strdup (_("The sowing is relayed once.")));
  else if (laps > 2 && detail != LUDO_DETAIL_BRIEF)
    ludo_add_sentence (text, g_strdup_printf (
      /* Translators: how often the sower lifted a hole and sowed on. */
      ngettext ("The sowing is relayed %d time.",
                "The sowing is relayed %d times.", (gulong) (laps - 1)),
      laps - 1));
}

static char *
describe_total_taken (int seat,
                      int stones)
{
  if (seat == CHISOLO_SOUTH)
    return g_strdup_printf (ngettext ("South takes %d stone.",
                                      "South takes %d stones.",
                                      (gulong) stones), stones);

  return g_strdup_printf (ngettext ("North takes %d stone.",
                                    "North takes %d stones.",
                                    (gulong) stones), stones);
}

static char *
describe_capture (const GameEvent *event)
{
  int n = event->count;
  char from[3];

  cell_name (event->from, from);
  if (event->value == 0)
    return g_strdup_printf (
      event->seat == CHISOLO_SOUTH
      /* Translators: how many stones, from which hole. */
      ? ngettext ("South takes %d stone from %s.",
                  "South takes %d stones from %s.", (gulong) n)
      : ngettext ("North takes %d stone from %s.",
                  "North takes %d stones from %s.", (gulong) n), n, from);

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

static void
add_captures (GString       *text,
              const LudoPly *ply,
              LudoDetail     detail)
{
  const GameTrace *trace = ply->trace;
  int seat = ludo_ply_seat (ply);
  int taken = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    if (trace->events[i].type == CHISOLO_EVENT_CAPTURE)
      {
        taken += trace->events[i].count;
        if (detail == LUDO_DETAIL_FULL)
          ludo_add_sentence (text, describe_capture (&trace->events[i]));
      }

  if (taken > 0 && detail != LUDO_DETAIL_FULL)
    ludo_add_sentence (text, describe_total_taken (seat, taken));
  if (detail == LUDO_DETAIL_FULL && declined_third (ply))
    ludo_add_sentence (text, g_strdup (
      seat == CHISOLO_SOUTH ? _("South declines the third hole.")
                            : _("North declines the third hole.")));
}

char *
chisolo_describe_move (const LudoPly *ply,
                       LudoDetail     detail)
{
  GString *text = g_string_new (NULL);
  int seat = ludo_ply_seat (ply);
  gboolean south = seat == CHISOLO_SOUTH;

  switch (chisolo_move_kind (ply->move))
    {
    case CHISOLO_MOVE_PASS:
      ludo_add_sentence (text, g_strdup (south ? _("South passes.")
                                               : _("North passes.")));
      break;

    case CHISOLO_MOVE_OPEN:
      ludo_add_sentence (text, g_strdup_printf (
        /* Translators: %c is the letter of a column. */
        south ? _("South makes an opening capture in column %c.")
              : _("North makes an opening capture in column %c."),
        'a' + chisolo_hole_column (south ? CHISOLO_SOUTH : CHISOLO_NORTH,
                                   chisolo_move_hole (ply->move))));
      break;

    case CHISOLO_MOVE_SOW:
    case CHISOLO_MOVE_NONE:
    default:
      add_sowing (text, ply->trace, seat, detail);
      break;
    }

  add_captures (text, ply, detail);
  if (chisolo_move_direction (ply->move) != CHISOLO_UNCHOSEN)
    ludo_add_sentence (text, describe_direction (
      seat, chisolo_move_direction (ply->move)));

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
