/* test-windows.c: several windows at once, and a home that keeps nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <errno.h>
#include <glib/gstdio.h>

#include "play/ludo-language.h"
#include "test-wait.h"

static guint
n_windows (App *app)
{
  return g_list_length (gtk_application_get_windows
                          (GTK_APPLICATION (app->application)));
}

static gboolean
has_two_windows (gpointer data)
{
  return n_windows (data) == 2;
}

static void
play_plies (LudoGame *game,
            int       n_plies)
{
  GameMove moves[GAME_MOVES_MAX];

  for (int i = 0; i < n_plies; i++)
    {
      g_assert_cmpint (ludo_game_get_legal_moves (game, moves), >, 0);
      ludo_game_play_move (game, moves[0]);
    }
}

/* The same game in two windows: each goes on with its own. */
static void
test_two_windows (void)
{
  g_autoptr (LudoGame) other_game = ludo_game_new ("ken-wan", NULL, 2, NULL);
  LudoWindow *other;
  gpointer gone;
  App app;

  app_open (&app);
  play_plies (app_begin_for_persons (&app, "ken-wan", 1), 3);

  hand_press_key (XK_n, TRUE, TRUE);
  hand_wait_until (has_two_windows, &app, "the second window");
  other = LUDO_WINDOW (gtk_application_get_windows
                         (GTK_APPLICATION (app.application))->data);
  g_assert_true (other != app.window);
  g_assert_cmpstr (ludo_window_get_page (other), ==, "shelf");
  ludo_window_show_game (other, other_game);
  play_plies (other_game, 5);

  /* Closed and opened again, the first finds its own. */
  gone = other;
  g_object_add_weak_pointer (G_OBJECT (other), &gone);
  gtk_window_destroy (GTK_WINDOW (other));
  WAIT_UNTIL (gone == NULL);
  app_close (&app);
  app_open (&app);
  ludo_window_resume (app.window, "ken-wan");
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_window_get_game (app.window)),
                    ==, 3);
  app_close (&app);
}

/* Nothing can be written: that is said once, and play goes on. */
static void
test_nothing_is_kept (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (),
                                              "ludotheque", NULL);
  g_autofree char *aside = g_strconcat (folder, ".aside", NULL);
  LudoGame *game;
  App app;

  app_open (&app);
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));

  game = app_begin_for_persons (&app, "chisolo", 1);
  g_assert_nonnull (ludo_window_get_message (app.window));
  g_assert_nonnull (strstr (ludo_window_get_message (app.window),
                            "not being kept"));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.close-message",
                              NULL);
  play_plies (game, 2);
  g_assert_null (ludo_window_get_message (app.window));

  /* The folder is back, and so is the memory. */
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  play_plies (game, 1);
  app_close (&app);
  app_open (&app);
  ludo_window_resume (app.window, "chisolo");
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_window_get_game (app.window)),
                    ==, 3);
  app_close (&app);
}

/* What is said of that is taken back once it is no longer true; anything else
 * that is being said stays. */
static void
test_kept_again (void)
{
  static const char other[] = "Something else";
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (),
                                              "ludotheque", NULL);
  g_autofree char *aside = g_strconcat (folder, ".aside", NULL);
  LudoGame *game;
  App app;

  app_open (&app);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpint (g_rename (folder, aside), ==, 0);
      g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
      game = app_begin_for_persons (&app, "chisolo", 1);
      g_assert_nonnull (strstr (ludo_window_get_message (app.window),
                                "not being kept"));
      if (i == 1)
        ludo_window_show_message (app.window, other);
      play_plies (game, 1);
      g_assert_nonnull (ludo_window_get_message (app.window));

      g_assert_cmpint (g_unlink (folder), ==, 0);
      g_assert_cmpint (g_rename (aside, folder), ==, 0);
      play_plies (game, 1);
      g_assert_cmpstr (ludo_window_get_message (app.window), ==,
                       i == 1 ? other : NULL);
    }
  app_close (&app);
}

/* The reason is told in the language of the rest, whatever the system has been
 * asked for before. */
static void
test_reason_is_spoken (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (),
                                              "ludotheque", NULL);
  g_autofree char *aside = g_strconcat (folder, ".aside", NULL);
  App app;

  app_open (&app);
  g_assert_nonnull (g_strerror (ENOTDIR));
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  ludo_language_set ("fr");
  app_begin_for_persons (&app, "chisolo", 1);
  g_assert_nonnull (strstr (ludo_window_get_message (app.window),
                            "un fichier se trouve là où devrait être"));
  ludo_language_set ("en");
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  app_close (&app);
}

/* The same for what is chosen in the preferences, which holds all the same. */
static void
test_choices_are_not_kept (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (),
                                              "choices", NULL);
  g_autoptr (LudoStore) store = ludo_store_new (NULL);
  g_autoptr (LudoSettings) settings = NULL;
  LudoWindow *window;
  App app;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_config_dir (), 0700), ==,
                   0);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  app_open (&app);
  settings = ludo_settings_new (folder);
  window = LUDO_WINDOW (ludo_window_new (GTK_APPLICATION (app.application),
                                         settings, store));
  g_assert_null (ludo_window_get_message (window));
  g_object_set (settings, "outlook", TRUE, NULL);
  ludo_settings_save (settings);
  g_assert_nonnull (strstr (ludo_window_get_message (window), folder));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.close-message", NULL);
  g_object_set (settings, "pace", LUDO_PACE_NONE, NULL);
  ludo_settings_save (settings);
  g_assert_null (ludo_window_get_message (window));
  g_assert_true (ludo_settings_get_outlook (settings));

  /* The folder is back, and so is the memory. */
  g_assert_cmpint (g_unlink (folder), ==, 0);
  ludo_settings_save (settings);
  g_assert_null (ludo_window_get_message (window));
  g_assert_true (g_file_test (folder, G_FILE_TEST_IS_DIR));
  gtk_window_destroy (GTK_WINDOW (window));
  app_close (&app);
}

/* A damaged file is told in the window that opens first, and in no other. */
static void
test_damage_is_told (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (),
                                              "damaged", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);
  g_autoptr (LudoStore) store = ludo_store_new (NULL);
  g_autoptr (LudoSettings) settings = NULL;
  GtkWidget *windows[2];
  App app;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "nothing of the kind", -1, NULL));
  app_open (&app);
  settings = ludo_settings_new (folder);
  ludo_language_set ("fr");
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    windows[i] = ludo_window_new (GTK_APPLICATION (app.application), settings,
                                  store);
  g_assert_nonnull (strstr (ludo_window_get_message (LUDO_WINDOW (windows[0])),
                            "settings.ini.broken"));
  /* The file is read before there is a language, as that stands in it. */
  g_assert_nonnull (strstr (ludo_window_get_message (LUDO_WINDOW (windows[0])),
                            "Les préférences"));
  g_assert_null (ludo_window_get_message (LUDO_WINDOW (windows[1])));
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    gtk_window_destroy (GTK_WINDOW (windows[i]));
  ludo_language_set ("en");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/two-windows", test_two_windows);
  g_test_add_func ("/app/nothing-is-kept", test_nothing_is_kept);
  g_test_add_func ("/app/kept-again", test_kept_again);
  g_test_add_func ("/app/reason-is-spoken", test_reason_is_spoken);
  g_test_add_func ("/app/choices-are-not-kept", test_choices_are_not_kept);
  g_test_add_func ("/app/damage-is-told", test_damage_is_told);

  return g_test_run ();
}
