/* ludo-lesson-answers.c: answers to the steps of a lesson that are no moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/run/ludo-lesson-run-private.h"

#include <string.h>

static void
note_place (LudoLessonRun *self,
            int            place,
            gboolean       right,
            gboolean       wrong)
{
  char name[8];

  _ludo_run_note (self, _ludo_run_drawing (self)->place_name (place, name),
                  right, wrong);
}

void
ludo_lesson_run_choose (LudoLessonRun *self,
                        guint          option)
{
  const LudoStep *step;
  const LudoPageNode *node;
  const LudoPageNode *reply = NULL;
  g_autofree char *number = NULL;
  gboolean right;

  g_return_if_fail (LUDO_IS_LESSON_RUN (self));

  step = _ludo_run_step (self);
  if (step->kind != LUDO_STEP_CHOOSE || option >= step->options->len
      || self->state == LUDO_RUN_DONE)
    return;

  self->chosen = (int) option;
  node = g_ptr_array_index (step->options, option);
  for (guint i = 0; i < node->children->len; i++)
    if (((LudoPageNode *) g_ptr_array_index (node->children, i))->type
        == LUDO_NODE_ANSWER)
      reply = g_ptr_array_index (node->children, i);
  right = step->right_options == 0 || (step->right_options >> option & 1) != 0;
  number = g_strdup_printf ("%u", option + 1);
  _ludo_run_note (self, number, right, !right);
  if (right)
    _ludo_run_finish (self, reply);
  else
    _ludo_run_set_reply (self, REPLY_PLACE, reply);
  ludo_model_emit_changed (self);
}

void
ludo_lesson_run_set_laboratory_answer (LudoLessonRun *self,
                                       const char    *answer)
{
  g_return_if_fail (LUDO_IS_LESSON_RUN (self) && answer != NULL);

  if (!ludo_step_kind_is_in_laboratory (_ludo_run_step (self)->kind)
      || self->state == LUDO_RUN_DONE)
    return;

  _ludo_run_note (self, answer, TRUE, FALSE);
  _ludo_run_finish (self, NULL);
  ludo_model_emit_changed (self);
}

/* The reply written for the wrong answer whose attribute @name is @value. */
static const LudoPageNode *
find_reply (const LudoStep *step,
            const char     *name,
            const char     *value)
{
  for (guint i = 0; i < step->wrong_nodes->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (step->wrong_nodes, i);

      if (g_strcmp0 (ludo_page_attribute (node, name), value) == 0)
        return node;
    }

  return NULL;
}

void
ludo_lesson_run_enter (LudoLessonRun *self,
                       const char    *number)
{
  const LudoStep *step;
  const LudoPageNode *reply;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_number;
  gint64 value;

  g_return_if_fail (LUDO_IS_LESSON_RUN (self) && number != NULL);

  step = _ludo_run_step (self);
  if (step->kind != LUDO_STEP_NUMBER || self->state == LUDO_RUN_DONE)
    return;

  text = g_strstrip (g_strdup (number));
  is_number = g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, &value,
                                        &error);
  if (g_error_matches (error, G_NUMBER_PARSER_ERROR,
                       G_NUMBER_PARSER_ERROR_OUT_OF_BOUNDS))
    {
      is_number = TRUE;
      value = text[0] == '-' ? G_MININT : G_MAXINT;
    }
  if (is_number && value == step->number)
    {
      _ludo_run_note (self, text, TRUE, FALSE);
      _ludo_run_finish (self, NULL);
      _ludo_run_play_moves (self, step->moves);
      ludo_model_emit_changed (self);
      return;
    }

  /* A text that is no number does not count as a try. */
  if (is_number)
    _ludo_run_note (self, text, FALSE, TRUE);
  reply = find_reply (step, "value", text);
  _ludo_run_set_missed (self,
                        !is_number ? REPLY_NUMBER
                        : value > step->number ? REPLY_LESS : REPLY_GREATER,
                        reply,
                        is_number ? ludo_mistake_find_number (self->lesson,
                                                              step,
                                                              (int) value)
                                  : NULL);
  ludo_model_emit_changed (self);
}

/* Puts the pieces of the target on @place.  With the last of them the position
 * becomes one that can be played. */
static void
place_pieces (LudoLessonRun *self,
              int            place)
{
  const LudoStep *step = _ludo_run_step (self);
  GameState state = *ludo_game_get_state (self->game);
  char text[GAME_POSITION_TEXT_MAX];

  self->judging = TRUE;
  ludo_editing_copy (_ludo_run_drawing (self)->editing, &state, &step->target,
                     place);
  if (self->n_left > 0)
    ludo_game_edit (self->game, &state);
  else
    {
      self->lesson->rules->print (&step->target, text);
      _ludo_run_set_game (self, ludo_game_new_from_position
                                  (self->lesson->rules->id, text, step->seed,
                                   NULL));
    }
  self->judging = FALSE;
}

/* Replies to the wrong place @place with the lesson's reason, or else the
 * rules'. */
static void
miss_place (LudoLessonRun *self,
            int            place)
{
  const LudoStep *step = _ludo_run_step (self);
  char token[GAME_MOVE_TEXT_MAX] = "";
  char buffer[8];
  const char *name = _ludo_run_drawing (self)->place_name (place, buffer);

  note_place (self, place, FALSE, TRUE);
  if (ludo_page_attribute (step->node, "which") != NULL)
    _ludo_run_drawing (self)->path_token (ludo_game_get_state (self->game),
                                          &place, 1, token);
  g_free (self->token);
  self->token = g_strdup (token);
  _ludo_run_set_missed (self,
                        token[0] != '\0' ? REPLY_REFUSED
                        : name[0] == '\0' ? REPLY_PLACE
                        : step->kind == LUDO_STEP_PLACE ? REPLY_NOTHING
                        : step->moves->len > 0 ? REPLY_ELSEWHERE : REPLY_PLACE,
                        find_reply (step, "cell", name),
                        ludo_mistake_find_place (self->lesson, step, place));
}

/* Notes one of the right places; the step is done with the last. */
static void
find_place (LudoLessonRun *self,
            int            index)
{
  const LudoStep *step = _ludo_run_step (self);
  int found = self->left[index];

  g_array_insert_val (self->marks, self->marks->len - 1, found);
  memmove (&self->left[index], &self->left[index + 1],
           (self->n_left - index) * sizeof (int));
  self->n_left--;
  if (step->kind == LUDO_STEP_PLACE)
    place_pieces (self, found);
  if (self->n_left > 0)
    {
      _ludo_run_set_reply (self, REPLY_MORE, NULL);
      return;
    }

  _ludo_run_finish (self, NULL);
  _ludo_run_play_moves (self, step->moves);
  if (step->kind == LUDO_STEP_PLACE)
    g_signal_emit_by_name (self, "stepped");
}

/* Whether @place was found before; pointing at it again is no mistake. */
static gboolean
is_found (LudoLessonRun *self,
          int            place)
{
  for (const int *cell = _ludo_run_step (self)->cells; *cell >= 0; cell++)
    if (*cell == place)
      return TRUE;

  return FALSE;
}

gboolean
ludo_lesson_run_point (LudoLessonRun *self,
                       int            place)
{
  const LudoStep *step;
  int index = 0;

  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), FALSE);

  step = _ludo_run_step (self);
  if (step->kind == LUDO_STEP_PREDICT)
    {
      while (g_array_index (self->outcomes, int, index) >= 0
             && g_array_index (self->outcomes, int, index) != place)
        index++;
      ludo_lesson_run_predict (self, index);
      return TRUE;
    }
  if (step->kind != LUDO_STEP_CELL && step->kind != LUDO_STEP_PLACE)
    return FALSE;
  if (self->state == LUDO_RUN_DONE)
    return TRUE;

  self->pointed = place;
  while (index < self->n_left && self->left[index] != place)
    index++;
  if (index < self->n_left)
    {
      note_place (self, place, self->n_left == 1, FALSE);
      find_place (self, index);
    }
  else if (is_found (self, place))
    _ludo_run_set_reply (self, REPLY_MORE, NULL);
  else
    miss_place (self, place);
  ludo_model_emit_changed (self);

  return TRUE;
}

guint
ludo_lesson_run_count_replies (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), 0);

  return self->n_replies;
}

gboolean
_ludo_run_is_lost (LudoLessonRun *self)
{
  const LudoStep *step = _ludo_run_step (self);
  GameOutcome outcome;

  ludo_game_get_outcome (self->game, &outcome);

  return step->kind == LUDO_STEP_PLAY && step->goal.name[0] == '\0'
         && outcome.winner >= 0 && outcome.winner != self->seat;
}

LudoReplyTone
ludo_lesson_run_get_tone (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), LUDO_TONE_NONE);

  switch (self->reply_to)
    {
    case REPLY_NONE:
      return LUDO_TONE_NONE;
    case REPLY_WEIGHING:
    case REPLY_STARTED_OVER:
      return LUDO_TONE_NOTE;
    case REPLY_PREDICTED:
      return self->fell == self->predicted ? LUDO_TONE_RIGHT : LUDO_TONE_NOTE;
    case REPLY_MORE:
      return LUDO_TONE_MORE;
    case REPLY_HINT:
    case REPLY_ADVICE:
    case REPLY_ANSWER:
      return LUDO_TONE_HINT;
    case REPLY_RIGHT:
    case REPLY_AS_GOOD:
      /* No answer is right in a debate or in the chance laboratory. */
      return _ludo_run_is_lost (self)
             || ludo_step_kind_is_in_laboratory (_ludo_run_step (self)->kind)
             || (_ludo_run_step (self)->kind == LUDO_STEP_CHOOSE
                 && _ludo_run_step (self)->right_options == 0)
               ? LUDO_TONE_NOTE : LUDO_TONE_RIGHT;
    default:
      return LUDO_TONE_WRONG;
    }
}
