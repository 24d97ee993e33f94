/* test-win-probability-view.c: the chances of winning and the review in the
 * window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#include "app/learning/ludo-learn-page.h"
#include "app/playing/panels/ludo-move-list.h"
#include "app/playing/panels/ludo-probability-bar.h"
#include "app/playing/panels/ludo-probability-graph.h"
#include "app/playing/panels/ludo-review-panel.h"
#include "app/widgets/ludo-auto-scroller.h"
#include "app/widgets/ludo-title.h"
#include "games/game-rng.h"
#include "play/record/ludo-record.h"

static void
play_random (LudoGame *game,
             guint     n,
             guint64   seed)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  GameRng rng = { seed };

  for (guint i = 0; i < n && !ludo_game_get_over (game); i++)
    if (!ludo_game_throw (game))
      {
        int n_moves = ludo_game_get_legal_moves (game, moves);

        ludo_game_play_move (game, moves[game_rng_below (&rng,
                                                         (guint32) n_moves)]);
      }
}

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

typedef struct
{
  LudoReplay *replay;
  guint n_shown;
} Waiting;

static gboolean
is_shown (gpointer data)
{
  Waiting *waiting = data;

  return ludo_replay_get_previewing (waiting->replay)
         && ludo_replay_get_n_shown (waiting->replay) == waiting->n_shown;
}

static void
wait_shown (App  *app,
            guint n_shown)
{
  Waiting waiting = { replay_of (app), n_shown };

  hand_wait_until (is_shown, &waiting, "a position to be shown");
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
  play_random (game, 4, 1);
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
  play_random (game, 6, 1);
  show_chances (&app, TRUE);
  graph = LUDO_PROBABILITY_GRAPH (app_find (GTK_WIDGET (app.window),
                                            LUDO_TYPE_PROBABILITY_GRAPH));
  plot = app_part (GTK_WIDGET (graph), "plot");
  g_assert_true (g_str_has_prefix (caption_of (graph), "Move 6: "));

  hand_click (plot, ludo_probability_graph_get_x (graph, 2),
              gtk_widget_get_height (plot) / 2);
  wait_shown (&app, 2);
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
  wait_shown (&app, 4);
  hand_press_key (XK_Home, FALSE, FALSE);
  hand_press_key (XK_Return, FALSE, FALSE);
  wait_shown (&app, 0);
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

/* Opens the review of a game played at random to its end. */
static GtkWidget *
open_review (App      *app,
             LudoGame *game)
{
  LudoAnalysis *analysis = ludo_play_page_get_analysis (page_of (app));
  GtkWidget *panel;

  hand_settle (GTK_WIDGET (app->window));
  g_assert_null (find_button (GTK_WIDGET (app->window), "Re_view"));
  play_random (game, 4000, 2);
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
  wait_shown (app, turn->first);
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_press_key (XK_space, FALSE, FALSE);
  wait_shown (app, turn->last);
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_press_key (XK_space, FALSE, FALSE);
  wait_shown (app, turn->first);
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
  wait_shown (app, turn->first + 1);
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
  wait_shown (&app, turn->first);
  hand_settle (GTK_WIDGET (app.window));
  n = turn->first;
  hand_click_widget (find_button (GTK_WIDGET (app.window),
                                  "Play _on from Here"));
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
  wait_shown (&app, point->turn.last);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (is_live, replay_of (&app), "the game to be back");

  hand_settle (GTK_WIDGET (app.window));
  hand_click_widget (gtk_widget_get_next_sibling
                       (app_find_label (panel, "Review of the Game")));
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

  return ludo_turn_judge (position, question, stop);
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
  open_review (&app, game);
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

  play_random (played, 4000, 2);
  record = ludo_record_to_text (played);
  game = ludo_record_from_text (record, -1, "game.ludo", NULL);
  g_assert_nonnull (game);
  app_open (&app);
  ludo_window_show_game (app.window, game);
  hand_settle (GTK_WIDGET (app.window));
  analysis = ludo_play_page_get_analysis (page_of (&app));
  hand_press_alt (XK_v);
  hand_wait_until (is_reviewed, analysis, "the review");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (app_find (GTK_WIDGET (app.window),
                              LUDO_TYPE_REVIEW_PANEL));
  app_close (&app);
}

/* Once a game is over it is seen as a whole, and one click leads to where it
 * turned; nothing of that is there before, or in the next game. */
static void
test_end (void)
{
  GtkWidget *point;
  LudoGame *game;
  guint n_plies;
  App app;

  app_open (&app);
  gtk_window_set_default_size (GTK_WINDOW (app.window), 1280, 800);
  game = app_begin_for_persons (&app, "chisolo", 1);
  play_random (game, 6, 1);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (app_find (GTK_WIDGET (app.window),
                           LUDO_TYPE_PROBABILITY_GRAPH));
  play_random (game, 1000, 2);
  g_assert_true (ludo_game_get_over (game));
  n_plies = ludo_game_get_n_plies (game);
  hand_wait_until (is_complete,
                   ludo_play_page_get_analysis (page_of (&app)),
                   "all the chances");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (app_find (GTK_WIDGET (app.window),
                              LUDO_TYPE_PROBABILITY_GRAPH));
  point = app_find_action (GTK_WIDGET (app.window), "play.preview");
  g_assert_nonnull (point);
  hand_click_widget (point);
  wait_shown (&app, g_variant_get_uint32
                      (gtk_actionable_get_action_target_value
                         (GTK_ACTIONABLE (point))));
  g_assert_cmpuint (ludo_replay_get_n_shown (replay_of (&app)), <=, n_plies);

  app_begin_for_persons (&app, "chisolo", 2);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (app_find (GTK_WIDGET (app.window),
                           LUDO_TYPE_PROBABILITY_GRAPH));
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
  LudoLearnPage *page;
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
  page = LUDO_LEARN_PAGE (app_find (GTK_WIDGET (app.window),
                                    LUDO_TYPE_LEARN_PAGE));
  run = ludo_lesson_page_get_run (ludo_learn_page_get_lesson_page (page));
  step = ludo_lesson_run_get_step (run);
  answer = g_ptr_array_index (step->answers, 0);
  for (guint i = 0; i < answer->moves->len; i++)
    ludo_game_play_move (ludo_lesson_run_get_game (run),
                         g_array_index (answer->moves, GameMove, i));
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_DONE);
  app_close (&app);
}

static GtkWidget *
end_button (App        *app,
            const char *action)
{
  GtkWidget *button = app_find_action (GTK_WIDGET (app->window), action);

  g_assert_nonnull (button);

  return button;
}

static int
row_of (App        *app,
        const char *action)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (end_button (app, action),
                                            GTK_WIDGET (app->window),
                                            &bounds));

  return bounds.origin.y + bounds.size.height / 2;
}

/* A turning point says who made the move, whoever gained by it. */
static void
check_point (GtkWidget *button,
             LudoGame  *game)
{
  const char *text = gtk_button_get_label (GTK_BUTTON (button));
  guint i = g_variant_get_uint32 (gtk_actionable_get_action_target_value
                                    (GTK_ACTIONABLE (button)));
  g_autoptr (LudoMove) move =
    g_list_model_get_item (ludo_game_get_moves (game), i - 1);
  const char *mover =
    ludo_game_get_info (game)->seats[ludo_move_get_seat (move)];
  g_autofree char *own = g_strdup_printf (": %s, ", mover);
  g_autofree char *other = g_strdup_printf (" (%s): ", mover);

  g_assert_true (strstr (text, own) != NULL || strstr (text, other) != NULL);
}

/* However narrow the window, the end is seen without a tap, beside a board of
 * some size; what can be done then stands in one row where there is room, in
 * two elsewhere.  A page that stands alone has a title and no tab. */
static void
test_end_narrow (void)
{
  GtkWidget *window;
  GtkWidget *title, *tabs;
  LudoGame *game;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  game = app_begin_for_persons (&app, "chisolo", 1);
  play_random (game, 1000, 2);
  hand_wait_until (is_complete,
                   ludo_play_page_get_analysis (page_of (&app)),
                   "all the chances");
  hand_settle (window);
  g_assert_nonnull (app_find (window, LUDO_TYPE_PROBABILITY_GRAPH));
  check_point (app_find_action (window, "play.preview"), game);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (app_board (&app))), >=,
                   gtk_widget_get_width (window) / 2);
  g_assert_cmpint (row_of (&app, "win.rematch"), <,
                   row_of (&app, "win.new-game"));
  title = app_find (window, LUDO_TYPE_TITLE);
  g_assert_nonnull (title);
  g_assert_true (ludo_title_fits (LUDO_TITLE (title)));
  hand_click_widget (end_button (&app, "win.moves"));
  hand_settle (window);
  g_assert_null (app_find (window, LUDO_TYPE_PROBABILITY_GRAPH));

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  hand_settle (window);
  g_assert_cmpint (row_of (&app, "win.rematch"), ==,
                   row_of (&app, "win.new-game"));
  g_assert_cmpint (row_of (&app, "win.rematch"), ==,
                   row_of (&app, "win.undo"));
  g_assert_null (app_find (window, GTK_TYPE_STACK_SWITCHER));
  g_assert_nonnull (app_find_label (window, "Moves"));
  hand_click_widget (end_button (&app, "win.review"));
  hand_settle (window);
  tabs = app_find (window, GTK_TYPE_STACK_SWITCHER);
  g_assert_nonnull (tabs);
  /* Each tab leads to something. */
  g_assert_nonnull (app_find_label (tabs, "Moves"));
  g_assert_nonnull (app_find_label (tabs, "Review"));
  g_assert_null (app_find_label (tabs, "Chances"));
  g_assert_null (app_find_label (tabs, "Rules"));
  app_close (&app);
}

/* How much of @widget is seen in what scrolls around it, in pixels. */
static float
seen_height (GtkWidget *widget)
{
  GtkWidget *view = gtk_widget_get_ancestor (widget, LUDO_TYPE_AUTO_SCROLLER);
  graphene_rect_t bounds, seen;

  g_assert_true (gtk_widget_compute_bounds (widget, view, &bounds));

  return graphene_rect_intersection (&bounds, &GRAPHENE_RECT_INIT
                                       (0, 0, gtk_widget_get_width (view),
                                        gtk_widget_get_height (view)), &seen)
           ? seen.size.height : 0;
}

/* In the smallest window the review, and the moves beside the chances of
 * winning, are to be read without scrolling. */
static void
test_read_narrow (void)
{
  GtkWidget *window;
  LudoGame *game;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  game = app_begin_for_persons (&app, "chisolo", 1);
  app_play_plies (game, 6);
  gtk_widget_activate_action (window, "win.win-probability", NULL);
  gtk_widget_activate_action (window, "win.moves", NULL);
  hand_settle (window);
  g_assert_cmpfloat (seen_height (app_find (window, LUDO_TYPE_MOVE_LIST)), >,
                     90);

  play_random (game, 1000, 2);
  hand_wait_until (is_complete, ludo_play_page_get_analysis (page_of (&app)),
                   "all the chances");
  hand_click_widget (end_button (&app, "win.review"));
  hand_settle (window);
  g_assert_cmpfloat (seen_height (app_find (window, LUDO_TYPE_REVIEW_PANEL)),
                     >, 90);
  gtk_widget_activate_action (window, "win.win-probability", NULL);
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
  g_test_add_func ("/app/probability/read-narrow", test_read_narrow);
  g_test_add_func ("/app/probability/end", test_end);
  g_test_add_func ("/app/probability/end-narrow", test_end_narrow);

  return g_test_run ();
}
