/* ludo-page-parser.c: reads the files of the pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Anybody may put a page into the folder of their own, so nothing in a file
 * is taken for granted; every refusal names the line.
 */

#include "content/ludo-markup.h"
#include "content/ludo-page-elements.h"
#include "content/ludo-page-words.h"
#include "content/ludo-reader-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "play/ludo-lines.h"

/* Limits of a page beside those of every file: of the sentences of a paragraph,
 * and of figures, each of which is a picture in memory. */
#define SENTENCES_MAX 50
#define FIGURES_MAX 100

/* PageParser: the state of the parser between two elements. */
typedef struct
{
  GPtrArray *open;              /* LudoPageNode, outermost first; borrowed */
  GHashTable *ids;              /* those given so far; borrowed keys */
  LudoPageNode *page;           /* owned */
  LudoNodeType root;            /* what the whole file is */
  LudoPageField field;
  int language;                 /* of the text being read, or -1 */
  LudoPageWords *words;
  LudoMarkupTally tally;
  guint n_figures;
} PageParser;

static gboolean
refuse_place (GMarkupParseContext  *context,
              GError              **error,
              const char           *name)
{
  /* Translators: an element of a page's file, such as <p>. */
  return ludo_markup_refuse (context, error, _("<%s> is not allowed here"),
                             name);
}

static LudoPageNode *
innermost (PageParser *parser)
{
  if (parser->open->len == 0)
    return NULL;

  return g_ptr_array_index (parser->open, parser->open->len - 1);
}

/* Returns: the message for an outermost element that lacks an attribute that it
 * needs. */
static const char *
lacking (LudoNodeType root)
{
  return root == LUDO_NODE_PAGE ? _("<page> has no id or names no game")
         : root == LUDO_NODE_LESSON ? _("<lesson> names no game")
         : _("<atlas> names no game");
}

static gboolean
check_node (PageParser           *parser,
            GMarkupParseContext  *context,
            LudoPageNode         *node,
            gboolean              is_picture,
            GError              **error)
{
  static const char *const sure_words[] = { "sure", "likely", "doubtful",
                                            "wrong", NULL };
  const char *name = _ludo_page_elements[node->type].name;

  if (node->type == parser->root
      && (node->kind == NULL
          || (node->type == LUDO_NODE_PAGE && node->id == NULL)))
    return ludo_markup_refuse (context, error, "%s", lacking (parser->root));
  if (_ludo_page_elements[node->type].needs_id
      && (node->id == NULL || node->id[0] == '\0'))
    return ludo_markup_refuse (context, error, _("<%s> lacks its id"), name);
  if (node->id != NULL && !g_hash_table_add (parser->ids, node->id))
    return ludo_markup_refuse (context, error,
                               _("the id “%s” is used twice"),
                               node->id);
  if (is_picture != (node->picture != NULL))
    return ludo_markup_refuse (context, error,
                               _("only <picture> has a file, and it must have "
                                 "one"));
  if (node->type == LUDO_NODE_FIGURE && !is_picture && node->position == NULL)
    return ludo_markup_refuse (context, error,
                               _("<figure> lacks its position"));
  if (node->sure != NULL && !g_strv_contains (sure_words, node->sure))
    return ludo_markup_refuse (context, error,
                               _("“%s” is not a degree of certainty"),
                               node->sure);
  if (node->type == LUDO_NODE_VERSE
      && (node->language == NULL || node->language[0] == '\0'
          || strspn (node->language, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS
                                     "-") < strlen (node->language)))
    return ludo_markup_refuse (context, error,
                               _("<verse> names no language for its lines"));
  if (node->type == LUDO_NODE_VERSE && node->number < 0)
    return ludo_markup_refuse (context, error,
                               _("<verse> does not begin with a line number "
                                 "from 1 to %d"), LUDO_PAGE_LINE_MAX);

  return TRUE;
}

/* Whether @node, the last of its parent's children, is within the limits. */
static gboolean
check_count (PageParser           *parser,
             GMarkupParseContext  *context,
             LudoPageNode         *node,
             LudoPageNode         *parent,
             GError              **error)
{
  if (node->type == LUDO_NODE_SENTENCE && parent->children->len > SENTENCES_MAX)
    return ludo_markup_refuse (context, error,
                               _("<%s> holds more than %d sentences"),
                               _ludo_page_elements[parent->type].name,
                               SENTENCES_MAX);
  if (node->type == LUDO_NODE_FIGURE && ++parser->n_figures > FIGURES_MAX)
    return ludo_markup_refuse (context, error,
                               _("the page has more than %d figures"),
                               FIGURES_MAX);

  return TRUE;
}

static gboolean
open_node (PageParser           *parser,
           GMarkupParseContext  *context,
           LudoNodeType          type,
           const char           *name,
           const char          **names,
           const char          **values,
           GError              **error)
{
  LudoPageNode *parent = innermost (parser);
  LudoPageNode *node;

  if (parser->field != LUDO_PAGE_FIELD_TEXT
      || (type == parser->root
            ? parent != NULL || parser->page != NULL
            : parent == NULL
              || !(_ludo_page_elements[type].parents
                   & LUDO_PAGE_BIT (parent->type))))
    return refuse_place (context, error, name);

  node = ludo_page_node_new (type, ludo_markup_line (context));
  if (parent != NULL)
    g_ptr_array_add (parent->children, node);
  else
    parser->page = node;
  g_ptr_array_add (parser->open, node);

  for (int i = 0; names[i] != NULL; i++)
    {
      g_autofree char *value = ludo_lines_strip (g_strdup (values[i]));

      if (!_ludo_page_set_attribute (node, names[i], value))
        return ludo_markup_refuse (context, error,
                                   _("<%s> has no attribute “%s”"), name,
                                   names[i]);
    }

  return check_node (parser, context, node, g_str_equal (name, "picture"),
                     error)
         && check_count (parser, context, node, parent, error);
}

/* Returns: the texts of @node, French and English, that @field is read into. */
static char **
texts_of (LudoPageNode  *node,
          LudoPageField  field)
{
  switch (field)
    {
    case LUDO_PAGE_FIELD_TITLE:
      return node->title;
    case LUDO_PAGE_FIELD_NAME:
      /* An atlas needs `title` for its <title>. */
      return node->type == LUDO_NODE_ATLAS ? node->origin : node->title;
    case LUDO_PAGE_FIELD_ORIGIN:
      return node->origin;
    default:
      return node->text;
    }
}

static void
open_language (PageParser           *parser,
               GMarkupParseContext  *context,
               int                   language,
               const char           *name,
               GError              **error)
{
  LudoPageNode *node = innermost (parser);

  if (node == NULL
      || (parser->field == LUDO_PAGE_FIELD_TEXT
          && node->type != LUDO_NODE_SENTENCE
          && node->type != LUDO_NODE_SOURCE))
    {
      refuse_place (context, error, name);
      return;
    }
  if (texts_of (node, parser->field)[language] != NULL)
    {
      ludo_markup_refuse (context, error, _("<%s> appears here twice"), name);
      return;
    }

  parser->language = language;
}

static void
open_note (PageParser           *parser,
           GMarkupParseContext  *context,
           const char          **names,
           const char          **values,
           GError              **error)
{
  LudoPageNode *node = innermost (parser);

  if (node == NULL || (node->type != LUDO_NODE_SENTENCE
                       && node->type != LUDO_NODE_VERSE))
    refuse_place (context, error, "note");
  else if (names[0] == NULL || !g_str_equal (names[0], "ref"))
    ludo_markup_refuse (context, error, _("<note> names no source"));
  else
    g_ptr_array_add (node->notes, g_strdup (values[0]));
}

/* Whether @node is a line of verse, which stands in one language. */
static gboolean
is_line (const LudoPageNode *node)
{
  return node != NULL && node->type == LUDO_NODE_SENTENCE && node->number > 0;
}

/* The last line of @verse so far, or NULL. */
static LudoPageNode *
last_line (const LudoPageNode *verse)
{
  for (guint i = verse->children->len; i-- > 0;)
    if (is_line (verse->children->pdata[i]))
      return verse->children->pdata[i];

  return NULL;
}

/* Opens a line of verse, whose name is that of the verse and its number. */
static void
open_line (PageParser           *parser,
           GMarkupParseContext  *context,
           const char          **names,
           GError              **error)
{
  LudoPageNode *verse = innermost (parser);
  LudoPageNode *line, *before;

  if (verse == NULL || verse->type != LUDO_NODE_VERSE)
    {
      refuse_place (context, error, "l");
      return;
    }
  if (names[0] != NULL)
    {
      ludo_markup_refuse (context, error, _("<%s> has no attribute “%s”"), "l",
                          names[0]);
      return;
    }

  before = last_line (verse);
  line = ludo_page_node_new (LUDO_NODE_SENTENCE, ludo_markup_line (context));
  line->number = before != NULL ? before->number + 1 : MAX (verse->number, 1);
  line->id = g_strdup_printf ("%s-%d", verse->id, line->number);
  line->language = g_strdup (verse->language);
  g_ptr_array_add (verse->children, line);
  g_ptr_array_add (parser->open, line);
  parser->language = LUDO_PAGE_FRENCH;
  if (check_node (parser, context, line, FALSE, error))
    check_count (parser, context, line, verse, error);
}

/* Opens a link to another page of the game, to a lesson, or to a place in
 * either. */
static void
open_link (PageParser           *parser,
           GMarkupParseContext  *context,
           const char          **names,
           const char          **values,
           GError              **error)
{
  const char *ref = names[0] != NULL && g_str_equal (names[0], "ref")
                      ? values[0] : "";
  gsize length = strcspn (ref, "#");

  if (length == 0)
    ludo_markup_refuse (context, error, _("<%s> does not say where it leads"),
                        "link");
  else if (!_ludo_page_words_open (parser->words, TRUE, NULL,
                                   ref[length] == '#' ? ref + length + 1 : ""))
    refuse_place (context, error, "link");
  else
    parser->words->term.page_id = g_strndup (ref, length);
}

/* Opens foreign words or a term. */
static void
open_words (PageParser           *parser,
            GMarkupParseContext  *context,
            const char           *name,
            const char          **names,
            const char          **values,
            GError              **error)
{
  gboolean is_term = g_str_equal (name, "term");
  const char *language = NULL;
  const char *entry = NULL;

  for (int i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "xml:lang"))
      language = values[i];
    else if (is_term && g_str_equal (names[i], "ref"))
      entry = values[i];
    else
      {
        ludo_markup_refuse (context, error, _("<%s> has no attribute “%s”"),
                            name, names[i]);
        return;
      }

  if (!_ludo_page_words_open (parser->words, is_term, language, entry))
    refuse_place (context, error, name);
}

/* Whether @name is an element for letters that Pango calls the same: bold for
 * what a key or a button says, "tt" for what is typed. */
static gboolean
is_letters (const char *name)
{
  return g_str_equal (name, "b") || g_str_equal (name, "tt");
}

/* Opens an element for letters, or begins a new line for "br". */
static void
open_letters (PageParser           *parser,
              GMarkupParseContext  *context,
              const char           *name,
              const char          **names,
              GError              **error)
{
  /* Only a page may have them, because the editor of lessons drops them. */
  if (parser->root != LUDO_NODE_PAGE)
    refuse_place (context, error, name);
  else if (names[0] != NULL)
    ludo_markup_refuse (context, error, _("<%s> has no attribute “%s”"), name,
                        names[0]);
  else if (g_str_equal (name, "br"))
    {
      g_string_append_c (parser->words->markup, '\n');
      g_string_append_c (parser->words->plain, '\n');
    }
  else
    g_string_append_printf (parser->words->markup, "<%s>", name);
}

/* Puts the name of a ruleset into the text, in the text's language, so that it
 * is called as in the window. */
static void
open_ruleset (PageParser           *parser,
              GMarkupParseContext  *context,
              const char          **names,
              const char          **values,
              GError              **error)
{
  g_autofree char *name = NULL;

  if (names[0] == NULL || !g_str_equal (names[0], "id"))
    {
      ludo_markup_refuse (context, error, _("<%s> lacks its id"), "ruleset");
      return;
    }
  name = ludo_page_dup_ruleset_name (parser->page->kind, values[0],
                                     parser->language);
  if (name == NULL)
    {
      ludo_markup_refuse (context, error, _("the game has no ruleset “%s”"),
                          values[0]);
      return;
    }
  if (!_ludo_page_words_open (parser->words, FALSE, NULL, NULL))
    {
      refuse_place (context, error, "ruleset");
      return;
    }
  _ludo_page_words_append (parser->words, name, strlen (name));
}

static void
start_element (GMarkupParseContext  *context,
               const char           *name,
               const char          **names,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  PageParser *parser = data;
  LudoPageNode *node = innermost (parser);
  const char *root = _ludo_page_elements[parser->root].name;

  if (!ludo_markup_check_element (context, &parser->tally, names, values,
                                  error))
    return;
  if (parser->page == NULL && !g_str_equal (name, root))
    {
      ludo_markup_refuse (context, error,
                          /* Translators: what holds all of a file, such as
                           * <page>, and what stands there instead. */
                          _("the file has to begin with <%s>, not with <%s>"),
                          root, name);
      return;
    }

  if (parser->language >= 0)
    {
      /* The texts of an atlas have no elements, because they are shown beside
       * the map as plain text; those of verse are the poet's. */
      if (parser->root == LUDO_NODE_ATLAS || is_line (node))
        refuse_place (context, error, name);
      else if (g_str_equal (name, "i") || g_str_equal (name, "term"))
        open_words (parser, context, name, names, values, error);
      else if (g_str_equal (name, "link"))
        open_link (parser, context, names, values, error);
      else if (g_str_equal (name, "ruleset"))
        open_ruleset (parser, context, names, values, error);
      else if (is_letters (name) || g_str_equal (name, "br"))
        open_letters (parser, context, name, names, error);
      else
        refuse_place (context, error, name);
      return;
    }
  if (g_str_equal (name, "fr") || g_str_equal (name, "en"))
    {
      open_language (parser, context,
                     name[0] == 'f' ? LUDO_PAGE_FRENCH : LUDO_PAGE_ENGLISH,
                     name, error);
      return;
    }
  if (g_str_equal (name, "note"))
    {
      open_note (parser, context, names, values, error);
      return;
    }
  if (g_str_equal (name, "l"))
    {
      open_line (parser, context, names, error);
      return;
    }

  for (LudoPageField field = LUDO_PAGE_FIELD_TITLE;
       field < LUDO_PAGE_N_FIELDS; field++)
    if (g_str_equal (name, _ludo_page_fields[field].name))
      {
        if (node == NULL || parser->field != LUDO_PAGE_FIELD_TEXT
            || !(_ludo_page_fields[field].parents & LUDO_PAGE_BIT (node->type)))
          refuse_place (context, error, name);
        else
          parser->field = field;
        return;
      }
  for (int type = 0; type < LUDO_N_NODES; type++)
    if (g_str_equal (name, _ludo_page_elements[type].name)
        || (type == LUDO_NODE_FIGURE && g_str_equal (name, "picture")))
      {
        open_node (parser, context, type, name, names, values, error);
        return;
      }
  ludo_markup_refuse (context, error, _("<%s> is not known"), name);
}

static void
close_language (PageParser           *parser,
                GMarkupParseContext  *context,
                GError              **error)
{
  LudoPageNode *node = innermost (parser);
  int language = parser->language;
  gboolean is_text = parser->field == LUDO_PAGE_FIELD_TEXT;
  gboolean is_long = is_text || parser->field == LUDO_PAGE_FIELD_DESCRIPTION
                     || parser->field == LUDO_PAGE_FIELD_SUMMARY;

  if (parser->root != LUDO_NODE_PAGE
      && ludo_markup_is_blank (parser->words->plain->str,
                               parser->words->plain->len))
    ludo_markup_refuse (context, error, _("this text is empty"));
  ludo_markup_check_text (context, &parser->tally,
                          is_text ? _ludo_page_elements[node->type].name
                                  : _ludo_page_fields[parser->field].name,
                          parser->words->plain->str,
                          is_long ? LUDO_MARKUP_SENTENCE_MAX
                                  : LUDO_MARKUP_TITLE_MAX, error);
  _ludo_page_words_steal (parser->words,
                          &texts_of (node, parser->field)[language],
                          is_long ? &node->plain[language] : NULL,
                          is_text ? &node->terms[language] : NULL);
  parser->language = -1;
}

/* Both texts of a line are the same, so that it is shown, searched and spoken
 * as a sentence is, by a reader of either language. */
static void
close_line (PageParser           *parser,
            GMarkupParseContext  *context,
            GError              **error)
{
  LudoPageNode *line = innermost (parser);
  g_autofree char *markup = NULL;

  if (parser->words->plain->len == 0)
    ludo_markup_refuse (context, error, _("this text is empty"));
  ludo_markup_check_text (context, &parser->tally, "l",
                          parser->words->plain->str, LUDO_MARKUP_TITLE_MAX,
                          error);
  _ludo_page_words_steal (parser->words, &markup, &line->plain[0], NULL);
  line->text[0] = g_strdup_printf ("<span lang=\"%s\">%s</span>",
                                   line->language, markup);
  line->text[1] = g_strdup (line->text[0]);
  line->plain[1] = g_strdup (line->plain[0]);
  parser->language = -1;
  g_ptr_array_set_size (parser->open, parser->open->len - 1);
}

/* The sources of a poem, and how sure its text is, are said once, at its
 * end. */
static void
close_verse (LudoPageNode         *verse,
             GMarkupParseContext  *context,
             GError              **error)
{
  LudoPageNode *last = last_line (verse);

  if (last == NULL)
    {
      ludo_markup_refuse (context, error, _("“%s” has no lines of "
                                            "verse"), verse->id);
      return;
    }
  g_ptr_array_extend_and_steal (last->notes, verse->notes);
  verse->notes = g_ptr_array_new_with_free_func (g_free);
  last->sure = g_steal_pointer (&verse->sure);
}

static void
close_field (PageParser           *parser,
             GMarkupParseContext  *context,
             const char           *name,
             GError              **error)
{
  LudoPageNode *node = innermost (parser);

  if (!ludo_page_has_both (texts_of (node, parser->field)))
    ludo_markup_refuse (context, error,
                        _("<%s> lacks its French or its English"), name);
  parser->field = LUDO_PAGE_FIELD_TEXT;
}

static void
end_element (GMarkupParseContext  *context,
             const char           *name,
             gpointer              data,
             GError              **error)
{
  PageParser *parser = data;
  LudoPageNode *node = innermost (parser);

  if (g_str_equal (name, "fr") || g_str_equal (name, "en"))
    close_language (parser, context, error);
  else if (g_str_equal (name, "l"))
    close_line (parser, context, error);
  else if (parser->language >= 0 && is_letters (name))
    g_string_append_printf (parser->words->markup, "</%s>", name);
  else if (parser->language >= 0)
    {
      if (!g_str_equal (name, "br"))
        _ludo_page_words_close (parser->words, g_str_equal (name, "term")
                                                || g_str_equal (name, "link"));
    }
  else if (parser->field != LUDO_PAGE_FIELD_TEXT)
    close_field (parser, context, name, error);
  else if (!g_str_equal (name, "note"))
    {
      /* GMarkup ends only elements that it has begun. */
      g_assert (node != NULL);
      if (((node->type == LUDO_NODE_SENTENCE || node->type == LUDO_NODE_SOURCE)
           && !ludo_page_has_both (node->text))
          || (node->type == LUDO_NODE_ENTRY
              && !ludo_page_has_both (node->title)))
        ludo_markup_refuse (context, error,
                            _("“%s” lacks its French or its English text"),
                            node->id);
      else if (node->picture != NULL && !ludo_page_has_both (node->text))
        ludo_markup_refuse (context, error, _("“%s” has no description"),
                            node->picture);
      else if (node->type == LUDO_NODE_VERSE)
        close_verse (node, context, error);
      g_ptr_array_set_size (parser->open, parser->open->len - 1);
    }
}

static void
read_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              data,
           GError              **error)
{
  PageParser *parser = data;

  if (parser->language >= 0)
    _ludo_page_words_append (parser->words, text, length);
  else if (!ludo_markup_is_blank (text, length))
    ludo_markup_refuse (context, error, _("text outside <fr> and <en>"));
}

static const GMarkupParser callbacks = {
  .start_element = start_element,
  .end_element = end_element,
  .text = read_text,
};

LudoPageNode *
ludo_page_parse (LudoNodeType   root,
                 const char    *text,
                 gsize          length,
                 const char    *name,
                 GError       **error)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (LudoPageNode) page = NULL;
  g_autofree char *missing =
    g_strdup_printf (_("there is no <%s> in the file"),
                     _ludo_page_elements[root].name);
  LudoPageWords words;
  PageParser parser = { .open = open, .ids = ids, .language = -1,
                        .root = root, .words = &words };
  gboolean read;

  g_return_val_if_fail (text != NULL && name != NULL, NULL);

  _ludo_page_words_init (&words);
  read = ludo_markup_parse (&callbacks, &parser, &parser.page,
                            missing, text, length, error);
  _ludo_page_words_clear (&words);
  page = parser.page;
  if (!read)
    {
      /* The line is in the message already, GMarkup's own included. */
      ludo_markup_name_file (error, name);
      return NULL;
    }

  return g_steal_pointer (&page);
}

LudoPageNode *
ludo_page_load (const char  *path,
                GError     **error)
{
  gsize length = 0;
  g_autofree char *text = ludo_markup_read_file (path, &length, error);
  g_autofree char *name = NULL;

  if (text == NULL)
    return NULL;

  name = g_path_get_basename (path);

  return ludo_page_parse (LUDO_NODE_PAGE, text, length, name, error);
}
