/* test-practice.c: the puzzles that follow a pupil
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>
#include <unistd.h>

#include "games/games.h"
#include "learn/puzzles/ludo-practice.h"
#include "test-library.h"

static GPtrArray *
read_puzzles (const char *game_id)
{
  g_autoptr (LudoLibrary) library = test_open_library ();

  return ludo_puzzle_load (library, game_id);
}

static LudoPractice *
begin (const char *path)
{
  g_autoptr (GPtrArray) puzzles = read_puzzles ("chisolo");

  return ludo_practice_new (games_find ("chisolo"), puzzles, path);
}

/* Gives the next puzzle and answers it. */
static LudoPuzzle *
answer (LudoPractice       *practice,
        LudoPracticeResult  how)
{
  LudoPuzzle *puzzle = ludo_practice_next (practice);

  ludo_practice_record (practice, how);

  return puzzle;
}

static void
answer_all (LudoPractice       *practice,
            LudoPracticeResult  how,
            int                 n)
{
  for (int i = 0; i < n; i++)
    ludo_puzzle_free (answer (practice, how));
}

/* Three right running, a step up; one wrong, a step down; the buttons too. */
static void
test_staircase (void)
{
  g_autoptr (LudoPractice) practice = begin (NULL);

  g_assert_cmpint (ludo_practice_get_step (practice), ==, 0);
  g_assert_false (ludo_practice_can_move (practice, -1));
  answer_all (practice, LUDO_PRACTICE_RIGHT, 2);
  g_assert_cmpint (ludo_practice_get_step (practice), ==, 0);
  answer_all (practice, LUDO_PRACTICE_HELPED, 1);
  g_assert_cmpint (ludo_practice_get_step (practice), ==, 0);
  answer_all (practice, LUDO_PRACTICE_RIGHT, 1);
  g_assert_cmpint (ludo_practice_get_step (practice), ==, 1);
  /* Only the first answer counts. */
  ludo_practice_record (practice, LUDO_PRACTICE_WRONG);
  g_assert_cmpint (ludo_practice_get_step (practice), ==, 1);
  answer_all (practice, LUDO_PRACTICE_RIGHT, 3);
  g_assert_cmpint (ludo_practice_get_step (practice), ==, 2);
  answer_all (practice, LUDO_PRACTICE_WRONG, 1);
  g_assert_cmpint (ludo_practice_get_step (practice), ==, 1);
  ludo_practice_move (practice, 1);
  g_assert_cmpint (ludo_practice_get_step (practice), ==, 2);
  ludo_practice_move (practice, -1);
  ludo_practice_move (practice, -1);
  ludo_practice_move (practice, -1);
  g_assert_cmpint (ludo_practice_get_step (practice), ==, 0);
  answer_all (practice, LUDO_PRACTICE_RIGHT, 60);
  g_assert_false (ludo_practice_can_move (practice, 1));
}

/* A missed puzzle comes back three puzzles later, mirrored, then as another of
 * its theme; after two right it rests. */
static void
test_twins (void)
{
  g_autoptr (LudoPractice) practice = begin (NULL);
  g_autoptr (GPtrArray) puzzles = read_puzzles ("chisolo");
  LudoPuzzle *missed = answer (practice, LUDO_PRACTICE_WRONG);
  LudoPuzzle *twin;

  for (int i = 0; i < 2; i++)
    {
      twin = answer (practice, LUDO_PRACTICE_RIGHT);
      g_assert_cmpstr (twin->id, !=, missed->id);
      ludo_puzzle_free (twin);
    }
  twin = answer (practice, LUDO_PRACTICE_RIGHT);
  g_assert_cmpstr (twin->id, ==, missed->id);
  g_assert_cmpstr (twin->position, !=, missed->position);
  ludo_puzzle_free (twin);

  answer_all (practice, LUDO_PRACTICE_RIGHT, 2);
  twin = answer (practice, LUDO_PRACTICE_RIGHT);
  g_assert_cmpstr (twin->id, !=, missed->id);
  g_assert_cmpstr (twin->goal, ==, missed->goal);
  ludo_puzzle_free (twin);

  /* No image comes any more. */
  for (int i = 0; i < 20; i++)
    {
      gboolean is_own = FALSE;

      twin = answer (practice, LUDO_PRACTICE_RIGHT);
      for (guint j = 0; j < puzzles->len; j++)
        is_own |= g_str_equal (((LudoPuzzle *) puzzles->pdata[j])->position,
                               twin->position);
      g_assert_true (is_own);
      ludo_puzzle_free (twin);
    }
  ludo_puzzle_free (missed);
}

static void
wait_saved (LudoPractice *practice)
{
  while (ludo_practice_get_saving (practice))
    g_main_context_iteration (NULL, TRUE);
}

static char *
make_path (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-practice-XXXXXX", NULL);

  return g_build_filename (folder, "practice", "chisolo", NULL);
}

/* The next sitting begins a step easier, and brings back what was missed in
 * another, wherever it was missed. */
static void
test_sittings (void)
{
  g_autofree char *path = make_path ();
  g_autoptr (LudoPractice) first = begin (path);
  g_autoptr (LudoPractice) second = NULL;
  LudoPuzzle *puzzle;

  answer_all (first, LUDO_PRACTICE_RIGHT, 6);
  g_assert_cmpint (ludo_practice_get_step (first), ==, 2);
  g_assert_true (ludo_practice_record_missed (first, "chisolo-001"));
  g_assert_false (ludo_practice_record_missed (first, "no-puzzle"));
  wait_saved (first);

  second = begin (path);
  g_assert_cmpint (ludo_practice_get_step (second), ==, 2);
  puzzle = answer (second, LUDO_PRACTICE_RIGHT);
  g_assert_cmpint (puzzle->rating, ==, 5);
  ludo_puzzle_free (puzzle);
  puzzle = answer (second, LUDO_PRACTICE_WRONG);
  g_assert_cmpstr (puzzle->id, ==, "chisolo-001");
  ludo_puzzle_free (puzzle);
  g_assert_cmpint (ludo_practice_get_step (second), ==, 1);
  wait_saved (second);
}

/* A puzzle that was skipped waits until all others of its level were given, in
 * another sitting too, and where it could be the twin of another one. */
static void
test_skipped (gconstpointer game_id)
{
  g_autoptr (GPtrArray) puzzles = read_puzzles (game_id);
  const GameRules *rules = games_find (game_id);
  g_autofree char *path = make_path ();
  g_autofree int *given = g_new0 (int, puzzles->len);
  g_autofree gboolean *skipped = g_new0 (gboolean, puzzles->len);
  LudoPractice *practice = ludo_practice_new (rules, puzzles, path);

  for (int now = 1; now < 2000; now++)
    {
      LudoPuzzle *puzzle = ludo_practice_next (practice);
      int act = g_test_rand_int_range (0, 10);
      guint at = 0;

      while (!g_str_equal (((LudoPuzzle *) puzzles->pdata[at])->id,
                           puzzle->id))
        at++;
      /* A mirror image is another puzzle. */
      for (guint i = 0; i < puzzles->len && skipped[at]
                        && g_str_equal (puzzle->position,
                                        ((LudoPuzzle *) puzzles->pdata[at])
                                          ->position); i++)
        if (((LudoPuzzle *) puzzles->pdata[i])->rating == puzzle->rating)
          g_assert_cmpint (given[i], >=, given[at]);
      given[at] = now;
      skipped[at] = act >= 4;
      if (act < 4)
        ludo_practice_record (practice, act < 2 ? LUDO_PRACTICE_RIGHT
                                                : LUDO_PRACTICE_WRONG);
      if (act == 9)
        {
          wait_saved (practice);
          ludo_practice_unref (practice);
          practice = ludo_practice_new (rules, puzzles, path);
        }
      ludo_puzzle_free (puzzle);
    }
  wait_saved (practice);
  ludo_practice_unref (practice);
}

static const char *const damaged[] = {
  "", "[practice]", "\xff\xfe", "[practice]\nrating=x", "rating=3",
  "[practice]\nrating=99", "[practice]\nrating=-1",
  "[practice]\nrating=3\nright=7", "[practice]\nrating=3\nright=-1",
  "[practice]\nrating=3\nmissed=a;b;", "[practice]\nrating=3\nmissed-right=1;",
};

/* A damaged file is kept beside the new one, and said so. */
static void
test_damaged (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (damaged); i++)
    {
      g_autofree char *path = make_path ();
      g_autofree char *folder = g_path_get_dirname (path);
      g_autofree char *aside = g_strconcat (path, ".1.broken", NULL);
      g_autofree char *kept = NULL;
      g_autoptr (LudoPractice) practice = NULL;

      g_mkdir_with_parents (folder, 0700);
      g_assert_true (g_file_set_contents (path, damaged[i], -1, NULL));
      g_test_expect_message (NULL, G_LOG_LEVEL_MESSAGE, "*is damaged. It is "
                             "kept as *");
      practice = begin (path);
      g_test_assert_expected_messages ();
      answer_all (practice, LUDO_PRACTICE_RIGHT, 3);
      g_assert_cmpint (ludo_practice_get_step (practice), ==, 1);
      wait_saved (practice);
      g_assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
      g_assert_cmpstr (kept, ==, damaged[i]);
      g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
    }
}

/* The puzzles go on with any content of the file. */
static void
test_hostile (void)
{
  const char *good = "[practice]\nrating=4\nright=2\nmissed=chisolo-001;x;\n"
                     "missed-right=1;0;\nseen=chisolo-001;chisolo-002;\n";
  g_autofree char *path = make_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0700);
  for (int i = 0; i < 300; i++)
    {
      g_autoptr (LudoPractice) practice = NULL;
      g_autofree char *text = g_strdup (good);
      gsize length = strlen (text);

      for (int j = g_test_rand_int_range (0, 6); j > 0; j--)
        text[g_test_rand_int_range (0, (int) length)] =
          (char) g_test_rand_int_range (1, 256);
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      practice = begin (path);
      ludo_puzzle_free (ludo_practice_next (practice));
      ludo_puzzle_free (ludo_practice_next (practice));
      g_unlink (path);
    }
}

/* The log says once that nothing can be saved, and the puzzles go on. */
static void
test_unwritable (void)
{
  g_autofree char *path = make_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (LudoPractice) practice = begin (path);

  /* A link that leads nowhere is no folder that could be made. */
  g_assert_cmpint (symlink ("/nowhere/at/all", folder), ==, 0);
  g_test_expect_message (NULL, G_LOG_LEVEL_MESSAGE, "*");
  answer_all (practice, LUDO_PRACTICE_RIGHT, 3);
  wait_saved (practice);
  g_test_assert_expected_messages ();
  g_assert_cmpint (ludo_practice_get_step (practice), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/learn/practice/staircase", test_staircase);
  g_test_add_func ("/learn/practice/twins", test_twins);
  g_test_add_func ("/learn/practice/sittings", test_sittings);
  g_test_add_data_func ("/learn/practice/skipped/chisolo", "chisolo",
                        test_skipped);
  g_test_add_data_func ("/learn/practice/skipped/ken-wan", "ken-wan",
                        test_skipped);
  g_test_add_data_func ("/learn/practice/skipped/tavli", "tavli",
                        test_skipped);
  g_test_add_func ("/learn/practice/damaged", test_damaged);
  g_test_add_func ("/learn/practice/hostile", test_hostile);
  g_test_add_func ("/learn/practice/unwritable", test_unwritable);

  return g_test_run ();
}
