/* test-projector.c: the board for a whole room, and the rule that was broken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <math.h>

#include "app/playing/panels/ludo-move-list.h"
#include "app/playing/ludo-projector-bar.h"
#include "app/playing/ludo-projector.h"
#include "games/games.h"
#include "play/ludo-language.h"
#include "reader/ludo-page-view.h"
#include "test-wait.h"

static gboolean
is_projected (gpointer data)
{
  return ludo_window_get_projected (data);
}

static gboolean
is_not_projected (gpointer data)
{
  return !ludo_window_get_projected (data);
}

/* How much of the view the board's own children span. */
static double
board_part (App *app)
{
  GtkWidget *board = GTK_WIDGET (app_board (app));
  GtkWidget *window = GTK_WIDGET (app->window);

  return (double) gtk_widget_get_width (board)
         * gtk_widget_get_height (board)
         / ((double) gtk_widget_get_width (window)
            * gtk_widget_get_height (window));
}

static void
check_projected (App        *app,
                 const char *game_id)
{
  GtkWidget *window = GTK_WIDGET (app->window);
  LudoPlayPage *page = ludo_window_get_play_page (app->window);
  LudoProjector *projector =
    LUDO_PROJECTOR (app_find_within (GTK_WIDGET (page), LUDO_TYPE_PROJECTOR));
  double letter;
  int height;

  hand_settle (window);
  height = gtk_widget_get_height (GTK_WIDGET (page));
  letter = ludo_projector_fit (projector,
                               gtk_widget_get_width (GTK_WIDGET (projector)),
                               gtk_widget_get_height (GTK_WIDGET (projector)),
                               height);
  g_assert_false (gtk_widget_get_mapped
                    (gtk_window_get_titlebar (GTK_WINDOW (window))));
  g_assert_null (app_find (window, GTK_TYPE_BUTTON));
  g_assert_null (app_find (window, LUDO_TYPE_MOVE_LIST));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (projector)));
  g_assert_true (ludo_board_get_coordinates (app_board (app)));
  /* All of it is to be read, nothing is cut off. */
  if (letter < height / 25.0 - 0.01)
    g_error ("%s, %s: letters of %g pixels in %d", game_id,
             ludo_language_get (), letter, height);
  g_assert_cmpfloat (board_part (app), >, 0.5);
}

static void
test_projector (gconstpointer data)
{
  static const char *const languages[] = { "fr", "en" };
  const char *size = data;
  App app;

  g_setenv ("LUDOTHEQUE_WINDOW", size, TRUE);
  app_open (&app);
  app_check_size (&app);
  g_settings_set_boolean (G_SETTINGS (app.settings), "coordinates", FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (int j = 0; games_list ()[j] != NULL; j++)
      {
        const char *game_id = games_list ()[j]->id;
        LudoGame *game;

        app_speak (&app, languages[i]);
        game = app_begin_for_persons (&app, game_id, 3);
        ludo_game_throw (game);
        g_assert_false (ludo_board_get_coordinates (app_board (&app)));

        hand_press_key (XK_F11, FALSE, FALSE);
        hand_wait_until (is_projected, app.window, "the projector view");
        check_projected (&app, game_id);

        /* One key turns the projector on, and either of two turns it off. */
        hand_press_key (j % 2 == 0 ? XK_F11 : XK_Escape, FALSE, FALSE);
        hand_wait_until (is_not_projected, app.window, "the usual view");
        hand_settle (GTK_WIDGET (app.window));
        g_assert_true (gtk_widget_get_mapped
                         (gtk_window_get_titlebar (GTK_WINDOW (app.window))));
        g_assert_nonnull (app_find (GTK_WIDGET (app.window),
                                    LUDO_TYPE_MOVE_LIST));
        g_assert_false (ludo_board_get_coordinates (app_board (&app)));
      }
  g_settings_set_boolean (G_SETTINGS (app.settings), "coordinates", TRUE);
  app_speak (&app, "en");
  app_close (&app);
  g_unsetenv ("LUDOTHEQUE_WINDOW");
}

/* The letters, and where they stand, are the same from throw to throw. */
static void
test_steady (gconstpointer data)
{
  LudoProjector *projector;
  App app;

  g_setenv ("LUDOTHEQUE_WINDOW", data, TRUE);
  app_open (&app);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      LudoGame *game = app_begin_for_persons (&app, games_list ()[i]->id, 5);
      GtkWidget *page = GTK_WIDGET (ludo_window_get_play_page (app.window));
      double letter = 0;
      int width = 0;

      ludo_window_set_projected (app.window, TRUE);
      for (int n = 0; n < 10; n++)
        {
          double now;

          if (ludo_game_get_turn_pending (game))
            ludo_game_end_turn (game);
          else
            app_play_plies (game, 1);
          hand_settle (GTK_WIDGET (app.window));
          projector = LUDO_PROJECTOR (app_find_within (page,
                                                       LUDO_TYPE_PROJECTOR));
          now = ludo_projector_fit (projector,
                                    gtk_widget_get_width
                                      (GTK_WIDGET (projector)),
                                    gtk_widget_get_height
                                      (GTK_WIDGET (projector)),
                                    gtk_widget_get_height (page));
          if (n > 0 && (fabs (now - letter) > 0.01
                        || gtk_widget_get_width (GTK_WIDGET (projector))
                           != width))
            g_error ("%s: letters of %g pixels in %d became %g in %d",
                     games_list ()[i]->id, letter, width, now,
                     gtk_widget_get_width (GTK_WIDGET (projector)));
          letter = now;
          width = gtk_widget_get_width (GTK_WIDGET (projector));
        }
      ludo_window_set_projected (app.window, FALSE);
      hand_settle (GTK_WIDGET (app.window));
    }
  app_close (&app);
  g_unsetenv ("LUDOTHEQUE_WINDOW");
}

static gboolean
is_done (gpointer data)
{
  return ludo_game_get_n_plies (data) > 0;
}

/* The bar has buttons for the next action and for leaving, for pointer and
 * touch. */
static void
test_bar (void)
{
  App app;
  graphene_rect_t bounds, other;
  GtkWidget *page, *button;
  LudoGame *game;

  app_open (&app);
  game = app_begin_for_persons (&app, "zohn-ahl", 1);
  page = GTK_WIDGET (ludo_window_get_play_page (app.window));
  hand_press_key (XK_F11, FALSE, FALSE);
  hand_wait_until (is_projected, app.window, "the projector view");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (app_find_action (page, "win.throw"));

  hand_click (page, 4, 4);
  hand_settle (GTK_WIDGET (app.window));
  button = app_find_action (page, "win.throw");
  g_assert_nonnull (button);
  g_assert_cmpint (gtk_widget_get_height (button), >=, 40);
  /* It is level with the others. */
  g_assert_true (gtk_widget_compute_bounds (button, page, &bounds));
  g_assert_true (gtk_widget_compute_bounds
                   (app_find_action (page, "win.fullscreen"), page, &other));
  g_assert_cmpint ((int) bounds.origin.y, ==, (int) other.origin.y);
  g_assert_cmpint ((int) bounds.size.height, ==, (int) other.size.height);
  hand_click_widget (button);
  hand_wait_until (is_done, game, "a throw in the projector view");
  hand_click_widget (app_find_action (page, "win.fullscreen"));
  hand_wait_until (is_not_projected, app.window, "the usual view");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (app_find_action (page, "win.fullscreen"));
  app_close (&app);
}

/* Whether the bar lies over a place of the board, or over the edge of the
 * window. */
static gboolean
is_over_board (LudoBoard *board,
               GtkWidget *bar)
{
  const GameRules *rules = ludo_game_get_rules (ludo_board_get_game (board));
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (bar));
  graphene_rect_t bounds, view;

  g_assert_true (gtk_widget_compute_bounds (root, root, &view));
  g_assert_true (gtk_widget_compute_bounds (bar, root, &bounds));
  if (!graphene_rect_contains_rect (&view, &bounds))
    return TRUE;

  g_assert_true (gtk_widget_compute_bounds (bar, GTK_WIDGET (board),
                                            &bounds));
  for (int i = 0; i < ludo_drawing_for (rules->id)->n_places; i++)
    {
      LudoRect place;

      if (ludo_board_get_place_bounds (board, i, &place)
          && graphene_rect_intersection (&GRAPHENE_RECT_INIT
                                           (place.x, place.y, place.width,
                                            place.height), &bounds, NULL))
        return TRUE;
    }

  return FALSE;
}

/* It covers nothing that a room reads, and nothing of the board. */
static void
test_bar_apart (gconstpointer data)
{
  App app;
  GtkWidget *window, *page, *texts, *bar;
  const GameRules *const *games = games_list ();
  graphene_rect_t bounds;

  g_setenv ("LUDOTHEQUE_WINDOW", data, TRUE);
  app_open (&app);
  app_check_size (&app);
  window = GTK_WIDGET (app.window);
  for (int i = 0; games[i] != NULL; i++)
    {
      LudoProjector *projector;
      double letter;

      app_play_plies (app_begin_for_persons (&app, games[i]->id, 1), 6);
      page = GTK_WIDGET (ludo_window_get_play_page (app.window));
      hand_press_key (XK_F11, FALSE, FALSE);
      hand_wait_until (is_projected, app.window, "the projector view");
      hand_settle (window);
      hand_click (page, 4, 4);
      hand_settle (window);
      texts = app_find (page, LUDO_TYPE_PROJECTOR);
      bar = app_find (page, LUDO_TYPE_PROJECTOR_BAR);
      g_assert_nonnull (bar);
      if (is_over_board (app_board (&app), bar))
        g_error ("%s: the bar lies over the board", games[i]->id);
      g_assert_true (gtk_widget_compute_bounds (bar, texts, &bounds));
      projector = LUDO_PROJECTOR (texts);
      letter = ludo_projector_fit (projector, gtk_widget_get_width (texts),
                                   gtk_widget_get_height (texts),
                                   gtk_widget_get_height (page));
      ludo_projector_set_foot (projector, 0, 0);
      /* A telephone shortens the texts. */
      if (gtk_widget_get_width (page) > 360)
        g_assert_cmpfloat (ludo_projector_fit (projector,
                                               gtk_widget_get_width (texts),
                                               (int) bounds.origin.y,
                                               gtk_widget_get_height (page)),
                           >=, letter);
      hand_press_key (XK_F11, FALSE, FALSE);
      hand_wait_until (is_not_projected, app.window, "the usual view");
      hand_settle (window);
    }
  app_close (&app);
  g_unsetenv ("LUDOTHEQUE_WINDOW");
}

static gboolean
reads (gpointer data)
{
  return g_str_equal (ludo_window_get_page (data), "read")
         || ludo_window_get_panel (data) != NULL;
}

static gboolean
plays (gpointer data)
{
  return !reads (data);
}

static gboolean
is_marked (gpointer data)
{
  return gtk_widget_has_css_class (data, "found");
}

/* An empty hole answers with the rule, and the button opens that paragraph. */
static void
test_rule (void)
{
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  const char *rule_id = NULL;
  g_autofree char *sentence = NULL;
  char token[GAME_MOVE_TEXT_MAX];
  GtkWidget *view, *paragraph, *button;
  graphene_rect_t bounds;
  LudoGame *game;
  int place = -1;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", 1);
  for (int i = 0; i < drawing->n_places && place < 0; i++)
    {
      g_autofree char *refusal = NULL;

      drawing->path_token (ludo_game_get_state (game), &i, 1, token);
      refusal = ludo_game_describe_refusal (game, token, &rule_id);
      if (token[0] != '\0' && strstr (refusal, "empty") != NULL)
        place = i;
    }
  g_assert_cmpint (place, >=, 0);
  drawing->path_token (ludo_game_get_state (game), &place, 1, token);
  sentence = ludo_game_describe_refusal (game, token, &rule_id);
  g_assert_null (app_find_label (GTK_WIDGET (app.window), "See the Rule"));

  hand_click_place (app_board (&app), place);
  WAIT_UNTIL (g_strcmp0 (app_detail (ludo_window_get_play_page (app.window)),
                         sentence)
              == 0);
  hand_settle (GTK_WIDGET (app.window));
  button = app_find_label (GTK_WIDGET (app.window), "See the Rule");
  g_assert_nonnull (button);
  hand_click_widget (button);
  hand_wait_until (reads, app.window, "the rules");
  hand_settle (GTK_WIDGET (app.window));

  view = app_find (GTK_WIDGET (app.window), LUDO_TYPE_PAGE_VIEW);
  paragraph = ludo_page_view_find (LUDO_PAGE_VIEW (view), rule_id);
  g_assert_nonnull (paragraph);
  hand_wait_until (is_marked, paragraph, "the paragraph to be marked");
  g_assert_true (gtk_widget_compute_bounds (paragraph,
                                            GTK_WIDGET (app.window),
                                            &bounds));
  g_assert_cmpfloat (bounds.origin.y, >, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <,
                     gtk_widget_get_height (GTK_WIDGET (app.window)));

  /* Alt+Left leads back to the game. */
  hand_press_alt (XK_Left);
  hand_wait_until (plays, app.window, "the game");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_data_func ("/app/projector/1280", "1280x800", test_projector);
  g_test_add_data_func ("/app/projector/1920", "1920x1080", test_projector);
  g_test_add_data_func ("/app/projector/steady/1280", "1280x800", test_steady);
  g_test_add_data_func ("/app/projector/steady/1920", "1920x1080",
                        test_steady);
  g_test_add_func ("/app/projector/rule", test_rule);
  g_test_add_func ("/app/projector/bar", test_bar);
  g_test_add_data_func ("/app/projector/bar-apart/360", "360x640",
                        test_bar_apart);
  g_test_add_data_func ("/app/projector/bar-apart/800", "800x600",
                        test_bar_apart);
  g_test_add_data_func ("/app/projector/bar-apart/1280", "1280x800",
                        test_bar_apart);

  return g_test_run ();
}
