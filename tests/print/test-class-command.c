/* test-class-command.c: the table of a class from the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

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

/* With numbers and with names; what is left out is told, and without names it
 * names nobody. */
static void
test_table (Fixture       *fixture,
            gconstpointer  data)
{
  static const struct
  {
    const char *language;
    gboolean names;
    const char *left, *head, *row;
  } cases[] = {
    { "fr", FALSE, "Fichier 1\u00a0: une copie du travail de l’élève 1\n",
      "\xEF\xBB\xBF\"Élève\";",
      "\r\n\"1\";\"peut-être une autre version de la leçon\";"
      "\"Chisolo – Premiers pas\";"
      "\"semer le trou b1 vers g (b1)\";"
      "\"juste sans aide\";2;0;14\r\n" },
    { "en", FALSE, "File 1: a copy of the work of pupil 1\n",
      "\xEF\xBB\xBF\"Pupil\",",
      "\r\n\"1\",\"perhaps another version of the lesson\","
      "\"Chisolo – First steps\","
      "\"sow the hole b1 towards g (b1)\","
      "\"right without help\",2,0,14\r\n" },
    { "fr", TRUE, "Awa · Awa.result.txt\u00a0: une copie de "
                  "«\u00a0rendu_Awa/Awa.result\u00a0»\n",
      "\xEF\xBB\xBF\"Élève\";", "\r\n\"Awa\";" },
    { "en", TRUE, "Awa · Awa.result.txt: a copy of “rendu_Awa/Awa.result”\n",
      "\xEF\xBB\xBF\"Pupil\",", "\r\n\"Awa\"," },
  };
  g_autofree char *results = dup_data ("folder-a-pupil");
  g_autofree char *slashed = g_strconcat (results, "/", NULL);
  g_autofree char *lesson =
    g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content", "chisolo",
                      "lessons", "first-steps.lesson", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *const args[] = {
        "--results", i % 2 ? slashed : results, "-l", cases[i].language,
        "--lesson", lesson, "-o", fixture->output,
        cases[i].names ? "--names" : NULL, NULL
      };
      g_autofree char *errors = NULL;
      g_autofree char *left = g_strconcat ("ludotheque-print: ",
                                           cases[i].left, NULL);
      g_autofree char *text = NULL;

      g_assert_cmpint (run (args, &errors), ==, 0);
      g_assert_cmpstr (errors, ==, left);
      g_assert_true (g_file_get_contents (fixture->output, &text, NULL,
                                          NULL));
      g_assert_true (g_str_has_prefix (text, cases[i].head));
      g_assert_nonnull (strstr (text, cases[i].row));
      g_assert_true (cases[i].names || strstr (text, "Awa") == NULL);
    }
}

static void
test_sheets (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const languages[] = { "fr", "en" };
  g_autofree char *results = dup_data ("results");

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      const char *const args[] = {
        "--results", results, "-l", languages[l], "-o", fixture->output,
        "--paper", "letter", NULL
      };
      g_autofree char *errors = NULL;
      g_autofree char *text = NULL;

      g_assert_cmpint (run (args, &errors), ==, 0);
      g_assert_true (g_file_get_contents (fixture->output, &text, NULL,
                                          NULL));
      g_assert_true (g_str_has_prefix (text, "%PDF-"));
    }
}

/* The command is refused with a sentence, and writes no file. */
static void
check_refused (Fixture           *fixture,
               const char *const *args,
               int                code,
               const char        *message)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (run (args, &errors), ==, code);
  if (strstr (errors, message) == NULL)
    g_error ("“%s” lacks “%s”", errors, message);
  g_assert_false (g_file_test (fixture->output, G_FILE_TEST_EXISTS));
}

static void
test_usage (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *results = dup_data ("results");
  const struct
  {
    const char *args[7];
    const char *message;
  } cases[] = {
    { { "-o", fixture->output }, "--results" },
    { { "--results", results }, "name a file" },
    { { "--results", results, "-o", "table.odt" }, ".csv, not as “.odt”" },
    { { "--results", results, "-o", "table.svg" }, ".csv, not as “.svg”" },
    { { "--results", results, "-l", "both", "-o", fixture->output },
      "one language" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    check_refused (fixture, cases[i].args, 2, cases[i].message);
}

/* A pipe is not waited for. */
static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  static const char *const languages[] = { "en", "fr" };
  g_autofree char *results = dup_data ("results");
  g_autofree char *slashed = g_strconcat (results, "/", NULL);
  g_autofree char *file = dup_data ("folder-a-pupil/rendu_Awa/Awa.result");
  g_autofree char *pipe = g_build_filename (fixture->folder, "pipe.lesson",
                                            NULL);
  g_autofree char *other =
    g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content", "tavli",
                      "lessons", "first-steps.lesson", NULL);
  const struct
  {
    const char *results, *lesson;
    const char *messages[2];
  } cases[] = {
    { results, "/nowhere",
      { "The file “nowhere” cannot be read: it does not exist.",
        "Le fichier «\u00a0nowhere\u00a0» ne peut pas être lu\u00a0: il "
        "n’existe pas." } },
    { results, pipe, { "pipe.lesson is not a file",
                       "pipe.lesson n’est pas un fichier" } },
    { results, results, { "results is not a file",
                          "results n’est pas un fichier" } },
    { results, file, { "Awa.result, line 1: this is not well-formed XML",
                       "Awa.result, ligne\u00a01\u00a0: ce n’est pas du "
                       "XML" } },
    { slashed, other,
      { "File 6: the result of another lesson, “chisolo/first-steps”: open a "
        "folder with the results of that lesson only\n"
        "ludotheque-print: nothing in “",
        "Fichier 6\u00a0: le résultat d’une autre leçon, "
        "«\u00a0chisolo/first-steps\u00a0»\u00a0: ouvrez un dossier avec les "
        "seuls résultats de cette leçon\nludotheque-print: rien dans "
        "«\u00a0" } },
    { "/nowhere", NULL,
      { "The folder “/nowhere” cannot be read: it does not exist.",
        "Le dossier «\u00a0/nowhere\u00a0» ne peut pas être lu\u00a0: il "
        "n’existe pas." } },
    { file, NULL, { "cannot be read: there is a file where a folder should be.",
                    "ne peut pas être lu\u00a0: un fichier se trouve là où "
                    "devrait être un dossier." } },
    { pipe, NULL, { "cannot be read", "ne peut pas être lu" } },
    { fixture->folder, NULL, { "There are no lesson results in",
                               "Il n’y a pas de résultat de leçon dans" } },
  };

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
      {
        const char *const args[] = {
          "--results", cases[i].results, "-l", languages[l], "-o",
          fixture->output, cases[i].lesson != NULL ? "--lesson" : NULL,
          cases[i].lesson, NULL
        };

        check_refused (fixture, args, 1, cases[i].messages[l]);
      }
  g_remove (pipe);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/class-command/table", Fixture, "table.csv", set_up, test_table,
              tear_down);
  g_test_add ("/class-command/sheets", Fixture, "table.pdf", set_up,
              test_sheets, tear_down);
  g_test_add ("/class-command/usage", Fixture, "table.csv", set_up,
              test_usage, tear_down);
  g_test_add ("/class-command/refused", Fixture, "table.csv", set_up,
              test_refused, tear_down);

  return g_test_run ();
}
