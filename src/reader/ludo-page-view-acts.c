/* ludo-page-view-acts.c: what the reader does with a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-page-view-acts"

#include "config.h"

#include "reader/ludo-page-view-private.h"

#include "reader/ludo-reader-words.h"

static LudoSentence *
twin_of (LudoPageView *self,
         LudoSentence *sentence)
{
  return g_hash_table_lookup
    (self->by_sentence[1 - ludo_sentence_get_language (sentence)],
     ludo_sentence_get_id (sentence));
}

/* Where in the text @sentence is: itself or, where it is a twin that is shown
 * below, the one that it was shown for. */
static LudoSentence *
in_text (LudoPageView *self,
         LudoSentence *sentence)
{
  LudoPageLanguage language = ludo_sentence_get_language (sentence);
  LudoSentence *twin = twin_of (self, sentence);

  return twin == NULL
         || g_hash_table_lookup (self->by_sentence[language],
                                 ludo_sentence_get_id (sentence)) == sentence
           ? sentence : twin;
}

static void
pointed_cb (LudoPageView *self,
            gboolean      pointed,
            LudoSentence *sentence)
{
  LudoSentence *twin = twin_of (self, sentence);

  if (twin != NULL)
    ludo_sentence_set_mark (twin, "twin", pointed);
}

static void
reveal (LudoPageView *self,
        LudoSentence *sentence,
        gboolean      revealed)
{
  const char *id = ludo_sentence_get_id (sentence);

  if (revealed)
    g_hash_table_add (self->revealed, g_strdup (id));
  else
    g_hash_table_remove (self->revealed, id);
  ludo_sentence_set_hidden (sentence, !revealed,
                            ludo_reader_word (self->way.language,
                                              LUDO_WORD_HIDDEN));
}

static void
clicked_cb (LudoPageView *self,
            LudoSentence *sentence)
{
  LudoSentence *covered = sentence;

  if (self->way.mode == LUDO_READING_TWIN)
    ludo_page_view_toggle_twin (self, sentence);
  else if (self->way.mode == LUDO_READING_EXERCISE)
    {
      /* Either of the two uncovers the one that is covered. */
      if (ludo_sentence_get_language (sentence) == self->way.language)
        covered = twin_of (self, sentence);
      if (covered != NULL)
        reveal (self, covered, ludo_sentence_get_hidden (covered));
    }
}

void
_ludo_page_view_hear_sentence (LudoPageView *self,
                               LudoSentence *sentence)
{
  g_signal_connect_swapped (sentence, "clicked", G_CALLBACK (clicked_cb),
                            self);
  g_signal_connect_object (sentence, "pointed", G_CALLBACK (pointed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Below which paragraph its twin goes. */
static LudoPair *
pair_of (LudoSentence *sentence)
{
  return LUDO_PAIR (gtk_widget_get_ancestor (GTK_WIDGET (sentence),
                                             LUDO_TYPE_PAIR));
}

/* What has the focus below @pair is about to go, and GTK would look for
 * another place anywhere in the window. */
static void
take_focus_back (LudoPageView *self,
                 LudoPair     *pair,
                 LudoSentence *sentence)
{
  LudoSentence *focused = _ludo_page_view_get_focused (self);
  GtkWidget *below = ludo_pair_get_below (pair);

  if (focused != NULL && below != NULL
      && gtk_widget_is_ancestor (GTK_WIDGET (focused), below))
    gtk_widget_grab_focus (GTK_WIDGET (sentence));
}

static void
show_twin (LudoPageView *self,
           LudoSentence *sentence,
           gboolean      shown)
{
  LudoPair *pair = pair_of (sentence);
  LudoPageLanguage other = 1 - ludo_sentence_get_language (sentence);
  LudoPassage *twin;

  ludo_sentence_set_mark (sentence, "open", shown);
  if (!shown)
    {
      take_focus_back (self, pair, sentence);
      ludo_pair_set_below (pair, NULL);
      return;
    }

  twin = ludo_passage_new (other, self->way.line_spacing);
  ludo_passage_add (twin, ludo_sentence_get_node (sentence), NULL);
  gtk_widget_add_css_class (GTK_WIDGET (twin), "shown-twin");
  ludo_pair_set_below (pair, GTK_WIDGET (twin));
}

static void
close_twin (LudoPageView *self)
{
  LudoSentence *open = NULL;

  if (self->open_twin != NULL)
    open = ludo_page_view_get_sentence (self, self->open_twin,
                                        self->way.language);
  if (open != NULL)
    show_twin (self, open, FALSE);
  g_clear_pointer (&self->open_twin, g_free);
}

void
ludo_page_view_toggle_twin (LudoPageView *self,
                            LudoSentence *sentence)
{
  gboolean was_open;

  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && LUDO_IS_SENTENCE (sentence));

  /* Its twin is to be seen already, or it is a twin itself. */
  if (_ludo_page_view_shows_both (self)
      || ludo_page_view_get_sentence (self, ludo_sentence_get_id (sentence),
                                      self->way.language) != sentence)
    return;

  was_open = g_strcmp0 (self->open_twin, ludo_sentence_get_id (sentence))
             == 0;
  close_twin (self);
  if (was_open)
    return;

  self->open_twin = g_strdup (ludo_sentence_get_id (sentence));
  show_twin (self, sentence, TRUE);
}

void
ludo_page_view_show_twin (LudoPageView *self,
                          LudoSentence *sentence)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && LUDO_IS_SENTENCE (sentence));

  if (g_strcmp0 (self->open_twin, ludo_sentence_get_id (sentence)) != 0)
    ludo_page_view_toggle_twin (self, sentence);
}

void
_ludo_page_view_restore_twin (LudoPageView *self)
{
  LudoSentence *sentence = NULL;

  if (self->way.mode == LUDO_READING_TWIN && self->open_twin != NULL)
    sentence = ludo_page_view_get_sentence (self, self->open_twin,
                                            self->way.language);
  if (sentence != NULL)
    show_twin (self, sentence, TRUE);
  else
    g_clear_pointer (&self->open_twin, g_free);
}

void
ludo_page_view_reveal_all (LudoPageView *self,
                           gboolean      revealed)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  if (self->way.mode != LUDO_READING_EXERCISE)
    return;

  ludo_page_view_finish (self);
  for (guint i = 0; i < self->sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (self->sentences, i);

      if (ludo_sentence_get_language (sentence) != self->way.language)
        reveal (self, sentence, revealed);
    }
}

void
_ludo_page_view_follow (LudoPageView *self,
                        const char   *page_id,
                        const char   *element_id)
{
  g_signal_emit_by_name (self, "followed", page_id, element_id);
}

LudoSentence *
_ludo_page_view_get_focused (LudoPageView *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root
                                           (GTK_WIDGET (self)));
  GtkWidget *sentence;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return NULL;

  sentence = gtk_widget_get_ancestor (focus, LUDO_TYPE_SENTENCE);

  return sentence != NULL ? LUDO_SENTENCE (sentence) : NULL;
}

/* The one that a command is about: while the menu is open it has the focus
 * itself. */
static LudoSentence *
chosen_sentence (LudoPageView *self)
{
  LudoSentence *focused = _ludo_page_view_get_focused (self);

  return focused != NULL ? focused : self->menu_sentence;
}

/* Which way through the page an arrow leads; 0 for any other key. */
static int
step_of (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return -1;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return 1;
    default:
      return 0;
    }
}

gboolean
_ludo_page_view_press (LudoPageView *self,
                       guint         keyval)
{
  LudoSentence *sentence = _ludo_page_view_get_focused (self);
  LudoSentence *here, *twin;
  int step = step_of (keyval);

  if (keyval == GDK_KEY_Escape && _ludo_page_view_close_explainer (self))
    return TRUE;
  if (sentence == NULL)
    return FALSE;
  if (step != 0 && _ludo_page_view_hold_key (self, keyval))
    return TRUE;

  /* The next key goes on from where the last one leads. */
  if (self->step_goal != NULL)
    sentence = self->step_goal;
  here = in_text (self, sentence);
  if (self->step_goal == NULL && step != 0
      && _ludo_page_view_catch_up (self, ludo_sentence_get_language (here),
                                   step))
    return TRUE;
  twin = twin_of (self, sentence);
  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      _ludo_page_view_step (self, here, step);
      return TRUE;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      if (twin != NULL)
        _ludo_page_view_go_to (self, twin);
      else
        _ludo_page_view_step (self, here, step);
      return TRUE;
    case GDK_KEY_Escape:
      if (self->open_twin == NULL)
        return FALSE;
      close_twin (self);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
key_cb (LudoPageView    *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  modifiers)
{
  GdkModifierType others = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK;

  return (modifiers & others) == 0 && _ludo_page_view_press (self, keyval);
}

/* The sentences below @node that are read here, in one language. */
static char *
text_of (LudoPageView       *self,
         const LudoPageNode *node,
         LudoPageLanguage    language)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *child = g_ptr_array_index (node->children, i);

      if (child->type == LUDO_NODE_SENTENCE
          && ludo_page_applies (child, self->ruleset))
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                                child->plain[language]);
    }

  return g_string_free (text, FALSE);
}

static void
copy (LudoPageView *self,
      gboolean      whole)
{
  LudoSentence *sentence = chosen_sentence (self);
  LudoPageLanguage first = self->way.language;
  g_autofree char *both = NULL;

  if (sentence == NULL)
    return;

  if (whole)
    {
      const LudoPageNode *node =
        g_object_get_data (G_OBJECT (pair_of (sentence)), "node");
      g_autofree char *one = text_of (self, node, first);
      g_autofree char *other = text_of (self, node, 1 - first);

      both = g_strdup_printf ("%s\n\n%s\n", one, other);
    }
  else
    {
      const LudoPageNode *node = ludo_sentence_get_node (sentence);

      both = g_strdup_printf ("%s\n%s\n", node->plain[first],
                              node->plain[1 - first]);
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), both);
  g_signal_emit_by_name (self, "copied");
}

static void
copy_sentence_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  copy (LUDO_PAGE_VIEW (widget), FALSE);
}

static void
copy_paragraph_action (GtkWidget  *widget,
                       const char *name,
                       GVariant   *parameter)
{
  copy (LUDO_PAGE_VIEW (widget), TRUE);
}

static void
show_twin_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  LudoSentence *sentence = chosen_sentence (self);

  if (sentence != NULL)
    ludo_page_view_toggle_twin (self, in_text (self, sentence));
}

static void
reveal_all_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ludo_page_view_reveal_all (LUDO_PAGE_VIEW (widget), TRUE);
}

static void
hide_all_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  ludo_page_view_reveal_all (LUDO_PAGE_VIEW (widget), FALSE);
}

void
_ludo_page_view_class_install_acts (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "page.copy-sentence", NULL,
                                   copy_sentence_action);
  gtk_widget_class_install_action (widget_class, "page.copy-paragraph", NULL,
                                   copy_paragraph_action);
  gtk_widget_class_install_action (widget_class, "page.show-twin", NULL,
                                   show_twin_action);
  gtk_widget_class_install_action (widget_class, "page.reveal-all", NULL,
                                   reveal_all_action);
  gtk_widget_class_install_action (widget_class, "page.hide-all", NULL,
                                   hide_all_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c,
                                       GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "page.copy-paragraph", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c,
                                       GDK_CONTROL_MASK,
                                       "page.copy-sentence", NULL);
}

void
_ludo_page_view_init_acts (LudoPageView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
