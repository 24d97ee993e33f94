/* test-replay.c: earlier positions, other lines of play, what is told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"
#include "heard-fixture.h"

#include <X11/keysym.h>

#include "app/playing/panels/ludo-move-list.h"
#include "app/playing/ludo-replay.h"
#include "app/sound/ludo-spoken-length.h"
#include "games/game-rng.h"
#include "games/games.h"
#include "rest.h"
#include "test-wait.h"

/* Five plies of Chisolo that follow each other from the start. */
static const char *const plies[] = { "g1+", "g4+", "f1", "f4", "e1" };

static void
play_plies (LudoGame *game,
            guint     n)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  GameRng rng = { 11 };

  for (guint i = 0; i < n && !ludo_game_get_over (game); i++)
    if (ludo_game_get_at_chance (game))
      ludo_game_throw (game);
    else if (i >= G_N_ELEMENTS (plies)
             || !ludo_game_play (game, plies[i], NULL))
      {
        int n_moves = ludo_game_get_legal_moves (game, moves);

        g_assert_cmpint (n_moves, >, 0);
        ludo_game_play_move (game, moves[game_rng_below (&rng,
                                                         (guint32) n_moves)]);
      }
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

  return ludo_replay_get_n_shown (waiting->replay) == waiting->n_shown;
}

static void
wait_shown (LudoReplay *replay,
            guint       n_shown)
{
  Waiting waiting = { replay, n_shown };

  hand_wait_until (is_shown, &waiting, "a position to be shown");
}

static gboolean
is_live (gpointer data)
{
  return !ludo_replay_get_previewing (data);
}

/* The position on the board is that after the first @n plies. */
static void
assert_board_after (App      *app,
                    LudoGame *game,
                    guint     n)
{
  const GameRules *rules = ludo_game_get_rules (game);
  char expected[GAME_POSITION_TEXT_MAX];
  g_autofree char *shown =
    ludo_game_dup_position_text (ludo_board_get_game (app_board (app)));

  rules->print (ludo_game_get_state_at (game, n), expected);
  g_assert_cmpstr (shown, ==, expected);
}

static GtkWidget *
find_button (App        *app,
             const char *action)
{
  return app_find_action
    (GTK_WIDGET (ludo_window_get_play_page (app->window)), action);
}

static gboolean
begins_with (GtkWidget     *widget,
             gconstpointer  number)
{
  return GTK_IS_LABEL (widget)
         && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), number);
}

/* The row of the list that begins with @number. */
static GtkWidget *
find_row (GtkWidget  *widget,
          const char *number)
{
  return app_find_if (widget, begins_with, number);
}

static GtkWidget *
moves_of (App *app)
{
  return app_find (GTK_WIDGET (app->window), LUDO_TYPE_MOVE_LIST);
}

static gboolean
is_marked (GtkWidget     *widget,
           gconstpointer  nothing)
{
  return g_str_equal (gtk_widget_get_css_name (widget), "row")
         && gtk_widget_get_height (widget) > 0
         && gtk_widget_has_css_class (widget, "shown");
}

static gboolean
is_in_sight (gpointer list)
{
  GtkWidget *row = app_find_if (list, is_marked, NULL);
  graphene_rect_t bounds;

  return row != NULL && gtk_widget_compute_bounds (row, list, &bounds)
         && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height
            <= gtk_widget_get_height (list);
}

/* The last move with all that is told of it is in sight, also where the list
 * loses height; a usual name is whole. */
static void
test_in_sight (void)
{
  static const int heights[] = { 800, 560, 700, 800 };
  App app;
  GtkWidget *list, *name;
  LudoGame *game;

  app_open (&app);
  game = app_begin_for_persons (&app, "tavli", 1);
  for (int seat = 0; seat < 2; seat++)
    ludo_player_set_name (ludo_game_get_player (game, seat, 0), "Dominique");
  app_play_plies (game, 60);
  g_assert_false (ludo_game_get_over (game));
  list = app_find (moves_of (&app), GTK_TYPE_LIST_VIEW);
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (app.window), 1280, heights[i]);
      g_assert_true (rest_reached ());
      hand_wait_until (is_in_sight, list, "the last move to be in sight");
    }
  name = app_find_label (list, "Dominique");
  g_assert_nonnull (name);
  g_assert_false (pango_layout_is_ellipsized
                    (gtk_label_get_layout (GTK_LABEL (name))));
  app_close (&app);
}

static LudoReplay *
replay_of (App *app)
{
  return ludo_play_page_get_replay (ludo_window_get_play_page (app->window));
}

/* From the second of five moves on, by the keys of the list and of the window
 * and by the buttons. */
static void
look_about (App      *app,
            LudoGame *game)
{
  LudoReplay *replay = replay_of (app);

  /* The keys of the list. */
  hand_press_key (XK_Home, FALSE, FALSE);
  wait_shown (replay, 0);
  assert_board_after (app, game, 0);
  hand_press_key (XK_End, FALSE, FALSE);
  wait_shown (replay, 5);
  hand_press_key (XK_Up, FALSE, FALSE);
  wait_shown (replay, 4);
  assert_board_after (app, game, 4);

  /* The keys of the window and the buttons. */
  hand_press_alt (XK_Left);
  wait_shown (replay, 3);
  assert_board_after (app, game, 3);
  hand_press_alt (XK_Right);
  wait_shown (replay, 4);
  hand_settle (GTK_WIDGET (app->window));
  hand_click_widget (find_button (app, "win.replay-back"));
  wait_shown (replay, 3);
  hand_click_widget (find_button (app, "win.replay-first"));
  wait_shown (replay, 0);
  hand_click_widget (find_button (app, "win.replay-forward"));
  wait_shown (replay, 1);
  hand_click_widget (find_button (app, "win.replay-last"));
  wait_shown (replay, 5);
}

/* A click on a move shows the position after it, to look only; buttons and
 * keys go on from there; the game itself stays as it is. */
static void
test_look (void)
{
  LudoReplay *replay;
  LudoGame *game;
  int height;
  App app;

  app_open (&app);
  /* The board takes all the height that there is. */
  gtk_window_set_default_size (GTK_WINDOW (app.window), 1280, 700);
  game = app_begin_for_persons (&app, "chisolo", 1);
  play_plies (game, 5);
  replay = replay_of (&app);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (find_button (&app, "win.replay-end"));
  height = gtk_widget_get_height (GTK_WIDGET (app_board (&app)));

  hand_click_widget (app_find_label (moves_of (&app), "2"));
  wait_shown (replay, 2);
  hand_settle (GTK_WIDGET (app.window));
  assert_board_after (&app, game, 2);
  g_assert_true (ludo_board_get_game (app_board (&app)) != game);
  g_assert_false (app_can_pick (app_board (&app)));
  g_assert_cmpstr (ludo_play_page_get_status
                     (ludo_window_get_play_page (app.window)), ==,
                   "After move 2 of 5 · South to sow.");
  /* The height of the board does not change. */
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (app_board (&app))), ==,
                   height);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 5);

  look_about (&app, game);
  hand_click_widget (find_button (&app, "win.replay-end"));
  hand_wait_until (is_live, replay, "the game to be back");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (ludo_board_get_game (app_board (&app)) == game);
  g_assert_true (app_can_pick (app_board (&app)));
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 5);

  /* From the game itself, and away by Escape. */
  hand_press_alt (XK_Left);
  wait_shown (replay, 4);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (is_live, replay, "the game to be back");
  app_close (&app);
}

/* Looking plays nothing and lets nothing be played, not even the computer. */
static void
test_look_only (void)
{
  LudoComputer *computer;
  LudoReplay *replay;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin (&app, "chisolo", 1);
  computer =
    ludo_play_page_get_computer (ludo_window_get_play_page (app.window));
  ludo_computer_set_think_time (computer, 60000);
  ludo_game_get_player (game, 1, 0)->level = LUDO_PLAYER_LEVEL_MAX;
  g_assert_true (ludo_game_play (game, "g1+", NULL));
  replay = replay_of (&app);
  hand_press_alt (XK_Left);
  wait_shown (replay, 0);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (ludo_computer_get_paused (computer));
  g_assert_false (ludo_computer_get_thinking (computer));

  hand_click_place (app_board (&app), 0);
  hand_press_key (XK_z, TRUE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (ludo_replay_get_previewing (replay));
  g_assert_cmpuint (ludo_replay_get_n_shown (replay), ==, 0);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);

  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (is_live, replay, "the game to be back");
  g_assert_false (ludo_computer_get_paused (computer));
  app_close (&app);
}

static gboolean
has_stopped (gpointer data)
{
  return !ludo_replay_get_playing (data);
}

static void
test_autoplay (void)
{
  LudoReplay *replay;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", 1);
  play_plies (game, 5);
  ludo_play_page_set_move_delay (ludo_window_get_play_page (app.window), 30);
  replay = replay_of (&app);
  hand_press_alt (XK_Left);
  wait_shown (replay, 4);
  hand_settle (GTK_WIDGET (app.window));

  hand_click_widget (find_button (&app, "win.replay-first"));
  wait_shown (replay, 0);
  hand_click_widget (find_button (&app, "win.replay-play"));
  wait_shown (replay, 1);
  g_assert_true (ludo_replay_get_playing (replay));
  hand_wait_until (has_stopped, replay, "the replay to end");
  g_assert_cmpuint (ludo_replay_get_n_shown (replay), ==, 5);
  g_assert_true (ludo_replay_get_previewing (replay));
  assert_board_after (&app, game, 5);

  /* Once more from the start, and stopped on the way: by then the second ply
   * is due, and no third until that has been done. */
  hand_click_widget (find_button (&app, "win.replay-play"));
  wait_shown (replay, 1);
  ludo_play_page_set_move_delay (ludo_window_get_play_page (app.window),
                                 3600000);
  wait_shown (replay, 2);
  hand_press_alt (XK_Left);
  wait_shown (replay, 1);
  g_assert_false (ludo_replay_get_playing (replay));
  app_close (&app);
}

/* Playing on from an earlier position keeps the line that was played, which
 * can be taken up again. */
static void
test_variations (void)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  GtkWidget *list;
  LudoReplay *replay;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", 1);
  play_plies (game, 5);
  before = ludo_game_dup_position_text (game);
  replay = replay_of (&app);
  g_assert_null (app_find (moves_of (&app), GTK_TYPE_LIST_BOX));

  hand_settle (GTK_WIDGET (app.window));
  hand_click_widget (app_find_label (moves_of (&app), "3"));
  wait_shown (replay, 3);
  hand_settle (GTK_WIDGET (app.window));
  hand_click_widget (find_button (&app, "win.replay-play-on"));
  hand_wait_until (is_live, replay, "the game to go on");
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 3);
  g_assert_true (ludo_board_get_game (app_board (&app)) == game);
  g_assert_true (app_can_pick (app_board (&app)));
  g_assert_cmpint (ludo_game_get_legal_moves (game, moves), >, 1);
  ludo_game_play_move (game, moves[1]);
  hand_settle (GTK_WIDGET (app.window));

  list = app_find (moves_of (&app), GTK_TYPE_LIST_BOX);
  g_assert_nonnull (list);
  hand_click_widget (find_row (list, "After move 3"));
  wait_shown (replay, 5);
  after = ludo_game_dup_position_text (game);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (g_list_model_get_n_items (ludo_game_get_variations (game)),
                    ==, 1);
  app_close (&app);
}

static void
count_cb (LudoStatus *status,
          const char *sentence,
          guint      *n)
{
  g_assert_cmpstr (sentence, !=, "");
  (*n)++;
}

/* The last of five moves is taken back, the position before is looked at, and
 * the score asked for: @n counts what is announced. */
static void
undo_and_look (App      *app,
               LudoGame *game,
               guint    *n)
{
  LudoStatus *status = app_status (ludo_window_get_play_page (app->window));
  g_autofree char *score = NULL;

  hand_press_key (XK_z, TRUE, FALSE);
  WAIT_UNTIL (ludo_game_get_n_plies (game) != 5);
  g_assert_cmpuint (*n, ==, 6);
  hand_press_alt (XK_Left);
  wait_shown (replay_of (app), 3);
  g_assert_cmpuint (*n, ==, 7);
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (is_live, replay_of (app), "the game to be back");
  g_assert_cmpuint (*n, ==, 8);
  hand_press_key (XK_i, TRUE, FALSE);
  WAIT_UNTIL (*n != 8);
  score = ludo_game_describe_score (game);
  g_assert_cmpstr (app_announcement (status), ==, score);
}

/* Each act has a single announcement, and its sentence stays to be read. */
static void
test_announcements (void)
{
  LudoPlayPage *page;
  LudoStatus *status;
  LudoGame *game;
  g_autofree char *brief = NULL;
  g_autofree char *full = NULL;
  guint n = 0;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", 1);
  page = ludo_window_get_play_page (app.window);
  status = app_status (page);
  g_signal_connect (status, "announced", G_CALLBACK (count_cb), &n);

  for (guint i = 1; i <= 5; i++)
    {
      g_autofree char *sentence = NULL;
      g_autofree char *told = NULL;

      play_plies (game, 1);
      g_assert_cmpuint (n, ==, i);
      sentence = ludo_game_describe_move (game,
                                          ludo_game_get_last_move (game),
                                          LUDO_DETAIL_NORMAL);
      hand_settle (GTK_WIDGET (app.window));
      g_assert_cmpstr (app_detail (page), ==, sentence);
      told = app_dup_told (game);
      g_assert_nonnull (strstr (app_announcement (status), told));
      g_assert_false (ludo_spoken_length_is_long (app_announcement (status),
                                                  1));
    }

  undo_and_look (&app, game, &n);

  ludo_play_page_set_detail (page, LUDO_DETAIL_BRIEF);
  brief = g_strdup (app_announcement (status));
  ludo_play_page_set_detail (page, LUDO_DETAIL_FULL);
  full = g_strdup (app_announcement (status));
  g_assert_cmpuint (strlen (brief), <, strlen (full));
  app_close (&app);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source),
                                                    result, NULL);
}

/* The whole game, move by move, can be carried elsewhere. */
static void
test_transcript (void)
{
  g_autofree char *text = NULL;
  GdkClipboard *clipboard;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", 1);
  play_plies (game, 5);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.transcript",
                              NULL);
  clipboard = gtk_widget_get_clipboard (GTK_WIDGET (app.window));
  gdk_clipboard_read_text_async (clipboard, NULL, read_cb, &text);
  WAIT_UNTIL (text != NULL);

  /* The rules are named by what they are, and the next line says how they
   * differ. */
  g_assert_nonnull (strstr (text, "Chisolo (Three stones a hole (natatu)), "));
  g_assert_nonnull (strstr (text, "\nThe main form, “the one of three”"));
  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (LudoMove) move =
        g_list_model_get_item (ludo_game_get_moves (game), i);
      g_autofree char *sentence =
        ludo_game_describe_move (game, move, LUDO_DETAIL_NORMAL);

      g_assert_nonnull (strstr (text, sentence));
      g_assert_nonnull (strstr (text, ludo_move_get_token (move)));
    }
  app_close (&app);
}

static gboolean
is_icon_that_says (GtkWidget     *widget,
                   gconstpointer  words)
{
  return GTK_IS_IMAGE (widget)
         && g_strcmp0 (gtk_widget_get_tooltip_text (widget), words) == 0;
}

static gboolean
is_key (GtkWidget     *widget,
        gconstpointer  label)
{
  return GTK_IS_MENU_BUTTON (widget)
         && g_strcmp0 (gtk_menu_button_get_label (GTK_MENU_BUTTON (widget)),
                       label) == 0;
}

/* Each icon of the list has a name, and the key beside the list has all of
 * them, and what the marks on the board mean. */
static void
test_symbols (void)
{
  const GameRules *const *games = games_list ();
  App app;

  app_open (&app);
  for (int i = 0; games[i] != NULL; i++)
    {
      const LudoEventInfo *event = ludo_game_info_for (games[i]->id)->events;
      GtkWidget *list, *key, *popover, *icon;

      play_plies (app_begin_for_persons (&app, games[i]->id, 3), 60);
      hand_settle (GTK_WIDGET (app.window));
      list = app_find (GTK_WIDGET (app.window), LUDO_TYPE_MOVE_LIST);
      key = app_find_if (list, is_key, "Key to Symbols");
      gtk_menu_button_popup (GTK_MENU_BUTTON (key));
      hand_settle (GTK_WIDGET (app.window));
      popover =
        GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (key)));
      g_assert_nonnull
        (app_find_label (popover, "You can pick up what has a bar below it."));
      icon = NULL;
      for (; event->type != GAME_EVENT_NONE; event++)
        {
          g_assert_true ((event->icon != NULL) == (event->words != NULL));
          if (event->icon == NULL)
            continue;
          g_assert_nonnull (app_find_label (popover, event->words));
          if (icon == NULL)
            icon = app_find_if (GTK_WIDGET (list), is_icon_that_says,
                                event->words);
        }
      g_assert_nonnull (icon);
      gtk_test_accessible_assert_property
        (icon, GTK_ACCESSIBLE_PROPERTY_LABEL,
         gtk_widget_get_tooltip_text (icon));
      gtk_menu_button_popdown (GTK_MENU_BUTTON (key));
      hand_settle (GTK_WIDGET (app.window));
    }
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/replay/in-sight", test_in_sight);
  g_test_add_func ("/app/replay/look", test_look);
  g_test_add_func ("/app/replay/look-only", test_look_only);
  g_test_add_func ("/app/replay/autoplay", test_autoplay);
  g_test_add_func ("/app/replay/variations", test_variations);
  g_test_add_func ("/app/replay/announcements", test_announcements);
  g_test_add_func ("/app/replay/transcript", test_transcript);
  g_test_add_func ("/app/replay/symbols", test_symbols);

  return g_test_run ();
}
