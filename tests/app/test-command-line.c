/* test-command-line.c: options, files that are not there, no display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <gio/gio.h>
#include <string.h>

typedef struct
{
  const char *name;
  const char *arguments[4];
  int status;
  const char *out;              /* part of what is printed, or NULL */
  const char *err;              /* likewise, of the complaint */
} Case;

static const Case cases[] = {
  { "version", { "--version" }, 0, "ludotheque " PACKAGE_VERSION, NULL },
  { "help", { "--help" }, 0, "--language", NULL },
  { "unknown-option", { "--bogus" }, 2, NULL, "--help" },
  { "unknown-option-named", { "--bogus" }, 2, NULL, "--bogus" },
  { "unknown-game", { "--game", "go" }, 2, NULL, "zohn-ahl" },
  { "unknown-language", { "--language", "de" }, 2, NULL, "fr" },
  { "two-files", { "a.ludo", "b.ludo" }, 2, NULL, "--help" },
  { "missing-file", { "/no/such/game.ludo" }, 1, NULL, "/no/such/game.ludo" },
  { "no-display", { NULL }, 1, NULL, "DISPLAY" },
  { "no-display-english", { "--language", "en" }, 1, NULL,
    "no display can be opened" },
  { "no-display-french", { "--language", "fr" }, 1, NULL,
    "ludotheque : aucun affichage graphique ne peut être ouvert" },
  { "help-french", { "--language=fr", "--help" }, 0,
    "Utiliser cette langue", NULL },
  { "help-french-after", { "--help", "--language", "fr" }, 0,
    "Utiliser cette langue", NULL },
  { "unknown-option-french", { "--language=fr", "--bogus" }, 2, NULL,
    "donne la liste des options" },
  { "unknown-game-french", { "--language", "fr", "--game=go" }, 2, NULL,
    "ludotheque : « go » n’est pas un jeu" },
  { "missing-file-french", { "--language=fr", "/no/such/game.ludo" }, 1, NULL,
    "ludotheque : le fichier « /no/such/game.ludo » n’existe pas" },
  { "masked-option", { "--bo\x1b[31mgus" }, 2, NULL, "--bo�[31mgus" },
  { "masked-game", { "--game", "\u202ego" }, 2, NULL, "“�go” is not a game" },
  { "masked-file", { "/no/\a\x1b]0;x.ludo" }, 1, NULL, "“/no/��]0;x.ludo”" },
  { "masked-file-french", { "--language=fr", "/no/\x1b[2J.ludo" }, 1, NULL,
    "« /no/�[2J.ludo »" },
  { "not-the-language", { "--", "--language=fr" }, 1, NULL,
    "there is no file" },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE
                               | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *out = NULL;
  g_autofree char *err = NULL;

  g_ptr_array_add (arguments, (gpointer) g_getenv ("LUDOTHEQUE_PROGRAM"));
  for (guint i = 0; i < G_N_ELEMENTS (c->arguments); i++)
    g_ptr_array_add (arguments, (gpointer) c->arguments[i]);
  g_ptr_array_add (arguments, NULL);

  g_subprocess_launcher_unsetenv (launcher, "DISPLAY");
  g_subprocess_launcher_unsetenv (launcher, "WAYLAND_DISPLAY");
  process = g_subprocess_launcher_spawnv (
    launcher, (const char *const *) arguments->pdata, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &out, &err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, c->status);
  if (c->out != NULL)
    g_assert_nonnull (strstr (out, c->out));
  else
    g_assert_cmpstr (out, ==, "");
  if (c->err != NULL)
    g_assert_nonnull (strstr (err, c->err));
  g_assert_null (strchr (err, '\x1b'));
}

/* An answer that cannot be printed is reported as a failure. */
static void
test_full_device (void)
{
  int status = 0;

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no /dev/full");
      return;
    }

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *said = NULL;

      g_assert_true (g_spawn_command_line_sync (
        i == 0 ? "sh -c '\"$LUDOTHEQUE_PROGRAM\" --help >/dev/full'"
               : "sh -c '\"$LUDOTHEQUE_PROGRAM\" --version >/dev/full'",
        NULL, &said, &status, NULL));
      g_assert_false (g_spawn_check_wait_status (status, NULL));
      g_assert_nonnull (strstr (said, "ludotheque: "));
    }
}

/* Without a single font there would be a window without a word. */
static void
test_no_font (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (),
                                            "fonts.conf", NULL);
  g_autofree char *said = NULL;
  int status = 0;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (g_file_set_contents
                   (path, "<fontconfig><dir>/nonexistent</dir></fontconfig>",
                    -1, NULL));
  g_setenv ("FONTCONFIG_FILE", path, TRUE);
  g_assert_true (g_spawn_command_line_sync
                   ("sh -c '\"$LUDOTHEQUE_PROGRAM\" --language en'", NULL,
                    &said, &status, NULL));
  g_unsetenv ("FONTCONFIG_FILE");
  g_assert_false (g_spawn_check_wait_status (status, NULL));
  g_assert_nonnull (strstr (said, "ludotheque: no font is installed"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_assert_nonnull (g_getenv ("LUDOTHEQUE_PROGRAM"));
  g_test_add_func ("/app/command-line/full-device", test_full_device);
  g_test_add_func ("/app/command-line/no-font", test_no_font);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/command-line/%s",
                                               cases[i].name);

      g_test_add_data_func (path, &cases[i], test_case);
    }

  return g_test_run ();
}
