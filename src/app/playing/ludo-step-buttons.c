/* ludo-step-buttons.c: goes on with a move that is shown step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-step-buttons"

#include "config.h"

#include "app/playing/ludo-step-buttons.h"

#include <glib/gi18n.h>

struct _LudoStepButtons
{
  GtkWidget parent_instance;

  /* Borrowed: children */
  GtkWidget *next_button;
  GtkWidget *finish_button;

  /* Owned */
  LudoBoard *board;
};

G_DEFINE_FINAL_TYPE (LudoStepButtons, ludo_step_buttons, GTK_TYPE_WIDGET)

/* A keyboard that was on a button is led to the board before it vanishes. */
static void
update (LudoStepButtons *self)
{
  gboolean stepping = ludo_board_get_stepping (self->board);

  if (!stepping && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  gtk_widget_set_visible (GTK_WIDGET (self), stepping);
}

static void
next_clicked_cb (LudoStepButtons *self)
{
  ludo_board_step (self->board);
}

static void
finish_clicked_cb (LudoStepButtons *self)
{
  ludo_board_skip_motion (self->board);
}

static void
ludo_step_buttons_dispose (GObject *object)
{
  LudoStepButtons *self = LUDO_STEP_BUTTONS (object);

  g_clear_pointer (&self->next_button, gtk_widget_unparent);
  g_clear_pointer (&self->finish_button, gtk_widget_unparent);
  g_clear_object (&self->board);

  G_OBJECT_CLASS (ludo_step_buttons_parent_class)->dispose (object);
}

static void
ludo_step_buttons_class_init (LudoStepButtonsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_step_buttons_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass),
                                            GTK_TYPE_BOX_LAYOUT);
}

static GtkWidget *
add_button (LudoStepButtons *self,
            GtkWidget       *button,
            const char      *tooltip,
            GCallback        clicked)
{
  gtk_widget_set_tooltip_text (button, tooltip);
  /* The keyboard stays on the board, where a key does the same. */
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));

  return button;
}

static void
ludo_step_buttons_init (LudoStepButtons *self)
{
  self->next_button =
    add_button (self, gtk_button_new_with_mnemonic (_("Ne_xt Step")),
                _("Show the next step of the move (.)"),
                G_CALLBACK (next_clicked_cb));
  gtk_widget_add_css_class (self->next_button, "suggested-action");
  self->finish_button =
    add_button (self,
                gtk_button_new_from_icon_name ("media-skip-forward-symbolic"),
                _("Show the End of the Move"),
                G_CALLBACK (finish_clicked_cb));
}

GtkWidget *
ludo_step_buttons_new (LudoBoard *board)
{
  LudoStepButtons *self;

  g_return_val_if_fail (LUDO_IS_BOARD (board), NULL);

  self = g_object_new (LUDO_TYPE_STEP_BUTTONS, NULL);
  self->board = g_object_ref (board);
  g_signal_connect_object (board, "notify::moving", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "notify::step-by-step", G_CALLBACK (update),
                           self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
