/* ludo-page-view-actions.c: what is done with a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With the pointer, with the keys and from menus: the focus moves through the
 * text, translations are shown, covers are lifted, words and notes are
 * explained, sentences are copied.
 */

#include "board/ludo-announce.h"
#include "play/ludo-signal.h"
#include "reader/ludo-page-view-private.h"

/* Follows the current word or note. */
static void
follow (LudoPageView *self)
{
  g_autoptr (GVariant) link = ludo_page_cursor_get_link (&self->cursor);

  if (link != NULL)
    gtk_widget_activate_action_variant (GTK_WIDGET (self), "page.follow",
                                        link);
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

  ludo_highlights_set_pointed (&self->highlights, sentence);
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
  ludo_highlights_set_pointed (&self->highlights,
                               ludo_page_cursor_get (&self->cursor));
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

  markup = ludo_page_cursor_explain (&self->cursor, sentence, annotation, NULL);
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

  if (n_press != 1 || sentence == NULL)
    return;

  ludo_page_cursor_set (&self->cursor, sentence, annotation);
  _ludo_page_view_settle (self);
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
      || sentence != ludo_page_cursor_get (&self->cursor)
      || annotation != self->highlights.annotation
      || gtk_label_get_selection_bounds (sentence->label, NULL, NULL))
    return;

  if (annotation < 0)
    ludo_page_translation_activate (&self->translation, sentence);
  else if (ludo_annotation_is_link
             (ludo_highlights_get_annotation (&self->highlights)))
    follow (self);
}

/* Gives the focus back to the sentence without scrolling.  GTK closes a menu
 * before it runs the command that was chosen, so that the command finds the
 * sentence current. */
static void
menu_closed_cb (LudoPageView *self)
{
  if (self->highlights.current == NULL)
    return;

  ludo_page_cursor_set (&self->cursor, self->highlights.current,
                        self->highlights.annotation);
  _ludo_page_view_settle (self);
}

/* Is called once the sentence is in sight.  A sentence without a translation
 * has the label's own menu. */
static void
open_menu (LudoPageView *self)
{
  LudoSentence *sentence = ludo_page_cursor_get (&self->cursor);

  self->needs_menu = FALSE;
  if (sentence == NULL)
    return;

  ludo_page_cursor_stop_explaining (&self->cursor);
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
  ludo_page_cursor_set (&self->cursor, sentence, -1);
  ludo_page_cursor_stop_explaining (&self->cursor);
  ludo_sentence_menu_open (&self->menu, sentence, x, y,
                           G_CALLBACK (menu_closed_cb));
}

/* Makes the window show the focus: GTK does so only when a key moves the focus
 * before it is released, which is too early for a move that had to wait. */
static void
show_focus (LudoPageView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
}

static void
focus_changed_cb (LudoPageView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  ludo_page_cursor_set_focus (&self->cursor, gtk_root_get_focus (root),
                              self->focus_step);
  _ludo_page_view_settle (self);
}

static void
ludo_page_view_root (GtkWidget *widget)
{
  GtkWidgetClass *parent_class =
    g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget));
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);

  parent_class->root (widget);
  ludo_signal_connect (gtk_widget_get_root (widget), "notify::focus-widget",
                       focus_changed_cb, widget);
  /* The viewport would scroll to the whole paragraph, in an animation. */
  if (viewport != NULL)
    gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), FALSE);
  /* The focus moves through the text to read it, so that it selects nothing. */
  g_object_set (gtk_widget_get_settings (widget),
                "gtk-label-select-on-focus", FALSE, NULL);
}

static void
ludo_page_view_unroot (GtkWidget *widget)
{
  GtkWidgetClass *parent_class =
    g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget));

  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget),
                                        focus_changed_cb, widget);
  parent_class->unroot (widget);
}

/* Lets Tab and the arrows enter at a place in sight. */
static gboolean
ludo_page_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  GtkWidgetClass *parent_class =
    g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget));
  gboolean backward = direction == GTK_DIR_TAB_BACKWARD;
  gboolean outside = gtk_widget_get_focus_child (widget) == NULL;
  int step = backward || direction == GTK_DIR_UP ? -1 : 1;
  gboolean left = !outside && ludo_page_cursor_is_left_behind (&self->cursor);
  gboolean moved;

  /* The sentence may have had the focus all along, out of sight. */
  if (left)
    show_focus (self);
  if ((left || (outside && !backward)) && ludo_page_view_enter (self, step))
    return TRUE;
  if (!outside && (backward || direction == GTK_DIR_TAB_FORWARD)
      && ludo_page_cursor_step (&self->cursor, step))
    {
      _ludo_page_view_settle (self);
      return TRUE;
    }

  self->focus_step = step;
  moved = parent_class->focus (widget, direction);
  self->focus_step = 0;

  return moved;
}

/* Moves through the page for an arrow key or, for one that points sideways, to
 * the translation. */
static void
press_arrow (LudoPageView *self,
             LudoSentence *sentence,
             int           step,
             gboolean      sideways)
{
  LudoSentence *goal = ludo_page_cursor_find_next (&self->cursor, sentence,
                                                   step, sideways);

  if (goal == NULL)
    return;

  ludo_page_view_go_to (self, goal);
  show_focus (self);
}

/* Handles the keys that a label would otherwise use to move its caret. */
static gboolean
turn (LudoPageView  *self,
      GtkScrollType  scroll)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self),
                                                 GTK_TYPE_SCROLLED_WINDOW);
  gboolean handled = FALSE;

  if (scroller != NULL)
    g_signal_emit_by_name (scroller, "scroll-child", scroll, FALSE, &handled);

  return handled;
}

static gboolean
press (LudoPageView *self,
       LudoSentence *sentence,
       guint         keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      press_arrow (self, sentence, -1,
                   keyval == GDK_KEY_Left
                   || keyval == GDK_KEY_KP_Left);
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      press_arrow (self, sentence, 1,
                   keyval == GDK_KEY_Right
                   || keyval == GDK_KEY_KP_Right);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
      if (self->highlights.annotation >= 0)
        follow (self);
      else
        ludo_page_translation_activate (&self->translation, sentence);
      return TRUE;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return turn (self, GTK_SCROLL_START);
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return turn (self, GTK_SCROLL_END);
    case GDK_KEY_Escape:
      if (!self->cursor.is_explaining)
        return ludo_page_translation_close (&self->translation);
      ludo_page_cursor_stop_explaining (&self->cursor);
      return TRUE;
    case GDK_KEY_Menu:
      ludo_page_cursor_scroll (&self->cursor);
      self->needs_menu = TRUE;
      _ludo_page_view_settle (self);
      return TRUE;
    default:
      return FALSE;
    }
}

/* A label takes Ctrl and Alt with these letters for its caret, as Emacs does;
 * the page around it looks for words. */
static gboolean
pass_over_label (LudoPageView          *self,
                 guint                  keyval,
                 GtkEventControllerKey *keys)
{
  guint letter = gdk_keyval_to_lower (keyval);

  if (letter != GDK_KEY_a && letter != GDK_KEY_b && letter != GDK_KEY_e
      && letter != GDK_KEY_f)
    return FALSE;

  for (GtkWidget *widget = gtk_widget_get_parent (GTK_WIDGET (self));
       widget != NULL; widget = gtk_widget_get_parent (widget))
    if (gtk_event_controller_key_forward (keys, widget))
      break;

  return TRUE;
}

/* Runs in the capture phase, before the label handles the key. */
static gboolean
key_cb (LudoPageView          *self,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        GtkEventControllerKey *keys)
{
  LudoSentence *sentence = ludo_page_cursor_get (&self->cursor);

  state &= gtk_accelerator_get_default_mod_mask ();
  if (sentence == NULL)
    return FALSE;
  if (state == GDK_SHIFT_MASK && keyval == GDK_KEY_F10)
    return press (self, sentence, GDK_KEY_Menu);
  if ((state & GDK_SHIFT_MASK) != 0
      && !gtk_label_get_selection_bounds (sentence->label, NULL, NULL))
    ludo_page_cursor_place_caret (&self->cursor);
  /* Let the label copy the selected words, if there are any. */
  if (state == GDK_CONTROL_MASK && keyval == GDK_KEY_c
      && !gtk_label_get_selection_bounds (sentence->label, NULL, NULL))
    return gtk_widget_activate_action (GTK_WIDGET (self),
                                       "page.copy-sentence", NULL);
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return pass_over_label (self, keyval, keys);

  return state == 0 && press (self, sentence, keyval);
}

static void
copy_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  LudoSentence *sentence = ludo_page_cursor_get (&self->cursor);
  LudoPageLanguage first = self->model.context.options.language;
  gboolean whole = g_str_equal (name, "page.copy-paragraph");
  g_autofree char *one = NULL, *other = NULL, *both = NULL;

  if (sentence == NULL)
    return;

  sentence = ludo_page_model_find_in_text (&self->model, sentence);
  if (whole && sentence->node->number == 0)
    {
      const LudoPageNode *node = ludo_sentence_get_paragraph (sentence)->node;

      one = ludo_page_context_dup_text (&self->model.context, node, first,
                                        FALSE);
      other = ludo_page_context_dup_text (&self->model.context, node, 1 - first,
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

  ludo_page_cursor_stop_explaining (&LUDO_PAGE_VIEW (widget)->cursor);
  g_variant_get (place, "(&s&s)", &page_id, &element_id);
  g_signal_emit_by_name (widget, "followed", page_id, element_id);
}

static void
show_translation_action (GtkWidget  *widget,
                         const char *name,
                         GVariant   *parameter)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  LudoSentence *sentence = ludo_page_cursor_get (&self->cursor);

  if (sentence != NULL)
    ludo_page_translation_toggle (&self->translation,
                                  ludo_page_model_find_in_text (&self->model,
                                                                sentence));
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
  if (self->cursor.needs_scroll && self->highlights.current != NULL)
    ludo_page_cursor_scroll (&self->cursor);
  /* Try again soon only while the page is mapped: a hidden page may get no
   * allocation for a long time, and is settled once it is mapped. */
  if (self->cursor.needs_scroll && self->highlights.current != NULL
      && gtk_widget_get_mapped (GTK_WIDGET (self)))
    _ludo_page_view_settle (self);
  if (self->needs_menu)
    open_menu (self);
  ludo_page_cursor_place_explainer (&self->cursor);
  if (self->highlights.current != NULL)
    ludo_sentence_menu_place (&self->menu, self->highlights.current);
}

void
_ludo_page_view_clear_reading (LudoPageView *self)
{
  ludo_sentence_menu_close (&self->menu);
  ludo_page_cursor_forget (&self->cursor);
  ludo_highlights_reset (&self->highlights);
  self->needs_menu = FALSE;
  self->focus_step = 0;
  if (self->model.status != NULL)
    ludo_announce_label (GTK_LABEL (self->model.status), "");
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
  ludo_highlights_set_text_colour (&self->highlights, &ink);
}

void
_ludo_page_view_class_init_actions (GtkWidgetClass *widget_class)
{
  widget_class->query_tooltip = ludo_page_view_query_tooltip;
  widget_class->css_changed = ludo_page_view_css_changed;
  widget_class->focus = ludo_page_view_focus;
  widget_class->root = ludo_page_view_root;
  widget_class->unroot = ludo_page_view_unroot;
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
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->model.status = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_STATUS,
                                     "ellipsize", PANGO_ELLIPSIZE_END,
                                     "can-target", FALSE, NULL);
  gtk_widget_set_parent (self->model.status, GTK_WIDGET (self));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  add_click (self, GDK_BUTTON_PRIMARY, G_CALLBACK (pressed_cb),
             G_CALLBACK (released_cb));
  add_click (self, GDK_BUTTON_SECONDARY, G_CALLBACK (secondary_cb), NULL);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
