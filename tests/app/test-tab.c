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
#include "tab-round.h"

/* More than there are in any window that is gone round here. */
#define STOPS_MAX 80

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
  tab_round_check (window, "the board");
  advise (&app);
  tab_round_check (window, "a hint");
  ludo_window_show_message (app.window, LUDO_MESSAGE_DANGER,
                            "This game is not being saved for next time; "
                            "nothing can be written where the games are kept, "
                            "since there is no room left on the disk.");
  tab_round_check (window, "a hint and a message");
  gtk_widget_activate_action (window, "win.close-message", NULL);
  gtk_widget_activate_action (window, "win.win-probability", NULL);
  tab_round_check (window, "the chances of winning");
  ludo_game_get_legal_moves (game, moves);
  ludo_game_play_move (game, moves[0]);
  gtk_widget_activate_action (window, "win.replay-back", NULL);
  tab_round_check (window, "an earlier position");
  app_close (&app);
}

/* How often Tab is pressed, with Shift if @backwards, until something in @area
 * has the keyboard. */
static int
count_presses (GtkWidget *window,
               GtkWidget *area,
               gboolean   backwards)
{
  gtk_widget_grab_focus (app_find (window, LUDO_TYPE_BOARD));
  hand_settle (window);
  for (int i = 0; i < STOPS_MAX; i++)
    {
      TabStop stop = { window, gtk_root_get_focus (GTK_ROOT (window)) };

      if (stop.before != NULL
          && gtk_widget_is_ancestor (stop.before, area))
        return i;
      hand_press_key (XK_Tab, FALSE, backwards);
      hand_wait_until (tab_stop_has_moved, &stop, "Tab");
      hand_settle (window);
    }

  return STOPS_MAX;
}

/* From the board to the buttons below it, to the list of moves, which is one
 * stop, and to the header bar; by the shorter way each is near. */
static void
test_presses (void)
{
  GtkWidget *window;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const GType areas[] = { LUDO_TYPE_PLAY_BUTTONS, LUDO_TYPE_MOVE_LIST,
                              GTK_TYPE_HEADER_BAR };
      int before = 0;

      app_play_plies (app_begin_for_persons (&app, games_list ()[i]->id, 1),
                      12);
      for (guint j = 0; j < G_N_ELEMENTS (areas); j++)
        {
          GtkWidget *area = app_find (window, areas[j]);
          int there, back;

          if (area == NULL || !gtk_widget_get_mapped (area))
            continue;
          there = count_presses (window, area, FALSE);
          back = count_presses (window, area, TRUE);
          g_test_message ("%s: %d presses to a %s, or %d with Shift",
                          games_list ()[i]->id, there, g_type_name (areas[j]),
                          back);
          g_assert_cmpint (there, >, before);
          g_assert_cmpint (MIN (there, back), <=, 8);
          before = there;
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
  tab_round_check (window, "the throw");
  gtk_widget_activate_action (window, "win.hint", NULL);
  panel = LUDO_CHANCES_PANEL (app_find_within (window,
                                               LUDO_TYPE_CHANCES_PANEL));
  hand_wait_until (has_lengths, panel, "what can happen");
  tab_round_check (window, "what can happen");
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
      tab_round_check (dialog, actions[i]);
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
  tab_round_check (window, "the shelf");
  ludo_window_show_message (app.window, LUDO_MESSAGE_DANGER,
                            "Nothing is kept.");
  tab_round_check (window, "a message");
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
  tab_round_check (shortcuts, "no key found");
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_press_key (XK_Escape, FALSE, FALSE);
  app_close (&app);
}

/* Goes round, and back to where the keyboard was. */
static void
check_lesson (LudoLessonRun *run,
              GtkWidget     *window,
              const char    *step_id,
              LudoReplyTone  tone,
              const char    *where)
{
  GtkWidget *before = gtk_root_get_focus (GTK_ROOT (window));

  g_assert_cmpstr (ludo_lesson_run_get_step (run)->node->id, ==, step_id);
  g_assert_cmpint (ludo_lesson_run_get_tone (run), ==, tone);
  g_assert_nonnull (before);
  tab_round_check (window, where);
  gtk_widget_grab_focus (before);
  hand_settle (window);
}

/* A lesson, before and after an answer. */
static void
test_lesson (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"),
                                            "content", "chisolo", "lessons",
                                            "first-steps.lesson", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LudoLessonRun *run;
  GtkWidget *window;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  g_assert_true (ludo_window_open_lesson (app.window, file));
  hand_focus_window (window);
  run = ludo_lesson_page_get_run (app_lesson_page (&app));
  check_lesson (run, window, "goal", LUDO_TONE_NONE, "a lesson");
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (window);
  check_lesson (run, window, "sow", LUDO_TONE_NONE, "a step to do");
  hand_type ("g1");
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (window);
  check_lesson (run, window, "sow", LUDO_TONE_WRONG, "a wrong answer");
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
