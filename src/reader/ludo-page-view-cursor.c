/* ludo-page-view-cursor.c: where the keyboard is in a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keyboard is at a sentence, or at a word or note in it, that stands in a
 * label which has the focus.  A page is scrolled without the focus as well:
 * who comes into it with a key, or presses one after having scrolled away from
 * the focus, goes on from what can be seen and not from where it was left.
 */

#include "board/ludo-announce.h"
#include "content/ludo-reader-words.h"
#include "reader/ludo-page-view-private.h"

/* Sentences made ahead of the one gone to, eight in both languages, so that
 * they are laid out by the time that the arrow keys reach them. */
#define AHEAD 16

LudoSentence *
_ludo_page_view_in_text (LudoPageView *self,
                         LudoSentence *sentence)
{
  return sentence->below ? ludo_rows_translate (&self->rows, sentence)
                         : sentence;
}

gboolean
ludo_page_view_get_bounds (LudoPageView       *self,
                           const LudoSentence *sentence,
                           graphene_rect_t    *bounds)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && sentence != NULL, FALSE);

  return ludo_sight_find_bounds (&self->sight, sentence, bounds);
}

gboolean
_ludo_page_view_find_current (LudoPageView    *self,
                              graphene_rect_t *bounds)
{
  const LudoSentence *sentence = self->marks.current;
  const LudoAnnotation *annotation = ludo_marks_get_annotation (&self->marks);

  if (annotation == NULL)
    return ludo_sight_find_bounds (&self->sight, sentence, bounds);

  return ludo_paragraph_find_bounds (sentence->label, GTK_WIDGET (self),
                                     annotation->start, annotation->end,
                                     bounds);
}

LudoSentence *
ludo_page_view_get_current (LudoPageView *self)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self), NULL);

  return self->marks.current != NULL
         && gtk_widget_is_focus (GTK_WIDGET (self->marks.current->label))
           ? self->marks.current : NULL;
}

int
ludo_page_view_get_annotation (LudoPageView *self)
{
  return ludo_page_view_get_current (self) != NULL ? self->marks.annotation
                                                   : -1;
}

void
_ludo_page_view_announce_current (LudoPageView *self)
{
  LudoSentence *sentence = self->marks.current;
  g_autofree char *text = NULL;
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const char *code = ludo_page_language_code (sentence->language);

  if (self->marks.annotation >= 0)
    {
      g_autofree char *name = NULL;
      g_autofree char *markup =
        _ludo_page_view_explain (self, sentence, self->marks.annotation,
                                 &name);
      g_autofree char *plain = markup != NULL ? ludo_page_dup_plain (markup)
                                              : NULL;

      text = g_strconcat (name, plain != NULL ? ": " : NULL, plain, NULL);
    }
  else
    text = g_strdup (sentence->covered
                       ? ludo_reader_word (self->rows.context.options.language,
                                           LUDO_WORD_HIDDEN)
                       : sentence->node->plain[sentence->language]);
  pango_attr_list_insert (attributes, pango_attr_language_new
                                        (pango_language_from_string (code)));
  gtk_label_set_attributes (GTK_LABEL (self->status), attributes);
  gtk_label_set_text (GTK_LABEL (self->status), text);
  ludo_announce (self->status, text);
}

/* Moves the label's caret to what is current, so that a selection with the
 * keys begins there. */
static void
place_caret (LudoPageView *self)
{
  LudoSentence *sentence = self->marks.current;
  const LudoAnnotation *annotation = ludo_marks_get_annotation (&self->marks);
  const char *text = gtk_label_get_text (sentence->label);
  guint at = annotation != NULL ? annotation->start : sentence->start;
  int offset = (int) g_utf8_pointer_to_offset (text, text + at);

  gtk_label_select_region (sentence->label, offset, offset);
}

void
_ludo_page_view_make_current (LudoPageView *self,
                              LudoSentence *sentence,
                              int           annotation)
{
  LudoParagraph *before =
    self->marks.current != NULL
      ? ludo_sentence_get_paragraph (self->marks.current) : NULL;
  LudoParagraph *now = ludo_sentence_get_paragraph (sentence);

  self->marks.current = sentence;
  self->marks.annotation = annotation;
  self->marks.quiet = self->is_entering;
  self->needs_scroll = FALSE;
  g_set_weak_pointer (&self->last_focus, GTK_WIDGET (sentence->label));
  if (!gtk_widget_is_focus (GTK_WIDGET (sentence->label)))
    {
      self->is_moving_focus = TRUE;
      gtk_widget_grab_focus (GTK_WIDGET (sentence->label));
      self->is_moving_focus = FALSE;
    }
  place_caret (self);
  if (before != NULL && before != now)
    ludo_marks_show (&self->marks, before);
  ludo_marks_point_at (&self->marks, self->is_entering ? NULL : sentence);
  ludo_marks_show (&self->marks, now);
  _ludo_page_view_announce_current (self);
  _ludo_page_view_stop_explaining (self);
  self->is_explaining = annotation >= 0
                        && !ludo_annotation_is_link
                              (ludo_marks_get_annotation (&self->marks));
  if (self->is_explaining)
    _ludo_page_view_settle (self);
}

/* Scrolls to the current sentence or, while it has no allocation, asks for
 * another try; a hidden page has none before it is mapped. */
void
_ludo_page_view_try_to_show (LudoPageView *self)
{
  graphene_rect_t bounds;

  self->needs_scroll = !_ludo_page_view_find_current (self, &bounds);
  if (!self->needs_scroll)
    ludo_sight_scroll_to (&self->sight, &bounds);
}

/* Scrolls to what is current in one jump, now or once it is laid out. */
static void
show_current (LudoPageView *self)
{
  _ludo_page_view_try_to_show (self);
  if (self->needs_scroll)
    _ludo_page_view_settle (self);
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

void
ludo_page_view_go_to (LudoPageView *self,
                      LudoSentence *sentence)
{
  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && sentence != NULL);

  _ludo_page_view_make_current (self, sentence, -1);
  show_current (self);
}

/* The same by a key. */
static void
step_to (LudoPageView *self,
         LudoSentence *sentence)
{
  g_signal_emit_by_name (self, "stepped");
  ludo_page_view_go_to (self, sentence);
  show_focus (self);
}

void
ludo_page_view_go_to_element (LudoPageView *self,
                              const char   *id)
{
  graphene_rect_t element;
  LudoSentence *sentence;

  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && id != NULL);

  if (!ludo_page_view_find_bounds (self, id, &element))
    return;

  sentence = ludo_sight_find_behind (&self->sight, id, &element);
  if (sentence != NULL)
    ludo_page_view_go_to (self, sentence);
}

/* Tab within a paragraph: to its sentences, words and notes.  Returns: FALSE
 * where it leads out. */
static gboolean
step_within (LudoPageView *self,
             int           step)
{
  LudoSentence *sentence = ludo_page_view_get_current (self);
  LudoParagraph *paragraph;
  int annotation;
  guint index;

  if (sentence == NULL)
    return FALSE;

  paragraph = ludo_sentence_get_paragraph (sentence);
  annotation = self->marks.annotation;
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
  if (annotation < 0 && (step > 0 || self->marks.annotation < 0))
    {
      g_ptr_array_find (paragraph->sentences, sentence, &index);
      if ((step < 0 && index == 0)
          || (step > 0 && index + 1 == paragraph->sentences->len))
        return FALSE;
      sentence = g_ptr_array_index (paragraph->sentences, (int) index + step);
      if (step < 0)
        annotation = ludo_paragraph_find_annotation (paragraph, sentence, -1);
    }
  _ludo_page_view_make_current (self, sentence, annotation);
  show_current (self);

  return TRUE;
}

static gboolean
find_focus_bounds (LudoPageView    *self,
                   graphene_rect_t *bounds)
{
  GtkWidget *focus = self->last_focus;

  if (focus == NULL)
    return FALSE;
  if (self->marks.current != NULL
      && focus == GTK_WIDGET (self->marks.current->label))
    return _ludo_page_view_find_current (self, bounds);

  return gtk_widget_get_mapped (focus)
         && gtk_widget_compute_bounds (focus, GTK_WIDGET (self), bounds);
}

static gboolean
is_left_behind (LudoPageView *self)
{
  graphene_rect_t bounds;

  return !self->needs_scroll && find_focus_bounds (self, &bounds)
         && !ludo_sight_has (&self->sight, &bounds);
}

gboolean
ludo_page_view_enter (LudoPageView *self,
                      int           step)
{
  LudoSentence *sentence;
  GtkWidget *found;
  graphene_rect_t bounds;

  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && step != 0, FALSE);

  if (find_focus_bounds (self, &bounds)
      && ludo_sight_has (&self->sight, &bounds))
    {
      ludo_sight_scroll_to (&self->sight, &bounds);
      return gtk_widget_grab_focus (self->last_focus);
    }

  found = ludo_sight_find_entrance (&self->sight, step, &sentence);
  /* No sentence is in sight before the page is laid out. */
  if (found == NULL && sentence == NULL)
    sentence = ludo_page_view_get_first (self);
  if (sentence == NULL)
    return found != NULL && gtk_widget_grab_focus (found);
  /* A reader who opened the page with the pointer did not ask for a sentence,
   * so that none is shown as current. */
  self->is_entering = GTK_IS_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)))
    && !gtk_window_get_focus_visible
          (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  ludo_page_view_go_to (self, sentence);
  self->is_entering = FALSE;

  return TRUE;
}

/* Shows no current sentence any more, because the focus left the text.
 * @focus: the button or board of the page that has it now, and is scrolled to,
 * or NULL */
static void
leave_text (LudoPageView *self,
            GtkWidget    *focus)
{
  graphene_rect_t bounds;

  if (self->marks.current != NULL)
    ludo_marks_show (&self->marks,
                     ludo_sentence_get_paragraph (self->marks.current));
  ludo_marks_point_at (&self->marks, NULL);
  _ludo_page_view_stop_explaining (self);
  if (focus == NULL)
    return;

  g_set_weak_pointer (&self->last_focus, focus);
  if (gtk_widget_compute_bounds (focus, GTK_WIDGET (self), &bounds)
      && bounds.size.height > 0)
    ludo_sight_scroll_to (&self->sight, &bounds);
}

static void
focus_changed_cb (LudoPageView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  LudoParagraph *paragraph = ludo_paragraph_get (focus);
  LudoSentence *sentence;
  int step = self->focus_step;
  int annotation;

  if (self->is_moving_focus)
    return;
  /* A menu of the page has a surface of its own, and is not the text. */
  if (focus == NULL || !gtk_widget_is_ancestor (focus, widget)
      || gtk_widget_get_native (focus) != gtk_widget_get_native (widget))
    focus = NULL;
  if (focus == NULL || paragraph == NULL)
    {
      leave_text (self, focus);
      return;
    }

  /* The focus came back to the current paragraph from elsewhere, and not with
   * Tab, which enters at an end. */
  if (step == 0 && self->marks.current != NULL
      && ludo_sentence_get_paragraph (self->marks.current) == paragraph)
    {
      _ludo_page_view_make_current (self, self->marks.current,
                                    self->marks.annotation);
      return;
    }
  sentence = g_ptr_array_index (paragraph->sentences,
                                step < 0 ? paragraph->sentences->len - 1 : 0);
  annotation = step < 0 ? ludo_paragraph_find_annotation (paragraph, sentence,
                                                          -1) : -1;
  _ludo_page_view_make_current (self, sentence, annotation);
  show_current (self);
}

static void
ludo_page_view_root (GtkWidget *widget)
{
  GtkWidgetClass *parent_class =
    g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget));
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);

  parent_class->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget),
                           "notify::focus-widget",
                           G_CALLBACK (focus_changed_cb), widget,
                           G_CONNECT_SWAPPED);
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

static gboolean
move_focus (LudoPageView     *self,
            GtkDirectionType  direction,
            int               step)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidgetClass *parent_class =
    g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget));
  gboolean moved;

  self->focus_step = step;
  moved = parent_class->focus (widget, direction);
  self->focus_step = 0;

  return moved;
}

/* Lets Tab and the arrows enter at a place in sight, and Tab go on to widgets
 * that are not made yet. */
static gboolean
ludo_page_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  gboolean backward = direction == GTK_DIR_TAB_BACKWARD;
  gboolean forward = direction == GTK_DIR_TAB_FORWARD;
  gboolean outside = gtk_widget_get_focus_child (widget) == NULL;
  gboolean finished = ludo_page_view_get_finished (self);
  int step = backward || direction == GTK_DIR_UP ? -1 : 1;

  if (self->focus_waits)
    return TRUE;
  if ((outside ? !backward : is_left_behind (self))
      && ludo_page_view_enter (self, step))
    return TRUE;
  if (!outside && (forward || backward) && step_within (self, step))
    return TRUE;
  if ((finished || !outside || !backward)
      && move_focus (self, direction, step))
    return TRUE;
  if (finished || !(forward || (outside && backward)))
    return FALSE;

  /* Make the rest and go on once it is laid out, because a widget without an
   * allocation cannot be scrolled to. */
  ludo_page_view_finish (self);
  self->focus_waits = TRUE;
  self->focus_step = step;
  _ludo_page_view_settle (self);

  return TRUE;
}

/* Moves the focus on: the widgets made in between are laid out by now. */
void
_ludo_page_view_go_on (LudoPageView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int step = self->focus_step;
  GtkDirectionType direction = step > 0 ? GTK_DIR_TAB_FORWARD
                                        : GTK_DIR_TAB_BACKWARD;

  self->focus_waits = FALSE;
  if (!move_focus (self, direction, step))
    gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (widget)),
                            direction);
  show_focus (self);
}

LudoSentence *
ludo_page_view_get_place (LudoPageView *self,
                          double       *offset)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && offset != NULL, NULL);

  return ludo_sight_find_place (&self->sight, offset);
}

/* The sentence @step after @sentence, or before, in the same language and not
 * folded away; NULL where the page ends. */
static LudoSentence *
find_neighbour (LudoPageView *self,
                LudoSentence *sentence,
                int           step)
{
  guint found;

  if (!g_ptr_array_find (self->rows.sentences, sentence, &found))
    return NULL;

  for (int i = (int) found + step; i >= 0; i += step)
    {
      LudoSentence *other;

      if (step > 0)
        _ludo_page_view_make_sentences (self, (guint) i + AHEAD);
      if (i >= (int) self->rows.sentences->len)
        return NULL;
      other = g_ptr_array_index (self->rows.sentences, i);
      if (other->language == sentence->language
          && gtk_widget_get_mapped (GTK_WIDGET (other->label)))
        return other;
    }

  return NULL;
}

/* Moves through the page for an arrow key or, for one that points sideways, to
 * the translation.  If the page was scrolled away from the current sentence,
 * the arrow leads to a sentence in sight; none may begin there, because the
 * sources at the end are no sentences. */
static void
press_arrow (LudoPageView *self,
             LudoSentence *sentence,
             int           step,
             gboolean      sideways)
{
  LudoSentence *here = _ludo_page_view_in_text (self, sentence);
  LudoSentence *goal = NULL;

  if (is_left_behind (self))
    {
      goal = ludo_sight_find_sentence (&self->sight, here->language, step);
      if (goal == NULL)
        goal = ludo_sight_find_sentence (&self->sight, here->language, -step);
    }
  else
    {
      if (sideways)
        goal = ludo_rows_translate (&self->rows, sentence);
      if (goal == NULL)
        goal = find_neighbour (self, here, step);
    }
  if (goal != NULL)
    step_to (self, goal);
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
      _ludo_page_view_press_enter (self, sentence);
      return TRUE;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return turn (self, GTK_SCROLL_START);
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return turn (self, GTK_SCROLL_END);
    case GDK_KEY_Escape:
      return _ludo_page_view_press_escape (self);
    case GDK_KEY_Menu:
      show_current (self);
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
  LudoSentence *sentence = ludo_page_view_get_current (self);

  state &= gtk_accelerator_get_default_mod_mask ();
  if (sentence == NULL)
    return FALSE;
  if (state == GDK_SHIFT_MASK && keyval == GDK_KEY_F10)
    return press (self, sentence, GDK_KEY_Menu);
  /* Let the label copy the selected words, if there are any. */
  if (state == GDK_CONTROL_MASK && keyval == GDK_KEY_c
      && !gtk_label_get_selection_bounds (sentence->label, NULL, NULL))
    return gtk_widget_activate_action (GTK_WIDGET (self),
                                       "page.copy-sentence", NULL);
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return pass_over_label (self, keyval, keys);

  return state == 0 && press (self, sentence, keyval);
}

void
_ludo_page_view_class_init_cursor (GtkWidgetClass *widget_class)
{
  widget_class->focus = ludo_page_view_focus;
  widget_class->root = ludo_page_view_root;
  widget_class->unroot = ludo_page_view_unroot;
}

void
_ludo_page_view_init_cursor (LudoPageView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
