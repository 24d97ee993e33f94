/* ludo-why.c: why one turn is better than another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/puzzles/ludo-why.h"

#include <glib/gi18n.h>
#include <math.h>

#include "drawing/ludo-drawing.h"
#include "learn/ludo-measure.h"

/* A chance is weighed as if it were at least so far from 0 and from 1. */
#define CHANCE_LEAST 0.01

static char *
describe_win (const GameState *after,
              int              seat,
              int              n,
              gboolean         is_best)
{
  /* Translators: the pupil's turn, then the best one. */
  return g_strdup (is_best ? _("The best wins at once.")
                           : _("Your move does not win."));
}

static char *
describe_threats (const GameState *after,
                  int              seat,
                  int              n,
                  gboolean         is_best)
{
  return g_strdup (!is_best ? _("After your move, your opponent can win at "
                                "once.")
                   : n == 0 ? _("After the best, your opponent cannot.")
                            : _("After the best, fewer replies win."));
}

/* The facts of all games. */
static const LudoFact common[] = {
  { "wins", 10, describe_win },
  { "threats", -1.1, describe_threats, NULL, TRUE },
  { NULL },
};

static void
play (const GameRules *rules,
      const GameState *before,
      const GameMove  *line,
      int              n_line,
      GameState       *after,
      GameTrace       *trace)
{
  *after = *before;
  for (int i = 0; i < n_line; i++)
    rules->apply (after, line[i], trace);
}

/* The places of the move @move of @state. */
static guint64
find_path (const GameRules *rules,
           const GameState *state,
           GameMove         move)
{
  int path[LUDO_PATH_MAX];
  int n = ludo_drawing_for (rules->id)->move_path (state, move, path);
  guint64 cells = 0;

  for (int i = 0; i < n; i++)
    if (path[i] < 64)
      cells |= G_GUINT64_CONSTANT (1) << path[i];

  return cells;
}

/* The cells of @fact in the reply to @after that counts most. */
static guint64
find_reply (const LudoFact  *fact,
            const GameRules *rules,
            const GameState *after)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  const char *name = g_str_equal (fact->measure, "threats") ? "wins"
                                                            : "captures";
  int n = rules->legal_moves (after, moves);
  int seat = rules->turn (after);
  int most = 0;
  guint64 cells = 0;

  for (int i = 0; i < n; i++)
    {
      GameState next = *after;
      GameTrace trace = GAME_TRACE_INIT;
      int value;

      rules->apply (&next, moves[i], &trace);
      value = ludo_measure (rules, &next, &trace, seat, name);
      if (value > most)
        {
          most = value;
          cells = fact->cells != NULL ? fact->cells (&next, &trace, seat)
                                      : find_path (rules, after, moves[i]);
        }
      game_trace_clear (&trace);
    }

  return cells;
}

static double
get_gain (const LudoFact *fact,
          const int      *counts)
{
  return fact->worth * (counts[1] - counts[0]);
}

/* Puts @fact among those that are given: those that were asked for come first,
 * then those with the greatest weight. */
static void
tell (LudoWhy        *self,
      const LudoFact *fact,
      const int      *counts,
      const char     *asked)
{
  int place = self->n_reasons;

  while (place > 0
         && g_strcmp0 (self->reasons[place - 1].fact->measure, asked) != 0
         && (g_strcmp0 (fact->measure, asked) == 0
             || get_gain (fact, counts)
                > get_gain (self->reasons[place - 1].fact,
                            self->reasons[place - 1].counts)))
    place--;
  if (place == LUDO_WHY_MOST)
    return;
  self->n_reasons = MIN (self->n_reasons + 1, LUDO_WHY_MOST);
  for (int i = self->n_reasons - 1; i > place; i--)
    self->reasons[i] = self->reasons[i - 1];
  self->reasons[place].fact = fact;
  self->reasons[place].counts[0] = counts[0];
  self->reasons[place].counts[1] = counts[1];
}

void
ludo_why_init (LudoWhy         *self,
               const GameRules *rules,
               const GameState *before,
               const GameMove  *yours,
               int              n_yours,
               const GameMove  *best,
               int              n_best,
               const char      *asked)
{
  const LudoFact *const lists[] = { common,
                                    ludo_game_info_for (rules->id)->facts };
  GameTrace traces[2] = { GAME_TRACE_INIT, GAME_TRACE_INIT };

  g_return_if_fail (self != NULL && rules != NULL && before != NULL);

  *self = (LudoWhy) { .seat = rules->turn (before) };
  play (rules, before, yours, n_yours, &self->after[0], &traces[0]);
  play (rules, before, best, n_best, &self->after[1], &traces[1]);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (const LudoFact *fact = lists[i];
         fact != NULL && fact->measure != NULL; fact++)
      {
        int counts[2];

        /* With dice, the reply depends on the throw. */
        if (fact->is_reply && rules->has_chance)
          continue;
        for (int j = 0; j < 2; j++)
          counts[j] = ludo_measure (rules, &self->after[j], &traces[j],
                                    self->seat, fact->measure);
        if (get_gain (fact, counts) > 0)
          tell (self, fact, counts, asked);
      }
  /* A win needs no other reason. */
  if (self->n_reasons > 0 && self->reasons[0].fact == &common[0])
    self->n_reasons = 1;

  for (int i = 0; i < self->n_reasons; i++)
    for (int j = 0; j < 2; j++)
      {
        const LudoFact *fact = self->reasons[i].fact;

        self->reasons[i].cells[j] =
          fact->is_reply ? find_reply (fact, rules, &self->after[j])
          : fact->cells != NULL
            ? fact->cells (&self->after[j], &traces[j], self->seat)
            : j == 1 ? find_path (rules, before, best[0]) : 0;
      }
  game_trace_clear (&traces[0]);
  game_trace_clear (&traces[1]);
}

char *
ludo_why_describe (const LudoWhy *self,
                   int            n_max)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  for (int i = 0; i < MIN (self->n_reasons, n_max); i++)
    for (int j = 0; j < 2; j++)
      ludo_add_sentence (text,
                         self->reasons[i].fact->describe
                           (&self->after[j], self->seat,
                            self->reasons[i].counts[j], j == 1));

  return g_string_free (text, FALSE);
}

char *
ludo_why_describe_yours (const LudoWhy *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->n_reasons > 0
           ? self->reasons[0].fact->describe (&self->after[0], self->seat,
                                              self->reasons[0].counts[0], FALSE)
           : g_strdup ("");
}

guint64
ludo_why_get_cells (const LudoWhy *self,
                    gboolean       is_best)
{
  guint64 cells = 0, others = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (int i = 0; i < self->n_reasons; i++)
    {
      cells |= self->reasons[i].cells[is_best ? 1 : 0];
      others |= self->reasons[i].cells[is_best ? 0 : 1];
    }

  return (cells & ~others) != 0 ? cells & ~others : cells;
}

static double
get_log_odds (double chance)
{
  chance = CLAMP (chance, CHANCE_LEAST, 1 - CHANCE_LEAST);

  return log (chance / (1 - chance));
}

double
ludo_why_get_share (const LudoWhy *self,
                    double         yours,
                    double         best)
{
  double explained = 0, all;

  g_return_val_if_fail (self != NULL, 1);

  for (int i = 0; i < self->n_reasons; i++)
    explained += get_gain (self->reasons[i].fact, self->reasons[i].counts);
  all = get_log_odds (best) - get_log_odds (yours);

  return all <= 0 ? 1 : MIN (explained / all, 1);
}
