/* ludo-page-scroller.c: scrolls a page to what is asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-page-scroller.h"

#include "app/reading/ludo-reading-style.h"

/* The number of frames in which the page is scrolled to the place, as the
 * layout may still change. */
#define SETTLES 3

static GtkAdjustment *
get_adjustment (LudoPageScroller *self)
{
  return gtk_scrolled_window_get_vadjustment (self->window);
}

/* Returns: the value of the adjustment that shows the element gone to. */
static double
wanted_value (LudoPageScroller *self)
{
  GtkAdjustment *adjustment = get_adjustment (self);
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

/* Moves the focus to the element gone to if the focus is in the page already,
 * and into the page if the one before had it. */
static void
update_focus (LudoPageScroller *self)
{
  GtkWidget *scroller = GTK_WIDGET (self->window);
  GtkWidget *focus =
    gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self->window)));
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

/* Scrolls to the place gone to, for a few frames.  Places are known only once
 * the page has been laid out, after the tick of its first frame, and a panel
 * that has just been opened, or larger letters, lay it out once more. */
static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  LudoPageScroller *self = data;
  GtkAdjustment *adjustment = get_adjustment (self);
  double wanted;

  if (self->frames-- > SETTLES)
    return G_SOURCE_CONTINUE;

  wanted = wanted_value (self);
  /* Scroll again after the focus has moved, because the view then scrolls to
   * the focus only, and not as far as the offset asks. */
  gtk_adjustment_set_value (adjustment, wanted);
  update_focus (self);
  gtk_adjustment_set_value (adjustment, wanted);
  if (self->frames > 0)
    {
      gtk_widget_queue_draw (widget);
      return G_SOURCE_CONTINUE;
    }
  self->tick = 0;

  return G_SOURCE_REMOVE;
}

void
ludo_page_scroller_go_to (LudoPageScroller *self,
                          const char       *element_id,
                          double            offset,
                          gboolean          marked)
{
  char *id = element_id != NULL && element_id[0] != '\0'
               ? g_strdup (element_id) : NULL;

  g_free (self->element_id);
  self->element_id = id;
  self->element_offset = offset;
  self->element_marked = marked;
  self->element_last = FALSE;
  self->frames = SETTLES + 1;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->window),
                                               scroll_cb, self, NULL);
}

/* Scrolls for a key without an animation, because the next key goes on from
 * there.  The end is scrolled to once more when the page has been laid out. */
static gboolean
scroll_child_cb (LudoPageScroller *self,
                 GtkScrollType     scroll,
                 gboolean          horizontal)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  double value = gtk_adjustment_get_value (adjustment);
  double turn = gtk_adjustment_get_page_increment (adjustment);

  if (horizontal)
    return FALSE;

  if (scroll == GTK_SCROLL_END)
    {
      ludo_page_scroller_go_to (self, NULL, 0, FALSE);
      self->element_last = TRUE;
      value = gtk_adjustment_get_upper (adjustment);
    }
  else if (scroll == GTK_SCROLL_START)
    value = 0;
  else if (scroll == GTK_SCROLL_PAGE_UP || scroll == GTK_SCROLL_PAGE_DOWN)
    value += scroll == GTK_SCROLL_PAGE_UP ? -turn : turn;
  else
    return FALSE;
  gtk_adjustment_set_value (adjustment, value);

  return TRUE;
}

/* Stops scrolling once the reader moves on with the keys, unless the place gone
 * to has not been reached yet. */
static void
stepped_cb (LudoPageScroller *self)
{
  gboolean reached = self->frames < SETTLES;

  if (self->tick == 0
      || (!reached && (self->element_id != NULL || self->element_last)))
    return;

  gtk_widget_remove_tick_callback (GTK_WIDGET (self->window), self->tick);
  self->tick = 0;
}

void
ludo_page_scroller_show_sentence (LudoPageScroller *self,
                                  LudoSentence     *sentence)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  graphene_rect_t bounds;

  /* A page that was just made is not laid out yet. */
  if (!ludo_page_view_get_bounds (self->view, sentence, &bounds))
    ludo_page_scroller_go_to (self, sentence->node->id,
                              LUDO_PAGE_SCROLLER_MARGIN, FALSE);
  else
    gtk_adjustment_clamp_page (adjustment,
                               bounds.origin.y - LUDO_PAGE_SCROLLER_MARGIN,
                               bounds.origin.y + bounds.size.height
                                 + LUDO_PAGE_SCROLLER_MARGIN);
}

char *
ludo_page_scroller_dup_place (LudoPageScroller *self,
                              double           *offset)
{
  LudoSentence *place = ludo_page_view_get_visible (self->view, offset);
  GtkAdjustment *adjustment = get_adjustment (self);

  return place != NULL && gtk_adjustment_get_value (adjustment) > 0
         ? g_strdup (place->node->id) : NULL;
}

void
ludo_page_scroller_return (LudoPageScroller *self,
                           const char       *id,
                           double            offset)
{
  /* If it is still scrolling to a place, it goes there instead. */
  if (self->tick != 0)
    self->frames = SETTLES + 1;
  else if (id != NULL)
    ludo_page_scroller_go_to (self, id, offset, FALSE);
}

/* Gives the scrolled window, which can have the focus, the title of the page as
 * its accessible name. */
static void
name_window (LudoPageScroller   *self,
             const LudoPageNode *page,
             LudoPageLanguage    language)
{
  const char *title = page->title[language];
  g_autofree char *plain = ludo_page_dup_plain (title != NULL ? title
                                                              : page->id);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->window),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
}

/* Moves the focus from the page to the scrolled window, because GTK would move
 * it to any place of the window when the page is replaced. */
static void
move_focus_out (LudoPageScroller *self)
{
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->window)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->window));
}

void
ludo_page_scroller_show (LudoPageScroller      *self,
                         LudoPageNode          *page,
                         LudoLibrary           *library,
                         const LudoViewOptions *options)
{
  move_focus_out (self);
  ludo_page_view_show (self->view, page, library, options);
  name_window (self, page, options->language);
}

void
ludo_page_scroller_turn (LudoPageScroller *self,
                         GtkScrollType     scroll)
{
  gboolean handled;

  g_signal_emit_by_name (self->window, "scroll-child", scroll, FALSE,
                         &handled);
}

/* Lets Tab and the arrows enter the page at a place in sight while the scrolled
 * window has the focus; arrows scroll where no such place takes it. */
static gboolean
key_cb (LudoPageScroller *self,
        guint             keyval,
        guint             keycode,
        GdkModifierType   modifiers)
{
  gboolean up = keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up;
  gboolean down = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down;
  gboolean tab = keyval == GDK_KEY_Tab || keyval == GDK_KEY_KP_Tab;
  GtkDirectionType direction = tab ? GTK_DIR_TAB_FORWARD
                                   : up ? GTK_DIR_UP : GTK_DIR_DOWN;

  if (!(up || down || tab)
      || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0
      || !gtk_widget_is_focus (GTK_WIDGET (self->window)))
    return FALSE;

  if (gtk_widget_child_focus (GTK_WIDGET (self->view), direction))
    return TRUE;
  if (tab)
    return FALSE;
  ludo_page_scroller_turn (self, up ? GTK_SCROLL_STEP_UP
                                    : GTK_SCROLL_STEP_DOWN);

  return TRUE;
}

/* Moves the focus into the text for a click beside it, or on a map or a board
 * that cannot be played on, as a click on a sentence does. */
static void
released_cb (LudoPageScroller *self)
{
  GtkWidget *focus =
    gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self->window)));

  if (focus == NULL
      || (focus != GTK_WIDGET (self->window)
          && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->window))))
    gtk_widget_grab_focus (GTK_WIDGET (self->window));
}

/* Takes over the letters of the style that all pages share, which another
 * window may have changed.  Returns: whether they changed. */
static gboolean
update_letters (LudoPageScroller *self)
{
  char *letters = ludo_reading_style_dup_letters (self->settings);
  gboolean other = g_strcmp0 (letters, self->letters) != 0;

  g_free (self->letters);
  self->letters = letters;

  return other;
}

static void
settings_changed_cb (LudoPageScroller *self)
{
  double offset;
  g_autofree char *id = ludo_page_scroller_dup_place (self, &offset);

  ludo_reading_style_apply (self->settings, GTK_WIDGET (self->window));
  if (update_letters (self))
    ludo_page_scroller_return (self, id, offset);
}

void
ludo_page_scroller_set_settings (LudoPageScroller *self,
                                 LudoSettings     *settings)
{
  g_set_object (&self->settings, settings);
  g_signal_connect_swapped (settings, "changed",
                            G_CALLBACK (settings_changed_cb), self);
  settings_changed_cb (self);
}

gboolean
ludo_page_scroller_grab_focus (LudoPageScroller *self)
{
  return ludo_page_view_enter (self->view, 1)
         || gtk_widget_grab_focus (GTK_WIDGET (self->window));
}

void
ludo_page_scroller_init (LudoPageScroller  *self,
                         GtkScrolledWindow *window,
                         LudoPageView      *view)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->window = window;
  self->view = view;
  ludo_page_view_set_adjustment (view, get_adjustment (self));
  g_signal_connect_swapped (window, "scroll-child",
                            G_CALLBACK (scroll_child_cb), self);
  g_signal_connect_swapped (view, "stepped", G_CALLBACK (stepped_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (window),
                             GTK_EVENT_CONTROLLER (click));
}

void
ludo_page_scroller_clear (LudoPageScroller *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->window), self->tick);
  self->tick = 0;
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->element_id, g_free);
  g_clear_pointer (&self->letters, g_free);
}
