/* ludo-page-parser.c: reads the files of the pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Anybody may put a page into the folder of their own, so nothing in a file
 * is taken for granted; every refusal names the line.
 */

#include "content/ludo-markup.h"
#include "content/ludo-page-names.h"
#include "content/ludo-page-private.h"
#include "content/ludo-page-words.h"

#include <glib/gi18n.h>
#include <string.h>

#define BIT(type) (1u << (type))

/* Beside the limits of every file: more sentences are no paragraph, and every
 * figure is a picture that is kept. */
#define SENTENCES_MAX 50
#define FIGURES_MAX 100

/* Of an atlas. */
static const char *const atlas_attributes[] = { "game", NULL };
static const char *const map_attributes[] = {
  "west", "east", "south", "north", "locator", NULL,
};
static const char *const place_attributes[] = {
  "id", "ref", "sure", "lat", "lon", "kind", NULL,
};
static const char *const date_attributes[] = {
  "id", "ref", "sure", "from", "to", "circa", NULL,
};
/* Of a lesson. */
static const char *const lesson_attributes[] = { "game", "level", "minutes",
                                                 NULL };
static const char *const setup_attributes[] = {
  "ruleset", "position", "seed", "level", "minutes", NULL,
};
static const char *const lock_attributes[] = {
  "hints", "undo", "review", "games", "leave", NULL,
};
static const char *const step_attributes[] = {
  "id", "kind", "position", "throw", "moves", "answers", "aim", "answer",
  "measure", "cells", "which", "target", "rounds", "against", "plies", "ref",
  "highlight", "seed", NULL,
};
static const char *const wrong_attributes[] = { "move", "value", NULL };
static const char *const option_attributes[] = { "right", NULL };
static const char *const no_attributes[] = { NULL };

#define BLOCKS (BIT (LUDO_NODE_SECTION) | BIT (LUDO_NODE_BOX))

/* The elements that make a node, inside which they may stand, whether they
 * must have a name, and, in lessons and atlases, what else they may have. */
static const struct
{
  const char *name;
  guint parents;
  gboolean needs_id;
  const char *const *attributes;
} node_types[LUDO_N_NODES] = {
  [LUDO_NODE_PAGE] = { "page", 0, TRUE },
  [LUDO_NODE_SECTION] = { "section", BIT (LUDO_NODE_PAGE), TRUE },
  [LUDO_NODE_PARAGRAPH] = { "p", BLOCKS | BIT (LUDO_NODE_QUESTION)
                                 | BIT (LUDO_NODE_ANSWER)
                                 | BIT (LUDO_NODE_ENTRY), TRUE },
  [LUDO_NODE_LIST] = { "list", BLOCKS, TRUE },
  [LUDO_NODE_ITEM] = { "item", BIT (LUDO_NODE_LIST), TRUE },
  [LUDO_NODE_BOX] = { "box", BIT (LUDO_NODE_SECTION), TRUE },
  [LUDO_NODE_TABLE] = { "table", BLOCKS, TRUE },
  [LUDO_NODE_ROW] = { "row", BIT (LUDO_NODE_TABLE), FALSE },
  [LUDO_NODE_CELL] = { "cell", BIT (LUDO_NODE_ROW), FALSE },
  [LUDO_NODE_FIGURE] = { "figure", BLOCKS, TRUE },
  [LUDO_NODE_CAPTION] = { "caption", BIT (LUDO_NODE_FIGURE), FALSE },
  [LUDO_NODE_QUESTION] = { "question", BLOCKS, TRUE },
  [LUDO_NODE_ANSWER] = { "answer", BIT (LUDO_NODE_QUESTION)
                                   | BIT (LUDO_NODE_FIGURE)
                                   | BIT (LUDO_NODE_OPTION), FALSE },
  [LUDO_NODE_GLOSSARY] = { "glossary", BIT (LUDO_NODE_SECTION), FALSE },
  [LUDO_NODE_ENTRY] = { "entry", BIT (LUDO_NODE_GLOSSARY), TRUE },
  [LUDO_NODE_ATLAS] = { "atlas", 0, FALSE, atlas_attributes },
  [LUDO_NODE_MAP] = { "map", BIT (LUDO_NODE_ATLAS), FALSE, map_attributes },
  [LUDO_NODE_TIMELINE] = { "timeline", BIT (LUDO_NODE_ATLAS), FALSE,
                           no_attributes },
  [LUDO_NODE_PLACE] = { "place", BIT (LUDO_NODE_MAP), FALSE,
                        place_attributes },
  [LUDO_NODE_DATE] = { "date", BIT (LUDO_NODE_TIMELINE), FALSE,
                       date_attributes },
  [LUDO_NODE_LESSON] = { "lesson", 0, FALSE, lesson_attributes },
  [LUDO_NODE_AIM] = { "aim", BIT (LUDO_NODE_LESSON), FALSE, no_attributes },
  [LUDO_NODE_SETUP] = { "setup", BIT (LUDO_NODE_LESSON), FALSE,
                        setup_attributes },
  [LUDO_NODE_LOCKS] = { "locks", BIT (LUDO_NODE_LESSON), FALSE,
                        lock_attributes },
  [LUDO_NODE_STEP] = { "step", BIT (LUDO_NODE_LESSON), TRUE, step_attributes },
  [LUDO_NODE_ASK] = { "ask", BIT (LUDO_NODE_STEP), FALSE, no_attributes },
  [LUDO_NODE_OPTION] = { "option", BIT (LUDO_NODE_STEP), FALSE,
                         option_attributes },
  [LUDO_NODE_WRONG] = { "wrong", BIT (LUDO_NODE_STEP), FALSE,
                        wrong_attributes },
  [LUDO_NODE_HINT] = { "hint", BIT (LUDO_NODE_STEP), FALSE, no_attributes },
  [LUDO_NODE_RIGHT] = { "right", BIT (LUDO_NODE_STEP), FALSE,
                        no_attributes },
  [LUDO_NODE_SENTENCE] = { "s", BIT (LUDO_NODE_PARAGRAPH)
                                | BIT (LUDO_NODE_ITEM) | BIT (LUDO_NODE_CELL)
                                | BIT (LUDO_NODE_CAPTION)
                                | BIT (LUDO_NODE_ANSWER)
                                | BIT (LUDO_NODE_AIM) | BIT (LUDO_NODE_ASK)
                                | BIT (LUDO_NODE_STEP)
                                | BIT (LUDO_NODE_OPTION)
                                | BIT (LUDO_NODE_WRONG)
                                | BIT (LUDO_NODE_HINT)
                                | BIT (LUDO_NODE_RIGHT), TRUE },
  [LUDO_NODE_SOURCE] = { "source", BIT (LUDO_NODE_PAGE), TRUE },
};

/* The elements that give a node a text in both languages. */
typedef enum
{
  FIELD_TEXT,                   /* the node's own */
  FIELD_TITLE,
  FIELD_NAME,
  FIELD_ORIGIN,
  FIELD_DESCRIPTION,
  FIELD_SUMMARY,
  FIELD_WHAT,
  FIELD_WHEN,
} Field;

static const struct
{
  const char *name;
  guint parents;
} fields[] = {
  [FIELD_TEXT] = { NULL, 0 },
  [FIELD_TITLE] = { "title", BIT (LUDO_NODE_PAGE) | BIT (LUDO_NODE_LESSON)
                             | BIT (LUDO_NODE_ATLAS)
                             | BIT (LUDO_NODE_SECTION)
                             | BIT (LUDO_NODE_STEP) | BIT (LUDO_NODE_BOX) },
  [FIELD_NAME] = { "name", BIT (LUDO_NODE_ENTRY) | BIT (LUDO_NODE_ATLAS)
                           | BIT (LUDO_NODE_PLACE) | BIT (LUDO_NODE_DATE) },
  [FIELD_ORIGIN] = { "origin", BIT (LUDO_NODE_ENTRY) },
  [FIELD_DESCRIPTION] = { "description", BIT (LUDO_NODE_FIGURE) },
  [FIELD_SUMMARY] = { "summary", BIT (LUDO_NODE_MAP)
                                 | BIT (LUDO_NODE_TIMELINE) },
  [FIELD_WHAT] = { "what", BIT (LUDO_NODE_PLACE) },
  [FIELD_WHEN] = { "when", BIT (LUDO_NODE_DATE) },
};

G_STATIC_ASSERT (LUDO_N_NODES <= 32);

/* What the parser remembers between two elements. */
typedef struct
{
  GPtrArray *open;              /* LudoPageNode, outermost first; borrowed */
  GHashTable *ids;              /* those given so far; borrowed keys */
  LudoPageNode *page;           /* owned */
  LudoNodeType root;            /* what the whole file is */
  Field field;
  int language;                 /* of the text being read, or -1 */
  LudoPageWords *words;
  LudoMarkupTally tally;
  guint n_figures;
} Reading;

static gboolean
refuse_place (GMarkupParseContext  *context,
              GError              **error,
              const char           *name)
{
  /* Translators: an element of a page's file, such as <p>. */
  return ludo_markup_refuse (context, error, _("<%s> may not stand here"),
                             name);
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
  } texts[] = {
    { "id", &node->id }, { "kind", &node->kind }, { "sure", &node->sure },
    { "position", &node->position }, { "highlight", &node->highlight },
    { "moves", &node->moves }, { "file", &node->picture },
  };

  const char *const *known = node_types[node->type].attributes;

  if (known != NULL && !g_strv_contains (known, name))
    return FALSE;
  /* Places may share a name; steps, which are looked for, may not. */
  if (known != NULL
      && !(node_types[node->type].needs_id && g_str_equal (name, "id")))
    {
      if (node->attributes == NULL)
        node->attributes = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (node->attributes, g_strdup (name));
      g_ptr_array_add (node->attributes, g_strdup (value));
      if (!g_str_equal (name, "game"))
        return TRUE;
    }
  if ((node->type == LUDO_NODE_PAGE || known != NULL)
      && g_str_equal (name, "game"))
    name = "kind";
  if (g_str_equal (name, "ruleset"))
    {
      g_strfreev (node->rulesets);
      node->rulesets = g_strsplit (value, " ", -1);
      return TRUE;
    }
  if (g_str_equal (name, "head") || g_str_equal (name, "try"))
    {
      if (g_str_equal (name, "head"))
        node->head = g_str_equal (value, "yes");
      else
        node->is_exercise = g_str_equal (value, "yes");
      return TRUE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_str_equal (name, texts[i].name))
      {
        g_free (*texts[i].field);
        *texts[i].field = g_strdup (value);
        return TRUE;
      }

  return FALSE;
}

/* What is wrong with a file in which the element that is all of it has not got
 * what it needs, or is not there. */
static const char *
lacking (LudoNodeType root)
{
  return root == LUDO_NODE_PAGE ? _("<page> lacks its id or its game")
         : root == LUDO_NODE_LESSON ? _("<lesson> lacks its game")
         : _("<atlas> lacks its game");
}

static gboolean
check_node (Reading              *reading,
            GMarkupParseContext  *context,
            LudoPageNode         *node,
            gboolean              is_picture,
            GError              **error)
{
  static const char *const sure_words[] = { "sure", "likely", "doubtful",
                                            "wrong", NULL };
  const char *name = node_types[node->type].name;

  if (node->type == reading->root
      && (node->kind == NULL
          || (node->type == LUDO_NODE_PAGE && node->id == NULL)))
    return ludo_markup_refuse (context, error, "%s", lacking (reading->root));
  if (node_types[node->type].needs_id
      && (node->id == NULL || node->id[0] == '\0'))
    return ludo_markup_refuse (context, error, _("<%s> lacks its id"), name);
  if (node->id != NULL && !g_hash_table_add (reading->ids, node->id))
    return ludo_markup_refuse (context, error,
                               _("the id “%s” is used twice"),
                               node->id);
  if (is_picture != (node->picture != NULL))
    return ludo_markup_refuse (context, error,
                               _("<picture> alone has a file, and must"));
  if (node->type == LUDO_NODE_FIGURE && !is_picture && node->position == NULL)
    return ludo_markup_refuse (context, error,
                               _("<figure> lacks its position"));
  if (node->sure != NULL && !g_strv_contains (sure_words, node->sure))
    return ludo_markup_refuse (context, error,
                               _("“%s” does not say how sure it is"),
                               node->sure);

  return TRUE;
}

/* Whether @node, the last of its parent's children, is within the limits. */
static gboolean
check_count (Reading              *reading,
             GMarkupParseContext  *context,
             LudoPageNode         *node,
             LudoPageNode         *parent,
             GError              **error)
{
  if (node->type == LUDO_NODE_SENTENCE && parent->children->len > SENTENCES_MAX)
    return ludo_markup_refuse (context, error,
                               _("<%s> holds more than %d sentences"),
                               node_types[parent->type].name, SENTENCES_MAX);
  if (node->type == LUDO_NODE_FIGURE && ++reading->n_figures > FIGURES_MAX)
    return ludo_markup_refuse (context, error,
                               _("the page has more than %d figures"),
                               FIGURES_MAX);

  return TRUE;
}

static gboolean
open_node (Reading              *reading,
           GMarkupParseContext  *context,
           LudoNodeType          type,
           const char           *name,
           const char          **names,
           const char          **values,
           GError              **error)
{
  LudoPageNode *parent = innermost (reading);
  LudoPageNode *node;

  if (reading->field != FIELD_TEXT
      || (type == reading->root
            ? parent != NULL || reading->page != NULL
            : parent == NULL
              || !(node_types[type].parents & BIT (parent->type))))
    return refuse_place (context, error, name);

  node = _ludo_page_node_new (type, ludo_markup_line (context));
  if (parent != NULL)
    g_ptr_array_add (parent->children, node);
  else
    reading->page = node;
  g_ptr_array_add (reading->open, node);

  for (int i = 0; names[i] != NULL; i++)
    if (!take_attribute (node, names[i], values[i]))
      return ludo_markup_refuse (context, error,
                                 _("<%s> has no attribute “%s”"), name,
                                 names[i]);

  return check_node (reading, context, node, g_str_equal (name, "picture"),
                     error)
         && check_count (reading, context, node, parent, error);
}

/* Where the text of @field in @node goes. */
static char **
texts_of (LudoPageNode *node,
          Field         field)
{
  switch (field)
    {
    case FIELD_TITLE:
      return node->title;
    case FIELD_NAME:
      /* An atlas has a title as well. */
      return node->type == LUDO_NODE_ATLAS ? node->origin : node->title;
    case FIELD_ORIGIN:
      return node->origin;
    case FIELD_DESCRIPTION:
    case FIELD_SUMMARY:
    case FIELD_WHAT:
    case FIELD_WHEN:
    case FIELD_TEXT:
    default:
      return node->text;
    }
}

static void
open_language (Reading              *reading,
               GMarkupParseContext  *context,
               int                   language,
               const char           *name,
               GError              **error)
{
  LudoPageNode *node = innermost (reading);

  if (node == NULL
      || (reading->field == FIELD_TEXT && node->type != LUDO_NODE_SENTENCE
          && node->type != LUDO_NODE_SOURCE))
    {
      refuse_place (context, error, name);
      return;
    }
  if (texts_of (node, reading->field)[language] != NULL)
    {
      ludo_markup_refuse (context, error, _("<%s> stands here twice"), name);
      return;
    }

  reading->language = language;
}

static void
open_note (Reading              *reading,
           GMarkupParseContext  *context,
           const char          **names,
           const char          **values,
           GError              **error)
{
  LudoPageNode *node = innermost (reading);

  if (node == NULL || node->type != LUDO_NODE_SENTENCE)
    refuse_place (context, error, "note");
  else if (names[0] == NULL || !g_str_equal (names[0], "ref"))
    ludo_markup_refuse (context, error, _("<note> lacks its source"));
  else
    g_ptr_array_add (node->notes, g_strdup (values[0]));
}

/* Words that lead to another page of the game, to a lesson, or to a place in
 * it. */
static void
open_link (Reading              *reading,
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
  else if (!_ludo_page_words_open (reading->words, TRUE, NULL,
                                   ref[length] == '#' ? ref + length + 1 : ""))
    refuse_place (context, error, "link");
  else
    reading->words->term.page_id = g_strndup (ref, length);
}

/* Foreign words and terms. */
static void
open_words (Reading              *reading,
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

  if (!_ludo_page_words_open (reading->words, is_term, language, entry))
    refuse_place (context, error, name);
}

/* What a ruleset is called in the window, and in the text's language. */
static void
open_ruleset (Reading              *reading,
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
  name = ludo_page_dup_ruleset_name (reading->page->kind, values[0],
                                     reading->language);
  if (name == NULL)
    {
      ludo_markup_refuse (context, error, _("the game has no ruleset “%s”"),
                          values[0]);
      return;
    }
  if (!_ludo_page_words_open (reading->words, FALSE, NULL, NULL))
    {
      refuse_place (context, error, "ruleset");
      return;
    }
  _ludo_page_words_append (reading->words, name, strlen (name));
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

  if (!ludo_markup_check_element (context, &reading->tally, names, values,
                                  error))
    return;

  if (reading->language >= 0)
    {
      /* What stands beside a map is plain. */
      if (reading->root == LUDO_NODE_ATLAS)
        refuse_place (context, error, name);
      else if (g_str_equal (name, "i") || g_str_equal (name, "term"))
        open_words (reading, context, name, names, values, error);
      else if (g_str_equal (name, "link"))
        open_link (reading, context, names, values, error);
      else if (g_str_equal (name, "ruleset"))
        open_ruleset (reading, context, names, values, error);
      else
        refuse_place (context, error, name);
      return;
    }
  if (g_str_equal (name, "fr") || g_str_equal (name, "en"))
    {
      open_language (reading, context,
                     name[0] == 'f' ? LUDO_PAGE_FRENCH : LUDO_PAGE_ENGLISH,
                     name, error);
      return;
    }
  if (g_str_equal (name, "note"))
    {
      open_note (reading, context, names, values, error);
      return;
    }

  for (Field field = FIELD_TITLE; field <= FIELD_WHEN; field++)
    if (g_str_equal (name, fields[field].name))
      {
        if (node == NULL || reading->field != FIELD_TEXT
            || !(fields[field].parents & BIT (node->type)))
          refuse_place (context, error, name);
        else
          reading->field = field;
        return;
      }
  for (int type = 0; type < LUDO_N_NODES; type++)
    if (g_str_equal (name, node_types[type].name)
        || (type == LUDO_NODE_FIGURE && g_str_equal (name, "picture")))
      {
        open_node (reading, context, type, name, names, values, error);
        return;
      }
  ludo_markup_refuse (context, error, _("<%s> is not known"), name);
}

static void
close_language (Reading              *reading,
                GMarkupParseContext  *context,
                GError              **error)
{
  LudoPageNode *node = innermost (reading);
  int language = reading->language;
  gboolean is_text = reading->field == FIELD_TEXT;
  gboolean is_long = is_text || reading->field == FIELD_DESCRIPTION
                     || reading->field == FIELD_SUMMARY;

  if (reading->root == LUDO_NODE_ATLAS && reading->words->plain->len == 0)
    ludo_markup_refuse (context, error, _("an empty text"));
  ludo_markup_check_text (context, &reading->tally,
                          is_text ? node_types[node->type].name
                                  : fields[reading->field].name,
                          reading->words->plain->str,
                          is_long ? LUDO_MARKUP_SENTENCE_MAX
                                  : LUDO_MARKUP_TITLE_MAX, error);
  _ludo_page_words_take (reading->words,
                         &texts_of (node, reading->field)[language],
                         is_long ? &node->plain[language] : NULL,
                         is_text ? &node->terms[language] : NULL);
  reading->language = -1;
}

static void
close_field (Reading              *reading,
             GMarkupParseContext  *context,
             const char           *name,
             GError              **error)
{
  LudoPageNode *node = innermost (reading);

  if (!_ludo_page_has_both (texts_of (node, reading->field)))
    ludo_markup_refuse (context, error,
                        _("<%s> lacks its French or its English"), name);
  reading->field = FIELD_TEXT;
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
    close_language (reading, context, error);
  else if (reading->language >= 0)
    _ludo_page_words_close (reading->words, g_str_equal (name, "term")
                                            || g_str_equal (name, "link"));
  else if (reading->field != FIELD_TEXT)
    close_field (reading, context, name, error);
  else if (!g_str_equal (name, "note"))
    {
      /* GMarkup ends what it has begun, and nothing else. */
      g_assert (node != NULL);
      if (((node->type == LUDO_NODE_SENTENCE || node->type == LUDO_NODE_SOURCE)
           && !_ludo_page_has_both (node->text))
          || (node->type == LUDO_NODE_ENTRY
              && !_ludo_page_has_both (node->title)))
        ludo_markup_refuse (context, error,
                            _("“%s” lacks its French or its English"),
                            node->id);
      else if (node->picture != NULL && !_ludo_page_has_both (node->text))
        ludo_markup_refuse (context, error, _("“%s” is not described"),
                            node->picture);
      g_ptr_array_set_size (reading->open, reading->open->len - 1);
    }
}

static void
read_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              data,
           GError              **error)
{
  Reading *reading = data;

  if (reading->language >= 0)
    _ludo_page_words_append (reading->words, text, length);
  else if (!ludo_markup_is_blank (text, length))
    ludo_markup_refuse (context, error, _("text outside <fr> and <en>"));
}

static const GMarkupParser parser = {
  .start_element = start_element,
  .end_element = end_element,
  .text = read_text,
};

static LudoPageNode *
parse_file (LudoNodeType   root,
            const char    *text,
            gsize          length,
            const char    *name,
            GError       **error)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (LudoPageNode) page = NULL;
  LudoPageWords words;
  Reading reading = { .open = open, .ids = ids, .language = -1,
                      .root = root, .words = &words };
  gboolean read;

  g_return_val_if_fail (text != NULL && name != NULL, NULL);

  _ludo_page_words_init (&words);
  read = ludo_markup_parse (&parser, &reading, &reading.page,
                            lacking (root), text, length, error);
  _ludo_page_words_clear (&words);
  page = reading.page;
  if (!read)
    {
      /* The line is in the message already, GMarkup's own included. */
      g_prefix_error (error, "%s, ", name);
      return NULL;
    }

  return g_steal_pointer (&page);
}

LudoPageNode *
ludo_page_parse (const char  *text,
                 gsize        length,
                 const char  *name,
                 GError     **error)
{
  return parse_file (LUDO_NODE_PAGE, text, length, name, error);
}

LudoPageNode *
ludo_page_parse_lesson (const char  *text,
                        gsize        length,
                        const char  *name,
                        GError     **error)
{
  return parse_file (LUDO_NODE_LESSON, text, length, name, error);
}

LudoPageNode *
_ludo_page_parse_atlas (const char  *text,
                        gsize        length,
                        const char  *name,
                        GError     **error)
{
  return parse_file (LUDO_NODE_ATLAS, text, length, name, error);
}
