/* ludo-reading-scroll.c: to the place that was asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-reading-scroll"

#include "config.h"

#include "app/reading/ludo-reading-page-private.h"

void
_ludo_reading_page_mark (LudoReadingPage *self,
                         GtkWidget       *element)
{
  if (self->found != NULL)
    gtk_widget_remove_css_class (self->found, "found");
  g_set_weak_pointer (&self->found, element);
  if (element == NULL)
    return;

  gtk_widget_add_css_class (element, "found");
  gtk_widget_queue_draw (element);
}

/* The first sentence in @widget, or NULL. */
static GtkWidget *
sentence_in (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (LUDO_IS_SENTENCE (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = sentence_in (child);

  return found;
}

/* The same behind @widget, which may be a heading or a picture. */
static GtkWidget *
sentence_behind (LudoReadingPage *self,
                 GtkWidget       *widget)
{
  GtkWidget *found = NULL;

  for (; widget != GTK_WIDGET (self->view) && found == NULL;
       widget = gtk_widget_get_parent (widget))
    for (GtkWidget *next = gtk_widget_get_next_sibling (widget);
         next != NULL && found == NULL;
         next = gtk_widget_get_next_sibling (next))
      found = sentence_in (next);

  return found;
}

/* Who reads with the keys or by ear is taken there too. */
static void
focus_found (LudoReadingPage *self,
             GtkWidget       *element)
{
  GtkWidget *focus =
    gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *sentence = sentence_in (element);

  if (sentence == NULL)
    sentence = sentence_behind (self, element);

  if (sentence != NULL && focus != NULL
      && (focus == GTK_WIDGET (self->scroller)
          || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->scroller))))
    gtk_widget_grab_focus (sentence);
}

/* Where the page has to be scrolled for the element that is wanted. */
static double
wanted_value (LudoReadingPage *self,
              GtkWidget       *element)
{
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;
  double most = gtk_adjustment_get_upper (adjustment)
                - gtk_adjustment_get_page_size (adjustment);

  if (self->element_last)
    return MAX (most, 0);
  if (element == NULL
      || !gtk_widget_compute_bounds (element, GTK_WIDGET (self->view),
                                     &bounds))
    return 0;

  return CLAMP (bounds.origin.y - self->element_offset, 0, MAX (most, 0));
}

/* Where things are is known only once the page has been laid out, which is
 * after the tick of its first frame; and a panel that has just been opened, or
 * letters that have just grown, lay it out once more.  So it is looked after
 * until it has stayed for a few frames. */
static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  LudoReadingPage *self = LUDO_READING_PAGE (widget);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (self->scroller);
  GtkWidget *element = NULL;
  double wanted;

  if (self->scroll_frames-- > LUDO_READING_SETTLES)
    return G_SOURCE_CONTINUE;

  if (self->element_id != NULL)
    element = ludo_page_view_find (self->view, self->element_id);
  wanted = wanted_value (self, element);
  if (ABS (gtk_adjustment_get_value (adjustment) - wanted) > 1)
    gtk_adjustment_set_value (adjustment, wanted);

  /* What was asked for is seen among its neighbours. */
  if (element != NULL && self->element_marked && element != self->found)
    {
      _ludo_reading_page_mark (self, element);
      focus_found (self, element);
    }
  /* From the page before the focus goes on into this one. */
  if (gtk_widget_is_focus (GTK_WIDGET (self->scroller)))
    ludo_page_view_enter (self->view, self->element_last ? -1 : 1);
  /* What gets the focus is scrolled to, which is not what was asked for. */
  if (ABS (gtk_adjustment_get_value (adjustment) - wanted) > 1)
    gtk_adjustment_set_value (adjustment, wanted);
  if (self->scroll_frames > 0)
    {
      gtk_widget_queue_draw (widget);
      return G_SOURCE_CONTINUE;
    }
  self->scroll_tick = 0;

  return G_SOURCE_REMOVE;
}

void
_ludo_reading_page_scroll_to (LudoReadingPage *self,
                              const char      *element_id,
                              double           offset,
                              gboolean         marked)
{
  char *id = g_strdup (element_id);

  g_free (self->element_id);
  self->element_id = id;
  self->element_offset = offset;
  self->element_marked = marked;
  self->element_last = FALSE;
  /* Before the next frame, so that it is laid out there. */
  if (id != NULL)
    ludo_page_view_find (self->view, id);
  self->scroll_frames = LUDO_READING_SETTLES + 1;
  if (self->scroll_tick == 0)
    self->scroll_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self),
                                                      scroll_cb, NULL, NULL);
}

/* The end of a page that is not all there yet: it is made, and gone to once
 * it has been laid out. */
static gboolean
scroll_child_cb (LudoReadingPage *self,
                 GtkScrollType    scroll,
                 gboolean         horizontal)
{
  if (scroll != GTK_SCROLL_END || horizontal
      || ludo_page_view_get_finished (self->view))
    return FALSE;

  ludo_page_view_finish (self->view);
  _ludo_reading_page_scroll_to (self, NULL, 0, FALSE);
  self->element_last = TRUE;

  return TRUE;
}

/* Who already reads on is not taken back to the beginning of the page, nor to
 * the place that was asked for and has been reached. */
static void
stepped_cb (LudoReadingPage *self)
{
  gboolean reached = self->scroll_frames < LUDO_READING_SETTLES;

  if (self->scroll_tick == 0
      || (!reached && (self->element_id != NULL || self->element_last)))
    return;

  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scroll_tick);
  self->scroll_tick = 0;
}

void
_ludo_reading_page_init_scroll (LudoReadingPage *self)
{
  g_signal_connect_swapped (self->scroller, "scroll-child",
                            G_CALLBACK (scroll_child_cb), self);
  g_signal_connect_swapped (self->view, "stepped", G_CALLBACK (stepped_cb),
                            self);
}

void
_ludo_reading_page_show_sentence (LudoReadingPage *self,
                                  LudoSentence    *sentence)
{
  GtkWidget *widget = GTK_WIDGET (sentence);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;

  /* Just made, it has no place yet. */
  if (ludo_sentence_get_region (sentence) == NULL)
    _ludo_reading_page_scroll_to (self, ludo_sentence_get_id (sentence),
                                  LUDO_READING_MARGIN, FALSE);
  else if (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->view), &bounds))
    gtk_adjustment_clamp_page (adjustment,
                               bounds.origin.y - LUDO_READING_MARGIN,
                               bounds.origin.y + bounds.size.height
                                 + LUDO_READING_MARGIN);
}
