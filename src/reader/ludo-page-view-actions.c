/* ludo-page-view-actions.c: what is done with a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With the pointer, with the keys and from menus: translations are shown,
 * covers are lifted, words and notes are explained, sentences are copied.
 */

#include "board/ludo-announce.h"
#include "reader/ludo-page-view-private.h"

#include <glib/gi18n.h>

char *
_ludo_page_view_explain (LudoPageView        *self,
                         const LudoSentence  *sentence,
                         int                  index,
                         char               **name)
{
  const LudoAnnotation *annotation = ludo_sentence_get_annotation (sentence,
                                                                   index);

  return ludo_page_context_explain (&self->rows.context, annotation->sentence,
                                    annotation->term, sentence->language,
                                    name);
}

static void
hide_explainer (LudoPageView *self)
{
  if (self->explainer != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->explainer));
}

void
_ludo_page_view_stop_explaining (LudoPageView *self)
{
  self->is_explaining = FALSE;
  hide_explainer (self);
}

/* The sentence whose translation is shown below, or NULL. */
static LudoSentence *
find_open (LudoPageView *self)
{
  return self->open != NULL
           ? ludo_page_view_get_sentence
               (self, self->open, self->rows.context.options.language) : NULL;
}

static void
close_translation (LudoPageView *self)
{
  LudoSentence *sentence = find_open (self);
  GtkWidget *bilingual, *below;

  g_clear_pointer (&self->open, g_free);
  if (sentence == NULL)
    return;

  ludo_marks_set (&self->marks, sentence, LUDO_SENTENCE_OPEN, FALSE);
  bilingual = gtk_widget_get_parent (GTK_WIDGET (sentence->label));
  below = gtk_widget_get_last_child (bilingual);
  if (below == GTK_WIDGET (sentence->label))
    return;

  if (self->marks.pointed != NULL
      && GTK_WIDGET (self->marks.pointed->label) == below)
    ludo_marks_point_at (&self->marks, NULL);
  /* Move the focus before its label is removed, because GTK would look for
   * another place anywhere in the window. */
  if (self->marks.current != NULL
      && GTK_WIDGET (self->marks.current->label) == below)
    {
      if (gtk_widget_is_focus (below))
        _ludo_page_view_make_current (self, sentence, -1);
      self->marks.current = sentence;
      self->marks.annotation = -1;
    }
  gtk_box_remove (GTK_BOX (bilingual), below);
}

static void
show_translation (LudoPageView *self,
                  LudoSentence *sentence)
{
  GtkWidget *below =
    ludo_rows_paragraph (&self->rows, sentence->node, 1 - sentence->language,
                         TRUE);

  gtk_widget_add_css_class (below, "shown-translation");
  gtk_box_append (GTK_BOX (gtk_widget_get_parent
                             (GTK_WIDGET (sentence->label))), below);
  ludo_marks_set (&self->marks, sentence, LUDO_SENTENCE_OPEN, TRUE);
}

/* Shows the translation of @sentence below its paragraph or, where it is shown,
 * hides it. */
static void
toggle_translation (LudoPageView *self,
                    LudoSentence *sentence)
{
  gboolean was_open;

  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && sentence != NULL);

  /* The translation stands beside it already, or it is a translation. */
  if (ludo_page_context_shows_both (&self->rows.context) || sentence->below
      || !ludo_sentence_has_translation (sentence))
    return;

  was_open = g_strcmp0 (self->open, sentence->node->id) == 0;
  close_translation (self);
  if (was_open)
    return;

  self->open = g_strdup (sentence->node->id);
  show_translation (self, sentence);
}

void
ludo_page_view_show_translation (LudoPageView *self,
                                 LudoSentence *sentence)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && sentence != NULL);

  if (g_strcmp0 (self->open, sentence->node->id) != 0)
    toggle_translation (self, sentence);
}

void
_ludo_page_view_restore_translation (LudoPageView *self)
{
  LudoSentence *sentence = NULL;

  if (self->rows.context.options.mode == LUDO_READING_ON_DEMAND)
    sentence = find_open (self);
  if (sentence != NULL)
    show_translation (self, sentence);
  else
    g_clear_pointer (&self->open, g_free);
}

static void
reveal (LudoPageView *self,
        LudoSentence *sentence,
        gboolean      revealed)
{
  LudoParagraph *paragraph;

  if (sentence->covered != revealed)
    return;

  if (revealed)
    g_hash_table_add (self->rows.revealed, g_strdup (sentence->node->id));
  else
    g_hash_table_remove (self->rows.revealed, sentence->node->id);
  sentence->covered = !revealed;
  if (self->marks.current != NULL
      && self->marks.current->label == sentence->label)
    self->marks.annotation = -1;
  paragraph = ludo_sentence_get_paragraph (sentence);
  ludo_paragraph_fill (paragraph, &self->rows.context);
  ludo_marks_show (&self->marks, paragraph);
}

void
ludo_page_view_reveal_all (LudoPageView *self,
                           gboolean      revealed)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self));

  if (self->rows.context.options.mode != LUDO_READING_EXERCISE)
    return;

  ludo_page_view_finish (self);
  for (guint i = 0; i < self->rows.sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (self->rows.sentences, i);

      if (sentence->language != self->rows.context.options.language)
        reveal (self, sentence, revealed);
    }
}

/* Does what a click on @sentence, or Enter, does in the mode of reading. */
static void
activate (LudoPageView *self,
          LudoSentence *sentence)
{
  LudoSentence *covered = sentence;

  if (self->rows.context.options.mode == LUDO_READING_ON_DEMAND)
    toggle_translation (self, sentence);
  else if (self->rows.context.options.mode == LUDO_READING_EXERCISE)
    {
      /* A click on either language uncovers the translation. */
      if (sentence->language == self->rows.context.options.language)
        covered = ludo_rows_translate (&self->rows, sentence);
      if (covered != NULL)
        reveal (self, covered, covered->covered);
      _ludo_page_view_announce_current (self);
    }
}

static void
follow (LudoPageView *self)
{
  LudoSentence *sentence = ludo_page_view_get_current (self);
  const LudoPageTerm *term;
  const char *page = "sources";
  const char *target = "";

  if (ludo_page_view_get_annotation (self) < 0)
    return;

  term = ludo_sentence_get_annotation (sentence, self->marks.annotation)->term;
  if (term != NULL)
    {
      page = term->page_id != NULL ? term->page_id : "vocabulary";
      target = term->entry_id;
    }
  else if (sentence->node->notes->len > 0)
    target = g_ptr_array_index (sentence->node->notes, 0);
  _ludo_page_view_stop_explaining (self);
  g_signal_emit_by_name (self, "followed", page, target);
}

static void
ensure_explainer (LudoPageView *self)
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
                         "focus-on-click", FALSE, "focusable", FALSE, NULL);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (follow), self);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  gtk_popover_set_child (GTK_POPOVER (self->explainer), box);
  gtk_popover_set_autohide (GTK_POPOVER (self->explainer), FALSE);
  gtk_widget_add_css_class (self->explainer, "explainer");
  gtk_widget_set_parent (self->explainer, GTK_WIDGET (self));
}

/* Shows the explanation at its word, or hides it while the word is out of
 * sight; called once the page has been laid out. */
static void
place_explainer (LudoPageView *self)
{
  LudoSentence *sentence = ludo_page_view_get_current (self);
  const LudoAnnotation *annotation;
  g_autofree char *markup = NULL;
  GtkWidget *label;
  graphene_rect_t bounds;

  if (!self->is_explaining || sentence == NULL
      || !_ludo_page_view_find_current (self, &bounds)
      || !ludo_sight_has (&self->sight, &bounds))
    {
      hide_explainer (self);
      return;
    }

  if (self->explainer == NULL)
    ensure_explainer (self);
  annotation = ludo_marks_get_annotation (&self->marks);
  markup = _ludo_page_view_explain (self, sentence, self->marks.annotation,
                                    NULL);
  label = gtk_widget_get_first_child
    (gtk_popover_get_child (GTK_POPOVER (self->explainer)));
  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_button_set_label (GTK_BUTTON (gtk_widget_get_next_sibling (label)),
                        annotation->term != NULL ? _("Open the Vocabulary")
                                                 : _("Open the Sources"));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->explainer),
                               &(GdkRectangle) { (int) bounds.origin.x,
                                                 (int) bounds.origin.y,
                                                 (int) bounds.size.width,
                                                 (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->explainer));
  gtk_popover_present (GTK_POPOVER (self->explainer));
}

/* The sentence at a place of the page, or NULL; and which of its words or
 * notes, or -1. */
static LudoSentence *
sentence_at (LudoPageView *self,
             double        x,
             double        y,
             int          *annotation)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y,
                                       GTK_PICK_DEFAULT);
  LudoParagraph *paragraph = ludo_paragraph_get (picked);
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);

  *annotation = -1;
  if (paragraph == NULL
      || !gtk_widget_compute_point (GTK_WIDGET (self), picked, &point, &point))
    return NULL;

  return ludo_paragraph_pick (paragraph, point.x, point.y, annotation);
}

static void
motion_cb (LudoPageView *self,
           double        x,
           double        y)
{
  const char *cursor = "text";
  int annotation;
  LudoSentence *sentence = sentence_at (self, x, y, &annotation);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  graphene_point_t before = self->pointer, at = before;
  gboolean knew = self->knows_pointer;

  /* A sentence that scrolls under a pointer at rest is not pointed at, because
   * a key moved the page and not the hand. */
  self->knows_pointer =
    gtk_widget_compute_point (GTK_WIDGET (self), window,
                              &GRAPHENE_POINT_INIT ((float) x, (float) y),
                              &at);
  self->pointer = at;
  if (!knew || graphene_point_near (&at, &before, 0.5f))
    return;

  ludo_marks_point_at (&self->marks, sentence);
  if (sentence == NULL)
    return;

  if (annotation >= 0)
    cursor = ludo_annotation_is_link (ludo_sentence_get_annotation
                                        (sentence, annotation))
               ? "pointer" : "help";
  gtk_widget_set_cursor_from_name (GTK_WIDGET (sentence->label), cursor);
}

static void
leave_cb (LudoPageView *self)
{
  ludo_marks_point_at (&self->marks, ludo_page_view_get_current (self));
}

static gboolean
ludo_page_view_query_tooltip (GtkWidget  *widget,
                              int         x,
                              int         y,
                              gboolean    keyboard,
                              GtkTooltip *tooltip)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  int annotation;
  LudoSentence *sentence = sentence_at (self, x, y, &annotation);
  g_autofree char *markup = NULL;

  if (keyboard || sentence == NULL || annotation < 0)
    return FALSE;

  markup = _ludo_page_view_explain (self, sentence, annotation, NULL);
  if (markup == NULL)
    return FALSE;
  gtk_tooltip_set_markup (tooltip, markup);
  /* The tooltip ends where the pointer moves on, as the next word may have
   * another explanation. */
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle) { x, y, 1, 1 });

  return TRUE;
}

/* Runs in the capture phase, before the label handles the press. */
static void
pressed_cb (LudoPageView *self,
            int           n_press,
            double        x,
            double        y)
{
  int annotation;
  LudoSentence *sentence = sentence_at (self, x, y, &annotation);

  if (n_press == 1 && sentence != NULL)
    _ludo_page_view_make_current (self, sentence, annotation);
}

/* A press that selected words is not a click. */
static void
released_cb (LudoPageView *self,
             int           n_press,
             double        x,
             double        y)
{
  int annotation;
  LudoSentence *sentence = sentence_at (self, x, y, &annotation);

  if (n_press != 1 || sentence == NULL
      || sentence != ludo_page_view_get_current (self)
      || annotation != self->marks.annotation
      || gtk_label_get_selection_bounds (sentence->label, NULL, NULL))
    return;

  if (annotation < 0)
    activate (self, sentence);
  else if (ludo_annotation_is_link (ludo_marks_get_annotation (&self->marks)))
    follow (self);
}

/* Gives the focus back to the sentence without scrolling.  GTK closes a menu
 * before it runs the command that was chosen, so that the command finds the
 * sentence current. */
static void
menu_closed_cb (LudoPageView *self)
{
  if (self->marks.current != NULL)
    _ludo_page_view_make_current (self, self->marks.current,
                                  self->marks.annotation);
}

/* Is called once the sentence is in sight.  A sentence without a translation
 * has the label's own menu. */
static void
open_menu (LudoPageView *self)
{
  LudoSentence *sentence = ludo_page_view_get_current (self);

  self->needs_menu = FALSE;
  if (sentence == NULL)
    return;

  _ludo_page_view_stop_explaining (self);
  if (ludo_sentence_has_translation (sentence))
    ludo_sentence_menu_open_below (&self->menu, sentence,
                                   G_CALLBACK (menu_closed_cb));
  else
    gtk_widget_activate_action (GTK_WIDGET (sentence->label), "menu.popup",
                                NULL);
}

/* Opens the menu of the sentence under the pointer, as the menu key does. */
static void
secondary_cb (LudoPageView    *self,
              int              n_press,
              double           x,
              double           y,
              GtkGestureClick *gesture)
{
  int annotation;
  LudoSentence *sentence = sentence_at (self, x, y, &annotation);

  if (sentence == NULL || !ludo_sentence_has_translation (sentence))
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  _ludo_page_view_make_current (self, sentence, -1);
  _ludo_page_view_stop_explaining (self);
  ludo_sentence_menu_open (&self->menu, sentence, x, y,
                           G_CALLBACK (menu_closed_cb));
}

void
_ludo_page_view_press_enter (LudoPageView *self,
                             LudoSentence *sentence)
{
  if (self->marks.annotation >= 0)
    follow (self);
  else
    activate (self, sentence);
}

gboolean
_ludo_page_view_press_escape (LudoPageView *self)
{
  if (self->is_explaining)
    _ludo_page_view_stop_explaining (self);
  else if (self->open != NULL)
    close_translation (self);
  else
    return FALSE;

  return TRUE;
}

static void
copy_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  LudoSentence *sentence = ludo_page_view_get_current (self);
  LudoPageLanguage first = self->rows.context.options.language;
  gboolean whole = g_str_equal (name, "page.copy-paragraph");
  g_autofree char *one = NULL, *other = NULL, *both = NULL;

  if (sentence == NULL)
    return;

  sentence = _ludo_page_view_in_text (self, sentence);
  if (whole)
    {
      const LudoPageNode *node = ludo_sentence_get_paragraph (sentence)->node;

      one = ludo_page_context_dup_text (&self->rows.context, node, first,
                                        FALSE);
      other = ludo_page_context_dup_text (&self->rows.context, node, 1 - first,
                                          FALSE);
    }
  else
    {
      one = g_strdup (sentence->node->plain[first]);
      other = g_strdup (sentence->node->plain[1 - first]);
    }
  if (ludo_sentence_has_translation (sentence))
    both = g_strconcat (one, whole ? "\n\n" : "\n", other, "\n", NULL);
  else
    both = g_strconcat (one, "\n", NULL);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), both);
  g_signal_emit_by_name (self, "copied");
}

static void
follow_action (GtkWidget  *widget,
               const char *name,
               GVariant   *place)
{
  const char *page_id, *element_id;

  g_variant_get (place, "(&s&s)", &page_id, &element_id);
  g_signal_emit_by_name (widget, "followed", page_id, element_id);
}

static void
show_translation_action (GtkWidget  *widget,
                         const char *name,
                         GVariant   *parameter)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  LudoSentence *sentence = ludo_page_view_get_current (self);

  if (sentence != NULL)
    toggle_translation (self, _ludo_page_view_in_text (self, sentence));
}

static void
reveal_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ludo_page_view_reveal_all (LUDO_PAGE_VIEW (widget),
                             g_str_equal (name, "page.reveal-all"));
}

void
_ludo_page_view_settled (LudoPageView *self)
{
  if (self->focus_waits)
    _ludo_page_view_go_on (self);
  if (self->needs_scroll && self->marks.current != NULL)
    _ludo_page_view_try_to_show (self);
  /* Try again soon only while the page is mapped: a hidden page may get no
   * allocation for a long time, and map_cb() tries then. */
  if (self->needs_scroll && self->marks.current != NULL
      && gtk_widget_get_mapped (GTK_WIDGET (self)))
    _ludo_page_view_settle (self);
  if (self->needs_menu)
    open_menu (self);
  place_explainer (self);
  if (self->marks.current != NULL)
    ludo_sentence_menu_place (&self->menu, self->marks.current);
}

void
_ludo_page_view_clear_reading (LudoPageView *self)
{
  ludo_sentence_menu_close (&self->menu);
  _ludo_page_view_stop_explaining (self);
  ludo_marks_forget (&self->marks);
  g_clear_weak_pointer (&self->last_focus);
  self->needs_scroll = self->focus_waits = self->needs_menu = FALSE;
  self->focus_step = 0;
  if (self->status != NULL)
    ludo_announce_label (GTK_LABEL (self->status), "");
}

static void
ludo_page_view_css_changed (GtkWidget         *widget,
                            GtkCssStyleChange *change)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  GtkWidgetClass *parent_class =
    g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget));
  GdkRGBA ink;

  parent_class->css_changed (widget, change);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  ludo_marks_set_ink (&self->marks, &ink);
}

void
_ludo_page_view_class_init_actions (GtkWidgetClass *widget_class)
{
  widget_class->query_tooltip = ludo_page_view_query_tooltip;
  widget_class->css_changed = ludo_page_view_css_changed;
  gtk_widget_class_install_action (widget_class, "page.copy-sentence", NULL,
                                   copy_action);
  gtk_widget_class_install_action (widget_class, "page.copy-paragraph", NULL,
                                   copy_action);
  gtk_widget_class_install_action (widget_class, "page.follow", "(ss)",
                                   follow_action);
  gtk_widget_class_install_action (widget_class, "page.show-translation",
                                   NULL, show_translation_action);
  gtk_widget_class_install_action (widget_class, "page.reveal-all", NULL,
                                   reveal_action);
  gtk_widget_class_install_action (widget_class, "page.hide-all", NULL,
                                   reveal_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c,
                                       GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "page.copy-paragraph", NULL);
}

static void
add_click (LudoPageView *self,
           guint         button,
           GCallback     pressed,
           GCallback     released)
{
  GtkGesture *click = gtk_gesture_click_new ();

  /* Handle it before the label, which has a menu of its own. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click),
                                              GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), button);
  g_signal_connect_swapped (click, "pressed", pressed, self);
  if (released != NULL)
    g_signal_connect_swapped (click, "released", released, self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

void
_ludo_page_view_init_actions (LudoPageView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->status = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                               GTK_ACCESSIBLE_ROLE_STATUS,
                               "ellipsize", PANGO_ELLIPSIZE_END,
                               "can-target", FALSE, NULL);
  gtk_widget_set_parent (self->status, GTK_WIDGET (self));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  add_click (self, GDK_BUTTON_PRIMARY, G_CALLBACK (pressed_cb),
             G_CALLBACK (released_cb));
  add_click (self, GDK_BUTTON_SECONDARY, G_CALLBACK (secondary_cb), NULL);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}
