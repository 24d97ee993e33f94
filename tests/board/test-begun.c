/* test-begun.c: a sowing that is seen before its third hole is asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * By the pointer, by keys and by what is read above the board, with real
 * events; the move that is played stays one.
 */

#include "config.h"

#include "hands-fixture.h"
#include "test-wait.h"

#include <X11/keysym.h>

#include "games/chisolo/drawing/chisolo-board.h"

/* f2 ends in e2 and takes the two stones of e3. */
#define CAPTURING                                                       \
  "3,0,0,2,0,0,0/0,1,0,0,2,0,1/0,0,1,0,0,1,0/0,3,0,1,0,0,4 s +- 10"
#define OPENING                                                         \
  "nambidi: 2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,0,2,2,2/2,2,2,2,2,2,2 s ?? 0"
#define ASKED                                                           \
  "The sowing ends in e2 and takes 2 stones. Take one more hole, or none."

static int
find (Fixture    *fixture,
      const char *name)
{
  return ludo_drawing_find_place (ludo_drawing_for ("chisolo"), name);
}

static gboolean
get (Fixture    *fixture,
     const char *property)
{
  gboolean value;

  g_object_get (fixture->board, property, &value, NULL);

  return value;
}

static gboolean
is_still (gpointer fixture)
{
  return !get (fixture, "moving");
}

static void
enable_motion (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled,
                NULL);
}

static const char *
headline (Fixture *fixture)
{
  return ludo_play_page_get_status
           (ludo_window_get_play_page (fixture->app.window));
}

/* The board says of @name that it has so many stones, "2 stones". */
static void
assert_holds (Fixture    *fixture,
              const char *name,
              const char *stones)
{
  g_autofree char *said =
    app_dup_name (ludo_board_get_place (fixture->board, find (fixture, name)));

  g_assert_nonnull (strstr (said, stones));
}

/* The strip of North counts the stones that are seen. */
static void
assert_counted (Fixture    *fixture,
                const char *stones)
{
  g_assert_nonnull (app_find_label (GTK_WIDGET (fixture->app.window), stones));
}

static void
assert_asked (Fixture *fixture)
{
  LudoRect bounds;

  g_assert_true (get (fixture, "begun"));
  g_assert_cmpstr (headline (fixture), ==, ASKED);
  g_assert_true (ludo_board_get_place_bounds (fixture->board,
                                              CHISOLO_PLACE_DECLINE, &bounds));
  hands_assert_moves (fixture, "");
  assert_holds (fixture, "e2", "1 stone");
  assert_holds (fixture, "f2", "empty");
  assert_holds (fixture, "e3", "empty");
  assert_counted (fixture, "7 stones");
}

/* The position is as before the sowing. */
static void
assert_taken_back (Fixture *fixture)
{
  g_assert_false (get (fixture, "begun"));
  g_assert_cmpint (hands_path_length (fixture), ==, 0);
  hands_assert_moves (fixture, "");
  g_assert_cmpstr (headline (fixture), ==, "South to sow.");
  assert_holds (fixture, "e3", "2 stones");
  assert_holds (fixture, "f2", "1 stone");
  assert_counted (fixture, "9 stones");
}

/* The question comes after the sowing and the capture have been seen, and the
 * answer shows only what is new. */
static void
test_sown_first (Fixture       *fixture,
                 gconstpointer  data)
{
  enable_motion (TRUE);
  hand_click_place (fixture->board, find (fixture, "f2"));
  WAIT_UNTIL (get (fixture, "moving"));
  while (get (fixture, "moving"))
    {
      g_assert_cmpstr (headline (fixture), ==, "South to sow.");
      g_assert_false (app_can_pick (fixture->board));
      assert_counted (fixture, "9 stones");
      g_main_context_iteration (NULL, TRUE);
    }
  hands_settle (fixture);
  assert_asked (fixture);
  g_assert_true (app_can_pick (fixture->board));
  g_assert_cmpstr (app_announcement
                     (app_status (ludo_window_get_play_page
                                    (fixture->app.window))), ==, ASKED);

  /* Sowing a stone takes longer than a handful that goes to the reserve. */
  ludo_board_pick (fixture->board, find (fixture, "a4"));
  hands_assert_moves (fixture, "f2xa4");
  g_assert_cmpfloat (ludo_board_get_motion_left (fixture->board), >, 0.3);
  g_assert_cmpfloat (ludo_board_get_motion_left (fixture->board), <, 0.5);
  hand_wait_until (is_still, fixture, "the third hole");
  enable_motion (FALSE);
}

static void
test_declined (Fixture       *fixture,
               gconstpointer  data)
{
  enable_motion (TRUE);
  ludo_board_pick (fixture->board, find (fixture, "f2"));
  hand_wait_until (is_still, fixture, "the sowing");
  ludo_board_pick (fixture->board, CHISOLO_PLACE_DECLINE);
  hands_assert_moves (fixture, "f2");
  g_assert_false (get (fixture, "moving"));
  enable_motion (FALSE);
}

/* Undo and Escape take the whole turn, even while the stones run. */
static void
test_undone (Fixture       *fixture,
             gconstpointer  data)
{
  for (int moving = FALSE; moving <= TRUE; moving++)
    {
      enable_motion (moving);
      hands_click (fixture, find (fixture, "f2"));
      g_assert_cmpint (get (fixture, "moving"), ==, moving);
      hands_press (fixture, XK_z, TRUE);
      assert_taken_back (fixture);

      hands_click (fixture, find (fixture, "f2"));
      hands_press (fixture, XK_Escape, FALSE);
      assert_taken_back (fixture);
    }
  enable_motion (FALSE);

  /* A second press undoes the ply before, and not this one. */
  hands_click (fixture, find (fixture, "f2"));
  hands_click (fixture, find (fixture, "a4"));
  hands_press (fixture, XK_z, TRUE);
  assert_taken_back (fixture);
}

/* A hole that cannot be the third is refused, and the sowing stays. */
static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  const struct
  {
    const char *name;
    const char *rule_id;
  } refused[] = {
    { "f2", "third-hole" }, { "b1", "third-hole" }, { "e3", "third-hole" },
    { "c4", "third-hole" },
  };

  hands_click (fixture, find (fixture, "f2"));
  assert_asked (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      hands_click (fixture, find (fixture, refused[i].name));
      g_assert_cmpuint (fixture->n_refused, ==, i + 1);
      g_assert_cmpstr (fixture->rule_id, ==, refused[i].rule_id);
      assert_asked (fixture);
    }

  /* The reserve and the ground beside the board mean no hole, and neither does
   * a hand that slips. */
  hands_click (fixture, CHISOLO_PLACE_RESERVE);
  hand_drag_place (fixture->board, find (fixture, "f2"), find (fixture, "f2"),
                   20, 0);
  hands_settle (fixture);
  assert_asked (fixture);
  hand_drag_place (fixture->board, find (fixture, "a4"), find (fixture, "c1"),
                   0, 0);
  hands_settle (fixture);
  hands_assert_moves (fixture, "f2xa4");
}

/* Without a pointer: the place with the focus, or the name of the third hole,
 * typed. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_widget_grab_focus (ludo_board_get_place (fixture->board,
                                               find (fixture, "f2")));
  hands_press (fixture, XK_Return, FALSE);
  assert_asked (fixture);
  hands_press (fixture, XK_m, FALSE);
  g_assert_cmpstr (fixture->announced, ==, ASKED);
  hands_press (fixture, XK_h, FALSE);
  g_assert_cmpstr (app_detail (ludo_window_get_play_page (fixture->app.window)),
                   ==, "Finish this turn or undo it first: a hint is about a "
                       "whole turn.");
  /* The position that the sowing has led to. */
  hand_press_key (XK_o, FALSE, TRUE);
  hands_settle (fixture);
  g_assert_nonnull (strstr (fixture->announced, "1 in e2"));
  hands_press (fixture, XK_Escape, FALSE);
  assert_taken_back (fixture);

  hands_press (fixture, XK_Return, FALSE);
  hands_press (fixture, XK_d, FALSE);
  hands_press (fixture, XK_4, FALSE);
  hands_press (fixture, XK_Return, FALSE);
  hands_assert_moves (fixture, "f2xd4");
}

/* Step by step, each event waits, and the question comes after the last. */
static void
test_steps (Fixture       *fixture,
            gconstpointer  data)
{
  int n_steps = 0;

  enable_motion (TRUE);
  g_object_set (fixture->board, "animation-speed", LUDO_ANIMATION_STEPS, NULL);
  ludo_board_pick (fixture->board, find (fixture, "f2"));
  for (; get (fixture, "moving"); n_steps++)
    {
      g_assert_cmpstr (headline (fixture), ==, "South to sow.");
      g_assert_true (ludo_board_step (fixture->board));
    }
  g_assert_cmpint (n_steps, ==, 3);
  assert_asked (fixture);

  ludo_board_pick (fixture->board, find (fixture, "a4"));
  g_assert_true (ludo_board_step (fixture->board));
  g_assert_false (get (fixture, "moving"));
  hands_assert_moves (fixture, "f2xa4");
  g_object_set (fixture->board, "animation-speed", LUDO_ANIMATION_NORMAL, NULL);
  enable_motion (FALSE);
}

/* An opening capture takes a third hole in any case. */
static void
test_opening (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (LudoGame) game =
    ludo_game_new_from_position ("chisolo", OPENING, 1, NULL);
  LudoRect bounds;

  ludo_window_show_game (fixture->app.window, game);
  fixture->game = ludo_window_get_game (fixture->app.window);
  hands_settle (fixture);
  hands_click (fixture, find (fixture, "c2"));
  g_assert_cmpstr (headline (fixture), ==,
                   "The opening capture takes 4 stones. Take one more hole.");
  g_assert_false (ludo_board_get_place_bounds (fixture->board,
                                               CHISOLO_PLACE_DECLINE, &bounds));
  assert_holds (fixture, "c3", "empty");
  assert_holds (fixture, "c4", "empty");
  hands_click (fixture, find (fixture, "f4"));
  hands_assert_moves (fixture, "cxf4");
}

int
main (int   argc,
      char *argv[])
{
  const struct
  {
    const char *name;
    void (*func) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "sown-first", test_sown_first },
    { "declined", test_declined },
    { "undone", test_undone },
    { "refused", test_refused },
    { "keys", test_keys },
    { "steps", test_steps },
    { "opening", test_opening },
  };

  app_init (&argc, &argv, "en");
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/begun/", tests[i].name, NULL);

      g_test_add (path, Fixture, CAPTURING, hands_set_up, tests[i].func,
                  hands_tear_down);
    }

  return g_test_run ();
}
