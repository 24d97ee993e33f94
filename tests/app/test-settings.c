/* test-settings.c: what is chosen is found again, whatever became of its file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A warning of any library ends these tests, so that they also show that
 * hostile files are met in silence.
 */

#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/ludo-settings-file.h"
#include "app/ludo-settings.h"

#define N_MUTANTS 400
#define NOBODY 65534

/* The keys that are no properties. */
static const char *const others[] = {
  "language", "last-game", "width", "height", "maximized",
};

/* As the program wrote it before it had a schema, nothing at its default. */
static const char before_schema[] =
  "[ludotheque]\n"
  "language=fr\n"
  "last-game=tavli\n"
  "width=1234\n"
  "height=567\n"
  "maximized=true\n"
  "light=contrast-dark\n"
  "pace=steps\n"
  "announcements=full\n"
  "coordinates=false\n"
  "sounds=true\n"
  "outlook=true\n"
  "hints=false\n"
  "think-time=0.5s\n"
  "reading-language=en\n"
  "reading-mode=both\n"
  "reading-size=160\n"
  "reading-spacing=wide\n"
  "reading-width=narrow\n"
  "reading-font=clear\n"
  "reading-paper=sepia\n"
  "reading-voice=fast\n";

static char *
file_of (const char *folder)
{
  return g_build_filename (folder, "settings.ini", NULL);
}

/* A folder of settings, with this file. */
static char *
folder_with (const char *text,
             gssize      length)
{
  static guint n;
  g_autofree char *name = g_strdup_printf ("settings-%u", n++);
  char *folder = g_build_filename (g_get_user_config_dir (), name, NULL);
  g_autofree char *path = file_of (folder);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  if (text != NULL)
    g_assert_true (g_file_set_contents (path, text, length, NULL));

  return folder;
}

static char *
read_file (const char *path)
{
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);

  return text;
}

static int
get_int (LudoSettings *settings,
         const char   *name)
{
  int value;

  g_object_get (settings, name, &value, NULL);

  return value;
}

/* Every setting is as it is before anybody chose anything. */
static void
assert_defaults (LudoSettings *settings)
{
  int width, height;
  gboolean maximized;

  g_assert_null (ludo_settings_get_language (settings));
  g_assert_null (ludo_settings_get_last_game (settings));
  ludo_settings_get_window (settings, &width, &height, &maximized);
  g_assert_cmpint (width, ==, 1100);
  g_assert_cmpint (height, ==, 780);
  g_assert_false (maximized);
  g_assert_cmpint (ludo_settings_get_light (settings), ==,
                   LUDO_LIGHT_SYSTEM);
  g_assert_cmpint (ludo_settings_get_pace (settings), ==, LUDO_PACE_NORMAL);
  g_assert_cmpint (ludo_settings_get_announcements (settings), ==,
                   LUDO_DETAIL_NORMAL);
  g_assert_true (ludo_settings_get_coordinates (settings));
  g_assert_false (ludo_settings_get_sounds (settings));
  g_assert_true (ludo_settings_get_hints (settings));
  g_assert_false (ludo_settings_get_outlook (settings));
  g_assert_cmpuint (ludo_settings_get_think_time (settings), ==, 1000);
  g_assert_cmpint (get_int (settings, "reading-language"), ==, 0);
  g_assert_cmpint (get_int (settings, "reading-mode"), ==, 1);
  g_assert_cmpint (get_int (settings, "reading-size"), ==, 110);
  g_assert_cmpint (get_int (settings, "reading-spacing"), ==, 1);
  g_assert_cmpint (get_int (settings, "reading-width"), ==, 1);
  g_assert_cmpint (get_int (settings, "reading-font"), ==, 0);
  g_assert_cmpint (get_int (settings, "reading-paper"), ==, 0);
  g_assert_cmpint (get_int (settings, "reading-voice"), ==, 1);
}

/* Every setting is as in the file above. */
static void
assert_chosen (LudoSettings *settings)
{
  int width, height;
  gboolean maximized;

  g_assert_cmpstr (ludo_settings_get_language (settings), ==, "fr");
  g_assert_cmpstr (ludo_settings_get_last_game (settings), ==, "tavli");
  ludo_settings_get_window (settings, &width, &height, &maximized);
  g_assert_cmpint (width, ==, 1234);
  g_assert_cmpint (height, ==, 567);
  g_assert_true (maximized);
  g_assert_cmpint (ludo_settings_get_light (settings), ==,
                   LUDO_LIGHT_CONTRAST_DARK);
  g_assert_cmpint (ludo_settings_get_pace (settings), ==, LUDO_PACE_STEPS);
  g_assert_cmpint (ludo_settings_get_announcements (settings), ==,
                   LUDO_DETAIL_FULL);
  g_assert_false (ludo_settings_get_coordinates (settings));
  g_assert_true (ludo_settings_get_sounds (settings));
  g_assert_false (ludo_settings_get_hints (settings));
  g_assert_true (ludo_settings_get_outlook (settings));
  g_assert_cmpuint (ludo_settings_get_think_time (settings), ==, 500);
  g_assert_cmpint (get_int (settings, "reading-language"), ==, 2);
  g_assert_cmpint (get_int (settings, "reading-mode"), ==, 2);
  g_assert_cmpint (get_int (settings, "reading-size"), ==, 160);
  g_assert_cmpint (get_int (settings, "reading-spacing"), ==, 2);
  g_assert_cmpint (get_int (settings, "reading-width"), ==, 0);
  g_assert_cmpint (get_int (settings, "reading-font"), ==, 3);
  g_assert_cmpint (get_int (settings, "reading-paper"), ==, 3);
  g_assert_cmpint (get_int (settings, "reading-voice"), ==, 2);
}

static void
choose (LudoSettings *settings)
{
  ludo_settings_set_language (settings, "fr");
  ludo_settings_set_last_game (settings, "tavli");
  ludo_settings_set_window (settings, 1234, 567, TRUE);
  g_object_set (settings, "light", LUDO_LIGHT_CONTRAST_DARK,
                "pace", LUDO_PACE_STEPS, "announcements", LUDO_DETAIL_FULL,
                "coordinates", FALSE, "sounds", TRUE, "hints", FALSE,
                "outlook", TRUE, "think-time", 0, "reading-language", 2,
                "reading-mode", 2, "reading-size", 160, "reading-spacing", 2,
                "reading-width", 0, "reading-font", 3, "reading-paper", 3,
                "reading-voice", 2, NULL);
}

/* Neither knows of a setting that the other does not. */
static void
test_schema (void)
{
  g_autofree char *folder = folder_with (NULL, 0);
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);
  g_autoptr (GSettingsSchema) schema = ludo_settings_file_find_schema ();
  g_auto (GStrv) names = g_settings_schema_list_keys (schema);
  g_autofree GParamSpec **props = NULL;
  guint n;

  g_assert_nonnull (settings);
  g_assert_cmpstr (g_settings_schema_get_path (schema), ==,
                   LUDO_SETTINGS_PATH);
  props = g_object_class_list_properties (G_OBJECT_GET_CLASS (settings), &n);
  g_assert_cmpuint (n + G_N_ELEMENTS (others), ==, g_strv_length (names));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_true (g_settings_schema_has_key (schema, others[i]));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GSettingsSchemaKey) key = NULL;
      g_autoptr (GVariant) range = NULL;
      g_autoptr (GVariant) limits = NULL;
      const char *kind;

      g_test_message ("%s", props[i]->name);
      g_assert_true (g_settings_schema_has_key (schema, props[i]->name));
      key = g_settings_schema_get_key (schema, props[i]->name);
      range = g_settings_schema_key_get_range (key);
      g_variant_get (range, "(&sv)", &kind, &limits);
      if (G_IS_PARAM_SPEC_BOOLEAN (props[i]))
        g_assert_cmpstr (kind, ==, "type");
      else if (g_str_equal (kind, "enum"))
        g_assert_cmpint (G_PARAM_SPEC_INT (props[i])->maximum, ==,
                         (int) g_variant_n_children (limits) - 1);
      else
        {
          int min, max;

          g_assert_cmpstr (kind, ==, "range");
          g_variant_get (limits, "(ii)", &min, &max);
          g_assert_cmpint (G_PARAM_SPEC_INT (props[i])->minimum, ==, min);
          g_assert_cmpint (G_PARAM_SPEC_INT (props[i])->maximum, ==, max);
        }
    }
}

/* Every choice is found again by another start; until there is one, nothing
 * is left behind. */
static void
test_kept (void)
{
  g_autofree char *folder = folder_with (NULL, 0);
  g_autofree char *path = file_of (folder);
  g_autoptr (LudoSettings) settings = NULL;

  g_assert_cmpint (g_rmdir (folder), ==, 0);
  settings = ludo_settings_new (folder);
  assert_defaults (settings);
  ludo_settings_save (settings);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));

  choose (settings);
  assert_chosen (settings);
  ludo_settings_save (settings);
  g_assert_null (ludo_settings_take_trouble (settings));
  assert_chosen (settings);
  g_clear_object (&settings);
  settings = ludo_settings_new (folder);
  assert_chosen (settings);

  /* And back again. */
  ludo_settings_set_language (settings, NULL);
  ludo_settings_set_last_game (settings, NULL);
  g_object_set (settings, "think-time", 6, "light", LUDO_LIGHT_SYSTEM, NULL);
  ludo_settings_save (settings);
  g_assert_null (ludo_settings_take_trouble (settings));
  g_clear_object (&settings);
  settings = ludo_settings_new (folder);
  g_assert_null (ludo_settings_get_language (settings));
  g_assert_null (ludo_settings_get_last_game (settings));
  g_assert_cmpuint (ludo_settings_get_think_time (settings), ==, 30000);
  g_assert_cmpint (ludo_settings_get_light (settings), ==,
                   LUDO_LIGHT_SYSTEM);
}

static void
test_before_schema (void)
{
  g_autofree char *folder = folder_with (before_schema, -1);
  g_autofree char *path = file_of (folder);
  g_autofree char *broken = ludo_settings_file_dup_broken (path);
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);

  assert_chosen (settings);
  g_assert_null (ludo_settings_take_trouble (settings));
  g_assert_false (g_file_test (broken, G_FILE_TEST_EXISTS));
  ludo_settings_set_window (settings, 800, 567, TRUE);
  ludo_settings_save (settings);
  g_clear_object (&settings);
  settings = ludo_settings_new (folder);
  ludo_settings_set_window (settings, 1234, 567, TRUE);
  assert_chosen (settings);
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
  g_autofree char *folder = folder_with (text, -1);
  g_autofree char *path = file_of (folder);
  g_autofree char *broken = ludo_settings_file_dup_broken (path);
  g_autofree char *kept = NULL;
  g_autofree char *trouble = NULL;
  g_autofree char *mended = NULL;
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);

  g_assert_true (ludo_settings_get_sounds (settings));
  g_assert_cmpint (get_int (settings, "reading-voice"), ==, 2);
  g_object_set (settings, "sounds", FALSE, "reading-voice", 1, NULL);
  assert_defaults (settings);

  kept = read_file (broken);
  g_assert_cmpstr (kept, ==, text);
  trouble = ludo_settings_take_trouble (settings);
  g_assert_nonnull (strstr (trouble, broken));
  g_assert_null (ludo_settings_take_trouble (settings));

  /* It is damaged once. */
  mended = read_file (path);
  g_assert_null (strstr (mended, "purple"));
  g_assert_nonnull (strstr (mended, "reading-voice=fast"));
  g_assert_nonnull (strstr (mended, "[another]"));
  g_assert_nonnull (strstr (mended, "# A remark"));
  g_clear_object (&settings);
  settings = ludo_settings_new (folder);
  g_assert_null (ludo_settings_take_trouble (settings));
}

/* A game that this version does not have is no fault. */
static void
test_unknown_game (void)
{
  g_autofree char *folder = folder_with ("[ludotheque]\nlast-game=chess\n",
                                         -1);
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);

  assert_defaults (settings);
  g_assert_null (ludo_settings_take_trouble (settings));
}

static void
assert_set_aside (const char *folder)
{
  g_autofree char *path = file_of (folder);
  g_autofree char *broken = ludo_settings_file_dup_broken (path);
  g_autofree char *trouble = NULL;
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);
  GStatBuf status;

  assert_defaults (settings);
  g_assert_cmpint (g_lstat (path, &status), !=, 0);
  g_assert_cmpint (g_lstat (broken, &status), ==, 0);
  trouble = ludo_settings_take_trouble (settings);
  g_assert_nonnull (strstr (trouble, broken));

  choose (settings);
  ludo_settings_save (settings);
  g_assert_null (ludo_settings_take_trouble (settings));
  g_clear_object (&settings);
  settings = ludo_settings_new (folder);
  assert_chosen (settings);
}

/* What is no key file is kept beside. */
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
      g_autofree char *folder = folder_with (files[i].text, files[i].length);

      g_test_message ("%u", i);
      assert_set_aside (folder);
    }
  {
    g_autofree char *folder = folder_with (huge, 1 << 20);

    assert_set_aside (folder);
  }
}

/* So is what is no file. */
static void
test_no_files (void)
{
  g_autofree char *folder = folder_with (NULL, 0);
  g_autofree char *directory = file_of (folder);
  g_autofree char *within = g_build_filename (directory, "x", NULL);
  g_autofree char *pipe_folder = folder_with (NULL, 0);
  g_autofree char *pipe_path = file_of (pipe_folder);
  g_autofree char *link_folder = folder_with (NULL, 0);
  g_autofree char *link_path = file_of (link_folder);

  g_assert_cmpint (g_mkdir_with_parents (within, 0700), ==, 0);
  assert_set_aside (folder);
  /* Nobody ever writes into it: reading would wait for ever. */
  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  assert_set_aside (pipe_folder);
  g_assert_cmpint (symlink ("/no/such/file", link_path), ==, 0);
  assert_set_aside (link_folder);
}

/* What cannot be kept beside is not written over. */
static void
test_no_place_beside (void)
{
  static const char text[] = "of somebody's own\n";
  g_autofree char *folder = folder_with (text, -1);
  g_autofree char *path = file_of (folder);
  g_autofree char *broken = ludo_settings_file_dup_broken (path);
  g_autofree char *within = g_build_filename (broken, "x", NULL);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *left = NULL;
  g_autoptr (LudoSettings) settings = NULL;

  g_assert_cmpint (g_mkdir_with_parents (within, 0700), ==, 0);
  settings = ludo_settings_new (folder);
  assert_defaults (settings);
  first = ludo_settings_take_trouble (settings);
  g_assert_nonnull (strstr (first, path));
  choose (settings);
  ludo_settings_save (settings);
  second = ludo_settings_take_trouble (settings);
  g_assert_nonnull (strstr (second, "cannot be set aside"));
  assert_chosen (settings);
  left = read_file (path);
  g_assert_cmpstr (left, ==, text);
}

/* An empty file says nothing, and there is nothing of it to keep. */
static void
test_empty (void)
{
  g_autofree char *folder = folder_with ("", 0);
  g_autofree char *path = file_of (folder);
  g_autofree char *broken = ludo_settings_file_dup_broken (path);
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);

  assert_defaults (settings);
  g_assert_null (ludo_settings_take_trouble (settings));
  g_assert_false (g_file_test (broken, G_FILE_TEST_EXISTS));
}

/* Any byte of the file may be any other. */
static void
test_mutants (void)
{
  g_autofree char *folder = folder_with (NULL, 0);
  g_autofree char *path = file_of (folder);
  g_autofree char *broken = ludo_settings_file_dup_broken (path);
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  const char *wished = g_getenv ("LUDOTHEQUE_MUTANTS");
  const guint n_mutants = wished != NULL
                            ? (guint) g_ascii_strtoull (wished, NULL, 10)
                            : N_MUTANTS;
  guint n_damaged = 0;

  for (guint i = 0; i < n_mutants; i++)
    {
      g_autofree char *text = g_strdup (before_schema);
      g_autofree char *kept = NULL;
      g_autofree char *trouble = NULL;
      g_autoptr (LudoSettings) settings = NULL;
      const int length = (int) strlen (text);

      for (int n = g_rand_int_range (rand, 1, 12); n > 0; n--)
        text[g_rand_int_range (rand, 0, length)] =
          (char) g_rand_int_range (rand, 1, 256);
      g_assert_true (g_file_set_contents (path, text, length, NULL));
      g_unlink (broken);

      settings = ludo_settings_new (folder);
      g_assert_cmpuint (ludo_settings_get_think_time (settings), >=, 500);
      trouble = ludo_settings_take_trouble (settings);
      kept = read_file (broken);
      g_assert_true ((trouble != NULL) == (kept != NULL));
      if (kept != NULL)
        {
          g_assert_cmpstr (kept, ==, text);
          n_damaged++;
        }
      choose (settings);
      ludo_settings_save (settings);
      g_assert_null (ludo_settings_take_trouble (settings));
    }
  g_assert_cmpuint (n_damaged, >=, n_mutants / 4);
}

/* The folder is wiped while the program runs, as some schools do: all that was
 * chosen is written into a new one. */
static void
test_vanished (void)
{
  g_autofree char *folder = folder_with (before_schema, -1);
  g_autofree char *path = file_of (folder);
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  assert_chosen (settings);
  ludo_settings_set_window (settings, 640, 480, FALSE);
  ludo_settings_save (settings);
  g_assert_null (ludo_settings_take_trouble (settings));
  ludo_settings_set_window (settings, 1234, 567, TRUE);
  ludo_settings_save (settings);
  g_clear_object (&settings);
  settings = ludo_settings_new (folder);
  assert_chosen (settings);
}

/* Nothing can be written where the folder should be: the choices hold all the
 * same, that is said once, and they are written when it can be done. */
static void
test_no_folder (void)
{
  g_autofree char *folder = folder_with (NULL, 0);
  g_autofree char *trouble = NULL;
  g_autoptr (LudoSettings) settings = NULL;

  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  settings = ludo_settings_new (folder);
  assert_defaults (settings);
  choose (settings);
  ludo_settings_save (settings);
  assert_chosen (settings);
  trouble = ludo_settings_take_trouble (settings);
  g_assert_nonnull (strstr (trouble, folder));
  ludo_settings_save (settings);
  g_assert_null (ludo_settings_take_trouble (settings));

  g_assert_cmpint (g_unlink (folder), ==, 0);
  ludo_settings_save (settings);
  g_assert_null (ludo_settings_take_trouble (settings));
  g_clear_object (&settings);
  settings = ludo_settings_new (folder);
  assert_chosen (settings);
}

/* The same on a full disk; the file from before stays whole. */
static void
test_full_disk (void)
{
  g_autofree char *folder = folder_with ("[ludotheque]\nlight=light\n", -1);
  g_autofree char *path = file_of (folder);
  g_autofree char *trouble = NULL;
  g_autofree char *text = NULL;
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);
  struct rlimit limit;
  struct rlimit small;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  small = limit;
  small.rlim_cur = 64;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  choose (settings);
  ludo_settings_save (settings);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);

  trouble = ludo_settings_take_trouble (settings);
  g_assert_nonnull (strstr (trouble, path));
  assert_chosen (settings);
  text = read_file (path);
  g_assert_cmpstr (text, ==, "[ludotheque]\nlight=light\n");

  ludo_settings_save (settings);
  g_assert_null (ludo_settings_take_trouble (settings));
  g_clear_object (&settings);
  settings = ludo_settings_new (folder);
  assert_chosen (settings);
}

/* In a process of its own, which gives up what root may do. */
static void
read_only (const char *folder)
{
  g_autofree char *path = file_of (folder);
  g_autofree char *trouble = NULL;
  g_autoptr (LudoSettings) settings = NULL;

  if (geteuid () == 0)
    g_assert_cmpint (setuid (NOBODY), ==, 0);
  settings = ludo_settings_new (folder);
  g_assert_cmpint (ludo_settings_get_light (settings), ==, LUDO_LIGHT_DARK);
  g_assert_cmpint (ludo_settings_get_pace (settings), ==, LUDO_PACE_NORMAL);
  trouble = ludo_settings_take_trouble (settings);
  g_assert_nonnull (strstr (trouble, path));
  g_clear_pointer (&trouble, g_free);

  choose (settings);
  assert_chosen (settings);
  ludo_settings_save (settings);
  assert_chosen (settings);
  trouble = ludo_settings_take_trouble (settings);
  g_assert_nonnull (strstr (trouble, path));
}

/* Of a file that may only be read, what can be read holds. */
static void
test_read_only (void)
{
  static const char text[] = "[ludotheque]\nlight=dark\npace=\xff\n";
  const char *given = g_getenv ("LUDOTHEQUE_READ_ONLY");
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  g_autofree char *left = NULL;

  if (g_test_subprocess ())
    {
      read_only (given);
      return;
    }

  folder = g_mkdtemp_full (g_build_filename (g_get_tmp_dir (),
                                             "ludotheque-XXXXXX", NULL),
                           0755);
  path = file_of (folder);
  g_assert_true (g_file_set_contents_full (path, text, -1,
                                           G_FILE_SET_CONTENTS_NONE, 0444,
                                           NULL));
  g_assert_cmpint (g_chmod (folder, 0555), ==, 0);
  g_setenv ("LUDOTHEQUE_READ_ONLY", folder, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();

  left = read_file (path);
  g_assert_cmpstr (left, ==, text);
  g_assert_cmpint (g_chmod (folder, 0755), ==, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
light_cb (LudoSettings *settings,
          GParamSpec   *pspec,
          int          *light)
{
  *light = ludo_settings_get_light (settings);
}

/* Neither of two processes takes back what the other chose: the one that
 * writes last takes it over. */
static void
test_two_processes (void)
{
  g_autofree char *folder = folder_with (before_schema, -1);
  g_autoptr (LudoSettings) here = ludo_settings_new (folder);
  g_autoptr (LudoSettings) there = ludo_settings_new (folder);
  int light = -1;

  g_signal_connect (there, "notify::light", G_CALLBACK (light_cb), &light);
  g_object_set (here, "light", LUDO_LIGHT_DARK, "sounds", FALSE, NULL);
  ludo_settings_save (here);

  g_object_set (there, "pace", LUDO_PACE_SLOW, NULL);
  g_assert_cmpint (light, ==, -1);
  ludo_settings_save (there);
  g_assert_cmpint (light, ==, LUDO_LIGHT_DARK);
  g_assert_null (ludo_settings_take_trouble (there));
  g_clear_object (&here);
  here = ludo_settings_new (folder);
  g_assert_cmpint (ludo_settings_get_light (here), ==, LUDO_LIGHT_DARK);
  g_assert_cmpint (ludo_settings_get_pace (here), ==, LUDO_PACE_SLOW);
  g_assert_false (ludo_settings_get_sounds (here));
}

/* Every choice is told, once. */
static void
test_notify (void)
{
  g_autofree char *folder = folder_with (NULL, 0);
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);
  int light = -1;

  g_signal_connect (settings, "notify::light", G_CALLBACK (light_cb), &light);
  g_object_set (settings, "light", LUDO_LIGHT_DARK, NULL);
  g_assert_cmpint (light, ==, LUDO_LIGHT_DARK);
  light = -1;
  g_object_set (settings, "light", LUDO_LIGHT_DARK, "sounds", TRUE, NULL);
  g_assert_cmpint (light, ==, -1);
}

/* Runs the program where the schemas are @folder's alone. */
static void
run_with_schemas (const char *folder,
                  const char *option,
                  const char *value,
                  int         status,
                  const char *err)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE
                               | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;

  g_subprocess_launcher_unsetenv (launcher, "GSETTINGS_SCHEMA_DIR");
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_DIRS", "/no/such", TRUE);
  g_subprocess_launcher_setenv (launcher, "LUDOTHEQUE_SCHEMADIR", folder,
                                TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error,
                                         g_getenv ("LUDOTHEQUE_PROGRAM"),
                                         option, value, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &said, &error);
  g_assert_no_error (error);
  g_test_message ("%s", said);
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, status);
  g_assert_nonnull (strstr (said, err));
}

static void
compile_schemas (const char *folder)
{
  const char *arguments[] = { "glib-compile-schemas", "--strict", folder,
                              NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL,
                NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
}

/* Whoever looks after a machine has other defaults on it, which are not taken
 * for somebody's choice. */
static void
test_override (void)
{
  g_autofree char *schema =
    g_test_build_filename (G_TEST_DIST, "..", "data", APP_ID ".gschema.xml",
                           NULL);
  g_autofree char *schemas = folder_with (NULL, 0);
  g_autofree char *copy = g_build_filename (schemas, APP_ID ".gschema.xml",
                                            NULL);
  g_autofree char *override =
    g_build_filename (schemas, "90_school.gschema.override", NULL);
  g_autofree char *usual = g_strdup (g_getenv ("LUDOTHEQUE_SCHEMADIR"));
  g_autofree char *folder = folder_with ("[ludotheque]\npace=slow\n", -1);
  g_autofree char *path = file_of (folder);
  g_autofree char *written = NULL;
  g_autofree char *text = read_file (schema);
  g_autoptr (LudoSettings) settings = NULL;

  g_assert_true (g_file_set_contents (copy, text, -1, NULL));
  g_assert_true (g_file_set_contents (override, "[" APP_ID "]\n"
                                      "hints=false\npace='none'\n", -1,
                                      NULL));
  compile_schemas (schemas);
  g_setenv ("LUDOTHEQUE_SCHEMADIR", schemas, TRUE);
  settings = ludo_settings_new (folder);
  g_setenv ("LUDOTHEQUE_SCHEMADIR", usual, TRUE);
  g_assert_false (ludo_settings_get_hints (settings));
  g_assert_cmpint (ludo_settings_get_pace (settings), ==, LUDO_PACE_SLOW);
  g_object_set (settings, "sounds", TRUE, NULL);
  ludo_settings_save (settings);
  written = read_file (path);
  g_assert_nonnull (strstr (written, "sounds=true"));
  g_assert_null (strstr (written, "hints"));
}

/* Without its schema, or with another version's, the program says so. */
static void
test_no_schema (void)
{
  static const char other[] =
    "<schemalist><schema id='" APP_ID "' path='" LUDO_SETTINGS_PATH "'>"
    "<key name='light' type='s'><default>'dark'</default></key>"
    "</schema></schemalist>";
  g_autofree char *folder = folder_with (NULL, 0);
  g_autofree char *compiled = g_build_filename (folder, "gschemas.compiled",
                                                NULL);
  g_autofree char *source = g_build_filename (folder, "x.gschema.xml", NULL);

  run_with_schemas ("/no/such", "--language", "en", 1, "the schema of");
  run_with_schemas ("/no/such", "--language", "fr", 1, "le schéma de");
  run_with_schemas ("/no/such", "--version", NULL, 0, "");

  g_assert_true (g_file_set_contents (compiled, "no schemas", -1, NULL));
  run_with_schemas (folder, "--language", "en", 1, "the schema of");

  g_assert_true (g_file_set_contents (source, other, -1, NULL));
  compile_schemas (folder);
  run_with_schemas (folder, "--language", "en", 1, "the schema of");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/app/settings/schema", test_schema);
  g_test_add_func ("/app/settings/kept", test_kept);
  g_test_add_func ("/app/settings/before-schema", test_before_schema);
  g_test_add_func ("/app/settings/damaged-values", test_damaged_values);
  g_test_add_func ("/app/settings/unknown-game", test_unknown_game);
  g_test_add_func ("/app/settings/damaged-files", test_damaged_files);
  g_test_add_func ("/app/settings/no-files", test_no_files);
  g_test_add_func ("/app/settings/no-place-beside", test_no_place_beside);
  g_test_add_func ("/app/settings/empty", test_empty);
  g_test_add_func ("/app/settings/mutants", test_mutants);
  g_test_add_func ("/app/settings/vanished", test_vanished);
  g_test_add_func ("/app/settings/no-folder", test_no_folder);
  g_test_add_func ("/app/settings/full-disk", test_full_disk);
  g_test_add_func ("/app/settings/read-only", test_read_only);
  g_test_add_func ("/app/settings/two-processes", test_two_processes);
  g_test_add_func ("/app/settings/notify", test_notify);
  g_test_add_func ("/app/settings/override", test_override);
  g_test_add_func ("/app/settings/no-schema", test_no_schema);

  return g_test_run ();
}
