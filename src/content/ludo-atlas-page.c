/* ludo-atlas-page.c: an atlas as a page among the others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-atlas.h"

static LudoPageNode *
add_node (LudoPageNode *parent,
          LudoNodeType  type,
          const char   *id)
{
  LudoPageNode *node = ludo_page_node_new (type, 1);

  node->id = g_strdup (id);
  g_ptr_array_add (parent->children, node);

  return node;
}

static void
set_titles (LudoPageNode *node,
            char *const  *titles)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    node->title[i] = g_markup_escape_text (titles[i], -1);
}

static LudoPageNode *
add_sentence (LudoPageNode *parent,
              const char   *id)
{
  g_autofree char *name = g_strconcat (id, "-1", NULL);

  return add_node (parent, LUDO_NODE_SENTENCE, name);
}

static void
set_text (LudoPageNode     *sentence,
          LudoPageLanguage  language,
          const char       *plain)
{
  sentence->plain[language] = g_strdup (plain);
  sentence->text[language] = g_markup_escape_text (plain, -1);
}

/* Returns: the text of a place or a date, as one sentence. */
static char *
item_words (const LudoAtlasItem *item,
            LudoPageLanguage     language)
{
  static const char *const colons[] = { "\u00a0: ", ": " };
  g_autofree char *when = NULL;

  if (item->what[language] != NULL)
    return g_strconcat (item->name[language], colons[language],
                        item->what[language], NULL);

  when = ludo_atlas_item_when (item, language);

  return g_strconcat (when, colons[language], item->name[language], NULL);
}

static void
add_items (LudoPageNode    *parent,
           const GPtrArray *items)
{
  static const char *const sures[] = { "sure", "likely", "doubtful", "wrong" };

  for (guint i = 0; i < items->len; i++)
    {
      const LudoAtlasItem *item = items->pdata[i];
      LudoPageNode *node = add_node (parent, LUDO_NODE_ITEM, item->id);
      LudoPageNode *sentence = add_sentence (node, item->id);

      node->line = item->line;
      sentence->line = item->line;
      sentence->sure = g_strdup (sures[item->sure]);
      for (int j = 0; j < LUDO_PAGE_N_LANGUAGES; j++)
        {
          g_autofree char *words = item_words (item, j);

          set_text (sentence, j, words);
        }
    }
}

static void
add_section (LudoPageNode    *page,
             const char      *id,
             const char      *french,
             const char      *english,
             char *const     *summary,
             LudoNodeType     type,
             const GPtrArray *items)
{
  char *const titles[] = { (char *) french, (char *) english };
  LudoPageNode *section = add_node (page, LUDO_NODE_SECTION, id);
  g_autofree char *paragraph_id = g_strconcat (id, "-summary", NULL);
  LudoPageNode *paragraph = add_node (section, LUDO_NODE_PARAGRAPH,
                                      paragraph_id);
  LudoPageNode *sentence = add_sentence (paragraph, paragraph_id);

  set_titles (section, titles);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    set_text (sentence, i, summary[i]);
  add_items (add_node (section, type, NULL), items);
}

LudoPageNode *
ludo_atlas_new_page (LudoAtlas *atlas)
{
  LudoPageNode *page;

  g_return_val_if_fail (atlas != NULL, NULL);

  page = ludo_page_node_new (LUDO_NODE_PAGE, 1);
  page->id = g_strdup ("atlas");
  page->kind = g_strdup (atlas->game);
  page->atlas = atlas;
  set_titles (page, atlas->title);
  add_section (page, "map", "Carte", "Map", atlas->map_summary,
               LUDO_NODE_MAP, atlas->places);
  add_section (page, "timeline", "Frise", "Timeline",
               atlas->timeline_summary, LUDO_NODE_TIMELINE, atlas->dates);

  return page;
}
