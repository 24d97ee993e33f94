/* ludo-window-actions.c: what menus, buttons and keys do in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-window-private.h"

#include <glib/gi18n.h>

#include "app/editing/ludo-editor-window.h"
#include "app/new-game/ludo-new-game.h"
#include "app/new-game/ludo-players.h"
#include "app/reading/ludo-page-print.h"
#include "app/settings/ludo-preferences.h"
#include "app/window/ludo-game-print.h"
#include "app/window/ludo-my-games.h"
#include "app/window/ludo-shortcuts.h"
#include "app/window/ludo-which-game.h"
#include "games/games.h"
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
  ludo_game_files_go_on_with (self->files, game, NULL);
}

static void
play_again (LudoWindow *self,
            gboolean    swap)
{
  guint64 seed = ((guint64) g_random_int () << 32) | g_random_int ();
  g_autoptr (LudoGame) game =
    ludo_choices_begin_again (self->game, seed, swap);

  ludo_game_files_go_on_with (self->files, game, NULL);
}

static void
rematch (LudoWindow *self)
{
  play_again (self, FALSE);
}

static void
swap_sides (LudoWindow *self)
{
  play_again (self, TRUE);
}

/* Whether a new game of this kind would replace an unfinished one. */
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

/* Returns: the game that an action without a game is about: on the shelf that
 * of the card with the focus, or NULL. */
static const char *
game_meant (LudoWindow *self)
{
  return g_str_equal (ludo_window_get_page (self), "shelf")
           ? ludo_shelf_get_focused (self->shelf)
           : _ludo_window_get_game_id (self);
}

static void
read_page (LudoWindow *self,
           const char *page_id)
{
  const char *game_id = game_meant (self);

  if (game_id != NULL)
    _ludo_window_read_in_pane (self, game_id, page_id, NULL);
  else
    ludo_which_game_ask (self, "win.read-of", page_id);
}

static void
go_back (LudoWindow *self)
{
  const char *page = ludo_window_get_page (self);

  if (g_str_equal (page, "learn")
      && ludo_learn_page_go_back (self->learn_page)
      && self->learn_from == NULL)
    return;
  if (g_str_equal (page, "learn") && self->learn_from != NULL)
    _ludo_window_show_page (self, g_steal_pointer (&self->learn_from));
  else
    _ludo_window_show_page (self, g_str_equal (page, "read")
                                  && self->read_from != NULL
                                    ? self->read_from : "shelf");
}

GtkWindow *
ludo_window_print_game (LudoWindow *self)
{
  g_return_val_if_fail (LUDO_IS_WINDOW (self) && self->game != NULL, NULL);

  return ludo_game_print_show (self, ludo_game_get_rules (self->game)->id,
                               ludo_replay_get_shown
                                 (ludo_play_page_get_replay (self->play_page)),
                               LUDO_GAME_PRINT_PLAYED);
}

static void
print_of (LudoWindow *self,
          const char *game_id)
{
  LudoLessonRun *run = g_str_equal (ludo_window_get_page (self), "learn")
                         ? _ludo_window_get_run (self) : NULL;

  if (_ludo_window_get_shown (self) != NULL)
    ludo_window_print_game (self);
  else if (run != NULL)
    ludo_game_print_show (self, game_id, ludo_lesson_run_get_game (run),
                          LUDO_GAME_PRINT_LESSON);
  else
    ludo_game_print_show (self, game_id, NULL, LUDO_GAME_PRINT_NEW);
}

/* Prints the page being read or, in the page to play, the game. */
static void
print_page (LudoWindow *self)
{
  if (g_str_equal (ludo_window_get_page (self), "read"))
    ludo_page_print_show (self->reading_page);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.print", NULL);
}

/* Plays a position that was set up, with the players last chosen. */
static void
play_position (LudoWindow *self,
               LudoGame   *game)
{
  const LudoChoices *choices =
    _ludo_window_get_choices (self, ludo_game_get_rules (game)->id);

  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    *ludo_game_get_player (game, seat, 0) = choices->seats[seat][0];
  ludo_game_files_go_on_with (self->files, game, NULL);
}

/* Shows a position that was set up, and the first step of a hint. */
static void
analyse_position (LudoWindow *self,
                  LudoGame   *game)
{
  ludo_game_files_go_on_with (self->files, game, NULL);
  if (self->game == game)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.hint", NULL);
}

static void
print_position (LudoWindow *self,
                LudoGame   *game)
{
  ludo_game_print_show (self, ludo_game_get_rules (game)->id, game,
                        LUDO_GAME_PRINT_POSITION);
}

/* Opens the editor at the position on the board, or at the start. */
static void
edit_of (LudoWindow *self,
         const char *game_id)
{
  static const struct
  {
    const char *signal;
    GCallback heard;
  } ends[] = {
    { "play", G_CALLBACK (play_position) },
    { "analyse", G_CALLBACK (analyse_position) },
    { "print", G_CALLBACK (print_position) },
    { "lesson", G_CALLBACK (_ludo_window_make_lesson_from) },
    { "puzzle", G_CALLBACK (_ludo_window_make_puzzle_from) },
  };
  const LudoGameInfo *info = ludo_game_info_for (game_id);
  LudoGame *shown = _ludo_window_get_shown (self);
  GameState state = { 0 };
  GtkWidget *window;

  if (info == NULL || ludo_drawing_for (game_id)->editing == NULL)
    return;
  /* The state of another game would be taken for one of this. */
  if (shown != NULL && ludo_game_get_rules (shown) != info->rules)
    shown = NULL;
  if (shown == NULL)
    info->rules->start (&_ludo_window_get_choices (self, game_id)->config,
                        &state);
  window = ludo_editor_window_new (GTK_WINDOW (self), info,
                                   shown != NULL ? ludo_game_get_state (shown)
                                                 : &state);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    g_signal_connect_object (window, ends[i].signal, ends[i].heard, self,
                             G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

static void
show_first (LudoPlayPage *page)
{
  ludo_replay_look_at (ludo_play_page_get_replay (page), 0);
}

static void
show_last (LudoPlayPage *page)
{
  ludo_replay_look_at (ludo_play_page_get_replay (page), G_MAXUINT);
}

static void
step (LudoWindow *self,
      int         by)
{
  ludo_replay_step (ludo_play_page_get_replay (self->play_page), by);
}

/* Steps back in the game; its key goes back on all other pages. */
static void
step_back (LudoWindow *self)
{
  gboolean playing = g_str_equal (ludo_window_get_page (self), "play");

  if (_ludo_window_turn_back (self, FALSE))
    return;
  if (playing)
    step (self, -1);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

static void
step_forward (LudoWindow *self)
{
  if (!_ludo_window_turn_back (self, TRUE))
    step (self, 1);
}

static void
toggle_playing (LudoPlayPage *page)
{
  LudoReplay *replay = ludo_play_page_get_replay (page);

  ludo_replay_set_playing (replay, !ludo_replay_get_playing (replay));
}

static void
end_replay (LudoPlayPage *page)
{
  ludo_replay_end (ludo_play_page_get_replay (page));
  gtk_widget_grab_focus (GTK_WIDGET (page));
}

static void
ask_hint (LudoPlayPage *page)
{
  ludo_board_ask_hint (ludo_play_page_get_board (page));
}

static void
applied_cb (LudoWindow *self)
{
  ludo_hint_bar_dismiss (ludo_play_page_get_hint_bar (self->play_page));
  ludo_computer_reconsider (ludo_play_page_get_computer (self->play_page));
  ludo_play_page_update (self->play_page);
}

static void
show_players (LudoWindow *self)
{
  GtkWidget *dialog = ludo_players_new (GTK_WINDOW (self), self->game);

  g_signal_connect_object (dialog, "applied", G_CALLBACK (applied_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
copy_transcript (LudoWindow *self)
{
  g_autofree char *text = ludo_transcript_new (self->game);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  ludo_window_show_message (self, LUDO_MESSAGE_NOTE,
                            _("The transcript of the game was copied."));
}

static void
show_preferences (LudoWindow *self)
{
  GtkWidget *dialog = ludo_preferences_new (GTK_WINDOW (self),
                                            self->settings, self->sounds);

  gtk_window_present (GTK_WINDOW (dialog));
}

static void
show_my_games (LudoWindow *self)
{
  gtk_window_present (GTK_WINDOW (ludo_my_games_new (self, self->autosave)));
}

/* Returns: the game that is on the board, or was there last. */
static const char *
last_game_id (LudoWindow *self)
{
  return self->game != NULL ? ludo_game_get_rules (self->game)->id
                            : ludo_settings_get_last_game (self->settings);
}

static void
resume_last (LudoWindow *self)
{
  ludo_window_resume (self, last_game_id (self));
}

static gboolean
can_resume_last (LudoWindow *self)
{
  const char *game_id = last_game_id (self);

  return game_id != NULL && ludo_autosave_has (self->autosave, game_id);
}

static void
show_shortcuts (LudoWindow *self)
{
  ludo_shortcuts_show (GTK_WINDOW (self));
}

void
ludo_window_set_projected (LudoWindow *self,
                           gboolean    projected)
{
  GtkWindow *window;

  g_return_if_fail (LUDO_IS_WINDOW (self));

  window = GTK_WINDOW (self);
  if (ludo_play_page_get_projected (self->play_page) == projected)
    return;

  if (projected)
    self->was_fullscreen = gtk_window_is_fullscreen (window);
  gtk_widget_set_visible (self->header, !projected);
  ludo_play_page_set_projected (self->play_page, projected);
  if (projected)
    gtk_window_fullscreen (window);
  else if (!self->was_fullscreen && !self->kiosk)
    gtk_window_unfullscreen (window);
}

gboolean
ludo_window_get_projected (LudoWindow *self)
{
  g_return_val_if_fail (LUDO_IS_WINDOW (self), FALSE);

  return ludo_play_page_get_projected (self->play_page);
}

static void
toggle_fullscreen (LudoWindow *self)
{
  GtkWindow *window = GTK_WINDOW (self);

  /* A game has the projector view; other pages only fill the screen. */
  if (g_str_equal (ludo_window_get_page (self), "play"))
    ludo_window_set_projected (self, !ludo_window_get_projected (self));
  else if (self->kiosk)
    return;
  else if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

static void
show_note (LudoWindow *self,
           const char *text)
{
  ludo_messages_succeed (self->messages);
  ludo_window_show_message (self, LUDO_MESSAGE_NOTE, text);
}

static void
complain (LudoWindow *self,
          const char *text)
{
  ludo_window_show_message (self, LUDO_MESSAGE_ERROR, text);
}

static void
close_message (LudoWindow *self)
{
  for (int rank = LUDO_N_MESSAGE_RANKS - 1; rank >= 0; rank--)
    if (ludo_messages_get_shown (self->messages, rank) != NULL)
      {
        ludo_messages_close (self->messages, rank);
        return;
      }
}

/* Lets Escape leave the projector view, or an earlier position, and then the
 * full screen, unless the widget with the focus has handled the key. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  LudoWindow *self = LUDO_WINDOW (widget);
  LudoReplay *replay = ludo_play_page_get_replay (self->play_page);

  if (ludo_window_get_projected (self))
    ludo_window_set_projected (self, FALSE);
  else if (g_str_equal (ludo_window_get_page (self), "play")
           && ludo_replay_get_looking (replay))
    gtk_widget_activate_action (widget, "win.replay-end", NULL);
  else if (gtk_window_is_fullscreen (GTK_WINDOW (self)) && !self->kiosk)
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else
    return FALSE;

  return TRUE;
}

/* Each action calls one function, of the kind that it needs, or shows a page
 * about the game that is named or at hand.  If none is at hand, an action with
 * asks lets the reader choose one and activates the action asks for it. */
static const struct
{
  const char *name;
  void (*on_window) (LudoWindow *self);
  void (*on_page) (LudoPlayPage *page);
  void (*on_files) (LudoGameFiles *files);
  void (*with_text) (LudoWindow *self, const char *text);
  const char *asks;
  const char *page_id;
  gboolean named;
} actions[] = {
  { "win.new-game", .with_text = _ludo_window_ask_new_game,
    .asks = "win.start" },
  { "win.rematch", .on_window = rematch },
  { "win.swap-sides", .on_window = swap_sides },
  { "win.start", .with_text = _ludo_window_ask_new_game },
  { "win.resume", .with_text = ludo_window_resume },
  { "win.resume-last", .on_window = resume_last },
  { "win.learn", .with_text = _ludo_window_learn },
  { "win.rules", .page_id = "rules", .named = TRUE },
  { "win.history", .page_id = "history", .named = TRUE },
  { "win.read-rules", .page_id = "rules" },
  { "win.read-history", .page_id = "history" },
  { "win.read-strategy", .page_id = "strategy" },
  { "win.read-chances", .page_id = "chances" },
  { "win.read-page", .with_text = read_page },
  { "win.read-of", .with_text = _ludo_window_read_of },
  { "win.read-alone", .on_window = _ludo_window_read_alone },
  { "win.close-rules", .on_window = _ludo_window_close_rules },
  { "win.read-rule", .with_text = _ludo_window_read_rule },
  { "win.open-figure", .with_text = _ludo_window_open_figure },
  { "win.back", .on_window = go_back },
  { "win.my-games", .on_window = show_my_games },
  { "win.open", .on_files = ludo_game_files_ask_open },
  { "win.save", .on_files = ludo_game_files_ask_save },
  { "win.edit-position", .with_text = edit_of, .asks = "win.edit-of" },
  { "win.edit-of", .with_text = edit_of },
  { "win.make-lesson", .with_text = _ludo_window_make_lesson_of,
    .asks = "win.make-lesson-of" },
  { "win.make-lesson-of", .with_text = _ludo_window_make_lesson_of },
  { "win.try-again", .on_window = _ludo_window_try_again },
  { "win.make-puzzle", .on_window = _ludo_window_make_puzzle },
  { "win.end-lesson", .on_window = _ludo_window_end_lesson },
  { "win.hand-in", .on_window = _ludo_window_hand_in },
  { "win.results", .on_window = _ludo_window_ask_results },
  { "win.open-results", .with_text = _ludo_window_open_results },
  { "win.print", .with_text = print_of, .asks = "win.print-of" },
  { "win.print-of", .with_text = print_of },
  { "win.print-page", .on_window = print_page },
  { "win.undo", .on_page = ludo_play_page_undo },
  { "win.redo", .on_page = ludo_play_page_redo },
  { "win.throw", .on_page = ludo_play_page_throw },
  { "win.moves", .on_page = ludo_play_page_toggle_moves },
  { "win.replay-first", .on_page = show_first },
  { "win.replay-back", .on_window = step_back },
  { "win.replay-forward", .on_window = step_forward },
  { "win.replay-last", .on_page = show_last },
  { "win.replay-play", .on_page = toggle_playing },
  { "win.replay-play-on", .on_page = ludo_play_page_play_on },
  { "win.replay-end", .on_page = end_replay },
  { "win.preferences", .on_window = show_preferences },
  { "win.show-help-overlay", .on_window = show_shortcuts },
  { "win.hint", .on_page = ask_hint },
  { "win.players", .on_window = show_players },
  { "win.score", .on_page = ludo_play_page_announce_score },
  { "win.review", .on_page = ludo_play_page_review },
  { "win.transcript", .on_window = copy_transcript },
  { "win.fullscreen", .on_window = toggle_fullscreen },
  { "win.tell", .with_text = show_note },
  { "win.complain", .with_text = complain },
  { "win.close-message", .on_window = close_message },
};

static void
activate_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  LudoWindow *self = LUDO_WINDOW (widget);
  const char *text = parameter != NULL ? g_variant_get_string (parameter, NULL)
                                       : NULL;
  guint i = 0;

  while (!g_str_equal (actions[i].name, name))
    i++;
  if (actions[i].asks != NULL)
    text = game_meant (self);
  if (actions[i].asks != NULL && text == NULL)
    ludo_which_game_ask (self, actions[i].asks, NULL);
  else if (actions[i].on_window != NULL)
    actions[i].on_window (self);
  else if (actions[i].on_page != NULL)
    actions[i].on_page (self->play_page);
  else if (actions[i].on_files != NULL)
    actions[i].on_files (self->files);
  else if (actions[i].with_text != NULL)
    actions[i].with_text (self, text);
  else if (actions[i].named)
    _ludo_window_read (self, text, actions[i].page_id, NULL);
  else
    read_page (self, actions[i].page_id);
}

void
_ludo_window_class_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name,
                                     actions[i].asks == NULL
                                       && (actions[i].with_text != NULL
                                           || actions[i].named) ? "s" : NULL,
                                     activate_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb,
                                NULL);
}

/* Disables the actions on files and printers in a window for a library or an
 * exhibition, which also fills the screen and cannot be closed by its keys and
 * menus.  Other programs and the keys of the desktop are locked by the session,
 * the actions of the application by itself. */
static void
disable_for_kiosk (LudoWindow *self)
{
  static const char *const disabled[] = {
    "win.my-games", "win.open", "win.save", "win.print", "win.print-of",
    "win.print-page", "win.edit-position", "win.edit-of", "win.make-lesson",
    "win.make-lesson-of", "win.make-puzzle", "win.results", "win.open-results",
  };

  for (guint i = 0; i < G_N_ELEMENTS (disabled); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), disabled[i], FALSE);
  /* On other pages it would only leave the full screen. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.fullscreen",
                                 g_str_equal (ludo_window_get_page (self),
                                              "play"));
}

/* Whether the action called @name remains while a lesson is locked. */
static gboolean
is_free (const char *name)
{
  static const char *const free_ones[] = {
    "win.hand-in", "win.end-lesson", "win.fullscreen", "win.close-message",
    NULL,
  };

  return g_strv_contains (free_ones, name);
}

/* Hides the editors beside the window while a lesson is locked, and shows them
 * again, with their unsaved work, after it. */
static void
hide_editors (LudoWindow *self,
              gboolean    hidden)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (LUDO_IS_WINDOW (window)
          || !g_str_has_prefix (G_OBJECT_TYPE_NAME (window), "Ludo"))
        continue;
      gtk_window_set_transient_for (window, GTK_WINDOW (self));
      gtk_widget_set_visible (GTK_WIDGET (window), !hidden);
    }
}

static void
close_other (GtkWindow  *window,
             LudoWindow *self)
{
  if (window == GTK_WINDOW (self)
      || gtk_window_get_transient_for (window) == GTK_WINDOW (self))
    return;
  if (LUDO_IS_WINDOW (window))
    gtk_window_close (window);
  else
    gtk_window_destroy (window);
}

/* Disables the actions of the application and closes its other windows. */
static void
lock_application (LudoWindow *self,
                  gboolean    locked)
{
  static const char *const names[] = { "help", "about", "new-window" };
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  g_autoptr (GList) windows = NULL;

  if (application == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (names) - self->kiosk; i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (application),
                                                    names[i]);

      if (action != NULL)
        g_simple_action_set_enabled (G_SIMPLE_ACTION (action), !locked);
    }
  windows = g_list_copy (gtk_application_get_windows (application));
  hide_editors (self, locked);
  if (locked)
    g_list_foreach (windows, (GFunc) close_other, self);
}

/* Disables all actions while a lesson is locked, and enables them after it, if
 * _ludo_window_update_actions() does not decide otherwise. */
static void
lock_actions (LudoWindow *self)
{
  gboolean locked = _ludo_window_get_locked (self, FALSE);

  if (locked == self->locked)
    return;
  self->locked = locked;
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].name,
                                   !locked || is_free (actions[i].name));
  lock_application (self, locked);
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
    { "win.resume-last",
      g_str_equal (page, "shelf") && can_resume_last (self) },
    { "win.save", has_game },
    /* The page to read has a button of its own for printing. */
    { "win.print", g_str_equal (page, "play") ? has_game
                                              : !g_str_equal (page, "read") },
    { "win.hand-in",
      g_str_equal (page, "learn") && _ludo_window_get_run (self) != NULL },
    { "win.rematch", playing && ludo_game_get_over (self->game) },
    { "win.swap-sides", playing && ludo_game_get_over (self->game) },
    { "win.undo", playing && ludo_play_page_can_undo (self->play_page) },
    { "win.redo", playing && ludo_play_page_can_redo (self->play_page) },
    { "win.throw", playing && ludo_play_page_can_throw (self->play_page) },
    { "win.moves", playing },
    { "win.make-puzzle", playing },
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
    /* A game of pure chance has no page on strategy, others none on chances. */
    { "win.read-strategy", ludo_library_has (library, game_id, "strategy") },
    { "win.read-chances", ludo_library_has (library, game_id, "chances") },
    { "win.back", !g_str_equal (page, "shelf") },
    { "win.end-lesson", _ludo_window_get_locked (self, FALSE) },
  };

  lock_actions (self);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), states[i].name,
                                   states[i].enabled
                                   && (!self->locked
                                       || is_free (states[i].name)));
  if (self->kiosk)
    disable_for_kiosk (self);
}
