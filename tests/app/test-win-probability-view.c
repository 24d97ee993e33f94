/* test-win-probability-view.c: the chances of winning and the review in the
 * window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#include "app/playing/panels/ludo-probability-bar.h"
#include "app/playing/panels/ludo-probability-graph.h"
#include "app/playing/panels/ludo-review-panel.h"
#include "play/record/ludo-record.h"

static LudoPlayPage *
page_of (App *app)
{
  return ludo_window_get_play_page (app->window);
}

static LudoReplay *
replay_of (App *app)
{
  return ludo_play_page_get_replay (page_of (app));
}

static gboolean
is_complete (gpointer data)
{
  return ludo_analysis_get_complete (data);
}

static void
show_chances (App     *app,
              gboolean shown)
{
  gboolean is_on;

  is_on = g_settings_get_boolean (G_SETTINGS (app->settings),
                                  "win-probability");
  if (is_on != shown)
    gtk_widget_activate_action (GTK_WIDGET (app->window), "win.win-probability",
                                NULL);
  is_on = g_settings_get_boolean (G_SETTINGS (app->settings),
                                  "win-probability");
  g_assert_cmpint (is_on, ==, shown);
  if (shown)
    hand_wait_until (is_complete,
                     ludo_play_page_get_analysis (page_of (app)),
                     "all the chances");
  hand_settle (GTK_WIDGET (app->window));
}

static gboolean
is_button (GtkWidget    *widget,
           gconstpointer label)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/* The first button shown below @widget with this label. */
static GtkWidget *
find_button (GtkWidget  *widget,
             const char *label)
{
  return app_find_if (widget, is_button, label);
}

/* The chance stands right of its name. */
static const char *
chance_beside (GtkWidget  *bar,
               const char *name)
{
  GtkWidget *label = app_find_label (bar, name);

  g_assert_nonnull (label);

  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_next_sibling (label)));
}

/* Off until it is asked for; then whoever sees it and whoever hears it is told
 * the same. */
static void
test_bar (void)
{
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  LudoWinProbability ply;
  GtkWidget *bar;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", 1);
  app_play_random (game, 4, 1);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (app_find (GTK_WIDGET (app.window), LUDO_TYPE_PROBABILITY_BAR));
  g_assert_null (app_find (GTK_WIDGET (app.window),
                           LUDO_TYPE_PROBABILITY_GRAPH));
  g_assert_cmpuint (ludo_analysis_get_n_known
                      (ludo_play_page_get_analysis (page_of (&app))),
                    ==, 0);

  show_chances (&app, TRUE);
  bar = app_find (GTK_WIDGET (app.window), LUDO_TYPE_PROBABILITY_BAR);
  g_assert_nonnull (bar);
  g_assert_true (ludo_analysis_get (ludo_play_page_get_analysis
                                      (page_of (&app)), 4, &ply));
  text = g_strdup_printf ("%.0f%%", 100 * ply.chances[0]);
  g_assert_cmpfloat (ply.chances[0], >, 0.01);
  g_assert_cmpfloat (ply.chances[0], <, 0.99);
  g_assert_cmpstr (chance_beside (bar, "South"), ==, text);
  g_assert_nonnull (app_find_label (bar, "estimated"));
  name = g_strdup_printf ("Chances of winning: South %s, North %.0f%% "
                          "(estimated)", text, 100 * ply.chances[1]);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);

  /* A whole room sees it too. */
  ludo_window_set_projected (app.window, TRUE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (gtk_widget_get_mapped (bar));
  ludo_window_set_projected (app.window, FALSE);

  show_chances (&app, FALSE);
  g_assert_null (app_find (GTK_WIDGET (app.window), LUDO_TYPE_PROBABILITY_BAR));
  app_close (&app);
}

/* Zohn Ahl's chances are exact and are called so. */
static void
test_exact (void)
{
  GtkWidget *bar;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "zohn-ahl", 1);
  show_chances (&app, TRUE);
  bar = app_find (GTK_WIDGET (app.window), LUDO_TYPE_PROBABILITY_BAR);
  g_assert_nonnull (app_find_label (bar, "exact"));
  g_assert_cmpstr (chance_beside (bar, "Red"), ==, "49.6%");
  g_assert_true (ludo_game_throw (game));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (chance_beside (bar, "Red"), !=, "49.6%");
  show_chances (&app, FALSE);
  app_close (&app);
}

static const char *
caption_of (LudoProbabilityGraph *graph)
{
  return gtk_label_get_text (GTK_LABEL (app_part (GTK_WIDGET (graph),
                                                  "caption")));
}

/* A click on a ply shows its position; so do the arrow keys and Enter. */
static void
test_graph (void)
{
  GtkWidget *plot;
  LudoProbabilityGraph *graph;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "ken-wan", 1);
  app_play_random (game, 6, 1);
  show_chances (&app, TRUE);
  graph = LUDO_PROBABILITY_GRAPH (app_find (GTK_WIDGET (app.window),
                                            LUDO_TYPE_PROBABILITY_GRAPH));
  plot = app_part (GTK_WIDGET (graph), "plot");
  g_assert_true (g_str_has_prefix (caption_of (graph), "Move 6: "));

  /* The third part of the way through six moves. */
  hand_click (plot, gtk_widget_get_width (plot) / 3,
              gtk_widget_get_height (plot) / 2);
  app_wait_shown (&app, 2);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (gtk_widget_has_focus (plot));
  g_assert_true (g_str_has_prefix (caption_of (graph), "Move 2: "));

  hand_press_key (XK_Right, FALSE, FALSE);
  hand_press_key (XK_Right, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (g_str_has_prefix (caption_of (graph), "Move 4: "));
  gtk_test_accessible_assert_property
    (plot, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, caption_of (graph));
  gtk_test_accessible_assert_property (plot, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                       4.0);
  gtk_test_accessible_assert_role (plot, GTK_ACCESSIBLE_ROLE_SLIDER);
  g_assert_cmpuint (ludo_replay_get_n_shown (replay_of (&app)), ==, 2);
  hand_press_key (XK_Return, FALSE, FALSE);
  app_wait_shown (&app, 4);
  hand_press_key (XK_Home, FALSE, FALSE);
  hand_press_key (XK_Return, FALSE, FALSE);
  app_wait_shown (&app, 0);
  g_assert_true (gtk_widget_has_focus (plot));
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 6);
  show_chances (&app, FALSE);
  app_close (&app);
}

/* While the computer thinks, nothing else takes its time. */
static void
test_pause (void)
{
  LudoComputer *computer;
  LudoAnalysis *analysis;
  LudoGame *game;
  guint n_known;
  App app;

  app_open (&app);
  game = app_begin (&app, "chisolo", 1);
  analysis = ludo_play_page_get_analysis (page_of (&app));
  show_chances (&app, TRUE);
  computer = ludo_play_page_get_computer (page_of (&app));
  ludo_computer_set_think_time (computer, 60000);
  ludo_game_get_player (game, 1, 0)->level = LUDO_PLAYER_LEVEL_MAX;
  g_assert_true (ludo_game_play (game, "g1+", NULL));
  g_assert_true (ludo_computer_get_thinking (computer));
  n_known = ludo_analysis_get_n_known (analysis);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpuint (ludo_analysis_get_n_known (analysis), ==,
                    n_known);
  g_assert_false (ludo_analysis_get_complete (analysis));

  g_assert_true (ludo_game_undo (game));
  hand_wait_until (is_complete, analysis, "all the chances");
  show_chances (&app, FALSE);
  app_close (&app);
}

static gboolean
is_reviewed (gpointer data)
{
  return ludo_analysis_get_review (data) != NULL;
}

static gboolean
is_live (gpointer data)
{
  return !ludo_replay_get_previewing (data);
}

/* A judgement of less effort does for what is shown of it, and takes a fraction
 * of the time. */
static gpointer
judge_lightly (const GamePosition *position,
               gconstpointer       question,
               const atomic_bool  *stop)
{
  int effort = MIN (GPOINTER_TO_INT (question), 2);

  return ludo_turn_judge (position, GINT_TO_POINTER (effort), stop);
}

/* Opens the review of a game played at random to its end, whose positions
 * @search judges. */
static GtkWidget *
open_review_with (App            *app,
                  LudoGame       *game,
                  LudoSearchFunc  search)
{
  LudoAnalysis *analysis = ludo_play_page_get_analysis (page_of (app));
  GtkWidget *panel;

  ludo_analysis_set_search (analysis, search);
  hand_settle (GTK_WIDGET (app->window));
  g_assert_null (find_button (GTK_WIDGET (app->window), "Re_view"));
  app_play_random (game, 4000, 2);
  g_assert_true (ludo_game_get_over (game));
  hand_settle (GTK_WIDGET (app->window));
  hand_click_widget (find_button (GTK_WIDGET (app->window), "Re_view"));
  hand_wait_until (is_reviewed, analysis, "the review");
  hand_settle (GTK_WIDGET (app->window));
  panel = app_find (GTK_WIDGET (app->window), LUDO_TYPE_REVIEW_PANEL);
  g_assert_nonnull (panel);
  g_assert_nonnull (app_find_label
                      (panel, ludo_analysis_get_review (analysis)->summary));

  return panel;
}

static GtkWidget *
open_review (App      *app,
             LudoGame *game)
{
  return open_review_with (app, game, judge_lightly);
}

/* The buttons of a turning point, one after the other, by keys.  Returns: the
 * position after what was better, which is shown in the end. */
static GameState
look_at_point (App            *app,
               GtkWidget      *panel,
               const LudoTurn *turn)
{
  LudoGame *game = ludo_window_get_game (app->window);
  GameState better;

  gtk_widget_grab_focus (find_button (panel, "Show the Position"));
  hand_press_key (XK_space, FALSE, FALSE);
  app_wait_shown (app, turn->first);
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_press_key (XK_space, FALSE, FALSE);
  app_wait_shown (app, turn->last);
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_press_key (XK_space, FALSE, FALSE);
  app_wait_shown (app, turn->first);
  g_assert_cmpint (ludo_replay_get_other (replay_of (app), NULL), ==, 1);
  better = *ludo_game_get_state_at (game, turn->first);
  ludo_game_get_rules (game)->apply (&better, turn->better[0], NULL);
  g_assert_cmpmem (ludo_game_get_state (ludo_board_get_game
                                          (app_board (app))),
                   sizeof better, &better, sizeof better);

  return better;
}

/* The line that was played is still there. */
static void
look_at_played (App            *app,
                const LudoTurn *turn)
{
  LudoGame *game = ludo_window_get_game (app->window);

  hand_press_alt (XK_Right);
  app_wait_shown (app, turn->first + 1);
  g_assert_cmpint (ludo_replay_get_other (replay_of (app), NULL), ==, 0);
  g_assert_cmpmem (ludo_game_get_state (ludo_board_get_game
                                          (app_board (app))),
                   sizeof (GameState),
                   ludo_game_get_state_at (game, turn->first + 1),
                   sizeof (GameState));
}

/* The board shows the position before a turning point, what was played and
 * what was better; and one can play on from there. */
static void
test_review (void)
{
  const LudoTurningPoint *point;
  g_autofree char *name = NULL;
  const LudoTurn *turn;
  GameState better;
  LudoAnalysis *analysis;
  GtkWidget *panel;
  LudoGame *game;
  App app;
  guint n;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", 1);
  panel = open_review (&app, game);
  analysis = ludo_play_page_get_analysis (page_of (&app));
  n = ludo_analysis_get_review (analysis)->points->len;
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <=, LUDO_REVIEW_POINTS_MAX);
  point = g_ptr_array_index (ludo_analysis_get_review (analysis)->points, 0);
  turn = &point->turn;
  g_assert_nonnull (app_find_label (panel,
                                    point->better));
  name = g_strdup_printf ("Show What Was Better – %s",
                          point->title);
  gtk_test_accessible_assert_property
    (find_button (panel, "Show What Was Better"),
     GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  better = look_at_point (&app, panel, turn);

  look_at_played (&app, turn);
  hand_settle (GTK_WIDGET (app.window));
  gtk_widget_grab_focus (find_button (panel, "Show What Was Better"));
  hand_press_key (XK_space, FALSE, FALSE);
  app_wait_shown (&app, turn->first);
  hand_settle (GTK_WIDGET (app.window));
  n = turn->first;
  hand_click_widget (find_button (GTK_WIDGET (app.window),
                                  "Play _On from Here"));
  hand_wait_until (is_live, replay_of (&app), "the game to go on");
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, n + 1);
  g_assert_cmpmem (ludo_game_get_state (game), sizeof better, &better,
                   sizeof better);
  g_assert_cmpuint (g_list_model_get_n_items (ludo_game_get_variations (game)),
                    ==, 1);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (app_find (GTK_WIDGET (app.window), LUDO_TYPE_REVIEW_PANEL));
  app_close (&app);
}

/* In a game of pure chance there are throws to be seen and nothing better;
 * and the review can be put away. */
static void
test_review_luck (void)
{
  const LudoTurningPoint *point;
  LudoAnalysis *analysis;
  GtkWidget *panel;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "zohn-ahl", 3);
  panel = open_review (&app, game);
  analysis = ludo_play_page_get_analysis (page_of (&app));
  g_assert_null (find_button (panel, "Show What Was Better"));
  point = g_ptr_array_index (ludo_analysis_get_review (analysis)->points, 0);
  gtk_widget_grab_focus (find_button (panel, "Show the Throw"));
  hand_press_key (XK_space, FALSE, FALSE);
  app_wait_shown (&app, point->turn.last);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (is_live, replay_of (&app), "the game to be back");

  hand_settle (GTK_WIDGET (app.window));
  hand_click_widget (gtk_widget_get_next_sibling
                       (app_find_label (panel,
                                        ludo_analysis_get_review
                                          (analysis)->summary)));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (app_find (GTK_WIDGET (app.window), LUDO_TYPE_REVIEW_PANEL));
  g_assert_null (ludo_analysis_get_review (analysis));
  app_close (&app);
}

/* In another language it is there to be read again. */
static void
test_review_language (void)
{
  LudoAnalysis *analysis;
  GtkWidget *panel;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "zohn-ahl", 3);
  open_review (&app, game);
  app_speak (&app, "fr");
  analysis = ludo_play_page_get_analysis (page_of (&app));
  hand_wait_until (is_reviewed, analysis, "the review in French");
  hand_settle (GTK_WIDGET (app.window));
  panel = app_find (GTK_WIDGET (app.window), LUDO_TYPE_REVIEW_PANEL);
  g_assert_nonnull (panel);
  g_assert_nonnull (find_button (panel, "Montrer le lancer"));
  app_speak (&app, "en");
  app_close (&app);
}

/* The positions that were searched, each with its effort. */
static GHashTable *searched;
static guint n_searched;
static GMutex searched_lock;

static gpointer
count_search (const GamePosition *position,
              gconstpointer       question,
              const atomic_bool  *stop)
{
  char text[GAME_POSITION_TEXT_MAX];

  position->rules->print (&position->state, text);
  g_mutex_lock (&searched_lock);
  g_hash_table_add (searched,
                    g_strdup_printf ("%zu %d %s", position->n_plies,
                                     GPOINTER_TO_INT (question), text));
  n_searched++;
  g_mutex_unlock (&searched_lock);

  return judge_lightly (position, question, stop);
}

/* The bar, the graph, the turning points and the review of a window, and then
 * those in another language, take one search a ply and, for the closer look of
 * the review, three for each of at most eight turns. */
static void
test_once (void)
{
  LudoAnalysis *analysis;
  LudoGame *game;
  guint n_plies;
  App app;

  n_searched = 0;
  searched = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  app_open (&app);
  analysis = ludo_play_page_get_analysis (page_of (&app));
  ludo_analysis_set_search (analysis, count_search);
  game = app_begin_for_persons (&app, "chisolo", 1);
  show_chances (&app, TRUE);
  open_review_with (&app, game, count_search);
  n_plies = ludo_game_get_n_plies (game);
  g_assert_nonnull (app_find_action (GTK_WIDGET (app.window), "play.preview"));
  g_assert_cmpuint (n_searched, ==, g_hash_table_size (searched));
  g_assert_cmpuint (n_searched, >, n_plies + 1);
  g_assert_cmpuint (n_searched, <=, n_plies + 1 + 3 * 8);

  app_speak (&app, "fr");
  analysis = ludo_play_page_get_analysis (page_of (&app));
  g_assert_true (ludo_analysis_get_complete (analysis));
  g_assert_nonnull (ludo_analysis_get_review (analysis));
  app_speak (&app, "en");
  show_chances (&app, FALSE);
  app_close (&app);
  g_clear_pointer (&searched, g_hash_table_unref);
}

/* A game from a file can be reviewed as well. */
static void
test_review_opened (void)
{
  g_autoptr (LudoGame) played = ludo_game_new ("chisolo", NULL, 1, NULL);
  g_autoptr (LudoGame) game = NULL;
  g_autofree char *record = NULL;
  LudoAnalysis *analysis;
  App app;

  app_play_random (played, 4000, 2);
  record = ludo_record_to_text (played);
  game = ludo_record_from_text (record, -1, "game.ludo", NULL);
  g_assert_nonnull (game);
  app_open (&app);
  ludo_window_show_game (app.window, game);
  hand_settle (GTK_WIDGET (app.window));
  analysis = ludo_play_page_get_analysis (page_of (&app));
  ludo_analysis_set_search (analysis, judge_lightly);
  hand_press_alt (XK_v);
  hand_wait_until (is_reviewed, analysis, "the review");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (app_find (GTK_WIDGET (app.window),
                              LUDO_TYPE_REVIEW_PANEL));
  app_close (&app);
}

/* Again: a game that is reviewed and tried again. */
typedef struct
{
  const char *game;
  int n_players;
} Again;

static const Again agains[] = {
  { "chisolo", 2 }, { "tavli", 2 }, { "ken-wan", 3 },
};

/* Each turn that the review found can be tried again as a puzzle, whose answer
 * is the better turn. */
static void
test_again (gconstpointer data)
{
  const Again *again = data;
  GameConfig config = { .players = again->n_players };
  g_autoptr (LudoGame) game = ludo_game_new (again->game, &config, 1, NULL);
  LudoLessonRun *run;
  const LudoStep *step;
  const LudoTurnAnswer *answer;
  GtkWidget *panel;
  App app;

  app_open (&app);
  ludo_window_show_game (app.window, game);
  ludo_game_set_confirms_turns (game, FALSE);
  panel = open_review (&app, game);
  gtk_widget_grab_focus (find_button (panel, "_Try These Again"));
  hand_press_key (XK_space, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "learn");
  run = ludo_lesson_page_get_run (app_lesson_page (&app));
  step = ludo_lesson_run_get_step (run);
  answer = g_ptr_array_index (step->answers, 0);
  for (guint i = 0; i < answer->moves->len; i++)
    ludo_game_play_move (ludo_lesson_run_get_game (run),
                         g_array_index (answer->moves, GameMove, i));
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_DONE);
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/probability/bar", test_bar);
  g_test_add_func ("/app/probability/exact", test_exact);
  g_test_add_func ("/app/probability/graph", test_graph);
  g_test_add_func ("/app/probability/pause", test_pause);
  g_test_add_func ("/app/probability/review", test_review);
  for (guint i = 0; i < G_N_ELEMENTS (agains); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/probability/again/%s",
                                               agains[i].game);

      g_test_add_data_func (path, &agains[i], test_again);
    }
  g_test_add_func ("/app/probability/review-luck", test_review_luck);
  g_test_add_func ("/app/probability/review-language", test_review_language);
  g_test_add_func ("/app/probability/once", test_once);
  g_test_add_func ("/app/probability/review-opened", test_review_opened);

  return g_test_run ();
}
