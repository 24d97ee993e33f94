/* ludo-lesson-predictions.c: predictions of a throw, and the replies to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/run/ludo-lesson-run-private.h"

#include <glib/gi18n.h>

#include "learn/ludo-answer-words.h"
#include "play/game/ludo-number.h"

/* The percentage points by which a statement of how sure a prediction is may
 * miss the exact chance and count as well judged. */
#define SURENESS_GOOD 10

/* Counts the ways of the throw that end on @place, and all its ways. */
static guint
count_ways (LudoLessonRun *self,
            int            place,
            guint         *of)
{
  const GameRules *rules = self->lesson->rules;
  const GameState *state = ludo_game_get_state (self->game);
  GameThrow throws[GAME_THROWS_MAX];
  int n = rules->throws (state, throws);
  guint ways = 0;

  *of = 0;
  for (int i = 0; i < n; i++)
    {
      *of += throws[i].weight;
      if (ludo_measure_landing (rules, state, throws[i].move) == place)
        ways += throws[i].weight;
    }

  return ways;
}

/* Notes a prediction and the place at which the throw ended, as "12>14". */
static void
note_prediction (LudoLessonRun *self,
                 gboolean       last)
{
  const LudoDrawing *drawing = _ludo_run_drawing (self);
  char said[8], fell[8];
  g_autofree char *both =
    g_strdup_printf ("%s>%s", drawing->place_name (self->predicted, said),
                     self->fell >= 0 ? drawing->place_name (self->fell, fell)
                                     : "-");

  _ludo_run_note (self, both, last, FALSE);
}

void
ludo_lesson_run_set_sureness (LudoLessonRun *self,
                              guint          percent)
{
  g_return_if_fail (LUDO_IS_LESSON_RUN (self));
  g_return_if_fail (percent <= 100);

  self->sureness = percent;
}

void
ludo_lesson_run_predict (LudoLessonRun *self,
                         guint          option)
{
  g_autoptr (GArray) asked = NULL;
  const LudoStep *step;
  const GameState *before;
  GameState was;
  gboolean last;

  g_return_if_fail (LUDO_IS_LESSON_RUN (self));

  step = _ludo_run_step (self);
  if (step->kind != LUDO_STEP_PREDICT || self->state == LUDO_RUN_DONE)
    return;
  if (option + 1 >= self->outcomes->len)
    {
      _ludo_run_set_reply (self, REPLY_PLACE, NULL);
      ludo_model_emit_changed (self);
      return;
    }

  asked = g_array_copy (self->outcomes);
  self->chosen = (int) option;
  self->predicted = g_array_index (self->outcomes, int, option);
  self->predicted_ways = count_ways (self, self->predicted, &self->ways_of);
  before = ludo_game_get_state (self->game);
  was = *before;
  /* The throw emits "changed" before its outcome is stored below. */
  _ludo_run_set_reply (self, REPLY_NONE, NULL);
  self->judging = TRUE;
  ludo_game_throw (self->game);
  self->judging = FALSE;
  self->fell = ludo_measure_landing (self->lesson->rules, &was,
                                     ludo_move_get_move
                                       (ludo_game_get_last_move (self->game)));
  self->n_predicted++;
  self->n_hit += self->fell == self->predicted;
  self->total_ways += self->predicted_ways;
  if (self->sureness > 0)
    {
      self->n_sure++;
      self->total_sureness += self->sureness;
      self->sure_ways += self->predicted_ways;
    }
  last = self->n_predicted >= (guint) step->rounds
         || ludo_game_get_over (self->game);
  note_prediction (self, last);
  if (last)
    {
      const int marks[] = { self->predicted, -1 };

      _ludo_run_finish (self, NULL);
      _ludo_run_set_marks (self, marks);
      g_array_unref (self->outcomes);
      self->outcomes = g_steal_pointer (&asked);
    }
  _ludo_run_set_reply (self, REPLY_PREDICTED, NULL);
  ludo_model_emit_changed (self);
}

/* Compares how sure the pupil was with the exact chances of the predictions and
 * not with the throws, so that luck does not count. */
static char *
describe_sureness (LudoLessonRun *self)
{
  int said = (int) (self->total_sureness / self->n_sure);
  int exact = (int) (100 * self->sure_ways / (self->n_sure * self->ways_of));
  const char *verdict = said > exact + SURENESS_GOOD
                          ? _("You were surer than chance allows.")
                          : said < exact - SURENESS_GOOD
                            ? _("You could have been surer.")
                            : _("That was well judged.");
  g_autofree char *both =
    g_strdup_printf (_("You gave your predictions %d chances in 100; such "
                       "predictions come true %d times in 100."),
                     said, exact);

  return g_strdup_printf ("%s %s", both, verdict);
}

char *
_ludo_run_describe_prediction (LudoLessonRun *self)
{
  GString *text = g_string_new (NULL);
  const GameRules *rules = self->lesson->rules;
  g_autofree char *said = ludo_answer_name_the_place (rules, self->predicted);
  g_autofree char *fell = ludo_answer_name_the_place (rules, self->fell);

  ludo_add_sentence (text,
    g_strdup_printf (
      /* Translators: places of the board, as "the space 12"; then ways of a
       * throw. */
      self->fell == self->predicted
        ? ngettext ("You said %s, and it came to %s: that happens %u time in "
                    "%u.",
                    "You said %s, and it came to %s: that happens %u times in "
                    "%u.", self->predicted_ways)
        : ngettext ("You said %s; it came to %s. Your guess comes true %u "
                    "time in %u.",
                    "You said %s; it came to %s. Your guess comes true %u "
                    "times in %u.", self->predicted_ways),
      said, fell, self->predicted_ways, self->ways_of));
  if (self->state != LUDO_RUN_DONE)
    ludo_add_sentence (text,
      /* Translators: which of the predictions that a step asks for is to be
       * made now. */
      g_strdup_printf (_("Predict again (%u of %d)."), self->n_predicted + 1,
                       _ludo_run_step (self)->rounds));
  if (self->state == LUDO_RUN_DONE && self->n_predicted > 1)
    {
      g_autofree char *often =
        ludo_number_dup ((double) self->total_ways / self->ways_of,
                         self->total_ways % self->ways_of == 0 ? 0 : 1);

      ludo_add_sentence (text,
        g_strdup_printf (
          /* Translators: how often a guess was right, of how many, then how
           * often of as many such guesses are right in the long run. */
          ngettext ("You were right %u time out of %u; on average, guesses "
                    "like these are right %s times out of %u.",
                    "You were right %u times out of %u; on average, guesses "
                    "like these are right %s times out of %u.", self->n_hit),
          self->n_hit, self->n_predicted, often, self->n_predicted));
    }
  if (self->state == LUDO_RUN_DONE && self->n_sure > 0)
    ludo_add_sentence (text, describe_sureness (self));
  if (self->state == LUDO_RUN_DONE && _ludo_run_step (self)->right != NULL)
    ludo_add_sentence (text,
                       ludo_lesson_dup_text (_ludo_run_step (self)->right,
                                             ludo_page_language_now (), TRUE));

  return g_string_free (text, FALSE);
}
