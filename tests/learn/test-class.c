/* test-class.c: what pupils hand in, and what a class makes of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "drawing/ludo-drawing.h"
#include "learn/class/ludo-class-csv.h"
#include "learn/class/ludo-class-view.h"
#include "learn/run/ludo-lesson-run.h"
#include "test-folder.h"
#include "test-wait.h"

#define CHECKSUM                                                        \
  "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
#define HEAD                                                            \
  "ludotheque-result 1\nlesson tavli/zeno\nchecksum " CHECKSUM "\nname Awa\n"

/* A lesson with a step of each kind that is answered in a different way. */
static const char lesson_text[] =
  "<lesson game=\"chisolo\"><title><fr>Essai</fr><en>Trial</en></title>"
  "<step id=\"count\" kind=\"number\" answer=\"3\"><ask><s id=\"a\"><fr>Combien"
  "\u00a0?</fr><en>How many?</en></s></ask></step>"
  "<step id=\"where\" kind=\"cell\" cells=\"a1 b1\"><ask><s id=\"b\"><fr>Où"
  "\u00a0?</fr><en>Where?</en></s></ask></step>"
  "<step id=\"which\" kind=\"choose\"><ask><s id=\"c\"><fr>Quoi\u00a0?</fr>"
  "<en>What?</en></s></ask><option><s id=\"d\"><fr>Un</fr><en>One</en></s>"
  "</option><option right=\"yes\"><s id=\"e\"><fr>Deux</fr><en>Two</en></s>"
  "</option></step></lesson>";

typedef struct
{
  char *folder;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("ludotheque-class-XXXXXX", NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  test_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

static void
write_file (Fixture    *fixture,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
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
test_hostile (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoResult) result = ludo_result_parse (
    HEAD "step sow move right 2 14 b1 c2\n",
    strlen (HEAD "step sow move right 2 14 b1 c2\n"), "awa.result", &error);
  g_autofree char *printed = NULL;

  g_assert_no_error (error);
  printed = ludo_result_print (result);
  g_assert_cmpstr (printed, ==, HEAD "step sow move right 2 14 b1 c2\n");

  check_refused ("", "awa.result, line 1: this is not the result of a lesson");
  check_refused ("ludotheque-result 1\nlesson ../x\nchecksum a\nname b\n",
                 "awa.result, line 2: the lesson is not named");
  check_refused ("ludotheque-result 1\nlesson a/b\nchecksum a\nname b\n",
                 "awa.result, line 3: the checksum is missing");
  check_refused (HEAD "step a move right 1 1 x\nstep a move right 1 1 x\n",
                 "awa.result, line 6: this step appears twice");
  check_refused (HEAD "step a move right 0 1 x\n",
                 "awa.result, line 5: this line about a step is incomplete or "
                 "damaged");
  check_refused (HEAD "step a move right 99999999999999999999 1 x\n",
                 "awa.result, line 5: this line about a step is incomplete or "
                 "damaged");
  check_refused (HEAD "step a move right 1 1 \x1b[31m\n",
                 "awa.result, line 5: there is a character that is not text");
  check_refused (HEAD "step a move right 1 1 \xff\n",
                 "awa.result, line 1: not a text file in UTF-8");
}

/* Answers as the pupil of this number would. */
static void
do_lesson (LudoLessonRun *run,
           guint          pupil)
{
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  g_autofree char *guess = g_strdup_printf ("%u", pupil % 5);

  ludo_lesson_run_enter (run, guess);
  ludo_lesson_run_enter (run, "3");
  g_assert_true (ludo_lesson_run_go_on (run));
  if (pupil % 3 == 0)
    ludo_lesson_run_point (run, ludo_drawing_find_place (drawing, "g4"));
  ludo_lesson_run_point (run, ludo_drawing_find_place (drawing, "b1"));
  ludo_lesson_run_point (run, ludo_drawing_find_place (drawing, "a1"));
  g_assert_true (ludo_lesson_run_go_on (run));
  if (pupil % 2 == 0)
    ludo_lesson_run_choose (run, 0);
  ludo_lesson_run_choose (run, 1);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  char **path = data;
  g_autoptr (GError) error = NULL;

  *path = ludo_result_save_finish (result, &error);
  g_assert_no_error (error);
}

static char *
hand_in (Fixture       *fixture,
         LudoLessonRun *run,
         const char    *name)
{
  g_autoptr (LudoResult) result = ludo_lesson_run_dup_result (run, name);
  char *path = NULL;

  ludo_result_save_async (result, fixture->folder, saved_cb, &path);
  while (path == NULL)
    g_main_context_iteration (NULL, TRUE);

  return path;
}

static guint
count_of (GPtrArray  *counts,
          const char *answer)
{
  for (guint i = 0; i < counts->len; i++)
    if (g_str_equal (((LudoCount *) g_ptr_array_index (counts, i))->answer,
                     answer))
      return ((LudoCount *) g_ptr_array_index (counts, i))->n;

  return 0;
}

static LudoClass *
open_class (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  LudoClass *class = ludo_class_open (fixture->folder, NULL,
                                      NULL, NULL, &error);

  g_assert_no_error (error);

  return class;
}

static const LudoClassRow *
find_row (const LudoClass *class,
          const char      *name)
{
  for (guint i = 0; i < class->rows->len; i++)
    if (g_str_equal (ludo_class_get_row (class, i)->result->name, name))
      return ludo_class_get_row (class, i);
  g_error ("There is no row of %s", name);
}

static void
check_left (const LudoClass  *class,
            LudoOmissionKind  kind,
            const char       *place)
{
  for (guint i = 0; i < class->omissions->len; i++)
    {
      const LudoOmission *omission = g_ptr_array_index (class->omissions, i);

      if (omission->kind == kind && g_str_equal (omission->place, place))
        return;
    }
  g_error ("Nothing of kind %d at %s", (int) kind, place);
}

/* Thirty runs of the lesson make thirty files, which add up; what is broken,
 * foreign, doubled or hostile is named, and left out or counted apart. */
static void
test_thirty (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson =
    ludo_lesson_parse (lesson_text, strlen (lesson_text), "trial.lesson",
                       &error);
  g_autoptr (LudoClass) class = NULL;
  g_autoptr (GPtrArray) counts = NULL;
  g_autoptr (GPtrArray) places = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *twice = NULL;
  g_autofree char *forged = NULL;
  g_auto (GStrv) rows = NULL;

  g_assert_no_error (error);
  write_file (fixture, "trial.lesson", lesson_text);
  for (guint pupil = 0; pupil < 30; pupil++)
    {
      g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);
      g_autofree char *name = g_strdup_printf ("Pupil %02u", pupil);
      g_autofree char *path = NULL;

      do_lesson (run, pupil);
      path = hand_in (fixture, run, pupil == 7 ? "=1+1" : name);
      if (pupil == 0)
        {
          /* The same name again writes over nothing. */
          twice = hand_in (fixture, run, name);
          g_assert_cmpstr (path, !=, twice);
          g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
        }
    }
  write_file (fixture, "broken.result", "ludotheque-result 1\nlesson");
  write_file (fixture, "foreign.result", HEAD);
  write_file (fixture, "other.result",
              "ludotheque-result 1\nlesson chisolo/trial\nchecksum " CHECKSUM
              "\nname Other\nstep count number right 1 1 3\n");
  write_file (fixture, "hostile.result", "\x1b[2J\xff");
  forged = g_strdup_printf ("ludotheque-result 2\nlesson chisolo/trial\n"
                            "checksum %s\nname Forged\n"
                            "step dance number right 1 1 3\n",
                            lesson->checksum);
  write_file (fixture, "forged.result", forged);
  write_file (fixture, "notes.txt", "not a result");

  class = open_class (fixture);
  g_assert_cmpstr (class->lesson_id, ==, "chisolo/trial");
  g_assert_nonnull (class->lesson);
  g_assert_cmpuint (class->rows->len, ==, 31);
  g_assert_cmpuint (class->steps->len, ==, 3);
  g_assert_cmpstr (g_ptr_array_index (class->steps, 0), ==, "count");
  g_assert_true (find_row (class, "Other")->is_version);
  g_assert_cmpuint (find_row (class, "Other")->n_namesakes, ==, 1);
  /* The same handed in twice, another lesson, forged, broken and hostile. */
  g_assert_cmpuint (class->omissions->len, ==, 5);
  check_left (class, LUDO_OMISSION_COPY, "Pupil 00 (2).result");
  check_left (class, LUDO_OMISSION_OTHER_LESSON, "foreign.result");
  check_left (class, LUDO_OMISSION_STRANGE_STEP, "forged.result");
  check_left (class, LUDO_OMISSION_UNREADABLE, "broken.result");
  check_left (class, LUDO_OMISSION_UNREADABLE, "hostile.result");

  counts = ludo_class_count (class, "count");
  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *answer = g_strdup_printf ("%u", i);

      g_assert_cmpuint (count_of (counts, answer), ==, i == 3 ? 7 : 6);
    }
  places = ludo_class_count (class, "where");
  /* Ten pupils pointed at g4 and b1 first, where two places are asked for. */
  g_assert_cmpuint (count_of (places, "a1"), ==, 20);
  g_assert_cmpuint (count_of (places, "b1"), ==, 30);
  g_assert_cmpuint (count_of (places, "g4"), ==, 10);

  /* The table says the same, and holds no formula. */
  csv = ludo_class_dup_csv (class, LUDO_PAGE_ENGLISH, TRUE);
  rows = g_strsplit (csv, "\r\n", -1);
  /* Head, rows, a blank one, head of what is left out. */
  g_assert_cmpuint (g_strv_length (rows), ==, 1 + 31 + 1 + 1 + 5 + 1);
  g_assert_nonnull (strstr (csv, "\"'=1+1\""));
  g_assert_nonnull (strstr (csv, "\"Pupil 03\",\"\",\"Chisolo – Trial\",\"3\","
                               "\"right without help\",1,"));
  g_assert_nonnull (strstr (csv, "\"Pupil 04\",\"\",\"Chisolo – Trial\",\"4\","
                               "\"right without help\",2,"));
  g_free (csv);
  csv = ludo_class_dup_csv (class, LUDO_PAGE_ENGLISH, FALSE);
  g_assert_null (strstr (csv, "Pupil 03"));
  g_assert_null (strstr (csv, "Pupil 00"));
  g_assert_null (strstr (csv, "forged"));
}

/* The lesson with another number wanted in its first step, and with @id. */
static LudoLesson *
make_version (const char *id,
              const char *number,
              const char *file,
              char      **text)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) parts = g_strsplit (lesson_text, "answer=\"3\"", 2);
  g_autofree char *rest = g_strdup (parts[0] + strlen ("<lesson"));
  LudoLesson *lesson;

  *text = g_strdup_printf ("<lesson%s%sanswer=\"%s\"%s", id, rest, number,
                           parts[1]);
  lesson = ludo_lesson_parse (*text, strlen (*text), file, &error);
  g_assert_no_error (error);

  return lesson;
}

static void
hand_in_version (Fixture    *fixture,
                 LudoLesson *lesson,
                 const char *number,
                 const char *name)
{
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);

  ludo_lesson_run_enter (run, number);
  g_assert_true (ludo_lesson_run_go_on (run));
  ludo_lesson_run_point (run, ludo_drawing_find_place (drawing, "b1"));
  g_free (hand_in (fixture, run, name));
}

static void
check_cell (const LudoClass *class,
            const char      *name,
            guint            index,
            const char      *wanted)
{
  for (guint i = 0; i < class->rows->len; i++)
    if (g_str_equal (ludo_class_get_row (class, i)->result->name, name))
      {
        g_autofree char *cell = ludo_class_dup_cell (class, i, index,
                                                     LUDO_PAGE_ENGLISH);

        g_assert_cmpstr (cell, ==, wanted);
        return;
      }
  g_error ("There is no row of %s", name);
}

/* Two versions of a lesson stand in one table, step by step where both ask the
 * same, whether or not the lesson is at hand; what the file is called, and its
 * wording, are nothing to it. */
static void
test_versions (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *old_text = NULL;
  g_autofree char *new_text = NULL;
  g_autofree char *copy_text = NULL;
  g_autofree char *path = g_build_filename (fixture->folder, "trial.lesson",
                                            NULL);
  g_autoptr (LudoLesson) old = make_version (" id=\"counting\"", "4",
                                             "trial.lesson", &old_text);
  g_autoptr (LudoLesson) new = make_version (" id=\"counting\"", "3",
                                             "trial.lesson", &new_text);
  g_autoptr (LudoLesson) copy = make_version (" id=\"counting\"", "3",
                                              "trial (1).lesson", &copy_text);

  hand_in_version (fixture, old, "4", "Old");
  hand_in_version (fixture, new, "3", "New");
  hand_in_version (fixture, copy, "3", "Copy");
  write_file (fixture, "trial.lesson", new_text);
  for (int at_hand = 1; at_hand >= 0; at_hand--)
    {
      g_autoptr (LudoClass) class = NULL;
      const LudoOmission *omission;

      if (!at_hand)
        g_remove (path);
      class = open_class (fixture);
      g_assert_cmpint (class->lesson != NULL, ==, at_hand);
      g_assert_cmpuint (class->rows->len, ==, 3);
      g_assert_true (find_row (class, "Old")->is_version);
      g_assert_false (find_row (class, "New")->is_version);
      g_assert_false (find_row (class, "Copy")->is_version);
      check_cell (class, "Old", 0, "≠");
      check_cell (class, "New", 0, "✓ 3");
      check_cell (class, "Copy", 0, "✓ 3");
      check_cell (class, "Old", 1, at_hand ? "… Hole b1" : "… b1");
      check_cell (class, "New", 1, at_hand ? "… Hole b1" : "… b1");
      g_assert_cmpuint (class->omissions->len, ==, at_hand ? 1 : 2);
      omission = g_ptr_array_index (class->omissions, 0);
      if (!at_hand)
        {
          g_autofree char *title = ludo_class_dup_title (class,
                                                         LUDO_PAGE_ENGLISH);
          const LudoOmission *other = g_ptr_array_index (class->omissions, 1);

          /* A class whose lesson is not at hand has an entry that says so. */
          if (omission->kind == LUDO_OMISSION_NO_LESSON)
            omission = other;
          else
            g_assert_cmpint (other->kind, ==, LUDO_OMISSION_NO_LESSON);
          g_assert_true (g_str_has_prefix (title, "Chisolo – "));
        }
      g_assert_cmpint (omission->kind, ==, LUDO_OMISSION_ANSWERS);
      g_assert_cmpuint (omission->n, ==, 1);
    }
}

/* For how long a lesson with a limit was left is told, and that an old result
 * may be of another version. */
static void
test_notes (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (LudoClass) class = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;

  write_file (fixture, "trial.lesson", lesson_text);
  write_file (fixture, "1.result", "ludotheque-result 1\nlesson chisolo/trial\n"
              "checksum " CHECKSUM "\nname 1\n"
              "step count number right 1 1 3\n");
  write_file (fixture, "2.result", "ludotheque-result 2\nlesson chisolo/trial\n"
              "checksum " CHECKSUM "\naway 720\nname 2\n"
              "step count number right 1 1 3\n");
  write_file (fixture, "3.result", "ludotheque-result 2\nlesson chisolo/trial\n"
              "checksum " CHECKSUM "\naway 59\nname 3\nthought count hm\n"
              "step count number right 1 1 3\n");
  class = open_class (fixture);
  first = ludo_class_dup_note (class, 0, TRUE);
  g_assert_cmpstr (first, ==, "perhaps another version of the lesson");
  second = ludo_class_dup_note (class, 1, FALSE);
  g_assert_cmpstr (second, ==, "another version of the lesson; lesson "
                               "interrupted for 12 minutes");
  /* Lines of a later version are passed over, and told of. */
  g_assert_cmpuint (class->omissions->len, ==, 1);
  third = ludo_class_dup_omission_reason (class, 0, TRUE);
  g_assert_cmpstr (third, ==, "1 line of an unknown kind was skipped");
}

/* Outcomes have different marks, and a wrong answer has no tick. */
static void
test_outcomes (Fixture       *fixture,
               gconstpointer  data)
{
  static const struct
  {
    const char *lines, *cell, *words;
  } outcomes[] = {
    { "step a number right 1 9 5\n", "✓ 5",
      "right without help · 1 try · first answer: 5" },
    { "step a number right 2 9 108\n", "✓ (2) ← 108",
      "right without help · 2 tries · first answer: 108" },
    { "step a number right 1 9 5\nhelp a 1\n", "◐ 5",
      "right after a hint · 1 try · 1 hint · first answer: 5" },
    { "step a number right 1 9 5\nhelp a 2 shown\n", "○ 5",
      "answer shown · 1 try · 2 hints · first answer: 5" },
    { "step a number wrong 3 9 108\n", "✗ (3) ← 108",
      "wrong · 3 tries · first answer: 108" },
    { "step a number open 0 9\nhelp a 1\n", "…", "open · 1 hint" },
  };
  g_autoptr (LudoClass) class = NULL;
  g_autofree char *all = NULL;
  g_autofree char *right = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.result", i);
      g_autofree char *text =
        g_strdup_printf ("ludotheque-result 2\nlesson tavli/none\nchecksum "
                         CHECKSUM "\nname %u\n%s", i, outcomes[i].lines);

      write_file (fixture, name, text);
    }
  class = open_class (fixture);
  g_assert_cmpuint (class->rows->len, ==, G_N_ELEMENTS (outcomes));
  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);
      g_autofree char *words = ludo_class_dup_cell_words (class, i, 0,
                                                          LUDO_PAGE_ENGLISH,
                                                          FALSE);

      check_cell (class, name, 0, outcomes[i].cell);
      g_assert_cmpstr (words, ==, outcomes[i].words);
    }
  right = ludo_class_dup_right (class, 0);
  g_assert_cmpstr (right, ==, "3 of 6");
  all = ludo_class_dup_outcomes (class, 0);
  g_assert_cmpstr (all, ==, "✓ right without help: 2 · ◐ right after a hint: 1 "
                            "· ○ answer shown: 1 · ✗ wrong: 1 · … open: 1 · – "
                            "not begun: 0");
}

/* A text is never a formula, a date or another number. */
static void
test_cells (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const guarded[] = {
    "=1+1", "+1", "-1", "@SUM(A1)", "＝1+1", "＋1", "－1", "＠x", "\u22121",
    "﹦1", "8/5", "1-2", "007", "1e5", "12:30", "3 mai", "1,5", "1.5", "50%",
  };
  static const char *const plain[] = {
    "Emma", "12", "0", "b1", "12>14", "a=b", "x-1", "Élève", "7b",
  };
  g_autoptr (LudoClass) class = NULL;
  g_autofree char *csv = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (guarded) + G_N_ELEMENTS (plain); i++)
    {
      const char *answer = i < G_N_ELEMENTS (guarded)
                             ? guarded[i] : plain[i - G_N_ELEMENTS (guarded)];
      g_autofree char *name = g_strdup_printf ("%u.result", i);
      g_autofree char *text =
        g_strdup_printf ("ludotheque-result 2\nlesson tavli/none\nchecksum "
                         CHECKSUM "\nname %s\nstep a move right 1 1 %s\n",
                         answer, answer);

      write_file (fixture, name, text);
    }
  class = open_class (fixture);
  g_assert_cmpuint (class->rows->len, ==,
                    G_N_ELEMENTS (guarded) + G_N_ELEMENTS (plain));
  csv = ludo_class_dup_csv (class, LUDO_PAGE_FRENCH, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (guarded) + G_N_ELEMENTS (plain); i++)
    {
      gboolean is_plain = i >= G_N_ELEMENTS (guarded);
      const char *answer = is_plain ? plain[i - G_N_ELEMENTS (guarded)]
                                    : guarded[i];
      g_autofree char *cells =
        g_strdup_printf ("\n\"%s%s\";\"\";\"Zeno’s tavli – none\";\"%s%s\";",
                         is_plain ? "" : "'", answer, is_plain ? "" : "'",
                         answer);

      if (strstr (csv, cells) == NULL)
        g_error ("No cell of %s in:\n%s", answer, csv);
    }
  /* No two of these names are taken for one. */
  for (guint i = 0; i < class->rows->len; i++)
    g_assert_cmpuint (ludo_class_get_row (class, i)->n_namesakes, ==, 1);
}

/* The head of the table has each step by the number that it has in the lesson,
 * once; and each row names the lesson. */
static void
test_head (Fixture       *fixture,
           gconstpointer  data)
{
  static const char text[] =
    "<lesson game=\"chisolo\"><title><fr>Essai</fr><en>Trial</en></title>"
    "<step id=\"look\" kind=\"explain\"><s id=\"a\"><fr>Regardez.</fr><en>Look."
    "</en></s></step>"
    "<step id=\"where\" kind=\"cell\" cells=\"a1\"><s id=\"b\"><fr>Où\u00a0?"
    "</fr><en>Where?</en></s></step>"
    "<step id=\"count\" kind=\"number\" answer=\"3\"><title><fr>Compter</fr>"
    "<en>Count</en></title><s id=\"c\"><fr>Combien\u00a0?</fr><en>How many?"
    "</en></s></step></lesson>";
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson =
    ludo_lesson_parse (text, strlen (text), "trial.lesson", &error);
  g_autoptr (LudoLessonRun) run = NULL;
  g_autoptr (LudoClass) class = NULL;
  g_autofree char *path = NULL;
  g_autofree char *csv = NULL;

  g_assert_no_error (error);
  write_file (fixture, "trial.lesson", text);
  run = ludo_lesson_run_new (lesson, NULL);
  g_assert_true (ludo_lesson_run_go_on (run));
  ludo_lesson_run_point (run,
                         ludo_drawing_find_place (ludo_drawing_for ("chisolo"),
                                                  "a1"));
  g_assert_true (ludo_lesson_run_go_on (run));
  ludo_lesson_run_enter (run, "3");
  path = hand_in (fixture, run, "Awa");

  class = open_class (fixture);
  csv = ludo_class_dup_csv (class, LUDO_PAGE_ENGLISH, TRUE);
  g_assert_nonnull (strstr (csv, "\"Pupil\",\"Note\",\"Lesson\",\"Step 2 – "
                                 "first answer\",\"Step 2 – outcome\","));
  g_assert_nonnull (strstr (csv, "\"Step 3, Count – first answer\","));
  g_assert_nonnull (strstr (csv, "\n\"Awa\",\"\",\"Chisolo – Trial\","));
}

/* A turn of several moves stands in a cell in the notation, and in words where
 * there is room. */
static void
test_turn (Fixture       *fixture,
           gconstpointer  data)
{
  static const char text[] =
    "<lesson game=\"tavli\"><title><fr>Essai</fr><en>Trial</en></title>"
    "<step id=\"turn\" kind=\"move\" position=\"h:15 h:15 w -\" throw=\"r456\" "
    "answers=\"h/4 h/5 h/6\"><s id=\"a\"><fr>Entrez.</fr><en>Enter.</en></s>"
    "</step></lesson>";
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson =
    ludo_lesson_parse (text, strlen (text), "trial.lesson", &error);
  g_autoptr (LudoClass) class = NULL;
  g_autofree char *result = NULL;
  g_autofree char *words = NULL;

  g_assert_no_error (error);
  write_file (fixture, "trial.lesson", text);
  result = g_strdup_printf ("ludotheque-result 2\nlesson tavli/trial\nchecksum "
                            "%s\nname Awa\nstep turn move right 1 9 "
                            "h/4 h/5 h/6\n", lesson->checksum);
  write_file (fixture, "1.result", result);
  class = open_class (fixture);
  check_cell (class, "Awa", 0, "✓ h/4 h/5 h/6");
  words = ludo_class_dup_cell_words (class, 0, 0, LUDO_PAGE_ENGLISH, FALSE);
  g_assert_nonnull (strstr (words, ", then "));
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *wanted =
    g_strdup_printf ("There are no lesson results in “%s”.",
                     fixture->folder);

  g_assert_null (ludo_class_open (fixture->folder, NULL,
                                  NULL, NULL, &error));
  g_assert_cmpstr (error->message, ==, wanted);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/class/hostile", test_hostile);
  g_test_add ("/class/thirty", Fixture, NULL, set_up, test_thirty, tear_down);
  g_test_add ("/class/versions", Fixture, NULL, set_up, test_versions,
              tear_down);
  g_test_add ("/class/notes", Fixture, NULL, set_up, test_notes, tear_down);
  g_test_add ("/class/outcomes", Fixture, NULL, set_up, test_outcomes,
              tear_down);
  g_test_add ("/class/cells", Fixture, NULL, set_up, test_cells, tear_down);
  g_test_add ("/class/head", Fixture, NULL, set_up, test_head, tear_down);
  g_test_add ("/class/turn", Fixture, NULL, set_up, test_turn, tear_down);
  g_test_add ("/class/empty", Fixture, NULL, set_up, test_empty, tear_down);

  return g_test_run ();
}
