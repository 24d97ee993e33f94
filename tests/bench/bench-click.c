/* bench-click.c: how long a click waits for its answer while a board moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chisolo sows more than 500 stones in a real window on a virtual display.
 * Meanwhile another thread clicks, so that it is never the window's own choice
 * when: on a button, which opens and closes the list of moves, and on a hole,
 * which ends the showing and picks.  A click is answered once what it changed
 * has been painted.  Everything is slower under load, of course.
 */

#include "config.h"

#include "bench.h"

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <gdk/x11/gdkx.h>
#include <stdio.h>

#include "board/hands-fixture.h"
#include "test-wait.h"
#include "tools/tool.h"

/* g2 sows 540 stones. */
#define LONG_SOWING                                                     \
  "1,2,3,2,2,2,4/0,3,1,4,1,4,4/2,1,4,1,2,1,3/3,0,3,0,6,3,4 s +- 0"
#define STONES 540

/* Times the sowing is shown to the end, unless the first argument says so, and
 * for each of them how often it is ended by a click.  With 0 each is begun once
 * and left after the first answer: to see that it can be run. */
#define ROUNDS 3
#define CUTS 4

/* Milliseconds from an answer to the next click, at least and at most. */
#define PAUSE_MIN 30
#define PAUSE_MAX 250
/* Before a click that ends a sowing: it takes longer to the end. */
#define CUT_MAX 4000

/* Bench: the lock is for what both threads see. */
typedef struct
{
  Fixture fixture;
  gboolean handled;             /* but not painted yet */
  guint n_frames;               /* painted so far */
  double sowing;                /* seconds */
  guint n_enough;               /* answers, after which a sowing is left */
  GArray *answers;              /* double, milliseconds */
  GRand *rand;                  /* of the thread that clicks */

  GMutex lock;
  GCond answered;
  gint64 sent;                  /* 0 when no click is on its way */
  int x;
  int y;
  int pause_max;
  gboolean over;
} Bench;

/* The other thread, with a connection of its own. */
static gpointer
click_thread (gpointer data)
{
  Bench *bench = data;
  Display *display = XOpenDisplay (NULL);

  g_assert_nonnull (display);
  g_mutex_lock (&bench->lock);
  while (!bench->over)
    {
      int pause = g_rand_int_range (bench->rand, PAUSE_MIN, bench->pause_max);

      g_mutex_unlock (&bench->lock);
      g_usleep ((gulong) pause * 1000);
      g_mutex_lock (&bench->lock);
      if (bench->over)
        break;
      bench->sent = g_get_monotonic_time ();
      XTestFakeMotionEvent (display, -1, bench->x, bench->y, CurrentTime);
      XTestFakeButtonEvent (display, 1, True, CurrentTime);
      XTestFakeButtonEvent (display, 1, False, CurrentTime);
      XSync (display, False);
      while (bench->sent != 0 && !bench->over)
        g_cond_wait (&bench->answered, &bench->lock);
    }
  g_mutex_unlock (&bench->lock);
  XCloseDisplay (display);

  return NULL;
}

static void
handled_cb (Bench *bench)
{
  bench->handled = TRUE;
}

static void
painted_cb (Bench *bench)
{
  double waited;

  bench->n_frames++;
  if (!bench->handled)
    return;

  bench->handled = FALSE;
  g_mutex_lock (&bench->lock);
  if (bench->sent != 0)
    {
      waited = (double) (g_get_monotonic_time () - bench->sent) / 1000;
      g_array_append_val (bench->answers, waited);
    }
  bench->sent = 0;
  g_cond_signal (&bench->answered);
  g_mutex_unlock (&bench->lock);
}

/* Sets the target of the clicks to (@x, @y) of @widget. */
static void
aim (Bench     *bench,
     GtkWidget *widget,
     double     x,
     double     y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  Display *display =
    gdk_x11_display_get_xdisplay (gtk_widget_get_display (widget));
  graphene_point_t point;
  double dx, dy;
  Window child;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native),
                                           &GRAPHENE_POINT_INIT (x, y),
                                           &point));
  gtk_native_get_surface_transform (native, &dx, &dy);
  XTranslateCoordinates (display, gdk_x11_surface_get_xid (surface),
                         DefaultRootWindow (display), (int) (point.x + dx),
                         (int) (point.y + dy), &bench->x, &bench->y, &child);
}

static gboolean
is_moving (Bench *bench)
{
  return ludo_board_get_motion_left (bench->fixture.board) > 0;
}

/* From its first stone to its last, or to the click that ends it.  @aim_at
 * finds its target where it is by then. */
static void
sow (Bench  *bench,
     void (*aim_at) (Bench *bench),
     int     pause_max)
{
  LudoGame *game = bench->fixture.game;
  GThread *thread;
  guint frame;

  ludo_game_go_to (game, 0);
  hands_settle (&bench->fixture);
  bench->over = FALSE;
  bench->pause_max = pause_max;
  g_assert_true (ludo_game_play (game, "g2", NULL));
  bench->sowing = ludo_board_get_motion_left (bench->fixture.board);
  g_assert_cmpfloat (bench->sowing, >, 0);
  /* The widgets beside the board have changed with the next frame. */
  frame = bench->n_frames;
  WAIT_UNTIL (bench->n_frames >= frame + 2);
  bench->handled = FALSE;
  aim_at (bench);
  thread = g_thread_new ("clicks", click_thread, bench);
  WAIT_UNTIL ((!is_moving (bench) && !bench->handled)
              || bench->answers->len >= bench->n_enough);
  ludo_board_skip_motion (bench->fixture.board);

  g_mutex_lock (&bench->lock);
  bench->over = TRUE;
  bench->sent = 0;
  g_cond_signal (&bench->answered);
  g_mutex_unlock (&bench->lock);
  g_thread_join (thread);
  hands_settle (&bench->fixture);
  bench->handled = FALSE;
}

static void
report (Bench      *bench,
        const char *target)
{
  BenchSpread spread = bench_spread (bench->answers);

  g_assert_cmpuint (bench->answers->len, >, 0);
  printf ("%-9s %6u", target, bench->answers->len);
  bench_print_spread (&spread);
  printf ("\n");
  g_array_set_size (bench->answers, 0);
}

static GtkWidget *
find_button (Bench *bench)
{
  GtkWidget *button = app_find_action (GTK_WIDGET (bench->fixture.app.window),
                                       "win.moves");

  g_assert_nonnull (button);

  return button;
}

static void
aim_at_button (Bench *bench)
{
  GtkWidget *button = find_button (bench);

  aim (bench, button, gtk_widget_get_width (button) / 2.0,
       gtk_widget_get_height (button) / 2.0);
}

static void
click_button (Bench *bench,
              guint  n_rounds)
{
  GtkWidget *button = find_button (bench);
  gulong handler = g_signal_connect_swapped (button, "clicked",
                                             G_CALLBACK (handled_cb), bench);

  for (guint i = 0; i < MAX (n_rounds, 1); i++)
    sow (bench, aim_at_button, PAUSE_MAX);
  g_signal_handler_disconnect (button, handler);
  printf ("%d stones sown in %.1f s\n%-9s %6s" BENCH_SPREAD_HEADS "\n", STONES,
          bench->sowing, "target", "clicks");
  report (bench, "button");
}

/* The end of a sowing is the answer of the board, its beginning is none. */
static void
moving_cb (Bench *bench)
{
  g_mutex_lock (&bench->lock);
  bench->handled = bench->sent != 0 && !is_moving (bench);
  g_mutex_unlock (&bench->lock);
}

static void
aim_at_hole (Bench *bench)
{
  LudoBoard *board = bench->fixture.board;
  LudoRect hole;

  g_assert_true (ludo_board_get_place_bounds (board, 0, &hole));
  aim (bench, GTK_WIDGET (board), hole.x + hole.width / 2,
       hole.y + hole.height / 2);
}

static void
click_hole (Bench *bench,
            guint  n_rounds)
{
  LudoBoard *board = bench->fixture.board;
  gulong handler = g_signal_connect_swapped (board, "notify::moving",
                                             G_CALLBACK (moving_cb), bench);

  for (guint i = 0; i < MAX (CUTS * n_rounds, 1); i++)
    sow (bench, aim_at_hole, n_rounds > 0 ? CUT_MAX : PAUSE_MAX);
  g_signal_handler_disconnect (board, handler);
  report (bench, "board");
}

static void
run (gconstpointer data)
{
  guint n_rounds = GPOINTER_TO_UINT (data);
  Bench bench = { .answers = bench_times_new (),
                  .rand = g_rand_new_with_seed (1),
                  .n_enough = n_rounds > 0 ? G_MAXUINT : 1 };
  GdkFrameClock *clock;
  gulong handler;

  g_mutex_init (&bench.lock);
  g_cond_init (&bench.answered);
  hands_set_up (&bench.fixture, LONG_SOWING);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (bench.fixture.app.window));
  handler = g_signal_connect_swapped (clock, "after-paint",
                                      G_CALLBACK (painted_cb), &bench);

  click_button (&bench, n_rounds);
  click_hole (&bench, n_rounds);

  g_signal_handler_disconnect (clock, handler);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
  hands_tear_down (&bench.fixture, NULL);
  g_array_unref (bench.answers);
  g_rand_free (bench.rand);
  g_mutex_clear (&bench.lock);
  g_cond_clear (&bench.answered);
}

/* Runs as a test, so that the program has folders of its own to keep its
 * games. */
gboolean
bench_click (const BenchOptions *options)
{
  char *name = g_strdup (g_get_prgname ());
  char **argv = &name;
  int argc = 1;
  guint64 n_rounds = ROUNDS;
  char **arguments = options->arguments;

  if (arguments[0] != NULL
      && (arguments[1] != NULL
          || !g_ascii_string_to_unsigned (arguments[0], 10, 0, 1000,
                                          &n_rounds, NULL)))
    return tool_complain ("see --help");

  g_setenv ("LUDOTHEQUE_WINDOW", "1280x1000", FALSE);
  app_init (&argc, &argv, "en");
  g_test_add_data_func ("/bench/click", GUINT_TO_POINTER ((guint) n_rounds),
                        run);
  g_assert_cmpint (g_test_run (), ==, 0);

  return TRUE;
}
