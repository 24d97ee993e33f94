/* test-lots.c: what the sheets do before and after a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <math.h>
#include <string.h>

#include "app/window/ludo-my-games.h"
#include "play/game/ludo-transcript.h"
#include "test-wait.h"

#define LEAFLET 1

static LudoPlayPage *
page_of (App *app)
{
  return ludo_window_get_play_page (app->window);
}

static gboolean
is_complete (gpointer data)
{
  return ludo_analysis_get_complete (data);
}

static gboolean
has_review (gpointer data)
{
  return ludo_analysis_get_review (data) != NULL;
}

static gboolean
is_enabled (App        *app,
            const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (app->window),
                                            action);
}

/* The word of the game's menu for the action, or NULL if the menu lacks it. */
static char *
dup_entry (GMenuModel *menu,
           const char *action)
{
  char *label = NULL;

  for (int i = 0; label == NULL && i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section =
        g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *found = NULL;

      g_menu_model_get_item_attribute (menu, i, "action", "s", &found);
      if (g_strcmp0 (found, action) == 0)
        g_menu_model_get_item_attribute (menu, i, "label", "s", &label);
      else if (section != NULL)
        label = dup_entry (section, action);
    }

  return label;
}

static LudoGame *
begin_leaflet (App *app)
{
  GameConfig config = {
    .ruleset = LEAFLET, .players = 2, .counters = { 4, 4 },
  };
  g_autoptr (LudoGame) game = ludo_game_new ("zohn-ahl", &config, 5, NULL);

  ludo_window_show_game (app->window, game);
  app_wait_kept (app);
  hand_settle (GTK_WIDGET (app->window));

  return ludo_window_get_game (app->window);
}

/* A game is stopped from its menu; that is told by the words of the sheet,
 * kept as a game that is over, reviewed, written down, and taken back. */
static void
test_stop (gconstpointer animated)
{
  LudoWinProbability probability;
  LudoAnalysis *analysis;
  GtkMenuButton *button;
  const LudoReview *review;
  LudoGame *game;
  GtkWidget *window;
  const char *status;
  guint n_plies;
  App app;

  app_open (&app);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations",
                animated != NULL, NULL);
  window = GTK_WIDGET (app.window);
  button = ludo_play_page_get_menu_button (page_of (&app));
  analysis = ludo_play_page_get_analysis (page_of (&app));

  app_begin_for_persons (&app, "zohn-ahl", 5);
  app_play_plies (ludo_window_get_game (app.window), 5);
  g_assert_false (is_enabled (&app, "stop-game"));

  game = begin_leaflet (&app);
  g_assert_false (is_enabled (&app, "stop-game"));
  app_play_plies (game, 30);
  hand_settle (window);
  g_assert_true (is_enabled (&app, "stop-game"));
  gtk_menu_button_popup (button);
  hand_settle (window);
  {
    g_autofree char *entry =
      dup_entry (gtk_menu_button_get_menu_model (button), "win.stop-game");

    g_assert_cmpstr (entry, ==, "St_op the Game");
  }
  gtk_menu_button_popdown (button);
  hand_settle (window);

  n_plies = ludo_game_get_n_plies (game);
  gtk_widget_activate_action (window, "win.stop-game", NULL);
  hand_settle (window);
  g_assert_true (ludo_game_get_over (game));
  g_assert_false (is_enabled (&app, "stop-game"));
  status = ludo_play_page_get_status (page_of (&app));
  g_assert_nonnull (strstr (status, "the game was stopped"));
  g_assert_nonnull (strstr (app_announcement (app_status (page_of (&app))),
                            "the game was stopped"));
  g_assert_nonnull (app_find_action (window, "win.rematch"));
  app_wait_kept (&app);

  hand_wait_until (is_complete, analysis, "all the chances");
  g_assert_true (ludo_analysis_get (analysis, n_plies + 1, &probability));
  g_assert_cmpfloat_with_epsilon (probability.chances[0] * 2,
                                  round (probability.chances[0] * 2), 1e-9);
  gtk_widget_activate_action (window, "win.review", NULL);
  hand_wait_until (has_review, analysis, "the review");
  review = ludo_analysis_get_review (analysis);
  for (guint i = 0; i < review->points->len; i++)
    {
      const LudoTurningPoint *point = g_ptr_array_index (review->points, i);

      g_assert_cmpuint (point->turn.first, <, n_plies);
    }
  {
    g_autofree char *told = ludo_transcript_new (game);

    g_assert_nonnull (strstr (told, "The game is stopped."));
    g_assert_nonnull (strstr (told, status));
  }

  gtk_widget_activate_action (window, "win.undo", NULL);
  hand_settle (window);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, n_plies);
  g_assert_true (is_enabled (&app, "stop-game"));
  g_assert_true (is_enabled (&app, "throw"));
  gtk_widget_activate_action (window, "win.redo", NULL);
  hand_settle (window);
  g_assert_true (ludo_game_get_over (game));
  gtk_widget_activate_action (window, "win.undo", NULL);
  gtk_widget_activate_action (window, "win.throw", NULL);
  hand_settle (window);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, n_plies + 1);
  g_assert_false (ludo_game_get_can_redo (game));
  gtk_widget_activate_action (window, "win.stop-game", NULL);
  app_wait_kept (&app);
  hand_settle (window);
  gtk_widget_activate_action (window, "win.my-games", NULL);
  hand_settle (app_wait_for_window (LUDO_TYPE_MY_GAMES));
  app_close_shown (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_data_func ("/app/lots/stop", NULL, test_stop);
  g_test_add_data_func ("/app/lots/stop/animated", "animated", test_stop);

  return g_test_run ();
}
