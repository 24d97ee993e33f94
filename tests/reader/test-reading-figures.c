/* test-reading-figures.c: the figures of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "reading-fixture.h"

#include <string.h>

#include "board/ludo-picture.h"
#include "reader/parts/ludo-exercise.h"

static gboolean
is_at_start (gpointer data)
{
  return ludo_game_get_n_plies (data) == 0;
}

static gboolean
is_mapped (gpointer data)
{
  return gtk_widget_get_mapped (data);
}

/* A figure is played on by clicks; what the rules forbid is answered. */
static void
test_exercise (Reading       *fixture,
               gconstpointer  data)
{
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  GtkWidget *figure, *exercise, *button;
  GtkLabel *answer;
  LudoBoard *board;
  LudoGame *game;

  reading_read (fixture, "chisolo", "first-game", "figure-move-6");
  figure = ludo_page_view_find (fixture->view, "figure-move-6");
  exercise = app_find (figure, LUDO_TYPE_EXERCISE);
  g_assert_nonnull (exercise);
  board = LUDO_BOARD (app_find (exercise, LUDO_TYPE_BOARD));
  game = ludo_board_get_game (board);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);

  /* An empty hole moves nothing. */
  hand_click_place (board, ludo_drawing_find_place (drawing, "a4"));
  hand_settle (fixture->window);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
  g_assert_true (gtk_widget_has_css_class
                   (gtk_widget_get_last_child (exercise), "refused"));
  answer = GTK_LABEL (gtk_widget_get_last_child (exercise));
  g_assert_cmpuint (strlen (gtk_label_get_text (answer)), >, 10);

  hand_click_place (board, ludo_drawing_find_place (drawing, "g4"));
  hand_settle (fixture->window);
  hand_click_place (board, ludo_drawing_find_place (drawing, "f1"));
  hand_settle (fixture->window);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
  g_assert_false (gtk_widget_has_css_class
                    (gtk_widget_get_last_child (exercise), "refused"));

  /* The position outlives another way of reading; then all over again. */
  ludo_reading_choices_set_language
    (ludo_reading_page_get_choices (fixture->page), LUDO_PAGE_ENGLISH);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  figure = ludo_page_view_find (fixture->view, "figure-move-6");
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
  button = app_find_label (figure, "Start Over");
  g_assert_nonnull (button);
  gtk_widget_activate (gtk_widget_get_ancestor (button, GTK_TYPE_BUTTON));
  hand_wait_until (is_at_start, game, "the start");

  /* The answer is hidden until it is asked for. */
  g_assert_false (gtk_widget_get_mapped
                    (GTK_WIDGET (reading_sentence (fixture,
                                                   "figure-move-6-answer-1",
                                                   LUDO_PAGE_ENGLISH)
                                   ->label)));
  button = app_find_label (figure, "Show the Answer");
  g_assert_nonnull (button);
  gtk_widget_activate (gtk_widget_get_ancestor (button, GTK_TYPE_BUTTON));
  hand_wait_until (is_mapped,
                   reading_sentence (fixture, "figure-move-6-answer-1",
                                     LUDO_PAGE_ENGLISH)->label, "the answer");
}

/* A whole board is seen at once, however wide the column. */
static void
test_tall (Reading       *fixture,
           gconstpointer  data)
{
  GtkWidget *picture;
  int height;

  reading_read (fixture, "tavli", "first-game", NULL);
  picture = app_find (GTK_WIDGET (fixture->view), LUDO_TYPE_PICTURE);
  g_assert_nonnull (picture);
  gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, 1200, NULL, &height,
                      NULL, NULL);
  g_assert_cmpint (height, >, 400);
  g_assert_cmpint (height, <=, 560);
}

/* On a high screen it grows, as far as it is seen at once. */
static void
test_grows (Reading       *fixture,
            gconstpointer  data)
{
  GtkWidget *scroller =
    gtk_widget_get_ancestor (GTK_WIDGET (fixture->view),
                             GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *picture, *exercise;
  int height, board, larger;

  reading_read (fixture, "chisolo", "first-game", NULL);
  exercise = app_find (ludo_page_view_find (fixture->view, "figure-move-6"),
                       LUDO_TYPE_EXERCISE);
  gtk_widget_measure (exercise, GTK_ORIENTATION_VERTICAL, 1200, NULL, &board,
                      NULL, NULL);
  reading_read (fixture, "tavli", "first-game", NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1200, 1020);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  picture = app_find (GTK_WIDGET (fixture->view), LUDO_TYPE_PICTURE);
  gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, 1200, NULL, &height,
                      NULL, NULL);
  g_assert_cmpint (height, >, 600);
  g_assert_cmpint (height, <, gtk_widget_get_height (scroller));

  /* A figure to play on grows too. */
  reading_read (fixture, "chisolo", "first-game", NULL);
  exercise = app_find (ludo_page_view_find (fixture->view, "figure-move-6"),
                       LUDO_TYPE_EXERCISE);
  gtk_widget_measure (exercise, GTK_ORIENTATION_VERTICAL, 1200, NULL, &larger,
                      NULL, NULL);
  g_assert_cmpint (larger, >, board);
}

/* In a French page the board speaks French, whatever the program does. */
static void
test_language (Reading       *fixture,
               gconstpointer  data)
{
  GtkWidget *picture;
  g_autofree char *shown = NULL;
  g_autofree char *french = NULL;
  g_autofree char *english = NULL;
  g_autofree char *own = NULL;

  reading_read (fixture, "tavli", "rules", "figure-start");
  picture = app_find (ludo_page_view_find (fixture->view, "figure-start"),
                      LUDO_TYPE_PICTURE);
  g_assert_nonnull (picture);
  shown = hand_dup_picture (picture);
  ludo_picture_set_language (LUDO_PICTURE (picture), "fr");
  hand_settle (fixture->window);
  french = hand_dup_picture (picture);
  ludo_picture_set_language (LUDO_PICTURE (picture), "en");
  hand_settle (fixture->window);
  english = hand_dup_picture (picture);
  ludo_picture_set_language (LUDO_PICTURE (picture), NULL);
  hand_settle (fixture->window);
  own = hand_dup_picture (picture);
  g_assert_cmpstr (shown, ==, french);
  g_assert_cmpstr (french, !=, english);
  g_assert_cmpstr (own, ==, english);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
#define ADD(name, function)                                             \
  g_test_add ("/reader/figures/" name, Reading, NULL, reading_set_up,   \
              function, reading_tear_down)
  ADD ("try", test_exercise);
  ADD ("tall", test_tall);
  ADD ("grows", test_grows);
  ADD ("language", test_language);
#undef ADD

  return g_test_run ();
}
