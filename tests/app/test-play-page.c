/* test-play-page.c: what is told, and what can be done, on the page to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/playing/ludo-play-area.h"
#include "app/playing/ludo-play-words.h"
#include "app/playing/ludo-player-strip.h"
#include "app/playing/panels/ludo-move-list.h"
#include "test-wait.h"

/* Windows with and without room for all buttons beside each other. */
#define WIDE "1280x800"
#define NARROW "360x640"

static LudoPlayPage *
page_of (App *app)
{
  return ludo_window_get_play_page (app->window);
}

static gboolean
is_moving (LudoBoard *board)
{
  gboolean moving;

  g_object_get (board, "moving", &moving, NULL);

  return moving;
}

/* Whether a row of the list says @text. */
static gboolean
holds (GtkWidget     *widget,
       gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static gboolean
lists (App        *app,
       const char *text)
{
  GtkWidget *list = app_find (GTK_WIDGET (app->window), LUDO_TYPE_MOVE_LIST);

  return app_find_if (list, holds, text) != NULL;
}

static gboolean
is_strip (GtkWidget     *widget,
          gconstpointer  acting)
{
  return LUDO_IS_PLAYER_STRIP (widget)
         && gtk_widget_has_css_class (widget, "acting")
            == GPOINTER_TO_INT (acting);
}

/* Whether the strip of who acts, or of another, says @text. */
static gboolean
strip_says (App        *app,
            gboolean    acting,
            const char *text)
{
  GtkWidget *strip = app_find_if (GTK_WIDGET (page_of (app)), is_strip,
                                  GINT_TO_POINTER (acting));

  return strip != NULL && app_find_if (strip, holds, text) != NULL;
}

/* The page is as before the last ply of @game was shown. */
static void
assert_untold (App        *app,
               LudoGame   *game,
               const char *status,
               const char *detail)
{
  LudoMove *move = ludo_game_get_last_move (game);
  g_autofree char *title = app_dup_title (app);
  g_autofree char *sentence =
    ludo_game_describe_move (game, move, LUDO_DETAIL_NORMAL);

  g_assert_cmpstr (ludo_play_page_get_status (page_of (app)), ==, status);
  g_assert_cmpstr (app_detail (page_of (app)), ==, detail);
  g_assert_nonnull (strstr (title, status));
  g_assert_false (lists (app, sentence));
}

static void
assert_told (App      *app,
             LudoGame *game)
{
  LudoMove *move = ludo_game_get_last_move (game);
  g_autofree char *state = ludo_game_describe_turn (game);
  g_autofree char *sentence =
    ludo_game_describe_move (game, move, LUDO_DETAIL_NORMAL);

  g_assert_cmpstr (ludo_play_page_get_status (page_of (app)), ==, state);
  g_assert_cmpstr (app_detail (page_of (app)), ==, sentence);
  g_assert_true (lists (app, sentence));
}

/* A throw or a sowing is described only after it has been shown. */
static void
test_after (gconstpointer game_id)
{
  App app;
  LudoGame *game = app_begin_shown (&app, game_id, LUDO_ANIMATION_FAST);
  LudoBoard *board = app_board (&app);
  g_autofree char *status = g_strdup (ludo_play_page_get_status
                                        (page_of (&app)));
  g_autofree char *detail = g_strdup (app_detail (page_of (&app)));
  gboolean throws = ludo_game_get_at_chance (game);
  GameMove moves[GAME_MOVES_MAX];

  if (throws)
    ludo_game_throw (game);
  else
    {
      g_assert_cmpint (ludo_game_get_legal_moves (game, moves), >, 0);
      ludo_game_play_move (game, moves[0]);
    }
  g_assert_true (is_moving (board));
  hand_settle (GTK_WIDGET (board));
  while (is_moving (board))
    {
      assert_untold (&app, game, status, detail);
      /* The row of buttons is not empty meanwhile. */
      g_assert_true (!throws || lists (&app, "…"));
      g_main_context_iteration (NULL, TRUE);
    }
  hand_settle (GTK_WIDGET (board));
  assert_told (&app, game);

  app_close_shown (&app);
}

/* Step by step the list says where a sowing starts, and nothing of its end. */
static void
test_steps (void)
{
  App app;
  LudoGame *game = app_begin_shown (&app, "chisolo", LUDO_ANIMATION_STEPS);
  LudoBoard *board = app_board (&app);
  g_autofree char *status = g_strdup (ludo_play_page_get_status
                                        (page_of (&app)));
  g_autofree char *score = ludo_game_describe_seat_score
                             (game, ludo_game_get_state (game), 1);

  g_assert_true (strip_says (&app, TRUE, "South"));
  g_assert_true (strip_says (&app, FALSE, score));
  g_assert_true (ludo_game_play (game, "g1+", NULL));
  hand_settle (GTK_WIDGET (board));
  g_assert_true (lists (&app, "g1"));
  g_assert_false (lists (&app, "g1+"));
  for (int i = 0; i < 2; i++)
    {
      assert_untold (&app, game, status, "");
      g_assert_true (strip_says (&app, TRUE, "South"));
      g_assert_true (strip_says (&app, FALSE, score));
      g_assert_true (ludo_board_step (board));
      hand_settle (GTK_WIDGET (board));
    }
  ludo_board_skip_motion (board);
  hand_settle (GTK_WIDGET (board));
  assert_told (&app, game);
  g_assert_true (strip_says (&app, TRUE, "North"));
  g_assert_false (strip_says (&app, TRUE, score));

  app_close_shown (&app);
}

/* A die stays where it fell, for as long as its turn lasts. */
static void
test_dice (void)
{
  App app;
  LudoGame *game = app_begin_shown (&app, "tavli", LUDO_ANIMATION_NONE);
  LudoBoard *board = app_board (&app);
  const LudoDrawing *drawing = ludo_drawing_for ("tavli");
  LudoRect before[LUDO_PLACES_MAX];
  gboolean seen[LUDO_PLACES_MAX];
  GameMove moves[GAME_MOVES_MAX];
  int seat;

  ludo_game_throw (game);
  while (ludo_game_get_legal_moves (game, moves) == 0)
    ludo_game_throw (game);
  seat = ludo_game_get_turn (game);
  for (int i = 0; i < drawing->n_places; i++)
    seen[i] = ludo_board_get_place_bounds (board, i, &before[i]);
  ludo_game_play_move (game, moves[0]);
  ludo_game_get_legal_moves (game, moves);
  ludo_game_play_move (game, moves[0]);
  g_assert_cmpint (ludo_game_get_turn (game), ==, seat);
  for (int die = 0; die < drawing->n_places; die++)
    {
      LudoRect after;

      if (!ludo_board_get_place_bounds (board, die, &after))
        continue;
      g_assert_true (seen[die]);
      g_assert_cmpfloat_with_epsilon (after.x, before[die].x, 0.01);
      g_assert_cmpfloat_with_epsilon (after.y, before[die].y, 0.01);
    }

  app_close_shown (&app);
}

static GtkWidget *
find_shown (App   *app,
            GType  type)
{
  GtkWidget *widget = app_find (GTK_WIDGET (page_of (app)), type);

  return widget != NULL && gtk_widget_get_mapped (widget) ? widget : NULL;
}

/* The list of moves leaves the board at least half of the shorter side, in
 * this game and in the next. */
static void
test_room (void)
{
  App app;
  int width, height;
  LudoBoard *board;

  app_begin_shown (&app, "chisolo", LUDO_ANIMATION_NONE);
  gtk_window_set_default_size (GTK_WINDOW (app.window), 360, 640);
  hand_settle (GTK_WIDGET (app.window));
  if (find_shown (&app, LUDO_TYPE_MOVE_LIST) == NULL)
    gtk_widget_activate_action (GTK_WIDGET (app.window), "win.moves", NULL);
  hand_settle (GTK_WIDGET (app.window));
  for (int i = 0; i < 2; i++)
    {
      board = app_board (&app);
      width = gtk_widget_get_width (GTK_WIDGET (app.window));
      height = gtk_widget_get_height (GTK_WIDGET (app.window));
      g_assert_nonnull (find_shown (&app, LUDO_TYPE_MOVE_LIST));
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (board)));
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (board)), >=,
                       MIN (width, height) / 2);
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (board)), >=,
                       MIN (width, height) / 2);
      app_begin_for_persons (&app, "ken-wan", 3);
      hand_settle (GTK_WIDGET (app.window));
    }

  app_close_shown (&app);
}

/* The line that is to be read now, or NULL. */
static const char *
guide_text (LudoMarkGuide *guide)
{
  GtkWidget *revealer = gtk_widget_get_first_child (GTK_WIDGET (guide));
  GtkWidget *label = gtk_revealer_get_child (GTK_REVEALER (revealer));

  return gtk_revealer_get_reveal_child (GTK_REVEALER (revealer))
           ? gtk_label_get_text (GTK_LABEL (label)) : NULL;
}

/* The meaning of a mark is explained once to each user. */
static void
test_marks (void)
{
  LudoMarkGuide *guide;
  graphene_rect_t bounds;
  GSettings *settings;
  GtkWidget *board;
  App app;

  app_begin_shown (&app, "ken-wan", LUDO_ANIMATION_NONE);
  board = GTK_WIDGET (app_board (&app));
  settings = G_SETTINGS (app.settings);
  guide = ludo_play_page_get_guide (page_of (&app));
  g_assert_null (guide_text (guide));

  g_settings_set_int (settings, "marks-explained", 0);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (guide_text (guide), ==,
                   "You can pick up what has a bar below it.");
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window),
                                    guide_text (guide)));
  g_assert_cmpint (g_settings_get_int (settings, "marks-explained"), ==, 1);
  /* The explanation covers only the edge of the board, and not the line of the
   * player who is to move. */
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (guide), board,
                                            &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <, 10);
  app_close (&app);

  app_begin_shown (&app, "ken-wan", LUDO_ANIMATION_NONE);
  settings = G_SETTINGS (app.settings);
  guide = ludo_play_page_get_guide (page_of (&app));
  g_settings_set_int (settings, "marks-explained", 1);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (guide_text (guide));
  ludo_play_page_set_projected (page_of (&app), TRUE);
  hand_settle (GTK_WIDGET (app.window));
  g_settings_set_int (settings, "marks-explained", 0);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (guide_text (guide));
  app_close_shown (&app);
}

static gboolean
is_strip_of (GtkWidget    *widget,
             gconstpointer name)
{
  return LUDO_IS_PLAYER_STRIP (widget) && gtk_widget_get_mapped (widget)
         && app_find_label (widget, name) != NULL;
}

/* Beside one another, the players across the board are named in the middle too,
 * which leaves the explanation the place of the last of them. */
static void
test_marks_of_three (void)
{
  LudoMarkGuide *guide;
  graphene_rect_t bounds, line;
  GtkWidget *strip;
  App app;

  app_begin_shown (&app, "ken-wan", LUDO_ANIMATION_NONE);
  gtk_window_set_default_size (GTK_WINDOW (app.window), 1280, 800);
  app_begin_for_persons (&app, "ken-wan", 3);
  hand_settle (GTK_WIDGET (app.window));
  guide = ludo_play_page_get_guide (page_of (&app));
  g_settings_set_int (G_SETTINGS (app.settings), "marks-explained", 0);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (guide_text (guide));
  strip = app_find_if (GTK_WIDGET (app.window), is_strip_of, "Yellow");
  g_assert_nonnull (strip);
  g_assert_true (gtk_widget_compute_bounds (
    gtk_widget_get_first_child (GTK_WIDGET (guide)), strip, &line));
  g_assert_true (gtk_widget_compute_bounds (strip, strip, &bounds));
  g_assert_false (graphene_rect_intersection (&line, &bounds, NULL));
  app_close_shown (&app);
}

static gboolean
is_near_strip (GtkWidget    *widget,
               gconstpointer board)
{
  graphene_rect_t bounds;

  return LUDO_IS_PLAYER_STRIP (widget) && gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, (GtkWidget *) board,
                                       &bounds)
         && bounds.origin.y > 0;
}

/* In an upright window the players stay at the edges of the board's picture,
 * and what explains a mark lies below them. */
static void
test_upright (void)
{
  LudoMarkGuide *guide;
  graphene_rect_t bounds;
  GtkWidget *strip, *area;
  App app;

  app_begin_shown (&app, "ken-wan", LUDO_ANIMATION_NONE);
  gtk_window_set_default_size (GTK_WINDOW (app.window), 360, 640);
  g_settings_set_int (G_SETTINGS (app.settings), "marks-explained", 0);
  hand_settle (GTK_WIDGET (app.window));
  guide = ludo_play_page_get_guide (page_of (&app));
  strip = app_find_if (GTK_WIDGET (app.window), is_near_strip,
                       app_board (&app));
  g_assert_nonnull (strip);
  g_assert_nonnull (guide_text (guide));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (guide), strip,
                                            &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, gtk_widget_get_height (strip) - 4);
  /* In a wide one the board has all the height. */
  gtk_window_set_default_size (GTK_WINDOW (app.window), 1100, 780);
  hand_settle (GTK_WIDGET (app.window));
  area = app_find (GTK_WIDGET (app.window), LUDO_TYPE_PLAY_AREA);
  g_assert_true (gtk_widget_compute_bounds (strip, area, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, >=,
                     gtk_widget_get_height (area) - 2);
  app_close_shown (&app);
}

static gboolean
is_blank_line (GtkWidget    *widget,
               gconstpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && gtk_widget_has_css_class (widget, "words")
         && gtk_label_get_text (GTK_LABEL (widget))[0] == '\0';
}

/* There is no sentence about the start, and no empty line for one. */
static void
test_start_row (void)
{
  GtkWidget *list;
  App app;

  app_begin_shown (&app, "chisolo", LUDO_ANIMATION_NONE);
  list = app_find (GTK_WIDGET (app.window), LUDO_TYPE_MOVE_LIST);
  g_assert_nonnull (list);
  g_assert_true (lists (&app, "Start of the game"));
  g_assert_null (app_find_if (list, is_blank_line, NULL));
  app_close_shown (&app);
}

/* The player whose turn is over is asked to end it before the next is named,
 * and a long name leaves room for the throw. */
static void
test_done (void)
{
  App app;
  LudoGame *game = app_begin_shown (&app, "tavli", LUDO_ANIMATION_NONE);
  g_autofree char *next = NULL;
  g_autofree char *throw = NULL;
  GameMove moves[GAME_MOVES_MAX];
  LudoPlayer *player = ludo_game_get_player (game, 0, 0);

  ludo_player_set_name (player, "Maximilienne-Alexandrine de la Tour");
  next = ludo_game_describe_turn (game);
  g_assert_cmpstr (next, ==, "Maximilienne-Alexandrine de la Tour – White to "
                             "throw.");
  g_clear_pointer (&next, g_free);
  hand_click_place (app_board (&app), 1);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (app_detail (page_of (&app)), ==,
                   "Throw first.");
  ludo_game_throw (game);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (lists (&app, "Maximilienne-Alexandrine"));
  throw = ludo_game_name_ply (game, ludo_move_get_token
                                      (ludo_game_get_last_move (game)));
  g_assert_nonnull (strstr (throw, ", "));
  g_assert_true (lists (&app, throw));
  while (!ludo_game_get_turn_pending (game))
    if (ludo_game_get_legal_moves (game, moves) > 0)
      ludo_game_play_move (game, moves[0]);
    else
      ludo_game_throw (game);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (ludo_play_page_get_status (page_of (&app)), ==,
                   "Maximilienne-Alexandrine de la Tour: press Done to end "
                   "the turn.");
  ludo_game_end_turn (game);
  next = ludo_game_describe_turn (game);
  g_assert_cmpstr (ludo_play_page_get_status (page_of (&app)), ==, next);

  app_close_shown (&app);
}

static gboolean
has_plies (gpointer game)
{
  return ludo_game_get_n_plies (game) > 0;
}

/* That a turn is over shows in no button before its last move is seen. */
static void
test_waiting (void)
{
  App app;
  LudoGame *game = app_begin_shown (&app, "tavli", LUDO_ANIMATION_FAST);
  LudoBoard *board = app_board (&app);
  GtkWidget *page = GTK_WIDGET (page_of (&app));
  GameMove moves[GAME_MOVES_MAX];

  while (!ludo_game_get_turn_pending (game))
    {
      ludo_board_skip_motion (board);
      if (ludo_game_get_legal_moves (game, moves) > 0)
        ludo_game_play_move (game, moves[0]);
      else
        ludo_game_throw (game);
    }
  g_assert_true (is_moving (board));
  while (is_moving (board))
    {
      g_assert_null (app_find_label (page, "Done"));
      g_main_context_iteration (NULL, TRUE);
    }
  hand_settle (page);
  g_assert_nonnull (app_find_label (page, "Done"));

  app_close_shown (&app);
}

static gboolean
is_pressed (gpointer button)
{
  return gtk_toggle_button_get_active (button);
}

/* Computers among themselves wait for whoever looks on. */
static void
test_pause (void)
{
  App app;
  LudoGame *game = app_begin_shown (&app, "chisolo", LUDO_ANIMATION_NONE);
  LudoPlayPage *page = page_of (&app);
  GtkWidget *button;
  guint n_plies;

  g_assert_null (app_find_action (GTK_WIDGET (page), "play.pause"));
  ludo_play_page_set_move_delay (page, 150);
  for (int seat = 0; seat < 2; seat++)
    *ludo_game_get_player (game, seat, 0) = (LudoPlayer) {
      .kind = LUDO_PLAYER_COMPUTER, .level = 1,
    };
  ludo_play_page_set_game (page, NULL);
  ludo_play_page_set_game (page, game);
  hand_wait_until (has_plies, game, "the computers to play");
  hand_settle (GTK_WIDGET (page));
  button = app_find_action (GTK_WIDGET (page), "play.pause");
  g_assert_nonnull (button);
  hand_click_widget (button);
  hand_wait_until (is_pressed, button, "the computers to wait");
  n_plies = ludo_game_get_n_plies (game);
  for (int i = 0; i < 30; i++)
    {
      g_usleep (20000);
      hand_settle (GTK_WIDGET (page));
    }
  g_assert_cmpuint (ludo_game_get_n_plies (game), <=, n_plies + 1);
  n_plies = ludo_game_get_n_plies (game);
  g_assert_true (g_str_has_prefix (ludo_play_page_get_status (page),
                                   "Paused. "));
  g_assert_nonnull (app_find_label (button, "Continue"));
  hand_click_widget (button);
  while (ludo_game_get_n_plies (game) == n_plies)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (g_str_has_prefix (ludo_play_page_get_status (page),
                                    "Paused. "));

  app_close_shown (&app);
}

/* A turn of many steps is told in a line that says which they were, and to the
 * ear step by step. */
static void
test_long_turn (void)
{
  static const struct
  {
    const char *throw;
    const char *steps;
    guint n_steps;
    const char *line;
    const char *spoken;
  } turns[] = {
    { "r666", "h/6 h/6 h/6 h/6 h/6 h/6 h/6 h/6 h/6", 9,
      "9 moves in a row: h/6 × 9. White enters a checker on 6.",
      "White enters nine checkers on 6." },
    { "r112", "h/1 h/1 h/2 h/1 h/1", 5,
      "5 moves in a row: h/1 × 2, h/2, h/1 × 2. White enters a checker on 1.",
      "White enters four checkers on 1 and one on 2." },
  };
  LudoGame *shown;
  GtkAccessible *label;
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, 1, NULL);
      g_auto (GStrv) steps = g_strsplit (turns[i].steps, " ", -1);
      g_autofree char *line = NULL;
      g_autofree char *spoken = NULL;

      g_assert_true (ludo_game_play (game, turns[i].throw, NULL));
      for (guint j = 0; j < turns[i].n_steps; j++)
        g_assert_true (ludo_game_play (game, steps[j], NULL));
      line = ludo_play_words_line (game, turns[i].n_steps, LUDO_DETAIL_NORMAL);
      g_assert_cmpstr (line, ==, turns[i].line);
      spoken = ludo_play_words_event (game, turns[i].n_steps,
                                      LUDO_DETAIL_NORMAL);
      g_assert_cmpstr (spoken, ==, turns[i].spoken);
    }
  /* Tab leads to the line, which a voice says in words. */
  shown = app_begin_for_persons (&app, "tavli", 1);
  label = GTK_ACCESSIBLE (gtk_widget_get_template_child
    (GTK_WIDGET (app_status (page_of (&app))), LUDO_TYPE_STATUS,
     "detail_label"));
  ludo_game_begin_change (shown);
  g_assert_true (ludo_game_play (shown, "r666", NULL));
  for (guint i = 0; i < 9; i++)
    g_assert_true (ludo_game_play (shown, "h/6", NULL));
  ludo_game_end_change (shown);
  g_assert_nonnull (strstr (app_detail (page_of (&app)), "h/6 × 9"));
  for (guint i = 0; i < 2; i++)
    gtk_test_accessible_assert_property
      (label, i == 0 ? GTK_ACCESSIBLE_PROPERTY_LABEL
                     : GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
       "White enters nine checkers on 6. White to enter a checker: three 6s.");
  ludo_game_undo (shown);
  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       app_detail (page_of (&app)));
  app_close (&app);
}

/* After the end one goes on at once: the same game for the same players, in
 * their seats or in each other's.  The button for that has no room in a narrow
 * window, where the menu of the game has it.
 * @data: the size of the window */
static void
test_again (gconstpointer data)
{
  LudoGame *game;
  GtkWidget *page;
  App app;

  g_setenv ("LUDOTHEQUE_WINDOW", data, TRUE);
  game = app_begin_shown (&app, "zohn-ahl", LUDO_ANIMATION_NONE);
  page = GTK_WIDGET (page_of (&app));
  ludo_player_set_name (ludo_game_get_player (game, 0, 0), "Anna");
  g_assert_null (app_find_action (page, "win.swap-sides"));
  while (ludo_game_throw (game))
    ;
  g_assert_true (ludo_game_get_over (game));
  hand_settle (GTK_WIDGET (app.window));
  if (!g_str_equal (data, NARROW))
    app_press_action (&app, "win.swap-sides");
  else
    {
      g_assert_null (app_find_action (page, "win.swap-sides"));
      hand_click_widget (GTK_WIDGET (ludo_play_page_get_menu_button
                                       (page_of (&app))));
      hand_settle (GTK_WIDGET (app.window));
      hand_click_widget (app_find_label (GTK_WIDGET (app.window),
                                         "Swap Sides"));
      hand_settle (GTK_WIDGET (app.window));
    }
  g_assert_true (ludo_window_get_game (app.window) != game);
  game = ludo_window_get_game (app.window);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
  g_assert_cmpstr (ludo_game_get_player (game, 1, 0)->name, ==, "Anna");
  g_assert_cmpstr (ludo_game_get_player (game, 0, 0)->name, ==, "");
  g_assert_null (app_find_action (page, "win.swap-sides"));

  app_close_shown (&app);
  g_unsetenv ("LUDOTHEQUE_WINDOW");
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_data_func ("/app/play-page/after/zohn-ahl", "zohn-ahl",
                        test_after);
  g_test_add_data_func ("/app/play-page/after/tavli", "tavli", test_after);
  g_test_add_data_func ("/app/play-page/after/chisolo", "chisolo", test_after);
  g_test_add_data_func ("/app/play-page/after/ken-wan", "ken-wan", test_after);
  g_test_add_func ("/app/play-page/long-turn", test_long_turn);
  g_test_add_func ("/app/play-page/start-row", test_start_row);
  g_test_add_func ("/app/play-page/marks", test_marks);
  g_test_add_func ("/app/play-page/marks-of-three", test_marks_of_three);
  g_test_add_func ("/app/play-page/upright", test_upright);
  g_test_add_func ("/app/play-page/steps", test_steps);
  g_test_add_func ("/app/play-page/dice", test_dice);
  g_test_add_func ("/app/play-page/room", test_room);
  g_test_add_func ("/app/play-page/done", test_done);
  g_test_add_func ("/play-page/waiting", test_waiting);
  g_test_add_func ("/play-page/pause", test_pause);
  g_test_add_data_func ("/app/play-page/again/wide", WIDE, test_again);
  g_test_add_data_func ("/app/play-page/again/narrow", NARROW, test_again);

  return g_test_run ();
}
