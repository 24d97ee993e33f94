/* test-board-room.c: the board has room in every window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/chance/ludo-plot-view.h"
#include "app/editing/ludo-editor-window.h"
#include "app/playing/ludo-play-buttons.h"
#include "app/playing/ludo-player-strip.h"
#include "app/teaching/ludo-lesson-editor.h"
#include "app/widgets/ludo-message-bar.h"
#include "games/games.h"
#include "test-long.h"

#define DOTS_96 (96 * 1024)

/* A projector's picture of the largest kind, in pixels of the screen. */
#define LARGEST_WIDTH 3840
#define LARGEST_HEIGHT 2160

static const struct
{
  int width;
  int height;
} sizes[] = {
  { 360, 640 }, { 800, 600 }, { 1100, 780 }, { 1280, 800 }, { 1920, 1080 },
  { LARGEST_WIDTH, LARGEST_HEIGHT },
};

/* Elsewhere than in the largest picture the scale changes no size that is asked
 * for.  At the scale of 1 that picture takes longest to draw; the long run has
 * it. */
static gboolean
is_seen (int      scale,
         gboolean largest)
{
  return scale > 1 ? largest : !largest || test_is_long ();
}

/* All of the places that are to be seen. */
static void
measure_picture (LudoBoard       *board,
                 graphene_rect_t *picture)
{
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_game_get_rules (ludo_board_get_game (board))->id);

  graphene_rect_init (picture, 0, 0, 0, 0);
  for (int place = 0; place < drawing->n_places; place++)
    {
      LudoRect bounds;
      graphene_rect_t rect;

      if (!ludo_board_get_place_bounds (board, place, &bounds))
        continue;
      graphene_rect_init (&rect, bounds.x, bounds.y, bounds.width,
                          bounds.height);
      if (graphene_rect_get_width (picture) > 0)
        graphene_rect_union (picture, &rect, picture);
      else
        *picture = rect;
    }
}

/* @board is in @window, which needs no more than @width, and no side of it is
 * shorter than half of the window's shorter side. */
static void
check_board (GtkWidget  *window,
             LudoBoard  *shown,
             int         width,
             const char *what)
{
  GtkWidget *board = GTK_WIDGET (shown);
  int least = MIN (gtk_widget_get_width (window),
                   gtk_widget_get_height (window)) / 2;
  graphene_rect_t bounds, frame, picture;
  int needed;

  /* A window that needs more would be cut by the screen. */
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL,
                      NULL, NULL);
  if (needed > width)
    g_error ("%s: the window needs %d pixels across", what, needed);

  if (!gtk_widget_get_mapped (board))
    g_error ("%s: there is no board", what);
  if (gtk_widget_get_width (board) < least
      || gtk_widget_get_height (board) < least)
    g_error ("%s: the board has %d by %d pixels of %d", what,
             gtk_widget_get_width (board), gtk_widget_get_height (board),
             least);
  graphene_rect_init (&frame, 0, 0, gtk_widget_get_width (window),
                      gtk_widget_get_height (window));
  g_assert_true (gtk_widget_compute_bounds (board, window, &bounds));
  if (!graphene_rect_contains_rect (&frame, &bounds))
    g_error ("%s: the board leaves the window", what);
  measure_picture (shown, &picture);
  graphene_rect_init (&frame, -1, -1, gtk_widget_get_width (board) + 2,
                      gtk_widget_get_height (board) + 2);
  if (!graphene_rect_contains_rect (&frame, &picture))
    g_error ("%s: some of the board is cut off", what);
}

/* The same on the page to play, where who plays is told in whole letters. */
static void
check_room (App        *app,
            int         width,
            const char *what)
{
  GtkWidget *window = GTK_WIDGET (app->window);
  GtkWidget *strip = app_find (window, LUDO_TYPE_PLAYER_STRIP);

  check_board (window, app_board (app), width, what);
  if (strip != NULL && gtk_widget_get_mapped (strip))
    {
      int natural;

      gtk_widget_measure (strip, GTK_ORIENTATION_VERTICAL,
                          gtk_widget_get_allocated_width (strip), NULL,
                          &natural, NULL, NULL);
      g_assert_cmpint (gtk_widget_get_allocated_height (strip), >=, natural);
    }
}

/* The window has all players, the task and the buttons with large letters too,
 * though some of it may have to be scrolled. */
static void
check_whole (App        *app,
             GtkWidget  *widget,
             const char *what)
{
  GtkWidget *window = GTK_WIDGET (app->window);

  if (LUDO_IS_PLAYER_STRIP (widget) || LUDO_IS_STATUS (widget)
      || LUDO_IS_PLAY_BUTTONS (widget))
    {
      GtkWidget *scroller = gtk_widget_get_ancestor (widget,
                                                     GTK_TYPE_SCROLLED_WINDOW);
      graphene_rect_t frame, bounds;

      if (!gtk_widget_get_visible (widget))
        return;
      if (!gtk_widget_get_mapped (widget))
        g_error ("%s: there is no %s", what, G_OBJECT_TYPE_NAME (widget));
      g_assert_true (gtk_widget_compute_bounds (scroller != NULL ? scroller
                                                                 : widget,
                                                window, &bounds));
      graphene_rect_init (&frame, 0, 0, gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
      if (!graphene_rect_contains_rect (&frame, &bounds))
        g_error ("%s: %s leaves the window", what, G_OBJECT_TYPE_NAME (widget));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!g_str_equal (G_OBJECT_TYPE_NAME (child), "LudoProjectorBar"))
      check_whole (app, child, what);
}

/* @board in all sizes of @window and of the letters; what else is in the window
 * has room for a hand at any of them. */
static void
check_sizes (GtkWidget  *window,
             LudoBoard  *board,
             const char *name)
{
  int scale = gtk_widget_get_scale_factor (window);

  for (int letters = 100; letters <= 200;
       letters += test_is_long () ? 50 : 100)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                    DOTS_96 * letters / 100, NULL);
      for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
        {
          gboolean largest = sizes[i].width == LARGEST_WIDTH;
          int part = largest ? scale : 1;
          g_autofree char *what =
            g_strdup_printf ("%s in %d by %d, letters of %d %%", name,
                             sizes[i].width, sizes[i].height, letters);

          if (!is_seen (scale, largest))
            continue;
          gtk_window_set_default_size (GTK_WINDOW (window),
                                       sizes[i].width / part,
                                       sizes[i].height / part);
          hand_settle (window);
          check_board (window, board, sizes[i].width / part, what);
        }
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DOTS_96, NULL);
}

/* The board has its room in lessons. */
static void
test_lessons (void)
{
  static const char *const lessons[] = {
    "zohn-ahl/lessons/fair", "tavli/lessons/zeno",
    "chisolo/lessons/first-steps", "ken-wan/lessons/hold-together",
  };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (lessons); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                                  lessons[i]);
      hand_settle (GTK_WIDGET (app.window));
      check_sizes (GTK_WIDGET (app.window),
                   ludo_lesson_page_get_board (app_lesson_page (&app)),
                   lessons[i]);
    }
  app_close (&app);
}

/* In a window as large as a projector's picture the last row of a class reads
 * the letters of @widget: a line of them is no less than a fortieth of the
 * picture. */
static void
check_letters (GtkWidget *widget)
{
  g_autoptr (PangoLayout) line = gtk_widget_create_pango_layout (widget, "A");
  int height;

  pango_layout_get_pixel_size (line, NULL, &height);
  g_assert_cmpint (height, >=, 1080 / 40);
}

/* Those of a lesson and its replies, and of a plot of the laboratory. */
static void
test_letters (void)
{
  static const char *const labels[] = {
    "ask_label", "words_label", "reply_heading", "reply_label",
  };
  App app;

  g_setenv ("LUDOTHEQUE_WINDOW", "1920x1080", TRUE);
  app_open (&app);
  ludo_lesson_run_choose (app_begin_lesson (&app,
                                            "chisolo/lessons/endless#ring"), 0);
  hand_settle (GTK_WIDGET (app.window));
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    check_letters (app_find_id (GTK_WIDGET (app.window), labels[i]));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.chance", "s",
                              "zohn-ahl");
  ludo_laboratory_set_room (app_laboratory (&app), LUDO_CHANCE_ROOM_THROWS);
  hand_settle (GTK_WIDGET (app.window));
  check_letters (app_find (GTK_WIDGET (app.window), LUDO_TYPE_PLOT_VIEW));
  g_unsetenv ("LUDOTHEQUE_WINDOW");
  app_close (&app);
}

/* The board has its room in the editors of positions and of lessons. */
static void
test_editors (void)
{
  App app;

  app_open (&app);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const GameRules *rules = games_list ()[i];
      GtkWidget *window;
      GameConfig config;
      GameState state = { 0 };

      game_rules_default_config (rules, &config);
      rules->start (&config, &state);
      window = ludo_editor_window_new (GTK_WINDOW (app.window),
                                       ludo_game_info_for (rules->id), &state);
      gtk_window_present (GTK_WINDOW (window));
      check_sizes (window, LUDO_BOARD (app_find_within (window,
                                                        LUDO_TYPE_BOARD)),
                   "the position editor");
      gtk_window_destroy (GTK_WINDOW (window));

      gtk_widget_activate_action (GTK_WIDGET (app.window),
                                  "win.make-lesson-of", "s", rules->id);
      window = app_wait_for_window (LUDO_TYPE_LESSON_EDITOR);
      check_sizes (window, LUDO_BOARD (app_find_within (window,
                                                        LUDO_TYPE_BOARD)),
                   "the lesson editor");
      gtk_window_destroy (GTK_WINDOW (window));
    }
  app_close (&app);
}

static gboolean
is_reviewed (gpointer data)
{
  return ludo_analysis_get_review (data) != NULL;
}

/* A review stands beside the board or below it. */
static void
test_review (void)
{
  LudoPlayPage *page;
  LudoGame *game;
  App app;

  app_open (&app);
  page = ludo_window_get_play_page (app.window);
  game = app_begin_for_persons (&app, "chisolo", 1);
  app_play_plies (game, 1000);
  g_assert_true (ludo_game_get_over (game));
  hand_settle (GTK_WIDGET (app.window));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.review", NULL);
  hand_wait_until (is_reviewed, ludo_play_page_get_analysis (page),
                   "the review");
  g_assert_cmpint (ludo_side_panel_get_tab (ludo_play_page_get_side (page)),
                   ==, LUDO_SIDE_REVIEW);
  check_sizes (GTK_WIDGET (app.window), app_board (&app), "the review");
  app_close (&app);
}

/* In the lowest window that is promised all of an earlier position is seen,
 * whatever room the buttons and the players leave. */
static void
test_replay (void)
{
  App app;

  app_open (&app);
  app_speak (&app, "fr");
  for (int i = 0; games_list ()[i] != NULL; i++)
    for (int letters = 100; letters <= 200; letters += 25)
      {
        g_autofree char *what = g_strdup_printf ("%s, letters of %d %%",
                                                 games_list ()[i]->id, letters);

        g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                      DOTS_96 * letters / 100, NULL);
        gtk_window_set_default_size (GTK_WINDOW (app.window), 360, 480);
        app_play_random (app_begin_for_persons (&app, games_list ()[i]->id, 1),
                         30, 1);
        gtk_widget_activate_action (GTK_WIDGET (app.window), "win.replay-back",
                                    NULL);
        hand_settle (GTK_WIDGET (app.window));
        check_board (GTK_WIDGET (app.window), app_board (&app), 360, what);
      }
  app_speak (&app, "en");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DOTS_96, NULL);
  app_close (&app);
}

/* The board is where it was. */
static void
check_kept (App                   *app,
            const graphene_rect_t *before,
            const char            *size,
            const char            *what)
{
  graphene_rect_t bounds;

  hand_settle (GTK_WIDGET (app->window));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (app_board (app)),
                                            GTK_WIDGET (app->window),
                                            &bounds));
  if (!graphene_rect_equal (before, &bounds))
    g_error ("%s: %s makes the board %g by %g at %g, %g of %g by %g at %g, %g",
             size, what, bounds.size.width, bounds.size.height,
             bounds.origin.x, bounds.origin.y, before->size.width,
             before->size.height, before->origin.x, before->origin.y);
}

static gboolean
is_hinted (gpointer hint)
{
  return !ludo_hint_get_thinking (hint)
         && ludo_hint_get_step (hint) != LUDO_HINT_NONE;
}

/* The bar @bar, which lies over the page, ends above @other. */
static void
check_above (App        *app,
             GtkWidget  *bar,
             GtkWidget  *other,
             const char *size)
{
  graphene_rect_t over, under;

  if (bar == NULL || !gtk_widget_get_mapped (bar))
    g_error ("%s: nothing is said", size);
  g_assert_true (gtk_widget_compute_bounds (bar, GTK_WIDGET (app->window),
                                            &over));
  g_assert_true (gtk_widget_compute_bounds (other, GTK_WIDGET (app->window),
                                            &under));
  if (over.origin.y + over.size.height > under.origin.y + 1)
    g_error ("%s: %s ends at %g, over %s at %g", size,
             G_OBJECT_TYPE_NAME (bar), over.origin.y + over.size.height,
             G_OBJECT_TYPE_NAME (other), under.origin.y);
}

/* The board keeps its size when a hint with the longest steps, a sentence or
 * the end of the game is shown. */
static void
check_nothing_rescales (App        *app,
                        const char *game_id,
                        const char *size)
{
  LudoGame *game = app_begin_for_persons (app, game_id, 1);
  LudoPlayPage *page = ludo_window_get_play_page (app->window);
  LudoHintBar *bar = ludo_play_page_get_hint_bar (page);
  LudoHint *hint = ludo_hint_bar_get_hint (bar);
  LudoMessages *messages = ludo_game_files_get_messages
                             (ludo_window_get_files (app->window));
  graphene_rect_t before;

  ludo_game_throw (game);
  hand_settle (GTK_WIDGET (app->window));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (app_board (app)),
                                            GTK_WIDGET (app->window),
                                            &before));
  ludo_hint_set_think_time (hint, 1);
  for (int step = 0;
       step < 3 && ludo_game_get_info (game)->has_decisions; step++)
    {
      ludo_hint_bar_ask (bar);
      hand_wait_until (is_hinted, hint, "the hint");
      check_kept (app, &before, size, "a hint");
      check_above (app, GTK_WIDGET (bar),
                   app_find (GTK_WIDGET (app->window), LUDO_TYPE_PLAYER_STRIP),
                   size);
    }
  for (int rank = 0; rank < LUDO_N_MESSAGE_RANKS; rank++)
    {
      ludo_window_show_message (app->window, rank,
                                "The game was saved in the folder Documents "
                                "under the name “Camille and Dominique”.");
      check_kept (app, &before, size, "a message");
      check_above (app, app_find (GTK_WIDGET (app->window),
                                  LUDO_TYPE_MESSAGE_BAR),
                   GTK_WIDGET (app_board (app)), size);
    }
  ludo_messages_succeed (messages);
  ludo_messages_close (messages, LUDO_MESSAGE_DANGER);
  ludo_hint_bar_dismiss (bar);
  check_kept (app, &before, size, "nothing");
}

/* The board is as large as @before, however many lines the last sentence
 * has. */
static void
check_size (App                   *app,
            const graphene_rect_t *before,
            const char            *size)
{
  GtkWidget *board = GTK_WIDGET (app_board (app));

  if (gtk_widget_get_width (board) < before->size.width)
    g_error ("%s: the board is %d by %d at the end, and %g by %g before it",
             size, gtk_widget_get_width (board), gtk_widget_get_height (board),
             before->size.width, before->size.height);
}

/* The row of buttons is as high as before once the game is over, and where the
 * side was closed the board is where it was. */
static void
check_end (App        *app,
           const char *game_id,
           const char *size)
{
  LudoGame *game = app_begin_for_persons (app, game_id, 1);
  GtkWidget *buttons = app_find (GTK_WIDGET (app->window),
                                 LUDO_TYPE_PLAY_BUTTONS);
  graphene_rect_t before;
  int height;

  hand_settle (GTK_WIDGET (app->window));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (app_board (app)),
                                            GTK_WIDGET (app->window),
                                            &before));
  height = gtk_widget_get_height (buttons);
  app_play_plies (game, 20000);
  g_assert_true (ludo_game_get_over (game));
  hand_settle (GTK_WIDGET (app->window));
  g_assert_true (gtk_widget_get_mapped (app_find_action
                                          (GTK_WIDGET (app->window),
                                           "win.rematch")));
  if (gtk_widget_get_height (buttons) != height)
    g_error ("%s: the buttons are %d high at the end, and %d before it", size,
             gtk_widget_get_height (buttons), height);
  if (gtk_widget_get_width (GTK_WIDGET (app->window)) < 860)
    check_size (app, &before, size);
}

/* Three sizes, each with another game; the long run has all with all
 * letters. */
static void
test_kept (void)
{
  App app;

  app_open (&app);
  for (guint i = 0; i < (test_is_long () ? 5 * 4 * 3 : 3); i++)
    {
      guint size = i % 5;
      int letters = 200 - (test_is_long () ? i / 20 : i % 2 * 2) * 50;
      const char *game_id =
        games_list ()[test_is_long () ? i / 5 % 4 : 3 - i]->id;
      g_autofree char *what =
        g_strdup_printf ("%s in %d by %d, letters of %d %%", game_id,
                         sizes[size].width, sizes[size].height, letters);

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                    DOTS_96 * letters / 100, NULL);
      gtk_window_set_default_size (GTK_WINDOW (app.window), sizes[size].width,
                                   sizes[size].height);
      app_speak (&app, i % 2 == 0 ? "fr" : "en");
      check_nothing_rescales (&app, game_id, what);
      check_end (&app, game_id, what);
    }
  app_speak (&app, "en");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DOTS_96, NULL);
  app_close (&app);
}

static void
test_room (gconstpointer data)
{
  const char *game_id = data;
  LudoPlayPage *page;
  App app;
  int scale;

  app_open (&app);
  page = ludo_window_get_play_page (app.window);
  scale = gtk_widget_get_scale_factor (GTK_WIDGET (app.window));
  app_begin_for_persons (&app, game_id, 1);
  for (int letters = 100; letters <= 300;
       letters += test_is_long () ? 50 : 100)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                    DOTS_96 * letters / 100, NULL);
      for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
        {
          gboolean largest = sizes[i].width == LARGEST_WIDTH;
          int part = largest ? scale : 1;
          g_autofree char *what =
            g_strdup_printf ("%s in %d by %d, letters of %d %%", game_id,
                             sizes[i].width, sizes[i].height, letters);

          if (!is_seen (scale, largest))
            continue;

          gtk_window_set_default_size (GTK_WINDOW (app.window),
                                       sizes[i].width / part,
                                       sizes[i].height / part);
          hand_settle (GTK_WIDGET (app.window));
          check_room (&app, sizes[i].width / part, what);
          check_whole (&app, GTK_WIDGET (app.window), what);
          /* The panels beside the board are looked at in smaller letters. */
          if (letters > 200)
            continue;
          /* The letters of the window grow with it. */
          g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (app.window),
                                                   "huge")
                         == (sizes[i].width / part >= 3840));
          for (LudoSideTab tab = LUDO_SIDE_MOVES; tab < LUDO_N_SIDE_TABS;
               tab++)
            {
              /* There is nothing to review yet. */
              if (tab == LUDO_SIDE_REVIEW)
                continue;
              ludo_play_page_show_tab (page, tab);
              hand_settle (GTK_WIDGET (app.window));
              check_room (&app, sizes[i].width / part, what);
            }
          ludo_side_panel_close (ludo_play_page_get_side (page),
                                 LUDO_SIDE_RULES);
          gtk_widget_activate_action (GTK_WIDGET (app.window), "win.moves",
                                      NULL);
          hand_settle (GTK_WIDGET (app.window));
          check_room (&app, sizes[i].width / part, what);
        }
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DOTS_96, NULL);
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_data_func ("/app/board-room/zohn-ahl", "zohn-ahl", test_room);
  g_test_add_data_func ("/app/board-room/tavli", "tavli", test_room);
  g_test_add_data_func ("/app/board-room/chisolo", "chisolo", test_room);
  g_test_add_data_func ("/app/board-room/ken-wan", "ken-wan", test_room);
  g_test_add_func ("/app/board-room/kept", test_kept);
  g_test_add_func ("/app/board-room/lessons", test_lessons);
  g_test_add_func ("/app/board-room/letters", test_letters);
  g_test_add_func ("/app/board-room/editors", test_editors);
  g_test_add_func ("/app/board-room/review", test_review);
  g_test_add_func ("/app/board-room/replay", test_replay);

  return g_test_run ();
}
