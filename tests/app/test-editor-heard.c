/* test-editor-heard.c: what is heard while a position is set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <X11/keysym.h>
#include <string.h>

#include "app-fixture.h"
#include "app/editing/ludo-editor-window.h"
#include "games/games.h"
#include "heard-fixture.h"
#include "test-wait.h"
#include "test-words.h"

static const char possible[] = "The position is possible now.";

/* Opens the editor with the keyboard on @place. */
static GtkWidget *
open_at (App        *app,
         const char *game_id,
         const char *place)
{
  int index = ludo_drawing_find_place (ludo_drawing_for (game_id), place);
  GtkWidget *window;

  app_open (app);
  app_listen ();
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.edit-of", "s",
                              game_id);
  window = app_wait_for_window (LUDO_TYPE_EDITOR_WINDOW);
  hand_focus_window (window);
  gtk_widget_grab_focus
    (ludo_board_get_place (LUDO_BOARD (app_find (window, LUDO_TYPE_BOARD)),
                           index));

  return window;
}

static void
finish (App       *app,
        GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  app_stop_listening ();
  app_close (app);
}

/* Presses a key.  Returns: what is heard then, and nothing else is. */
static const char *
press (guint keysym)
{
  GPtrArray *heard = app_get_heard ();

  g_ptr_array_set_size (heard, 0);
  hand_press_key (keysym, FALSE, FALSE);
  WAIT_UNTIL (heard->len > 0);
  wait_for_time (100);
  g_assert_cmpuint (heard->len, ==, 1);

  return heard->pdata[0];
}

/* What an act did is heard before what is wrong with the position, once and in
 * few words; that is not said again while only its numbers change. */
static void
test_order (void)
{
  GtkWidget *window;
  const char *heard;
  App app;

  window = open_at (&app, "tavli", "7");
  heard = press (XK_3);
  g_assert_true (g_str_has_prefix (heard, "7, 3 white checkers. Impossible: 12 "
                                          "white checkers wait to enter"));
  g_assert_cmpuint (test_count_words (heard), <=, 25);
  g_assert_cmpstr (press (XK_w), ==, "7, 4 white checkers.");
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL
                              (app_part (window, "complaint_label"))),
                            "11 white checkers wait"));
  heard = press (XK_Delete);
  g_assert_true (g_str_has_prefix (heard, "7, empty. "));
  g_assert_true (g_str_has_suffix (heard, possible));
  finish (&app, window);
}

/* The same refusal is heard each time. */
static void
test_refused (void)
{
  GtkWidget *window;
  g_autofree char *first = NULL;
  App app;

  window = open_at (&app, "chisolo", "a1");
  press (XK_3);
  press (XK_3);
  first = g_strdup (press (XK_space));
  g_assert_true (g_str_has_prefix (first, "A hole holds 33 stones at most"));
  g_assert_cmpstr (press (XK_space), ==, first);
  finish (&app, window);
}

/* O tells what stands on the board, one side after another, and L what was told
 * last, from the board and from the tools, but not in a line to write in. */
static void
test_asked (void)
{
  GtkWidget *window;
  App app;

  window = open_at (&app, "tavli", "1");
  g_assert_cmpstr (press (XK_l), ==, "White: 15 to enter.");
  press (XK_3);
  g_assert_cmpstr (press (XK_l), ==, "1, 3 white checkers.");
  g_assert_cmpstr (press (XK_o), ==, "Black: 15 to enter.");
  g_assert_cmpstr (press (XK_o), ==, "White: 12 to enter, 3 on 1.");
  gtk_widget_grab_focus (app_part (window, "figure_button"));
  g_assert_cmpstr (press (XK_l), ==, "White: 12 to enter, 3 on 1.");
  g_ptr_array_set_size (app_get_heard (), 0);
  gtk_widget_grab_focus (app_part (window, "text_entry"));
  hand_press_key (XK_End, FALSE, FALSE);
  hand_press_key (XK_o, FALSE, FALSE);
  WAIT_UNTIL (g_str_has_suffix (gtk_editable_get_text
                                  (GTK_EDITABLE (app_part (window,
                                                           "text_entry"))),
                                "o"));
  g_assert_cmpuint (app_count_heard ("15 to enter"), ==, 0);
  finish (&app, window);
}

/* The tool that is held is the chosen one of its group. */
static void
test_tools (void)
{
  static const char *const tools[] = { "White checker", "Black checker" };
  GtkWidget *window;
  App app;

  window = open_at (&app, "tavli", "1");
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *tool =
        gtk_widget_get_ancestor (app_find_label (window, tools[i]),
                                 GTK_TYPE_TOGGLE_BUTTON);

      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (tool),
                                       GTK_ACCESSIBLE_ROLE_RADIO);
      gtk_test_accessible_assert_state (GTK_ACCESSIBLE (tool),
                                        GTK_ACCESSIBLE_STATE_CHECKED,
                                        i == 0 ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                               : GTK_ACCESSIBLE_TRISTATE_FALSE);
    }
  finish (&app, window);
}

/* The buttons say what they did. */
static void
test_buttons (void)
{
  GtkWidget *window;
  App app;

  window = open_at (&app, "chisolo", "a1");
  press (XK_7);
  hand_click_widget (app_find_label (window, "Undo"));
  WAIT_UNTIL (app_count_heard ("Change undone. a1, outer row, 3 stones.")
              == 1);
  hand_click_widget (app_find_label (window, "Undo"));
  WAIT_UNTIL (app_count_heard ("There is nothing to undo.") == 1);
  hand_click_widget (app_find_label (window, "Clear"));
  WAIT_UNTIL (app_count_heard ("The board is empty. Impossible: both camps are "
                               "empty.") == 1);
  finish (&app, window);
}

/* @data: the rules.  A board without pieces can be asked about too. */
static void
test_empty (gconstpointer data)
{
  const GameRules *rules = data;
  const LudoDrawing *drawing = ludo_drawing_for (rules->id);
  GtkWidget *window;
  char name[8];
  App app;

  window = open_at (&app, rules->id, drawing->place_name (1, name));
  hand_click_widget (app_find_label (window, "Clear"));
  WAIT_UNTIL (app_count_heard ("The board is empty.") == 1);
  g_assert_cmpstr (press (XK_o), !=, "");
  g_assert_cmpstr (press (XK_o), !=, "");
  finish (&app, window);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/editor-heard/order", test_order);
  g_test_add_func ("/editor-heard/refused", test_refused);
  g_test_add_func ("/editor-heard/asked", test_asked);
  g_test_add_func ("/editor-heard/tools", test_tools);
  g_test_add_func ("/editor-heard/buttons", test_buttons);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const GameRules *rules = games_list ()[i];
      g_autofree char *path = g_strdup_printf ("/editor-heard/empty/%s",
                                               rules->id);

      g_test_add_data_func (path, rules, test_empty);
    }

  return g_test_run ();
}
