/* ludo-window-actions.c: what menus, buttons and keys do in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-window-actions"

#include "config.h"

#include "app/window/ludo-window-private.h"

#include <glib/gi18n.h>

#include "app/new-game/ludo-new-game.h"
#include "app/new-game/ludo-players.h"
#include "app/window/ludo-shortcuts.h"
#include "play/game/ludo-transcript.h"

static void
start_cb (LudoWindow  *self,
          LudoNewGame *dialog)
{
  g_autoptr (LudoGame) game = NULL;
  LudoChoices choices;
  guint64 seed;

  ludo_new_game_get_choices (dialog, &choices);
  *_ludo_window_get_choices (self, choices.rules->id) = choices;

  seed = ((guint64) g_random_int () << 32) | g_random_int ();
  game = ludo_choices_begin (&choices, seed);
  _ludo_window_go_on_with (self, game, FALSE);
}

/* Whether beginning a game of this kind puts an end to another. */
static gboolean
replaces_game (LudoWindow *self,
               const char *game_id)
{
  if (self->game != NULL
      && g_str_equal (ludo_game_get_rules (self->game)->id, game_id))
    return ludo_game_get_n_plies (self->game) > 0
           && !ludo_game_get_over (self->game);

  return ludo_autosave_has (self->autosave, game_id);
}

void
_ludo_window_ask_new_game (LudoWindow *self,
                           const char *game_id)
{
  GtkWidget *dialog;

  dialog = ludo_new_game_new (GTK_WINDOW (self),
                              _ludo_window_get_choices (self, game_id),
                              replaces_game (self, game_id));
  g_signal_connect_object (dialog, "start", G_CALLBACK (start_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
new_game_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);

  _ludo_window_ask_new_game (self, _ludo_window_get_game_id (self));
}

static void
start_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  _ludo_window_ask_new_game (LUDO_WINDOW (widget),
                             g_variant_get_string (parameter, NULL));
}

static void
resume_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ludo_window_resume (LUDO_WINDOW (widget),
                      g_variant_get_string (parameter, NULL));
}

static void
rules_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  _ludo_window_read (LUDO_WINDOW (widget),
                     g_variant_get_string (parameter, NULL), "rules", NULL);
}

static void
history_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  _ludo_window_read (LUDO_WINDOW (widget),
                     g_variant_get_string (parameter, NULL), "history", NULL);
}

static void
read_rules_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);

  _ludo_window_read_beside (self, _ludo_window_get_game_id (self), "rules",
                            NULL);
}

static void
read_history_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);

  _ludo_window_read_beside (self, _ludo_window_get_game_id (self), "history",
                            NULL);
}

static void
read_page_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);

  _ludo_window_read_beside (self, _ludo_window_get_game_id (self),
                            g_variant_get_string (parameter, NULL), NULL);
}

static void
read_rule_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);

  _ludo_window_read_beside (self, _ludo_window_get_game_id (self), "rules",
                            g_variant_get_string (parameter, NULL));
}

static void
read_strategy_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);

  _ludo_window_read_beside (self, _ludo_window_get_game_id (self), "strategy",
                            NULL);
}

static void
read_chances_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);

  _ludo_window_read_beside (self, _ludo_window_get_game_id (self), "chances",
                            NULL);
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);
  gboolean reading = g_str_equal (ludo_window_get_page (self), "read");

  _ludo_window_show_page (self, reading && self->read_from_play
                                  ? "play" : "shelf");
}

static void
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  _ludo_window_ask_open (LUDO_WINDOW (widget));
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  _ludo_window_ask_save (LUDO_WINDOW (widget));
}

static void
print_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ludo_window_print_game (LUDO_WINDOW (widget),
                          GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL);
}

static void
undo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ludo_play_page_undo (LUDO_WINDOW (widget)->play_page);
}

static void
redo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ludo_play_page_redo (LUDO_WINDOW (widget)->play_page);
}

static void
throw_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ludo_play_page_throw (LUDO_WINDOW (widget)->play_page);
}

static void
moves_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ludo_play_page_toggle_moves (LUDO_WINDOW (widget)->play_page);
}

static LudoReplay *
replay_of (GtkWidget *widget)
{
  return ludo_play_page_get_replay (LUDO_WINDOW (widget)->play_page);
}

static void
replay_first_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  ludo_replay_look_at (replay_of (widget), 0);
}

static void
replay_last_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  ludo_replay_look_at (replay_of (widget), G_MAXUINT);
}

/* The key for it is that of going back everywhere else. */
static void
replay_back_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);
  gboolean playing = g_str_equal (ludo_window_get_page (self), "play");

  if (_ludo_window_turn_back (self, FALSE))
    return;
  if (playing)
    ludo_replay_step (replay_of (widget), -1);
  else
    gtk_widget_activate_action (widget, "win.back", NULL);
}

static void
replay_forward_action (GtkWidget  *widget,
                       const char *name,
                       GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);

  if (!_ludo_window_turn_back (self, TRUE))
    ludo_replay_step (replay_of (widget), 1);
}

static void
replay_play_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  LudoReplay *replay = replay_of (widget);

  ludo_replay_set_playing (replay, !ludo_replay_get_playing (replay));
}

static void
replay_play_on_action (GtkWidget  *widget,
                       const char *name,
                       GVariant   *parameter)
{
  ludo_play_page_play_on (LUDO_WINDOW (widget)->play_page);
}

static void
replay_end_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ludo_replay_end (replay_of (widget));
  gtk_widget_grab_focus (GTK_WIDGET (LUDO_WINDOW (widget)->play_page));
}

static void
hint_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ludo_board_ask_hint (ludo_play_page_get_board
                         (LUDO_WINDOW (widget)->play_page));
}

static void
applied_cb (LudoWindow *self)
{
  ludo_hint_bar_dismiss (ludo_play_page_get_hint_bar (self->play_page));
  ludo_computer_reconsider (ludo_play_page_get_computer (self->play_page));
  ludo_play_page_update (self->play_page);
}

static void
players_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);
  GtkWidget *dialog = ludo_players_new (GTK_WINDOW (self), self->game);

  g_signal_connect_object (dialog, "applied", G_CALLBACK (applied_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
score_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ludo_play_page_tell_score (LUDO_WINDOW (widget)->play_page);
}

static void
review_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ludo_play_page_review (LUDO_WINDOW (widget)->play_page);
}

static void
transcript_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);
  g_autofree char *text = ludo_transcript_new (self->game);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  ludo_window_show_message (self, LUDO_MESSAGE_NOTE,
                            _("The transcript of the game was copied."));
}

static void
preferences_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  _ludo_window_show_preferences (LUDO_WINDOW (widget));
}

static void
shortcuts_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  ludo_shortcuts_show (GTK_WINDOW (widget));
}

static void
fullscreen_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);
  GtkWindow *window = GTK_WINDOW (widget);

  /* A game is shown to the room; a page to read is merely made larger. */
  if (g_str_equal (ludo_window_get_page (self), "play"))
    ludo_window_set_projected (self, !ludo_window_get_projected (self));
  else if (ludo_window_get_kiosk (self))
    return;
  else if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

static void
close_message_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);

  for (int rank = LUDO_N_MESSAGE_RANKS - 1; rank >= 0; rank--)
    if (ludo_messages_get_shown (self->messages, rank) != NULL)
      {
        ludo_messages_close (self->messages, rank);
        return;
      }
}

void
_ludo_window_class_install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    const char *parameter;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.new-game", NULL, new_game_action },
    { "win.start", "s", start_action },
    { "win.resume", "s", resume_action },
    { "win.rules", "s", rules_action },
    { "win.history", "s", history_action },
    { "win.read-rules", NULL, read_rules_action },
    { "win.read-history", NULL, read_history_action },
    { "win.read-page", "s", read_page_action },
    { "win.read-rule", "s", read_rule_action },
    { "win.read-strategy", NULL, read_strategy_action },
    { "win.read-chances", NULL, read_chances_action },
    { "win.back", NULL, back_action },
    { "win.open", NULL, open_action },
    { "win.save", NULL, save_action },
    { "win.print", NULL, print_action },
    { "win.undo", NULL, undo_action },
    { "win.redo", NULL, redo_action },
    { "win.throw", NULL, throw_action },
    { "win.moves", NULL, moves_action },
    { "win.replay-first", NULL, replay_first_action },
    { "win.replay-back", NULL, replay_back_action },
    { "win.replay-forward", NULL, replay_forward_action },
    { "win.replay-last", NULL, replay_last_action },
    { "win.replay-play", NULL, replay_play_action },
    { "win.replay-play-on", NULL, replay_play_on_action },
    { "win.replay-end", NULL, replay_end_action },
    { "win.preferences", NULL, preferences_action },
    { "win.show-help-overlay", NULL, shortcuts_action },
    { "win.hint", NULL, hint_action },
    { "win.players", NULL, players_action },
    { "win.score", NULL, score_action },
    { "win.review", NULL, review_action },
    { "win.transcript", NULL, transcript_action },
    { "win.fullscreen", NULL, fullscreen_action },
    { "win.close-message", NULL, close_message_action },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name,
                                     actions[i].parameter,
                                     actions[i].activate);
}

void
_ludo_window_update_actions (LudoWindow *self)
{
  const char *page = ludo_window_get_page (self);
  gboolean has_game = self->game != NULL;
  gboolean playing = g_str_equal (page, "play") && has_game;
  LudoReplay *replay = ludo_play_page_get_replay (self->play_page);
  gboolean looking = playing && ludo_replay_get_looking (replay);
  gboolean panel = ludo_window_get_panel (self) != NULL;
  guint n_shown = ludo_replay_get_n_shown (replay);
  guint n_plies = has_game ? ludo_game_get_n_plies (self->game) : 0;
  LudoLibrary *library = ludo_reading_page_get_library (self->reading_page);
  const char *game_id = _ludo_window_get_game_id (self);
  const struct
  {
    const char *name;
    gboolean enabled;
  } states[] = {
    { "win.save", has_game },
    { "win.print", playing },
    { "win.undo", playing && ludo_play_page_can_undo (self->play_page) },
    { "win.redo", playing && ludo_play_page_can_redo (self->play_page) },
    { "win.throw", playing && ludo_play_page_can_throw (self->play_page) },
    { "win.moves", playing },
    { "win.hint", playing },
    { "win.players", playing },
    { "win.score", playing },
    { "win.review", playing && ludo_play_page_can_review (self->play_page) },
    { "win.transcript", has_game },
    { "win.replay-first", playing && n_shown > 0 },
    { "win.replay-back", playing ? n_shown > 0 || panel
                                 : !g_str_equal (page, "shelf") },
    { "win.replay-forward", playing ? n_shown < n_plies || panel
                                    : g_str_equal (page, "read") },
    { "win.replay-last", playing && n_shown < n_plies },
    { "win.replay-play", playing && n_plies > 0 },
    { "win.replay-play-on", looking },
    { "win.replay-end", looking },
    /* Where everything is chance there is no strategy, and the reverse. */
    { "win.read-strategy", ludo_library_has (library, game_id, "strategy") },
    { "win.read-chances", ludo_library_has (library, game_id, "chances") },
    { "win.back", !g_str_equal (page, "shelf") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), states[i].name,
                                   states[i].enabled);
  _ludo_window_hold_back (self);
}
