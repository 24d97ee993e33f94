/* zohn-ahl-variant-page.c: changed rules of Zohn Ahl as sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zohn-ahl-words.h"

#include <glib/gi18n.h>

#include "games/zohn-ahl/rules/zohn-ahl-variant.h"

/* The parts of the rules, in the order in which the page describes them. */
typedef enum
{
  PART_COUNTERS,
  PART_START,
  PART_DIRECTIONS,
  PART_THROWS,                  /* five, by the marked faces */
  PART_STICKS = PART_THROWS + ZOHN_AHL_N_STICKS + 1,
  PART_CREEKS,                  /* two */
  PART_RAVINES = PART_CREEKS + 2,
  PART_RAVINE_PRICES,           /* two */
  PART_CAPTURE = PART_RAVINE_PRICES + 2,
  PART_LIFTED,
  PART_LAP,
  PART_SHORT,
  PART_STOP,
  N_PARTS,
} Part;

static char *
describe_counters (const GameVariant *variant)
{
  int n = variant->values[ZOHN_AHL_KNOB_COUNTERS];

  return g_strdup_printf (ngettext ("Each side begins with %d counter. A side "
                                    "that has none left has lost.",
                                    "Each side begins with %d counters. A side "
                                    "that has none left has lost.", n), n);
}

static char *
describe_start (const ZohnAhlRuleset *values)
{
  int n = values->n_spaces;

  if (values->start_is_safe)
    return g_strdup_printf (_("The circuit has %d spaces. Both pieces start on "
                              "the south creek, where neither can be "
                              "captured."), n);

  return g_strdup_printf (values->starts_off_board
                            ? _("The circuit has %d spaces. Each piece enters "
                                "when its side first throws, Red’s on space %d "
                                "and Green’s on space %d. Until then it cannot "
                                "be captured.")
                            : _("The circuit has %d spaces. Red starts on "
                                "space %d and Green on space %d."),
                          n, values->start[ZOHN_AHL_RED],
                          values->start[ZOHN_AHL_GREEN]);
}

/* Returns: whether a throw of @marked marks wins another, translated. */
static const char *
describe_again (const ZohnAhlRuleset *values,
                int                   marked)
{
  gboolean again[2] = { FALSE, FALSE };         /* without the green, with */
  gboolean can_be[2] = { FALSE, FALSE };

  for (int i = 0; i < ZOHN_AHL_N_THROWS; i++)
    if (zohn_ahl_sticks[i].marked == marked)
      {
        again[zohn_ahl_sticks[i].sahe] = values->again[i] != 0;
        can_be[zohn_ahl_sticks[i].sahe] = TRUE;
      }
  for (int i = 0; i < 2; i++)
    if (!can_be[i])
      again[i] = again[1 - i];

  if (again[0])
    return again[1] ? _("This throw wins another.")
                    : _("This throw wins another if the green stick shows no "
                        "mark.");

  return again[1] ? _("This throw wins another if the green stick shows its "
                      "mark.")
                  : _("This throw does not win another.");
}

/* Returns: (transfer full): what a throw of @marked marks is worth. */
static char *
tell_steps (int marked,
            int n)
{
  switch (marked)
    {
    case 0:
      return g_strdup_printf (ngettext ("A throw without a mark moves the "
                                        "piece %d step.",
                                        "A throw without a mark moves the "
                                        "piece %d steps.", n), n);
    case 1:
      return g_strdup_printf (ngettext ("A throw of one mark moves the "
                                        "piece %d step.",
                                        "A throw of one mark moves the "
                                        "piece %d steps.", n), n);
    case 2:
      return g_strdup_printf (ngettext ("A throw of two marks moves the "
                                        "piece %d step.",
                                        "A throw of two marks moves the "
                                        "piece %d steps.", n), n);
    case 3:
      return g_strdup_printf (ngettext ("A throw of three marks moves the "
                                        "piece %d step.",
                                        "A throw of three marks moves the "
                                        "piece %d steps.", n), n);
    default:
      return g_strdup_printf (ngettext ("A throw of four marks moves the "
                                        "piece %d step.",
                                        "A throw of four marks moves the "
                                        "piece %d steps.", n), n);
    }
}

static char *
describe_throw (const ZohnAhlRuleset *values,
                int                   marked)
{
  g_autofree char *steps = tell_steps (marked, values->steps[marked]);

  return g_strconcat (steps, " ", describe_again (values, marked), NULL);
}

static char *
describe_sticks (const GameVariant *variant)
{
  const int *percent = variant->values + ZOHN_AHL_KNOB_STICKS;

  for (int i = 1; i < ZOHN_AHL_N_STICKS; i++)
    if (percent[i] != percent[0])
      return g_strdup_printf (_("Of a hundred falls, the first red stick shows "
                                "its mark in %d, the second in %d, the third "
                                "in %d, the green one in %d."),
                              percent[0], percent[1], percent[2], percent[3]);

  return g_strdup_printf (_("Of a hundred falls of each stick, %d show the "
                            "mark."), percent[0]);
}

static char *
describe_creek (const ZohnAhlRuleset *values,
                int                   creek)
{
  int steps = values->creeks[creek];
  int price = values->creek_prices[creek];

  if (steps < 0)
    return NULL;

  if (creek == 0)
    return g_strdup_printf
      (price == 0
         ? _("A piece that falls into the north creek, %d steps from its "
             "start, goes back there, and its side pays nothing.")
         : ngettext ("A piece that falls into the north creek, %d steps from "
                     "its start, goes back there, and its side pays %d "
                     "counter.",
                     "A piece that falls into the north creek, %d steps from "
                     "its start, goes back there, and its side pays %d "
                     "counters.", price), steps, price);

  return g_strdup_printf
    (price == 0
       ? _("A piece that falls into the south creek, %d steps from its "
           "start, goes back there, and its side pays nothing.")
       : ngettext ("A piece that falls into the south creek, %d steps from "
                   "its start, goes back there, and its side pays %d "
                   "counter.",
                   "A piece that falls into the south creek, %d steps from "
                   "its start, goes back there, and its side pays %d "
                   "counters.", price), steps, price);
}

static char *
describe_ravines (const ZohnAhlRuleset *values)
{
  switch (values->ravine)
    {
    case ZOHN_AHL_RAVINE_MISS_TURN:
      return g_strdup (_("A piece that falls into a dry branch stays there. "
                         "Its side hands over the turn at once, even if it had "
                         "just won another throw, and misses its next turn as "
                         "well."));
    case ZOHN_AHL_RAVINE_LOSE_THROW:
      return g_strdup (_("A piece that falls into a dry branch stays there, "
                         "and its side loses the throw just won, if any, "
                         "or else its next turn."));
    case ZOHN_AHL_RAVINE_CROSS:
      return g_strdup (_("A piece that falls into a dry branch crosses to the "
                         "other one, and captures in both. It crosses only "
                         "once."));
    case ZOHN_AHL_RAVINE_SAFE:
    default:
      return g_strdup (_("The dry branches are on the board but have no "
                         "effect."));
    }
}

static char *
describe_ravine_price (const ZohnAhlRuleset *values,
                       int                   ravine)
{
  int steps = values->ravines[ravine];
  int price = values->ravine_prices[ravine];

  if (values->ravine == ZOHN_AHL_RAVINE_SAFE)
    return NULL;

  if (ravine == 0)
    return g_strdup_printf
      (price == 0
         ? _("The first dry branch, %d steps from a piece’s start, costs "
             "nothing.")
         : ngettext ("The first dry branch, %d steps from a piece’s start, "
                     "costs %d counter.",
                     "The first dry branch, %d steps from a piece’s start, "
                     "costs %d counters.", price), steps, price);

  return g_strdup_printf
    (price == 0
       ? _("The second dry branch, %d steps from a piece’s start, costs "
           "nothing.")
       : ngettext ("The second dry branch, %d steps from a piece’s start, "
                   "costs %d counter.",
                   "The second dry branch, %d steps from a piece’s start, "
                   "costs %d counters.", price), steps, price);
}

static char *
describe_capture (int price)
{
  return g_strdup_printf
    (price == 0
       ? _("A piece that ends on the other side’s piece sends it back to its "
           "start, and wins nothing.")
       : ngettext ("A piece that ends on the other side’s piece sends it back "
                   "to its start, and wins %d counter.",
                   "A piece that ends on the other side’s piece sends it back "
                   "to its start, and wins %d counters.", price), price);
}

static char *
describe_lap (int price)
{
  return g_strdup_printf
    (price == 0
       ? _("A piece that reaches or passes its start sends the other piece "
           "back to its own, and wins nothing.")
       : ngettext ("A piece that reaches or passes its start sends the other "
                   "piece back to its own, and wins %d counter.",
                   "A piece that reaches or passes its start sends the other "
                   "piece back to its own, and wins %d counters.", price),
     price);
}

/* Returns: NULL where the rules have nothing of @part. */
static char *
describe_part (const GameVariant *variant,
               Part               part)
{
  ZohnAhlRuleset values;

  zohn_ahl_variant_rules (variant, &values);
  /* An int, because a part of several has values without a name. */
  switch ((int) part)
    {
    case PART_COUNTERS:
      return describe_counters (variant);
    case PART_START:
      return describe_start (&values);
    case PART_DIRECTIONS:
      return g_strdup (_("Red goes clockwise and Green anticlockwise. Red "
                         "begins."));
    case PART_STICKS:
      return describe_sticks (variant);
    case PART_CREEKS:
    case PART_CREEKS + 1:
      return describe_creek (&values, part - PART_CREEKS);
    case PART_RAVINES:
      return describe_ravines (&values);
    case PART_RAVINE_PRICES:
    case PART_RAVINE_PRICES + 1:
      return describe_ravine_price (&values, part - PART_RAVINE_PRICES);
    case PART_CAPTURE:
      return describe_capture (values.capture_price);
    case PART_LIFTED:
      return values.capture_lifts_miss
               ? g_strdup (_("A side whose piece is captured in a dry branch "
                             "no longer misses its next turn."))
               : NULL;
    case PART_LAP:
      return describe_lap (values.lap_price);
    case PART_SHORT:
      return g_strdup (_("A side that owes more counters than it has pays all "
                         "that it has."));
    case PART_STOP:
      return values.can_stop
               ? g_strdup (_("A game stopped early is won by the side with "
                             "more counters."))
               : NULL;
    case PART_THROWS:
    default:
      return describe_throw (&values, part - PART_THROWS);
    }
}

char *
zohn_ahl_describe_rule (const GameVariant *variant,
                        guint              index)
{
  for (Part part = 0; part < N_PARTS; part++)
    {
      char *words = describe_part (variant, part);

      if (words != NULL && index-- == 0)
        return words;
      g_free (words);
    }

  return NULL;
}
