/* ludo-page.c: a page to read, in French and English
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-page"

#include "config.h"

#include "reader/ludo-page.h"

#include <string.h>

#define BIT(type) (1u << (type))

/* The elements that make a node, and inside which they may stand. */
static const struct
{
  const char *name;
  guint parents;
} node_types[LUDO_N_NODES] = {
  [LUDO_NODE_PAGE] = { "page", 0 },
  [LUDO_NODE_SECTION] = { "section", BIT (LUDO_NODE_PAGE) },
  [LUDO_NODE_PARAGRAPH] = { "p", BIT (LUDO_NODE_SECTION)
                                 | BIT (LUDO_NODE_BOX) },
  [LUDO_NODE_LIST] = { "list", BIT (LUDO_NODE_SECTION)
                               | BIT (LUDO_NODE_BOX) },
  [LUDO_NODE_ITEM] = { "item", BIT (LUDO_NODE_LIST) },
  [LUDO_NODE_BOX] = { "box", BIT (LUDO_NODE_SECTION) },
  [LUDO_NODE_TABLE] = { "table", BIT (LUDO_NODE_SECTION)
                                 | BIT (LUDO_NODE_BOX) },
  [LUDO_NODE_ROW] = { "row", BIT (LUDO_NODE_TABLE) },
  [LUDO_NODE_CELL] = { "cell", BIT (LUDO_NODE_ROW) },
  [LUDO_NODE_FIGURE] = { "figure", BIT (LUDO_NODE_SECTION)
                                   | BIT (LUDO_NODE_BOX) },
  [LUDO_NODE_CAPTION] = { "caption", BIT (LUDO_NODE_FIGURE) },
  [LUDO_NODE_SENTENCE] = { "s", BIT (LUDO_NODE_PARAGRAPH)
                                | BIT (LUDO_NODE_ITEM) | BIT (LUDO_NODE_CELL)
                                | BIT (LUDO_NODE_CAPTION) },
  [LUDO_NODE_SOURCE] = { "source", BIT (LUDO_NODE_PAGE) },
};

/* What the parser remembers between two elements. */
typedef struct
{
  GPtrArray *open;              /* LudoPageNode, outermost first; borrowed */
  LudoPageNode *page;           /* owned */
  gboolean in_title;
  int language;                 /* of the text being read, or -1 */
  GString *text;                /* read so far */
} Reading;

G_DEFINE_QUARK (ludo-page-error-quark, ludo_page_error)

void
ludo_page_free (LudoPageNode *page)
{
  if (page == NULL)
    return;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      g_free (page->title[i]);
      g_free (page->text[i]);
    }
  g_free (page->id);
  g_free (page->kind);
  g_free (page->sure);
  g_strfreev (page->rulesets);
  g_free (page->position);
  g_free (page->highlight);
  g_free (page->moves);
  g_ptr_array_unref (page->notes);
  g_ptr_array_unref (page->children);
  g_free (page);
}

static LudoPageNode *
node_new (LudoNodeType type,
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

static int
current_line (GMarkupParseContext *context)
{
  int line, character;

  /* A tag is told once it has been read; where a line ended with it, GMarkup
   * already stands at the beginning of the next. */
  g_markup_parse_context_get_position (context, &line, &character);

  return character <= 1 && line > 1 ? line - 1 : line;
}

static gboolean refuse (GMarkupParseContext *context, GError **error,
                        const char *format, ...) G_GNUC_PRINTF (3, 4);

static gboolean
refuse (GMarkupParseContext  *context,
        GError              **error,
        const char           *format,
        ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
               "line %d: %s", current_line (context), reason);

  return FALSE;
}

static LudoPageNode *
innermost (Reading *reading)
{
  if (reading->open->len == 0)
    return NULL;

  return g_ptr_array_index (reading->open, reading->open->len - 1);
}

static gboolean
take_attribute (LudoPageNode *node,
                const char   *name,
                const char   *value)
{
  const struct
  {
    const char *name;
    char **field;
  } fields[] = {
    { "id", &node->id }, { "kind", &node->kind }, { "sure", &node->sure },
    { "position", &node->position }, { "highlight", &node->highlight },
    { "moves", &node->moves },
  };

  if (node->type == LUDO_NODE_PAGE && g_str_equal (name, "game"))
    {
      g_free (node->kind);
      node->kind = g_strdup (value);
      return TRUE;
    }
  if (g_str_equal (name, "ruleset"))
    {
      g_strfreev (node->rulesets);
      node->rulesets = g_strsplit (value, " ", -1);
      return TRUE;
    }
  if (g_str_equal (name, "head"))
    {
      node->head = g_str_equal (value, "yes");
      return TRUE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_equal (name, fields[i].name))
      {
        g_free (*fields[i].field);
        *fields[i].field = g_strdup (value);
        return TRUE;
      }

  return FALSE;
}

static gboolean
open_node (Reading              *reading,
           GMarkupParseContext  *context,
           LudoNodeType          type,
           const char          **names,
           const char          **values,
           GError              **error)
{
  LudoPageNode *parent = innermost (reading);
  LudoPageNode *node;

  if (type == LUDO_NODE_PAGE ? parent != NULL || reading->page != NULL
      : parent == NULL || !(node_types[type].parents & BIT (parent->type)))
    return refuse (context, error, "<%s> may not stand here",
                   node_types[type].name);

  node = node_new (type, current_line (context));
  if (parent != NULL)
    g_ptr_array_add (parent->children, node);
  else
    reading->page = node;
  g_ptr_array_add (reading->open, node);

  for (int i = 0; names[i] != NULL; i++)
    if (!take_attribute (node, names[i], values[i]))
      return refuse (context, error, "<%s> has no attribute “%s”",
                     node_types[type].name, names[i]);

  if (type == LUDO_NODE_PAGE && (node->id == NULL || node->kind == NULL))
    return refuse (context, error, "<page> lacks its id or its game");
  if (type == LUDO_NODE_FIGURE && node->position == NULL)
    return refuse (context, error, "<figure> lacks its position");

  return TRUE;
}

static gboolean
open_language (Reading              *reading,
               GMarkupParseContext  *context,
               int                   language,
               GError              **error)
{
  LudoPageNode *node = innermost (reading);

  if (node == NULL
      || (!reading->in_title && node->type != LUDO_NODE_SENTENCE
          && node->type != LUDO_NODE_SOURCE))
    return refuse (context, error, "<%s> may not stand here",
                   language == LUDO_PAGE_FRENCH ? "fr" : "en");

  reading->language = language;
  g_string_truncate (reading->text, 0);

  return TRUE;
}

static gboolean
open_note (Reading              *reading,
           GMarkupParseContext  *context,
           const char          **names,
           const char          **values,
           GError              **error)
{
  LudoPageNode *node = innermost (reading);

  if (node == NULL || node->type != LUDO_NODE_SENTENCE)
    return refuse (context, error, "<note> stands in a sentence only");
  if (names[0] == NULL || !g_str_equal (names[0], "ref"))
    return refuse (context, error, "<note> lacks its source");

  g_ptr_array_add (node->notes, g_strdup (values[0]));

  return TRUE;
}

/* Foreign words and terms are slanted; a word's language chooses its voice
 * and its letters. */
static void
open_words (Reading     *reading,
            const char **names,
            const char **values)
{
  const char *language = NULL;

  for (int i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "xml:lang"))
      language = values[i];

  g_string_append (reading->text, "<i>");
  if (language != NULL)
    {
      g_autofree char *escaped = g_markup_escape_text (language, -1);

      g_string_append_printf (reading->text, "<span lang=\"%s\">", escaped);
    }
  else
    g_string_append (reading->text, "<span>");
}

static void
start_element (GMarkupParseContext  *context,
               const char           *name,
               const char          **names,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  Reading *reading = data;
  LudoPageNode *node = innermost (reading);

  if (reading->language >= 0)
    {
      if (g_str_equal (name, "i") || g_str_equal (name, "term"))
        open_words (reading, names, values);
      else
        refuse (context, error, "<%s> may not stand inside a text", name);
      return;
    }

  if (g_str_equal (name, "fr"))
    open_language (reading, context, LUDO_PAGE_FRENCH, error);
  else if (g_str_equal (name, "en"))
    open_language (reading, context, LUDO_PAGE_ENGLISH, error);
  else if (g_str_equal (name, "note"))
    open_note (reading, context, names, values, error);
  else if (g_str_equal (name, "title"))
    {
      if (node == NULL || !(BIT (node->type) & (BIT (LUDO_NODE_PAGE)
                                                | BIT (LUDO_NODE_SECTION)
                                                | BIT (LUDO_NODE_BOX))))
        refuse (context, error, "<title> may not stand here");
      reading->in_title = TRUE;
    }
  else
    {
      for (int type = 0; type < LUDO_N_NODES; type++)
        if (g_str_equal (name, node_types[type].name))
          {
            open_node (reading, context, type, names, values, error);
            return;
          }
      refuse (context, error, "<%s> is not known", name);
    }
}

/* A text's lines become one, without blanks around it. */
static char *
unfold (GString *text)
{
  GString *line = g_string_new (NULL);

  for (const char *p = text->str; *p != '\0'; p++)
    {
      if (!g_ascii_isspace (*p))
        g_string_append_c (line, *p);
      else if (line->len > 0 && line->str[line->len - 1] != ' ')
        g_string_append_c (line, ' ');
    }
  if (line->len > 0 && line->str[line->len - 1] == ' ')
    g_string_truncate (line, line->len - 1);

  return g_string_free (line, FALSE);
}

static gboolean
has_both (char **texts)
{
  return texts[LUDO_PAGE_FRENCH] != NULL && texts[LUDO_PAGE_ENGLISH] != NULL;
}

static void
end_language (Reading *reading)
{
  LudoPageNode *node = innermost (reading);
  char **texts = reading->in_title ? node->title : node->text;

  g_free (texts[reading->language]);
  texts[reading->language] = unfold (reading->text);
  reading->language = -1;
}

static void
end_element (GMarkupParseContext  *context,
             const char           *name,
             gpointer              data,
             GError              **error)
{
  Reading *reading = data;
  LudoPageNode *node = innermost (reading);

  if (g_str_equal (name, "fr") || g_str_equal (name, "en"))
    end_language (reading);
  else if (g_str_equal (name, "i") || g_str_equal (name, "term"))
    g_string_append (reading->text, "</span></i>");
  else if (g_str_equal (name, "title"))
    {
      reading->in_title = FALSE;
      if (!has_both (node->title))
        refuse (context, error, "a title lacks its French or its English");
    }
  else if (!g_str_equal (name, "note"))
    {
      if ((node->type == LUDO_NODE_SENTENCE || node->type == LUDO_NODE_SOURCE)
          && !has_both (node->text))
        refuse (context, error, "“%s” lacks its French or its English",
                node->id != NULL ? node->id : name);
      g_ptr_array_set_size (reading->open, reading->open->len - 1);
    }
}

static gboolean
is_blank (const char *text,
          gsize       length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (text[i]))
      return FALSE;

  return TRUE;
}

static void
read_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              data,
           GError              **error)
{
  Reading *reading = data;
  g_autofree char *escaped = NULL;

  if (reading->language < 0)
    {
      if (!is_blank (text, length))
        refuse (context, error, "text outside <fr> and <en>");
      return;
    }

  escaped = g_markup_escape_text (text, length);
  g_string_append (reading->text, escaped);
}

static const GMarkupParser parser = {
  .start_element = start_element,
  .end_element = end_element,
  .text = read_text,
};

LudoPageNode *
ludo_page_load (const char  *path,
                GError     **error)
{
  g_autofree char *text = NULL;
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  g_autoptr (LudoPageNode) page = NULL;
  Reading reading = { .open = open, .language = -1 };
  gboolean read;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);

  if (!g_file_get_contents (path, &text, &length, error))
    return NULL;

  reading.text = g_string_new (NULL);
  context = g_markup_parse_context_new (&parser, 0, &reading, NULL);
  read = g_markup_parse_context_parse (context, text, length, error)
         && g_markup_parse_context_end_parse (context, error);
  g_string_free (reading.text, TRUE);
  page = reading.page;
  if (!read)
    {
      g_autofree char *name = g_path_get_basename (path);

      /* The line is in the message already, GMarkup's own included. */
      g_prefix_error (error, "%s, ", name);
      return NULL;
    }

  return g_steal_pointer (&page);
}

const char *
ludo_page_game (const LudoPageNode *page)
{
  g_return_val_if_fail (page != NULL && page->type == LUDO_NODE_PAGE, NULL);

  return page->kind;
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
