/* bench-language.c: how long a change of language takes, and what it leaves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opens windows with a game in each and changes the language again and again.
 * Prints, in milliseconds of the processor, how long it takes until the window
 * in front has been painted in it and until all windows speak it; then the
 * bytes in use after ten changes and at the end, and the bytes that each change
 * leaves, beside those that a bare window of GTK with the same menus leaves.
 */

#include "config.h"

#include "bench.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>

#include "app-fixture.h"
#include "tools/tool.h"

#define N_WINDOWS 21
#define N_CHANGES 40
/* After so many the memory in use is looked at first. */
#define N_WARM 10

#define MENUS "/io/github/ludotheque/Ludotheque/ludo-menu.ui"

static int n_windows = N_WINDOWS;
static int n_changes = N_CHANGES;

static void
painted_cb (GdkFrameClock *clock,
            gboolean      *painted)
{
  *painted = TRUE;
}

static void
await_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean painted = FALSE;
  gulong id = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb),
                                &painted);

  gtk_widget_queue_draw (window);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, id);
}

static gboolean
all_changed (App *app)
{
  for (GList *l = gtk_application_get_windows
                    (GTK_APPLICATION (app->application));
       l != NULL; l = l->next)
    if (LUDO_IS_WINDOW (l->data) && !ludo_window_has_language (l->data))
      return FALSE;

  return TRUE;
}

static void
settle (App *app)
{
  while (!all_changed (app))
    g_main_context_iteration (NULL, TRUE);
}

/* Gives a bare window a header bar with the same menus, as a change of language
 * does. */
static void
fill_plainly (GtkWindow *window)
{
  static const char *const ids[] = { "main", "game" };
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (MENUS);
  GtkWidget *header = gtk_header_bar_new ();

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      GtkWidget *button = gtk_menu_button_new ();

      gtk_menu_button_set_menu_model
        (GTK_MENU_BUTTON (button),
         G_MENU_MODEL (gtk_builder_get_object (builder, ids[i])));
      gtk_header_bar_pack_end (GTK_HEADER_BAR (header), button);
    }
  gtk_window_set_titlebar (window, header);
}

static gsize
plain_loss (void)
{
  GtkWidget *window = gtk_window_new ();
  gsize first = 0, last;

  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_header_bar_new ());
  gtk_window_present (GTK_WINDOW (window));
  for (int i = 0; i < n_changes; i++)
    {
      if (i == N_WARM)
        first = mallinfo2 ().uordblks;
      fill_plainly (GTK_WINDOW (window));
      await_frame (window);
    }
  last = mallinfo2 ().uordblks;
  gtk_window_destroy (GTK_WINDOW (window));

  return last > first ? (last - first) / (gsize) (n_changes - N_WARM) : 0;
}

static void
measure (void)
{
  g_autoptr (GArray) front = bench_times_new ();
  g_autoptr (GArray) all = bench_times_new ();
  gsize first = 0, last, each = 0, plain = 0;
  BenchSpread spread;
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "chisolo", 1);
  for (int i = 1; i < n_windows; i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (app.application),
                                      "new-window", NULL);
      settle (&app);
    }
  for (int i = 0; i < n_changes; i++)
    {
      GtkWidget *window = GTK_WIDGET (gtk_application_get_active_window
                                        (GTK_APPLICATION (app.application)));
      double begun = bench_now ();
      double milliseconds;

      if (i == N_WARM)
        first = mallinfo2 ().uordblks;
      app_speak (&app, i % 2 == 0 ? "fr" : "en");
      await_frame (window);
      milliseconds = bench_now () - begun;
      g_array_append_val (front, milliseconds);
      settle (&app);
      milliseconds = bench_now () - begun;
      g_array_append_val (all, milliseconds);
    }
  last = mallinfo2 ().uordblks;
  if (n_changes > N_WARM)
    {
      plain = plain_loss ();
      each = last > first ? (last - first) / (gsize) (n_changes - N_WARM) : 0;
    }

  printf ("%d windows             median     95%%   worst\n", n_windows);
  spread = bench_spread (front);
  printf ("the window in front");
  bench_print_spread (&spread);
  spread = bench_spread (all);
  printf (" ms\nall of them        ");
  bench_print_spread (&spread);
  printf (" ms\n");
  if (n_changes > N_WARM)
    printf ("bytes after %d: %zu, after %d: %zu, %zu each, %zu a bare "
            "window; ratio %.3f\n",
            N_WARM, first, n_changes, last, each, plain,
            (double) last / (double) first);
  fflush (stdout);
  exit (EXIT_SUCCESS);
}

gboolean
bench_language (const BenchOptions *options)
{
  static char *names[] = { (char *) "ludotheque-bench", NULL };
  char **arguments = names;
  int n_arguments = 1;

  if (options->arguments[0] != NULL)
    {
      n_windows = atoi (options->arguments[0]);
      if (options->arguments[1] != NULL)
        n_changes = atoi (options->arguments[1]);
    }
  if (n_windows < 1 || n_changes < 1)
    return tool_complain ("see --help");

  app_init (&n_arguments, &arguments, "en");
  g_test_add_func ("/bench/language", measure);

  return g_test_run () == 0;
}
