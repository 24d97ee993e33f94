/* ludo-page-view-menu.c: the menu of a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The menu and the sentence that it is about are to be seen together: a
 * sentence out of sight is scrolled to first, and the menu goes when its
 * sentence does.  GTK 4.8 has no place for a menu that is off the screen, and
 * no person would look there.
 */

#define G_LOG_DOMAIN "ludo-page-view-menu"

#include "config.h"

#include "reader/ludo-page-view-private.h"

#include <glib/gi18n.h>

static GMenuModel *
menu_model_new (LudoPageView *self)
{
  GMenu *menu = g_menu_new ();

  if (!_ludo_page_view_shows_both (self))
    g_menu_append (menu, _("Show or Hide the Translation"),
                   "page.show-twin");
  g_menu_append (menu, _("Copy the Sentence in Both Languages"),
                 "page.copy-sentence");
  g_menu_append (menu, _("Copy the Paragraph in Both Languages"),
                 "page.copy-paragraph");

  return G_MENU_MODEL (menu);
}

/* What gets the focus is scrolled to, and the items of a menu, which are no
 * part of the page, would be looked for at its top. */
static void
keep_place (LudoPageView *self,
            gboolean      keep)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self),
                                                 GTK_TYPE_VIEWPORT);

  if (viewport != NULL)
    gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), !keep);
}

/* The focus goes back to where the menu was asked for, and a command that was
 * chosen finds it there: GTK closes a menu first.  The page stays where it is,
 * and the next key goes on from what can be seen. */
static void
menu_closed_cb (LudoPageView *self)
{
  if (self->menu_sentence != NULL
      && gtk_widget_grab_focus (GTK_WIDGET (self->menu_sentence)))
    self->focus_seen = TRUE;
  g_clear_weak_pointer (&self->menu_sentence);
  keep_place (self, FALSE);
}

void
_ludo_page_view_close_menu (LudoPageView *self)
{
  _ludo_page_view_cancel_wait (self, &self->menu_wait);
  g_clear_handle_id (&self->menu_idle, g_source_remove);
  /* The sentence may be about to go too, and does not get the focus. */
  g_clear_weak_pointer (&self->menu_sentence);
  if (self->menu != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->menu));
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  keep_place (self, FALSE);
}

/* @x and @y are in the page's coordinates. */
static void
open_menu (LudoPageView *self,
           LudoSentence *sentence,
           double        x,
           double        y)
{
  g_autoptr (GMenuModel) model = menu_model_new (self);
  graphene_rect_t bounds;

  _ludo_page_view_close_menu (self);
  self->menu = gtk_popover_menu_new_from_model (model);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu),
                               &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  g_set_weak_pointer (&self->menu_sentence, sentence);
  if (gtk_widget_compute_bounds (GTK_WIDGET (sentence), GTK_WIDGET (self),
                                 &bounds))
    {
      self->menu_x = x - bounds.origin.x;
      self->menu_y = y - bounds.origin.y;
    }
  g_signal_connect_swapped (self->menu, "closed",
                            G_CALLBACK (menu_closed_cb), self);
  keep_place (self, TRUE);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
secondary_cb (LudoPageView    *self,
              int              n_press,
              double           x,
              double           y,
              GtkGestureClick *gesture)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y,
                                       GTK_PICK_DEFAULT);
  GtkWidget *sentence = NULL;

  if (picked != NULL)
    sentence = gtk_widget_get_ancestor (picked, LUDO_TYPE_SENTENCE);
  if (sentence == NULL)
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  open_menu (self, LUDO_SENTENCE (sentence), x, y);
}

/* At the end of the sentence, or as far down as can be seen of a long one. */
static void
open_below (LudoPageView          *self,
            LudoSentence          *sentence,
            const graphene_rect_t *bounds)
{
  double y = bounds->origin.y + bounds->size.height;

  if (self->adjustment != NULL)
    y = MIN (y, gtk_adjustment_get_value (self->adjustment)
                + gtk_adjustment_get_page_size (self->adjustment));
  open_menu (self, sentence, bounds->origin.x, y);
}

/* At once, and whatever the page is still on its way to. */
static void
scroll_to (LudoPageView          *self,
           const graphene_rect_t *bounds)
{
  double top = bounds->origin.y;
  double bottom = top + bounds->size.height;
  double value = gtk_adjustment_get_value (self->adjustment);
  double least = bottom - gtk_adjustment_get_page_size (self->adjustment);

  /* Of one that is larger than what can be seen, the beginning. */
  value = MIN (MAX (value, least), top);
  gtk_adjustment_set_value (self->adjustment, value);
}

/* By now the page has been scrolled to the sentence. */
static void
open_at_focus (LudoPageView *self)
{
  LudoSentence *sentence = _ludo_page_view_get_focused (self);
  graphene_rect_t bounds;

  if (sentence != NULL
      && _ludo_page_view_find_in_sight (self, GTK_WIDGET (sentence), &bounds))
    open_below (self, sentence, &bounds);
}

static gboolean
menu_key_cb (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   data)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  LudoSentence *sentence = _ludo_page_view_get_focused (self);
  graphene_rect_t bounds;

  if (sentence == NULL)
    return FALSE;

  if (_ludo_page_view_find_in_sight (self, GTK_WIDGET (sentence), &bounds))
    {
      open_below (self, sentence, &bounds);
      return TRUE;
    }
  if (self->adjustment == NULL)
    return FALSE;

  scroll_to (self, &bounds);
  _ludo_page_view_begin_wait (self, &self->menu_wait, open_at_focus);

  return TRUE;
}

static gboolean
menu_idle_cb (gpointer data)
{
  LudoPageView *self = data;

  self->menu_idle = 0;
  gtk_popover_popdown (GTK_POPOVER (self->menu));

  return G_SOURCE_REMOVE;
}

void
_ludo_page_view_place_menu (LudoPageView *self)
{
  double top = -G_MAXDOUBLE;
  double bottom = G_MAXDOUBLE;
  graphene_rect_t bounds;
  GdkRectangle point;
  double x, y;

  if (self->menu == NULL || !gtk_widget_get_visible (self->menu)
      || self->menu_sentence == NULL
      || !gtk_widget_compute_bounds (GTK_WIDGET (self->menu_sentence),
                                     GTK_WIDGET (self), &bounds))
    return;

  if (self->adjustment != NULL)
    {
      top = gtk_adjustment_get_value (self->adjustment);
      bottom = top + gtk_adjustment_get_page_size (self->adjustment);
    }
  /* It cannot be closed while GTK lays out the page. */
  if (bounds.origin.y >= bottom
      || bounds.origin.y + bounds.size.height <= top)
    {
      if (self->menu_idle == 0)
        self->menu_idle = g_idle_add (menu_idle_cb, self);
      return;
    }

  x = bounds.origin.x + MIN (self->menu_x, bounds.size.width);
  y = bounds.origin.y + MIN (self->menu_y, bounds.size.height);
  y = CLAMP (y, top, bottom);
  gtk_popover_get_pointing_to (GTK_POPOVER (self->menu), &point);
  if (point.x != (int) x || point.y != (int) y)
    gtk_popover_set_pointing_to (GTK_POPOVER (self->menu),
                                 &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_popover_present (GTK_POPOVER (self->menu));
}

void
_ludo_page_view_scroll_menu (LudoPageView *self)
{
  GdkRectangle point;
  double top = gtk_adjustment_get_value (self->adjustment);

  _ludo_page_view_extend_wait (&self->menu_wait);
  if (self->menu == NULL || !gtk_widget_get_visible (self->menu))
    return;

  gtk_popover_get_pointing_to (GTK_POPOVER (self->menu), &point);
  if (point.y < top
      || point.y > top + gtk_adjustment_get_page_size (self->adjustment))
    gtk_popover_popdown (GTK_POPOVER (self->menu));
}

void
_ludo_page_view_class_install_menu (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK,
                                menu_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_key_cb,
                                NULL);
}

void
_ludo_page_view_init_menu (LudoPageView *self)
{
  GtkGesture *secondary = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary),
                                 GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (secondary, "pressed", G_CALLBACK (secondary_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self),
                             GTK_EVENT_CONTROLLER (secondary));
}
