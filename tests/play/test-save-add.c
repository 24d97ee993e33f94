/* test-save-add.c: a file that is added to a folder replaces none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "failing-calls.h"
#include "play/record/ludo-save-file.h"

#define N_WRITERS 8

/* The folders that people hand in to: a disk, one without renameat2(), as
 * NFS, and one that lacks link() too, as a stick. */
static const struct
{
  const char *name;
  int rename_reason, link_reason;
} systems[] = {
  { "disk", 0, 0 },
  { "nfs", EINVAL, 0 },
  { "stick", EINVAL, EPERM },
  { "share", ENOSYS, EOPNOTSUPP },
};

static const int reasons[] = { ENOSPC, EIO, EACCES, ESTALE, EINTR,
                               FAILING_SHORT };

/* Empties the folder.  Returns: how many files were in it whose names begin
 * with @prefix and that hold something. */
static guint
clear (const char *folder,
       const char *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf status;

      g_assert_cmpint (g_stat (path, &status), ==, 0);
      n += g_str_has_prefix (name, prefix) && status.st_size > 0;
      g_remove (path);
    }

  return n;
}

static char *
add (const char *folder,
     const char *stem,
     const char *text)
{
  g_autoptr (GBytes) data = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  char *path = ludo_save_file_add (folder, stem, "result", data, &error);

  g_assert_no_error (error);

  return path;
}

static void
check_content (const char *path,
               const char *wanted)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, wanted);
}

static void
test_numbers (void)
{
  g_autofree char *folder = g_dir_make_tmp ("add-XXXXXX", NULL);
  static const char *const names[] = {
    "Zoé.result", "Zoé (2).result", "Zoé (4).result",
  };

  /* Something that is no file is in the way too. */
  {
    g_autofree char *third = g_build_filename (folder, "Zoé (3).result", NULL);

    g_assert_cmpint (g_mkdir (third, 0700), ==, 0);
  }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = add (folder, "Zoe\u0301", names[i]);
      g_autofree char *name = g_path_get_basename (path);

      g_assert_cmpstr (name, ==, names[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      check_content (path, names[i]);
    }
  clear (folder, "");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
check_name (const char *folder,
            const char *stem,
            const char *wanted)
{
  g_autofree char *path = add (folder, stem, stem);
  g_autofree char *name = g_path_get_basename (path);

  g_assert_cmpstr (name, ==, wanted);
  check_content (path, stem);
}

/* Every system takes the name, however long the text that it is made of. */
static void
test_names (void)
{
  g_autofree char *folder = g_dir_make_tmp ("add-XXXXXX", NULL);
  g_autofree char *long_name = g_strnfill (400, 'a');
  g_autofree char *cut = g_strnfill (100, 'a');
  g_autofree char *wanted = g_strconcat (cut, ".result", NULL);
  g_autoptr (GString) families = g_string_new (NULL);
  g_autofree char *path = NULL;

  check_name (folder, "", "-.result");
  check_name (folder, " .hidden/../x ", "-hidden----x.result");
  check_name (folder, "a:b*c?\"d\"<e>|\\\n", "a-b-c--d--e----.result");
  check_name (folder, long_name, wanted);
  for (guint i = 0; i < 40; i++)
    g_string_append (families, "👨‍👩‍👧‍👦");
  path = add (folder, families->str, "x");
  g_assert_true (g_utf8_validate (path, -1, NULL));
  clear (folder, "");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Writers of one name at once, while each sync takes long: as many files as
 * writers, each with what its writer wrote. */
static void
test_at_once (gconstpointer data)
{
  const guint system = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_dir_make_tmp ("add-XXXXXX", NULL);

  for (guint round = 0; round < 5; round++)
    {
      pid_t writers[N_WRITERS];
      gboolean found[N_WRITERS] = { FALSE };
      g_autoptr (GDir) dir = NULL;
      const char *name;

      for (guint i = 0; i < N_WRITERS; i++)
        {
          writers[i] = fork ();
          g_assert_cmpint (writers[i], >=, 0);
          if (writers[i] == 0)
            {
              char text[] = { (char) ('0' + i), '\0' };

              failing_calls_lack (systems[system].rename_reason,
                                  systems[system].link_reason);
              failing_calls_delay (20 * 1000);
              g_free (add (folder, "Emma", text));
              _exit (0);
            }
        }
      for (guint i = 0; i < N_WRITERS; i++)
        {
          int status;

          g_assert_cmpint (waitpid (writers[i], &status, 0), ==, writers[i]);
          g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
        }
      dir = g_dir_open (folder, 0, NULL);
      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *path = g_build_filename (folder, name, NULL);
          g_autofree char *text = NULL;

          g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
          g_assert_cmpuint (strlen (text), ==, 1);
          g_assert_false (found[text[0] - '0']);
          found[text[0] - '0'] = TRUE;
        }
      g_assert_cmpuint (clear (folder, "Emma"), ==, N_WRITERS);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* If a call fails, the file that existed is unchanged, the new one is whole or
 * missing, and no part is left. */
static void
test_failing_calls (gconstpointer data)
{
  const guint system = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_dir_make_tmp ("add-XXXXXX", NULL);
  g_autofree char *first = g_build_filename (folder, "Emma.result", NULL);
  g_autofree char *second = g_build_filename (folder, "Emma (2).result", NULL);
  g_autoptr (GBytes) new = g_bytes_new_static ("new", 3);

  failing_calls_lack (systems[system].rename_reason,
                      systems[system].link_reason);
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      int n_calls, nth = 0;

      do
        {
          g_autoptr (GError) error = NULL;
          g_autofree char *path = NULL;

          g_assert_true (g_file_set_contents (first, "old", -1, NULL));
          failing_calls_arm (++nth, reasons[i], FALSE);
          path = ludo_save_file_add (folder, "Emma", "result", new, &error);
          n_calls = failing_calls_disarm ();
          ludo_save_file_sweep (folder);
          check_content (first, "old");
          if (path != NULL)
            g_assert_cmpstr (path, ==, second);
          else
            g_assert_nonnull (strstr (error->message, "Emma.result"));
          if (path != NULL || g_file_test (second, G_FILE_TEST_EXISTS))
            check_content (second, "new");
          g_assert_cmpuint (clear (folder, ""), <=, 2);
        }
      while (n_calls >= nth);
      g_assert_cmpint (nth, >, 7);
    }
  failing_calls_lack (0, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Killed before and after each call: the same, but that the name of a stick may
 * stay reserved by an empty file. */
static void
test_killed (gconstpointer data)
{
  const guint system = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_dir_make_tmp ("add-XXXXXX", NULL);
  g_autofree char *first = g_build_filename (folder, "Emma.result", NULL);
  g_autofree char *second = g_build_filename (folder, "Emma (2).result", NULL);
  g_autoptr (GBytes) new = g_bytes_new_static ("new", 3);
  gboolean killed = TRUE;
  guint n_kills = 0;

  for (int nth = 1; killed; nth++)
    for (int reason = FAILING_KILL_AFTER; reason <= FAILING_KILL_BEFORE;
         reason++)
      {
        g_autofree char *text = NULL;
        pid_t child;
        int status;

        g_assert_true (g_file_set_contents (first, "old", -1, NULL));
        child = fork ();
        g_assert_cmpint (child, >=, 0);
        if (child == 0)
          {
            failing_calls_lack (systems[system].rename_reason,
                                systems[system].link_reason);
            failing_calls_arm (nth, reason, FALSE);
            ludo_save_file_add (folder, "Emma", "result", new, NULL);
            _exit (0);
          }
        g_assert_cmpint (waitpid (child, &status, 0), ==, child);
        killed = WIFSIGNALED (status);
        n_kills += killed;
        ludo_save_file_sweep (folder);
        check_content (first, "old");
        if (g_file_get_contents (second, &text, NULL, NULL))
          g_assert_true (g_str_equal (text, "new")
                         || (systems[system].link_reason != 0
                             && text[0] == '\0'));
        g_assert_cmpuint (clear (folder, "."), ==, 0);
      }
  g_assert_cmpuint (n_kills, >=, 14);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

typedef struct
{
  char *path;
  gboolean done;
} Added;

static void
added_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Added *added = data;
  g_autoptr (GError) error = NULL;

  added->path = ludo_save_file_add_finish (result, &error);
  g_assert_no_error (error);
  added->done = TRUE;
}

static void
test_async (void)
{
  g_autofree char *folder = g_dir_make_tmp ("add-XXXXXX", NULL);
  g_autoptr (GBytes) new = g_bytes_new_static ("new", 3);
  int n_main_syncs = failing_calls_n_main_syncs ();
  Added added = { NULL, FALSE };

  ludo_save_file_add_async (folder, "Emma", "result", new, added_cb, &added);
  while (!added.done)
    g_main_context_iteration (NULL, TRUE);
  check_content (added.path, "new");
  g_assert_cmpint (failing_calls_n_main_syncs (), ==, n_main_syncs);
  g_free (added.path);
  clear (folder, "");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_refused (void)
{
  g_autoptr (GBytes) new = g_bytes_new_static ("new", 3);
  g_autoptr (GError) error = NULL;

  g_assert_null (ludo_save_file_add ("/nowhere/at/all", "Emma", "result", new,
                                     &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message,
                            "/nowhere/at/all/Emma.result” cannot be written, "
                            "as its folder"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/save-add/numbers", test_numbers);
  g_test_add_func ("/save-add/names", test_names);
  g_test_add_func ("/save-add/async", test_async);
  g_test_add_func ("/save-add/refused", test_refused);
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      const struct
      {
        const char *name;
        GTestDataFunc function;
      } tests[] = {
        { "at-once", test_at_once },
        { "failing-calls", test_failing_calls },
        { "killed", test_killed },
      };

      for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
        {
          g_autofree char *path = g_strdup_printf ("/save-add/%s/%s",
                                                   tests[j].name,
                                                   systems[i].name);

          g_test_add_data_func (path, GUINT_TO_POINTER (i),
                                tests[j].function);
        }
    }

  return g_test_run ();
}
