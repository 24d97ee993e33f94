/* ludo-page-context.c: a page with what it refers to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/ludo-page-context.h"

#include <glib/gi18n.h>

#include "content/ludo-reader-words.h"
#include "games/games.h"
#include "play/game/ludo-game.h"
#include "play/ludo-language.h"

static void
release (LudoPageContext *self)
{
  ludo_page_free (self->page);
  ludo_page_free (self->sources);
  ludo_page_free (self->vocabulary);
  g_free ((char *) self->options.ruleset);
}

static LudoPageNode *
read_beside (LudoLibrary        *library,
             const LudoPageNode *page,
             const char         *id)
{
  g_autoptr (GError) error = NULL;
  LudoPageNode *other =
    library != NULL ? ludo_library_read (library, ludo_page_game (page), id,
                                         NULL, &error) : NULL;

  if (error != NULL)
    g_info ("%s", error->message);

  return other;
}

void
ludo_page_context_init (LudoPageContext *self)
{
  *self = (LudoPageContext) { .notes = g_ptr_array_new () };
}

void
ludo_page_context_set (LudoPageContext       *self,
                       LudoPageNode          *page,
                       LudoLibrary           *library,
                       const LudoViewOptions *options)
{
  LudoPageContext before = *self;

  self->page = ludo_page_ref (page);
  self->sources = read_beside (library, page, "sources");
  self->vocabulary = read_beside (library, page, "vocabulary");
  self->options = *options;
  self->options.ruleset = g_strdup (options->ruleset);
  g_ptr_array_set_size (self->notes, 0);
  release (&before);
}

void
ludo_page_context_clear (LudoPageContext *self)
{
  release (self);
  g_ptr_array_unref (self->notes);
}

gboolean
ludo_page_context_shows_both (const LudoPageContext *self)
{
  return self->options.mode == LUDO_READING_BOTH
         || self->options.mode == LUDO_READING_EXERCISE;
}

gboolean
ludo_page_context_includes (const LudoPageContext *self,
                            const LudoPageNode    *node)
{
  return node->type == LUDO_NODE_SENTENCE
         && ludo_page_applies (node, self->options.ruleset);
}

/* Appends the names of the rulesets that are in @rulesets or, unless @holding,
 * are not.  Returns: how many these are. */
static int
list_rulesets (const GameRules *rules,
               char *const     *rulesets,
               gboolean         holding,
               GString         *names)
{
  const LudoGameInfo *info = ludo_game_info_for (rules->id);
  int n_names = 0;

  for (int i = 0; i < rules->n_rulesets; i++)
    if (g_strv_contains ((const char *const *) rulesets,
                         rules->rulesets[i].id) == holding)
      g_string_append_printf (names, "%s%s", n_names++ > 0 ? " · " : "",
                              gettext (info->rulesets[i].name));

  return n_names;
}

char *
ludo_page_context_dup_rulesets (const char       *game_id,
                                char *const      *rulesets,
                                LudoPageLanguage  language)
{
  const GameRules *rules = games_find (game_id);
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GString) others = g_string_new (NULL);
  gboolean all_but;
  locale_t before;
  int n_names, n_others;

  if (rules == NULL || rulesets == NULL)
    return NULL;

  /* The names are in the language of the text, not that of the window. */
  before = ludo_language_push (ludo_page_language_code (language));
  n_names = list_rulesets (rules, rulesets, TRUE, names);
  n_others = list_rulesets (rules, rulesets, FALSE, others);
  ludo_language_pop (before);
  if (n_names == 0 || n_others == 0)
    return NULL;
  all_but = n_others == 1 && rules->n_rulesets > 2;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (ludo_reader_word (language,
                                            all_but ? LUDO_WORD_ALL_BUT
                                                    : LUDO_WORD_ONLY),
                          all_but ? others->str : names->str);
#pragma GCC diagnostic pop
}

/* The number under which the source is listed at the end, from 1. */
static guint
note_number (LudoPageContext *self,
             const char      *source)
{
  for (guint i = 0; i < self->notes->len; i++)
    if (g_str_equal (g_ptr_array_index (self->notes, i), source))
      return i + 1;

  g_ptr_array_add (self->notes, (gpointer) source);

  return self->notes->len;
}

char *
ludo_page_context_dup_source (const LudoPageContext *self,
                              const char            *id,
                              LudoPageLanguage       language)
{
  const LudoPageNode *source =
    self->sources != NULL ? ludo_page_find (self->sources, id) : NULL;

  return source != NULL && source->text[language] != NULL
           ? g_strdup (source->text[language])
           : g_markup_escape_text (id, -1);
}

char *
ludo_page_context_dup_numbers (LudoPageContext    *self,
                               const LudoPageNode *sentence,
                               const char         *separator)
{
  GString *letters = g_string_new (NULL);

  for (guint i = 0; i < sentence->notes->len; i++)
    g_string_append_printf (letters, "%s%u", i > 0 ? separator : "",
                            note_number (self, sentence->notes->pdata[i]));

  return g_string_free (letters, FALSE);
}

const LudoPageNode *
ludo_page_context_find_entry (const LudoPageContext *self,
                              const LudoPageTerm    *term)
{
  const LudoPageNode *entry =
    self->vocabulary != NULL && term->entry_id[0] != '\0'
      ? ludo_page_find (self->vocabulary, term->entry_id) : NULL;

  return entry != NULL && entry->type == LUDO_NODE_ENTRY ? entry : NULL;
}

char *
ludo_page_context_dup_text (const LudoPageContext *self,
                            const LudoPageNode    *node,
                            LudoPageLanguage       language,
                            gboolean               markup)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; node != NULL && i < node->children->len; i++)
    {
      const LudoPageNode *child = g_ptr_array_index (node->children, i);
      const char *words = markup ? child->text[language]
                                 : child->plain[language];

      if (ludo_page_context_includes (self, child) && words != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                                words);
    }

  return g_string_free (text, FALSE);
}

/* An entry of the vocabulary: name, origin and what it says, but not the
 * paragraph after that, whose links lead on from the page. */
static char *
explain_entry (const LudoPageContext *self,
               const LudoPageNode    *entry,
               LudoPageLanguage       language)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "<b>%s</b>", entry->title[language]);
  if (entry->origin[language] != NULL)
    g_string_append_printf (text, "\n<small>%s</small>",
                            entry->origin[language]);
  if (entry->children->len > 0)
    {
      g_autofree char *words =
        ludo_page_context_dup_text (self, entry->children->pdata[0], language,
                                    TRUE);

      g_string_append_printf (text, "\n%s", words);
    }

  return g_string_free (text, FALSE);
}

/* How sure the sentence is, and where it comes from. */
static char *
explain_note (LudoPageContext     *self,
              const LudoPageNode  *sentence,
              LudoPageLanguage     language,
              char               **name)
{
  const char *shape = ludo_reader_sure_shape (sentence->sure);
  const char *sure = ludo_reader_sure (language, sentence->sure);
  GString *text = g_string_new (NULL);

  if (sure != NULL)
    g_string_append_printf (text, "<b>%s%s%s</b>", shape,
                            shape[0] != '\0' ? " " : "", sure);
  for (guint i = 0; i < sentence->notes->len; i++)
    {
      const char *id = g_ptr_array_index (sentence->notes, i);
      g_autofree char *source = ludo_page_context_dup_source (self, id,
                                                              language);

      g_string_append_printf (text, "%s%u. %s", text->len > 0 ? "\n" : "",
                              note_number (self, id), source);
    }
  /* The text itself says the numbers, and how sure it is. */
  if (name != NULL)
    *name = g_strdup (sentence->notes->len > 0
                        ? ludo_reader_word (language, LUDO_WORD_SOURCES) : "");

  return g_string_free (text, FALSE);
}

char *
ludo_page_context_explain (LudoPageContext     *self,
                           const LudoPageNode  *sentence,
                           const LudoPageTerm  *term,
                           LudoPageLanguage     language,
                           char               **name)
{
  if (term == NULL)
    return explain_note (self, sentence, language, name);

  if (name != NULL)
    *name = g_strndup (sentence->plain[language] + term->start,
                       term->end - term->start);
  if (term->page_id != NULL)
    return NULL;

  return explain_entry (self, ludo_page_context_find_entry (self, term),
                        language);
}
