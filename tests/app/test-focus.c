/* test-focus.c: the keyboard is always somewhere, and can always go on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Goes where the pictures are taken.  Tab leads all round each page and dialog
 * and back, and after every act the focus is on something that is seen.
 */

#include "config.h"

#include "pictures-reach.h"

#include <X11/keysym.h>

#include "rest.h"
#include "tab-round.h"
#include "test-long.h"
#include "test-wait.h"

/* State: a page or dialog, how it is reached, and with what; whether a short
 * run goes round in it, and whether it presses all of its buttons. */
typedef struct
{
  const char *name;
  GtkWidget *(*reach) (App *app, const char *argument);
  const char *argument;
  gboolean is_round;
  gboolean is_pressed;
} State;

/* The end of a game with the chances of the next throw beside it. */
static GtkWidget *
reach_end_chances (App        *app,
                   const char *game_id)
{
  reach_end (app, game_id);
  ludo_play_page_show_tab (ludo_window_get_play_page (app->window),
                           LUDO_SIDE_CHANCES);
  hand_settle (GTK_WIDGET (app->window));

  return GTK_WIDGET (app->window);
}

static const State states[] = {
  { "shelf", reach_shelf, NULL, FALSE, FALSE },
  { "shelf-again", reach_shelf_again, "chisolo", FALSE, FALSE },
  { "which-game", reach_window, "win.new-game", FALSE, FALSE },
  { "teaching", reach_window, "win.teaching", FALSE, FALSE },
  { "new-game", reach_new_game, "ken-wan", FALSE, FALSE },
  { "zohn-ahl", reach_middle, "zohn-ahl", FALSE, FALSE },
  { "tavli", reach_middle, "tavli", FALSE, FALSE },
  { "chisolo", reach_middle, "chisolo", FALSE, FALSE },
  { "ken-wan", reach_middle, "ken-wan", FALSE, FALSE },
  { "pick", reach_pick, "c3", FALSE, FALSE },
  { "end", reach_end, "tavli", FALSE, FALSE },
  { "end-zohn-ahl", reach_end, "zohn-ahl", FALSE, FALSE },
  { "end-chances", reach_end_chances, "zohn-ahl", TRUE, FALSE },
  { "hint", reach_hint, "tavli", FALSE, FALSE },
  { "refusal", reach_refusal, "chisolo", FALSE, FALSE },
  { "replay", reach_replay, "ken-wan", FALSE, FALSE },
  { "chances", reach_chances, "zohn-ahl", FALSE, FALSE },
  { "review", reach_review, "chisolo", FALSE, FALSE },
  { "projector", reach_projector_bar, "tavli", FALSE, FALSE },
  { "beside", reach_beside, "tavli", FALSE, FALSE },
  { "message", reach_message, "chisolo", TRUE, FALSE },
  { "editor-tavli", reach_editor, "tavli", TRUE, FALSE },
  { "editor-ken-wan", reach_editor, "ken-wan", FALSE, FALSE },
  { "editor-chisolo", reach_editor, "chisolo", FALSE, FALSE },
  { "editor-zohn-ahl", reach_editor, "zohn-ahl", FALSE, FALSE },
  { "learn", reach_learn, "tavli", TRUE, FALSE },
  { "lesson-predict", reach_learn, "zohn-ahl/lessons/first-steps#predict",
    FALSE, FALSE },
  { "lesson-place", reach_learn, "tavli/lessons/first-steps#enter", FALSE,
    TRUE },
  { "lesson-ring", reach_learn, "chisolo/lessons/endless#ring", FALSE, FALSE },
  { "lesson-turn", reach_learn, "ken-wan/lessons/first-steps#turn", FALSE,
    FALSE },
  { "lesson-again", reach_choice, "chisolo/lessons/first-steps", FALSE,
    FALSE },
  { "wrong-number", reach_wrong_number, "2", FALSE, FALSE },
  { "practice", reach_learn, "tavli/puzzles", FALSE, FALSE },
  { "puzzle-wrong", reach_puzzle, "chisolo wrong", FALSE, FALSE },
  { "puzzle-right", reach_puzzle, "ken-wan right", FALSE, FALSE },
  { "ending", reach_ending, "zohn-ahl/lessons/fair", TRUE, FALSE },
  { "hand-in", reach_hand_in, "Camille", TRUE, FALSE },
  { "class", reach_class, NULL, FALSE, FALSE },
  { "lesson-editor", reach_lesson_editor,
    "chisolo/lessons/first-steps.lesson", FALSE, FALSE },
  { "lesson-draft", reach_lesson_draft, "chisolo", FALSE, FALSE },
  { "reader", reach_page, "chisolo/rules", FALSE, FALSE },
  { "reader-both", reach_both, "tavli/history", FALSE, FALSE },
  { "laboratory", reach_page, "zohn-ahl/chances", FALSE, FALSE },
  { "chance", reach_laboratory, "tavli", FALSE, FALSE },
  { "chance-bars", reach_laboratory, "tavli 1000 bars_button", FALSE, TRUE },
  { "chance-table", reach_laboratory, "zohn-ahl 100 table_button", TRUE,
    FALSE },
  { "chance-rule", reach_rule, "solved", TRUE, FALSE },
  { "chance-class", reach_laboratory, "zohn-ahl/class 1", FALSE, FALSE },
  { "chance-sealed", reach_sealed, "thrown", FALSE, FALSE },
  { "chance-sealed-open", reach_sealed, "open", FALSE, FALSE },
  { "chance-map", reach_laboratory, "zohn-ahl/map 1", FALSE, FALSE },
  { "chance-wall", reach_wall, NULL, FALSE, FALSE },
  { "chance-wall-told", reach_wall, "2, 5, 6", FALSE, FALSE },
  { "chance-film", reach_film, "guess", FALSE, FALSE },
  { "chance-film-end", reach_film, "end", FALSE, FALSE },
  { "chance-debate", reach_laboratory, "tavli/debate", FALSE, FALSE },
  { "chance-classes", reach_laboratory, "tavli 1000 classes_button", FALSE,
    FALSE },
  { "chance-games", reach_games, "ken-wan", FALSE, FALSE },
  { "chance-games-table", reach_games, "chisolo table_button", FALSE, FALSE },
  { "map", reach_page, "tavli/atlas", TRUE, FALSE },
  { "find", reach_find, "dice", FALSE, FALSE },
  { "search", reach_search, "dice", FALSE, FALSE },
  { "help", reach_help, "tavli", FALSE, FALSE },
  { "print", reach_window_in_game, "win.print", TRUE, FALSE },
  { "players", reach_window_in_game, "win.players", FALSE, FALSE },
  { "preferences", reach_window, "win.preferences", FALSE, FALSE },
  { "shortcuts", reach_window, "win.show-help-overlay", FALSE, FALSE },
  { "about", reach_window, "app.about", FALSE, FALSE },
};

static gboolean
is_menu (GtkWidget     *widget,
         gconstpointer  wanted)
{
  return GTK_IS_POPOVER (widget);
}

static void
close_all (App *app)
{
  GtkWidget *other, *menu;

  /* GTK 4.8 warns where a window is closed whose menu is open. */
  while ((menu = app_find_if (GTK_WIDGET (app->window), is_menu, NULL)) != NULL)
    {
      gtk_popover_popdown (GTK_POPOVER (menu));
      hand_settle (GTK_WIDGET (app->window));
    }
  while ((other = find_other_window (app)) != NULL)
    {
      /* A dialog for files is closed and not destroyed, because it is its
       * chooser's. */
      if (GTK_IS_FILE_CHOOSER_DIALOG (other))
        gtk_window_close (GTK_WINDOW (other));
      else
        gtk_window_destroy (GTK_WINDOW (other));
      hand_settle (GTK_WIDGET (app->window));
    }
  app_close (app);
}

static void
test_round (gconstpointer data)
{
  const State *state = data;
  GtkWidget *window;
  App app;

  app_open (&app);
  window = state->reach (&app, state->argument);
  g_assert_true (rest_reached ());
  tab_round_check (window, state->name);
  close_all (&app);
}

/* Those that lead out of the program, or end what is tested. */
static gboolean
leads_out (GtkWidget *widget)
{
  return GTK_IS_LINK_BUTTON (widget)
         || gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL;
}

/* Appends what can be pressed in @widget, in the order of the tree. */
static void
list_buttons (GtkWidget *widget,
              GPtrArray *buttons)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return;

  if ((GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget)
       || GTK_IS_SWITCH (widget))
      && gtk_widget_get_focusable (widget) && gtk_widget_is_sensitive (widget)
      && !leads_out (widget))
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_buttons (child, buttons);
}

/* Something that is seen has the focus in the window before all others. */
static void
check_focus (App        *app,
             const char *what)
{
  GtkWidget *other = find_other_window (app);
  GtkWidget *window = other != NULL ? other : GTK_WIDGET (app->window);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  if (focus == NULL || !gtk_widget_get_mapped (focus)
      || GTK_IS_WINDOW (focus))
    g_test_fail_printf ("%s: the focus is on %s", what,
                        focus == NULL ? "nothing"
                                      : G_OBJECT_TYPE_NAME (focus));
}

/* Each button of the page is pressed by the keyboard, from the same state. */
static void
test_presses (gconstpointer data)
{
  const State *state = data;
  guint n_buttons = 1;

  for (guint i = 0; i < n_buttons; i++)
    {
      g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
      g_autofree char *name = NULL;
      g_autofree char *what = NULL;
      GtkWidget *window, *button;
      App app;

      app_open (&app);
      window = state->reach (&app, state->argument);
      g_assert_true (rest_reached ());
      list_buttons (window, buttons);
      n_buttons = buttons->len;
      g_assert_cmpuint (n_buttons, >, 0);
      if (i < n_buttons)
        {
          button = buttons->pdata[i];
          name = app_dup_name (button);
          what = g_strdup_printf ("%s, %s “%s”", state->name,
                                  G_OBJECT_TYPE_NAME (button), name);
          g_test_message ("%s", what);
          gtk_widget_grab_focus (button);
          hand_settle (window);
          hand_press_key (XK_space, FALSE, FALSE);
          hand_settle (GTK_WIDGET (app.window));
          rest_reached ();
          check_focus (&app, what);
        }
      close_all (&app);
    }
}

/* At the last position of a replay, the button that led there goes. */
static void
test_last_position (void)
{
  GtkWidget *window, *button;
  App app;

  app_open (&app);
  window = reach_replay (&app, "ken-wan");
  g_assert_true (rest_reached ());
  button = app_find_action (window, "win.replay-last");
  gtk_widget_grab_focus (button);
  hand_focus_window (window);
  hand_settle (window);
  hand_press_key (XK_space, FALSE, FALSE);
  WAIT_UNTIL (!gtk_widget_is_sensitive (button)
              || !gtk_widget_get_mapped (button));
  hand_settle (window);
  rest_reached ();
  check_focus (&app, "the last position");
  close_all (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);
  g_test_add_func ("/app/focus/last-position", test_last_position);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autofree char *round = g_strconcat ("/app/focus/round/",
                                            states[i].name, NULL);
      g_autofree char *presses = g_strconcat ("/app/focus/presses/",
                                              states[i].name, NULL);

      if (states[i].is_round || test_is_long ())
        g_test_add_data_func (round, &states[i], test_round);
      if (states[i].is_pressed || test_is_long ())
        g_test_add_data_func (presses, &states[i], test_presses);
    }

  return g_test_run ();
}
