/* reader-bench.c: how long the pages take to open and to scroll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opens every page of every game in every mode in a real window, as the
 * program does, and prints in milliseconds of the processor: reading the file, making the
 * widgets, laying them out until the first frame is painted, and then the
 * mean and the worst frame of a scroll from one end to the other.
 */

#include "config.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "app/ludo-folders.h"
#include "app/ludo-reading-page.h"
#include "games/games.h"
#include "play/ludo-language.h"

/* Pixels that a frame of the scroll goes on. */
#define SCROLL_STEP 60
#define SCROLL_FRAMES_MAX 240

static const char *const mode_names[LUDO_N_READINGS] = {
  "alone", "twin", "both", "exercise",
};

/* Milliseconds of the processor, which other programs do not lengthen. */
static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);

  return time.tv_sec * 1000.0 + time.tv_nsec / 1000000.0;
}

typedef struct
{
  double begun;                 /* the frame now being made */
  guint n_frames;
  double last;                  /* milliseconds */
  double total;
  double worst;
} Frames;

static void
before_paint_cb (GdkFrameClock *clock,
                 Frames        *frames)
{
  frames->begun = now ();
}

static void
after_paint_cb (GdkFrameClock *clock,
                Frames        *frames)
{
  frames->last = now () - frames->begun;
  frames->n_frames++;
  frames->total += frames->last;
  frames->worst = MAX (frames->worst, frames->last);
}

static void
wait_frames (Frames    *frames,
             GtkWidget *window,
             guint      n)
{
  guint wanted = frames->n_frames + n;
  gint64 until = g_get_monotonic_time () + 2 * G_USEC_PER_SEC;

  gtk_widget_queue_draw (window);
  while (frames->n_frames < wanted && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, FALSE);
}

static guint
count_figures (const LudoPageNode *node)
{
  guint n_figures = node->type == LUDO_NODE_FIGURE;

  for (guint i = 0; i < node->children->len; i++)
    n_figures += count_figures (g_ptr_array_index (node->children, i));

  return n_figures;
}

static GtkAdjustment *
adjustment_of (LudoReadingPage *page)
{
  GtkWidget *scroller =
    gtk_widget_get_ancestor (GTK_WIDGET (ludo_reading_page_get_view (page)),
                             GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
}

static void
scroll (LudoReadingPage *page,
        GtkWidget       *window,
        Frames          *frames)
{
  GtkAdjustment *adjustment = adjustment_of (page);
  double end = gtk_adjustment_get_upper (adjustment)
               - gtk_adjustment_get_page_size (adjustment);

  *frames = (Frames) { 0 };
  for (int i = 0; i < SCROLL_FRAMES_MAX; i++)
    {
      double value = gtk_adjustment_get_value (adjustment) + SCROLL_STEP;

      if (value > end)
        break;
      gtk_adjustment_set_value (adjustment, value);
      wait_frames (frames, window, 1);
    }
}

static void
measure (LudoReadingPage *page,
         GtkWidget       *window,
         Frames          *frames,
         const char      *game_id,
         const char      *page_id,
         LudoReadingMode  mode)
{
  g_autofree char *data = ludo_folders_dup_data ();
  g_autofree char *name = g_strconcat (page_id, ".page", NULL);
  g_autofree char *path = g_build_filename (data, "content", game_id, name,
                                            NULL);
  g_autoptr (LudoPageNode) node = NULL;
  g_autoptr (GError) error = NULL;
  double begun;
  double reading, making, laying;

  begun = now ();
  node = ludo_page_load (path, NULL);
  reading = now () - begun;
  if (node == NULL)
    return;

  ludo_reading_page_set_mode (page, mode);
  begun = now ();
  if (!ludo_reading_page_open (page, game_id, page_id, -1, NULL, &error))
    g_error ("%s", error->message);
  making = now () - begun;
  begun = now ();
  wait_frames (frames, window, 1);
  laying = now () - begun;
  wait_frames (frames, window, 2);

  scroll (page, window, frames);
  printf ("%-9s %-11s %-9s %7u %8.1f %7.1f %7.1f %7.1f %7.1f %7.1f\n",
          game_id, page_id, mode_names[mode], count_figures (node), reading,
          making, laying, reading + making + laying,
          frames->n_frames > 0 ? frames->total / frames->n_frames : 0.0,
          frames->worst);
}

static void
add_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource
    (provider, "/io/github/ludotheque/Ludotheque/style.css");
  gtk_style_context_add_provider_for_display
    (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
     GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int    argc,
      char **argv)
{
  const char *const *ids = ludo_library_get_page_ids ();
  g_autofree char *locale = ludo_folders_dup_locale ();
  GtkWidget *window, *page;
  GdkFrameClock *clock;
  Frames frames = { 0 };

  ludo_language_init (locale, "en");
  gtk_disable_setlocale ();
  gtk_init ();
  add_style ();
  window = gtk_window_new ();
  page = ludo_reading_page_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 900);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb),
                    &frames);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb),
                    &frames);
  wait_frames (&frames, window, 3);

  printf ("%-9s %-11s %-9s %7s %8s %7s %7s %7s %7s %7s\n", "game", "page",
          "mode", "figures", "read", "make", "lay out", "open", "frame",
          "worst");
  for (int i = 0; games_list ()[i] != NULL; i++)
    for (int j = 0; ids[j] != NULL; j++)
      for (int mode = 0; mode < LUDO_N_READINGS; mode++)
        if (argc < 2 || g_str_equal (argv[1], games_list ()[i]->id))
          measure (LUDO_READING_PAGE (page), window, &frames,
                   games_list ()[i]->id, ids[j], mode);
  gtk_window_destroy (GTK_WINDOW (window));

  return 0;
}
