/* test-booklet-tool.c: booklets written by ludotheque-print
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>

#include "print/ludo-print.h"

/* How often @word stands in the bytes of a file. */
static guint
count_in_file (const char *path,
               const char *word)
{
  g_autofree char *bytes = NULL;
  gsize length;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  for (gsize i = 0; i + strlen (word) <= length; i++)
    n += memcmp (bytes + i, word, strlen (word)) == 0;

  return n;
}

/* Runs ludotheque-print booklet with @args, split at "|"; returns its exit
 * code. */
static int
run (const char  *args,
     char       **errors)
{
  g_autofree char *line = g_strconcat (g_getenv ("PRINT"), "|booklet|", args,
                                       NULL);
  g_auto (GStrv) argv = g_strsplit (line, "|", -1);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  process = g_subprocess_newv ((const char *const *) argv,
                               G_SUBPROCESS_FLAGS_STDOUT_SILENCE
                               | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, errors, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));

  return g_subprocess_get_exit_status (process);
}

static void
test_tool (void)
{
  const struct
  {
    const char *args;
    int code;
    const char *message;
  } cases[] = {
    { "--output|x.pdf", 2, "name a game" },
    { "--game|chess|--output|x.pdf", 2, "there is no game “chess”" },
    { "--game|tavli|--output|x.pdf|--language|de", 2, "fr, en and both" },
    { "--game|tavli|--output|x.pdf|--paper|a5", 2, "a4 and letter" },
    { "--game|tavli|--output|x.pdf|more", 2, "unexpected “more”" },
    { "--game|tavli|--output|x.pdf|--page|poem", 1, "poem" },
    { "--game|tavli|--page|rules|--output|/nowhere/x.pdf", 1,
      "“/nowhere/x.pdf” cannot be written, as its folder" },
  };
  g_autofree char *folder = g_dir_make_tmp ("booklet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "x.pdf", NULL);
  g_autofree char *args =
    g_strdup_printf ("--game|tavli|--page|rules|--language|both|--output|%s",
                     path);
  g_autofree char *said = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *errors = NULL;

      g_assert_cmpint (run (cases[i].args, &errors), ==, cases[i].code);
      if (strstr (errors, cases[i].message) == NULL)
        g_error ("%s: “%s”", cases[i].args, errors);
    }

  g_assert_cmpint (run (args, &said), ==, 0);
  g_assert_cmpstr (said, ==, "");
  g_assert_cmpuint (count_in_file (path, "%%EOF"), ==, 1);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A page of one's own that is broken is named with its line, in its folder,
 * and the program's is not printed instead. */
static void
test_own_page_broken (void)
{
  const char broken[] = "<page game=\"tavli\" id=\"rules\">\n<title>\n<bad/>";
  g_autofree char *home = g_dir_make_tmp ("booklet-XXXXXX", NULL);
  g_autofree char *own = g_build_filename (home, "ludotheque", "content",
                                           "tavli", NULL);
  g_autofree char *page = g_build_filename (own, "rules.page", NULL);
  g_autofree char *path = g_build_filename (home, "x.pdf", NULL);
  g_autofree char *args =
    g_strdup_printf ("--game|tavli|--page|rules|--output|%s", path);
  g_autofree char *errors = NULL;

  g_assert_cmpint (g_mkdir_with_parents (own, 0700), ==, 0);
  g_assert_true (g_file_set_contents (page, broken, -1, NULL));
  g_assert_true (g_setenv ("XDG_DATA_HOME", home, TRUE));

  g_assert_cmpint (run (args, &errors), ==, 1);
  g_assert_nonnull (strstr (errors, own));
  g_assert_nonnull (strstr (errors, "rules.page, line 3"));
  g_assert_nonnull (strstr (errors, "nothing was written"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  /* Another page is not harmed by it. */
  g_free (args);
  g_clear_pointer (&errors, g_free);
  args = g_strdup_printf ("--game|tavli|--page|strategy|--output|%s", path);
  g_assert_cmpint (run (args, &errors), ==, 0);
  g_assert_cmpstr (errors, ==, "");

  g_unsetenv ("XDG_DATA_HOME");
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_unlink (page), ==, 0);
  for (int i = 0; i < 3; i++)
    {
      char *parent = g_path_get_dirname (own);

      g_assert_cmpint (g_rmdir (own), ==, 0);
      g_free (own);
      own = parent;
    }
  g_assert_cmpint (g_rmdir (home), ==, 0);
}

/* Help that nobody could read is no success. */
static void
test_full_device (void)
{
  int status = 0;

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no /dev/full");
      return;
    }

  g_assert_true (g_spawn_command_line_sync ("sh -c '\"$PRINT\" --help "
                                            ">/dev/full 2>/dev/null'", NULL,
                                            NULL, &status, NULL));
  g_assert_false (g_spawn_check_wait_status (status, NULL));
}

/* A limit on the size of files is told of like a full disk, and leaves
 * nothing behind. */
static void
test_size_limit (void)
{
  g_autofree char *folder = g_dir_make_tmp ("booklet-XXXXXX", NULL);
  g_autofree char *command =
    g_strdup_printf ("sh -c 'ulimit -f 4; exec \"$PRINT\" booklet --game tavli "
                     "--page rules --output \"%s/x.pdf\"'", folder);
  g_autofree char *said = NULL;
  int status = 0;

  g_assert_true (g_spawn_command_line_sync (command, NULL, &said, &status,
                                            NULL));
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 1);
  g_assert_nonnull (strstr (said, "x.pdf"));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/booklet/tool", test_tool);
  g_test_add_func ("/booklet/own-page-broken", test_own_page_broken);
  g_test_add_func ("/booklet/full-device", test_full_device);
  g_test_add_func ("/booklet/size-limit", test_size_limit);

  return g_test_run ();
}
