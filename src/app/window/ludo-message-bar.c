/* ludo-message-bar.c: messages above the content of a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-message-bar.h"

#include "app/widgets/ludo-auto-scroller.h"

struct _LudoMessageBar
{
  GtkBox parent_instance;

  /* Owned */
  LudoMessages *messages;

  /* Template widgets, by rank */
  GtkRevealer *revealers[LUDO_N_MESSAGE_RANKS];
  GtkLabel *labels[LUDO_N_MESSAGE_RANKS];
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
close_action (GtkWidget  *widget,
              const char *name,
              GVariant   *rank)
{
  ludo_messages_close (LUDO_MESSAGE_BAR (widget)->messages,
                       g_variant_get_int32 (rank));
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
  static const char *const ids[LUDO_N_MESSAGE_RANKS][2] = {
    [LUDO_MESSAGE_NOTE] = { "note", "note_label" },
    [LUDO_MESSAGE_ERROR] = { "error", "error_label" },
    [LUDO_MESSAGE_DANGER] = { "danger", "danger_label" },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_message_bar_dispose;

  g_type_ensure (LUDO_TYPE_AUTO_SCROLLER);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-message-bar.ui");
  for (int rank = 0; rank < LUDO_N_MESSAGE_RANKS; rank++)
    {
      gtk_widget_class_bind_template_child_full (
        widget_class, ids[rank][0], FALSE,
        G_STRUCT_OFFSET (LudoMessageBar, revealers)
          + rank * sizeof (gpointer));
      gtk_widget_class_bind_template_child_full (
        widget_class, ids[rank][1], FALSE,
        G_STRUCT_OFFSET (LudoMessageBar, labels) + rank * sizeof (gpointer));
    }
  gtk_widget_class_install_action (widget_class, "message.close", "i",
                                   close_action);
}

static void
ludo_message_bar_init (LudoMessageBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
