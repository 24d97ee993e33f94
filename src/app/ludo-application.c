/* ludo-application.c: the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app/ludo-application.h"

#include "app/ludo-about.h"
#include "app/ludo-options.h"
#include "app/ludo-theme.h"
#include "app/ludo-touch.h"
#include "app/reading/ludo-help-window.h"
#include "app/reading/ludo-help.h"
#include "app/sound/ludo-speaker.h"
#include "app/widgets/ludo-launch.h"
#include "app/window/ludo-window.h"
#include "board/ludo-announce.h"
#include "board/ludo-keys.h"
#include "board/ludo-spelling.h"
#include "games/games.h"
#include "learn/work/ludo-lesson-store.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"
#include "play/ludo-signal.h"

#define RESOURCES "/io/github/ludotheque/Ludotheque/"

struct _LudoApplication
{
  GtkApplication parent_instance;

  gboolean kiosk;               /* there is one window, which cannot be
                                 * closed */

  /* Owned */
  LudoSettings *settings;
  LudoSpeaker *speaker;         /* from the startup to the shutdown */
  guint language_source;        /* changes the language of windows; or 0 */
  GHashTable *store_folders;    /* file names; the stores of all windows share
                                 * it */
};

G_DEFINE_FINAL_TYPE (LudoApplication, ludo_application, GTK_TYPE_APPLICATION)

/* The application between its startup and its shutdown, because GLib's default
 * application is not always this one. */
static LudoApplication *running;

/* Opens a window with a store of its own, so that two windows may play the same
 * game. */
static LudoWindow *
open_window (LudoApplication *self)
{
  g_autoptr (LudoStore) store = ludo_store_new (NULL, self->store_folders);
  LudoWindow *window;

  window = LUDO_WINDOW (ludo_window_new (GTK_APPLICATION (self),
                                         self->settings, store));
  ludo_window_restore_lock (window);

  return window;
}

/* Returns: the window that was used last, or a new one where none is open. */
static LudoWindow *
ensure_window (LudoApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self));
       l != NULL; l = l->next)
    if (LUDO_IS_WINDOW (l->data))
      return l->data;

  return open_window (self);
}

static void
for_each_window (LudoApplication *self,
                 void           (*act) (LudoWindow *window))
{
  g_autoptr (GList) windows =
    g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self)));

  for (GList *l = windows; l != NULL; l = l->next)
    if (LUDO_IS_WINDOW (l->data))
      act (l->data);
}

static void
ludo_application_activate (GApplication *application)
{
  LudoApplication *self = LUDO_APPLICATION (application);

  gtk_window_present (GTK_WINDOW (ensure_window (self)));
}

/* Goes on with a game, or asks for the choices of a new one.  A new window is
 * shown only when the game is on its board, so that the shelf is not drawn
 * first. */
static void
resume (LudoApplication *self,
        const char      *game_id)
{
  LudoWindow *window = ensure_window (self);

  if (gtk_widget_get_visible (GTK_WIDGET (window)))
    gtk_window_present (GTK_WINDOW (window));
  ludo_window_resume (window, game_id);
  if (!gtk_widget_get_visible (GTK_WIDGET (window)))
    gtk_window_present (GTK_WINDOW (window));
}

static void
ludo_application_open (GApplication  *application,
                       GFile        **files,
                       int            n_files,
                       const char    *hint)
{
  LudoApplication *self = LUDO_APPLICATION (application);
  g_autoptr (GSList) list = NULL;

  for (int i = n_files; i-- > 0;)
    list = g_slist_prepend (list, files[i]);
  ludo_application_activate (application);
  if (!self->kiosk)
    ludo_window_open_files (ensure_window (self), list);
}

/* Makes the pages of a window anew in the present language, the last used
 * window first.
 * Returns: FALSE if all windows have the language. */
static gboolean
change_one_window (LudoApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self));
       l != NULL; l = l->next)
    if (LUDO_IS_WINDOW (l->data) && !ludo_window_has_language (l->data))
      {
        ludo_window_rebuild (l->data);
        return TRUE;
      }

  return FALSE;
}

static gboolean
change_language_cb (gpointer data)
{
  LudoApplication *self = data;

  if (change_one_window (self))
    return G_SOURCE_CONTINUE;

  self->language_source = 0;

  return G_SOURCE_REMOVE;
}

/* Changes the language of the window in front at once, and that of the others
 * one by one when idle, because nobody looks at those yet. */
static void
change_language (LudoApplication *self)
{
  if (change_one_window (self) && self->language_source == 0)
    self->language_source = g_idle_add_full (G_PRIORITY_LOW,
                                             change_language_cb, self, NULL);
}

void
ludo_application_enter_kiosk (LudoApplication *self)
{
  static const char *const disabled[] = { "quit", "new-window" };

  g_return_if_fail (LUDO_IS_APPLICATION (self));

  for (guint i = 0; i < G_N_ELEMENTS (disabled); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self),
                                                    disabled[i]);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), FALSE);
    }
  self->kiosk = TRUE;
  for_each_window (self, ludo_window_set_kiosk);
}

static gboolean
end_idle (gpointer data)
{
  if (running != NULL)
    ludo_application_end (running);

  return G_SOURCE_REMOVE;
}

/* Ends the program when idle after a frame of the window, because GTK still
 * draws after this signal. */
static void
painted_cb (GdkFrameClock *clock,
            GtkWidget     *window)
{
  if (!gtk_widget_get_mapped (window))
    return;

  g_signal_handlers_disconnect_by_func (clock, painted_cb, window);
  g_idle_add (end_idle, NULL);
}

static void
end_once_shown (LudoWindow *window)
{
  g_signal_connect_object (gtk_widget_get_frame_clock (GTK_WIDGET (window)),
                           "after-paint", G_CALLBACK (painted_cb), window, 0);
  gtk_widget_queue_draw (GTK_WIDGET (window));
}

/* Applies the options in the process that has the windows; the process of the
 * command line has checked them. */
static int
ludo_application_command_line (GApplication            *application,
                               GApplicationCommandLine *command_line)
{
  LudoApplication *self = LUDO_APPLICATION (application);
  g_auto (GStrv) arguments =
    g_application_command_line_get_arguments (command_line, NULL);
  g_auto (LudoOptions) options = { 0 };
  LudoWindow *window;

  if (!ludo_options_parse (&options, arguments, NULL))
    return 2;

  if (options.language != NULL)
    {
      ludo_language_set (options.language);
      change_language (self);
    }

  window = ensure_window (self);
  if (options.game_id == NULL || options.files != NULL
      || options.lesson != NULL)
    gtk_window_present (GTK_WINDOW (window));
  if (options.kiosk)
    ludo_application_enter_kiosk (self);
  if (options.fullscreen)
    gtk_window_fullscreen (GTK_WINDOW (window));
  if (options.lesson != NULL)
    {
      g_autoptr (GFile) file =
        g_application_command_line_create_file_for_arg (command_line,
                                                        options.lesson);

      ludo_window_open_lesson (window, file);
    }
  else if (options.files != NULL && !self->kiosk)
    {
      g_autoptr (GFile) file =
        g_application_command_line_create_file_for_arg (command_line,
                                                        options.files[0]);

      ludo_window_open_file (window, file);
    }
  else if (options.game_id != NULL)
    resume (self, options.game_id);
  /* Do not end a program that was running before. */
  if (options.until_shown
      && !g_application_command_line_get_is_remote (command_line))
    end_once_shown (window);

  return 0;
}

static void
new_window_action (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  gtk_window_present (GTK_WINDOW (open_window (data)));
}

/* Shows the help of the active window, unless that is the help itself. */
static void
help_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  LudoApplication *self = data;
  GtkWindow *window = gtk_application_get_active_window (data);

  if (window == NULL)
    window = GTK_WINDOW (ensure_window (self));
  if (!LUDO_IS_HELP_WINDOW (window))
    ludo_help_show (window, self->settings, self->kiosk);
}

static void
close_window (LudoWindow *window)
{
  gtk_window_close (GTK_WINDOW (window));
}

static void
quit_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  /* Close each window, which saves its game and its size. */
  for_each_window (data, close_window);
}

/* Opens a link in another program, except in a kiosk, even from a dialog that
 * was opened before it became one. */
static gboolean
about_link_cb (LudoApplication *self,
               const char      *uri,
               GtkWindow       *about)
{
  if (!self->kiosk)
    ludo_launch_uri (about, uri, NULL, NULL);

  return TRUE;
}

static void
destroy_window (LudoWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
}

void
ludo_application_end (LudoApplication *self)
{
  g_return_if_fail (LUDO_IS_APPLICATION (self));

  for_each_window (self, close_window);
  /* Destroy windows that are still open, as that of a kiosk, which has only
   * saved its game. */
  for_each_window (self, destroy_window);
  g_application_quit (G_APPLICATION (self));
}

static void
about_action (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  LudoApplication *self = data;
  GtkWindow *parent = gtk_application_get_active_window (data);
  GtkWindow *about;

  if (parent == NULL)
    {
      ludo_application_activate (G_APPLICATION (self));
      parent = GTK_WINDOW (ensure_window (self));
    }
  about = ludo_about_show (parent, !self->kiosk);
  g_signal_handlers_disconnect_by_func (about, about_link_cb, self);
  ludo_signal_connect (about, "activate-link", about_link_cb, self);
}

/* Resumes a game, as the actions of the desktop file do. */
static void
play_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  resume (data, g_action_get_name (G_ACTION (action)));
}

static void
add_game_actions (LudoApplication *self)
{
  const GameRules *const *games = games_list ();

  for (int i = 0; games[i] != NULL; i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (games[i]->id,
                                                              NULL);

      g_signal_connect (action, "activate", G_CALLBACK (play_action), self);
      g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
    }
}

static const GActionEntry actions[] = {
  { .name = "new-window", .activate = new_window_action },
  { .name = "quit", .activate = quit_action },
  { .name = "help", .activate = help_action },
  { .name = "about", .activate = about_action },
};

static void
add_accelerators (GtkApplication *application)
{
  static const struct
  {
    const char *action;
    const char *keys[3];
  } accelerators[] = {
    { "win.new-game", { "<Control>n" } },
    { "win.open", { "<Control>o" } },
    { "win.save", { "<Control>s" } },
    { "win.print", { "<Control>p" } },
    { "win.edit-position", { "<Control>e" } },
    { "win.undo", { "<Control>z" } },
    { "win.redo", { "<Control><Shift>z" } },
    { "app.help", { "F1" } },
    { "win.read-rules", { "F2" } },
    { "win.fullscreen", { "F11" } },
    { "win.back", { "<Alt>Up" } },
    { "win.replay-back", { "<Alt>Left" } },
    { "win.replay-forward", { "<Alt>Right" } },
    { "win.replay-first", { "<Alt>Home" } },
    { "win.replay-last", { "<Alt>End" } },
    { "win.hint", { "<Control>h" } },
    { "win.score", { "<Control>i" } },
    { "win.preferences", { "<Control>comma" } },
    { "win.show-help-overlay", { "<Control>question" } },
    { "app.new-window", { "<Control><Shift>n" } },
    { "app.quit", { "<Control>q" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (application,
                                           accelerators[i].action,
                                           accelerators[i].keys);
}

static void
add_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, RESOURCES "style.css");
  gtk_style_context_add_provider_for_display (
    gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
    GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
language_cb (LudoApplication *self)
{
  ludo_language_set (ludo_settings_get_language (self->settings));
  change_language (self);
}

/* Silences the speaker at a key, a click or a touch, as a screen reader does,
 * and enlarges the controls at a touch. */
static gboolean
event_cb (LudoSpeaker *speaker,
          GdkEvent    *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_KEY_PRESS || type == GDK_BUTTON_PRESS
      || type == GDK_TOUCH_BEGIN)
    ludo_speaker_silence (speaker);
  ludo_touch_handle_event (event);

  return GDK_EVENT_PROPAGATE;
}

static void
letters_cb (LudoApplication *self)
{
  GSettings *settings = G_SETTINGS (self->settings);

  ludo_spelling_set_enabled (g_settings_get_boolean (settings, "spell-cells"));
  ludo_keys_set_letters (g_settings_get_boolean (settings, "letter-keys"));
}

static void
window_added_cb (GtkApplication *application,
                 GtkWindow      *window,
                 LudoSpeaker    *speaker)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  ludo_signal_connect (controller, "event", event_cb, speaker);
  gtk_widget_add_controller (GTK_WIDGET (window), controller);
}

static void
voice_cb (LudoApplication *self)
{
  ludo_speaker_set_speed (self->speaker,
                          g_settings_get_enum (G_SETTINGS (self->settings),
                                               "reading-voice"));
}

static void
add_speaker (LudoApplication *self)
{
  g_autofree char *program = ludo_paths_dup_speech ();
  g_autoptr (LudoSpeech) speech = ludo_speech_new (program);

  self->speaker = ludo_speaker_new (speech);
  g_settings_bind (G_SETTINGS (self->settings), "speak", self->speaker,
                   "enabled", G_SETTINGS_BIND_GET);
  ludo_signal_connect (self->settings, "changed::reading-voice", voice_cb,
                       self);
  voice_cb (self);
  ludo_announce_set_func ((LudoAnnounceFunc) ludo_speaker_say, self->speaker);
  g_signal_connect_object (self, "window-added", G_CALLBACK (window_added_cb),
                           self->speaker, 0);
}

static void
add_shortcuts_cb (GtkApplication *application,
                  GtkWindow      *window)
{
  ludo_keys_add_shortcuts (window);
}

/* Disconnects a scrolled window from the setting for scrollbars that are always
 * shown.  In GTK 4.8 it keeps its handler when it is unrealized, and the
 * program would crash when the setting changes after the window was freed.
 * This comes before the widget's own handler, which may then find none left. */
static gboolean
scroller_unrealize_cb (GSignalInvocationHint *hint,
                       guint                  n_values,
                       const GValue          *values,
                       gpointer               data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_SCROLLED_WINDOW (widget))
    g_signal_handlers_disconnect_by_data (gtk_widget_get_settings (widget),
                                          widget);

  return TRUE;
}

static void
ludo_application_startup (GApplication *application)
{
  static gulong hook;
  LudoApplication *self = LUDO_APPLICATION (application);
  g_autoptr (GAction) language = NULL;

  G_APPLICATION_CLASS (ludo_application_parent_class)->startup (application);
  /* Both languages are written from left to right, but newer GTK takes the
   * direction of the machine's own language. */
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  /* Do not select the text of a focused label, because it is focused to be read
   * and not to be copied. */
  g_object_set (gtk_settings_get_default (), "gtk-label-select-on-focus",
                FALSE, NULL);
  /* GTK names its accessible objects after the default application's path on
   * the session bus; without one, but with an accessibility bus named by the X
   * server, GTK 4.8 gives them no names and crashes when a dialog is closed.
   * Without a default application it names them after the program. */
  if (g_application_get_dbus_object_path (application) == NULL)
    g_application_set_default (NULL);
  running = self;
  g_signal_connect (self, "window-added", G_CALLBACK (add_shortcuts_cb), NULL);

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions,
                                   G_N_ELEMENTS (actions), self);
  add_game_actions (self);
  /* Connect before the action is made, so that the language is set when its
   * handlers run. */
  ludo_signal_connect (self->settings, "changed::language", language_cb, self);
  /* Connect before any window, which then names the places of its boards. */
  ludo_signal_connect (self->settings, "changed::spell-cells", letters_cb,
                       self);
  ludo_signal_connect (self->settings, "changed::letter-keys", letters_cb,
                       self);
  letters_cb (self);
  language = g_settings_create_action (G_SETTINGS (self->settings),
                                       "language");
  g_action_map_add_action (G_ACTION_MAP (self), language);
  add_accelerators (GTK_APPLICATION (self));
  add_style ();
  ludo_touch_follow (gdk_display_get_default ());
  add_speaker (self);
  ludo_theme_follow (G_SETTINGS (self->settings));
  if (hook == 0)
    hook = g_signal_add_emission_hook (g_signal_lookup ("unrealize",
                                                        GTK_TYPE_WIDGET),
                                       0, scroller_unrealize_cb, NULL, NULL);
  gtk_window_set_default_icon_name (APP_ID);
}

static void
ludo_application_shutdown (GApplication *application)
{
  g_autoptr (LudoLessonStore) lessons = ludo_lesson_store_dup_default ();
  LudoApplication *self = LUDO_APPLICATION (application);

  g_clear_handle_id (&self->language_source, g_source_remove);
  g_settings_sync ();
  ludo_lesson_store_flush (lessons);
  ludo_announce_set_func (NULL, NULL);
  g_clear_object (&self->speaker);
  running = NULL;

  G_APPLICATION_CLASS (ludo_application_parent_class)->shutdown (application);
}

static void
ludo_application_dispose (GObject *object)
{
  LudoApplication *self = LUDO_APPLICATION (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->store_folders, g_hash_table_unref);

  G_OBJECT_CLASS (ludo_application_parent_class)->dispose (object);
}

/* GTK's own handler for the keys of its inspector. */
static gboolean (*gtk_enable_debugging) (GtkWindow *window, gboolean toggle);

/* Opens GTK's inspector for Control+Shift+I or Control+Shift+D, but not in a
 * kiosk, because the inspector can change anything. */
static gboolean
enable_debugging (GtkWindow *window,
                  gboolean   toggle)
{
  if (running != NULL && running->kiosk)
    return TRUE;

  return gtk_enable_debugging (window, toggle);
}

static void
ludo_application_class_init (LudoApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);
  GtkWindowClass *window_class = g_type_class_ref (GTK_TYPE_WINDOW);

  /* Replace it before any class of windows is initialized, so that all of them
   * inherit it. */
  gtk_enable_debugging = window_class->enable_debugging;
  window_class->enable_debugging = enable_debugging;
  g_type_class_unref (window_class);

  G_OBJECT_CLASS (klass)->dispose = ludo_application_dispose;
  application_class->startup = ludo_application_startup;
  application_class->shutdown = ludo_application_shutdown;
  application_class->activate = ludo_application_activate;
  application_class->open = ludo_application_open;
  application_class->command_line = ludo_application_command_line;
}

static void
ludo_application_init (LudoApplication *self)
{
  self->store_folders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                               NULL);
}

LudoApplication *
ludo_application_new (LudoSettings *settings)
{
  LudoApplication *self;

  g_return_val_if_fail (LUDO_IS_SETTINGS (settings), NULL);

  self = g_object_new (LUDO_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "flags", G_APPLICATION_HANDLES_COMMAND_LINE
                                | G_APPLICATION_HANDLES_OPEN,
                       /* Do not let every start look for resources that are
                        * loaded where they are needed. */
                       "resource-base-path", NULL,
                       NULL);
  self->settings = g_object_ref (settings);

  return self;
}
