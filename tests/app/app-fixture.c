/* app-fixture.c: the program, opened inside a test
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"
#include "finger.h"

#include "app/learning/ludo-lesson-choice.h"
#include "app/playing/panels/ludo-move-list.h"
#include "app/shelf/ludo-shelf-card.h"
#include "app/widgets/ludo-button-row.h"
#include "app/widgets/ludo-message-bar.h"
#include "app/widgets/ludo-title.h"
#include "games/game-rng.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"

#include <gdk/x11/gdkx.h>
#include <libintl.h>
#include <stdio.h>
#include <string.h>

#define FRAME_MAX 16

void
app_init (int        *argc,
          char     ***argv,
          const char *language)
{
  static const char *const mime_dirs[] = { "/usr/share/mime", NULL };
  g_autofree char *localedir = ludo_paths_dup_locale ();

  g_test_init (argc, argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  ludo_language_init (localedir, language);
  gtk_disable_setlocale ();
  /* The machine still says what kind of file a picture is; without it GTK
   * cannot load its own icons at a scale of two. */
  g_content_type_set_mime_dirs (mime_dirs);
  gtk_init ();
  /* GTK writes its list of recent files when the test's folders are gone. */
  ((GtkRecentManagerClass *) g_type_class_ref (GTK_TYPE_RECENT_MANAGER))
    ->changed = NULL;
  hand_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
}

static gboolean
is_shown (gpointer data)
{
  return gtk_widget_get_mapped (data) && gtk_widget_get_width (data) > 0;
}

/* LUDOTHEQUE_WINDOW, as "360x640", is the size of the window in a run of the
 * tests. */
static gboolean
wanted_size (int *width,
             int *height)
{
  const char *size = g_getenv ("LUDOTHEQUE_WINDOW");

  if (size == NULL)
    return FALSE;

  g_assert_cmpint (sscanf (size, "%dx%d", width, height), ==, 2);

  return TRUE;
}

void
app_check_size (App *app)
{
  int width, height;

  if (!wanted_size (&width, &height))
    return;

  /* The frame that GTK draws without a window manager is part of it. */
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (app->window)), <=,
                   width);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (app->window)), >,
                   width - FRAME_MAX);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (app->window)), <=,
                   height);
}

/* The window makes its status anew in another language. */
static gboolean
announced_cb (GSignalInvocationHint *hint,
              guint                  n_values,
              const GValue          *values,
              gpointer               data)
{
  g_object_set_data_full (g_value_get_object (&values[0]), "announcement",
                          g_value_dup_string (&values[1]), g_free);

  return TRUE;
}

/* The application of all tests of a process, because GLib allows a single one;
 * each test has a window of its own. */
static LudoApplication *
the_application (LudoSettings **settings)
{
  static LudoApplication *application;
  static LudoSettings *kept;
  g_autoptr (GError) error = NULL;

  if (application == NULL)
    {
      kept = ludo_settings_new (NULL);
      application = ludo_application_new (kept);
      g_application_set_flags (G_APPLICATION (application),
                               G_APPLICATION_HANDLES_COMMAND_LINE
                                 | G_APPLICATION_NON_UNIQUE);
      g_application_register (G_APPLICATION (application), NULL, &error);
      g_assert_no_error (error);
      g_type_class_ref (LUDO_TYPE_STATUS);
      g_signal_add_emission_hook (g_signal_lookup ("announced",
                                                   LUDO_TYPE_STATUS),
                                  0, announced_cb, NULL, NULL);
    }
  *settings = kept;

  return application;
}

/* A finger sends touches, none of them as a button. */
static gboolean
event_cb (gpointer  unused,
          GdkEvent *event)
{
  g_assert_cmpint (gdk_event_get_event_type (event), !=, GDK_BUTTON_PRESS);

  return GDK_EVENT_PROPAGATE;
}

static void
watch_finger (GtkWidget *window)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (event_cb), NULL);
  gtk_widget_add_controller (window, events);
}

void
app_open (App *app)
{
  int width, height;

  app->application = the_application (&app->settings);
  if (wanted_size (&width, &height))
    {
      g_settings_set_int (G_SETTINGS (app->settings), "width", width);
      g_settings_set_int (G_SETTINGS (app->settings), "height", height);
      g_settings_set_boolean (G_SETTINGS (app->settings), "maximized", FALSE);
    }
  /* Explanations that are shown once count as shown. */
  g_settings_set_int (G_SETTINGS (app->settings), "marks-explained",
                      LUDO_MARK_GUIDE_ALL);
  g_application_activate (G_APPLICATION (app->application));
  app->window = LUDO_WINDOW (gtk_application_get_windows
                               (GTK_APPLICATION (app->application))->data);
  hand_wait_until (is_shown, app->window, "the window");
  hand_focus_window (GTK_WIDGET (app->window));
  if (finger_is_there ())
    watch_finger (GTK_WIDGET (app->window));
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

void
app_close (App *app)
{
  gpointer window = app->window;

  g_object_add_weak_pointer (G_OBJECT (app->window), &window);
  gtk_window_close (GTK_WINDOW (app->window));
  hand_wait_until (is_gone, &window, "the window to be let go");
}

static gboolean
is_kept (gpointer window)
{
  return !ludo_window_get_busy (window);
}

void
app_wait_kept (App *app)
{
  hand_wait_until (is_kept, app->window, "the game to be written");
}

void
app_save (App   *app,
          GFile *file)
{
  g_file_delete (file, NULL, NULL);
  ludo_window_save_file (app->window, file);
  app_wait_kept (app);
  hand_settle (GTK_WIDGET (app->window));
  g_assert_true (g_file_query_exists (file, NULL));
}

LudoGame *
app_begin (App        *app,
           const char *game_id,
           guint64     seed)
{
  g_autoptr (LudoGame) game = ludo_game_new (game_id, NULL, seed, NULL);
  LudoPlayPage *page = ludo_window_get_play_page (app->window);

  for (int seat = 1; seat < ludo_game_get_n_seats (game); seat++)
    {
      LudoPlayer *player = ludo_game_get_player (game, seat, 0);

      player->level = 1;
      player->kind = LUDO_PLAYER_COMPUTER;
    }
  ludo_computer_set_think_time (ludo_play_page_get_computer (page), 20);
  ludo_play_page_set_move_delay (page, 0);
  ludo_window_show_game (app->window, game);
  /* The waiting at the end of a turn has tests of its own. */
  ludo_game_set_confirms_turns (game, FALSE);
  app_wait_kept (app);
  hand_settle (GTK_WIDGET (app->window));

  return ludo_window_get_game (app->window);
}

LudoGame *
app_begin_for_persons (App        *app,
                       const char *game_id,
                       guint64     seed)
{
  g_autoptr (LudoGame) game = ludo_game_new (game_id, NULL, seed, NULL);

  ludo_window_show_game (app->window, game);
  app_wait_kept (app);
  hand_settle (GTK_WIDGET (app->window));

  return ludo_window_get_game (app->window);
}

LudoGame *
app_begin_shown (App                *app,
                 const char         *game_id,
                 LudoAnimationSpeed  speed)
{
  LudoGame *game;

  app_open (app);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  game = app_begin_for_persons (app, game_id, 7);
  g_object_set (app_board (app), "animation-speed", speed, NULL);
  hand_settle (GTK_WIDGET (app->window));
  if (app_find (GTK_WIDGET (ludo_window_get_play_page (app->window)),
                LUDO_TYPE_MOVE_LIST) == NULL)
    gtk_widget_activate_action (GTK_WIDGET (app->window), "win.moves", NULL);
  hand_settle (GTK_WIDGET (app->window));

  return game;
}

void
app_close_shown (App *app)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
  app_close (app);
}

typedef struct
{
  LudoReplay *replay;
  guint n_shown;
} Waiting;

static gboolean
is_previewed (gpointer data)
{
  Waiting *waiting = data;

  return ludo_replay_get_previewing (waiting->replay)
         && ludo_replay_get_n_shown (waiting->replay) == waiting->n_shown;
}

void
app_wait_shown (App   *app,
                guint  n_shown)
{
  LudoPlayPage *page = ludo_window_get_play_page (app->window);
  Waiting waiting = { ludo_play_page_get_replay (page), n_shown };

  hand_wait_until (is_previewed, &waiting, "a position to be shown");
}

LudoStatus *
app_status (LudoPlayPage *page)
{
  return LUDO_STATUS (app_part (GTK_WIDGET (page), "status"));
}

char *
app_dup_title (App *app)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (app->window));
  Display *display =
    gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface));
  Atom type;
  int format;
  unsigned long n_bytes, left;
  unsigned char *bytes = NULL;
  char *title;

  XGetWindowProperty (display, gdk_x11_surface_get_xid (surface),
                      XInternAtom (display, "_NET_WM_NAME", False), 0, 1024,
                      False, AnyPropertyType, &type, &format, &n_bytes, &left,
                      &bytes);
  title = g_strndup ((const char *) bytes, n_bytes);
  XFree (bytes);

  return title;
}

const char *
app_announcement (LudoStatus *status)
{
  const char *last = g_object_get_data (G_OBJECT (status), "announcement");

  return last != NULL ? last : "";
}

const char *
app_detail (LudoPlayPage *page)
{
  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_template_child
    (GTK_WIDGET (app_status (page)), LUDO_TYPE_STATUS, "detail_label")));
}

LudoBoard *
app_board (App *app)
{
  return ludo_play_page_get_board (ludo_window_get_play_page (app->window));
}

GtkWidget *
app_find_if (GtkWidget     *widget,
             AppMatch       match,
             gconstpointer  wanted)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (match (widget, wanted))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = app_find_if (child, match, wanted);

      if (found != NULL)
        return found;
    }

  return NULL;
}

void
app_play_random (LudoGame *game,
                 guint     n,
                 guint64   seed)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  GameRng rng = { seed };

  for (guint i = 0; i < n && !ludo_game_get_over (game); i++)
    if (!ludo_game_throw (game))
      {
        int n_moves = ludo_game_get_legal_moves (game, moves);

        ludo_game_play_move (game, moves[game_rng_below (&rng,
                                                         (guint32) n_moves)]);
      }
}

void
app_play_plies (LudoGame *game,
                int       n_plies)
{
  GameMove moves[GAME_MOVES_MAX];

  for (int i = 0; i < n_plies && !ludo_game_get_over (game); i++)
    if (!ludo_game_throw (game)
        && ludo_game_get_legal_moves (game, moves) > 0)
      ludo_game_play_move (game, moves[0]);
}

void
app_speak (App        *app,
           const char *language)
{
  g_settings_set_string (G_SETTINGS (app->settings), "language",
                         language != NULL ? language : "system");
}

GtkWidget *
app_find_within (GtkWidget *widget,
                 GType      type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = app_find_within (child, type);

  return found;
}

const char *
app_message (LudoWindow *window)
{
  GtkWidget *bar = app_find_within (GTK_WIDGET (window), LUDO_TYPE_MESSAGE_BAR);

  for (GtkWidget *line = gtk_widget_get_first_child (bar); line != NULL;
       line = gtk_widget_get_next_sibling (line))
    if (gtk_revealer_get_reveal_child (GTK_REVEALER (line)))
      return gtk_label_get_text
               (GTK_LABEL (app_find_within (line, GTK_TYPE_LABEL)));

  return NULL;
}

char *
app_dup_name (GtkWidget *widget)
{
  char *name = gtk_test_accessible_check_property
                 (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "");

  return name != NULL ? name : g_strdup ("");
}

gboolean
app_is_hinted (LudoBoard *board,
               int        place)
{
  g_autofree char *name = app_dup_name (ludo_board_get_place (board, place));

  return g_str_has_suffix (name, gettext ("%s; marked") + strlen ("%s"));
}

gboolean
app_can_pick (LudoBoard *board)
{
  return (ludo_board_get_marks (board) & LUDO_MARK_MOVABLE) != 0;
}

static gboolean
is_label (GtkWidget     *widget,
          gconstpointer  text)
{
  g_autofree char *name = LUDO_IS_TITLE (widget) ? app_dup_name (widget)
                                                 : NULL;

  return (GTK_IS_LABEL (widget)
          && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
         || g_strcmp0 (name, text) == 0;
}

static gboolean
has_id (GtkWidget     *widget,
        gconstpointer  id)
{
  return g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)),
                    id) == 0;
}

GtkWidget *
app_find_id (GtkWidget  *widget,
             const char *id)
{
  return app_find_if (widget, has_id, id);
}

GtkWidget *
app_find_label (GtkWidget  *widget,
                const char *text)
{
  return app_find_if (widget, is_label, text);
}

static gboolean
is_label_ending (GtkWidget     *widget,
                 gconstpointer  end)
{
  return GTK_IS_LABEL (widget)
         && g_str_has_suffix (gtk_label_get_text (GTK_LABEL (widget)), end);
}

GtkWidget *
app_find_label_ending (GtkWidget  *widget,
                       const char *end)
{
  return app_find_if (widget, is_label_ending, end);
}

static gboolean
is_button_of (GtkWidget     *widget,
              gconstpointer  action)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_actionable_get_action_name
                         (GTK_ACTIONABLE (widget)), action) == 0;
}

GtkWidget *
app_find_action (GtkWidget  *widget,
                 const char *action)
{
  return app_find_if (widget, is_button_of, action);
}

static gboolean
is_of_type (GtkWidget     *widget,
            gconstpointer  type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), GPOINTER_TO_SIZE (type));
}

static gboolean
is_row_menu (GtkWidget     *widget,
             gconstpointer  action)
{
  GtkWidget *menu = GTK_IS_MENU_BUTTON (widget)
                    && LUDO_IS_BUTTON_ROW (gtk_widget_get_parent (widget))
                    && gtk_widget_get_mapped (widget)
                      ? GTK_WIDGET (gtk_menu_button_get_popover
                                      (GTK_MENU_BUTTON (widget))) : NULL;

  for (GtkWidget *twin = menu == NULL ? NULL
         : gtk_widget_get_first_child (gtk_popover_get_child
                                         (GTK_POPOVER (menu)));
       twin != NULL; twin = gtk_widget_get_next_sibling (twin))
    if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (twin)),
                   action) == 0)
      return TRUE;

  return FALSE;
}

void
app_press_action (App        *app,
                  const char *action)
{
  GtkWidget *window = GTK_WIDGET (app->window);
  GtkWidget *button = app_find_action (window, action);

  if (button == NULL)
    {
      GtkWidget *menu = app_find_if (window, is_row_menu, action);

      g_assert_nonnull (menu);
      hand_click_widget (menu);
      hand_settle (window);
      button = app_find_action (GTK_WIDGET (gtk_menu_button_get_popover
                                              (GTK_MENU_BUTTON (menu))),
                                action);
    }
  g_assert_nonnull (button);
  hand_click_widget (button);
  hand_settle (window);
}

GtkWidget *
app_find (GtkWidget *widget,
          GType      type)
{
  return app_find_if (widget, is_of_type, GSIZE_TO_POINTER (type));
}

typedef struct
{
  GType type;
  GtkWidget *found;
} Wanted;

static gboolean
is_open (gpointer data)
{
  Wanted *wanted = data;
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, wanted->type)
          && gtk_widget_get_mapped (window))
        {
          wanted->found = window;
          return TRUE;
        }
    }

  return FALSE;
}

GtkWidget *
app_wait_for_window (GType type)
{
  Wanted wanted = { type, NULL };

  hand_wait_until (is_open, &wanted, "the dialog");
  hand_settle (wanted.found);
  hand_focus_window (wanted.found);

  return wanted.found;
}

GtkWidget *
app_part (GtkWidget  *widget,
          const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child
                       (widget, G_OBJECT_TYPE (widget), name));
}

static gboolean
is_choice (GtkWidget     *widget,
           gconstpointer  again)
{
  GtkWidget *next = gtk_widget_get_next_sibling (widget);

  return GTK_IS_BUTTON (widget) && (again == NULL || next == NULL);
}

void
app_choose_lesson (App      *app,
                   gboolean  again)
{
  GtkWidget *choice = app_find (GTK_WIDGET (app->window),
                                LUDO_TYPE_LESSON_CHOICE);

  /* Another window may stand before it. */
  if (choice != NULL)
    g_signal_emit_by_name (app_find_if (choice, is_choice,
                                        GINT_TO_POINTER (again)), "clicked");
  hand_settle (GTK_WIDGET (app->window));
}

LudoLessonPage *
app_lesson_page (App *app)
{
  GtkWidget *page = app_find (GTK_WIDGET (app->window), LUDO_TYPE_LEARN_PAGE);

  return ludo_learn_page_get_lesson_page (LUDO_LEARN_PAGE (page));
}

LudoLessonRun *
app_begin_lesson (App        *app,
                  const char *place)
{
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.learn", "s",
                              place);
  app_choose_lesson (app, TRUE);

  return ludo_lesson_page_get_run (app_lesson_page (app));
}

static gboolean
is_card_of (GtkWidget     *widget,
            gconstpointer  game_id)
{
  return LUDO_IS_SHELF_CARD (widget)
         && g_str_equal (ludo_shelf_card_get_game_id (LUDO_SHELF_CARD (widget)),
                         game_id);
}

GtkWidget *
app_card (App        *app,
          const char *game_id)
{
  GtkWidget *card = app_find_if (GTK_WIDGET (app->window), is_card_of,
                                 game_id);

  g_assert_nonnull (card);

  return card;
}
