/* test-fit-games.c: the room of games fits the smallest screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"
#include "narrow.h"

static gboolean
has_played (gpointer games)
{
  return ludo_games_get_state (games) == LUDO_GAMES_DONE;
}

static void
check_fits (GtkWidget  *window,
            const char *what)
{
  int width;

  hand_settle (window);
  width = narrow_least_inside (window, GTK_ORIENTATION_HORIZONTAL, -1);
  if (width > NARROW_WIDTH)
    g_error ("%s: %d pixels wide", what, width);
}

/* With two settings of as much as there is, in each view. */
static void
test_games (void)
{
  static const char *const languages[] = { "en", "fr" };
  static const char *const places[] = { "ken-wan/games", "zohn-ahl/games" };
  static const char *const views[] = {
    "wins_button", "frames_button", "lengths_button", "table_button",
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages) * G_N_ELEMENTS (places); i++)
    {
      GtkWidget *window = GTK_WIDGET (app.window);
      LudoGames *games;

      app_speak (&app, languages[i % 2]);
      gtk_widget_activate_action (window, "win.chance", "s", places[i / 2]);
      games = ludo_laboratory_get_games (app_laboratory (&app));
      ludo_games_set_compares (games, TRUE);
      ludo_games_forget_guess (games);
      check_fits (window, "the guess");
      ludo_games_set_guess (games, NULL);
      ludo_games_begin (games);
      check_fits (window, "the games that are played");
      hand_wait_until (has_played, games, "the games");
      for (guint j = 0; j < G_N_ELEMENTS (views); j++)
        {
          g_signal_emit_by_name (app_find_id (window, views[j]), "clicked");
          check_fits (window, views[j]);
        }
    }
  app_speak (&app, "en");
  app_close (&app);
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/fit-games/views", test_games);

  return g_test_run ();
}
