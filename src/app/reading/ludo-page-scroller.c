/* ludo-page-scroller.c: scrolls a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-page-scroller.h"

#include "app/reading/ludo-reading-style.h"
#include "app/widgets/ludo-names.h"

static GtkAdjustment *
get_adjustment (LudoPageScroller *self)
{
  return gtk_scrolled_window_get_vadjustment (self->window);
}

/* Scrolls for a key without an animation, because the next key continues from
 * there. */
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
    ludo_page_view_scroll_to_end (self->view);
  else if (scroll == GTK_SCROLL_START)
    ludo_page_view_scroll (self->view, 0);
  else if (scroll == GTK_SCROLL_PAGE_UP || scroll == GTK_SCROLL_PAGE_DOWN)
    ludo_page_view_scroll (self->view, scroll == GTK_SCROLL_PAGE_UP
                                         ? value - turn : value + turn);
  else
    return FALSE;

  return TRUE;
}

void
ludo_page_scroller_show_sentence (LudoPageScroller *self,
                                  LudoSentence     *sentence)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  double top = gtk_adjustment_get_value (adjustment);
  double height = gtk_adjustment_get_page_size (adjustment);
  graphene_rect_t bounds;

  /* A new page has no layout yet. */
  if (!ludo_page_view_get_bounds (self->view, sentence, &bounds))
    {
      ludo_page_view_scroll_to_element (self->view, sentence->node->id,
                                        LUDO_PAGE_SCROLLER_MARGIN, FALSE);
      return;
    }

  top = MAX (top, bounds.origin.y + bounds.size.height
                  + LUDO_PAGE_SCROLLER_MARGIN - height);
  ludo_page_view_scroll (self->view,
                         MIN (top, bounds.origin.y
                                   - LUDO_PAGE_SCROLLER_MARGIN));
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

  ludo_names_label (self->window, plain);
}

void
ludo_page_scroller_show (LudoPageScroller      *self,
                         LudoPageNode          *page,
                         LudoLibrary           *library,
                         const LudoViewOptions *options)
{
  /* Otherwise GTK would move the focus from the page to another widget. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->window)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->window));
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

/* Lets Tab and the arrow keys enter the page at a visible place while the
 * scrolled window has the focus; without such a place, arrows scroll. */
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

/* Moves the focus into the text after a click beside it, as a click on a
 * sentence does; also after one on a map or on a board without play. */
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

/* Updates the letters to the style that all pages share, which another window
 * may have changed.  Returns: whether they changed. */
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
  if (update_letters (self))
    ludo_page_view_keep_place (self->view);
  ludo_reading_style_apply (self->settings, GTK_WIDGET (self->window));
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
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (window),
                             GTK_EVENT_CONTROLLER (click));
}

void
ludo_page_scroller_clear (LudoPageScroller *self)
{
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->letters, g_free);
}
