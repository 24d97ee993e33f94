/* ludo-reading-keys.c: the keys of the page to read, and words looked for in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-reading-page-private.h"

#include <glib/gi18n.h>

#include "app/reading/ludo-reading-style.h"

/* As on every mouse that has them. */
#define BUTTON_BACK 8
#define BUTTON_FORWARD 9

static void
tell_count (LudoReadingPage *self,
            guint            which)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->find_entry));
  g_autofree char *text = NULL;

  if (words[0] == '\0')
    text = g_strdup ("");
  else if (self->n_found == 0)
    text = g_strdup (_("Not found"));
  else
    /* Translators: the second of five places where words were found. */
    text = g_strdup_printf (_("%u of %u"), which, self->n_found);
  gtk_label_set_text (self->find_label, text);
}

static void
step (LudoReadingPage *self,
      int              by)
{
  guint which;
  LudoSentence *sentence = ludo_page_view_step_match (self->view, by, &which);

  tell_count (self, which);
  if (sentence != NULL)
    _ludo_reading_page_show_sentence (self, sentence);
}

static void
find_changed_cb (LudoReadingPage *self)
{
  /* The bar empties itself when it is closed. */
  if (!gtk_search_bar_get_search_mode (self->find_bar))
    return;

  self->n_found = ludo_page_view_find_text
    (self->view, gtk_editable_get_text (GTK_EDITABLE (self->find_entry)));
  step (self, 0);
}

static void
find_next_cb (LudoReadingPage *self)
{
  step (self, 1);
}

static void
find_previous_cb (LudoReadingPage *self)
{
  step (self, -1);
}

static void
find_stop_cb (LudoReadingPage *self)
{
  gtk_search_bar_set_search_mode (self->find_bar, FALSE);
}

/* However the bar was closed, what was found is gone on from: its sentence has
 * the focus. */
static void
find_mode_changed_cb (LudoReadingPage *self)
{
  LudoSentence *sentence;
  guint which;

  if (gtk_search_bar_get_search_mode (self->find_bar))
    return;

  sentence = ludo_page_view_step_match (self->view, 0, &which);
  ludo_page_view_find_text (self->view, "");
  if (sentence != NULL)
    ludo_page_view_go_to (self->view, sentence);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
_ludo_reading_page_class_add_find (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, find_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, find_mode_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, find_next_cb);
  gtk_widget_class_bind_template_callback (widget_class, find_previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, find_stop_cb);
}

void
_ludo_reading_page_find_again (LudoReadingPage *self)
{
  if (!gtk_search_bar_get_search_mode (self->find_bar))
    return;

  self->n_found = ludo_page_view_find_text
    (self->view, gtk_editable_get_text (GTK_EDITABLE (self->find_entry)));
  tell_count (self, 0);
}

void
ludo_reading_page_find (LudoReadingPage *self)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  gtk_search_bar_set_search_mode (self->find_bar, TRUE);
  gtk_widget_grab_focus (self->find_entry);
}

void
ludo_reading_page_find_next (LudoReadingPage *self,
                             int              by)
{
  g_return_if_fail (LUDO_IS_READING_PAGE (self));

  if (gtk_search_bar_get_search_mode (self->find_bar))
    step (self, by);
  else
    ludo_reading_page_find (self);
}

typedef enum
{
  ACTION_FIND,
  ACTION_FIND_NEXT,
  ACTION_FIND_PREVIOUS,
  ACTION_SEARCH,
  ACTION_LARGER,
  ACTION_SMALLER,
  ACTION_USUAL,
  ACTION_CROSS,
  ACTION_PAGE_UP,
  ACTION_PAGE_DOWN,
} Action;

/* From the text to what is around it, and back. */
static void
cross (LudoReadingPage *self)
{
  GtkWidget *focus =
    gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus != NULL && gtk_widget_is_ancestor (focus,
                                               GTK_WIDGET (self->sidebar)))
    gtk_widget_grab_focus (GTK_WIDGET (self->contents_button));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Whatever button was pressed last, the text is what these keys turn. */
static void
turn (LudoReadingPage *self,
      GtkScrollType    scroll)
{
  gboolean handled;

  g_signal_emit_by_name (self->scroller, "scroll-child", scroll, FALSE,
                         &handled);
}

static gboolean
action_cb (GtkWidget *widget,
        GVariant  *arguments,
        gpointer   data)
{
  LudoReadingPage *self = LUDO_READING_PAGE (widget);
  int action;

  g_variant_get (arguments, "(i)", &action);
  switch ((Action) action)
    {
    case ACTION_FIND:
      ludo_reading_page_find (self);
      break;
    case ACTION_FIND_NEXT:
      ludo_reading_page_find_next (self, 1);
      break;
    case ACTION_FIND_PREVIOUS:
      ludo_reading_page_find_next (self, -1);
      break;
    case ACTION_SEARCH:
      ludo_reading_page_search (self);
      break;
    case ACTION_LARGER:
    case ACTION_SMALLER:
    case ACTION_USUAL:
      if (self->settings != NULL)
        ludo_reading_style_step_size (self->settings,
                                      action == ACTION_LARGER ? 1
                                      : action == ACTION_SMALLER ? -1 : 0);
      break;
    case ACTION_CROSS:
      cross (self);
      break;
    case ACTION_PAGE_UP:
      turn (self, GTK_SCROLL_PAGE_UP);
      break;
    case ACTION_PAGE_DOWN:
      turn (self, GTK_SCROLL_PAGE_DOWN);
      break;
    default:
      return FALSE;
    }

  return TRUE;
}

void
_ludo_reading_page_class_add_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    Action action;
  } keys[] = {
    { GDK_KEY_f, GDK_CONTROL_MASK, ACTION_FIND },
    { GDK_KEY_g, GDK_CONTROL_MASK, ACTION_FIND_NEXT },
    { GDK_KEY_g, GDK_CONTROL_MASK | GDK_SHIFT_MASK, ACTION_FIND_PREVIOUS },
    { GDK_KEY_F3, 0, ACTION_FIND_NEXT },
    { GDK_KEY_F3, GDK_SHIFT_MASK, ACTION_FIND_PREVIOUS },
    { GDK_KEY_f, GDK_CONTROL_MASK | GDK_SHIFT_MASK, ACTION_SEARCH },
    { GDK_KEY_plus, GDK_CONTROL_MASK, ACTION_LARGER },
    { GDK_KEY_equal, GDK_CONTROL_MASK, ACTION_LARGER },
    { GDK_KEY_KP_Add, GDK_CONTROL_MASK, ACTION_LARGER },
    { GDK_KEY_minus, GDK_CONTROL_MASK, ACTION_SMALLER },
    { GDK_KEY_KP_Subtract, GDK_CONTROL_MASK, ACTION_SMALLER },
    { GDK_KEY_0, GDK_CONTROL_MASK, ACTION_USUAL },
    { GDK_KEY_KP_0, GDK_CONTROL_MASK, ACTION_USUAL },
    { GDK_KEY_F6, 0, ACTION_CROSS },
    { GDK_KEY_Page_Up, 0, ACTION_PAGE_UP },
    { GDK_KEY_KP_Page_Up, 0, ACTION_PAGE_UP },
    { GDK_KEY_Page_Down, 0, ACTION_PAGE_DOWN },
    { GDK_KEY_KP_Page_Down, 0, ACTION_PAGE_DOWN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].key,
                                  keys[i].modifiers, action_cb, "(i)",
                                  (int) keys[i].action);
}

static void
pressed_cb (LudoReadingPage *self,
            int              n_press,
            double           x,
            double           y,
            GtkGestureClick *gesture)
{
  guint button =
    gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (button == BUTTON_BACK)
    ludo_reading_page_go_back (self);
  else if (button == BUTTON_FORWARD)
    ludo_reading_page_go_forward (self);
}

/* The words looked for are given up first, then the contents: those that
 * cover the text make room for it again. */
static gboolean
contents_key_cb (LudoReadingPage *self,
                 guint            keyval,
                 guint            keycode,
                 GdkModifierType  modifiers)
{
  GtkEditable *entry =
    GTK_EDITABLE (ludo_contents_get_entry (self->contents));

  if (keyval != GDK_KEY_Escape
      || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;

  if (gtk_editable_get_text (entry)[0] != '\0')
    {
      ludo_contents_search (self->contents, "");
      gtk_widget_grab_focus (GTK_WIDGET (entry));
      return TRUE;
    }
  if (!ludo_sidebar_has_room (self->sidebar))
    gtk_toggle_button_set_active (self->contents_button, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self));

  return TRUE;
}

/* While the page has the focus and nothing in it does, Tab and the arrows lead
 * into what can be seen of it; where nothing there takes the focus, arrows
 * scroll. */
static gboolean
scroller_key_cb (LudoReadingPage *self,
                 guint            keyval,
                 guint            keycode,
                 GdkModifierType  modifiers)
{
  gboolean up = keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up;
  gboolean down = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down;
  gboolean tab = keyval == GDK_KEY_Tab || keyval == GDK_KEY_KP_Tab;
  GtkDirectionType direction = tab ? GTK_DIR_TAB_FORWARD
                                   : up ? GTK_DIR_UP : GTK_DIR_DOWN;

  if (!(up || down || tab)
      || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0
      || !gtk_widget_is_focus (GTK_WIDGET (self->scroller)))
    return FALSE;

  if (gtk_widget_child_focus (GTK_WIDGET (self->view), direction))
    return TRUE;
  if (tab)
    return FALSE;
  turn (self, up ? GTK_SCROLL_STEP_UP : GTK_SCROLL_STEP_DOWN);

  return TRUE;
}

/* A click beside the text, on a map or on a board that only shows something
 * takes the keyboard into the text as one on a sentence does. */
static void
released_cb (LudoReadingPage *self)
{
  GtkWidget *focus =
    gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus == NULL
      || (focus != GTK_WIDGET (self->scroller)
          && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->scroller))))
    gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}

static void
init_scroller (LudoReadingPage *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed",
                            G_CALLBACK (scroller_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->scroller), keys);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->scroller),
                             GTK_EVENT_CONTROLLER (click));
}

void
_ludo_reading_page_init_keys (LudoReadingPage *self)
{
  GtkGesture *buttons = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  /* Before the entry, which keeps this key to itself. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed",
                            G_CALLBACK (contents_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->contents), keys);

  init_scroller (self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (buttons), 0);
  g_signal_connect_swapped (buttons, "pressed", G_CALLBACK (pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (buttons));
}
