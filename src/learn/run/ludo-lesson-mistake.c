/* ludo-lesson-mistake.c: the expected mistake behind a wrong answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/run/ludo-lesson-mistake.h"

#include <string.h>

#include "drawing/ludo-drawing.h"
#include "learn/run/ludo-lesson-run-private.h"

/* The first mistake of the game that explains @asked, or NULL. */
static const LudoMistake *
find (const LudoLesson      *lesson,
      const LudoGivenAnswer *asked)
{
  const LudoMistake *mistake = ludo_game_info_for (lesson->rules->id)->mistakes;

  while (mistake->id != NULL && !ludo_mistake_explains (mistake, asked))
    mistake++;

  return mistake->id != NULL ? mistake : NULL;
}

/* Plays the moves of @asked, and finds the mistake with what they lead to. */
static const LudoMistake *
find_after (const LudoLesson *lesson,
            LudoGivenAnswer  *asked)
{
  GameState after = *asked->state;
  GameTrace trace = GAME_TRACE_INIT;
  const LudoMistake *mistake;

  for (guint i = 0; i < asked->n_moves; i++)
    lesson->rules->apply (&after, asked->moves[i], &trace);
  asked->after = &after;
  asked->trace = &trace;
  mistake = find (lesson, asked);
  game_trace_clear (&trace);

  return mistake;
}

static LudoGivenAnswer
begin (const LudoLesson *lesson,
       const LudoStep   *step,
       LudoAskedKind     kind)
{
  return (LudoGivenAnswer) {
    .kind = kind,
    .seat = lesson->rules->turn (&step->asked),
    .begun = &step->start,
    .state = &step->asked,
    .moves = (const GameMove *) step->moves->data,
    .n_moves = step->moves->len,
    .right = -1,
    .given = -1,
  };
}

const LudoMistake *
ludo_mistake_find_number (const LudoLesson *lesson,
                          const LudoStep   *step,
                          int               number)
{
  LudoGivenAnswer asked;

  g_return_val_if_fail (lesson != NULL && step != NULL, NULL);

  if (step->kind != LUDO_STEP_NUMBER || number == step->number
      || step->ring.n_holes > 0)
    return NULL;

  asked = begin (lesson, step, LUDO_ASKED_NUMBER);
  asked.measure = ludo_page_attribute (step->node, "measure");
  asked.right = step->number;
  asked.given = number;

  return asked.measure != NULL ? find_after (lesson, &asked) : NULL;
}

const LudoMistake *
ludo_mistake_find_place (const LudoLesson *lesson,
                         const LudoStep   *step,
                         int               place)
{
  LudoGivenAnswer asked;
  const char *which;

  g_return_val_if_fail (lesson != NULL && step != NULL, NULL);

  if ((step->kind != LUDO_STEP_CELL && step->kind != LUDO_STEP_PLACE)
      || place < 0
      || place >= ludo_drawing_for (lesson->rules->id)->n_places)
    return NULL;
  for (const int *cell = step->cells; *cell >= 0; cell++)
    if (*cell == place)
      return NULL;

  if (step->kind == LUDO_STEP_PLACE)
    {
      asked = begin (lesson, step, LUDO_ASKED_SETUP);
      asked.state = &step->target;
      asked.n_moves = 0;
      asked.given = place;
      return find (lesson, &asked);
    }

  which = ludo_page_attribute (step->node, "which");
  asked = begin (lesson, step,
                 which != NULL ? LUDO_ASKED_WHICH
                 : step->moves->len > 0 ? LUDO_ASKED_PLACE : LUDO_ASKED_NAMED);
  asked.stuck = g_strcmp0 (which, "stuck") == 0;
  asked.right = step->cells[0];
  asked.given = place;

  return find_after (lesson, &asked);
}

/* Whether the turn of @asked does what @step asks for. */
static gboolean
is_right (const LudoLesson      *lesson,
          const LudoStep        *step,
          const LudoGivenAnswer *asked)
{
  GameState after = *asked->state;
  GameTrace trace = GAME_TRACE_INIT;
  gboolean right;

  for (guint i = 0; i < asked->n_moves; i++)
    lesson->rules->apply (&after, asked->moves[i], &trace);
  right = step->goal.name[0] != '\0'
            ? ludo_goal_met (&step->goal,
                             ludo_measure (lesson->rules, &after, &trace,
                                           asked->seat, step->goal.name))
            : _ludo_lesson_turn_is (lesson, &after, step->answers, NULL);
  game_trace_clear (&trace);

  return right;
}

const LudoMistake *
ludo_mistake_find_turn (const LudoLesson *lesson,
                        const LudoStep   *step,
                        const GameMove   *moves,
                        guint             n_moves)
{
  const LudoTurnAnswer *answer;
  LudoGivenAnswer asked;

  g_return_val_if_fail (lesson != NULL && step != NULL, NULL);

  if (step->kind != LUDO_STEP_MOVE || step->best > 0 || n_moves == 0
      || step->answers->len == 0)
    return NULL;

  answer = g_ptr_array_index (step->answers, 0);
  asked = begin (lesson, step, LUDO_ASKED_TURN);
  asked.moves = moves;
  asked.n_moves = n_moves;
  asked.measure = step->goal.name[0] != '\0' ? step->goal.name : NULL;
  asked.answer = (const GameMove *) answer->moves->data;
  asked.n_answer = answer->moves->len;

  return !is_right (lesson, step, &asked) ? find_after (lesson, &asked) : NULL;
}

const LudoMistake *
ludo_mistake_find_refused (const LudoLesson *lesson,
                           const LudoStep   *step,
                           const GameState  *state,
                           const char       *token)
{
  LudoGivenAnswer asked;

  g_return_val_if_fail (lesson != NULL && step != NULL && state != NULL
                        && token != NULL, NULL);

  if (step->kind != LUDO_STEP_MOVE)
    return NULL;
  asked = begin (lesson, step, LUDO_ASKED_REFUSED);
  asked.after = state;
  asked.n_moves = 0;
  asked.token = token;

  return find (lesson, &asked);
}

/* The mistake in the turn that the @tokens play, as far as they are legal. */
static const LudoMistake *
find_tokens (const LudoLesson   *lesson,
             const LudoStep     *step,
             const char *const  *tokens)
{
  GameState state = step->asked;
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (GameMove));

  for (guint i = 0; tokens[i] != NULL; i++)
    {
      GameMove move;

      if (!lesson->rules->parse_move (&state, tokens[i], strlen (tokens[i]),
                                      &move, NULL))
        return NULL;
      lesson->rules->apply (&state, move, NULL);
      g_array_append_val (moves, move);
    }

  return ludo_mistake_find_turn (lesson, step, (const GameMove *) moves->data,
                                 moves->len);
}

/* The mistake in the first of the places @names that is wrong. */
static const LudoMistake *
find_names (const LudoLesson   *lesson,
            const LudoStep     *step,
            const char *const  *names)
{
  const LudoDrawing *drawing = ludo_drawing_for (lesson->rules->id);

  for (guint i = 0; names[i] != NULL; i++)
    for (int place = 0; place < drawing->n_places; place++)
      {
        char buffer[8];
        const LudoMistake *mistake;

        if (!g_str_equal (drawing->place_name (place, buffer), names[i]))
          continue;
        mistake = ludo_mistake_find_place (lesson, step, place);
        if (mistake != NULL)
          return mistake;
        break;
      }

  return NULL;
}

const LudoMistake *
ludo_mistake_find (const LudoLesson *lesson,
                   const LudoStep   *step,
                   const char       *answer)
{
  g_auto (GStrv) parts = NULL;
  gint64 number;

  g_return_val_if_fail (lesson != NULL && step != NULL && answer != NULL,
                        NULL);

  parts = g_strsplit (answer, " ", -1);
  switch (step->kind)
    {
    case LUDO_STEP_NUMBER:
      return g_ascii_string_to_signed (answer, 10, G_MININT, G_MAXINT, &number,
                                       NULL)
               ? ludo_mistake_find_number (lesson, step, (int) number) : NULL;
    case LUDO_STEP_CELL:
    case LUDO_STEP_PLACE:
      return find_names (lesson, step, (const char *const *) parts);
    case LUDO_STEP_MOVE:
      return find_tokens (lesson, step, (const char *const *) parts);
    default:
      return NULL;
    }
}

const LudoMistake *
_ludo_run_find_mistake (LudoLessonRun *self)
{
  const GamePosition *position = ludo_game_get_position (self->game);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (GameMove));

  if ((self->lesson->locks & LUDO_LOCK_REVIEW) != 0)
    return NULL;
  for (gsize i = self->n_begun; i < position->n_plies; i++)
    g_array_append_val (moves, position->plies[i].move);

  return ludo_mistake_find_turn (self->lesson, _ludo_run_step (self),
                                 (const GameMove *) moves->data, moves->len);
}
