/* ludo-chance-tune.c: the bars of a chart as short notes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-chance-tune.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/sound/ludo-sound-output.h"
#include "board/ludo-announce.h"
#include "play/record/ludo-data-file.h"

/* The note of a bar without height, in hertz, and how many octaves the highest
 * bar is above it. */
#define LOWEST 220.0
#define OCTAVES 2.0

/* The greatest amplitude, as a share of the range of a sample: the notes are no
 * louder than the sounds of the games. */
#define LOUDNESS 0.4

/* The pause between the bars that were seen and those that were to be expected,
 * in notes. */
#define SILENCE 2

static void
append_number (GByteArray *bytes,
               guint32     number,
               guint       n_bytes)
{
  for (guint i = 0; i < n_bytes; i++)
    {
      guint8 byte = (guint8) (number >> (8 * i));

      g_byte_array_append (bytes, &byte, 1);
    }
}

static void
append_text (GByteArray *bytes,
             const char *text)
{
  g_byte_array_append (bytes, (const guint8 *) text, 4);
}

/* Appends the head of a file of @n samples of 16 bits each. */
static void
append_head (GByteArray *bytes,
             guint       n)
{
  append_text (bytes, "RIFF");
  append_number (bytes, 36 + 2 * n, 4);
  append_text (bytes, "WAVE");
  append_text (bytes, "fmt ");
  append_number (bytes, 16, 4);
  append_number (bytes, 1, 2);
  append_number (bytes, 1, 2);
  append_number (bytes, LUDO_CHANCE_TUNE_RATE, 4);
  append_number (bytes, 2 * LUDO_CHANCE_TUNE_RATE, 4);
  append_number (bytes, 2, 2);
  append_number (bytes, 16, 2);
  append_text (bytes, "data");
  append_number (bytes, 2 * n, 4);
}

/* Appends a note of @hertz that dies away, or silence for 0. */
static void
append_note (GByteArray *bytes,
             double      hertz)
{
  for (guint i = 0; i < LUDO_CHANCE_TUNE_NOTE; i++)
    {
      double fade = 1 - (double) i / LUDO_CHANCE_TUNE_NOTE;
      double wave = sin (2 * G_PI * hertz * i / LUDO_CHANCE_TUNE_RATE);

      append_number (bytes,
                     (guint32) (gint32) lround (G_MAXINT16 * LOUDNESS * fade
                                                * wave), 2);
    }
}

static void
append_bars (GByteArray   *bytes,
             const double *heights,
             guint         n,
             double        most)
{
  for (guint i = 0; i < n; i++)
    append_note (bytes, LOWEST * exp2 (OCTAVES * heights[i] / most));
}

GBytes *
ludo_chance_tune_make (const LudoPlot *plot)
{
  guint n_seen, n_exact;
  const double *seen = ludo_plot_get_bars (plot, LUDO_PLOT_INK_SEEN, &n_seen);
  const double *exact = ludo_plot_get_bars (plot, LUDO_PLOT_INK_EXACT,
                                            &n_exact);
  GByteArray *bytes;
  double most = 0;

  for (guint i = 0; i < n_seen; i++)
    most = MAX (most, seen[i]);
  if (most <= 0)
    return NULL;

  for (guint i = 0; i < n_exact; i++)
    most = MAX (most, exact[i]);
  bytes = g_byte_array_new ();
  append_head (bytes, (n_seen + (n_exact > 0 ? SILENCE + n_exact : 0))
                      * LUDO_CHANCE_TUNE_NOTE);
  append_bars (bytes, seen, n_seen, most);
  for (guint i = 0; i < SILENCE && n_exact > 0; i++)
    append_note (bytes, 0);
  append_bars (bytes, exact, n_exact, most);

  return g_byte_array_free_to_bytes (bytes);
}

/* Plays the tune in @data from a file of the cache, because
 * ludo_sound_output_play() takes a path.  The connection stays open, since
 * closing it would end the tune. */
static void
play (GTask        *task,
      gpointer      widget,
      gpointer      data,
      GCancellable *cancellable)
{
  static GMutex mutex;
  static gpointer output;
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (),
                                              "ludotheque", NULL);
  g_autofree char *path = g_build_filename (folder, "bars.wav", NULL);
  GError *error = NULL;
  gsize size;
  const char *bytes = g_bytes_get_data (data, &size);

  g_mutex_lock (&mutex);
  if (output == NULL)
    output = ludo_sound_output_new ();
  if (!ludo_data_file_make_folder (folder, &error)
      || !g_file_set_contents (path, bytes, (gssize) size, &error)
      || !ludo_sound_output_play (path, output, &error))
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
  g_mutex_unlock (&mutex);
}

static void
played_cb (GObject      *widget,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    ludo_announce (GTK_WIDGET (widget), error->message);
}

void
ludo_chance_tune_play (GtkWidget      *widget,
                       const LudoPlot *plot)
{
  g_autoptr (GBytes) tune = ludo_chance_tune_make (plot);
  const char *problem = ludo_sound_output_find_problem ();
  g_autoptr (GTask) task = NULL;

  if (tune == NULL)
    return;
  if (problem != NULL)
    {
      ludo_announce (widget, gettext (problem));
      return;
    }

  task = g_task_new (widget, NULL, played_cb, NULL);
  g_task_set_task_data (task, g_steal_pointer (&tune),
                        (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, play);
}
