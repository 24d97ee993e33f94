/* test-lesson-own.c: the lessons of the program say what is true
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>
#include <unistd.h>

#include "games/games.h"
#include "learn/ludo-lesson.h"
#include "play/ludo-language.h"
#include "test-library.h"

#define START "<lesson game=\"tavli\"><title><fr>a</fr><en>b</en></title>\n"
#define ZENO "6:7,9:1,10:2,19:2,20:2,23:1,x " \
             "8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w -"

/* A lesson with every thing that a teacher may write by hand: its own id, a
 * throw by its numbers, pieces set on a bare board. */
static void
test_by_hand (void)
{
  static const char text[] =
    "<lesson game=\"tavli\" id=\"zeno\" level=\"1\" minutes=\"10\">"
    "<title><fr>Le procès de Zénon</fr><en>Zeno on trial</en></title>"
    "<aim><s "
    "id=\"a1\"><fr>Comprendre.</fr><en>Understand.</en></s></aim>"
    "<setup ruleset=\"tavli\" position=\"" ZENO "\" seed=\"256\"/>"
    "<locks hints=\"no\" undo=\"yes\" review=\"no\" leave=\"word\"/>"
    "<step id=\"place\" kind=\"place\" target=\"" ZENO "\">"
    "<s id=\"p1\"><fr>Lisez.</fr><en>Read.</en></s>"
    "</step>"
    "<step id=\"only\" kind=\"move\" throw=\"256\" answers=\"10/16 "
    "19/24 20/22\">"
    "<ask><s id=\"o1\"><fr>Jouez.</fr><en>Play.</en></s></ask>"
    "<wrong move=\"6/8\"><s "
    "id=\"o2\"><fr>Fermée.</fr><en>Closed.</en></s></wrong>"
    "<hint><s id=\"o3\"><fr>Cherchez.</fr><en>Look.</en></s></hint>"
    "<right><s id=\"o4\"><fr>Oui.</fr><en>Yes.</en></s></right>"
    "</step>"
    "<step id=\"how-many\" kind=\"number\" answer=\"8\"><ask><s "
    "id=\"h1\"><fr>Combien ?</fr><en>How many?</en></s></ask></step>"
    "<step id=\"guess\" kind=\"predict\"><ask><s "
    "id=\"g1\"><fr>Prédisez.</fr><en>Predict.</en></s></ask></step>"
    "<step id=\"judge\" kind=\"choose\">"
    "<ask><s id=\"j1\"><fr>Jugez.</fr><en>Judge.</en></s></ask>"
    "<option right=\"yes\"><s "
    "id=\"j2\"><fr>Chance</fr><en>Luck</en></s></option>"
    "<option><s id=\"j3\"><fr>Faute</fr><en>Blunder</en></s></option>"
    "</step>"
    "<step id=\"look\" kind=\"show\" moves=\"r256 10/16 19/24 "
    "20/22\"><s id=\"l1\"><fr>Voyez.</fr><en>See.</en></s></step>"
    "<step id=\"try\" kind=\"play\" against=\"3\" aim=\"captures>=2\" "
    "plies=\"12\"><s "
    "id=\"t1\"><fr>Essayez.</fr><en>Try.</en></s></step>"
    "<step id=\"read\" kind=\"read\" ref=\"history#people-zeno-2\"><s "
    "id=\"r1\"><fr>Lisez.</fr><en>Read.</en></s></step>"
    "</lesson>";
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson =
    ludo_lesson_parse (text, strlen (text), "a.lesson", &error);

  g_assert_no_error (error);
  g_assert_cmpstr (lesson->id, ==, "zeno");
  g_assert_cmpuint (lesson->steps->len, ==, 8);
}

/* Agathias' position has one way to play 2-5-6, and the rules know it. */
static void
test_true (void)
{
  static const char text[] =
    START "<setup position=\"" ZENO "\"/><step id=\"a\" kind=\"move\" "
    "throw=\"r256\" answers=\"20/22 19/24 10/16\" aim=\"blots=most\">\n"
    "<wrong move=\"6/8\"><s id=\"b\"><fr>c</fr><en>d</en></s></wrong></step>"
    "<step id=\"e\" kind=\"number\" measure=\"blots\" throw=\"r256\" "
    "moves=\"10/16 19/24 20/22\"/></lesson>";
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson =
    ludo_lesson_parse (text, strlen (text), "a.lesson", &error);
  const LudoStep *step;

  g_assert_no_error (error);
  g_assert_cmpuint (lesson->steps->len, ==, 2);
  step = g_ptr_array_index (lesson->steps, 0);
  g_assert_cmpint (step->kind, ==, LUDO_STEP_MOVE);
  g_assert_cmpint (step->goal.value, ==, 8);
  g_assert_cmpuint (step->wrong->len, ==, 1);
  step = g_ptr_array_index (lesson->steps, 1);
  g_assert_cmpint (step->number, ==, 8);
}

/* Sows on from *AT in a ring of six HOLES; whether it goes on after that. */
static gboolean
sow_ring (int  holes[6],
          int *at)
{
  int stones = holes[*at];

  holes[*at] = 0;
  for (; stones > 0; stones--)
    holes[*at = (*at + 1) % 6]++;

  return holes[*at] > 1;
}

/* The small ring of the endless sowing never stops, and comes back when the
 * lesson says so, by way of the lines that it writes out. */
static void
test_ring (void)
{
  int holes[6] = { 2, 0, 1, 0, 2, 1 };
  int at = 0, sowings = 0, asked = 0;
  g_autofree char *path =
    g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content", "chisolo",
                      "lessons", "endless.lesson", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;
  gsize length = 0;
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson = NULL;

  g_assert_true (g_file_get_contents (path, &text, &length, &error));
  lesson = ludo_lesson_parse (text, length, "endless.lesson", &error);
  g_assert_no_error (error);

  /* The lines do not break. */
  words = g_strsplit (text, "\u00a0", -1);
  g_free (text);
  text = g_strjoinv (" ", words);
  for (gboolean back = FALSE; !back; )
    {
      g_autofree char *line = NULL;

      g_assert_true (sow_ring (holes, &at));
      line = g_strdup_printf ("%d, %d, %d, %d, %d, %d", holes[0], holes[1],
                              holes[2], holes[3], holes[4], holes[5]);
      sowings++;
      back = strcmp (line, "2, 0, 1, 0, 2, 1") == 0;
      if (sowings <= 3 || sowings == 6 || back)
        g_assert_nonnull (strstr (text, line));
    }
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);

      if (step->kind == LUDO_STEP_NUMBER)
        {
          g_assert_cmpint (step->number, ==, sowings);
          asked++;
        }
    }
  g_assert_cmpint (asked, >, 0);
}

/* A step that asks for the most or the least has turns that do not reach it. */
static void
check_choice (const LudoLesson *lesson,
              const LudoStep   *step)
{
  const char *aim = ludo_page_attribute (step->node, "aim");
  guint n, n_turns;

  if (aim == NULL || (!g_str_has_suffix (aim, "=most")
                      && !g_str_has_suffix (aim, "=least")))
    return;
  n = ludo_goal_count (&step->goal, lesson->rules, &step->asked, &n_turns,
                       NULL);
  if (n == n_turns && n > 2)
    g_error ("%s.lesson, line %d: each of %u turns is right", lesson->id,
             step->node->line, n);
}

static void
check_step (const LudoLesson *lesson,
            const LudoStep   *step)
{
  check_choice (lesson, step);
  if (step->node->title[0] == NULL)
    g_error ("%s.lesson, line %d: no title", lesson->id, step->node->line);
  if (step->ask == NULL && step->kind != LUDO_STEP_EXPLAIN
      && step->kind != LUDO_STEP_READ && step->kind != LUDO_STEP_SHOW)
    g_error ("%s.lesson, line %d: nothing is asked", lesson->id,
             step->node->line);
}

/* All that came with the program are whole, and say something. */
static void
test_own (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) lessons = ludo_lesson_list (library, rules->id,
                                                    problems);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_cmpuint (lessons->len, >=, 2);
  for (guint i = 0; i < lessons->len; i++)
    {
      const LudoLesson *lesson = g_ptr_array_index (lessons, i);

      g_assert_true (lesson->rules == rules);
      g_assert_nonnull (lesson->aim);
      g_assert_nonnull (lesson->lasting_id);
      g_assert_true (ludo_lesson_check_pages (lesson, library, &error));
      for (guint j = 0; j < lesson->steps->len; j++)
        check_step (lesson, g_ptr_array_index (lesson->steps, j));
    }
}

int
main (int    argc,
      char **argv)
{
  const GameRules *const *games = games_list ();

  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/learn/file/by-hand", test_by_hand);
  g_test_add_func ("/learn/file/true", test_true);
  g_test_add_func ("/learn/file/ring", test_ring);
  for (int i = 0; games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/learn/file/own/%s",
                                               games[i]->id);

      g_test_add_data_func (path, games[i], test_own);
    }

  return g_test_run ();
}
