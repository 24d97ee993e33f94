/* test-locales.c: French or English, on any machine and however it is asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each machine is an environment and a folder of locales, in which there is one
 * or none beside those that the machine of the tests has.  First the whole
 * matrix in processes that speak and end, then the programs themselves.
 */

#include "config.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "play/game/ludo-number.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"
#include "test-long.h"

#define CATALOGUES "/usr/share/locale/fr/LC_MESSAGES/"

static const char *const installed[] = {
  NULL, "en_US", "fr_FR", "fr_CA", "de_DE", "ar_EG",
};

static const char *const locales[] = {
  NULL, "", "C", "C.UTF-8", "en_US.UTF-8", "fr_FR.UTF-8", "fr_CA.UTF-8",
  "de_DE.UTF-8", "ar_EG.UTF-8", "xx_XX.UTF-8",
};

static const char *const lists[] = {
  NULL, "", "fr", "en", "xx", "de:fr_CA:en", "C",
};

/* Also the order in which the variables are heard. */
enum
{
  LANGUAGE,
  LC_ALL_,
  LC_MESSAGES_,
  LANG,
  N_VARIABLES,
};

static const char *const variables[N_VARIABLES] = {
  "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG",
};

typedef struct
{
  const char *values[N_VARIABLES];
  const char *installed;
} Machine;

static gboolean
is_set (const char *value)
{
  return value != NULL && value[0] != '\0';
}

/* The language that the value of a variable requests: "fr", "en", "C", or NULL
 * for one that the program does not have. */
static const char *
asked_by (const char *value)
{
  g_auto (GStrv) names = g_strsplit (value, ":", -1);

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_prefix (names[i], "fr"))
      return "fr";
    else if (g_str_has_prefix (names[i], "en"))
      return "en";
    else if (g_str_has_prefix (names[i], "C"))
      return "C";

  return NULL;
}

static const char *
locale_of (const Machine *machine)
{
  for (guint i = LC_ALL_; i < N_VARIABLES; i++)
    if (is_set (machine->values[i]))
      return machine->values[i];

  return "C";
}

/* Whether the machine asks for a language that there is. */
static gboolean
is_served (const Machine *machine)
{
  const char *locale = asked_by (locale_of (machine));
  gboolean exists = setlocale (LC_MESSAGES, locale_of (machine)) != NULL;

  setlocale (LC_MESSAGES, "C");
  if (is_set (machine->values[LANGUAGE]))
    return asked_by (machine->values[LANGUAGE]) != NULL
           || (locale != NULL && !g_str_equal (locale, "C"));

  return locale != NULL || exists;
}

static const char *
expected (const Machine *machine)
{
  const char *asked = is_set (machine->values[LANGUAGE])
                        ? asked_by (machine->values[LANGUAGE]) : NULL;

  if (asked == NULL)
    asked = asked_by (locale_of (machine));

  return g_strcmp0 (asked, "fr") == 0 ? "fr" : "en";
}

static char *
dup_name (const Machine *machine)
{
  GString *name = g_string_new (machine->installed != NULL
                                  ? machine->installed : "none");

  g_string_append (name, " installed");
  for (guint i = 0; i < N_VARIABLES; i++)
    if (machine->values[i] != NULL)
      g_string_append_printf (name, ", %s=%s", variables[i],
                              machine->values[i]);

  return g_string_free (name, FALSE);
}

static char *
dup_locale_path (const Machine *machine)
{
  g_autofree char *name = g_strconcat ("locale-", machine->installed, NULL);

  return machine->installed == NULL
           ? NULL : g_build_filename (g_getenv ("LUDOTHEQUE_LOCALES"), name,
                                      NULL);
}

/* The environment of the tests, on @machine. */
static char **
dup_environ (const Machine *machine)
{
  g_autofree char *path = dup_locale_path (machine);
  char **all = g_get_environ ();

  all = path != NULL ? g_environ_setenv (all, "LOCPATH", path, TRUE)
                     : g_environ_unsetenv (all, "LOCPATH");
  for (guint i = 0; i < N_VARIABLES; i++)
    all = machine->values[i] != NULL
            ? g_environ_setenv (all, variables[i], machine->values[i], TRUE)
            : g_environ_unsetenv (all, variables[i]);

  return all;
}

static gboolean
says (const char *domain,
      const char *text,
      const char *french,
      gboolean    speaks_french)
{
  return g_str_equal (dgettext (domain, text), speaks_french ? french : text);
}

/* The program's words and numbers, and those of GTK. */
static gboolean
speaks (const char *language)
{
  gboolean french = g_str_equal (language, "fr");
  g_autofree char *number = ludo_number_dup (0.5, 1);

  return says (GETTEXT_PACKAGE, "Preferences", "Préférences", french)
         && says ("gtk40", "_Cancel", "A_nnuler", french)
         && g_str_equal (number, french ? "0,5" : "0.5");
}

/* Both languages side by side, whichever is the program's. */
static gboolean
speaks_both (void)
{
  static const char *const languages[] = { "en", "fr", "en" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      locale_t before = ludo_language_push (languages[i]);
      gboolean spoken = speaks (languages[i]);

      ludo_language_pop (before);
      if (!spoken)
        return FALSE;
    }

  return TRUE;
}

/* The first fault on @machine, or NULL; called in a process of its own. */
static const char *
find_fault (const Machine *machine)
{
  static const char *const asked[] = { NULL, "fr", "en", "fr", NULL };
  g_autofree char *localedir = ludo_paths_dup_locale ();
  g_auto (GStrv) found = NULL;
  g_auto (GStrv) after = NULL;
  g_autofree char *numeric = NULL;
  gboolean served;

  /* The process's own until its end. */
  environ = dup_environ (machine);
  served = is_served (machine);
  ludo_language_init (localedir, NULL);
  bind_textdomain_codeset ("gtk40", "UTF-8");
  numeric = g_strdup (setlocale (LC_NUMERIC, NULL));
  after = g_get_environ ();

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      const char *language = asked[i] != NULL ? asked[i] : expected (machine);
      g_autofree char *problem = NULL;
      g_auto (GStrv) now = NULL;

      if (i > 0)
        ludo_language_set (asked[i]);
      problem = ludo_language_dup_problem ();
      now = g_get_environ ();
      if (!g_str_equal (ludo_language_get (), language) || !speaks (language))
        return "another language than was asked for";
      if (!speaks_both () || !speaks (language))
        return "the other language for a while";
      if ((problem != NULL) != (asked[i] == NULL && !served))
        return "what is said about the language";
      if (!g_str_equal (setlocale (LC_NUMERIC, NULL), numeric))
        return "the machine's numbers";
      if (!g_strv_equal ((const char *const *) now,
                         (const char *const *) after))
        return "the environment";
    }

  found = ludo_language_dup_environ ();
  if (g_strcmp0 (g_environ_getenv (found, "LANGUAGE"),
                 machine->values[LANGUAGE]) != 0)
    return "the environment that was found";

  return NULL;
}

static void
check_machine (const Machine *machine)
{
  g_autofree char *name = dup_name (machine);
  int status;
  pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      const char *fault = find_fault (machine);

      if (fault != NULL)
        g_printerr ("%s: %s\n", name, fault);
      _exit (fault == NULL ? EXIT_SUCCESS : EXIT_FAILURE);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  if (!WIFEXITED (status) || WEXITSTATUS (status) != EXIT_SUCCESS)
    g_error ("on a machine with %s", name);
}

/* LC_MESSAGES, which is between the two others, is set now and then.  A third
 * of the machines, on which each two of the other variables meet with all their
 * values, is enough in the short run. */
static void
test_matrix (gconstpointer data)
{
  guint n = 0;

  for (guint l = 0; l < G_N_ELEMENTS (lists); l++)
    for (guint all = 0; all < G_N_ELEMENTS (locales); all++)
      for (guint lang = 0; lang < G_N_ELEMENTS (locales); lang++)
        {
          const char *messages = n % 5 == 0
                                   ? locales[n / 5 % G_N_ELEMENTS (locales)]
                                   : NULL;
          Machine machine = {
            { lists[l], locales[all], messages, locales[lang] }, data,
          };

          if (test_is_long () || (l + all + lang) % 3 == 0)
            check_machine (&machine);
          n++;
        }
}

/* Machines on which the programs themselves are started, each with every locale
 * installed in turn. */
static const Machine machines[] = {
  { { NULL, NULL, NULL, NULL }, NULL },
  { { NULL, NULL, NULL, "fr_FR.UTF-8" }, NULL },
  { { NULL, "C", NULL, "fr_FR.UTF-8" }, NULL },
  { { "de:fr", NULL, NULL, "de_DE.UTF-8" }, NULL },
  { { NULL, NULL, NULL, "ar_EG.UTF-8" }, NULL },
  { { NULL, "fr_CA.UTF-8", NULL, "en_US.UTF-8" }, NULL },
  { { "en", NULL, "fr_FR.UTF-8", "fr_FR.UTF-8" }, NULL },
};

/* The output of @arguments, whose first is the variable that names the program,
 * on @machine, which has no folder for temporary files. */
static char *
dup_said (const Machine      *machine,
          const char *const  *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE
                               | G_SUBPROCESS_FLAGS_STDERR_MERGE);
  g_auto (GStrv) environment = dup_environ (machine);
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  char *said = NULL;

  environment = g_environ_setenv (environment, "TMPDIR", "/nonexistent", TRUE);
  environment = g_environ_setenv (environment, "XDG_CONFIG_HOME",
                                  g_get_user_config_dir (), TRUE);
  environment = g_environ_setenv (environment, "XDG_DATA_HOME",
                                  g_get_user_data_dir (), TRUE);
  environment = g_environ_unsetenv (environment, "DISPLAY");
  g_subprocess_launcher_set_environ (launcher, environment);
  g_ptr_array_add (all, (gpointer) g_getenv (arguments[0]));
  for (guint i = 1; arguments[i] != NULL; i++)
    g_ptr_array_add (all, (gpointer) arguments[i]);
  g_ptr_array_add (all, NULL);
  process = g_subprocess_launcher_spawnv
              (launcher, (const char *const *) all->pdata, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &said, NULL, &error);
  g_assert_no_error (error);

  return said;
}

static void
assert_said (const char *said,
             const char *english,
             const char *french,
             const char *language)
{
  gboolean speaks_french = g_str_equal (language, "fr");

  if ((strstr (said, english) != NULL) == speaks_french
      || (strstr (said, french) != NULL) != speaks_french)
    g_error ("instead of “%s”: %s", speaks_french ? french : english, said);
}

static void
put_setting (const char *language)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (),
                                              "ludotheque", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);
  g_autofree char *text = g_strdup_printf ("[ludotheque]\nlanguage=%s\n",
                                           language);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* The window's program: the option before the setting, that before the
 * machine. */
static void
test_program (gconstpointer data)
{
  static const char *const languages[] = { "system", "fr", "en" };
  gboolean has_glib = g_file_test (CATALOGUES "glib20.mo", G_FILE_TEST_EXISTS);

  for (guint option = 0; option < 3; option++)
    for (guint setting = 0; setting < 3; setting++)
      for (guint i = (option + 2 * setting) % 4; i < G_N_ELEMENTS (machines);
           i += 4)
        {
          Machine machine = machines[i];
          g_autofree char *choice = g_strconcat ("--language=",
                                                 languages[option], NULL);
          const char *const arguments[] = {
            "LUDOTHEQUE_PROGRAM", "--help", option > 0 ? choice : NULL, NULL,
          };
          const char *language = option > 0 ? languages[option]
                                 : setting > 0 ? languages[setting]
                                 : expected (&machine);
          g_autofree char *said = NULL;

          machine.installed = data;
          put_setting (languages[setting]);
          said = dup_said (&machine, arguments);
          assert_said (said, "Use this language", "Utiliser cette langue",
                       language);
          if (has_glib)
            assert_said (said, "Help Options", "Options de l’aide", language);
        }
}

/* The tools: what they say of themselves and of files. */
static void
test_tools (gconstpointer data)
{
  static const char *const print[] = {
    "LUDOTHEQUE_PRINT", "position", "--record", "/no/such.ludo", "--game",
    "tavli", "--output", "/no/such.pdf", "--copies", "0", NULL,
  };
  static const char *const record[] = {
    "LUDOTHEQUE_PRINT", "position", "--record", "/dev/null", "--output",
    "/no/such.pdf", NULL,
  };
  static const char *const puzzle[] = { "LUDOTHEQUE_PUZZLE", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (machines); i++)
    {
      Machine machine = machines[i];
      g_autofree char *printed = NULL;
      g_autofree char *read = NULL;
      g_autofree char *puzzled = NULL;

      machine.installed = data;
      printed = dup_said (&machine, print);
      assert_said (printed, "the number of copies must be from 1 to",
                   "le nombre d’exemplaires doit être compris entre 1 et",
                   expected (&machine));
      read = dup_said (&machine, record);
      assert_said (read, "is not a file", "n’est pas un fichier",
                   expected (&machine));
      puzzled = dup_said (&machine, puzzle);
      assert_said (puzzled, "must name a game", "doit nommer un jeu",
                   expected (&machine));
    }
}

/* A sheet is the same to the byte on every machine, in the language that was
 * asked for. */
static void
test_sheets (gconstpointer data)
{
  static const char *const languages[] = { "fr", "both" };
  g_autofree char *path = g_build_filename (g_get_user_data_dir (),
                                            "sheet.svg", NULL);
  const Machine plain = { { NULL, "C.UTF-8", NULL, NULL }, NULL };

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      const char *const arguments[] = {
        "LUDOTHEQUE_PRINT", "position", "--game", "chisolo", "--language",
        languages[i], "--output", path, NULL,
      };
      g_autofree char *sheet = NULL;

      for (guint j = 0; j <= G_N_ELEMENTS (machines); j++)
        {
          Machine machine = j == 0 ? plain : machines[j - 1];
          g_autofree char *now = NULL;

          machine.installed = data;
          g_unlink (path);
          g_free (dup_said (&machine, arguments));
          g_assert_true (g_file_get_contents (path, &now, NULL, NULL));
          if (j == 0)
            sheet = g_steal_pointer (&now);
          else
            g_assert_cmpstr (now, ==, sheet);
        }
    }
}

/* A language that the program does not have is reported in a line, and no other
 * line is printed. */
static void
test_told (void)
{
  static const char *const arguments[] = {
    "LUDOTHEQUE_PROGRAM", "--version", NULL,
  };
  static const char *const in_french[] = {
    "LUDOTHEQUE_PROGRAM", "--version", "--language", "fr", NULL,
  };
  const Machine unknown = { { "xx", NULL, NULL, NULL }, NULL };
  g_autofree char *told = NULL;
  g_autofree char *untold = NULL;

  put_setting ("system");
  told = dup_said (&unknown, arguments);
  g_assert_cmpstr (told, ==, "ludotheque: the language asked for, “xx”, is not "
                             "available, so English is used\n"
                             "ludotheque " PACKAGE_VERSION "\n");
  untold = dup_said (&unknown, in_french);
  g_assert_cmpstr (untold, ==, "ludotheque " PACKAGE_VERSION "\n");
}

/* Without any locale there is no French, but the program is there, and says so.
 * The folder is hidden in a name space of its own, which not every machine
 * gives to everybody. */
static void
test_no_folder (void)
{
  g_autofree char *said = NULL;
  g_autofree char *complaint = NULL;
  g_autoptr (GError) error = NULL;
  int status = 0;

  if (!g_spawn_command_line_sync ("unshare --user --map-root-user --mount sh "
                                  "-c 'mount -t tmpfs none /usr/lib/locale'",
                                  NULL, &complaint, &status, NULL)
      || !g_spawn_check_wait_status (status, NULL))
    {
      g_test_skip ("no folder can be hidden here");
      return;
    }

  g_assert_true (g_spawn_command_line_sync
                   ("unshare --user --map-root-user --mount sh -c '"
                    "mount -t tmpfs none /usr/lib/locale; "
                    "\"$LUDOTHEQUE_PROGRAM\" --version --language fr 2>&1'",
                    &said, NULL, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (said, ==,
                   "ludotheque: French cannot be used, as no locale is "
                   "installed, not even C.UTF-8\n"
                   "ludotheque " PACKAGE_VERSION "\n");
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    GTestDataFunc function;
  } tests[] = {
    { "matrix", test_matrix },
    { "program", test_program },
    { "tools", test_tools },
    { "sheets", test_sheets },
  };

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_assert_nonnull (g_getenv ("LUDOTHEQUE_LOCALES"));
  for (guint t = 0; t < G_N_ELEMENTS (tests); t++)
    for (guint i = 0; i < G_N_ELEMENTS (installed); i++)
      {
        g_autofree char *path =
          g_strdup_printf ("/app/locales/%s/%s", tests[t].name,
                           installed[i] != NULL ? installed[i] : "none");

        g_test_add_data_func (path, installed[i], tests[t].function);
      }
  g_test_add_func ("/app/locales/told", test_told);
  g_test_add_func ("/app/locales/no-folder", test_no_folder);

  return g_test_run ();
}
