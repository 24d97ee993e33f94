/* test-practice-places.c: the puzzles that follow a pupil, and why an answer is
 * better
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "room-hand.h"

#include <string.h>

#include "app/widgets/ludo-button-row.h"
#include "learn/puzzles/ludo-practice.h"
#include "row-places.h"

static LudoLessonRun *
run_of (App *app)
{
  return ludo_lesson_page_get_run (app_lesson_page (app));
}

static void
begin (App        *app,
       const char *target)
{
  app_open (app);
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.learn", "s",
                              target);
  hand_focus_window (GTK_WIDGET (app->window));
  hand_settle (GTK_WIDGET (app->window));
}

/* Plays the answer, or another turn. */
static void
answer (App      *app,
        gboolean  right)
{
  LudoLessonRun *run = run_of (app);
  LudoGame *game = ludo_lesson_run_get_game (run);
  const LudoTurnAnswer *turn =
    g_ptr_array_index (ludo_lesson_run_get_step (run)->answers, 0);

  for (guint i = 0; ludo_lesson_run_get_playing (run); i++)
    {
      GameMove moves[GAME_MOVES_MAX];
      GameMove move = g_array_index (turn->moves, GameMove, i);
      int n = ludo_game_get_legal_moves (game, moves);

      if (!right)
        move = moves[moves[n - 1] == move ? 0 : n - 1];
      ludo_game_play_move (game, move);
    }
  hand_settle (GTK_WIDGET (app->window));
}

static gboolean
is_best_shown (gpointer run)
{
  return ludo_lesson_run_get_best_shown (run);
}

/* A wrong answer is compared with the best; both are shown without a change of
 * the board's size, and no button moves. */
static void
walk_why (const char *language,
          const char *target)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (RowPlace));
  GtkWidget *board;
  int width, height;
  App app;

  begin (&app, target);
  app_speak (&app, language);
  app_choose_lesson (&app, TRUE);
  hand_settle (GTK_WIDGET (app.window));
  board = GTK_WIDGET (ludo_lesson_page_get_board (app_lesson_page (&app)));
  width = gtk_widget_get_width (board);
  height = gtk_widget_get_height (board);
  g_assert_null (part (&app, "why_box"));
  row_places_check (app.window, places, "asked");
  answer (&app, FALSE);
  g_assert_nonnull (part (&app, "why_box"));
  row_places_check (app.window, places, "wrong");

  click (&app, "best_button");
  hand_wait_until (is_best_shown, run_of (&app), "the answer on the board");
  g_assert_true (gtk_toggle_button_get_active
                   (GTK_TOGGLE_BUTTON (part (&app, "best_button"))));
  row_places_check (app.window, places, "best shown");
  click (&app, "yours_button");
  g_assert_false (ludo_lesson_run_get_best_shown (run_of (&app)));
  g_assert_cmpint (gtk_widget_get_width (board), ==, width);
  g_assert_cmpint (gtk_widget_get_height (board), ==, height);
  ludo_lesson_run_try_again (run_of (&app));
  answer (&app, TRUE);
  g_assert_null (part (&app, "why_box"));
  row_places_check (app.window, places, "right");

  app_speak (&app, "en");
  app_close (&app);
}

/* At the usual size, and where there is least room. */
static void
test_why (void)
{
  walk_why ("en", "chisolo/puzzles");
  g_setenv ("LUDOTHEQUE_WINDOW", "360x640", TRUE);
  walk_why ("en", "chisolo/puzzles");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024,
                NULL);
  walk_why ("en", "chisolo/puzzles");
  walk_why ("fr", "chisolo/puzzles");
  walk_why ("fr", "tavli/puzzles");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  g_unsetenv ("LUDOTHEQUE_WINDOW");
}

/* The button, which may stand in the menu of the row. */
static GtkWidget *
find_skip (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)),
                 "skip_button") == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_skip (child);

  return found;
}

static gboolean
can_skip (App *app)
{
  GtkWidget *button = find_skip (GTK_WIDGET (app_lesson_page (app)));
  GtkWidget *row = gtk_widget_get_ancestor (button, LUDO_TYPE_BUTTON_ROW);

  return ludo_button_row_get_offered (LUDO_BUTTON_ROW (row), button);
}

static void
skip (App *app)
{
  g_assert_true (can_skip (app));
  g_signal_emit_by_name (find_skip (GTK_WIDGET (app_lesson_page (app))),
                         "clicked");
  hand_settle (GTK_WIDGET (app->window));
}

/* What is kept of the answers: all but the puzzles that were shown. */
static char *
read_practice (void)
{
  g_autofree char *path = ludo_practice_dup_path ("ken-wan");
  char *text = NULL;
  char *seen;

  g_file_get_contents (path, &text, NULL, NULL);
  seen = strstr (text, "seen=");
  g_assert_nonnull (seen);
  *seen = '\0';

  return text;
}

/* A puzzle that is skipped is followed by another, and counts as no answer; one
 * that is solved cannot be skipped. */
static void
skip_puzzles (App    *app,
              GArray *places)
{
  g_autofree char *before = read_practice ();

  for (int i = 0; i < 8; i++)
    {
      LudoLessonRun *run = run_of (app);
      g_autofree char *after = NULL;

      g_assert_true (ludo_lesson_run_get_playing (run));
      skip (app);
      g_assert_true (run_of (app) != run);
      row_places_check (app->window, places, "skipped");
      after = read_practice ();
      g_assert_cmpstr (after, ==, before);
    }
  answer (app, TRUE);
  g_assert_false (can_skip (app));
}

/* The puzzles follow each other without an end; the buttons lead to harder and
 * easier ones, and a screen reader hears the level as words. */
static void
test_practice (void)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (RowPlace));
  GtkWidget *label, *title;
  LudoLessonRun *run;
  App app;

  begin (&app, "ken-wan");
  label = app_find_label (GTK_WIDGET (app.window), "Puzzles at Your Level");
  g_assert_nonnull (label);
  click_widget (&app, gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON));
  run = run_of (&app);
  g_assert_nonnull (run);
  title = part (&app, "title_label");
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (title)),
                            "Level: ★☆☆"));
  g_assert_nonnull (strstr (ludo_lesson_page_get_announcement
                              (app_lesson_page (&app)),
                            "Level: one star out of three."));
  g_assert_null (part (&app, "dots"));
  row_places_check (app.window, places, "first");

  /* The button may stand in the menu. */
  g_signal_emit_by_name (app_lesson_page (&app), "level-asked", 1);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (run_of (&app) != run);
  row_places_check (app.window, places, "harder");
  for (int i = 0; i < 4; i++)
    {
      run = run_of (&app);
      if (i == 1)
        {
          answer (&app, FALSE);
          row_places_check (app.window, places, "wrong");
          ludo_lesson_run_try_again (run);
        }
      answer (&app, TRUE);
      row_places_check (app.window, places, "right");
      g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (part (&app,
                                                               "on_button"))),
                       ==, "_Continue");
      click (&app, "on_button");
      g_assert_true (run_of (&app) != run);
    }
  skip_puzzles (&app, places);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (gtk_widget_get_mapped (label));

  app_close (&app);
}

/* In a list of puzzles the next one is begun; after the last, what was skipped
 * is not among the answers. */
static void
test_skip (void)
{
  LudoLessonRun *run;
  guint n;
  App app;

  begin (&app, "chisolo/puzzles");
  app_choose_lesson (&app, TRUE);
  run = run_of (&app);
  n = ludo_lesson_run_get_lesson (run)->steps->len;
  g_assert_cmpuint (n, >, 1);
  answer (&app, TRUE);
  click (&app, "on_button");
  for (guint i = 1; i < n; i++)
    {
      g_assert_cmpuint (ludo_lesson_run_get_index (run), ==, i);
      skip (&app);
    }
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (ludo_lesson_run_get_step_done (run, i), ==, i == 0);
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window),
                                    "1 right answer without help."));
  app_close (&app);
}

/* A lesson has an order, so that none of its steps can be skipped. */
static void
test_no_skip (void)
{
  App app;

  begin (&app, "chisolo/lessons/first-steps#sow");
  g_assert_nonnull (run_of (&app));
  g_assert_false (can_skip (&app));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/app/practice/why", test_why);
  g_test_add_func ("/app/practice/practice", test_practice);
  g_test_add_func ("/app/practice/skip", test_skip);
  g_test_add_func ("/app/practice/no-skip", test_no_skip);

  return g_test_run ();
}
