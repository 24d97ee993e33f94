/* test-play-places.c: the buttons below the board stay where they are, and no
 * game begins where one threw
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"
#include "app/playing/ludo-play-area.h"
#include "games/games.h"
#include "row-places.h"

/* A turn is thrown or played, or ended where it waits for that. */
static void
act (LudoGame *game)
{
  if (ludo_game_get_turn_pending (game))
    ludo_game_end_turn (game);
  else
    app_play_plies (game, 1);
}

static graphene_rect_t
menu_place (App *app)
{
  GtkMenuButton *button = ludo_play_page_get_menu_button
                            (ludo_window_get_play_page (app->window));
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (button),
                                            GTK_WIDGET (app->window), &place));

  return place;
}

/* How far the board and its players lie below the upper edge of the window. */
static int
board_top (App *app)
{
  GtkWidget *window = GTK_WIDGET (app->window);
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds
                   (app_find (window, LUDO_TYPE_PLAY_AREA), window, &place));

  return (int) place.origin.y;
}

/* A whole game, to its end and into the next one. */
static void
play_whole (App             *app,
            const GameRules *rules,
            const char      *size)
{
  graphene_rect_t menu, menu_at_end;
  int top = 0;
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (RowPlace));
  LudoGame *game = app_begin_for_persons (app, rules->id, 7);
  int n = 0;

  for (; !ludo_game_get_over (game); n++)
    {
      if (n == 1)
        {
          hand_settle (GTK_WIDGET (app->window));
          menu = menu_place (app);
          top = board_top (app);
        }
      /* The end takes thousands of plies of a game played by chance. */
      if (n < 40 || n % 50 == 0)
        row_places_check (app->window, places, size);
      act (game);
      g_assert_cmpint (n, <, 20000);
    }
  row_places_check (app->window, places, size);
  /* A hint is offered no more: nothing moves into its place. */
  menu_at_end = menu_place (app);
  g_assert_true (graphene_rect_equal (&menu, &menu_at_end));
  /* The narrowest window and three places need more lines for how the game
   * ended, and so does a game that has no button for a hint beside them. */
  if (!g_str_has_prefix (size, "360x") && ludo_game_get_n_seats (game) == 2
      && ludo_game_get_info (game)->has_decisions)
    g_assert_cmpint (board_top (app), ==, top);
  app_press_action (app, "win.undo");
  row_places_check (app->window, places, size);
  while (!ludo_game_get_over (game))
    act (game);
  row_places_check (app->window, places, size);
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.rematch", NULL);
  row_places_check (app->window, places, size);
}

/* Each game at another size; the slow run has each game at each size, and on a
 * projector's screen, which its own display alone has room for. */
static void
test_places (gconstpointer data)
{
  static const char *const sizes[] = {
    "360x640", "800x600", "1280x800", "360x640", "1920x1080",
  };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      App app;

      if (!g_test_slow () && games_list ()[i] != data)
        continue;
      g_setenv ("LUDOTHEQUE_WINDOW", sizes[i], TRUE);
      app_open (&app);
      app_speak (&app, i % 2 == 0 ? "fr" : "en");
      play_whole (&app, data, sizes[i]);
      app_close (&app);
    }
  g_unsetenv ("LUDOTHEQUE_WINDOW");
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *name =
        g_strdup_printf ("/app/play-places/%s", games_list ()[i]->id);

      g_test_add_data_func (name, games_list ()[i], test_places);
    }

  return g_test_run ();
}
