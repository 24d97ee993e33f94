/* ludo-chance-aim.c: what a step of a lesson asks for in the chance laboratory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/lesson/ludo-chance-aim.h"

#include <glib/gi18n.h>
#include <math.h>

#include "play/game/ludo-game.h"
#include "play/game/ludo-number.h"

void
ludo_chance_aim_init_sampler (const LudoChanceAim *aim,
                              LudoSamplerKind      kind,
                              LudoSampler         *sampler)
{
  if (kind == LUDO_SAMPLER_KIND_DICE)
    ludo_sampler_init_dice (sampler, aim->n_dice > 0 ? aim->n_dice
                                                     : LUDO_SAMPLER_DICE_MAX);
  else
    ludo_sampler_init_sticks (sampler);
}

gboolean
ludo_chance_aim_fits (const LudoChanceAim *aim,
                      LudoThrows          *throws)
{
  const LudoSampler *sampler = ludo_throws_get_sampler (throws);
  LudoSampler wanted;

  ludo_chance_aim_init_sampler (aim, sampler->kind, &wanted);

  return sampler->n_things == wanted.n_things;
}

static gboolean
is_guessed (LudoThrows *throws)
{
  return ludo_throws_get_guess (throws, NULL) != LUDO_GUESS_NONE;
}

gboolean
ludo_chance_aim_goes_on (const LudoChanceAim *aim,
                         LudoThrows          *throws)
{
  return ludo_chance_aim_fits (aim, throws)
         && !(aim->is_anew && is_guessed (throws));
}

LudoThrows *
ludo_chance_aim_make_throws (const LudoChanceAim *aim,
                             LudoSamplerKind      kind,
                             const char          *kept)
{
  g_autoptr (LudoThrows) throws =
    kept != NULL ? ludo_throws_new_from_text (kept, NULL) : NULL;
  LudoSampler sampler;

  if (throws != NULL && ludo_throws_get_sampler (throws)->kind == kind
      && ludo_chance_aim_goes_on (aim, throws))
    return g_steal_pointer (&throws);

  ludo_chance_aim_init_sampler (aim, kind, &sampler);

  return ludo_throws_new (&sampler, ludo_game_draw_seed ());
}

LudoRuleChange *
ludo_chance_aim_make_rules (const LudoChanceAim *aim,
                            const LudoGameInfo  *info)
{
  LudoRuleChange *rules = ludo_rule_change_new (info);

  ludo_rule_change_set_variant (rules, &aim->variant);

  return rules;
}

/* Returns: how many fair classes there are; 0 if the pupil has thrown since
 * they were made. */
static guint
count_classes (const LudoChanceWork *work)
{
  return work->classes != NULL && ludo_classes_get_n_throws (work->classes)
                                  == ludo_throws_get_n (work->throws)
           ? ludo_classes_get_n (work->classes) : 0;
}

static gboolean
is_reached (const LudoChanceAim  *aim,
            const LudoChanceWork *work)
{
  LudoThrows *throws = work->throws;

  return ludo_chance_aim_fits (aim, throws) && is_guessed (throws)
         && (aim->asks == LUDO_CHANCE_ASKS_GUESS
             || ludo_throws_get_n (throws) >= aim->times)
         && (aim->asks != LUDO_CHANCE_ASKS_CLASSES
             || count_classes (work) == LUDO_CLASSES_MAX);
}

/* Whether the rules cannot be solved in time, so that the lesson goes on. */
static gboolean
is_too_long (const LudoChanceWork *work)
{
  return ludo_rule_change_get_phase (work->rules) == LUDO_RULE_PHASE_TOO_LONG;
}

char *
ludo_chance_aim_dup_answer (const LudoChanceAim  *aim,
                            const LudoChanceWork *work)
{
  const double *guess = NULL;
  const guint *counts;
  GString *text;
  guint n;

  if (aim->asks == LUDO_CHANCE_ASKS_RULE)
    return is_too_long (work) ? g_strdup ("?")
                              : ludo_rule_change_dup_answer (work->rules);
  if (!is_reached (aim, work))
    return NULL;
  if (aim->asks == LUDO_CHANCE_ASKS_CLASSES)
    return g_strdup_printf ("%u/%u",
                            ludo_classes_count_as_far
                              (work->classes,
                               ludo_throws_get_gap (work->throws)),
                            LUDO_CLASSES_MAX);
  n = ludo_sampler_get_n_outcomes (ludo_throws_get_sampler (work->throws));
  counts = ludo_throws_get_counts (work->throws);
  ludo_throws_get_guess (work->throws, &guess);
  if (aim->asks == LUDO_CHANCE_ASKS_GUESS && guess == NULL)
    return g_strdup ("-");

  text = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "",
                            aim->asks == LUDO_CHANCE_ASKS_GUESS
                              ? (guint) lround (guess[i]) : counts[i]);

  return g_string_free (text, FALSE);
}

static const char *
describe_rules (const LudoChanceWork *work)
{
  g_autofree char *answer = ludo_rule_change_dup_answer (work->rules);

  return answer != NULL ? _("Your choice is now in the lesson. Go back to it.")
         : is_too_long (work)
           ? _("There is nothing to guess here. Go back to the lesson.")
         : ludo_rule_change_has_guessed (work->rules)
           ? _("The changed game is being computed.")
           : _("The lesson asks for a guess. Choose what the changed rules "
               "will do, or go on without one.");
}

char *
ludo_chance_aim_describe (const LudoChanceAim  *aim,
                          const LudoChanceWork *work)
{
  LudoThrows *throws = work->throws;
  LudoSampler wanted;

  if (aim->asks == LUDO_CHANCE_ASKS_RULE)
    return g_strdup (describe_rules (work));
  if (is_reached (aim, work))
    return g_strdup (
      aim->asks == LUDO_CHANCE_ASKS_GUESS
        ? _("Your choice is now in the lesson. Go back to it.")
      : aim->asks == LUDO_CHANCE_ASKS_THROWS
        ? _("Your throws are now in the lesson. Go back to it.")
        : _("The hundred classes are now in the lesson. Go back to it."));
  if (!ludo_chance_aim_fits (aim, throws))
    {
      ludo_chance_aim_init_sampler (aim, ludo_throws_get_sampler (throws)->kind,
                                    &wanted);
      return g_strdup_printf (ngettext ("The lesson asks for %u die. Choose it "
                                        "above the picture.",
                                        "The lesson asks for %u dice. Choose "
                                        "them above the picture.",
                                        wanted.n_things), wanted.n_things);
    }
  if (!is_guessed (throws))
    return g_strdup (_("The lesson asks for a guess. Draw it, or go on without "
                       "one."));
  if (ludo_throws_get_n (throws) < aim->times)
    /* Translators: first how many throws in all, then how many there are. */
    return ludo_count_printf (ngettext ("The lesson asks for %u throw; so far: "
                                        "%u.",
                                        "The lesson asks for %u throws; so "
                                        "far: %u.", aim->times),
                              aim->times, ludo_throws_get_n (throws));

  return g_strdup_printf (_("The lesson asks for a hundred other classes; so "
                            "far: %u."), count_classes (work));
}
