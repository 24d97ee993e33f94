/* test-hands.c: what a hand can do on the board beyond picking a plain move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Several numbers in a row, die or piece first, pieces that are picked by
 * themselves, the keys that throw and that ask; all by real events.
 */

#include "config.h"

#include "hands-fixture.h"

#include <X11/keysym.h>

#include "board/ludo-board-place.h"
#include "games/game-rng.h"
#include "games/games.h"
#include "games/tavli/drawing/tavli-layout.h"

/* A lone piece with a 2 and a 5, and the same with a piece to be hit on 12. */
#define LONE "10:1,o:14,x 24:2,o:13,x w 25"
#define HIT "10:1,o:14,x 12:1,24:1,o:13,x w 25"
#define WAITING "m10:1,9:1,o:13,x 24:2,o:13,x w 25"

static char *
dup_name (Fixture *fixture,
          int      place)
{
  return app_dup_name (ludo_board_get_place (fixture->board, place));
}

static void
assert_name_has (Fixture    *fixture,
                 int         place,
                 const char *part)
{
  g_autofree char *name = dup_name (fixture, place);

  if (strstr (name, part) == NULL)
    g_error ("“%s” is not in “%s”", part, name);
}

static void
assert_name_lacks (Fixture    *fixture,
                   int         place,
                   const char *part)
{
  g_autofree char *name = dup_name (fixture, place);

  g_assert_null (strstr (name, part));
}

static void
test_throw_keys (Fixture       *fixture,
                 gconstpointer  data)
{
  const guint keys[] = { XK_r, XK_space, XK_Return };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      hands_press (fixture, keys[i], FALSE);
      g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 1);
      g_assert_cmpuint (fixture->n_refused, ==, i);

      /* R is refused when no throw is due, and types no letter. */
      hands_press (fixture, XK_r, FALSE);
      g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 1);
      g_assert_cmpuint (fixture->n_refused, ==, i + 1);
      g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "");
      ludo_game_undo (fixture->game);
      gtk_widget_grab_focus (ludo_board_get_place (fixture->board,
                                                   TAVLI_PLACE_THROW));
      hands_settle (fixture);
    }
}

/* Without sticks or dice R is a letter like any other. */
static void
test_no_throw (Fixture       *fixture,
               gconstpointer  data)
{
  hands_press (fixture, XK_r, FALSE);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "r");
}

static void
test_sum (Fixture       *fixture,
          gconstpointer  data)
{
  hands_click (fixture, 10);
  assert_name_has (fixture, 12, "with a 2");
  assert_name_has (fixture, 17, "with a 2 then a 5, via 12");
  hands_click (fixture, 17);
  hands_assert_moves (fixture, "10/12 12/17");

  /* Each step is a ply of its own. */
  ludo_game_undo (fixture->game);
  hands_settle (fixture);
  hands_assert_moves (fixture, "10/12");
  assert_name_lacks (fixture, 17, "with");
}

/* The same by dragging, and with a key. */
static void
test_sum_otherwise (Fixture       *fixture,
                    gconstpointer  data)
{
  hand_drag_place (fixture->board, 10, 17, 0, 0);
  hands_settle (fixture);
  hands_assert_moves (fixture, "10/12 12/17");
  ludo_game_go_to (fixture->game, 0);
  hands_settle (fixture);

  gtk_widget_grab_focus (ludo_board_get_place (fixture->board, 10));
  hands_press (fixture, XK_space, FALSE);
  gtk_widget_grab_focus (ludo_board_get_place (fixture->board, 17));
  hands_press (fixture, XK_space, FALSE);
  hands_assert_moves (fixture, "10/12 12/17");
}

/* The stepping stone decides the order if the order matters. */
static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  hands_click (fixture, 10);
  assert_name_has (fixture, 17, "with a 2 then a 5, via 12 (hits a checker)");
  assert_name_has (fixture, 17, "with a 5 then a 2, via 15");
  hands_click (fixture, 17);
  g_assert_cmpint (hands_path_length (fixture), ==, 2);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 0);
  hands_click (fixture, 15);
  hands_assert_moves (fixture, "10/15 15/17");

  ludo_game_go_to (fixture->game, 0);
  hands_settle (fixture);
  hands_click (fixture, 10);
  hands_click (fixture, 17);
  hands_click (fixture, 12);
  hands_assert_moves (fixture, "10/12 12/17");
  g_assert_cmpuint (fixture->n_refused, ==, 0);
}

static void
test_dice (Fixture       *fixture,
           gconstpointer  data)
{
  const int two = TAVLI_PLACE_NUMBER + 1, five = TAVLI_PLACE_NUMBER + 4;

  /* The die first: only this number moves the piece, or begins its way. */
  hands_click (fixture, five);
  g_assert_cmpint (hands_path_length (fixture), ==, 1);
  hands_click (fixture, 10);
  g_assert_cmpint (hands_path_length (fixture), ==, 2);
  assert_name_lacks (fixture, 12, "with");
  hands_click (fixture, 15);
  hands_assert_moves (fixture, "10/15");

  ludo_game_go_to (fixture->game, 0);
  hands_settle (fixture);
  hands_click (fixture, five);
  hands_click (fixture, two);
  hands_click (fixture, 10);
  hands_click (fixture, 15);
  hands_assert_moves (fixture, "");
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  hands_click (fixture, five);
  hands_click (fixture, 10);
  hands_click (fixture, 17);
  hands_assert_moves (fixture, "10/15 15/17");

  /* The piece first. */
  ludo_game_go_to (fixture->game, 0);
  hands_settle (fixture);
  hands_click (fixture, 10);
  hands_click (fixture, two);
  hands_assert_moves (fixture, "10/12");
  g_assert_cmpuint (fixture->n_refused, ==, 1);
}

/* A die that nobody can play says why, and so does a piece with a die. */
static void
test_die_refused (Fixture       *fixture,
                  gconstpointer  data)
{
  const int two = TAVLI_PLACE_NUMBER + 1, five = TAVLI_PLACE_NUMBER + 4;

  assert_name_has (fixture, five, "unplayable");
  hands_click (fixture, five);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_cmpint (hands_path_length (fixture), ==, 0);
  hands_click (fixture, 10);
  hands_click (fixture, five);
  g_assert_cmpuint (fixture->n_refused, ==, 2);
  g_assert_cmpstr (fixture->rule_id, ==, "landing-blocked");
  hands_click (fixture, two);
  hands_click (fixture, 10);
  hands_click (fixture, 12);
  hands_assert_moves (fixture, "10/12");
}

/* Three alike: how many of the twelve are left is said. */
static void
test_triple (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_true (ludo_game_play (fixture->game, "r333", NULL));
  for (int i = 0; i < 3; i++)
    g_assert_true (ludo_game_play (fixture->game, "h/3", NULL));
  hands_settle (fixture);
  assert_name_has (fixture, TAVLI_PLACE_NUMBER + 2, "9 of 12");
}

static void
test_waiting (Fixture       *fixture,
              gconstpointer  data)
{
  const int m10 = tavli_waiting_place (10);

  /* He is picked by himself, and stays so when he is clicked. */
  g_assert_cmpint (hands_path_length (fixture), ==, 1);
  hands_click (fixture, m10);
  g_assert_cmpint (hands_path_length (fixture), ==, 1);
  hands_click (fixture, m10);
  g_assert_cmpint (hands_path_length (fixture), ==, 0);
  ludo_game_play (fixture->game, "m10/11", NULL);
  ludo_game_undo (fixture->game);
  hands_settle (fixture);
  g_assert_cmpint (hands_path_length (fixture), ==, 1);

  /* Another says what he waits for. */
  hands_click (fixture, 9);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_cmpstr (fixture->rule_id, ==, "middle-row-first");
  g_assert_cmpint (hands_path_length (fixture), ==, 1);
  hands_click (fixture, 11);
  hands_assert_moves (fixture, "m10/11");
}

/* Pieces are dragged from the side of the board, and off it. */
static void
test_side (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_true (ludo_game_play (fixture->game, "r123", NULL));
  hands_settle (fixture);
  hand_drag_place (fixture->board, TAVLI_PLACE_HAND, 3, 0, 0);
  hands_settle (fixture);
  hands_assert_moves (fixture, "r123 h/3");
}

static void
test_off (Fixture       *fixture,
          gconstpointer  data)
{
  hand_drag_place (fixture->board, 23, TAVLI_PLACE_OFF, 0, 0);
  hands_settle (fixture);
  hands_assert_moves (fixture, "23/off:2");
}

/* The computer waits until the turn is called done. */
static void
test_done (Fixture       *fixture,
           gconstpointer  data)
{
  LudoComputer *computer =
    ludo_play_page_get_computer (ludo_window_get_play_page
                                   (fixture->app.window));

  ludo_computer_set_paused (computer, TRUE);
  ludo_game_set_confirms_turns (fixture->game, TRUE);
  ludo_game_get_player (fixture->game, 1, 0)->kind = LUDO_PLAYER_COMPUTER;
  hands_click (fixture, 10);
  hands_click (fixture, 17);
  g_assert_true (ludo_game_get_turn_pending (fixture->game));
  ludo_game_undo (fixture->game);
  hands_settle (fixture);
  g_assert_false (ludo_game_get_turn_pending (fixture->game));
  hands_click (fixture, 12);
  hands_click (fixture, 17);
  g_assert_true (ludo_game_get_turn_pending (fixture->game));

  hands_click (fixture, TAVLI_PLACE_THROW);
  g_assert_false (ludo_game_get_turn_pending (fixture->game));
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 2);
  g_assert_cmpuint (fixture->n_refused, ==, 0);

  /* Between persons the throw itself does. */
  ludo_game_get_player (fixture->game, 1, 0)->kind = LUDO_PLAYER_HUMAN;
  ludo_game_undo (fixture->game);
  hands_settle (fixture);
  hands_click (fixture, 12);
  hands_click (fixture, 17);
  hands_press (fixture, XK_r, FALSE);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 3);
}

/* Only marks that are visible are explained: a target that one die reaches has
 * its number instead of a dot, one that several reach has it only under the
 * pointer or the focus, and a button has no dot. */
static void
test_seen_marks (Fixture       *fixture,
                 gconstpointer  data)
{
  gboolean dice = strcmp (data, LONE) == 0;
  guint marks;

  hands_click (fixture, dice ? 10 : 0);
  marks = ludo_board_get_marks (fixture->board);
  g_assert_cmpuint (marks & LUDO_MARK_SELECTED, !=, 0);
  g_assert_cmpuint (marks & (dice ? LUDO_BOARD_MARK_NUMBERS
                             : LUDO_MARK_MOVABLE), !=, 0);
  g_assert_cmpuint (marks & LUDO_MARK_TARGET, ==, dice ? LUDO_MARK_TARGET : 0);
  if (!dice)
    return;

  hand_point_at_place (fixture->board, 17);
  hands_settle (fixture);
  marks = ludo_board_get_marks (fixture->board);
  g_assert_cmpuint (marks & LUDO_MARK_TARGET, ==, 0);
  hand_point_at_place (fixture->board, 3);
  hands_settle (fixture);
  gtk_widget_grab_focus (ludo_board_get_place (fixture->board, 16));
  hands_press (fixture, XK_Right, FALSE);
  marks = ludo_board_get_marks (fixture->board);
  g_assert_cmpuint (marks & LUDO_MARK_TARGET, ==, 0);
}

/* A person who calls the turn done takes up the dice; those of a computer lie
 * where they fell until the next throw. */
static void
test_dice_stay (Fixture       *fixture,
                gconstpointer  data)
{
  const char *const moves[] = { "r125", "10/11", "11/13", "13/18" };
  g_autofree char *taken_up = NULL;
  g_autofree char *lie = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (ludo_game_play (fixture->game, moves[i], NULL));
  ludo_game_end_turn (fixture->game);
  hands_settle (fixture);
  taken_up = hand_dup_picture (GTK_WIDGET (fixture->board));
  ludo_game_get_player (fixture->game, 0, 0)->kind = LUDO_PLAYER_COMPUTER;
  gtk_widget_queue_draw (GTK_WIDGET (fixture->board));
  hands_settle (fixture);
  lie = hand_dup_picture (GTK_WIDGET (fixture->board));
  g_assert_cmpstr (taken_up, !=, lie);
}

/* The buttons below the board offer what is due, and nothing else. */
static void
test_buttons (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->app.window);

  g_assert_null (app_find_label (window, "Only Move"));
  g_assert_null (app_find_label (window, "Done"));
  hands_click (fixture, 10);
  hands_click (fixture, 15);
  hands_click_button (fixture, "Only Move");
  hands_assert_moves (fixture, "10/15 15/17");
  g_assert_true (ludo_game_get_turn_pending (fixture->game));
  hands_click_button (fixture, "Done");
  g_assert_false (ludo_game_get_turn_pending (fixture->game));
  hands_assert_moves (fixture, "10/15 15/17");
}

static gboolean
tells_moves (gpointer data)
{
  const Fixture *fixture = data;

  return g_str_has_prefix (fixture->announced, "m10 can go to");
}

static void
test_ask (Fixture       *fixture,
          gconstpointer  data)
{
  hands_press (fixture, XK_o, FALSE);
  g_assert_nonnull (strstr (fixture->announced,
                            "White to bring a checker back"));
  hands_press (fixture, XK_l, FALSE);
  g_assert_cmpstr (fixture->announced, ==, "Nothing has been played yet.");

  /* M tells the moves once nothing is typed after it, and may yet begin one. */
  hands_press (fixture, XK_m, FALSE);
  hand_wait_until (tells_moves, fixture, "the moves of m10");
  g_assert_cmpstr (fixture->announced, ==,
                   "m10 can go to 3 places: 11 with a 2, 14 with a 5, 16 "
                   "with a 2 then a 5, via 11.");
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "");
  hand_type ("10/14");
  hands_settle (fixture);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "m10/14");
  hands_press (fixture, XK_Return, FALSE);
  hands_assert_moves (fixture, "m10/14");
  hands_press (fixture, XK_l, FALSE);
  g_assert_nonnull (strstr (fixture->announced, "from m10 to 14"));

  /* Forgotten by anything but a character. */
  hands_press (fixture, XK_m, FALSE);
  hands_press (fixture, XK_Left, FALSE);
  hand_type ("9");
  hands_settle (fixture);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "9");
}

/* With a checker picked, the name of a cell goes there; it is no notation. */
static void
test_picked_typed (Fixture       *fixture,
                   gconstpointer  data)
{
  hands_press (fixture, XK_Return, FALSE);
  hand_type ("14");
  hands_settle (fixture);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "14");
  hands_press (fixture, XK_Return, FALSE);
  hands_assert_moves (fixture, "m10/14");
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "");
}

/* In Ken Wan H begins the name of a cell, in tavli a move, although not this
 * one: there it asks for no hint, not even beside the board. */
static void
test_hint (Fixture       *fixture,
           gconstpointer  data)
{
  hands_press (fixture, XK_h, FALSE);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "h");
  hands_press (fixture, XK_Escape, FALSE);
  g_assert_false (ludo_board_press_letter (fixture->board, GDK_KEY_h, 0));
  g_assert_cmpuint (fixture->n_hints, ==, 0);
  hands_press (fixture, XK_h, TRUE);
  g_assert_cmpuint (fixture->n_hints, ==, 1);
}

/* No move of Chisolo begins with it. */
static void
test_hint_alone (Fixture       *fixture,
                 gconstpointer  data)
{
  hands_press (fixture, XK_h, FALSE);
  g_assert_cmpuint (fixture->n_hints, ==, 1);
  g_assert_true (ludo_board_press_letter (fixture->board, GDK_KEY_h, 0));
  g_assert_cmpuint (fixture->n_hints, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

#define ADD(name, data, function)                                       \
  g_test_add ("/hands/" name, Fixture, data, hands_set_up, function,    \
              hands_tear_down)
  ADD ("throw-keys", "tavli", test_throw_keys);
  ADD ("no-throw", "ken-wan", test_no_throw);
  ADD ("sum", LONE, test_sum);
  ADD ("sum-otherwise", LONE, test_sum_otherwise);
  ADD ("order", HIT, test_order);
  ADD ("dice", LONE, test_dice);
  ADD ("die-refused", "10:1,o:14,x 15:2,17:2,o:11,x w 25", test_die_refused);
  ADD ("triple", "tavli", test_triple);
  ADD ("waiting", WAITING, test_waiting);
  ADD ("side", "tavli", test_side);
  ADD ("off", "23:2,o:13,x 1:2,o:13,x w 2", test_off);
  ADD ("done", LONE, test_done);
  ADD ("seen-marks/tavli", LONE, test_seen_marks);
  ADD ("seen-marks/chisolo", "chisolo", test_seen_marks);
  ADD ("dice-stay", "10:1,o:14,x 24:2,o:13,x w -", test_dice_stay);
  ADD ("buttons", LONE, test_buttons);
  ADD ("ask", WAITING, test_ask);
  ADD ("picked-typed", WAITING, test_picked_typed);
  ADD ("hint/ken-wan", "ken-wan", test_hint);
  ADD ("hint/tavli", LONE, test_hint);
  ADD ("hint/chisolo", "chisolo", test_hint_alone);
#undef ADD

  return g_test_run ();
}
