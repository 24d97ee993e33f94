/* ludo-puzzle-words.c: what a puzzle asks, and how hard it is, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-puzzle.h"

#include <glib/gi18n.h>
#include <string.h>

#include "learn/ludo-goal-words.h"

char *
ludo_puzzle_dup_level (const LudoPuzzle *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  /* Translators: how hard a puzzle is, as "★★☆". */
  return g_strdup_printf (_("Level: %s"), self->rating >= 5 ? "★☆☆"
                                          : self->rating >= 3 ? "★★☆" : "★★★");
}

char *
ludo_puzzle_dup_spoken (const char *text)
{
  static const char *const words[] = {
    /* Translators: these follow "Level: ". */
    N_("one star out of three"), N_("two stars out of three"),
    N_("three stars out of three"),
  };
  const char *stars = strstr (text, "★");
  g_autofree char *before = NULL;
  int n = 0;

  if (stars == NULL)
    return g_strdup (text);
  before = g_strndup (text, (gsize) (stars - text));
  for (int i = 0; i < 3 && *stars != '\0'; i++)
    {
      n += g_str_has_prefix (stars, "★");
      stars = g_utf8_next_char (stars);
    }

  return g_strconcat (before, gettext (words[n - 1]), stars, NULL);
}

/* The count that decides: what the answer reaches of the goal; -1 if the rules
 * refuse it, which the check of the puzzle explains. */
static int
measure_answer (const GameRules  *rules,
                const LudoPuzzle *puzzle)
{
  g_auto (GStrv) tokens = g_strsplit (puzzle->answer, " ", -1);
  GameTrace trace = GAME_TRACE_INIT;
  GameState state;
  LudoGoal goal;
  int seat, value = -1;

  if (!rules->parse (puzzle->position, &state, NULL)
      || !ludo_goal_parse (puzzle->goal, rules, &goal))
    return -1;

  seat = rules->turn (&state);
  for (int i = 0; tokens[i] != NULL; i++)
    {
      GameMove move;

      if (!rules->parse_move (&state, tokens[i], strlen (tokens[i]), &move,
                              NULL))
        {
          game_trace_clear (&trace);
          return -1;
        }
      rules->apply (&state, move, &trace);
    }
  value = ludo_measure (rules, &state, &trace, seat, goal.name);
  game_trace_clear (&trace);

  return value;
}

/* The goal in plain words, with @n, the count that decides. */
static char *
describe_goal (const GameRules *rules,
               const char      *goal,
               int              n)
{
  g_autofree char *deed =
    ludo_goal_name_deed (rules, g_str_equal (goal, "danger=least")
                                  ? "danger" : "captures", n);

  if (g_str_equal (goal, "captures=most"))
    /* Translators: what a turn does, as "takes 3 stones". */
    return g_strdup_printf (_("Find the move that %s: no other does as much."),
                            deed);
  if (g_str_equal (goal, "danger=least"))
    return n == 0
             ? g_strdup (_("Find the move after which your opponent can "
                           "capture nothing."))
             /* Translators: what can be done, as "take 3 stones". */
             : g_strdup_printf (_("Find the move after which your opponent can "
                                  "%s at most: any other costs you more."),
                                deed);
  if (g_str_equal (goal, "risk=least"))
    return n == 0
             ? g_strdup (_("Find the turn after which no throw can hit you."))
             : g_strdup_printf (
                 ngettext ("Find the turn after which only %d throw in 216 can "
                           "hit you.",
                           "Find the turn after which only %d throws in 216 "
                           "can hit you.", (gulong) n), n);

  return g_strdup (_("Find the move that wins at once."));
}

char *
ludo_puzzle_dup_ask (const LudoPuzzle *self,
                     const GameRules  *rules)
{
  g_autofree char *ask = NULL;
  GameState state;

  g_return_val_if_fail (self != NULL && rules != NULL, NULL);

  ask = describe_goal (rules, self->goal,
                       MAX (measure_answer (rules, self), 0));
  if (!rules->parse (self->position, &state, NULL))
    return g_steal_pointer (&ask);

  /* Translators: the side that the pupil plays, as "North"; what to do. */
  return g_strdup_printf (_("You are %s. %s"),
                          gettext (ludo_game_info_for (rules->id)
                                     ->seats[rules->turn (&state)]), ask);
}
