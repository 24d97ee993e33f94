/* figures-page.c: a page with more figures than any other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "tools/dev/figures-page.h"

#include <glib/gstdio.h>
#include <string.h>

static const char *const source_ids[] = { "first-game", "rules", "strategy" };

/* The element that begins at @start and ends with @end. */
static char *
dup_element (const char *start,
             const char *end)
{
  const char *stop = start != NULL ? strstr (start, end) : NULL;

  return stop != NULL ? g_strndup (start, stop + strlen (end) - start) : NULL;
}

/* Figures of @text with the paragraphs before them. */
static void
collect (const char *text,
         GPtrArray  *blocks)
{
  const char *from = text;
  const char *figure;

  while ((figure = strstr (from, "<figure ")) != NULL)
    {
      g_autofree char *drawn = dup_element (figure, "</figure>");
      g_autofree char *said =
        dup_element (g_strrstr_len (from, figure - from, "<p id="), "</p>");

      if (drawn == NULL)
        break;
      g_ptr_array_add (blocks, g_strconcat (said != NULL ? said : "", "\n",
                                            drawn, "\n", NULL));
      from = figure + strlen (drawn);
    }
}

/* The same block once more needs other names. */
static char *
rename_ids (const char *block,
            guint       number)
{
  g_autofree char *new_id = g_strdup_printf (" id=\"f%u-", number);
  g_auto (GStrv) parts = g_strsplit (block, " id=\"", -1);

  return g_strjoinv (new_id, parts);
}

static char *
path_of (const char *own,
         const char *game_id,
         const char *page_id)
{
  g_autofree char *name = g_strconcat (page_id, ".page", NULL);

  return g_build_filename (own, game_id, name, NULL);
}

gboolean
figures_page_write (const char  *content,
                    const char  *own,
                    const char  *game_id,
                    const char  *page_id,
                    guint        n_figures,
                    GError     **error)
{
  g_autofree char *path = path_of (own, game_id, page_id);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GPtrArray) blocks = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (source_ids); i++)
    {
      g_autofree char *source = path_of (content, game_id, source_ids[i]);
      g_autofree char *read = NULL;

      if (g_file_get_contents (source, &read, NULL, NULL))
        collect (read, blocks);
    }
  if (blocks->len == 0)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
                   "there are no figures about %s", game_id);
      return FALSE;
    }

  g_string_printf (text, "<page game=\"%s\" id=\"%s\">\n<title><fr>%u "
                   "figures</fr><en>%u Figures</en></title>\n<section "
                   "id=\"figures\"><title><fr>Figures</fr>"
                   "<en>Figures</en></title>\n", game_id, page_id, n_figures,
                   n_figures);
  for (guint i = 0; i < n_figures; i++)
    {
      g_autofree char *block =
        rename_ids (g_ptr_array_index (blocks, i % blocks->len), i);

      g_string_append (text, block);
    }
  g_string_append (text, "</section></page>\n");

  g_mkdir_with_parents (folder, 0700);

  return g_file_set_contents (path, text->str, -1, error);
}

void
figures_page_remove (const char *own,
                     const char *game_id,
                     const char *page_id)
{
  g_autofree char *path = path_of (own, game_id, page_id);
  g_autofree char *folder = g_path_get_dirname (path);

  g_remove (path);
  g_rmdir (folder);
}
