/* zohn-ahl-variant-words.c: the words for changed rules of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zohn-ahl-words.h"

#include <glib/gi18n.h>

#include "games/zohn-ahl/rules/zohn-ahl-variant.h"

/* Translators: heads of groups of fields, each with a number or a switch; the
 * names of the fields follow. */
#define GROUP_GAME N_("The game")
#define GROUP_STEPS N_("Steps for each throw")
#define GROUP_AGAIN N_("Throws that win another throw")
#define GROUP_PRICES N_("Counters paid")
#define GROUP_STICKS N_("How many times in a hundred a stick shows its mark")

static const LudoKnobWords knobs[ZOHN_AHL_N_KNOBS] = {
  { GROUP_GAME, N_("counters of each side") },
  { GROUP_GAME, N_("spaces of the circuit") },
  { GROUP_STEPS, N_("no mark") },
  { GROUP_STEPS, N_("one mark") },
  { GROUP_STEPS, N_("two marks") },
  { GROUP_STEPS, N_("three marks") },
  { GROUP_STEPS, N_("four marks") },
  { GROUP_AGAIN, N_("no mark") },
  { GROUP_AGAIN, N_("one mark, not the green one") },
  { GROUP_AGAIN, N_("one mark, the green one") },
  { GROUP_AGAIN, N_("two marks, none of them green") },
  { GROUP_AGAIN, N_("two marks, one of them green") },
  { GROUP_AGAIN, N_("three marks, none of them green") },
  { GROUP_AGAIN, N_("three marks, one of them green") },
  { GROUP_AGAIN, N_("four marks") },
  { GROUP_PRICES, N_("north creek") },
  { GROUP_PRICES, N_("south creek") },
  { GROUP_PRICES, N_("first dry branch") },
  { GROUP_PRICES, N_("second dry branch") },
  { GROUP_PRICES, N_("capture") },
  { GROUP_PRICES, N_("lap") },
  { GROUP_STICKS, N_("first red stick") },
  { GROUP_STICKS, N_("second red stick") },
  { GROUP_STICKS, N_("third red stick") },
  { GROUP_STICKS, N_("green stick") },
};

/* Translators: why counters are paid: below a chart and in a table. */
static const char *const causes[ZOHN_AHL_N_PAID] = {
  N_("creeks"), N_("dry branches"), N_("captures"), N_("laps"),
};

const LudoVariantWords zohn_ahl_variant_words = {
  .rules = &zohn_ahl_variants,
  .knobs = knobs,
  .causes = causes,
  .describe_rule = zohn_ahl_describe_rule,
};
