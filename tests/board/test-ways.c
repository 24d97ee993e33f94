/* test-ways.c: a hole that is held shows where it would be sown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * By a long press and by a key, with real events; nothing is played by it.
 */

#include "config.h"

#include "hands-fixture.h"
#include "test-wait.h"

#include <X11/keysym.h>

#include "games/chisolo/drawing/chisolo-board.h"

/* c1 is relayed once and ends in g2, and e3 of North in d3. */
#define RELAYED                                                         \
  "0,3,0,0,0,0,0/0,1,0,0,2,0,0/0,0,0,0,0,1,0/1,0,2,0,2,0,0 s +- 10"
/* f2 never ends. */
#define ENDLESS                                                         \
  "0,0,2,0,0,1,0/0,1,0,0,1,0,0/0,1,0,1,0,2,1/2,1,0,1,0,1,0 s +- 40"
#define WAY "5 stones would be sown from c1 to g2, with 1 relay."

static int
find (const char *name)
{
  return ludo_drawing_find_place (ludo_drawing_for ("chisolo"), name);
}

/* Long enough for a long press. */
static void
wait_for_press (Fixture *fixture)
{
  wait_for_time (700);
  hands_settle (fixture);
}

static void
assert_nothing_done (Fixture *fixture)
{
  hands_assert_moves (fixture, "");
  g_assert_cmpint (hands_path_length (fixture), ==, 0);
  g_assert_cmpuint (fixture->n_refused, ==, 0);
}

static void
test_pressed (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *before = NULL;
  g_autofree char *held = NULL;
  g_autofree char *after = NULL;

  hand_point_at_place (fixture->board, find ("c1"));
  hands_settle (fixture);
  hand_press_place (fixture->board, find ("c1"));
  hands_settle (fixture);
  before = hand_dup_picture (GTK_WIDGET (fixture->board));
  wait_for_press (fixture);
  g_assert_cmpstr (fixture->announced, ==, WAY);
  held = hand_dup_picture (GTK_WIDGET (fixture->board));
  g_assert_cmpstr (held, !=, before);
  hand_let_go ();
  hands_settle (fixture);
  after = hand_dup_picture (GTK_WIDGET (fixture->board));
  g_assert_cmpstr (after, ==, before);
  assert_nothing_done (fixture);

  /* A press that is shorter is a click. */
  hands_click (fixture, find ("c1"));
  g_assert_true (ludo_game_get_n_plies (fixture->game) > 0
                 || hands_path_length (fixture) > 0);
}

static void
test_key (Fixture       *fixture,
          gconstpointer  data)
{
  g_autofree char *before = NULL;
  g_autofree char *held = NULL;
  g_autofree char *after = NULL;

  /* The focus shows from the first key on. */
  gtk_widget_grab_focus (ludo_board_get_place (fixture->board, find ("b1")));
  hands_press (fixture, XK_Right, FALSE);
  before = hand_dup_picture (GTK_WIDGET (fixture->board));
  hand_hold_key (XK_w, TRUE);
  hands_settle (fixture);
  g_assert_cmpstr (fixture->announced, ==, WAY);
  held = hand_dup_picture (GTK_WIDGET (fixture->board));
  g_assert_cmpstr (held, !=, before);
  hand_hold_key (XK_w, FALSE);
  hands_settle (fixture);
  after = hand_dup_picture (GTK_WIDGET (fixture->board));
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "");
  assert_nothing_done (fixture);

  /* The opponent's way can be looked at too; an empty hole has none. */
  g_assert_true (ludo_board_show_way (fixture->board, find ("e3")));
  g_assert_cmpstr (fixture->announced, ==,
                   "2 stones would be sown from e3 to c3, without a relay.");
  g_assert_false (ludo_board_show_way (fixture->board, find ("b1")));
  ludo_board_hide_way (fixture->board);
}

/* It is found at once that a sowing never ends, and its ring is shown. */
static void
test_endless (Fixture       *fixture,
              gconstpointer  data)
{
  gint64 begun = g_get_monotonic_time ();

  g_assert_true (ludo_board_show_way (fixture->board, find ("f2")));
  g_assert_true (g_str_has_prefix (fixture->announced,
                                   "Sown from f2, the stones would go round "
                                   "for ever: the hand would keep coming "
                                   "back to "));
  g_assert_nonnull (strstr (fixture->announced, "1"));
  g_assert_cmpint (g_get_monotonic_time () - begun, <, G_USEC_PER_SEC);
  hands_settle (fixture);
  ludo_board_hide_way (fixture->board);
  assert_nothing_done (fixture);
}

/* Before a direction is chosen, a hole has two ways, and each of the two to
 * choose from has its own. */
static void
test_direction (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *held = NULL;
  g_autofree char *after = NULL;

  hand_point_at_place (fixture->board, find ("d2"));
  hands_settle (fixture);
  g_assert_true (ludo_board_show_way (fixture->board, find ("d2")));
  g_assert_true (g_str_has_prefix (fixture->announced,
                                   "If you choose towards a: "));
  g_assert_nonnull (strstr (fixture->announced,
                            " If you choose towards g: 2 stones would be sown "
                            "from d2 to f2, without a relay."));
  hands_settle (fixture);
  held = hand_dup_picture (GTK_WIDGET (fixture->board));
  ludo_board_hide_way (fixture->board);
  hands_settle (fixture);
  after = hand_dup_picture (GTK_WIDGET (fixture->board));
  g_assert_cmpstr (held, !=, after);
  assert_nothing_done (fixture);
  hands_click (fixture, find ("d2"));
  g_assert_true (ludo_board_show_way (fixture->board, CHISOLO_PLACE_CLOCKWISE));
  g_assert_cmpstr (fixture->announced, ==,
                   "2 stones would be sown from d2 to f2, without a relay.");
  g_assert_true (ludo_board_show_way (fixture->board,
                                      CHISOLO_PLACE_ANTICLOCKWISE));
  g_assert_nonnull (strstr (fixture->announced, "with "));
  ludo_board_hide_way (fixture->board);
  g_assert_cmpint (hands_path_length (fixture), ==, 1);
}

/* The setting turns the way off, and a long press is then a click. */
static void
test_off (Fixture       *fixture,
          gconstpointer  data)
{
  g_settings_set_boolean (G_SETTINGS (fixture->app.settings), "sowing-preview",
                          FALSE);
  hands_settle (fixture);
  g_assert_false (ludo_board_show_way (fixture->board, find ("c1")));
  hand_press_place (fixture->board, find ("c1"));
  wait_for_press (fixture);
  g_assert_null (fixture->announced);
  hand_let_go ();
  hands_settle (fixture);
  g_assert_true (ludo_game_get_n_plies (fixture->game) > 0
                 || hands_path_length (fixture) > 0);
  g_settings_reset (G_SETTINGS (fixture->app.settings), "sowing-preview");
}

/* A lesson asks first, and shows the way once its step is done. */
static void
test_lesson (Fixture       *fixture,
             gconstpointer  data)
{
  LudoLessonPage *page;
  LudoBoard *board;
  LudoLessonRun *run;

  gtk_widget_activate_action (GTK_WIDGET (fixture->app.window), "win.learn",
                              "s", "chisolo/lessons/first-steps");
  hand_settle (GTK_WIDGET (fixture->app.window));
  app_choose_lesson (&fixture->app, TRUE);
  page = app_lesson_page (&fixture->app);
  board = ludo_lesson_page_get_board (page);
  run = ludo_lesson_page_get_run (page);
  ludo_lesson_run_go_to (run, 2);
  hand_settle (GTK_WIDGET (fixture->app.window));
  g_assert_true (ludo_board_show_way (board, find ("g1")));
  g_assert_cmpstr (ludo_lesson_page_get_announcement (page), ==,
                   "Guess first: once the step is done, a hole shows where its "
                   "stones would go.");
  ludo_lesson_run_point (run, find ("d2"));
  hand_settle (GTK_WIDGET (fixture->app.window));
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_DONE);
  g_assert_true (ludo_board_show_way (board, find ("f2")));
  g_assert_nonnull (strstr (ludo_lesson_page_get_announcement (page),
                            "would be sown from f2"));
  ludo_board_hide_way (board);
}

int
main (int   argc,
      char *argv[])
{
  const struct
  {
    const char *name;
    const char *set_up;
    void (*func) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "pressed", RELAYED, test_pressed },
    { "key", RELAYED, test_key },
    { "endless", ENDLESS, test_endless },
    { "direction", "chisolo", test_direction },
    { "off", RELAYED, test_off },
    { "lesson", RELAYED, test_lesson },
  };

  app_init (&argc, &argv, "en");
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/ways/", tests[i].name, NULL);

      g_test_add (path, Fixture, tests[i].set_up, hands_set_up, tests[i].func,
                  hands_tear_down);
    }

  return g_test_run ();
}
