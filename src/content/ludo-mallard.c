/* ludo-mallard.c: pages of the help, read as any other page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-mallard.h"

#include "content/ludo-markup.h"
#include "content/ludo-page-words.h"

#include <glib/gi18n.h>
#include <string.h>

#define DEPTH_MAX 24
/* The type of an element that makes no node of its own. */
#define NO_NODE LUDO_N_NODES

typedef enum
{
  PAGE, INFO, SECTION, TITLE, DESC, P, LIST, STEPS, TERMS, ITEM, TERM, NOTE,
  TABLE, TR, TD, MEDIA, LINK, EM, GUI, GUISEQ, KEY, KEYSEQ, APP, CODE, CMD,
  FILENAME, N_ELEMENTS,
} Element;

#define IN(element) (1u << (element))
#define BODY (IN (PAGE) | IN (SECTION))
#define INLINE (IN (TITLE) | IN (DESC) | IN (P) | IN (LINK) | IN (EM) \
                | IN (GUI) | IN (CODE) | IN (CMD) | IN (FILENAME) | IN (APP))

/* The elements: the parents that each may have, the node that it becomes in a
 * page, and Pango's element for its text, or NULL. */
static const struct
{
  const char *name;
  guint parents;
  LudoNodeType type;
  const char *letters;
} elements[N_ELEMENTS] = {
  [PAGE] = { "page", 0, LUDO_NODE_PAGE, NULL },
  [INFO] = { "info", BODY, NO_NODE, NULL },
  [SECTION] = { "section", IN (PAGE), LUDO_NODE_SECTION, NULL },
  [TITLE] = { "title", BODY | IN (TERM), NO_NODE, NULL },
  [DESC] = { "desc", IN (INFO), NO_NODE, NULL },
  [P] = { "p", BODY | IN (ITEM) | IN (TERM) | IN (NOTE) | IN (TD) | IN (MEDIA),
          NO_NODE, NULL },
  [LIST] = { "list", BODY, LUDO_NODE_LIST, NULL },
  [STEPS] = { "steps", BODY, LUDO_NODE_LIST, NULL },
  [TERMS] = { "terms", BODY, LUDO_NODE_GLOSSARY, NULL },
  [ITEM] = { "item", IN (LIST) | IN (STEPS), LUDO_NODE_ITEM, NULL },
  [TERM] = { "item", IN (TERMS), LUDO_NODE_ENTRY, NULL },
  [NOTE] = { "note", BODY, LUDO_NODE_BOX, NULL },
  [TABLE] = { "table", BODY, LUDO_NODE_TABLE, NULL },
  [TR] = { "tr", IN (TABLE), LUDO_NODE_ROW, NULL },
  [TD] = { "td", IN (TR), LUDO_NODE_CELL, NULL },
  [MEDIA] = { "media", BODY, LUDO_NODE_FIGURE, NULL },
  [LINK] = { "link", IN (P) | IN (INFO), NO_NODE, NULL },
  [EM] = { "em", INLINE, NO_NODE, "i" },
  [GUI] = { "gui", INLINE | IN (GUISEQ), NO_NODE, "b" },
  [GUISEQ] = { "guiseq", INLINE, NO_NODE, NULL },
  [KEY] = { "key", INLINE | IN (KEYSEQ), NO_NODE, "b" },
  [KEYSEQ] = { "keyseq", INLINE, NO_NODE, NULL },
  [APP] = { "app", INLINE, NO_NODE, "i" },
  [CODE] = { "code", INLINE, NO_NODE, "tt" },
  [CMD] = { "cmd", INLINE, NO_NODE, "tt" },
  [FILENAME] = { "file", INLINE, NO_NODE, "tt" },
};

/* Level: an element that is open. */
typedef struct
{
  Element element;
  LudoPageNode *node;           /* borrowed: its own, or the one around it */
  guint n_children;
} Level;

/* HelpParser: the state of the parser between two elements. */
typedef struct
{
  LudoPageLanguage language;
  LudoPageNode *page;           /* owned */
  Level levels[DEPTH_MAX];
  int depth;
  gboolean in_line;             /* the text that follows is kept */
  LudoPageWords words;
  LudoMarkupTally tally;
} HelpParser;

static LudoPageNode *
add_node (LudoPageNode *parent,
          LudoNodeType  type,
          int           line)
{
  LudoPageNode *node = ludo_page_node_new (type, line);

  g_ptr_array_add (parent->children, node);

  return node;
}

/* The reader tells sentences by their ids, which those of the help lack. */
static LudoPageNode *
add_sentence (LudoPageNode *parent,
              int           line)
{
  LudoPageNode *sentence = add_node (parent, LUDO_NODE_SENTENCE, line);

  sentence->id = g_strdup_printf ("%p", (void *) sentence);

  return sentence;
}

/* Whether @file is below the folder of the pages, as every picture must be. */
static gboolean
is_inside (const char *file)
{
  return file != NULL && file[0] != '\0' && file[0] != '/'
         && strstr (file, "..") == NULL;
}

static gboolean
start_link (HelpParser           *parser,
            GMarkupParseContext  *context,
            const char          **names,
            const char          **values,
            GError              **error)
{
  const char *target = ludo_markup_attribute (names, values, "xref");
  const char *type = ludo_markup_attribute (names, values, "type");
  gsize length;

  if (target == NULL)
    return ludo_markup_refuse (context, error,
                               _("<%s> does not say where it leads"), "link");
  if (!parser->in_line)
    {
      if (g_strcmp0 (type, "guide") == 0)
        g_ptr_array_add (parser->page->notes, g_strdup (target));
      return TRUE;
    }

  length = strcspn (target, "#");
  if (!_ludo_page_words_open (&parser->words, TRUE, NULL,
                              target[length] == '#' ? target + length + 1
                                                    : ""))
    return ludo_markup_refuse (context, error, _("<%s> may not stand here"),
                               "link");
  parser->words.term.page_id = g_strndup (target, length);

  return TRUE;
}

/* Reads the attributes of an element, before its text and children.  Returns:
 * FALSE with @error when they are refused. */
static gboolean
enter (HelpParser           *parser,
       GMarkupParseContext  *context,
       Level                *level,
       const Level          *parent,
       const char          **names,
       const char          **values,
       GError              **error)
{
  const char *id = ludo_markup_attribute (names, values, "id");
  const char *file = ludo_markup_attribute (names, values, "src");
  const char *letters = elements[level->element].letters;

  switch (level->element)
    {
    case PAGE:
      if (id == NULL)
        return ludo_markup_refuse (context, error, _("<%s> lacks its id"),
                                   "page");
      level->node->kind = g_strdup ("help");
      level->node->id = g_strdup (id);
      break;
    case SECTION:
      level->node->id = g_strdup (id);
      break;
    case STEPS:
      level->node->kind = g_strdup ("steps");
      break;
    case TITLE:
    case DESC:
    case P:
      parser->in_line = TRUE;
      break;
    case MEDIA:
      if (!is_inside (file))
        return ludo_markup_refuse (context, error,
                                   _("“%s” is no picture of the help"),
                                   file != NULL ? file : "");
      level->node->picture = g_strdup (file);
      break;
    case LINK:
      return start_link (parser, context, names, values, error);
    default:
      if (parent != NULL && parent->n_children > 1
          && (parent->element == KEYSEQ || parent->element == GUISEQ))
        {
          const char *sign = parent->element == KEYSEQ ? "+" : " ▸ ";

          _ludo_page_words_append (&parser->words, sign, strlen (sign));
        }
      if (letters != NULL)
        g_string_append_printf (parser->words.markup, "<%s>", letters);
      break;
    }

  return TRUE;
}

/* Returns: the element called @name within @parent, or N_ELEMENTS. */
static guint
find_element (const char  *name,
              const Level *parent)
{
  guint element = 0;

  while (element < N_ELEMENTS && !g_str_equal (elements[element].name, name))
    element++;
  if (element == ITEM && parent != NULL && parent->element == TERMS)
    element = TERM;

  return element;
}

static void
start_element (GMarkupParseContext  *context,
               const char           *name,
               const char          **names,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  HelpParser *parser = data;
  Level *level = &parser->levels[parser->depth];
  Level *parent = parser->depth > 0 ? level - 1 : NULL;
  guint element = find_element (name, parent);
  int line = ludo_markup_line (context);

  if (!ludo_markup_check_element (context, &parser->tally, names, values,
                                  error))
    return;
  if (element == N_ELEMENTS)
    {
      ludo_markup_refuse (context, error, _("<%s> is not known"), name);
      return;
    }
  if (parser->depth == DEPTH_MAX
      /* Refuse a second page, as GMarkup does not. */
      || (parent == NULL
            ? element != PAGE || parser->page != NULL
            : (elements[element].parents & IN (parent->element)) == 0)
      /* Elements for parts of a text need a text around them. */
      || (element >= EM && !parser->in_line))
    {
      ludo_markup_refuse (context, error, _("<%s> may not stand here"), name);
      return;
    }

  *level = (Level) { .element = element };
  if (parent == NULL)
    level->node = parser->page = ludo_page_node_new (LUDO_NODE_PAGE, line);
  else if (elements[element].type != NO_NODE)
    level->node = add_node (parent->node, elements[element].type, line);
  else
    level->node = parent->node;
  if (parent != NULL)
    parent->n_children++;
  if (enter (parser, context, level, parent, names, values, error))
    parser->depth++;
}

static void
read_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              data,
           GError              **error)
{
  HelpParser *parser = data;
  Element element;

  if (parser->depth == 0)
    return;

  element = parser->levels[parser->depth - 1].element;
  if ((IN (element) & (INLINE | IN (KEY))) != 0 && parser->in_line)
    _ludo_page_words_append (&parser->words, text, length);
  else if (!ludo_markup_is_blank (text, length))
    ludo_markup_refuse (context, error, _("text may not stand in <%s>"),
                        elements[element].name);
}

/* Makes one sentence of a paragraph's text or, in a figure, the description of
 * the picture. */
static void
end_paragraph (HelpParser   *parser,
               LudoPageNode *node,
               int           line)
{
  LudoPageLanguage language = parser->language;

  if (node->type == LUDO_NODE_PAGE || node->type == LUDO_NODE_SECTION
      || node->type == LUDO_NODE_BOX || node->type == LUDO_NODE_ENTRY)
    node = add_node (node, LUDO_NODE_PARAGRAPH, line);
  if (node->type != LUDO_NODE_FIGURE)
    node = add_sentence (node, line);
  _ludo_page_words_steal (&parser->words, &node->text[language],
                          &node->plain[language], &node->terms[language]);
}

static void
end_line (HelpParser           *parser,
          GMarkupParseContext  *context,
          const Level          *level,
          GError              **error)
{
  LudoPageNode *node = level->node;
  const char *name = elements[level->element].name;
  char **text = level->element == DESC ? node->origin
                : level->element == TITLE ? node->title : node->text;

  parser->in_line = FALSE;
  if (!ludo_markup_check_text (context, &parser->tally, name,
                               parser->words.plain->str,
                               level->element == TITLE
                                 ? LUDO_MARKUP_TITLE_MAX
                                 : LUDO_MARKUP_SENTENCE_MAX, error))
    return;

  if (text[parser->language] != NULL)
    ludo_markup_refuse (context, error, _("<%s> stands here twice"), name);
  else if (level->element == P)
    end_paragraph (parser, node, ludo_markup_line (context));
  else
    _ludo_page_words_steal (&parser->words, &text[parser->language], NULL,
                            NULL);
}

static void
end_element (GMarkupParseContext  *context,
             const char           *name,
             gpointer              data,
             GError              **error)
{
  HelpParser *parser = data;
  const Level *level = &parser->levels[--parser->depth];
  const char *letters = elements[level->element].letters;
  LudoPageNode *node = level->node;

  if (level->element == P || level->element == TITLE
      || level->element == DESC)
    end_line (parser, context, level, error);
  else if (level->element == MEDIA && node->text[parser->language] == NULL)
    ludo_markup_refuse (context, error, _("“%s” is not described"),
                        node->picture);
  else if (level->element == PAGE && node->title[parser->language] == NULL)
    ludo_markup_refuse (context, error, _("<%s> lacks its title"), "page");
  else if (level->element == LINK && parser->in_line)
    _ludo_page_words_close (&parser->words, TRUE);
  else if (letters != NULL)
    g_string_append_printf (parser->words.markup, "</%s>", letters);
}

LudoPageNode *
ludo_mallard_parse (const char        *text,
                    gsize              length,
                    LudoPageLanguage   language,
                    GError           **error)
{
  static const GMarkupParser callbacks = { start_element, end_element,
                                           read_text };
  g_autofree char *lacking = g_strdup_printf (_("<%s> lacks its title"),
                                              "page");
  g_autoptr (LudoPageNode) page = NULL;
  HelpParser parser = { .language = language };
  gboolean read;

  g_return_val_if_fail (text != NULL, NULL);

  _ludo_page_words_init (&parser.words);
  read = ludo_markup_parse (&callbacks, &parser, &parser.page, lacking, text,
                            length, error);
  _ludo_page_words_clear (&parser.words);
  page = parser.page;

  return read ? g_steal_pointer (&page) : NULL;
}

/* Makes absolute the paths of the pictures in @node and below, so that they do
 * not depend on the working directory. */
static void
place_pictures (LudoPageNode *node,
                const char   *folder)
{
  if (node->picture != NULL)
    {
      char *path = g_build_filename (folder, node->picture, NULL);

      g_free (node->picture);
      node->picture = path;
    }
  for (guint i = 0; i < node->children->len; i++)
    place_pictures (node->children->pdata[i], folder);
}

LudoPageNode *
ludo_mallard_load (const char        *path,
                   LudoPageLanguage   language,
                   GError           **error)
{
  gsize length = 0;
  g_autofree char *text = ludo_markup_read_file (path, &length, error);
  g_autofree char *folder = NULL;
  LudoPageNode *page;

  if (text == NULL)
    return NULL;

  page = ludo_mallard_parse (text, length, language, error);
  folder = g_path_get_dirname (path);
  if (page != NULL)
    place_pictures (page, folder);

  return page;
}

/* Adds to @list the title of @topic, as a link to it, and its description. */
static void
add_topic (LudoPageNode       *list,
           const LudoPageNode *topic,
           LudoPageLanguage    language)
{
  LudoPageNode *item = add_node (list, LUDO_NODE_ITEM, list->line);
  LudoPageNode *sentence = add_sentence (item, list->line);
  g_autofree char *title = ludo_page_dup_plain (topic->title[language]);
  LudoPageTerm link = { .end = (guint) strlen (title),
                        .entry_id = g_strdup (""),
                        .page_id = g_strdup (topic->id) };
  const char *about = topic->origin[language];

  sentence->text[language] = g_strconcat (topic->title[language],
                                          about != NULL ? "\n" : NULL, about,
                                          NULL);
  sentence->plain[language] = ludo_page_dup_plain (sentence->text[language]);
  sentence->terms[language] = ludo_page_terms_new ();
  g_array_append_val (sentence->terms[language], link);
}

/* Adds the topics that name @guide as the place where they are listed. */
static void
add_topics (LudoPageNode     *node,
            const char       *guide,
            const GPtrArray  *pages,
            LudoPageLanguage  language)
{
  LudoPageNode *list = NULL;

  for (guint i = 0; i < pages->len; i++)
    {
      const LudoPageNode *page = g_ptr_array_index (pages, i);

      if (!g_ptr_array_find_with_equal_func (page->notes, guide, g_str_equal,
                                             NULL))
        continue;
      if (list == NULL)
        list = add_node (node, LUDO_NODE_LIST, node->line);
      add_topic (list, page, language);
    }
}

void
ludo_mallard_add_topics (LudoPageNode     *page,
                         const GPtrArray  *pages,
                         LudoPageLanguage  language)
{
  g_return_if_fail (page != NULL && pages != NULL);

  for (guint i = 0; i < page->children->len; i++)
    {
      LudoPageNode *section = g_ptr_array_index (page->children, i);
      g_autofree char *guide = g_strconcat (page->id, "#", section->id, NULL);

      if (section->type == LUDO_NODE_SECTION)
        add_topics (section, guide, pages, language);
    }
  add_topics (page, page->id, pages, language);
}
