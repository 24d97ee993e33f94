/* test-school.c: lessons, puzzles and pages of the person, a school, the
 * program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "learn/ludo-puzzle.h"
#include "play/ludo-language.h"
#include "test-folder.h"

/* In the order in which they are read. */
static const char *const names[] = { "own", "one", "two", "program" };

typedef struct
{
  char *top;
  LudoLibrary *library;
  GPtrArray *problems;
} Fixture;

/* The path of @name in the folder of @whose. */
static char *
path_of (Fixture    *fixture,
         const char *whose,
         const char *name)
{
  return g_build_filename (fixture->top, whose, "ludotheque", "content", name,
                           NULL);
}

static void
make_folder (Fixture    *fixture,
             const char *whose,
             const char *name)
{
  g_autofree char *path = path_of (fixture, whose, name);

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
}

static void
write_file (Fixture    *fixture,
            const char *whose,
            const char *name,
            const char *text)
{
  g_autofree char *path = path_of (fixture, whose, name);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A lesson of Chisolo that is called as @title, with @body in its step. */
static void
write_lesson (Fixture    *fixture,
              const char *whose,
              const char *name,
              const char *title,
              const char *head,
              const char *body)
{
  g_autofree char *file = g_strconcat ("chisolo/lessons/", name, NULL);
  g_autofree char *text =
    g_strdup_printf ("<lesson game=\"chisolo\" %s><title><fr>%s</fr>"
                     "<en>%s</en></title>\n<step id=\"a\" kind=\"explain\">"
                     "<ask><s id=\"s\"><fr>a</fr><en>%s</en></s></ask></step>"
                     "</lesson>", head, title, title, body);

  write_file (fixture, whose, file, text);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const char *shares[3] = { NULL };
  g_autofree char *own = NULL;
  g_autofree char *program = NULL;

  fixture->top = g_dir_make_tmp ("ludotheque-school-XXXXXX", NULL);
  own = path_of (fixture, "own", "");
  program = path_of (fixture, "program", "");
  shares[0] = g_build_filename (fixture->top, "one", NULL);
  shares[1] = g_build_filename (fixture->top, "two", NULL);
  fixture->library =
    ludo_library_new (ludo_content_folders_new (own, shares, program));
  fixture->problems = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < 2; i++)
    g_free ((char *) shares[i]);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->library);
  g_ptr_array_unref (fixture->problems);
  test_remove_folder (fixture->top);
  g_free (fixture->top);
}

/* "own/first one/second", whose folder each of @lessons is from and its title;
 * gives @lessons up. */
static char *
describe (Fixture   *fixture,
          GPtrArray *lessons)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lessons->len; i++)
    {
      const LudoLesson *lesson = g_ptr_array_index (lessons, i);
      const char *below = lesson->folder->path + strlen (fixture->top) + 1;

      g_string_append_printf (text, "%s%.*s/%s", i > 0 ? " " : "",
                              (int) strcspn (below, "/"), below,
                              ludo_lesson_get_title (lesson,
                                                     LUDO_PAGE_ENGLISH));
    }
  g_ptr_array_unref (lessons);

  return g_string_free (text, FALSE);
}

static char *
list (Fixture *fixture)
{
  g_ptr_array_set_size (fixture->problems, 0);

  return describe (fixture, ludo_lesson_list (fixture->library, "chisolo",
                                              fixture->problems));
}

/* All are listed, the nearest first; one takes the place of another of the same
 * file or the same id in a farther folder, and gives it back. */
static void
test_lessons (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *all = NULL;
  g_autofree char *fewer = NULL;
  g_autofree char *path = path_of (fixture, "own", "chisolo/lessons/b.lesson");

  write_lesson (fixture, "program", "a.lesson", "a", "level=\"1\"", "x");
  write_lesson (fixture, "program", "b.lesson", "b", "level=\"2\"", "x");
  write_lesson (fixture, "program", "c.lesson", "c", "level=\"3\"", "x");
  write_lesson (fixture, "two", "e.lesson", "e", "level=\"1\"", "x");
  write_lesson (fixture, "two", "b.lesson", "B2", "level=\"1\"", "x");
  write_lesson (fixture, "one", "late.lesson", "late", "level=\"2\"", "x");
  write_lesson (fixture, "one", "early.lesson", "early", "level=\"1\"", "x");
  write_lesson (fixture, "one", "other.lesson", "C1", "id=\"c\" level=\"3\"",
                "x");
  write_lesson (fixture, "own", "b.lesson", "B", "", "x");
  write_file (fixture, "own", "chisolo/lessons/notes.txt", "not a lesson");
  write_file (fixture, "own", "tavli/lessons/d.lesson", "of another game");
  all = list (fixture);
  g_assert_cmpstr (all, ==, "own/B one/early one/late one/C1 two/e program/a");
  g_assert_cmpuint (fixture->problems->len, ==, 0);

  g_assert_cmpint (g_remove (path), ==, 0);
  fewer = list (fixture);
  g_assert_cmpstr (fewer, ==,
                   "one/early one/late one/C1 two/B2 two/e program/a");
}

/* Broken files are listed with their folders.  They hide neither other lessons
 * nor the lesson whose place they would take. */
static void
test_broken (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const wanted[] = {
    "a.lesson, line 2", "d.lesson is not a file", "m.lesson, line 1",
    "n.lesson", "o.lesson, line 2", "p.lesson is not a file",
    "q.lesson, line 1", "t.lesson",
  };
  g_autofree char *folder = path_of (fixture, "one", "chisolo/lessons");
  g_autofree char *pipe = path_of (fixture, "one", "chisolo/lessons/p.lesson");
  g_autofree char *link = path_of (fixture, "one", "chisolo/lessons/n.lesson");
  g_autofree char *closed = path_of (fixture, "one",
                                     "chisolo/lessons/t.lesson");
  g_autofree char *all = NULL;

  write_lesson (fixture, "program", "a.lesson", "a", "", "x");
  write_lesson (fixture, "two", "b.lesson", "b", "", "x");
  write_lesson (fixture, "one", "z.lesson", "z", "", "x");
  write_lesson (fixture, "one", "a.lesson", "a", "", "<blink/>");
  write_lesson (fixture, "one", "o.lesson", "o", "",
                "<link ref=\"nowhere\">x</link>");
  write_file (fixture, "one", "chisolo/lessons/m.lesson", "\xff");
  write_file (fixture, "one", "chisolo/lessons/q.lesson",
              "<lesson game=\"tavli\"><title><fr>a</fr><en>b</en></title>"
              "<step id=\"a\" kind=\"explain\"/></lesson>");
  write_lesson (fixture, "one", "t.lesson", "t", "", "x");
  make_folder (fixture, "one", "chisolo/lessons/d.lesson");
  g_assert_cmpint (mkfifo (pipe, 0700), ==, 0);
  g_assert_cmpint (symlink ("/nowhere", link), ==, 0);
  g_assert_cmpint (g_chmod (closed, 0), ==, 0);
  all = list (fixture);
  /* The permission stops nobody who may do everything. */
  if (geteuid () == 0)
    {
      g_assert_cmpstr (all, ==, "one/t one/z two/b program/a");
      g_assert_cmpuint (fixture->problems->len, ==,
                        G_N_ELEMENTS (wanted) - 1);
    }
  else
    {
      g_assert_cmpstr (all, ==, "one/z two/b program/a");
      g_assert_cmpuint (fixture->problems->len, ==, G_N_ELEMENTS (wanted));
    }
  for (guint i = 0; i < fixture->problems->len; i++)
    {
      const char *problem = g_ptr_array_index (fixture->problems, i);

      g_test_message ("%s", problem);
      g_assert_nonnull (strstr (problem, folder));
      g_assert_nonnull (strstr (problem, wanted[i]));
    }
}

/* A folder that does not exist changes nothing either. */
static void
test_no_folder (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *lessons = NULL;
  g_autofree char *puzzles = NULL;

  write_file (fixture, "own", "chisolo", "a file");
  write_file (fixture, "one", "chisolo/lessons", "another");
  write_lesson (fixture, "two", "b.lesson", "b", "", "x");
  lessons = list (fixture);
  g_assert_cmpstr (lessons, ==, "two/b");
  g_assert_cmpuint (fixture->problems->len, ==, 2);
  puzzles = describe (fixture, ludo_puzzle_list (fixture->library, "chisolo",
                                                 -1, NULL));
  g_assert_cmpstr (puzzles, ==, "");
}

/* A lesson may lead to another of any folder, and to the pages of all. */
static void
test_links (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *all = NULL;

  write_lesson (fixture, "two", "b.lesson", "b", "", "x");
  write_lesson (fixture, "one", "a.lesson", "a", "",
                "<link ref=\"lessons/b\">x</link>");
  all = list (fixture);
  g_assert_cmpstr (all, ==, "one/a two/b");
}

/* The lines of the program's puzzles @first to @last, from 1. */
static char *
dup_puzzles (guint first,
             guint last)
{
  g_autofree char *path = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"),
                                            "content", "chisolo",
                                            "puzzles.list", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GString *some = g_string_new (NULL);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0, n = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '#' && lines[i][0] != '\0' && ++n >= first && n <= last)
      g_string_append_printf (some, "%s\n", lines[i]);

  return g_string_free (some, FALSE);
}

static char *
list_puzzles (Fixture *fixture)
{
  g_ptr_array_set_size (fixture->problems, 0);

  return describe (fixture, ludo_puzzle_list (fixture->library, "chisolo", -1,
                                              fixture->problems));
}

static const char *
daily_id (LudoLesson *lesson)
{
  return ((LudoStep *) g_ptr_array_index (lesson->steps, 0))->node->id;
}

/* A file of the same name takes the place of a farther one, another stands
 * beside it, and none does harm by being broken. */
static void
test_puzzles (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *eight = dup_puzzles (1, 8);
  g_autofree char *ten = dup_puzzles (9, 18);
  g_autofree char *first = dup_puzzles (1, 1);
  g_autofree char *broken = g_strdup_printf ("%sx;nowhere;a;wins=1;3;me\n",
                                             first);
  g_autofree char *pipe = path_of (fixture, "own", "chisolo/puzzles.list");
  g_autoptr (GDate) date = g_date_new_dmy (1, 1, 2026);
  g_autoptr (LudoLesson) daily = NULL;
  g_autoptr (GPtrArray) lessons = NULL;
  g_autofree char *alone = NULL, *more = NULL, *other = NULL, *bad = NULL;
  guint one_theme = 0;

  write_file (fixture, "program", "chisolo/puzzles.list", eight);
  alone = list_puzzles (fixture);
  g_assert_cmpstr (alone, ==, "program/Puzzles 1 to 8");

  write_file (fixture, "one", "chisolo/puzzles-autumn.list", first);
  write_file (fixture, "two", "chisolo/puzzles-autumn.list", eight);
  more = list_puzzles (fixture);
  g_assert_cmpstr (more, ==, "one/Puzzle 1 program/Puzzles 1 to 8");

  write_file (fixture, "two", "chisolo/puzzles.list", ten);
  other = list_puzzles (fixture);
  g_assert_cmpstr (other, ==,
                   "one/Puzzle 1 two/Puzzles 1 to 8 two/Puzzles 9 to 10");
  g_assert_cmpuint (fixture->problems->len, ==, 0);
  daily = ludo_puzzle_dup_daily (fixture->library, "chisolo", date);
  g_assert_nonnull (strstr (ten, daily_id (daily)));
  g_assert_cmpint (daily->folder->origin, ==, LUDO_ORIGIN_SCHOOL);
  for (int i = 0; ludo_puzzle_get_theme (i) != NULL; i++)
    {
      g_autoptr (GPtrArray) sets = ludo_puzzle_list (fixture->library,
                                                     "chisolo", i, NULL);

      for (guint j = 0; j < sets->len; j++)
        one_theme += ((LudoLesson *) g_ptr_array_index (sets, j))->steps->len;
    }
  g_assert_cmpuint (one_theme, ==, 11);

  /* No two sets keep what was done in them by the same name. */
  lessons = ludo_puzzle_list (fixture->library, "chisolo", -1, NULL);
  for (guint i = 0; i < lessons->len; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpstr (((LudoLesson *) g_ptr_array_index (lessons, i))->id, !=,
                       ((LudoLesson *) g_ptr_array_index (lessons, j))->id);

  make_folder (fixture, "own", "chisolo");
  g_assert_cmpint (mkfifo (pipe, 0700), ==, 0);
  write_file (fixture, "one", "chisolo/puzzles.list", broken);
  bad = list_puzzles (fixture);
  g_assert_cmpstr (bad, ==, other);
  g_assert_cmpuint (fixture->problems->len, ==, 2);
  g_assert_nonnull (strstr (fixture->problems->pdata[0],
                            "puzzles.list is not a file"));
  g_assert_nonnull (strstr (fixture->problems->pdata[1],
                            "puzzles.list, line 2: "));
}

static void
write_page (Fixture    *fixture,
            const char *whose,
            const char *text)
{
  g_autofree char *page =
    g_strdup_printf ("<page game=\"chisolo\" id=\"rules\"><title><fr>%s</fr>"
                     "<en>%s</en></title></page>", whose, text);

  write_file (fixture, whose, "chisolo/rules.page", page);
}

/* The title in English of the page that is read, with the number of the
 * problem that is told, or nothing: "one" or "one 2". */
static char *
read_page (Fixture *fixture)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (LudoPageNode) page =
    ludo_library_read (fixture->library, "chisolo", "rules", &problem, NULL);

  if (page == NULL)
    return g_strdup ("none");
  if (problem == NULL)
    return g_strdup (page->title[LUDO_PAGE_ENGLISH]);

  return g_strdup_printf ("%s %d", page->title[LUDO_PAGE_ENGLISH],
                          problem->code);
}

/* The nearest version of each page that can be read is shown, and a message
 * names the one that it replaces. */
static void
test_pages (Fixture       *fixture,
            gconstpointer  data)
{
  /* Which folders have a page, good or broken, and the one that is read. */
  static const struct
  {
    const char *pages;          /* of each of names: - none, g good, b broken */
    const char *wanted;
    int problem;                /* -1: none */
  } cases[] = {
    { "---g", "program", -1 }, { "gggg", "own", -1 }, { "-ggg", "one", -1 },
    { "--gg", "two", -1 }, { "g--g", "own", -1 }, { "g---", "own", -1 },
    { "--g-", "two", -1 }, { "----", "none", -1 }, { "bbbb", "none", -1 },
    { "b--g", "program", LUDO_LIBRARY_PROBLEM_OWN },
    { "b-gg", "two", LUDO_LIBRARY_PROBLEM_OWN_SCHOOL },
    { "bb-g", "program", LUDO_LIBRARY_PROBLEM_OWN },
    { "-b-g", "program", LUDO_LIBRARY_PROBLEM_SCHOOL },
    { "-bgg", "two", LUDO_LIBRARY_PROBLEM_SCHOOL_OTHER },
    { "gb-g", "own", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *wanted =
        cases[i].problem < 0 ? g_strdup (cases[i].wanted)
                             : g_strdup_printf ("%s %d", cases[i].wanted,
                                                cases[i].problem);
      g_autofree char *found = NULL;

      for (guint j = 0; j < G_N_ELEMENTS (names); j++)
        {
          g_autofree char *path = path_of (fixture, names[j],
                                           "chisolo/rules.page");

          if (cases[i].pages[j] == '-')
            g_remove (path);
          else
            write_page (fixture, names[j],
                        cases[i].pages[j] == 'g' ? names[j] : "<blink/>");
        }
      found = read_page (fixture);
      g_test_message ("%s", cases[i].pages);
      g_assert_cmpstr (found, ==, wanted);
      g_assert_cmpint (ludo_library_has (fixture->library, "chisolo", "rules"),
                       ==, !g_str_equal (cases[i].pages, "----"));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

#define ADD(name, function)                                             \
  g_test_add ("/learn/school/" name, Fixture, NULL, set_up, function,   \
              tear_down)
  ADD ("lessons", test_lessons);
  ADD ("broken", test_broken);
  ADD ("no-folder", test_no_folder);
  ADD ("links", test_links);
  ADD ("puzzles", test_puzzles);
  ADD ("pages", test_pages);
#undef ADD

  return g_test_run ();
}
