/* test-throws-room.c: guess, throw and compare, by mouse and by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "room-hand.h"

#include <X11/keysym.h>
#include <glib/gstdio.h>

#include "app/chance/ludo-chance-plots.h"
#include "app/chance/ludo-chance-save.h"
#include "app/chance/ludo-chance-sheet.h"
#include "heard-fixture.h"
#include "test-wait.h"

static LudoThrows *
the_throws (App *app)
{
  return ludo_laboratory_get_throws (app_laboratory (app));
}

static void
open_laboratory (App        *app,
                 const char *game_id)
{
  app_open (app);
  show_room (app, game_id);
  g_assert_cmpstr (ludo_window_get_page (app->window), ==, "chance");
}

static gboolean
has_guess (gpointer app)
{
  return ludo_throws_get_guess (the_throws (app), NULL)
         != LUDO_GUESS_NONE;
}

static gboolean
has_thrown (gpointer app)
{
  return ludo_throws_get_n (the_throws (app)) > 0;
}

/* The button that throws @label times. */
static void
throw_times (App        *app,
             const char *label)
{
  GtkWidget *box = part (app, "throw_box");

  hand_settle (GTK_WIDGET (app->window));
  hand_click_widget (gtk_widget_get_parent (app_find_label (box, label)));
  hand_wait_until (has_thrown, app, "a throw");
  hand_settle (GTK_WIDGET (app->window));
}

static const char *
words_of (App *app)
{
  return gtk_label_get_text (GTK_LABEL (part (app, "words")));
}

/* From the lessons of the game and back. */
static void
test_way (void)
{
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "zohn-ahl");
  hand_settle (GTK_WIDGET (app.window));
  hand_click_widget (app_find_action (GTK_WIDGET (app.window), "win.chance"));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "chance");
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "learn");
  app_close (&app);
}

static void
act (App        *app,
     const char *action,
     const char *target)
{
  gtk_widget_activate_action (GTK_WIDGET (app->window), action,
                              target != NULL ? "s" : NULL, target);
  hand_settle (GTK_WIDGET (app->window));
}

/* The page is made when it is first shown.  Back leads where one came from, and
 * never round in a circle. */
static void
test_back (void)
{
  App app;

  app_open (&app);
  g_assert_null (app_find_within (GTK_WIDGET (app.window),
                                    LUDO_TYPE_LABORATORY_PAGE));
  act (&app, "win.read-of", "tavli/history");
  act (&app, "win.chance", "tavli");
  g_assert_nonnull (app_find_within (GTK_WIDGET (app.window),
                                    LUDO_TYPE_LABORATORY_PAGE));
  /* The other game's is the same place. */
  act (&app, "win.chance", "zohn-ahl");
  act (&app, "win.back", NULL);
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "read");
  act (&app, "win.back", NULL);
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "shelf");

  act (&app, "win.chance", "tavli");
  act (&app, "win.read-of", "tavli/history");
  act (&app, "win.chance", "tavli");
  for (int i = 0; i < 3; i++)
    act (&app, "win.back", NULL);
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "shelf");
  app_close (&app);
}

/* The pointer draws the guess where it presses, and a drag draws all bars that
 * it passes.  What was drawn stays in the picture until something is thrown. */
static void
test_guess_by_mouse (void)
{
  g_autoptr (GBytes) drawn = NULL, given = NULL;
  g_auto (GStrv) words = NULL;
  App app;
  GtkWidget *plot;
  const double *guess;

  open_laboratory (&app, "zohn-ahl");
  plot = part (&app, "plot");
  /* Bars that nobody has drawn are no guess. */
  g_assert_false (gtk_widget_get_sensitive (part (&app, "guess_button")));
  hand_drag (plot, 80, gtk_widget_get_height (plot) / 2.0,
             gtk_widget_get_width (plot) - 120, 0);
  hand_settle (plot);
  drawn = ludo_chance_save_paint (LUDO_PLOT_VIEW (plot), "a.png");
  click (&app, "guess_button");
  hand_wait_until (has_guess, &app, "a guess");
  hand_settle (plot);
  given = ludo_chance_save_paint (LUDO_PLOT_VIEW (plot), "a.png");
  g_assert_true (g_bytes_equal (drawn, given));
  words = ludo_chance_dup_words (the_throws (&app));
  g_assert_true (g_str_has_prefix (words[0], "no mark: guess "));
  g_assert_cmpint (ludo_throws_get_guess
                     (the_throws (&app), &guess),
                   ==, LUDO_GUESS_DRAWN);
  g_assert_cmpfloat (guess[0], >, 30);
  g_assert_cmpfloat (guess[0], <, 70);
  g_assert_cmpfloat (guess[4], >, 30);
  throw_times (&app, "100");
  g_assert_cmpuint (ludo_throws_get_n
                      (the_throws (&app)), ==,
                    100);
  g_assert_nonnull (strstr (words_of (&app), "Furthest from your guess"));
  app_close (&app);
}

/* Typed digits are the guess of the chosen bar; arrows go from bar to bar and
 * change it. */
static void
test_guess_by_keys (void)
{
  App app;
  const double *guess;

  open_laboratory (&app, "zohn-ahl");
  g_assert_true (gtk_widget_has_focus (part (&app, "plot")));
  hand_press_key (XK_Home, FALSE, FALSE);
  hand_type ("6");
  hand_press_key (XK_Right, FALSE, FALSE);
  hand_type ("25");
  hand_press_key (XK_Right, FALSE, FALSE);
  hand_type ("38");
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_End, FALSE, FALSE);
  hand_press_key (XK_Up, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (words_of (&app), ==,
                   "The bars of your guess add up to 69 throws. 31 of the "
                   "hundred are left to share out.");
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_press_key (XK_space, FALSE, FALSE);
  hand_wait_until (has_guess, &app, "a guess");
  ludo_throws_get_guess (the_throws (&app),
                         &guess);
  g_assert_cmpint ((int) guess[0], ==, 6);
  g_assert_cmpint ((int) guess[1], ==, 25);
  g_assert_cmpint ((int) guess[2], ==, 37);
  g_assert_cmpint ((int) guess[4], ==, 1);
  /* The focus is on the first button that throws. */
  hand_press_key (XK_space, FALSE, FALSE);
  hand_wait_until (has_thrown, &app, "a throw");
  app_close (&app);
}

/* Each act is heard once, and two digits are one number even in the first bar,
 * which nobody has chosen yet. */
static void
test_heard (void)
{
  App app;

  app_open (&app);
  app_listen ();
  show_room (&app, "zohn-ahl");
  WAIT_UNTIL (app_count_heard ("How many of a hundred throws") == 1);
  g_ptr_array_set_size (app_get_heard (), 0);
  hand_settle (GTK_WIDGET (app.window));
  hand_type ("2");
  WAIT_UNTIL (app_count_heard ("no mark: guess 2 in a hundred. 98 of the "
                               "hundred are left to share out.") == 1);
  hand_type ("5");
  WAIT_UNTIL (app_count_heard ("no mark: guess 25 in a hundred.") == 1);
  hand_press_key (XK_Right, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("1 mark: guess 0 in a hundred.") == 1);
  g_assert_cmpuint (app_get_heard ()->len, ==, 3);
  hand_press_key (XK_l, FALSE, FALSE);
  WAIT_UNTIL (app_get_heard ()->len == 4);
  click (&app, "no_guess_button");
  throw_times (&app, "10");
  WAIT_UNTIL (app_count_heard ("10 throws. Most often") == 1);
  g_assert_cmpuint (app_count_heard ("bars that are too high"), ==, 0);
  gtk_widget_grab_focus (part (&app, "plot"));

  /* The table has the focus in the place of the picture, and its rows are
   * told. */
  hand_press_key (XK_t, FALSE, FALSE);
  WAIT_UNTIL (part (&app, "table") != NULL
              && gtk_widget_has_focus (part (&app, "table")));
  g_ptr_array_set_size (app_get_heard (), 0);
  hand_press_key (XK_End, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("4 marks: ") == 1);
  /* Letters may be meant for nothing. */
  g_settings_set_boolean (G_SETTINGS (app.settings), "letter-keys", FALSE);
  g_ptr_array_set_size (app_get_heard (), 0);
  hand_press_key (XK_t, FALSE, FALSE);
  hand_press_key (XK_l, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (gtk_widget_has_focus (part (&app, "table")));
  g_assert_cmpuint (app_get_heard ()->len, ==, 0);
  g_settings_reset (G_SETTINGS (app.settings), "letter-keys");
  hand_press_key (XK_t, FALSE, FALSE);
  WAIT_UNTIL (part (&app, "plot") != NULL
              && gtk_widget_has_focus (part (&app, "plot")));

  /* The run that is announced is that of the chosen bar, and only that. */
  g_ptr_array_set_size (app_get_heard (), 0);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (part (&app, "run_button")),
                                TRUE);
  WAIT_UNTIL (app_count_heard ("10 throws. ") == 1);
  g_assert_cmpuint (app_count_heard ("Most often"), ==, 0);
  g_ptr_array_set_size (app_get_heard (), 0);
  hand_press_key (XK_Home, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("no mark: ") > 0);
  hand_press_key (XK_l, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("10 throws.") > 0);
  g_assert_cmpuint (app_count_heard ("no mark: "), <=, 2);
  /* The task is told as the guess goes back to nothing. */
  click (&app, "guess_again_button");
  WAIT_UNTIL (app_count_heard ("How many of a hundred throws") == 1);
  app_stop_listening ();
  app_close (&app);
}

/* A button that shows a number says what it does with it. */
static void
test_names (void)
{
  App app;
  GtkWidget *one;

  open_laboratory (&app, "zohn-ahl");
  click (&app, "no_guess_button");
  one = gtk_widget_get_parent (app_find_label (part (&app, "throw_box"), "1"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (one),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Throw 1 time");
  g_assert_false (gtk_test_accessible_has_relation
                    (GTK_ACCESSIBLE (one),
                     GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  one = gtk_widget_get_parent (app_find_label (part (&app, "throw_box"),
                                               "10,000"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (one),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Throw 10,000 times");
  click (&app, "classes_button");
  one = gtk_widget_get_parent (app_find_label (part (&app, "classes_box"),
                                               "5"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (one),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Let 5 other classes throw");
  app_close (&app);
}

/* Before a guess was drawn or declined nothing exact is in the picture, the
 * table or the words. */
static void
test_nothing_exact_first (void)
{
  App app;
  LudoThrows *throws;
  g_autoptr (GPtrArray) rows = NULL;

  open_laboratory (&app, "tavli");
  throws = the_throws (&app);
  ludo_throws_throw (throws, 50);
  rows = ludo_chance_dup_table (throws);
  for (guint i = 1; i < rows->len; i++)
    {
      GStrv row = g_ptr_array_index (rows, i);

      g_assert_cmpstr (row[3], ==, "?");
      g_assert_cmpstr (row[4], ==, "?");
      g_assert_cmpstr (row[5], ==, "?");
      g_assert_cmpstr (row[6], ==, "?");
    }
  g_assert_false (gtk_widget_get_sensitive (part (&app, "views")));
  click (&app, "no_guess_button");
  hand_wait_until (has_guess, &app, "a guess");
  g_clear_pointer (&rows, g_ptr_array_unref);
  rows = ludo_chance_dup_table (throws);
  g_assert_cmpstr (((GStrv) g_ptr_array_index (rows, 1))[4], ==, "0.0046");
  g_assert_cmpstr (((GStrv) g_ptr_array_index (rows, 8))[5], ==, "27");
  app_close (&app);
}

static void
test_views (void)
{
  static const char *const views[] = {
    "run_button", "ways_button", "table_button",
    "bars_button",
  };
  App app;
  g_autofree char *before = NULL;

  open_laboratory (&app, "tavli");
  click (&app, "no_guess_button");
  hand_wait_until (has_guess, &app, "a guess");
  throw_times (&app, "1,000");
  before = hand_dup_picture (part (&app, "plot"));
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autofree char *after = NULL;

      click (&app, views[i]);
      if (i == 2)
        {
          /* The table stands in the place of the picture. */
          g_assert_null (part (&app, "plot"));
          continue;
        }
      after = hand_dup_picture (part (&app, "plot"));
      if (i + 1 < G_N_ELEMENTS (views))
        g_assert_cmpstr (before, !=, after);
      else
        g_assert_cmpstr (before, ==, after);
    }

  /* A hundred fair classes beside ours. */
  click (&app, "classes_button");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (part (&app, "task"))), ==,
                   "Now let other classes throw just as often, and compare.");
  hand_click_widget (gtk_widget_get_last_child (part (&app, "classes_box")));
  hand_settle (GTK_WIDGET (app.window));
  gtk_expander_set_expanded (GTK_EXPANDER (part (&app, "more")), TRUE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (strstr (gtk_label_get_text
                              (GTK_LABEL (part (&app, "more_words"))),
                            "of 100 other classes"));
  /* What is compared is told before it is. */
  g_assert_nonnull (strstr (words_of (&app), "too many. "));
  g_assert_nonnull (strstr (words_of (&app), "of 100 other classes have at "
                                             "least as many."));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (part (&app, "task"))), ==,
                   "Your throws beside those of other classes");

  /* T shows the table, and the bars again. */
  gtk_widget_grab_focus (part (&app, "plot"));
  hand_press_key (XK_t, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (part (&app, "table"));
  hand_press_key (XK_t, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (part (&app, "plot"));
  app_close (&app);
}

/* The throws and the guess are still there in the other language and after
 * another page. */
static void
test_language (void)
{
  App app;
  const double *draft;
  LudoThrows *throws;

  open_laboratory (&app, "zohn-ahl");
  click (&app, "no_guess_button");
  hand_wait_until (has_guess, &app, "a guess");
  throw_times (&app, "10");
  click (&app, "run_button");
  throws = the_throws (&app);
  ludo_window_rebuild (app.window);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "chance");
  g_assert_true (the_throws (&app) == throws);
  g_assert_cmpuint (ludo_throws_get_n (throws), ==, 10);
  g_assert_true (gtk_toggle_button_get_active
                   (GTK_TOGGLE_BUTTON (part (&app, "run_button"))));
  show_room (&app, "tavli");
  show_room (&app, "zohn-ahl");
  g_assert_true (the_throws (&app) == throws);

  /* A guess that is half drawn goes on in the other language. */
  click (&app, "guess_again_button");
  gtk_widget_grab_focus (part (&app, "plot"));
  hand_press_key (XK_Home, FALSE, FALSE);
  hand_type ("7");
  hand_settle (GTK_WIDGET (app.window));
  ludo_window_rebuild (app.window);
  hand_settle (GTK_WIDGET (app.window));
  draft = ludo_throws_get_draft (the_throws (&app));
  g_assert_nonnull (draft);
  g_assert_cmpint ((int) draft[0], ==, 7);
  g_assert_nonnull (strstr (words_of (&app), "add up to 7 throws"));
  app_close (&app);
}

/* The picture in the three formats, by the name's ending, and none by
 * another. */
static void
test_pictures (void)
{
  static const char *const begins[][2] = {
    { "a.png", "\x89PNG" }, { "a.svg", "<?xml" }, { "a.pdf", "%PDF-" },
  };
  App app;
  LudoPlotView *plot;

  open_laboratory (&app, "zohn-ahl");
  plot = LUDO_PLOT_VIEW (part (&app, "plot"));
  for (guint i = 0; i < G_N_ELEMENTS (begins); i++)
    {
      g_autoptr (GBytes) bytes = ludo_chance_save_paint (plot, begins[i][0]);

      g_assert_cmpuint (g_bytes_get_size (bytes), >, 1000);
      g_assert_cmpmem (g_bytes_get_data (bytes, NULL), strlen (begins[i][1]),
                       begins[i][1], strlen (begins[i][1]));
    }
  g_assert_null (ludo_chance_save_paint (plot, "a.doc"));
  app_close (&app);
}

static void
done_cb (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         gboolean                *done)
{
  g_assert_cmpint (result, ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  *done = TRUE;
}

/* The picture, the sentences and the table stand on one page, even after the
 * room is gone; a table of many rows goes on on others, all of them. */
static void
test_sheet (void)
{
  static const guint n_rows[] = { 6, 200 };
  static const int n_pages[] = { 1, 5 };
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (),
                                            "sheet.pdf", NULL);

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==,
                   0);
  for (guint i = 0; i < G_N_ELEMENTS (n_rows); i++)
    {
      g_autoptr (GPtrArray) rows =
        g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
      g_autoptr (GtkPrintOperation) operation = NULL;
      g_autofree char *pdf = NULL;
      gboolean done = FALSE;
      App app;
      int n;

      for (guint j = 0; j < n_rows[i]; j++)
        g_ptr_array_add (rows, g_strsplit ("marked faces,thrown,?", ",", -1));
      open_laboratory (&app, "zohn-ahl");
      operation = ludo_chance_sheet_new ("Throws",
                                         LUDO_PLOT_VIEW (part (&app, "plot")),
                                         "Sentences.", rows);
      ludo_window_rebuild (app.window);
      gtk_print_operation_set_export_filename (operation, path);
      g_signal_connect (operation, "done", G_CALLBACK (done_cb), &done);
      gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT,
                               GTK_WINDOW (app.window), NULL);
      WAIT_UNTIL (done);
      g_object_get (operation, "n-pages", &n, NULL);
      g_assert_cmpint (n, ==, n_pages[i]);
      WAIT_UNTIL (g_file_get_contents (path, &pdf, NULL, NULL));
      g_assert_true (g_str_has_prefix (pdf, "%PDF-"));
      g_unlink (path);
      app_close (&app);
    }
}

/* The table is written where one says, and a picture too, unless nobody could
 * read it. */
static void
test_save (void)
{
  static const struct
  {
    const char *button;
    const char *name;
    const char *begin;          /* NULL: it is refused */
  } files[] = {
    { "Save the Table…", "t.csv", "\xEF\xBB\xBF\"marked faces\"," },
    { "Save the Picture…", "t.svg", "<?xml" },
    { "Save the Picture…", "t.doc", NULL },
  };
  App app;

  open_laboratory (&app, "zohn-ahl");
  click (&app, "no_guess_button");
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (g_get_user_cache_dir (),
                                                files[i].name, NULL);
      g_autoptr (GFile) folder =
        g_file_new_for_path (g_get_user_cache_dir ());
      g_autofree char *text = NULL;
      GtkWidget *dialog;

      g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700),
                       ==, 0);
      hand_click_widget (gtk_widget_get_parent
                           (app_find_label (part (&app, "export_row"),
                                            files[i].button)));
      dialog = app_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
      gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder,
                                           NULL);
      gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog),
                                         files[i].name);
      hand_settle (dialog);
      gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
      if (files[i].begin == NULL)
        {
          WAIT_UNTIL (app_message (app.window) != NULL
                      && strstr (app_message (app.window), ".pdf") != NULL);
          g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
          continue;
        }
      WAIT_UNTIL (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_true (g_str_has_prefix (text, files[i].begin));
      g_unlink (path);
    }
  app_close (&app);
}

/* The eight lines run, and throw as often as they say. */
static void
test_python (void)
{
  static const guint sides[] = { 1, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      LudoSampler sampler;
      g_autoptr (LudoThrows) throws = NULL;
      g_autofree char *python = g_find_program_in_path ("python3");
      g_autofree char *text = NULL;
      g_autofree char *output = NULL;
      g_auto (GStrv) lines = NULL;
      guint sum = 0;

      if (i == 0)
        ludo_sampler_init_sticks (&sampler);
      else
        ludo_sampler_init_dice (&sampler, sides[i]);
      throws = ludo_throws_new (&sampler, 1);
      text = ludo_chance_dup_python (throws);
      lines = g_strsplit (text, "\n", -1);
      g_assert_cmpuint (g_strv_length (lines), ==, 9);
      g_assert_nonnull (python);
      {
        const char *argv[] = { python, "-c", text, NULL };
        g_autoptr (GError) error = NULL;
        int status;

        g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL,
                      &output, NULL, &status, &error);
        g_assert_no_error (error);
        g_assert_cmpint (status, ==, 0);
      }
      g_clear_pointer (&lines, g_strfreev);
      lines = g_strsplit (output, "\n", -1);
      for (guint j = 0; lines[j][0] != '\0'; j++)
        {
          g_auto (GStrv) cells = g_strsplit (lines[j], " ", -1);

          sum += (guint) atoi (cells[1]);
        }
      g_assert_cmpuint (sum, ==, 100);
    }
}

static void
read_cb (GObject      *clipboard,
         GAsyncResult *result,
         gpointer      text)
{
  *(char **) text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard),
                                                    result, NULL);
}

/* The formula of the sticks as they are set now is in the clipboard. */
static void
test_formula (void)
{
  g_autofree char *text = NULL;
  LudoSampler sampler;
  App app;

  open_laboratory (&app, "zohn-ahl");
  ludo_sampler_init_sticks (&sampler);
  sampler.percent[1] = 7;
  ludo_throws_set_sampler (the_throws (&app), &sampler);
  click (&app, "no_guess_button");
  hand_click_widget (gtk_widget_get_parent
                       (app_find_label (part (&app, "export_row"),
                                        "Copy as Formula")));
  WAIT_UNTIL (app_message (app.window) != NULL);
  gdk_clipboard_read_text_async
    (gtk_widget_get_clipboard (GTK_WIDGET (app.window)), NULL, read_cb, &text);
  WAIT_UNTIL (text != NULL);
  g_assert_cmpstr (text, ==,
                   "=(RAND()<50/100)+(RAND()<7/100)+(RAND()<50/100)"
                   "+(RAND()<50/100)");
  app_close (&app);
}

/* The words before the numbers of throws do not touch the first of them. */
static void
test_gap (void)
{
  GtkWidget *label, *button;
  PangoRectangle text;
  graphene_rect_t bounds;
  App app;
  int x;

  app_open (&app);
  app_speak (&app, "fr");
  gtk_window_set_default_size (GTK_WINDOW (app.window), 360, 640);
  act (&app, "win.chance", "zohn-ahl");
  ludo_throws_set_guess (the_throws (&app), NULL);
  hand_settle (GTK_WIDGET (app.window));
  label = gtk_widget_get_first_child (part (&app, "throw_box"));
  button = gtk_widget_get_next_sibling (label);
  g_assert_true (gtk_widget_compute_bounds (button, label, &bounds));
  gtk_label_get_layout_offsets (GTK_LABEL (label), &x, NULL);
  pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (label)),
                                  NULL, &text);
  g_assert_cmpint ((int) bounds.origin.x, >=, x + text.x + text.width + 4);
  app_speak (&app, "en");
  app_close (&app);
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/throws-room/way", test_way);
  g_test_add_func ("/throws-room/back", test_back);
  g_test_add_func ("/throws-room/guess-by-mouse", test_guess_by_mouse);
  g_test_add_func ("/throws-room/guess-by-keys", test_guess_by_keys);
  g_test_add_func ("/throws-room/heard", test_heard);
  g_test_add_func ("/throws-room/names", test_names);
  g_test_add_func ("/throws-room/nothing-exact-first",
                   test_nothing_exact_first);
  g_test_add_func ("/throws-room/views", test_views);
  g_test_add_func ("/throws-room/language", test_language);
  g_test_add_func ("/throws-room/pictures", test_pictures);
  g_test_add_func ("/throws-room/sheet", test_sheet);
  g_test_add_func ("/throws-room/save", test_save);
  g_test_add_func ("/throws-room/python", test_python);
  g_test_add_func ("/throws-room/formula", test_formula);
  g_test_add_func ("/throws-room/gap", test_gap);

  return g_test_run ();
}
