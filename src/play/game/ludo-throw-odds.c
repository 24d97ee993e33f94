/* ludo-throw-odds.c: what can happen next in a game of pure chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game/ludo-throw-odds.h"

#include <glib/gi18n.h>

#include "play/game/ludo-number.h"

void
ludo_throw_odds_free (LudoThrowOdds *throw_odds)
{
  g_free (throw_odds->name);
  g_free (throw_odds->consequence);
  g_free (throw_odds->sentence);
  g_free (throw_odds);
}

void
ludo_turn_chance_free (LudoTurnChance *turn_chance)
{
  g_free (turn_chance->sentence);
  g_free (turn_chance);
}

void
ludo_lengths_free (LudoLengths *lengths)
{
  g_free (lengths->chances);
  g_free (lengths);
}

char *
ludo_lengths_describe (const LudoLengths *lengths)
{
  g_autofree char *mean = ludo_number_dup (lengths->mean, 1);
  g_autofree char *deviation = ludo_number_dup (lengths->deviation, 1);

  /* Translators: the first %s is a mean, the second a standard deviation. */
  return g_strdup_printf (_("The game lasts another %s throws on average, with "
                            "a standard deviation of %s. Half of all games "
                            "end within %u throws, nine in ten within %u; "
                            "the most likely number is %u."),
                          mean, deviation, lengths->median,
                          lengths->nine_tenths, lengths->most_likely);
}
