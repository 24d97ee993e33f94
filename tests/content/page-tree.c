/* page-tree.c: a page as its file has it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "page-tree.h"

#include "games/games.h"

#include <string.h>

#define ATLAS "atlas"
#define LESSONS "lessons/"

static char *
game_folder (const char *game_id)
{
  return g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content",
                           game_id, NULL);
}

void
page_tree_free (PageTree *tree)
{
  g_free (tree->name);
  g_free (tree->text);
  g_hash_table_unref (tree->attributes);
  g_ptr_array_unref (tree->children);
  g_free (tree);
}

static PageTree *
add_node (PageTree            *parent,
          GMarkupParseContext *context)
{
  PageTree *node = g_new0 (PageTree, 1);

  g_markup_parse_context_get_position (context, &node->line, NULL);
  node->attributes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                            g_free);
  node->children =
    g_ptr_array_new_with_free_func ((GDestroyNotify) page_tree_free);
  node->parent = parent;
  if (parent != NULL)
    g_ptr_array_add (parent->children, node);

  return node;
}

/* The innermost open element is the parser's data. */
static void
start_element (GMarkupParseContext  *context,
               const char           *name,
               const char          **names,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  PageTree **open = data;

  *open = add_node (*open, context);
  (*open)->name = g_strdup (name);
  for (int i = 0; names[i] != NULL; i++)
    g_hash_table_insert ((*open)->attributes, g_strdup (names[i]),
                         g_strdup (values[i]));
}

static void
end_element (GMarkupParseContext  *context,
             const char           *name,
             gpointer              data,
             GError              **error)
{
  PageTree **open = data;

  /* The page itself stays open, or it would be lost. */
  if ((*open)->parent != NULL)
    *open = (*open)->parent;
}

static void
read_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              data,
           GError              **error)
{
  PageTree **open = data;

  if (*open != NULL)
    add_node (*open, context)->text = g_strndup (text, length);
}

PageTree *
page_tree_load (const char *game_id,
                const char *page_id)
{
  static const GMarkupParser parser = {
    .start_element = start_element,
    .end_element = end_element,
    .text = read_text,
  };
  g_autofree char *folder = game_folder (game_id);
  gboolean is_lesson = g_str_has_prefix (page_id, LESSONS);
  gboolean is_page = !is_lesson && !g_str_equal (page_id, ATLAS);
  g_autofree char *name = g_strconcat (page_id, is_page ? ".page"
                                       : is_lesson ? ".lesson" : ".xml",
                                       NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;
  PageTree *open = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  context = g_markup_parse_context_new (&parser, 0, &open, NULL);
  g_markup_parse_context_parse (context, text, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (open->name, ==, is_page ? "page"
                                   : is_lesson ? "lesson" : ATLAS);
  g_assert_cmpstr (page_tree_get (open, "game"), ==, game_id);
  if (is_page)
    g_assert_cmpstr (page_tree_get (open, "id"), ==, page_id);
  if (is_lesson)
    g_hash_table_insert (open->attributes, g_strdup ("id"),
                         g_strdup (page_id));

  return open;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names in @folder that end with @suffix, without it and with @prefix. */
static GStrv
list_folder (const char *path,
             const char *suffix,
             const char *prefix)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = g_dir_open (path, 0, &error);
  GPtrArray *ids = g_ptr_array_new ();
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, suffix))
      g_ptr_array_add (ids, g_strdup_printf ("%s%.*s", prefix,
                                             (int) (strlen (name)
                                                    - strlen (suffix)),
                                             name));
  g_ptr_array_sort (ids, compare_names);
  g_ptr_array_add (ids, NULL);

  return (GStrv) g_ptr_array_free (ids, FALSE);
}

GStrv
page_tree_list (const char *game_id)
{
  g_autofree char *path = game_folder (game_id);

  return list_folder (path, ".page", "");
}

gboolean
page_tree_has_puzzles (const char *game_id)
{
  g_autofree char *folder = game_folder (game_id);
  g_autofree char *path = g_build_filename (folder, "puzzles.list", NULL);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

GStrv
page_tree_list_texts (const char *game_id)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) pages = page_tree_list (game_id);
  g_autofree char *folder = game_folder (game_id);
  g_autofree char *below = g_build_filename (folder, LESSONS, NULL);
  g_auto (GStrv) lessons = list_folder (below, ".lesson", LESSONS);

  g_strv_builder_addv (ids, (const char **) pages);
  g_strv_builder_addv (ids, (const char **) lessons);
  g_strv_builder_add (ids, ATLAS);

  return g_strv_builder_end (ids);
}

const char *
page_tree_get (const PageTree *node,
               const char     *attribute)
{
  return g_hash_table_lookup (node->attributes, attribute);
}

gboolean
page_tree_is (const PageTree *node,
              const char     *name)
{
  return g_strcmp0 (node->name, name) == 0;
}

static void
collect (PageTree   *node,
         const char *name,
         GPtrArray  *found)
{
  if (node->name == NULL)
    return;

  if (name == NULL || page_tree_is (node, name))
    g_ptr_array_add (found, node);
  for (guint i = 0; i < node->children->len; i++)
    collect (g_ptr_array_index (node->children, i), name, found);
}

GPtrArray *
page_tree_all (PageTree   *tree,
               const char *name)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (tree, name, found);

  return found;
}

PageTree *
page_tree_with_id (PageTree   *tree,
                   const char *id)
{
  g_autoptr (GPtrArray) all = page_tree_all (tree, NULL);

  for (guint i = 0; i < all->len; i++)
    if (g_strcmp0 (page_tree_get (g_ptr_array_index (all, i), "id"), id) == 0)
      return g_ptr_array_index (all, i);

  return NULL;
}

PageTree *
page_tree_child (const PageTree *node,
                 const char     *name)
{
  for (guint i = 0; i < node->children->len; i++)
    if (page_tree_is (g_ptr_array_index (node->children, i), name))
      return g_ptr_array_index (node->children, i);

  return NULL;
}

static void
add_words (const PageTree *node,
           const char     *language,
           GString        *words)
{
  const char *own = page_tree_get (node, "xml:lang");

  if (language != NULL && own != NULL && !g_str_equal (own, language))
    {
      g_string_append_c (words, ' ');
      return;
    }

  if (node->text != NULL)
    g_string_append (words, node->text);
  /* The window names it; here stands any word. */
  if (page_tree_is (node, "ruleset"))
    g_string_append_c (words, 'A');
  for (guint i = 0; i < node->children->len; i++)
    add_words (g_ptr_array_index (node->children, i), language, words);
}

char *
page_tree_words (const PageTree *node,
                 const char     *language)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_auto (GStrv) parts = NULL;
  GString *line = g_string_new (NULL);

  add_words (node, language, words);
  /* A no-break space is a letter of the text; only the file's own line
   * breaks and indents are folded. */
  parts = g_strsplit_set (words->str, " \n\t", -1);
  for (int i = 0; parts[i] != NULL; i++)
    if (parts[i][0] != '\0')
      {
        if (line->len > 0)
          g_string_append_c (line, ' ');
        g_string_append (line, parts[i]);
      }

  return g_string_free (line, FALSE);
}

char *
page_tree_where (const PageTree *node)
{
  const PageTree *page = node;

  while (page->parent != NULL)
    page = page->parent;

  if (page_tree_is (page, ATLAS))
    return g_strdup_printf ("%s/" ATLAS ".xml:%d",
                            page_tree_get (page, "game"), node->line);
  return g_strdup_printf ("%s/%s.%s:%d", page_tree_get (page, "game"),
                          page_tree_get (page, "id"), page->name, node->line);
}

void
page_tree_add_tests (const char    *prefix,
                     const char    *name,
                     GTestDataFunc  test)
{
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s/%s", prefix,
                                               games_list ()[i]->id, name);

      g_test_add_data_func (path, games_list ()[i], test);
    }
}
