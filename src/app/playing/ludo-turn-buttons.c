/* ludo-turn-buttons.c: the buttons of the player to act
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-turn-buttons.h"

#include <glib/gi18n.h>

#include "board/ludo-widget-style.h"

struct _LudoTurnButtons
{
  GtkBox parent_instance;

  /* Owned */
  LudoPlayTable *table;
};

G_DEFINE_FINAL_TYPE (LudoTurnButtons, ludo_turn_buttons, GTK_TYPE_BOX)

/* The buttons of the template, each with its act. */
static const struct
{
  const char *name;
  LudoAct act;
} buttons[] = {
  { "done_button", LUDO_ACT_DONE },
  { "only_button", LUDO_ACT_ONLY_MOVE },
  { "throw_button", LUDO_ACT_THROW },
  { "pass_button", LUDO_ACT_PASS },
  { "pause_button", LUDO_ACT_PAUSE },
};

static void
table_changed_cb (LudoTurnButtons *self,
                  guint            change)
{
  guint offered;

  if ((change & LUDO_CHANGED_ACTS) == 0)
    return;

  offered = ludo_play_table_get_acts (self->table).offered;
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_widget_set_visible
      (GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self),
                                                  LUDO_TYPE_TURN_BUTTONS,
                                                  buttons[i].name)),
       (offered & 1u << buttons[i].act) != 0);
}

/* Names the button after the next click, and highlights the way on. */
static void
pause_toggled_cb (LudoTurnButtons *self,
                  GParamSpec      *property,
                  GtkToggleButton *button)
{
  gboolean paused = gtk_toggle_button_get_active (button);

  gtk_button_set_label (GTK_BUTTON (button),
                        paused ? _("_Continue") : _("P_ause"));
  ludo_widget_style_set_class (GTK_WIDGET (button), "suggested-action",
                               paused);
}

static void
done_clicked_cb (LudoTurnButtons *self)
{
  ludo_game_end_turn (ludo_play_table_get_game (self->table));
}

static void
only_clicked_cb (LudoTurnButtons *self)
{
  GameMove move = ludo_play_table_get_only_move (self->table);

  if (move != GAME_MOVE_NONE)
    ludo_game_play_move (ludo_play_table_get_game (self->table), move);
}

static void
ludo_turn_buttons_dispose (GObject *object)
{
  g_clear_object (&LUDO_TURN_BUTTONS (object)->table);

  G_OBJECT_CLASS (ludo_turn_buttons_parent_class)->dispose (object);
}

static void
ludo_turn_buttons_class_init (LudoTurnButtonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_turn_buttons_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-turn-buttons.ui");
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_widget_class_bind_template_child_full (widget_class, buttons[i].name,
                                               FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, pause_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, done_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, only_clicked_cb);
}

static void
ludo_turn_buttons_init (LudoTurnButtons *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ludo_turn_buttons_set_table (LudoTurnButtons *self,
                             LudoPlayTable   *table)
{
  g_return_if_fail (LUDO_IS_TURN_BUTTONS (self) && LUDO_IS_PLAY_TABLE (table));

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb),
                           self, G_CONNECT_SWAPPED);
}
