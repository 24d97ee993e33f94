/* ludo-lesson-run.c: a lesson being done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/run/ludo-lesson-run-private.h"

#include <string.h>

#include "play/ludo-signal.h"
#include "search/search-turns.h"

G_DEFINE_FINAL_TYPE (LudoLessonRun, ludo_lesson_run, LUDO_TYPE_MODEL)

void
_ludo_run_set_marks (LudoLessonRun *self,
                     const int     *places)
{
  int end = -1;

  g_array_set_size (self->marks, 0);
  for (; places != NULL && *places >= 0; places++)
    g_array_append_val (self->marks, *places);
  g_array_append_val (self->marks, end);
}

void
_ludo_run_set_reply (LudoLessonRun      *self,
                     Reply               reply,
                     const LudoPageNode *node)
{
  self->reply = node != NULL ? REPLY_NODE : reply;
  self->reply_to = reply;
  self->reply_node = node;
  self->n_replies++;
  self->mistake = NULL;
}

static gboolean
is_time_up (LudoLessonRun *self)
{
  return self->lesson->limit > 0
         && ludo_lesson_run_get_seconds (self)
            >= 60 * (guint) self->lesson->limit;
}

/* Notes an answer.  Answers after the right one are ignored.  Of places, pieces
 * and predictions every answer is kept, of the other kinds the first. */
void
_ludo_run_note (LudoLessonRun *self,
                const char    *answer,
                gboolean       right,
                gboolean       wrong)
{
  StepAnswers *answers = &self->answers[self->index];
  LudoStepKind kind = _ludo_run_step (self)->kind;

  if (answers->right || is_time_up (self))
    return;

  _ludo_run_begin_own (self);
  answers->tries++;
  answers->right = right;
  answers->wrong = wrong;
  answers->ended = ludo_work_get_clock ();
  answers->changed = g_get_real_time ();
  if (answers->answer == NULL)
    answers->answer = g_string_new (answer);
  else if (kind == LUDO_STEP_CELL || kind == LUDO_STEP_PLACE
           || kind == LUDO_STEP_PREDICT)
    g_string_append_printf (answers->answer, " %s", answer);
  _ludo_run_save (self);
}

void
_ludo_run_note_help (LudoLessonRun *self,
                     gboolean       shown)
{
  StepAnswers *answers = &self->answers[self->index];

  if (answers->right || is_time_up (self))
    return;

  _ludo_run_begin_own (self);
  if (shown)
    answers->shown = TRUE;
  else
    answers->n_hints = MAX (answers->n_hints, self->n_hints);
  if (answers->tries == 0)
    answers->ended = ludo_work_get_clock ();
  answers->changed = g_get_real_time ();
  _ludo_run_save (self);
}

/* The pupil's own plies of the step, in notation. */
static char *
dup_played (LudoLessonRun *self)
{
  GListModel *moves = ludo_game_get_moves (self->game);
  GString *text = g_string_new (NULL);

  for (guint i = self->n_begun; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      if (ludo_move_get_seat (move) == self->seat)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                                ludo_move_get_token (move));
    }

  return g_string_free (text, FALSE);
}

static void
note_played (LudoLessonRun *self,
             gboolean       right)
{
  g_autofree char *played = dup_played (self);

  _ludo_run_note (self, played, right, !right);
}

void
_ludo_run_finish (LudoLessonRun      *self,
                  const LudoPageNode *reply)
{
  const LudoStep *step = _ludo_run_step (self);

  if (self->state == LUDO_RUN_DONE)
    return;

  if (!self->done[self->index])
    _ludo_run_begin_own (self);
  self->state = LUDO_RUN_DONE;
  self->done[self->index] = TRUE;
  _ludo_run_set_reply (self, REPLY_RIGHT,
                       reply != NULL ? reply : step->right);
  /* The places that were found, or that the answer is about, stay marked,
   * unless the board goes on playing. */
  _ludo_run_set_marks (self, step->moves->len > 0 ? NULL
                             : step->kind == LUDO_STEP_CELL ? step->cells
                             : step->kind == LUDO_STEP_CHOOSE
                               || step->kind == LUDO_STEP_NUMBER
                               ? step->highlight : NULL);
  _ludo_run_save (self);
}

void
_ludo_run_play_moves (LudoLessonRun *self,
                      const GArray  *moves)
{
  self->judging = TRUE;
  ludo_game_begin_change (self->game);
  for (guint i = 0; i < moves->len; i++)
    ludo_game_play_move (self->game, g_array_index (moves, GameMove, i));
  ludo_game_end_change (self->game);
  self->judging = FALSE;
}

/* Seats the computer of @level on the other seats, or people if @level is 0. */
static void
seat_players (LudoLessonRun *self,
              int            level)
{
  for (int seat = 0; seat < ludo_game_get_n_seats (self->game); seat++)
    {
      LudoPlayer *player = ludo_game_get_player (self->game, seat, 0);

      player->kind = level > 0 && seat != self->seat ? LUDO_PLAYER_COMPUTER
                                                     : LUDO_PLAYER_HUMAN;
      player->level = level > 0 ? level : LUDO_PLAYER_LEVEL_DEFAULT;
    }
}

/* Fills in the places at which the next throw can end, each once. */
static void
find_outcomes (LudoLessonRun *self)
{
  const GameRules *rules = self->lesson->rules;
  const GameState *state = ludo_game_get_state (self->game);
  GameThrow throws[GAME_THROWS_MAX];
  int n = ludo_game_get_at_chance (self->game) ? rules->throws (state, throws)
                                               : 0;
  int end = -1;

  g_array_set_size (self->outcomes, 0);
  for (int i = 0; i < n; i++)
    {
      int place = ludo_measure_landing (rules, state, throws[i].move);
      guint j = 0;

      while (j < self->outcomes->len
             && g_array_index (self->outcomes, int, j) < place)
        j++;
      if (place >= 0 && (j == self->outcomes->len
                         || g_array_index (self->outcomes, int, j) != place))
        g_array_insert_val (self->outcomes, j, place);
    }
  g_array_append_val (self->outcomes, end);
}

static void changed_cb (LudoLessonRun *self, guint n_undone, guint n_played);

void
_ludo_run_set_game (LudoLessonRun *self,
                    LudoGame      *game)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, changed_cb, self);
  ludo_computer_set_game (self->computer, NULL);
  g_clear_object (&self->game);
  self->game = game;
  g_signal_connect_object (game, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* Makes the game of the step.  A position that the pupil sets up is not
 * checked, because pieces are still missing from it. */
static LudoGame *
make_game (LudoLessonRun *self)
{
  const LudoStep *step = _ludo_run_step (self);
  const char *id = self->lesson->rules->id;

  return step->kind == LUDO_STEP_PLACE
           ? ludo_game_new_to_edit (ludo_game_info_for (id), &step->start)
           : ludo_game_new_from_position (id, step->position, step->seed,
                                          NULL);
}

void
_ludo_run_reset_game (LudoLessonRun *self)
{
  _ludo_run_set_game (self, make_game (self));
  _ludo_run_play_before (self);
}

void
_ludo_run_begin (LudoLessonRun *self)
{
  const LudoStep *step = _ludo_run_step (self);

  ludo_search_task_cancel (self->task);
  g_clear_object (&self->abandoned);
  if (self->answers[self->index].begun == 0)
    self->answers[self->index].begun = ludo_work_get_clock ();
  /* Reset the reply first, because the throw that the step begins with changes
   * the game too, and nothing replies to that. */
  _ludo_run_set_reply (self, REPLY_NONE, NULL);
  _ludo_run_reset_game (self);
  g_clear_pointer (&self->contrast, ludo_contrast_free);
  self->n_begun = step->before->len;
  self->seat = ludo_game_get_turn (self->game);
  self->state = LUDO_RUN_ASKING;
  self->n_hints = 0;
  self->pointed = self->chosen = -1;
  self->n_predicted = self->n_hit = self->total_ways = 0;
  self->n_sure = self->total_sureness = self->sure_ways = 0;
  _ludo_run_set_marks (self, step->highlight);
  find_outcomes (self);

  g_clear_pointer (&self->left, g_free);
  self->n_left = 0;
  if (step->cells != NULL)
    {
      while (step->cells[self->n_left] >= 0)
        self->n_left++;
      self->left = g_memdup2 (step->cells, (self->n_left + 1) * sizeof (int));
    }

  if (step->kind == LUDO_STEP_PLAY)
    {
      seat_players (self, step->against);
      ludo_computer_set_game (self->computer, self->game);
    }
  _ludo_run_save (self);
  g_signal_emit_by_name (self, "stepped");
  if (step->kind == LUDO_STEP_SHOW)
    _ludo_run_play_moves (self, step->moves);
}

void
_ludo_run_reply (LudoLessonRun *self)
{
  seat_players (self, LUDO_PLAYER_LEVEL_MAX);
  if (!ludo_game_get_over (self->game))
    ludo_computer_set_game (self->computer, self->game);
  /* Play the reply that takes as many pieces as the goal counts. */
  if (g_str_has_prefix (_ludo_run_step (self)->goal.name, "danger"))
    ludo_computer_play_next (self->computer,
                             ludo_measure_find_danger
                               (self->lesson->rules,
                                ludo_game_get_state (self->game)));
}

/* Compares the turn on the board with the answer, and marks the places of the
 * facts that are given. */
static void
compare (LudoLessonRun *self)
{
  const LudoStep *step = _ludo_run_step (self);
  const LudoTurnAnswer *answer = g_ptr_array_index (step->answers, 0);
  const GamePosition *position = ludo_game_get_position (self->game);
  const double chances[] = { self->weighed.after, self->weighed.before };
  g_autoptr (GArray) yours = g_array_new (FALSE, FALSE, sizeof (GameMove));
  g_autofree int *places = NULL;

  for (gsize i = self->n_begun; i < position->n_plies; i++)
    g_array_append_val (yours, position->plies[i].move);
  self->is_best_shown = FALSE;
  self->contrast =
    ludo_contrast_new (self->lesson->rules,
                       ludo_game_get_state_at (self->game, self->n_begun),
                       yours, answer->moves, step->goal.name,
                       step->best > 0 ? chances : NULL,
                       ludo_model_emit_changed, self);
  places = ludo_contrast_list_places (self->contrast, FALSE);
  _ludo_run_set_marks (self, places);
}

/* Leaves the wrong turn on the board.  In a game without chance the computer
 * then plays the reply to it, so that the pupil sees the consequence, unless
 * the lesson locks the review. */
static void
be_wrong (LudoLessonRun *self,
          Reply          reply,
          const LudoPageNode *node)
{
  const LudoStep *step = _ludo_run_step (self);

  self->state = LUDO_RUN_WRONG;
  /* The step is done, because the turn cannot be taken back. */
  if ((self->lesson->locks & LUDO_LOCK_UNDO) != 0)
    {
      self->done[self->index] = TRUE;
      _ludo_run_save (self);
    }
  _ludo_run_set_reply (self, reply, node);
  self->mistake = _ludo_run_find_mistake (self);
  if (reply != REPLY_TURN || node != NULL
      || (self->lesson->locks & LUDO_LOCK_REVIEW) != 0)
    return;

  if (step->kind == LUDO_STEP_MOVE && step->answers->len > 0
      && (step->goal.name[0] != '\0' || step->best > 0))
    compare (self);
  if (!self->lesson->rules->has_chance)
    _ludo_run_reply (self);
}

static guint
longest_answer (const LudoStep *step)
{
  guint longest = 0;

  for (guint i = 0; i < step->answers->len; i++)
    {
      const LudoTurnAnswer *answer = g_ptr_array_index (step->answers, i);

      longest = MAX (longest, answer->moves->len);
    }

  return longest;
}

/* Measures the pupil's own plies of the step by its goal, and counts them. */
static int
count_goal (LudoLessonRun *self,
            guint         *n_plies)
{
  const LudoStep *step = _ludo_run_step (self);
  GListModel *moves = ludo_game_get_moves (self->game);
  gboolean decides = ludo_game_get_info (self->game)->has_decisions;
  const GameState *state = ludo_game_get_state (self->game);
  GameTrace all = GAME_TRACE_INIT;
  int value;

  *n_plies = 0;
  for (guint i = self->n_begun; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);
      const GameTrace *trace = ludo_move_get_trace (move);

      if (ludo_move_get_seat (move) != self->seat)
        continue;
      *n_plies += decides != ludo_move_is_throw (move);
      for (gsize j = 0; j < trace->n_events; j++)
        game_trace_push (&all, trace->events[j]);
    }
  value = step->goal.name[0] != '\0'
            ? ludo_measure (self->lesson->rules, state, &all, self->seat,
                            step->goal.name)
            : 0;
  game_trace_clear (&all);

  return value;
}

/* Asks the search whether the turn, which is not listed, is as good as the
 * best. */
static void
weigh (LudoLessonRun *self)
{
  const GamePosition *position = ludo_game_get_position (self->game);
  const LudoTurnAnswer *answer =
    g_ptr_array_index (_ludo_run_step (self)->answers, 0);
  LudoTurn *turn = &self->weighed;

  *turn = (LudoTurn) {
    .first = self->n_begun,
    .last = ludo_game_get_n_plies (self->game),
    .seat = self->seat,
    .before = _ludo_run_step (self)->best,
    .n_better = (int) MIN (answer->moves->len, SEARCH_LINE_MAX),
  };

  memcpy (turn->better, answer->moves->data,
          (gsize) turn->n_better * sizeof (GameMove));
  self->state = LUDO_RUN_WEIGHING;
  _ludo_run_set_reply (self, REPLY_WEIGHING, NULL);
  ludo_search_task_start (self->task, position, position->n_plies,
                          GINT_TO_POINTER (ludo_turn_effort
                                             (self->lesson->rules)), NULL);
}

static void
weighed_cb (gpointer asker,
            gpointer answer)
{
  LudoLessonRun *self = asker;
  g_autofree SearchWinProbability *found = answer;
  LudoTurn *turn = &self->weighed;
  gboolean right;

  turn->after = found->chances[turn->seat];
  right = turn->before - turn->after < LUDO_REVIEW_SAME_COST;
  note_played (self, right);
  if (right)
    {
      _ludo_run_finish (self, NULL);
      _ludo_run_set_reply (self, REPLY_AS_GOOD, NULL);
    }
  else
    be_wrong (self, REPLY_TURN, NULL);
  ludo_model_emit_changed (self);
}

static void
judge_move (LudoLessonRun *self)
{
  const LudoStep *step = _ludo_run_step (self);
  const GameState *state = ludo_game_get_state (self->game);
  guint n = ludo_game_get_n_plies (self->game) - self->n_begun;
  gboolean ends = search_turn_ends (self->lesson->rules, state, self->seat);
  const LudoPageNode *reply = NULL;
  gboolean right;
  guint n_plies;

  if (n == 0 || (!ends && (step->goal.name[0] != '\0'
                           || n < longest_answer (step))))
    return;

  right = step->goal.name[0] != '\0'
            ? ludo_goal_met (&step->goal, count_goal (self, &n_plies))
            : _ludo_lesson_turn_is (self->lesson, state, step->answers, NULL);
  if (!right && step->best > 0)
    {
      weigh (self);
      return;
    }
  note_played (self, right);
  if (right)
    _ludo_run_finish (self, NULL);
  else
    {
      _ludo_lesson_turn_is (self->lesson, state, step->wrong, &reply);
      be_wrong (self, REPLY_TURN, reply);
    }
}

static void
judge_play (LudoLessonRun *self)
{
  const LudoStep *step = _ludo_run_step (self);
  gboolean over = ludo_game_get_over (self->game);
  gboolean ends = over || ludo_game_get_turn (self->game) != self->seat;
  guint n_plies;
  int value = count_goal (self, &n_plies);

  if (step->goal.name[0] != '\0' && ludo_goal_met (&step->goal, value)
      && step->goal.kind != LUDO_GOAL_AT_MOST)
    _ludo_run_finish (self, NULL);
  else if (!over && (!ends || n_plies < (guint) step->plies))
    return;
  else if (step->goal.name[0] == '\0' || ludo_goal_met (&step->goal, value))
    _ludo_run_finish (self, NULL);
  else
    be_wrong (self, REPLY_GOAL, NULL);
  note_played (self, self->state == LUDO_RUN_DONE);
  ludo_computer_set_game (self->computer, NULL);
}

static void
changed_cb (LudoLessonRun *self,
            guint          n_undone,
            guint          n_played)
{
  const LudoStep *step = _ludo_run_step (self);

  find_outcomes (self);
  if (self->judging || self->state != LUDO_RUN_ASKING || n_played == 0)
    {
      /* The computer plays one reply to a wrong turn and no more. */
      if (!self->judging && self->state == LUDO_RUN_WRONG
          && (!self->lesson->rules->has_chance
              || ludo_game_get_turn (self->game) == self->seat))
        ludo_computer_set_game (self->computer, NULL);
      ludo_model_emit_changed (self);
      return;
    }

  if (step->kind == LUDO_STEP_MOVE)
    judge_move (self);
  else if (step->kind == LUDO_STEP_PLAY)
    judge_play (self);
  ludo_model_emit_changed (self);
}

static void
ludo_lesson_run_dispose (GObject *object)
{
  LudoLessonRun *self = LUDO_LESSON_RUN (object);

  g_clear_handle_id (&self->clock, g_source_remove);
  if (self->computer != NULL)
    ludo_computer_set_game (self->computer, NULL);
  g_clear_object (&self->computer);
  if (self->game != NULL)
    _ludo_run_save (self);
  g_clear_object (&self->store);
  g_clear_object (&self->game);
  g_clear_object (&self->abandoned);

  G_OBJECT_CLASS (ludo_lesson_run_parent_class)->dispose (object);
}

static void
ludo_lesson_run_finalize (GObject *object)
{
  LudoLessonRun *self = LUDO_LESSON_RUN (object);

  g_clear_pointer (&self->lesson, ludo_lesson_unref);
  for (guint i = 0; i < self->n_steps; i++)
    if (self->answers[i].answer != NULL)
      g_string_free (self->answers[i].answer, TRUE);
  g_clear_pointer (&self->work, ludo_work_free);
  g_free (self->answers);
  g_free (self->done);
  ludo_search_task_free (self->task);
  g_free (self->token);
  g_free (self->left);
  g_array_unref (self->marks);
  g_array_unref (self->outcomes);
  g_clear_pointer (&self->contrast, ludo_contrast_free);

  G_OBJECT_CLASS (ludo_lesson_run_parent_class)->finalize (object);
}

static void
ludo_lesson_run_class_init (LudoLessonRunClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_lesson_run_dispose;
  G_OBJECT_CLASS (klass)->finalize = ludo_lesson_run_finalize;

  ludo_signal_new (klass, "stepped", 0);
}

static void
ludo_lesson_run_init (LudoLessonRun *self)
{
  self->computer = ludo_computer_new ();
  self->task = ludo_search_task_new (ludo_turn_judge, g_free, weighed_cb,
                                     self);
  self->marks = g_array_new (FALSE, FALSE, sizeof (int));
  self->outcomes = g_array_new (FALSE, FALSE, sizeof (int));
}

LudoLesson *
ludo_lesson_run_get_lesson (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), NULL);

  return self->lesson;
}

const LudoStep *
ludo_lesson_run_get_step (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), NULL);

  return _ludo_run_step (self);
}

LudoGame *
ludo_lesson_run_get_game (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), NULL);

  return self->game;
}

LudoComputer *
ludo_lesson_run_get_computer (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), NULL);

  return self->computer;
}

guint
ludo_lesson_run_get_index (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), 0);

  return self->index;
}

LudoRunState
ludo_lesson_run_get_state (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), LUDO_RUN_ASKING);

  return self->state;
}

gboolean
ludo_lesson_run_get_step_done (LudoLessonRun *self,
                               guint          index)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), FALSE);
  g_return_val_if_fail (index < self->lesson->steps->len, FALSE);

  return self->done[index];
}

gboolean
ludo_lesson_run_get_complete (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), FALSE);

  for (guint i = 0; i < self->lesson->steps->len; i++)
    if (!self->done[i])
      return FALSE;

  return TRUE;
}

void
ludo_lesson_run_go_to (LudoLessonRun *self,
                       guint          index)
{
  g_return_if_fail (LUDO_IS_LESSON_RUN (self));
  g_return_if_fail (index < self->lesson->steps->len);

  if (index < self->index && (self->lesson->locks & LUDO_LOCK_UNDO) != 0)
    return;
  self->index = index;
  _ludo_run_begin (self);
  ludo_model_emit_changed (self);
}

gboolean
ludo_lesson_run_go_on (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), FALSE);

  if (!ludo_step_kind_asks (_ludo_run_step (self)->kind))
    _ludo_run_finish (self, NULL);
  if (!self->done[self->index] || self->state == LUDO_RUN_ASKING
      || self->index + 1 >= self->lesson->steps->len)
    {
      ludo_model_emit_changed (self);
      return FALSE;
    }
  ludo_lesson_run_go_to (self, self->index + 1);

  return TRUE;
}
