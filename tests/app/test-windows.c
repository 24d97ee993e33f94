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
#include "play/record/ludo-record.h"
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

/* The same game in two windows: each goes on with its own. */
static void
test_two_windows (void)
{
  g_autoptr (LudoGame) other_game = ludo_game_new ("ken-wan", NULL, 2, NULL);
  LudoWindow *other;
  gpointer gone;
  App app;

  app_open (&app);
  app_play_plies (app_begin_for_persons (&app, "ken-wan", 1), 3);

  hand_press_key (XK_n, TRUE, TRUE);
  hand_wait_until (has_two_windows, &app, "the second window");
  other = LUDO_WINDOW (gtk_application_get_windows
                         (GTK_APPLICATION (app.application))->data);
  g_assert_true (other != app.window);
  g_assert_cmpstr (ludo_window_get_page (other), ==, "shelf");
  ludo_window_show_game (other, other_game);
  app_play_plies (other_game, 5);

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

/* If no file can be written, a message says so once, and play goes on. */
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
  g_assert_nonnull (app_message (app.window));
  g_assert_nonnull (strstr (app_message (app.window),
                            "not being saved"));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.close-message",
                              NULL);
  app_play_plies (game, 2);
  app_wait_kept (&app);
  g_assert_null (app_message (app.window));

  /* The folder is back, and so is the memory. */
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  app_play_plies (game, 1);
  app_close (&app);
  app_open (&app);
  ludo_window_resume (app.window, "chisolo");
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_window_get_game (app.window)),
                    ==, 3);
  app_close (&app);
}

/* That message is removed once it no longer holds; other messages stay. */
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
      g_assert_nonnull (strstr (app_message (app.window),
                                "not being saved"));
      if (i == 1)
        ludo_window_show_message (app.window, LUDO_MESSAGE_NOTE, other);
      app_play_plies (game, 1);
      app_wait_kept (&app);
      g_assert_nonnull (app_message (app.window));

      g_assert_cmpint (g_unlink (folder), ==, 0);
      g_assert_cmpint (g_rename (aside, folder), ==, 0);
      app_play_plies (game, 1);
      app_wait_kept (&app);
      g_assert_cmpstr (app_message (app.window), ==,
                       i == 1 ? other : NULL);
    }
  app_close (&app);
}

/* Puts a file in the place of a folder, so that nothing can be kept in it, and
 * the folder back. */
static void
spoil_folder (const char *parent)
{
  g_autofree char *folder = g_build_filename (parent, "ludotheque", NULL);
  g_autofree char *aside = g_strconcat (folder, ".aside", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
}

static void
mend_folder (const char *parent)
{
  g_autofree char *folder = g_build_filename (parent, "ludotheque", NULL);
  g_autofree char *aside = g_strconcat (folder, ".aside", NULL);

  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
}

/* The first label that is shown and has this in its text. */
static gboolean
label_says (GtkWidget     *widget,
            gconstpointer  text)
{
  return GTK_IS_LABEL (widget)
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static gboolean
is_said (App        *app,
         const char *text)
{
  return app_find_if (GTK_WIDGET (app->window), label_says, text) != NULL;
}

/* If neither can be saved, the message about the game is not replaced by that
 * about the preferences, nor by any other: beside the board, where one is shown
 * at a time, they wait behind it, and on the shelf they stand below it. */
static void
test_danger_stays (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (),
                                              "ludotheque", NULL);
  g_autoptr (LudoStore) store = NULL;
  g_autoptr (LudoSettings) settings = NULL;
  App app;
  App other;

  app_open (&app);
  spoil_folder (g_get_user_data_dir ());
  spoil_folder (g_get_user_config_dir ());
  settings = ludo_settings_new (folder);
  other = app;
  store = ludo_store_new (NULL, NULL);
  other.window =
    LUDO_WINDOW (ludo_window_new (GTK_APPLICATION (app.application), settings,
                                  store));
  gtk_window_present (GTK_WINDOW (other.window));

  app_begin_for_persons (&other, "ken-wan", 1);
  app_begin_for_persons (&other, "chisolo", 1);
  gtk_widget_activate_action (GTK_WIDGET (other.window), "win.transcript",
                              NULL);
  hand_settle (GTK_WIDGET (other.window));
  g_assert_true (is_said (&other, "This game is not being saved"));
  g_assert_true (is_said (&other, "1 of 3"));

  /* Another page takes away the note alone. */
  gtk_widget_activate_action (GTK_WIDGET (other.window), "win.back", NULL);
  hand_settle (GTK_WIDGET (other.window));
  g_assert_true (is_said (&other, "This game is not being saved"));
  g_assert_true (is_said (&other, "Your preferences are not being saved"));
  g_assert_false (is_said (&other, "The transcript"));

  /* It is said in the language of the window. */
  app_speak (&app, "fr");
  app_wait_kept (&other);
  hand_settle (GTK_WIDGET (other.window));
  g_assert_true (is_said (&other, "Cette partie n’est pas gardée"));
  app_speak (&app, "en");
  app_wait_kept (&other);
  hand_settle (GTK_WIDGET (other.window));
  g_assert_true (is_said (&other, "This game is not being saved"));

  mend_folder (g_get_user_data_dir ());
  mend_folder (g_get_user_config_dir ());
  app_close (&other);
  app_close (&app);
}

static gboolean
find_dialog (gpointer data)
{
  GtkDialog **dialog = data;
  GListModel *windows = gtk_window_get_toplevels ();

  *dialog = NULL;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_DIALOG (window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        *dialog = GTK_DIALOG (window);
    }

  return *dialog != NULL;
}

static gboolean
is_file_dialog (gpointer data)
{
  return find_dialog (data) && GTK_IS_FILE_CHOOSER (*(GtkDialog **) data);
}

static gboolean
is_in_cache (gpointer dialog)
{
  g_autoptr (GFile) cache = g_file_new_for_path (g_get_user_cache_dir ());
  g_autoptr (GFile) file = gtk_file_chooser_get_file (dialog);

  return file != NULL && g_file_has_prefix (file, cache);
}

/* Before a game that cannot be kept goes with its window, or with another game
 * in its place, it is offered to be saved elsewhere, though what was said of it
 * was closed. */
static void
test_offered_at_closing (void)
{
  g_autoptr (GFile) cache = g_file_new_for_path (g_get_user_cache_dir ());
  g_autoptr (GFile) other = g_file_get_child (cache, "other.ludo");
  g_autoptr (GFile) elsewhere = NULL;
  g_autoptr (LudoGame) saved = NULL;
  GtkDialog *dialog;
  LudoGame *game;
  gpointer gone;
  int width;
  App app;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==,
                   0);
  app_open (&app);
  app_begin_for_persons (&app, "ken-wan", 1);
  app_save (&app, other);
  spoil_folder (g_get_user_data_dir ());
  game = app_begin_for_persons (&app, "chisolo", 1);
  app_play_plies (game, 2);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.close-message",
                              NULL);
  g_assert_null (app_message (app.window));

  for (int i = 0; i < 2; i++)
    {
      ludo_language_set (i == 0 ? "fr" : "en");
      gtk_window_close (GTK_WINDOW (app.window));
      hand_wait_until (find_dialog, &dialog, "the question");
      gtk_widget_measure (GTK_WIDGET (dialog), GTK_ORIENTATION_HORIZONTAL, -1,
                          &width, NULL, NULL, NULL);
      g_assert_cmpint (width, <=, 360);
      gtk_window_close (GTK_WINDOW (app.window));
      gtk_dialog_response (dialog, GTK_RESPONSE_CANCEL);
      g_assert_false (find_dialog (&dialog));
    }
  g_assert_true (ludo_window_open_file (app.window, other));
  hand_wait_until (find_dialog, &dialog, "the question");
  gtk_dialog_response (dialog, GTK_RESPONSE_CANCEL);
  g_assert_true (ludo_window_get_game (app.window) == game);

  gone = app.window;
  g_object_add_weak_pointer (gone, &gone);
  gtk_window_close (GTK_WINDOW (app.window));
  hand_wait_until (find_dialog, &dialog, "the question");
  gtk_dialog_response (dialog, GTK_RESPONSE_ACCEPT);
  hand_wait_until (is_file_dialog, &dialog, "where to save it");
  /* It begins with a folder of its own choice. */
  hand_settle (GTK_WIDGET (dialog));
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), cache, NULL);
  hand_wait_until (is_in_cache, dialog, "the folder");
  elsewhere = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  gtk_dialog_response (dialog, GTK_RESPONSE_ACCEPT);
  WAIT_UNTIL (gone == NULL);
  saved = ludo_record_load (elsewhere, NULL);
  g_assert_cmpuint (ludo_game_get_n_plies (saved), ==, 2);
  mend_folder (g_get_user_data_dir ());
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
  g_assert_nonnull (strstr (app_message (app.window),
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
  g_autoptr (LudoStore) store = ludo_store_new (NULL, NULL);
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
  g_assert_nonnull (strstr (app_message (window), folder));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.close-message", NULL);
  g_settings_set_boolean (G_SETTINGS (settings), "win-probability", TRUE);
  g_assert_null (app_message (window));
  g_assert_true (g_settings_get_boolean (G_SETTINGS (settings),
                                         "win-probability"));
  g_assert_cmpint (g_unlink (folder), ==, 0);
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
  g_autoptr (LudoStore) store = ludo_store_new (NULL, NULL);
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
  g_assert_nonnull (strstr (app_message (LUDO_WINDOW (windows[0])),
                            "settings.ini.broken"));
  /* The settings are read before there is a language, as that is one. */
  g_assert_nonnull (strstr (app_message (LUDO_WINDOW (windows[0])),
                            "Les préférences"));
  g_assert_null (app_message (LUDO_WINDOW (windows[1])));
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
  g_test_add_func ("/app/danger-stays", test_danger_stays);
  g_test_add_func ("/app/offered-at-closing", test_offered_at_closing);
  g_test_add_func ("/app/reason-is-spoken", test_reason_is_spoken);
  g_test_add_func ("/app/choices-are-not-kept", test_choices_are_not_kept);
  g_test_add_func ("/app/damage-is-told", test_damage_is_told);

  return g_test_run ();
}
