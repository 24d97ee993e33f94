/* test-start.c: nothing is made before it is needed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"
#include "app/shelf/ludo-shelf-card.h"
#include "games/games.h"

/* How many widgets of this type there are in @widget, shown or not. */
static guint
count (GtkWidget *widget,
       GType      type)
{
  guint n = g_type_is_a (G_OBJECT_TYPE (widget), type) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, type);

  return n;
}

static void
do_to (GtkWidget  *window,
       const char *action,
       const char *target)
{
  g_assert_true (gtk_widget_activate_action (window, action,
                                             target != NULL ? "s" : NULL,
                                             target));
  hand_settle (window);
}

/* Pages to read and of lessons are made when they are first opened, and kept
 * through a change of language from then on. */
static void
test_pages (void)
{
  GtkWidget *window;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  g_assert_cmpuint (count (window, LUDO_TYPE_READING_PAGE), ==, 0);
  g_assert_cmpuint (count (window, LUDO_TYPE_LEARN_PAGE), ==, 0);
  app_speak (&app, "fr");
  hand_settle (window);
  g_assert_cmpuint (count (window, LUDO_TYPE_READING_PAGE), ==, 0);
  g_assert_cmpuint (count (window, LUDO_TYPE_LEARN_PAGE), ==, 0);

  do_to (window, "win.rules", "tavli");
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "read");
  g_assert_cmpuint (count (window, LUDO_TYPE_READING_PAGE), ==, 1);
  g_assert_cmpuint (count (window, LUDO_TYPE_LEARN_PAGE), ==, 0);
  do_to (window, "win.back", NULL);
  do_to (window, "win.learn", "tavli");
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "learn");
  g_assert_cmpuint (count (window, LUDO_TYPE_LEARN_PAGE), ==, 1);

  app_speak (&app, "en");
  hand_settle (window);
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "learn");
  g_assert_cmpuint (count (window, LUDO_TYPE_READING_PAGE), ==, 1);
  app_close (&app);
}

static gboolean
has_window (gpointer application)
{
  return gtk_application_get_windows (application) != NULL;
}

/* A window that is opened for a kept game has an empty shelf, until one goes
 * back to it. */
static void
test_game (void)
{
  guint n_games = 0;
  GtkWidget *window;
  App app;

  while (games_list ()[n_games] != NULL)
    n_games++;
  app_open (&app);
  g_assert_cmpuint (count (GTK_WIDGET (app.window), LUDO_TYPE_SHELF_CARD), ==,
                    n_games);
  app_play_plies (app_begin_for_persons (&app, "chisolo", 1), 2);
  app_wait_kept (&app);
  app_close (&app);

  g_action_group_activate_action (G_ACTION_GROUP (app.application), "chisolo",
                                  NULL);
  hand_wait_until (has_window, app.application, "the window");
  window = gtk_application_get_windows
             (GTK_APPLICATION (app.application))->data;
  app.window = LUDO_WINDOW (window);
  hand_settle (window);
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "play");
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_window_get_game (app.window)),
                    ==, 2);
  g_assert_cmpuint (count (window, LUDO_TYPE_SHELF_CARD), ==, 0);
  app_speak (&app, "fr");
  hand_settle (window);
  g_assert_cmpuint (count (window, LUDO_TYPE_SHELF_CARD), ==, 0);
  do_to (window, "win.back", NULL);
  g_assert_cmpuint (count (window, LUDO_TYPE_SHELF_CARD), ==, n_games);
  /* The focus is where the game goes on. */
  g_assert_cmpstr
    (ludo_shelf_card_get_game_id
       (LUDO_SHELF_CARD (gtk_widget_get_ancestor
                           (gtk_root_get_focus (GTK_ROOT (window)),
                            LUDO_TYPE_SHELF_CARD))), ==, "chisolo");
  app_speak (&app, "en");
  app_close (&app);
}

/* A game that none was left of is asked about before a shelf that is shown. */
static void
test_no_game (void)
{
  GtkWidget *window;
  App app;

  app_open (&app);
  app_close (&app);
  g_action_group_activate_action (G_ACTION_GROUP (app.application), "tavli",
                                  NULL);
  hand_wait_until (has_window, app.application, "the window");
  for (GList *l = gtk_application_get_windows
                    (GTK_APPLICATION (app.application));
       l != NULL; l = l->next)
    if (LUDO_IS_WINDOW (l->data))
      app.window = l->data;
  window = GTK_WIDGET (app.window);
  hand_settle (window);
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "shelf");
  g_assert_cmpuint (count (window, LUDO_TYPE_SHELF_CARD), >, 0);
  app_close (&app);
}

typedef struct
{
  GtkApplication *application;
  guint n;                      /* how many there are */
} Windows;

/* Returns: how many windows have the language now in use. */
static guint
count_changed (GtkApplication *application)
{
  guint n = 0;

  for (GList *l = gtk_application_get_windows (application); l != NULL;
       l = l->next)
    n += LUDO_IS_WINDOW (l->data) && ludo_window_has_language (l->data) ? 1 : 0;

  return n;
}

static gboolean
all_changed (gpointer data)
{
  Windows *windows = data;

  return count_changed (windows->application) == windows->n;
}

/* The window in front changes its language at once, and the others one after
 * the other when there is nothing else to do. */
static void
test_language (void)
{
  Windows windows;
  App app;

  app_open (&app);
  windows = (Windows) { GTK_APPLICATION (app.application), 4 };
  for (guint i = 1; i < windows.n; i++)
    g_action_group_activate_action (G_ACTION_GROUP (app.application),
                                    "new-window", NULL);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpuint (count_changed (windows.application), ==, windows.n);

  app_speak (&app, "fr");
  g_assert_true (ludo_window_has_language (gtk_application_get_windows
                                             (windows.application)->data));
  g_assert_cmpuint (count_changed (windows.application), ==, 1);
  /* Back before they all have changed. */
  app_speak (&app, "en");
  g_assert_cmpuint (count_changed (windows.application), ==, windows.n);
  app_speak (&app, "fr");
  hand_wait_until (all_changed, &windows, "all windows in French");
  app_speak (&app, "en");
  hand_wait_until (all_changed, &windows, "all windows in English");

  while (gtk_application_get_windows (windows.application)->next != NULL)
    {
      GtkWindow *window =
        gtk_application_get_windows (windows.application)->data;

      if (LUDO_WINDOW (window) == app.window)
        window = gtk_application_get_windows
                   (windows.application)->next->data;
      gtk_window_destroy (window);
    }
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/start/pages", test_pages);
  g_test_add_func ("/app/start/game", test_game);
  g_test_add_func ("/app/start/no-game", test_no_game);
  g_test_add_func ("/app/start/language", test_language);

  return g_test_run ();
}
