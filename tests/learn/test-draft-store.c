/* test-draft-store.c: what is being written is kept, whatever happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "games/games.h"
#include "learn/ludo-draft.h"
#include "learn/work/ludo-draft-store.h"
#include "play/ludo-language.h"

typedef struct
{
  char *folder;
  LudoDraftStore *store;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *base = g_dir_make_tmp ("drafts-XXXXXX", NULL);

  fixture->folder = g_build_filename (base, "drafts", NULL);
  fixture->store = ludo_draft_store_new (fixture->folder, "lesson");
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->store);
  g_free (fixture->folder);
}

/* Another editor in the same folder. */
static LudoDraftStore *
other_store (Fixture *fixture)
{
  return ludo_draft_store_new (fixture->folder, "lesson");
}

static void
check_found (LudoDraftStore *store,
             const char     *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = ludo_draft_store_find (store, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, wanted);
}

/* A draft is offered once nobody works on it, the one left last first; it is
 * gone once it was saved. */
static void
test_kept (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (LudoDraftStore) other = other_store (fixture);

  check_found (other, NULL);
  ludo_draft_store_save (fixture->store, "one");
  ludo_draft_store_save (fixture->store, "two");
  g_assert_true (ludo_draft_store_flush (fixture->store));
  check_found (other, NULL);
  g_assert_true (ludo_draft_store_leave (fixture->store));
  check_found (other, "two");
  g_assert_true (ludo_draft_store_resume (other));
  check_found (fixture->store, NULL);

  g_usleep (20 * 1000);
  ludo_draft_store_save (fixture->store, "three");
  g_assert_true (ludo_draft_store_leave (fixture->store));
  g_assert_true (ludo_draft_store_leave (other));
  check_found (other, "three");
  g_assert_true (ludo_draft_store_resume (other));
  check_found (fixture->store, "two");
  ludo_draft_store_remove (other);
  check_found (other, NULL);
  g_clear_object (&fixture->store);
  check_found (other, "two");
}

/* It is written by itself half a second later. */
static void
test_delayed (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (LudoDraftStore) other = other_store (fixture);
  g_autofree char *text = NULL;

  ludo_draft_store_save (fixture->store, "typed");
  for (int i = 0; i < 200 && text == NULL; i++)
    {
      g_autofree char *name = NULL;
      g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
      const char *entry;

      g_main_context_iteration (NULL, FALSE);
      g_usleep (20 * 1000);
      while (dir != NULL && (entry = g_dir_read_name (dir)) != NULL)
        if (g_str_has_suffix (entry, ".draft"))
          name = g_build_filename (fixture->folder, entry, NULL);
      if (name != NULL)
        g_file_get_contents (name, &text, NULL, NULL);
    }
  g_assert_cmpstr (text, ==, "typed");
}

/* This program, which runs itself to be killed. */
static const char *program;

/* A killed editor holds no lock any more. */
static void
test_killed (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GSubprocess) child =
    g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, NULL, program, "--kill",
                      fixture->folder, NULL);

  g_assert_nonnull (child);
  g_assert_true (g_subprocess_wait (child, NULL, NULL));
  g_assert_true (g_subprocess_get_if_signaled (child));
  check_found (fixture->store, "killed");
}

/* Discarding can be undone, by another editor too, for ten minutes. */
static void
test_discarded (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (LudoDraftStore) other = other_store (fixture);

  ludo_draft_store_save (other, "mine");
  g_assert_true (ludo_draft_store_leave (other));
  g_assert_false (ludo_draft_store_has_discarded (other));
  check_found (other, "mine");
  g_assert_true (ludo_draft_store_discard (other));
  check_found (other, NULL);
  g_assert_true (ludo_draft_store_has_discarded (fixture->store));
  g_assert_true (ludo_draft_store_restore (fixture->store));
  check_found (fixture->store, "mine");
  g_assert_false (ludo_draft_store_has_discarded (other));
  g_assert_true (ludo_draft_store_discard (fixture->store));
  g_assert_true (ludo_draft_store_has_discarded (other));
}

/* A folder, a pipe, a link and a file that is too large or not to be read are
 * in the way of nothing, and stay where they are. */
static void
test_hostile (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *folder = g_build_filename (fixture->folder,
                                              "lesson-a.draft", NULL);
  g_autofree char *fifo = g_build_filename (fixture->folder, "lesson-b.draft",
                                            NULL);
  g_autofree char *link = g_build_filename (fixture->folder, "lesson-c.draft",
                                            NULL);
  g_autofree char *large = g_build_filename (fixture->folder,
                                             "lesson-d.draft", NULL);
  g_autofree char *broken = g_build_filename (fixture->folder,
                                              "lesson-e.draft", NULL);
  g_autofree char *aside = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  ludo_draft_store_save (fixture->store, "sound");
  g_assert_true (ludo_draft_store_leave (fixture->store));
  g_usleep (20 * 1000);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", link), ==, 0);
  g_assert_true (g_file_set_contents (large, "x", 1, NULL));
  g_assert_cmpint (truncate (large, 64 * 1024 * 1024), ==, 0);

  text = ludo_draft_store_find (fixture->store, &error);
  g_assert_cmpstr (text, ==, "sound");
  g_assert_true (g_str_has_suffix (error->message,
                                   "/lesson-d.draft” is too large."));
  g_assert_cmpint (g_unlink (large), ==, 0);
  g_usleep (20 * 1000);
  g_assert_true (g_file_set_contents (broken, "\xff\0<", 3, NULL));
  g_clear_pointer (&text, g_free);
  g_clear_error (&error);
  text = ludo_draft_store_find (fixture->store, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, "\xff");
  aside = ludo_draft_store_set_aside (fixture->store);
  g_assert_true (g_str_has_suffix (aside, "/lesson-e.draft.1.broken”."));
  check_found (fixture->store, "sound");
}

/* If a folder cannot be made or the disk is full, the earlier backup and the
 * draft in memory are kept, and the reason is a sentence. */
static void
test_failing (Fixture       *fixture,
              gconstpointer  data)
{
  struct rlimit limit, none;
  g_autoptr (LudoDraftStore) nowhere =
    ludo_draft_store_new ("/proc/nowhere", "lesson");

  ludo_draft_store_save (nowhere, "lost?");
  g_assert_false (ludo_draft_store_leave (nowhere));
  g_assert_true (g_str_has_prefix (ludo_draft_store_get_problem (nowhere),
                                   "The folder “/proc/nowhere” cannot be "
                                   "created: "));

  ludo_draft_store_save (fixture->store, "before");
  g_assert_true (ludo_draft_store_flush (fixture->store));
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  none = limit;
  none.rlim_cur = 0;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &none), ==, 0);
  ludo_draft_store_save (fixture->store, "after");
  g_assert_false (ludo_draft_store_leave (fixture->store));
  g_assert_nonnull (ludo_draft_store_get_problem (fixture->store));
  g_assert_true (g_str_has_suffix (ludo_draft_store_get_problem
                                     (fixture->store), "."));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);

  /* A draft that could not be written is written with the next try. */
  g_assert_true (ludo_draft_store_leave (fixture->store));
  g_assert_null (ludo_draft_store_get_problem (fixture->store));
  check_found (fixture->store, "after");
}

/* (transfer full): the lessons of a game that are shipped. */
static GPtrArray *
list_shipped (const char *game_id)
{
  g_autofree char *folder =
    g_test_build_filename (G_TEST_DIST, "..", "data", "content", game_id,
                           "lessons", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *lessons =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_lesson_unref);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ".lesson"))
        g_ptr_array_add (lessons, ludo_lesson_load (path, NULL));
    }
  g_assert_cmpuint (lessons->len, >, 0);

  return lessons;
}

/* Every lesson that is shipped, also half written, is the same again. */
static void
test_state (void)
{
  for (const GameRules *const *game = games_list (); *game != NULL; game++)
    {
      g_autoptr (GPtrArray) lessons = list_shipped ((*game)->id);

      for (guint i = 0; i < lessons->len; i++)
        {
          g_autoptr (LudoDraft) draft =
            ludo_draft_new_from (g_ptr_array_index (lessons, i));
          g_autoptr (LudoDraft) again = NULL;
          g_autoptr (GError) error = NULL;
          g_autofree char *state = NULL, *same = NULL;
          g_autofree char *file = NULL, *same_file = NULL;

          ludo_draft_add_step (draft, 0, NULL);
          ludo_draft_set_text (draft->page, LUDO_TEXT_TITLE, 0,
                               LUDO_PAGE_FRENCH, " <b>& \n“é” ");
          ludo_draft_set_text (ludo_draft_get_step (draft, 0), LUDO_TEXT_HINT,
                               1, LUDO_PAGE_ENGLISH, "one\n\nthree");
          state = ludo_draft_dup_state (draft);
          again = ludo_draft_new_from_state (state, &error);
          g_assert_no_error (error);
          same = ludo_draft_dup_state (again);
          g_assert_cmpstr (same, ==, state);
          file = ludo_draft_dup_file (draft);
          same_file = ludo_draft_dup_file (again);
          g_assert_cmpstr (same_file, ==, file);
        }
    }
}

/* All that the editor does with a draft that was read. */
static void
use (LudoDraft *draft)
{
  g_autofree char *file = ludo_draft_dup_file (draft);
  g_autofree char *name = ludo_draft_dup_file_name (draft);

  ludo_draft_check (draft, NULL, NULL);
  for (guint i = 0; i < ludo_draft_get_n_steps (draft); i++)
    {
      LudoPageNode *step = ludo_draft_get_step (draft, i);

      for (int text = 0; text < LUDO_TEXT_AIM; text++)
        {
          g_autofree char *words = ludo_draft_dup_text (step, text, 0, 1);

          ludo_draft_set_text (step, text, 0, 1, "a <b\nc");
        }
    }
  ludo_draft_begin_at (draft, "x");
  ludo_draft_set_game (draft, games_list ()[0]);
}

/* No damage of a state that was kept does more than be refused. */
static void
test_damaged (void)
{
  g_autoptr (GPtrArray) lessons = list_shipped ("zohn-ahl");
  g_autoptr (LudoDraft) draft =
    ludo_draft_new_from (g_ptr_array_index (lessons, 0));
  g_autofree char *state = ludo_draft_dup_state (draft);
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  static const char *const pieces[] = {
    "'", "\"", "[", "]", "(", ")", "<", ">", "{", "}", "\\", "@av []", "@as []",
    "'step'", "'s'", "'lesson'", "<i", "</i>", "&", "'kind'", "'explain'", "0",
    "4294967295", "'text-0'", "'plain-1'", ",", "''",
  };
  guint n_read = 0;

  for (guint i = 0; i < 3000; i++)
    {
      g_autoptr (GString) damaged = g_string_new (state);
      g_autoptr (LudoDraft) read = NULL;
      g_autoptr (GError) error = NULL;

      for (int n = g_rand_int_range (random, 1, 4); n > 0; n--)
        {
          gsize at = (gsize) g_rand_int_range (random, 0,
                                               (int) damaged->len - 1);
          gsize length = (gsize) g_rand_int_range (random, 0, 12);

          length = MIN (damaged->len - at, length);
          g_string_erase (damaged, (gssize) at, (gssize) length);
          g_string_insert (damaged, (gssize) at,
                           pieces[g_rand_int_range (random, 0,
                                                    G_N_ELEMENTS (pieces))]);
        }
      if (!g_utf8_validate (damaged->str, -1, NULL))
        continue;
      read = ludo_draft_new_from_state (damaged->str, &error);
      g_assert_true ((read != NULL) == (error == NULL));
      if (read != NULL)
        {
          use (read);
          n_read++;
        }
    }
  g_assert_cmpuint (n_read, >, 0);
}

#define ADD(name, test) \
  g_test_add ("/learn/draft-store/" name, Fixture, NULL, set_up, test, \
              tear_down)

int
main (int    argc,
      char **argv)
{
  program = argv[0];
  if (argc == 3 && g_str_equal (argv[1], "--kill"))
    {
      LudoDraftStore *store = ludo_draft_store_new (argv[2], "lesson");

      ludo_draft_store_save (store, "killed");
      ludo_draft_store_flush (store);
      kill (getpid (), SIGKILL);
    }
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
  ADD ("kept", test_kept);
  ADD ("delayed", test_delayed);
  ADD ("killed", test_killed);
  ADD ("discarded", test_discarded);
  ADD ("hostile", test_hostile);
  ADD ("failing", test_failing);
  g_test_add_func ("/learn/draft-store/state", test_state);
  g_test_add_func ("/learn/draft-store/damaged", test_damaged);

  return g_test_run ();
}
