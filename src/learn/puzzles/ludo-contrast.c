/* ludo-contrast.c: a wrong turn compared with the answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/puzzles/ludo-contrast.h"

#include <glib/gi18n.h>

#include "play/analysis/ludo-review.h"

/* The share of the difference in chance from which facts explain a turn. */
#define SHARE_ENOUGH 0.5

struct LudoContrast
{
  LudoWhy why;
  double chances[2];            /* of winning after the two turns; -1: not
                                 * known yet */
  const GameRules *rules;
  void (*known) (gpointer owner);
  gpointer owner;               /* borrowed */

  /* Owned */
  GArray *yours;                /* GameMove */
  LudoSearchTask *task;
};

/* Begins to find out the chances after the worse turn, or if @is_best after the
 * other. */
static void
judge (LudoContrast *self,
       gboolean      is_best)
{
  GamePosition position;

  game_position_init_state (&position, self->rules, &self->why.after[is_best]);
  ludo_search_task_start (self->task, &position, 0,
                          GINT_TO_POINTER (ludo_turn_effort (self->rules)),
                          NULL);
  game_position_clear (&position);
}

static void
judged_cb (gpointer asker,
           gpointer answer)
{
  LudoContrast *self = asker;
  g_autofree SearchWinProbability *found = answer;
  gboolean is_best = self->chances[1] < 0;

  self->chances[is_best] = found->chances[self->why.seat];
  if (is_best)
    judge (self, FALSE);
  else
    self->known (self->owner);
}

LudoContrast *
ludo_contrast_new (const GameRules *rules,
                   const GameState *before,
                   const GArray    *yours,
                   const GArray    *best,
                   const char      *asked,
                   const double    *chances,
                   void             (*known) (gpointer owner),
                   gpointer         owner)
{
  LudoContrast *self;

  g_return_val_if_fail (rules != NULL && before != NULL, NULL);
  g_return_val_if_fail (yours != NULL && best != NULL && known != NULL, NULL);

  self = g_new0 (LudoContrast, 1);
  self->rules = rules;
  self->known = known;
  self->owner = owner;
  self->yours = g_array_copy ((GArray *) yours);
  self->task = ludo_search_task_new (ludo_turn_judge, g_free, judged_cb, self);
  self->chances[0] = chances != NULL ? chances[0] : -1;
  self->chances[1] = chances != NULL ? chances[1] : -1;
  ludo_why_init (&self->why, rules, before, (const GameMove *) yours->data,
                 (int) yours->len, (const GameMove *) best->data,
                 (int) best->len, asked);
  if (chances == NULL)
    judge (self, TRUE);

  return self;
}

void
ludo_contrast_free (LudoContrast *self)
{
  ludo_search_task_free (self->task);
  g_array_unref (self->yours);
  g_free (self);
}

const GArray *
ludo_contrast_get_yours (const LudoContrast *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->yours;
}

char *
ludo_contrast_describe (const LudoContrast *self,
                        int                 n_max)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  ludo_add_sentence (text, ludo_why_describe (&self->why, n_max));
  if (self->chances[0] >= 0
      && self->chances[1] - self->chances[0] >= LUDO_REVIEW_SAME_COST
      && ludo_why_get_share (&self->why, self->chances[0], self->chances[1])
         < SHARE_ENOUGH)
    ludo_add_sentence (text, g_strdup (_("No single reason decides here: watch "
                                         "what follows.")));

  return g_string_free (text, FALSE);
}

char *
ludo_contrast_describe_yours (const LudoContrast *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return ludo_why_describe_yours (&self->why);
}

int *
ludo_contrast_list_places (const LudoContrast *self,
                           gboolean            is_best)
{
  guint64 cells;
  int *places = g_new (int, 65);
  int n = 0;

  g_return_val_if_fail (self != NULL, NULL);

  cells = ludo_why_get_cells (&self->why, is_best);
  for (int i = 0; i < 64; i++)
    if ((cells >> i & 1) != 0)
      places[n++] = i;
  places[n] = -1;

  return places;
}
