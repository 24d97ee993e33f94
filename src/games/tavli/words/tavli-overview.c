/* tavli-overview.c: how a position of tavli stands, for the ear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tavli-words.h"

#include <glib/gi18n.h>

#include "games/tavli/rules/tavli-hit-risk.h"
#include "games/tavli/rules/tavli-notation.h"

static char *
describe_standing (const TavliState *state)
{
  int lead = tavli_pips (state, TAVLI_BLACK) - tavli_pips (state, TAVLI_WHITE);

  if (lead == 0)
    return g_strdup (_("Both sides have equally far to go."));

  return g_strdup_printf (
    lead > 0 ? ngettext ("White leads by %d step.", "White leads by %d steps.",
                         (gulong) lead)
             : ngettext ("Black leads by %d step.", "Black leads by %d steps.",
                         (gulong) -lead), ABS (lead));
}

/* Says which blots of the side to move the next throw of the other may hit. */
static char *
describe_threat (const TavliState *state)
{
  GString *list = g_string_new (NULL);
  uint32_t cells = tavli_blots (state, state->turn);
  int risk = tavli_hit_risk (state, state->turn, cells);
  g_autofree char *names = NULL;

  for (int cell = 1; cell <= TAVLI_CELLS; cell++)
    if ((cells >> cell & 1) != 0
        && tavli_hit_risk (state, state->turn, 1u << cell) > 0)
      g_string_append_printf (list, "%s%d", list->len > 0 ? _(", ") : "",
                              cell);
  names = g_string_free (list, FALSE);
  if (names[0] == '\0')
    return g_strdup (_("Nothing is threatened."));

  return g_strdup_printf (
    state->turn == TAVLI_BLACK
    /* Translators: cells with a single checker, how many throws hit one. */
    ? ngettext ("White can hit on %s: %d throw in 216.",
                "White can hit on %s: %d throws in 216.",
                (gulong) risk)
    : ngettext ("Black can hit on %s: %d throw in 216.",
                "Black can hit on %s: %d throws in 216.",
                (gulong) risk),
    names, risk);
}

/* Says where the checkers of @seat stand, in the order of the course. */
static char *
describe_checkers (const TavliState *state,
                   int               seat)
{
  GString *list = g_string_new (NULL);

  for (int place = 0; place < TAVLI_PLACES; place++)
    {
      int n = tavli_checkers (state, seat, place);
      char name[8];

      if (n == 0)
        continue;
      g_string_append (list, list->len > 0 ? _(", ") : "");
      tavli_place_name (place, name);
      if (place == TAVLI_HAND)
        /* Translators: how many checkers have still to enter. */
        g_string_append_printf (list, _("%d to enter"), n);
      else if (place == TAVLI_OFF)
        /* Translators: how many checkers are borne off. */
        g_string_append_printf (list, _("%d off"), n);
      else
        /* Translators: how many checkers stand on a cell. */
        g_string_append_printf (list, _("%d on %s"), n, name);
    }

  return g_string_free (list, FALSE);
}

char *
tavli_describe_overview (const GameState *position,
                         int              part)
{
  const TavliState *state = (const TavliState *) position;
  int seat = part == 1 ? state->turn : !state->turn;
  g_autofree char *text = NULL;
  g_autofree char *threat = NULL;

  if (part > 2)
    return NULL;
  if (part > 0)
    {
      text = describe_checkers (state, seat);

      return g_strdup_printf (seat == TAVLI_WHITE
                              /* Translators: %s is "2 on 10, 1 on m4". */
                              ? _("White: %s.") : _("Black: %s."), text);
    }

  text = describe_standing (state);
  threat = describe_threat (state);

  return g_strdup_printf ("%s %s", text, threat);
}
