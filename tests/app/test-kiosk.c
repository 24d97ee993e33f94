/* test-kiosk.c: the window stays, and files are dropped on it elsewhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#include "play/ludo-record.h"

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
  GameMove moves[GAME_MOVES_MAX];
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (ludo_game_get_legal_moves (game, moves), >, 0);
  ludo_game_play_move (game, moves[0]);
  ludo_record_save (game, file, &error);
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

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/dropped-file", test_dropped_file);
  g_test_add_func ("/app/kiosk", test_kiosk);

  return g_test_run ();
}
