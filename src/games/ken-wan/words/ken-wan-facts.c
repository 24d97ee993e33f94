/* ken-wan-facts.c: the facts that distinguish one move of Ken Wan from another,
 * in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ken-wan-words.h"

#include <glib/gi18n.h>

static char *
describe_turned (const GameState *after,
                 int              seat,
                 int              n,
                 gboolean         is_best)
{
  if (is_best)
    /* Translators: follows a sentence that begins with "Your move". */
    return g_strdup_printf (_("The best turns %d."), n);

  return n == 0
           /* Translators: the pupil's turn; a sentence about the best
            * follows. */
           ? g_strdup (_("Your move turns no piece over."))
           : g_strdup_printf (ngettext ("Your move turns %d piece over.",
                                        "Your move turns %d pieces over.",
                                        (gulong) n), n);
}

static char *
describe_danger (const GameState *after,
                 int              seat,
                 int              n,
                 gboolean         is_best)
{
  if (is_best)
    return n == 0 ? g_strdup (_("After the best, none."))
                  : g_strdup_printf (_("After the best, %d."), n);

  return g_strdup_printf (
    ngettext ("After your move, your opponent can turn %d piece over.",
              "After your move, your opponent can turn %d pieces over.",
              (gulong) n), n);
}

static guint64
find_turned (const GameState *after,
             const GameTrace *trace,
             int              seat)
{
  guint64 cells = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];

      if ((event->type == KEN_WAN_EVENT_TURN_HALF
           || event->type == KEN_WAN_EVENT_TURN_WHOLE) && event->from != seat)
        cells |= ken_wan_bit (event->to);
    }

  return cells;
}

static char *
describe_groups (const GameState *after,
                 int              seat,
                 int              n,
                 gboolean         is_best)
{
  return g_strdup_printf (
    is_best ? _("After the best, they form %d.")
    : ngettext ("After your move, your pieces form %d group.",
                "After your move, your pieces form %d groups.", (gulong) n), n);
}

/* The pieces that stand outside the largest group. */
static guint64
find_groups (const GameState *after,
             const GameTrace *trace,
             int              seat)
{
  KenWanSet groups[KEN_WAN_CELLS];
  int n = ken_wan_groups ((const KenWanState *) after, seat, groups);
  KenWanSet all = 0;
  int largest = 0;

  for (int i = 0; i < n; i++)
    {
      all |= groups[i];
      if (ken_wan_set_count (groups[i]) > ken_wan_set_count (groups[largest]))
        largest = i;
    }

  return n > 0 ? all & ~groups[largest] : 0;
}

static char *
describe_their_groups (const GameState *after,
                       int              seat,
                       int              n,
                       gboolean         is_best)
{
  if (!is_best && ((const KenWanState *) after)->n_players == 2)
    return g_strdup_printf (
      ngettext ("After your move, your opponent’s pieces form %d group.",
                "After your move, your opponent’s pieces form %d groups.",
                (gulong) n), n);

  return g_strdup_printf (
    is_best ? _("After the best, they form %d.")
    : ngettext ("After your move, the others’ pieces form %d group.",
                "After your move, the others’ pieces form %d groups.",
                (gulong) n), n);
}

static guint64
find_their_groups (const GameState *after,
                   const GameTrace *trace,
                   int              seat)
{
  guint64 cells = 0;

  for (int other = 0; other < ((const KenWanState *) after)->n_players; other++)
    if (other != seat)
      cells |= find_groups (after, trace, other);

  return cells;
}

static char *
describe_unites (const GameState *after,
                 int              seat,
                 int              n,
                 gboolean         is_best)
{
  if (is_best)
    return g_strdup_printf (ngettext ("After the best, %d could.",
                                      "After the best, %d could.", n), n);

  return n == 0
           ? g_strdup (_("After your move, none of your next moves could unite "
                         "your pieces."))
           : g_strdup_printf (
               ngettext ("After your move, %d of your next moves could unite "
                         "your pieces.",
                         "After your move, %d of your next moves could unite "
                         "your pieces.", (gulong) n), n);
}

static char *
name_turned (int n)
{
  /* Translators: follows "a turn that" or "Ce coup". */
  return g_strdup_printf (ngettext ("turns %d piece over",
                                    "turns %d pieces over",
                                    (gulong) n), n);
}

static char *
name_danger (int n)
{
  /* Translators: follows "your opponent can". */
  return g_strdup_printf (ngettext ("turn %d piece over",
                                    "turn %d pieces over",
                                    (gulong) n), n);
}

const LudoFact ken_wan_facts[] = {
  { "captures", 0.05, describe_turned, find_turned, FALSE, name_turned },
  { "danger", -0.05, describe_danger, find_turned, TRUE, name_danger },
  { "groups", -0.05, describe_groups, find_groups },
  { "their-groups", 0.27, describe_their_groups, find_their_groups },
  { "unites", 0.6, describe_unites, find_groups },
  { NULL },
};
