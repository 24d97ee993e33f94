/* ludo-room-keys.c: the table's button of a room, and the keys T and L
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-room-keys.h"

#include "board/ludo-announce.h"
#include "board/ludo-keys.h"

/* RoomKeys: owned by the widget of the room, whose children the labels and the
 * button are. */
typedef struct
{
  GtkWidget *widget;
  LudoLaboratory *laboratory;   /* owned */
  LudoChanceRoom room;
  GtkToggleButton *table;
  GtkLabel *told;
  GtkLabel *task;               /* or NULL */
} RoomKeys;

static void
room_keys_free (gpointer data)
{
  RoomKeys *self = data;

  g_object_unref (self->laboratory);
  g_free (self);
}

static void
tell_again (const RoomKeys *self)
{
  const char *text = gtk_label_get_text (self->told);

  if (text[0] == '\0' && self->task != NULL)
    text = gtk_label_get_text (self->task);
  ludo_announce (self->widget, text);
}

static gboolean
key_pressed_cb (RoomKeys              *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  guint letter = ludo_keys_find_letter (keys, keyval, keycode, state);
  GtkWidget *table = GTK_WIDGET (self->table);

  if (letter == GDK_KEY_l)
    tell_again (self);
  else if (letter == GDK_KEY_t && gtk_widget_get_mapped (table)
           && gtk_widget_is_sensitive (table))
    gtk_toggle_button_set_active (self->table,
                                  !gtk_toggle_button_get_active (self->table));
  else
    return FALSE;

  return TRUE;
}

static gboolean
is_shown (const RoomKeys *self)
{
  return ludo_laboratory_get_room (self->laboratory) == self->room;
}

static void
toggled_cb (RoomKeys *self)
{
  if (is_shown (self))
    ludo_laboratory_set_shows_table (self->laboratory,
                                     gtk_toggle_button_get_active
                                       (self->table));
}

static void
changed_cb (GtkWidget *widget)
{
  RoomKeys *self = g_object_get_data (G_OBJECT (widget), "room-keys");

  if (is_shown (self))
    gtk_toggle_button_set_active
      (self->table, ludo_laboratory_get_shows_table (self->laboratory));
}

void
ludo_room_keys_add (GtkWidget       *widget,
                    LudoLaboratory  *laboratory,
                    LudoChanceRoom   room,
                    GtkToggleButton *table,
                    GtkLabel        *told,
                    GtkLabel        *task)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  RoomKeys *self;

  g_return_if_fail (GTK_IS_WIDGET (widget) && LUDO_IS_LABORATORY (laboratory));
  g_return_if_fail (GTK_IS_TOGGLE_BUTTON (table) && GTK_IS_LABEL (told));

  self = g_new (RoomKeys, 1);
  *self = (RoomKeys) {
    .widget = widget, .laboratory = g_object_ref (laboratory), .room = room,
    .table = table, .told = told, .task = task,
  };
  g_object_set_data_full (G_OBJECT (widget), "room-keys", self,
                          room_keys_free);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (widget, keys);
  g_signal_connect_swapped (table, "toggled", G_CALLBACK (toggled_cb), self);
  g_signal_connect_object (laboratory, "changed", G_CALLBACK (changed_cb),
                           widget, G_CONNECT_SWAPPED);
  changed_cb (widget);
}
