/* test-class-command.c: the table of a class from the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  char *folder;
  char *output;                 /* a file that is not there yet */
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("class-command-XXXXXX", NULL);
  fixture->output = g_build_filename (fixture->folder, data, NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_remove (fixture->output);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->output);
}

/* Runs ludotheque-print class with @args; returns its exit code. */
static int
run (const char *const  *args,
     char              **errors)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (argv, (char *) g_getenv ("PRINT"));
  g_ptr_array_add (argv, (char *) "class");
  for (guint i = 0; args[i] != NULL; i++)
    g_ptr_array_add (argv, (char *) args[i]);
  g_ptr_array_add (argv, NULL);
  process = g_subprocess_newv ((const char *const *) argv->pdata,
                               G_SUBPROCESS_FLAGS_STDOUT_SILENCE
                               | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, errors, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));

  return g_subprocess_get_exit_status (process);
}

static char *
dup_data (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "data", name, NULL);
}

/* In French with numbers; what is left out is told, and names nobody. */
static void
test_table (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *results = dup_data ("folder-a-pupil");
  const char *const args[] = {
    "--results", results, "-l", "fr", "-o", fixture->output, NULL
  };
  g_autofree char *errors = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (run (args, &errors), ==, 0);
  g_assert_cmpstr (errors, ==, "ludotheque-print: Fichier 1\u00a0: une copie "
                               "du travail de l’élève 1\n");
  g_assert_true (g_file_get_contents (fixture->output, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "\xEF\xBB\xBF\"Élève\";"));
  g_assert_nonnull (strstr (text, ";\"semer le trou b1 vers la droite (b1)\";"
                                  "\"juste sans aide\";2;0;14\r\n"));
  g_assert_null (strstr (text, "Awa"));
}

static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *results = dup_data ("folder-a-pupil");
  g_autofree char *lesson = NULL;
  const char *args[] = {
    "--results", results, "-l", "en", "--names", "-o", fixture->output,
    "--lesson", NULL, NULL
  };
  g_autofree char *errors = NULL;
  g_autofree char *text = NULL;

  lesson = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content",
                             "chisolo", "lessons", "first-steps.lesson", NULL);
  args[8] = lesson;
  g_assert_cmpint (run (args, &errors), ==, 0);
  g_assert_cmpstr (errors, ==, "ludotheque-print: Awa · Awa.result.txt: a copy "
                               "of “rendu_Awa/Awa.result”\n");
  g_assert_true (g_file_get_contents (fixture->output, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "\xEF\xBB\xBF\"Pupil\","));
  g_assert_nonnull (strstr (text, "\r\n\"Awa\","));
}

static void
test_sheets (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *results = dup_data ("results");
  const char *const args[] = {
    "--results", results, "-l", "fr", "-o", fixture->output, "--paper",
    "letter", NULL
  };
  g_autofree char *errors = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (run (args, &errors), ==, 0);
  g_assert_true (g_file_get_contents (fixture->output, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "%PDF-"));
}

/* Nothing is written, and a sentence says why. */
static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *results = dup_data ("results");
  g_autofree char *empty = dup_data ("folder-a-pupil/rendu_Awa/Awa.result");
  g_autofree char *other =
    g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content", "tavli",
                      "lessons", "first-steps.lesson", NULL);
  const struct
  {
    const char *args[9];
    int code;
    const char *message;
  } cases[] = {
    { { "-o", fixture->output }, 2, "--results" },
    { { "--results", results }, 2, "name a file" },
    { { "--results", results, "-o", "table.odt" }, 2, "“.odt”" },
    { { "--results", results, "-o", "table.svg" }, 2, ".csv" },
    { { "--results", results, "-l", "both", "-o", fixture->output }, 2,
      "one language" },
    { { "--results", results, "--lesson", "/nowhere", "-o", fixture->output },
      1, "nowhere" },
    { { "--results", results, "--lesson", other, "-o", fixture->output }, 1,
      "nothing in “" },
    { { "--results", "/nowhere", "-o", fixture->output }, 1,
      "The folder “/nowhere” cannot be read: it does not exist." },
    { { "--results", empty, "-o", fixture->output }, 1, "cannot be read" },
    { { "--results", fixture->folder, "-o", fixture->output }, 1,
      "There is no result of a lesson in" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *errors = NULL;

      g_assert_cmpint (run (cases[i].args, &errors), ==, cases[i].code);
      if (strstr (errors, cases[i].message) == NULL)
        g_error ("“%s” lacks “%s”", errors, cases[i].message);
      g_assert_false (g_file_test (fixture->output, G_FILE_TEST_EXISTS));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/class-command/table", Fixture, "table.csv", set_up, test_table,
              tear_down);
  g_test_add ("/class-command/names", Fixture, "table.csv", set_up, test_names,
              tear_down);
  g_test_add ("/class-command/sheets", Fixture, "table.pdf", set_up,
              test_sheets, tear_down);
  g_test_add ("/class-command/refused", Fixture, "table.csv", set_up,
              test_refused, tear_down);

  return g_test_run ();
}
