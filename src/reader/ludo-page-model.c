/* ludo-page-model.c: the widgets of a page, by id and by sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/ludo-page-model.h"

#include "board/ludo-picture.h"
#include "content/ludo-reader-words.h"
#include "reader/parts/ludo-exercise.h"
#include "reader/ludo-bilingual-row.h"
#include "reader/ludo-page-label.h"

void
ludo_page_model_init (LudoPageModel *self,
                      GtkWidget     *page)
{
  *self = (LudoPageModel) {
    .page = page,
    .columns = TRUE,
    .tallest = LUDO_PICTURE_TALLEST,
    .by_id = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .sentences = g_ptr_array_new (),
    .bilingual = g_ptr_array_new (),
    .figures = g_ptr_array_new (),
    .revealed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       NULL),
    .games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                    g_object_unref),
  };
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    self->by_sentence[i] = g_hash_table_new (g_str_hash, g_str_equal);
  ludo_page_context_init (&self->context);
  self->context.options.measure = 66;
}

void
ludo_page_model_clear (LudoPageModel *self)
{
  g_hash_table_unref (self->by_id);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_hash_table_unref (self->by_sentence[i]);
  g_ptr_array_unref (self->sentences);
  g_ptr_array_unref (self->bilingual);
  g_ptr_array_unref (self->figures);
  g_hash_table_unref (self->revealed);
  g_hash_table_unref (self->games);
  ludo_page_context_clear (&self->context);
}

void
ludo_page_model_reset (LudoPageModel *self)
{
  g_hash_table_remove_all (self->by_id);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_hash_table_remove_all (self->by_sentence[i]);
  g_ptr_array_set_size (self->sentences, 0);
  g_ptr_array_set_size (self->bilingual, 0);
  g_ptr_array_set_size (self->figures, 0);
}

static gboolean
has_notes (const LudoPageNode *node)
{
  gboolean any = node->notes->len > 0;

  for (guint i = 0; !any && i < node->children->len; i++)
    any = has_notes (g_ptr_array_index (node->children, i));

  return any;
}

gboolean
ludo_page_model_begin (LudoPageModel         *self,
                       LudoPageNode          *page,
                       LudoLibrary           *library,
                       const LudoViewOptions *options)
{
  const LudoPageNode *before = self->context.page;
  gboolean same = before != NULL && g_str_equal (before->id, page->id)
                  && g_str_equal (ludo_page_game (before),
                                  ludo_page_game (page));

  if (!same)
    {
      g_hash_table_remove_all (self->revealed);
      g_hash_table_remove_all (self->games);
    }
  ludo_page_context_set (&self->context, page, library, options);
  self->has_notes = has_notes (page);

  return same;
}

LudoSentence *
ludo_page_model_find_sentence (const LudoPageModel *self,
                               const char          *id,
                               LudoPageLanguage     language)
{
  return id != NULL ? g_hash_table_lookup (self->by_sentence[language], id)
                    : NULL;
}

LudoSentence *
ludo_page_model_translate (const LudoPageModel *self,
                           const LudoSentence  *sentence)
{
  return ludo_page_model_find_sentence (self, sentence->node->id,
                                        1 - sentence->language);
}

LudoSentence *
ludo_page_model_find_in_text (const LudoPageModel *self,
                              LudoSentence        *sentence)
{
  return sentence->below ? ludo_page_model_translate (self, sentence)
                         : sentence;
}

static void
arrange_row (gpointer row,
             gpointer data)
{
  ludo_bilingual_row_set_beside (row, ((LudoPageModel *) data)->columns);
}

static void
fit_figure (gpointer figure,
            gpointer data)
{
  const LudoPageModel *self = data;

  if (LUDO_IS_EXERCISE (figure))
    ludo_exercise_set_scale (figure,
                             self->tallest / (double) LUDO_PICTURE_TALLEST);
  else
    ludo_picture_set_tallest (figure, self->tallest);
}

void
ludo_page_model_add_figure (LudoPageModel *self,
                            GtkWidget     *figure)
{
  g_ptr_array_add (self->figures, figure);
  fit_figure (figure, self);
}

void
ludo_page_model_arrange (LudoPageModel *self)
{
  g_ptr_array_foreach (self->bilingual, arrange_row, self);
  g_ptr_array_foreach (self->figures, fit_figure, self);
}

void
ludo_page_model_append (GtkWidget *parent,
                        GtkWidget *child)
{
  if (child != NULL && GTK_IS_BOX (parent))
    gtk_box_append (GTK_BOX (parent), child);
  else if (child != NULL)
    gtk_widget_set_parent (child, parent);
}

void
ludo_page_model_register (LudoPageModel      *self,
                          const LudoPageNode *node,
                          GtkWidget          *widget)
{
  if (node->id != NULL && !g_hash_table_contains (self->by_id, node->id))
    g_hash_table_insert (self->by_id, g_strdup (node->id), widget);
}

void
ludo_page_model_add (LudoPageModel      *self,
                     GtkWidget          *parent,
                     const LudoPageNode *node,
                     GtkWidget          *widget)
{
  ludo_page_model_register (self, node, widget);
  ludo_page_model_append (parent, widget);
}

GtkWidget *
ludo_page_model_box_new (GtkAccessibleRole  role,
                         const char        *name,
                         const char        *style)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", role,
                                 "orientation", GTK_ORIENTATION_VERTICAL,
                                 NULL);

  /* GTK 4.8 would name it after its class, which a screen reader says where the
   * focus comes into it. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (box),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name != NULL ? name : "", -1);
  if (style != NULL)
    gtk_widget_add_css_class (box, style);

  return box;
}

GtkWidget *
ludo_page_model_make_words (LudoPageModel *self,
                            const char    *markup,
                            const char    *style)
{
  GtkWidget *label = ludo_page_label_new (GTK_ACCESSIBLE_ROLE_LABEL, style);

  ludo_page_label_set_markup (label, markup, self->context.options.language);

  return label;
}

/* Makes a row of @first and, unless it is NULL, of @second, its translation.
 * If there is room they stand side by side, aligned at the top; otherwise, and
 * always if @stacked, one below the other.  A translation on demand is added
 * below both later. */
static GtkWidget *
bilingual_row_new (LudoPageModel *self,
                   GtkWidget     *first,
                   GtkWidget     *second,
                   gboolean       stacked)
{
  GtkWidget *row = ludo_bilingual_row_new ();

  gtk_box_append (GTK_BOX (row), first);
  if (second == NULL)
    return row;

  gtk_widget_add_css_class (second, "second");
  gtk_box_append (GTK_BOX (row), second);
  if (!stacked)
    {
      g_ptr_array_add (self->bilingual, row);
      arrange_row (row, self);
    }

  return row;
}

GtkWidget *
ludo_page_model_make_texts (LudoPageModel     *self,
                            char *const       *texts,
                            GtkAccessibleRole  role,
                            const char        *style)
{
  LudoPageLanguage first = self->context.options.language;
  GtkWidget *labels[2] = { NULL, NULL };
  gboolean heading = role == GTK_ACCESSIBLE_ROLE_HEADING;

  if (texts[first] == NULL)
    return NULL;

  labels[0] = ludo_page_label_new (role, style);
  ludo_page_label_set_markup (labels[0], texts[first], first);
  /* A heading that is the same in both languages is read once. */
  if (ludo_page_context_shows_both (&self->context)
      && !(heading && g_str_equal (texts[0], texts[1])))
    {
      labels[1] = ludo_page_label_new (role, style);
      ludo_page_label_set_markup (labels[1], texts[1 - first], 1 - first);
    }

  return bilingual_row_new (self, labels[0], labels[1], FALSE);
}

GtkWidget *
ludo_page_model_make_heading (LudoPageModel *self,
                              char *const   *titles,
                              int            level,
                              const char    *style)
{
  GtkWidget *bilingual =
    ludo_page_model_make_texts (self, titles, GTK_ACCESSIBLE_ROLE_HEADING,
                                style);

  if (bilingual == NULL)
    return NULL;

  for (GtkWidget *label = gtk_widget_get_first_child (bilingual); label != NULL;
       label = gtk_widget_get_next_sibling (label))
    gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                    GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  gtk_widget_add_css_class (bilingual, style);

  return bilingual;
}

/* If the reader has chosen a ruleset, the label only says that others differ,
 * and its tooltip names them; otherwise the label names them. */
void
ludo_page_model_add_rulesets (LudoPageModel      *self,
                              GtkWidget          *parent,
                              const LudoPageNode *node)
{
  LudoPageLanguage language = self->context.options.language;
  gboolean any = self->context.options.ruleset == NULL;
  g_autofree char *names =
    ludo_page_context_dup_rulesets (ludo_page_game (self->context.page),
                                    node->rulesets, language);
  g_autofree char *markup = NULL;
  GtkWidget *label;

  if (names == NULL)
    return;

  markup = g_markup_escape_text
    (any ? names : ludo_reader_word (language, LUDO_WORD_NOT_IN_ALL), -1);
  label = ludo_page_model_make_words (self, markup, "ruleset");
  gtk_label_set_max_width_chars (GTK_LABEL (label), -1);
  gtk_widget_set_hexpand (label, FALSE);
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  if (!any)
    {
      gtk_widget_add_css_class (label, "chosen");
      gtk_widget_set_tooltip_text (label, names);
    }
  ludo_page_model_append (parent, label);
}

GtkWidget *
ludo_page_model_make_paragraph (LudoPageModel      *self,
                                const LudoPageNode *node,
                                LudoPageLanguage    language,
                                gboolean            below)
{
  LudoParagraph *paragraph = ludo_paragraph_new (&self->context, node, language,
                                                 self->revealed, below);

  for (guint i = 0; !below && i < paragraph->sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (paragraph->sentences, i);

      g_ptr_array_add (self->sentences, sentence);
      g_hash_table_insert (self->by_sentence[language], sentence->node->id,
                           sentence);
      if (language == self->context.options.language)
        ludo_page_model_register (self, sentence->node,
                                  GTK_WIDGET (paragraph->label));
    }
  ludo_paragraph_fill (paragraph, &self->context);

  return GTK_WIDGET (paragraph->label);
}

GtkWidget *
ludo_page_model_make_sentences (LudoPageModel      *self,
                                const LudoPageNode *node,
                                gboolean            stacked)
{
  LudoPageLanguage first = self->context.options.language;
  GtkWidget *labels[2] = { NULL, NULL };
  gboolean any = FALSE;
  GtkWidget *bilingual;

  for (guint i = 0; i < node->children->len; i++)
    any |= ludo_page_context_includes (&self->context,
                                       node->children->pdata[i]);
  if (!any)
    return NULL;

  labels[0] = ludo_page_model_make_paragraph (self, node, first, FALSE);
  if (ludo_page_context_shows_both (&self->context))
    labels[1] = ludo_page_model_make_paragraph (self, node, 1 - first, FALSE);
  bilingual = bilingual_row_new (self, labels[0], labels[1], stacked);
  ludo_page_model_register (self, node, bilingual);

  return bilingual;
}
