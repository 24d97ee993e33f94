/* ludo-booklet-game.c: all that there is to read about a game, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-booklet"

#include "config.h"

#include "print/ludo-booklet-private.h"

/* A page of @library.  The booklet remembers the first of the reader's own that
 * the program's had to stand in for. */
static LudoPageNode *
read_page (LudoBooklet  *booklet,
           LudoLibrary  *library,
           const char   *game_id,
           const char   *page_id,
           GError      **error)
{
  return ludo_library_read (library, game_id, page_id,
                            booklet->problem == NULL ? &booklet->problem
                                                     : NULL, error);
}

static gboolean
add_page (LudoBooklet  *booklet,
          LudoLibrary  *library,
          const char   *game_id,
          const char   *page_id,
          GError      **error)
{
  g_autoptr (LudoPageNode) page = read_page (booklet, library, game_id,
                                             page_id, error);

  return page != NULL && ludo_booklet_add_page (booklet, page, error);
}

/* The text of the paragraph in which a page names the game's author, if it
 * has one. */
static char *
credit_text (const LudoPageNode *page,
             LudoPageLanguage    language)
{
  const LudoPageNode *credit = ludo_page_find (page, "credit");
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; credit != NULL && i < credit->children->len; i++)
    {
      const LudoPageNode *sentence = credit->children->pdata[i];

      if (sentence->type != LUDO_NODE_SENTENCE)
        continue;
      if (words->len > 0)
        g_string_append_c (words, ' ');
      g_string_append (words, sentence->text[language]);
    }

  return ludo_page_dup_plain (words->str);
}

static gboolean
add_title (LudoBooklet  *booklet,
           LudoLibrary  *library,
           const char   *game_id,
           GError      **error)
{
  g_autoptr (LudoPageNode) atlas = NULL;
  g_autoptr (LudoPageNode) rules = NULL;
  g_autofree char *french = NULL;
  g_autofree char *english = NULL;

  atlas = read_page (booklet, library, game_id, "atlas", error);
  if (atlas == NULL)
    return FALSE;
  rules = read_page (booklet, library, game_id, "rules", error);
  if (rules == NULL)
    return FALSE;

  french = credit_text (rules, LUDO_PAGE_FRENCH);
  english = credit_text (rules, LUDO_PAGE_ENGLISH);
  ludo_booklet_add_title (booklet, (const char *const *) atlas->atlas->name,
                          french[0] != '\0'
                            ? (const char *const[]) { french, english }
                            : NULL);

  return TRUE;
}

LudoBooklet *
ludo_booklet_new_for_game (LudoLibrary        *library,
                           const char         *game_id,
                           const char *const  *page_ids,
                           LudoPageLanguage    language,
                           const char         *font,
                           GError            **error)
{
  g_autoptr (LudoBooklet) booklet = NULL;
  g_autoptr (LudoPageNode) sources = NULL;
  gboolean whole = page_ids == NULL;
  guint n_pages = whole ? 0 : g_strv_length ((char **) page_ids);

  g_return_val_if_fail (LUDO_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (game_id != NULL, NULL);

  booklet = ludo_booklet_new (language, font);
  if ((whole || n_pages > 1) && !add_title (booklet, library, game_id, error))
    return NULL;

  if (whole)
    page_ids = ludo_library_get_page_ids ();
  for (int i = 0; page_ids[i] != NULL; i++)
    {
      /* No game has all of them, and the sources end the booklet as notes. */
      if (whole && (g_str_equal (page_ids[i], "sources")
                    || !ludo_library_has (library, game_id, page_ids[i])))
        continue;
      if (!add_page (booklet, library, game_id, page_ids[i], error))
        return NULL;
    }

  if (ludo_library_has (library, game_id, "sources"))
    {
      sources = read_page (booklet, library, game_id, "sources", error);
      if (sources == NULL)
        return NULL;
    }
  ludo_booklet_close (booklet, sources);

  return g_steal_pointer (&booklet);
}

const GError *
ludo_booklet_get_problem (const LudoBooklet *booklet)
{
  g_return_val_if_fail (booklet != NULL, NULL);

  return booklet->problem;
}
