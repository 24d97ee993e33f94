/* test-lots.c: what the sheets do before and after a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <math.h>
#include <string.h>

#include "app/new-game/ludo-new-game.h"
#include "app/playing/panels/ludo-lots.h"
#include "app/window/ludo-my-games.h"
#include "games/games.h"
#include "play/record/ludo-transcript.h"
#include "play/record/ludo-record.h"
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
  {
    g_autofree char *name =
      ludo_win_probability_dup_ply_name (game, n_plies + 1);

    g_assert_cmpstr (name, ==, "Stop");
  }
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

static LudoChoices
choices_of (const char *game_id)
{
  LudoChoices choices;

  ludo_choices_init (&choices, games_find (game_id));
  ludo_player_set_name (&choices.seats[0][0], "Ada");
  ludo_player_set_name (&choices.seats[1][0], "Bob");
  choices.seats[1][0].kind = LUDO_PLAYER_HUMAN;

  return choices;
}

/* Whether Ada sits on the first seat of @game, opposite Bob. */
static gboolean
begins (LudoGame *game)
{
  const char *first = ludo_game_get_player (game, 0, 0)->name;
  const char *second = ludo_game_get_player (game, 1, 0)->name;

  g_assert_cmpint (first[0] + second[0], ==, 'A' + 'B');

  return first[0] == 'A';
}

/* Lots are drawn where the sheet draws them, as the seed has it. */
static void
test_drawn (void)
{
  LudoChoices choices = choices_of ("zohn-ahl");
  guint n_first = 0;

  g_assert_true (choices.draws_lots);
  g_assert_true (choices_of ("chisolo").draws_lots);
  g_assert_false (choices_of ("tavli").draws_lots);
  g_assert_false (choices_of ("ken-wan").draws_lots);
  choices.config.ruleset = LEAFLET;
  g_assert_false (ludo_choices_draw_lots_by_rule (&choices));
  choices = choices_of ("zohn-ahl");
  for (guint64 seed = 0; seed < 400; seed++)
    {
      g_autoptr (LudoGame) game = ludo_choices_begin (&choices, seed);
      g_autoptr (LudoGame) same = ludo_choices_begin (&choices, seed);
      g_autoptr (LudoGame) again = ludo_choices_begin_again (game, seed, FALSE);
      g_autoptr (LudoGame) other = ludo_choices_begin_again (game, seed + 1,
                                                             FALSE);
      g_autoptr (LudoGame) next = ludo_choices_begin (&choices, seed + 1);
      g_autoptr (LudoGame) swapped = ludo_choices_begin_again (game, seed,
                                                               TRUE);

      n_first += begins (game);
      g_assert_cmpint (ludo_game_get_lot (game), ==, begins (game) ? 1 : 2);
      g_assert_true (begins (same) == begins (game));
      /* Another game of the same players draws anew; to swap sides does not. */
      g_assert_true (begins (again) == begins (game));
      g_assert_true (begins (other) == begins (next));
      g_assert_true (begins (swapped) != begins (game));
      g_assert_cmpint (ludo_game_get_lot (swapped), ==, 0);

      g_assert_true (ludo_game_throw (game) && ludo_game_undo (game));
      g_assert_cmpint (ludo_game_get_lot (game), ==, begins (game) ? 1 : 2);
    }
  g_assert_cmpuint (n_first, >, 150);
  g_assert_cmpuint (n_first, <, 250);

  choices.draws_lots = FALSE;
  {
    g_autoptr (LudoGame) game = ludo_choices_begin (&choices, 1);
    g_autoptr (LudoGame) again = ludo_choices_begin_again (game, 2, FALSE);

    g_assert_true (begins (game) && begins (again));
    g_assert_cmpint (ludo_game_get_lot (again), ==, 0);
  }
}

/* A position that is given has its sides too. */
static void
test_given (void)
{
  LudoChoices choices = choices_of ("zohn-ahl");

  g_strlcpy (choices.position, "3 4 4 4 g -", sizeof choices.position);
  for (guint64 seed = 0; seed < 20; seed++)
    {
      g_autoptr (LudoGame) game = ludo_choices_begin (&choices, seed);

      g_assert_true (begins (game));
      g_assert_cmpint (ludo_game_get_lot (game), ==, 0);
    }
}

static GtkWidget *
open_dialog (App        *app,
             const char *game_id)
{
  g_autoptr (GVariant) id = g_variant_ref_sink (g_variant_new_string (game_id));
  GtkWidget *dialog;

  gtk_widget_activate_action_variant (GTK_WIDGET (app->window), "win.start",
                                      id);
  dialog = app_wait_for_window (LUDO_TYPE_NEW_GAME);
  hand_settle (dialog);

  return dialog;
}

static void
assert_lots (GtkWidget  *dialog,
             const char *sentence)
{
  g_assert_cmpstr (gtk_label_get_text
                     (GTK_LABEL (app_part (dialog, "lots_label"))), ==,
                   sentence);
}

/* The fields for the names of both seats end below each other, though the one
 * seat is a person's and the other the computer's. */
static void
assert_one_edge (GtkWidget *dialog)
{
  GtkWidget *first =
    gtk_widget_get_first_child (app_part (dialog, "seats_box"));
  GtkWidget *second = gtk_widget_get_next_sibling (first);

  g_assert_cmpuint (gtk_drop_down_get_selected
                      (GTK_DROP_DOWN (app_part (first, "kind"))), !=,
                    gtk_drop_down_get_selected
                      (GTK_DROP_DOWN (app_part (second, "kind"))));
  g_assert_cmpint (gtk_widget_get_width (app_part (first, "name")), ==,
                   gtk_widget_get_width (app_part (second, "name")));
}

/* The choice follows the rules, the seats have no sides as long as lots decide
 * on them, and the game that begins says what they gave. */
static void
test_chosen (void)
{
  GtkCheckButton *lots;
  GtkWidget *dialog;
  LudoGame *game;
  g_autofree char *sentence = NULL;
  g_autofree char *record = NULL;
  App app;

  app_open (&app);
  dialog = open_dialog (&app, "tavli");
  lots = GTK_CHECK_BUTTON (app_part (dialog, "lots_button"));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (lots)));
  g_assert_false (gtk_check_button_get_active (lots));
  g_assert_nonnull (app_find_label (dialog, "White"));
  assert_lots (dialog, "The side named first below begins (White).");
  assert_one_edge (dialog);
  hand_click_widget (GTK_WIDGET (lots));
  hand_settle (dialog);
  assert_lots (dialog, "Lots decide who plays White and begins.");
  gtk_window_destroy (GTK_WINDOW (dialog));
  dialog = open_dialog (&app, "ken-wan");
  g_assert_false (gtk_widget_get_mapped (app_part (dialog, "lots_button")));
  gtk_window_destroy (GTK_WINDOW (dialog));

  dialog = open_dialog (&app, "zohn-ahl");
  lots = GTK_CHECK_BUTTON (app_part (dialog, "lots_button"));
  g_assert_true (gtk_check_button_get_active (lots));
  g_assert_nonnull (app_find_label (dialog, "Player 1"));
  gtk_drop_down_set_selected
    (GTK_DROP_DOWN (app_part (dialog, "ruleset_drop_down")), LEAFLET);
  hand_settle (dialog);
  g_assert_false (gtk_check_button_get_active (lots));
  g_assert_null (app_find_label (dialog, "Player 1"));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_part (dialog, "team_spin")),
                             2);
  hand_click_widget (GTK_WIDGET (lots));
  hand_settle (dialog);
  g_assert_true (gtk_check_button_get_active (lots));
  g_assert_nonnull (app_find_label (dialog, "Team 2"));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_part (dialog, "team_spin")),
                             1);
  hand_settle (dialog);
  hand_click_widget (app_part (dialog, "start_button"));
  hand_settle (GTK_WIDGET (app.window));

  game = ludo_window_get_game (app.window);
  g_assert_cmpint (ludo_game_get_lot (game), >, 0);
  record = ludo_record_to_text (game);
  g_assert_nonnull (strstr (record, "\nlots: "));
  sentence = ludo_game_describe_lot (game);
  g_assert_nonnull (strstr (sentence, ludo_game_get_lot (game) == 1
                                      ? "you play Red and begin"
                                      : "computer plays Red and begins"));
  app_close (&app);
}

static LudoLots *
lots_of (App *app)
{
  return LUDO_LOTS (app_find_within (GTK_WIDGET (page_of (app)),
                                     LUDO_TYPE_LOTS));
}

/* The sentence stands above the board at the start, is announced with it, and
 * stands there again where the game is looked back on. */
static void
test_told (void)
{
  LudoChoices choices = choices_of ("chisolo");
  g_autoptr (LudoGame) game = ludo_choices_begin (&choices, 3);
  g_autofree char *sentence = ludo_game_describe_lot (game);
  g_autofree char *told = NULL;
  App app;

  app_open (&app);
  ludo_window_show_game (app.window, game);
  app_wait_kept (&app);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (app_detail (page_of (&app)), ==, sentence);
  g_assert_true (g_str_has_prefix
                   (app_announcement (app_status (page_of (&app))), sentence));
  /* Without animations nothing lies over the board. */
  g_assert_cmpfloat (ludo_lots_get_left (lots_of (&app)), <=, 0);
  app_play_plies (game, 2);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (app_detail (page_of (&app)), !=, sentence);
  ludo_replay_preview (ludo_play_page_get_replay (page_of (&app)), 0);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (app_detail (page_of (&app)), ==, sentence);
  told = ludo_transcript_new (game);
  g_assert_nonnull (strstr (told, sentence));
  app_close (&app);
}

static gboolean
are_shown (App *app)
{
  return gtk_widget_get_mapped (GTK_WIDGET (lots_of (app)));
}

static gboolean
are_gone (gpointer app)
{
  return !are_shown (app);
}

static void
count_cb (guint      *count,
          const char *text)
{
  *count += strstr (text, "Lots are drawn") != NULL;
}

/* Opens a game whose lots are seen; adds to @n_announced how often they are
 * told. */
static LudoGame *
begin_seen (App   *app,
            guint *n_announced)
{
  LudoChoices choices = choices_of ("zohn-ahl");
  g_autoptr (LudoGame) game = ludo_choices_begin (&choices, 3);

  ludo_window_show_game (app->window, game);
  g_signal_connect_swapped (app_status (page_of (app)), "announced",
                            G_CALLBACK (count_cb), n_announced);
  app_wait_kept (app);
  g_assert_true (are_shown (app));
  g_assert_cmpfloat (ludo_lots_get_left (lots_of (app)), >, 0);
  g_assert_null (strstr (ludo_play_page_get_status (page_of (app)), "Ada"));

  return ludo_window_get_game (app->window);
}

/* The lots are seen on the board, until they have been seen, or a click or a
 * key goes on, which plays nothing.  They are told once, after that. */
static void
test_seen (gconstpointer by)
{
  guint n_announced = 0;
  LudoGame *game;
  g_autofree char *sentence = NULL;
  App app;

  app_open (&app);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  g_settings_set_int (G_SETTINGS (app.settings), "marks-explained", 0);
  game = begin_seen (&app, &n_announced);
  g_assert_cmpuint (n_announced, ==, 0);
  /* No mark that the lots cover is explained. */
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (are_shown (&app));
  g_assert_cmpint (g_settings_get_int (G_SETTINGS (app.settings),
                                       "marks-explained"), ==, 0);
  if (g_str_equal (by, "click"))
    hand_click_widget (GTK_WIDGET (lots_of (&app)));
  else if (g_str_equal (by, "key"))
    {
      gtk_widget_grab_focus (GTK_WIDGET (page_of (&app)));
      hand_press_key (XK_space, FALSE, FALSE);
    }
  hand_wait_until (are_gone, &app, "the lots to be seen");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
  g_assert_cmpuint (n_announced, ==, 1);
  sentence = ludo_game_describe_lot (game);
  g_assert_cmpstr (app_detail (page_of (&app)), ==, sentence);

  /* A throw goes on from them too; they are not seen again. */
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.throw", NULL);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.undo", NULL);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_false (are_shown (&app));
  g_assert_cmpuint (n_announced, ==, 1);

  /* The lots of a game that was saved before the first throw are not shown
   * again. */
  {
    g_autofree char *record = ludo_record_to_text (game);
    g_autoptr (LudoGame) kept = ludo_record_from_text (record, -1, "kept",
                                                      NULL);

    g_assert_cmpint (ludo_game_get_lot (kept), >, 0);
    ludo_window_show_game (app.window, kept);
    app_wait_kept (&app);
    g_assert_false (are_shown (&app));
    g_assert_cmpstr (app_detail (page_of (&app)), ==, sentence);
  }
  app_close_shown (&app);
}

/* They have room in the narrowest window, with letters twice as large. */
static void
test_narrow (void)
{
  static const char *const games[] = { "zohn-ahl", "tavli", "chisolo" };
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;
  App app;

  app_open (&app);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-enable-animations", TRUE, "gtk-xft-dpi",
                2 * 96 * 1024, NULL);
  gtk_window_set_default_size (GTK_WINDOW (app.window), 360, 640);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      LudoChoices choices = choices_of (games[i]);
      g_autoptr (LudoGame) game = NULL;
      GtkWidget *cards;
      graphene_rect_t bounds;

      ludo_player_set_name (&choices.seats[0][0], "Anne-Marguerite de la "
                            "Tour du Pin Gouvernet");
      choices.draws_lots = TRUE;
      game = ludo_choices_begin (&choices, i);
      ludo_window_show_game (app.window, game);
      hand_settle (GTK_WIDGET (app.window));
      g_assert_true (are_shown (&app));
      cards = gtk_widget_get_first_child (GTK_WIDGET (lots_of (&app)));
      g_assert_true (gtk_widget_compute_bounds (cards,
                                                GTK_WIDGET (app.window),
                                                &bounds));
      g_test_message ("%s: %g, %g, %g x %g", games[i], bounds.origin.x,
                      bounds.origin.y, bounds.size.width, bounds.size.height);
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                         gtk_widget_get_width (GTK_WIDGET (app.window)));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                         gtk_widget_get_height (GTK_WIDGET (app.window)));
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  app_close_shown (&app);
}

static gboolean
is_turning (GtkWidget     *widget,
            gconstpointer  data)
{
  return GTK_IS_STACK (widget)
         && gtk_stack_get_transition_running (GTK_STACK (widget));
}

/* GSK's Cairo renderer fills with pink what it cannot draw, such as a rotation
 * in space. */
static gboolean
has_pink (GtkWidget *widget)
{
  g_autofree guint32 *pixels = hand_dup_pixels (widget);
  int n = gtk_widget_get_width (widget) * gtk_widget_get_height (widget);

  for (int i = 0; i < n; i++)
    if ((pixels[i] & 0xffffff) == 0xff69b4)
      return TRUE;

  return FALSE;
}

typedef struct
{
  GtkWidget *window;
  GtkWidget *lots;
  guint n_seen;                 /* frames in which the lots turn */
} Turning;

/* The window's picture is there once it is painted. */
static void
painted_cb (Turning *turning)
{
  if (app_find_if (turning->lots, is_turning, NULL) == NULL)
    return;

  g_assert_false (has_pink (turning->window));
  turning->n_seen++;
}

static gboolean
was_seen (gpointer data)
{
  Turning *turning = data;

  return turning->n_seen > 0;
}

/* The lots turn in a way that each renderer can draw. */
static void
test_turning (void)
{
  Turning turning = { 0 };
  guint n_announced = 0;
  GdkFrameClock *clock;
  App app;

  app_open (&app);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  begin_seen (&app, &n_announced);
  turning.window = GTK_WIDGET (app.window);
  turning.lots = GTK_WIDGET (lots_of (&app));
  clock = gtk_widget_get_frame_clock (turning.window);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb),
                            &turning);
  hand_wait_until (was_seen, &turning, "the lots to turn");
  g_signal_handlers_disconnect_by_data (clock, &turning);
  app_close_shown (&app);
}

/* To throw at once skips the lots. */
static void
test_thrown (void)
{
  guint n_announced = 0;
  LudoGame *game;
  App app;

  app_open (&app);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  game = begin_seen (&app, &n_announced);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.throw", NULL);
  g_assert_false (are_shown (&app));
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
  g_assert_cmpuint (n_announced, ==, 1);
  app_close_shown (&app);
}

/* A computer that drew the first seat waits until that has been seen. */
static void
test_computer_waits (void)
{
  LudoChoices choices;
  g_autoptr (LudoGame) game = NULL;
  App app;

  ludo_choices_init (&choices, games_find ("zohn-ahl"));
  for (guint64 seed = 0; game == NULL || ludo_game_get_lot (game) != 2; seed++)
    {
      g_clear_object (&game);
      game = ludo_choices_begin (&choices, seed);
    }
  g_assert_cmpint (ludo_game_get_player (game, 0, 0)->kind, ==,
                   LUDO_PLAYER_COMPUTER);
  app_open (&app);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  ludo_window_show_game (app.window, game);
  while (!are_gone (&app))
    {
      g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
      g_main_context_iteration (NULL, TRUE);
    }
  WAIT_UNTIL (ludo_game_get_n_plies (game) > 0);
  app_close_shown (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/lots/drawn", test_drawn);
  g_test_add_func ("/app/lots/given", test_given);
  g_test_add_func ("/app/lots/chosen", test_chosen);
  g_test_add_func ("/app/lots/told", test_told);
  g_test_add_data_func ("/app/lots/seen", "time", test_seen);
  g_test_add_data_func ("/app/lots/seen/click", "click", test_seen);
  g_test_add_data_func ("/app/lots/seen/key", "key", test_seen);
  g_test_add_func ("/app/lots/turning", test_turning);
  g_test_add_func ("/app/lots/narrow", test_narrow);
  g_test_add_func ("/app/lots/thrown", test_thrown);
  g_test_add_func ("/app/lots/computer-waits", test_computer_waits);
  g_test_add_data_func ("/app/lots/stop", NULL, test_stop);
  g_test_add_data_func ("/app/lots/stop/animated", "animated", test_stop);

  return g_test_run ();
}
