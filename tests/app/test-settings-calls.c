/* test-settings-calls.c: whatever fails in a write, the settings are whole
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every system call of a write fails in turn, for every reason: afterwards
 * the file says what it said, or that and what is new.
 */

#include "config.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/settings/ludo-settings-file.h"
#include "play/failing-calls.h"

/* What another version of the program wrote stays as well. */
#define OLD "[ludotheque]\nlanguage='fr'\nof-another-version=5\n"

typedef struct
{
  GSettingsSchema *schema;
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->schema = ludo_settings_file_find_schema ();
  g_assert_nonnull (fixture->schema);
  fixture->folder = g_dir_make_tmp ("settings-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "settings.ini", NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_remove (path);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_settings_schema_unref (fixture->schema);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static gboolean
write_game (Fixture  *fixture,
            GError  **error)
{
  g_autoptr (LudoSettingsWriting) writing = g_new0 (LudoSettingsWriting, 1);

  writing->schema = g_settings_schema_ref (fixture->schema);
  writing->path = g_strdup (fixture->path);
  writing->values = ludo_settings_values_new ();
  writing->unsaved = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                            NULL);
  g_hash_table_insert (writing->values, g_strdup ("last-game"),
                       g_variant_ref_sink (g_variant_new_string ("tavli")));
  g_hash_table_add (writing->unsaved, g_strdup ("last-game"));

  return ludo_settings_file_write (writing, error);
}

/* The old file stands or the new one, and a failure says which file it is
 * about. */
static void
check (Fixture  *fixture,
       gboolean  saved,
       GError   *error)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) gone = NULL;

  g_file_get_contents (fixture->path, &text, NULL, &gone);
  g_assert_no_error (gone);
  if (saved)
    {
      g_assert_no_error (error);
      g_assert_cmpstr (text, !=, OLD);
    }
  else
    g_assert_nonnull (strstr (error->message, "settings.ini"));
  g_assert_nonnull (strstr (text, "language='fr'\n"));
  g_assert_nonnull (strstr (text, "of-another-version=5\n"));
  if (!g_str_equal (text, OLD))
    g_assert_nonnull (strstr (text, "last-game='tavli'\n"));
}

static void
test_failing (Fixture       *fixture,
              gconstpointer  data)
{
  static const int reasons[] = { ENOSPC, EIO, EACCES, EDQUOT, FAILING_SHORT };
  const gboolean others = GPOINTER_TO_INT (data);

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      int n_calls;
      int nth = 0;

      do
        {
          g_autoptr (GError) error = NULL;
          gboolean saved;

          g_assert_true (g_file_set_contents (fixture->path, OLD, -1, NULL));
          failing_calls_arm (++nth, reasons[i], others);
          saved = write_game (fixture, &error);
          n_calls = failing_calls_disarm ();
          check (fixture, saved, error);
        }
      while (n_calls >= nth);
      /* It came to the end of a whole write. */
      g_assert_cmpint (nth, >, 7);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/settings-calls/one", Fixture, GINT_TO_POINTER (FALSE), set_up,
              test_failing, tear_down);
  g_test_add ("/settings-calls/and-all-that-follow", Fixture,
              GINT_TO_POINTER (TRUE), set_up, test_failing, tear_down);

  return g_test_run ();
}
