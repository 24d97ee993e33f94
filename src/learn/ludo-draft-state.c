/* ludo-draft-state.c: a lesson being written, as it stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The file of a lesson has both languages of each text and none of what is
 * missing or too long, so that a draft is kept in a form of its own: a GVariant
 * in text form, which says what each element of the tree has.
 */

#include "learn/ludo-draft.h"

#include <glib/gi18n.h>

#include "games/games.h"

/* The element's name; its strings; its attributes, each name before its value;
 * the language, the bytes and the references of its terms; its notes; its
 * children. */
#define NODE_TYPE "(sa{ss}asa(uuuss)asav)"

/* A draft has no deeper element than a sentence of an answer of an option. */
#define DEPTH_MAX 5

/* String: a member of LudoPageNode; of a string in both languages, the
 * first. */
typedef struct
{
  const char *name;
  gsize offset;
} String;

static const String strings[] = {
  { "id", G_STRUCT_OFFSET (LudoPageNode, id) },
  { "sure", G_STRUCT_OFFSET (LudoPageNode, sure) },
  { "title-0", G_STRUCT_OFFSET (LudoPageNode, title[0]) },
  { "title-1", G_STRUCT_OFFSET (LudoPageNode, title[1]) },
  { "text-0", G_STRUCT_OFFSET (LudoPageNode, text[0]) },
  { "text-1", G_STRUCT_OFFSET (LudoPageNode, text[1]) },
  { "plain-0", G_STRUCT_OFFSET (LudoPageNode, plain[0]) },
  { "plain-1", G_STRUCT_OFFSET (LudoPageNode, plain[1]) },
};

/* The elements of a lesson, and those in which each may stand. */
static const struct
{
  LudoNodeType type;
  guint parents;
} elements[] = {
  { LUDO_NODE_AIM, 1u << LUDO_NODE_LESSON },
  { LUDO_NODE_SETUP, 1u << LUDO_NODE_LESSON },
  { LUDO_NODE_LOCKS, 1u << LUDO_NODE_LESSON },
  { LUDO_NODE_STEP, 1u << LUDO_NODE_LESSON },
  { LUDO_NODE_ASK, 1u << LUDO_NODE_STEP },
  { LUDO_NODE_OPTION, 1u << LUDO_NODE_STEP },
  { LUDO_NODE_WRONG, 1u << LUDO_NODE_STEP },
  { LUDO_NODE_HINT, 1u << LUDO_NODE_STEP },
  { LUDO_NODE_RIGHT, 1u << LUDO_NODE_STEP },
  { LUDO_NODE_ANSWER, 1u << LUDO_NODE_OPTION },
  { LUDO_NODE_SENTENCE, 1u << LUDO_NODE_AIM | 1u << LUDO_NODE_STEP
                        | 1u << LUDO_NODE_ASK | 1u << LUDO_NODE_OPTION
                        | 1u << LUDO_NODE_WRONG | 1u << LUDO_NODE_HINT
                        | 1u << LUDO_NODE_RIGHT | 1u << LUDO_NODE_ANSWER },
};

static GVariant *
print_node (const LudoPageNode *node)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (NODE_TYPE));
  g_variant_builder_add (&builder, "s", ludo_page_element_name (node->type));
  g_variant_builder_open (&builder, G_VARIANT_TYPE ("a{ss}"));
  for (guint i = 0; i < G_N_ELEMENTS (strings); i++)
    {
      const char *value = G_STRUCT_MEMBER (char *, node, strings[i].offset);

      if (value != NULL)
        g_variant_builder_add (&builder, "{ss}", strings[i].name, value);
    }
  if (node->rulesets != NULL)
    {
      g_autofree char *rulesets = g_strjoinv (" ", node->rulesets);

      g_variant_builder_add (&builder, "{ss}", "rulesets", rulesets);
    }
  g_variant_builder_close (&builder);
  g_variant_builder_open (&builder, G_VARIANT_TYPE ("as"));
  for (guint i = 0; node->attributes != NULL && i < node->attributes->len; i++)
    g_variant_builder_add (&builder, "s",
                           g_ptr_array_index (node->attributes, i));
  g_variant_builder_close (&builder);
  g_variant_builder_open (&builder, G_VARIANT_TYPE ("a(uuuss)"));
  for (guint i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    for (guint j = 0; node->terms[i] != NULL && j < node->terms[i]->len; j++)
      {
        const LudoPageTerm *term =
          &g_array_index (node->terms[i], LudoPageTerm, j);

        g_variant_builder_add (&builder, "(uuuss)", i, term->start, term->end,
                               term->entry_id,
                               term->page_id != NULL ? term->page_id : "");
      }
  g_variant_builder_close (&builder);
  g_variant_builder_open (&builder, G_VARIANT_TYPE ("as"));
  for (guint i = 0; i < node->notes->len; i++)
    g_variant_builder_add (&builder, "s", g_ptr_array_index (node->notes, i));
  g_variant_builder_close (&builder);
  g_variant_builder_open (&builder, G_VARIANT_TYPE ("av"));
  for (guint i = 0; i < node->children->len; i++)
    g_variant_builder_add (&builder, "v",
                           print_node (g_ptr_array_index (node->children, i)));
  g_variant_builder_close (&builder);

  return g_variant_builder_end (&builder);
}

char *
ludo_draft_dup_state (const LudoDraft *self)
{
  g_autoptr (GVariant) state = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  state = g_variant_ref_sink (print_node (self->page));

  return g_variant_print (state, FALSE);
}

/* Whether the tags of @markup are well formed, as the writer trusts them to
 * be. */
static gboolean
is_markup (const char *markup)
{
  static const GMarkupParser ignores = { .text = NULL };
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&ignores, 0, NULL, NULL);
  g_autofree char *whole = g_strconcat ("<t>", markup, "</t>", NULL);

  return g_markup_parse_context_parse (context, whole, -1, NULL)
         && g_markup_parse_context_end_parse (context, NULL);
}

/* The type of the element @name, which may stand in an element of type
 * @parent; LUDO_N_NODES if there is none. */
static LudoNodeType
find_type (const char   *name,
           LudoNodeType  parent)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if ((elements[i].parents & 1u << parent) != 0
        && g_str_equal (name, ludo_page_element_name (elements[i].type)))
      return elements[i].type;

  return LUDO_N_NODES;
}

/* Whether the editor may work on @node, whose children may. */
static gboolean
is_sound (const LudoPageNode *node)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    if ((node->text[i] != NULL) != (node->plain[i] != NULL)
        || (node->text[i] != NULL && !is_markup (node->text[i]))
        || (node->title[i] != NULL && !is_markup (node->title[i])))
      return FALSE;
  if (node->attributes->len % 2 != 0)
    return FALSE;

  return node->type != LUDO_NODE_STEP
         || (node->id != NULL
             && ludo_draft_get_kind (node) != LUDO_N_STEP_KINDS);
}

/* Returns: NULL if @variant is no element, or none that may stand in one of
 * type @parent at this @depth. */
static LudoPageNode *
parse_node (GVariant     *variant,
            LudoNodeType  parent,
            int           depth)
{
  g_autoptr (GVariant) own = NULL, attributes = NULL, terms = NULL;
  g_autoptr (GVariant) notes = NULL, children = NULL;
  g_autoptr (LudoPageNode) node = NULL;
  const char *name, *rulesets, *entry, *page;
  LudoNodeType type;
  guint language, start, end;
  GVariantIter iter;
  GVariant *child;

  if (depth > DEPTH_MAX
      || !g_variant_is_of_type (variant, G_VARIANT_TYPE (NODE_TYPE)))
    return NULL;
  g_variant_get (variant, "(&s@a{ss}@as@a(uuuss)@as@av)", &name, &own,
                 &attributes, &terms, &notes, &children);
  type = depth > 0 ? find_type (name, parent)
         : g_str_equal (name, "lesson") ? LUDO_NODE_LESSON : LUDO_N_NODES;
  if (type == LUDO_N_NODES)
    return NULL;

  node = ludo_page_node_new (type, 1);
  for (guint i = 0; i < G_N_ELEMENTS (strings); i++)
    g_variant_lookup (own, strings[i].name, "s",
                      G_STRUCT_MEMBER_P (node, strings[i].offset));
  if (g_variant_lookup (own, "rulesets", "&s", &rulesets))
    node->rulesets = g_strsplit (rulesets, " ", -1);
  node->attributes = g_ptr_array_new_with_free_func (g_free);
  g_variant_iter_init (&iter, attributes);
  while (g_variant_iter_next (&iter, "&s", &name))
    g_ptr_array_add (node->attributes, g_strdup (name));
  g_variant_iter_init (&iter, terms);
  while (g_variant_iter_next (&iter, "(uuu&s&s)", &language, &start, &end,
                              &entry, &page))
    {
      LudoPageTerm term = { start, end, g_strdup (entry),
                            page[0] != '\0' ? g_strdup (page) : NULL };

      language = MIN (language, LUDO_PAGE_N_LANGUAGES - 1);
      if (node->terms[language] == NULL)
        node->terms[language] = ludo_page_terms_new ();
      g_array_append_val (node->terms[language], term);
    }
  g_variant_iter_init (&iter, notes);
  while (g_variant_iter_next (&iter, "&s", &name))
    g_ptr_array_add (node->notes, g_strdup (name));
  g_variant_iter_init (&iter, children);
  while (g_variant_iter_next (&iter, "v", &child))
    {
      LudoPageNode *parsed = parse_node (child, type, depth + 1);

      g_variant_unref (child);
      if (parsed == NULL)
        return NULL;
      g_ptr_array_add (node->children, parsed);
    }

  return is_sound (node) ? g_steal_pointer (&node) : NULL;
}

LudoDraft *
ludo_draft_new_from_state (const char  *state,
                           GError     **error)
{
  g_autoptr (GVariant) variant = NULL;
  g_autoptr (LudoPageNode) page = NULL;
  const GameRules *rules = NULL;
  LudoDraft *self;

  g_return_val_if_fail (state != NULL, NULL);

  /* GLib takes only UTF-8 as the text of a variant. */
  if (g_utf8_validate (state, -1, NULL))
    variant = g_variant_parse (G_VARIANT_TYPE (NODE_TYPE), state, NULL, NULL,
                               NULL);
  page = variant != NULL ? parse_node (variant, LUDO_NODE_LESSON, 0) : NULL;
  if (page != NULL)
    rules = games_find (ludo_draft_get (page, "game"));
  if (rules == NULL || ludo_draft_find (page, LUDO_NODE_STEP, 0) == NULL)
    {
      g_set_error_literal (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                           _("It is not a lesson saved by this program."));
      return NULL;
    }
  self = g_new (LudoDraft, 1);
  self->rules = rules;
  self->page = g_steal_pointer (&page);

  return self;
}
