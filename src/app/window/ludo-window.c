/* ludo-window.c: the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-window-private.h"

#include <glib/gi18n.h>

#include "app/settings/ludo-letter-size.h"
#include "app/widgets/ludo-message-bar.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-sidebar.h"
#include "app/window/ludo-header.h"
#include "app/window/ludo-questions.h"
#include "board/ludo-keyboard.h"
#include "board/ludo-widget-style.h"
#include "games/games.h"
#include "play/ludo-signal.h"

/* The least width or height of the window that is saved, in pixels. */
#define MIN_SIZE 200

#define RESOURCE "/io/github/ludotheque/Ludotheque/ludo-window.ui"

G_DEFINE_FINAL_TYPE (LudoWindow, ludo_window, GTK_TYPE_APPLICATION_WINDOW)

const char *
ludo_window_get_page (LudoWindow *self)
{
  g_return_val_if_fail (LUDO_IS_WINDOW (self), NULL);

  return gtk_stack_get_visible_child_name (self->stack);
}

LudoGame *
ludo_window_get_shown (LudoWindow *self)
{
  return self->game != NULL
         && g_str_equal (ludo_window_get_page (self), "play")
           ? ludo_replay_get_shown
               (ludo_play_page_get_replay (self->play_page)) : NULL;
}

const char *
_ludo_window_get_game_id (LudoWindow *self)
{
  const char *page = ludo_window_get_page (self);
  const char *id = NULL;

  if (g_str_equal (page, "read"))
    id = ludo_reading_page_get_game_id (self->reading_page);
  else if (g_str_equal (page, "learn"))
    id = ludo_learn_page_get_game_id (self->learn_page);
  else if (g_str_equal (page, "chance"))
    id = ludo_laboratory_get_game_id (self->laboratory);
  else if (g_str_equal (page, "play") && self->game != NULL)
    id = ludo_game_get_rules (self->game)->id;
  else
    id = ludo_settings_get_last_game (self->settings);

  return id != NULL ? id : games_list ()[0]->id;
}

LudoChoices *
ludo_window_get_choices (LudoWindow *self,
                         const char *game_id)
{
  LudoChoices *choices = g_hash_table_lookup (self->choices, game_id);

  if (choices == NULL)
    {
      choices = g_new (LudoChoices, 1);
      ludo_choices_init (choices, games_find (game_id));
      g_hash_table_insert (self->choices, g_strdup (game_id), choices);
    }

  return choices;
}

/* Names the game and the page in the header bar and in the window's title. */
static void
update_title (LudoWindow *self)
{
  const char *page = ludo_window_get_page (self);
  LudoReplay *replay = ludo_play_page_get_replay (self->play_page);
  g_autofree char *subtitle = NULL;
  g_autofree char *title =
    g_str_equal (page, "shelf") ? g_strdup (_("Ludothèque"))
    : g_str_equal (page, "play") && self->game != NULL
      ? ludo_game_dup_title (self->game)
      : g_strdup (gettext (ludo_game_info_for
                             (_ludo_window_get_game_id (self))->name));
  gboolean has_subtitle;

  if (g_str_equal (page, "play"))
    subtitle = g_strdup (ludo_replay_get_previewing (replay)
                           ? _("Viewing an earlier position")
                           : ludo_play_page_get_status (self->play_page));
  else if (g_str_equal (page, "read"))
    subtitle = _ludo_window_dup_page_title (self);
  else if (g_str_equal (page, "learn"))
    subtitle = ludo_learn_page_dup_title (self->learn_page);
  else if (g_str_equal (page, "chance"))
    subtitle = g_strdup (_("Chance Laboratory"));

  ludo_title_set_text (self->title, title);
  /* The state of a game is above its board already. */
  has_subtitle = subtitle != NULL && !g_str_equal (page, "play");
  ludo_title_set_text (self->subtitle, has_subtitle ? subtitle : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), has_subtitle);
  /* Orca 48 says the title of a page that gets the focus, and not that of the
   * window. */
  if (has_subtitle)
    gtk_stack_page_set_title
      (gtk_stack_get_page (self->stack,
                           gtk_stack_get_visible_child (self->stack)),
       subtitle);

  /* The state of a game has an announcement of its own. */
  ludo_header_set_title (GTK_WINDOW (self), title, subtitle,
                         !g_str_equal (page, "play"));
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

void
_ludo_window_emit_changed (LudoWindow *self)
{
  g_signal_emit_by_name (self, "changed");
}

void
_ludo_window_update (LudoWindow *self)
{
  update_title (self);
  _ludo_window_emit_changed (self);
}

void
ludo_window_show_page (LudoWindow *self,
                       const char *name)
{
  if (!_ludo_window_may_show (self, name))
    return;
  if (g_str_equal (name, "shelf"))
    {
      /* Take the focus away, because the stack would move it to the first
       * button of a shelf that has just been filled. */
      if (!ludo_shelf_get_filled (self->shelf))
        gtk_window_set_focus (GTK_WINDOW (self), NULL);
      ludo_window_refresh (self);
    }
  else if (g_str_equal (name, "read"))
    ludo_window_get_reading_page (self);
  else if (g_str_equal (name, "learn"))
    _ludo_window_ensure_lessons (self);
  if (!g_str_equal (name, "play"))
    ludo_window_set_projected (self, FALSE);

  ludo_messages_close (self->messages, LUDO_MESSAGE_NOTE);
  gtk_stack_set_visible_child_name (self->stack, name);
  gtk_widget_set_visible (self->message_bar, !g_str_equal (name, "play"));
  gtk_widget_set_visible (self->game_messages, g_str_equal (name, "play"));
  gtk_widget_set_visible (self->back_button, !g_str_equal (name, "shelf"));
  _ludo_window_update (self);

  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stack));
}

static void
play_page_changed_cb (LudoWindow *self)
{
  _ludo_window_follow_ruleset (self);
  _ludo_window_update (self);
}

/* Makes the pages that a window begins with; others are made when first
 * used. */
static void
build_pages (LudoWindow *self)
{
  self->reading_page = NULL;
  self->panel = NULL;
  self->learn_page = NULL;
  self->shelf = LUDO_SHELF (ludo_shelf_new ());
  self->play_page = LUDO_PLAY_PAGE (ludo_play_page_new ());
  /* A screen reader says the titles as it comes to the pages. */
  gtk_stack_add_titled (self->stack, GTK_WIDGET (self->shelf), "shelf",
                        _("Ludothèque"));
  gtk_stack_add_titled (self->stack,
                        ludo_sidebar_new (GTK_WIDGET (self->play_page), NULL,
                                          FALSE, 0, 0, 0, FALSE), "play",
                        _("Board"));
  ludo_signal_connect (self->play_page, "changed", play_page_changed_cb, self);
}

/* Makes the header bar and the pages from their templates, in the present
 * language. */
static void
make_content (LudoWindow *self)
{
  g_autoptr (GtkBuilder) builder = NULL;

  self->language = ludo_page_language_now ();
  g_type_ensure (LUDO_TYPE_TITLE);
  builder = gtk_builder_new_from_resource (RESOURCE);

#define TAKE(name, TYPE) \
  self->name = TYPE (gtk_builder_get_object (builder, #name))
  TAKE (header, GTK_WIDGET);
  TAKE (content, GTK_WIDGET);
  TAKE (menu_button, GTK_MENU_BUTTON);
  TAKE (title, LUDO_TITLE);
  TAKE (subtitle, LUDO_TITLE);
  ludo_title_set_below (self->title, self->subtitle);
  TAKE (back_button, GTK_WIDGET);
  TAKE (stack, GTK_STACK);
#undef TAKE

  ludo_keyboard_keep_focus (self->stack);
  ludo_header_add_menu (self->menu_button, "main");
  self->message_bar = ludo_message_bar_new (self->messages);
  gtk_box_prepend (GTK_BOX (self->content), self->message_bar);
  build_pages (self);
  self->game_messages = ludo_message_bar_new (self->messages);
  ludo_message_bar_set_single (LUDO_MESSAGE_BAR (self->game_messages));
  ludo_play_page_add_messages (self->play_page, self->game_messages);
  ludo_header_add_menu (ludo_play_page_get_menu_button (self->play_page),
                        "game");
  /* Keep them after the builder is freed. */
  g_object_ref_sink (self->header);
  g_object_ref_sink (self->content);
}

static void
place_header (LudoWindow *self)
{
  ludo_header_place (GTK_WINDOW (self), self->header, GTK_BOX (self->content),
                     self->menu_button, self->kiosk);
}

static void
bind_board (LudoWindow *self)
{
  LudoBoard *board = ludo_play_page_get_board (self->play_page);

  ludo_settings_bind_choice (self->settings, "animation-speed", board,
                             "animation-speed");
  /* A kiosk explains no marks, because it does not know who has seen them
   * before. */
  if (!self->kiosk)
    g_settings_bind (G_SETTINGS (self->settings), "marks-explained",
                     ludo_play_page_get_guide (self->play_page), "explained",
                     G_SETTINGS_BIND_DEFAULT);
  /* The sounds follow the game on the board, even an earlier position. */
  ludo_sounds_bind_board (self->sounds, board);
}

/* Replaces the header bar and the content of the window by the new ones. */
static void
put_in (LudoWindow *self)
{
  gtk_window_set_child (GTK_WINDOW (self), self->content);
  place_header (self);
  bind_board (self);
  ludo_names_give (self->header);
  ludo_names_give (self->content);
  g_object_unref (self->header);
  g_object_unref (self->content);
}

/* Applies the preferences to the pages. */
static void
apply_settings (LudoWindow *self)
{
  GSettings *settings = G_SETTINGS (self->settings);
  LudoPlayTable *table = ludo_play_page_get_table (self->play_page);
  LudoReplacedGame *replaced = ludo_game_files_get_replaced (self->files);
  gboolean ways = g_settings_get_boolean (settings, "sowing-preview");

  ludo_play_page_set_coordinates
    (self->play_page, g_settings_get_boolean (settings, "coordinates"));
  ludo_play_page_set_detail (self->play_page,
                             g_settings_get_enum (settings, "announcements"));
  ludo_play_table_set_option (table, LUDO_TABLE_WIN_PROBABILITY,
                              g_settings_get_boolean (settings,
                                                      "win-probability"));
  ludo_play_table_set_option (table, LUDO_TABLE_HINTS,
                              g_settings_get_boolean (settings, "hints"));
  ludo_play_table_set_option (table, LUDO_TABLE_RESTORES,
                              ludo_replaced_game_get (replaced) != NULL);
  ludo_board_set_shows_ways (ludo_play_page_get_board (self->play_page), ways,
                             NULL);
  ludo_computer_set_think_time
    (ludo_play_page_get_computer (self->play_page),
     ludo_settings_get_think_time (self->settings));
  _ludo_window_apply_to_pages (self);
  ludo_sounds_set_enabled (self->sounds,
                           g_settings_get_boolean (settings, "sounds"));
}

gboolean
ludo_window_has_language (LudoWindow *self)
{
  g_return_val_if_fail (LUDO_IS_WINDOW (self), FALSE);

  return self->language == ludo_page_language_now ();
}

void
ludo_window_rebuild (LudoWindow *self)
{
  LudoShelf *shelf;
  LudoPlayPage *play_page;
  LudoReadingPage *reading_page;
  LudoReadingPage *panel;
  LudoLearnPage *learn_page;
  g_autofree char *page = NULL;
  gboolean projected, was_fullscreen, open;

  g_return_if_fail (LUDO_IS_WINDOW (self));

  shelf = self->shelf;
  play_page = self->play_page;
  reading_page = self->reading_page;
  panel = self->panel;
  learn_page = self->learn_page;
  page = g_strdup (ludo_window_get_page (self));
  projected = ludo_window_get_projected (self);
  was_fullscreen = self->was_fullscreen;
  open = ludo_side_panel_has (ludo_play_page_get_side (play_page),
                              LUDO_SIDE_RULES);

  /* The old pages exist until put_in(), so that the new ones can be synced to
   * them. */
  make_content (self);
  apply_settings (self);
  ludo_shelf_sync (self->shelf, shelf);
  ludo_play_page_sync (self->play_page, play_page);
  _ludo_window_sync_reading (self, reading_page, panel,
                             open || g_str_equal (page, "read"));
  if (learn_page != NULL)
    ludo_learn_page_sync (_ludo_window_ensure_lessons (self), learn_page);
  put_in (self);
  self->chance_page = NULL;
  if (g_str_equal (page, "chance"))
    _ludo_window_ensure_laboratory (self);

  ludo_window_show_page (self, page);
  ludo_window_set_projected (self, projected);
  self->was_fullscreen = was_fullscreen;
  ludo_game_files_repeat (self->files);
}

void
ludo_window_show_game (LudoWindow *self,
                       LudoGame   *game)
{
  g_return_if_fail (LUDO_IS_WINDOW (self) && LUDO_IS_GAME (game));

  g_set_object (&self->game, game);
  ludo_game_files_set_game (self->files, game);
  g_settings_set_string (G_SETTINGS (self->settings), "last-game",
                         ludo_game_get_rules (game)->id);
  ludo_play_page_set_game (self->play_page, game);
  ludo_messages_succeed (self->messages);
  ludo_window_show_page (self, "play");
  ludo_autosave_set_game (self->autosave, game);
}

/* Places the header bar, and fills the screen again if the session has shrunk
 * a kiosk's window. */
static void
fullscreened_cb (LudoWindow *self)
{
  place_header (self);
  if (self->kiosk && !gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_fullscreen (GTK_WINDOW (self));
}

void
ludo_window_set_kiosk (LudoWindow *self)
{
  g_return_if_fail (LUDO_IS_WINDOW (self));

  if (self->kiosk)
    return;

  self->kiosk = TRUE;
  ludo_game_files_set_kiosk (self->files);
  g_settings_unbind (ludo_play_page_get_guide (self->play_page), "explained");
  g_object_set (ludo_play_page_get_guide (self->play_page), "explained",
                LUDO_MARK_GUIDE_ALL, NULL);
  gtk_window_set_deletable (GTK_WINDOW (self), FALSE);
  place_header (self);
  gtk_window_fullscreen (GTK_WINDOW (self));
  _ludo_window_emit_changed (self);
}

gboolean
ludo_window_get_kiosk (LudoWindow *self)
{
  g_return_val_if_fail (LUDO_IS_WINDOW (self), FALSE);

  return self->kiosk;
}

void
ludo_window_show_message (LudoWindow      *self,
                          LudoMessageRank  rank,
                          const char      *message)
{
  g_return_if_fail (LUDO_IS_WINDOW (self) && message != NULL);

  if (rank == LUDO_MESSAGE_ERROR)
    ludo_messages_fail (self->messages, NULL, message);
  else
    ludo_messages_add (self->messages, rank, NULL, message);
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
           && ludo_replay_get_previewing (replay))
    gtk_widget_activate_action (widget, "win.replay-end", NULL);
  else if (gtk_window_is_fullscreen (GTK_WINDOW (self)) && !self->kiosk)
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else
    return FALSE;

  return TRUE;
}

static gboolean
ludo_window_close_request (GtkWindow *window)
{
  LudoWindow *self = LUDO_WINDOW (window);
  GSettings *settings = G_SETTINGS (self->settings);
  int width;
  int height;

  if (_ludo_window_needs_word (self))
    {
      if (!ludo_questions_is_asking (window))
        _ludo_window_end_lesson (self);
      return TRUE;
    }
  if (!gtk_window_is_fullscreen (window))
    {
      gtk_window_get_default_size (window, &width, &height);
      g_settings_set_int (settings, "width", MAX (width, MIN_SIZE));
      g_settings_set_int (settings, "height", MAX (height, MIN_SIZE));
      g_settings_set_boolean (settings, "maximized",
                              gtk_window_is_maximized (window));
    }
  if (ludo_game_files_delay_close (self->files))
    return TRUE;

  return GTK_WINDOW_CLASS (ludo_window_parent_class)->close_request (window);
}

static void
ludo_window_dispose (GObject *object)
{
  LudoWindow *self = LUDO_WINDOW (object);

  /* Do not place the header bar while the window is being destroyed. */
  g_signal_handlers_disconnect_by_func (self, fullscreened_cb, NULL);
  g_clear_object (&self->teaching);
  g_clear_object (&self->lessons);
  g_clear_object (&self->library);
  g_clear_object (&self->laboratory);
  g_clear_object (&self->sounds);
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  /* Do not wait again for a disk that does not answer. */
  if (self->files != NULL && ludo_game_files_gave_up (self->files))
    self->autosave = NULL;
  g_clear_object (&self->files);
  if (self->autosave != NULL)
    ludo_autosave_flush (self->autosave);
  g_clear_object (&self->autosave);
  g_clear_pointer (&self->choices, g_hash_table_unref);
  g_clear_object (&self->messages);

  G_OBJECT_CLASS (ludo_window_parent_class)->dispose (object);
}

static void
fill_shelf (LudoWindow *self)
{
  ludo_shelf_refresh (self->shelf, self->autosave,
                      ludo_settings_get_last_game (self->settings));
}

/* Fills the shelf before the window is shown, if the window begins with it. */
static void
ludo_window_show (GtkWidget *widget)
{
  LudoWindow *self = LUDO_WINDOW (widget);

  if (g_str_equal (ludo_window_get_page (self), "shelf")
      && !ludo_shelf_get_filled (self->shelf))
    {
      fill_shelf (self);
      gtk_widget_grab_focus (GTK_WIDGET (self->shelf));
    }
  GTK_WIDGET_CLASS (ludo_window_parent_class)->show (widget);
}

static void
ludo_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ludo_window_parent_class)->realize (widget);
  update_title (LUDO_WINDOW (widget));
}

/* GTK asks for a larger window when its content needs more room, and shows the
 * content in the old size until it has one.  In that frame the content is
 * allocated its least size, because GTK 4.18 warns of less. */
static void
ludo_window_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  GTK_WIDGET_CLASS (ludo_window_parent_class)->size_allocate
    (widget, MAX (width, least), height, baseline);
}

static void
ludo_window_class_init (LudoWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = ludo_window_close_request;
  GTK_WIDGET_CLASS (klass)->show = ludo_window_show;
  GTK_WIDGET_CLASS (klass)->realize = ludo_window_realize;
  GTK_WIDGET_CLASS (klass)->size_allocate = ludo_window_size_allocate;

  ludo_signal_new (klass, "changed", 0);
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0,
                                escape_cb, NULL);
}

static void
ludo_window_init (LudoWindow *self)
{
  self->choices = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                         g_free);
  ludo_letter_size_follow (GTK_WIDGET (self), TRUE);
  self->sounds = ludo_sounds_new ();
  self->messages = ludo_messages_new ();
  self->library = ludo_library_new (ludo_content_folders_find ());
  self->teaching = ludo_teaching_new (GTK_WINDOW (self), self->messages);
}

static void
follow_settings (LudoWindow *self)
{
  g_autoptr (GAction) probability =
    g_settings_create_action (G_SETTINGS (self->settings), "win-probability");

  /* The menu toggles the same setting as the preferences. */
  g_action_map_add_action (G_ACTION_MAP (self), probability);
  apply_settings (self);
  ludo_signal_connect (self->settings, "changed", apply_settings, self);
  ludo_signal_connect (ludo_game_files_get_replaced (self->files), "changed",
                       apply_settings, self);
}

void
_ludo_window_build (LudoWindow   *self,
                    LudoSettings *settings,
                    LudoStore    *store)
{
  g_autofree char *trouble = ludo_settings_steal_warning (settings);
  int width = g_settings_get_int (G_SETTINGS (settings), "width");
  int height = g_settings_get_int (G_SETTINGS (settings), "height");

  self->settings = g_object_ref (settings);
  self->autosave = ludo_autosave_new (store);
  self->files = ludo_game_files_new (GTK_WINDOW (self), self->autosave,
                                     self->messages);
  ludo_signal_connect (self->files, "accepted", ludo_window_show_game, self);
  make_content (self);
  put_in (self);
  g_signal_connect (self, "notify::fullscreened",
                    G_CALLBACK (fullscreened_cb), NULL);
  follow_settings (self);
  _ludo_window_watch_lessons (self);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (g_settings_get_boolean (G_SETTINGS (settings), "maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  ludo_window_show_page (self, "shelf");
  if (trouble != NULL)
    ludo_messages_add (self->messages, LUDO_MESSAGE_ERROR, NULL, trouble);
}

LudoGame *
ludo_window_get_game (LudoWindow *self)
{
  g_return_val_if_fail (LUDO_IS_WINDOW (self), NULL);

  return self->game;
}

gboolean
ludo_window_get_busy (LudoWindow *self)
{
  g_return_val_if_fail (LUDO_IS_WINDOW (self), FALSE);

  return ludo_autosave_get_busy (self->autosave);
}

LudoPlayPage *
ludo_window_get_play_page (LudoWindow *self)
{
  g_return_val_if_fail (LUDO_IS_WINDOW (self), NULL);

  return self->play_page;
}

LudoReadingPage *
ludo_window_get_panel (LudoWindow *self)
{
  g_return_val_if_fail (LUDO_IS_WINDOW (self), NULL);

  return self->panel != NULL
         && gtk_widget_get_mapped (GTK_WIDGET (self->panel)) ? self->panel
                                                             : NULL;
}

LudoGameFiles *
ludo_window_get_files (LudoWindow *self)
{
  g_return_val_if_fail (LUDO_IS_WINDOW (self), NULL);

  return self->files;
}

void
ludo_window_refresh (LudoWindow *self)
{
  g_return_if_fail (LUDO_IS_WINDOW (self));

  /* A window that is not shown yet may be for a game, and then needs no
   * shelf. */
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    fill_shelf (self);
}
