/* test-rest.c: what hung once comes to rest, and what does not is seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"
#include "rest.h"

#include <X11/keysym.h>

#include "games/games.h"
#include "test-long.h"

static const char *const languages[] = { "fr", "en" };

/* F2 on a game that was just begun with a throw once made the window hang in
 * French, in one wide enough for the rules beside the board. */
static void
check_rules (App        *app,
             const char *game_id,
             guint64     seed)
{
  LudoGame *game = app_begin_for_persons (app, game_id, seed);
  gboolean beside;

  if (ludo_game_get_at_chance (game))
    hand_press_key (XK_r, FALSE, FALSE);
  rest_check ("%s: a throw", game_id);
  hand_press_key (XK_F2, FALSE, FALSE);
  rest_check ("%s: the rules", game_id);
  rest_check_word (GTK_WINDOW (app->window), game_id);

  beside = ludo_window_get_panel (app->window) != NULL;
  g_assert_true (beside
                 || g_str_equal (ludo_window_get_page (app->window), "read"));
  g_assert_cmpstr (ludo_reading_page_get_page_id
                     (beside ? ludo_window_get_panel (app->window)
                             : ludo_window_get_reading_page (app->window)),
                   ==, "rules");
  hand_press_key (beside ? XK_F2 : XK_Escape, FALSE, FALSE);
}

static void
test_rules (gconstpointer data)
{
  /* The narrowest, one on either side of the rules beside the board, and the
   * widest; between them every other one in a long run. */
  static const guint chosen[] = { 0, 4, 6, 11, 2, 3, 5, 8 };
  guint n_chosen = test_is_long () ? (guint) G_N_ELEMENTS (chosen) : 4;
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_speak (&app, languages[i]);
      for (guint j = 0; j < n_chosen; j++)
        {
          rest_resize (GTK_WINDOW (app.window), &rest_sizes[chosen[j]],
                       languages[i]);
          check_rules (&app, data, j + 1);
        }
    }
  app_speak (&app, "en");
  app_close (&app);
}

/* With letters of 150 % in French, and a game to be resumed, the shelf once
 * made the window hang at 900 by 700 pixels. */
static void
test_shelf (void)
{
  App app;

  app_open (&app);
  app_speak (&app, "fr");
  app_play_plies (app_begin_for_persons (&app, "tavli", 4), 40);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * 1024, NULL);
  /* In the order of the walk: it hung after it had been larger. */
  for (guint i = 0; i < REST_N_SIZES; i++)
    rest_resize (GTK_WINDOW (app.window),
                 &rest_sizes[(10 + 5 * i) % REST_N_SIZES], "the shelf");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

/* That the watchdog barks, and says at what. */
G_NO_INLINE void test_rest_stay_away (void);

void
test_rest_stay_away (void)
{
  for (;;)
    g_thread_yield ();
}

static gboolean
stay_away_cb (gpointer data)
{
  test_rest_stay_away ();

  return G_SOURCE_REMOVE;
}

static void
test_watchdog (void)
{
  if (g_test_subprocess ())
    {
      g_idle_add (stay_away_cb, NULL);
      for (;;)
        g_main_context_iteration (NULL, TRUE);
    }

  g_setenv ("LUDOTHEQUE_WATCHDOG", "1", TRUE);
  g_test_trap_subprocess (NULL, 0, 0);
  g_unsetenv ("LUDOTHEQUE_WATCHDOG");
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*does not answer*test_rest_stay_away*");
}

/* That what never comes to rest is seen. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  return G_SOURCE_CONTINUE;
}

static void
test_restless (void)
{
  guint tick;
  App app;

  app_open (&app);
  g_assert_true (rest_reached ());
  tick = gtk_widget_add_tick_callback (GTK_WIDGET (app.window), tick_cb, NULL,
                                       NULL);
  g_assert_false (rest_reached ());
  gtk_widget_remove_tick_callback (GTK_WIDGET (app.window), tick);
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/rest/watchdog", test_watchdog);
  g_test_add_func ("/app/rest/restless", test_restless);
  g_test_add_func ("/app/rest/shelf", test_shelf);
  for (const GameRules *const *rules = games_list (); *rules != NULL; rules++)
    {
      g_autofree char *path = g_strdup_printf ("/app/rest/rules/%s",
                                               (*rules)->id);

      g_test_add_data_func (path, (*rules)->id, test_rules);
    }

  return g_test_run ();
}
