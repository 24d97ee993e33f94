/* ludo-play-buttons.c: the buttons below the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-play-buttons.h"

#include <glib/gi18n.h>

#include "app/playing/ludo-turn-buttons.h"
#include "app/widgets/ludo-flow.h"

struct _LudoPlayButtons
{
  GtkBox parent_instance;

  /* Template widgets */
  GtkWidget *hands;
  GtkWidget *steps;             /* what goes on with a move shown so */
  LudoTurnButtons *turn_buttons;
  GtkWidget *new_game_button;
  GtkWidget *end_bar;           /* once the game is over */
  GtkWidget *review_button;
  GtkWidget *end_moves_button;
  GtkWidget *replay_hands;
  GtkWidget *replay_steps;
  GtkButton *autoplay_button;
  GtkWidget *first_button;
  GtkWidget *last_button;
  GtkWidget *replay_moves_button;
};

G_DEFINE_FINAL_TYPE (LudoPlayButtons, ludo_play_buttons, GTK_TYPE_BOX)

static void
ludo_play_buttons_class_init (LudoPlayButtonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LUDO_TYPE_TURN_BUTTONS);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-play-buttons.ui");
#define BIND(name)                                                      \
  gtk_widget_class_bind_template_child (widget_class, LudoPlayButtons, name)
  BIND (hands);
  BIND (steps);
  BIND (turn_buttons);
  BIND (new_game_button);
  BIND (end_bar);
  BIND (review_button);
  BIND (end_moves_button);
  BIND (replay_hands);
  BIND (replay_steps);
  BIND (autoplay_button);
  BIND (first_button);
  BIND (last_button);
  BIND (replay_moves_button);
#undef BIND
}

static void
ludo_play_buttons_init (LudoPlayButtons *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_flow_children (self->hands);
  ludo_flow_children (self->replay_hands);
  ludo_flow_children (self->end_bar);
}

void
ludo_play_buttons_set_game (LudoPlayButtons *self,
                            LudoGame        *game)
{
  g_return_if_fail (LUDO_IS_PLAY_BUTTONS (self));

  ludo_turn_buttons_set_game (self->turn_buttons, game);
}

void
ludo_play_buttons_set_waiting (LudoPlayButtons *self,
                               gboolean         waiting)
{
  g_return_if_fail (LUDO_IS_PLAY_BUTTONS (self));

  ludo_turn_buttons_set_waiting (self->turn_buttons, waiting);
}

/* Shows or hides @box; moves the focus from a button in it to @refuge before it
 * is hidden. */
static void
show_box (GtkWidget *box,
          gboolean   shown,
          GtkWidget *refuge)
{
  if (!shown && gtk_widget_get_focus_child (box) != NULL)
    gtk_widget_grab_focus (refuge);
  gtk_widget_set_visible (box, shown);
}

void
ludo_play_buttons_show (LudoPlayButtons         *self,
                        const LudoPlaySituation *situation,
                        GtkWidget               *refuge)
{
  gboolean stepping = situation->stepping;
  gboolean previewing = situation->previewing;
  gboolean playing = situation->autoplaying;

  g_return_if_fail (LUDO_IS_PLAY_BUTTONS (self) && GTK_IS_WIDGET (refuge));

  show_box (self->steps, stepping, refuge);
  show_box (self->replay_steps, stepping, refuge);
  /* Hide the other buttons while there are steps, because a narrow window has
   * no room for both. */
  gtk_widget_set_visible (GTK_WIDGET (self->turn_buttons), !stepping);
  gtk_widget_set_visible (self->review_button, situation->reviewable
                                               && !situation->projected);
  gtk_widget_set_visible (self->end_moves_button, !situation->projected);
  gtk_widget_set_visible (self->new_game_button, !stepping);
  gtk_widget_set_visible (self->first_button, !stepping);
  gtk_widget_set_visible (self->last_button, !stepping);
  gtk_widget_set_visible (self->replay_moves_button, !stepping);
  /* The focus goes from "New Game" to the board, where the game is played. */
  show_box (self->end_bar, situation->over && !previewing, refuge);
  gtk_widget_set_visible (self->replay_hands,
                          previewing && !situation->projected);
  show_box (self->hands,
            !previewing && !situation->over && !situation->projected, refuge);
  gtk_button_set_icon_name (self->autoplay_button,
                            playing ? "media-playback-pause-symbolic"
                                    : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->autoplay_button),
                               playing ? _("Stop") : _("Play Automatically"));
}
