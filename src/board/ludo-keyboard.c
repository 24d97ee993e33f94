/* ludo-keyboard.c: keeps the focus and the letters on a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-keyboard.h"

#include "board/ludo-keys.h"
#include "play/ludo-signal.h"

/* Letters: passes the letters of a page to its board; owned by the page. */
typedef struct
{
  GtkWidget *page;              /* borrowed, like the next two */
  LudoBoard *board;
  LudoKeyboardTakes takes;
  GtkEventController *keys;     /* on the window, or NULL */
} Letters;

static gboolean
key_pressed_cb (Letters               *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  gboolean control = (state & GDK_CONTROL_MASK) != 0;

  return gtk_widget_get_mapped (self->page)
         && self->takes (self->page,
                         gtk_root_get_focus (gtk_widget_get_root (self->page)),
                         control)
         && ludo_board_press_letter (self->board,
                                     ludo_keys_get_latin (keys, keyval,
                                                          keycode), state);
}

static void
leave_root (Letters *self)
{
  GtkWidget *root = self->keys != NULL
                      ? gtk_event_controller_get_widget (self->keys) : NULL;

  if (root != NULL)
    gtk_widget_remove_controller (root, self->keys);
  g_clear_object (&self->keys);
}

static void
root_cb (Letters *self)
{
  GtkRoot *root = gtk_widget_get_root (self->page);

  leave_root (self);
  if (root == NULL)
    return;

  self->keys = g_object_ref_sink (gtk_event_controller_key_new ());
  g_signal_connect_swapped (self->keys, "key-pressed",
                            G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (root), g_object_ref (self->keys));
}

static void
letters_free (gpointer data)
{
  leave_root (data);
  g_free (data);
}

void
ludo_keyboard_give_letters (GtkWidget         *page,
                            LudoBoard         *board,
                            LudoKeyboardTakes  takes)
{
  Letters *self;

  g_return_if_fail (GTK_IS_WIDGET (page) && LUDO_IS_BOARD (board));
  g_return_if_fail (takes != NULL);

  self = g_new0 (Letters, 1);
  self->page = page;
  self->board = board;
  self->takes = takes;
  g_object_set_data_full (G_OBJECT (page), "ludo-letters", self, letters_free);
  g_signal_connect_swapped (page, "notify::root", G_CALLBACK (root_cb), self);
}

static gboolean
frame_cb (GtkWidget     *stack,
          GdkFrameClock *clock,
          gpointer       data)
{
  GtkRoot *root = gtk_widget_get_root (stack);
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (stack));

  if (root != NULL && gtk_root_get_focus (root) == NULL && page != NULL)
    gtk_widget_grab_focus (page);

  return G_SOURCE_REMOVE;
}

/* Waits for the next frame, because most acts move the focus themselves. */
static void
focus_cb (GtkWidget *stack)
{
  GtkRoot *root = gtk_widget_get_root (stack);

  if (root != NULL && gtk_root_get_focus (root) == NULL
      && gtk_widget_get_mapped (stack))
    gtk_widget_add_tick_callback (stack, frame_cb, NULL, NULL);
}

static void
follow_focus (GtkStack *stack)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (stack));

  if (root != NULL)
    ludo_signal_connect (root, "notify::focus-widget", focus_cb, stack);
}

void
ludo_keyboard_keep_focus (GtkStack *stack)
{
  g_return_if_fail (GTK_IS_STACK (stack));

  g_signal_connect (stack, "notify::root", G_CALLBACK (follow_focus), NULL);
}
