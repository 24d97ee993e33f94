/* test-kiosk.c: the window stays, and files are dropped on it elsewhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"
#include "manager.h"

#include <X11/keysym.h>
#include <glib/gstdio.h>

#include "app/widgets/ludo-title.h"
#include "play/record/ludo-record.h"
#include "play/record/ludo-save-file.h"

static gboolean
has_window (gpointer data)
{
  return gtk_application_get_active_window (data) != NULL
         && gtk_widget_get_mapped
              (GTK_WIDGET (gtk_application_get_active_window (data)));
}

static GFile *
record_new (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 3, NULL);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (),
                                            "dropped.ludo", NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  app_play_plies (game, 1);
  text = ludo_record_to_bytes (game);
  ludo_save_file (file, text, &error);
  g_assert_no_error (error);

  return g_steal_pointer (&file);
}

/* As if the file had been let go above the window. */
static gboolean
drop (LudoWindow *window,
      GFile      *file)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (window));
  g_autoptr (GSList) files = g_slist_prepend (NULL, file);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;
  guint n = 0;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, files);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_DROP_TARGET (controller))
        continue;
      g_signal_emit_by_name (controller, "drop", &value, 1.0, 1.0, &taken);
      n++;
    }
  g_assert_cmpuint (n, ==, 1);

  return taken;
}

static void
test_dropped_file (void)
{
  g_autoptr (GFile) file = record_new ();
  App app;

  app_open (&app);
  g_assert_true (drop (app.window, file));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "play");
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_window_get_game (app.window)),
                    ==, 1);
  app_close (&app);
}

static guint
n_windows_shown (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  guint n = 0;

  for (GList *l = windows; l != NULL; l = l->next)
    n += gtk_widget_get_mapped (l->data) ? 1 : 0;

  return n;
}

static void
test_kiosk (void)
{
  g_autoptr (GFile) file = record_new ();
  App app;

  app_open (&app);
  ludo_application_enter_kiosk (app.application);
  hand_settle (GTK_WIDGET (app.window));

  hand_press_key (XK_o, TRUE, FALSE);
  hand_press_key (XK_q, TRUE, FALSE);
  gtk_window_close (GTK_WINDOW (app.window));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (has_window (app.application));
  g_assert_false (drop (app.window, file));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "shelf");

  /* GTK's inspector would let anything be changed. */
  hand_press_key (XK_i, TRUE, TRUE);
  hand_press_key (XK_d, TRUE, TRUE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpuint (n_windows_shown (), ==, 1);

  /* It can still be played. */
  app_begin (&app, "ken-wan", 1);
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "play");
  hand_press_key (XK_F11, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  hand_press_key (XK_F11, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_false (ludo_window_get_projected (app.window));

  gtk_window_destroy (GTK_WINDOW (app.window));
}

static void
open_kiosk (App *app)
{
  app_open (app);
  ludo_application_enter_kiosk (app->application);
  manager_wait (GTK_WINDOW (app->window), TRUE);
}

static gboolean
is_on_shelf (gpointer data)
{
  return g_str_equal (ludo_window_get_page (data), "shelf");
}

static gboolean
is_elsewhere (gpointer data)
{
  return !is_on_shelf (data);
}

static GtkWidget *
find_action (App        *app,
             const char *action)
{
  GtkWidget *button = app_find_action (GTK_WIDGET (app->window), action);

  g_assert_nonnull (button);

  return button;
}

static gboolean
is_open_menu (GtkWidget     *widget,
              gconstpointer  unused)
{
  return GTK_IS_POPOVER_MENU (widget);
}

static gboolean
has_menu (gpointer data)
{
  return app_find_if (data, is_open_menu, NULL) != NULL;
}

static gboolean
has_no_menu (gpointer data)
{
  return !has_menu (data);
}

/* With nothing but a mouse there is a way to a page and back, and with one key
 * a way to the menu. */
static void
test_ways (void)
{
  GtkWidget *window;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  g_assert_nonnull (app_find (window, GTK_TYPE_WINDOW_CONTROLS));
  ludo_application_enter_kiosk (app.application);
  manager_wait (GTK_WINDOW (window), TRUE);

  /* A kiosk offers only acts that it does. */
  g_assert_null (app_find_action (window, "win.my-games"));
  g_assert_null (app_find_action (window, "win.teaching"));
  hand_click_widget (find_action (&app, "win.rules"));
  hand_wait_until (is_elsewhere, window, "the rules");
  hand_settle (window);
  hand_click_widget (find_action (&app, "win.back"));
  hand_wait_until (is_on_shelf, window, "the shelf");
  app_begin_for_persons (&app, "ken-wan", 1);
  hand_press_key (XK_F10, FALSE, FALSE);
  hand_wait_until (has_menu, window, "the menu");
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (has_no_menu, window, "no menu");
  hand_settle (window);
  hand_click_widget (find_action (&app, "win.back"));
  hand_wait_until (is_on_shelf, window, "the shelf");

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static gboolean
is_title (GtkWidget     *widget,
          gconstpointer  unused)
{
  return LUDO_IS_TITLE (widget);
}

/* The header bar is none to draw the window away by, or to shrink it. */
static void
check_title (App   *app,
             guint *n_left)
{
  GtkWidget *window = GTK_WIDGET (app->window);
  GtkWidget *title = app_find_if (window, is_title, NULL);
  int x, y;

  g_assert_nonnull (title);
  x = gtk_widget_get_width (title) / 2;
  y = gtk_widget_get_height (title) / 2;
  hand_drag (title, x, y, 60, 90);
  hand_settle (window);
  hand_click_secondary (title, x, y);
  hand_settle (window);
  g_assert_true (has_no_menu (window));
  g_assert_cmpuint (*n_left, ==, 0);
}

static gboolean
has_left (gpointer data)
{
  return *(guint *) data > 0;
}

/* No key and nothing in the header bar leads out, on any page; what the
 * session shrinks fills the screen again, with all that was there. */
static void
test_stays (void)
{
  guint n_left = 0;
  GtkWidget *window;
  App app;

  open_kiosk (&app);
  window = GTK_WIDGET (app.window);
  g_signal_connect_swapped (window, "notify::fullscreened",
                            G_CALLBACK (count_cb), &n_left);
  for (int i = 0; i < 3; i++)
    {
      if (i == 1)
        gtk_widget_activate_action (window, "win.rules", "s", "tavli");
      else if (i == 2)
        app_begin_for_persons (&app, "ken-wan", 1);
      hand_settle (window);
      g_assert_null (app_find (window, GTK_TYPE_WINDOW_CONTROLS));
      check_title (&app, &n_left);
      hand_press_key (XK_Escape, FALSE, FALSE);
      hand_press_key (XK_Escape, FALSE, FALSE);
      hand_settle (window);
      /* A page without a game has nothing for the projector. */
      if (i < 2)
        {
          g_assert_false (gtk_widget_is_sensitive
                            (find_action (&app, "win.fullscreen")));
          hand_press_key (XK_F11, FALSE, FALSE);
          hand_settle (window);
        }
      g_assert_cmpuint (n_left, ==, 0);
      g_assert_true (gtk_window_is_fullscreen (GTK_WINDOW (window)));
    }

  gtk_window_unfullscreen (GTK_WINDOW (window));
  hand_wait_until (has_left, &n_left, "a window that was shrunk");
  manager_wait (GTK_WINDOW (window), TRUE);
  g_assert_null (app_find (window, GTK_TYPE_WINDOW_CONTROLS));
  hand_click_widget (find_action (&app, "win.back"));
  hand_wait_until (is_on_shelf, window, "the shelf");

  gtk_window_destroy (GTK_WINDOW (window));
}

/* GTK's dialog for printing writes files wherever it is told to. */
static void
test_print (void)
{
  GtkWidget *window;
  App app;

  open_kiosk (&app);
  window = GTK_WIDGET (app.window);
  app_begin_for_persons (&app, "chisolo", 1);
  hand_press_key (XK_p, TRUE, FALSE);
  hand_settle (window);
  g_assert_cmpuint (n_windows_shown (), ==, 1);
  /* Beside the board too, where the page has the keyboard. */
  hand_press_key (XK_F2, FALSE, FALSE);
  hand_settle (window);
  g_assert_nonnull (ludo_window_get_panel (app.window));
  hand_press_key (XK_p, TRUE, FALSE);
  hand_settle (window);
  g_assert_cmpuint (n_windows_shown (), ==, 1);

  g_assert_null (ludo_window_print_game (app.window));

  gtk_widget_activate_action (window, "win.rules", "s", "tavli");
  hand_settle (window);
  hand_press_key (XK_p, TRUE, FALSE);
  hand_settle (window);
  g_assert_cmpuint (n_windows_shown (), ==, 1);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A program that opens links: it writes down in which language it was asked to
 * speak. */
static GAppInfo *
install_browser (const char *path)
{
  static const char *const types[] = { "x-scheme-handler/http",
                                       "x-scheme-handler/https" };
  g_autofree char *quoted = g_shell_quote (path);
  g_autofree char *line = g_strdup_printf ("sh -c 'echo \"$LANGUAGE\" "
                                           ">\"$0.part\"; mv \"$0.part\" "
                                           "\"$0\"' %s %%u",
                                           quoted);
  g_autoptr (GError) error = NULL;
  GAppInfo *browser;

  browser = g_app_info_create_from_commandline
              (line, "Browser", G_APP_INFO_CREATE_SUPPORTS_URIS, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_app_info_set_as_default_for_type (browser, types[i], &error);
      g_assert_no_error (error);
    }

  return browser;
}

static gboolean
followed_cb (guint *n)
{
  (*n)++;

  return TRUE;
}

static GtkWidget *
find_about (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (GTK_IS_ABOUT_DIALOG (l->data) && gtk_widget_get_mapped (l->data))
      return l->data;

  return NULL;
}

static gboolean
has_about (gpointer data)
{
  return find_about () != NULL;
}

static gboolean
has_no_about (gpointer data)
{
  return find_about () == NULL;
}

/* As the session asks for it, over the bus, too. */
static GtkWidget *
open_about (App *app)
{
  GtkWidget *about;

  g_action_group_activate_action (G_ACTION_GROUP (app->application), "about",
                                  NULL);
  hand_wait_until (has_about, NULL, "the dialog");
  about = find_about ();
  hand_focus_window (about);

  return about;
}

static void
close_about (App *app)
{
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (has_no_about, NULL, "the dialog to be closed");
  hand_focus_window (GTK_WIDGET (app->window));
}

static gboolean
is_linked (GtkWidget     *widget,
           gconstpointer  unused)
{
  return GTK_IS_LABEL (widget)
         && strstr (gtk_label_get_label (GTK_LABEL (widget)), "<a ") != NULL;
}

static void
follow_link (GtkWidget *about)
{
  GtkWidget *label = app_find_if (about, is_linked, NULL);
  PangoLayout *layout;
  PangoRectangle place;
  int x, y;

  g_assert_nonnull (label);
  layout = gtk_label_get_layout (GTK_LABEL (label));
  gtk_label_get_layout_offsets (GTK_LABEL (label), &x, &y);
  pango_layout_index_to_pos
    (layout, (int) (strstr (pango_layout_get_text (layout), "General")
                    - pango_layout_get_text (layout)), &place);
  hand_click (label, x + (place.x + place.width / 2) / PANGO_SCALE,
              y + (place.y + place.height / 2) / PANGO_SCALE);
  hand_settle (about);
}

static gboolean
is_there (gpointer data)
{
  return g_file_test (data, G_FILE_TEST_EXISTS);
}

/* A link opens the browser, but not at a kiosk. */
static void
test_about (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (),
                                            "opened", NULL);
  g_autoptr (GAppInfo) browser = install_browser (path);
  g_autofree char *asked = NULL;
  guint n_followed = 0;
  GtkWidget *about;
  App app;

  app_open (&app);
  follow_link (open_about (&app));
  hand_wait_until (is_there, path, "the browser");
  g_assert_true (g_file_get_contents (path, &asked, NULL, NULL));
  g_assert_cmpstr (asked, ==, "en\n");
  g_assert_cmpint (g_unlink (path), ==, 0);
  close_about (&app);

  /* In one that was opened before, the link is dead: those who come after the
   * program's own answer, GTK at last, are not asked. */
  about = open_about (&app);
  g_signal_connect_swapped (about, "activate-link", G_CALLBACK (followed_cb),
                            &n_followed);
  ludo_application_enter_kiosk (app.application);
  hand_focus_window (about);
  follow_link (about);
  g_assert_cmpuint (n_followed, ==, 0);
  close_about (&app);

  about = open_about (&app);
  g_assert_null (app_find_if (about, is_linked, NULL));
  close_about (&app);
  g_assert_false (is_there (path));
  gtk_window_destroy (GTK_WINDOW (app.window));
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  manager_begin ();
  g_test_add_func ("/app/dropped-file", test_dropped_file);
  /* It is the program that stays, in all the tests that follow. */
  g_test_add_func ("/app/kiosk/about", test_about);
  g_test_add_func ("/app/kiosk/keys", test_kiosk);
  g_test_add_func ("/app/kiosk/ways", test_ways);
  g_test_add_func ("/app/kiosk/stays", test_stays);
  g_test_add_func ("/app/kiosk/print", test_print);

  return g_test_run ();
}
