/* test-chance-tune.c: the bars of a chart as short notes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "room-hand.h"

#include <X11/keysym.h>
#include <string.h>

#include "app/chance/ludo-chance-plots.h"
#include "app/chance/ludo-chance-tune.h"
#include "heard-fixture.h"
#include "test-wait.h"

#define HEAD 44

/* Returns: how often the wave of note @index goes up through zero. */
static guint
count_waves (GBytes *tune,
             guint   index)
{
  const guint8 *samples = (const guint8 *) g_bytes_get_data (tune, NULL) + HEAD
                          + index * LUDO_CHANCE_TUNE_NOTE * 2;
  gint16 last = -1;
  guint n = 0;

  for (guint i = 0; i < LUDO_CHANCE_TUNE_NOTE; i++)
    {
      gint16 sample = (gint16) (samples[2 * i] | samples[2 * i + 1] << 8);

      n += last < 0 && sample >= 0;
      last = sample;
    }

  return n;
}

/* A bar as high as the highest sounds two octaves above one of no height, and
 * what was to be expected comes after two notes of silence. */
static void
test_notes (void)
{
  const double seen[] = { 0, 2, 4 };
  const double exact[] = { 4, 2, 0 };
  const double none[] = { 0, 0, 0 };
  static const guint waves[] = { 44, 88, 176, 0, 0, 176, 88, 44 };
  LudoPlot *plot = ludo_plot_new ();
  g_autoptr (GBytes) tune = NULL;

  ludo_plot_add (plot, LUDO_PLOT_LEVELS, LUDO_PLOT_INK_GUESS, NULL, seen, NULL,
                 3, "guess");
  ludo_plot_add (plot, LUDO_PLOT_BARS, LUDO_PLOT_INK_SEEN, NULL, seen, NULL, 3,
                 "seen");
  ludo_plot_add (plot, LUDO_PLOT_LEVELS, LUDO_PLOT_INK_EXACT, NULL, exact, NULL,
                 3, "exact");
  tune = ludo_chance_tune_make (plot);
  g_assert_cmpuint (g_bytes_get_size (tune), ==,
                    HEAD + 8 * LUDO_CHANCE_TUNE_NOTE * 2);
  for (guint i = 0; i < G_N_ELEMENTS (waves); i++)
    g_assert_cmpint (ABS ((int) count_waves (tune, i) - (int) waves[i]), <=,
                     1);
  ludo_plot_free (plot);

  plot = ludo_plot_new ();
  g_assert_null (ludo_chance_tune_make (plot));
  ludo_plot_add (plot, LUDO_PLOT_BARS, LUDO_PLOT_INK_SEEN, NULL, none, NULL, 3,
                 "seen");
  g_assert_null (ludo_chance_tune_make (plot));
  ludo_plot_free (plot);
}

/* Where there is a sound server or card, the tune is in the file that is
 * played; otherwise it is told why nothing is heard. */
static gboolean
was_played (gpointer data)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (),
                                            "ludotheque", "bars.wav", NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS)
         || app_count_heard ("No sound server or sound card was found") > 0;
}

static void
test_key (void)
{
  LudoThrows *throws;
  App app;

  app_open (&app);
  show_room (&app, "zohn-ahl");
  throws = ludo_laboratory_get_throws (app_laboratory (&app));
  ludo_throws_set_guess (throws, NULL);
  hand_focus_window (GTK_WIDGET (app.window));
  gtk_widget_grab_focus (part (&app, "plot"));
  app_listen ();
  /* There is nothing to play yet. */
  hand_press_key (XK_p, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_false (was_played (NULL));
  ludo_throws_throw (throws, 10);
  hand_press_key (XK_p, FALSE, FALSE);
  hand_wait_until (was_played, NULL, "the notes");
  app_stop_listening ();
  app_close (&app);
}

/* The words of a bar repeat the guess as it was typed, whatever the number of
 * throws. */
static void
test_words (void)
{
  static const double guess[] = { 6, 25, 38, 25, 6 };
  g_autoptr (LudoThrows) throws = NULL;
  g_auto (GStrv) words = NULL;
  LudoSampler sampler;

  ludo_sampler_init_sticks (&sampler);
  throws = ludo_throws_new (&sampler, 3);
  ludo_throws_set_guess (throws, guess);
  ludo_throws_throw (throws, 101);
  words = ludo_chance_dup_words (throws);
  g_assert_nonnull (strstr (words[0], " of 101 throws. Guess: 6 in a hundred. "
                                      "Probability 6.2%"));
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/chance-tune/notes", test_notes);
  g_test_add_func ("/chance-tune/words", test_words);
  g_test_add_func ("/chance-tune/key", test_key);

  return g_test_run ();
}
