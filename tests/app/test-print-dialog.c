/* test-print-dialog.c: what is printed of a game, and how that is chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <X11/keysym.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app-fixture.h"
#include "app/printing/ludo-print-dialog.h"
#include "app/printing/ludo-print-operation.h"
#include "app/reading/ludo-reading-page.h"
#include "games/games.h"
#include "heard-fixture.h"
#include "play/ludo-language.h"
#include "print/ludo-kit-choice.h"
#include "reader/ludo-page-view.h"
#include "test-wait.h"

typedef struct
{
  App app;
  LudoPrintDialog *dialog;
} Fixture;

static GtkWidget *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (LUDO_IS_PRINT_DIALOG (window) && gtk_widget_get_mapped (window))
        return window;
    }

  return NULL;
}

static gboolean
has_dialog (gpointer data)
{
  return find_dialog () != NULL;
}

static gboolean
is_file (gpointer data)
{
  g_autofree char *text = NULL;
  gsize length;

  return g_file_get_contents (data, &text, &length, NULL)
         && g_str_has_suffix (g_strchomp (text + (length > 6 ? length - 6 : 0)),
                              "EOF");
}

static GtkWidget *
child (Fixture    *fixture,
       const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (
    GTK_WIDGET (fixture->dialog), LUDO_TYPE_PRINT_DIALOG, name));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  app_open (&fixture->app);
  app_begin_for_persons (&fixture->app, data, 1);
  hand_press_key (XK_p, TRUE, FALSE);
  hand_wait_until (has_dialog, NULL, "the dialog");
  fixture->dialog = LUDO_PRINT_DIALOG (find_dialog ());
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  app_close (&fixture->app);
}

/* Every choice has sheets, in every way; what changes nothing is not there. */
static void
test_choices (Fixture       *fixture,
              gconstpointer  data)
{
  GtkDropDown *what = GTK_DROP_DOWN (child (fixture, "what"));
  guint n = g_list_model_get_n_items (gtk_drop_down_get_model (what));
  gboolean dice = games_find (data)->has_chance;

  g_assert_cmpuint (n, ==, dice ? 10 : 9);
  g_assert_true (gtk_widget_is_ancestor
                   (gtk_window_get_focus (GTK_WINDOW (fixture->dialog)),
                    GTK_WIDGET (what)));
  for (guint i = 0; i < n; i++)
    {
      gtk_drop_down_set_selected (what, i);
      g_assert_nonnull (ludo_print_dialog_get_print (fixture->dialog));
      g_assert_cmpuint (ludo_print_get_n_sheets (
                          ludo_print_dialog_get_print (fixture->dialog)), >, 0);
      /* Only Ken Wan's boards have colours on sheets. */
      g_assert_cmpint (gtk_widget_get_visible (child (fixture, "mono")), ==,
                       i == 0 || i == 3
                       || (!dice && (i == 1 || (i >= 4 && i <= 7))));
      g_assert_cmpint (gtk_widget_get_visible (child (fixture, "copies")), ==,
                       i >= 3 && i <= 7);
      g_assert_cmpint (gtk_widget_get_visible (child (fixture, "pieces")), ==,
                       i == 3);
    }

  /* The pieces of a kit and its rules are chosen. */
  gtk_drop_down_set_selected (what, 3);
  for (guint i = 0; i < LUDO_N_PIECES; i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (child (fixture, "pieces")), i);
      g_assert_cmpint (ludo_print_get_options (ludo_print_dialog_get_print
                                                 (fixture->dialog))->pieces, ==,
                       i);
      g_assert_nonnull (strstr (gtk_label_get_text (
                                  GTK_LABEL (child (fixture, "place"))),
                                i == LUDO_PIECES_GOOD
                                && g_str_equal (data, "ken-wan")
                                  ? "to cut and glue; the quick pieces take "
                                    "far less\n"
                                  : "to cut and glue\n"));
      g_assert_nonnull (strstr (gtk_label_get_text (
                                  GTK_LABEL (child (fixture, "place"))),
                                "ard of 160 to 200 g"));
    }
  gtk_check_button_set_active (GTK_CHECK_BUTTON (child (fixture, "save_ink")),
                               TRUE);
  g_assert_true (ludo_print_get_options (ludo_print_dialog_get_print
                                           (fixture->dialog))->save_ink);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (child (fixture, "rulesets")),
                              (guint) ludo_kit_count_choices (data) - 1);
  g_assert_cmpstr (ludo_print_get_options (ludo_print_dialog_get_print
                                             (fixture->dialog))->ruleset, ==,
                   ludo_kit_choice_id (data,
                                       ludo_kit_count_choices (data) - 1));

  /* The controls change the sheets, and the buttons turn them over. */
  gtk_drop_down_set_selected (what, 4);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (child (fixture, "copies")), 3);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (child (fixture, "papers")), 1);
  g_assert_cmpuint (ludo_print_get_n_sheets (
                      ludo_print_dialog_get_print (fixture->dialog)), ==, 6);
  g_assert_cmpfloat_with_epsilon (
    ludo_print_get_options (ludo_print_dialog_get_print
                              (fixture->dialog))->width, 215.9, 1e-6);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (child (fixture,
                                                        "landscape")), TRUE);
  g_assert_cmpfloat_with_epsilon (
    ludo_print_get_options (ludo_print_dialog_get_print
                              (fixture->dialog))->height, 215.9, 1e-6);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (child (fixture,
                                                        "landscape")), FALSE);
  g_assert_false (gtk_widget_get_sensitive (child (fixture, "back")));
  app_listen ();
  for (int i = 0; i < 5; i++)
    g_signal_emit_by_name (child (fixture, "forward"), "clicked");
  WAIT_UNTIL (app_count_heard ("Sheet 6 of 6") > 0);
  app_stop_listening ();
  hand_settle (GTK_WIDGET (fixture->dialog));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (child (fixture, "place"))),
                   ==, "Sheet 6 of 6\nDifferent worksheets, 2 sheets each");
  g_assert_false (gtk_widget_get_sensitive (child (fixture, "forward")));
}

static gboolean
find_question (gpointer question)
{
  GListModel *windows = gtk_window_get_toplevels ();

  *(GtkDialog **) question = NULL;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (GTK_IS_MESSAGE_DIALOG (window))
        *(GtkDialog **) question = GTK_DIALOG (window);
    }

  return *(GtkDialog **) question != NULL;
}

/* A folder that does not exist is asked about, and not made before the answer;
 * one that cannot be made is told. */
static void
test_folder (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *outer = g_build_filename (g_get_user_cache_dir (), "outer",
                                             NULL);
  g_autofree char *inner = g_build_filename (outer, "inner", NULL);
  g_autofree char *path = g_build_filename (inner, "game.pdf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/proc/no/such/a.pdf");
  GtkDialog *question;
  char *text;

  ludo_print_dialog_export (fixture->dialog, file);
  hand_wait_until (find_question, &question, "the question");
  g_object_get (question, "text", &text, NULL);
  g_assert_nonnull (strstr (text, "inner"));
  g_free (text);
  g_assert_false (g_file_test (outer, G_FILE_TEST_EXISTS));
  gtk_dialog_response (question, GTK_RESPONSE_CANCEL);
  g_assert_false (find_question (&question));
  g_assert_true (find_dialog () == GTK_WIDGET (fixture->dialog));
  g_assert_false (g_file_test (outer, G_FILE_TEST_EXISTS));

  ludo_print_dialog_export (fixture->dialog, file);
  hand_wait_until (find_question, &question, "the question");
  gtk_dialog_response (question, GTK_RESPONSE_ACCEPT);
  hand_wait_until (is_file, path, "the file");
  g_assert_null (find_dialog ());
  g_unlink (path);
  g_assert_cmpint (g_rmdir (inner), ==, 0);
  g_assert_cmpint (g_rmdir (outer), ==, 0);

  fixture->dialog =
    LUDO_PRINT_DIALOG (ludo_window_print_game (fixture->app.window));
  ludo_print_dialog_export (fixture->dialog, nowhere);
  hand_wait_until (find_question, &question, "the question");
  gtk_dialog_response (question, GTK_RESPONSE_ACCEPT);
  while (app_message (fixture->app.window) == NULL
         || strstr (app_message (fixture->app.window), "/proc/no") == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* The file has the pages that are shown, and one that cannot be written is
 * reported. */
static void
test_export (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (),
                                            "game.pdf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/dev/null/a.pdf");

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==,
                   0);
  ludo_print_dialog_export (fixture->dialog, file);
  hand_wait_until (is_file, path, "the file");
  g_unlink (path);

  fixture->dialog =
    LUDO_PRINT_DIALOG (ludo_window_print_game (fixture->app.window));
  ludo_print_dialog_export (fixture->dialog, nowhere);
  while (app_message (fixture->app.window) == NULL
         || strstr (app_message (fixture->app.window), "/dev/null") == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* A booklet that is folded has half as many sides. */
static void
test_folded (void)
{
  Fixture fixture = { .dialog = NULL };
  guint n_sheets;

  app_open (&fixture.app);
  gtk_widget_activate_action (GTK_WIDGET (fixture.app.window), "win.print-of",
                              "s", "chisolo");
  hand_wait_until (has_dialog, NULL, "the dialog");
  fixture.dialog = LUDO_PRINT_DIALOG (find_dialog ());
  g_assert_false (gtk_widget_get_visible (child (&fixture, "folded")));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (child (&fixture, "what")), 4);
  g_assert_true (gtk_widget_get_visible (child (&fixture, "folded")));
  g_assert_false (gtk_widget_get_visible (child (&fixture, "right")));
  n_sheets = ludo_print_get_n_sheets
    (ludo_print_dialog_get_print (fixture.dialog));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (child (&fixture, "folded")),
                               TRUE);
  g_assert_true (gtk_widget_get_visible (child (&fixture, "right")));
  g_assert_cmpuint (ludo_print_get_n_sheets (ludo_print_dialog_get_print
                                               (fixture.dialog)), <, n_sheets);
  app_close (&fixture.app);
}

static gboolean
is_kept (gpointer data)
{
  LudoPrintOffset offset;

  ludo_print_offset_load (&offset);

  return offset.right > 1.4 && offset.down < -0.4;
}

/* The offset that was told is offered to the next who prints. */
static void
test_offset (Fixture       *fixture,
             gconstpointer  data)
{
  GtkDropDown *what = GTK_DROP_DOWN (child (fixture, "what"));

  g_assert_false (gtk_widget_get_visible (child (fixture, "right")));
  /* The kit, whose pieces have backs. */
  gtk_drop_down_set_selected (what, 3);
  g_assert_true (gtk_widget_get_visible (child (fixture, "right")));
  g_assert_true (gtk_widget_get_visible (child (fixture, "fold_backs")));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (child (fixture,
                                                        "fold_backs")), TRUE);
  g_assert_false (gtk_widget_get_visible (child (fixture, "right")));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (child (fixture,
                                                        "fold_backs")), FALSE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (child (fixture, "right")), 1.5);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (child (fixture, "down")), -0.5);
  g_assert_cmpfloat_with_epsilon (
    ludo_print_get_options (ludo_print_dialog_get_print
                              (fixture->dialog))->offset.right, 1.5, 1e-6);
  gtk_window_destroy (GTK_WINDOW (fixture->dialog));
  hand_wait_until (is_kept, NULL, "the offset to be kept");
  fixture->dialog =
    LUDO_PRINT_DIALOG (ludo_window_print_game (fixture->app.window));
  g_assert_cmpfloat_with_epsilon (
    gtk_spin_button_get_value (GTK_SPIN_BUTTON (child (fixture, "right"))), 1.5,
    1e-6);
  g_assert_cmpfloat_with_epsilon (
    ludo_print_get_options (ludo_print_dialog_get_print
                              (fixture->dialog))->offset.down, -0.5, 1e-6);
}

/* From the shelf a game is asked for, of which there is no position. */
static void
test_shelf (void)
{
  Fixture fixture = { .dialog = NULL };
  GtkDropDown *what;

  app_open (&fixture.app);
  gtk_widget_activate_action (GTK_WIDGET (fixture.app.window), "win.print-of",
                              "s", "chisolo");
  hand_wait_until (has_dialog, NULL, "the dialog");
  fixture.dialog = LUDO_PRINT_DIALOG (find_dialog ());
  what = GTK_DROP_DOWN (child (&fixture, "what"));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (what)),
                    ==, 12);
  for (guint i = 0; i < 12; i++)
    {
      gtk_drop_down_set_selected (what, i);
      g_assert_nonnull (ludo_print_dialog_get_print (fixture.dialog));
    }
  app_close (&fixture.app);
}

static gboolean
reads_class (gpointer app)
{
  return g_str_equal (ludo_window_get_page (((App *) app)->window), "read");
}

/* A link of a class page offers the sheets of which it speaks, each once more
 * under Teaching. */
static void
test_links (void)
{
  static const struct
  {
    const char *link;
    const char *what;
  } links[] = {
    { "print/poem", "Poem in Three Languages" },
    { "print/kit", "Game to Cut Out" },
    { "print/class-sheet", "Worksheet for the Class" },
    { "print/words", "Words and Sentences for a Language Class" },
  };
  Fixture fixture = { .dialog = NULL };
  App *app = &fixture.app;

  app_open (app);
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.read-of", "s",
                              "tavli/class");
  hand_wait_until (reads_class, app, "the page");
  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      GtkWidget *page = app_find (GTK_WIDGET (app->window),
                                  LUDO_TYPE_READING_PAGE);
      GtkStringObject *what;

      g_signal_emit_by_name (app_find (page, LUDO_TYPE_PAGE_VIEW),
                             "followed", links[i].link, "");
      hand_wait_until (has_dialog, NULL, "the dialog");
      fixture.dialog = LUDO_PRINT_DIALOG (find_dialog ());
      what = gtk_drop_down_get_selected_item
               (GTK_DROP_DOWN (child (&fixture, "what")));
      g_assert_cmpstr (gtk_string_object_get_string (what), ==, links[i].what);
      g_assert_nonnull (ludo_print_dialog_get_print (fixture.dialog));
      gtk_window_destroy (GTK_WINDOW (fixture.dialog));
    }
  app_close (app);
}

/* In the chance laboratory Ctrl+P prints what is shown there, and no sheets of
 * the game. */
static void
test_laboratory (void)
{
  GtkWidget *dialog;
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.chance", "s",
                              "zohn-ahl");
  ludo_throws_set_guess (ludo_laboratory_get_throws (app_laboratory (&app)),
                         NULL);
  hand_settle (GTK_WIDGET (app.window));
  hand_press_key (XK_p, TRUE, FALSE);
  dialog = app_wait_for_window (GTK_TYPE_DIALOG);
  g_assert_cmpstr (G_OBJECT_TYPE_NAME (dialog), ==, "GtkPrintUnixDialog");
  g_assert_null (find_dialog ());
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  hand_settle (GTK_WIDGET (app.window));
  app_close (&app);
}

/* In a lesson Ctrl+P offers a worksheet about its position, and the key. */
static void
test_lesson (void)
{
  Fixture fixture = { .dialog = NULL };
  const LudoPrintOptions *options;
  GtkDropDown *what;

  app_open (&fixture.app);
  gtk_widget_activate_action (GTK_WIDGET (fixture.app.window), "win.learn",
                              "s", "chisolo/lessons/first-steps#sow");
  hand_focus_window (GTK_WIDGET (fixture.app.window));
  hand_settle (GTK_WIDGET (fixture.app.window));
  hand_press_key (XK_p, TRUE, FALSE);
  hand_wait_until (has_dialog, NULL, "the dialog");
  fixture.dialog = LUDO_PRINT_DIALOG (find_dialog ());
  what = GTK_DROP_DOWN (child (&fixture, "what"));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (what)),
                    ==, 6);
  for (guint i = 0; i < 6; i++)
    {
      gtk_drop_down_set_selected (what, i);
      g_assert_nonnull (ludo_print_dialog_get_print (fixture.dialog));
    }
  gtk_drop_down_set_selected (what, 0);
  options = ludo_print_get_options (ludo_print_dialog_get_print
                                      (fixture.dialog));
  g_assert_nonnull (options->state);
  g_assert_cmpmem (options->state, sizeof *options->state,
                   ludo_game_get_state (options->game),
                   sizeof *options->state);
  app_close (&fixture.app);
}

static void
unprinted_cb (GtkPrintOperation       *operation,
              GtkPrintOperationResult  result,
              int                     *n_done)
{
  g_assert_cmpint (result, ==, GTK_PRINT_OPERATION_RESULT_CANCEL);
  g_assert_null (ludo_print_operation_dup_reason (operation, result));
  (*n_done)++;
}

static void
done_cb (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         int                     *n_done)
{
  g_assert_cmpint (result, ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  (*n_done)++;
}

static gboolean
is_done (gpointer n_done)
{
  return *(int *) n_done > 0;
}

/* The desktop's own printing draws as many sheets as are shown, on the paper on
 * which they are shown. */
static void
test_operation (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (),
                                            "game.pdf", NULL);
  LudoPrintOptions options =
    *ludo_print_get_options (ludo_print_dialog_get_print (fixture->dialog));
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (LudoPrint) print = NULL;
  g_autoptr (GtkPageSetup) setup = NULL;
  int n_done = 0;
  int n_sheets;

  options.width = 279.4;
  options.height = 215.9;
  operation = ludo_print_operation_new (LUDO_PRINT_KIT, &options);
  print = ludo_print_new (LUDO_PRINT_KIT, &options, NULL);
  g_object_get (operation, "default-page-setup", &setup, NULL);
  g_assert_cmpfloat_with_epsilon (
    gtk_page_setup_get_paper_width (setup, GTK_UNIT_MM), 279.4, 1e-3);
  g_assert_cmpfloat_with_epsilon (
    gtk_page_setup_get_paper_height (setup, GTK_UNIT_MM), 215.9, 1e-3);
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==,
                   0);
  gtk_print_operation_set_export_filename (operation, path);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), &n_done);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT,
                           GTK_WINDOW (fixture->app.window), NULL);
  hand_wait_until (is_done, &n_done, "the end of printing");
  hand_wait_until (is_file, path, "the file");
  g_object_get (operation, "n-pages", &n_sheets, NULL);
  g_assert_cmpint (n_sheets, ==, (int) ludo_print_get_n_sheets (print));
  g_unlink (path);
}

static gboolean
is_written (gpointer path)
{
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && text[0] != '\0';
}

/* The program that shows what would be printed is asked to speak the language
 * of the window, and that of the next window where it has changed since. */
static void
test_preview (Fixture       *fixture,
              gconstpointer  data)
{
  static const char *const languages[] = { "en", "fr", "en" };
  const LudoPrintOptions *options =
    ludo_print_get_options (ludo_print_dialog_get_print (fixture->dialog));
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "asked",
                                            NULL);
  g_autofree char *command =
    g_strdup_printf ("sh -c 'rm \"$1\" \"$2\"; echo \"$LANGUAGE\" >\"$0\"' %s "
                     "%%s %%f", path);

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==,
                   0);
  g_object_set (gtk_settings_get_default (), "gtk-print-preview-command",
                command, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (GtkPrintOperation) operation = NULL;
      g_autofree char *asked = NULL;

      ludo_language_set (languages[i]);
      operation = ludo_print_operation_new (LUDO_PRINT_KIT, options);
      gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PREVIEW,
                               GTK_WINDOW (fixture->app.window), NULL);
      hand_wait_until (is_written, path, "the other program");
      g_assert_true (g_file_get_contents (path, &asked, NULL, NULL));
      g_assert_cmpstr (g_strchomp (asked), ==, languages[i]);
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
}

/* The desktop, which finds no printer, gives up before a sheet is drawn. */
static void
test_no_printer (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GtkPrintOperation) operation = ludo_print_operation_new
    (LUDO_PRINT_KIT, ludo_print_get_options
                       (ludo_print_dialog_get_print (fixture->dialog)));
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  int n_done = 0;
  int n_sheets;

  g_object_set (gtk_settings_get_default (), "gtk-print-backends", "none",
                NULL);
  gtk_print_settings_set_printer (settings, "No such printer");
  gtk_print_operation_set_print_settings (operation, settings);
  g_signal_connect (operation, "done", G_CALLBACK (unprinted_cb), &n_done);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT,
                           GTK_WINDOW (fixture->app.window), NULL);
  hand_wait_until (is_done, &n_done, "the end of printing");
  g_object_get (operation, "n-pages", &n_sheets, NULL);
  g_assert_cmpint (n_sheets, ==, -1);
}

static void
list_letters (GtkWidget *widget,
              GString   *letters)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget)
      && gtk_label_get_mnemonic_keyval (GTK_LABEL (widget))
         != GDK_KEY_VoidSymbol)
    g_string_append_unichar
      (letters, gdk_keyval_to_unicode (gtk_label_get_mnemonic_keyval
                                         (GTK_LABEL (widget))));
  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL;
       each = gtk_widget_get_next_sibling (each))
    list_letters (each, letters);
}

/* A person who does not see writes a kit by the letter of the button, which no
 * choice has. */
static void
test_letter (void)
{
  static const char *const languages[] = { "en", "fr" };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (GString) letters = g_string_new (NULL);
      Fixture fixture = { .dialog = NULL };
      GtkWidget *button;
      char letter;

      app_speak (&app, languages[i]);
      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.print-of", "s",
                                  "chisolo");
      hand_wait_until (has_dialog, NULL, "the dialog");
      fixture.dialog = LUDO_PRINT_DIALOG (find_dialog ());
      button = child (&fixture, "export_button");
      letter = (char) gtk_label_get_mnemonic_keyval (
        GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))));
      list_letters (GTK_WIDGET (fixture.dialog), letters);
      g_assert_nonnull (strchr (letters->str, letter));
      g_assert_null (strchr (strchr (letters->str, letter) + 1, letter));
      gtk_window_destroy (GTK_WINDOW (fixture.dialog));
    }
  app_speak (&app, "en");
  app_close (&app);
}

/* The preview is visible in the dialog with the most choices, which fits into
 * the screen. */
static void
test_room (void)
{
  static const struct { int width, height, least; } sizes[] = {
    { 1280, 800, 400 }, { 800, 600, 300 }, { 360, 640, 150 },
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *dialog;
      int width, height;

      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.print-of", "s",
                                  "ken-wan");
      dialog = app_wait_for_window (LUDO_TYPE_PRINT_DIALOG);
      gtk_window_get_default_size (GTK_WINDOW (dialog), &width, &height);
      gtk_window_set_default_size (GTK_WINDOW (dialog),
                                   MIN (width, sizes[i].width),
                                   MIN (height, sizes[i].height));
      hand_settle (dialog);
      g_assert_cmpint (gtk_widget_get_height (dialog), <=, sizes[i].height);
      g_assert_cmpint (gtk_widget_get_height (
                         app_find (dialog, GTK_TYPE_DRAWING_AREA)), >=,
                       sizes[i].least);
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

#define ADD(name, game, function)                                       \
  g_test_add ("/app/print-dialog/" name, Fixture, game, set_up, function, \
              tear_down)
  ADD ("choices/tavli", "tavli", test_choices);
  ADD ("choices/ken-wan", "ken-wan", test_choices);
  ADD ("export", "chisolo", test_export);
  ADD ("folder", "chisolo", test_folder);
  ADD ("offset", "ken-wan", test_offset);
  ADD ("operation", "zohn-ahl", test_operation);
  ADD ("preview", "ken-wan", test_preview);
  ADD ("no-printer", "chisolo", test_no_printer);
#undef ADD
  g_test_add_func ("/app/print-dialog/folded", test_folded);
  g_test_add_func ("/app/print-dialog/shelf", test_shelf);
  g_test_add_func ("/app/print-dialog/letter", test_letter);
  g_test_add_func ("/app/print-dialog/room", test_room);
  g_test_add_func ("/app/print-dialog/links", test_links);
  g_test_add_func ("/app/print-dialog/laboratory", test_laboratory);
  g_test_add_func ("/app/print-dialog/lesson", test_lesson);

  return g_test_run ();
}
