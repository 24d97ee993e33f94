/* ludo-page-view-focus.c: where the keyboard is in a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A page is scrolled without the focus as well.  Who comes into it with a key,
 * or presses one after having scrolled away from the focus, goes on from what
 * can be seen and not from where the focus was left.
 */

#define G_LOG_DOMAIN "ludo-page-view-focus"

#include "config.h"

#include "reader/ludo-page-view-private.h"

/* What is gone to may have been scrolled to half a pixel. */
#define ROUNDING 1

static double
top_of (LudoPageView *self)
{
  return self->adjustment != NULL ? gtk_adjustment_get_value (self->adjustment)
                                  : 0;
}

static double
bottom_of (LudoPageView *self)
{
  return self->adjustment != NULL
           ? top_of (self) + gtk_adjustment_get_page_size (self->adjustment)
           : G_MAXDOUBLE;
}

/* The first in @widget that takes the focus and begins at the upper rim or
 * below it, or NULL. */
static GtkWidget *
find_below_rim (LudoPageView *self,
                GtkWidget    *widget)
{
  GtkWidget *found = NULL;
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget)
      || GTK_IS_NATIVE (widget)
      || !gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds)
      || bounds.origin.y + bounds.size.height < top_of (self) - ROUNDING)
    return NULL;
  if (gtk_widget_get_focusable (widget)
      && bounds.origin.y >= top_of (self) - ROUNDING)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_below_rim (self, child);

  return found;
}

/* The first sentence in @language that begins at the upper rim or below it or,
 * where @step is -1, the last that ends at the lower rim or above it. */
static LudoSentence *
find_sentence (LudoPageView     *self,
               LudoPageLanguage  language,
               int               step)
{
  int n_sentences = (int) self->sentences->len;

  for (int i = step > 0 ? 0 : n_sentences - 1; i >= 0 && i < n_sentences;
       i += step)
    {
      GtkWidget *sentence = g_ptr_array_index (self->sentences, i);
      graphene_rect_t bounds;

      if (ludo_sentence_get_language (LUDO_SENTENCE (sentence)) != language
          || !gtk_widget_get_mapped (sentence)
          || gtk_widget_get_height (sentence) == 0
          || !gtk_widget_compute_bounds (sentence, GTK_WIDGET (self), &bounds))
        continue;
      if (step > 0 ? bounds.origin.y >= top_of (self) - ROUNDING
                   : bounds.origin.y + bounds.size.height
                     <= bottom_of (self) + ROUNDING)
        return LUDO_SENTENCE (sentence);
    }

  return NULL;
}

/* What has been scrolled to counts at once, though it may still have to be
 * laid out there. */
static gboolean
is_in_sight (LudoPageView *self,
             GtkWidget    *widget)
{
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds)
         && bounds.origin.y + bounds.size.height > top_of (self)
         && bounds.origin.y < bottom_of (self);
}

/* Where somebody comes into the page who goes @step through it. */
static GtkWidget *
find_entrance (LudoPageView *self,
               int           step)
{
  GtkWidget *found = NULL;
  double offset;

  if (self->last_focus != NULL && is_in_sight (self, self->last_focus))
    return self->last_focus;
  if (step < 0)
    found = (GtkWidget *) find_sentence (self, self->way.language, step);
  if (found == NULL)
    found = find_below_rim (self, GTK_WIDGET (self));
  /* One that is larger than what can be seen at once. */
  if (found == NULL)
    found = (GtkWidget *) ludo_page_view_get_place (self, &offset);
  if (found == NULL)
    found = (GtkWidget *) find_sentence (self, self->way.language, -1);

  /* Before it is laid out nothing of it is to be seen. */
  return found != NULL ? found : (GtkWidget *) ludo_page_view_get_first (self);
}

gboolean
ludo_page_view_enter (LudoPageView *self,
                      int           step)
{
  GtkWidget *entrance;

  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && step != 0, FALSE);

  entrance = find_entrance (self, step);

  return entrance != NULL && gtk_widget_grab_focus (entrance);
}

static void
focus_changed_cb (LudoPageView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  /* A menu has a window of its own. */
  if (focus == NULL || !gtk_widget_is_ancestor (focus, widget)
      || gtk_widget_get_native (focus) != gtk_widget_get_native (widget))
    return;

  g_set_weak_pointer (&self->last_focus, focus);
  self->focus_seen = FALSE;
  self->follows = TRUE;
  _ludo_page_view_move (self);
  _ludo_page_view_see_focus (self);
}

void
_ludo_page_view_see_focus (LudoPageView *self)
{
  if (self->last_focus != NULL && is_in_sight (self, self->last_focus))
    self->focus_seen = TRUE;
}

void
_ludo_page_view_root (GtkWidget *widget)
{
  GtkWidgetClass *parent_class =
    g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget));

  parent_class->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget),
                           "notify::focus-widget",
                           G_CALLBACK (focus_changed_cb), widget,
                           G_CONNECT_SWAPPED);
}

void
_ludo_page_view_unroot (GtkWidget *widget)
{
  GtkWidgetClass *parent_class =
    g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget));

  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget),
                                        focus_changed_cb, widget);
  parent_class->unroot (widget);
}

static void
rested (LudoPageView *self)
{
  guint key = self->held_key;

  self->follows = FALSE;
  self->held_key = 0;
  if (key != 0 && _ludo_page_view_press (self, key))
    _ludo_page_view_show_focus (self);
}

void
_ludo_page_view_move (LudoPageView *self)
{
  _ludo_page_view_begin_wait (self, &self->rest_wait, rested);
  _ludo_page_view_extend_wait (&self->focus_wait);
}

/* As after Page Down or End, unless movements are turned off. */
static gboolean
is_leaving (LudoPageView *self)
{
  return self->rest_wait.tick != 0 && !self->follows;
}

gboolean
_ludo_page_view_hold_key (LudoPageView *self,
                          guint         keyval)
{
  if (!is_leaving (self))
    return FALSE;

  self->held_key = keyval;

  return TRUE;
}

void
_ludo_page_view_drop_key (LudoPageView *self)
{
  _ludo_page_view_cancel_wait (self, &self->rest_wait);
  self->held_key = 0;
  self->follows = FALSE;
}

/* Whether the focus was seen and has been scrolled away from since.  What has
 * only just got it is still being scrolled to. */
static gboolean
is_left_behind (LudoPageView *self)
{
  return self->last_focus != NULL && self->focus_seen
         && !is_in_sight (self, self->last_focus);
}

gboolean
_ludo_page_view_catch_up (LudoPageView     *self,
                          LudoPageLanguage  language,
                          int               step)
{
  LudoSentence *sentence;

  if (!is_left_behind (self))
    return FALSE;

  sentence = find_sentence (self, language, step);
  /* None may begin here: the sources at the end are no sentences. */
  if (sentence == NULL)
    sentence = find_sentence (self, language, -step);
  if (sentence == NULL)
    return FALSE;

  _ludo_page_view_go_to (self, sentence);

  return TRUE;
}

void
_ludo_page_view_show_focus (LudoPageView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
}

/* What was made is laid out by now, and the page is at rest. */
static void
go_on (LudoPageView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (!gtk_widget_child_focus (widget, self->focus_way))
    gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (widget)),
                            self->focus_way);
  _ludo_page_view_show_focus (self);
}

static void
wait_to_go_on (LudoPageView     *self,
               GtkDirectionType  direction)
{
  self->focus_way = direction;
  _ludo_page_view_begin_wait (self, &self->focus_wait, go_on);
}

gboolean
_ludo_page_view_focus (GtkWidget        *widget,
                       GtkDirectionType  direction)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  GtkWidgetClass *parent_class =
    g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget));
  gboolean outside = gtk_widget_get_focus_child (widget) == NULL;
  /* From the far end, or out of it. */
  gboolean enters = direction == GTK_DIR_TAB_BACKWARD && outside;
  /* Into what can be seen. */
  gboolean goes_on = outside ? !enters : is_left_behind (self);

  if (self->focus_wait.tick != 0)
    return TRUE;
  if (is_leaving (self))
    {
      wait_to_go_on (self, direction);
      return TRUE;
    }
  if (goes_on && ludo_page_view_enter (self, direction == GTK_DIR_UP
                                             || direction
                                                == GTK_DIR_TAB_BACKWARD
                                               ? -1 : 1))
    return TRUE;
  if (ludo_page_view_get_finished (self))
    return parent_class->focus (widget, direction);
  if (!enters && parent_class->focus (widget, direction))
    return TRUE;
  if (!enters && direction != GTK_DIR_TAB_FORWARD)
    return FALSE;

  /* What has no room yet cannot be scrolled to. */
  ludo_page_view_finish (self);
  wait_to_go_on (self, direction);

  return TRUE;
}
