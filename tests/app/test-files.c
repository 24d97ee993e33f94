/* test-files.c: games are opened from files and saved to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <stdio.h>
#include <sys/stat.h>

#include "app/widgets/ludo-message-bar.h"
#include "play/ludo-language.h"
#include "test-wait.h"

static char *
write_file (const char *name,
            const char *text)
{
  char *path = g_build_filename (g_get_user_cache_dir (), name, NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);

  return path;
}

static void
test_files (void)
{
  g_autofree char *path = write_file ("game.ludo", "");
  g_autofree char *broken = NULL;
  g_autofree char *record = NULL;
  g_autofree char *position = NULL;
  g_autofree char *position_after = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) broken_file = NULL;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", 1);
  g_assert_true (ludo_game_play (game, "g1+", NULL));
  app_save (&app, file);
  position = ludo_game_dup_position_text (game);

  /* A broken file names its line, and the game goes on untouched. */
  g_file_get_contents (path, &record, NULL, NULL);
  {
    g_autofree char *spoilt = g_strconcat (record, "nonsense\n", NULL);

    broken = write_file ("broken.ludo", spoilt);
  }
  broken_file = g_file_new_for_path (broken);
  g_assert_false (ludo_window_open_file (app.window, broken_file));
  g_assert_nonnull (app_message (app.window));
  g_assert_nonnull (strstr (app_message (app.window),
                            "broken.ludo"));
  g_assert_true (g_regex_match_simple ("[0-9]",
                                       app_message (app.window),
                                       0, 0));
  g_assert_true (ludo_window_get_game (app.window) == game);
  position_after = ludo_game_dup_position_text (game);
  g_assert_cmpstr (position, ==, position_after);

  /* The message about a file disappears when another file opens.  The undamaged
   * file is another game in the same position. */
  g_assert_true (ludo_window_open_file (app.window, file));
  g_assert_true (ludo_window_get_game (app.window) != game);
  g_assert_null (app_message (app.window));
  g_free (position_after);
  position_after =
    ludo_game_dup_position_text (ludo_window_get_game (app.window));
  g_assert_cmpstr (position, ==, position_after);
  app_close (&app);
}

/* Returns: how many questions there are. */
static guint
find_questions (GtkWindow **question)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n = 0;

  *question = NULL;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (!GTK_IS_MESSAGE_DIALOG (window))
        continue;

      *question = window;
      n++;
    }

  return n;
}

static gboolean
find_question (gpointer data)
{
  return find_questions (data) > 0;
}

/* Opening a file asks no question if no game would be lost, because the game
 * played or left is the file's own or its beginning. */
static void
test_reopen (void)
{
  g_autofree char *path = write_file ("again.ludo", "");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWindow *question;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", 1);
  g_assert_true (ludo_game_play (game, "g1+", NULL));
  app_save (&app, file);
  app_close (&app);

  /* As it was left; then with the last ply taken back; then with another one
   * in its place, which is on no file. */
  for (int lost = 0; lost < 3; lost++)
    {
      app_open (&app);
      g_assert_true (ludo_window_open_file (app.window, file));
      g_assert_false (find_question (&question));
      game = ludo_window_get_game (app.window);
      g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
      if (lost > 0)
        g_assert_true (ludo_game_undo (game));
      if (lost > 1)
        g_assert_true (ludo_game_play (game, "f1+", NULL));
      app_close (&app);
    }

  app_open (&app);
  g_assert_true (ludo_window_open_file (app.window, file));
  g_assert_true (find_question (&question));
  gtk_dialog_response (GTK_DIALOG (question), GTK_RESPONSE_CANCEL);
  app_close (&app);
}

/* A game that was saved and then went another way is on no file, however many
 * plies it has. */
static void
test_other_way (void)
{
  g_autofree char *path = write_file ("way.ludo", "");
  g_autofree char *other_path = write_file ("other-way.ludo", "");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) other = g_file_new_for_path (other_path);
  GtkWindow *question;
  LudoGame *game;
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "chisolo", 2);
  app_save (&app, other);
  game = app_begin_for_persons (&app, "chisolo", 1);
  g_assert_true (ludo_game_play (game, "g1+", NULL));
  app_save (&app, file);
  g_assert_true (ludo_game_undo (game));
  g_assert_true (ludo_game_play (game, "f1+", NULL));
  g_assert_true (ludo_window_open_file (app.window, other));
  g_assert_true (find_question (&question));
  gtk_dialog_response (GTK_DIALOG (question), GTK_RESPONSE_CANCEL);
  g_assert_true (ludo_window_get_game (app.window) == game);

  app_save (&app, file);
  g_assert_true (ludo_window_open_file (app.window, other));
  g_assert_false (find_question (&question));
  app_close (&app);
}

static void
assert_question (GtkWindow  *question,
                 const char *wanted)
{
  g_autofree char *text = NULL;

  g_object_get (question, "text", &text, NULL);
  g_assert_cmpstr (text, ==, wanted);
}

/* A file takes the place of the game that was left without a question, unless
 * something was played in that game. */
static void
test_replace (void)
{
  g_autofree char *path = write_file ("other.ludo", "");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWindow *question;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "ken-wan", 1);
  app_save (&app, file);
  app_begin_for_persons (&app, "ken-wan", 2);
  app_close (&app);

  for (int played = 0; played < 2; played++)
    {
      /* Left on the shelf, and then on the board. */
      app_open (&app);
      g_assert_true (ludo_window_open_file (app.window, file));
      g_assert_cmpint (find_question (&question), ==, played);
      if (question != NULL)
        gtk_dialog_response (GTK_DIALOG (question), GTK_RESPONSE_CANCEL);
      game = app_begin_for_persons (&app, "ken-wan", 3 + played);
      g_assert_true (ludo_window_open_file (app.window, file));
      g_assert_false (find_question (&question));
      g_assert_true (ludo_window_get_game (app.window) != game);

      game = app_begin_for_persons (&app, "ken-wan", 5);
      app_play_plies (game, 1);
      g_assert_true (ludo_window_open_file (app.window, file));
      g_assert_true (find_question (&question));
      assert_question (question, "Replace the game in progress with "
                                 "“other.ludo”?");
      g_assert_true (ludo_window_get_game (app.window) == game);
      gtk_dialog_response (GTK_DIALOG (question), GTK_RESPONSE_CANCEL);
      app_close (&app);
    }
}

/* The file of tests/data/records, or one of this text. */
static GFile *
find_record (const char *name,
             const char *text)
{
  g_autofree char *path
    = text != NULL ? write_file (name, text)
                   : g_test_build_filename (G_TEST_DIST, "data", "records",
                                            name, NULL);

  return g_file_new_for_path (path);
}

static gboolean
is_count (GtkWidget     *widget,
          gconstpointer  unused)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "numeric");
}

static const char *
get_count (App *app)
{
  GtkWidget *count = app_find_if (app_find_within (GTK_WIDGET (app->window),
                                                   LUDO_TYPE_MESSAGE_BAR),
                                  is_count, NULL);

  return count != NULL ? gtk_label_get_text (GTK_LABEL (count)) : NULL;
}

static void
close_message (App *app)
{
  hand_settle (GTK_WIDGET (app->window));
  hand_click_widget (app_find_action (GTK_WIDGET (app->window),
                                      "message.close"));
  hand_settle (GTK_WIDGET (app->window));
}

/* If several files cannot be opened, a message names the last one and the
 * number of messages behind it, until a file opens.  Quoted text is masked and
 * short. */
static void
test_messages (void)
{
  static const struct
  {
    const char *language;
    const char *told[3];
    const char *counts[2];
    const char *question;
    const char *pipe;
  } cases[] = {
    { "en", { "“�c6e9�” cannot be played.", "“�[31mc6e9�” cannot be played.",
              "aaaa…” cannot be played." },
      { "1 of 2", "1 of 3" },
      "Replace the game in progress with “good.ludo”?",
      "pipe.ludo is not a file" },
    { "fr", { "« �c6e9� » ne peut pas être joué",
              "« �[31mc6e9� » ne peut pas être joué",
              "aaaa… » ne peut pas être joué" },
      { "1 sur 2", "1 sur 3" },
      "Remplacer la partie en cours par « good.ludo » ?",
      "pipe.ludo n’est pas un fichier" },
  };
  g_autofree char *token = g_strnfill (900000, 'a');
  g_autoptr (GFile) bidi = find_record ("bidi.ludo", NULL);
  g_autoptr (GFile) control = find_record ("ctrl.ludo", NULL);
  g_autoptr (GFile) good = find_record ("good.ludo", NULL);
  g_autofree char *pipe_path = g_build_filename (g_get_user_cache_dir (),
                                                 "pipe.ludo", NULL);
  g_autoptr (GFile) pipe = g_file_new_for_path (pipe_path);
  g_autoptr (GFile) length = NULL;
  g_autofree char *contents = NULL;
  GString *text;
  App app;

  g_assert_true (g_file_load_contents (bidi, NULL, &contents, NULL, NULL,
                                       NULL));
  text = g_string_new (contents);
  g_string_replace (text, "\u202ec6e9\u202c", token, 0);
  length = find_record ("length.ludo", text->str);
  g_string_free (text, TRUE);
  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GFile *const files[] = { bidi, control, length };
      GtkWindow *question;
      LudoGame *game;

      app_open (&app);
      app_speak (&app, cases[i].language);
      for (guint j = 0; j < G_N_ELEMENTS (files); j++)
        {
          g_assert_false (ludo_window_open_file (app.window, files[j]));
          hand_settle (GTK_WIDGET (app.window));
          g_assert_nonnull (strstr (app_message (app.window),
                                    cases[i].told[j]));
          g_assert_cmpuint (strlen (app_message (app.window)), <, 500);
          g_assert_cmpstr (get_count (&app), ==,
                           j > 0 ? cases[i].counts[j - 1] : NULL);
        }

      /* A pipe is not waited for. */
      g_assert_false (ludo_window_open_file (app.window, pipe));
      g_assert_nonnull (strstr (app_message (app.window), cases[i].pipe));
      close_message (&app);

      /* Those that wait come to be seen in their turn. */
      close_message (&app);
      g_assert_nonnull (strstr (app_message (app.window), cases[i].told[1]));
      g_assert_cmpstr (get_count (&app), ==, cases[i].counts[0]);

      g_assert_true (ludo_window_open_file (app.window, good));
      hand_settle (GTK_WIDGET (app.window));
      g_assert_null (app_message (app.window));

      /* The question names the file. */
      game = app_begin_for_persons (&app, "tavli", 3);
      app_play_plies (game, 4);
      g_assert_true (ludo_window_open_file (app.window, good));
      g_assert_true (find_question (&question));
      assert_question (question, cases[i].question);
      gtk_dialog_response (GTK_DIALOG (question), GTK_RESPONSE_CANCEL);
      app_speak (&app, "en");
      app_close (&app);
    }
}

static void
wait_for_question (App        *app,
                   GtkWindow **question)
{
  hand_wait_until (find_question, question, "the question");
  hand_settle (GTK_WIDGET (app->window));
  g_assert_cmpuint (find_questions (question), ==, 1);
}

/* However many files are opened, one thing is asked at a time, and each is
 * asked about. */
static void
test_many (void)
{
  enum { N_FILES = 12 };
  g_autofree char *path = write_file ("many.ludo", "");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWindow *question;
  LudoGame *game;
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "chisolo", 2);
  app_save (&app, file);
  game = app_begin_for_persons (&app, "chisolo", 1);
  g_assert_true (ludo_game_play (game, "g1+", NULL));
  for (int i = 0; i < N_FILES; i++)
    g_assert_true (ludo_window_open_file (app.window, file));

  for (int i = 0; i < N_FILES - 1; i++)
    {
      wait_for_question (&app, &question);
      g_assert_true (ludo_window_get_game (app.window) == game);
      gtk_dialog_response (GTK_DIALOG (question), GTK_RESPONSE_CANCEL);
    }
  wait_for_question (&app, &question);
  gtk_dialog_response (GTK_DIALOG (question), GTK_RESPONSE_CLOSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_false (find_question (&question));
  g_assert_true (ludo_window_get_game (app.window) != game);
  app_close (&app);
}

/* A game that is asked for waits for the answer too, whatever is asked. */
static void
test_turns (void)
{
  g_autofree char *path = write_file ("turns.ludo", "");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWindow *question;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "ken-wan", 2);
  app_save (&app, file);
  app_begin_for_persons (&app, "chisolo", 1);
  game = app_begin_for_persons (&app, "ken-wan", 3);
  app_play_plies (game, 1);
  g_assert_true (ludo_window_open_file (app.window, file));
  ludo_window_resume (app.window, "chisolo");
  wait_for_question (&app, &question);
  g_assert_true (ludo_window_get_game (app.window) == game);
  gtk_dialog_response (GTK_DIALOG (question), GTK_RESPONSE_CANCEL);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (ludo_game_get_rules
                     (ludo_window_get_game (app.window))->id, ==, "chisolo");

  /* Closed with something waiting, the window asks nothing more. */
  ludo_window_resume (app.window, "ken-wan");
  g_assert_true (ludo_window_open_file (app.window, file));
  ludo_window_resume (app.window, "chisolo");
  g_assert_true (find_question (&question));
  app_close (&app);
}

/* A pipe in the place of any file of the program's own stops nothing. */
static void
test_no_file (gconstpointer language)
{
  static const char *const places[]
    = { "current/ken-wan.ludo", "current-2/ken-wan.ludo", "finished/a.ludo",
        "setups.ini", "lessons", "content/ken-wan/rules.page" };
  LudoGame *game;
  App app;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *path = g_build_filename (g_get_user_data_dir (),
                                                "ludotheque", places[i], NULL);
      g_autofree char *above = g_path_get_dirname (path);

      g_assert_cmpint (g_mkdir_with_parents (above, 0700), ==, 0);
      remove (path);
      g_assert_cmpint (mkfifo (path, 0600), ==, 0);
    }

  ludo_language_set (language);
  app_open (&app);
  ludo_window_resume (app.window, "ken-wan");
  hand_settle (GTK_WIDGET (app.window));
  /* One sentence says where the work in lessons was saved. */
  WAIT_FOR (app_message (app.window) != NULL, "the message");
  g_assert_nonnull (strstr (app_message (app.window),
                            strcmp (language, "fr") == 0
                              ? "le fichier abîmé a été gardé sous le nom"
                              : "the damaged file was kept as"));
  g_assert_nonnull (strstr (app_message (app.window), ".broken"));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.close-message",
                              NULL);
  g_assert_null (app_message (app.window));
  game = app_begin_for_persons (&app, "ken-wan", 1);
  app_play_plies (game, 3);
  app_wait_kept (&app);
  g_assert_null (app_message (app.window));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "ken-wan/first-steps");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "learn");
  app_close (&app);

  app_open (&app);
  ludo_window_resume (app.window, "ken-wan");
  hand_settle (GTK_WIDGET (app.window));
  game = ludo_window_get_game (app.window);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 3);
  ludo_language_set ("en");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/files/kept", test_files);
  g_test_add_func ("/app/files/replace", test_replace);
  g_test_add_func ("/app/files/reopen", test_reopen);
  g_test_add_func ("/app/files/other-way", test_other_way);
  g_test_add_func ("/app/files/messages", test_messages);
  g_test_add_func ("/app/files/many", test_many);
  g_test_add_func ("/app/files/turns", test_turns);
  g_test_add_data_func ("/app/files/no-file/en", "en", test_no_file);
  g_test_add_data_func ("/app/files/no-file/fr", "fr", test_no_file);

  return g_test_run ();
}
