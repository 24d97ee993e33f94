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

  /* Template widgets */
  GtkWidget *done_button;
  GtkWidget *only_button;
  GtkWidget *throw_button;
  GtkWidget *pass_button;
  GtkWidget *pause_button;

  gboolean waiting;             /* what the last ply did is being shown */

  /* Owned */
  LudoGame *game;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (LudoTurnButtons, ludo_turn_buttons, GTK_TYPE_BOX)

/* Returns: the only legal move of a person, or GAME_MOVE_NONE. */
static GameMove
only_move (LudoTurnButtons *self)
{
  LudoPlayer *player = ludo_game_get_current_player (self->game);
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);

  if (!ludo_player_is (player, LUDO_PLAYER_HUMAN)
      || ludo_game_get_legal_moves (self->game, moves) != 1)
    return GAME_MOVE_NONE;

  return moves[0];
}

/* Shows the buttons that apply.  While a ply is still being shown, they do not
 * give away whether there is a choice or the turn is done.  A game of computers
 * alone can only be paused. */
static void
update (LudoTurnButtons *self)
{
  const GameRules *rules = ludo_game_get_rules (self->game);
  gboolean turn_pending = ludo_game_get_turn_pending (self->game);
  gboolean watched = !ludo_game_has_person (self->game);
  GameMove move = self->waiting ? GAME_MOVE_NONE : only_move (self);
  gboolean pass = move != GAME_MOVE_NONE && rules->is_pass != NULL
                  && rules->is_pass (move);
  gboolean only = move != GAME_MOVE_NONE && !pass && !turn_pending;

  gtk_widget_set_visible (self->done_button, turn_pending && !self->waiting);
  gtk_widget_set_visible (self->only_button, only);
  gtk_widget_set_visible (self->pass_button, pass);
  gtk_widget_set_visible (self->pause_button,
                          watched && (!ludo_game_get_over (self->game)
                                      || self->waiting));
  gtk_widget_set_visible (self->throw_button,
                          rules->has_chance && !only && !watched
                          && (!turn_pending || self->waiting)
                          && (!ludo_game_get_over (self->game)
                              || self->waiting));
}

/* Names the button after the next click, and highlights the way on. */
static void
pause_toggled_cb (LudoTurnButtons *self)
{
  GtkToggleButton *button = GTK_TOGGLE_BUTTON (self->pause_button);
  gboolean paused = gtk_toggle_button_get_active (button);

  gtk_button_set_label (GTK_BUTTON (button),
                        paused ? _("_Continue") : _("P_ause"));
  ludo_widget_style_set_class (self->pause_button, "suggested-action", paused);
}

static void
done_clicked_cb (LudoTurnButtons *self)
{
  ludo_game_end_turn (self->game);
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

  G_OBJECT_CLASS (ludo_turn_buttons_parent_class)->dispose (object);
}

static void
ludo_turn_buttons_class_init (LudoTurnButtonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_turn_buttons_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-turn-buttons.ui");
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoTurnButtons, name)
  BIND (done_button);
  BIND (only_button);
  BIND (throw_button);
  BIND (pass_button);
  BIND (pause_button);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, pause_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, done_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, only_clicked_cb);
}

static void
ludo_turn_buttons_init (LudoTurnButtons *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->signals, "notify::turn-pending",
                                  G_CALLBACK (update), self);
}

void
ludo_turn_buttons_set_game (LudoTurnButtons *self,
                            LudoGame        *game)
{
  g_return_if_fail (LUDO_IS_TURN_BUTTONS (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  g_set_object (&self->game, game);
  g_signal_group_set_target (self->signals, game);
  if (game != NULL)
    update (self);
}

void
ludo_turn_buttons_set_waiting (LudoTurnButtons *self,
                               gboolean         waiting)
{
  g_return_if_fail (LUDO_IS_TURN_BUTTONS (self));

  self->waiting = !!waiting;
  if (self->game != NULL)
    update (self);
}
