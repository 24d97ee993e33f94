/* ludo-draft-writer.c: the file of a lesson being written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-draft.h"

#include <string.h>

#include "content/ludo-markup.h"

static gboolean
is_text (const char *text)
{
  return text != NULL && !ludo_markup_is_blank (text, strlen (text));
}

static gboolean
has_text (char *const *texts)
{
  return is_text (texts[LUDO_PAGE_FRENCH])
         || is_text (texts[LUDO_PAGE_ENGLISH]);
}

gboolean
ludo_draft_is_written (const LudoPageNode *node)
{
  gboolean is_written = node->type == LUDO_NODE_STEP || has_text (node->title)
                        || has_text (node->plain);

  if (node->type == LUDO_NODE_SETUP || node->type == LUDO_NODE_LOCKS
      || node->type == LUDO_NODE_WRONG)
    return node->attributes != NULL && node->attributes->len > 0;
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *child = g_ptr_array_index (node->children, i);

      is_written |= child->type == LUDO_NODE_SENTENCE
                    && has_text (child->plain);
    }

  return is_written;
}

char *
_ludo_draft_dup_free_id (const LudoPageNode *page,
                         const char         *prefix,
                         guint               from)
{
  char *id = g_strdup_printf ("%s-%u", prefix, from);

  while (ludo_page_find (page, id) != NULL)
    {
      g_free (id);
      id = g_strdup_printf ("%s-%u", prefix, ++from);
    }

  return id;
}

static void
append_attribute (GString    *file,
                  const char *name,
                  const char *value)
{
  g_autofree char *text = g_markup_printf_escaped (" %s=\"%s\"", name, value);

  g_string_append (file, text);
}

/* Begins the element for which the parser has put the tag from @tag to @end
 * into the markup, a word that is explained or leads to another page if @term
 * is not NULL. */
static const char *
open_words (GString            *file,
            const char         *tag,
            const char         *end,
            const LudoPageTerm *term)
{
  const char *lang = g_strstr_len (tag, end - tag, " lang=\"");
  const char *name = term == NULL ? "i"
                     : term->page_id != NULL ? "link" : "term";

  g_string_append_printf (file, "<%s", name);
  if (lang != NULL)
    g_string_append_printf (file, " xml:%.*s", (int) (end - lang) - 1,
                            lang + 1);
  if (term != NULL && (term->page_id != NULL || term->entry_id[0] != '\0'))
    {
      g_autofree char *ref =
        g_strconcat (term->page_id != NULL ? term->page_id : "",
                     term->page_id != NULL && term->entry_id[0] != '\0' ? "#"
                                                                        : "",
                     term->entry_id, NULL);

      append_attribute (file, "ref", ref);
    }
  g_string_append_c (file, '>');

  return name;
}

/* Whether the element of markup that begins before @start has no letters. */
static gboolean
is_empty (const char *start)
{
  int depth = 1;

  for (; depth > 0 && *start == '<'; start = strchr (start, '>') + 1)
    depth += start[1] == '/' ? -1 : 1;

  return depth == 0;
}

/* Appends @markup, which is Pango's, as elements of a file.  The terms of a
 * text stand in @terms in their order; a title has none. */
static void
append_markup (GString      *file,
               const char   *markup,
               const GArray *terms)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new ();      /* names, or NULL */
  guint n_terms = 0;

  for (;;)
    {
      const char *tag = markup + strcspn (markup, "<");
      const char *end = strchr (tag, '>');
      const char *name = NULL;

      g_string_append_len (file, markup, tag - markup);
      if (end == NULL)
        return;
      markup = end + 1;
      if (tag[1] == '/')
        {
          name = g_ptr_array_remove_index (open, open->len - 1);
          if (name != NULL)
            g_string_append_printf (file, "</%s>", name);
          continue;
        }
      if (g_strstr_len (tag, end - tag, "style=") != NULL)
        name = is_empty (markup) ? NULL : open_words (file, tag, end, NULL);
      else if (terms != NULL && n_terms++ < terms->len && !is_empty (markup))
        name = open_words (file, tag, end,
                           &g_array_index (terms, LudoPageTerm, n_terms - 1));
      g_ptr_array_add (open, (gpointer) name);
    }
}

/* Appends @texts in both languages, each after @before. */
static void
append_both (GString       *file,
             char *const   *texts,
             GArray *const *terms,
             const char    *before)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      int from = is_text (texts[i]) ? i : LUDO_PAGE_N_LANGUAGES - 1 - i;
      const char *code = ludo_page_language_code (i);

      g_string_append_printf (file, "%s<%s>", before, code);
      append_markup (file, texts[from], terms != NULL ? terms[from] : NULL);
      g_string_append_printf (file, "</%s>", code);
    }
}

static void
append_attributes (GString            *file,
                   const LudoPageNode *node,
                   LudoStepKind        kind)
{
  g_autofree char *rulesets =
    node->rulesets != NULL ? g_strjoinv (" ", node->rulesets) : NULL;

  if (node->id != NULL)
    append_attribute (file, "id", node->id);
  if (node->sure != NULL)
    append_attribute (file, "sure", node->sure);
  if (rulesets != NULL && node->type == LUDO_NODE_SENTENCE)
    append_attribute (file, "ruleset", rulesets);
  /* A draft keeps what the former kinds of a step had. */
  for (guint i = 0; node->attributes != NULL && i < node->attributes->len;
       i += 2)
    if (node->type != LUDO_NODE_STEP
        || ludo_step_kind_has (kind, g_ptr_array_index (node->attributes, i)))
      append_attribute (file, g_ptr_array_index (node->attributes, i),
                        g_ptr_array_index (node->attributes, i + 1));
}

/* Appends @node, which stands after @before, an end of line and blanks. */
static void
append_node (GString            *file,
             const LudoPageNode *node,
             const LudoPageNode *only,
             const char         *before)
{
  static char untitled[] = "-";
  static char *const no_title[] = { untitled, untitled };
  const char *name = ludo_page_element_name (node->type);
  g_autofree char *inside = g_strconcat (before, "  ", NULL);
  gboolean is_step = node->type == LUDO_NODE_STEP;
  LudoStepKind kind =
    is_step ? ludo_step_kind_find (ludo_page_attribute (node, "kind"))
            : LUDO_N_STEP_KINDS;

  g_string_append_printf (file, "%s<%s", before, name);
  append_attributes (file, node, kind);
  if (node->children->len == 0 && node->type != LUDO_NODE_SENTENCE && !is_step)
    {
      g_string_append (file, "/>");
      return;
    }
  g_string_append_c (file, '>');
  if (has_text (node->title)
      || (only != NULL && node->type == LUDO_NODE_LESSON))
    {
      g_string_append_printf (file, "%s<title>", inside);
      append_both (file, has_text (node->title) ? node->title : no_title, NULL,
                   "");
      g_string_append (file, "</title>");
    }
  if (node->type == LUDO_NODE_SENTENCE)
    append_both (file, node->text, node->terms, inside);
  for (guint i = 0; i < node->notes->len; i++)
    {
      g_string_append_printf (file, "%s<note", inside);
      append_attribute (file, "ref", g_ptr_array_index (node->notes, i));
      g_string_append (file, "/>");
    }
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *child = g_ptr_array_index (node->children, i);

      if (ludo_draft_is_written (child)
          && (!is_step || ludo_step_kind_has_element (kind, child->type))
          && (child->type != LUDO_NODE_STEP || only == NULL || child == only))
        append_node (file, child, only, inside);
    }
  g_string_append_printf (file, "%s</%s>", before, name);
}

/* Gives the sentences in @node that lack an id one that begins with @prefix. */
static void
fill_ids (const LudoPageNode *page,
          LudoPageNode       *node,
          const char         *prefix)
{
  if (node->id == NULL && node->type == LUDO_NODE_SENTENCE)
    node->id = _ludo_draft_dup_free_id (page, prefix, 1);
  for (guint i = 0; i < node->children->len; i++)
    fill_ids (page, g_ptr_array_index (node->children, i),
              node->id != NULL ? node->id : prefix);
}

char *
_ludo_draft_print (LudoPageNode       *page,
                   const LudoPageNode *only)
{
  GString *file = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");

  fill_ids (page, page, "aim");
  append_node (file, page, only, "\n");
  g_string_append_c (file, '\n');

  return g_string_free (file, FALSE);
}

/* Whether a letter goes on in the byte @c. */
static gboolean
is_inside (char c)
{
  return (c & 0xC0) == 0x80;
}

char *
_ludo_draft_change_markup (const char *markup,
                          const char *plain,
                          const char *line)
{
  gsize n_plain = strlen (plain), n_line = strlen (line);
  gsize before = 0, after = 0, at = 0;
  g_autofree char *added = NULL;
  GString *changed = g_string_new (NULL);

  /* Count the letters that stay at either end. */
  while (plain[before] != '\0' && plain[before] == line[before])
    before++;
  while (before > 0 && (is_inside (plain[before]) || is_inside (line[before])))
    before--;
  while (after < MIN (n_plain, n_line) - before
         && plain[n_plain - after - 1] == line[n_line - after - 1])
    after++;
  while (after > 0 && is_inside (plain[n_plain - after]))
    after--;

  added = g_markup_escape_text (line + before,
                                (gssize) (n_line - after - before));
  for (const char *next; *markup != '\0'; markup = next)
    {
      gboolean is_tag = *markup == '<';

      next = is_tag ? strchr (markup, '>') + 1
             : *markup == '&' ? strchr (markup, ';') + 1
                              : g_utf8_next_char (markup);
      if (at >= before)
        {
          g_string_append (changed, added);
          added[0] = '\0';
        }
      if (is_tag || at < before || at >= n_plain - after)
        g_string_append_len (changed, markup, next - markup);
      /* The markup has blanks at the end of an element that @plain lacks. */
      if (!is_tag && plain[at] != '\0')
        at += (gsize) (g_utf8_next_char (plain + at) - (plain + at));
    }
  g_string_append (changed, added);

  return g_string_free (changed, FALSE);
}
