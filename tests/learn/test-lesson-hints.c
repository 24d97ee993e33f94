/* test-lesson-hints.c: every step that asks has a hint, which is not its answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "drawing/ludo-drawing.h"
#include "games/games.h"
#include "learn/run/ludo-lesson-run.h"
#include "play/ludo-language.h"
#include "test-library.h"

/* Whether @word stands in @text by itself. */
static gboolean
has_word (const char *text,
          const char *word)
{
  g_autofree char *escaped = g_regex_escape_string (word, -1);
  g_autofree char *pattern = g_strdup_printf ("\\b%s\\b", escaped);

  return g_regex_match_simple (pattern, text, G_REGEX_CASELESS, 0);
}

/* Whether all places and numbers of the turn @answer stand in @text, and not
 * all of them in what the step asks. */
static gboolean
gives_turn (const LudoLesson     *lesson,
            const LudoStep       *step,
            const LudoTurnAnswer *answer,
            LudoPageLanguage      language,
            const char           *text)
{
  g_autofree char *ask = ludo_lesson_dup_text (step->ask, language, TRUE);
  GameState state = step->asked;
  gboolean is_told = FALSE;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      GameMove move = g_array_index (answer->moves, GameMove, i);
      char token[GAME_MOVE_TEXT_MAX];
      g_auto (GStrv) words = NULL;

      lesson->rules->print_move (&state, move, token);
      lesson->rules->apply (&state, move, NULL);
      words = g_regex_split_simple ("[^[:alnum:]]+|(?<=\\d)x|(?<=\\d)(?=[a-i])",
                                    token, 0, 0);
      for (int j = 0; words[j] != NULL; j++)
        /* A piece that has not come in yet stands nowhere. */
        if (words[j][0] != '\0' && !g_str_equal (words[j], "h"))
          {
            if (!has_word (text, words[j]))
              return FALSE;
            is_told |= !has_word (ask, words[j]);
          }
    }

  return is_told;
}

static gboolean
tells_cells (const LudoLesson *lesson,
             const LudoStep   *step,
             const char       *text)
{
  const LudoDrawing *drawing = ludo_drawing_for (lesson->rules->id);

  for (int i = 0; step->cells[i] >= 0; i++)
    {
      char name[8];

      if (!has_word (text, drawing->place_name (step->cells[i], name)))
        return FALSE;
    }

  return TRUE;
}

static gboolean
tells_answer (const LudoLesson *lesson,
              const LudoStep   *step,
              LudoPageLanguage  language,
              const char       *text)
{
  g_autofree char *number = NULL;

  switch (step->kind)
    {
    case LUDO_STEP_MOVE:
      for (guint i = 0; i < step->answers->len; i++)
        if (gives_turn (lesson, step, step->answers->pdata[i], language,
                        text))
          return TRUE;
      return FALSE;
    case LUDO_STEP_CELL:
      return tells_cells (lesson, step, text);
    case LUDO_STEP_NUMBER:
      number = g_strdup_printf ("%d", step->number);
      return has_word (text, number);
    case LUDO_STEP_CHOOSE:
      for (guint i = 0; i < step->options->len; i++)
        {
          g_autofree char *option =
            ludo_lesson_dup_text (step->options->pdata[i], language, TRUE);

          if ((step->right_options >> i & 1) != 0 && has_word (text, option))
            return TRUE;
        }
      return FALSE;
    default:
      return FALSE;
    }
}

static gboolean
asks (const LudoStep *step)
{
  return step->kind != LUDO_STEP_EXPLAIN && step->kind != LUDO_STEP_SHOW
         && step->kind != LUDO_STEP_READ;
}

/* How many moves reach the goal of @step. */
static guint
count_right (const LudoLesson *lesson,
             const LudoStep   *step)
{
  guint n_moves;

  return ludo_goal_count (&step->goal, lesson->rules, &step->asked, &n_moves,
                          NULL);
}

/* Asks for hints until the answer is given, or as often as it would be. */
static void
ask_hints (LudoLessonRun  *run,
           const LudoStep *step,
           const char     *where)
{
  for (int i = 0; i < 3 && ludo_lesson_run_can_hint (run); i++)
    {
      g_autofree char *reply = NULL;

      ludo_lesson_run_ask_hint (run);
      reply = ludo_lesson_run_dup_reply (run);
      if (reply == NULL || reply[0] == '\0')
        g_test_fail_printf ("%s: hint %d says nothing", where, i + 1);
      if ((strstr (reply, "no other") != NULL
           || strstr (reply, "any other") != NULL
           || strstr (reply, "next best") != NULL)
          && step->kind == LUDO_STEP_MOVE)
        g_assert_cmpuint (count_right (ludo_lesson_run_get_lesson (run), step),
                          ==, 1);
      /* A debate has no answer that could be told. */
      if (step->kind == LUDO_STEP_CHOOSE && step->right_options == 0
          && g_str_has_prefix (reply, "The answer is"))
        g_test_fail_printf ("%s: a debate is answered: %s", where, reply);
    }
}

/* Whether @move of @state begins or ends at a place that @text names. */
static gboolean
is_named (const LudoLesson *lesson,
          const GameState  *state,
          GameMove          move,
          const char       *text)
{
  const LudoDrawing *drawing = ludo_drawing_for (lesson->rules->id);
  int path[LUDO_PATH_MAX];
  int n = drawing->move_path (state, move, path);

  for (int i = 0; i < n; i++)
    {
      char buffer[8];
      const char *name = drawing->place_name (path[i], buffer);

      if (name[0] != '\0' && has_word (text, name))
        return TRUE;
    }

  return FALSE;
}

/* The answer that is told goes by the places of the hints: a hint that leads to
 * one right move is not followed by another.  With dice a turn has several
 * moves. */
static void
check_told (const LudoLesson *lesson,
            const LudoStep   *step,
            const char       *where)
{
  const LudoTurnAnswer *answer = g_ptr_array_index (step->answers, 0);
  GameMove told = g_array_index (answer->moves, GameMove, 0);
  GameMove moves[GAME_MOVES_MAX];
  int n_moves = lesson->rules->legal_moves (&step->asked, moves);

  for (guint i = 0; i < step->hints->len; i++)
    {
      g_autofree char *text =
        ludo_lesson_dup_text (step->hints->pdata[i], LUDO_PAGE_ENGLISH, TRUE);

      if (is_named (lesson, &step->asked, told, text))
        continue;
      for (int j = 0; j < n_moves; j++)
        {
          GameState after = step->asked;
          GameTrace trace = GAME_TRACE_INIT;
          int value;

          lesson->rules->apply (&after, moves[j], &trace);
          value = ludo_measure (lesson->rules, &after, &trace,
                                lesson->rules->turn (&step->asked),
                                step->goal.name);
          game_trace_clear (&trace);
          if (!ludo_goal_met (&step->goal, value)
              || !is_named (lesson, &step->asked, moves[j], text))
            continue;
          g_test_fail_printf ("%s: the answer does not go by the hint: %s",
                              where, text);
          break;
        }
    }
}

static void
check_step (const LudoLesson *lesson,
            const LudoStep   *step,
            const char       *where)
{
  const LudoPageNode *hint;

  if (step->hints->len == 0)
    {
      g_test_fail_printf ("%s: the step %s asks, and has no hint", where,
                          step->node->id);
      return;
    }
  if (step->kind == LUDO_STEP_MOVE && step->goal.name[0] != '\0'
      && !lesson->rules->has_chance)
    check_told (lesson, step, where);
  hint = g_ptr_array_index (step->hints, 0);
  for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
    {
      g_autofree char *text = ludo_lesson_dup_text (hint, language, TRUE);

      g_assert_cmpstr (text, !=, "");
      if (tells_answer (lesson, step, language, text))
        g_test_fail_printf ("%s: the first hint is the answer: %s", where,
                            text);
    }
}

static void
test_hints (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GPtrArray) lessons = ludo_lesson_list (library, rules->id, NULL);
  guint n = 0;

  for (guint i = 0; i < lessons->len; i++)
    {
      LudoLesson *lesson = g_ptr_array_index (lessons, i);
      g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);

      for (guint j = 0; j < lesson->steps->len; j++)
        {
          const LudoStep *step = g_ptr_array_index (lesson->steps, j);
          g_autofree char *where =
            g_strdup_printf ("%s, %s.lesson, line %d", rules->id, lesson->id,
                             step->node->line);

          if (!asks (step))
            continue;
          check_step (lesson, step, where);
          ludo_lesson_run_go_to (run, j);
          ask_hints (run, step, where);
          n++;
        }
    }
  g_assert_cmpuint (n, >=, 18);
}

int
main (int    argc,
      char **argv)
{
  const GameRules *const *games = games_list ();

  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
  for (int i = 0; games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/learn/hints/%s", games[i]->id);

      g_test_add_data_func (path, games[i], test_hints);
    }

  return g_test_run ();
}
