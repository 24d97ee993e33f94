/* ludo-page-elements.c: the elements of a page's file, and what they may have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-page-elements.h"

#define BIT(type) LUDO_PAGE_BIT (type)

G_STATIC_ASSERT (LUDO_N_NODES <= 64);

/* The attributes of the elements of an atlas. */
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
/* The attributes of the elements of a lesson. */
static const char *const lesson_attributes[] = {
  "game", "id", "level", "minutes", NULL,
};
static const char *const setup_attributes[] = {
  "ruleset", "position", "seed", "level", "minutes", NULL,
};
static const char *const lock_attributes[] = {
  "hints", "undo", "review", "games", "leave", NULL,
};
static const char *const step_attributes[] = {
  "id", "kind", "position", "throw", "moves", "answers", "aim", "answer",
  "measure", "cells", "which", "target", "rounds", "against", "plies", "ref",
  "lines", "highlight", "seed", "ring", "sowings",
  "times", "exact", "dice", NULL,
};
static const char *const wrong_attributes[] = { "move", "value", "cell",
                                                NULL };
static const char *const option_attributes[] = { "right", NULL };
static const char *const no_attributes[] = { NULL };

#define BLOCKS (BIT (LUDO_NODE_SECTION) | BIT (LUDO_NODE_BOX))

/* The elements that make a node: the name, the bits of the elements in which it
 * may stand, whether it needs an id and, in lessons and atlases, the attributes
 * that it may have. */
const LudoPageElement _ludo_page_elements[LUDO_N_NODES] = {
  [LUDO_NODE_PAGE] = { "page", 0, TRUE },
  [LUDO_NODE_SECTION] = { "section", BIT (LUDO_NODE_PAGE), TRUE },
  [LUDO_NODE_PARAGRAPH] = { "p", BLOCKS | BIT (LUDO_NODE_QUESTION)
                                 | BIT (LUDO_NODE_ANSWER)
                                 | BIT (LUDO_NODE_ENTRY)
                                 | BIT (LUDO_NODE_VERSE), TRUE },
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
  [LUDO_NODE_VERSE] = { "verse", BLOCKS, TRUE },
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

const LudoPageElement _ludo_page_fields[LUDO_PAGE_N_FIELDS] = {
  [LUDO_PAGE_FIELD_TEXT] = { NULL, 0 },
  [LUDO_PAGE_FIELD_TITLE] = { "title", BIT (LUDO_NODE_PAGE)
                                       | BIT (LUDO_NODE_LESSON)
                                       | BIT (LUDO_NODE_ATLAS)
                                       | BIT (LUDO_NODE_SECTION)
                                       | BIT (LUDO_NODE_STEP)
                                       | BIT (LUDO_NODE_BOX) },
  [LUDO_PAGE_FIELD_NAME] = { "name", BIT (LUDO_NODE_ENTRY)
                                     | BIT (LUDO_NODE_ATLAS)
                                     | BIT (LUDO_NODE_PLACE)
                                     | BIT (LUDO_NODE_DATE) },
  [LUDO_PAGE_FIELD_ORIGIN] = { "origin", BIT (LUDO_NODE_ENTRY) },
  [LUDO_PAGE_FIELD_DESCRIPTION] = { "description", BIT (LUDO_NODE_FIGURE) },
  [LUDO_PAGE_FIELD_SUMMARY] = { "summary", BIT (LUDO_NODE_MAP)
                                           | BIT (LUDO_NODE_TIMELINE) },
  [LUDO_PAGE_FIELD_WHAT] = { "what", BIT (LUDO_NODE_PLACE) },
  [LUDO_PAGE_FIELD_WHEN] = { "when", BIT (LUDO_NODE_DATE) },
};

const char *
ludo_page_element_name (LudoNodeType type)
{
  g_return_val_if_fail (type < LUDO_N_NODES, NULL);

  return _ludo_page_elements[type].name;
}

gboolean
_ludo_page_set_attribute (LudoPageNode *node,
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

  const char *const *known = _ludo_page_elements[node->type].attributes;

  if (known != NULL && !g_strv_contains (known, name))
    return FALSE;
  /* Keep the attributes of lessons and atlases in a list.  An id that must be
   * unique, as that of a step, goes into the node instead, below; places may
   * have equal ids, which stay in the list. */
  if (known != NULL
      && !(_ludo_page_elements[node->type].needs_id
           && g_str_equal (name, "id")))
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
  if (node->type == LUDO_NODE_VERSE && g_str_equal (name, "xml:lang"))
    {
      g_free (node->language);
      node->language = g_strdup (value);
      return TRUE;
    }
  if (node->type == LUDO_NODE_VERSE && g_str_equal (name, "from"))
    {
      guint64 first = 0;

      g_ascii_string_to_unsigned (value, 10, 1, LUDO_PAGE_LINE_MAX, &first,
                                  NULL);
      node->number = first > 0 ? (int) first : -1;
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
