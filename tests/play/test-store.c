/* test-store.c: what was played is never lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "play-fixture.h"
#include "play/record/ludo-record.h"
#include "play/record/ludo-save-file.h"
#include "play/record/ludo-setups.h"
#include "play/record/ludo-store.h"
#include "test-folder.h"

#define KILLS 40

static LudoGame *
played_game (guint n_plies)
{
  LudoGame *game = ludo_game_new ("ken-wan", NULL, 1, NULL);
  GameRng rng = { 1 };

  play_random_plies (game, &rng, n_plies);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, n_plies);

  return game;
}

static gboolean
try_save (LudoStore  *store,
          LudoGame   *game,
          GError    **error)
{
  g_autoptr (GFile) file = ludo_store_claim_file (store, "ken-wan", error);
  g_autoptr (GBytes) text = ludo_record_to_bytes (game);

  return file != NULL && ludo_save_file (file, text, error);
}

static void
save (LudoStore *store,
      LudoGame  *game)
{
  g_autoptr (GError) error = NULL;

  try_save (store, game, &error);
  g_assert_no_error (error);
}

static void
forget (LudoStore *store)
{
  g_autoptr (GFile) file = ludo_store_claim_file (store, "ken-wan", NULL);

  g_file_delete (file, NULL, NULL);
}

static guint
n_plies_left (LudoStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) game = ludo_store_load (store, "ken-wan", &error);

  g_assert_no_error (error);

  return game != NULL ? ludo_game_get_n_plies (game) : 0;
}

static void
setup_saved_cb (GObject      *file,
                GAsyncResult *result,
                gpointer      done)
{
  g_autoptr (GError) error = NULL;

  ludo_setups_save_finish (result, &error);
  g_assert_no_error (error);
  *(gboolean *) done = TRUE;
}

/* Keeps the position of @game in @folder. */
static void
save_setup (const char *folder,
            LudoGame   *game)
{
  g_autofree char *position = ludo_game_dup_position_text (game);
  gboolean done = FALSE;

  ludo_setups_save_async (folder, "ken-wan", "a", position, setup_saved_cb,
                          &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

/* Two windows play the same game, and neither loses anything to the other. */
static void
test_two_windows (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "a", "current", NULL);
  g_autoptr (LudoGame) longer = played_game (12);
  g_autoptr (LudoGame) shorter = played_game (5);
  LudoStore *first = ludo_store_new (current, NULL);
  LudoStore *second = ludo_store_new (current, NULL);

  g_assert_cmpuint (n_plies_left (first), ==, 0);
  save (first, longer);
  g_assert_true (ludo_store_has (first, "ken-wan"));
  g_assert_false (ludo_store_has (second, "ken-wan"));
  save (second, shorter);
  g_assert_cmpuint (n_plies_left (first), ==, 12);
  g_assert_cmpuint (n_plies_left (second), ==, 5);

  /* A store without a game of its own finds the game that another store
   * left. */
  g_object_unref (first);
  forget (second);
  g_assert_cmpuint (n_plies_left (second), ==, 12);
  g_object_unref (second);

  first = ludo_store_new (current, NULL);
  g_assert_cmpuint (n_plies_left (first), ==, 12);
  g_object_unref (first);
  test_remove_folder (folder);
}

/* The lock of a process that was killed is no obstacle. */
static void
test_killed_at_any_moment (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autoptr (LudoGame) even = played_game (8);
  g_autoptr (LudoGame) odd = played_game (9);
  GameRng rng = { 7 };

  for (int i = 0; i < KILLS; i++)
    {
      int ready[2];
      char byte;
      pid_t child;

      g_assert_cmpint (pipe (ready), ==, 0);
      child = fork ();
      g_assert_cmpint (child, >=, 0);
      if (child == 0)
        {
          LudoStore *store = ludo_store_new (current, NULL);

          try_save (store, even, NULL);
          if (write (ready[1], "!", 1) != 1)
            _exit (1);
          for (;;)
            {
              try_save (store, odd, NULL);
              try_save (store, even, NULL);
            }
        }

      g_assert_cmpint (read (ready[0], &byte, 1), ==, 1);
      g_usleep (game_rng_below (&rng, 4000));
      kill (child, SIGKILL);
      waitpid (child, NULL, 0);
      close (ready[0]);
      close (ready[1]);

      {
        g_autoptr (LudoStore) store = ludo_store_new (current, NULL);
        guint n_plies = n_plies_left (store);

        g_assert_true (n_plies == 8 || n_plies == 9);
      }
    }
  test_remove_folder (folder);
}

/* A disk that takes no more is an error that names the file, and what was
 * kept before stays whole. */
static void
test_full_disk (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autoptr (LudoStore) store = ludo_store_new (current, NULL);
  g_autoptr (LudoGame) before = played_game (3);
  g_autoptr (LudoGame) after = played_game (30);
  g_autoptr (GError) error = NULL;
  struct rlimit limit;
  struct rlimit small;

  save (store, before);

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  small = limit;
  small.rlim_cur = 64;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  g_assert_false (try_save (store, after, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);

  /* In words, of the file that the user knows and not of the one beside. */
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "ken-wan.ludo”"));
  g_assert_nonnull (strstr (error->message, "too large"));
  g_assert_null (strstr (error->message, "()"));
  g_assert_cmpuint (n_plies_left (store), ==, 3);
  test_remove_folder (folder);
}

/* The folder is wiped while the program runs, as some schools do. */
static void
test_vanished_folder (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autoptr (LudoStore) store = ludo_store_new (current, NULL);
  g_autoptr (LudoGame) game = played_game (4);

  save (store, game);
  test_remove_folder (folder);
  g_assert_false (ludo_store_has (store, "ken-wan"));
  save (store, game);
  g_assert_cmpuint (n_plies_left (store), ==, 4);
  test_remove_folder (folder);
}

/* The folder is wiped, or moved out of the way, and somebody else comes before
 * the next ply: neither of the two writes over the other's game. */
static void
test_vanished_lock (gconstpointer data)
{
  const gboolean moved = GPOINTER_TO_INT (data);
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autofree char *elsewhere = g_build_filename (folder, "elsewhere", NULL);
  g_autoptr (LudoStore) first = ludo_store_new (current, NULL);
  g_autoptr (LudoStore) second = NULL;
  g_autoptr (LudoGame) longer = played_game (12);
  g_autoptr (LudoGame) shorter = played_game (5);

  save (first, longer);
  if (moved)
    g_assert_cmpint (g_rename (current, elsewhere), ==, 0);
  else
    test_remove_folder (current);
  second = ludo_store_new (current, NULL);
  save (second, shorter);
  save (first, longer);
  g_assert_cmpuint (n_plies_left (second), ==, 5);
  g_assert_cmpuint (n_plies_left (first), ==, 12);

  /* It does not forget the other store's game either. */
  forget (first);
  g_assert_cmpuint (n_plies_left (second), ==, 5);

  /* Alone again, it is found under its own name. */
  save (first, longer);
  forget (second);
  g_clear_object (&second);
  g_clear_object (&first);
  first = ludo_store_new (current, NULL);
  g_assert_cmpuint (n_plies_left (first), ==, 12);
  test_remove_folder (folder);
}

/* The same where the folder could not be made at the start. */
static void
test_late_folder (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *place = g_build_filename (folder, "data", NULL);
  g_autofree char *current = g_build_filename (place, "current", NULL);
  g_autoptr (LudoStore) first = NULL;
  g_autoptr (LudoStore) second = NULL;
  g_autoptr (LudoGame) longer = played_game (12);
  g_autoptr (LudoGame) shorter = played_game (5);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (place, "no folder", -1, NULL));
  first = ludo_store_new (current, NULL);
  second = ludo_store_new (current, NULL);
  g_assert_false (try_save (first, longer, &error));
  g_assert_nonnull (strstr (error->message, current));
  g_assert_nonnull (strstr (error->message, "where a folder should be"));

  g_assert_cmpint (g_unlink (place), ==, 0);
  save (first, longer);
  save (second, shorter);
  g_assert_cmpuint (n_plies_left (first), ==, 12);
  g_assert_cmpuint (n_plies_left (second), ==, 5);
  test_remove_folder (folder);
}

/* A damaged record is kept, and what is said names it as it is called now. */
static void
test_damaged (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autofree char *path = g_build_filename (current, "ken-wan.ludo", NULL);
  g_autoptr (LudoStore) store = ludo_store_new (current, NULL);

  for (guint n = 1; n <= 2; n++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.%u.broken", path, n);
      g_autofree char *named = g_strconcat (aside, ", line 2:", NULL);
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_set_contents (path, "ludo: 1\nnonsense\n", -1,
                                          NULL));
      g_assert_null (ludo_store_load (store, "ken-wan", &error));
      g_assert_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_RECORD);
      g_assert_nonnull (strstr (error->message, named));
      g_assert_true (g_file_get_contents (aside, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, "ludo: 1\nnonsense\n");
      g_assert_false (ludo_store_has (store, "ken-wan"));
    }
  test_remove_folder (folder);
}

/* However many windows there are, each has a folder of its own, in which the
 * next start looks. */
static void
test_many_windows (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autofree char *older = g_strconcat (current, "-123-17", NULL);
  g_autofree char *other = g_strconcat (current, "-mine", NULL);
  g_autoptr (LudoGame) game = played_game (4);
  LudoStore *stores[20];

  for (guint i = 0; i < G_N_ELEMENTS (stores); i++)
    {
      stores[i] = ludo_store_new (current, NULL);
      g_assert_false (ludo_store_has (stores[i], "ken-wan"));
    }
  save (stores[19], game);
  for (guint i = 0; i < G_N_ELEMENTS (stores); i++)
    {
      g_assert_cmpint (ludo_store_has (stores[i], "ken-wan"), ==, i == 19);
      if (i != 19)
        g_object_unref (stores[i]);
    }
  g_object_unref (stores[19]);

  /* It is taken over, and then is in one place only. */
  stores[0] = ludo_store_new (current, NULL);
  g_assert_cmpuint (n_plies_left (stores[0]), ==, 4);
  stores[1] = ludo_store_new (current, NULL);
  g_assert_cmpuint (n_plies_left (stores[1]), ==, 0);
  g_assert_cmpuint (n_plies_left (stores[0]), ==, 4);

  /* A game is also found in the folders of earlier versions, but in no folder
   * of the user's. */
  forget (stores[0]);
  g_assert_cmpint (g_mkdir (older, 0700), ==, 0);
  g_assert_cmpint (g_mkdir (other, 0700), ==, 0);
  {
    g_autofree char *path = g_build_filename (other, "ken-wan.ludo", NULL);
    g_autofree char *found = g_build_filename (older, "ken-wan.ludo", NULL);
    g_autofree char *text = ludo_record_to_text (game);

    g_assert_true (g_file_set_contents (path, text, -1, NULL));
    g_assert_cmpuint (n_plies_left (stores[0]), ==, 0);
    g_assert_true (g_file_set_contents (found, text, -1, NULL));
    g_assert_cmpuint (n_plies_left (stores[0]), ==, 4);
  }
  g_object_unref (stores[0]);
  g_object_unref (stores[1]);
  test_remove_folder (folder);
}

/* The windows of one process share no folder on a file system without locks
 * either. */
static void
test_no_locks (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autofree char *lock = g_build_filename (current, ".lock", NULL);
  g_autoptr (GHashTable) held = g_hash_table_new_full (g_str_hash,
                                                       g_str_equal, g_free,
                                                       NULL);
  g_autoptr (LudoGame) game = played_game (4);
  LudoStore *stores[3];

  /* A link in the place of the lock cannot be locked by anybody. */
  g_assert_cmpint (g_mkdir (current, 0700), ==, 0);
  g_assert_cmpint (symlink ("nowhere", lock), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (stores); i++)
    {
      g_autofree char *other = g_strdup_printf ("%s-%u", current, i + 2);
      g_autofree char *other_lock = g_build_filename (other, ".lock", NULL);

      g_assert_cmpint (g_mkdir (other, 0700), ==, 0);
      g_assert_cmpint (symlink ("nowhere", other_lock), ==, 0);
      stores[i] = ludo_store_new (current, held);
    }
  g_assert_cmpuint (g_hash_table_size (held), ==, G_N_ELEMENTS (stores));
  save (stores[1], game);
  save (stores[1], game);
  for (guint i = 0; i < G_N_ELEMENTS (stores); i++)
    g_assert_cmpint (ludo_store_has (stores[i], "ken-wan"), ==, i == 1);
  for (guint i = 0; i < G_N_ELEMENTS (stores); i++)
    g_object_unref (stores[i]);
  g_assert_cmpuint (g_hash_table_size (held), ==, 0);
  test_remove_folder (folder);
}

/* Parts of writes, in any of the folders, are removed at the next start. */
static void
test_left_over (void)
{
  static const char part[] =
    ".ludotheque-6ba7b810-9dad-11d1-80b4-00c04fd430c8.part";
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autofree char *other = g_strconcat (current, "-3", NULL);
  g_autofree char *path = g_build_filename (current, part, NULL);
  g_autofree char *other_path = g_build_filename (other, part, NULL);
  LudoStore *store;

  g_assert_cmpint (g_mkdir (current, 0700), ==, 0);
  g_assert_cmpint (g_mkdir (other, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "half", -1, NULL));
  g_assert_true (g_file_set_contents (other_path, "half", -1, NULL));
  store = ludo_store_new (current, NULL);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (other_path, G_FILE_TEST_EXISTS));
  g_object_unref (store);
  test_remove_folder (folder);
}

/* A folder of a window that ended goes with it, or, where it was killed, at the
 * next start; not one that is held, nor one with anything in it. */
static void
test_empty_folders (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autofree char *killed = g_strconcat (current, "-7", NULL);
  g_autofree char *killed_lock = g_build_filename (killed, ".lock", NULL);
  g_autofree char *kept = g_strconcat (current, "-8", NULL);
  g_autofree char *kept_file = g_build_filename (kept, "a.broken", NULL);
  g_autofree char *mine = g_strconcat (current, "-mine", NULL);
  g_autofree char *second = g_strconcat (current, "-2", NULL);
  g_autofree char *third = g_strconcat (current, "-3", NULL);
  g_autoptr (LudoGame) game = played_game (4);
  LudoStore *stores[3];

  g_assert_cmpint (g_mkdir (killed, 0700), ==, 0);
  g_assert_true (g_file_set_contents (killed_lock, "", 0, NULL));
  g_assert_cmpint (g_mkdir (kept, 0700), ==, 0);
  g_assert_true (g_file_set_contents (kept_file, "a", 1, NULL));
  g_assert_cmpint (g_mkdir (mine, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (stores); i++)
    stores[i] = ludo_store_new (current, NULL);
  g_assert_false (g_file_test (killed, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (kept_file, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (mine, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (second, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (third, G_FILE_TEST_EXISTS));

  save (stores[2], game);
  for (guint i = 0; i < G_N_ELEMENTS (stores); i++)
    g_object_unref (stores[i]);
  g_assert_true (g_file_test (current, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (second, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (third, G_FILE_TEST_EXISTS));

  stores[0] = ludo_store_new (current, NULL);
  g_assert_cmpuint (n_plies_left (stores[0]), ==, 4);
  g_object_unref (stores[0]);
  test_remove_folder (folder);
}

/* Puts a pipe or a folder with something in it at @path. */
static void
put_in_place (const char *path,
              gboolean    pipe)
{
  g_autofree char *above = g_path_get_dirname (path);
  g_autofree char *within = g_build_filename (path, "within", NULL);

  g_assert_cmpint (g_mkdir_with_parents (above, 0700), ==, 0);
  if (pipe)
    g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  else
    g_assert_cmpint (g_mkdir_with_parents (within, 0700), ==, 0);
}

/* A folder or a pipe in the place of a file is set aside, and reading it does
 * not wait. */
static void
test_no_file (void)
{
  static const char *const places[]
    = { "current", "current/.lock", "current/ken-wan.ludo", "finished",
        "finished/a.ludo", "setups.ini" };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (places); i++)
    {
      const char *place = places[i / 2];
      g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
      g_autofree char *current = g_build_filename (folder, "current", NULL);
      g_autofree char *path = g_build_filename (folder, place, NULL);
      g_autofree char *aside = g_strconcat (path, ".1.broken", NULL);
      g_autoptr (LudoGame) game = played_game (4);
      g_autoptr (GBytes) text = ludo_record_to_bytes (game);
      g_autoptr (LudoStore) store = NULL;
      g_autoptr (LudoGame) left = NULL;
      g_autoptr (GFile) finished = NULL;
      g_autoptr (GPtrArray) games = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) nothing = g_ptr_array_new ();
      g_autoptr (GPtrArray) setups = NULL;
      const gboolean is_folder = !strchr (place, '.') && !strchr (place, '/');

      /* A folder is what there should be. */
      if (is_folder && i % 2 == 1)
        continue;

      put_in_place (path, i % 2 == 0);
      store = ludo_store_new (current, NULL);
      left = ludo_store_load (store, "ken-wan", &error);
      g_assert_no_error (error);
      g_assert_null (left);
      games = ludo_store_list_finished (ludo_store_get_finished_folder (store));
      g_assert_cmpuint (games->len, ==, 0);
      setups = ludo_setups_list (folder, nothing, "ken-wan", NULL);
      g_assert_cmpuint (setups->len, ==, 0);

      save (store, game);
      g_assert_cmpuint (n_plies_left (store), ==, 4);
      finished = ludo_store_claim_finished (store, "a.ludo", &error);
      g_assert_no_error (error);
      g_assert_true (ludo_save_file (finished, text, &error));
      g_assert_no_error (error);
      save_setup (folder, game);
      g_ptr_array_unref (setups);
      setups = ludo_setups_list (folder, nothing, "ken-wan", NULL);
      g_assert_cmpuint (setups->len, ==, 1);

      g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
      g_clear_object (&store);
      test_remove_folder (folder);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/two-windows", test_two_windows);
  g_test_add_func ("/store/killed-at-any-moment", test_killed_at_any_moment);
  g_test_add_func ("/store/full-disk", test_full_disk);
  g_test_add_func ("/store/vanished-folder", test_vanished_folder);
  g_test_add_data_func ("/store/vanished-lock", GINT_TO_POINTER (FALSE),
                        test_vanished_lock);
  g_test_add_data_func ("/store/moved-lock", GINT_TO_POINTER (TRUE),
                        test_vanished_lock);
  g_test_add_func ("/store/late-folder", test_late_folder);
  g_test_add_func ("/store/damaged", test_damaged);
  g_test_add_func ("/store/many-windows", test_many_windows);
  g_test_add_func ("/store/no-locks", test_no_locks);
  g_test_add_func ("/store/left-over", test_left_over);
  g_test_add_func ("/store/empty-folders", test_empty_folders);
  g_test_add_func ("/store/no-file", test_no_file);

  return g_test_run ();
}
