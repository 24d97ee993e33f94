/* test-hands.c: what a hand can do on the board beyond picking a plain move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Several numbers in a row, die or man first, men who are picked by
 * themselves, the keys that throw and that ask, and moves watched step by
 * step; all by real events.
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#include "board/ludo-board-place.h"
#include "games/game-rng.h"
#include "games/games.h"
#include "games/tavli/tavli-layout.h"

/* A lone man with a 2 and a 5, and the same with a man to be hit on 12. */
#define LONE "10:1,o:14,x 24:2,o:13,x w 25"
#define HIT "10:1,o:14,x 12:1,24:1,o:13,x w 25"
/* g2 sows 540 stones. */
#define LONG_SOWING                                                     \
  "1,2,3,2,2,2,4/0,3,1,4,1,4,4/2,1,4,1,2,1,3/3,0,3,0,6,3,4 s +- 0"
#define WAITING "m10:1,9:1,o:13,x 24:2,o:13,x w 25"

typedef struct
{
  App app;
  LudoGame *game;
  LudoBoard *board;
  guint n_refused;
  guint n_hints;
  char *rule_id;
  char *announced;
} Fixture;

static void
illegal_cb (LudoBoard  *board,
            const char *token,
            const char *sentence,
            const char *rule_id,
            Fixture    *fixture)
{
  fixture->n_refused++;
  g_assert_cmpstr (sentence, !=, "");
  g_free (fixture->rule_id);
  fixture->rule_id = g_strdup (rule_id);
}

static void
announce_cb (LudoBoard  *board,
             const char *text,
             Fixture    *fixture)
{
  g_free (fixture->announced);
  fixture->announced = g_strdup (text);
}

static void
hint_cb (LudoBoard *board,
         Fixture   *fixture)
{
  fixture->n_hints++;
}

static void
settle (Fixture *fixture)
{
  hand_settle (GTK_WIDGET (fixture->board));
  hand_settle (GTK_WIDGET (fixture->board));
}

/* @data: the game, or a position of tavli, or one of Chisolo. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const char *text = data;
  g_autoptr (LudoGame) game = NULL;
  g_autoptr (GError) error = NULL;

  app_open (&fixture->app);
  if (games_find (text) != NULL)
    game = ludo_game_new (text, NULL, 4, &error);
  else
    game = ludo_game_new_from_position (strchr (text, ':') != NULL
                                          ? "tavli" : "chisolo",
                                        text, 4, &error);
  g_assert_no_error (error);
  ludo_window_show_game (fixture->app.window, game);
  fixture->game = ludo_window_get_game (fixture->app.window);
  fixture->board = app_board (&fixture->app);
  g_signal_connect (fixture->board, "illegal", G_CALLBACK (illegal_cb),
                    fixture);
  g_signal_connect (fixture->board, "announce", G_CALLBACK (announce_cb),
                    fixture);
  g_signal_connect (fixture->board, "hint-asked", G_CALLBACK (hint_cb),
                    fixture);
  hand_settle (GTK_WIDGET (fixture->app.window));
  hand_focus_window (GTK_WIDGET (fixture->board));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  settle (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  app_close (&fixture->app);
  g_free (fixture->rule_id);
  g_free (fixture->announced);
}

static void
press (Fixture  *fixture,
       guint     keysym,
       gboolean  control)
{
  hand_press_key (keysym, control, FALSE);
  settle (fixture);
}

static void
click (Fixture *fixture,
       int      place)
{
  hand_click_place (fixture->board, place);
  settle (fixture);
}

static int
path_length (Fixture *fixture)
{
  const int *path;

  return ludo_board_get_path (fixture->board, &path);
}

static void
assert_moves (Fixture    *fixture,
              const char *expected)
{
  GListModel *moves = ludo_game_get_moves (fixture->game);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                              ludo_move_get_token (move));
    }
  g_assert_cmpstr (text->str, ==, expected);
  g_string_free (text, TRUE);
}

static const char *
name_of (Fixture *fixture,
         int      place)
{
  return ludo_board_place_get_name
           (LUDO_BOARD_PLACE (ludo_board_get_place (fixture->board, place)));
}

static void
assert_name_has (Fixture    *fixture,
                 int         place,
                 const char *part)
{
  const char *name = name_of (fixture, place);

  if (strstr (name, part) == NULL)
    g_error ("“%s” is not in “%s”", part, name);
}

static void
test_throw_keys (Fixture       *fixture,
                 gconstpointer  data)
{
  const guint keys[] = { XK_r, XK_space, XK_Return };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      press (fixture, keys[i], FALSE);
      g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 1);
      g_assert_cmpuint (fixture->n_refused, ==, i);

      /* Nothing is to be thrown any more, and nothing was typed. */
      press (fixture, XK_r, FALSE);
      g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 1);
      g_assert_cmpuint (fixture->n_refused, ==, i + 1);
      g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "");
      ludo_game_undo (fixture->game);
      gtk_widget_grab_focus (ludo_board_get_place (fixture->board,
                                                   TAVLI_PLACE_THROW));
      settle (fixture);
    }
}

/* Without sticks or dice R is a letter like any other. */
static void
test_no_throw (Fixture       *fixture,
               gconstpointer  data)
{
  press (fixture, XK_r, FALSE);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "r");
}

static void
test_sum (Fixture       *fixture,
          gconstpointer  data)
{
  click (fixture, 10);
  assert_name_has (fixture, 12, "with 2");
  assert_name_has (fixture, 17, "with 2, 5 via 12");
  click (fixture, 17);
  assert_moves (fixture, "10/12 12/17");

  /* Each step is a ply of its own. */
  ludo_game_undo (fixture->game);
  settle (fixture);
  assert_moves (fixture, "10/12");
  g_assert_null (strstr (name_of (fixture, 17), "with"));
}

/* The same by dragging, and with a key. */
static void
test_sum_otherwise (Fixture       *fixture,
                    gconstpointer  data)
{
  hand_drag_place (fixture->board, 10, 17, 0, 0);
  settle (fixture);
  assert_moves (fixture, "10/12 12/17");
  ludo_game_go_to (fixture->game, 0);
  settle (fixture);

  gtk_widget_grab_focus (ludo_board_get_place (fixture->board, 10));
  press (fixture, XK_space, FALSE);
  gtk_widget_grab_focus (ludo_board_get_place (fixture->board, 17));
  press (fixture, XK_space, FALSE);
  assert_moves (fixture, "10/12 12/17");
}

/* Where the order matters the stepping stone says which is meant. */
static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  click (fixture, 10);
  assert_name_has (fixture, 17, "with 2, 5 via 12 (hits a man)");
  assert_name_has (fixture, 17, "with 5, 2 via 15");
  click (fixture, 17);
  g_assert_cmpint (path_length (fixture), ==, 2);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 0);
  click (fixture, 15);
  assert_moves (fixture, "10/15 15/17");

  ludo_game_go_to (fixture->game, 0);
  settle (fixture);
  click (fixture, 10);
  click (fixture, 17);
  click (fixture, 12);
  assert_moves (fixture, "10/12 12/17");
  g_assert_cmpuint (fixture->n_refused, ==, 0);
}

static void
test_dice (Fixture       *fixture,
           gconstpointer  data)
{
  const int two = TAVLI_PLACE_NUMBER + 1, five = TAVLI_PLACE_NUMBER + 4;

  /* The die first: only this number moves the man, or begins his way. */
  click (fixture, five);
  g_assert_cmpint (path_length (fixture), ==, 1);
  click (fixture, 10);
  g_assert_cmpint (path_length (fixture), ==, 2);
  g_assert_null (strstr (name_of (fixture, 12), "with"));
  click (fixture, 15);
  assert_moves (fixture, "10/15");

  ludo_game_go_to (fixture->game, 0);
  settle (fixture);
  click (fixture, five);
  click (fixture, two);
  click (fixture, 10);
  click (fixture, 15);
  assert_moves (fixture, "");
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  click (fixture, five);
  click (fixture, 10);
  click (fixture, 17);
  assert_moves (fixture, "10/15 15/17");

  /* The man first. */
  ludo_game_go_to (fixture->game, 0);
  settle (fixture);
  click (fixture, 10);
  click (fixture, two);
  assert_moves (fixture, "10/12");
  g_assert_cmpuint (fixture->n_refused, ==, 1);
}

/* A die that nobody can play says why, and so does a man with a die. */
static void
test_die_refused (Fixture       *fixture,
                  gconstpointer  data)
{
  const int two = TAVLI_PLACE_NUMBER + 1, five = TAVLI_PLACE_NUMBER + 4;

  assert_name_has (fixture, five, "cannot be played");
  click (fixture, five);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_cmpint (path_length (fixture), ==, 0);
  click (fixture, 10);
  click (fixture, five);
  g_assert_cmpuint (fixture->n_refused, ==, 2);
  g_assert_cmpstr (fixture->rule_id, ==, "landing-blocked");
  click (fixture, two);
  click (fixture, 10);
  click (fixture, 12);
  assert_moves (fixture, "10/12");
}

/* Three alike: how many of the twelve are left is said. */
static void
test_triple (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_true (ludo_game_play (fixture->game, "r333", NULL));
  for (int i = 0; i < 3; i++)
    g_assert_true (ludo_game_play (fixture->game, "h/3", NULL));
  settle (fixture);
  assert_name_has (fixture, TAVLI_PLACE_NUMBER + 2, "9 of 12");
}

static void
test_waiting (Fixture       *fixture,
              gconstpointer  data)
{
  const int m10 = tavli_waiting_place (10);

  /* He is picked by himself, and stays so when he is clicked. */
  g_assert_cmpint (path_length (fixture), ==, 1);
  click (fixture, m10);
  g_assert_cmpint (path_length (fixture), ==, 1);
  click (fixture, m10);
  g_assert_cmpint (path_length (fixture), ==, 0);
  ludo_game_play (fixture->game, "m10/11", NULL);
  ludo_game_undo (fixture->game);
  settle (fixture);
  g_assert_cmpint (path_length (fixture), ==, 1);

  /* Another says what he waits for. */
  click (fixture, 9);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_cmpstr (fixture->rule_id, ==, "middle-row-first");
  g_assert_cmpint (path_length (fixture), ==, 1);
  click (fixture, 11);
  assert_moves (fixture, "m10/11");
}

/* Men are dragged from the side of the board, and off it. */
static void
test_side (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_true (ludo_game_play (fixture->game, "r123", NULL));
  settle (fixture);
  hand_drag_place (fixture->board, TAVLI_PLACE_HAND, 3, 0, 0);
  settle (fixture);
  assert_moves (fixture, "r123 h/3");
}

static void
test_off (Fixture       *fixture,
          gconstpointer  data)
{
  hand_drag_place (fixture->board, 23, TAVLI_PLACE_OFF, 0, 0);
  settle (fixture);
  assert_moves (fixture, "23/off:2");
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
  ludo_game_set_holds_turns (fixture->game, TRUE);
  ludo_player_set_kind (ludo_game_get_player (fixture->game, 1, 0),
                        LUDO_PLAYER_COMPUTER);
  click (fixture, 10);
  click (fixture, 17);
  g_assert_true (ludo_game_get_held (fixture->game));
  ludo_game_undo (fixture->game);
  settle (fixture);
  g_assert_false (ludo_game_get_held (fixture->game));
  click (fixture, 12);
  click (fixture, 17);
  g_assert_true (ludo_game_get_held (fixture->game));

  click (fixture, TAVLI_PLACE_THROW);
  g_assert_false (ludo_game_get_held (fixture->game));
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 2);
  g_assert_cmpuint (fixture->n_refused, ==, 0);

  /* Between persons the throw itself does. */
  ludo_player_set_kind (ludo_game_get_player (fixture->game, 1, 0),
                        LUDO_PLAYER_HUMAN);
  ludo_game_undo (fixture->game);
  settle (fixture);
  click (fixture, 12);
  click (fixture, 17);
  press (fixture, XK_r, FALSE);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 3);
}

/* The buttons below the board offer what is due, and nothing else. */
static void
click_button (Fixture    *fixture,
              const char *label)
{
  GtkWidget *found = app_find_label (GTK_WIDGET (fixture->app.window), label);

  g_assert_nonnull (found);
  hand_click_widget (found);
  settle (fixture);
  g_assert_null (app_find_label (GTK_WIDGET (fixture->app.window), label));
}

static void
test_buttons (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->app.window);

  g_assert_null (app_find_label (window, "Only Move"));
  g_assert_null (app_find_label (window, "Done"));
  g_assert_true (ludo_game_get_holds_turns (fixture->game));
  click (fixture, 10);
  click (fixture, 15);
  click_button (fixture, "Only Move");
  assert_moves (fixture, "10/15 15/17");
  g_assert_true (ludo_game_get_held (fixture->game));
  click_button (fixture, "Done");
  g_assert_false (ludo_game_get_held (fixture->game));
  assert_moves (fixture, "10/15 15/17");
}

static void
test_ask (Fixture       *fixture,
          gconstpointer  data)
{
  press (fixture, XK_o, FALSE);
  g_assert_nonnull (strstr (fixture->announced, "White brings a man back"));
  g_assert_nonnull (strstr (fixture->announced, "Cell 9, 1 white man."));
  g_assert_null (strstr (fixture->announced, "empty"));
  press (fixture, XK_l, FALSE);
  g_assert_cmpstr (fixture->announced, ==, "Nothing has been played yet.");

  /* M tells the moves, and may yet begin one. */
  press (fixture, XK_m, FALSE);
  g_assert_cmpstr (fixture->announced, ==, "2 legal moves: m10/11, m10/14");
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "");
  hand_type ("10/14");
  settle (fixture);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "m10/14");
  press (fixture, XK_Return, FALSE);
  assert_moves (fixture, "m10/14");
  press (fixture, XK_l, FALSE);
  g_assert_nonnull (strstr (fixture->announced, "from m10 to 14"));

  /* Forgotten by anything but a character. */
  press (fixture, XK_m, FALSE);
  press (fixture, XK_Left, FALSE);
  hand_type ("9");
  settle (fixture);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "9");
  press (fixture, XK_Escape, FALSE);
  g_assert_cmpuint (fixture->n_hints, ==, 0);
  press (fixture, XK_h, FALSE);
  g_assert_cmpuint (fixture->n_hints, ==, 1);
}

/* In Ken Wan H begins the name of a cell. */
static void
test_hint (Fixture       *fixture,
           gconstpointer  data)
{
  press (fixture, XK_h, FALSE);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "h");
  g_assert_cmpuint (fixture->n_hints, ==, 0);
  press (fixture, XK_Escape, FALSE);
  press (fixture, XK_h, TRUE);
  g_assert_cmpuint (fixture->n_hints, ==, 1);
}

static gboolean
is_still (gpointer data)
{
  gboolean moving;

  g_object_get (data, "moving", &moving, NULL);

  return !moving;
}

static void
enable_motion (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled,
                NULL);
}

/* Both steps of a man are shown, one after the other. */
static void
test_route_motion (Fixture       *fixture,
                   gconstpointer  data)
{
  double one, both;

  enable_motion (TRUE);
  ludo_game_play (fixture->game, "10/12", NULL);
  one = ludo_board_get_motion_left (fixture->board);
  g_assert_cmpfloat (one, >, 0);
  ludo_game_undo (fixture->game);
  g_assert_true (is_still (fixture->board));

  ludo_board_pick (fixture->board, 10);
  ludo_board_pick (fixture->board, 17);
  both = ludo_board_get_motion_left (fixture->board);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 2);
  g_assert_cmpfloat (both, >, one * 1.5);
  hand_wait_until (is_still, fixture->board, "the man's way");

  /* Both at once are skipped by what follows. */
  ludo_game_go_to (fixture->game, 0);
  ludo_board_pick (fixture->board, 10);
  ludo_board_pick (fixture->board, 17);
  ludo_game_undo (fixture->game);
  g_assert_true (is_still (fixture->board));
  enable_motion (FALSE);
}

/* Step by step: the man's way, then the hit; then nothing waits any more. */
static void
test_steps (Fixture       *fixture,
            gconstpointer  data)
{
  enable_motion (TRUE);
  ludo_board_set_step_by_step (fixture->board, TRUE);
  g_assert_false (ludo_board_step (fixture->board));

  ludo_game_play (fixture->game, "10/12", NULL);
  for (int i = 0; i < 2; i++)
    {
      g_assert_false (is_still (fixture->board));
      settle (fixture);
      g_assert_false (is_still (fixture->board));
      press (fixture, XK_period, FALSE);
    }
  g_assert_true (is_still (fixture->board));
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "");

  /* A click ends the showing and acts. */
  ludo_game_undo (fixture->game);
  ludo_game_play (fixture->game, "10/12", NULL);
  settle (fixture);
  g_assert_false (is_still (fixture->board));
  click (fixture, 12);
  g_assert_true (is_still (fixture->board));
  g_assert_cmpint (path_length (fixture), ==, 1);
  ludo_board_set_step_by_step (fixture->board, FALSE);
  enable_motion (FALSE);
}

static int
count_sown (LudoMove *move)
{
  const GameTrace *trace = ludo_move_get_trace (move);
  int n = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    if (trace->events[i].type == GAME_EVENT_SOW)
      n += trace->events[i].count;

  return n;
}

static gboolean
has_path (gpointer data)
{
  const int *path;

  return ludo_board_get_path (data, &path) > 0 || is_still (data);
}

/* However long a sowing, a click in the midst of it is answered. */
static void
test_long_sowing (Fixture       *fixture,
                  gconstpointer  data)
{
  gint64 begun;
  int sown;

  /* So slow that no machine sees the end before the click. */
  ludo_board_set_speed (fixture->board, 0.1);
  enable_motion (TRUE);
  g_assert_true (ludo_game_play (fixture->game, "g2", NULL));
  sown = count_sown (ludo_game_get_last_move (fixture->game));
  g_assert_cmpint (sown, >=, 500);
  g_assert_false (is_still (fixture->board));
  settle (fixture);
  g_assert_false (is_still (fixture->board));

  begun = g_get_monotonic_time ();
  hand_click_place (fixture->board, 0);
  hand_wait_until (has_path, fixture->board, "the answer to a click");
  g_test_message ("%d stones; a click is answered after %d ms", sown,
                  (int) ((g_get_monotonic_time () - begun) / 1000));
  settle (fixture);
  g_assert_true (is_still (fixture->board));
  enable_motion (FALSE);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

#define ADD(name, data, function) \
  g_test_add ("/hands/" name, Fixture, data, set_up, function, tear_down)
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
  ADD ("buttons", LONE, test_buttons);
  ADD ("ask", WAITING, test_ask);
  ADD ("hint", "ken-wan", test_hint);
  ADD ("route-motion", LONE, test_route_motion);
  ADD ("steps", HIT, test_steps);
  ADD ("long-sowing", LONG_SOWING, test_long_sowing);
#undef ADD

  return g_test_run ();
}
