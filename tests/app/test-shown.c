/* test-shown.c: nothing is told of a move before it has been shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"
#include "app/playing/panels/ludo-move-list.h"

typedef struct
{
  const char *game_id;
  const char *position;         /* NULL: the start */
  const char *move;             /* NULL: a throw */
} Sample;

static const Sample samples[] = {
  { "zohn-ahl", NULL, NULL },
  { "tavli", NULL, NULL },
  { "ken-wan", NULL, NULL },
  /* The last stone of the other camp is taken. */
  { "chisolo", "0,0,0,0,0,0,0/0,0,0,1,0,0,0/0,0,0,0,1,0,0/1,0,0,0,0,0,0 s ++ 8",
    "e2" },
};

/* Told: the texts of a game. */
typedef struct
{
  char *status;
  char *detail;
  char *title;
  char *spoken;
  guint n_listed;
} Told;

static void
told_init (Told *told,
           App  *app)
{
  LudoPlayPage *page = ludo_window_get_play_page (app->window);
  LudoStatus *status = app_status (page);
  GtkWidget *list = app_find (app_find (GTK_WIDGET (page), LUDO_TYPE_MOVE_LIST),
                              GTK_TYPE_LIST_VIEW);
  GtkSelectionModel *rows = gtk_list_view_get_model (GTK_LIST_VIEW (list));

  *told = (Told) {
    .status = g_strdup (ludo_status_get_turn (status)),
    .detail = g_strdup (app_detail (page)),
    .title = app_dup_title (app),
    .spoken = g_strdup (app_announcement (status)),
    .n_listed = g_list_model_get_n_items (G_LIST_MODEL (rows)),
  };
}

static void
told_clear (Told *told)
{
  g_free (told->status);
  g_free (told->detail);
  g_free (told->title);
  g_free (told->spoken);
}

/* Whether what there is to read now is still, or is no more, @before. */
static void
check_told (App        *app,
            const Told *before,
            gboolean    still)
{
  Told now;

  told_init (&now, app);
  if (still)
    {
      g_assert_cmpstr (now.status, ==, before->status);
      g_assert_cmpstr (now.detail, ==, before->detail);
      g_assert_cmpstr (now.title, ==, before->title);
      g_assert_cmpstr (now.spoken, ==, before->spoken);
      /* An added entry of the list gives at most the start of the move. */
      g_assert_cmpuint (now.n_listed, <=, before->n_listed + 1);
    }
  else
    {
      g_assert_cmpstr (now.detail, !=, before->detail);
      g_assert_cmpstr (now.spoken, !=, before->spoken);
      g_assert_cmpuint (now.n_listed, ==, before->n_listed + 1);
    }
  told_clear (&now);
}

static gboolean
is_at_rest (gpointer data)
{
  gboolean moving;

  g_object_get (data, "moving", &moving, NULL);

  return !moving;
}

static void
play (LudoGame     *game,
      const Sample *sample)
{
  g_autoptr (GError) error = NULL;
  GameMove moves[GAME_MOVES_MAX];

  if (sample->move != NULL)
    ludo_game_play (game, sample->move, &error);
  else if (!ludo_game_throw (game))
    {
      g_assert_cmpint (ludo_game_get_legal_moves (game, moves), >, 0);
      ludo_game_play_move (game, moves[0]);
    }
  g_assert_no_error (error);
}

static void
check_sample (const Sample       *sample,
              LudoAnimationSpeed  speed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) game = NULL;
  LudoBoard *board;
  Told before;
  App app;

  app_open (&app);
  board = app_board (&app);
  game = sample->position == NULL
           ? ludo_game_new (sample->game_id, NULL, 3, &error)
           : ludo_game_new_from_position (sample->game_id, sample->position,
                                          3, &error);
  g_assert_no_error (error);
  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    ludo_game_get_player (game, seat, 0)->level = 0;
  ludo_window_show_game (app.window, game);
  hand_settle (GTK_WIDGET (app.window));
  g_object_set (board, "animation-speed", speed, NULL);
  told_init (&before, &app);

  play (game, sample);
  g_assert_true (is_at_rest (board) == (speed == LUDO_ANIMATION_NONE));
  if (speed != LUDO_ANIMATION_NONE)
    {
      check_told (&app, &before, TRUE);
      /* Asking for the page to be brought up to date tells no more. */
      ludo_play_page_update (ludo_window_get_play_page (app.window));
      check_told (&app, &before, TRUE);
    }
  if (speed == LUDO_ANIMATION_STEPS)
    ludo_board_skip_motion (board);
  hand_wait_until (is_at_rest, board, "the move to be shown");
  check_told (&app, &before, FALSE);
  if (ludo_game_get_over (game))
    {
      g_autofree char *outcome = ludo_game_describe_outcome (game);

      g_assert_cmpstr (ludo_play_page_get_status
                         (ludo_window_get_play_page (app.window)), ==,
                       outcome);
    }

  told_clear (&before);
  app_close (&app);
}

static void
test_after_move (gconstpointer data)
{
  LudoAnimationSpeed speed = GPOINTER_TO_UINT (data);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    check_sample (&samples[i], speed);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
}

/* A move that is taken back before it was described is never described. */
static void
test_taken_back (void)
{
  LudoGame *game;
  LudoBoard *board;
  Told before;
  App app;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  app_open (&app);
  board = app_board (&app);
  game = app_begin_for_persons (&app, "zohn-ahl", 3);
  g_object_set (board, "animation-speed", LUDO_ANIMATION_SLOW, NULL);
  told_init (&before, &app);
  g_assert_true (ludo_game_throw (game));
  check_told (&app, &before, TRUE);
  g_assert_true (ludo_game_undo (game));
  hand_wait_until (is_at_rest, board, "the board to rest");
  g_assert_cmpstr (ludo_play_page_get_status
                     (ludo_window_get_play_page (app.window)), ==,
                   before.status);
  g_assert_nonnull (strstr (app_detail (ludo_window_get_play_page (app.window)),
                            "taken back"));
  told_clear (&before);
  app_close (&app);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
}

/* A computer's move is announced as late as a person's. */
static void
test_computer (gconstpointer data)
{
  LudoPlayPage *page;
  LudoBoard *board;
  LudoGame *game;
  Told before;
  App app;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  app_open (&app);
  page = ludo_window_get_play_page (app.window);
  board = app_board (&app);
  game = app_begin_for_persons (&app, data, 3);
  g_object_set (board, "animation-speed", LUDO_ANIMATION_FAST, NULL);
  ludo_computer_set_think_time (ludo_play_page_get_computer (page), 20);
  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    *ludo_game_get_player (game, seat, 0) = (LudoPlayer) {
      .kind = LUDO_PLAYER_COMPUTER, .level = 1,
    };
  ludo_play_page_set_game (page, NULL);
  ludo_play_page_set_game (page, game);
  for (guint n_plies = 0, n = 0; n < 4; n++)
    {
      told_init (&before, &app);
      while (ludo_game_get_n_plies (game) == n_plies)
        {
          told_clear (&before);
          told_init (&before, &app);
          g_main_context_iteration (NULL, TRUE);
        }
      /* In tavli it plays all of its dice at once. */
      n_plies = ludo_game_get_n_plies (game);
      g_assert_false (is_at_rest (board));
      while (!is_at_rest (board))
        {
          /* Ply by ply, each after it was seen; but the start of the next. */
          before.n_listed = 1 + ludo_board_get_n_shown (board);
          check_told (&app, &before, TRUE);
          g_assert_cmpuint (ludo_game_get_n_plies (game), ==, n_plies);
          g_main_context_iteration (NULL, TRUE);
        }
      g_assert_cmpstr (app_detail (page), !=, before.detail);
      told_clear (&before);
    }
  app_close (&app);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
}

/* A window may be closed while a move is being shown in it. */
static void
test_closed (gconstpointer data)
{
  LudoBoard *board;
  LudoGame *game;
  App app;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  for (LudoAnimationSpeed speed = LUDO_ANIMATION_SLOW;
       speed < LUDO_N_ANIMATION_SPEEDS; speed++)
    {
      app_open (&app);
      board = app_board (&app);
      game = app_begin_for_persons (&app, data, 3);
      g_object_set (board, "animation-speed", speed, NULL);
      app_play_plies (game, 1);
      g_assert_false (is_at_rest (board));
      /* Not three frames, after which a slow machine has shown it all. */
      g_main_context_iteration (NULL, TRUE);
      app_close (&app);
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_data_func ("/app/shown/at-once",
                        GUINT_TO_POINTER (LUDO_ANIMATION_NONE),
                        test_after_move);
  g_test_add_data_func ("/app/shown/fast",
                        GUINT_TO_POINTER (LUDO_ANIMATION_FAST),
                        test_after_move);
  g_test_add_data_func ("/app/shown/step-by-step",
                        GUINT_TO_POINTER (LUDO_ANIMATION_STEPS),
                        test_after_move);
  g_test_add_func ("/app/shown/taken-back", test_taken_back);
  g_test_add_data_func ("/app/shown/computer/zohn-ahl", "zohn-ahl",
                        test_computer);
  g_test_add_data_func ("/app/shown/closed/zohn-ahl", "zohn-ahl",
                        test_closed);
  g_test_add_data_func ("/app/shown/computer/tavli", "tavli",
                        test_computer);
  g_test_add_data_func ("/app/shown/closed/tavli", "tavli",
                        test_closed);
  g_test_add_data_func ("/app/shown/computer/chisolo", "chisolo",
                        test_computer);
  g_test_add_data_func ("/app/shown/closed/chisolo", "chisolo",
                        test_closed);
  g_test_add_data_func ("/app/shown/computer/ken-wan", "ken-wan",
                        test_computer);
  g_test_add_data_func ("/app/shown/closed/ken-wan", "ken-wan",
                        test_closed);

  return g_test_run ();
}
