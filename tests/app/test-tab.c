/* test-tab.c: Tab leads all round the window and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#include "app/playing/ludo-play-buttons.h"
#include "app/playing/panels/ludo-move-list.h"
#include "app/window/ludo-shortcuts.h"
#include "games/games.h"
#include "reader/ludo-page-view.h"

/* More than there are in any window that is gone round here. */
#define STOPS_MAX 80

typedef struct
{
  GtkWidget *window;
  GtkWidget *before;
} Stop;

static gboolean
has_moved (gpointer data)
{
  Stop *stop = data;

  return gtk_root_get_focus (GTK_ROOT (stop->window)) != stop->before;
}

/* From the second stop on, since the first may be a row of a list that is entered
 * at another; the keyboard stays nowhere. */
static int
go_round (GtkWidget  *window,
          gboolean    backwards,
          const char *where)
{
  GtkWidget *start = NULL;

  for (int i = 0; i < STOPS_MAX; i++)
    {
      Stop stop = { window, gtk_root_get_focus (GTK_ROOT (window)) };

      hand_press_key (XK_Tab, FALSE, backwards);
      /* The link in a label is a stop within it. */
      if (GTK_IS_LABEL (stop.before))
        {
          hand_settle (window);
          if (!has_moved (&stop))
            hand_press_key (XK_Tab, FALSE, backwards);
        }
      hand_wait_until (has_moved, &stop, where);
      if (i == 1)
        start = gtk_root_get_focus (GTK_ROOT (window));
      else if (i > 1 && gtk_root_get_focus (GTK_ROOT (window)) == start)
        return i - 1;
    }

  g_error ("%s: Tab does not lead back", where);
}

static void
check_round (GtkWidget  *window,
             const char *where)
{
  int n_stops;

  hand_settle (window);
  n_stops = go_round (window, FALSE, where);
  g_assert_cmpint (n_stops, >, 1);
  g_assert_cmpint (go_round (window, TRUE, where), ==, n_stops);
}

/* The window that stands before @window, or NULL. */
static GtkWidget *
find_dialog (LudoWindow *window)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != window && gtk_widget_get_mapped (l->data))
      return l->data;

  return NULL;
}

static gboolean
is_open (gpointer data)
{
  return find_dialog (data) != NULL;
}

static gboolean
is_closed (gpointer data)
{
  return !is_open (data);
}

static gboolean
is_advised (gpointer data)
{
  return ludo_hint_get_step (data) == LUDO_HINT_GOAL;
}

static void
advise (App *app)
{
  LudoPlayPage *page = ludo_window_get_play_page (app->window);
  LudoHint *hint = ludo_hint_bar_get_hint (ludo_play_page_get_hint_bar (page));

  ludo_hint_set_think_time (hint, 20);
  gtk_widget_activate_action (GTK_WIDGET (app->window), "win.hint", NULL);
  hand_wait_until (is_advised, hint, "the hint");
}

/* Tab reaches all controls beside the board, even in little room. */
static void
test_play (void)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  GtkWidget *window;
  LudoGame *game;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  game = app_begin_for_persons (&app, "chisolo", 1);
  check_round (window, "the board");
  advise (&app);
  check_round (window, "a hint");
  ludo_window_show_message (app.window, LUDO_MESSAGE_DANGER,
                            "This game is not being kept for the next time; "
                            "nothing can be written where the games are kept, "
                            "since there is no room left on the disk.");
  check_round (window, "a hint and a message");
  gtk_widget_activate_action (window, "win.close-message", NULL);
  gtk_widget_activate_action (window, "win.win-probability", NULL);
  check_round (window, "the chances of winning");
  ludo_game_get_legal_moves (game, moves);
  ludo_game_play_move (game, moves[0]);
  gtk_widget_activate_action (window, "win.replay-back", NULL);
  check_round (window, "an earlier position");
  app_close (&app);
}

/* How often Tab is pressed, with Shift if @backwards, until something in @area
 * has the keyboard. */
static int
count_presses (GtkWidget *window,
               GtkWidget *area,
               gboolean   backwards)
{
  for (int i = 0; i < STOPS_MAX; i++)
    {
      Stop stop = { window, gtk_root_get_focus (GTK_ROOT (window)) };

      if (stop.before != NULL
          && gtk_widget_is_ancestor (stop.before, area))
        return i;
      hand_press_key (XK_Tab, FALSE, backwards);
      hand_wait_until (has_moved, &stop, "Tab");
    }

  return STOPS_MAX;
}

/* From the board to the list of moves, which is one stop, and the buttons below
 * the board; and with Shift to the header bar. */
static void
test_presses (void)
{
  GtkWidget *window;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const struct
      {
        GType type;
        gboolean backwards;
      } areas[] = {
        { LUDO_TYPE_MOVE_LIST, FALSE },
        { LUDO_TYPE_PLAY_BUTTONS, FALSE },
        { GTK_TYPE_HEADER_BAR, TRUE },
      };

      app_play_plies (app_begin_for_persons (&app, games_list ()[i]->id, 1),
                      12);
      for (guint j = 0; j < G_N_ELEMENTS (areas); j++)
        {
          GtkWidget *area = app_find (window, areas[j].type);
          int n;

          if (area == NULL || !gtk_widget_get_mapped (area))
            continue;
          gtk_widget_grab_focus (app_find (window, LUDO_TYPE_BOARD));
          hand_settle (window);
          n = count_presses (window, area, areas[j].backwards);
          g_test_message ("%s: %d presses to a %s", games_list ()[i]->id, n,
                          g_type_name (areas[j].type));
          g_assert_cmpint (n, <=, 8);
        }
    }
  app_close (&app);
}

static gboolean
has_lengths (gpointer data)
{
  return ludo_odds_get_lengths (ludo_chances_panel_get_odds (data))
         != NULL;
}

/* Every throw is a stop, once it is known what they are. */
static void
test_chances (void)
{
  LudoChancesPanel *panel;
  GtkWidget *window;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  app_begin_for_persons (&app, "zohn-ahl", 1);
  check_round (window, "the throw");
  gtk_widget_activate_action (window, "win.hint", NULL);
  panel = LUDO_CHANCES_PANEL (app_find_within (window,
                                               LUDO_TYPE_CHANCES_PANEL));
  hand_wait_until (has_lengths, panel, "what can happen");
  check_round (window, "what can happen");
  app_close (&app);
}

static void
test_dialogs (void)
{
  static const char *const actions[] = {
    "win.new-game", "win.preferences", "app.about",
  };
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "tavli", 1);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWidget *dialog;

      gtk_widget_activate_action (GTK_WIDGET (app.window), actions[i], NULL);
      hand_wait_until (is_open, app.window, actions[i]);
      dialog = find_dialog (app.window);
      hand_focus_window (dialog);
      check_round (dialog, actions[i]);
      gtk_window_close (GTK_WINDOW (dialog));
      hand_wait_until (is_closed, app.window, actions[i]);
    }
  app_close (&app);
}

static void
test_shelf (void)
{
  GtkWidget *window;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  check_round (window, "the shelf");
  ludo_window_show_message (app.window, LUDO_MESSAGE_DANGER,
                            "Nothing is kept.");
  check_round (window, "a message");
  app_close (&app);
}

static gboolean
shortcuts_are_open (gpointer data)
{
  GtkWidget *shortcuts = ludo_shortcuts_find (data);

  return shortcuts != NULL && gtk_widget_get_mapped (shortcuts);
}

static gboolean
is_shown_key (GtkWidget    *widget,
              gconstpointer wanted)
{
  return GTK_IS_SHORTCUTS_SHORTCUT (widget);
}

static gboolean
finds_nothing (gpointer data)
{
  return app_find_if (data, is_shown_key, NULL) == NULL;
}

/* A search without a result has no key to focus. */
static void
test_shortcuts (void)
{
  GtkWidget *shortcuts;
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.show-help-overlay",
                              NULL);
  hand_wait_until (shortcuts_are_open, app.window, "the keys");
  shortcuts = ludo_shortcuts_find (GTK_WINDOW (app.window));
  hand_focus_window (shortcuts);
  hand_type ("zzzz");
  hand_wait_until (finds_nothing, shortcuts, "no key");
  check_round (shortcuts, "no key found");
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_press_key (XK_Escape, FALSE, FALSE);
  app_close (&app);
}

/* A lesson, before and after an answer. */
static void
test_lesson (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"),
                                            "content", "chisolo", "lessons",
                                            "first-steps.lesson", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *window;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  g_assert_true (ludo_window_open_lesson (app.window, file));
  hand_focus_window (window);
  check_round (window, "a lesson");
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (window);
  check_round (window, "a step to do");
  hand_type ("c1");
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (window);
  check_round (window, "a wrong answer");
  app_close (&app);
}

static gboolean
is_in_page (gpointer window)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  return focus != NULL
         && gtk_widget_get_ancestor (focus, LUDO_TYPE_PAGE_VIEW) != NULL;
}

static gboolean
is_beside_page (gpointer window)
{
  return gtk_root_get_focus (GTK_ROOT (window)) != NULL && !is_in_page (window);
}

/* Tab goes through a page from where it was entered, Ctrl+Tab leaves it. */
static void
test_page (void)
{
  GtkWidget *window;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  gtk_widget_activate_action (window, "win.rules", "s", "chisolo");
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_wait_until (is_in_page, window, "a page");
  for (int i = 0; i < 5; i++)
    {
      hand_press_key (XK_Tab, FALSE, FALSE);
      hand_settle (window);
      g_assert_true (is_in_page (window));
    }
  hand_press_key (XK_Tab, TRUE, FALSE);
  hand_wait_until (is_beside_page, window, "Ctrl+Tab to leave the page");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/tab/page", test_page);
  g_test_add_func ("/app/tab/play", test_play);
  g_test_add_func ("/app/tab/presses", test_presses);
  g_test_add_func ("/app/tab/lesson", test_lesson);
  g_test_add_func ("/app/tab/chances", test_chances);
  g_test_add_func ("/app/tab/dialogs", test_dialogs);
  g_test_add_func ("/app/tab/shelf", test_shelf);
  g_test_add_func ("/app/tab/shortcuts", test_shortcuts);

  return g_test_run ();
}
