/* tool.c: what the programs without a window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "tools/tool.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "play/ludo-language.h"
#include "play/ludo-paths.h"
#include "play/ludo-quote.h"
#include "play/record/ludo-save-file.h"

static void
check_output (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return;

  tool_complain (_("the output cannot be written: %s"),
                 g_strerror (errno));
  _exit (EXIT_FAILURE);
}

void
tool_begin (const char *name)
{
  g_autofree char *locale = ludo_paths_dup_locale ();
  g_autofree char *problem = NULL;

  g_set_prgname (name);
  ludo_paths_ignore_relative ();
  /* Past a limit on the size of files a write then fails and is reported like
   * any other, instead of killing the program. */
  signal (SIGXFSZ, SIG_IGN);
  ludo_language_init (locale, NULL);
  problem = ludo_language_dup_problem ();
  if (problem != NULL)
    tool_complain ("%s", problem);
  atexit (check_output);
}

gboolean
tool_complain (const char *format,
               ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = ludo_quote_vprintf (format, args);
  va_end (args);
  g_printerr ("%s: %s\n", g_get_prgname (), text);

  return FALSE;
}

gboolean
tool_read_options (const char           *summary,
                   const GOptionEntry   *entries,
                   int                  *argc,
                   char               ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_set_summary (context, summary);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!g_option_context_parse (context, argc, argv, &error))
    /* Translators: what is wrong, then the name of a program. */
    return tool_complain (_("%s; see %s --help"), error->message,
                          g_get_prgname ());
  if (*argc > 1)
    return tool_complain (_("unexpected “%s”; see %s --help"), (*argv)[1],
                          g_get_prgname ());

  return TRUE;
}

LudoGame *
tool_set_up_game (const char *game_id,
                  const char *position)
{
  g_autoptr (GError) error = NULL;
  LudoGame *game = position != NULL
                     ? ludo_game_new_from_position (game_id, position, 1,
                                                    &error)
                     : ludo_game_new (game_id, NULL, 1, &error);

  if (game == NULL)
    tool_complain ("%s", error->message);

  return game;
}

int
tool_write (const char *path,
            GBytes     *bytes)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;

  /* The end of the program complains of an output that could not be written. */
  if (g_str_equal (path, "-"))
    {
      fwrite (g_bytes_get_data (bytes, NULL), 1, g_bytes_get_size (bytes),
              stdout);
      return EXIT_SUCCESS;
    }
  if (ludo_save_file (file, bytes, &error))
    return EXIT_SUCCESS;
  tool_complain ("%s", error->message);

  return EXIT_FAILURE;
}
