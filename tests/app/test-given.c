/* test-given.c: what a person and a school add stands in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "app-fixture.h"
#include "app/editing/ludo-editor-window.h"
#include "app/editing/ludo-setup-popover.h"
#include "app/learning/ludo-learn-page.h"
#include "app/new-game/ludo-new-game.h"

#define STEP(id)                                                        \
  "<step id=\"" id "\" kind=\"explain\"><ask><s id=\"ask-" id "\">"    \
  "<fr>Lisez.</fr><en>Read.</en></s></ask></step>"

static char *
own_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "ludotheque", "content",
                           NULL);
}

static char *
school_folder (void)
{
  return g_build_filename (g_get_system_data_dirs ()[0], "ludotheque",
                           "content", NULL);
}

static void
write_file (const char *folder,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *above = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (above, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

/* Two lessons that ask the same would be one, so each has a lasting id of
 * its own. */
static void
write_lesson (const char *folder,
              const char *name,
              const char *french,
              const char *english)
{
  g_autofree char *text =
    g_strdup_printf ("<lesson game=\"chisolo\" id=\"given-%s\"><title>"
                     "<fr>%s</fr><en>%s</en></title>"
                     STEP ("one") STEP ("two") "</lesson>", english, french,
                     english);

  write_file (folder, name, text);
}

static GtkWidget *
find_page (App *app)
{
  return app_find (GTK_WIDGET (app->window), LUDO_TYPE_LEARN_PAGE);
}

static void
show_lessons (App *app)
{
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.learn", "s",
                              "chisolo");
  hand_settle (GTK_WIDGET (app->window));
}

/* The row of the lesson called @title, which says @facts below it and, where
 * its folder is told, @folder. */
static GtkWidget *
check_row (App        *app,
           const char *title,
           const char *facts,
           const char *folder)
{
  GtkWidget *label = app_find_label (GTK_WIDGET (app->window), title);
  GtkWidget *row;

  g_assert_nonnull (label);
  row = gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
  if (app_find_label (row, facts) == NULL)
    g_error ("“%s” does not say “%s”", title, facts);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (row), ==, folder);

  return row;
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  text)
{
  return GTK_IS_LABEL (widget)
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

/* Lessons of one's own and of a school stand before the program's, say whose
 * they are in both languages, begin by a click, and keep what was done. */
static void
test_lessons (void)
{
  g_autofree char *own = own_folder ();
  g_autofree char *school = school_folder ();
  g_autofree char *pipe = g_build_filename (school, "chisolo", "lessons",
                                            "pipe.lesson", NULL);
  LudoLessonRun *run;
  GtkWidget *row;
  App app;

  write_lesson (own, "chisolo/lessons/mine.lesson", "La mienne", "Mine");
  write_lesson (school, "chisolo/lessons/ours.lesson", "La nôtre", "Ours");
  write_file (school, "chisolo/lessons/bad.lesson", "<lesson");
  g_assert_cmpint (mkfifo (pipe, 0700), ==, 0);

  app_open (&app);
  hand_focus_window (GTK_WIDGET (app.window));
  show_lessons (&app);
  check_row (&app, "Mine", "Yours · 2 steps · about 10 minutes", own);
  row = check_row (&app, "Ours", "Your school’s · 2 steps · about 10 minutes",
                   school);
  check_row (&app, "First steps", "9 steps · about 16 minutes", NULL);
  g_assert_nonnull (app_find_if (find_page (&app), says, "bad.lesson, line 1"));
  g_assert_nonnull (app_find_if (find_page (&app), says,
                                 "pipe.lesson is not a file"));

  hand_click_widget (row);
  hand_settle (GTK_WIDGET (app.window));
  run = ludo_lesson_page_get_run (app_lesson_page (&app));
  g_assert_nonnull (run);
  g_assert_cmpstr (ludo_lesson_run_get_lesson (run)->id, ==, "given-Ours");
  ludo_lesson_run_go_on (run);
  hand_settle (GTK_WIDGET (app.window));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  hand_settle (GTK_WIDGET (app.window));
  check_row (&app, "Ours",
             "Your school’s · 2 steps · about 10 minutes · 1 done", school);

  app_speak (&app, "fr");
  hand_settle (GTK_WIDGET (app.window));
  check_row (&app, "La mienne",
             "De vous · 2 étapes · environ 10\u00a0minutes", own);
  check_row (&app, "La nôtre",
             "De votre établissement · 2 étapes · environ 10\u00a0minutes · "
             "1 faite", school);
  g_assert_nonnull (app_find_if (find_page (&app), says,
                                 "bad.lesson, ligne"));
  app_speak (&app, "en");

  /* Once it is mended, it is there when the list is shown again. */
  write_lesson (school, "chisolo/lessons/bad.lesson", "Réparée", "Mended");
  g_assert_cmpint (g_remove (pipe), ==, 0);
  show_lessons (&app);
  check_row (&app, "Mended", "Your school’s · 2 steps · about 10 minutes",
             school);
  g_assert_null (app_find_if (find_page (&app), says, "left out"));
  app_close (&app);
}

static gboolean
offers (GtkWidget     *widget,
        gconstpointer  text)
{
  GListModel *items = GTK_IS_DROP_DOWN (widget)
                        ? gtk_drop_down_get_model (GTK_DROP_DOWN (widget))
                        : NULL;

  for (guint i = 0; GTK_IS_STRING_LIST (items)
                    && i < g_list_model_get_n_items (items); i++)
    if (g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (items), i),
                   text) == 0)
      {
        gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), i);
        return TRUE;
      }

  return FALSE;
}

static gboolean
is_button (GtkWidget     *widget,
           gconstpointer  text)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), text) == 0;
}

/* A school's set-up begins a game and is set up on a board, and cannot be
 * deleted there. */
static void
test_setups (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 1, NULL);
  g_autofree char *position = ludo_game_dup_position_text (game);
  g_autofree char *file =
    g_strdup_printf ("[setup-1]\ngame=chisolo\nname=Ours\nposition=%s\n"
                     "[setup-2]\ngame=chisolo\nname=Bad\nposition=none\n",
                     position);
  g_autofree char *school = school_folder ();
  LudoChoices choices;
  GtkWidget *window, *popover, *button;
  App app;

  write_file (school, "setups.ini", file);
  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.start", "s",
                              "chisolo");
  window = app_wait_for_window (LUDO_TYPE_NEW_GAME);
  g_assert_nonnull (app_find_if (window, offers, "Ours"));
  hand_settle (window);
  g_assert_nonnull (app_find_if (window, says,
                                 "A set-up that your school provides."));
  g_assert_nonnull (app_find_if (window, says, "1 set-up in"));
  ludo_new_game_get_choices (LUDO_NEW_GAME (window), &choices);
  g_assert_cmpstr (choices.position, ==, position);
  gtk_window_destroy (GTK_WINDOW (window));

  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.edit-of", "s",
                              "chisolo");
  window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  popover = app_find_within (window, LUDO_TYPE_SETUP_POPOVER);
  gtk_popover_popup (GTK_POPOVER (popover));
  hand_settle (window);
  button = app_find_if (popover, is_button, "Ours");
  g_assert_nonnull (button);
  g_assert_null (gtk_widget_get_next_sibling (button));
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_window_destroy (GTK_WINDOW (window));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/app/given/lessons", test_lessons);
  g_test_add_func ("/app/given/setups", test_setups);

  return g_test_run ();
}
