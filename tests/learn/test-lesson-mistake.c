/* test-lesson-mistake.c: the expected mistakes, in every lesson and by rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "drawing/ludo-drawing.h"
#include "games/chisolo/rules/chisolo-rules.h"
#include "games/games.h"
#include "games/zohn-ahl/rules/zohn-ahl-rules.h"
#include "learn/run/ludo-lesson-mistake.h"
#include "search/search-turns.h"

#define NUMBERS_MAX 220
#define RANDOM_GAMES 40
#define RANDOM_PLIES 40

static const SearchTurnsOptions options = { .width = 5000, .late_width = 5000 };

/* Adds the mistake that explains a wrong answer to the set @reasons. */
static void
note (GHashTable        *reasons,
      const LudoMistake *mistake)
{
  if (mistake != NULL)
    g_hash_table_add (reasons, g_strdup (mistake->id));
}

/* Adds the replies of the lesson itself, but for answers that a rule explains
 * as well. */
static void
note_own (GHashTable       *reasons,
          const LudoLesson *lesson,
          const LudoStep   *step)
{
  for (guint i = 0; i < step->wrong_nodes->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (step->wrong_nodes, i);
      const char *value = ludo_page_attribute (node, "value");
      const char *cell = ludo_page_attribute (node, "cell");

      if (ludo_mistake_find (lesson, step, value != NULL ? value : cell)
          == NULL)
        g_hash_table_add (reasons, g_strdup_printf ("own %u", i));
    }
  for (guint i = 0; i < step->wrong->len; i++)
    g_hash_table_add (reasons, g_strdup_printf ("own %u", i));
}

static void
try_numbers (const LudoLesson *lesson,
             const LudoStep   *step,
             GHashTable       *reasons)
{
  for (int number = 0; number <= NUMBERS_MAX; number++)
    {
      const LudoMistake *mistake =
        ludo_mistake_find_number (lesson, step, number);

      g_assert_true (mistake == NULL || number != step->number);
      note (reasons, mistake);
    }
}

static gboolean
is_right_place (const LudoStep *step,
                int             place)
{
  for (const int *cell = step->cells; *cell >= 0; cell++)
    if (*cell == place)
      return TRUE;

  return FALSE;
}

static void
try_places (const LudoLesson *lesson,
            const LudoStep   *step,
            GHashTable       *reasons)
{
  for (int place = 0; place < ludo_drawing_for (lesson->rules->id)->n_places;
       place++)
    {
      const LudoMistake *mistake =
        ludo_mistake_find_place (lesson, step, place);

      g_assert_true (mistake == NULL || !is_right_place (step, place));
      note (reasons, mistake);
    }
}

/* Whether a turn of @step is right, by its events and the position after it. */
static gboolean
is_right_turn (const LudoLesson *lesson,
               const LudoStep   *step,
               const GameMove   *line,
               int               n)
{
  GameState state = step->asked;
  GameTrace trace = GAME_TRACE_INIT;
  int seat = lesson->rules->turn (&state);
  gboolean right = FALSE;

  for (int i = 0; i < n; i++)
    lesson->rules->apply (&state, line[i], &trace);
  if (step->goal.name[0] != '\0')
    right = ludo_goal_met (&step->goal,
                           ludo_measure (lesson->rules, &state, &trace, seat,
                                         step->goal.name));
  for (guint i = 0; i < step->answers->len && step->goal.name[0] == '\0'; i++)
    {
      const LudoTurnAnswer *answer = g_ptr_array_index (step->answers, i);

      right |= memcmp (&answer->after, &state, lesson->rules->state_size) == 0;
    }
  game_trace_clear (&trace);

  return right;
}

/* Tries what the rules refuse in @state: every two places of the board, as the
 * games write a move; what waits to come onto the board is in "h". */
static void
try_refused (const LudoLesson *lesson,
             const LudoStep   *step,
             const GameState  *state,
             GHashTable       *reasons)
{
  const LudoDrawing *drawing = ludo_drawing_for (lesson->rules->id);

  for (int from = -1; from < drawing->n_places; from++)
    for (int to = 0; to < drawing->n_places; to++)
      for (int form = 0; form < 2; form++)
        {
          char one[8], other[8];
          g_autofree char *token =
            g_strconcat (from < 0 ? "h" : drawing->place_name (from, one),
                         form == 0 ? "" : "/",
                         drawing->place_name (to, other), NULL);
          GameMove move;

          if (!lesson->rules->parse_move (state, token, strlen (token), &move,
                                          NULL))
            note (reasons, ludo_mistake_find_refused (lesson, step, state,
                                                      token));
        }
}

static void
try_turns (const LudoLesson *lesson,
           const LudoStep   *step,
           GHashTable       *reasons)
{
  SearchTurns turns = SEARCH_TURNS_INIT;
  GameMove moves[GAME_MOVES_MAX];
  int n = lesson->rules->legal_moves (&step->asked, moves);

  g_assert_true (search_turns_generate (&turns, lesson->rules, &step->asked,
                                        &options));
  for (int i = 0; i < turns.n_nodes; i++)
    {
      GameMove line[SEARCH_LINE_MAX];
      const LudoMistake *mistake;
      int n_line;

      if (!turns.nodes[i].ends)
        continue;
      n_line = search_turns_line (&turns, i, line);
      mistake = ludo_mistake_find_turn (lesson, step, line, (guint) n_line);
      if (is_right_turn (lesson, step, line, n_line))
        g_assert_null (mistake);
      note (reasons, mistake);
    }
  search_turns_clear (&turns);

  try_refused (lesson, step, &step->asked, reasons);
  for (int i = 0; i < n; i++)
    {
      GameState after = step->asked;

      lesson->rules->apply (&after, moves[i], NULL);
      if (lesson->rules->turn (&after) == lesson->rules->turn (&step->asked))
        try_refused (lesson, step, &after, reasons);
    }
}

static void
each_lesson (void (*check) (const LudoLesson *lesson, gpointer data),
             gpointer data)
{
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_find ());

  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GPtrArray) lessons =
        ludo_lesson_list (library, games_list ()[i]->id, problems);

      if (problems->len > 0)
        g_error ("%s", (const char *) problems->pdata[0]);
      for (guint j = 0; j < lessons->len; j++)
        check (g_ptr_array_index (lessons, j), data);
    }
}

static void
check_lesson (const LudoLesson *lesson,
              gpointer          data)
{
  guint *n_steps = data;

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);
      g_autoptr (GHashTable) reasons =
        g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_autofree char *found = NULL;
      g_autofree gpointer *keys = NULL;

      if (step->kind == LUDO_STEP_NUMBER)
        try_numbers (lesson, step, reasons);
      else if (step->kind == LUDO_STEP_CELL || step->kind == LUDO_STEP_PLACE)
        try_places (lesson, step, reasons);
      else if (step->kind == LUDO_STEP_MOVE)
        try_turns (lesson, step, reasons);
      else
        continue;
      note_own (reasons, lesson, step);
      ++*n_steps;
      keys = g_hash_table_get_keys_as_array (reasons, NULL);
      found = g_strjoinv (", ", (char **) keys);
      g_test_message ("%s/%s, %s: %s", lesson->rules->id, lesson->id,
                      step->node->id, found);
      if (g_hash_table_size (reasons) < 2)
        {
          g_test_message ("… are too few");
          g_test_fail ();
        }
    }
}

/* Every step that asks for a place, a number or a move knows two mistakes at
 * the least, and takes no right answer for one. */
static void
test_lessons (void)
{
  guint n_steps = 0;

  each_lesson (check_lesson, &n_steps);
  g_assert_cmpuint (n_steps, >=, 61);
}

/* The name of a mistake is counted, so that no two of a game are alike. */
static void
test_lists (void)
{
  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      const LudoMistake *list =
        ludo_game_info_for (games_list ()[i]->id)->mistakes;

      for (guint j = 0; list[j].id != NULL; j++)
        {
          g_assert_true (ludo_lesson_is_word (list[j].id));
          g_assert_cmpuint (list[j].kinds, !=, 0);
          g_assert_nonnull (list[j].name);
          for (guint k = 0; k < j; k++)
            g_assert_cmpstr (list[j].id, !=, list[k].id);
        }
    }
}

static LudoLesson *
load (const char  *game_id,
      const char  *id,
      const char  *step_id,
      LudoStep    *step)
{
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_find ());
  g_autoptr (GPtrArray) lessons = ludo_lesson_list (library, game_id, NULL);

  for (guint i = 0; i < lessons->len; i++)
    {
      LudoLesson *lesson = g_ptr_array_index (lessons, i);

      for (guint j = 0; j < lesson->steps->len; j++)
        {
          const LudoStep *own = g_ptr_array_index (lesson->steps, j);

          if (g_str_equal (lesson->id, id)
              && g_str_equal (own->node->id, step_id))
            {
              *step = *own;
              return ludo_lesson_ref (lesson);
            }
        }
    }

  g_error ("no step %s of %s/%s", step_id, game_id, id);
}

/* RandomCheck: called with a position of a random game. */
typedef void (*RandomCheck) (const LudoLesson *lesson, LudoStep *step,
                             GRand *chance);

static void
play_random (const LudoLesson *lesson,
             LudoStep         *step,
             RandomCheck       check)
{
  const GameRules *rules = lesson->rules;
  g_autoptr (GRand) chance = g_rand_new_with_seed (40);

  for (int i = 0; i < RANDOM_GAMES; i++)
    {
      GameConfig config = { .players = rules->default_players,
                            .counters = { 8, 8 } };

      rules->start (&config, &step->asked);
      for (int j = 0; j < RANDOM_PLIES; j++)
        {
          GameMove moves[GAME_MOVES_MAX];
          int n = rules->legal_moves (&step->asked, moves);
          GameThrow throws[GAME_THROWS_MAX];
          int n_throws = n == 0 ? rules->throws (&step->asked, throws) : 0;

          if (n + n_throws == 0)
            break;
          check (lesson, step, chance);
          rules->apply (&step->asked,
                        n > 0 ? moves[g_rand_int_range (chance, 0, n)]
                        : throws[g_rand_int_range (chance, 0, n_throws)].move,
                        NULL);
        }
    }
}

/* The place where @move ends is asked for. */
static int
ask_for_end (const LudoLesson *lesson,
             LudoStep         *step,
             GameMove          move)
{
  int end = ludo_measure_landing (lesson->rules, &step->asked, move);

  g_array_set_size (step->moves, 0);
  g_array_append_val (step->moves, move);
  step->cells[0] = end;
  step->cells[1] = -1;

  return end;
}

static guint n_found;

/* Asks in random positions where a move ends, as the first steps of the game
 * do. */
static void
check_ends (const char *game_id,
            const char *step_id,
            RandomCheck  check)
{
  LudoStep step;
  g_autoptr (LudoLesson) lesson = load (game_id, "first-steps", step_id, &step);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (GameMove));
  int cells[2];

  step.moves = moves;
  step.cells = cells;
  n_found = 0;
  play_random (lesson, &step, check);
  g_assert_cmpuint (n_found, >, 100);
}

/* A pupil who counts the space of the piece comes to where a throw of one less
 * leads, wherever the piece stands. */
static void
check_space (const LudoLesson *lesson,
             LudoStep         *step,
             GRand            *chance)
{
  int thrown = g_rand_int_range (chance, 0, ZOHN_AHL_N_THROWS);
  int marked = zohn_ahl_stick (zohn_ahl_throw (thrown))->marked;
  const LudoMistake *mistake;
  int end;

  /* A piece that enters stands on no space. */
  if (zohn_ahl_state (&step->asked)->steps[lesson->rules->turn (&step->asked)]
      == ZOHN_AHL_OFF_BOARD)
    return;
  end = ask_for_end (lesson, step, zohn_ahl_throw (thrown));
  g_assert_null (end >= 0 ? ludo_mistake_find_place (lesson, step, end) : NULL);
  for (int i = 0; i < ZOHN_AHL_N_THROWS; i++)
    {
      int less = ludo_measure_landing (lesson->rules, &step->asked,
                                       zohn_ahl_throw (i));

      if (zohn_ahl_stick (zohn_ahl_throw (i))->marked != marked - 1
          || marked == 4 || marked < 2 || less == end || less < 0)
        continue;
      mistake = ludo_mistake_find_place (lesson, step, less);
      g_assert_nonnull (mistake);
      g_assert_cmpstr (mistake->id, ==, "start-counted");
      n_found++;
    }
}

static void
test_spaces (void)
{
  check_ends ("zohn-ahl", "count", check_space);
}

/* A pupil who stops a relay at once comes to where its first lap ends. */
static void
check_relay (const LudoLesson *lesson,
             LudoStep         *step,
             GRand            *chance)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = lesson->rules->legal_moves (&step->asked, moves);
  GameMove move = moves[g_rand_int_range (chance, 0, n)];
  GameState after = step->asked;
  GameTrace trace = GAME_TRACE_INIT;
  const GameEvent *sown;
  int end;

  if (lesson->rules->is_pass (move))
    return;
  end = ask_for_end (lesson, step, move);
  g_assert_null (ludo_mistake_find_place (lesson, step, end));
  lesson->rules->apply (&after, move, &trace);
  sown = game_trace_find (&trace, CHISOLO_EVENT_SOW);
  if (sown != NULL && sown->to != end)
    {
      const LudoMistake *mistake =
        ludo_mistake_find_place (lesson, step, sown->to);

      g_assert_nonnull (mistake);
      g_assert_cmpstr (mistake->id, ==, "first-stop");
      n_found++;
    }
  game_trace_clear (&trace);
}

static void
test_relays (void)
{
  check_ends ("chisolo", "relay", check_relay);
}

/* A turn is taken for a mistake just where it misses what is asked. */
static void
check_capture (const LudoLesson *lesson,
               LudoStep         *step,
               GRand            *chance)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = lesson->rules->legal_moves (&step->asked, moves);

  for (int i = 0; i < n; i++)
    {
      gboolean right = is_right_turn (lesson, step, &moves[i], 1);
      const LudoMistake *mistake =
        ludo_mistake_find_turn (lesson, step, &moves[i], 1);

      if (lesson->rules->is_pass != NULL && lesson->rules->is_pass (moves[i]))
        continue;
      g_assert_true (right == (mistake == NULL));
      n_found += mistake != NULL;
    }
}

static void
test_captures (void)
{
  static const struct
  {
    const char *game;
    const char *step;
  } asked[] = { { "chisolo", "capture" }, { "ken-wan", "turn" } };

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      LudoStep step;
      g_autoptr (LudoLesson) lesson = load (asked[i].game, "first-steps",
                                            asked[i].step, &step);

      n_found = 0;
      play_random (lesson, &step, check_capture);
      g_assert_cmpuint (n_found, >, 100);
    }
}

/* A result knows its mistakes though it names none. */
static void
test_results (void)
{
  LudoStep step;
  g_autoptr (LudoLesson) count = load ("zohn-ahl", "first-steps", "count",
                                       &step);
  const LudoMistake *mistake = ludo_mistake_find (count, &step, "4 5");

  g_assert_nonnull (mistake);
  g_assert_cmpstr (mistake->id, ==, "start-counted");
  g_assert_null (ludo_mistake_find (count, &step, "5"));
  g_assert_null (ludo_mistake_find (count, &step, "nowhere"));
  g_assert_null (ludo_mistake_find (count, &step, ""));
}

/* Any wrong place is explained where a lesson names the middle row itself. */
static void
test_middle (void)
{
  static const struct
  {
    const char *answer;
    const char *id;
  } answers[] = {
    { "m1", "other-column" }, { "m4", "column-mirrored" },
    { "20", "stayed-on-course" }, { "m9", NULL },
  };
  LudoStep step;
  g_autoptr (LudoLesson) middle = load ("tavli", "first-steps", "middle",
                                        &step);

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      const LudoMistake *mistake = ludo_mistake_find (middle, &step,
                                                      answers[i].answer);

      g_assert_cmpstr (mistake != NULL ? mistake->id : NULL, ==,
                       answers[i].id);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lesson-mistake/lists", test_lists);
  g_test_add_func ("/lesson-mistake/lessons", test_lessons);
  g_test_add_func ("/lesson-mistake/spaces", test_spaces);
  g_test_add_func ("/lesson-mistake/relays", test_relays);
  g_test_add_func ("/lesson-mistake/captures", test_captures);
  g_test_add_func ("/lesson-mistake/results", test_results);
  g_test_add_func ("/lesson-mistake/middle", test_middle);

  return g_test_run ();
}
