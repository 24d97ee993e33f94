/* test-play-typed.c: moves typed, chosen and refused on the page to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <X11/keysym.h>
#include <string.h>

#include "app/new-game/ludo-players.h"
#include "test-wait.h"

static LudoPlayPage *
page_of (App *app)
{
  return ludo_window_get_play_page (app->window);
}

static void
refused_cb (GString    *said,
            const char *token,
            const char *sentence,
            const char *rule_id)
{
  g_string_assign (said, sentence);
}

/* A die is picked, then a piece is brought to one place or other: either it
 * goes there, or the reason is no praise. */
static void
test_reasons (void)
{
  static const char *const positions[] = {
    "6:7,9:1,10:2,19:2,20:2,23:1,x 8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w "
    "256",
    "h:12,1:2,5:1 h:13,2:2 w 124",
  };
  const LudoDrawing *drawing = ludo_drawing_for ("tavli");
  g_autoptr (GString) said = g_string_new (NULL);
  App app;
  LudoBoard *board;

  app_begin_shown (&app, "tavli", LUDO_ANIMATION_NONE);
  board = app_board (&app);
  g_signal_connect_swapped (board, "illegal", G_CALLBACK (refused_cb), said);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (LudoGame) game =
        ludo_game_new_from_position ("tavli", positions[i], 1, NULL);
      LudoRect bounds;

      ludo_play_page_set_game (page_of (&app), game);
      for (int die = 0; die < drawing->n_places; die++)
        for (int from = 1; from <= 24; from++)
          for (int to = 1 + (from + die) % 4; to <= 24; to += 4)
            {
              /* Only the dice have no name that a cell could have. */
              if (die >= 1 && die <= 24)
                continue;
              if (!ludo_board_get_place_bounds (board, die, &bounds)
                  || drawing->owner (ludo_game_get_state (game), from)
                     != ludo_game_get_turn (game))
                continue;
              ludo_board_cancel (board);
              ludo_board_pick (board, die);
              ludo_board_pick (board, from);
              if (ludo_game_get_n_plies (game) == 0)
                ludo_board_pick (board, to);
              ludo_game_go_to (game, 0);
              g_assert_null (strstr (said->str, "This can be played"));
            }
    }
  g_assert_cmpstr (said->str, !=, "");

  app_close_shown (&app);
}

static gboolean
has_plies (gpointer game)
{
  return ludo_game_get_n_plies (game) > 0;
}

static gboolean
has_more_plies (gpointer game)
{
  return ludo_game_get_n_plies (game) > 1;
}

/* The letters of the board hold after a click on a button as well. */
static void
test_letters (void)
{
  App app;
  LudoGame *game = app_begin_shown (&app, "zohn-ahl", LUDO_ANIMATION_NONE);
  GtkWidget *page = GTK_WIDGET (page_of (&app));

  hand_focus_window (GTK_WIDGET (app.window));
  hand_settle (page);
  hand_click_widget (app_find_action (page, "win.throw"));
  hand_wait_until (has_plies, game, "a throw by the button");
  hand_settle (page);
  hand_press_key (XK_r, FALSE, FALSE);
  hand_wait_until (has_more_plies, game, "a throw by the letter");

  /* Above the page too, where a menu leaves the keyboard. */
  gtk_window_set_focus (GTK_WINDOW (app.window), NULL);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 2);
  ludo_game_undo (game);
  hand_press_key (XK_r, FALSE, FALSE);
  hand_wait_until (has_more_plies, game, "a throw without any focus");

  app_close_shown (&app);
}

static gboolean
has_hint (gpointer app)
{
  LudoHintBar *bar = ludo_play_page_get_hint_bar (page_of (app));

  return ludo_hint_get_step (ludo_hint_bar_get_hint (bar)) != LUDO_HINT_NONE;
}

/* Turned off, no letter acts, neither beside the board nor on it, where it is
 * only typed; keys with Ctrl go on, and once they have acted so would have the
 * letters before them. */
static void
test_letters_off (void)
{
  static const guint letters[] = { XK_r, XK_o, XK_l, XK_m, XK_h, XK_w };
  App app;
  LudoGame *game = app_begin_shown (&app, "tavli", LUDO_ANIMATION_NONE);
  LudoPlayPage *page = page_of (&app);
  LudoStatus *status = app_status (page);
  LudoBoard *board = app_board (&app);
  g_autofree char *score = ludo_game_describe_score (game);

  g_settings_set_boolean (G_SETTINGS (app.settings), "letter-keys", FALSE);
  ludo_game_throw (game);
  hand_focus_window (GTK_WIDGET (app.window));
  hand_settle (GTK_WIDGET (page));
  gtk_widget_grab_focus (app_find_action (GTK_WIDGET (page), "win.undo"));
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    hand_press_key (letters[i], FALSE, FALSE);
  hand_press_key (XK_i, TRUE, FALSE);
  WAIT_UNTIL (g_str_equal (app_announcement (status), score));
  g_assert_cmpstr (ludo_board_get_typed (board), ==, "");
  gtk_widget_grab_focus (GTK_WIDGET (board));
  hand_press_key (XK_o, FALSE, FALSE);
  WAIT_UNTIL (g_str_equal (ludo_board_get_typed (board), "o"));
  hand_press_key (XK_BackSpace, FALSE, FALSE);
  hand_press_key (XK_m, FALSE, FALSE);
  WAIT_UNTIL (g_str_equal (ludo_board_get_typed (board), "m"));
  hand_press_key (XK_BackSpace, FALSE, FALSE);
  WAIT_UNTIL (g_str_equal (ludo_board_get_typed (board), ""));
  g_assert_cmpstr (app_announcement (status), ==, score);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
  g_assert_false (has_hint (&app));
  hand_press_key (XK_h, TRUE, FALSE);
  hand_wait_until (has_hint, &app, "a hint by Ctrl and the letter");

  g_settings_reset (G_SETTINGS (app.settings), "letter-keys");
  hand_press_key (XK_l, FALSE, FALSE);
  WAIT_UNTIL (strstr (app_announcement (status), "throws") != NULL);
  app_close_shown (&app);
}

/* So they do after a panel, a dialog and a message. */
static void
test_letters_anywhere (void)
{
  static const char *const actions[] = {
    "win.hint", "win.moves", "win.players", "win.undo",
  };
  App app;
  LudoGame *game = app_begin_shown (&app, "zohn-ahl", LUDO_ANIMATION_NONE);
  GtkWidget *window = GTK_WIDGET (app.window);

  ludo_game_throw (game);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWidget *button = app_find_action (window, actions[i]);
      guint n_plies;

      hand_focus_window (window);
      hand_settle (window);
      if (button != NULL)
        hand_click_widget (button);
      else
        gtk_widget_activate_action (window, actions[i], NULL);
      hand_settle (window);
      if (g_str_equal (actions[i], "win.players"))
        {
          GtkWidget *dialog = app_wait_for_window (LUDO_TYPE_PLAYERS);

          g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
          hand_press_key (XK_Escape, FALSE, FALSE);
          WAIT_UNTIL (dialog == NULL);
          hand_focus_window (window);
          hand_settle (window);
        }
      /* The open rules take the letter keys until they are closed. */
      ludo_play_page_show_tab (page_of (&app), LUDO_SIDE_RULES);
      hand_settle (window);
      ludo_side_panel_close (ludo_play_page_get_side (page_of (&app)),
                             LUDO_SIDE_RULES);
      hand_settle (window);
      n_plies = ludo_game_get_n_plies (game);
      hand_press_key (XK_r, FALSE, FALSE);
      WAIT_FOR (ludo_game_get_n_plies (game) > n_plies, actions[i]);
    }

  app_close_shown (&app);
}

/* The headline says what to choose: at Chisolo the direction, then one more
 * hole or none.  After the choice is dropped, it names the turn again. */
static void
test_choices (void)
{
  App app;
  LudoGame *game = app_begin_shown (&app, "chisolo", LUDO_ANIMATION_NONE);
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  g_autofree char *turn = ludo_game_describe_turn (game);
  GameMove moves[GAME_MOVES_MAX];
  int n_moves = ludo_game_get_legal_moves (game, moves);
  int path[LUDO_PATH_MAX];
  int n_path = 0;

  for (int i = 0; i < n_moves && n_path < 3; i++)
    n_path = drawing->move_path (ludo_game_get_state (game), moves[i], path);
  g_assert_cmpint (n_path, ==, 3);
  hand_click_place (app_board (&app), path[0]);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (ludo_play_page_get_status (page_of (&app)), ==,
                   "Choose which way to sow: up or towards g.");
  hand_click_place (app_board (&app), path[1]);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (g_str_has_suffix (ludo_play_page_get_status (page_of (&app)),
                                   " Take one more hole, or none."));
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (ludo_play_page_get_status (page_of (&app)), ==, turn);

  app_close_shown (&app);
}

/* At tavli one reads what the numbers beside the cells are, and which die was
 * chosen. */
static void
test_choices_of_dice (void)
{
  App app;
  LudoBoard *board;
  const int *path;
  g_autoptr (LudoGame) game =
    ludo_game_new_from_position ("tavli", "10:1,o:14,x 24:2,o:13,x w 25", 1,
                                 NULL);

  app_begin_shown (&app, "tavli", LUDO_ANIMATION_NONE);
  board = app_board (&app);
  ludo_play_page_set_game (page_of (&app), game);
  hand_settle (GTK_WIDGET (app.window));
  /* A second throw is refused in other words than the headline's. */
  hand_press_key (XK_r, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (app_detail (page_of (&app)), ==,
                   "There is nothing to throw now.");
  hand_click_place (board, 10);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (ludo_play_page_get_status (page_of (&app)), ==,
                   "Choose where this checker goes: the numbers are those of "
                   "the dice used.");
  /* 17 is reached by both dice, and the way there is to be seen. */
  g_assert_cmpint (ludo_board_get_path (board, &path), ==, 1);
  hand_click_place (board, 17);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 2);

  app_close_shown (&app);
}

/* Why something cannot be played is to be read until one does something
 * else. */
static void
test_stale_refusal (void)
{
  App app;
  LudoGame *game = app_begin_shown (&app, "chisolo", LUDO_ANIMATION_NONE);
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  LudoBoard *board = app_board (&app);
  g_autofree char *event = NULL;
  g_autofree char *refusal = NULL;

  event = g_strdup (app_detail (page_of (&app)));
  for (int i = 0; i < drawing->n_places; i++)
    if (drawing->owner (ludo_game_get_state (game), i)
        == !ludo_game_get_turn (game))
      {
        hand_click_place (board, i);
        break;
      }
  hand_settle (GTK_WIDGET (app.window));
  refusal = g_strdup (app_detail (page_of (&app)));
  g_assert_cmpstr (refusal, !=, event);
  hand_click_secondary (GTK_WIDGET (board), 20, 20);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (app_detail (page_of (&app)), ==, event);

  app_close_shown (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/play-page/letters", test_letters);
  g_test_add_func ("/app/play-page/letters-off", test_letters_off);
  g_test_add_func ("/app/play-page/letters-anywhere", test_letters_anywhere);
  g_test_add_func ("/app/play-page/reasons", test_reasons);
  g_test_add_func ("/app/play-page/choices", test_choices);
  g_test_add_func ("/app/play-page/choices-of-dice", test_choices_of_dice);
  g_test_add_func ("/app/play-page/stale-refusal", test_stale_refusal);

  return g_test_run ();
}
