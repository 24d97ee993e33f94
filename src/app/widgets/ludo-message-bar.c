/* ludo-message-bar.c: messages above the content of a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/ludo-message-bar.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-auto-scroller.h"
#include "board/ludo-announce.h"
#include "play/ludo-signal.h"

struct _LudoMessageBar
{
  GtkBox parent_instance;

  gboolean is_single;

  /* Owned */
  LudoMessages *messages;

  /* Borrowed: children, by rank */
  GtkRevealer *revealers[LUDO_N_MESSAGE_RANKS];
  GtkLabel *labels[LUDO_N_MESSAGE_RANKS];
  GtkLabel *counts[LUDO_N_MESSAGE_RANKS];
};

G_DEFINE_FINAL_TYPE (LudoMessageBar, ludo_message_bar, GTK_TYPE_BOX)

/* Returns: the number of messages of @rank or, if a single message is shown, of
 * all ranks up to @rank. */
static guint
count_waiting (LudoMessageBar *self,
               int             rank)
{
  guint n = 0;

  for (int other = self->is_single ? 0 : rank; other <= rank; other++)
    n += ludo_messages_count (self->messages, other);

  return n;
}

static void
update_cb (LudoMessageBar *self)
{
  gboolean is_covered = FALSE;

  for (int rank = LUDO_N_MESSAGE_RANKS - 1; rank >= 0; rank--)
    {
      const char *text = ludo_messages_get_shown (self->messages, rank);
      gboolean is_new =
        text != NULL
        && !((is_covered
              || gtk_revealer_get_reveal_child (self->revealers[rank]))
             && g_str_equal (gtk_label_get_text (self->labels[rank]), text));
      guint count = count_waiting (self, rank);
      /* Translators: which message is shown, and how many there are. */
      g_autofree char *number = g_strdup_printf (_("%u of %u"), 1, count);

      /* Keep the text of a message while its bar slides out. */
      if (text != NULL)
        {
          gtk_label_set_text (self->labels[rank], text);
          gtk_label_set_text (self->counts[rank], number);
          gtk_widget_set_visible (GTK_WIDGET (self->counts[rank]), count > 1);
        }
      gtk_revealer_set_reveal_child (self->revealers[rank],
                                     text != NULL && !is_covered);
      is_covered |= text != NULL && self->is_single;
      /* Only one of several bars with the same messages announces them. */
      if (is_new && gtk_widget_get_visible (GTK_WIDGET (self)))
        ludo_announce (GTK_WIDGET (self->labels[rank]), text);
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
  G_OBJECT_CLASS (klass)->dispose = ludo_message_bar_dispose;

  g_type_ensure (LUDO_TYPE_AUTO_SCROLLER);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "message.close",
                                   "i", close_action);
}

/* Adds a bar for each rank, the most urgent at the top. */
static void
ludo_message_bar_init (LudoMessageBar *self)
{
  for (int rank = LUDO_N_MESSAGE_RANKS - 1; rank >= 0; rank--)
    {
      g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource
        ("/io/github/ludotheque/Ludotheque/ludo-message-bar.ui");
      GtkWidget *revealer = GTK_WIDGET (gtk_builder_get_object (builder,
                                                                "revealer"));

      self->revealers[rank] = GTK_REVEALER (revealer);
      self->labels[rank] = GTK_LABEL (gtk_builder_get_object (builder,
                                                              "label"));
      self->counts[rank] = GTK_LABEL (gtk_builder_get_object (builder,
                                                              "count"));
      gtk_actionable_set_action_target
        (GTK_ACTIONABLE (gtk_builder_get_object (builder, "close")), "i",
         rank);
      if (rank == LUDO_MESSAGE_DANGER)
        gtk_widget_add_css_class (gtk_revealer_get_child
                                    (self->revealers[rank]), "danger");
      gtk_box_append (GTK_BOX (self), revealer);
    }
}

GtkWidget *
ludo_message_bar_new (LudoMessages *messages)
{
  LudoMessageBar *self;

  g_return_val_if_fail (LUDO_IS_MESSAGES (messages), NULL);

  self = g_object_new (LUDO_TYPE_MESSAGE_BAR,
                       "orientation", GTK_ORIENTATION_VERTICAL, NULL);
  self->messages = g_object_ref (messages);
  ludo_signal_connect (messages, "changed", update_cb, self);
  update_cb (self);

  return GTK_WIDGET (self);
}

void
ludo_message_bar_set_single (LudoMessageBar *self)
{
  g_return_if_fail (LUDO_IS_MESSAGE_BAR (self));

  self->is_single = TRUE;
  update_cb (self);
}
