/* ken-wan-overview.c: how a position of Ken Wan stands, for the ear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ken-wan-words.h"

#include <glib/gi18n.h>

#include "games/ken-wan/rules/ken-wan-notation.h"
#include "games/ken-wan/words/ken-wan-colours.h"

/* Names the side with the fewest groups. */
static char *
describe_leader (const KenWanState *state)
{
  int least = 0, n_least = 0, leader = 0;

  for (int seat = 0; seat < state->n_players; seat++)
    {
      int n = ken_wan_groups (state, seat, NULL);

      if (!ken_wan_is_active (state, seat) || (n_least > 0 && n > least))
        continue;
      n_least = n_least > 0 && n == least ? n_least + 1 : 1;
      least = n;
      leader = seat;
    }

  if (n_least != 1)
    return g_strdup_printf (
      /* Translators: how many groups the best sides have each. */
      ngettext ("No side leads: %d group each.",
                "No side leads: %d groups each.", (gulong) least), least);

  return g_strdup_printf (
    /* Translators: a colour and in how many groups its pieces are. */
    ngettext ("%s leads with %d group.", "%s leads with %d groups.",
              (gulong) least), ken_wan_seat_name (leader), least);
}

/* The pieces of @colour, one group after the other. */
static char *
describe_pieces (const KenWanState *state,
                 int                colour)
{
  GString *text = g_string_new (NULL);
  KenWanSet left = ken_wan_pieces (state, colour);

  for (int cell = 0; cell < KEN_WAN_CELLS; cell++)
    {
      KenWanSet group;

      if ((left >> cell & 1) == 0)
        continue;
      group = ken_wan_group (state, cell);
      left &= ~group;
      /* Translators: stands between two groups of pieces. */
      g_string_append (text, text->len > 0 ? _("; ") : "");
      for (int other = cell; other < KEN_WAN_CELLS; other++)
        if (group >> other & 1)
          {
            char name[3];

            ken_wan_cell_name (other, name);
            g_string_append (text, other > cell ? _(", ") : "");
            /* Translators: %s is a cell with a half-piece. */
            g_string_append_printf (text, ken_wan_is_half (state, other)
                                            ? _("%s half") : "%s", name);
          }
    }

  return g_string_free (text, FALSE);
}

char *
ken_wan_describe_overview (const GameState *position,
                           int              part)
{
  const KenWanState *state = (const KenWanState *) position;
  GString *text;
  gsize standing;

  if (part > KEN_WAN_COLOURS)
    return NULL;
  if (part > 0)
    {
      int colour = (state->turn + part - 1) % KEN_WAN_COLOURS;
      g_autofree char *pieces = describe_pieces (state, colour);

      /* Translators: a colour, then the cells of its pieces by groups. */
      return g_strdup_printf (pieces[0] != '\0'
                                ? _("%s: %s.") : _("%s has no pieces left."),
                              ken_wan_seat_name (colour), pieces);
    }

  text = g_string_new (NULL);
  ludo_add_sentence (text, describe_leader (state));
  standing = text->len;
  for (int seat = 0; seat < state->n_players; seat++)
    if (seat != state->turn && ken_wan_is_active (state, seat)
        && ken_wan_info.measure (position, seat, "unites") > 0)
      ludo_add_sentence (text, g_strdup_printf (
        _("%s threatens to unite its pieces in one move."),
        ken_wan_seat_name (seat)));
  if (text->len == standing)
    ludo_add_sentence (text, g_strdup (_("Nothing is threatened.")));

  return g_string_free (text, FALSE);
}
