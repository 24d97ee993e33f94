/* main.c: starts the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <errno.h>
#include <glib-unix.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/ludo-application.h"
#include "app/ludo-options.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"
#include "play/ludo-quote.h"

#define EXIT_CANNOT 1
#define EXIT_USAGE 2

/* Returns: the language that the command line asks for, or NULL.  It is looked
 * for before the options are parsed, so that --help and errors in options are
 * in it; an error in the language itself is reported later. */
static const char *
requested_language (char **argv)
{
  const char *requested = NULL;

  for (int i = 1; argv[i] != NULL && !g_str_equal (argv[i], "--"); i++)
    if (g_str_has_prefix (argv[i], "--language="))
      requested = argv[i] + strlen ("--language=");
    else if (g_str_equal (argv[i], "--language") && argv[i + 1] != NULL)
      requested = argv[++i];

  return g_strcmp0 (requested, "fr") == 0 || g_strcmp0 (requested, "en") == 0
           ? requested : NULL;
}

/* Returns: whether a screen reader may be reached.  It may if the environment
 *   gives the address of the accessibility bus, or that of a session bus,
 *   unless that address is of a socket that does not exist; or if the usual
 *   socket of a session bus exists, or dbus-launch can start one. */
static gboolean
may_reach_readers (void)
{
  const char *address = g_getenv ("DBUS_SESSION_BUS_ADDRESS");
  const char *prefix = "unix:path=";
  g_autofree char *usual = g_build_filename (g_get_user_runtime_dir (), "bus",
                                             NULL);
  g_autofree char *launcher = NULL;

  if (g_getenv ("AT_SPI_BUS_ADDRESS") != NULL)
    return TRUE;
  if (address != NULL && g_str_has_prefix (address, prefix))
    {
      const char *path = address + strlen (prefix);
      g_autofree char *socket = g_strndup (path, strcspn (path, ",;"));

      return g_file_test (socket, G_FILE_TEST_EXISTS);
    }
  launcher = g_find_program_in_path ("dbus-launch");

  return address != NULL || launcher != NULL
         || g_file_test (usual, G_FILE_TEST_EXISTS);
}

/* Tells GTK not to set up GL if Cairo draws the windows, because the libraries
 * of GL would take as much memory as all the rest.  Cairo draws them if the
 * user asks for it, or if there is no graphics card; on Wayland only if the
 * user asks, because GTK complains there that it finds no GL.  Changes no
 * variable that the user has set.
 * Returns: the variable that was set, or NULL. */
static const char *
forgo_gl (void)
{
  gboolean is_new = gtk_get_minor_version () >= 16;
  const char *name = is_new ? "GDK_DISABLE" : "GDK_DEBUG";
  const char *renderer = g_getenv ("GSK_RENDERER");

  if (g_getenv (name) != NULL
      || (renderer != NULL ? !g_str_equal (renderer, "cairo")
                           : g_getenv ("WAYLAND_DISPLAY") != NULL
                             || g_file_test ("/dev/dri", G_FILE_TEST_EXISTS)))
    return NULL;

  g_setenv (name, is_new ? "gl" : "gl-disable", TRUE);

  return name;
}

static void
complain (const char *sentence)
{
  /* The sentence may quote an argument with control characters. */
  g_autofree char *masked = ludo_quote (sentence, 4 * LUDO_QUOTE_SENTENCE);

  /* Translators: the program's name, then what it complains of. */
  g_printerr (_("ludotheque: %s"), masked);
  g_printerr ("\n");
}

/* Reports at exit that the output of --help or --version was not written. */
static void
check_output (void)
{
  g_autofree char *sentence = NULL;

  if (fflush (stdout) == 0 && !ferror (stdout))
    return;

  sentence = g_strdup_printf (_("the output cannot be written: "
                                "%s"), g_strerror (errno));
  complain (sentence);
  _exit (EXIT_CANNOT);
}

static int
refuse_options (const GError *error)
{
  complain (error->message);
  g_printerr ("%s\n", _("“ludotheque --help” lists the options."));

  return EXIT_USAGE;
}

/* Reports a missing file on the terminal on which the command was typed.
 * Returns: FALSE if it is missing. */
static gboolean
check_file (const LudoOptions *options)
{
  const char *name = options->lesson != NULL ? options->lesson
                     : options->files != NULL ? options->files[0] : NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *sentence = NULL;

  if (name == NULL)
    return TRUE;

  file = g_file_new_for_commandline_arg (name);
  if (g_file_query_exists (file, NULL))
    return TRUE;

  /* Translators: the name of a file. */
  sentence = g_strdup_printf (_("there is no file “%s”"), name);
  complain (sentence);

  return FALSE;
}

/* Quits the program; the same signal once more kills it, because the handler is
 * removed. */
static gboolean
signal_cb (gpointer data)
{
  ludo_application_end (data);

  return G_SOURCE_REMOVE;
}

/* Handles signals in the process that has the windows; those that are ignored,
 * as by nohup(1), stay ignored. */
static void
handle_signals (LudoApplication *application)
{
  static const int signals[] = { SIGHUP, SIGINT, SIGTERM };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      struct sigaction action;

      if (sigaction (signals[i], NULL, &action) == 0
          && action.sa_handler == SIG_DFL)
        g_unix_signal_add (signals[i], signal_cb, application);
    }
}

/* Whether there is any font, without which the window would be empty; Pango
 * replaces a missing one by another. */
static gboolean
has_font (void)
{
  PangoFontMap *map = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (map);
  PangoFontDescription *any = pango_font_description_from_string ("Sans");
  PangoFont *font = pango_font_map_load_font (map, context, any);
  gboolean found = font != NULL;

  g_clear_object (&font);
  pango_font_description_free (any);
  g_object_unref (context);

  return found;
}

int
main (int    argc,
      char **argv)
{
  const char *language = requested_language (argv);
  g_autofree char *localedir = ludo_paths_dup_locale ();
  g_autoptr (LudoSettings) settings = NULL;
  g_autoptr (LudoApplication) application = NULL;
  g_autofree char *problem = NULL;
  const char *without_gl = NULL;
  g_auto (LudoOptions) options = { 0 };
  g_autoptr (GError) error = NULL;

  ludo_paths_ignore_relative ();
  /* Without a session bus there is no screen reader, and GTK would print a
   * warning. */
  if (!may_reach_readers ())
    g_setenv ("GTK_A11Y", "none", FALSE);
  without_gl = forgo_gl ();
  /* Set the language before any error, because GLib keeps the system's messages
   * in the language of their first use. */
  ludo_language_init (localedir, language);
  atexit (check_output);
  /* Let a write beyond the limit on the size of files fail with an error, which
   * is reported as any other. */
  signal (SIGXFSZ, SIG_IGN);
  settings = ludo_settings_new (NULL);
  if (language == NULL && settings != NULL)
    ludo_language_set (ludo_settings_get_language (settings));
  problem = ludo_language_dup_problem ();
  if (problem != NULL)
    complain (problem);
  /* ludo_language_init() has set the locale so that both languages work on any
   * machine, which GTK would undo. */
  gtk_disable_setlocale ();

  if (!ludo_options_parse (&options, argv, &error))
    return refuse_options (error);
  if (options.version)
    {
      printf ("ludotheque %s\n", PACKAGE_VERSION);
      return 0;
    }
  if (settings == NULL)
    {
      /* Translators: GSettings' schema, a file that is installed with the
       * program. */
      complain (_("the schema of its settings is missing or belongs to another "
                  "version. Reinstall the program."));
      return EXIT_CANNOT;
    }
  if (!check_file (&options))
    return EXIT_CANNOT;
  if (!has_font ())
    {
      complain (_("no font is installed, so no word can be shown. Install one, "
                  "for example the package fonts-dejavu-core."));
      return EXIT_CANNOT;
    }
  if (!gtk_init_check ())
    {
      complain (_("no display can be opened. Is DISPLAY or WAYLAND_DISPLAY "
                  "set?"));
      return EXIT_CANNOT;
    }

  /* Empty the variable now that GTK has read it, so that programs launched from
   * here decide about GL by themselves.  It is emptied and not removed, because
   * that would move variables that other threads may be reading.  Name the
   * renderer on the display instead, because GTK would otherwise try GL for
   * each window and print that there is none. */
  if (without_gl != NULL)
    {
      g_setenv (without_gl, "", TRUE);
      g_object_set_data (G_OBJECT (gdk_display_get_default ()), "gsk-renderer",
                         (gpointer) "cairo");
    }

  application = ludo_application_new (settings);
  g_signal_connect (application, "startup", G_CALLBACK (handle_signals), NULL);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
