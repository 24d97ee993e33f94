/* ludo-lesson-check.c: checks the steps of a lesson by the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position that a step calls possible, a move that it calls legal and an
 * answer that it calls right are tried here before anybody sees them.  A file
 * in which one of them is not so is refused with its line.
 */

#include "learn/ludo-lesson.h"

#include <glib/gi18n.h>
#include <string.h>

#include "content/ludo-markup.h"
#include "drawing/ludo-drawing.h"
#include "games/games.h"
#include "play/ludo-lines.h"

/* Refuses @node with a message, as ludo_markup_refuse_line(). */
#define refuse(node, error, ...)                                        \
  ludo_markup_refuse_line ((node)->line, error, __VA_ARGS__)

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

/* Plays @moves from the position that @step asks about. */
static GameState
play_moves (const LudoLesson *lesson,
            const LudoStep   *step,
            const GArray     *moves,
            GameTrace        *trace)
{
  GameState state = step->asked;

  for (guint i = 0; i < moves->len; i++)
    lesson->rules->apply (&state, g_array_index (moves, GameMove, i), trace);

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

  for (int i = 0; turns[i] != NULL; i++)
    {
      LudoTurnAnswer *answer = answer_new (turns[i]);

      g_ptr_array_add (step->answers, answer);
      answer->after = step->asked;
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
  GameTrace trace = GAME_TRACE_INIT;
  GameState state = play_moves (lesson, step, moves, &trace);
  int value = ludo_measure (lesson->rules, &state, &trace,
                            lesson->rules->turn (&step->asked), name);

  game_trace_clear (&trace);

  return value;
}

/* Checks that every listed answer has the property that is asked for or, if
 * none is listed, that some turns have it and some have not. */
static gboolean
check_goal (LudoLesson  *lesson,
            LudoStep    *step,
            GError     **error)
{
  const char *text = ludo_page_attribute (step->node, "aim");
  LudoTurnAnswer *answer;
  gboolean is_listed = step->answers->len > 0;
  guint n_turns, n;

  if (text == NULL)
    return is_listed
           || refuse (step->node, error, _("nothing says which move is right"));
  if (!ludo_goal_parse (text, lesson->rules, &step->goal)
      || !ludo_goal_resolve (&step->goal, lesson->rules, &step->asked))
    return refuse (step->node, error, _("the rules give no answer to “%s”"),
                   text);

  for (guint i = 0; i < step->answers->len; i++)
    {
      answer = g_ptr_array_index (step->answers, i);
      if (!ludo_goal_met (&step->goal,
                          measure_line (lesson, step, answer->moves,
                                        step->goal.name)))
        return refuse (step->node, error, _("by the rules, “%s” is wrong"),
                       answer->token);
    }
  if (!is_listed)
    g_ptr_array_add (step->answers, answer_new (""));
  answer = g_ptr_array_index (step->answers, 0);
  n = ludo_goal_count (&step->goal, lesson->rules, &step->asked, &n_turns,
                       is_listed ? NULL : answer->moves);
  step->is_only = n == 1;
  if (is_listed)
    return TRUE;
  answer->after = play_moves (lesson, step, answer->moves, NULL);

  return n > 0
         || refuse (step->node, error, _("no move does what is asked for"));
}

static gboolean
fill_move (LudoLesson  *lesson,
           LudoStep    *step,
           GError     **error)
{
  if (lesson->rules->at_chance (&step->asked))
    return refuse (step->node, error, _("here, the throw must come first"));

  return (ludo_page_attribute (step->node, "answers") == NULL
          || read_answers (lesson, step, error))
         && check_goal (lesson, step, error);
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
  g_autofree int *places = g_new (int, g_strv_length (names) + 1);
  int n = 0;

  for (int i = 0; names[i] != NULL; i++)
    {
      if (names[i][0] == '\0')
        continue;
      places[n] = ludo_drawing_find_place (drawing, names[i]);
      if (places[n] < 0)
        {
          refuse (node, error, _("the board has no place “%s”"), names[i]);
          return NULL;
        }
      for (int j = 0; j < n; j++)
        if (places[j] == places[n])
          {
            refuse (node, error, _("“%s” appears there twice"), names[i]);
            return NULL;
          }
      n++;
    }
  places[n] = -1;

  return g_steal_pointer (&places);
}

/* Every place from which something may move, or, of the mover's own, from which
 * nothing may. */
static int *
find_movable (LudoLesson *lesson,
              LudoStep   *step,
              gboolean    movable)
{
  const LudoDrawing *drawing = ludo_drawing_for (lesson->rules->id);
  const GameState *state = &step->asked;
  int *places = g_new (int, drawing->n_places + 1);
  int n = 0;

  for (int place = 0; place < drawing->n_places; place++)
    {
      char name[8];

      if (ludo_measure_may_move (lesson->rules, state, place) == movable
          && drawing->place_name (place, name)[0] != '\0'
          && drawing->owner (state, place) == lesson->rules->turn (state))
        places[n++] = place;
    }
  places[n] = -1;

  return places;
}

static gboolean
fill_cell (LudoLesson  *lesson,
           LudoStep    *step,
           GError     **error)
{
  const char *text = ludo_page_attribute (step->node, "cells");
  const char *which = ludo_page_attribute (step->node, "which");
  GameState state = step->asked;
  int landing = -1;

  if (g_strcmp0 (which, "movable") == 0 || g_strcmp0 (which, "stuck") == 0)
    step->cells = find_movable (lesson, step, which[0] == 'm');
  else if (which != NULL)
    return refuse (step->node, error, _("the rules give no answer to “%s”"),
                   which);
  if (which != NULL && text != NULL)
    return refuse (step->node, error,
                   _("“%s” and “%s” cannot be given together"), "cells",
                   "which");
  if (text != NULL
      && (step->cells = read_places (lesson, step->node, text, error)) == NULL)
    return FALSE;

  for (guint i = 0; i < step->moves->len; i++)
    {
      GameMove move = g_array_index (step->moves, GameMove, i);

      landing = ludo_measure_landing (lesson->rules, &state, move);
      lesson->rules->apply (&state, move, NULL);
    }
  if (step->cells == NULL && landing >= 0)
    {
      step->cells = g_new (int, 2);
      step->cells[0] = landing;
      step->cells[1] = -1;
    }
  if (step->cells == NULL || step->cells[0] < 0)
    return refuse (step->node, error, _("nothing says which place is right"));

  if (landing >= 0 && (step->cells[0] != landing || step->cells[1] >= 0))
    return refuse (step->node, error, _("the move ends at a different place"));

  return TRUE;
}

static gboolean
fill_number (LudoLesson  *lesson,
             LudoStep    *step,
             GError     **error)
{
  const char *name = ludo_page_attribute (step->node, "measure");
  const char *answer = ludo_page_attribute (step->node, "answer");
  int value;

  if (name == NULL)
    return answer != NULL
           || refuse (step->node, error, _("<step> has no answer"));

  /* Measures the side that played last, or else the side to play. */
  value = g_str_equal (name, "sowings") ? _ludo_lesson_count_sowings (step)
          : step->before->len + step->moves->len > 0
            ? measure_line (lesson, step, step->moves, name)
            : ludo_measure (lesson->rules, &step->asked, NULL,
                            lesson->rules->turn (&step->asked), name);
  if (value < 0)
    return refuse (step->node, error, _("the rules give no answer to “%s”"),
                   name);
  if (answer != NULL && value != step->number)
    return refuse (step->node, error, _("the rules count %d, not %d"), value,
                   step->number);
  step->number = value;

  return TRUE;
}

static gboolean
fill_play (LudoLesson  *lesson,
           LudoStep    *step,
           GError     **error)
{
  const char *aim = ludo_page_attribute (step->node, "aim");
  GameOutcome outcome;

  lesson->rules->outcome (&step->asked, &outcome);
  if (outcome.over)
    return refuse (step->node, error, _("the game is over in this position"));

  return aim == NULL
         || (ludo_goal_parse (aim, lesson->rules, &step->goal)
             && step->goal.kind <= LUDO_GOAL_EXACTLY)
         || refuse (step->node, error, _("the rules give no answer to “%s”"),
                    aim);
}

static gboolean
fill_predict (LudoLesson  *lesson,
              LudoStep    *step,
              GError     **error)
{
  return lesson->rules->at_chance (&step->asked)
         || refuse (step->node, error, _("there is nothing to throw here"));
}

/* Reads the places on which the pupil sets pieces: those that would else be
 * empty, as a tray or a hand never is.  A step without a position begins with a
 * bare board. */
static gboolean
fill_place (LudoLesson  *lesson,
            LudoStep    *step,
            GError     **error)
{
  const LudoDrawing *drawing = ludo_drawing_for (lesson->rules->id);
  const LudoEditing *editing = drawing->editing;
  const char *text = ludo_page_attribute (step->node, "target");
  GameState bare;
  int n = 0;

  if (text == NULL)
    return refuse (step->node, error, _("<step> has no target"));
  if (!read_position (lesson, step->node, text, &step->target, error))
    return FALSE;

  bare = step->target;
  editing->clear (&bare);
  if (ludo_page_attribute (step->node, "position") == NULL)
    step->asked = step->start = bare;
  step->cells = g_new (int, drawing->n_places + 1);
  for (int place = 0; place < drawing->n_places; place++)
    {
      char name[8];

      if (drawing->place_name (place, name)[0] != '\0'
          && editing->piece_at (&bare, place) < 0
          && editing->piece_at (&step->target, place) >= 0
          && !ludo_editing_is_same (editing, &step->start, &step->target,
                                    place))
        step->cells[n++] = place;
    }
  step->cells[n] = -1;

  return n > 0
         || refuse (step->node, error, _("there is nothing left to set up"));
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
  const char *const *setups = lesson->rules->setups;
  int ruleset;

  if (name == NULL || g_str_equal (name, lesson->rules->id))
    return TRUE;
  ruleset = game_rules_find_ruleset (lesson->rules, name);
  config->ruleset = MAX (ruleset, 0);
  for (int i = 0; ruleset < 0 && setups != NULL && setups[i] != NULL; i++)
    if (g_str_equal (setups[i], name))
      ruleset = config->setup = i;

  return ruleset >= 0
         || refuse (setup, error, _("there is no ruleset “%s”"), name);
}

/* The attribute @name of @step, or else of @setup, and which of them has it. */
static const char *
find_attribute (const LudoStep      *step,
                const LudoPageNode  *setup,
                const char          *name,
                const LudoPageNode **node)
{
  *node = setup == NULL || ludo_page_attribute (step->node, name) != NULL
            ? step->node : setup;

  return ludo_page_attribute (*node, name);
}

/* Reads the position with which the step begins and the places pointed at. */
static gboolean
fill_start (LudoLesson          *lesson,
            LudoStep            *step,
            const LudoPageNode  *setup,
            GError             **error)
{
  const LudoPageNode *seed_node, *position_node;
  const char *seed = find_attribute (step, setup, "seed", &seed_node);
  const char *own = find_attribute (step, setup, "position", &position_node);
  const char *highlight = ludo_page_attribute (step->node, "highlight");
  char text[GAME_POSITION_TEXT_MAX];
  GameState state;
  GameConfig config;
  int ruleset;

  step->seed = 1;
  if (seed != NULL
      && !g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &step->seed,
                                      NULL))
    return refuse (seed_node, error,
                   _("%s=“%s” is not a whole number, or is too large"), "seed",
                   seed);
  game_rules_default_config (lesson->rules, &config);
  if (setup != NULL && !read_ruleset (lesson, setup, &config, error))
    return FALSE;
  if (own == NULL)
    lesson->rules->start (&config, &step->start);
  else if (!read_position (lesson, position_node, own, &step->start, error))
    return FALSE;
  /* A position says its ruleset itself, and <setup> may not say another. */
  ruleset = config.ruleset;
  lesson->rules->config (&step->start, &config);
  if (setup != NULL && ludo_page_attribute (setup, "ruleset") != NULL
      && config.ruleset != ruleset)
    return refuse (setup, error, _("the position belongs to another ruleset"));
  lesson->rules->print (&step->start, text);
  step->position = g_strdup (text);

  step->asked = step->start;
  if (!read_moves (lesson, step->node,
                   ludo_page_attribute (step->node, "throw"), &step->asked,
                   step->before, error))
    return FALSE;
  state = step->asked;
  if (!read_moves (lesson, step->node,
                   ludo_page_attribute (step->node, "moves"), &state,
                   step->moves, error))
    return FALSE;
  if (highlight != NULL)
    step->highlight = read_places (lesson, step->node, highlight, error);

  return highlight == NULL || step->highlight != NULL;
}

static gboolean
fill_choose (LudoLesson  *lesson,
             LudoStep    *step,
             GError     **error)
{
  return (step->options->len >= 2 && step->options->len <= 12)
         || refuse (step->node, error,
                    _("<step> must have 2 to 12 <option> elements"));
}

/* Reads the range of lines of verse that @step shows, such as "9-18". */
static gboolean
read_lines (LudoStep   *step,
            const char *lines)
{
  g_auto (GStrv) ends = g_strsplit (lines, "-", 2);
  guint64 first, last;

  if (g_strv_length (ends) != 2
      || !g_ascii_string_to_unsigned (ends[0], 10, 1, G_MAXUINT, &first, NULL)
      || !g_ascii_string_to_unsigned (ends[1], 10, first, G_MAXUINT, &last,
                                      NULL))
    return FALSE;
  step->first_line = (guint) first;
  step->last_line = (guint) last;

  return TRUE;
}

static gboolean
fill_read (LudoLesson  *lesson,
           LudoStep    *step,
           GError     **error)
{
  const char *ref = ludo_page_attribute (step->node, "ref");
  const char *lines = ludo_page_attribute (step->node, "lines");
  g_auto (GStrv) parts = g_strsplit (ref != NULL ? ref : "", "#", 2);
  const char *const *ids = ludo_library_get_page_ids ();

  if (parts[0] == NULL || !g_strv_contains (ids, parts[0]))
    return refuse (step->node, error, _("<step> names no page to read"));
  step->page_id = g_strdup (parts[0]);
  step->element_id = g_strdup (parts[1]);

  return lines == NULL || read_lines (step, lines)
         || refuse (step->node, error,
                    _("%s=“%s” does not name lines of verse, as “9-18” would"),
                    "lines", lines);
}

static gboolean
fill_show (LudoLesson  *lesson,
           LudoStep    *step,
           GError     **error)
{
  return step->moves->len > 0
         || refuse (step->node, error, _("<step> has no moves"));
}

/* Whether @text, a wrong turn of @node, is right; one that the rules refuse is
 * not.  FALSE with @error if it is no turn. */
static gboolean
is_right_turn (LudoLesson          *lesson,
               LudoStep            *step,
               const LudoPageNode  *node,
               const char          *text,
               GError             **error)
{
  g_autoptr (GError) reason = NULL;
  LudoTurnAnswer *answer = answer_new (text);

  answer->reply = node;
  g_ptr_array_add (step->wrong, answer);
  answer->after = step->asked;
  if (text[0] == '\0')
    return refuse (node, error, _("an answer is empty"));
  if (!read_moves (lesson, node, text, &answer->after, answer->moves, &reason))
    {
      g_array_set_size (answer->moves, 0);
      if (reason->code != GAME_PARSE_ILLEGAL)
        g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }

  return _ludo_lesson_turn_is (lesson, &answer->after, step->answers, NULL)
         || (step->goal.name[0] != '\0'
             && ludo_goal_met (&step->goal,
                               measure_line (lesson, step, answer->moves,
                                             step->goal.name)));
}

/* Whether @text, the answer in a <wrong> of @step, is right; FALSE with @error
 * if it is no answer. */
static gboolean
is_right (LudoLesson          *lesson,
          LudoStep            *step,
          const LudoPageNode  *node,
          const char          *text,
          GError             **error)
{
  g_autofree int *places = NULL;
  const int *cell = step->cells;
  gint64 value;

  if (step->kind == LUDO_STEP_MOVE)
    return is_right_turn (lesson, step, node, text, error);
  if (step->kind == LUDO_STEP_NUMBER)
    return g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, &value,
                                     NULL)
             ? value == step->number
             : refuse (node, error,
                       _("%s=“%s” is not a whole number from %d to %d"),
                       "value", text, G_MININT, G_MAXINT);

  places = read_places (lesson, node, text, error);
  while (places != NULL && *cell >= 0 && *cell != places[0])
    cell++;

  return places != NULL && *cell >= 0;
}

/* Reads what each <wrong> of @step answers, which is not to be right. */
static gboolean
read_wrong (LudoLesson  *lesson,
            LudoStep    *step,
            GError     **error)
{
  for (guint i = 0; i < step->node->children->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (step->node->children, i);
      g_autoptr (GError) reason = NULL;
      const char *text;

      if (node->type != LUDO_NODE_WRONG)
        continue;
      text = ludo_page_attribute (node, ludo_step_kinds[step->kind].wrong);
      if (text == NULL)
        return refuse (node, error, _("<wrong> lacks the wrong answer"));
      if (is_right (lesson, step, node, text, &reason))
        return refuse (node, error, _("by the rules, “%s” is right"), text);
      if (reason != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return FALSE;
        }
    }

  return TRUE;
}

/* The readers of what each kind has besides a position; NULL: no more. */
static gboolean (*const fills[LUDO_N_STEP_KINDS]) (LudoLesson *, LudoStep *,
                                                   GError **) = {
  [LUDO_STEP_SHOW] = fill_show, [LUDO_STEP_MOVE] = fill_move,
  [LUDO_STEP_CELL] = fill_cell, [LUDO_STEP_CHOOSE] = fill_choose,
  [LUDO_STEP_NUMBER] = fill_number, [LUDO_STEP_PREDICT] = fill_predict,
  [LUDO_STEP_PLACE] = fill_place, [LUDO_STEP_PLAY] = fill_play,
  [LUDO_STEP_READ] = fill_read,
};

gboolean
_ludo_lesson_fill_step (LudoLesson          *lesson,
                        LudoStep            *step,
                        const LudoPageNode  *setup,
                        GError             **error)
{
  return fill_start (lesson, step, setup, error)
         && _ludo_lesson_fill_ring (lesson, step, error)
         && (fills[step->kind] == NULL
             || fills[step->kind] (lesson, step, error))
         && read_wrong (lesson, step, error);
}
