/* test-rest.c: whatever is shown comes to rest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window whose parts do not agree on what they need is laid out again and
 * again.  So the main loop may not be at work for long without a look at what
 * else there is to do, and the frame clock stops soon after the last event.
 */

#include "config.h"

#include "app-fixture.h"
#include "watchdog.h"

#include <X11/keysym.h>

#include "games/games.h"

/* The longest that the main loop may be at work at a time, in seconds of its
 * own. */
#ifdef TEST_SHORT
#define BUSY_MAX 4.0
#else
#define BUSY_MAX 0.5
#endif

/* So long no frame is drawn where there is rest, and within so long there has
 * to be some, in microseconds.  A busy machine draws few frames in that time;
 * a clock that runs on draws more than so many. */
#define QUIET 50000
#define REST_MAX (2 * G_USEC_PER_SEC)
#define FRAMES_MAX 40

static const struct
{
  int width;
  int height;
} sizes[] = {
  { 360, 480 }, { 480, 800 }, { 640, 480 }, { 800, 600 },
  { 900, 700 }, { 1024, 768 }, { 1280, 720 }, { 1366, 768 },
  { 1280, 1024 }, { 1600, 900 }, { 1080, 1080 }, { 1920, 1080 },
};

static const char *const languages[] = { "fr", "en" };

static void
frame_cb (guint *n_frames)
{
  (*n_frames)++;
}

static GPtrArray *
list_clocks (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  GPtrArray *clocks = g_ptr_array_new_with_free_func (g_object_unref);

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_mapped (l->data))
      g_ptr_array_add (clocks,
                       g_object_ref (gtk_widget_get_frame_clock (l->data)));

  return clocks;
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Runs the main loop until no window draws any more; FALSE where one goes
 * on. */
static gboolean
run_to_rest (void)
{
  g_autoptr (GPtrArray) clocks = list_clocks ();
  guint timer = g_timeout_add (QUIET / 2000, wake_cb, NULL);
  guint n_frames = 0, n_seen = 0;
  gint64 begun = g_get_monotonic_time ();
  gint64 last = begun;
  gint64 now = begun;

  for (guint i = 0; i < clocks->len; i++)
    g_signal_connect_swapped (clocks->pdata[i], "before-paint",
                              G_CALLBACK (frame_cb), &n_frames);

  while (now < last + QUIET || g_main_context_pending (NULL))
    {
      g_main_context_iteration (NULL, TRUE);
      now = g_get_monotonic_time ();
      if (n_frames > n_seen)
        last = now;
      n_seen = n_frames;
      if (now > begun + REST_MAX && n_frames > FRAMES_MAX)
        break;
    }

  for (guint i = 0; i < clocks->len; i++)
    g_signal_handlers_disconnect_by_func (clocks->pdata[i], frame_cb,
                                          &n_frames);
  g_source_remove (timer);

  return now <= begun + REST_MAX || n_frames <= FRAMES_MAX;
}

/* What was just done, as printf() wants it, has come to rest. */
static void G_GNUC_PRINTF (1, 2)
check_rest (const char *what,
            ...)
{
  g_autofree char *done = NULL;
  gboolean rests;
  double busy;
  va_list arguments;

  va_start (arguments, what);
  done = g_strdup_vprintf (what, arguments);
  va_end (arguments);

  watchdog_take_busy ();
  rests = run_to_rest ();
  busy = watchdog_take_busy ();
  if (!rests)
    g_test_message ("%s: the window is drawn again and again", done);
  if (busy > BUSY_MAX)
    g_test_message ("%s: the main loop is at work for %.2f s", done, busy);
  if (!rests || busy > BUSY_MAX)
    g_test_fail ();
}

static void
resize (App *app,
        int  width,
        int  height)
{
  gtk_window_set_default_size (GTK_WINDOW (app->window), width, height);
}

/* F2 on a game that was just begun with a throw once made the window hang in
 * French, in one wide enough for the rules beside the board. */
static void
check_rules (App        *app,
             const char *game_id,
             guint64     seed)
{
  LudoGame *game = app_begin_for_persons (app, game_id, seed);
  gboolean beside;

  if (ludo_game_get_at_chance (game))
    hand_press_key (XK_r, FALSE, FALSE);
  check_rest ("%s: a throw", game_id);
  hand_press_key (XK_F2, FALSE, FALSE);
  check_rest ("%s: the rules", game_id);

  beside = ludo_window_get_panel (app->window) != NULL;
  g_assert_true (beside
                 || g_str_equal (ludo_window_get_page (app->window), "read"));
  g_assert_cmpstr (ludo_reading_page_get_page_id
                     (beside ? ludo_window_get_panel (app->window)
                             : ludo_window_get_reading_page (app->window)),
                   ==, "rules");
  hand_press_key (beside ? XK_F2 : XK_Escape, FALSE, FALSE);
}

static void
test_rules (gconstpointer data)
{
  static const guint chosen[] = { 0, 2, 3, 4, 5, 6, 8, 11 };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      ludo_application_set_language (app.application, languages[i]);
      for (guint j = 0; j < G_N_ELEMENTS (chosen); j++)
        {
          resize (&app, sizes[chosen[j]].width, sizes[chosen[j]].height);
          check_rest ("%s, %s, %d × %d", (const char *) data, languages[i],
                      sizes[chosen[j]].width, sizes[chosen[j]].height);
          check_rules (&app, data, j + 1);
        }
    }
  ludo_application_set_language (app.application, "en");
  app_close (&app);
}

/* That the watchdog barks, and says at what. */
G_NO_INLINE void test_rest_stay_away (void);

void
test_rest_stay_away (void)
{
  for (;;)
    g_thread_yield ();
}

static gboolean
stay_away_cb (gpointer data)
{
  test_rest_stay_away ();

  return G_SOURCE_REMOVE;
}

static void
test_watchdog (void)
{
  if (g_test_subprocess ())
    {
      g_idle_add (stay_away_cb, NULL);
      for (;;)
        g_main_context_iteration (NULL, TRUE);
    }

  g_setenv ("LUDOTHEQUE_WATCHDOG", "1", TRUE);
  g_test_trap_subprocess (NULL, 0, 0);
  g_unsetenv ("LUDOTHEQUE_WATCHDOG");
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*does not answer*test_rest_stay_away*");
}

/* That what never comes to rest is seen. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  return G_SOURCE_CONTINUE;
}

static void
test_restless (void)
{
  guint tick;
  App app;

  app_open (&app);
  g_assert_true (run_to_rest ());
  tick = gtk_widget_add_tick_callback (GTK_WIDGET (app.window), tick_cb, NULL,
                                       NULL);
  g_assert_false (run_to_rest ());
  gtk_widget_remove_tick_callback (GTK_WIDGET (app.window), tick);
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/rest/watchdog", test_watchdog);
  g_test_add_func ("/app/rest/restless", test_restless);
  for (const GameRules *const *rules = games_list (); *rules != NULL; rules++)
    {
      g_autofree char *path = g_strdup_printf ("/app/rest/rules/%s",
                                               (*rules)->id);

      g_test_add_data_func (path, (*rules)->id, test_rules);
    }

  return g_test_run ();
}
