/* ludo-window-actions.c: what menus, buttons and keys do in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-window-private.h"

#include <glib/gi18n.h>

#include "app/editing/ludo-editor-window.h"
#include "app/new-game/ludo-players.h"
#include "app/reading/ludo-page-print.h"
#include "app/settings/ludo-preferences.h"
#include "app/shelf/ludo-teaching-places.h"
#include "app/window/ludo-game-print.h"
#include "app/window/ludo-my-games.h"
#include "app/window/ludo-shortcuts.h"
#include "app/window/ludo-window-drop.h"
#include "app/window/ludo-window-games.h"
#include "app/window/ludo-window-lock.h"
#include "board/ludo-widget-style.h"
#include "games/games.h"
#include "play/ludo-signal.h"
#include "play/record/ludo-transcript.h"
#include "search/search.h"

/* Returns: the game of an action without a parameter: on the shelf that of the
 * card with the focus, or NULL. */
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
    _ludo_window_read_in_panel (self, game_id, page_id, NULL);
  else
    _ludo_window_ask_which_game (self, "win.read-of", page_id);
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
    ludo_window_show_page (self, g_steal_pointer (&self->learn_from));
  else if (g_str_equal (page, "chance") && self->chance_from != NULL)
    ludo_window_show_page (self, g_steal_pointer (&self->chance_from));
  else
    ludo_window_show_page (self, g_str_equal (page, "read")
                                  && self->read_from != NULL
                                    ? self->read_from : "shelf");
}

static GtkWindow *
print (LudoWindow    *self,
       const char    *game_id,
       LudoGame      *game,
       LudoGamePrint  what)
{
  /* A kiosk uses no files and no printers. */
  return self->kiosk ? NULL
                     : ludo_game_print_show (GTK_WINDOW (self),
                                             self->library, game_id, game,
                                             what, LUDO_N_PRINT_KINDS);
}

GtkWindow *
ludo_window_print_game (LudoWindow *self)
{
  g_return_val_if_fail (LUDO_IS_WINDOW (self) && self->game != NULL, NULL);

  return print (self, ludo_game_get_rules (self->game)->id,
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

  if (g_str_equal (ludo_window_get_page (self), "chance")
      && ludo_laboratory_page_print (LUDO_LABORATORY_PAGE (self->chance_page)))
    return;
  if (ludo_window_get_shown (self) != NULL)
    ludo_window_print_game (self);
  else if (run != NULL)
    print (self, game_id, ludo_lesson_run_get_game (run),
           LUDO_GAME_PRINT_LESSON);
  else
    print (self, game_id, NULL, LUDO_GAME_PRINT_NEW);
}

/* Prints the page that is read or, on the page to play, the game. */
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
    ludo_window_get_choices (self, ludo_game_get_rules (game)->id);

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
  print (self, ludo_game_get_rules (game)->id, game, LUDO_GAME_PRINT_POSITION);
}

static void
make_lesson (LudoWindow *self,
             LudoGame   *game)
{
  ludo_teaching_make_lesson (self->teaching, self->library,
                             ludo_game_get_rules (game),
                             ludo_game_get_state (game));
}

static void
make_puzzle (LudoWindow *self,
             LudoGame   *game)
{
  ludo_teaching_make_puzzle (self->teaching, self->library, game);
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
    { "lesson", G_CALLBACK (make_lesson) },
    { "puzzle", G_CALLBACK (make_puzzle) },
  };
  const LudoGameInfo *info = ludo_game_info_for (game_id);
  LudoGame *shown = ludo_window_get_shown (self);
  GameState state = { 0 };
  GtkWidget *window;

  if (info == NULL || ludo_drawing_for (game_id)->editing == NULL)
    return;
  /* The state of another game would be mistaken for one of this game. */
  if (shown != NULL && ludo_game_get_rules (shown) != info->rules)
    shown = NULL;
  if (shown == NULL)
    info->rules->start (&ludo_window_get_choices (self, game_id)->config,
                        &state);
  window = ludo_editor_window_new (GTK_WINDOW (self), info,
                                   shown != NULL ? ludo_game_get_state (shown)
                                                 : &state);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    ludo_signal_connect (window, ends[i].signal, ends[i].heard, self);
  gtk_window_present (GTK_WINDOW (window));
}

static void
show_first (LudoPlayPage *page)
{
  ludo_replay_preview (ludo_play_page_get_replay (page), 0);
}

static void
show_last (LudoPlayPage *page)
{
  ludo_replay_preview (ludo_play_page_get_replay (page), G_MAXUINT);
}

static void
step (LudoWindow *self,
      int         by)
{
  ludo_replay_step (ludo_play_page_get_replay (self->play_page), by);
}

/* Goes one ply back in the game.  On other pages the same key goes back. */
static void
step_back (LudoWindow *self)
{
  gboolean playing = g_str_equal (ludo_window_get_page (self), "play");

  if (_ludo_window_turn_page (self, FALSE))
    return;
  if (playing)
    step (self, -1);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

static void
step_forward (LudoWindow *self)
{
  if (!_ludo_window_turn_page (self, TRUE))
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

  ludo_signal_connect (dialog, "applied", applied_cb, self);
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
  const char *game_id = _ludo_window_get_game_id (self);
  /* The shelf shows all games, so offer what any of them needs. */
  gboolean think_time = g_str_equal (ludo_window_get_page (self), "shelf")
                        || search_uses_time (games_find (game_id), 0,
                                             SEARCH_LEVEL_FULL);
  GtkWidget *dialog = ludo_preferences_new (GTK_WINDOW (self),
                                            self->settings, self->sounds,
                                            game_id, think_time);

  gtk_window_present (GTK_WINDOW (dialog));
}

static void
show_my_games (LudoWindow *self)
{
  gtk_window_present (GTK_WINDOW (ludo_my_games_new (GTK_WINDOW (self),
                                                     self->files,
                                                     self->library)));
}

static void
open_uri (LudoWindow *self,
          const char *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (uri);

  ludo_window_open_file (self, file);
}

static void
show_teaching (LudoWindow *self)
{
  ludo_teaching_places_show (GTK_APPLICATION_WINDOW (self));
}

static void
ask_results (LudoWindow *self)
{
  ludo_teaching_places_ask_results (GTK_APPLICATION_WINDOW (self));
}

static void
choose_results (LudoWindow *self)
{
  ludo_teaching_ask_results (self->teaching);
}

static void
open_results (LudoWindow *self,
              const char *folder)
{
  ludo_teaching_open_results (self->teaching, folder);
}

static void
make_lesson_of (LudoWindow *self,
                const char *game_id)
{
  LudoGame *shown = ludo_window_get_shown (self);

  if (shown != NULL)
    make_lesson (self, shown);
  else if (games_find (game_id) != NULL)
    ludo_teaching_make_lesson (self->teaching, self->library,
                               games_find (game_id), NULL);
}

static void
make_puzzle_here (LudoWindow *self)
{
  make_puzzle (self, ludo_window_get_shown (self));
}

static void
show_shortcuts (LudoWindow *self)
{
  ludo_shortcuts_show (GTK_WINDOW (self));
}

static void
toggle_fullscreen (LudoWindow *self)
{
  GtkWindow *window = GTK_WINDOW (self);

  /* Only a game has the projector view; other pages just fill the screen. */
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

/* Plays the sound at the end of a game or a lesson, unless the desktop asks for
 * less motion, because nothing moves then either. */
static void
celebrate (LudoWindow *self)
{
  if (ludo_widget_style_wants_motion (GTK_WIDGET (self)))
    ludo_sounds_play_end (self->sounds);
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

/* Each action calls one function, of one of four types, or shows a page about
 * the game in its parameter or the present one.  If there is none, an action
 * with @asks opens a dialog to choose a game, for which the action @asks is
 * then activated. */
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
  LudoAct act;                  /* if any: the table decides whether it is
                                 * enabled */
} actions[] = {
  { "new-game", .with_text = _ludo_window_ask_new_game,
    .asks = "win.start" },
  { "rematch", .on_window = _ludo_window_rematch, .act = LUDO_ACT_REMATCH },
  { "swap-sides", .on_window = _ludo_window_swap_sides,
    .act = LUDO_ACT_SWAP_SIDES },
  { "start", .with_text = _ludo_window_ask_new_game },
  { "resume", .with_text = ludo_window_resume },
  { "learn", .with_text = _ludo_window_learn },
  { "chance", .with_text = _ludo_window_open_laboratory },
  { "step-laboratory", .on_window = _ludo_window_switch_step },
  { "rules", .page_id = "rules", .named = TRUE },
  { "history", .page_id = "history", .named = TRUE },
  { "read-rules", .page_id = "rules" },
  { "read-history", .page_id = "history" },
  { "read-strategy", .page_id = "strategy" },
  { "read-chances", .page_id = "chances" },
  { "read-page", .with_text = read_page },
  { "read-of", .with_text = _ludo_window_read_place },
  { "read-alone", .on_window = _ludo_window_read_alone },
  { "close-rules", .on_window = _ludo_window_close_rules },
  { "read-rule", .with_text = _ludo_window_read_rule },
  { "open-figure", .with_text = _ludo_window_open_figure },
  { "play-position", .with_text = _ludo_window_play_position },
  { "back", .on_window = go_back },
  { "my-games", .on_window = show_my_games },
  { "open", .on_files = ludo_game_files_ask_open },
  { "open-file", .with_text = open_uri },
  { "save", .on_files = ludo_game_files_ask_save },
  { "edit-position", .with_text = edit_of, .asks = "win.edit-of" },
  { "edit-of", .with_text = edit_of },
  { "make-lesson", .with_text = make_lesson_of,
    .asks = "win.make-lesson-of" },
  { "make-lesson-of", .with_text = make_lesson_of },
  { "try-again", .on_window = _ludo_window_try_again },
  { "make-puzzle", .on_window = make_puzzle_here, .act = LUDO_ACT_MAKE_PUZZLE },
  { "end-lesson", .on_window = _ludo_window_end_lesson },
  { "hand-in", .on_window = _ludo_window_hand_in },
  { "teaching", .on_window = show_teaching },
  { "results", .on_window = ask_results },
  { "choose-results", .on_window = choose_results },
  { "open-results", .with_text = open_results },
  { "print", .with_text = print_of, .asks = "win.print-of" },
  { "print-of", .with_text = print_of },
  { "print-sheets", .with_text = print_of, .asks = "win.print-of" },
  { "print-sheet", .with_text = _ludo_window_print_sheet },
  { "print-page", .on_window = print_page },
  { "undo", .on_window = _ludo_window_undo, .act = LUDO_ACT_UNDO },
  { "redo", .on_page = ludo_play_page_redo, .act = LUDO_ACT_REDO },
  { "throw", .on_page = ludo_play_page_throw, .act = LUDO_ACT_THROW },
  { "stop-game", .on_page = ludo_play_page_stop, .act = LUDO_ACT_STOP },
  { "moves", .on_page = ludo_play_page_toggle_moves, .act = LUDO_ACT_MOVES },
  { "replay-first", .on_page = show_first, .act = LUDO_ACT_FIRST },
  { "replay-back", .on_window = step_back, .act = LUDO_ACT_BACK },
  { "replay-forward", .on_window = step_forward, .act = LUDO_ACT_FORWARD },
  { "replay-last", .on_page = show_last, .act = LUDO_ACT_LAST },
  { "replay-play", .on_page = toggle_playing, .act = LUDO_ACT_AUTOPLAY },
  { "replay-play-on", .on_page = ludo_play_page_play_on,
    .act = LUDO_ACT_PLAY_ON },
  { "replay-end", .on_page = end_replay, .act = LUDO_ACT_RETURN },
  { "preferences", .on_window = show_preferences },
  { "show-help-overlay", .on_window = show_shortcuts },
  { "hint", .on_page = ask_hint, .act = LUDO_ACT_HINT },
  { "players", .on_window = show_players, .act = LUDO_ACT_PLAYERS },
  { "score", .on_page = ludo_play_page_announce_score, .act = LUDO_ACT_SCORE },
  { "review", .on_page = ludo_play_page_review, .act = LUDO_ACT_REVIEW },
  { "transcript", .on_window = copy_transcript },
  { "fullscreen", .on_window = toggle_fullscreen },
  { "notify", .with_text = show_note },
  { "complain", .with_text = complain },
  { "celebrate", .on_window = celebrate },
  { "close-message", .on_window = close_message },
};

static void
activate_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       window)
{
  LudoWindow *self = LUDO_WINDOW (window);
  const char *name = g_action_get_name (G_ACTION (action));
  const char *text = parameter != NULL ? g_variant_get_string (parameter, NULL)
                                       : NULL;
  guint i = 0;

  while (!g_str_equal (actions[i].name, name))
    i++;
  if (actions[i].asks != NULL)
    text = game_meant (self);
  if (actions[i].asks != NULL && text == NULL)
    _ludo_window_ask_which_game (self, actions[i].asks, NULL);
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

static void
add_actions (LudoWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GActionEntry entry = {
        .name = actions[i].name,
        .activate = activate_cb,
        .parameter_type = actions[i].asks == NULL
                          && (actions[i].with_text != NULL || actions[i].named)
                            ? "s" : NULL,
      };

      g_action_map_add_action_entries (G_ACTION_MAP (self), &entry, 1, self);
    }
}

static void
enable (LudoWindow *self,
        const char *name,
        gboolean    enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* Disables the actions that use files or printers, or close the window, in a
 * kiosk, as in a library.  Other programs and the keys of the desktop must be
 * locked by the session; the application disables its own actions. */
static void
disable_for_kiosk (LudoWindow *self)
{
  static const char *const disabled[] = {
    "my-games", "open", "open-file", "save", "print", "print-of",
    "print-sheets", "print-sheet", "print-page", "edit-position", "edit-of",
    "make-lesson", "make-lesson-of", "make-puzzle", "teaching", "results",
    "choose-results", "open-results",
  };

  for (guint i = 0; i < G_N_ELEMENTS (disabled); i++)
    enable (self, disabled[i], FALSE);
  /* On other pages the action would only leave the full screen. */
  enable (self, "fullscreen",
          g_str_equal (ludo_window_get_page (self), "play"));
}

/* Whether the action @name stays enabled while a lesson is locked. */
static gboolean
is_free (const char *name)
{
  static const char *const free_ones[] = {
    "hand-in", "end-lesson", "fullscreen", "close-message",
    "step-laboratory", NULL,
  };

  return g_strv_contains (free_ones, name);
}

/* Disables all actions while a lesson is locked, and enables them after it,
 * unless update_actions() disables them. */
static void
lock_actions (LudoWindow *self)
{
  gboolean locked = ludo_window_get_locked (self, FALSE);

  if (locked == self->locked)
    return;
  self->locked = locked;
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    enable (self, actions[i].name, !locked || is_free (actions[i].name));
  _ludo_window_lock_application (self, locked);
}

static void
update_actions (LudoWindow *self)
{
  const char *page = ludo_window_get_page (self);
  gboolean has_game = self->game != NULL;
  gboolean playing = g_str_equal (page, "play") && has_game;
  gboolean panel = ludo_window_get_panel (self) != NULL;
  guint allowed = 0;
  LudoLibrary *library = self->library;
  const char *game_id = _ludo_window_get_game_id (self);
  const struct
  {
    const char *name;
    gboolean enabled;
  } states[] = {
    { "save", has_game },
    /* The page to read has a button of its own for printing. */
    { "print", g_str_equal (page, "play") ? has_game
                                              : !g_str_equal (page, "read") },
    { "hand-in",
      g_str_equal (page, "learn") && _ludo_window_get_run (self) != NULL },
    { "transcript", has_game },
    /* A game of pure chance has no page on strategy, others none on chances. */
    { "read-strategy", ludo_library_has (library, game_id, "strategy") },
    { "read-chances", ludo_library_has (library, game_id, "chances") },
    { "back", !g_str_equal (page, "shelf") },
    { "end-lesson", ludo_window_get_locked (self, FALSE) },
  };

  lock_actions (self);
  if (playing)
    allowed =
      ludo_play_table_get_acts (ludo_play_page_get_table (self->play_page))
        .allowed;
  /* On other pages their keys turn pages. */
  if (playing ? panel : !g_str_equal (page, "shelf"))
    allowed |= 1u << LUDO_ACT_BACK;
  if (playing ? panel : g_str_equal (page, "read"))
    allowed |= 1u << LUDO_ACT_FORWARD;
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].act != LUDO_ACT_NONE)
      enable (self, actions[i].name,
              (allowed & 1u << actions[i].act) && !self->locked);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    enable (self, states[i].name,
            states[i].enabled && (!self->locked || is_free (states[i].name)));
  if (self->kiosk)
    disable_for_kiosk (self);
}

static void
pause_cb (LudoWindow *self,
          gboolean    paused)
{
  ludo_computer_set_game (ludo_play_page_get_computer (self->play_page),
                          paused ? NULL : self->game);
}

GtkWidget *
ludo_window_new (GtkApplication *application,
                 LudoSettings   *settings,
                 LudoStore      *store)
{
  LudoWindow *self = g_object_new (LUDO_TYPE_WINDOW,
                                   "application", application, NULL);

  add_actions (self);
  _ludo_window_add_drop_target (self);
  g_signal_connect (self, "changed", G_CALLBACK (update_actions), NULL);
  _ludo_window_build (self, settings, store);
  ludo_signal_connect (self->files, "open-file", ludo_window_open_file, self);
  ludo_signal_connect (self->files, "paused", pause_cb, self);

  return GTK_WIDGET (self);
}
