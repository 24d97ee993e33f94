/* ludo-booklet-game.c: all that there is to read about a game, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-booklet"

#include "config.h"

#include "reader/ludo-booklet-private.h"

/* The order of a whole booklet.  A game has strategy or chances; the sources
 * stand at the end as notes. */
static const char *const whole_game[] = {
  "rules", "first-game", "strategy", "chances", "history", "atlas",
  "vocabulary", "class", NULL,
};

/* What the library and the folders are asked for. */
typedef struct
{
  LudoLibrary *library;
  const char *data;
  const char *game_id;
} Shelf;

static LudoAtlas *
load_atlas (const Shelf  *shelf,
            GError      **error)
{
  g_autofree char *path = g_build_filename (shelf->data, "content",
                                            shelf->game_id, "atlas.xml", NULL);

  return ludo_atlas_load (path, error);
}

static gboolean
add_atlas (LudoBooklet  *booklet,
           const Shelf  *shelf,
           GError      **error)
{
  g_autofree char *path = g_build_filename (shelf->data, "map", "coast.txt",
                                            NULL);
  g_autoptr (LudoAtlas) atlas = load_atlas (shelf, error);
  LudoCoast *coast;

  if (atlas == NULL)
    return FALSE;
  coast = ludo_coast_load (path, error);
  if (coast == NULL)
    return FALSE;

  ludo_booklet_add_atlas (booklet, g_steal_pointer (&atlas), coast);

  return TRUE;
}

static gboolean
add_page (LudoBooklet  *booklet,
          const Shelf  *shelf,
          const char   *page_id,
          GError      **error)
{
  g_autoptr (LudoPageNode) page = NULL;

  if (g_str_equal (page_id, "atlas"))
    return add_atlas (booklet, shelf, error);

  page = ludo_library_read (shelf->library, shelf->game_id, page_id, NULL,
                            error);

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
           const Shelf  *shelf,
           GError      **error)
{
  g_autoptr (LudoAtlas) atlas = load_atlas (shelf, error);
  g_autoptr (LudoPageNode) rules = NULL;
  g_autofree char *french = NULL;
  g_autofree char *english = NULL;

  if (atlas == NULL)
    return FALSE;
  rules = ludo_library_read (shelf->library, shelf->game_id, "rules", NULL,
                             error);
  if (rules == NULL)
    return FALSE;

  french = credit_text (rules, LUDO_PAGE_FRENCH);
  english = credit_text (rules, LUDO_PAGE_ENGLISH);
  ludo_booklet_add_title (booklet, (const char *const *) atlas->name,
                          french[0] != '\0'
                            ? (const char *const[]) { french, english }
                            : NULL);

  return TRUE;
}

LudoBooklet *
ludo_booklet_new_for_game (LudoLibrary        *library,
                           const char         *data,
                           const char         *game_id,
                           const char *const  *page_ids,
                           LudoPageLanguage    language,
                           const char         *font,
                           GError            **error)
{
  const Shelf shelf = { library, data, game_id };
  g_autoptr (LudoBooklet) booklet = NULL;
  g_autoptr (LudoPageNode) sources = NULL;
  gboolean whole = page_ids == NULL;
  guint n_pages = whole ? 0 : g_strv_length ((char **) page_ids);

  g_return_val_if_fail (LUDO_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (data != NULL && game_id != NULL, NULL);

  booklet = ludo_booklet_new (language, font);
  if (whole)
    page_ids = whole_game;
  if ((whole || n_pages > 1) && !add_title (booklet, &shelf, error))
    return NULL;

  for (int i = 0; page_ids[i] != NULL; i++)
    {
      /* No game has all of them. */
      if (whole && !g_str_equal (page_ids[i], "atlas")
          && !ludo_library_has (library, game_id, page_ids[i]))
        continue;
      if (!add_page (booklet, &shelf, page_ids[i], error))
        return NULL;
    }

  if (ludo_library_has (library, game_id, "sources"))
    {
      sources = ludo_library_read (library, game_id, "sources", NULL, error);
      if (sources == NULL)
        return NULL;
    }
  ludo_booklet_close (booklet, sources);

  return g_steal_pointer (&booklet);
}
