/* lesson-hand.c: the right answers of a lesson, by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lesson-hand.h"

#include <X11/keysym.h>

#include "drawing/ludo-drawing.h"

static void
type_turn (const LudoLesson *lesson,
           const LudoStep   *step,
           LessonHandPress   press)
{
  const LudoTurnAnswer *answer = g_ptr_array_index (step->answers, 0);
  GameState state = step->asked;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      GameMove move = g_array_index (answer->moves, GameMove, i);
      char token[GAME_MOVE_TEXT_MAX];

      lesson->rules->print_move (&state, move, token);
      lesson->rules->apply (&state, move, NULL);
      press (token, XK_Return);
    }
}

static void
type_places (const LudoLesson *lesson,
             const LudoStep   *step,
             LessonHandPress   press)
{
  const LudoDrawing *drawing = ludo_drawing_for (lesson->rules->id);

  for (int i = 0; i < drawing->n_places; i++)
    {
      char name[8];
      gboolean wanted = step->kind == LUDO_STEP_PLACE
                        && drawing->owner (&step->target, i) >= 0;

      for (int j = 0; step->cells != NULL && step->cells[j] >= 0; j++)
        wanted |= step->cells[j] == i;
      if (wanted && drawing->place_name (i, name)[0] != '\0')
        press (drawing->place_name (i, name), XK_Return);
    }
}

static void
choose (guint           option,
        LessonHandPress press)
{
  for (guint i = 0; i < option; i++)
    press (NULL, XK_Tab);
  press (NULL, XK_Return);
}

gboolean
lesson_hand_answer (const LudoLesson *lesson,
                    const LudoStep   *step,
                    LessonHandPress   press)
{
  g_autofree char *number = g_strdup_printf ("%d", step->number);

  if (step->kind == LUDO_STEP_MOVE)
    type_turn (lesson, step, press);
  else if (step->kind == LUDO_STEP_CELL || step->kind == LUDO_STEP_PLACE)
    type_places (lesson, step, press);
  else if (step->kind == LUDO_STEP_CHOOSE)
    choose (step->right_options != 0
              ? (guint) __builtin_ctzll (step->right_options) : 0, press);
  else if (step->kind == LUDO_STEP_NUMBER)
    press (number, XK_Return);
  else if (step->kind == LUDO_STEP_PREDICT)
    choose (0, press);
  else
    return FALSE;

  return TRUE;
}
