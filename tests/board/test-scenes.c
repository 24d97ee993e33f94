/* test-scenes.c: a board does no more work than it must
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board writes a debug message for each scene that it sets up to paint, and
 * for each time that it finds where its places are.  Many random moves are
 * played by real clicks, and the messages of each click are counted.  Looking
 * back at a game makes none of the board's widgets anew.  How often the window
 * measures a text is counted where a label does it.
 */

#include "config.h"

#include "app-fixture.h"
#include "app/playing/ludo-replay.h"
#include "board/ludo-board-place.h"
#include "games/game-playout.h"
#include "games/games.h"

#define DOMAIN "ludotheque-board"
#define PLIES 24

/* A click may set up a scene once the button is down, the places once the pick
 * has changed, and a scene of that. */
#define SCENES_MAX 3

/* Counts: of what the board did. */
typedef struct
{
  guint n_scenes;               /* or places */
  guint n_marks;                /* of the pointer alone */
  guint n_sprites;
} Counts;

static void
count_cb (const char     *domain,
          GLogLevelFlags  level,
          const char     *message,
          gpointer        data)
{
  Counts *counts = data;

  if (g_str_has_prefix (message, "marks "))
    counts->n_marks++;
  else if (g_str_has_prefix (message, "sprite"))
    counts->n_sprites++;
  else
    counts->n_scenes++;
}

/* In how many sizes a label may be measured once its text has changed: its
 * width and height alone, and its height at some widths.  A busy machine shows
 * the answer of the search in a frame of its own, which measures two more. */
#define MEASURES_MAX 10

/* How a label measures, and how often each did. */
static void (*measure_label) (GtkWidget *widget, GtkOrientation orientation,
                              int for_size, int *minimum, int *natural,
                              int *minimum_baseline, int *natural_baseline);
static GHashTable *n_measures;

static void
count_measure (GtkWidget      *widget,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (n_measures, widget));

  g_hash_table_insert (n_measures, widget, GUINT_TO_POINTER (n + 1));
  measure_label (widget, orientation, for_size, minimum, natural,
                 minimum_baseline, natural_baseline);
}

/* From now on the measures of all labels are counted. */
static void
count_measures (void)
{
  GtkWidgetClass *klass = g_type_class_ref (GTK_TYPE_LABEL);

  n_measures = g_hash_table_new (NULL, NULL);
  measure_label = klass->measure;
  klass->measure = count_measure;
}

/* Returns: how often the label was measured that was measured most. */
static guint
most_measures (void)
{
  GHashTableIter iter;
  gpointer n;
  guint most = 0;

  g_hash_table_iter_init (&iter, n_measures);
  while (g_hash_table_iter_next (&iter, NULL, &n))
    most = MAX (most, GPOINTER_TO_UINT (n));

  return most;
}

static void
ignore_cb (const char     *domain,
           GLogLevelFlags  level,
           const char     *message,
           gpointer        data)
{
}

static void
settle (LudoBoard *board)
{
  hand_settle (GTK_WIDGET (board));
  hand_settle (GTK_WIDGET (board));
}

/* Clicks on @place, where the pointer already is, and returns how many scenes
 * that takes. */
static guint
count_click (LudoBoard *board,
             int        place)
{
  Counts counts = { 0 };
  guint handler;

  hand_point_at_place (board, place);
  settle (board);
  g_hash_table_remove_all (n_measures);
  handler = g_log_set_handler (DOMAIN, G_LOG_LEVEL_DEBUG, count_cb, &counts);
  hand_click_place (board, place);
  settle (board);
  g_log_remove_handler (DOMAIN, handler);

  return counts.n_scenes;
}

/* The pointer goes to every place and away.  The board is not drawn again, but
 * where a place can be picked its mark is, and what is seen at the end is what
 * was seen before. */
static void
test_pointer (gconstpointer game_id)
{
  const LudoDrawing *drawing = ludo_drawing_for (game_id);
  Counts counts = { 0 };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  int pickable[2] = { 0, 0 };
  guint handler, before_place, again = 0;
  LudoBoard *board;
  App app;

  app_open (&app);
  app_play_plies (app_begin_for_persons (&app, game_id, 4), 6);
  board = app_board (&app);
  hand_drop_outside (board);
  settle (board);
  before = hand_dup_picture (GTK_WIDGET (board));

  handler = g_log_set_handler (DOMAIN, G_LOG_LEVEL_DEBUG, count_cb, &counts);
  for (int place = 0; place < drawing->n_places; place++)
    {
      LudoRect bounds;

      if (!ludo_board_get_place_bounds (board, place, &bounds))
        continue;
      before_place = counts.n_marks;
      hand_point_at_place (board, place);
      settle (board);
      if (counts.n_marks > before_place)
        {
          pickable[0] = pickable[1];
          pickable[1] = place;
        }
      /* For GTK the pointer stays where it was, so nothing is restyled. */
      g_assert_false (gtk_widget_get_state_flags
                        (ludo_board_get_place (board, place))
                      & GTK_STATE_FLAG_PRELIGHT);
    }
  for (int i = 0; i < 4; i++)
    {
      if (i == 2)
        again = counts.n_marks;
      hand_point_at_place (board, pickable[i % 2]);
      settle (board);
    }
  /* The pointer comes back to places whose marks are painted. */
  g_assert_cmpuint (counts.n_marks, ==, again);
  hand_drop_outside (board);
  settle (board);
  g_log_remove_handler (DOMAIN, handler);

  g_assert_cmpuint (counts.n_scenes, ==, 0);
  g_assert_cmpuint (counts.n_marks, >, 0);
  g_assert_cmpuint (counts.n_marks, <=, (guint) drawing->n_places + 2);
  after = hand_dup_picture (GTK_WIDGET (board));
  g_assert_cmpstr (before, ==, after);
  app_close (&app);
}

/* Draws the middle of @board at nine tenths of its size over a ground of
 * @grey. */
static cairo_surface_t *
draw_smaller (LudoBoard *board,
              double     grey,
              int        width,
              int        height)
{
  g_autoptr (GdkPaintable) paintable =
    gtk_widget_paintable_new (GTK_WIDGET (board));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width / 2, height / 2);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  cairo_set_source_rgb (cr, grey, grey, grey);
  cairo_paint (cr);
  cairo_translate (cr, -width / 5.0, -height / 5.0);
  cairo_scale (cr, 0.9, 0.9);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* No ground shows between the tiles of a picture that GTK draws at another
 * size. */
static void
test_seams (gconstpointer game_id)
{
  App app;
  LudoBoard *board;
  cairo_surface_t *light, *dark;
  int width, height;

  app_open (&app);
  app_play_plies (app_begin_for_persons (&app, game_id, 4), 6);
  board = app_board (&app);
  settle (board);
  width = gtk_widget_get_width (GTK_WIDGET (board));
  height = gtk_widget_get_height (GTK_WIDGET (board));
  light = draw_smaller (board, 1, width, height);
  dark = draw_smaller (board, 0, width, height);
  g_assert_cmpmem (cairo_image_surface_get_data (light),
                   (gsize) (cairo_image_surface_get_stride (light)
                            * (height / 2)),
                   cairo_image_surface_get_data (dark),
                   (gsize) (cairo_image_surface_get_stride (dark)
                            * (height / 2)));
  cairo_surface_destroy (light);
  cairo_surface_destroy (dark);
  app_close (&app);
}

static void
test_clicks (gconstpointer game_id)
{
  App app;
  LudoGame *game;
  LudoBoard *board;
  const LudoDrawing *drawing = ludo_drawing_for (game_id);
  GameRng rng = { 7 };
  guint worst = 0, measured = 0;

  app_open (&app);
  game = app_begin_for_persons (&app, game_id, 4);
  board = app_board (&app);
  settle (board);
  for (guint i = 0; i < PLIES && !ludo_game_get_over (game); i++)
    {
      g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
      int n_moves = ludo_game_get_legal_moves (game, moves);
      int path[LUDO_PATH_MAX] = { drawing->throw_place };
      int n_path = 1;

      if (n_moves > 0)
        n_path = drawing->move_path
                   (ludo_game_get_state (game),
                    moves[game_rng_below (&rng, (guint32) n_moves)], path);
      for (int j = 0; j < n_path; j++)
        {
          guint n = count_click (board, path[j]);

          if (n > SCENES_MAX)
            g_error ("%s, ply %u: %u scenes for a click on place %d",
                     (const char *) game_id, i, n, path[j]);
          worst = MAX (worst, n);
          measured = MAX (measured, most_measures ());
        }
      g_assert_cmpuint (ludo_game_get_n_plies (game), ==, i + 1);
    }
  /* The messages are there to be counted. */
  g_assert_cmpuint (worst, >, 0);
  g_test_message ("%s: up to %u scenes and %u measures of a text a click",
                  (const char *) game_id, worst, measured);
  g_assert_cmpuint (measured, >, 0);
  g_assert_cmpuint (measured, <=, MEASURES_MAX);
  app_close (&app);
}

static gboolean
note_idle_cb (gpointer idle)
{
  *(gboolean *) idle = TRUE;

  return G_SOURCE_REMOVE;
}

static gboolean
is_set (gpointer idle)
{
  return *(gboolean *) idle;
}

/* The pebbles are made before anybody sows. */
static void
test_sprites (void)
{
  Counts ahead = { 0 }, sowing = { 0 };
  guint handler = g_log_set_handler (DOMAIN, G_LOG_LEVEL_DEBUG, count_cb,
                                     &ahead);
  gboolean idle = FALSE;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", 4);
  settle (app_board (&app));
  /* It has its turn once those are done that came before it. */
  g_idle_add_full (G_PRIORITY_LOW + 1, note_idle_cb, &idle, NULL);
  hand_wait_until (is_set, &idle, "nothing to do");
  g_log_remove_handler (DOMAIN, handler);
  g_assert_cmpuint (ahead.n_sprites, >, 0);

  handler = g_log_set_handler (DOMAIN, G_LOG_LEVEL_DEBUG, count_cb, &sowing);
  app_play_plies (game, 2);
  settle (app_board (&app));
  g_log_remove_handler (DOMAIN, handler);
  g_assert_cmpuint (sowing.n_scenes, >, 0);
  g_assert_cmpuint (sowing.n_sprites, ==, 0);
  app_close (&app);
}

static void
play_at_random (LudoGame *game,
                guint     n_plies)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  GameRng rng = { 7 };

  for (guint i = 0; i < n_plies; i++)
    if (!ludo_game_throw (game))
      {
        int n_moves = ludo_game_get_legal_moves (game, moves);

        ludo_game_play_move (game, moves[game_rng_below (&rng,
                                                         (guint32) n_moves)]);
      }
}

/* The widgets that stand for the places are those of @places, and each has the
 * name of what lies there now. */
static void
assert_places (LudoBoard *board,
               GPtrArray *places)
{
  LudoGame *game = ludo_board_get_game (board);
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_game_get_rules (game)->id);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board));

  for (guint i = 0; i < places->len; i++)
    {
      g_autofree char *name = drawing->describe_place (game, (int) i);
      g_autofree char *shown = app_dup_name (child);

      g_assert_true (child == g_ptr_array_index (places, i));
      g_assert_true (child == ludo_board_get_place (board, (int) i));
      g_assert_cmpstr (shown, ==, name);
      child = gtk_widget_get_next_sibling (child);
    }
  g_assert_null (child);
}

/* @focus keeps the keyboard, however one steps. */
static void
look_about (LudoReplay *replay,
            LudoBoard  *board,
            GPtrArray  *places,
            GtkWidget  *focus)
{
  static const int steps[] = { -1, -1, 1, -1, 1, 1 };
  GtkRoot *root = gtk_widget_get_root (focus);

  ludo_replay_preview (replay, 3);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      assert_places (board, places);
      g_assert_true (gtk_root_get_focus (root) == focus);
      g_assert_true (ludo_replay_step (replay, steps[i]));
      settle (board);
    }
  ludo_replay_end (replay);
  assert_places (board, places);
  g_assert_true (gtk_root_get_focus (root) == focus);
}

static void
test_replay (gconstpointer game_id)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new_with_free_func
                                   (g_object_unref);
  const LudoDrawing *drawing = ludo_drawing_for (game_id);
  LudoBoard *board;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, game_id, 4);
  play_at_random (game, 6);
  board = app_board (&app);
  for (int i = 0; i < drawing->n_places; i++)
    g_ptr_array_add (places, g_object_ref (ludo_board_get_place (board, i)));
  settle (board);
  hand_focus_window (GTK_WIDGET (board));
  /* A cell of every game, and of every position. */
  gtk_widget_grab_focus (ludo_board_get_place (board, 8));
  look_about (ludo_play_page_get_replay
                (ludo_window_get_play_page (app.window)), board, places,
              g_ptr_array_index (places, 8));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  g_setenv ("G_MESSAGES_DEBUG", DOMAIN, TRUE);
  app_init (&argc, &argv, "en");
  /* Messages outside of clicks are not to be printed. */
  g_log_set_handler (DOMAIN, G_LOG_LEVEL_DEBUG, ignore_cb, NULL);
  count_measures ();

  g_test_add_func ("/scenes/sprites", test_sprites);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const char *id = games_list ()[i]->id;
      g_autofree char *clicks = g_strdup_printf ("/scenes/clicks/%s", id);
      g_autofree char *pointer = g_strdup_printf ("/scenes/pointer/%s", id);
      g_autofree char *seams = g_strdup_printf ("/scenes/seams/%s", id);
      g_autofree char *replay = g_strdup_printf ("/scenes/replay/%s", id);

      g_test_add_data_func (clicks, id, test_clicks);
      g_test_add_data_func (pointer, id, test_pointer);
      g_test_add_data_func (seams, id, test_seams);
      g_test_add_data_func (replay, id, test_replay);
    }

  return g_test_run ();
}
