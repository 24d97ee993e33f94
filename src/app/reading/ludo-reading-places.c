/* ludo-reading-places.c: to the place that was asked for, and back again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-reading-page-private.h"

/* What is left behind is forgotten from here on. */
#define HISTORY_MAX 200

typedef struct
{
  char *game_id;
  char *page_id;
  char *sentence_id;            /* the first that was seen, or NULL */
  double offset;                /* of it below the upper rim, in pixels */
} Place;

static void
place_free (gpointer data)
{
  Place *kept = data;

  g_free (kept->game_id);
  g_free (kept->page_id);
  g_free (kept->sentence_id);
  g_free (kept);
}

/* Where the page has to be scrolled for the element that is wanted. */
static double
wanted_value (LudoReadingPage *self)
{
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;
  double most = gtk_adjustment_get_upper (adjustment)
                - gtk_adjustment_get_page_size (adjustment);

  if (self->element_last)
    return MAX (most, 0);
  if (self->element_id == NULL
      || !ludo_page_view_find_bounds (self->view, self->element_id, &bounds))
    return 0;

  return CLAMP (bounds.origin.y - self->element_offset, 0, MAX (most, 0));
}

/* Who reads with the keys or by ear is taken to what was asked for too, and
 * from the page before on into this one. */
static void
take_focus (LudoReadingPage *self)
{
  GtkWidget *scroller = GTK_WIDGET (self->scroller);
  GtkWidget *focus =
    gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean inside = focus != NULL
                    && (focus == scroller
                        || gtk_widget_is_ancestor (focus, scroller));

  if (self->element_marked && self->element_id != NULL)
    {
      self->element_marked = FALSE;
      ludo_page_view_mark (self->view, self->element_id);
      if (inside)
        ludo_page_view_go_to_element (self->view, self->element_id);
    }
  if (focus == scroller)
    ludo_page_view_enter (self->view, self->element_last ? -1 : 1);
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
  double wanted;

  if (self->scroll_frames-- > LUDO_READING_SETTLES)
    return G_SOURCE_CONTINUE;

  wanted = wanted_value (self);
  /* What gets the focus is scrolled to, which is not what was asked for; that
   * is to be seen among its neighbours. */
  gtk_adjustment_set_value (adjustment, wanted);
  take_focus (self);
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

/* Keys turn the page at once, so that the next one finds it where it goes to.
 * The end of a page that is not all there yet is made, and gone to once it has
 * been laid out. */
static gboolean
scroll_child_cb (LudoReadingPage *self,
                 GtkScrollType    scroll,
                 gboolean         horizontal)
{
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (self->scroller);
  double value = gtk_adjustment_get_value (adjustment);
  double turn = gtk_adjustment_get_page_increment (adjustment);

  if (horizontal)
    return FALSE;

  if (scroll == GTK_SCROLL_END && !ludo_page_view_get_finished (self->view))
    {
      ludo_page_view_finish (self->view);
      _ludo_reading_page_scroll_to (self, NULL, 0, FALSE);
      self->element_last = TRUE;
    }
  else if (scroll == GTK_SCROLL_END)
    value = gtk_adjustment_get_upper (adjustment);
  else if (scroll == GTK_SCROLL_START)
    value = 0;
  else if (scroll == GTK_SCROLL_PAGE_UP || scroll == GTK_SCROLL_PAGE_DOWN)
    value += scroll == GTK_SCROLL_PAGE_UP ? -turn : turn;
  else
    return FALSE;
  gtk_adjustment_set_value (adjustment, value);

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
_ludo_reading_page_show_sentence (LudoReadingPage *self,
                                  LudoSentence    *sentence)
{
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;

  /* Just made, it has no place yet. */
  if (!ludo_page_view_get_bounds (self->view, sentence, &bounds))
    _ludo_reading_page_scroll_to (self, sentence->node->id,
                                  LUDO_READING_MARGIN, FALSE);
  else
    gtk_adjustment_clamp_page (adjustment,
                               bounds.origin.y - LUDO_READING_MARGIN,
                               bounds.origin.y + bounds.size.height
                                 + LUDO_READING_MARGIN);
}

static void
add_place (LudoReadingPage *self,
           GPtrArray       *history)
{
  Place *kept;
  LudoSentence *place;

  if (self->page == NULL)
    return;

  kept = g_new0 (Place, 1);
  place = ludo_page_view_get_place (self->view, &kept->offset);
  kept->game_id = g_strdup (ludo_page_game (self->page));
  kept->page_id = g_strdup (self->page->id);
  if (place != NULL)
    kept->sentence_id = g_strdup (place->node->id);
  g_ptr_array_add (history, kept);
  if (history->len > HISTORY_MAX)
    g_ptr_array_remove_index (history, 0);
}

static void
update_buttons (LudoReadingPage *self)
{
  gtk_widget_set_sensitive (self->back_button, self->behind->len > 0);
  gtk_widget_set_sensitive (self->forward_button, self->ahead->len > 0);
}

void
_ludo_reading_page_leave (LudoReadingPage *self)
{
  add_place (self, self->behind);
  g_ptr_array_set_size (self->ahead, 0);
  update_buttons (self);
}

/* Reads where the last of @history was, and lets go of it. */
static void
return_to (LudoReadingPage *self,
           GPtrArray       *history)
{
  Place *kept = g_ptr_array_steal_index (history, history->len - 1);

  if (_ludo_reading_page_read (self, kept->game_id, kept->page_id, NULL))
    _ludo_reading_page_scroll_to (self, kept->sentence_id, kept->offset,
                                  FALSE);
  place_free (kept);
  update_buttons (self);
}

static gboolean
go (LudoReadingPage *self,
    GPtrArray       *from,
    GPtrArray       *to)
{
  if (from->len == 0)
    return FALSE;

  add_place (self, to);
  return_to (self, from);

  return TRUE;
}

gboolean
ludo_reading_page_go_back (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), FALSE);

  return go (self, self->behind, self->ahead);
}

gboolean
ludo_reading_page_go_forward (LudoReadingPage *self)
{
  g_return_val_if_fail (LUDO_IS_READING_PAGE (self), FALSE);

  return go (self, self->ahead, self->behind);
}

void
ludo_reading_page_clear_history (LudoReadingPage *self)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  g_ptr_array_set_size (self->behind, 0);
  g_ptr_array_set_size (self->ahead, 0);
  update_buttons (self);
}

void
ludo_reading_page_follow (LudoReadingPage *self,
                          LudoReadingPage *other)
{
  GPtrArray *behind, *ahead;

  g_return_if_fail (LUDO_IS_READING_PAGE (self));
  g_return_if_fail (LUDO_IS_READING_PAGE (other) && other != self);

  if (other->page == NULL)
    return;

  add_place (other, other->behind);
  behind = self->behind;
  ahead = self->ahead;
  self->behind = g_steal_pointer (&other->behind);
  self->ahead = g_steal_pointer (&other->ahead);
  other->behind = behind;
  other->ahead = ahead;
  self->ruleset = other->ruleset;
  return_to (self, self->behind);
}

void
_ludo_reading_page_init_places (LudoReadingPage *self)
{
  self->behind = g_ptr_array_new_with_free_func (place_free);
  self->ahead = g_ptr_array_new_with_free_func (place_free);
  g_signal_connect_swapped (self->scroller, "scroll-child",
                            G_CALLBACK (scroll_child_cb), self);
  g_signal_connect_swapped (self->view, "stepped", G_CALLBACK (stepped_cb),
                            self);
}
