/* ludo-lesson-check.c: what a lesson says, judged by the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever a step calls possible, legal or right is tried here before anybody
 * sees it; a file that says what is not so is refused with its line.
 */

#include "learn/ludo-lesson.h"

#include <glib/gi18n.h>
#include <string.h>

#include "content/ludo-markup.h"
#include "drawing/ludo-drawing.h"
#include "games/games.h"
#include "play/ludo-lines.h"
#include "play/ludo-quote.h"

static gboolean
refuse (const LudoPageNode  *node,
        GError             **error,
        const char          *format,
        ...) G_GNUC_PRINTF (3, 4);

static gboolean
refuse (const LudoPageNode  *node,
        GError             **error,
        const char          *format,
        ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = ludo_quote_vprintf (format, args);
  va_end (args);

  return ludo_markup_refuse_line (node->line, error, "%s", reason);
}

static gboolean
read_position (const LudoLesson    *lesson,
               const LudoPageNode  *node,
               const char          *text,
               GameState           *state,
               GError             **error)
{
  GameError reason;

  if (lesson->rules->parse (text, state, &reason))
    return TRUE;

  return refuse (node, error, _("the position is refused: %s"),
                 ludo_game_describe_parse_code (reason.code));
}

/* Plays the moves and throws named in @text from @state on, which it changes,
 * and adds them to @moves.  The code of the error is the rules' own. */
static gboolean
read_moves (const LudoLesson    *lesson,
            const LudoPageNode  *node,
            const char          *text,
            GameState           *state,
            GArray              *moves,
            GError             **error)
{
  g_auto (GStrv) tokens = ludo_lines_split_words (text != NULL ? text : "", 0);

  for (int i = 0; tokens[i] != NULL; i++)
    {
      g_autofree char *token = NULL;
      GameMove move;
      GameError reason = { .code = GAME_PARSE_COUNT };

      if (tokens[i][0] == '\0')
        continue;
      /* The numbers of a throw stand for the throw if one is due. */
      token = g_strconcat (g_ascii_isdigit (tokens[i][0])
                           && lesson->rules->at_chance (state) ? "r" : "",
                           tokens[i], NULL);
      if (moves->len >= LUDO_STEP_MOVES_MAX
          || !lesson->rules->parse_move (state, token, strlen (token), &move,
                                         &reason))
        {
          refuse (node, error, _("the move “%s” is refused: %s"), tokens[i],
                  ludo_game_describe_parse_code (reason.code));
          if (error != NULL)
            (*error)->code = reason.code;
          return FALSE;
        }
      lesson->rules->apply (state, move, NULL);
      g_array_append_val (moves, move);
    }

  return TRUE;
}

/* The position from which the turn asked for begins. */
static GameState
asked_state (const LudoLesson *lesson,
             const LudoStep   *step)
{
  GameState state = step->start;

  for (guint i = 0; i < step->before->len; i++)
    lesson->rules->apply (&state, g_array_index (step->before, GameMove, i),
                          NULL);

  return state;
}

static LudoTurnAnswer *
answer_new (const char *token)
{
  LudoTurnAnswer *answer = g_new0 (LudoTurnAnswer, 1);

  answer->moves = g_array_new (FALSE, FALSE, sizeof (GameMove));
  answer->token = g_strstrip (g_strdup (token));

  return answer;
}

/* Reads the right turns of @step, which have commas between them. */
static gboolean
read_answers (LudoLesson  *lesson,
              LudoStep    *step,
              GError     **error)
{
  const char *text = ludo_page_attribute (step->node, "answers");
  g_auto (GStrv) turns = g_strsplit (text != NULL ? text : "", ",", -1);
  const GameState state = asked_state (lesson, step);

  for (int i = 0; turns[i] != NULL; i++)
    {
      LudoTurnAnswer *answer = answer_new (turns[i]);

      g_ptr_array_add (step->answers, answer);
      answer->after = state;
      if (!read_moves (lesson, step->node, answer->token, &answer->after,
                       answer->moves, error))
        return FALSE;
      if (answer->moves->len == 0)
        return refuse (step->node, error, _("an answer is empty"));
    }

  return TRUE;
}

gboolean
_ludo_lesson_turn_is (const LudoLesson *lesson,
                      const GameState  *state,
                      const GPtrArray  *answers,
                      const LudoPageNode **reply)
{
  char here[GAME_POSITION_TEXT_MAX];

  lesson->rules->print (state, here);
  for (guint i = 0; i < answers->len; i++)
    {
      const LudoTurnAnswer *answer = g_ptr_array_index (answers, i);
      char there[GAME_POSITION_TEXT_MAX];

      if (answer->moves->len == 0)
        continue;
      lesson->rules->print (&answer->after, there);
      if (g_str_equal (here, there))
        {
          if (reply != NULL)
            *reply = answer->reply;
          return TRUE;
        }
    }

  return FALSE;
}

static int
measure_line (const LudoLesson *lesson,
              const LudoStep   *step,
              const GArray     *moves,
              const char       *name)
{
  GameState state = asked_state (lesson, step);
  GameTrace trace = GAME_TRACE_INIT;
  int seat = lesson->rules->turn (&state);
  int value;

  for (guint i = 0; i < moves->len; i++)
    lesson->rules->apply (&state, g_array_index (moves, GameMove, i), &trace);
  value = ludo_measure (lesson->rules, &state, &trace, seat, name);
  game_trace_clear (&trace);

  return value;
}

/* A <wrong> is a turn that the rules refuse, or allow though it is not what was
 * asked for. */
static gboolean
read_wrong (LudoLesson          *lesson,
            LudoStep            *step,
            const LudoPageNode  *node,
            GError             **error)
{
  const char *text = ludo_page_attribute (node, "move");
  g_autoptr (GError) reason = NULL;
  LudoTurnAnswer *answer;
  gboolean right;

  if (text == NULL)
    return refuse (node, error, _("<wrong> lacks what is wrong"));

  answer = answer_new (text);
  answer->reply = node;
  g_ptr_array_add (step->wrong, answer);
  answer->after = asked_state (lesson, step);
  if (answer->token[0] == '\0')
    return refuse (node, error, _("an answer is empty"));
  if (!read_moves (lesson, node, answer->token, &answer->after, answer->moves,
                   &reason))
    {
      g_array_set_size (answer->moves, 0);
      if (reason->code == GAME_PARSE_ILLEGAL)
        return TRUE;
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }

  right = _ludo_lesson_turn_is (lesson, &answer->after, step->answers, NULL)
          || (step->goal.name[0] != '\0'
              && ludo_goal_met (&step->goal,
                                measure_line (lesson, step, answer->moves,
                                              step->goal.name)));

  return !right
         || refuse (node, error, _("the rules find “%s” right"),
                    answer->token);
}

/* Every answer that is listed has the property that is asked for, and where
 * none is listed some turn has it and some has not. */
static gboolean
check_goal (LudoLesson  *lesson,
            LudoStep    *step,
            GError     **error)
{
  const GameState state = asked_state (lesson, step);
  const char *text = ludo_page_attribute (step->node, "aim");
  guint n_turns, n;

  if (text == NULL)
    return step->answers->len > 0
           || refuse (step->node, error, _("nothing says which move is right"));
  if (!ludo_goal_parse (text, lesson->rules, &step->goal)
      || !ludo_goal_settle (&step->goal, lesson->rules, &state))
    return refuse (step->node, error, _("“%s” cannot be asked of the rules"),
                   text);

  for (guint i = 0; i < step->answers->len; i++)
    {
      LudoTurnAnswer *answer = g_ptr_array_index (step->answers, i);

      if (!ludo_goal_met (&step->goal,
                          measure_line (lesson, step, answer->moves,
                                        step->goal.name)))
        return refuse (step->node, error, _("the rules find “%s” wrong"),
                       answer->token);
    }
  if (step->answers->len > 0)
    return TRUE;

  {
    LudoTurnAnswer *answer = answer_new ("");

    g_ptr_array_add (step->answers, answer);
    n = ludo_goal_count (&step->goal, lesson->rules, &state, &n_turns,
                         answer->moves);
    answer->after = state;
    for (guint i = 0; i < answer->moves->len; i++)
      lesson->rules->apply (&answer->after,
                            g_array_index (answer->moves, GameMove, i), NULL);
  }

  return n > 0
         || refuse (step->node, error, _("no move does what is asked for"));
}

static gboolean
fill_move (LudoLesson  *lesson,
           LudoStep    *step,
           GError     **error)
{
  const GameState state = asked_state (lesson, step);

  if (lesson->rules->at_chance (&state))
    return refuse (step->node, error, _("the throw comes first here"));
  if ((ludo_page_attribute (step->node, "answers") != NULL
       && !read_answers (lesson, step, error))
      || !check_goal (lesson, step, error))
    return FALSE;

  for (guint i = 0; i < step->node->children->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (step->node->children, i);

      if (node->type == LUDO_NODE_WRONG
          && !read_wrong (lesson, step, node, error))
        return FALSE;
    }

  return TRUE;
}

/* The places named in @text; ended by -1. */
static int *
read_places (const LudoLesson    *lesson,
             const LudoPageNode  *node,
             const char          *text,
             GError             **error)
{
  const LudoDrawing *drawing = ludo_drawing_for (lesson->rules->id);
  g_auto (GStrv) names = ludo_lines_split_words (text, 0);
  GArray *places = g_array_new (TRUE, FALSE, sizeof (int));
  int end = -1;

  for (int i = 0; names[i] != NULL; i++)
    {
      int place;

      if (names[i][0] == '\0')
        continue;
      place = ludo_drawing_find_place (drawing, names[i]);
      if (place < 0)
        {
          refuse (node, error, _("the board has no place “%s”"), names[i]);
          g_array_unref (places);
          return NULL;
        }
      for (guint j = 0; j < places->len; j++)
        if (g_array_index (places, int, j) == place)
          {
            refuse (node, error, _("“%s” stands there twice"), names[i]);
            g_array_unref (places);
            return NULL;
          }
      g_array_append_val (places, place);
    }
  g_array_append_val (places, end);

  return (int *) g_array_free (places, FALSE);
}

int
_ludo_lesson_landing (const GameRules *rules,
                      const GameState *state,
                      GameMove         move)
{
  GameState after = *state;
  GameTrace trace = GAME_TRACE_INIT;
  int landing = -1;

  rules->apply (&after, move, &trace);
  for (gsize i = 0; i < trace.n_events; i++)
    {
      int type = trace.events[i].type;

      /* Of several ends of a move, the last one counts. */
      if (type == GAME_EVENT_MOVE
          || ludo_event_info_get_flags (ludo_game_info_for (rules->id)->events,
                                        type) & LUDO_EVENT_ENDS
          || (type == GAME_EVENT_ENTER && landing < 0))
        landing = trace.events[i].to;
    }
  game_trace_clear (&trace);

  return landing < ludo_drawing_for (rules->id)->n_places ? landing : -1;
}

/* The place at which the last of the moves of @step ends, by the rules. */
static int
find_landing (LudoLesson *lesson,
              LudoStep   *step)
{
  GameState state = asked_state (lesson, step);
  int landing = -1;

  for (guint i = 0; i < step->moves->len; i++)
    {
      GameMove move = g_array_index (step->moves, GameMove, i);

      landing = _ludo_lesson_landing (lesson->rules, &state, move);
      lesson->rules->apply (&state, move, NULL);
    }

  return landing;
}

gboolean
_ludo_lesson_may_move (const GameRules *rules,
                       const GameState *state,
                       int              place)
{
  GameMove moves[GAME_MOVES_MAX];
  int n_moves = rules->legal_moves (state, moves);

  for (int i = 0; i < n_moves; i++)
    {
      int path[LUDO_PATH_MAX];

      ludo_drawing_for (rules->id)->move_path (state, moves[i], path);
      if (path[0] == place)
        return TRUE;
    }

  return FALSE;
}

/* Every place from which something may move, or, of the mover's own, from which
 * nothing may. */
static int *
find_movable (LudoLesson *lesson,
              LudoStep   *step,
              gboolean    movable)
{
  const LudoDrawing *drawing = ludo_drawing_for (lesson->rules->id);
  const GameState state = asked_state (lesson, step);
  GArray *places = g_array_new (TRUE, FALSE, sizeof (int));
  int end = -1;

  for (int place = 0; place < drawing->n_places; place++)
    {
      char name[8];

      if (_ludo_lesson_may_move (lesson->rules, &state, place) == movable
          && drawing->place_name (place, name)[0] != '\0'
          && drawing->owner (&state, place) == lesson->rules->turn (&state))
        g_array_append_val (places, place);
    }
  g_array_append_val (places, end);

  return (int *) g_array_free (places, FALSE);
}

/* Each wrong place is one of the board's, and not a right one. */
static gboolean
check_wrong_cells (const LudoLesson  *lesson,
                   const LudoStep    *step,
                   GError           **error)
{
  for (guint i = 0; i < step->wrong_nodes->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (step->wrong_nodes, i);
      const char *text = ludo_page_attribute (node, "cell");
      g_autofree int *places = NULL;

      if (text == NULL)
        return refuse (node, error, _("<wrong> lacks what is wrong"));
      places = read_places (lesson, node, text, error);
      if (places == NULL)
        return FALSE;
      for (const int *cell = step->cells; *cell >= 0; cell++)
        if (*cell == places[0])
          return refuse (node, error, _("the rules find “%s” right"), text);
    }

  return TRUE;
}

static gboolean
fill_cell (LudoLesson  *lesson,
           LudoStep    *step,
           GError     **error)
{
  const char *text = ludo_page_attribute (step->node, "cells");
  const char *which = ludo_page_attribute (step->node, "which");
  int landing;

  if (g_strcmp0 (which, "movable") == 0 || g_strcmp0 (which, "stuck") == 0)
    step->cells = find_movable (lesson, step, which[0] == 'm');
  else if (which != NULL)
    return refuse (step->node, error, _("“%s” cannot be asked of the rules"),
                   which);
  if (which != NULL && text != NULL)
    return refuse (step->node, error, _("“%s” and “%s” cannot both be said"),
                   "cells", "which");
  if (text != NULL)
    step->cells = read_places (lesson, step->node, text, error);
  if (text != NULL && step->cells == NULL)
    return FALSE;

  landing = step->moves->len > 0 ? find_landing (lesson, step) : -1;
  if (step->cells == NULL && landing >= 0)
    {
      step->cells = g_new (int, 2);
      step->cells[0] = landing;
      step->cells[1] = -1;
    }
  if (step->cells == NULL || step->cells[0] < 0)
    return refuse (step->node, error, _("nothing says which place is right"));

  if (landing >= 0 && (step->cells[0] != landing || step->cells[1] >= 0))
    return refuse (step->node, error, _("the move ends on another place"));

  return check_wrong_cells (lesson, step, error);
}

static gboolean
fill_choose (LudoStep  *step,
             GError   **error)
{
  if (step->options->len < 2 || step->options->len > 12)
    return refuse (step->node, error,
                   _("<step> has to have 2 to 12 elements <option>"));

  return TRUE;
}

/* Each wrong number is a number, and not the right one. */
static gboolean
check_wrong_nodes (const LudoStep  *step,
                     GError         **error)
{
  for (guint i = 0; i < step->wrong_nodes->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (step->wrong_nodes, i);
      const char *text = ludo_page_attribute (node, "value");
      gint64 value;

      if (text == NULL)
        return refuse (node, error, _("<wrong> lacks what is wrong"));
      if (!g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, &value,
                                     NULL))
        return refuse (node, error,
                       _("%s=“%s” is not a whole number from %d to %d"),
                       "value", text, G_MININT, G_MAXINT);
      if (value == step->number)
        return refuse (node, error, _("the rules find “%s” right"), text);
    }

  return TRUE;
}

static gboolean
fill_number (LudoLesson  *lesson,
             LudoStep    *step,
             GError     **error)
{
  const char *name = ludo_page_attribute (step->node, "measure");
  const char *answer = ludo_page_attribute (step->node, "answer");
  const GameState state = asked_state (lesson, step);
  int value;

  if (name == NULL)
    return answer != NULL
             ? check_wrong_nodes (step, error)
             : refuse (step->node, error, _("<step> lacks its answer"));

  /* Measures the side that played last, or else the side to play. */
  value = step->before->len > 0
            ? measure_line (lesson, step, step->moves, name)
            : ludo_measure (lesson->rules, &state, NULL,
                            lesson->rules->turn (&state), name);
  if (step->moves->len > 0)
    value = measure_line (lesson, step, step->moves, name);
  if (value < 0)
    return refuse (step->node, error, _("“%s” cannot be asked of the rules"),
                   name);
  if (answer != NULL && value != step->number)
    return refuse (step->node, error, _("the rules count %d, not %d"), value,
                   step->number);
  step->number = value;

  return check_wrong_nodes (step, error);
}

static gboolean
fill_read (LudoStep  *step,
           GError   **error)
{
  const char *ref = ludo_page_attribute (step->node, "ref");
  g_auto (GStrv) parts = g_strsplit (ref != NULL ? ref : "", "#", 2);
  const char *const *ids = ludo_library_get_page_ids ();

  if (parts[0] == NULL || !g_strv_contains (ids, parts[0]))
    return refuse (step->node, error, _("<step> names no page to read"));
  step->page_id = g_strdup (parts[0]);
  step->element_id = g_strdup (parts[1]);

  return TRUE;
}

static gboolean
fill_play (LudoLesson  *lesson,
           LudoStep    *step,
           GError     **error)
{
  const char *aim = ludo_page_attribute (step->node, "aim");
  const GameState state = asked_state (lesson, step);
  GameOutcome outcome;

  lesson->rules->outcome (&state, &outcome);
  if (outcome.over)
    return refuse (step->node, error, _("the game is over in this position"));

  return aim == NULL
         || (ludo_goal_parse (aim, lesson->rules, &step->goal)
             && step->goal.kind <= LUDO_GOAL_EXACTLY)
         || refuse (step->node, error, _("“%s” cannot be asked of the rules"),
                    aim);
}

static gboolean
fill_predict (LudoLesson  *lesson,
              LudoStep    *step,
              GError     **error)
{
  const GameState state = asked_state (lesson, step);

  return lesson->rules->at_chance (&state)
         || refuse (step->node, error, _("there is nothing to throw here"));
}

/* The pupil sets what the target has on places that are empty without it, as a
 * tray or a hand never is; where the step says no position, on a bare board. */
static gboolean
fill_place (LudoLesson  *lesson,
            LudoStep    *step,
            GError     **error)
{
  const LudoDrawing *drawing = ludo_drawing_for (lesson->rules->id);
  const LudoEditing *editing = drawing->editing;
  const char *text = ludo_page_attribute (step->node, "target");
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (int));
  GameState bare;
  int end = -1;

  if (text == NULL)
    return refuse (step->node, error, _("<step> lacks its target"));
  if (!read_position (lesson, step->node, text, &step->target, error))
    return FALSE;

  bare = step->target;
  editing->clear (&bare);
  if (ludo_page_attribute (step->node, "position") == NULL)
    step->start = bare;
  for (int place = 0; place < drawing->n_places; place++)
    {
      char name[8];

      if (drawing->place_name (place, name)[0] != '\0'
          && editing->piece_at (&bare, place) < 0
          && editing->piece_at (&step->target, place) >= 0
          && !ludo_editing_is_same (editing, &step->start, &step->target,
                                    place))
        g_array_append_val (places, place);
    }
  if (places->len == 0)
    return refuse (step->node, error, _("there is nothing left to set up"));
  g_array_append_val (places, end);
  step->cells = (int *) g_array_free (g_steal_pointer (&places), FALSE);

  return TRUE;
}

/* The ruleset, or the set-up, that a game begins with; a position says its
 * own. */
static gboolean
read_ruleset (const LudoLesson    *lesson,
              const LudoPageNode  *setup,
              GameConfig          *config,
              GError             **error)
{
  const char *name = ludo_page_attribute (setup, "ruleset");

  if (name == NULL || g_str_equal (name, lesson->rules->id))
    return TRUE;
  for (int i = 0; i < lesson->rules->n_rulesets; i++)
    if (g_str_equal (lesson->rules->rulesets[i].id, name))
      {
        config->ruleset = i;
        return TRUE;
      }
  for (int i = 0; lesson->rules->setups != NULL
                  && lesson->rules->setups[i] != NULL; i++)
    if (g_str_equal (lesson->rules->setups[i], name))
      {
        config->setup = i;
        return TRUE;
      }

  return refuse (setup, error, _("there is no ruleset “%s”"), name);
}

/* A position says its ruleset itself, and <setup> may not say another. */
static gboolean
check_ruleset (const LudoLesson    *lesson,
               const LudoPageNode  *setup,
               const GameConfig    *config,
               const GameState     *state,
               GError             **error)
{
  GameConfig own = *config;

  if (setup == NULL || ludo_page_attribute (setup, "ruleset") == NULL)
    return TRUE;
  lesson->rules->config (state, &own);

  return own.ruleset == config->ruleset
         || refuse (setup, error, _("the position is one of another ruleset"));
}

/* Reads the position with which the step begins and the places pointed at. */
static gboolean
fill_start (LudoLesson          *lesson,
            LudoStep            *step,
            const LudoPageNode  *setup,
            GError             **error)
{
  const char *own = ludo_page_attribute (step->node, "position");
  const char *seed = ludo_page_attribute (step->node, "seed");
  const LudoPageNode *position_node = own == NULL ? setup : step->node;
  const LudoPageNode *seed_node = seed == NULL ? setup : step->node;
  const char *highlight = ludo_page_attribute (step->node, "highlight");
  char text[GAME_POSITION_TEXT_MAX];
  GameState state;
  GameConfig config;

  if (seed == NULL && setup != NULL)
    seed = ludo_page_attribute (setup, "seed");
  step->seed = 1;
  if (seed != NULL
      && !g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &step->seed,
                                      NULL))
    return refuse (seed_node, error,
                   _("%s=“%s” is no whole number, or too large"), "seed",
                   seed);
  if (own == NULL && setup != NULL)
    own = ludo_page_attribute (setup, "position");
  game_rules_default_config (lesson->rules, &config);
  if (setup != NULL && !read_ruleset (lesson, setup, &config, error))
    return FALSE;
  if (own == NULL)
    lesson->rules->start (&config, &step->start);
  else if (!read_position (lesson, position_node, own, &step->start, error)
           || !check_ruleset (lesson, setup, &config, &step->start, error))
    return FALSE;
  lesson->rules->print (&step->start, text);
  step->position = g_strdup (text);

  state = step->start;
  if (!read_moves (lesson, step->node,
                   ludo_page_attribute (step->node, "throw"), &state,
                   step->before, error)
      || !read_moves (lesson, step->node,
                      ludo_page_attribute (step->node, "moves"), &state,
                      step->moves, error))
    return FALSE;
  if (highlight == NULL)
    return TRUE;
  step->highlight = read_places (lesson, step->node, highlight, error);

  return step->highlight != NULL;
}

gboolean
_ludo_lesson_fill_step (LudoLesson          *lesson,
                        LudoStep            *step,
                        const LudoPageNode  *setup,
                        GError             **error)
{
  if (!fill_start (lesson, step, setup, error))
    return FALSE;

  switch (step->kind)
    {
    case LUDO_STEP_SHOW:
      return step->moves->len > 0
             || refuse (step->node, error, _("<step> lacks its moves"));
    case LUDO_STEP_MOVE:
      return fill_move (lesson, step, error);
    case LUDO_STEP_CELL:
      return fill_cell (lesson, step, error);
    case LUDO_STEP_CHOOSE:
      return fill_choose (step, error);
    case LUDO_STEP_NUMBER:
      return fill_number (lesson, step, error);
    case LUDO_STEP_PREDICT:
      return fill_predict (lesson, step, error);
    case LUDO_STEP_PLACE:
      return fill_place (lesson, step, error);
    case LUDO_STEP_PLAY:
      return fill_play (lesson, step, error);
    case LUDO_STEP_READ:
      return fill_read (step, error);
    case LUDO_STEP_EXPLAIN:
    case LUDO_N_STEP_KINDS:
    default:
      return TRUE;
    }
}
