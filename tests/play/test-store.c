/* test-store.c: what was played is never lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "play-fixture.h"
#include "play/record/ludo-store-slots.h"
#include "play/record/ludo-store.h"

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

static void
save (LudoStore *store,
      LudoGame  *game)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (ludo_store_save (store, game, &error));
  g_assert_no_error (error);
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
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_folder (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

/* Two windows play the same game, and neither loses anything to the other. */
static void
test_two_windows (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autoptr (LudoGame) longer = played_game (12);
  g_autoptr (LudoGame) shorter = played_game (5);
  LudoStore *first = ludo_store_new (current);
  LudoStore *second = ludo_store_new (current);

  save (first, longer);
  g_assert_false (ludo_store_has (second, "ken-wan"));
  save (second, shorter);
  g_assert_cmpuint (n_plies_left (first), ==, 12);
  g_assert_cmpuint (n_plies_left (second), ==, 5);

  /* What the first one left is found by the next, once its own is gone. */
  g_object_unref (first);
  ludo_store_forget (second, "ken-wan");
  g_assert_cmpuint (n_plies_left (second), ==, 12);
  g_object_unref (second);

  first = ludo_store_new (current);
  g_assert_cmpuint (n_plies_left (first), ==, 12);
  g_object_unref (first);
  remove_folder (folder);
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
          LudoStore *store = ludo_store_new (current);

          ludo_store_save (store, even, NULL);
          if (write (ready[1], "!", 1) != 1)
            _exit (1);
          for (;;)
            {
              ludo_store_save (store, odd, NULL);
              ludo_store_save (store, even, NULL);
            }
        }

      g_assert_cmpint (read (ready[0], &byte, 1), ==, 1);
      g_usleep (game_rng_below (&rng, 4000));
      kill (child, SIGKILL);
      waitpid (child, NULL, 0);
      close (ready[0]);
      close (ready[1]);

      {
        g_autoptr (LudoStore) store = ludo_store_new (current);
        guint n_plies = n_plies_left (store);

        g_assert_true (n_plies == 8 || n_plies == 9);
      }
    }
  remove_folder (folder);
}

/* A disk that takes no more is an error that names the file, and what was
 * kept before stays whole. */
static void
test_full_disk (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autoptr (LudoStore) store = ludo_store_new (current);
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
  g_assert_false (ludo_store_save (store, after, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);

  /* In words, of the file that the user knows and not of the one beside. */
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "ken-wan.ludo”"));
  g_assert_nonnull (strstr (error->message, "too large"));
  g_assert_null (strstr (error->message, "()"));
  g_assert_cmpuint (n_plies_left (store), ==, 3);
  remove_folder (folder);
}

/* The folder is wiped while the program runs, as some schools do. */
static void
test_vanished_folder (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autoptr (LudoStore) store = ludo_store_new (current);
  g_autoptr (LudoGame) game = played_game (4);

  save (store, game);
  remove_folder (folder);
  g_assert_false (ludo_store_has (store, "ken-wan"));
  save (store, game);
  g_assert_cmpuint (n_plies_left (store), ==, 4);
  remove_folder (folder);
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
  g_autoptr (LudoStore) first = ludo_store_new (current);
  g_autoptr (LudoStore) second = NULL;
  g_autoptr (LudoGame) longer = played_game (12);
  g_autoptr (LudoGame) shorter = played_game (5);

  save (first, longer);
  if (moved)
    g_assert_cmpint (g_rename (current, elsewhere), ==, 0);
  else
    remove_folder (current);
  second = ludo_store_new (current);
  save (second, shorter);
  save (first, longer);
  g_assert_cmpuint (n_plies_left (second), ==, 5);
  g_assert_cmpuint (n_plies_left (first), ==, 12);

  /* Nor does it forget the other's. */
  ludo_store_forget (first, "ken-wan");
  g_assert_cmpuint (n_plies_left (second), ==, 5);

  /* Alone again, it is found under its own name. */
  save (first, longer);
  ludo_store_forget (second, "ken-wan");
  g_clear_object (&second);
  g_clear_object (&first);
  first = ludo_store_new (current);
  g_assert_cmpuint (n_plies_left (first), ==, 12);
  remove_folder (folder);
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
  first = ludo_store_new (current);
  second = ludo_store_new (current);
  g_assert_false (ludo_store_save (first, longer, &error));
  g_assert_nonnull (strstr (error->message, current));
  g_assert_nonnull (strstr (error->message, "where a folder should be"));

  g_assert_cmpint (g_unlink (place), ==, 0);
  save (first, longer);
  save (second, shorter);
  g_assert_cmpuint (n_plies_left (first), ==, 12);
  g_assert_cmpuint (n_plies_left (second), ==, 5);
  remove_folder (folder);
}

/* A damaged record is kept, and what is said names it as it is called now. */
static void
test_damaged (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autofree char *path = g_build_filename (current, "ken-wan.ludo", NULL);
  g_autoptr (LudoStore) store = ludo_store_new (current);

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
  remove_folder (folder);
}

/* More windows than there are folders still each have one of their own. */
static void
test_many_windows (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-XXXXXX", NULL);
  g_autofree char *current = g_build_filename (folder, "current", NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash,
                                                       g_str_equal, g_free,
                                                       NULL);
  int locks[LUDO_STORE_SLOTS_MAX + 1];

  for (guint i = 0; i < G_N_ELEMENTS (locks); i++)
    g_assert_true (g_hash_table_add (seen, ludo_store_slots_claim
                                             (current, &locks[i])));
  for (guint i = 0; i < G_N_ELEMENTS (locks); i++)
    ludo_store_slots_release (locks[i]);
  remove_folder (folder);
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

  return g_test_run ();
}
