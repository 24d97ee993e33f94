/* ludo-goal-words.c: how a goal is looked for, and what decided
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-goal-words.h"

#include <glib/gi18n.h>

/* Whether @goal is resolved to the number that the best turn reaches of
 * @name. */
static gboolean
is_asked (const LudoGoal *goal,
          const char     *name)
{
  return goal->kind == LUDO_GOAL_EXACTLY && g_str_equal (goal->name, name);
}

char *
ludo_goal_name_deed (const GameRules *rules,
                     const char      *name,
                     int              n)
{
  const LudoFact *fact;

  g_return_val_if_fail (rules != NULL && name != NULL, NULL);

  for (fact = ludo_game_info_for (rules->id)->facts;
       fact != NULL && fact->measure != NULL; fact++)
    if (fact->deed != NULL && g_str_equal (fact->measure, name))
      return fact->deed (n);

  return g_strdup_printf (g_str_equal (name, "danger") ? _("capture %d")
                                                       : _("captures %d"), n);
}

char *
ludo_goal_describe_search (const LudoGoal  *goal,
                           const GameRules *rules)
{
  g_autofree char *deed = NULL;

  g_return_val_if_fail (goal != NULL && rules != NULL, NULL);

  deed = ludo_goal_name_deed (rules, goal->name, goal->value);
  if (is_asked (goal, "wins") && goal->value == 1)
    return g_strdup (_("Ask yourself what you still need to win, and which of "
                       "your moves supplies it."));
  if (is_asked (goal, "captures"))
    /* Translators: what a turn does, as "takes 3 stones". */
    return g_strdup_printf (_("Count what each of your moves gains. One of "
                              "them %s."), deed);
  if (is_asked (goal, "danger"))
    return goal->value == 0
             ? g_strdup (_("For each of your moves, look for what your "
                           "opponent could capture next. After one of them, "
                           "there is nothing to capture."))
             /* Translators: what can be done, as "take 3 stones". */
             : g_strdup_printf (_("For each of your moves, look for what your "
                                  "opponent could capture next. After one of "
                                  "them your opponent can %s at most."), deed);
  if (is_asked (goal, "risk"))
    return g_strdup (_("For each of your turns, look at the blots that it "
                       "leaves, and count the throws that reach them."));

  return NULL;
}

/* The words for the number @n of the turn that is asked for and the number
 * @next of the next best. */
static char *
describe_both (const GameRules *rules,
               const char      *name,
               int              n,
               int              next)
{
  g_autofree char *deed = ludo_goal_name_deed (rules, name, n);
  g_autofree char *other = ludo_goal_name_deed (rules, name, next);

  if (g_str_equal (name, "captures"))
    /* Translators: what a turn does, as "takes 3 stones"; how many. */
    return g_strdup_printf (_("This %s, the next best only %d."), deed, next);
  if (g_str_equal (name, "danger"))
    /* Translators: what can be done, as "take 3 stones". */
    return n == 0
             ? g_strdup_printf (_("After this move your opponent can capture "
                                  "nothing; any other lets them %s at least."),
                                other)
             /* Translators: what can be done, as "take 3 stones"; how many. */
             : g_strdup_printf (_("After this move your opponent can %s at "
                                  "most; after any other, at least %d."), deed,
                                next);
  if (n == 0)
    return g_strdup_printf (_("After this turn no throw can hit you; after any "
                              "other, at least %d of 216 can."), next);

  /* Translators: throws of three dice, 216 in all. */
  return g_strdup_printf (ngettext ("After this turn, %d throw in 216 can hit "
                                    "you; after any other, at least %d.",
                                    "After this turn, %d throws in 216 can hit "
                                    "you; after any other, at least %d.",
                                    (gulong) n), n, next);
}

char *
ludo_goal_describe_numbers (const LudoGoal  *goal,
                            const GameRules *rules)
{
  g_return_val_if_fail (goal != NULL && rules != NULL, NULL);

  if (is_asked (goal, "wins") && goal->value == 1)
    return g_strdup (_("This wins at once; no other move does."));
  if (!goal->has_next
      || (!is_asked (goal, "captures") && !is_asked (goal, "danger")
          && !is_asked (goal, "risk")))
    return NULL;

  return describe_both (rules, goal->name, goal->value, goal->next);
}
