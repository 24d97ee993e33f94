/* main.c: starts the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludotheque"

#include "config.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "app/ludo-application.h"
#include "app/ludo-folders.h"
#include "app/ludo-options.h"
#include "play/ludo-language.h"

#define EXIT_CANNOT 1
#define EXIT_USAGE 2

static int
refuse_options (const GError *error)
{
  g_printerr ("ludotheque: %s\n", error->message);
  g_printerr ("%s\n", _("“ludotheque --help” lists the options."));

  return EXIT_USAGE;
}

/* A file that is not there is said at once, where its name was typed. */
static gboolean
check_file (const LudoOptions *options)
{
  g_autoptr (GFile) file = NULL;

  if (options->files == NULL)
    return TRUE;

  file = g_file_new_for_commandline_arg (options->files[0]);
  if (g_file_query_exists (file, NULL))
    return TRUE;

  /* Translators: the name of a file. */
  g_printerr (_("ludotheque: there is no file “%s”"), options->files[0]);
  g_printerr ("\n");

  return FALSE;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *localedir = ludo_folders_dup_locale ();
  g_autoptr (LudoSettings) settings = ludo_settings_new (NULL);
  g_autoptr (LudoApplication) application = NULL;
  g_auto (LudoOptions) options = { 0 };
  g_autoptr (GError) error = NULL;

  ludo_language_init (localedir, settings != NULL
                                   ? ludo_settings_get_language (settings)
                                   : NULL);
  /* The locale is set up already, in a way that speaks either language on any
   * machine; GTK would undo that. */
  gtk_disable_setlocale ();

  if (!ludo_options_parse (&options, argv, &error))
    return refuse_options (error);
  if (options.language != NULL)
    ludo_language_set (options.language);
  if (options.version)
    {
      printf ("ludotheque %s\n", PACKAGE_VERSION);
      return 0;
    }
  if (settings == NULL)
    {
      /* Translators: GSettings' schema, a file that is installed with the
       * program. */
      g_printerr ("%s\n", _("ludotheque: the schema of its settings is "
                            "missing or of another version. Install the "
                            "program anew."));
      return EXIT_CANNOT;
    }
  if (!check_file (&options))
    return EXIT_CANNOT;
  if (!gtk_init_check ())
    {
      g_printerr ("%s\n", _("ludotheque: no display can be opened. Is DISPLAY "
                            "or WAYLAND_DISPLAY set?"));
      return EXIT_CANNOT;
    }

  application = ludo_application_new (settings);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
