/* ludo-options.c: what the command line asks for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app/ludo-options.h"

#include <glib/gi18n.h>

#include "games/games.h"
#include "play/ludo-quote.h"

static gboolean
check (const LudoOptions  *options,
       GError            **error)
{
  if (options->game_id != NULL && games_find (options->game_id) == NULL)
    {
      g_autofree char *games = games_dup_ids ();

      ludo_quote_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                            /* Translators: what was given, then the possible
                             * games. */
                            _("“%s” is not a game; the games are %s"),
                            options->game_id, games);
      return FALSE;
    }
  if (options->language != NULL && !g_str_equal (options->language, "fr")
      && !g_str_equal (options->language, "en"))
    {
      ludo_quote_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                            _("“%s” is not a language of the program: use fr "
                              "or en"), options->language);
      return FALSE;
    }
  if (options->files != NULL && options->files[0] != NULL
      && options->files[1] != NULL)
    {
      g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                           _("Only one game can be opened at a time"));
      return FALSE;
    }

  return TRUE;
}

gboolean
ludo_options_parse (LudoOptions  *options,
                    char        **arguments,
                    GError      **error)
{
  gboolean service = FALSE;
  const GOptionEntry entries[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, &options->version,
      N_("Print the version and exit"), NULL },
    { "game", 0, 0, G_OPTION_ARG_STRING, &options->game_id,
      N_("Play or resume this game"), N_("ID") },
    { "lesson", 0, 0, G_OPTION_ARG_FILENAME, &options->lesson,
      N_("Begin or go on with this lesson"), N_("FILE") },
    { "language", 0, 0, G_OPTION_ARG_STRING, &options->language,
      N_("Use this language for this run"), "fr|en" },
    { "fullscreen", 0, 0, G_OPTION_ARG_NONE, &options->fullscreen,
      N_("Fill the screen"), NULL },
    { "kiosk", 0, 0, G_OPTION_ARG_NONE, &options->kiosk,
      N_("Fill the screen and stay: no quitting, no files"), NULL },
    { "until-shown", 0, 0, G_OPTION_ARG_NONE, &options->until_shown,
      N_("Quit as soon as the window is shown (for scripts)"), NULL },
    /* The session passes this to start the program in the background, which
     * GApplication handles. */
    { "gapplication-service", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE,
      &service, NULL, NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->files,
      NULL, N_("[FILE]") },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_auto (GStrv) copy = g_strdupv (arguments);

  g_return_val_if_fail (options != NULL && arguments != NULL, FALSE);

  *options = (LudoOptions) { 0 };
  g_option_context_set_summary (context,
                                _("Four little-known games, their rules and "
                                  "their history."));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);

  return g_option_context_parse_strv (context, &copy, error)
         && check (options, error);
}

void
ludo_options_clear (LudoOptions *options)
{
  g_clear_pointer (&options->game_id, g_free);
  g_clear_pointer (&options->language, g_free);
  g_clear_pointer (&options->lesson, g_free);
  g_clear_pointer (&options->files, g_strfreev);
}
