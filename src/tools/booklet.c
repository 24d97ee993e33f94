/* booklet.c: the pages about a game as a PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the window prints, without a window.  Run it with --help for its
 * options.
 */

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/ludo-paths.h"
#include "games/games.h"
#include "play/ludo-language.h"
#include "print/ludo-booklet.h"
#include "tools/tool.h"

typedef struct
{
  char *game;
  char *language;
  char *paper;
  char *pages;
  char *font;
  char *output;
} Options;

static gboolean
find_language (const char       *name,
               LudoPageLanguage *language)
{
  static const char *const names[] = { "fr", "en", "both" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], name))
      {
        *language = (LudoPageLanguage) i;
        return TRUE;
      }

  return tool_complain (_("the languages are fr, en and both"));
}

static gboolean
find_paper (const char *name,
            double     *width,
            double     *height)
{
  gboolean letter = g_ascii_strcasecmp (name, "letter") == 0;

  if (!letter && g_ascii_strcasecmp (name, "a4") != 0)
    return tool_complain (_("the sizes of paper are a4 and letter"));

  *width = letter ? LUDO_PAPER_LETTER_WIDTH : LUDO_PAPER_A4_WIDTH;
  *height = letter ? LUDO_PAPER_LETTER_HEIGHT : LUDO_PAPER_A4_HEIGHT;

  return TRUE;
}

static gboolean
read_options (Options   *options,
              int       *argc,
              char    ***argv)
{
  g_autofree char *ids = games_dup_ids ();
  /* Translators: a list of words that are not translated. */
  g_autofree char *game = g_strdup_printf (_("The game: %s"), ids);
  const GOptionEntry entries[] = {
    { "game", 'g', 0, G_OPTION_ARG_STRING, &options->game,
      game, N_("ID") },
    { "language", 'l', 0, G_OPTION_ARG_STRING, &options->language,
      N_("fr, en, or both side by side (otherwise both)"), N_("CODE") },
    { "page", 'p', 0, G_OPTION_ARG_STRING, &options->pages,
      N_("Pages, separated by commas: rules, first-game, strategy, chances, "
         "history, vocabulary, class or atlas (otherwise all of them)"),
      N_("PAGES") },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &options->paper,
      N_("a4 or letter (otherwise a4)"), N_("SIZE") },
    { "font", 'f', 0, G_OPTION_ARG_STRING, &options->font,
      N_("The font of the text"), N_("NAME") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options->output,
      N_("The PDF to write"), N_("FILE") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };

  if (!tool_read_options (_("Writes what there is to read about a game "
                            "into a PDF, ready to be printed."),
                          entries, argc, argv))
    return FALSE;
  if (options->game == NULL)
    return tool_complain (_("name a game with --game"));
  if (games_find (options->game) == NULL)
    return tool_complain (_("there is no game “%s”"), options->game);
  if (options->output == NULL)
    return tool_complain (_("name a file with --output"));

  return TRUE;
}

static int
write_booklet (const Options *options)
{
  g_autofree char *data = ludo_paths_dup_data ();
  g_autofree char *content = g_build_filename (data, "content", NULL);
  g_autofree char *own = ludo_paths_dup_own_content ();
  g_autoptr (LudoLibrary) library = ludo_library_new (content, own);
  g_autoptr (LudoBooklet) booklet = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) pages = NULL;
  LudoPageLanguage language = LUDO_PAGE_N_LANGUAGES;
  double width = 0;
  double height = 0;

  if (!find_language (options->language != NULL ? options->language : "both",
                      &language)
      || !find_paper (options->paper != NULL ? options->paper : "a4", &width,
                      &height))
    return TOOL_EXIT_USAGE;

  if (options->pages != NULL)
    pages = g_strsplit (options->pages, ",", -1);
  booklet = ludo_booklet_new_for_game (library, options->game,
                                       (const char *const *) pages, language,
                                       options->font, &error);
  if (booklet == NULL)
    {
      tool_complain ("%s", error->message);
      return EXIT_FAILURE;
    }

  /* Nobody who wanted their own page on paper wants another in its place. */
  if (ludo_booklet_get_problem (booklet) != NULL)
    {
      g_autofree char *folder = g_build_filename (own, options->game, NULL);

      /* Translators: a folder, then what is wrong with a file in it. */
      tool_complain (_("a page of your own in %s is broken: %s"), folder,
                     ludo_booklet_get_problem (booklet)->message);
      tool_complain (_("nothing was written; mend that page, or move it away "
                       "to have the one that came with the program"));
      return EXIT_FAILURE;
    }

  ludo_booklet_paginate (booklet, width, height);
  pdf = ludo_booklet_to_pdf (booklet, &error);
  if (pdf != NULL)
    return tool_write (options->output, pdf);
  tool_complain ("%s", error->message);

  return EXIT_FAILURE;
}

static void
clear_options (Options *options)
{
  g_free (options->game);
  g_free (options->language);
  g_free (options->paper);
  g_free (options->pages);
  g_free (options->font);
  g_free (options->output);
}

int
main (int   argc,
      char *argv[])
{
  Options options = { 0 };
  int code = TOOL_EXIT_USAGE;

  tool_begin ("ludotheque-booklet");
  if (read_options (&options, &argc, &argv))
    code = write_booklet (&options);
  clear_options (&options);

  return code;
}
