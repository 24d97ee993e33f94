/* test-chance-store.c: what was thrown and guessed stays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-chance-store.h"
#include "chance/ours/ludo-groups.h"
#include "test-folder.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static LudoThrows *
get_sticks (LudoChanceStore *store)
{
  LudoSampler sampler;

  ludo_sampler_init_sticks (&sampler);

  return ludo_chance_store_get (store, "zohn-ahl", &sampler);
}

/* After the store is gone another one finds the same throws and guess. */
static void
test_kept (void)
{
  static const double guess[] = { 1, 2, 3, 4, 5 };
  LudoChanceStore *store = ludo_chance_store_dup_default ();
  LudoThrows *throws = get_sticks (store);
  const double *kept;
  guint last;

  ludo_throws_throw (throws, 40);
  ludo_throws_set_guess (throws, guess);
  last = ludo_throws_get_way (throws, 39);
  g_assert_true (get_sticks (store) == throws);
  g_assert_finalize_object (store);

  store = ludo_chance_store_dup_default ();
  throws = get_sticks (store);
  g_assert_cmpuint (ludo_throws_get_n (throws), ==, 40);
  g_assert_cmpuint (ludo_throws_get_way (throws, 39), ==, last);
  g_assert_cmpint (ludo_throws_get_guess (throws, &kept), ==,
                   LUDO_GUESS_DRAWN);
  g_assert_cmpint ((int) kept[4], ==, 5);
  g_assert_finalize_object (store);
}

/* So does what groups of a class counted, apart for sticks and dice. */
static void
test_groups (void)
{
  LudoChanceStore *store = ludo_chance_store_dup_default ();
  LudoSampler sticks, dice;
  LudoGroups *groups;

  ludo_sampler_init_sticks (&sticks);
  ludo_sampler_init_dice (&dice, 3);
  groups = ludo_groups_find (&sticks);
  g_assert_true (ludo_groups_append_text (groups,
                                          "Red,1,4,6,4,1\nBlue,0,0,8,0,0,9",
                                          NULL));
  ludo_groups_set_struck (groups, 0, TRUE);
  g_assert_true (ludo_groups_is_empty (ludo_groups_find (&dice)));
  g_assert_finalize_object (store);

  store = ludo_chance_store_dup_default ();
  groups = ludo_groups_find (&sticks);
  g_assert_cmpuint (ludo_groups_get_n (groups), ==, 2);
  g_assert_cmpstr (ludo_groups_get_name (groups, 1), ==, "Blue");
  g_assert_cmpuint (ludo_groups_get_sum (groups, 0), ==, 16);
  g_assert_true (ludo_groups_get_struck (groups, 0));
  g_assert_cmpint (ludo_groups_get_stated (groups, 1), ==, 9);
  g_assert_true (ludo_groups_is_empty (ludo_groups_find (&dice)));
  g_assert_finalize_object (store);
}

/* All windows share one store. */
static void
test_shared (void)
{
  g_autoptr (LudoChanceStore) one = ludo_chance_store_dup_default ();
  g_autoptr (LudoChanceStore) other = ludo_chance_store_dup_default ();

  g_assert_true (one == other);
  g_assert_true (get_sticks (one) == get_sticks (other));
}

static char *
dup_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "ludotheque", "chance", name,
                           NULL);
}

/* A file that somebody has damaged is set aside, and throwing begins anew; a
 * folder in its place is too. */
static void
test_damaged (void)
{
  g_autofree char *path = dup_path ("zohn-ahl");
  g_autofree char *aside = dup_path ("zohn-ahl.1.broken");
  g_autofree char *text = NULL;
  LudoChanceStore *store = ludo_chance_store_dup_default ();

  ludo_throws_throw (get_sticks (store), 3);
  g_assert_finalize_object (store);
  g_assert_true (g_file_set_contents (path, "[Throws]\nVersion=9\n", -1, NULL));
  g_test_expect_message (NULL, G_LOG_LEVEL_MESSAGE, "*Version*");
  store = ludo_chance_store_dup_default ();
  g_assert_cmpuint (ludo_throws_get_n (get_sticks (store)), ==, 0);
  g_test_assert_expected_messages ();
  g_assert_true (g_file_get_contents (aside, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "[Throws]\nVersion=9\n");
  g_assert_finalize_object (store);
}

/* The log tells of a file that cannot be written, and throwing goes on. */
static void
test_unwritable (void)
{
  LudoChanceStore *store = ludo_chance_store_dup_default ();
  g_autofree char *folder = dup_path (NULL);
  g_autofree char *moved = g_strconcat (folder, "-moved", NULL);

  ludo_throws_throw (get_sticks (store), 3);
  ludo_chance_store_save (store);
  ludo_throws_throw (get_sticks (store), 3);
  g_assert_cmpint (g_rename (folder, moved), ==, 0);
  /* A link that leads nowhere stands in the place of the folder, as of a disk
   * that was taken out. */
  g_assert_cmpint (symlink ("/nowhere/at/all", folder), ==, 0);
  g_test_expect_message (NULL, G_LOG_LEVEL_MESSAGE, "*chance*");
  ludo_chance_store_save (store);
  g_test_assert_expected_messages ();
  g_assert_cmpint (g_remove (folder), ==, 0);
  g_assert_cmpint (g_rename (moved, folder), ==, 0);
  ludo_throws_throw (get_sticks (store), 3);
  g_assert_finalize_object (store);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-chance-XXXXXX", NULL);
  int status;

  /* Before GLib is asked for it. */
  g_assert_nonnull (folder);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/chance-store/kept", test_kept);
  g_test_add_func ("/chance-store/groups", test_groups);
  g_test_add_func ("/chance-store/shared", test_shared);
  g_test_add_func ("/chance-store/damaged", test_damaged);
  g_test_add_func ("/chance-store/unwritable", test_unwritable);
  status = g_test_run ();
  test_remove_folder (folder);

  return status;
}
