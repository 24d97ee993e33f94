/* chisolo-facts.c: the facts that distinguish one turn of Chisolo from another,
 * in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chisolo-words.h"

#include <glib/gi18n.h>

static char *
describe_taken (const GameState *after,
                int              seat,
                int              n,
                gboolean         is_best)
{
  if (is_best)
    /* Translators: follows a sentence that begins with "Your move". */
    return g_strdup_printf (_("The best takes %d."), n);

  return n == 0
           /* Translators: the pupil's turn; a sentence about the best
            * follows. */
           ? g_strdup (_("Your move takes no stone."))
           : g_strdup_printf (ngettext ("Your move takes %d stone.",
                                        "Your move takes %d stones.",
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
    ngettext ("After your move, your opponent can take %d stone.",
              "After your move, your opponent can take %d stones.",
              (gulong) n), n);
}

static guint64
find_taken (const GameState *after,
            const GameTrace *trace,
            int              seat)
{
  guint64 cells = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    if (trace->events[i].type == CHISOLO_EVENT_CAPTURE)
      cells |= G_GUINT64_CONSTANT (1) << trace->events[i].from;

  return cells;
}

static char *
describe_sowings (const GameState *after,
                  int              seat,
                  int              n,
                  gboolean         is_best)
{
  return g_strdup_printf (
    is_best ? _("The best leaves %d.")
    : ngettext ("Your move leaves you %d hole to sow from.",
                "Your move leaves you %d holes to sow from.", (gulong) n), n);
}

/* The holes from which @seat could sow. */
static guint64
find_sowings (const GameState *after,
              const GameTrace *trace,
              int              seat)
{
  const ChisoloState *state = (const ChisoloState *) after;
  guint64 cells = 0;

  for (int hole = 0; hole < CHISOLO_HOLES; hole++)
    if (state->camps[seat].stones[hole] > 0)
      cells |= G_GUINT64_CONSTANT (1) << chisolo_cell (seat, hole);

  return cells;
}

static char *
name_taken (int n)
{
  /* Translators: follows "a turn that" or "Ce coup". */
  return g_strdup_printf (ngettext ("takes %d stone",
                                    "takes %d stones",
                                    (gulong) n), n);
}

static char *
name_danger (int n)
{
  /* Translators: follows "your opponent can". */
  return g_strdup_printf (ngettext ("take %d stone",
                                    "take %d stones",
                                    (gulong) n), n);
}

const LudoFact chisolo_facts[] = {
  { "captures", 0.7, describe_taken, find_taken, FALSE, name_taken },
  { "danger", -0.55, describe_danger, find_taken, TRUE, name_danger },
  { "holes", 0.25, describe_sowings, find_sowings },
  { NULL },
};
