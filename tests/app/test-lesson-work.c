/* test-lesson-work.c: what pupils do in lessons is there again, and is theirs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <X11/keysym.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app-fixture.h"
#include "app/learning/ludo-hand-in.h"
#include "app/learning/ludo-learn-page.h"
#include "app/learning/ludo-lesson-choice.h"
#include "app/learning/ludo-lock-bar.h"
#include "learn/ludo-lock.h"
#include "play/ludo-language.h"
#include "test-folder.h"

static const char *const languages[] = { "en", "fr" };

static LudoLearnPage *
learn_page (LudoWindow *window)
{
  return LUDO_LEARN_PAGE (app_find_within (GTK_WIDGET (window),
                                           LUDO_TYPE_LEARN_PAGE));
}

static LudoLessonRun *
run_of (LudoWindow *window)
{
  return ludo_lesson_page_get_run
           (ludo_learn_page_get_lesson_page (learn_page (window)));
}

static GtkWidget *
choice_of (App *app)
{
  return app_find (GTK_WIDGET (app->window), LUDO_TYPE_LESSON_CHOICE);
}

static gboolean
has_choice (gpointer app)
{
  return choice_of (app) != NULL;
}

static char *
dup_lesson (const char *name)
{
  char *text;

  g_assert_true (g_file_get_contents (g_test_get_filename (G_TEST_DIST, "app",
                                                           name, NULL),
                                      &text, NULL, NULL));

  return text;
}

/* Returns: (transfer full): the file of this name and text. */
static GFile *
write_lesson (const char *folder,
              const char *name,
              const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return g_file_new_for_path (path);
}

static char *
replace (const char *text,
         const char *old,
         const char *new)
{
  g_auto (GStrv) parts = g_strsplit (text, old, -1);

  g_assert_cmpuint (g_strv_length (parts), >, 1);

  return g_strjoinv (new, parts);
}

static void
open_lesson (App   *app,
             GFile *file)
{
  g_assert_true (ludo_window_open_lesson (app->window, file));
  hand_focus_window (GTK_WIDGET (app->window));
  hand_settle (GTK_WIDGET (app->window));
}

static gboolean
is_freed (gpointer data)
{
  return *(gpointer *) data == NULL;
}

static gboolean
has_run (gpointer window)
{
  return run_of (window) != NULL;
}

/* Ends the program, whatever locks it: what it held goes with its window. */
static void
end (App *app)
{
  gpointer store = ludo_lesson_store_dup_default ();
  gpointer window = app->window;

  g_object_add_weak_pointer (store, &store);
  g_object_unref (store);
  g_object_add_weak_pointer (window, &window);
  gtk_window_destroy (GTK_WINDOW (app->window));
  hand_wait_until (is_freed, &window, "the window to be let go");
  hand_wait_until (is_freed, &store, "the store to be let go");
}

static gboolean
is_button (GtkWidget     *widget,
           gconstpointer  label)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

static void
click (App        *app,
       GtkWidget  *within,
       const char *label)
{
  GtkWidget *button = app_find_if (within, is_button, label);

  if (button == NULL)
    g_error ("there is no button “%s”", label);
  hand_click_widget (button);
  hand_settle (GTK_WIDGET (app->window));
}

/* Waits between the text and the Return key: if GTK gives up the X11 selection
 * for a replaced text and claims it again in one millisecond, it loses it. */
static void
enter (App        *app,
       const char *text)
{
  hand_type (text);
  hand_settle (GTK_WIDGET (app->window));
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app->window));
}

/* The text that Hand In… shows; free with g_free(). */
static char *
dup_sheet (App *app)
{
  GtkWidget *dialog;
  char *sheet;

  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.hand-in", NULL);
  dialog = app_wait_for_window (LUDO_TYPE_HAND_IN);
  sheet = g_strdup (gtk_label_get_text (GTK_LABEL (app_part (dialog,
                                                             "words_label"))));
  gtk_window_destroy (GTK_WINDOW (dialog));
  hand_settle (GTK_WIDGET (app->window));

  return sheet;
}

static void
hand_in_as (App        *app,
            const char *name,
            const char *folder)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.hand-in", NULL);
  dialog = app_wait_for_window (LUDO_TYPE_HAND_IN);
  ludo_hand_in_set_folder (LUDO_HAND_IN (dialog), folder);
  /* The keyboard of tests has no other letters. */
  if (g_str_is_ascii (name))
    hand_type (name);
  else
    gtk_editable_set_text (GTK_EDITABLE (app_part (dialog, "name_entry")),
                           name);
  hand_settle (dialog);
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  hand_click_widget (app_part (dialog, "write_button"));
  hand_wait_until (is_freed, &dialog, "the result");
  hand_settle (GTK_WIDGET (app->window));
}

static gboolean
has_text (GtkWidget     *widget,
          gconstpointer  text)
{
  return GTK_IS_LABEL (widget)
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

/* A step that is answered is in what is handed in, after going back to the list
 * and after the program was ended too; who opens the lesson next is told, by
 * whom as well, and may begin again. */
static void
test_answers (gconstpointer data)
{
  static const struct
  {
    const char *sheet;
    const char *begun;
    const char *go_on;
    const char *again;
    const char *nothing;
    const char *done;
    const char *name;
    const char *pupil;
  } words[] = {
    { "✓ How many? – right, in 2 tries · first answer: 5",
      "This lesson has already been started here.", "_Continue", "Start _Over",
      "You have not answered anything yet.",
      "1 of 2 steps are done. The last time was on ",
      "علی", "Handed in by \u200E\u2068علی\u2069." },
    { "✓ Combien\u00a0? – juste, en 2 essais · première réponse\u00a0: 5",
      "Cette leçon a déjà été commencée ici.", "_Continuer", "Reco_mmencer",
      "Vous n’avez encore répondu à rien.",
      "Étapes faites\u00a0: 1 sur 2. La dernière fois, c’était le ", "Awa",
      "Rendue par Awa." },
  };
  guint l = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_dir_make_tmp ("work-XXXXXX", NULL);
  g_autofree char *text = dup_lesson ("trial.lesson");
  g_autoptr (GFile) file = write_lesson (folder, "trial.lesson", text);
  g_autofree char *sheet = NULL, *later = NULL, *again = NULL;
  App app;

  app_open (&app);
  app_speak (&app, languages[l]);
  open_lesson (&app, file);
  g_assert_null (choice_of (&app));
  enter (&app, l == 0 ? "three" : "trois");
  enter (&app, "5");
  enter (&app, "3");
  sheet = dup_sheet (&app);
  g_assert_cmpstr (sheet, ==, words[l].sheet);
  hand_in_as (&app, words[l].name, folder);

  for (int i = 0; i < 2; i++)
    {
      if (i == 0)
        gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
      else
        {
          end (&app);
          app_open (&app);
          app_speak (&app, languages[l]);
        }
      open_lesson (&app, file);
      g_assert_null (run_of (app.window));
      g_assert_nonnull (app_find_label (choice_of (&app), words[l].begun));
      g_assert_nonnull (app_find_if (choice_of (&app), has_text,
                                     words[l].done));
      g_assert_nonnull (app_find_if (choice_of (&app), has_text,
                                     words[l].pupil));
      click (&app, choice_of (&app), words[l].go_on);
      g_free (later);
      later = dup_sheet (&app);
      g_assert_cmpstr (later, ==, words[l].sheet);
      g_assert_cmpuint (ludo_lesson_run_get_index (run_of (app.window)), ==,
                        1);
    }

  /* The next pupil begins at the beginning, and takes nothing away. */
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  open_lesson (&app, file);
  click (&app, choice_of (&app), words[l].again);
  again = dup_sheet (&app);
  g_assert_cmpstr (again, ==, words[l].nothing);
  g_assert_cmpuint (ludo_lesson_run_get_index (run_of (app.window)), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  open_lesson (&app, file);
  g_assert_nonnull (app_find_if (choice_of (&app), has_text, words[l].pupil));
  app_speak (&app, "en");
  app_close (&app);
  test_remove_folder (folder);
}

/* The same lesson under another name is the same; another of the same name is
 * not, though its steps are called alike. */
static void
test_identity (gconstpointer data)
{
  guint l = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_dir_make_tmp ("work-XXXXXX", NULL);
  g_autofree char *text = dup_lesson ("trial.lesson");
  g_autofree char *dos = replace (text, "\n", "\r\n");
  g_autofree char *worded =
    l == 0 ? replace (dos, "How many?", "How many are there?")
           : replace (dos, "Combien", "Dites combien");
  g_autofree char *other = replace (text, "answer=\"3\"", "answer=\"4\"");
  g_autoptr (GFile) file = write_lesson (folder, "trial.lesson", text);
  g_autoptr (GFile) copy = write_lesson (folder, "trial (1).lesson", worded);
  g_autofree char *elsewhere = g_build_filename (folder, "x", NULL);
  g_autoptr (GFile) same_name = NULL;
  App app;

  g_mkdir (elsewhere, 0700);
  same_name = write_lesson (elsewhere, "trial.lesson", other);
  app_open (&app);
  app_speak (&app, languages[l]);
  open_lesson (&app, file);
  enter (&app, "3");
  open_lesson (&app, copy);
  g_assert_nonnull (app_find_label (choice_of (&app),
                                    l == 0 ? "Trial" : "Essai"));
  g_assert_nonnull (choice_of (&app));
  open_lesson (&app, same_name);
  g_assert_null (choice_of (&app));
  g_assert_cmpuint (ludo_lesson_run_get_index (run_of (app.window)), ==, 0);
  g_assert_false (ludo_lesson_run_get_step_done (run_of (app.window), 0));
  app_speak (&app, "en");
  app_close (&app);
  test_remove_folder (elsewhere);
  test_remove_folder (folder);
}

static gboolean
has_second (gpointer application)
{
  return g_list_length (gtk_application_get_windows (application)) == 2;
}

/* Two windows do two lessons at once, or one: both are kept, and the list in
 * one window tells what is done in the other. */
static void
test_two_windows (gconstpointer data)
{
  static const struct
  {
    const char *lessons[2];
    const char *done;
  } words[] = {
    { { "First steps", "The endless sowing" }, "1 done" },
    { { "Premiers pas", "Le semis sans fin" }, "1 faite" },
  };
  guint l = GPOINTER_TO_UINT (data);
  LudoWindow *second;
  GtkWidget *row;
  App app;

  app_open (&app);
  app_speak (&app, languages[l]);
  g_action_group_activate_action (G_ACTION_GROUP (app.application),
                                  "new-window", NULL);
  hand_wait_until (has_second, app.application, "the second window");
  second = gtk_application_get_windows
             (GTK_APPLICATION (app.application))->data;
  if (second == app.window)
    second = gtk_application_get_windows
               (GTK_APPLICATION (app.application))->next->data;
  hand_settle (GTK_WIDGET (second));
  gtk_widget_activate_action (GTK_WIDGET (second), "win.learn", "s",
                              "chisolo");
  hand_settle (GTK_WIDGET (second));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "chisolo/lessons/first-steps");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (ludo_learn_page_get_store (learn_page (second))
                 == ludo_learn_page_get_store (learn_page (app.window)));
  ludo_lesson_run_go_on (run_of (app.window));
  row = gtk_widget_get_ancestor (app_find_label (GTK_WIDGET (second),
                                                 words[l].lessons[0]),
                                 GTK_TYPE_BUTTON);
  g_assert_nonnull (app_find_if (row, has_text, words[l].done));
  gtk_widget_activate_action (GTK_WIDGET (second), "win.learn", "s",
                              "chisolo/lessons/endless");
  hand_settle (GTK_WIDGET (second));
  ludo_lesson_run_go_on (run_of (second));
  ludo_lesson_run_go_on (run_of (app.window));
  gtk_window_destroy (GTK_WINDOW (second));
  end (&app);

  app_open (&app);
  app_speak (&app, languages[l]);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "chisolo");
  hand_settle (GTK_WIDGET (app.window));
  for (int i = 0; i < 2; i++)
    {
      row = gtk_widget_get_ancestor (app_find_label (GTK_WIDGET (app.window),
                                                     words[l].lessons[i]),
                                     GTK_TYPE_BUTTON);
      g_assert_nonnull (app_find_if (row, has_text, words[l].done));
    }
  app_speak (&app, "en");
  app_close (&app);
}

static gboolean
is_told (gpointer window)
{
  return app_message (window) != NULL;
}

static char *
data_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "ludotheque", name, NULL);
}

/* A damaged file costs its bad line, and one sentence is told. */
static void
test_damaged (gconstpointer data)
{
  static const char *const told[] = {
    "The file that records work done in lessons was damaged. What could be "
    "read of it is still there; the damaged file was kept as “%s.1.broken”.",
    "Le fichier du travail fait dans les leçons était abîmé. Ce que l’on a pu "
    "en lire est conservé\u00a0; le fichier abîmé a été gardé sous le nom "
    "«\u00a0%s.1.broken\u00a0».",
  };
  guint l = GPOINTER_TO_UINT (data);
  g_autofree char *path = data_path ("lessons");
  g_auto (GStrv) parts = g_strsplit (told[l], "%s", 2);
  g_autofree char *wanted = g_strjoinv (path, parts);
  g_autofree char *text = NULL, *worse = NULL;
  GtkWidget *row;
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "chisolo/lessons/first-steps");
  hand_settle (GTK_WIDGET (app.window));
  ludo_lesson_run_go_on (run_of (app.window));
  end (&app);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  worse = g_strconcat (text, "\x01\xff no line\n", NULL);
  g_assert_true (g_file_set_contents (path, worse, -1, NULL));

  ludo_language_set (languages[l]);
  app_open (&app);
  hand_wait_until (is_told, app.window, "the damage to be told");
  g_assert_cmpstr (app_message (app.window), ==, wanted);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "chisolo");
  hand_settle (GTK_WIDGET (app.window));
  row = gtk_widget_get_ancestor
          (app_find_label (GTK_WIDGET (app.window),
                           l == 0 ? "First steps" : "Premiers pas"),
           GTK_TYPE_BUTTON);
  g_assert_nonnull (app_find_if (row, has_text, l == 0 ? "1 done"
                                                       : "1 faite"));
  ludo_language_set ("en");
  app_close (&app);
}

static void
end_by_word (App *app)
{
  ludo_learn_page_release (learn_page (app->window));
  hand_settle (GTK_WIDGET (app->window));
}

/* A locked lesson of whatever name stands there again when the program starts,
 * with what was answered and less time: that of the pause counts, and the
 * teacher is told. */
static void
test_locked (gconstpointer data)
{
  static const struct
  {
    const char *name;
    const char *up;
    const char *left;
  } cases[] = {
    { "exam", "Time is up: hand in what you have.",
      "The lesson was interrupted for 2 minutes." },
    { ".interro.xml", "Le temps est écoulé",
      "La leçon a été interrompue pendant 2 minutes." },
  };
  guint l = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_dir_make_tmp ("work-XXXXXX", NULL);
  g_autofree char *whole = dup_lesson ("locked.lesson");
  g_autofree char *text = replace (whole, "minutes=\"20\"", "minutes=\"2\"");
  g_autoptr (GFile) file = write_lesson (folder, cases[l].name, text);
  g_autofree char *path = data_path ("lessons");
  g_autofree char *kept = NULL;
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_auto (GStrv) groups = NULL;
  g_autofree char *sheet = NULL;
  App app;

  app_open (&app);
  app_speak (&app, languages[l]);
  open_lesson (&app, file);
  hand_wait_until (has_run, app.window, "the lesson");
  g_assert_true (ludo_learn_page_get_locked (learn_page (app.window)));
  ludo_lesson_run_go_to (run_of (app.window), 1);
  ludo_lesson_run_enter (run_of (app.window), "3");
  end (&app);
  kept = ludo_lock_dup_path (NULL);
  g_assert_nonnull (kept);

  /* As if it had been ended two minutes ago. */
  g_assert_true (g_key_file_load_from_file (keys, path, G_KEY_FILE_NONE,
                                            NULL));
  groups = g_key_file_get_groups (keys, NULL);
  g_assert_cmpuint (g_strv_length (groups), ==, 1);
  g_key_file_set_int64 (keys, groups[0], "clock",
                        g_key_file_get_int64 (keys, groups[0], "clock", NULL)
                        - 121 * G_USEC_PER_SEC);
  g_assert_true (g_key_file_save_to_file (keys, path, NULL));

  app_open (&app);
  app_speak (&app, languages[l]);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (choice_of (&app));
  g_assert_true (ludo_learn_page_get_locked (learn_page (app.window)));
  g_assert_true (ludo_lesson_run_get_step_done (run_of (app.window), 1));
  g_assert_nonnull (app_find_if (app_find (GTK_WIDGET (app.window),
                                           LUDO_TYPE_LOCK_BAR),
                                 has_text, cases[l].up));
  sheet = dup_sheet (&app);
  g_assert_nonnull (strstr (sheet, cases[l].left));
  end_by_word (&app);
  app_speak (&app, "en");
  app_close (&app);
  test_remove_folder (folder);
}

/* A lock that cannot be saved is reported before the lesson begins. */
static void
test_unkept_lock (gconstpointer data)
{
  static const char *const starts[] = {
    "This lesson is meant to lock the program until your teacher’s secret "
    "word is typed, but the lock cannot be saved: quitting the program "
    "removes it. The file “",
    "Cette leçon devrait bloquer le programme jusqu’à ce que le mot secret "
    "de votre professeur soit tapé, mais ce blocage ne peut pas être "
    "enregistré\u00a0: il suffit de quitter le programme pour le lever. Le "
    "fichier «\u00a0",
  };
  guint l = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_dir_make_tmp ("work-XXXXXX", NULL);
  g_autofree char *text = dup_lesson ("locked.lesson");
  g_autoptr (GFile) file = write_lesson (folder, "exam.lesson", text);
  g_autofree char *own = data_path ("");
  g_autofree char *in_the_way = data_path ("locked");
  App app;

  g_mkdir_with_parents (own, 0700);
  g_assert_true (g_file_set_contents (in_the_way, "no folder", -1, NULL));
  app_open (&app);
  app_speak (&app, languages[l]);
  open_lesson (&app, file);
  hand_wait_until (has_choice, &app, "the warning");
  g_assert_null (run_of (app.window));
  g_assert_false (ludo_learn_page_get_locked (learn_page (app.window)));
  g_assert_nonnull (app_find_if (choice_of (&app), has_text, starts[l]));
  click (&app, choice_of (&app), l == 0 ? "_Begin All the Same"
                                        : "_Commencer quand même");
  g_assert_true (ludo_learn_page_get_locked (learn_page (app.window)));
  end_by_word (&app);
  app_speak (&app, "en");
  app_close (&app);
  g_remove (in_the_way);
  test_remove_folder (folder);
}

/* A lesson that its word has ended continues only after the word is said
 * again. */
static void
test_word (gconstpointer data)
{
  guint l = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_dir_make_tmp ("work-XXXXXX", NULL);
  g_autofree char *text = dup_lesson ("locked.lesson");
  g_autoptr (GFile) file = write_lesson (folder, "exam.lesson", text);
  App app;

  app_open (&app);
  app_speak (&app, languages[l]);
  open_lesson (&app, file);
  hand_wait_until (has_run, app.window, "the lesson");
  ludo_lesson_run_go_to (run_of (app.window), 1);
  ludo_lesson_run_enter (run_of (app.window), "3");
  end_by_word (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  open_lesson (&app, file);
  click (&app, choice_of (&app), l == 0 ? "_Continue" : "_Continuer");
  app_wait_for_window (GTK_TYPE_MESSAGE_DIALOG);
  g_assert_null (run_of (app.window));
  hand_type ("soleil");
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_wait_until (has_run, app.window, "the lesson");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (ludo_lesson_run_get_step_done (run_of (app.window), 1));
  end_by_word (&app);
  app_speak (&app, "en");
  app_close (&app);
  test_remove_folder (folder);
}

/* Steps that were right after a hint, or after the answer was shown, have other
 * marks than those that were right alone. */
static void
test_helped (gconstpointer data)
{
  static const struct
  {
    const char *hint;
    const char *answer;
    const char *helped;
    const char *shown;
  } words[] = {
    { "_Hint", "The answer is: 3.",
      "◐ How many? – right after a hint, in 1 try · first answer: 3",
      "○ How many? – the answer was shown · first answer: 3" },
    { "Con_seil", "La réponse est\u00a0: 3.",
      "◐ Combien\u00a0? – juste avec un conseil, en 1 essai · première "
      "réponse\u00a0: 3",
      "○ Combien\u00a0? – la réponse a été montrée · première "
      "réponse\u00a0: 3" },
  };
  guint l = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_dir_make_tmp ("work-XXXXXX", NULL);
  g_autofree char *text = dup_lesson ("trial.lesson");
  g_autofree char *with_hint =
    replace (text, "How many?</en></s></ask>",
             "How many?</en></s></ask><hint><s id=\"hint\"><fr>Comptez.</fr>"
             "<en>Count.</en></s></hint>");
  g_autoptr (GFile) file = write_lesson (folder, "trial.lesson", with_hint);
  App app;

  app_open (&app);
  app_speak (&app, languages[l]);
  for (guint shown = 0; shown < 2; shown++)
    {
      LudoLessonPage *page;
      g_autofree char *sheet = NULL;

      open_lesson (&app, file);
      if (shown)
        app_choose_lesson (&app, TRUE);
      page = ludo_learn_page_get_lesson_page (learn_page (app.window));
      do
        click (&app, GTK_WIDGET (page), words[l].hint);
      while (shown && strcmp (ludo_lesson_page_get_announcement (page),
                              words[l].answer) != 0);
      gtk_widget_grab_focus (app_find (GTK_WIDGET (page), GTK_TYPE_ENTRY));
      enter (&app, "3");
      sheet = dup_sheet (&app);
      g_assert_cmpstr (sheet, ==, shown ? words[l].shown : words[l].helped);
    }
  app_speak (&app, "en");
  app_close (&app);
  test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (gconstpointer data);
  } both[] = {
    { "answers", test_answers }, { "damaged", test_damaged },
    { "locked", test_locked }, { "unkept-lock", test_unkept_lock },
    { "identity", test_identity }, { "two-windows", test_two_windows },
    { "word", test_word }, { "helped", test_helped },
  };

  app_init (&argc, &argv, "en");
  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
      {
        g_autofree char *path = g_strdup_printf ("/lesson-work/%s/%s",
                                                 both[i].name, languages[l]);

        g_test_add_data_func (path, GUINT_TO_POINTER (l), both[i].test);
      }

  return g_test_run ();
}
