/* ludo-help-page.c: one page of the help
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-help-page"

#include "config.h"

#include "app/reading/ludo-help-page.h"

#include "content/ludo-markup.h"

#include <glib/gi18n.h>
#include <string.h>

#define DEPTH_MAX 24

typedef enum
{
  PAGE, INFO, SECTION, TITLE, DESC, P, LIST, STEPS, TERMS, ITEM, NOTE, TABLE,
  TR, TD, MEDIA, LINK, EM, GUI, GUISEQ, KEY, KEYSEQ, APP, CODE, CMD, FILENAME,
  N_ELEMENTS,
} Element;

#define IN(element) (1u << (element))
#define BODY (IN (PAGE) | IN (SECTION))
#define INLINE (IN (TITLE) | IN (DESC) | IN (P) | IN (LINK) | IN (EM) \
                | IN (GUI) | IN (CODE) | IN (CMD) | IN (FILENAME) | IN (APP))

/* Where each may stand, and how what it holds is written for Pango. */
static const struct
{
  const char *name;
  guint parents;
  const char *open, *close;
} elements[N_ELEMENTS] = {
  [PAGE] = { "page", 0 },
  [INFO] = { "info", BODY },
  [SECTION] = { "section", BODY },
  [TITLE] = { "title", BODY | IN (ITEM) },
  [DESC] = { "desc", IN (INFO) },
  [P] = { "p", BODY | IN (ITEM) | IN (NOTE) | IN (TD) | IN (MEDIA) },
  [LIST] = { "list", BODY | IN (ITEM) },
  [STEPS] = { "steps", BODY | IN (ITEM) },
  [TERMS] = { "terms", BODY },
  [ITEM] = { "item", IN (LIST) | IN (STEPS) | IN (TERMS) },
  [NOTE] = { "note", BODY },
  [TABLE] = { "table", BODY },
  [TR] = { "tr", IN (TABLE) },
  [TD] = { "td", IN (TR) },
  [MEDIA] = { "media", BODY },
  [LINK] = { "link", (INLINE & ~IN (LINK)) | IN (INFO), NULL, "</a>" },
  [EM] = { "em", INLINE, "<i>", "</i>" },
  [GUI] = { "gui", INLINE | IN (GUISEQ), "<b>", "</b>" },
  [GUISEQ] = { "guiseq", INLINE },
  [KEY] = { "key", INLINE | IN (KEYSEQ), "<b>", "</b>" },
  [KEYSEQ] = { "keyseq", INLINE },
  [APP] = { "app", INLINE, "<i>", "</i>" },
  [CODE] = { "code", INLINE, "<tt>", "</tt>" },
  [CMD] = { "cmd", INLINE, "<tt>", "</tt>" },
  [FILENAME] = { "file", INLINE, "<tt>", "</tt>" },
};

typedef struct
{
  LudoHelpPage *page;
  GMarkupParseContext *context;
  Element stack[DEPTH_MAX];
  int n_children[DEPTH_MAX];
  int depth;
  GString *text;                /* of the line being read, or NULL */
  GString *plain;               /* the same without markup */
  LudoHelpBlock *picture;       /* that still lacks its description */
  GPtrArray *cells;             /* of the row being read */
  char *section_id;             /* of a section that still lacks its title */
} Reader;

static void
block_free (gpointer data)
{
  LudoHelpBlock *block = data;

  g_free (block->text);
  g_free (block->id);
  g_free (block->file);
  g_clear_pointer (&block->cells, g_ptr_array_unref);
  g_free (block);
}

void
ludo_help_page_free (LudoHelpPage *page)
{
  g_free (page->id);
  g_free (page->title);
  g_free (page->description);
  g_ptr_array_unref (page->guides);
  g_ptr_array_unref (page->blocks);
  g_free (page);
}

static int
count (const Reader *reader,
       Element       element)
{
  int n = 0;

  for (int i = 0; i < reader->depth; i++)
    n += reader->stack[i] == element;

  return n;
}

static LudoHelpBlock *
add_block (Reader            *reader,
           LudoHelpBlockType  type)
{
  LudoHelpBlock *block = g_new0 (LudoHelpBlock, 1);

  block->type = type;
  block->level = type == LUDO_HELP_HEADING ? 1 + count (reader, SECTION)
                                           : count (reader, ITEM);
  g_ptr_array_add (reader->page->blocks, block);

  return block;
}

/* A picture lies beside the pages; nothing else is opened for them. */
static gboolean
is_inside (const char *file)
{
  return file != NULL && file[0] != '\0' && file[0] != '/'
         && strstr (file, "..") == NULL;
}

static gboolean
start_page (Reader      *reader,
            const char **names,
            const char **values,
            GError     **error)
{
  const char *id = ludo_markup_attribute (names, values, "id");

  if (id == NULL)
    return ludo_markup_refuse (reader->context, error, _("<%s> lacks its id"),
                               "page");
  reader->page->id = g_strdup (id);

  return TRUE;
}

static gboolean
start_link (Reader      *reader,
            Element      parent,
            const char **names,
            const char **values,
            GError     **error)
{
  const char *target = ludo_markup_attribute (names, values, "xref");
  g_autofree char *escaped = NULL;

  if (target == NULL)
    return ludo_markup_refuse (reader->context, error,
                               _("<%s> does not say where it leads"), "link");
  if (parent == INFO)
    {
      const char *type = ludo_markup_attribute (names, values, "type");

      if (g_strcmp0 (type, "guide") == 0)
        g_ptr_array_add (reader->page->guides, g_strdup (target));
      return TRUE;
    }
  escaped = g_markup_escape_text (target, -1);
  g_string_append_printf (reader->text, "<a href=\"%s\">", escaped);

  return TRUE;
}

/* What is read of an element before what it holds. */
static gboolean
enter (Reader      *reader,
       Element      element,
       Element      parent,
       const char **names,
       const char **values,
       GError     **error)
{
  int n_before = reader->depth > 0 ? reader->n_children[reader->depth - 1]++
                                   : 0;
  const char *file;

  switch (element)
    {
    case PAGE:
      return start_page (reader, names, values, error);

    case SECTION:
      g_free (reader->section_id);
      reader->section_id = g_strdup (ludo_markup_attribute (names, values,
                                                            "id"));
      break;

    case TITLE:
    case DESC:
    case P:
      reader->text = g_string_new (NULL);
      reader->plain = g_string_new (NULL);
      break;

    case TR:
      reader->cells = g_ptr_array_new_with_free_func (g_free);
      break;

    case MEDIA:
      file = ludo_markup_attribute (names, values, "src");
      if (!is_inside (file))
        return ludo_markup_refuse (reader->context, error,
                                   _("“%s” is no picture of the help"),
                                   file != NULL ? file : "");
      reader->picture = add_block (reader, LUDO_HELP_PICTURE);
      reader->picture->file = g_strdup (file);
      break;

    case LINK:
      return start_link (reader, parent, names, values, error);

    default:
      if (n_before > 0 && parent == KEYSEQ)
        g_string_append (reader->text, "+");
      else if (n_before > 0 && parent == GUISEQ)
        g_string_append (reader->text, " ▸ ");
      if (elements[element].open != NULL)
        g_string_append (reader->text, elements[element].open);
      break;
    }

  return TRUE;
}

static void
start_element (GMarkupParseContext  *context,
               const char           *name,
               const char          **names,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  Reader *reader = data;
  Element parent = reader->depth > 0 ? reader->stack[reader->depth - 1] : PAGE;
  guint element = 0;

  while (element < N_ELEMENTS && !g_str_equal (elements[element].name, name))
    element++;
  if (element == N_ELEMENTS)
    {
      ludo_markup_refuse (context, error, _("<%s> is not known"), name);
      return;
    }
  if (reader->depth == DEPTH_MAX
      || (reader->depth == 0 ? element != PAGE
                             : (elements[element].parents & IN (parent)) == 0)
      /* A guide link says nothing. */
      || (element >= EM && reader->text == NULL))
    {
      ludo_markup_refuse (context, error, _("<%s> may not stand here"), name);
      return;
    }

  if (!enter (reader, element, parent, names, values, error))
    return;
  reader->stack[reader->depth] = element;
  reader->n_children[reader->depth] = 0;
  reader->depth++;
}

static void
read_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              data,
           GError              **error)
{
  Reader *reader = data;
  Element element;
  g_autofree char *escaped = NULL;

  if (reader->depth == 0)
    return;

  element = reader->stack[reader->depth - 1];
  if ((IN (element) & (INLINE | IN (KEY))) != 0 && reader->text != NULL)
    {
      escaped = g_markup_escape_text (text, length);
      ludo_markup_append (reader->text, escaped, strlen (escaped));
      ludo_markup_append (reader->plain, text, length);
    }
  else if (!ludo_markup_is_blank (text, length))
    ludo_markup_refuse (context, error, _("text may not stand in <%s>"),
                        elements[element].name);
}

/* A paragraph's place in the page is where it stands in the file. */
static void
end_paragraph (Reader *reader,
               Element parent,
               char   *text)
{
  int depth = reader->depth;
  LudoHelpBlock *block;

  if (parent == TD)
    {
      g_ptr_array_add (reader->cells, text);
      return;
    }
  if (parent == MEDIA)
    {
      g_free (reader->picture->text);
      reader->picture->text = g_strstrip (g_strdup (reader->plain->str));
      g_free (text);
      return;
    }

  block = add_block (reader, parent == NOTE ? LUDO_HELP_NOTE
                                            : LUDO_HELP_PARAGRAPH);
  block->text = text;
  /* The paragraph was counted among what the item holds. */
  if (parent == ITEM && reader->n_children[depth - 1] == 1)
    {
      block->type = LUDO_HELP_ITEM;
      if (reader->stack[depth - 2] == STEPS)
        block->number = reader->n_children[depth - 2];
    }
}

static void
end_title (Reader *reader,
           Element parent,
           char   *text)
{
  LudoHelpBlock *block;

  if (parent == PAGE)
    {
      g_free (reader->page->title);
      reader->page->title = g_strstrip (g_strdup (reader->plain->str));
      g_free (text);
      return;
    }

  block = add_block (reader, parent == SECTION ? LUDO_HELP_HEADING
                                               : LUDO_HELP_TERM);
  block->text = text;
  if (parent == SECTION)
    block->id = g_steal_pointer (&reader->section_id);
}

static void
end_line (Reader  *reader,
          Element  element,
          Element  parent)
{
  char *text = g_strstrip (g_string_free (g_steal_pointer (&reader->text),
                                          FALSE));

  if (element == P)
    end_paragraph (reader, parent, text);
  else if (element == TITLE)
    end_title (reader, parent, text);
  else
    {
      g_free (reader->page->description);
      reader->page->description = text;
    }
  g_string_free (g_steal_pointer (&reader->plain), TRUE);
}

static void
end_element (GMarkupParseContext  *context,
             const char           *name,
             gpointer              data,
             GError              **error)
{
  Reader *reader = data;
  Element element = reader->stack[--reader->depth];
  Element parent = reader->depth > 0 ? reader->stack[reader->depth - 1] : PAGE;

  if (element == P || element == TITLE || element == DESC)
    end_line (reader, element, parent);
  else if (element == TR)
    add_block (reader, LUDO_HELP_ROW)->cells =
      g_steal_pointer (&reader->cells);
  else if (element == MEDIA && reader->picture->text == NULL)
    ludo_markup_refuse (context, error, _("“%s” is not described"),
                        reader->picture->file);
  else if (element == PAGE && reader->page->title == NULL)
    ludo_markup_refuse (context, error, _("<%s> lacks its title"), "page");
  else if (elements[element].close != NULL && parent != INFO)
    g_string_append (reader->text, elements[element].close);
}

LudoHelpPage *
ludo_help_page_parse (const char  *text,
                      gsize        length,
                      GError     **error)
{
  static const GMarkupParser parser = { start_element, end_element, read_text };
  g_autoptr (LudoHelpPage) page = g_new0 (LudoHelpPage, 1);
  g_autoptr (GMarkupParseContext) context = NULL;
  Reader reader = { .page = page };
  gboolean read;

  g_return_val_if_fail (text != NULL, NULL);

  page->guides = g_ptr_array_new_with_free_func (g_free);
  page->blocks = g_ptr_array_new_with_free_func (block_free);
  if (length > LUDO_HELP_PAGE_MAX)
    {
      g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_PARSE,
                           _("too large to be a page of the help"));
      return NULL;
    }

  context = g_markup_parse_context_new (&parser,
                                        G_MARKUP_TREAT_CDATA_AS_TEXT,
                                        &reader, NULL);
  reader.context = context;
  read = ludo_markup_parse (context, text, length, error);
  if (reader.text != NULL)
    g_string_free (reader.text, TRUE);
  if (reader.plain != NULL)
    g_string_free (reader.plain, TRUE);
  g_clear_pointer (&reader.cells, g_ptr_array_unref);
  g_free (reader.section_id);
  /* To GMarkup a file of comments alone is whole. */
  if (read && page->title == NULL)
    read = ludo_markup_refuse (context, error, _("<%s> lacks its title"),
                               "page");

  return read ? g_steal_pointer (&page) : NULL;
}

LudoHelpPage *
ludo_help_page_load (const char  *path,
                     GError     **error)
{
  g_autofree char *text = NULL;
  gsize length = 0;

  g_return_val_if_fail (path != NULL, NULL);

  text = ludo_markup_read_file (path, &length, error);
  if (text == NULL)
    return NULL;

  return ludo_help_page_parse (text, length, error);
}
