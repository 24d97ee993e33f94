/* ludo-message-bar.c: messages above the content of a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-message-bar"

#include "config.h"

#include "app/window/ludo-message-bar.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-give-way.h"

#define MAX_WIDTH_CHARS 70

struct _LudoMessageBar
{
  GtkBox parent_instance;

  /* Owned */
  LudoMessages *messages;

  /* Borrowed: children, one a rank */
  GtkRevealer *revealers[LUDO_N_MESSAGE_RANKS];
  GtkLabel *labels[LUDO_N_MESSAGE_RANKS];
  GtkWidget *buttons[LUDO_N_MESSAGE_RANKS];
};

G_DEFINE_FINAL_TYPE (LudoMessageBar, ludo_message_bar, GTK_TYPE_BOX)

static void
update_cb (LudoMessageBar *self)
{
  for (int rank = 0; rank < LUDO_N_MESSAGE_RANKS; rank++)
    {
      const char *text = ludo_messages_get_shown (self->messages, rank);

      /* What is on its way out is still to be read. */
      if (text != NULL)
        gtk_label_set_text (self->labels[rank], text);
      gtk_revealer_set_reveal_child (self->revealers[rank], text != NULL);
    }
}

static void
close_cb (LudoMessageBar *self,
          GtkWidget      *button)
{
  for (int rank = 0; rank < LUDO_N_MESSAGE_RANKS; rank++)
    if (button == self->buttons[rank])
      ludo_messages_close (self->messages, rank);
}

static GtkWidget *
label_new (void)
{
  return g_object_new (GTK_TYPE_LABEL,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT,
                       "wrap", TRUE,
                       "wrap-mode", PANGO_WRAP_WORD_CHAR,
                       "max-width-chars", MAX_WIDTH_CHARS,
                       "xalign", 0.0,
                       "hexpand", TRUE,
                       NULL);
}

static GtkWidget *
button_new (LudoMessageBar *self)
{
  GtkWidget *button =
    gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_widget_set_tooltip_text (button, _("Close the Message"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (close_cb), self,
                           G_CONNECT_SWAPPED);

  return button;
}

static void
add_line (LudoMessageBar  *self,
          LudoMessageRank  rank)
{
  GtkWidget *revealer = gtk_revealer_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = label_new ();
  GtkWidget *button = button_new (self);

  gtk_box_append (GTK_BOX (box), ludo_give_way_new (label));
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_add_css_class (box, "message");
  if (rank == LUDO_MESSAGE_DANGER)
    gtk_widget_add_css_class (box, "danger");
  gtk_widget_set_halign (revealer, GTK_ALIGN_CENTER);
  gtk_revealer_set_child (GTK_REVEALER (revealer), box);
  gtk_box_prepend (GTK_BOX (self), revealer);

  self->revealers[rank] = GTK_REVEALER (revealer);
  self->labels[rank] = GTK_LABEL (label);
  self->buttons[rank] = button;
}

static void
ludo_message_bar_dispose (GObject *object)
{
  g_clear_object (&LUDO_MESSAGE_BAR (object)->messages);

  G_OBJECT_CLASS (ludo_message_bar_parent_class)->dispose (object);
}

static void
ludo_message_bar_class_init (LudoMessageBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_message_bar_dispose;
}

static void
ludo_message_bar_init (LudoMessageBar *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  GTK_ORIENTATION_VERTICAL);
  for (int rank = 0; rank < LUDO_N_MESSAGE_RANKS; rank++)
    add_line (self, rank);
}

GtkWidget *
ludo_message_bar_new (LudoMessages *messages)
{
  LudoMessageBar *self;

  g_return_val_if_fail (LUDO_IS_MESSAGES (messages), NULL);

  self = g_object_new (LUDO_TYPE_MESSAGE_BAR, NULL);
  self->messages = g_object_ref (messages);
  g_signal_connect_object (messages, "changed", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  update_cb (self);

  return GTK_WIDGET (self);
}
