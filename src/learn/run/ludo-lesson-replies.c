/* ludo-lesson-replies.c: hints, and the replies to answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/run/ludo-lesson-run-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "learn/ludo-answer-words.h"
#include "learn/ludo-goal-words.h"
#include "play/analysis/ludo-win-probability.h"

/* The number of hints before the answer is given. */
#define HINTS 2

gboolean
ludo_lesson_run_can_hint (LudoLessonRun *self)
{
  LudoStepKind kind;

  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), FALSE);

  kind = _ludo_run_step (self)->kind;

  return self->state == LUDO_RUN_ASKING && self->reply != REPLY_ANSWER
         && (self->lesson->locks & LUDO_LOCK_HINTS) == 0
         && (_ludo_run_step (self)->hints->len > 0 || kind == LUDO_STEP_MOVE
             || kind == LUDO_STEP_CELL || kind == LUDO_STEP_NUMBER
             || (kind == LUDO_STEP_CHOOSE
                 && _ludo_run_step (self)->right_options != 0));
}

/* How many moves of the turn @answer are played; 0 if another move is. */
static guint
count_played (LudoLessonRun        *self,
              const LudoTurnAnswer *answer)
{
  GListModel *moves = ludo_game_get_moves (self->game);
  guint n = g_list_model_get_n_items (moves) - self->n_begun;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves,
                                                         self->n_begun + i);

      if (i >= answer->moves->len
          || ludo_move_get_move (move)
             != g_array_index (answer->moves, GameMove, i))
        return 0;
    }

  return n;
}

/* Gives the answer and marks its places; of a turn that is begun, only those of
 * the moves that are missing. */
static void
give_answer (LudoLessonRun *self)
{
  const LudoStep *step = _ludo_run_step (self);
  const LudoTurnAnswer *answer;
  GameState state = *ludo_game_get_state_at (self->game, self->n_begun);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (int));
  guint n_played;
  int end = -1;

  _ludo_run_set_reply (self, REPLY_ANSWER, NULL);
  if (self->left != NULL)
    _ludo_run_set_marks (self, self->left);
  if (step->kind != LUDO_STEP_MOVE)
    return;

  answer = g_ptr_array_index (step->answers, 0);
  n_played = count_played (self, answer);
  for (guint i = 0; i < answer->moves->len; i++)
    {
      GameMove move = g_array_index (answer->moves, GameMove, i);
      int path[LUDO_PATH_MAX];
      int n = _ludo_run_drawing (self)->move_path (&state, move, path);

      if (i >= n_played)
        g_array_append_vals (places, path, (guint) n);
      self->lesson->rules->apply (&state, move, NULL);
    }
  g_array_append_val (places, end);
  _ludo_run_set_marks (self, (const int *) places->data);
}

void
ludo_lesson_run_ask_hint (LudoLessonRun *self)
{
  const LudoStep *step;
  gboolean shown = FALSE;

  g_return_if_fail (LUDO_IS_LESSON_RUN (self));

  step = _ludo_run_step (self);
  if (!ludo_lesson_run_can_hint (self))
    return;

  if (ludo_step_is_puzzle (step) && self->n_hints < HINTS
      && ludo_game_get_n_plies (self->game) == self->n_begun
      && ludo_game_get_info (self->game)->describe_advice != NULL)
    _ludo_run_set_reply (self, REPLY_ADVICE, NULL);
  else if (self->n_hints < MIN (step->hints->len, HINTS))
    _ludo_run_set_reply (self, REPLY_HINT,
                         g_ptr_array_index (step->hints, self->n_hints));
  else if (step->kind == LUDO_STEP_PLAY || step->kind == LUDO_STEP_PREDICT
           || ludo_step_kind_is_in_laboratory (step->kind)
           || (step->kind == LUDO_STEP_CHOOSE && step->right_options == 0))
    _ludo_run_set_reply (self, REPLY_HINT,
                         step->hints->len > 0
                           ? g_ptr_array_index (step->hints, 0) : NULL);
  else
    {
      give_answer (self);
      shown = TRUE;
    }
  self->n_hints++;
  _ludo_run_note_help (self, shown);
  ludo_model_emit_changed (self);
}

/* Adds what a line of moves leads to, unless the lesson locks the review. */
static void
add_consequence (LudoLessonRun   *self,
                 GString         *text,
                 const GameState *before,
                 const GameMove  *line,
                 int              n_line)
{
  if ((self->lesson->locks & LUDO_LOCK_REVIEW) == 0)
    ludo_add_sentence (text, ludo_game_describe_consequence (self->game, before,
                                                             line, n_line));
}

/* Says that the turn is legal but is not the one asked for. */
static char *
describe_unasked (void)
{
  return g_strdup (_("That can be played, but it is not what is asked for."));
}

/* Says why a legal turn is wrong: how much it loses, if the search weighed
 * it. */
static char *
describe_miss (LudoLessonRun *self)
{
  g_autoptr (LudoTurningPoint) point = NULL;

  if (_ludo_run_step (self)->best <= 0)
    return describe_unasked ();
  point = ludo_turning_point_new (self->game, &self->weighed);

  return g_strdup (point->change);
}

/* Describes the consequence of the turn on the board, and the opponent's reply.
 * If @is_heard, says one fact only, because more is soon forgotten. */
static char *
describe_turn (LudoLessonRun *self,
               gboolean       is_heard)
{
  const LudoStep *step = _ludo_run_step (self);
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
          /* Translators: what follows is the move of the other side. */
          ludo_add_sentence (text, g_strdup (_("Your opponent replies:")));
          ludo_add_sentence (text,
                             ludo_game_describe_move (self->game, move,
                                                      LUDO_DETAIL_NORMAL));
        }
    }
  if (n_line > 0 && step->kind == LUDO_STEP_MOVE)
    {
      g_autofree char *answer = g_strdup (text->str);
      g_autofree char *why = NULL;
      const char *reason = self->mistake != NULL ? self->mistake->reason : NULL;
      gboolean has_why;

      g_string_truncate (text, 0);
      /* The question of a puzzle says what the best turn brings, and a step of
       * a lesson teaches one thing. */
      if (self->contrast != NULL && is_heard && reason != NULL
          && ludo_step_is_puzzle (step))
        why = ludo_contrast_describe_yours (self->contrast);
      else if (self->contrast != NULL)
        why = ludo_contrast_describe (self->contrast,
          is_heard || (reason != NULL && !ludo_step_is_puzzle (step))
            ? 1 : LUDO_WHY_MOST);
      has_why = why != NULL && why[0] != '\0';
      if (!has_why && reason != NULL)
        ludo_add_sentence (text, g_strdup (_(reason)));
      else if (!has_why || step->best > 0)
        ludo_add_sentence (text, describe_miss (self));
      if (why != NULL)
        ludo_add_sentence (text, g_steal_pointer (&why));
      else
        add_consequence (self, text, &before, line, n_line);
      if (has_why && reason != NULL)
        ludo_add_sentence (text, g_strdup (_(reason)));
      if (answer[0] != '\0')
        ludo_add_sentence (text, g_steal_pointer (&answer));
    }

  return g_string_free (text, FALSE);
}

/* Fills in the right turn as the advice of a hint. */
static void
fill_advice (LudoLessonRun *self,
             LudoAdvice    *advice)
{
  const LudoTurnAnswer *answer =
    g_ptr_array_index (_ludo_run_step (self)->answers, 0);

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
  char *search;

  /* The first hint comes from what is asked, the second from the answer. */
  if (self->n_hints <= 1
      && (search = ludo_goal_describe_search (&_ludo_run_step (self)->goal,
                                              self->lesson->rules)) != NULL)
    return search;
  fill_advice (self, &advice);

  return ludo_game_get_info (self->game)
    ->describe_advice (&advice,
                       self->n_hints > 1 ? LUDO_HINT_REGION : LUDO_HINT_GOAL,
                       &cells);
}

/* The reply to a right answer if the lesson has none: the consequence of a
 * turn, under a title that calls it right. */
static char *
describe_right (LudoLessonRun *self)
{
  GString *text = g_string_new (NULL);
  const LudoStep *step = _ludo_run_step (self);
  LudoAdvice advice;

  if (ludo_step_kind_is_in_laboratory (step->kind))
    g_string_append (text, _("Your result is kept for the lesson."));
  if (step->kind == LUDO_STEP_MOVE)
    {
      ludo_add_sentence (text, _ludo_run_describe_numbers (self));
      fill_advice (self, &advice);
      /* Leave the consequence out, because it would repeat the number. */
      if (text->len == 0)
        add_consequence (self, text, &advice.before, advice.line,
                         advice.n_line);
    }
  if (text->len == 0)
    g_string_append (text, _("That is right."));

  return g_string_free (text, FALSE);
}

/* The first of the listed turns, in words and, to be read, in notation. */
static char *
dup_answer (LudoLessonRun *self,
            gboolean       is_heard)
{
  const LudoTurnAnswer *answer =
    g_ptr_array_index (_ludo_run_step (self)->answers, 0);

  return ludo_answer_name_turn (self->lesson->rules,
                                ludo_game_get_state_at (self->game,
                                                        self->n_begun),
                                (const GameMove *) answer->moves->data,
                                answer->moves->len, is_heard);
}

/* The reply to a turn that is as good as the one that the review found. */
static char *
describe_as_good (LudoLessonRun *self,
                  gboolean       is_heard)
{
  g_autofree char *best =
    ludo_win_probability_format_chance (self->weighed.before, FALSE);
  g_autofree char *chance =
    ludo_win_probability_format_chance (self->weighed.after, FALSE);
  g_autofree char *answer = dup_answer (self, is_heard);

  /* Translators: two chances of winning; a turn in words. */
  return g_strdup_printf (_("Your chance of winning is then %s. The turn that "
                            "the review found gives %s: %s."),
                          chance, best, answer);
}

static char *
describe_answer (LudoLessonRun *self,
                 gboolean       is_heard)
{
  const LudoStep *step = _ludo_run_step (self);
  GString *list = g_string_new (NULL);
  char *sentence;

  switch (step->kind)
    {
    case LUDO_STEP_NUMBER:
      g_string_append_printf (list, "%d", step->number);
      break;
    case LUDO_STEP_CELL:
    case LUDO_STEP_PLACE:
      for (int i = 0; i < self->n_left; i++)
        {
          char name[8];
          g_autofree char *words =
            ludo_answer_name_place (self->lesson->rules,
                                    _ludo_run_drawing (self)
                                      ->place_name (self->left[i], name));

          g_string_append_printf (list, "%s%s", i > 0 ? _(", ") : "", words);
        }
      break;
    case LUDO_STEP_CHOOSE:
      for (guint i = 0; i < step->options->len; i++)
        if ((step->right_options >> i & 1) != 0)
          {
            g_autofree char *text =
              ludo_lesson_dup_text (g_ptr_array_index (step->options, i),
                                    ludo_page_language_now (), TRUE);
            g_autofree char *quoted = g_strdup_printf (_("“%s”"), text);

            g_string_append_printf (list, "%s%s", list->len > 0 ? " · " : "",
                                    quoted);
          }
      break;
    default:
      ludo_add_sentence (list, dup_answer (self, is_heard));
      break;
    }
  if (!g_str_has_suffix (list->str, "."))
    g_string_append_c (list, '.');
  ludo_add_sentence (list, _ludo_run_describe_numbers (self));
  /* Translators: the answer to what a lesson asks: a move, a number …, with a
   * full stop. */
  sentence = g_strdup_printf (_("The answer is: %s"), list->str);
  g_string_free (list, TRUE);

  return sentence;
}

/* The reply to a wrong place: another throw that leads there, or whether the
 * moves asked about pass it. */
static char *
describe_elsewhere (LudoLessonRun *self)
{
  const GameRules *rules = self->lesson->rules;
  const LudoGameInfo *info = ludo_game_get_info (self->game);
  const GArray *moves = _ludo_run_step (self)->moves;
  GameState state = *ludo_game_get_state (self->game);
  GameTrace trace = GAME_TRACE_INIT;
  GameThrow throws[GAME_THROWS_MAX];
  int n = rules->at_chance (&state) ? rules->throws (&state, throws) : 0;
  gboolean passed = FALSE;
  g_autofree char *name = ludo_answer_name_the_place (rules, self->pointed);

  for (int i = 0; i < n; i++)
    if (ludo_measure_landing (rules, &state, throws[i].move) == self->pointed)
      {
        char token[GAME_MOVE_TEXT_MAX];
        g_autofree char *thrown = NULL;

        rules->print_move (&state, throws[i].move, token);
        thrown = info->describe_throw (&state, token);
        /* Translators: what was thrown; a place, as "the space 12". */
        return g_strdup_printf (_("The throw “%s” would lead to %s. Count "
                                  "once more."),
                                thrown, name);
      }

  for (guint i = 0; i < moves->len; i++)
    rules->apply (&state, g_array_index (moves, GameMove, i), &trace);
  for (gsize i = 0; i < trace.n_events; i++)
    passed |= trace.events[i].to == self->pointed
              && ludo_event_info_get_flags (info->events, trace.events[i].type)
                 & LUDO_EVENT_GOES_ON;
  game_trace_clear (&trace);

  /* Translators: %s is a place of the board, as "the hole b1". */
  return g_strdup_printf (passed ? _("The move does not end at %s: it goes "
                                     "on from there.")
                                 : _("The move does not end at %s. Count once "
                                     "more."), name);
}

char *
ludo_lesson_run_dup_refusal (LudoLessonRun *self,
                             const char    *token)
{
  const LudoStep *step;
  const LudoMistake *mistake;
  g_autoptr (GString) turn = g_string_new (NULL);
  g_auto (GStrv) line = NULL;

  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self) && token != NULL, NULL);

  step = _ludo_run_step (self);
  line = ludo_game_dup_line (self->game);
  for (guint i = self->n_begun; i < ludo_game_get_n_plies (self->game); i++)
    g_string_append_printf (turn, "%s ", line[i]);
  g_string_append (turn, token);
  for (guint i = 0; i < step->wrong->len; i++)
    {
      const LudoTurnAnswer *wrong = g_ptr_array_index (step->wrong, i);

      if (wrong->moves->len == 0 && g_str_equal (wrong->token, turn->str))
        return ludo_lesson_dup_text (wrong->reply, ludo_page_language_now (),
                                     TRUE);
    }
  mistake = ludo_mistake_find_refused (self->lesson, step,
                                       ludo_game_get_state (self->game),
                                       token);

  return mistake != NULL && mistake->reason != NULL
           ? g_strdup (_(mistake->reason)) : NULL;
}

/* Whether two moves begin in the same way.  Their first two events show the
 * direction of a sowing, or the start and the end of a piece. */
static gboolean
begin_alike (const GameTrace *one,
             const GameTrace *other)
{
  gsize n = MIN (2, MIN (one->n_events, other->n_events));

  return memcmp (one->events, other->events, n * sizeof (GameEvent)) == 0;
}

char *
ludo_lesson_run_dup_begun (LudoLessonRun *self,
                           const int     *path,
                           int            n_path)
{
  const LudoStep *step;
  const GameRules *rules;
  const GameState *state;
  const LudoPageNode *reply = NULL;
  GameMove moves[GAME_MOVES_MAX];
  GameTrace first = GAME_TRACE_INIT;
  gboolean open = FALSE, right = FALSE;
  int n, n_begun = 0;

  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), NULL);
  g_return_val_if_fail (path != NULL || n_path == 0, NULL);

  step = _ludo_run_step (self);
  rules = self->lesson->rules;
  /* A step that weighs turns may find one that is not listed to be as good. */
  if (n_path == 0 || step->kind != LUDO_STEP_MOVE || step->best > 0
      || rules->has_chance || !ludo_lesson_run_get_playing (self))
    return NULL;

  state = ludo_game_get_state (self->game);
  n = ludo_game_get_legal_moves (self->game, moves);
  for (int i = 0; i < n && !open && !right; i++)
    {
      int places[LUDO_PATH_MAX];
      int n_places = _ludo_run_drawing (self)->move_path (state, moves[i],
                                                          places);
      GameState after = *state;
      GameTrace trace = GAME_TRACE_INIT;

      if (n_places <= n_path
          || memcmp (places, path, (gsize) n_path * sizeof (int)) != 0)
        continue;
      rules->apply (&after, moves[i], &trace);
      right = step->goal.name[0] != '\0'
                ? ludo_goal_met (&step->goal,
                                 ludo_measure (rules, &after, &trace,
                                               self->seat, step->goal.name))
                : _ludo_lesson_turn_is (self->lesson, &after, step->answers,
                                        NULL);
      if (reply == NULL)
        _ludo_lesson_turn_is (self->lesson, &after, step->wrong, &reply);
      if (n_begun++ == 0)
        first = trace;
      else
        {
          open = !begin_alike (&first, &trace);
          game_trace_clear (&trace);
        }
    }
  game_trace_clear (&first);
  if (n_begun < 2 || open || right)
    return NULL;

  return reply != NULL
           ? ludo_lesson_dup_text (reply, ludo_page_language_now (), TRUE)
           : describe_unasked ();
}

static char *
describe_reply (LudoLessonRun *self,
                gboolean       is_heard)
{
  g_autofree char *place =
    ludo_answer_name_the_place (self->lesson->rules, self->pointed);

  switch (self->reply)
    {
    case REPLY_RIGHT:
      return ludo_step_kind_asks (_ludo_run_step (self)->kind)
               ? describe_right (self) : g_strdup ("");
    case REPLY_NODE:
      return ludo_lesson_dup_text (self->reply_node,
                                   ludo_page_language_now (), TRUE);
    case REPLY_MISTAKE:
      return g_strdup (_(self->mistake->reason));
    case REPLY_TURN:
      return describe_turn (self, is_heard);
    case REPLY_WEIGHING:
      return g_strdup (_("Your turn is being assessed…"));
    case REPLY_AS_GOOD:
      return describe_as_good (self, is_heard);
    case REPLY_REFUSED:
      return ludo_measure_may_move (self->lesson->rules,
                                    ludo_game_get_state (self->game),
                                    self->pointed)
               ? g_strdup_printf (
                   /* Translators: %s is a place, as "the hole b1". */
                   _("A move from %s is allowed."), place)
               : ludo_game_describe_refusal (self->game, self->token, NULL);
    case REPLY_NUMBER:
      return g_strdup (_("Type a number, in figures."));
    case REPLY_LESS:
      return g_strdup (_("That is too many. Count once more."));
    case REPLY_GREATER:
      return g_strdup (_("That is too few. Count once more."));
    case REPLY_NOTHING:
      /* Translators: %s is a place of the board, as "the hole b1". */
      return g_strdup_printf (_("There is nothing to place in %s."), place);
    case REPLY_ELSEWHERE:
      return describe_elsewhere (self);
    case REPLY_PLACE:
      return g_strdup (_ludo_run_step (self)->kind == LUDO_STEP_PREDICT
                         ? _("No throw leads there.")
                         : _("Not this one. Look once more."));
    case REPLY_MORE:
      return g_strdup (_("Right. There are more."));
    case REPLY_ADVICE:
      return describe_advice (self);
    case REPLY_ANSWER:
      return describe_answer (self, is_heard);
    case REPLY_PREDICTED:
      return _ludo_run_describe_prediction (self);
    case REPLY_STARTED_OVER:
      return g_strdup (_("Started over."));
    case REPLY_GOAL:
      return g_strdup (_("The goal was not reached this time. Try once more."));
    case REPLY_NONE:
    case REPLY_HINT:
    default:
      return g_strdup ("");
    }
}

static char *
dup_reply (LudoLessonRun *self,
           gboolean       is_heard)
{
  g_autofree char *reply = describe_reply (self, is_heard);
  const char *rest = self->reply == REPLY_RIGHT ? NULL : reply;
  g_autofree char *outcome = NULL;

  if (reply[0] == '\0' || _ludo_run_step (self)->kind != LUDO_STEP_PLAY
      || !ludo_game_get_over (self->game))
    return g_steal_pointer (&reply);

  /* Say first who has won the game that was played, and nothing more where the
   * lesson has no text for the end. */
  outcome = ludo_game_describe_outcome (self->game);
  return g_strjoin (" ", outcome,
                    _ludo_run_is_lost (self)
                      /* Translators: after who has won: the step of the lesson
                       * is done all the same. */
                      ? _("You lost this time; the step is done all the same.")
                      : rest, _ludo_run_is_lost (self) ? rest : NULL, NULL);
}

char *
ludo_lesson_run_dup_reply (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), NULL);

  return dup_reply (self, FALSE);
}

char *
ludo_lesson_run_dup_heard_reply (LudoLessonRun *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_RUN (self), NULL);

  return dup_reply (self, TRUE);
}
