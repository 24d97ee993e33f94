/* test-rule-room.c: a rule is changed, guessed and compared, by mouse and keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "room-hand.h"

#include <X11/keysym.h>
#include <glib/gstdio.h>

#include "app/chance/ludo-chance-sheet.h"
#include "app/new-game/ludo-choices.h"
#include "heard-fixture.h"
#include "play/record/ludo-transcript.h"
#include "test-wait.h"

static LudoRuleChange *
the_rules (App *app)
{
  return ludo_laboratory_get_rule_change (app_laboratory (app));
}

static void
open_room (App *app)
{
  app_open (app);
  show_room (app, "zohn-ahl/rule");
  /* The changes of another test are still there. */
  ludo_rule_change_set_ruleset (the_rules (app), 0);
  hand_settle (GTK_WIDGET (app->window));
}

static gboolean
is_solved (App *app)
{
  return ludo_rule_change_is_current (the_rules (app))
         && ludo_rule_change_get_phase (the_rules (app))
            == LUDO_RULE_PHASE_SOLVED;
}

static const char *
words_of (App *app)
{
  GtkWidget *words = part (app, "words");

  return words != NULL ? gtk_label_get_text (GTK_LABEL (words)) : "";
}

/* The figures are hidden before the guess; the guess stays beside them as the
 * rules go on changing, and in another language. */
static void
test_guess (void)
{
  GtkWidget *spin;
  App app;

  open_room (&app);
  g_assert_null (part (&app, "plot"));
  g_assert_false (gtk_widget_get_sensitive (part (&app, "guess_button")));
  g_assert_cmpstr (words_of (&app), ==, "");

  /* The first field is the number of counters. */
  spin = app_find_within (part (&app, "knob_box"), GTK_TYPE_SPIN_BUTTON);
  gtk_widget_grab_focus (spin);
  hand_press_key (XK_Down, FALSE, FALSE);
  WAIT_UNTIL (ludo_rule_change_get_variant (the_rules (&app))->values[0] == 3);
  WAIT_UNTIL (ludo_rule_change_can_guess (the_rules (&app)));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (part (&app, "plot"));
  g_assert_cmpstr (words_of (&app), ==, "");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (part (&app, "guess_length")),
                              LUDO_RULE_MOVE_UP);
  click (&app, "guess_button");
  WAIT_UNTIL (is_solved (&app));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (part (&app, "plot"));
  g_assert_nonnull (strstr (words_of (&app),
                            "You guessed that a game would take longer. It is "
                            "shorter."));

  ludo_window_rebuild (app.window);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (strstr (words_of (&app), "You guessed"));
  click (&app, "guess_again_button");
  g_assert_null (part (&app, "plot"));
  g_assert_cmpstr (words_of (&app), ==, "");
  click (&app, "no_guess_button");
  WAIT_UNTIL (strstr (words_of (&app), "wins") != NULL);
  g_assert_null (strstr (words_of (&app), "You guessed"));

  click (&app, "reset_button");
  g_assert_null (part (&app, "plot"));
  g_assert_cmpint (ludo_rule_change_get_variant (the_rules (&app))->values[0],
                   ==, 4);
  app_close (&app);
}

/* A game that might never end is locked, before the guess too. */
static void
test_lock (void)
{
  const GameVariants *rules;
  App app;

  open_room (&app);
  rules = ludo_rule_change_get_info (the_rules (&app))->variants->rules;
  for (gsize i = 0; i < rules->n_knobs; i++)
    if (rules->knobs[i].least == 0 && rules->knobs[i].most > 1
        && rules->knobs[i].most < 100)
      ludo_rule_change_set_value (the_rules (&app), i, 0);
  WAIT_UNTIL (g_str_has_prefix (words_of (&app), "Nothing is"));
  g_assert_false (ludo_rule_change_can_guess (the_rules (&app)));
  g_assert_null (part (&app, "plot"));
  g_assert_null (part (&app, "export_row"));
  app_close (&app);
}

/* Each act is heard once; T shows the table in the place of the picture, whose
 * places are told, and survives a change of language. */
static void
test_heard (void)
{
  App app;

  open_room (&app);
  app_listen ();
  ludo_rule_change_set_value (the_rules (&app), 0, 2);
  WAIT_UNTIL (ludo_rule_change_can_guess (the_rules (&app)));
  hand_settle (GTK_WIDGET (app.window));
  g_ptr_array_set_size (app_get_heard (), 0);
  click (&app, "no_guess_button");
  WAIT_UNTIL (app_count_heard ("The side that begins wins") == 1);
  WAIT_UNTIL (part (&app, "plot") != NULL
              && gtk_widget_has_focus (part (&app, "plot")));
  hand_press_key (XK_End, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("laps: ") == 1);
  hand_press_key (XK_t, FALSE, FALSE);
  WAIT_UNTIL (part (&app, "table") != NULL
              && gtk_widget_has_focus (part (&app, "table")));
  hand_press_key (XK_End, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("counters of each side") == 1);
  hand_press_key (XK_l, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("The side that begins wins") == 2);
  ludo_window_rebuild (app.window);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (part (&app, "table"));
  click (&app, "table_button");
  WAIT_UNTIL (part (&app, "plot") != NULL);
  g_assert_null (part (&app, "table"));
  app_stop_listening ();
  app_close (&app);
}

/* A name is typed, with letters that are keys of the room elsewhere, stays in
 * another language, and names the file; what is typed is limited. */
static void
test_name (void)
{
  GtkWidget *entry;
  GtkWidget *dialog;
  g_autofree char *file = NULL;
  App app;

  open_room (&app);
  app_listen ();
  entry = part (&app, "name_entry");
  gtk_widget_grab_focus (entry);
  g_ptr_array_set_size (app_get_heard (), 0);
  hand_press_key (XK_l, FALSE, FALSE);
  hand_press_key (XK_space, FALSE, FALSE);
  hand_press_key (XK_slash, FALSE, FALSE);
  hand_press_key (XK_t, FALSE, FALSE);
  WAIT_UNTIL (g_str_equal (ludo_rule_change_get_name (the_rules (&app)),
                           "l /t"));
  g_assert_cmpuint (app_count_heard ("Change a rule"), ==, 0);
  ludo_window_rebuild (app.window);
  hand_settle (GTK_WIDGET (app.window));
  entry = part (&app, "name_entry");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "l /t");

  click (&app, "save_button");
  dialog = app_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  file = gtk_file_chooser_get_current_name (GTK_FILE_CHOOSER (dialog));
  g_assert_cmpstr (file, ==, "l -t.variant");
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  hand_settle (GTK_WIDGET (app.window));
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  gtk_editable_set_text (GTK_EDITABLE (entry),
                         "0123456789012345678901234567890123456789more");
  g_assert_cmpstr (ludo_rule_change_get_name (the_rules (&app)), ==,
                   "0123456789012345678901234567890123456789");
  ludo_rule_change_set_name (the_rules (&app), "");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  app_stop_listening ();
  app_close (&app);
}

static char *
dup_page (App *app)
{
  GString *text = g_string_new (NULL);

  for (GtkWidget *cell = gtk_widget_get_first_child (part (app, "page"));
       cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    g_string_append_printf (text, "%s\n",
                            gtk_label_get_text (GTK_LABEL (cell)));

  return g_string_free (text, FALSE);
}

/* The page of rules follows the fields and the name, is one place for keys,
 * which bring each of its rules into sight, and tells nothing exact. */
static void
test_page (void)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  graphene_rect_t bounds;
  GtkWidget *cell;
  App app;

  open_room (&app);
  before = dup_page (&app);
  g_assert_nonnull (strstr (before, "begins with 4 counters"));
  g_assert_null (strstr (before, "Changed: "));
  gtk_widget_grab_focus (app_find_within (part (&app, "knob_box"),
                                          GTK_TYPE_SPIN_BUTTON));
  hand_press_key (XK_Up, FALSE, FALSE);
  WAIT_UNTIL (ludo_rule_change_get_variant (the_rules (&app))->values[0] == 5);
  hand_settle (GTK_WIDGET (app.window));
  after = dup_page (&app);
  g_assert_nonnull (strstr (after, "Changed: Each side begins with 5"));
  g_assert_null (strstr (after, "wins 5"));
  gtk_editable_set_text (GTK_EDITABLE (part (&app, "name_entry")), "Five");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (part (&app, "page_title"))),
                   ==, "Five");

  app_listen ();
  gtk_widget_grab_focus (part (&app, "page"));
  g_ptr_array_set_size (app_get_heard (), 0);
  hand_press_key (XK_Home, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("By the sheet’s rules: Each side begins with "
                               "4") == 1);
  hand_press_key (XK_End, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("pays all that it has.") == 1);
  hand_settle (GTK_WIDGET (app.window));
  cell = gtk_widget_get_last_child (part (&app, "page"));
  g_assert_true (gtk_widget_compute_bounds (cell, GTK_WIDGET (app.window),
                                            &bounds));
  g_assert_cmpfloat (bounds.origin.y, >, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (app.window)));
  app_stop_listening ();
  ludo_rule_change_set_name (the_rules (&app), "");
  app_close (&app);
}

static void
done_cb (gboolean *done)
{
  *done = TRUE;
}

/* On paper the page has the name, and all rules on one sheet. */
static void
test_paper (void)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (),
                                            "rules.pdf", NULL);
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *pdf = NULL;
  gboolean done = FALSE;
  GtkWidget *dialog;
  int n;
  App app;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==, 0);
  open_room (&app);
  rows = ludo_rule_change_dup_page (the_rules (&app));
  operation = ludo_chance_sheet_new ("Five", NULL, "Begun from the sheet.",
                                     rows);
  gtk_print_operation_set_export_filename (operation, path);
  g_signal_connect_swapped (operation, "done", G_CALLBACK (done_cb), &done);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT,
                           GTK_WINDOW (app.window), NULL);
  WAIT_UNTIL (done);
  g_object_get (operation, "n-pages", &n, NULL);
  g_assert_cmpint (n, ==, 1);
  WAIT_UNTIL (g_file_get_contents (path, &pdf, NULL, NULL));
  g_assert_true (g_str_has_prefix (pdf, "%PDF-"));
  g_unlink (path);
  gtk_widget_grab_focus (part (&app, "print_button"));
  hand_settle (GTK_WIDGET (app.window));
  hand_press_key (XK_Return, FALSE, FALSE);
  dialog = app_wait_for_window (GTK_TYPE_DIALOG);
  g_assert_cmpstr (G_OBJECT_TYPE_NAME (dialog), ==, "GtkPrintUnixDialog");
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  hand_settle (GTK_WIDGET (app.window));
  app_close (&app);
}

static gboolean
is_chosen (GtkFileChooser *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);

  return file != NULL;
}

/* Rules are saved, changed, and opened again; a file of something else is
 * complained of, and changes nothing. */
static void
test_files (void)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (),
                                            "a.variant", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (g_get_user_cache_dir ());
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;
  App app;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==, 0);
  open_room (&app);
  ludo_rule_change_set_value (the_rules (&app), 0, 7);
  ludo_rule_change_set_name (the_rules (&app), "Seven");
  for (guint i = 0; i < 3; i++)
    {
      GtkWidget *dialog;

      if (i == 2)
        g_assert_true (g_file_set_contents (path, "[Variant]\nversion=9\n", -1,
                                            NULL));
      hand_settle (GTK_WIDGET (app.window));
      hand_click_widget (part (&app, i == 0 ? "save_button" : "open_button"));
      dialog = app_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
      if (i == 0)
        gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder,
                                             NULL);
      if (i == 0)
        gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog),
                                           "a.variant");
      else
        {
          gtk_file_chooser_set_file (GTK_FILE_CHOOSER (dialog), file, NULL);
          WAIT_UNTIL (is_chosen (GTK_FILE_CHOOSER (dialog)));
        }
      hand_settle (dialog);
      gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
      if (i == 0)
        {
          WAIT_UNTIL (g_file_get_contents (path, &text, NULL, NULL));
          ludo_rule_change_set_ruleset (the_rules (&app), 3);
          ludo_rule_change_set_name (the_rules (&app), "Culin’s");
        }
      else if (i == 1)
        WAIT_UNTIL (ludo_rule_change_get_variant (the_rules (&app))->values[0]
                    == 7);
      else
        WAIT_UNTIL (app_message (app.window) != NULL
                    && strstr (app_message (app.window), "version 9") != NULL);
    }
  g_assert_cmpint (ludo_rule_change_get_variant (the_rules (&app))->values[0],
                   ==, 7);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (part (&app,
                                                              "name_entry"))),
                   ==, "Seven");
  ludo_rule_change_set_name (the_rules (&app), "");
  g_unlink (path);
  app_close (&app);
}

/* The rules are played in the window, by keys, once they are changed and can
 * end; the game keeps them in another language and when a throw is undone. */
static void
test_play (void)
{
  static const char start[] = "zohn-al spaces=22 lap=2: - - 4 4 r -";
  g_autofree char *text = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *told = NULL;
  g_autoptr (LudoGame) other = ludo_game_new ("zohn-ahl", NULL, 7, NULL);
  g_autoptr (LudoGame) played = NULL;
  g_autoptr (LudoGame) again = NULL;
  g_autofree char *title = NULL;
  GtkWidget *changes;
  App app;

  open_room (&app);
  g_assert_false (gtk_widget_get_sensitive (part (&app, "play_button")));
  ludo_rule_change_set_value (the_rules (&app), 1, 22);
  ludo_rule_change_set_value (the_rules (&app), 20, 2);
  ludo_rule_change_set_name (the_rules (&app), "Short/Circuit");
  WAIT_UNTIL (ludo_rule_change_is_current (the_rules (&app)));
  hand_settle (GTK_WIDGET (app.window));
  gtk_widget_grab_focus (part (&app, "play_button"));
  hand_settle (GTK_WIDGET (app.window));
  hand_press_key (XK_Return, FALSE, FALSE);
  WAIT_UNTIL (g_str_equal (ludo_window_get_page (app.window), "play"));
  text = ludo_game_dup_position_text (ludo_window_get_game (app.window));
  g_assert_cmpstr (text, ==, start);
  title = app_dup_title (&app);
  g_assert_nonnull (strstr (title, "Short/Circuit (Zohn Ahl)"));
  again = ludo_choices_begin_again (ludo_window_get_game (app.window), 1,
                                    FALSE);
  g_assert_cmpstr (ludo_game_get_rules_name (again), ==, "Short/Circuit");
  ludo_rule_change_set_name (the_rules (&app), "");

  hand_settle (GTK_WIDGET (app.window));
  gtk_widget_grab_focus (app_find_within (GTK_WIDGET (app.window),
                                          LUDO_TYPE_BOARD));
  hand_press_key (XK_space, FALSE, FALSE);
  WAIT_UNTIL (ludo_game_get_n_plies (ludo_window_get_game (app.window)) == 1);
  ludo_window_rebuild (app.window);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpint (ludo_game_get_n_plies (ludo_window_get_game (app.window)),
                   ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.undo", NULL);
  undone = ludo_game_dup_position_text (ludo_window_get_game (app.window));
  g_assert_cmpstr (undone, ==, start);

  /* Above the rules of the sheet stands what is changed in them. */
  played = g_object_ref (ludo_window_get_game (app.window));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.read-rules", NULL);
  hand_settle (GTK_WIDGET (app.window));
  told = ludo_transcript_dup_changes (ludo_window_get_game (app.window));
  changes = app_find_label (GTK_WIDGET (app.window), g_strchomp (told));
  g_assert_nonnull (changes);
  g_assert_true (gtk_widget_get_mapped (changes));
  g_assert_nonnull (strstr (told, "Changed: The circuit has 22 spaces."));
  g_assert_nonnull (strstr (told, "By the sheet’s rules: The circuit has 28 "
                            "spaces."));
  ludo_window_show_game (app.window, other);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_false (gtk_widget_get_mapped (changes));

  /* So it does where the rules fill the window, and above no other page. */
  ludo_window_show_game (app.window, played);
  gtk_window_set_default_size (GTK_WINDOW (app.window), 360, 640);
  WAIT_UNTIL (gtk_widget_get_width (GTK_WIDGET (app.window)) < 400);
  hand_settle (GTK_WIDGET (app.window));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.read-rules", NULL);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "read");
  changes = app_find_label (GTK_WIDGET (app.window), told);
  g_assert_nonnull (changes);
  g_assert_true (gtk_widget_get_mapped (changes));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (app.window)), <, 400);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.read-page", "s",
                              "history");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_false (gtk_widget_get_mapped (changes));
  app_close (&app);
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/rule-room/guess", test_guess);
  g_test_add_func ("/rule-room/lock", test_lock);
  g_test_add_func ("/rule-room/heard", test_heard);
  g_test_add_func ("/rule-room/name", test_name);
  g_test_add_func ("/rule-room/page", test_page);
  g_test_add_func ("/rule-room/paper", test_paper);
  g_test_add_func ("/rule-room/files", test_files);
  g_test_add_func ("/rule-room/play", test_play);

  return g_test_run ();
}
