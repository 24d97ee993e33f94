/* ludo-page.c: a page to read, in French and English
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-atlas.h"
#include "play/ludo-language.h"

G_DEFINE_QUARK (ludo-page-error-quark, ludo_page_error)

static void
term_clear (gpointer data)
{
  LudoPageTerm *term = data;

  g_free (term->entry_id);
  g_free (term->page_id);
}

GArray *
ludo_page_terms_new (void)
{
  GArray *terms = g_array_new (FALSE, FALSE, sizeof (LudoPageTerm));

  g_array_set_clear_func (terms, term_clear);

  return terms;
}

LudoPageNode *
ludo_page_node_new (LudoNodeType type,
                     int          line)
{
  LudoPageNode *node = g_new0 (LudoPageNode, 1);

  node->type = type;
  node->line = line;
  node->notes = g_ptr_array_new_with_free_func (g_free);
  node->children =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_page_free);

  return node;
}

gboolean
ludo_page_has_both (char *const *texts)
{
  return texts[LUDO_PAGE_FRENCH] != NULL && texts[LUDO_PAGE_ENGLISH] != NULL;
}

LudoPageNode *
ludo_page_ref (LudoPageNode *page)
{
  g_return_val_if_fail (page != NULL, NULL);

  page->extra_refs++;

  return page;
}

void
ludo_page_free (LudoPageNode *page)
{
  if (page == NULL || page->extra_refs-- > 0)
    return;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      g_free (page->title[i]);
      g_free (page->origin[i]);
      g_free (page->text[i]);
      g_free (page->plain[i]);
      g_clear_pointer (&page->terms[i], g_array_unref);
    }
  g_free (page->id);
  g_free (page->kind);
  g_free (page->sure);
  g_free (page->language);
  g_strfreev (page->rulesets);
  g_free (page->position);
  g_free (page->highlight);
  g_free (page->moves);
  g_free (page->picture);
  g_clear_pointer (&page->attributes, g_ptr_array_unref);
  ludo_atlas_free (page->atlas);
  g_ptr_array_unref (page->notes);
  g_ptr_array_unref (page->children);
  g_free (page);
}

const char *
ludo_page_game (const LudoPageNode *page)
{
  g_return_val_if_fail (page != NULL && (page->type == LUDO_NODE_PAGE
                                         || page->type == LUDO_NODE_LESSON),
                        NULL);

  return page->kind;
}

LudoPageLanguage
ludo_page_language_now (void)
{
  return g_str_equal (ludo_language_get (), "fr") ? LUDO_PAGE_FRENCH
                                                  : LUDO_PAGE_ENGLISH;
}

const char *
ludo_page_language_code (LudoPageLanguage language)
{
  return language == LUDO_PAGE_FRENCH ? "fr" : "en";
}

const char *
ludo_page_attribute (const LudoPageNode *node,
                     const char         *name)
{
  g_return_val_if_fail (node != NULL && name != NULL, NULL);

  for (guint i = 0; node->attributes != NULL && i < node->attributes->len;
       i += 2)
    if (g_str_equal (g_ptr_array_index (node->attributes, i), name))
      return g_ptr_array_index (node->attributes, i + 1);

  return NULL;
}

const LudoPageNode *
ludo_page_find (const LudoPageNode *node,
                const char         *id)
{
  g_return_val_if_fail (node != NULL && id != NULL, NULL);

  if (g_strcmp0 (node->id, id) == 0)
    return node;

  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *found =
        ludo_page_find (g_ptr_array_index (node->children, i), id);

      if (found != NULL)
        return found;
    }

  return NULL;
}

gboolean
ludo_page_applies (const LudoPageNode *node,
                   const char         *ruleset)
{
  g_return_val_if_fail (node != NULL, FALSE);

  return ruleset == NULL || node->rulesets == NULL
         || g_strv_contains ((const char *const *) node->rulesets, ruleset);
}

gboolean
ludo_page_is_lesson (const char *page_id)
{
  return g_str_has_prefix (page_id, "lessons/")
         || g_str_equal (page_id, "puzzles");
}

gboolean
ludo_page_is_sheet (const char *page_id)
{
  return g_str_has_prefix (page_id, "print/");
}

gboolean
ludo_page_is_laboratory (const char *page_id)
{
  return g_str_has_prefix (page_id, "laboratory/")
         || g_str_equal (page_id, "laboratory");
}

gboolean
ludo_page_has_rulesets (const LudoPageNode *node)
{
  g_return_val_if_fail (node != NULL, FALSE);

  if (node->rulesets != NULL)
    return TRUE;

  for (guint i = 0; i < node->children->len; i++)
    if (ludo_page_has_rulesets (g_ptr_array_index (node->children, i)))
      return TRUE;

  return FALSE;
}

static void
plain_text_cb (GMarkupParseContext  *context,
               const char           *text,
               gsize                 length,
               gpointer              data,
               GError              **error)
{
  g_string_append_len (data, text, length);
}

char *
ludo_page_dup_plain (const char *markup)
{
  static const GMarkupParser parser = { .text = plain_text_cb };
  GString *plain = g_string_new (NULL);
  g_autofree char *whole = NULL;
  g_autoptr (GMarkupParseContext) context = NULL;

  g_return_val_if_fail (markup != NULL, NULL);

  /* GMarkup needs an outermost element. */
  whole = g_strdup_printf ("<markup>%s</markup>", markup);
  context = g_markup_parse_context_new (&parser, 0, plain, NULL);
  if (!g_markup_parse_context_parse (context, whole, -1, NULL))
    g_string_assign (plain, markup);

  return g_string_free (plain, FALSE);
}
