/* test-game-sheet.c: a game on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <cairo-pdf.h>
#include <glib/gstdio.h>

#include "app-fixture.h"
#include "app/playing/ludo-game-sheet.h"
#include "games/games.h"

/* A4, in points. */
#define PAPER_WIDTH 595
#define PAPER_HEIGHT 842

static LudoGame *
play (const char *game_id,
      int         n_plies)
{
  LudoGame *game = ludo_game_new (game_id, NULL, 4, NULL);

  app_play_plies (game, n_plies);

  return game;
}

/* Where ink was laid, in a picture as large as the paper. */
static void
find_ink (LudoSheets *sheet,
          guint       number,
          LudoRect   *ink)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PAPER_WIDTH,
                                PAPER_HEIGHT);
  cairo_t *cr = cairo_create (surface);
  int left = PAPER_WIDTH, right = 0, top = PAPER_HEIGHT, bottom = 0;
  const guint8 *data;
  int stride;

  ludo_sheets_draw (sheet, number, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  stride = cairo_image_surface_get_stride (surface);
  for (int y = 0; y < PAPER_HEIGHT; y++)
    for (int x = 0; x < PAPER_WIDTH; x++)
      if (data[y * stride + 4 * x + 3] > 0)
        {
          left = MIN (left, x);
          right = MAX (right, x);
          top = MIN (top, y);
          bottom = MAX (bottom, y);
        }
  *ink = (LudoRect) { left, top, right - left, bottom - top };
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Every sheet has something on it and keeps 10 mm free at each edge. */
static void
test_sheets (gconstpointer data)
{
  g_autoptr (LudoGame) game = play (data, 150);
  g_autoptr (LudoSheets) sheet = ludo_game_sheet_new (game);
  guint n_sheets = ludo_sheets_paginate (sheet, PAPER_WIDTH, PAPER_HEIGHT);
  const double edge = 72 / 2.54;

  g_assert_cmpuint (n_sheets, >=, 2);
  g_assert_cmpuint (n_sheets, <, 40);
  for (guint i = 0; i < n_sheets; i++)
    {
      LudoRect ink;

      find_ink (sheet, i, &ink);
      g_assert_cmpfloat (ink.x, >=, edge);
      g_assert_cmpfloat (ink.y, >=, edge);
      g_assert_cmpfloat (ink.x + ink.width, <=, PAPER_WIDTH - edge);
      g_assert_cmpfloat (ink.y + ink.height, <=, PAPER_HEIGHT - edge);
    }
}

/* The start of a game fits on one. */
static void
test_start (void)
{
  const GameRules *const *games = games_list ();

  for (int i = 0; games[i] != NULL; i++)
    {
      g_autoptr (LudoGame) game = play (games[i]->id, 0);
      g_autoptr (LudoSheets) sheet = ludo_game_sheet_new (game);

      g_assert_cmpuint (ludo_sheets_paginate (sheet, PAPER_WIDTH,
                                              PAPER_HEIGHT), ==, 1);
    }
}

static gboolean
is_file (gpointer data)
{
  g_autofree char *text = NULL;
  gsize length;

  return g_file_get_contents (data, &text, &length, NULL)
         && g_str_has_suffix (g_strchomp (text + (length > 6 ? length - 6 : 0)),
                              "EOF");
}

/* Through the window and GTK's printing, into a file. */
static void
test_window_prints (void)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (),
                                            "game.pdf", NULL);
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "ken-wan", 1);
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==,
                   0);
  ludo_window_print_game (app.window, GTK_PRINT_OPERATION_ACTION_EXPORT, path);
  hand_wait_until (is_file, path, "the file");
  g_assert_null (app_message (app.window));

  /* A folder that is not there is said. */
  ludo_window_print_game (app.window, GTK_PRINT_OPERATION_ACTION_EXPORT,
                          "/no/such/folder/game.pdf");
  g_assert_nonnull (app_message (app.window));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  const GameRules *const *games = games_list ();

  app_init (&argc, &argv, "en");
  for (int i = 0; games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/game-sheet/%s",
                                               games[i]->id);

      g_test_add_data_func (path, games[i]->id, test_sheets);
    }
  g_test_add_func ("/app/game-sheet/start", test_start);
  g_test_add_func ("/app/game-sheet/window", test_window_prints);

  return g_test_run ();
}
