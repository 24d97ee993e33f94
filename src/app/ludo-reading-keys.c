/* ludo-reading-keys.c: the keys of the page to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-reading-keys"

#include "config.h"

#include "app/ludo-reading-page-private.h"

#include "app/ludo-reading-style.h"

/* As on every mouse that has them. */
#define BUTTON_BACK 8
#define BUTTON_FORWARD 9

typedef enum
{
  ACT_FIND,
  ACT_FIND_NEXT,
  ACT_FIND_PREVIOUS,
  ACT_SEARCH,
  ACT_LARGER,
  ACT_SMALLER,
  ACT_USUAL,
  ACT_CROSS,
} Act;

/* From the text to what is around it, and back. */
static void
cross (LudoReadingPage *self)
{
  GtkWidget *focus =
    gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus != NULL && gtk_widget_is_ancestor (focus,
                                               GTK_WIDGET (self->beside)))
    gtk_widget_grab_focus (GTK_WIDGET (self->contents_button));
  else
    gtk_widget_child_focus (GTK_WIDGET (self->view), GTK_DIR_TAB_FORWARD);
}

static gboolean
act_cb (GtkWidget *widget,
        GVariant  *arguments,
        gpointer   data)
{
  LudoReadingPage *self = LUDO_READING_PAGE (widget);
  int act;

  g_variant_get (arguments, "(i)", &act);
  switch ((Act) act)
    {
    case ACT_FIND:
      ludo_reading_page_find (self);
      break;
    case ACT_FIND_NEXT:
      ludo_reading_page_find_next (self, 1);
      break;
    case ACT_FIND_PREVIOUS:
      ludo_reading_page_find_next (self, -1);
      break;
    case ACT_SEARCH:
      ludo_reading_page_search (self);
      break;
    case ACT_LARGER:
    case ACT_SMALLER:
    case ACT_USUAL:
      if (self->settings != NULL)
        ludo_reading_style_step_size (self->settings,
                                      act == ACT_LARGER ? 1
                                      : act == ACT_SMALLER ? -1 : 0);
      break;
    case ACT_CROSS:
      cross (self);
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
    Act act;
  } keys[] = {
    { GDK_KEY_f, GDK_CONTROL_MASK, ACT_FIND },
    { GDK_KEY_g, GDK_CONTROL_MASK, ACT_FIND_NEXT },
    { GDK_KEY_g, GDK_CONTROL_MASK | GDK_SHIFT_MASK, ACT_FIND_PREVIOUS },
    { GDK_KEY_F3, 0, ACT_FIND_NEXT },
    { GDK_KEY_F3, GDK_SHIFT_MASK, ACT_FIND_PREVIOUS },
    { GDK_KEY_f, GDK_CONTROL_MASK | GDK_SHIFT_MASK, ACT_SEARCH },
    { GDK_KEY_plus, GDK_CONTROL_MASK, ACT_LARGER },
    { GDK_KEY_equal, GDK_CONTROL_MASK, ACT_LARGER },
    { GDK_KEY_KP_Add, GDK_CONTROL_MASK, ACT_LARGER },
    { GDK_KEY_minus, GDK_CONTROL_MASK, ACT_SMALLER },
    { GDK_KEY_KP_Subtract, GDK_CONTROL_MASK, ACT_SMALLER },
    { GDK_KEY_0, GDK_CONTROL_MASK, ACT_USUAL },
    { GDK_KEY_KP_0, GDK_CONTROL_MASK, ACT_USUAL },
    { GDK_KEY_F6, 0, ACT_CROSS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].key,
                                  keys[i].modifiers, act_cb, "(i)",
                                  (int) keys[i].act);
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

void
_ludo_reading_page_init_keys (LudoReadingPage *self)
{
  GtkGesture *buttons = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (buttons), 0);
  g_signal_connect_swapped (buttons, "pressed", G_CALLBACK (pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (buttons));
}
