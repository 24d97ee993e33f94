/* test-leaks.c: whatever is opened is let go of when it is closed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opens and closes every page and every dialog again and again, in a real
 * window and in both languages.  Of all that was made for one of them nothing
 * may be alive afterwards, and from the tenth round on the memory in use may
 * not grow; nor may it with the sizes that a window is given, the windows that
 * are open at once, or the acts that are played.
 * LUDOTHEQUE_LEAKS says how many rounds; the tests do one, a long run a
 * hundred.
 */

#include "config.h"

#include "app-fixture.h"
#include "census.h"

#include "app/reading/ludo-help-window.h"
#include "games/games.h"

#define N_ROUNDS_DEFAULT 1
/* Fewer rounds do not tell what grows from what is kept once. */
#define N_ROUNDS_MEASURED 10
/* Every game has its rules, history and vocabulary at the least. */
#define N_PAGES_MIN 3
/* In bytes a round: what GTK's own lists and caches may take.  A page to read
 * takes several hundred thousand. */
#define GROWTH_MAX 16384

/* After so many sizes of a window the memory in use is measured first. */
#define N_SIZES 10
/* How much more of it, after all sizes, is no leak. */
#define SIZES_MAX 1.25
/* Acts for each round, so that a hundred rounds play ten thousand, and the most
 * in one game. */
#define N_ACTS 100
#define ACTS_A_GAME 60
/* How much more memory is in use after all of them than after a tenth. */
#define ACTS_MAX 1.25

/* In pixels.  The ranges are prime, so that no size comes twice. */
#define WIDTH_LEAST 900
#define WIDTH_RANGE 311
#define HEIGHT_LEAST 560
#define HEIGHT_RANGE 293

#ifdef __SANITIZE_ADDRESS__
const char *__asan_default_options (void);

/* Unless it is asked for (build-aux/test-leaks), memory that nobody holds any
 * more is not looked for; what GTK and fontconfig keep would be told too. */
const char *
__asan_default_options (void)
{
  return "detect_leaks=0";
}
#endif

/* Plays what is opened and closed in one round. */
typedef void (*Round) (gconstpointer data, guint number);

static guint
n_rounds (void)
{
  const char *text = g_getenv ("LUDOTHEQUE_LEAKS");

  return text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10)
                      : N_ROUNDS_DEFAULT;
}

static gboolean
count_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       data)
{
  return ++*(guint *) data < 2;
}

static gboolean
is_drawn (gpointer data)
{
  return *(guint *) data >= 2;
}

/* Until @widget was laid out and painted once. */
static void
wait_frame (GtkWidget *widget)
{
  guint n_frames = 0;

  gtk_widget_add_tick_callback (widget, count_frame_cb, &n_frames, NULL);
  hand_wait_until (is_drawn, &n_frames, "a frame");
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* A page that was left is let go of piece by piece, while nothing else is to
 * be done. */
static gboolean
has_strays (void)
{
  gint64 patience = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (census_count_strays (FALSE) > 0
         && g_get_monotonic_time () < patience)
    g_main_context_iteration (NULL, FALSE);

  return census_count_strays (TRUE) > 0;
}

static gboolean
is_deserted (gpointer data)
{
  return census_count (*(guint64 *) data) == 0;
}

static void
assert_all_gone (guint64     mark,
                 const char *what)
{
  gint64 patience = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  /* An idle or a thread may still hold something. */
  while (!is_deserted (&mark) && g_get_monotonic_time () < patience)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (1000);
    }
  if (is_deserted (&mark))
    return;

  census_print (mark);
  g_error ("%s was closed, but %u of its objects are alive", what,
           census_count (mark));
}

static int
compare_sizes (gconstpointer a,
               gconstpointer b)
{
  const gssize *one = a;
  const gssize *other = b;

  return (*one > *other) - (*one < *other);
}

/* By how much the memory in use grew in the middle one of the later rounds.
 * Of the others some let a list or a cache of GTK's grow by a lot, and then
 * for long not again. */
static gssize
usual_growth (const GArray *in_use)
{
  g_autoptr (GArray) grown = g_array_new (FALSE, FALSE, sizeof (gssize));

  for (guint i = in_use->len / 2; i < in_use->len; i++)
    {
      gssize more = (gssize) (g_array_index (in_use, gsize, i)
                              - g_array_index (in_use, gsize, i - 1));

      g_array_append_val (grown, more);
    }
  g_array_sort (grown, compare_sizes);

  return g_array_index (grown, gssize, grown->len / 2);
}

/* Runs @round again and again, and sees that the later ones need no more
 * memory than those before. */
static void
repeat (Round         round,
        gconstpointer data,
        const char   *what)
{
  g_autoptr (GArray) in_use = g_array_new (FALSE, FALSE, sizeof (gsize));
  guint n = n_rounds ();

  g_array_set_size (in_use, n);
  for (guint i = 0; i < n; i++)
    {
      guint64 mark = census_mark ();

      round (data, i);
      assert_all_gone (mark, what);
      g_array_index (in_use, gsize, i) = census_in_use ();
    }

  if (n >= N_ROUNDS_MEASURED)
    {
      gssize grown = usual_growth (in_use);
      gsize all = g_array_index (in_use, gsize, n - 1)
                  - g_array_index (in_use, gsize, n / 2);

      g_test_message ("%s: a round needs %" G_GSSIZE_FORMAT " bytes more, all "
                      "of the later ones %" G_GSSIZE_FORMAT, what, grown,
                      (gssize) all);
      g_assert_cmpint (grown, <, GROWTH_MAX);
    }
}

static void
shelf_round (gconstpointer data,
             guint         number)
{
  App app;

  app_open (&app);
  app_close (&app);
}

/* The memory that the program keeps from its first window on is no leak. */
static void
warm_up (void)
{
  shelf_round (NULL, 0);
}

static void
test_shelf (void)
{
  warm_up ();
  repeat (shelf_round, NULL, "the shelf");
}

/* All pages about one game, one after the other in one window; by turns in
 * every way to read them. */
static void
reading_round (gconstpointer data,
               guint         number)
{
  const char *game_id = data;
  const char *const *ids = ludo_library_get_page_ids ();
  LudoReadingPage *reading;
  guint n_opened = 0;
  App app;

  app_open (&app);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (app.window),
                                             "win.rules", "s", game_id));
  reading = ludo_window_get_reading_page (app.window);
  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (reading), number % LUDO_N_READINGS);
  for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
    {
      ludo_reading_choices_set_language
        (ludo_reading_page_get_choices (reading), language);
      for (int i = 0; ids[i] != NULL; i++)
        {
          g_autoptr (GError) error = NULL;

          if (!ludo_library_has (ludo_reading_page_get_library (reading),
                                 game_id, ids[i]))
            continue;
          ludo_reading_page_open (reading, game_id, ids[i], -1, NULL, &error);
          g_assert_no_error (error);
          n_opened++;
          wait_frame (GTK_WIDGET (app.window));
          if (has_strays ())
            g_error ("%s, %s: something of the page before is left", game_id,
                     ids[i]);
        }
    }
  g_assert_cmpuint (n_opened, >=, LUDO_PAGE_N_LANGUAGES * N_PAGES_MIN);
  app_close (&app);
}

static void
test_reading (gconstpointer data)
{
  warm_up ();
  repeat (reading_round, data, data);
}

/* A game is begun, moves are made, its views are shown one after the other;
 * then another takes its place. */
static void
play_round (gconstpointer data,
            guint         number)
{
  static const char *const actions[] = {
    "win.moves", "win.hint", "win.score", "win.review", "win.replay-first",
    "win.replay-last", "win.read-rules", "win.fullscreen", "win.fullscreen",
  };
  const char *game_id = data;
  guint64 mark;
  App app;

  app_open (&app);
  mark = census_mark ();
  app_play_plies (app_begin (&app, game_id, number), 4);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (app.window), actions[i], NULL);
      wait_frame (GTK_WIDGET (app.window));
    }
  g_assert_cmpuint (census_count (mark), >, 0);
  app_close (&app);
}

static void
test_play (gconstpointer data)
{
  warm_up ();
  repeat (play_round, data, data);
}

static gboolean
has_no_other (gpointer data)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != data && gtk_widget_get_mapped (l->data))
      return FALSE;

  return TRUE;
}

static void
close_others (App *app)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != (gpointer) app->window && gtk_widget_get_mapped (l->data))
      gtk_window_close (l->data);
  hand_wait_until (has_no_other, app->window, "the dialog to close");
}

/* Looks at every window that is open, and closes all but the program's. */
static void
see_and_close (App        *app,
               guint64     mark,
               const char *what)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  guint n_seen = 0;

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != (gpointer) app->window && gtk_widget_get_mapped (l->data))
      {
        wait_frame (l->data);
        n_seen++;
      }
  if (n_seen != 1)
    g_error ("%s opened %u windows", what, n_seen);
  close_others (app);
  assert_all_gone (mark, what);
}

/* Every page of the help, in the help's own window. */
static void
read_help (App *app)
{
  static const char *const pages[] = { "tavli", "aloud", "trouble", "index" };
  GtkWidget *help = ludo_help_window_new (GTK_WINDOW (app->window),
                                          app->settings);
  guint64 mark = census_mark ();

  gtk_window_present (GTK_WINDOW (help));
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      ludo_help_window_go (LUDO_HELP_WINDOW (help), pages[i]);
      wait_frame (help);
    }
  see_and_close (app, mark, "the help");
}

static void
dialogs_round (gconstpointer data,
               guint         number)
{
  static const char *const actions[] = {
    "win.preferences", "win.show-help-overlay", "win.players", "win.teaching",
    "win.results", "app.about",
  };
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "tavli", 1);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      guint64 mark = census_mark ();

      gtk_widget_activate_action (GTK_WIDGET (app.window), actions[i], NULL);
      see_and_close (&app, mark, actions[i]);
    }
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      guint64 mark = census_mark ();

      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.start", "s",
                                  games_list ()[i]->id);
      see_and_close (&app, mark, games_list ()[i]->id);
    }
  read_help (&app);
  app_close (&app);
}

static void
test_dialogs (void)
{
  warm_up ();
  repeat (dialogs_round, NULL, "the dialogs");
}

/* The same window in French, in English, and in French. */
static void
language_round (gconstpointer data,
                guint         number)
{
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "chisolo", 1);
  for (int i = 0; i < 3; i++)
    {
      app_speak (&app, i % 2 ? "en" : "fr");
      wait_frame (GTK_WIDGET (app.window));
      if (has_strays ())
        g_error ("something of the other language is left");
    }
  app_close (&app);
}

static void
test_language (void)
{
  warm_up ();
  repeat (language_round, NULL, "the languages");
}

/* A window with a game gets one size after the other, each unlike all
 * before, as when it is dragged larger, because memory kept for a size must
 * not add up. */
static void
test_sizes (gconstpointer data)
{
  guint n = N_SIZES * MAX (n_rounds (), N_ROUNDS_MEASURED);
  gsize first = 0;
  gsize last;
  App app;

  warm_up ();
  app_open (&app);
  app_play_plies (app_begin_for_persons (&app, data, 1), 2);
  for (guint i = 0; i < n; i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (app.window),
                                   WIDTH_LEAST + (int) (i * 7 % WIDTH_RANGE),
                                   HEIGHT_LEAST + (int) (i * 5 % HEIGHT_RANGE));
      wait_frame (GTK_WIDGET (app.window));
      if (i + 1 == N_SIZES)
        first = census_in_use ();
    }
  last = census_in_use ();
  app_close (&app);

  g_test_message ("%s: %" G_GSIZE_FORMAT " bytes in use after %d sizes, %"
                  G_GSIZE_FORMAT " after %u", (const char *) data, first,
                  N_SIZES, last, n);
  g_assert_cmpfloat ((double) last / (double) first, <, SIZES_MAX);
}

static gboolean
has_one (gpointer application)
{
  return g_list_length (gtk_application_get_windows (application)) == 1;
}

/* Opens three windows beside the first and closes them again. */
static void
windows_round (gconstpointer data,
               guint         number)
{
  GtkApplication *application;
  App app;

  app_open (&app);
  application = GTK_APPLICATION (app.application);
  for (int i = 0; i < 3; i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (application),
                                      "new-window", NULL);
      wait_frame (GTK_WIDGET (app.window));
    }
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (application)),
                    ==, 4);
  while (!has_one (application))
    {
      GList *windows = gtk_application_get_windows (application);

      gtk_window_destroy (windows->data == (gpointer) app.window
                            ? windows->next->data : windows->data);
    }
  app_close (&app);
}

static void
test_windows (void)
{
  warm_up ();
  repeat (windows_round, NULL, "the windows");
}

/* A window plays game after game, each act of which is kept, listed and drawn,
 * because memory kept for an act must not outlive its game. */
static void
test_acts (gconstpointer data)
{
  guint n = N_ACTS * n_rounds ();
  guint played = 0;
  gsize first = 0;
  gsize last;
  App app;

  warm_up ();
  app_open (&app);
  for (guint64 seed = 1; played < n; seed++)
    {
      LudoGame *game = app_begin_for_persons (&app, data, seed);

      app_play_random (game, MIN (ACTS_A_GAME, n - played), seed);
      played += (guint) ludo_game_get_n_plies (game);
      wait_frame (GTK_WIDGET (app.window));
      if (first == 0 && played >= n / 10)
        first = census_in_use ();
    }
  last = census_in_use ();
  app_close (&app);

  g_test_message ("%s: %" G_GSIZE_FORMAT " bytes in use after a tenth of %u "
                  "acts, %" G_GSIZE_FORMAT " after all", (const char *) data,
                  first, played, last);
  if (n_rounds () >= N_ROUNDS_MEASURED)
    g_assert_cmpfloat ((double) last / (double) first, <, ACTS_MAX);
}

int
main (int    argc,
      char **argv)
{
  census_begin ();
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/leaks/shelf", test_shelf);
  g_test_add_func ("/app/leaks/dialogs", test_dialogs);
  g_test_add_func ("/app/leaks/language", test_language);
  g_test_add_func ("/app/leaks/windows", test_windows);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const char *id = games_list ()[i]->id;
      g_autofree char *play = g_strdup_printf ("/app/leaks/%s/play", id);
      g_autofree char *read = g_strdup_printf ("/app/leaks/%s/read", id);
      g_autofree char *acts = g_strdup_printf ("/app/leaks/%s/acts", id);
      g_autofree char *sizes = g_strdup_printf ("/app/leaks/%s/sizes", id);

      g_test_add_data_func (play, id, test_play);
      g_test_add_data_func (read, id, test_reading);
      g_test_add_data_func (sizes, id, test_sizes);
      g_test_add_data_func (acts, id, test_acts);
    }

  return g_test_run ();
}
