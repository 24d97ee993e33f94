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

/* What the message of preferences that cannot be written is about. */
#define UNKEPT "preferences-unkept"

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
  GSettings *settings = G_SETTINGS (self->settings);
  LudoPace pace = g_settings_get_enum (settings, "pace");
  int voice = g_settings_get_enum (settings, "reading-voice");

  ludo_board_set_animate (board, pace != LUDO_PACE_NONE);
  ludo_board_set_speed (board, speeds[pace]);
  ludo_board_set_step_by_step (board, pace == LUDO_PACE_STEPS);
  ludo_play_page_set_coordinates
    (self->play_page, g_settings_get_boolean (settings, "coordinates"));
  ludo_play_page_set_detail (self->play_page,
                             g_settings_get_enum (settings, "announcements"));
  ludo_play_page_set_win_probability
    (self->play_page, g_settings_get_boolean (settings, "outlook"));
  ludo_play_page_set_hints (self->play_page,
                            g_settings_get_boolean (settings, "hints"));
  ludo_computer_set_think_time
    (ludo_play_page_get_computer (self->play_page),
     ludo_settings_get_think_time (self->settings));
  ludo_reading_page_set_settings (self->reading_page, self->settings);
  ludo_reading_page_set_settings (self->panel, self->settings);
  ludo_read_aloud_set_pace (ludo_read_aloud_get (self->reading_page), voice);
  ludo_read_aloud_set_pace (ludo_read_aloud_get (self->panel), voice);
  ludo_sounds_set_enabled (self->sounds,
                           g_settings_get_boolean (settings, "sounds"));
}

static void
light_cb (LudoWindow *self)
{
  ludo_color_scheme_apply (g_settings_get_enum (G_SETTINGS (self->settings),
                                                "light"));
}

void
_ludo_window_tell_trouble (LudoWindow *self)
{
  g_autofree char *damage = ludo_settings_take_damage (self->settings);
  g_autofree char *unkept = ludo_settings_take_unkept (self->settings);

  if (damage != NULL)
    ludo_messages_add (self->messages, LUDO_MESSAGE_ERROR, NULL, damage);
  if (unkept != NULL)
    ludo_messages_add (self->messages, LUDO_MESSAGE_ERROR, UNKEPT, unkept);
}

static void
kept_cb (LudoWindow *self)
{
  ludo_messages_solve (self->messages, UNKEPT);
}

void
_ludo_window_follow_settings (LudoWindow *self)
{
  g_autoptr (GAction) probability =
    g_settings_create_action (G_SETTINGS (self->settings), "outlook");

  /* What the menu turns on and off is what the preferences show. */
  g_action_map_add_action (G_ACTION_MAP (self), probability);
  light_cb (self);
  _ludo_window_apply_settings (self);
  g_signal_connect_object (self->settings, "changed::light",
                           G_CALLBACK (light_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed",
                           G_CALLBACK (_ludo_window_apply_settings), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "trouble",
                           G_CALLBACK (_ludo_window_tell_trouble), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "kept", G_CALLBACK (kept_cb), self,
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
