/* test-players.c: who plays is chosen, before a game and in the middle of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#include "app/new-game/ludo-new-game.h"
#include "app/new-game/ludo-players.h"
#include "app/new-game/ludo-seat-row.h"
#include "play/game/ludo-levels.h"

typedef struct
{
  GType type;
  GtkWidget *dialog;
} Sought;

static gboolean
is_open (gpointer data)
{
  Sought *sought = data;
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), sought->type)
          && gtk_widget_get_mapped (window))
        sought->dialog = window;
    }

  return sought->dialog != NULL;
}

static GtkWidget *
open_dialog (App        *app,
             const char *action,
             GType       type)
{
  Sought sought = { type, NULL };

  gtk_widget_activate_action (GTK_WIDGET (app->window), action, NULL);
  hand_wait_until (is_open, &sought, "the dialog");
  hand_focus_window (sought.dialog);
  hand_settle (sought.dialog);

  return sought.dialog;
}

/* The last drop-down that is shown: the level of the last seat. */
static void
find_last_drop_down (GtkWidget  *widget,
                     GtkWidget **found)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_DROP_DOWN (widget))
    *found = widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_last_drop_down (child, found);
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

static void
wait_gone (GtkWidget *dialog)
{
  gpointer weak = dialog;

  g_object_add_weak_pointer (G_OBJECT (dialog), &weak);
  hand_wait_until (is_gone, &weak, "the dialog to close");
}

static gboolean
has_played (gpointer data)
{
  return ludo_game_get_n_plies (data) > 0;
}

/* A person's seat is given to the computer in the middle of the game, with
 * what its level means to be read below. */
static void
test_take_over (void)
{
  App app;
  LudoGame *game;
  LudoPlayer *south;
  GtkWidget *dialog, *drop_down = NULL;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", 2);
  ludo_computer_set_think_time
    (ludo_play_page_get_computer (ludo_window_get_play_page (app.window)), 20);
  ludo_play_page_set_move_delay (ludo_window_get_play_page (app.window), 0);
  dialog = open_dialog (&app, "win.players", LUDO_TYPE_PLAYERS);

  /* Two persons: the last drop-down says who plays North. */
  find_last_drop_down (dialog, &drop_down);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down),
                              LUDO_PLAYER_COMPUTER);
  hand_settle (dialog);
  find_last_drop_down (dialog, &drop_down);
  for (int level = 1; level <= LUDO_PLAYER_LEVEL_MAX; level++)
    {
      g_autofree char *sentence =
        ludo_level_describe (ludo_game_get_rules (game), 2, level);

      gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), level - 1);
      hand_settle (dialog);
      g_assert_nonnull (app_find_label (dialog, sentence));
    }
  hand_press_key (XK_Return, FALSE, FALSE);
  wait_gone (dialog);

  g_assert_cmpint (ludo_game_get_player (game, 1, 0)->kind,
                   ==, LUDO_PLAYER_COMPUTER);
  g_assert_cmpint (ludo_game_get_player (game, 1, 0)->level,
                   ==, LUDO_PLAYER_LEVEL_MAX);
  south = ludo_game_get_player (game, 0, 0);
  g_assert_cmpint (south->kind, ==, LUDO_PLAYER_HUMAN);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
  app_close (&app);
}

/* A computer that takes the seat whose turn it is plays at once. */
static void
test_plays_on (void)
{
  App app;
  LudoGame *game;
  LudoPlayPage *page;

  app_open (&app);
  game = app_begin_for_persons (&app, "ken-wan", 2);
  page = ludo_window_get_play_page (app.window);
  ludo_computer_set_think_time (ludo_play_page_get_computer (page), 20);
  ludo_play_page_set_move_delay (page, 0);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
  ludo_game_get_player (game, 0, 0)->level = 1;
  ludo_game_get_player (game, 0, 0)->kind = LUDO_PLAYER_COMPUTER;
  open_dialog (&app, "win.players", LUDO_TYPE_PLAYERS);
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_wait_until (has_played, game, "the computer to move");
  app_close (&app);
}

/* Escape leaves everybody where he sits. */
static void
test_cancelled (void)
{
  App app;
  LudoGame *game;
  GtkWidget *dialog, *drop_down = NULL;

  app_open (&app);
  game = app_begin_for_persons (&app, "tavli", 2);
  dialog = open_dialog (&app, "win.players", LUDO_TYPE_PLAYERS);
  find_last_drop_down (dialog, &drop_down);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down),
                              LUDO_PLAYER_COMPUTER);
  hand_settle (dialog);
  hand_press_key (XK_Escape, FALSE, FALSE);
  wait_gone (dialog);
  g_assert_cmpint (ludo_game_get_player (game, 1, 0)->kind,
                   ==, LUDO_PLAYER_HUMAN);
  app_close (&app);
}

/* A race without decisions has no levels, and says so. */
static void
test_no_levels (void)
{
  App app;
  GtkWidget *dialog;

  app_open (&app);
  app_begin_for_persons (&app, "zohn-ahl", 2);
  dialog = open_dialog (&app, "win.new-game", LUDO_TYPE_NEW_GAME);
  g_assert_nonnull (app_find_label (dialog, "There is nothing to decide in "
                                            "this game, so the computer has no "
                                            "levels: it only throws."));
  g_assert_null (app_find_label (dialog, "3. Apprentice"));
  hand_press_key (XK_Escape, FALSE, FALSE);
  wait_gone (dialog);
  app_close (&app);
}

/* Both dialogs fit the narrowest window, every level chosen in turn. */
static void
test_narrow (void)
{
  static const char *const languages[] = { "fr", "en" };
  static const char *const actions[] = { "win.new-game", "win.players" };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages) * G_N_ELEMENTS (actions); i++)
    {
      GtkWidget *dialog, *drop_down = NULL;
      int minimum;

      app_speak (&app, languages[i / 2]);
      app_begin (&app, "ken-wan", 2);
      dialog = open_dialog (&app, actions[i % 2],
                            i % 2 == 0 ? LUDO_TYPE_NEW_GAME
                                       : LUDO_TYPE_PLAYERS);
      find_last_drop_down (dialog, &drop_down);
      for (int level = 0; level < LUDO_PLAYER_LEVEL_MAX; level++)
        {
          gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), level);
          hand_settle (dialog);
          gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &minimum,
                              NULL, NULL, NULL);
          g_assert_cmpint (minimum, <=, 360);
        }
      hand_press_key (XK_Escape, FALSE, FALSE);
      wait_gone (dialog);
    }
  app_speak (&app, "en");
  app_close (&app);
}

/* Another computer's level is not cut off at the lower edge: the dialog grows
 * with what is chosen. */
static void
test_second_level (void)
{
  static const char *const languages[] = { "fr", "en" };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *dialog, *scroller, *kind;
      GtkAdjustment *adjustment;

      app_speak (&app, languages[i]);
      app_begin (&app, "ken-wan", 2);
      dialog = open_dialog (&app, "win.new-game", LUDO_TYPE_NEW_GAME);
      scroller = app_find (dialog, GTK_TYPE_SCROLLED_WINDOW);
      kind = app_find (app_find (dialog, LUDO_TYPE_SEAT_ROW),
                       GTK_TYPE_DROP_DOWN);
      gtk_drop_down_set_selected (GTK_DROP_DOWN (kind), LUDO_PLAYER_COMPUTER);
      hand_settle (dialog);
      hand_settle (dialog);
      adjustment = gtk_scrolled_window_get_vadjustment
        (GTK_SCROLLED_WINDOW (scroller));
      g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=,
                         gtk_adjustment_get_page_size (adjustment));
      g_assert_cmpint (gtk_widget_get_height (dialog), <=, 800);
      hand_press_key (XK_Escape, FALSE, FALSE);
      wait_gone (dialog);
    }
  app_speak (&app, "en");
  app_close (&app);
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/players/take-over", test_take_over);
  g_test_add_func ("/players/plays-on", test_plays_on);
  g_test_add_func ("/players/cancelled", test_cancelled);
  g_test_add_func ("/players/narrow", test_narrow);
  g_test_add_func ("/players/second-level", test_second_level);
  g_test_add_func ("/players/no-levels", test_no_levels);

  return g_test_run ();
}
