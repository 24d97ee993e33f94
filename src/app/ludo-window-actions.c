/* ludo-window-actions.c: what menus, buttons and keys do in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-window-actions"

#include "config.h"

#include "app/ludo-window-private.h"

#include "app/ludo-new-game.h"

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
  ludo_window_show_game (self, game);
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

  return ludo_store_has (self->store, game_id);
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

  _ludo_window_read (self, _ludo_window_get_game_id (self), "rules", NULL);
}

static void
read_history_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);

  _ludo_window_read (self, _ludo_window_get_game_id (self), "history", NULL);
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

static void
fullscreen_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  GtkWindow *window = GTK_WINDOW (widget);

  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

static void
close_message_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  _ludo_window_close_message (LUDO_WINDOW (widget));
}

void
_ludo_window_class_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL,
                                   new_game_action);
  gtk_widget_class_install_action (widget_class, "win.start", "s",
                                   start_action);
  gtk_widget_class_install_action (widget_class, "win.resume", "s",
                                   resume_action);
  gtk_widget_class_install_action (widget_class, "win.rules", "s",
                                   rules_action);
  gtk_widget_class_install_action (widget_class, "win.history", "s",
                                   history_action);
  gtk_widget_class_install_action (widget_class, "win.read-rules", NULL,
                                   read_rules_action);
  gtk_widget_class_install_action (widget_class, "win.read-history", NULL,
                                   read_history_action);
  gtk_widget_class_install_action (widget_class, "win.back", NULL,
                                   back_action);
  gtk_widget_class_install_action (widget_class, "win.open", NULL,
                                   open_action);
  gtk_widget_class_install_action (widget_class, "win.save", NULL,
                                   save_action);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL,
                                   undo_action);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL,
                                   redo_action);
  gtk_widget_class_install_action (widget_class, "win.throw", NULL,
                                   throw_action);
  gtk_widget_class_install_action (widget_class, "win.moves", NULL,
                                   moves_action);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL,
                                   fullscreen_action);
  gtk_widget_class_install_action (widget_class, "win.close-message", NULL,
                                   close_message_action);
}

void
_ludo_window_update_actions (LudoWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *page = ludo_window_get_page (self);
  gboolean playing = g_str_equal (page, "play") && self->game != NULL;

  gtk_widget_action_set_enabled (widget, "win.save", self->game != NULL);
  gtk_widget_action_set_enabled (widget, "win.undo",
                                 playing
                                   && ludo_play_page_can_undo
                                        (self->play_page));
  gtk_widget_action_set_enabled (widget, "win.redo",
                                 playing
                                   && ludo_game_get_can_redo (self->game));
  gtk_widget_action_set_enabled (widget, "win.throw",
                                 playing
                                   && ludo_play_page_can_throw
                                        (self->play_page));
  gtk_widget_action_set_enabled (widget, "win.moves", playing);
  gtk_widget_action_set_enabled (widget, "win.back",
                                 !g_str_equal (page, "shelf"));
}
