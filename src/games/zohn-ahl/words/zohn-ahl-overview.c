/* zohn-ahl-overview.c: how a position of Zohn Ahl stands, for the ear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zohn-ahl-words.h"

#include <glib/gi18n.h>

#include "games/zohn-ahl/rules/zohn-ahl-variant.h"

/* Returns with how many chances in zohn_ahl_total() the next throw of @seat,
 * which is not the side to throw now, takes the piece of that side; 0 if it
 * misses that turn. */
static guint
count_captures (const GameState *state,
                int              seat)
{
  GameState before = *state;
  guint n = 0;

  if ((zohn_ahl_state (state)->misses & 1 << seat) != 0)
    return 0;

  ((ZohnAhlState *) &before)->turn = (uint8_t) seat;
  for (int i = 0; i < ZOHN_AHL_N_THROWS; i++)
    {
      GameState after = before;
      GameTrace trace = GAME_TRACE_INIT;
      gboolean takes = FALSE;

      zohn_ahl_rules.apply (&after, zohn_ahl_throw (i), &trace);
      for (size_t j = 0; j < trace.n_events; j++)
        takes |= trace.events[j].type == ZOHN_AHL_EVENT_SENT_BACK
                 && trace.events[j].value == ZOHN_AHL_CAUSE_CAPTURE;
      game_trace_clear (&trace);
      n += takes ? zohn_ahl_weight (state, zohn_ahl_throw (i)) : 0;
    }

  return n;
}

static char *
describe_standing (const ZohnAhlState *state)
{
  int red = state->counters[ZOHN_AHL_RED];
  int green = state->counters[ZOHN_AHL_GREEN];

  if (red == green)
    return g_strdup_printf (ngettext ("Each side has %d counter.",
                                      "Each side has %d counters.",
                                      (gulong) red), red);

  return g_strdup_printf (red > green
                          /* Translators: the counters of both sides. */
                          ? _("Red leads, %d counters to %d.")
                          : _("Green leads, %d counters to %d."),
                          MAX (red, green), MIN (red, green));
}

static char *
describe_side (const GameState *position,
               int              seat)
{
  const ZohnAhlState *state = zohn_ahl_state (position);
  int n = state->counters[seat];
  int space = zohn_ahl_board_space (zohn_ahl_values (position), seat,
                                    state->steps[seat]);
  g_autofree char *counters = g_strdup_printf (
    seat == ZOHN_AHL_RED
    ? ngettext ("Red, %d counter", "Red, %d counters", (gulong) n)
    : ngettext ("Green, %d counter", "Green, %d counters", (gulong) n), n);

  if (state->steps[seat] == ZOHN_AHL_OFF_BOARD)
    /* Translators: %s is a side and its counters. */
    return g_strdup_printf (_("%s, not on the board yet."), counters);

  /* Translators: %s is a side and its counters, %d a space. */
  return g_strdup_printf (_("%s, on %d."), counters, space);
}

/* Returns: changed rule @index of the game; NULL after the last. */
static char *
describe_change (const GameState *position,
                 int              index)
{
  GameVariant variant;
  gboolean changed;
  char *text;

  zohn_ahl_variants.find (position, &variant);
  for (guint i = 0;
       (text = ludo_variant_describe_rule (&zohn_ahl_variant_words, &variant,
                                           i, &changed)) != NULL;
       i++)
    {
      if (changed && index-- == 0)
        return text;
      g_free (text);
    }

  return NULL;
}

char *
zohn_ahl_describe_overview (const GameState *position,
                            int              part)
{
  const ZohnAhlState *state = zohn_ahl_state (position);
  g_autofree char *text = NULL;
  guint n;

  if (part > 2)
    return describe_change (position, part - 3);
  if (part > 0)
    return describe_side (position, part == 1 ? state->turn : !state->turn);

  text = describe_standing (state);
  n = zohn_ahl_rules.at_chance (position)
        ? count_captures (position, !state->turn) : 0;
  if (n == 0)
    return g_strdup_printf ("%s %s", text, _("Nothing is threatened."));

  return g_strdup_printf (
    state->turn == ZOHN_AHL_GREEN
    /* Translators: %s is a sentence; then how likely a capture is. */
    ? ngettext ("%s Red threatens to capture, with %u chance in %u.",
                "%s Red threatens to capture, with %u chances in %u.", n)
    : ngettext ("%s Green threatens to capture, with %u chance in %u.",
                "%s Green threatens to capture, with %u chances in %u.", n),
    text, n, zohn_ahl_total (position));
}
