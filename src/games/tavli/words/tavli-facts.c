/* tavli-facts.c: the facts that distinguish one turn of tavli from another, in
 * sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tavli-words.h"

#include <glib/gi18n.h>

#include "games/tavli/rules/tavli-hit-risk.h"

static char *
describe_hits (const GameState *after,
               int              seat,
               int              n,
               gboolean         is_best)
{
  if (is_best)
    /* Translators: follows a sentence that begins with "Your turn". */
    return g_strdup_printf (_("The best hits %d."), n);

  return n == 0
           /* Translators: the pupil's turn; a sentence about the best
            * follows. */
           ? g_strdup (_("Your turn hits no checker."))
           : g_strdup_printf (ngettext ("Your turn hits %d checker.",
                                        "Your turn hits %d checkers.",
                                        (gulong) n), n);
}

static guint64
find_hits (const GameState *after,
           const GameTrace *trace,
           int              seat)
{
  guint64 cells = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    if (trace->events[i].type == TAVLI_EVENT_HIT)
      cells |= G_GUINT64_CONSTANT (1) << trace->events[i].from;

  return cells;
}

static char *
describe_risk (const GameState *after,
               int              seat,
               int              n,
               gboolean         is_best)
{
  int n_blots =
    __builtin_popcount (tavli_blots ((const TavliState *) after, seat));

  if (is_best && n == 0)
    return g_strdup (_("The best leaves none that can be hit."));
  if (is_best && n_blots == 1)
    return g_strdup_printf (
      /* Translators: one blot, and how many throws hit it. */
      ngettext ("The best leaves 1: %d hits it.",
                "The best leaves 1: %d hit it.", (gulong) n), n);
  if (is_best)
    return g_strdup_printf (
      /* Translators: how many blots, and how many throws hit one of them. */
      ngettext ("The best leaves %d: %d hits one.",
                "The best leaves %d: %d hit one.", (gulong) n), n_blots, n);
  if (n_blots == 1)
    return g_strdup_printf (
      /* Translators: one blot, and how many throws hit it. */
      ngettext ("Your turn leaves 1 blot: %d throw in 216 hits it.",
                "Your turn leaves 1 blot: %d throws in 216 hit it.",
                (gulong) n), n);

  return g_strdup_printf (
    /* Translators: how many blots, and how many throws hit one of them. */
    ngettext ("Your turn leaves %d blots: %d throw in 216 hits one.",
              "Your turn leaves %d blots: %d throws in 216 hit one.",
              (gulong) n), n_blots, n);
}

/* The blots that some throw hits. */
static guint64
find_risk (const GameState *after,
           const GameTrace *trace,
           int              seat)
{
  const TavliState *state = (const TavliState *) after;
  guint64 cells = 0;

  for (uint32_t left = tavli_blots (state, seat); left != 0; left &= left - 1)
    if (tavli_hit_risk (state, seat, left & -left) > 0)
      cells |= left & -left;

  return cells;
}

static char *
describe_out (const GameState *after,
              int              seat,
              int              n,
              gboolean         is_best)
{
  return g_strdup_printf (
    is_best ? ngettext ("After the best, %d is.", "After the best, %d are.",
                        (gulong) n)
    : ngettext ("After your turn, %d of your checkers is off the board.",
                "After your turn, %d of your checkers are off the board.",
                (gulong) n), n);
}

static char *
describe_wall (const GameState *after,
               int              seat,
               int              n,
               gboolean         is_best)
{
  return g_strdup_printf (
    is_best ? _("The best closes %d.")
    : ngettext ("Your turn closes %d cell to your opponent.",
                "Your turn closes %d cells in a row to your opponent.",
                (gulong) n), n);
}

static guint64
find_pairs (const GameState *after,
            const GameTrace *trace,
            int              seat)
{
  return ((const TavliState *) after)->sides[seat].paired;
}

static guint64
find_out (const GameState *after,
          const GameTrace *trace,
          int              seat)
{
  guint64 cells = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    if (trace->events[i].type == TAVLI_EVENT_BEAR_OFF)
      cells |= G_GUINT64_CONSTANT (1) << trace->events[i].from;

  return cells;
}

static char *
name_hits (int n)
{
  /* Translators: follows "a turn that" or "Ce coup". */
  return g_strdup_printf (ngettext ("hits %d checker",
                                    "hits %d checkers",
                                    (gulong) n), n);
}

const LudoFact tavli_facts[] = {
  { "captures", 0.25, describe_hits, find_hits, FALSE, name_hits },
  { "risk", -0.004, describe_risk, find_risk },
  { "out", 0.1, describe_out, find_out },
  { "wall", 0.08, describe_wall, find_pairs },
  { NULL },
};
