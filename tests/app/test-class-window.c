/* test-class-window.c: a lesson is handed in, and a teacher looks at a class
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <X11/keysym.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "app-fixture.h"
#include "app/learning/ludo-hand-in.h"
#include "app/teaching/ludo-class-window.h"
#include "heard-fixture.h"
#include "learn/ludo-pupil-name.h"
#include "narrow.h"
#include "play/ludo-letters.h"
#include "test-folder.h"
#include "test-wait.h"

/* A name that is shown whole where there is room. */
#define LONG_NAME "jeanbaptistemartin"

/* The texts of the window in each language. */
static const struct
{
  const char *code;
  const char *none;             /* no result, the beginning */
  const char *sheet;
  const char *folder;
  const char *printed;
  const char *all_right;
  const char *counted, *counted_number;
  const char *pupil;            /* the first, as told without names */
  const char *copy, *whose_copy;
  const char *cell;
  const char *result;           /* what a result is that was dropped */
  const char *empty;
  const char *unopened;
} words[] = {
  { "en", "There are no lesson results in",
    "✓ How many? – right, in 2 tries · first answer: 5\n"
    "✓ Where? – right at the first try · first answer: hole b1",
    "Folder: %s", "The sheets are in “%s”.", "2 of 2",
    "hole b1: 2 pupils", "5: 2 pupils", "Pupil 1",
    "a copy of the work of pupil 1", "a copy of “rendu_Awa/Awa.result”",
    "✓ (2) ← Sow the hole b1 towards g (b1)",
    "“crlf.result” is a pupil’s work on the lesson “First steps”.",
    "this file is empty",
    "“crlf.result”, “emoji.result” were not opened: only one file can be "
    "opened at a time." },
  { "fr", "Il n’y a pas de résultat de leçon dans",
    "✓ Combien\u00a0? – juste, en 2 essais · première réponse\u00a0: 5\n"
    "✓ Où\u00a0? – juste du premier coup · première réponse\u00a0: trou b1",
    "Dossier\u00a0: %s", "Les feuilles sont dans «\u00a0%s\u00a0».",
    "2 sur 2", "trou b1\u00a0: 2 élèves", "5\u00a0: 2 élèves",
    "Élève 1",
    "une copie du travail de l’élève 1",
    "une copie de «\u00a0rendu_Awa/Awa.result\u00a0»",
    "✓ (2) ← Semer le trou b1 vers g (b1)",
    "«\u00a0crlf.result\u00a0» est le travail d’un élève pour la leçon "
    "«\u00a0Premiers pas\u00a0».",
    "ce fichier est vide",
    "«\u00a0crlf.result\u00a0», «\u00a0emoji.result\u00a0»" },
};

static guint language;          /* of words, the one that is spoken */

static char *
replace (const char *text,
         const char *place)
{
  g_auto (GStrv) around = g_strsplit (text, "%s", 2);

  return g_strjoinv (place, around);
}

/* Waits until @dialog closes itself.  The file that it writes has its name
 * before that, while the disk is still at work. */
static void
wait_closed (GtkWidget *dialog)
{
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  WAIT_FOR (dialog == NULL, "the dialog to close");
}

static gboolean
is_refused (gpointer window)
{
  const char *message = app_message (window);

  return message != NULL
         && g_str_has_prefix (message, words[language].none);
}

/* Whether @text is to be read anywhere in @widget, or in a tip over it. */
static gboolean
is_told (GtkWidget  *widget,
         const char *text)
{
  const char *tip = g_object_get_data (G_OBJECT (widget), "tip");

  if ((tip != NULL && strstr (tip, text) != NULL)
      || (GTK_IS_LABEL (widget)
          && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_told (child, text))
      return TRUE;

  return FALSE;
}

static void
open_program (App           *app,
              gconstpointer  data)
{
  language = GPOINTER_TO_UINT (data);
  app_open (app);
  app_speak (app, words[language].code);
}

/* In English again for the next one. */
static void
close_program (App *app)
{
  app_speak (app, "en");
  app_close (app);
}

/* Answers the first steps of a lesson, one of them wrongly at first. */
static void
answer (App *app)
{
  g_autoptr (GFile) file =
    g_file_new_for_path (g_test_get_filename (G_TEST_DIST, "app",
                                              "trial.lesson", NULL));
  LudoLessonRun *run;
  LudoLesson *lesson;

  g_assert_true (ludo_window_open_lesson (app->window, file));
  hand_settle (GTK_WIDGET (app->window));
  app_choose_lesson (app, TRUE);
  run = ludo_lesson_page_get_run (app_lesson_page (app));
  lesson = ludo_lesson_run_get_lesson (run);
  g_assert_cmpstr (lesson->id, ==, "trial");
  ludo_lesson_run_enter (run, "5");
  ludo_lesson_run_enter (run, "3");
  g_assert_true (ludo_lesson_run_go_on (run));
  ludo_lesson_run_point (run, ludo_drawing_find_place
                                (ludo_drawing_for ("chisolo"), "b1"));
  hand_settle (GTK_WIDGET (app->window));
}

/* The file has the content that was shown before it was written. */
static void
hand_in (App        *app,
         const char *folder,
         const char *name)
{
  GtkWidget *dialog;
  g_autofree char *file = g_strconcat (name, ".result", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *shown = NULL;
  g_autofree char *text = NULL;
  g_autofree char *place = NULL;
  g_autofree char *button = NULL;

  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.hand-in", NULL);
  dialog = app_wait_for_window (LUDO_TYPE_HAND_IN);
  ludo_hand_in_set_folder (LUDO_HAND_IN (dialog), folder);
  g_assert_false (gtk_widget_get_sensitive (app_part (dialog, "write_button")));
  hand_type (name);
  hand_settle (dialog);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024,
                NULL);
  narrow_check (dialog, 200, "what is handed in");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  hand_settle (dialog);
  shown = g_strdup (gtk_label_get_text (GTK_LABEL (app_part (dialog,
                                                         "text_label"))));
  g_assert_cmpstr (gtk_label_get_text
                     (GTK_LABEL (app_part (dialog, "words_label"))), ==,
                   words[language].sheet);
  /* The lines of the file only for who asks for them. */
  g_assert_false (gtk_widget_get_mapped (app_part (dialog, "text_label")));
  place = g_path_get_basename (folder);
  button = replace (words[language].folder, place);
  g_assert_nonnull (app_find_label (dialog, button));
  g_assert_cmpstr (gtk_widget_get_tooltip_text
                     (app_part (dialog, "folder_button")), ==, folder);
  hand_click_widget (app_part (dialog, "write_button"));
  wait_closed (dialog);
  hand_settle (GTK_WIDGET (app->window));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, shown);
  g_assert_nonnull (strstr (text, "\nstep count number right 2 "));
  g_assert_nonnull (strstr (text, "\nstep where cell right 1 "));
  g_remove (path);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A second result of one name has a file of its own, and the first stays as it
 * is; of the class it is a copy. */
static void
hand_in_again (App        *app,
               const char *folder,
               const char *name)
{
  GtkWidget *dialog;
  g_autofree char *file = g_strconcat (name, ".result", NULL);
  g_autofree char *other_file = g_strconcat (name, " (2).result", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *other = g_build_filename (folder, other_file, NULL);
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.hand-in", NULL);
  dialog = app_wait_for_window (LUDO_TYPE_HAND_IN);
  /* The folder of the time before is offered again. */
  g_assert_cmpstr (ludo_hand_in_get_folder (LUDO_HAND_IN (dialog)), ==,
                   folder);
  hand_type (name);
  hand_settle (dialog);
  hand_click_widget (app_part (dialog, "write_button"));
  wait_closed (dialog);
  hand_settle (GTK_WIDGET (app->window));
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
}

/* Field and file have one limit, in letters as people count them, and nothing
 * that turns a line round is in the file. */
static void
check_letters (App        *app,
               const char *folder)
{
  static const char *const letters[] = { "é", "👨\u200d👩\u200d👧", "ل\u200cا" };
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.hand-in", NULL);
  dialog = app_wait_for_window (LUDO_TYPE_HAND_IN);
  ludo_hand_in_set_folder (LUDO_HAND_IN (dialog), folder);
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      GtkEditable *entry = GTK_EDITABLE (app_part (dialog, "name_entry"));
      g_autoptr (GString) text = g_string_new ("\u202E");
      g_autoptr (LudoResult) result = NULL;
      const char *file = NULL;
      int position = 1;

      gtk_editable_set_text (entry, "aa");
      for (guint j = 0; j < 60; j++)
        g_string_append (text, letters[i]);
      gtk_editable_insert_text (entry, text->str, -1, &position);
      g_assert_cmpuint (ludo_letters_count (gtk_editable_get_text (entry)), ==,
                        LUDO_PUPIL_NAME_LETTERS);
      g_assert_true (g_str_has_suffix (gtk_editable_get_text (entry), "a"));
      file = gtk_label_get_text (GTK_LABEL (app_part (dialog, "text_label")));
      result = ludo_result_parse (file, strlen (file), "-", NULL);
      g_assert_nonnull (result);
      g_assert_nonnull (strstr (result->name, letters[i]));
      g_assert_null (strstr (result->name, "\u202E"));
      g_assert_cmpuint (ludo_letters_count (result->name), >=,
                        LUDO_PUPIL_NAME_LETTERS - 1);
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
  hand_settle (GTK_WIDGET (app->window));
}

/* The beginning of @window and of its table is shown. */
static void
check_start (GtkWidget *window)
{
  GtkScrolledWindow *scrollers[] = {
    GTK_SCROLLED_WINDOW (gtk_window_get_child (GTK_WINDOW (window))),
    GTK_SCROLLED_WINDOW (app_part (window, "table_scroller")),
  };

  hand_settle (window);
  for (guint i = 0; i < G_N_ELEMENTS (scrollers); i++)
    {
      g_assert_cmpint
        ((int) gtk_adjustment_get_value
                 (gtk_scrolled_window_get_vadjustment (scrollers[i])), ==, 0);
      g_assert_cmpint
        ((int) gtk_adjustment_get_value
                 (gtk_scrolled_window_get_hadjustment (scrollers[i])), ==, 0);
    }
}

/* Large letters in the narrowest window begin with the name of the lesson and
 * the pupils; so do they when the pupils are named. */
static void
check_opening (GtkWidget *window)
{
  GtkToggleButton *names =
    GTK_TOGGLE_BUTTON (app_part (window, "names_button"));
  int width, height;

  gtk_toggle_button_set_active (names, TRUE);
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (window), NARROW_WIDTH, 640);
  check_start (window);
  gtk_toggle_button_set_active (names, FALSE);
  check_start (window);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
}

/* The table is read by arrows, from heading to heading and from pupil to pupil,
 * down to how many were right. */
static void
check_walk (GtkWidget *window)
{
  GtkWidget *table = gtk_widget_get_first_child
    (gtk_widget_get_first_child (app_part (window, "table_scroller")));
  GtkWidget *heading = gtk_widget_get_first_child (table);

  while (!GTK_IS_BUTTON (heading))
    heading = gtk_widget_get_next_sibling (heading);
  app_listen ();
  hand_focus_window (window);
  gtk_widget_grab_focus (heading);
  hand_press_key (XK_Down, FALSE, FALSE);
  WAIT_FOR (app_count_heard (words[language].pupil) > 0, "the first pupil");
  hand_press_key (XK_Right, FALSE, FALSE);
  WAIT_FOR (app_count_heard ("b1") > 0, "his other answer");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) != heading);
  for (int i = 0; i < 9; i++)
    hand_press_key (XK_Down, FALSE, FALSE);
  WAIT_FOR (app_count_heard (words[language].all_right) > 0, "the sum");
  app_stop_listening ();
}

/* The table, and the two steps on a sheet of their own: what is shown is what
 * is written, and the window tells so. */
static void
check_print (LudoClassWindow *window,
             const char      *folder)
{
  g_autofree char *path = g_build_filename (folder, "class.pdf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_auto (GStrv) parts = g_strsplit (words[language].printed, "%s", 2);
  g_autofree char *told = g_strjoinv (path, parts);
  LudoPrintDialog *dialog;

  hand_focus_window (GTK_WIDGET (window));
  hand_press_key (XK_p, TRUE, FALSE);
  dialog = LUDO_PRINT_DIALOG (app_wait_for_window (LUDO_TYPE_PRINT_DIALOG));
  g_assert_cmpuint (ludo_print_get_n_sheets (ludo_print_dialog_get_print
                                               (dialog)), ==, 2);
  ludo_print_dialog_export (dialog, file);
  WAIT_FOR (app_find_label (GTK_WIDGET (window), told) != NULL, "the sheets");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_class (gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-class-XXXXXX", NULL);
  g_autofree char *lesson = g_build_filename (folder, "trial.lesson", NULL);
  g_autofree char *table = g_build_filename (folder, "class.csv", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (table);
  GtkWidget *window;
  int least;
  App app;

  open_program (&app, data);
  answer (&app);
  hand_in (&app, folder, LONG_NAME);
  hand_in (&app, folder, "12");
  hand_in_again (&app, folder, "12");
  check_letters (&app, folder);
  g_assert_true (g_file_get_contents (g_test_get_filename (G_TEST_DIST, "app",
                                                           "trial.lesson",
                                                           NULL),
                                      &text, NULL, NULL));
  g_assert_true (g_file_set_contents (lesson, text, -1, NULL));

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024,
                NULL);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.open-results", "s",
                              folder);
  window = app_wait_for_window (LUDO_TYPE_CLASS_WINDOW);
  check_opening (window);
  /* It fits the narrowest screen, whatever the letters. */
  for (int letters = 200; letters >= 100; letters -= 50)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                    96 * 1024 * letters / 100, NULL);
      hand_settle (window);
      gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                          NULL, NULL);
      if (least > 360)
        g_error ("letters of %d %%: %d pixels wide", letters, least);
    }
  /* No pupil is named at first. */
  g_assert_null (app_find_label (window, LONG_NAME));
  g_assert_nonnull (app_find_label (window, words[language].all_right));
  check_walk (window);
  hand_click_widget (app_part (window, "names_button"));
  hand_settle (window);
  g_assert_nonnull (app_find_label (window, LONG_NAME));
  g_assert_false (pango_layout_is_ellipsized
                    (gtk_label_get_layout
                       (GTK_LABEL (app_find_label (window, LONG_NAME)))));

  /* The answers of a step, counted. */
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (app_part (window,
                                                        "counts_label"))),
                   ==, words[language].counted_number);
  /* The window says what the numbers on the board count, where there are
   * any. */
  g_assert_false (gtk_widget_get_visible (app_part (window, "picture_label")));
  ludo_class_window_choose (LUDO_CLASS_WINDOW (window), 1);
  g_assert_true (gtk_widget_get_visible (app_part (window, "picture_label")));
  hand_settle (window);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (app_part (window,
                                                        "counts_label"))),
                   ==, words[language].counted);

  ludo_class_window_export (LUDO_CLASS_WINDOW (window), file);
  WAIT_FOR (is_told (window, table), "the table");
  g_assert_true (g_file_test (table, G_FILE_TEST_EXISTS));
  check_print (LUDO_CLASS_WINDOW (window), folder);
  gtk_window_destroy (GTK_WINDOW (window));

  /* A folder without results says so. */
  test_remove_folder (folder);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.open-results", "s",
                              folder);
  hand_wait_until (is_refused, app.window, "the message");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  close_program (&app);
}

/* As if the files had been let go above the window. */
static gboolean
drop (LudoWindow        *window,
      const char *const *paths)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (window));
  GSList *files = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  for (guint i = 0; paths[i] != NULL; i++)
    files = g_slist_append (files, g_file_new_for_path (paths[i]));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, files);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 1.0, 1.0, &taken);
    }
  g_slist_free_full (files, g_object_unref);

  return taken;
}

/* Without names neither table names a pupil or a file, as the projector needs.
 * With names all are given, each isolated from its sentence. */
static void
test_nameless (gconstpointer data)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data",
                                                   "folder-a-pupil", NULL);
  GtkWidget *window;
  App app;

  open_program (&app, data);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.open-results", "s",
                              folder);
  window = app_wait_for_window (LUDO_TYPE_CLASS_WINDOW);
  g_assert_true (is_told (window, words[language].copy));
  g_assert_false (is_told (window, "Awa"));
  hand_click_widget (app_part (window, "names_button"));
  hand_settle (window);
  g_assert_true (is_told (window, "Awa · Awa.result.txt"));
  g_assert_true (is_told (window, words[language].whose_copy));
  hand_click_widget (app_part (window, "names_button"));
  hand_settle (window);
  g_assert_false (is_told (window, "Awa"));
  gtk_window_destroy (GTK_WINDOW (window));
  close_program (&app);
}

static LudoLesson *
parse_lesson (const char *text,
              const char *file)
{
  g_autoptr (GError) error = NULL;
  LudoLesson *lesson = ludo_lesson_parse (text, strlen (text), file, &error);

  g_assert_no_error (error);

  return lesson;
}

/* Writes into @folder what @name handed in of the lesson that @text is. */
static void
write_result (const char *folder,
              const char *text,
              const char *name)
{
  g_autoptr (LudoLesson) lesson = parse_lesson (text, "trial.lesson");
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);
  g_autoptr (LudoResult) result = NULL;
  g_autofree char *printed = NULL;
  g_autofree char *file = g_strconcat (name, ".result", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);

  ludo_lesson_run_enter (run, "3");
  ludo_lesson_run_go_on (run);
  ludo_lesson_run_point (run, ludo_drawing_find_place
                                (ludo_drawing_for ("chisolo"), "b1"));
  result = ludo_lesson_run_dup_result (run, name);
  printed = ludo_result_print (result);
  g_assert_true (g_file_set_contents (path, printed, -1, NULL));
}

/* A class stays to be seen where the teacher's copy of the lesson has another
 * name, other ends of lines, a byte order mark or a corrected word; where it
 * asks something else, the steps that agree are shown, and marked. */
static void
test_versions (gconstpointer data)
{
  static const char *const notes[] = { "another version of the lesson",
                                       "autre version de la leçon" };
  static const char *const cells[] = { "✓ Hole b1", "✓ Trou b1" };
  g_autofree char *shipped = NULL;
  App app;

  g_assert_true (g_file_get_contents (g_test_get_filename (G_TEST_DIST, "app",
                                                           "trial.lesson",
                                                           NULL),
                                      &shipped, NULL, NULL));
  open_program (&app, data);
  for (guint changed = 0; changed < 2; changed++)
    {
      g_autofree char *folder = g_dir_make_tmp ("ludotheque-class-XXXXXX",
                                                NULL);
      g_autofree char *path = g_build_filename (folder, "leçon (1).lesson",
                                                NULL);
      g_autoptr (GString) text = g_string_new (shipped);
      GtkWidget *window;

      g_string_replace (text, "<lesson game", "<lesson id=\"t1\" game", 1);
      write_result (folder, text->str, "Zoé");
      write_result (folder, text->str, "Noël");
      g_string_replace (text, "How many", "How very many", 0);
      g_string_replace (text, "Combien", "Dites combien", 0);
      if (changed)
        g_string_replace (text, "answer=\"3\"", "answer=\"4\"", 0);
      g_string_replace (text, "\n", "\r\n", 0);
      g_string_prepend (text, "\xEF\xBB\xBF");
      g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.open-results",
                                  "s", folder);
      window = app_wait_for_window (LUDO_TYPE_CLASS_WINDOW);
      g_assert_nonnull (app_find_label (window, cells[language]));
      g_assert_nonnull (app_find_label (window, words[language].all_right));
      g_assert_nonnull (app_find_label (window, changed ? "≠" : "✓ 3"));
      g_assert_cmpint (is_told (window, notes[language]), ==, changed);
      gtk_window_destroy (GTK_WINDOW (window));
      hand_settle (GTK_WIDGET (app.window));
      test_remove_folder (folder);
    }
  close_program (&app);
}

static void
check_message (LudoWindow *window,
               const char *wanted)
{
  hand_settle (GTK_WIDGET (window));
  if (app_message (window) == NULL
      || strstr (app_message (window), wanted) == NULL)
    g_error ("“%s” lacks “%s”", app_message (window), wanted);
}

/* A folder is a class; a result says what it is; of several files the first
 * that can be opened is, and a line says which were not. */
static void
test_dropped (gconstpointer data)
{
  g_autofree char *results = g_test_build_filename (G_TEST_DIST, "data",
                                                    "results", NULL);
  g_autofree char *zoe = g_build_filename (results, "crlf.result", NULL);
  g_autofree char *ana = g_build_filename (results, "emoji.result", NULL);
  g_autofree char *lesson = g_test_build_filename (G_TEST_DIST, "app",
                                                   "trial.lesson", NULL);
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-class-XXXXXX", NULL);
  g_autofree char *empty = g_build_filename (folder, "empty.result", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe.result", NULL);
  GtkWidget *window, *cell;
  App app;

  g_assert_true (g_file_set_contents (empty, "", 0, NULL));
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  open_program (&app, data);
  g_assert_true (drop (app.window, (const char *[]) { results, NULL }));
  window = app_wait_for_window (LUDO_TYPE_CLASS_WINDOW);
  cell = app_find_label (window, words[language].cell);
  g_assert_nonnull (cell);
  g_assert_false (pango_layout_is_ellipsized
                    (gtk_label_get_layout (GTK_LABEL (cell))));
  gtk_window_destroy (GTK_WINDOW (window));
  hand_settle (GTK_WIDGET (app.window));

  g_assert_true (drop (app.window, (const char *[]) { zoe, NULL }));
  check_message (app.window, words[language].result);
  g_assert_false (drop (app.window, (const char *[]) { empty, NULL }));
  check_message (app.window, words[language].empty);
  g_assert_false (drop (app.window, (const char *[]) { pipe, NULL }));

  g_assert_true (drop (app.window, (const char *[]) { empty, lesson, NULL }));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "learn");
  close_program (&app);

  open_program (&app, data);
  g_assert_true (drop (app.window,
                       (const char *[]) { lesson, zoe, ana, NULL }));
  check_message (app.window, words[language].unopened);
  close_program (&app);
  test_remove_folder (folder);
}

/* The folder is asked for where people keep their work, not among what was used
 * recently. */
static void
test_chooser (void)
{
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  g_autoptr (GFile) wanted =
    g_file_new_for_path (documents != NULL
                         && g_file_test (documents, G_FILE_TEST_IS_DIR)
                           ? documents : g_get_home_dir ());
  g_autoptr (GFile) shown = NULL;
  GtkWidget *chooser;
  App app;

  g_assert_cmpint (g_mkdir_with_parents (g_file_peek_path (wanted), 0700), ==,
                   0);
  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.choose-results",
                              NULL);
  chooser = app_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  shown = gtk_file_chooser_get_current_folder (GTK_FILE_CHOOSER (chooser));
  g_assert_nonnull (shown);
  g_assert_cmpstr (g_file_peek_path (shown), ==, g_file_peek_path (wanted));
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (gconstpointer data);
  } tests[] = {
    { "class", test_class }, { "nameless", test_nameless },
    { "versions", test_versions }, { "dropped", test_dropped },
  };

  app_init (&argc, &argv, "en");
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    for (guint l = 0; l < G_N_ELEMENTS (words); l++)
      {
        g_autofree char *path = g_strdup_printf ("/class-window/%s/%s",
                                                 tests[i].name,
                                                 words[l].code);

        g_test_add_data_func (path, GUINT_TO_POINTER (l), tests[i].test);
      }
  g_test_add_func ("/class-window/chooser", test_chooser);

  return g_test_run ();
}
