/* chisolo-overview.c: how a position of Chisolo stands, for the ear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chisolo-words.h"

#include <glib/gi18n.h>

#include "games/chisolo/rules/chisolo-form.h"
#include "games/chisolo/rules/chisolo-moves.h"
#include "games/chisolo/rules/chisolo-notation.h"

/* Returns the most stones that one move of @seat would take, were it its
 * turn. */
static int
find_threat (const GameState *state,
             int              seat)
{
  GameState before = *state;
  GameMove moves[GAME_MOVES_MAX];
  int n_moves, most = 0;

  ((ChisoloState *) &before)->turn = (uint8_t) seat;
  n_moves = chisolo_rules.legal_moves (&before, moves);
  for (int i = 0; i < n_moves; i++)
    {
      GameState after = before;
      GameTrace trace = GAME_TRACE_INIT;
      int taken = 0;

      chisolo_rules.apply (&after, moves[i], &trace);
      for (size_t j = 0; j < trace.n_events; j++)
        if (trace.events[j].type == CHISOLO_EVENT_CAPTURE)
          taken += trace.events[j].count;
      game_trace_clear (&trace);
      most = MAX (most, taken);
    }

  return most;
}

static char *
describe_standing (const ChisoloState *state)
{
  int south = chisolo_camp_total (&state->camps[CHISOLO_SOUTH]);
  int north = chisolo_camp_total (&state->camps[CHISOLO_NORTH]);

  if (south == north)
    return g_strdup_printf (ngettext ("Each side has %d stone.",
                                      "Each side has %d stones.",
                                      (gulong) south), south);

  return g_strdup_printf (south > north
                          /* Translators: the stones of both sides. */
                          ? _("South leads, %d stones to %d.")
                          : _("North leads, %d stones to %d."),
                          MAX (south, north), MIN (south, north));
}

/* The holes of a row from left to right that are not empty. */
static char *
describe_row (const ChisoloState *state,
              int                 seat,
              gboolean            inner)
{
  GString *text = g_string_new (NULL);
  const char *empty = _("empty");

  for (int column = 0; column < CHISOLO_COLUMNS; column++)
    for (int hole = 0; hole < CHISOLO_HOLES; hole++)
      {
        char name[8];

        if (chisolo_is_inner (hole) != inner
            || chisolo_hole_column (seat, hole) != column
            || state->camps[seat].stones[hole] == 0)
          continue;
        chisolo_hole_name (seat, hole, name);
        g_string_append (text, text->len > 0 ? _(", ") : "");
        /* Translators: how many stones lie in a hole, then its name. */
        g_string_append_printf (text, _("%d in %s"),
                                state->camps[seat].stones[hole], name);
      }
  if (text->len == 0)
    g_string_append (text, empty);

  return g_string_free (text, FALSE);
}

char *
chisolo_describe_overview (const GameState *position,
                           int              part)
{
  const ChisoloState *state = (const ChisoloState *) position;
  int seat = part < 3 ? state->turn : !state->turn;
  gboolean inner = part % 2 == 1;
  g_autofree char *text = NULL;
  int threat;

  if (part > 4)
    return NULL;
  if (part > 0)
    {
      text = describe_row (state, seat, inner);

      return g_strdup_printf (
        /* Translators: %s is what lies there, "3 in a2, 1 in c2". */
        seat == CHISOLO_SOUTH
        ? (inner ? _("South’s inner row: %s.") : _("South’s outer row: %s."))
        : (inner ? _("North’s inner row: %s.") : _("North’s outer row: %s.")),
        text);
    }

  text = describe_standing (state);
  threat = find_threat (position, !state->turn);
  if (threat == 0)
    return g_strdup_printf ("%s %s", text, _("Nothing is threatened."));

  return g_strdup_printf (
    state->turn == CHISOLO_NORTH
    /* Translators: %s is a sentence; then how many stones are threatened. */
    ? ngettext ("%s South threatens to take %d stone.",
                "%s South threatens to take %d stones.", (gulong) threat)
    : ngettext ("%s North threatens to take %d stone.",
                "%s North threatens to take %d stones.", (gulong) threat),
    text, threat);
}
