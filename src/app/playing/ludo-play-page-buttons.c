/* ludo-play-page-buttons.c: what is offered beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-play-page-buttons"

#include "config.h"

#include "app/playing/ludo-play-page-private.h"

#include <glib/gi18n.h>

#include "app/playing/ludo-turns.h"

void
_ludo_play_page_update_buttons (LudoPlayPage *self)
{
  gboolean looking = ludo_replay_get_looking (self->replay);
  gboolean over = ludo_game_get_over (self->game);
  gboolean playing = ludo_replay_get_playing (self->replay);
  gboolean stepping = ludo_board_get_stepping (self->board);

  /* In a narrow window the steps take the place of what else is offered,
   * which is there again once they are done. */
  _ludo_play_page_update_hints (self);
  gtk_widget_set_visible (self->throw_button,
                          ludo_game_get_rules (self->game)->has_chance
                          && !stepping && !over
                          && !gtk_widget_get_visible
                                (GTK_WIDGET (self->turn_buttons)));
  gtk_widget_set_visible (self->turn_box, !stepping);
  gtk_widget_set_visible (self->new_game_button, !stepping);
  gtk_widget_set_visible (self->first_button, !stepping);
  gtk_widget_set_visible (self->last_button, !stepping);
  gtk_widget_set_visible (self->replay_moves_button, !stepping);
  gtk_widget_set_visible (self->pass_button,
                          !looking && !stepping
                          && ludo_turns_forced_pass (self->game)
                             != GAME_MOVE_NONE);
  if (over)
    gtk_widget_add_css_class (self->new_game_button, "suggested-action");
  else
    gtk_widget_remove_css_class (self->new_game_button, "suggested-action");

  gtk_widget_set_visible (self->replay_bar, looking && !self->projected);
  gtk_widget_set_visible (self->replay_hands, looking && !self->projected);
  gtk_widget_set_visible (self->hands, !looking && !self->projected);
  gtk_button_set_icon_name (self->autoplay_button,
                            playing ? "media-playback-pause-symbolic"
                                    : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->autoplay_button),
                               playing ? _("Stop") : _("Play Automatically"));
}
