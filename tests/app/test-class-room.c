/* test-class-room.c: a class types what its groups counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <string.h>

#include "app/chance/rooms/ludo-rooms.h"
#include "chance/ours/ludo-groups.h"
#include "heard-fixture.h"
#include "learn/run/ludo-lesson-run.h"
#include "test-folder.h"
#include "test-wait.h"

static GtkWidget *
part (App        *app,
      const char *id)
{
  return app_find_id (app_find (GTK_WIDGET (app->window),
                                ludo_class_room_get_type ()), id);
}

static LudoGroups *
get_groups (App *app)
{
  return ludo_groups_find (ludo_throws_get_sampler (
    ludo_laboratory_get_throws (app_laboratory (app))));
}

static guint
pool (App *app)
{
  guint counts[LUDO_SAMPLER_OUTCOMES_MAX];

  return ludo_groups_pool (get_groups (app), counts);
}

/* Opens the room with an empty table.  @guessed: after the guess. */
static void
open_class (App      *app,
            gboolean  guessed)
{
  app_open (app);
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.chance", "s",
                              "zohn-ahl/class");
  if (guessed)
    ludo_throws_set_guess (ludo_laboratory_get_throws (app_laboratory (app)),
                           NULL);
  else
    ludo_throws_forget_guess
      (ludo_laboratory_get_throws (app_laboratory (app)));
  ludo_groups_clear (get_groups (app));
  hand_settle (GTK_WIDGET (app->window));
}

static void
click (App        *app,
       const char *id)
{
  gtk_widget_grab_focus (part (app, id));
  hand_settle (GTK_WIDGET (app->window));
  hand_click_widget (part (app, id));
  hand_settle (GTK_WIDGET (app->window));
}

static void
press (App        *app,
       const char *keys)
{
  for (; *keys != '\0'; keys++)
    hand_press_key (*keys == '\n' ? XK_Return
                    : *keys == '\t' ? XK_Tab : (guint) *keys, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app->window));
}

/* Returns: the field in @column of @row, from 0, below the heads. */
static GtkWidget *
field (App *app,
       int  row,
       int  column)
{
  return gtk_grid_get_child_at (GTK_GRID (part (app, "grid")), column,
                                row + 1);
}

/* Returns: whether @widget has the focus or is around it. */
static gboolean
is_in (GtkWidget *widget)
{
  GtkWidget *focus =
    gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL
         && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The room is empty before the guess, which is made among the throws or
 * declined here. */
static void
test_guess (void)
{
  App app;

  open_class (&app, FALSE);
  g_assert_null (part (&app, "plot"));
  g_assert_null (part (&app, "grid"));
  click (&app, "guess_button");
  g_assert_cmpint (ludo_laboratory_get_room (app_laboratory (&app)), ==,
                   LUDO_CHANCE_ROOM_THROWS);
  ludo_laboratory_set_room (app_laboratory (&app), LUDO_CHANCE_ROOM_CLASS);
  hand_settle (GTK_WIDGET (app.window));
  click (&app, "no_guess_button");
  g_assert_nonnull (part (&app, "plot"));
  g_assert_true (is_in (field (&app, 0, 1)));
  click (&app, "guess_again_button");
  g_assert_null (part (&app, "plot"));
  g_assert_true (gtk_widget_has_focus (part (&app, "guess_button")));
  app_close (&app);
}

/* A table typed like one of a spreadsheet: Tab goes on, Enter goes down and
 * makes a group; a letter is not taken, and why is heard once. */
static void
test_typed (void)
{
  App app;

  open_class (&app, TRUE);
  gtk_widget_grab_focus (field (&app, 0, 1));
  press (&app, "3\t12\t18\t13\t4");
  g_assert_cmpuint (pool (&app), ==, 50);
  press (&app, "\n");
  g_assert_cmpuint (ludo_groups_get_n (get_groups (&app)), ==, 2);
  g_assert_true (is_in (field (&app, 1, 5)));
  app_listen ();
  press (&app, "x");
  WAIT_UNTIL (app_count_heard ("Only whole numbers") == 1);
  app_stop_listening ();
  g_assert_nonnull (part (&app, "refusal"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field (&app, 1, 5))),
                   ==, "");
  press (&app, "8");
  g_assert_null (part (&app, "refusal"));
  g_assert_cmpuint (pool (&app), ==, 58);
  /* Its throws do not agree, and it is left out until they do. */
  press (&app, "\t9");
  g_assert_cmpuint (pool (&app), ==, 50);
  g_assert_true (gtk_widget_has_css_class (field (&app, 1, 6), "error"));
  app_listen ();
  press (&app, "\n");
  WAIT_UNTIL (app_count_heard ("Group 2: the counts add up to 8, not 9.") == 1);
  app_stop_listening ();
  ludo_groups_set_stated (get_groups (&app), 1, 8);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field (&app, 1, 6))),
                   ==, "8");
  g_assert_false (gtk_widget_has_css_class (field (&app, 1, 6), "error"));
  hand_click_widget (field (&app, 0, 7));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpuint (pool (&app), ==, 8);
  app_close (&app);
}

/* A pasted table is added, or refused where it is told. */
static void
test_pasted (void)
{
  GdkClipboard *clipboard;
  App app;

  open_class (&app, TRUE);
  clipboard = gtk_widget_get_clipboard (GTK_WIDGET (app.window));
  gdk_clipboard_set_text (clipboard, "Red\t1\t4\t6\t4\t1\nBlue\t0\t0\t8\t0");
  click (&app, "paste_button");
  WAIT_UNTIL (part (&app, "refusal") != NULL);
  g_assert_true (ludo_groups_is_empty (get_groups (&app)));
  gdk_clipboard_set_text (clipboard,
                          "Red\t1\t4\t6\t4\t1\nBlue\t0\t0\t8\t0\t0\n");
  app_listen ();
  click (&app, "paste_button");
  WAIT_UNTIL (app_count_heard ("Groups: 2. Throws: 24.") == 1);
  app_stop_listening ();
  g_assert_null (part (&app, "refusal"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field (&app, 1, 0))),
                   ==, "Blue");
  /* In the other language it is all there. */
  app_speak (&app, "fr");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field (&app, 1, 0))),
                   ==, "Blue");
  app_speak (&app, "en");
  hand_settle (GTK_WIDGET (app.window));
  click (&app, "clear_button");
  g_assert_cmpuint (pool (&app), ==, 0);
  g_assert_true (gtk_widget_has_focus (part (&app, "restore_button")));
  click (&app, "restore_button");
  g_assert_cmpuint (pool (&app), ==, 24);
  app_close (&app);
}

/* T shows the sums as a table, and L tells them again. */
static void
test_keys (void)
{
  App app;

  open_class (&app, TRUE);
  g_assert_true (ludo_groups_append_text (get_groups (&app), "1,4,6,4,1",
                                          NULL));
  hand_settle (GTK_WIDGET (app.window));
  gtk_widget_grab_focus (part (&app, "plot"));
  press (&app, "t");
  g_assert_true (is_in (part (&app, "table")));
  app_speak (&app, "fr");
  app_speak (&app, "en");
  hand_settle (GTK_WIDGET (app.window));
  gtk_widget_grab_focus (part (&app, "table"));
  press (&app, "t");
  g_assert_true (gtk_widget_has_focus (part (&app, "plot")));
  app_listen ();
  press (&app, "l");
  WAIT_UNTIL (app_count_heard ("Groups: 1. Throws: 16.") == 1);
  app_stop_listening ();
  app_close (&app);
}

/* Writes the file @name of @folder: what @pupil handed in of a lesson, in which
 * a step threw @throws. */
static void
put (const char *folder,
     const char *name,
     const char *lesson,
     const char *pupil,
     const char *throws)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *within = g_path_get_dirname (path);
  g_autofree char *text =
    g_strdup_printf ("ludotheque-result 2\nlesson %s\nid fair\nchecksum "
                     "0123456789abcdef0123456789abcdef0123456789abcdef0123"
                     "456789abcdef\nname %s\nstep guess guess right 1 9 -\n"
                     "step throw %s\n", lesson, pupil, throws);

  g_assert_cmpint (g_mkdir_with_parents (within, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Writes what two pupils hand in together who did the lesson. */
static void
put_real (const char *folder)
{
  g_autofree char *lesson_path =
    g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content", "zohn-ahl",
                      "lessons", "fair.lesson", NULL);
  g_autofree char *path = g_build_filename (folder, "Awa.result", NULL);
  g_autofree char *text = NULL;
  g_autoptr (LudoLesson) lesson = ludo_lesson_load (lesson_path, NULL);
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);
  g_autoptr (LudoResult) result = NULL;

  ludo_lesson_run_set_laboratory_answer (run, "-");
  g_assert_true (ludo_lesson_run_go_on (run));
  ludo_lesson_run_set_laboratory_answer (run, "6 25 38 25 6");
  result = ludo_lesson_run_dup_result (run, "Awa & Ben");
  text = ludo_result_print (result);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Pours @folder into the table. */
static void
pour (App        *app,
      const char *folder)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  GtkWidget *dialog;

  click (app, "results_button");
  dialog = app_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), file, NULL);
  hand_settle (dialog);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
}

static gboolean
is_refused (App        *app,
            const char *text)
{
  GtkWidget *refusal = part (app, "refusal");

  return refusal != NULL
         && strstr (gtk_label_get_text (GTK_LABEL (refusal)), text) != NULL;
}

/* The throws of pupils in a lesson join the groups that are there; results that
 * cannot be taken are named with their reason, and none is taken twice. */
static void
test_results (void)
{
  static const char *const reasons[] = {
    "8 files or folders were not added.",
    "Bella · Few.result: it has counts of 2 outcomes, and this table has 5",
    "Cleo · Many.result: one of its numbers of throws is not a whole number "
    "from 0 to 9999",
    "Dina · Minus.result: one of its numbers of throws is not a whole number",
    "Eva · None.result: it has no throws",
    "Copy.result: a copy of “Awa.result”",
    "Other.result: the result of another lesson",
    "Bytes.result: In the file, line 1: not a text file",
    "Empty.result: this file is empty",
  };
  g_autofree char *folder = g_dir_make_tmp ("ludotheque-class-XXXXXX", NULL);
  g_autofree char *bytes = g_build_filename (folder, "Bytes.result", NULL);
  g_autofree char *empty = g_build_filename (folder, "Empty.result", NULL);
  g_autofree char *awa = g_build_filename (folder, "Awa.result", NULL);
  g_autofree char *copy = g_build_filename (folder, "Copy.result", NULL);
  g_autofree char *text = NULL;
  App app;

  put_real (folder);
  g_assert_true (g_file_get_contents (awa, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (copy, text, -1, NULL));
  /* The last of two steps goes on with the throws of the first. */
  put (folder, "3B/Zoé.result", "zohn-ahl/fair",
       "Zoé with a name that is longer than forty",
       "throws right 1 9 1 2 4 2 1\nstep on throws right 1 9 2 4 8 4 2");
  put (folder, "Few.result", "zohn-ahl/fair", "Bella", "throws right 1 9 1 2");
  put (folder, "Many.result", "zohn-ahl/fair", "Cleo",
       "throws right 1 9 10000 0 0 0 0");
  put (folder, "Minus.result", "zohn-ahl/fair", "Dina",
       "throws right 1 9 -1 2 4 2 1");
  put (folder, "None.result", "zohn-ahl/fair", "Eva", "throws open 0 9 ");
  put (folder, "Other.result", "tavli/other", "Faye",
       "throws right 1 9 1 2 4 2 1");
  g_assert_true (g_file_set_contents (bytes, "\0\xff\xfe\1", 4, NULL));
  g_assert_true (g_file_set_contents (empty, "", 0, NULL));

  open_class (&app, TRUE);
  g_assert_true (ludo_groups_append_text (get_groups (&app), "Red,1,4,6,4,1",
                                          NULL));
  hand_settle (GTK_WIDGET (app.window));
  app_listen ();
  pour (&app, folder);
  WAIT_UNTIL (is_refused (&app, "Eva"));
  WAIT_UNTIL (app_count_heard ("Groups: 3. Throws: 136.") == 1);
  WAIT_UNTIL (app_count_heard (reasons[0]) == 1);
  app_stop_listening ();
  hand_settle (GTK_WIDGET (app.window));
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (!is_refused (&app, reasons[i]))
      g_error ("“%s” is not in: %s", reasons[i],
               gtk_label_get_text (GTK_LABEL (part (&app, "refusal"))));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field (&app, 0, 0))),
                   ==, "Red");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field (&app, 1, 0))),
                   ==, "Awa & Ben");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field (&app, 2, 0))),
                   ==, "Zoé with a name that is longer than fort");
  g_assert_cmpuint (pool (&app), ==, 16 + 100 + 20);

  pour (&app, folder);
  WAIT_UNTIL (is_refused (&app, "Awa & Ben · Awa.result: this group is "
                                "already in the table"));
  g_assert_cmpuint (pool (&app), ==, 16 + 100 + 20);
  for (guint i = 0; i < LUDO_GROUPS_MAX; i++)
    {
      g_autofree char *name = g_strdup_printf ("%02u.result", i);

      put (folder, name, "zohn-ahl/fair", name, "throws right 1 9 1 0 0 0 0");
    }
  app_speak (&app, "fr");
  hand_settle (GTK_WIDGET (app.window));
  pour (&app, folder);
  WAIT_UNTIL (is_refused (&app, "le tableau n’a de place que pour 40 groupes"));
  g_assert_cmpuint (ludo_groups_get_n (get_groups (&app)), ==,
                    LUDO_GROUPS_MAX);
  g_assert_cmpuint (pool (&app), ==, 16 + 100 + 20 + 37);
  app_speak (&app, "en");
  hand_settle (GTK_WIDGET (app.window));
  test_remove_folder (folder);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  pour (&app, folder);
  WAIT_UNTIL (is_refused (&app, "There are no lesson results in"));
  g_assert_cmpuint (pool (&app), ==, 16 + 100 + 20 + 37);
  test_remove_folder (folder);
  app_close (&app);
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/class-room/guess", test_guess);
  g_test_add_func ("/class-room/typed", test_typed);
  g_test_add_func ("/class-room/pasted", test_pasted);
  g_test_add_func ("/class-room/keys", test_keys);
  g_test_add_func ("/class-room/results", test_results);

  return g_test_run ();
}
