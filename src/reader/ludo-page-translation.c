/* ludo-page-translation.c: the translation of a sentence of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/ludo-page-translation.h"

#include "board/ludo-announce.h"

/* The sentence whose translation is shown below, or NULL. */
static LudoSentence *
find_open (LudoPageTranslation *self)
{
  LudoPageModel *model = self->cursor->model;

  return ludo_page_model_find_sentence (model, self->open,
                                        model->context.options.language);
}

gboolean
ludo_page_translation_close (LudoPageTranslation *self)
{
  LudoHighlights *highlights = self->cursor->highlights;
  LudoSentence *sentence = find_open (self);
  GtkWidget *bilingual, *below;
  gboolean was_open = self->open != NULL;

  g_clear_pointer (&self->open, g_free);
  if (sentence == NULL)
    return was_open;

  ludo_highlights_set_mark (highlights, sentence, LUDO_SENTENCE_OPEN, FALSE);
  bilingual = gtk_widget_get_parent (GTK_WIDGET (sentence->label));
  below = gtk_widget_get_last_child (bilingual);
  if (below == GTK_WIDGET (sentence->label))
    return TRUE;

  if (highlights->pointed != NULL
      && GTK_WIDGET (highlights->pointed->label) == below)
    ludo_highlights_set_pointed (highlights, NULL);
  /* Move the focus before its label is removed, because GTK would look for
   * another place anywhere in the window. */
  if (highlights->current != NULL
      && GTK_WIDGET (highlights->current->label) == below)
    {
      if (gtk_widget_is_focus (below))
        ludo_page_cursor_set (self->cursor, sentence, -1);
      highlights->current = sentence;
      highlights->annotation = -1;
    }
  gtk_box_remove (GTK_BOX (bilingual), below);

  return TRUE;
}

static void
show (LudoPageTranslation *self,
      LudoSentence        *sentence)
{
  GtkWidget *below =
    ludo_page_model_make_paragraph (self->cursor->model, sentence->node,
                                    1 - sentence->language, TRUE);

  gtk_widget_add_css_class (below, "shown-translation");
  gtk_box_append (GTK_BOX (gtk_widget_get_parent
                             (GTK_WIDGET (sentence->label))), below);
  ludo_highlights_set_mark (self->cursor->highlights, sentence,
                            LUDO_SENTENCE_OPEN, TRUE);
}

void
ludo_page_translation_toggle (LudoPageTranslation *self,
                              LudoSentence        *sentence)
{
  const LudoPageLanguage translation = 1 - sentence->language;
  gboolean was_open;

  /* The translation stands beside it already, or it is a translation. */
  if (ludo_page_context_shows_both (&self->cursor->model->context)
      || sentence->below || !ludo_sentence_has_translation (sentence))
    return;

  was_open = g_strcmp0 (self->open, sentence->node->id) == 0;
  ludo_page_translation_close (self);
  if (was_open)
    return;

  self->open = g_strdup (sentence->node->id);
  show (self, sentence);
  ludo_announce_in (self->cursor->model->status,
                    ludo_page_language_code (translation),
                    sentence->node->plain[translation]);
}

void
ludo_page_translation_restore (LudoPageTranslation *self)
{
  LudoSentence *sentence = NULL;

  if (self->cursor->model->context.options.mode == LUDO_READING_ON_DEMAND)
    sentence = find_open (self);
  if (sentence != NULL)
    show (self, sentence);
  else
    g_clear_pointer (&self->open, g_free);
}

static void
reveal (LudoPageTranslation *self,
        LudoSentence        *sentence,
        gboolean             revealed)
{
  LudoPageModel *model = self->cursor->model;
  LudoHighlights *highlights = self->cursor->highlights;
  LudoParagraph *paragraph;

  if (sentence->covered != revealed)
    return;

  if (revealed)
    g_hash_table_add (model->revealed, g_strdup (sentence->node->id));
  else
    g_hash_table_remove (model->revealed, sentence->node->id);
  sentence->covered = !revealed;
  if (highlights->current != NULL
      && highlights->current->label == sentence->label)
    highlights->annotation = -1;
  paragraph = ludo_sentence_get_paragraph (sentence);
  ludo_paragraph_fill (paragraph, &model->context);
  ludo_highlights_apply (highlights, paragraph);
}

void
ludo_page_translation_reveal_all (LudoPageTranslation *self,
                                  gboolean             revealed)
{
  LudoPageModel *model = self->cursor->model;

  if (model->context.options.mode != LUDO_READING_EXERCISE)
    return;

  for (guint i = 0; i < model->sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (model->sentences, i);

      if (sentence->language != model->context.options.language)
        reveal (self, sentence, revealed);
    }
}

void
ludo_page_translation_activate (LudoPageTranslation *self,
                                LudoSentence        *sentence)
{
  const LudoPageModel *model = self->cursor->model;
  LudoSentence *covered = sentence;

  if (model->context.options.mode == LUDO_READING_ON_DEMAND)
    ludo_page_translation_toggle (self, sentence);
  else if (model->context.options.mode == LUDO_READING_EXERCISE)
    {
      /* A click on either language uncovers the translation. */
      if (sentence->language == model->context.options.language)
        covered = ludo_page_model_translate (model, sentence);
      if (covered != NULL)
        reveal (self, covered, covered->covered);
      ludo_page_cursor_announce (self->cursor);
    }
}
