/* ludo-page-cursor.c: where the keyboard is in a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A page is scrolled without the focus as well.  A key that enters it, or is
 * pressed after it was scrolled away from the focus, goes on from what can be
 * seen and not from where the focus was left.
 */

#include "reader/ludo-page-cursor.h"

#include <glib/gi18n.h>

#include "board/ludo-announce.h"
#include "board/ludo-compat.h"
#include "content/ludo-reader-words.h"

LudoSentence *
ludo_page_cursor_get (const LudoPageCursor *self)
{
  return self->highlights->current != NULL
         && gtk_widget_is_focus (GTK_WIDGET (self->highlights->current->label))
           ? self->highlights->current : NULL;
}

int
ludo_page_cursor_get_annotation (const LudoPageCursor *self)
{
  return ludo_page_cursor_get (self) != NULL ? self->highlights->annotation
                                             : -1;
}

GVariant *
ludo_page_cursor_get_link (const LudoPageCursor *self)
{
  const LudoSentence *sentence = ludo_page_cursor_get (self);
  const LudoPageTerm *term;
  const char *page = "sources";
  const char *target = "";

  if (ludo_page_cursor_get_annotation (self) < 0)
    return NULL;

  term = ludo_highlights_get_annotation (self->highlights)->term;
  if (term != NULL)
    {
      page = term->page_id != NULL ? term->page_id : "vocabulary";
      target = term->entry_id;
    }
  else if (sentence->node->notes->len > 0)
    target = g_ptr_array_index (sentence->node->notes, 0);

  return g_variant_ref_sink (g_variant_new ("(ss)", page, target));
}

/* Sets @bounds to the place in the page of the current sentence, word or note.
 * Returns: FALSE where it has none. */
static gboolean
find_current (const LudoPageCursor *self,
              graphene_rect_t      *bounds)
{
  const LudoSentence *sentence = self->highlights->current;
  const LudoAnnotation *annotation =
    ludo_highlights_get_annotation (self->highlights);

  if (annotation == NULL)
    return ludo_viewport_find_bounds (self->viewport, sentence, bounds);

  return ludo_paragraph_find_bounds (sentence->label, self->model->page,
                                     annotation->start, annotation->end,
                                     bounds);
}

char *
ludo_page_cursor_explain (const LudoPageCursor  *self,
                          const LudoSentence    *sentence,
                          int                    index,
                          char                 **name)
{
  const LudoAnnotation *annotation = ludo_sentence_get_annotation (sentence,
                                                                   index);

  return ludo_page_context_explain (&self->model->context, annotation->sentence,
                                    annotation->term, sentence->language,
                                    name);
}

/* @is_read: whether a screen reader reads what is current by itself */
static void
announce (const LudoPageCursor *self,
          gboolean              is_read)
{
  LudoSentence *sentence = self->highlights->current;
  g_autofree char *text = NULL;
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  /* A line of verse is explained in the reader's language. */
  const char *code = self->highlights->annotation >= 0
                       ? ludo_page_language_code (sentence->language)
                       : ludo_sentence_get_code (sentence);

  if (self->highlights->annotation >= 0)
    {
      g_autofree char *name = NULL;
      g_autofree char *markup =
        ludo_page_cursor_explain (self, sentence, self->highlights->annotation,
                                  &name);
      g_autofree char *plain = markup != NULL ? ludo_page_dup_plain (markup)
                                              : NULL;

      text = g_strconcat (name, plain != NULL && name[0] != '\0' ? ": " : "",
                          plain, NULL);
    }
  else
    text = g_strdup (sentence->covered
                       ? ludo_reader_word
                           (self->model->context.options.language,
                            LUDO_WORD_HIDDEN)
                       : sentence->node->plain[sentence->language]);
  pango_attr_list_insert (attributes, pango_attr_language_new
                                        (pango_language_from_string (code)));
  gtk_label_set_attributes (GTK_LABEL (self->model->status), attributes);
  gtk_label_set_text (GTK_LABEL (self->model->status), text);
  if (is_read)
    ludo_announce_beside (self->model->status, code, text);
  else
    ludo_announce_in (self->model->status, code, text);
}

void
ludo_page_cursor_announce (const LudoPageCursor *self)
{
  announce (self, FALSE);
}

void
ludo_page_cursor_place_caret (const LudoPageCursor *self)
{
  LudoSentence *sentence = self->highlights->current;
  const LudoAnnotation *annotation =
    ludo_highlights_get_annotation (self->highlights);
  const char *text = gtk_label_get_text (sentence->label);
  guint at = annotation != NULL ? annotation->start : sentence->start;
  int offset = (int) g_utf8_pointer_to_offset (text, text + at);

  gtk_label_select_region (sentence->label, offset, offset);
}

void
ludo_page_cursor_hide_explainer (const LudoPageCursor *self)
{
  if (self->explainer != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->explainer));
}

void
ludo_page_cursor_stop_explaining (LudoPageCursor *self)
{
  self->is_explaining = FALSE;
  ludo_page_cursor_hide_explainer (self);
}

void
ludo_page_cursor_set (LudoPageCursor *self,
                      LudoSentence   *sentence,
                      int             annotation)
{
  LudoHighlights *highlights = self->highlights;
  LudoParagraph *before = highlights->current != NULL
                            ? ludo_sentence_get_paragraph (highlights->current)
                            : NULL;
  LudoParagraph *now = ludo_sentence_get_paragraph (sentence);
  /* With the focus a screen reader reads the paragraph from its beginning. */
  gboolean is_read = self->last_focus != GTK_WIDGET (sentence->label)
                     && annotation < 0
                     && g_ptr_array_index (now->sentences, 0) == sentence
                     && !sentence->covered;

  highlights->current = sentence;
  highlights->annotation = annotation;
  highlights->hides_current = self->is_entering;
  self->needs_scroll = FALSE;
  g_set_weak_pointer (&self->last_focus, GTK_WIDGET (sentence->label));
  if (!gtk_widget_is_focus (GTK_WIDGET (sentence->label)))
    {
      self->is_moving_focus = TRUE;
      gtk_widget_grab_focus (GTK_WIDGET (sentence->label));
      self->is_moving_focus = FALSE;
    }
  /* Leave the caret where GTK has announcements, because Orca 48, which comes
   * with them, would read the line of a caret that arrow keys move, and then
   * the sentence. */
  if (!ludo_compat_has_announcements ()
      || gtk_label_get_selection_bounds (sentence->label, NULL, NULL))
    ludo_page_cursor_place_caret (self);
  if (before != NULL && before != now)
    ludo_highlights_apply (highlights, before);
  ludo_highlights_set_pointed (highlights, self->is_entering ? NULL : sentence);
  ludo_highlights_apply (highlights, now);
  announce (self, is_read);
  ludo_page_cursor_stop_explaining (self);
  self->is_explaining = annotation >= 0
                        && !ludo_annotation_is_link
                              (ludo_highlights_get_annotation (highlights));
}

void
ludo_page_cursor_scroll (LudoPageCursor *self)
{
  graphene_rect_t bounds;

  self->needs_scroll = !find_current (self, &bounds);
  if (!self->needs_scroll)
    ludo_viewport_scroll_to (self->viewport, &bounds);
}

void
ludo_page_cursor_go_to (LudoPageCursor *self,
                        LudoSentence   *sentence)
{
  ludo_page_cursor_set (self, sentence, -1);
  ludo_page_cursor_scroll (self);
}

gboolean
ludo_page_cursor_step (LudoPageCursor *self,
                       int             step)
{
  LudoSentence *sentence = ludo_page_cursor_get (self);
  LudoParagraph *paragraph;
  int annotation;
  guint index;

  if (sentence == NULL)
    return FALSE;

  paragraph = ludo_sentence_get_paragraph (sentence);
  annotation = self->highlights->annotation;
  if (annotation >= 0)
    annotation += step;
  else if (step > 0)
    annotation = ludo_paragraph_find_annotation (paragraph, sentence, 1);
  if (annotation >= (int) paragraph->annotations->len
      || (annotation >= 0
          && ludo_paragraph_get_annotation (paragraph, annotation)->sentence
             != sentence->node))
    annotation = -1;

  /* Step to the next sentence, unless it is a step back from the first word or
   * note of this one to the sentence itself. */
  if (annotation < 0 && (step > 0 || self->highlights->annotation < 0))
    {
      g_ptr_array_find (paragraph->sentences, sentence, &index);
      if ((step < 0 && index == 0)
          || (step > 0 && index + 1 == paragraph->sentences->len))
        return FALSE;
      sentence = g_ptr_array_index (paragraph->sentences, (int) index + step);
      if (step < 0)
        annotation = ludo_paragraph_find_annotation (paragraph, sentence, -1);
    }
  ludo_page_cursor_set (self, sentence, annotation);
  ludo_page_cursor_scroll (self);

  return TRUE;
}

static gboolean
find_focus_bounds (LudoPageCursor  *self,
                   graphene_rect_t *bounds)
{
  GtkWidget *focus = self->last_focus;

  if (focus == NULL)
    return FALSE;
  if (self->highlights->current != NULL
      && focus == GTK_WIDGET (self->highlights->current->label))
    return find_current (self, bounds);

  return gtk_widget_get_mapped (focus)
         && gtk_widget_compute_bounds (focus, self->model->page, bounds);
}

gboolean
ludo_page_cursor_is_left_behind (LudoPageCursor *self)
{
  graphene_rect_t bounds;

  return !self->needs_scroll && find_focus_bounds (self, &bounds)
         && !ludo_viewport_intersects (self->viewport, &bounds);
}

gboolean
ludo_page_cursor_enter (LudoPageCursor *self,
                        int             step)
{
  LudoSentence *sentence;
  GtkWidget *found;
  graphene_rect_t bounds;
  GtkRoot *root;

  if (find_focus_bounds (self, &bounds)
      && ludo_viewport_intersects (self->viewport, &bounds))
    {
      ludo_viewport_scroll_to (self->viewport, &bounds);
      return gtk_widget_grab_focus (self->last_focus);
    }

  found = ludo_viewport_find_focus (self->viewport, step, &sentence);
  /* No sentence is in sight before the page is laid out. */
  if (found == NULL && sentence == NULL && self->model->sentences->len > 0)
    sentence = g_ptr_array_index (self->model->sentences, 0);
  if (sentence == NULL)
    return found != NULL && gtk_widget_grab_focus (found);
  /* A reader who opened the page with the pointer did not ask for a sentence,
   * so that none is shown as current. */
  root = gtk_widget_get_root (self->model->page);
  self->is_entering = GTK_IS_WINDOW (root)
                      && !gtk_window_get_focus_visible (GTK_WINDOW (root));
  /* A page that is being opened is seen from its title on, even where a picture
   * stands between that and the sentence. */
  ludo_page_cursor_set (self, sentence, -1);
  if (!ludo_viewport_is_opening (self->viewport))
    ludo_page_cursor_scroll (self);
  self->is_entering = FALSE;

  return TRUE;
}

/* Shows no current sentence any more, because the focus left the text.
 * @focus: the button or board of the page that has it now, and is scrolled to,
 * or NULL */
static void
leave_text (LudoPageCursor *self,
            GtkWidget      *focus)
{
  graphene_rect_t bounds;

  if (self->highlights->current != NULL)
    ludo_highlights_apply (self->highlights, ludo_sentence_get_paragraph
                                               (self->highlights->current));
  ludo_highlights_set_pointed (self->highlights, NULL);
  ludo_page_cursor_stop_explaining (self);
  if (focus == NULL)
    return;

  g_set_weak_pointer (&self->last_focus, focus);
  if (gtk_widget_compute_bounds (focus, self->model->page, &bounds)
      && bounds.size.height > 0)
    ludo_viewport_scroll_to (self->viewport, &bounds);
}

void
ludo_page_cursor_set_focus (LudoPageCursor *self,
                            GtkWidget      *focus,
                            int             step)
{
  GtkWidget *page = self->model->page;
  LudoParagraph *paragraph = ludo_paragraph_get (focus);
  LudoSentence *sentence;
  int annotation;

  if (self->is_moving_focus)
    return;
  /* A menu of the page has a surface of its own, and is not the text. */
  if (focus == NULL || !gtk_widget_is_ancestor (focus, page)
      || gtk_widget_get_native (focus) != gtk_widget_get_native (page))
    focus = NULL;
  if (focus == NULL || paragraph == NULL)
    {
      leave_text (self, focus);
      return;
    }

  /* The focus came back to the current paragraph from elsewhere, and not with
   * Tab, which enters at an end. */
  if (step == 0 && self->highlights->current != NULL
      && ludo_sentence_get_paragraph (self->highlights->current) == paragraph)
    {
      ludo_page_cursor_set (self, self->highlights->current,
                            self->highlights->annotation);
      return;
    }
  sentence = g_ptr_array_index (paragraph->sentences,
                                step < 0 ? paragraph->sentences->len - 1 : 0);
  annotation = step < 0 ? ludo_paragraph_find_annotation (paragraph, sentence,
                                                          -1) : -1;
  ludo_page_cursor_set (self, sentence, annotation);
  ludo_page_cursor_scroll (self);
}

/* The sentence @step after @sentence, or before, in the same language and not
 * folded away; NULL where the page ends. */
static LudoSentence *
find_neighbour (LudoPageCursor *self,
                LudoSentence   *sentence,
                int             step)
{
  guint found;

  if (!g_ptr_array_find (self->model->sentences, sentence, &found))
    return NULL;

  for (int i = (int) found + step;
       i >= 0 && i < (int) self->model->sentences->len; i += step)
    {
      LudoSentence *other = g_ptr_array_index (self->model->sentences, i);

      if (other->language == sentence->language
          && gtk_widget_get_mapped (GTK_WIDGET (other->label)))
        return other;
    }

  return NULL;
}

/* If the page was scrolled away from the current sentence, the arrow leads to a
 * sentence in sight; if none begins there, as among the sources at the end or
 * at a picture, it leads to the current one. */
LudoSentence *
ludo_page_cursor_find_next (LudoPageCursor *self,
                            LudoSentence   *sentence,
                            int             step,
                            gboolean        sideways)
{
  LudoSentence *here = ludo_page_model_find_in_text (self->model, sentence);
  LudoSentence *goal = NULL;

  if (ludo_page_cursor_is_left_behind (self))
    {
      goal = ludo_viewport_find_sentence (self->viewport, here->language, step);
      if (goal == NULL)
        goal = ludo_viewport_find_sentence (self->viewport, here->language,
                                            -step);
      return goal != NULL ? goal : here;
    }

  if (sideways)
    goal = ludo_page_model_translate (self->model, sentence);

  return goal != NULL ? goal : find_neighbour (self, here, step);
}

static void
ensure_explainer (LudoPageCursor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *label, *button;

  self->explainer = gtk_popover_new ();
  label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode",
                        PANGO_WRAP_WORD_CHAR, "max-width-chars", 44,
                        "xalign", 0.0, NULL);
  /* The button never takes the focus, because the explanation closes when the
   * page loses it. */
  button = g_object_new (GTK_TYPE_BUTTON, "halign", GTK_ALIGN_END,
                         "focus-on-click", FALSE, "focusable", FALSE,
                         "action-target", g_variant_new ("(ss)", "", ""),
                         "action-name", "page.follow", NULL);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  gtk_popover_set_child (GTK_POPOVER (self->explainer), box);
  gtk_popover_set_autohide (GTK_POPOVER (self->explainer), FALSE);
  gtk_widget_add_css_class (self->explainer, "explainer");
  gtk_widget_set_parent (self->explainer, self->model->page);
}

void
ludo_page_cursor_place_explainer (LudoPageCursor *self)
{
  LudoSentence *sentence = ludo_page_cursor_get (self);
  const LudoAnnotation *annotation;
  g_autofree char *markup = NULL;
  g_autoptr (GVariant) link = ludo_page_cursor_get_link (self);
  GtkWidget *label, *button;
  graphene_rect_t bounds;

  if (!self->is_explaining || sentence == NULL
      || !find_current (self, &bounds)
      || !ludo_viewport_intersects (self->viewport, &bounds))
    {
      ludo_page_cursor_hide_explainer (self);
      return;
    }

  if (self->explainer == NULL)
    ensure_explainer (self);
  annotation = ludo_highlights_get_annotation (self->highlights);
  markup = ludo_page_cursor_explain (self, sentence,
                                     self->highlights->annotation, NULL);
  label = gtk_widget_get_first_child
    (gtk_popover_get_child (GTK_POPOVER (self->explainer)));
  gtk_label_set_markup (GTK_LABEL (label), markup);
  button = gtk_widget_get_next_sibling (label);
  gtk_button_set_label (GTK_BUTTON (button),
                        annotation->term != NULL ? _("Open the Vocabulary")
                                                 : _("Open the Sources"));
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), link);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->explainer),
                               &(GdkRectangle) { (int) bounds.origin.x,
                                                 (int) bounds.origin.y,
                                                 (int) bounds.size.width,
                                                 (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->explainer));
  gtk_popover_present (GTK_POPOVER (self->explainer));
}

void
ludo_page_cursor_forget (LudoPageCursor *self)
{
  ludo_page_cursor_stop_explaining (self);
  g_clear_weak_pointer (&self->last_focus);
  self->needs_scroll = FALSE;
}
