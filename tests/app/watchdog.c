/* watchdog.c: a thread that the main loop of a test must answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "watchdog.h"

#include <execinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* In seconds of the main thread's own time; longer than anything takes, even
 * under the sanitizers. */
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
#define PATIENCE 120
#else
#define PATIENCE 20
#endif
/* The factor by which the time of a test that waits for something else than
 * events may be longer, in seconds of the clock. */
#define WAITING 15

/* The main thread, and the clock of its own time. */
static pthread_t watched;
static clockid_t own_time;
static double patience;

/* How often it has come back to wait, and whether it waits now. */
static gint n_answers;
static gint waiting;

/* When it began what it is doing, and the longest that anything took; the
 * main thread's alone. */
static double began;
static double busiest;

static double
seconds (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);

  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

static int
poll_cb (GPollFD *fds,
         guint    n_fds,
         int      timeout)
{
  int n_ready;

  busiest = MAX (busiest, seconds (own_time) - began);
  g_atomic_int_set (&waiting, TRUE);
  n_ready = g_poll (fds, n_fds, timeout);
  g_atomic_int_set (&waiting, FALSE);
  g_atomic_int_inc (&n_answers);
  began = seconds (own_time);

  return n_ready;
}

static void
print_stack_cb (int number)
{
  void *frames[200];

  backtrace_symbols_fd (frames, backtrace (frames, G_N_ELEMENTS (frames)),
                        STDERR_FILENO);
  abort ();
}

static void
bark (void)
{
  static const char complaint[] =
    "watchdog: the main loop does not answer; this is what it does:\n";

  if (write (STDERR_FILENO, complaint, strlen (complaint)) > 0)
    pthread_kill (watched, SIGUSR2);
  sleep (10);
  abort ();
}

static gpointer
watch (gpointer data)
{
  double since = 0, own_since = 0;
  int answers = -1;

  for (;;)
    {
      int now = g_atomic_int_get (&n_answers);

      if (g_atomic_int_get (&waiting) || now != answers)
        {
          answers = now;
          since = seconds (CLOCK_MONOTONIC);
          own_since = seconds (own_time);
        }
      else if (seconds (own_time) - own_since > patience
               || seconds (CLOCK_MONOTONIC) - since > patience * WAITING)
        bark ();
      g_usleep (G_USEC_PER_SEC / 4);
    }

  return NULL;
}

void
watchdog_begin (void)
{
  const char *wished = g_getenv ("LUDOTHEQUE_WATCHDOG");
  void *frame;

  if (patience > 0)
    return;

  patience = wished != NULL ? g_ascii_strtod (wished, NULL) : PATIENCE;
  watched = pthread_self ();
  g_assert_cmpint (pthread_getcpuclockid (watched, &own_time), ==, 0);
  began = seconds (own_time);
  /* The first call loads a library, which no handler may. */
  backtrace (&frame, 1);
  signal (SIGUSR2, print_stack_cb);
  g_main_context_set_poll_func (NULL, poll_cb);
  g_thread_unref (g_thread_new ("watchdog", watch, NULL));
}

double
watchdog_take_busy (void)
{
  double busy = busiest;

  busiest = 0;
  began = seconds (own_time);

  return busy;
}
