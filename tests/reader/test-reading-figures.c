/* test-reading-figures.c: the figures of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "reading-fixture.h"

#include <string.h>

#include "board/ludo-picture.h"
#include "reader/ludo-try.h"

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
test_try (Reading       *fixture,
          gconstpointer  data)
{
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  GtkWidget *figure, *try, *button;
  LudoBoard *board;
  LudoGame *game;

  reading_read (fixture, "chisolo", "first-game", "figure-move-6");
  figure = ludo_page_view_find (fixture->view, "figure-move-6");
  try = app_find (figure, LUDO_TYPE_TRY);
  g_assert_nonnull (try);
  board = ludo_try_get_board (LUDO_TRY (try));
  game = ludo_board_get_game (board);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);

  /* An empty hole moves nothing. */
  hand_click_place (board, ludo_drawing_find_place (drawing, "a4"));
  hand_settle (fixture->window);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
  g_assert_true (gtk_widget_has_css_class
                   (gtk_widget_get_last_child (try), "refused"));
  g_assert_cmpuint (strlen (ludo_try_get_answer (LUDO_TRY (try))), >, 10);

  hand_click_place (board, ludo_drawing_find_place (drawing, "g4"));
  hand_settle (fixture->window);
  hand_click_place (board, ludo_drawing_find_place (drawing, "g2"));
  hand_settle (fixture->window);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
  g_assert_false (gtk_widget_has_css_class
                    (gtk_widget_get_last_child (try), "refused"));

  /* The position outlives another way of reading; then all over again. */
  ludo_reading_page_set_language (fixture->page, LUDO_PAGE_ENGLISH);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  figure = ludo_page_view_find (fixture->view, "figure-move-6");
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
  button = app_find_label (figure, "Start Again");
  g_assert_nonnull (button);
  gtk_widget_activate (gtk_widget_get_ancestor (button, GTK_TYPE_BUTTON));
  hand_wait_until (is_at_start, game, "the start");

  /* The answer is hidden until it is asked for. */
  g_assert_false (gtk_widget_get_mapped
                    (GTK_WIDGET (reading_sentence (fixture,
                                                   "figure-move-6-answer-1",
                                                   LUDO_PAGE_ENGLISH))));
  button = app_find_label (figure, "Show the Answer");
  g_assert_nonnull (button);
  gtk_widget_activate (gtk_widget_get_ancestor (button, GTK_TYPE_BUTTON));
  hand_wait_until (is_mapped,
                   reading_sentence (fixture, "figure-move-6-answer-1",
                                     LUDO_PAGE_ENGLISH), "the answer");
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
  GtkWidget *picture, *try;
  int height, board, larger;

  reading_read (fixture, "chisolo", "first-game", NULL);
  try = app_find (ludo_page_view_find (fixture->view, "figure-move-6"),
                  LUDO_TYPE_TRY);
  gtk_widget_measure (try, GTK_ORIENTATION_VERTICAL, 1200, NULL, &board, NULL,
                      NULL);
  reading_read (fixture, "tavli", "first-game", NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1200, 1020);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  picture = app_find (GTK_WIDGET (fixture->view), LUDO_TYPE_PICTURE);
  gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, 1200, NULL, &height,
                      NULL, NULL);
  g_assert_cmpint (height, >, 600);
  g_assert_cmpint (height, <, gtk_widget_get_height (scroller));

  /* What is played on grows too. */
  reading_read (fixture, "chisolo", "first-game", NULL);
  try = app_find (ludo_page_view_find (fixture->view, "figure-move-6"),
                  LUDO_TYPE_TRY);
  gtk_widget_measure (try, GTK_ORIENTATION_VERTICAL, 1200, NULL, &larger,
                      NULL, NULL);
  g_assert_cmpint (larger, >, board);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
#define ADD(name, function)                                             \
  g_test_add ("/reader/figures/" name, Reading, NULL, reading_set_up,   \
              function, reading_tear_down)
  ADD ("try", test_try);
  ADD ("tall", test_tall);
  ADD ("grows", test_grows);
#undef ADD

  return g_test_run ();
}
