/* ludo-window-settings.c: the preferences take effect
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-window-settings"

#include "config.h"

#include "app/window/ludo-window-private.h"

#include "app/settings/ludo-color-scheme.h"
#include "app/settings/ludo-preferences.h"
#include "app/reading/ludo-read-aloud.h"

/* What a message is about. */
#define PREFERENCES "preferences"

/* How many times as fast as usual moves are shown. */
static const double speeds[LUDO_N_PACES] = {
  [LUDO_PACE_NONE] = 1,
  [LUDO_PACE_SLOW] = 0.5,
  [LUDO_PACE_NORMAL] = 1,
  [LUDO_PACE_FAST] = 2,
  [LUDO_PACE_STEPS] = 1,
};

void
_ludo_window_apply_settings (LudoWindow *self)
{
  LudoBoard *board = ludo_play_page_get_board (self->play_page);
  LudoPace pace = ludo_settings_get_pace (self->settings);
  int voice;

  ludo_board_set_animate (board, pace != LUDO_PACE_NONE);
  ludo_board_set_speed (board, speeds[pace]);
  ludo_board_set_step_by_step (board, pace == LUDO_PACE_STEPS);
  ludo_play_page_set_coordinates
    (self->play_page, ludo_settings_get_coordinates (self->settings));
  ludo_play_page_set_detail
    (self->play_page, ludo_settings_get_announcements (self->settings));
  ludo_play_page_set_outlook (self->play_page,
                              ludo_settings_get_outlook (self->settings));
  ludo_play_page_set_hints (self->play_page,
                            ludo_settings_get_hints (self->settings));
  ludo_computer_set_think_time
    (ludo_play_page_get_computer (self->play_page),
     ludo_settings_get_think_time (self->settings));
  ludo_reading_page_set_settings (self->reading_page, self->settings);
  ludo_reading_page_set_settings (self->panel, self->settings);
  g_object_get (self->settings, "reading-voice", &voice, NULL);
  ludo_read_aloud_set_pace (ludo_read_aloud_get (self->reading_page), voice);
  ludo_read_aloud_set_pace (ludo_read_aloud_get (self->panel), voice);
  ludo_sounds_set_enabled (self->sounds,
                           ludo_settings_get_sounds (self->settings));
}

static void
light_cb (LudoWindow *self)
{
  ludo_color_scheme_apply (ludo_settings_get_light (self->settings));
}

void
_ludo_window_tell_trouble (LudoWindow *self)
{
  g_autofree char *trouble = ludo_settings_take_trouble (self->settings);

  if (trouble != NULL)
    ludo_messages_add (self->messages, LUDO_MESSAGE_ERROR, PREFERENCES,
                       trouble);
}

void
_ludo_window_follow_settings (LudoWindow *self)
{
  g_autoptr (GPropertyAction) outlook =
    g_property_action_new ("outlook", self->settings, "outlook");

  /* What the menu turns on and off is what the preferences show. */
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (outlook));
  light_cb (self);
  _ludo_window_apply_settings (self);
  g_signal_connect_object (self->settings, "notify::light",
                           G_CALLBACK (light_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "notify",
                           G_CALLBACK (_ludo_window_apply_settings), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "trouble",
                           G_CALLBACK (_ludo_window_tell_trouble), self,
                           G_CONNECT_SWAPPED);
}

void
_ludo_window_hear_board (LudoWindow *self)
{
  LudoBoard *board = ludo_play_page_get_board (self->play_page);

  /* What is on the board is heard, an earlier position too. */
  g_object_bind_property (board, "game", self->sounds, "game",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (board, "speed", self->sounds, "speed",
                          G_BINDING_SYNC_CREATE);
}

void
_ludo_window_show_preferences (LudoWindow *self)
{
  GtkWidget *dialog = ludo_preferences_new (GTK_WINDOW (self),
                                            self->settings, self->sounds);

  gtk_window_present (GTK_WINDOW (dialog));
}
