/* ludo-turn-buttons.c: what is offered to whoever is to act
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-turn-buttons"

#include "config.h"

#include "app/playing/ludo-turn-buttons.h"

#include <glib/gi18n.h>

struct _LudoTurnButtons
{
  GtkWidget parent_instance;

  /* Borrowed: children */
  GtkWidget *done_button;
  GtkWidget *only_button;

  /* Owned */
  LudoGame *game;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (LudoTurnButtons, ludo_turn_buttons, GTK_TYPE_WIDGET)

/* The only legal move of the person to act, unless it is a pass, which has a
 * button of its own; else GAME_MOVE_NONE. */
static GameMove
only_move (LudoTurnButtons *self)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  LudoPlayer *player = ludo_game_get_current_player (self->game);
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);

  if (player == NULL || ludo_player_get_kind (player) != LUDO_PLAYER_HUMAN
      || ludo_game_get_legal_moves (self->game, moves) != 1
      || (rules->is_pass != NULL && rules->is_pass (moves[0])))
    return GAME_MOVE_NONE;

  return moves[0];
}

static void
update (LudoTurnButtons *self)
{
  gboolean held = self->game != NULL && ludo_game_get_held (self->game);
  gboolean only = self->game != NULL && !held
                  && only_move (self) != GAME_MOVE_NONE;

  gtk_widget_set_visible (self->done_button, held);
  gtk_widget_set_visible (self->only_button, only);
  gtk_widget_set_visible (GTK_WIDGET (self), held || only);
}

static void
done_clicked_cb (LudoTurnButtons *self)
{
  ludo_game_release (self->game);
}

static void
only_clicked_cb (LudoTurnButtons *self)
{
  GameMove move = only_move (self);

  if (move != GAME_MOVE_NONE)
    ludo_game_play_move (self->game, move);
}

static void
ludo_turn_buttons_dispose (GObject *object)
{
  LudoTurnButtons *self = LUDO_TURN_BUTTONS (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  g_clear_pointer (&self->done_button, gtk_widget_unparent);
  g_clear_pointer (&self->only_button, gtk_widget_unparent);

  G_OBJECT_CLASS (ludo_turn_buttons_parent_class)->dispose (object);
}

static void
ludo_turn_buttons_class_init (LudoTurnButtonsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_turn_buttons_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass),
                                            GTK_TYPE_BOX_LAYOUT);
}

static GtkWidget *
add_button (LudoTurnButtons *self,
            const char      *label,
            const char      *tooltip,
            GCallback        clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));

  return button;
}

static void
ludo_turn_buttons_init (LudoTurnButtons *self)
{
  self->done_button = add_button (self, _("_Done"), _("End the turn"),
                                  G_CALLBACK (done_clicked_cb));
  self->only_button = add_button (self, _("_Only Move"),
                                  _("Play the only move there is"),
                                  G_CALLBACK (only_clicked_cb));

  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->signals, "notify::held",
                                  G_CALLBACK (update), self);
  update (self);
}

GtkWidget *
ludo_turn_buttons_new (void)
{
  return g_object_new (LUDO_TYPE_TURN_BUTTONS, NULL);
}

void
ludo_turn_buttons_set_game (LudoTurnButtons *self,
                            LudoGame        *game)
{
  g_return_if_fail (LUDO_IS_TURN_BUTTONS (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  g_set_object (&self->game, game);
  g_signal_group_set_target (self->signals, game);
  update (self);
}
