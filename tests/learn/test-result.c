/* test-result.c: what a result says, and of which lesson it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "learn/run/ludo-lesson-run.h"
#include "play/ludo-language.h"

#define CHECKSUM                                                        \
  "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
#define HEAD                                                            \
  "ludotheque-result 2\nlesson chisolo/trial\nid lasting\nchecksum "    \
  CHECKSUM "\nname Awa\n"

/* @id: ' id="…"' or ""; @answer of the first step; @word in its question */
static char *
dup_text (const char *id,
          const char *answer,
          const char *word)
{
  return g_strdup_printf (
    "<lesson game=\"chisolo\"%s>\n"
    "<title><fr>Essai</fr><en>Trial</en></title>\n"
    "<step id=\"step-1\" kind=\"number\" answer=\"%s\">\n"
    "<ask><s id=\"a\"><fr>Combien\u00a0?</fr><en>How %s?</en></s></ask>\n"
    "<hint><s id=\"h\"><fr>Comptez.</fr><en>Count.</en></s></hint></step>\n"
    "<step id=\"step-2\" kind=\"cell\" cells=\"a1 b1\">\n"
    "<ask><s id=\"b\"><fr>Où\u00a0?</fr><en>Where?</en></s></ask></step>\n"
    "</lesson>\n", id, answer, word);
}

static LudoLesson *
parse (const char *text,
       const char *file)
{
  g_autoptr (GError) error = NULL;
  LudoLesson *lesson = ludo_lesson_parse (text, strlen (text), file, &error);

  g_assert_no_error (error);

  return lesson;
}

static LudoLesson *
make (const char *id,
      const char *answer,
      const char *word,
      const char *file)
{
  g_autofree char *text = dup_text (id, answer, word);

  return parse (text, file);
}

static LudoResult *
read_result (const char *text)
{
  g_autoptr (GError) error = NULL;
  LudoResult *result =
    ludo_result_parse (text, strlen (text), "awa.result", &error);

  g_assert_no_error (error);

  return result;
}

static const LudoResultStep *
get_step (const LudoResult *result,
          guint             index)
{
  g_assert_cmpuint (result->steps->len, >, index);

  return g_ptr_array_index (result->steps, index);
}

/* The step has the outcome @wanted, and a result is the same after printing and
 * reading. */
static void
check_outcome (LudoLessonRun *run,
               LudoOutcome    wanted,
               guint          tries,
               guint          hints)
{
  g_autoptr (LudoResult) result = ludo_lesson_run_dup_result (run, "Awa");
  g_autofree char *printed = ludo_result_print (result);
  g_autoptr (LudoResult) again = read_result (printed);
  g_autofree char *reprinted = ludo_result_print (again);
  const LudoResultStep *step = get_step (again, 0);

  g_assert_cmpstr (printed, ==, reprinted);
  g_assert_cmpuint (again->version, ==, 2);
  g_assert_cmpuint (again->n_unknown, ==, 0);
  g_assert_cmpint (ludo_result_step_get_outcome (step), ==, wanted);
  g_assert_cmpuint (step->tries, ==, tries);
  g_assert_cmpuint (step->n_hints, ==, hints);
}

static void
test_outcomes (void)
{
  g_autoptr (LudoLesson) lesson = make ("", "3", "many", "trial.lesson");
  g_autoptr (LudoLessonRun) alone = ludo_lesson_run_new (lesson, NULL);
  g_autoptr (LudoLessonRun) helped = ludo_lesson_run_new (lesson, NULL);
  g_autoptr (LudoLessonRun) shown = ludo_lesson_run_new (lesson, NULL);
  g_autoptr (LudoResult) empty = NULL;

  /* A word where a number is wanted is no try; a number however long is. */
  ludo_lesson_run_enter (alone, "trois");
  ludo_lesson_run_enter (alone, "");
  empty = ludo_lesson_run_dup_result (alone, "Awa");
  g_assert_cmpuint (empty->steps->len, ==, 0);
  ludo_lesson_run_enter (alone, "99999999999999999999");
  check_outcome (alone, LUDO_OUTCOME_WRONG, 1, 0);
  ludo_lesson_run_enter (alone, "3");
  check_outcome (alone, LUDO_OUTCOME_RIGHT, 2, 0);
  /* Help that comes after it does not count. */
  ludo_lesson_run_try_again (alone);
  ludo_lesson_run_ask_hint (alone);
  check_outcome (alone, LUDO_OUTCOME_RIGHT, 2, 0);

  ludo_lesson_run_ask_hint (helped);
  check_outcome (helped, LUDO_OUTCOME_OPEN, 0, 1);
  ludo_lesson_run_enter (helped, "4");
  check_outcome (helped, LUDO_OUTCOME_WRONG, 1, 1);
  /* The same hint once more is no other. */
  ludo_lesson_run_go_to (helped, 0);
  ludo_lesson_run_ask_hint (helped);
  ludo_lesson_run_enter (helped, "3");
  check_outcome (helped, LUDO_OUTCOME_HELPED, 2, 1);

  ludo_lesson_run_ask_hint (shown);
  ludo_lesson_run_ask_hint (shown);
  check_outcome (shown, LUDO_OUTCOME_SHOWN, 0, 1);
  ludo_lesson_run_enter (shown, "3");
  check_outcome (shown, LUDO_OUTCOME_SHOWN, 1, 1);
}

/* Lines that another version writes are passed over and counted, wherever they
 * stand; so is what systems and programs put around text. */
static void
test_forgiving (void)
{
  static const char *const ends[] = { "\n", "\r\n", "\r", "\n\n", " \n" };
  static const char *const marks[] = { "", "\xef\xbb\xbf" };
  const char *text =
    HEAD "guess step-1 doubles\nstep step-1 number right 2 14 5\n"
    "asks step-1 0123456789abcdef\nhelp step-1 2 shown\n"
    "thought step-1 start cell\nmoon\nstep step-2 cell open 0 3\n";

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    for (guint j = 0; j < G_N_ELEMENTS (marks); j++)
      {
        g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
        g_autofree char *joined = g_strjoinv (ends[i], lines);
        g_autofree char *file = g_strconcat (marks[j], joined, NULL);
        g_autoptr (LudoResult) result = read_result (file);
        const LudoResultStep *step = get_step (result, 0);

        g_assert_cmpuint (result->n_unknown, ==, 3);
        g_assert_cmpstr (result->id, ==, "lasting");
        g_assert_cmpstr (result->name, ==, "Awa");
        g_assert_cmpstr (step->answer, ==, "5");
        g_assert_cmpstr (step->asks, ==, "0123456789abcdef");
        g_assert_cmpuint (step->n_hints, ==, 2);
        g_assert_cmpint (ludo_result_step_get_outcome (step), ==,
                         LUDO_OUTCOME_SHOWN);
        g_assert_cmpint (ludo_result_step_get_outcome (get_step (result, 1)),
                         ==, LUDO_OUTCOME_OPEN);
      }
}

/* The file of a later version is read as far as this version understands it. */
static void
test_later (void)
{
  g_autoptr (LudoResult) result = read_result (
    "ludotheque-result 3\nlesson chisolo/trial\nchecksum " CHECKSUM "\n"
    "mood good\nname Awa\nstep step-1 number right 2 14 5\n");

  g_assert_cmpuint (result->version, ==, 3);
  g_assert_cmpuint (result->n_unknown, ==, 2);
  g_assert_cmpint (ludo_result_step_get_outcome (get_step (result, 0)), ==,
                   LUDO_OUTCOME_RIGHT);
}

static void
check_refused (const char *text,
               const char *wanted)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (ludo_result_parse (text, strlen (text), "awa.result",
                                    &error));
  g_assert_cmpstr (error->message, ==, wanted);
}

static void
test_refused (void)
{
  check_refused (HEAD "name Zoé\n", "awa.result, line 6: there is already a "
                                    "line of this kind");
  check_refused (HEAD "help step-1 1\n",
                 "awa.result, line 6: this line about a step is incomplete or "
                 "damaged");
  check_refused (HEAD "step a move wrong 0 1 x\n",
                 "awa.result, line 6: this line about a step is incomplete or "
                 "damaged");
  check_refused (HEAD "step a move open 0 1\nasks a 12\n",
                 "awa.result, line 7: this line about a step is incomplete or "
                 "damaged");
  check_refused ("ludotheque-result 3\n",
                 "awa.result, line 1: a later version of the program wrote "
                 "this, and yours cannot read it");
  check_refused ("ludotheque-result 3\nlesson chisolo/trial\nchecksum "
                 CHECKSUM "\nname Awa\nstep step-1 number maybe 2 14\n",
                 "awa.result, line 1: a later version of the program wrote "
                 "this, and yours cannot read it");
  check_refused ("ludotheque-result 2\nlesson chisolo/trial\n",
                 "awa.result, line 3: the line that begins with “checksum” "
                 "is missing, or nothing follows it");
}

static LudoResult *
answer (LudoLesson *lesson)
{
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);

  ludo_lesson_run_enter (run, "3");

  return ludo_lesson_run_dup_result (run, "Awa");
}

/* A lesson is what it asks: its name, its wording, the ends of its lines do not
 * matter. */
static void
test_same (void)
{
  g_autoptr (LudoLesson) lesson = make ("", "3", "many", "trial.lesson");
  g_autoptr (LudoResult) result = answer (lesson);
  g_autofree char *text = dup_text ("", "3", "many stones");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *joined = g_strjoinv ("\r\n", lines);
  g_autofree char *marked = g_strconcat ("\xef\xbb\xbf", joined, NULL);
  g_autoptr (LudoLesson) copy = parse (marked, "trial (1).lesson");
  g_autoptr (LudoLesson) named = make (" id=\"x1\"", "3", "many",
                                       "another.lesson");

  g_assert_cmpstr (result->lesson, ==, "chisolo/trial");
  g_assert_null (result->id);
  g_assert_cmpint (ludo_result_match (result, lesson), ==, LUDO_LESSON_SAME);
  g_assert_cmpint (ludo_result_match (result, copy), ==, LUDO_LESSON_SAME);
  g_assert_cmpint (ludo_result_match (result, named), ==, LUDO_LESSON_SAME);
}

/* A changed answer makes another version of the lesson of that id, and another
 * lesson where the id is another, or only the name is the same. */
static void
test_versions (void)
{
  g_autoptr (LudoLesson) lesson = make (" id=\"x1\"", "3", "many", "a.lesson");
  g_autoptr (LudoLesson) version = make (" id=\"x1\"", "4", "many",
                                         "b.lesson");
  g_autoptr (LudoLesson) other = make (" id=\"x2\"", "3", "many", "a.lesson");
  g_autoptr (LudoLesson) bare = make ("", "3", "many", "a.lesson");
  g_autoptr (LudoLesson) mended = make ("", "4", "many", "a.lesson");
  g_autoptr (LudoLesson) elsewhere = make ("", "4", "many", "b.lesson");
  g_autoptr (LudoResult) result = answer (lesson);
  g_autoptr (LudoResult) nameless = answer (bare);
  g_autoptr (LudoResult) second = NULL;
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (bare, NULL);

  g_assert_cmpstr (result->id, ==, "x1");
  g_assert_cmpint (ludo_result_match (result, version), ==,
                   LUDO_LESSON_VERSION);
  g_assert_cmpint (ludo_result_match (result, other), ==, LUDO_LESSON_OTHER);
  g_assert_false (ludo_result_step_agrees (get_step (result, 0),
                                           g_ptr_array_index (version->steps,
                                                              0)));
  g_assert_true (ludo_result_step_agrees (get_step (result, 0),
                                          g_ptr_array_index (lesson->steps,
                                                             0)));

  /* The steps of two lessons may be called alike. */
  g_assert_cmpint (ludo_result_match (nameless, mended), ==,
                   LUDO_LESSON_OTHER);
  ludo_lesson_run_go_to (run, 1);
  ludo_lesson_run_ask_hint (run);
  second = ludo_lesson_run_dup_result (run, "Zoé");
  g_assert_cmpint (ludo_result_match (second, mended), ==,
                   LUDO_LESSON_VERSION);
  g_assert_cmpint (ludo_result_match (second, elsewhere), ==,
                   LUDO_LESSON_OTHER);
}

/* Results of version 1 name the bytes of the file. */
static void
test_old (void)
{
  g_autofree char *text = dup_text ("", "3", "many");
  g_autofree char *checksum =
    g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  g_autofree char *file =
    g_strdup_printf ("ludotheque-result 1\nlesson chisolo/trial\nchecksum %s\n"
                     "name Awa\nstep step-1 number open 2 14 5\n"
                     "step step-2 cell open 2 14 a1 g4\n", checksum);
  g_autoptr (LudoResult) result = read_result (file);
  g_autoptr (LudoLesson) lesson = parse (text, "trial (1).lesson");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *joined = g_strjoinv ("\r\n", lines);
  g_autofree char *marked = g_strconcat ("\xef\xbb\xbf", joined, NULL);
  g_autoptr (LudoLesson) copy = parse (marked, "trial.lesson");
  g_autoptr (LudoLesson) mended = make ("", "4", "many", "trial.lesson");
  g_autoptr (LudoLesson) other = make ("", "4", "many", "other.lesson");
  g_autofree char *printed = ludo_result_print (result);

  g_assert_cmpuint (result->version, ==, 1);
  g_assert_cmpint (ludo_result_match (result, lesson), ==, LUDO_LESSON_SAME);
  g_assert_cmpint (ludo_result_match (result, copy), ==, LUDO_LESSON_SAME);
  g_assert_cmpint (ludo_result_match (result, mended), ==,
                   LUDO_LESSON_VERSION);
  g_assert_cmpint (ludo_result_match (result, other), ==, LUDO_LESSON_OTHER);
  g_assert_cmpint (ludo_result_step_get_outcome (get_step (result, 0)), ==,
                   LUDO_OUTCOME_WRONG);
  g_assert_cmpint (ludo_result_step_get_outcome (get_step (result, 1)), ==,
                   LUDO_OUTCOME_OPEN);
  g_assert_cmpstr (printed, ==, file);
}

/* The pupil reads the same outcomes in words, in both languages. */
static void
test_described (void)
{
  static const struct
  {
    const char *help;
    const char *english;
    const char *french;
  } cases[] = {
    { "right 1 9 3\n", "✓ How many? – right at the first try · first answer: 3",
      "✓ Combien\u00a0? – juste du premier coup · première réponse\u00a0: 3" },
    { "right 2 9 4\nhelp step-1 1\n",
      "◐ How many? – right after a hint, in 2 tries · first answer: 4",
      "◐ Combien\u00a0? – juste avec un conseil, en 2 essais · première "
      "réponse\u00a0: 4" },
    { "right 1 9 3\nhelp step-1 1 shown\n",
      "○ How many? – the answer was shown · first answer: 3",
      "○ Combien\u00a0? – la réponse a été montrée · première "
      "réponse\u00a0: 3" },
    { "wrong 2 9 4\n", "✗ How many? – not right yet, 2 tries so far · first "
      "answer: 4",
      "✗ Combien\u00a0? – pas encore juste, 2 essais jusqu’ici · première "
      "réponse\u00a0: 4" },
    { "open 0 9\nhelp step-1 1\n",
      "… How many? – not answered yet, after a hint",
      "… Combien\u00a0? – pas encore de réponse, après un conseil" },
  };
  g_autoptr (LudoLesson) lesson = make ("", "3", "many", "trial.lesson");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (HEAD "step step-1 number ",
                                           cases[i].help, NULL);
      g_autoptr (LudoResult) result = read_result (text);
      g_autofree char *english =
        ludo_result_describe (result, lesson, LUDO_PAGE_ENGLISH);
      locale_t before = ludo_language_push ("fr");
      g_autofree char *french =
        ludo_result_describe (result, lesson, LUDO_PAGE_FRENCH);

      ludo_language_pop (before);
      g_assert_cmpstr (english, ==, cases[i].english);
      g_assert_cmpstr (french, ==, cases[i].french);
    }
}

/* The first answer has as many places as are asked for, however many were
 * pointed at. */
static void
test_places (void)
{
  static const char *const cases[][2] = {
    { "right 1 9 a1 b1", "✓ Where? – right at the first try · first answer: "
      "hole a1, hole b1" },
    { "right 2 9 a1 c1 b1", "✓ Where? – right, in 2 tries · first answer: "
      "hole a1, hole c1" },
  };
  g_autoptr (LudoLesson) lesson = make ("", "3", "many", "trial.lesson");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (HEAD "step step-2 cell ",
                                           cases[i][0], "\n", NULL);
      g_autoptr (LudoResult) result = read_result (text);
      g_autofree char *words =
        ludo_result_describe (result, lesson, LUDO_PAGE_ENGLISH);

      g_assert_cmpstr (words, ==, cases[i][1]);
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
  g_test_add_func ("/result/outcomes", test_outcomes);
  g_test_add_func ("/result/forgiving", test_forgiving);
  g_test_add_func ("/result/later", test_later);
  g_test_add_func ("/result/refused", test_refused);
  g_test_add_func ("/result/same", test_same);
  g_test_add_func ("/result/versions", test_versions);
  g_test_add_func ("/result/old", test_old);
  g_test_add_func ("/result/described", test_described);
  g_test_add_func ("/result/places", test_places);

  return g_test_run ();
}
