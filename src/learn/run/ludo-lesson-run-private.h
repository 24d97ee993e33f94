/* ludo-lesson-run-private.h: what the files of a lesson being done share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-drawing.h"
#include "learn/puzzles/ludo-contrast.h"
#include "learn/run/ludo-lesson-mistake.h"
#include "learn/run/ludo-lesson-run.h"
#include "play/analysis/ludo-analysis.h"

/* Reply: the kind of reply to the last answer.  The words are made when they
 * are shown, in the language of that moment. */
typedef enum
{
  REPLY_NONE,
  REPLY_RIGHT,
  REPLY_NODE,                   /* what the file says of it */
  REPLY_MISTAKE,                /* the reason of the expected mistake */
  REPLY_TURN,                   /* what the turn leads to */
  REPLY_WEIGHING,               /* how good the turn is, is being found out */
  REPLY_AS_GOOD,                /* not what is listed, and as good */
  REPLY_REFUSED,                /* why the rules refuse `token` */
  REPLY_NUMBER,                 /* no number at all */
  REPLY_LESS,                   /* the number is less than this */
  REPLY_GREATER,
  REPLY_PLACE,                  /* not this place */
  REPLY_NOTHING,                /* nothing is to be set up there */
  REPLY_ELSEWHERE,              /* the moves asked about do not end there */
  REPLY_MORE,                   /* right so far, and there is more to find */
  REPLY_HINT,                   /* the last hint */
  REPLY_ADVICE,                 /* as that of a game, where none is written */
  REPLY_ANSWER,
  REPLY_PREDICTED,
  REPLY_STARTED_OVER,
  REPLY_GOAL,                   /* the aim was not reached in time */
} Reply;

/* StepAnswers: the answers to a step. */
typedef struct
{
  guint tries;
  guint n_hints;                /* that came before the right answer */
  gboolean right;
  gboolean wrong;               /* the last answer was wrong */
  gboolean shown;               /* the answer was shown before it was found */
  gint64 begun;                 /* when it was first asked, by
                                 * ludo_work_get_clock() */
  gint64 ended;                 /* when it was last answered */
  gint64 changed;               /* the same, in microseconds since 1970 */
  GString *answer;              /* owned; NULL before the first */
} StepAnswers;

struct _LudoLessonRun
{
  LudoModel parent_instance;

  guint index;
  guint n_steps;
  LudoRunState state;
  Reply reply;
  Reply reply_to;               /* the kind of reply that REPLY_NODE replaces */
  const LudoPageNode *reply_node;       /* the text of REPLY_NODE */
  guint n_replies;
  const LudoMistake *mistake;   /* behind the last answer, or NULL */
  guint n_hints;
  guint n_begun;                /* plies that the step begins with */
  int seat;                     /* the pupil's */
  gboolean judging;             /* the run itself changes the game */
  gboolean is_handed_on;        /* it was handed in, and nothing was answered
                                 * since; the next answer may be another
                                 * pupil's */
  int n_left;                   /* places still to be found */
  guint n_predicted;
  guint n_hit;
  guint predicted_ways;         /* the ways of the last throw that end where
                                 * predicted; their sum for all throws; and all
                                 * ways of the last throw */
  guint total_ways;
  guint ways_of;
  guint sureness;               /* of the next prediction, in percent; 0: not
                                 * said */
  guint n_sure;                 /* the predictions with a sureness; the sums of
                                 * their percents and of their predicted_ways */
  guint total_sureness;
  guint sure_ways;
  int predicted;
  int fell;
  int pointed;                  /* the place answered last, or -1 */
  int chosen;                   /* the option, likewise */
  gint64 opened;                /* by ludo_work_get_clock(), less the time taken
                                 * before */
  guint clock;                  /* a source, while the time has to be kept */
  LudoTurn weighed;             /* the turn on the board, once it is weighed */
  gboolean is_best_shown;       /* the board shows the answer after a wrong
                                 * turn */

  /* Owned */
  LudoLesson *lesson;
  LudoLessonStore *store;       /* or NULL */
  LudoWork *work;               /* as saved last; NULL without a store */
  LudoGame *game;
  LudoGame *abandoned;          /* the game before the step was started over, or
                                 * NULL */
  gint64 abandoned_at;          /* by g_get_monotonic_time() */
  LudoComputer *computer;
  LudoSearchTask *task;         /* weighs a turn */
  gboolean *done;               /* by step */
  StepAnswers *answers;         /* by step */
  char *token;                  /* of REPLY_REFUSED */
  int *left;                    /* places still to be found; ended by -1 */
  GArray *marks;                /* int; ended by -1 */
  GArray *outcomes;             /* int; ended by -1 */
  LudoContrast *contrast;       /* of the wrong turn with the answer, or NULL */
};

static inline const LudoStep *
_ludo_run_step (LudoLessonRun *self)
{
  return g_ptr_array_index (self->lesson->steps, self->index);
}

static inline const LudoDrawing *
_ludo_run_drawing (LudoLessonRun *self)
{
  return ludo_drawing_for (self->lesson->rules->id);
}

/* _ludo_run_set_marks: marks these places, ended by -1; NULL for none. */
void _ludo_run_set_marks (LudoLessonRun *self, const int *places);

/* _ludo_run_is_lost: whether the other side has won the game of a step that
 * asks for no more than to play it. */
gboolean _ludo_run_is_lost (LudoLessonRun *self);

/* _ludo_run_set_reply: sets the reply to the last answer: the text of @node, or
 * if that is NULL @reply. */
void _ludo_run_set_reply (LudoLessonRun *self, Reply reply,
                          const LudoPageNode *node);

/* _ludo_run_find_mistake: (in ludo-lesson-mistake.c) the expected mistake in
 * the turn on the board, or NULL, also where the lesson locks the review. */
const LudoMistake *_ludo_run_find_mistake (LudoLessonRun *self);

/* _ludo_run_set_missed: (in ludo-lesson-why.c) sets the reply to a wrong
 * answer: the text of @node, or else the reason of @mistake, or else @reply.
 * @node and @mistake may be NULL. */
void _ludo_run_set_missed (LudoLessonRun *self, Reply reply,
                           const LudoPageNode *node,
                           const LudoMistake *mistake);

/* _ludo_run_describe_numbers: (in ludo-lesson-why.c) (transfer full)
 * (nullable): the two numbers that decided, where a move is asked for, one turn
 * alone reaches the goal and the rules count it. */
char *_ludo_run_describe_numbers (LudoLessonRun *self);

/* _ludo_run_describe_prediction: (in ludo-lesson-predictions.c) (transfer
 * full): the reply to the last prediction, and what is to be predicted next. */
char *_ludo_run_describe_prediction (LudoLessonRun *self);

/* _ludo_run_note: notes an answer for the result; one that is neither @right
 * nor @wrong is a part of the answer. */
void _ludo_run_note (LudoLessonRun *self, const char *answer, gboolean right,
                     gboolean wrong);

/* _ludo_run_note_help: notes that a hint was given, or if @shown the answer. */
void _ludo_run_note_help (LudoLessonRun *self, gboolean shown);

/* _ludo_run_begin: begins the step with its position and emits "stepped". */
void _ludo_run_begin (LudoLessonRun *self);

/* _ludo_run_finish: makes the step done, with @reply or if that is NULL the
 * step's own text for a right answer. */
void _ludo_run_finish (LudoLessonRun *self, const LudoPageNode *reply);

/* _ludo_run_play_moves: plays @moves (GameMove) on the board without judging
 * them. */
void _ludo_run_play_moves (LudoLessonRun *self, const GArray *moves);

/* _ludo_run_play_before: plays what comes before the question of the step, and
 * lets its throws lie so that the board shows what the text says: the last one
 * of a step in which nothing is played, and that of the moves of which it is
 * asked what they lead to. */
static inline void
_ludo_run_play_before (LudoLessonRun *self)
{
  const LudoStep *step = _ludo_run_step (self);
  gboolean plays = step->kind == LUDO_STEP_MOVE || step->kind == LUDO_STEP_PLAY
                   || step->kind == LUDO_STEP_PREDICT;

  ludo_game_set_confirms_turns (self->game, !plays);
  _ludo_run_play_moves (self, step->before);
  if (!plays && step->kind != LUDO_STEP_SHOW && step->moves->len > 0
      && ludo_game_get_at_chance (self->game))
    ludo_game_lay_throw (self->game,
                         g_array_index (step->moves, GameMove, 0));
}

/* _ludo_run_reset_game: continues the step in a game of its own that stands
 * where the step begins. */
void _ludo_run_reset_game (LudoLessonRun *self);

/* _ludo_run_reply: lets the computer play one reply to the turn on the
 * board. */
void _ludo_run_reply (LudoLessonRun *self);

/* _ludo_run_set_game: continues the step in @game (transfer full). */
void _ludo_run_set_game (LudoLessonRun *self, LudoGame *game);

/* _ludo_run_save: (in ludo-lesson-keep.c) saves the work in the store, if
 * anything was done, answered or thrown, or if the lesson ends with a word. */
void _ludo_run_save (LudoLessonRun *self);

/* _ludo_run_begin_own: (in ludo-lesson-keep.c) makes the work an attempt of its
 * own if the attempt before was handed in. */
void _ludo_run_begin_own (LudoLessonRun *self);
