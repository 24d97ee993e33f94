/* ludo-lesson-run.c: a lesson being done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-lesson-run.h"

#include <glib/gi18n.h>

#include "drawing/ludo-drawing.h"
#include "games/games.h"
#include "play/analysis/ludo-hint.h"
#include "play/ludo-language.h"
#include "search/search-turns.h"

/* After so many hints the answer is given. */
#define HINTS 2

/* What is said of the last answer; the words are made when they are shown, in
 * the language that is then spoken. */
typedef enum
{
  REPLY_NONE,
  REPLY_RIGHT,
  REPLY_NODE,                   /* what the file says of it */
  REPLY_TURN,                   /* what the turn leads to */
  REPLY_REFUSED,                /* why the rules refuse `token` */
  REPLY_NUMBER,                 /* not this number */
  REPLY_PLACE,                  /* not this place */
  REPLY_MORE,                   /* right so far, and there is more to find */
  REPLY_HINT,                   /* the last hint */
  REPLY_ADVICE,                 /* as that of a game, where none is written */
  REPLY_ANSWER,
  REPLY_PREDICTED,
  REPLY_GOAL,                   /* the aim was not reached in time */
} Reply;

/* What was answered to a step. */
typedef struct
{
  guint tries;
  gboolean right;
  gint64 begun;                 /* when it was first asked, in microseconds */
  gint64 ended;                 /* when it was last answered */
  GString *answer;              /* owned; NULL before the first */
} Answered;

struct _LudoLessonRun
{
  GObject parent_instance;

  guint index;
  guint n_steps;
  LudoRunState state;
  Reply reply;
  const LudoPageNode *reply_node;       /* of REPLY_NODE */
  guint n_hints;
  guint n_begun;                /* plies that the step begins with */
  int seat;                     /* the pupil's */
  gboolean judging;             /* the game is changed by this itself */
  int n_left;                   /* places still to be found */
  guint n_predicted;
  guint n_hit;
  guint predicted_ways;         /* of the throw's, how many end where it was
                                 * predicted; of the last, and of all */
  guint total_ways;
  guint ways_of;
  int predicted;
  int fell;

  /* Owned */
  LudoLesson *lesson;
  LudoProgress *progress;
  LudoGame *game;
  LudoComputer *computer;
  gboolean *done;               /* by step */
  Answered *answered;           /* by step */
  char *token;                  /* of REPLY_REFUSED */
  int *left;                    /* places still to be found; ended by -1 */
  GArray *marks;                /* int; ended by -1 */
  GArray *outcomes;             /* int; ended by -1 */
};

static guint stepped_signal;
static guint changed_signal;

G_DEFINE_FINAL_TYPE (LudoLessonRun, ludo_lesson_run, G_TYPE_OBJECT)

static const LudoStep *
step_of (LudoLessonRun *self)
{
  return g_ptr_array_index (self->lesson->steps, self->index);
}

static const LudoDrawing *
drawing_of (LudoLessonRun *self)
{
  return ludo_drawing_for (self->lesson->rules->id);
}

static void
set_marks (LudoLessonRun *self,
           const int     *places)
{
  int end = -1;

  g_array_set_size (self->marks, 0);
  for (; places != NULL && *places >= 0; places++)
    g_array_append_val (self->marks, *places);
  g_array_append_val (self->marks, end);
}

static void
say (LudoLessonRun      *self,
     Reply               reply,
     const LudoPageNode *node)
{
  self->reply = node != NULL ? REPLY_NODE : reply;
  self->reply_node = node;
}

static void
tell (LudoLessonRun *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
keep (LudoLessonRun *self)
{
  if (self->progress != NULL)
    ludo_progress_keep (self->progress, self->lesson->rules->id,
                        self->lesson->id, step_of (self)->node->id,
                        self->done[self->index]);
}

/* Notes an answer; what comes after the right one is no longer of interest.  Of
 * places each is noted, else the first. */
static void
note (LudoLessonRun *self,
      const char    *answer,
      gboolean       right)
{
  Answered *answered = &self->answered[self->index];
  LudoStepKind kind = step_of (self)->kind;

  if (answered->right)
    return;

  answered->tries++;
  answered->right = right;
  answered->ended = g_get_monotonic_time ();
  if (answered->answer == NULL)
    answered->answer = g_string_new (answer);
  else if (kind == LUDO_STEP_CELL || kind == LUDO_STEP_PLACE
           || kind == LUDO_STEP_PREDICT)
    g_string_append_printf (answered->answer, " %s", answer);
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

  note (self, played, right);
}

static void
note_place (LudoLessonRun *self,
            int            place,
            gboolean       right)
{
  char name[8];

  note (self, drawing_of (self)->place_name (place, name), right);
}

static void
finish (LudoLessonRun      *self,
        const LudoPageNode *reply)
{
  if (self->state == LUDO_RUN_DONE)
    return;

  self->state = LUDO_RUN_DONE;
  self->done[self->index] = TRUE;
  say (self, REPLY_RIGHT, reply != NULL ? reply : step_of (self)->right);
  set_marks (self, NULL);
  keep (self);
}

static void
play_moves (LudoLessonRun *self,
            const GArray  *moves)
{
  self->judging = TRUE;
  ludo_game_begin_change (self->game);
  for (guint i = 0; i < moves->len; i++)
    ludo_game_play_move (self->game, g_array_index (moves, GameMove, i));
  ludo_game_end_change (self->game);
  self->judging = FALSE;
}

/* Who sits at the game: the computer on the other seats, or nobody else. */
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

/* Where the next throw can end, each place once. */
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
      int place = _ludo_lesson_landing (rules, state, throws[i].move);
      gboolean known = place < 0;

      for (guint j = 0; j < self->outcomes->len; j++)
        known |= g_array_index (self->outcomes, int, j) == place;
      if (!known)
        g_array_append_val (self->outcomes, place);
    }
  g_array_append_val (self->outcomes, end);
}

static void changed_cb (LudoLessonRun *self, guint n_undone, guint n_played);

static void
take_game (LudoLessonRun *self,
           const char    *position)
{
  g_autoptr (LudoGame) game =
    ludo_game_new_from_position (self->lesson->rules->id, position,
                                 step_of (self)->seed, NULL);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, changed_cb, self);
  ludo_computer_set_game (self->computer, NULL);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
begin (LudoLessonRun *self)
{
  const LudoStep *step = step_of (self);

  if (self->answered[self->index].begun == 0)
    self->answered[self->index].begun = g_get_monotonic_time ();
  take_game (self, step->position);
  play_moves (self, step->before);
  self->n_begun = step->before->len;
  self->seat = ludo_game_get_turn (self->game);
  self->state = LUDO_RUN_ASKING;
  self->n_hints = 0;
  self->n_predicted = self->n_hit = self->total_ways = 0;
  say (self, REPLY_NONE, NULL);
  set_marks (self, step->highlight);
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
  keep (self);
  g_signal_emit (self, stepped_signal, 0);
  if (step->kind == LUDO_STEP_SHOW)
    play_moves (self, step->moves);
}

/* The turn stays on the board as it is, and where nothing is thrown the other
 * side shows what it makes of it. */
static void
be_wrong (LudoLessonRun *self,
          Reply          reply,
          const LudoPageNode *node)
{
  self->state = LUDO_RUN_WRONG;
  /* A turn that stands is all that there will be to this step. */
  if ((self->lesson->locks & LUDO_LOCK_UNDO) != 0)
    {
      self->done[self->index] = TRUE;
      keep (self);
    }
  say (self, reply, node);
  if (reply != REPLY_TURN || node != NULL || self->lesson->rules->has_chance)
    return;

  seat_players (self, LUDO_PLAYER_LEVEL_MAX);
  ludo_computer_set_game (self->computer, self->game);
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

/* What the pupil's own plies of the step amount to. */
static int
count_goal (LudoLessonRun *self,
            guint         *n_plies)
{
  const LudoStep *step = step_of (self);
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

static void
judge_move (LudoLessonRun *self)
{
  const LudoStep *step = step_of (self);
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
  note_played (self, right);
  if (right)
    finish (self, NULL);
  else
    {
      _ludo_lesson_turn_is (self->lesson, state, step->wrong, &reply);
      be_wrong (self, REPLY_TURN, reply);
    }
}

static void
judge_play (LudoLessonRun *self)
{
  const LudoStep *step = step_of (self);
  gboolean over = ludo_game_get_over (self->game);
  gboolean ends = over || ludo_game_get_turn (self->game) != self->seat;
  guint n_plies;
  int value = count_goal (self, &n_plies);

  if (step->goal.name[0] != '\0' && ludo_goal_met (&step->goal, value)
      && step->goal.kind != LUDO_GOAL_AT_MOST)
    finish (self, NULL);
  else if (!over && (!ends || n_plies < (guint) step->plies))
    return;
  else if (step->goal.name[0] == '\0' || ludo_goal_met (&step->goal, value))
    finish (self, NULL);
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
  const LudoStep *step = step_of (self);

  find_outcomes (self);
  if (self->judging || self->state != LUDO_RUN_ASKING || n_played == 0)
    {
      /* The answer to a turn has come: it stands alone. */
      if (!self->judging && self->state == LUDO_RUN_WRONG)
        ludo_computer_set_game (self->computer, NULL);
      tell (self);
      return;
    }

  if (step->kind == LUDO_STEP_MOVE)
    judge_move (self);
  else if (step->kind == LUDO_STEP_PLAY)
    judge_play (self);
  tell (self);
}

static void
ludo_lesson_run_dispose (GObject *object)
{
  LudoLessonRun *self = LUDO_LESSON_RUN (object);

  if (self->computer != NULL)
    ludo_computer_set_game (self->computer, NULL);
  g_clear_object (&self->computer);
  g_clear_object (&self->game);
  g_clear_object (&self->progress);

  G_OBJECT_CLASS (ludo_lesson_run_parent_class)->dispose (object);
}

static void
ludo_lesson_run_finalize (GObject *object)
{
  LudoLessonRun *self = LUDO_LESSON_RUN (object);

  g_clear_pointer (&self->lesson, ludo_lesson_unref);
  for (guint i = 0; i < self->n_steps; i++)
    if (self->answered[i].answer != NULL)
      g_string_free (self->answered[i].answer, TRUE);
  g_free (self->answered);
  g_free (self->done);
  g_free (self->token);
  g_free (self->left);
  g_array_unref (self->marks);
  g_array_unref (self->outcomes);

  G_OBJECT_CLASS (ludo_lesson_run_parent_class)->finalize (object);
}

static void
ludo_lesson_run_class_init (LudoLessonRunClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_lesson_run_dispose;
  G_OBJECT_CLASS (klass)->finalize = ludo_lesson_run_finalize;

  stepped_signal = g_signal_new ("stepped", G_TYPE_FROM_CLASS (klass),
                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass),
                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
ludo_lesson_run_init (LudoLessonRun *self)
{
  self->computer = ludo_computer_new ();
  self->marks = g_array_new (FALSE, FALSE, sizeof (int));
  self->outcomes = g_array_new (FALSE, FALSE, sizeof (int));
}

/* Where it was left, as long as the file still has that step. */
static void
resume (LudoLessonRun *self)
{
  const LudoLesson *lesson = self->lesson;
  g_autofree char *place =
    ludo_progress_dup_place (self->progress, lesson->rules->id, lesson->id);

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);

      self->done[i] = ludo_progress_get_done (self->progress,
                                              lesson->rules->id, lesson->id,
                                              step->node->id);
      if (g_strcmp0 (place, step->node->id) == 0)
        self->index = i;
    }
  if (self->done[self->index] && self->index + 1 < lesson->steps->len)
    self->index++;
  if (ludo_lesson_run_get_complete (self))
    self->index = 0;
}

LudoLessonRun *
ludo_lesson_run_new (LudoLesson   *lesson,
                     LudoProgress *progress)
{
  LudoLessonRun *self;

  g_return_val_if_fail (lesson != NULL, NULL);

  self = g_object_new (LUDO_TYPE_LESSON_RUN, NULL);
  self->lesson = ludo_lesson_ref (lesson);
  self->n_steps = lesson->steps->len;
  self->done = g_new0 (gboolean, self->n_steps);
  self->answered = g_new0 (Answered, self->n_steps);
  if (progress != NULL)
    {
      self->progress = g_object_ref (progress);
      resume (self);
    }
  begin (self);

  return self;
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

  return step_of (self);
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

gboolean
ludo_lesson_run_get_playing (LudoLessonRun *self)
{
  const LudoStep *step;

  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), FALSE);

  step = step_of (self);

  return self->state == LUDO_RUN_ASKING
         && (step->kind == LUDO_STEP_MOVE || step->kind == LUDO_STEP_PLAY);
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
  begin (self);
  tell (self);
}

gboolean
ludo_lesson_run_go_on (LudoLessonRun *self)
{
  LudoStepKind kind;

  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), FALSE);

  kind = step_of (self)->kind;
  if (kind == LUDO_STEP_EXPLAIN || kind == LUDO_STEP_SHOW
      || kind == LUDO_STEP_READ)
    finish (self, NULL);
  if (!self->done[self->index]
      || self->state == LUDO_RUN_ASKING
      || self->index + 1 >= self->lesson->steps->len)
    {
      tell (self);
      return FALSE;
    }
  ludo_lesson_run_go_to (self, self->index + 1);

  return TRUE;
}

void
ludo_lesson_run_try_again (LudoLessonRun *self)
{
  guint n_hints;

  g_return_if_fail (LUDO_IS_LESSON_RUN (self));

  if (step_of (self)->kind != LUDO_STEP_SHOW
      && (self->lesson->locks & LUDO_LOCK_UNDO) != 0)
    return;
  n_hints = self->n_hints;
  begin (self);
  self->n_hints = n_hints;
  tell (self);
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

  step = step_of (self);
  if (step->kind != LUDO_STEP_CHOOSE || option >= step->options->len
      || self->state == LUDO_RUN_DONE)
    return;

  node = g_ptr_array_index (step->options, option);
  for (guint i = 0; i < node->children->len; i++)
    if (((LudoPageNode *) g_ptr_array_index (node->children, i))->type
        == LUDO_NODE_ANSWER)
      reply = g_ptr_array_index (node->children, i);
  right = step->right_options == 0 || (step->right_options >> option & 1) != 0;
  number = g_strdup_printf ("%u", option + 1);
  note (self, number, right);
  if (right)
    finish (self, reply);
  else
    say (self, REPLY_PLACE, reply);
  tell (self);
}

void
ludo_lesson_run_enter (LudoLessonRun *self,
                       const char    *number)
{
  const LudoStep *step;
  const LudoPageNode *reply = NULL;
  g_autofree char *text = NULL;
  gint64 value;

  g_return_if_fail (LUDO_IS_LESSON_RUN (self) && number != NULL);

  step = step_of (self);
  if (step->kind != LUDO_STEP_NUMBER || self->state == LUDO_RUN_DONE)
    return;

  text = g_strstrip (g_strdup (number));
  if (g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, &value, NULL)
      && value == step->number)
    {
      note (self, text, TRUE);
      finish (self, NULL);
      tell (self);
      return;
    }

  note (self, text, FALSE);
  for (guint i = 0; i < step->wrong_numbers->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (step->wrong_numbers, i);

      if (g_str_equal (ludo_page_attribute (node, "value"), text))
        reply = node;
    }
  say (self, REPLY_NUMBER, reply);
  tell (self);
}

/* A place of the right ones is found; the others are still to be. */
static void
find_place (LudoLessonRun *self,
            int            index)
{
  const LudoStep *step = step_of (self);
  int found = self->left[index];

  g_array_insert_val (self->marks, self->marks->len - 1, found);
  memmove (&self->left[index], &self->left[index + 1],
           (self->n_left - index) * sizeof (int));
  if (--self->n_left > 0)
    {
      say (self, REPLY_MORE, NULL);
      return;
    }

  finish (self, NULL);
  play_moves (self, step->moves);
}

/* Puts on its place what stands there in the target. */
static void
place_piece (LudoLessonRun *self,
             int            place)
{
  const LudoStep *step = step_of (self);
  const LudoDrawing *drawing = drawing_of (self);
  GameState state = *ludo_game_get_state (self->game);
  char text[GAME_POSITION_TEXT_MAX];
  gboolean all = TRUE;

  if (drawing->owner (&step->target, place) < 0)
    {
      note_place (self, place, FALSE);
      say (self, REPLY_PLACE, NULL);
      return;
    }

  ludo_game_get_info (self->game)->put (&state, &step->target, place);
  for (int i = 0; i < drawing->n_places; i++)
    {
      char name[8];

      if (drawing->place_name (i, name)[0] != '\0'
          && drawing->owner (&step->target, i)
             != drawing->owner (&state, i))
        all = FALSE;
    }
  self->lesson->rules->print (all ? &step->target : &state, text);
  take_game (self, text);
  note_place (self, place, all);
  if (all)
    finish (self, NULL);
  else
    say (self, REPLY_MORE, NULL);
  g_signal_emit (self, stepped_signal, 0);
}

gboolean
ludo_lesson_run_point (LudoLessonRun *self,
                       int            place)
{
  const LudoStep *step;
  int index = 0;

  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), FALSE);

  step = step_of (self);
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

  if (step->kind == LUDO_STEP_PLACE)
    place_piece (self, place);
  else
    {
      while (index < self->n_left && self->left[index] != place)
        index++;
      note_place (self, place, index < self->n_left && self->n_left == 1);
      if (index < self->n_left)
        find_place (self, index);
      else
        {
          char token[GAME_MOVE_TEXT_MAX] = "";

          if (g_strcmp0 (ludo_page_attribute (step->node, "which"),
                         "movable") == 0)
            drawing_of (self)->path_token (ludo_game_get_state (self->game),
                                           &place, 1, token);
          g_free (self->token);
          self->token = g_strdup (token);
          say (self, token[0] != '\0' ? REPLY_REFUSED : REPLY_PLACE, NULL);
        }
    }
  tell (self);

  return TRUE;
}

/* How many ways of the throw end on @place, of how many. */
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
      if (_ludo_lesson_landing (rules, state, throws[i].move) == place)
        ways += throws[i].weight;
    }

  return ways;
}

/* What was said, and what fell. */
static void
note_prediction (LudoLessonRun *self,
                 gboolean       last)
{
  char said[8], fell[8];
  g_autofree char *both =
    g_strdup_printf ("%s>%s", drawing_of (self)->place_name (self->predicted,
                                                             said),
                     self->fell >= 0
                       ? drawing_of (self)->place_name (self->fell, fell)
                       : "-");

  note (self, both, last);
}

void
ludo_lesson_run_predict (LudoLessonRun *self,
                         guint          option)
{
  const LudoStep *step;
  const GameState *before;
  GameState was;
  gboolean last;

  g_return_if_fail (LUDO_IS_LESSON_RUN (self));

  step = step_of (self);
  if (step->kind != LUDO_STEP_PREDICT || self->state == LUDO_RUN_DONE)
    return;
  if (option + 1 >= self->outcomes->len)
    {
      say (self, REPLY_PLACE, NULL);
      tell (self);
      return;
    }

  self->predicted = g_array_index (self->outcomes, int, option);
  self->predicted_ways = count_ways (self, self->predicted, &self->ways_of);
  before = ludo_game_get_state (self->game);
  was = *before;
  self->judging = TRUE;
  ludo_game_throw (self->game);
  self->judging = FALSE;
  self->fell = _ludo_lesson_landing (self->lesson->rules, &was,
                                     ludo_move_get_move
                                       (ludo_game_get_last_move (self->game)));
  self->n_predicted++;
  self->n_hit += self->fell == self->predicted;
  self->total_ways += self->predicted_ways;
  last = self->n_predicted >= (guint) step->rounds
         || ludo_game_get_over (self->game);
  note_prediction (self, last);
  if (last)
    finish (self, NULL);
  self->reply = REPLY_PREDICTED;
  tell (self);
}

const int *
ludo_lesson_run_get_outcomes (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), NULL);

  return (const int *) self->outcomes->data;
}

gboolean
ludo_lesson_run_can_hint (LudoLessonRun *self)
{
  LudoStepKind kind;

  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), FALSE);

  kind = step_of (self)->kind;

  return self->state == LUDO_RUN_ASKING
         && (self->lesson->locks & LUDO_LOCK_HINTS) == 0
         && (step_of (self)->hints->len > 0 || kind == LUDO_STEP_MOVE
             || kind == LUDO_STEP_CELL || kind == LUDO_STEP_NUMBER
             || (kind == LUDO_STEP_CHOOSE
                 && step_of (self)->right_options != 0));
}

/* The places of the answer are marked too. */
static void
give_answer (LudoLessonRun *self)
{
  const LudoStep *step = step_of (self);
  const LudoTurnAnswer *answer;
  GameState state = *ludo_game_get_state (self->game);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (int));
  int end = -1;

  say (self, REPLY_ANSWER, NULL);
  if (self->left != NULL)
    set_marks (self, self->left);
  if (step->kind != LUDO_STEP_MOVE)
    return;

  answer = g_ptr_array_index (step->answers, 0);
  if (ludo_game_get_n_plies (self->game) > self->n_begun)
    return;
  for (guint i = 0; i < answer->moves->len; i++)
    {
      GameMove move = g_array_index (answer->moves, GameMove, i);
      int path[LUDO_PATH_MAX];
      int n = drawing_of (self)->move_path (&state, move, path);

      g_array_append_vals (places, path, (guint) n);
      self->lesson->rules->apply (&state, move, NULL);
    }
  g_array_append_val (places, end);
  set_marks (self, (const int *) places->data);
}

void
ludo_lesson_run_ask_hint (LudoLessonRun *self)
{
  const LudoStep *step;

  g_return_if_fail (LUDO_IS_LESSON_RUN (self));

  step = step_of (self);
  if (!ludo_lesson_run_can_hint (self))
    return;

  if (step->hints->len == 0 && step->kind == LUDO_STEP_MOVE
      && self->n_hints < HINTS
      && ludo_game_get_n_plies (self->game) == self->n_begun
      && ludo_game_get_info (self->game)->describe_advice != NULL)
    say (self, REPLY_ADVICE, NULL);
  else if (self->n_hints < MIN (step->hints->len, HINTS))
    say (self, REPLY_HINT, g_ptr_array_index (step->hints, self->n_hints));
  else if (step->kind == LUDO_STEP_PLAY || step->kind == LUDO_STEP_PREDICT
           || step->kind == LUDO_STEP_PLACE)
    say (self, REPLY_HINT, step->hints->len > 0
                             ? g_ptr_array_index (step->hints, 0) : NULL);
  else
    give_answer (self);
  self->n_hints++;
  tell (self);
}

const int *
ludo_lesson_run_get_marks (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), NULL);

  return (const int *) self->marks->data;
}

LudoResult *
ludo_lesson_run_dup_result (LudoLessonRun *self,
                            const char    *name)
{
  g_autofree char *id = NULL;
  LudoResult *result;

  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self) && name != NULL, NULL);

  id = g_strdup_printf ("%s/%s", self->lesson->rules->id, self->lesson->id);
  result = ludo_result_new (id, self->lesson->checksum, name);
  for (guint i = 0; i < self->n_steps; i++)
    {
      const LudoStep *step = g_ptr_array_index (self->lesson->steps, i);
      const Answered *answered = &self->answered[i];

      if (answered->tries > 0)
        ludo_result_add (result, step->node->id,
                         ludo_page_attribute (step->node, "kind"),
                         answered->right, answered->tries,
                         (guint) ((answered->ended - answered->begun)
                                  / G_USEC_PER_SEC), answered->answer->str);
    }

  return result;
}

static LudoPageLanguage
language_now (void)
{
  return g_str_equal (ludo_language_get (), "fr") ? LUDO_PAGE_FRENCH
                                                  : LUDO_PAGE_ENGLISH;
}

static const char *
name_place (LudoLessonRun *self,
            int            place,
            char          *name)
{
  return place >= 0 ? drawing_of (self)->place_name (place, name) : "";
}

/* What the turn that stands on the board leads to, and how it is answered. */
static char *
describe_turn (LudoLessonRun *self)
{
  const LudoStep *step = step_of (self);
  GListModel *moves = ludo_game_get_moves (self->game);
  guint n = g_list_model_get_n_items (moves);
  GString *text = g_string_new (NULL);
  GameMove line[LUDO_ADVICE_LINE_MAX];
  int n_line = 0;
  GameState before = *ludo_game_get_state_at (self->game, self->n_begun);

  for (guint i = self->n_begun; i < n && n_line < LUDO_ADVICE_LINE_MAX; i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      if (ludo_move_get_seat (move) == self->seat)
        line[n_line++] = ludo_move_get_move (move);
      else
        {
          /* Translators: what follows is how the other side answers. */
          ludo_add_sentence (text, g_strdup (_("Look at the answer:")));
          ludo_add_sentence (text,
                             ludo_game_describe_move (self->game, move,
                                                      LUDO_DETAIL_NORMAL));
        }
    }
  if (n_line > 0 && step->kind == LUDO_STEP_MOVE)
    {
      g_autofree char *answer = g_strdup (text->str);

      g_string_truncate (text, 0);
      ludo_add_sentence (text,
                         g_strdup (_("That can be played, but it is not what "
                                     "is asked for.")));
      ludo_add_sentence (text,
                         ludo_hint_describe_consequence (self->game, &before,
                                                         line, n_line));
      if (answer[0] != '\0')
        ludo_add_sentence (text, g_steal_pointer (&answer));
    }

  return g_string_free (text, FALSE);
}

/* The turn that is asked for, as if it had been advised. */
static void
take_advice (LudoLessonRun *self,
             LudoAdvice    *advice)
{
  const LudoTurnAnswer *answer =
    g_ptr_array_index (step_of (self)->answers, 0);

  ludo_advice_init (advice,
                    ludo_game_get_state_at (self->game, self->n_begun),
                    (const GameMove *) answer->moves->data,
                    (int) MIN (answer->moves->len, LUDO_ADVICE_LINE_MAX));
}

static char *
describe_advice (LudoLessonRun *self)
{
  LudoAdvice advice;
  guint64 cells = 0;

  take_advice (self, &advice);

  return ludo_game_get_info (self->game)
    ->describe_advice (self->game, &advice,
                       self->n_hints > 1 ? LUDO_HINT_REGION : LUDO_HINT_GOAL,
                       &cells);
}

/* Where nothing is written of it, what the right turn does. */
static char *
describe_right (LudoLessonRun *self)
{
  GString *text = g_string_new (_("That is right."));
  const LudoStep *step = step_of (self);
  LudoAdvice advice;

  if (step->kind == LUDO_STEP_MOVE)
    {
      take_advice (self, &advice);
      ludo_add_sentence (text,
                         ludo_hint_describe_consequence (self->game,
                                                         &advice.before,
                                                         advice.line,
                                                         advice.n_line));
    }

  return g_string_free (text, FALSE);
}

static char *
describe_answer (LudoLessonRun *self)
{
  const LudoStep *step = step_of (self);
  GString *list = g_string_new (NULL);
  char *sentence;

  switch (step->kind)
    {
    case LUDO_STEP_NUMBER:
      g_string_append_printf (list, "%d", step->number);
      break;
    case LUDO_STEP_CELL:
      for (int i = 0; i < self->n_left; i++)
        {
          char name[8];

          g_string_append_printf (list, "%s%s", i > 0 ? _(", ") : "",
                                  name_place (self, self->left[i], name));
        }
      break;
    case LUDO_STEP_CHOOSE:
      for (guint i = 0; i < step->options->len; i++)
        if ((step->right_options >> i & 1) != 0 && list->len == 0)
          {
            g_autofree char *text =
              ludo_lesson_dup_text (g_ptr_array_index (step->options, i),
                                    language_now (), TRUE);

            g_string_append (list, text);
          }
      break;
    default:
      {
        const LudoTurnAnswer *answer = g_ptr_array_index (step->answers, 0);
        GameState state = *ludo_game_get_state_at (self->game, self->n_begun);

        for (guint i = 0; i < answer->moves->len; i++)
          {
            GameMove move = g_array_index (answer->moves, GameMove, i);
            char token[GAME_MOVE_TEXT_MAX];

            self->lesson->rules->print_move (&state, move, token);
            self->lesson->rules->apply (&state, move, NULL);
            g_string_append_printf (list, "%s%s", i > 0 ? " " : "", token);
          }
      }
      break;
    }
  /* Translators: the answer to what a lesson asks: a move, a number … */
  sentence = g_strdup_printf (_("The answer is: %s"), list->str);
  g_string_free (list, TRUE);

  return sentence;
}

static char *
describe_prediction (LudoLessonRun *self)
{
  GString *text = g_string_new (NULL);
  char said[8], fell[8];

  ludo_add_sentence (text,
    g_strdup_printf (
      /* Translators: names of places of the board; then ways of a throw. */
      self->fell == self->predicted
        ? _("You said %s, and it came to %s: that happens %u times in %u.")
        : _("You said %s, it came to %s. Your guess comes true %u times in "
            "%u."),
      name_place (self, self->predicted, said),
      name_place (self, self->fell, fell), self->predicted_ways,
      self->ways_of));
  if (self->state == LUDO_RUN_DONE && self->n_predicted > 1)
    ludo_add_sentence (text,
      g_strdup_printf (
        /* Translators: how often a guess was right, of how many, then how
         * often such guesses are right in the long run. */
        ngettext ("You were right %u time of %u; guesses like yours come true "
                  "%.1f times.",
                  "You were right %u times of %u; guesses like yours come "
                  "true %.1f times.", self->n_hit),
        self->n_hit, self->n_predicted,
        (double) self->total_ways / self->ways_of));
  if (self->state == LUDO_RUN_DONE && step_of (self)->right != NULL)
    ludo_add_sentence (text, ludo_lesson_dup_text (step_of (self)->right,
                                                   language_now (), TRUE));

  return g_string_free (text, FALSE);
}

char *
ludo_lesson_run_dup_reply (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), NULL);

  switch (self->reply)
    {
    case REPLY_RIGHT:
      return step_of (self)->kind == LUDO_STEP_EXPLAIN
                 || step_of (self)->kind == LUDO_STEP_SHOW
                 || step_of (self)->kind == LUDO_STEP_READ
               ? g_strdup ("") : describe_right (self);
    case REPLY_NODE:
      return ludo_lesson_dup_text (self->reply_node, language_now (), TRUE);
    case REPLY_TURN:
      return describe_turn (self);
    case REPLY_REFUSED:
      return ludo_game_describe_refusal (self->game, self->token, NULL);
    case REPLY_NUMBER:
      return g_strdup (_("Not this number. Count once more."));
    case REPLY_PLACE:
      return g_strdup (_("Not this one. Look once more."));
    case REPLY_MORE:
      return g_strdup (_("Right. There are more."));
    case REPLY_ADVICE:
      return describe_advice (self);
    case REPLY_ANSWER:
      return describe_answer (self);
    case REPLY_PREDICTED:
      return describe_prediction (self);
    case REPLY_GOAL:
      return g_strdup (_("The aim was not reached this time. Try it once "
                         "more."));
    case REPLY_NONE:
    case REPLY_HINT:
    default:
      return g_strdup ("");
    }
}
