/* test-board-room.c: the board has room in every window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/playing/ludo-player-strip.h"

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

/* The board is in the window, and no side of it is shorter than half of the
 * window's shorter side; who plays is told in whole letters. */
static void
check_room (App        *app,
            int         width,
            const char *what)
{
  GtkWidget *window = GTK_WIDGET (app->window);
  GtkWidget *board = GTK_WIDGET (app_board (app));
  int least = MIN (gtk_widget_get_width (window),
                   gtk_widget_get_height (window)) / 2;
  GtkWidget *strip = app_find (window, LUDO_TYPE_PLAYER_STRIP);
  graphene_rect_t bounds, frame, picture;
  int needed;

  /* A window that needs more would be cut by the screen. */
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL,
                      NULL, NULL);
  if (needed > width)
    g_error ("%s: the window needs %d pixels across", what, needed);

  g_assert_true (gtk_widget_get_mapped (board));
  if (gtk_widget_get_width (board) < least
      || gtk_widget_get_height (board) < least)
    g_error ("%s: the board has %d by %d pixels of %d", what,
             gtk_widget_get_width (board), gtk_widget_get_height (board),
             least);
  graphene_rect_init (&frame, 0, 0, gtk_widget_get_width (window),
                      gtk_widget_get_height (window));
  g_assert_true (gtk_widget_compute_bounds (board, window, &bounds));
  g_assert_true (graphene_rect_contains_rect (&frame, &bounds));
  measure_picture (app_board (app), &picture);
  graphene_rect_init (&frame, -1, -1, gtk_widget_get_width (board) + 2,
                      gtk_widget_get_height (board) + 2);
  if (!graphene_rect_contains_rect (&frame, &picture))
    g_error ("%s: some of the board is cut off", what);
  if (strip != NULL && gtk_widget_get_mapped (strip))
    {
      int natural;

      gtk_widget_measure (strip, GTK_ORIENTATION_VERTICAL,
                          gtk_widget_get_allocated_width (strip), NULL, &natural, NULL,
                          NULL);
      g_assert_cmpint (gtk_widget_get_allocated_height (strip), >=, natural);
    }
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
  for (int letters = 100; letters <= 200; letters += 50)
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

          /* Elsewhere the scale changes no size that is asked for, and there
           * no letter is large. */
          if ((scale > 1 && !largest) || (scale == 1 && largest
                                          && letters == 150))
            continue;

          gtk_window_set_default_size (GTK_WINDOW (app.window),
                                       sizes[i].width / part,
                                       sizes[i].height / part);
          hand_settle (GTK_WIDGET (app.window));
          check_room (&app, sizes[i].width / part, what);
          /* However many play, an upright window has room to say who. */
          g_assert_true (letters > 100 || sizes[i].width > sizes[i].height
                         || gtk_widget_get_mapped
                              (app_find (GTK_WIDGET (app.window),
                                         LUDO_TYPE_PLAYER_STRIP)));
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

  return g_test_run ();
}
