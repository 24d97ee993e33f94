/* test-settings.c: what is chosen is found again, and taken over from before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A warning of any library ends these tests, so that they also show that
 * hostile files are met in silence.
 */

#include "config.h"

#include "settings-fixture.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/settings/ludo-settings-import.h"

/* LUDOTHEQUE_MUTANTS asks for more. */
#define N_MUTANTS 40

/* The program and the schema have the same settings, and words count from 0 in
 * the order in which they are offered. */
static void
test_schema (void)
{
  g_autofree char *folder = settings_folder (NULL, 0);
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) names = NULL;

  g_assert_nonnull (settings);
  g_object_get (settings, "settings-schema", &schema, NULL);
  names = g_settings_schema_list_keys (schema);
  g_assert_cmpstr (g_settings_schema_get_path (schema), ==,
                   "/io/github/ludotheque/Ludotheque/");
  g_assert_cmpuint (g_strv_length (names), ==, SETTINGS_N);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (GSettingsSchemaKey) key =
        g_settings_schema_get_key (schema, names[i]);
      g_autoptr (GVariant) range = g_settings_schema_key_get_range (key);
      g_autoptr (GVariant) words = NULL;
      const char *kind;

      g_test_message ("%s", names[i]);
      g_variant_get (range, "(&sv)", &kind, &words);
      if (!g_str_equal (kind, "enum"))
        continue;

      for (guint n = 0; n < g_variant_n_children (words); n++)
        {
          g_assert_true (g_settings_set_enum (G_SETTINGS (settings), names[i],
                                              (int) n));
          g_assert_cmpint (settings_get_choice (settings, names[i]), ==, n);
        }
    }
}

/* Every choice is found again by another start. */
static void
test_kept (void)
{
  g_autofree char *folder = settings_folder (NULL, 0);
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);

  settings_assert_defaults (settings);

  settings_choose (settings);
  settings_assert_chosen (settings);
  g_assert_null (ludo_settings_steal_warning (settings));
  settings_assert_chosen (settings);
  settings_assert_kept (&settings, folder);

  /* And back again. */
  g_settings_set_string (G_SETTINGS (settings), "language", "system");
  g_settings_set_string (G_SETTINGS (settings), "last-game", "");
  g_settings_set_enum (G_SETTINGS (settings), "think-time", 6);
  g_settings_set_enum (G_SETTINGS (settings), "colour-scheme",
                       LUDO_COLOR_SCHEME_SYSTEM);
  g_assert_null (ludo_settings_steal_warning (settings));
  g_clear_object (&settings);
  settings = ludo_settings_new (folder);
  g_assert_null (ludo_settings_get_language (settings));
  g_assert_null (ludo_settings_get_last_game (settings));
  g_assert_cmpuint (ludo_settings_get_think_time (settings), ==, 30000);
  g_assert_cmpint (settings_get_choice (settings, "colour-scheme"), ==,
                   LUDO_COLOR_SCHEME_SYSTEM);
}

/* The settings.ini of before is taken over once, with the keys that have
 * another name now; what is chosen afterwards counts. */
static void
test_before (void)
{
  g_autofree char *folder = settings_folder (settings_before_schema, -1);
  g_autofree char *path = settings_path (folder);
  g_autofree char *old = g_strconcat (path, ".old", NULL);
  g_autofree char *kept = NULL;
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);

  settings_assert_chosen (settings);
  g_assert_null (ludo_settings_steal_warning (settings));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  kept = settings_read_file (old);
  g_assert_cmpstr (kept, ==, settings_before_schema);
  settings_assert_kept (&settings, folder);

  /* An older version wrote its file once more. */
  settings_set_window (settings, 800, 600, FALSE);
  g_assert_true (g_file_set_contents (path, settings_before_schema, -1, NULL));
  g_clear_object (&settings);
  settings = ludo_settings_new (folder);
  g_assert_cmpint (g_settings_get_int (G_SETTINGS (settings), "width"), ==,
                   800);
}

/* The file has the same meaning after changes that editors make by
 * themselves. */
static void
test_edited (void)
{
  static const char *const changes[][2] = {
    { "\n", "\r\n" }, { "\n", "\r" }, { "\n", " \u00a0\n\n\t\n" },
    { "=", " = " }, { "=", "\u00a0=\u202f" }, { "[lud", "\xef\xbb\xbf[lud" },
    { "[lud", "\r\n\u00a0[lud" }, { "[lud", "# a = b\n[lud" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GString) text = g_string_new (settings_before_schema);
      g_autofree char *folder = NULL;
      g_autoptr (LudoSettings) settings = NULL;

      g_assert_cmpuint (g_string_replace (text, changes[i][0], changes[i][1],
                                          0), >, 0);
      folder = settings_folder (text->str, (gssize) text->len);
      settings = ludo_settings_new (folder);
      settings_assert_chosen (settings);
      g_assert_null (ludo_settings_steal_warning (settings));
    }
}

/* Values that mean nothing, of the wrong kind or out of range count as absent;
 * the others of the file hold, and it is kept as it was. */
static void
test_damaged_values (void)
{
  static const char text[] =
    "[ludotheque]\n"
    "light=purple\n"
    "pace=7\n"
    "announcements=\n"
    "coordinates=perhaps\n"
    "sounds=true\n"
    "hints=[[[[[[[[[[\n"
    "outlook='true'\n"
    "think-time=1h\n"
    "width=minus\n"
    "height=199\n"
    "maximized=@mb nothing\n"
    "language=\xff\xfe\n"
    "last-game='\\ud800'\n"
    "reading-size=301\n"
    "reading-mode=\\u0000\n"
    "reading-voice=fast\n"
    "[another]\n"
    "light=7\n"
    "# A remark\n";
  g_autofree char *folder = settings_folder (text, -1);
  g_autofree char *path = settings_path (folder);
  g_autofree char *broken = ludo_settings_import_dup_broken (path);
  g_autofree char *kept = NULL;
  g_autofree char *trouble = NULL;
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);

  g_assert_true (g_settings_get_boolean (G_SETTINGS (settings), "sounds"));
  g_assert_cmpint (settings_get_choice (settings, "reading-voice"), ==, 2);
  g_settings_set_boolean (G_SETTINGS (settings), "sounds", FALSE);
  g_settings_set_enum (G_SETTINGS (settings), "reading-voice", 1);
  settings_assert_defaults (settings);

  kept = settings_read_file (broken);
  g_assert_cmpstr (kept, ==, text);
  trouble = ludo_settings_steal_warning (settings);
  g_assert_nonnull (strstr (trouble, broken));
  g_assert_null (ludo_settings_steal_warning (settings));

  /* It is damaged once. */
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_clear_object (&settings);
  settings = ludo_settings_new (folder);
  g_assert_null (ludo_settings_steal_warning (settings));
}

/* A game that this version does not have is no fault. */
static void
test_unknown_game (void)
{
  g_autofree char *folder = settings_folder ("[ludotheque]\nlast-game=chess\n",
                                             -1);
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);

  settings_assert_defaults (settings);
  g_assert_null (ludo_settings_steal_warning (settings));
}

static void
assert_set_aside (const char *folder)
{
  g_autofree char *path = settings_path (folder);
  g_autofree char *broken = ludo_settings_import_dup_broken (path);
  g_autofree char *trouble = NULL;
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);
  GStatBuf status;

  settings_assert_defaults (settings);
  g_assert_cmpint (g_lstat (path, &status), !=, 0);
  g_assert_cmpint (g_lstat (broken, &status), ==, 0);
  trouble = ludo_settings_steal_warning (settings);
  g_assert_nonnull (strstr (trouble, broken));

  settings_choose (settings);
  g_assert_null (ludo_settings_steal_warning (settings));
  settings_assert_kept (&settings, folder);
}

/* A file that is no key file is saved beside. */
static void
test_damaged_files (void)
{
  static const struct
  {
    const char *text;
    gssize length;
  } files[] = {
    { "\x01no key file\n", -1 },
    { "light=dark\n", -1 },
    { "[ludotheque]\nlight=dark\nand so on\n", -1 },
    { "[ludotheque\nlight=dark\n", -1 },
    { "\x7f\x45\x4c\x46\x02\x01\x01\x00\x00\x00\x00\xff\xfe\x80", 14 },
    { "<?xml version=\"1.0\"?>\n<a/>\n", -1 },
  };
  g_autofree char *huge = g_strnfill (1 << 20, '#');

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *folder = settings_folder (files[i].text,
                                                 files[i].length);

      g_test_message ("%u", i);
      assert_set_aside (folder);
    }
  {
    g_autofree char *folder = settings_folder (huge, 1 << 20);

    assert_set_aside (folder);
  }
}

/* So is what is no file. */
static void
test_no_files (void)
{
  g_autofree char *folder = settings_folder (NULL, 0);
  g_autofree char *directory = settings_path (folder);
  g_autofree char *within = g_build_filename (directory, "x", NULL);
  g_autofree char *pipe_folder = settings_folder (NULL, 0);
  g_autofree char *pipe_path = settings_path (pipe_folder);
  g_autofree char *link_folder = settings_folder (NULL, 0);
  g_autofree char *link_path = settings_path (link_folder);

  g_assert_cmpint (g_mkdir_with_parents (within, 0700), ==, 0);
  assert_set_aside (folder);
  /* No process writes into it, so that reading would wait for ever. */
  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  assert_set_aside (pipe_folder);
  g_assert_cmpint (symlink ("/no/such/file", link_path), ==, 0);
  assert_set_aside (link_folder);
}

/* A file that cannot be saved beside is not overwritten. */
static void
test_no_place_beside (void)
{
  static const char text[] = "of somebody's own\n";
  g_autofree char *folder = settings_folder (text, -1);
  g_autofree char *path = settings_path (folder);
  g_autofree char *broken = ludo_settings_import_dup_broken (path);
  g_autofree char *within = g_build_filename (broken, "x", NULL);
  g_autofree char *first = NULL;
  g_autofree char *left = NULL;
  g_autoptr (LudoSettings) settings = NULL;

  g_assert_cmpint (g_mkdir_with_parents (within, 0700), ==, 0);
  settings = ludo_settings_new (folder);
  settings_assert_defaults (settings);
  first = ludo_settings_steal_warning (settings);
  g_assert_nonnull (strstr (first, path));
  settings_choose (settings);
  settings_assert_kept (&settings, folder);
  left = settings_read_file (path);
  g_assert_cmpstr (left, ==, text);
}

/* An empty file says nothing, and there is nothing of it to keep. */
static void
test_empty (void)
{
  g_autofree char *folder = settings_folder ("", 0);
  g_autofree char *path = settings_path (folder);
  g_autofree char *broken = ludo_settings_import_dup_broken (path);
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);

  settings_assert_defaults (settings);
  g_assert_null (ludo_settings_steal_warning (settings));
  g_assert_false (g_file_test (broken, G_FILE_TEST_EXISTS));
}

/* Any byte of the file may be any other. */
static void
test_mutants (void)
{
  g_autofree char *folder = settings_folder (NULL, 0);
  g_autofree char *path = settings_path (folder);
  g_autofree char *broken = ludo_settings_import_dup_broken (path);
  g_autofree char *key_file = settings_key_file (folder);
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  const char *wished = g_getenv ("LUDOTHEQUE_MUTANTS");
  const guint n_mutants = wished != NULL
                            ? (guint) g_ascii_strtoull (wished, NULL, 10)
                            : N_MUTANTS;
  guint n_damaged = 0;

  for (guint i = 0; i < n_mutants; i++)
    {
      g_autofree char *text = g_strdup (settings_before_schema);
      g_autofree char *kept = NULL;
      g_autofree char *trouble = NULL;
      g_autoptr (LudoSettings) settings = NULL;
      const int length = (int) strlen (text);

      for (int n = g_rand_int_range (rand, 1, 12); n > 0; n--)
        text[g_rand_int_range (rand, 0, length)] =
          (char) g_rand_int_range (rand, 1, 256);
      g_assert_true (g_file_set_contents_full (path, text, length,
                                               G_FILE_SET_CONTENTS_NONE, 0600,
                                               NULL));
      g_unlink (broken);
      g_unlink (key_file);

      settings = ludo_settings_new (folder);
      g_assert_cmpuint (ludo_settings_get_think_time (settings), >=, 500);
      trouble = ludo_settings_steal_warning (settings);
      kept = settings_read_file (broken);
      g_assert_true ((trouble != NULL) == (kept != NULL));
      if (kept != NULL)
        {
          g_assert_cmpstr (kept, ==, text);
          n_damaged++;
        }
      settings_choose (settings);
      settings_assert_chosen (settings);
    }
  g_assert_cmpuint (n_damaged, >=, n_mutants / 4);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/app/settings/schema", test_schema);
  g_test_add_func ("/app/settings/kept", test_kept);
  g_test_add_func ("/app/settings/before", test_before);
  g_test_add_func ("/app/settings/edited", test_edited);
  g_test_add_func ("/app/settings/damaged-values", test_damaged_values);
  g_test_add_func ("/app/settings/unknown-game", test_unknown_game);
  g_test_add_func ("/app/settings/damaged-files", test_damaged_files);
  g_test_add_func ("/app/settings/no-files", test_no_files);
  g_test_add_func ("/app/settings/no-place-beside", test_no_place_beside);
  g_test_add_func ("/app/settings/empty", test_empty);
  g_test_add_func ("/app/settings/mutants", test_mutants);

  return g_test_run ();
}
