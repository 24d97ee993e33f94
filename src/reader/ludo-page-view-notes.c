/* ludo-page-view-notes.c: where sentences come from, and which words are to be
 * explained
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-page-view-notes"

#include "config.h"

#include "reader/ludo-page-view-private.h"

#include <glib/gi18n.h>

#include "reader/ludo-reader-words.h"

/* The number under which the source is listed at the end, from 1. */
static guint
note_number (LudoPageView *self,
             const char   *source)
{
  for (guint i = 0; i < self->notes->len; i++)
    if (g_str_equal (g_ptr_array_index (self->notes, i), source))
      return i + 1;

  g_ptr_array_add (self->notes, (gpointer) source);

  return self->notes->len;
}

static const char *
source_text (LudoPageView     *self,
             const char       *id,
             LudoPageLanguage  language)
{
  const LudoPageNode *source =
    self->sources != NULL ? ludo_page_find (self->sources, id) : NULL;

  return source != NULL && source->text[language] != NULL
           ? source->text[language] : NULL;
}

static void
add_note (LudoPageView       *self,
          LudoPassage        *passage,
          const LudoPageNode *node,
          LudoPageLanguage    language)
{
  const char *shape = ludo_reader_sure_shape (node->sure);
  const char *sure = ludo_reader_sure (language, node->sure);
  g_autoptr (GString) letters = g_string_new (shape);
  g_autoptr (GString) name = g_string_new (NULL);
  g_autoptr (GString) explanation = g_string_new (NULL);

  if (node->notes->len == 0 && shape[0] == '\0')
    return;

  if (sure != NULL)
    g_string_append_printf (explanation, "<b>%s%s%s</b>", shape,
                            shape[0] != '\0' ? " " : "", sure);
  for (guint i = 0; i < node->notes->len; i++)
    {
      const char *id = g_ptr_array_index (node->notes, i);
      const char *text = source_text (self, id, language);
      g_autofree char *escaped = g_markup_escape_text (id, -1);
      guint number = note_number (self, id);

      g_string_append_printf (letters, "%s%u", i > 0 ? "," : "", number);
      g_string_append_printf (name, "%s%u", i > 0 ? ", " : "", number);
      g_string_append_printf (explanation, "%s%u. %s",
                              explanation->len > 0 ? "\n" : "", number,
                              text != NULL ? text : escaped);
    }
  if (name->len > 0)
    {
      g_string_prepend (name, " ");
      g_string_prepend (name, ludo_reader_word (language,
                                                LUDO_WORD_SOURCES));
    }
  if (sure != NULL)
    g_string_append_printf (name, "%s%s", name->len > 0 ? ", " : "", sure);
  ludo_passage_add_note (passage,
                         ludo_gloss_new (LUDO_GLOSS_NOTE,
                                        node->notes->len > 0
                                          ? g_ptr_array_index (node->notes,
                                                               0)
                                          : "",
                                        name->str, explanation->str),
                         letters->str);
}

/* An entry of the vocabulary: name, origin and what it says. */
static char *
explain_entry (const LudoPageNode *entry,
               LudoPageLanguage    language)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "<b>%s</b>", entry->title[language]);
  if (entry->origin[language] != NULL)
    g_string_append_printf (text, "\n<small>%s</small>",
                            entry->origin[language]);
  for (guint i = 0; i < entry->children->len; i++)
    {
      const LudoPageNode *paragraph = g_ptr_array_index (entry->children, i);

      for (guint j = 0; j < paragraph->children->len; j++)
        {
          const LudoPageNode *sentence =
            g_ptr_array_index (paragraph->children, j);

          if (sentence->text[language] != NULL)
            g_string_append_printf (text, "%s%s", j == 0 ? "\n" : " ",
                                    sentence->text[language]);
        }
    }

  return g_string_free (text, FALSE);
}

static void
hear_marks (LudoPageView *self,
            GtkWidget    *sentence)
{
  for (GtkWidget *child = gtk_widget_get_first_child (sentence);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (LUDO_IS_GLOSS (child))
      _ludo_page_view_hear_mark (self, LUDO_GLOSS (child));
}

void
_ludo_page_view_add_marks (LudoPageView       *self,
                           LudoPassage        *passage,
                           const LudoPageNode *node,
                           LudoPageLanguage    language)
{
  GArray *terms = node->terms[language];

  for (guint i = 0; terms != NULL && i < terms->len; i++)
    {
      const LudoPageTerm *term = &g_array_index (terms, LudoPageTerm, i);
      const LudoPageNode *entry =
        self->vocabulary != NULL && term->entry_id[0] != '\0'
          ? ludo_page_find (self->vocabulary, term->entry_id) : NULL;
      g_autofree char *word = NULL;
      g_autofree char *explanation = NULL;

      if (entry == NULL || entry->type != LUDO_NODE_ENTRY)
        continue;
      word = g_strndup (node->plain[language] + term->start,
                        term->end - term->start);
      explanation = explain_entry (entry, language);
      ludo_passage_add_term (passage,
                             ludo_gloss_new (LUDO_GLOSS_TERM,
                                            term->entry_id, word,
                                            explanation), term);
    }
  add_note (self, passage, node, language);
  hear_marks (self, gtk_widget_get_last_child (GTK_WIDGET (passage)));
}

/* The heading above them, and what they go into. */
static GtkWidget *
sources_list_new (LudoPageView *self)
{
  char *titles[LUDO_PAGE_N_LANGUAGES];
  GtkWidget *box;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    titles[i] = (char *) ludo_reader_word (i, LUDO_WORD_SOURCES);
  gtk_widget_set_parent (_ludo_page_view_heading_new (self, titles, 2,
                                                      "section-title"),
                         GTK_WIDGET (self));
  box = g_object_new (GTK_TYPE_BOX, "accessible-role",
                      GTK_ACCESSIBLE_ROLE_LIST, "orientation",
                      GTK_ORIENTATION_VERTICAL, NULL);
  gtk_widget_add_css_class (box, "items");
  gtk_widget_set_parent (box, GTK_WIDGET (self));

  return box;
}

gboolean
_ludo_page_view_add_source_line (LudoPageView *self)
{
  LudoPageLanguage language = self->way.language;
  const char *id;
  const char *text;
  g_autofree char *escaped = NULL;
  g_autofree char *markup = NULL;

  if (self->n_listed >= self->notes->len)
    return FALSE;

  if (self->n_listed == 0)
    self->source_list = sources_list_new (self);
  id = g_ptr_array_index (self->notes, self->n_listed++);
  text = source_text (self, id, language);
  escaped = g_markup_escape_text (id, -1);
  markup = g_strdup_printf ("%u.\u2002%s", self->n_listed,
                            text != NULL ? text : escaped);
  gtk_box_append (GTK_BOX (self->source_list),
                  _ludo_page_view_words_new (self, markup, language,
                                             "source"));

  return TRUE;
}
