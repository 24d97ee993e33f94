/* test-wait.h: waits for a change of the main loop, and fails if it never comes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* Longer than anything takes on the slowest machine under sanitizers, in
 * seconds. */
#define WAIT_PATIENCE 120

/* Milliseconds between two looks at what no source of the main loop tells. */
#define WAIT_LOOKS 10

typedef struct
{
  gint64 deadline;
  const char *what;
} Wait;

static inline gboolean
wait_look_cb (gpointer data)
{
  const Wait *wait = data;

  if (g_get_monotonic_time () > wait->deadline)
    g_error ("waited in vain: %s", wait->what);

  return G_SOURCE_CONTINUE;
}

/* WAIT_FOR: runs the main loop until @condition holds; fails, naming @called,
 * once the patience is over.  A test asserts something else afterwards, because
 * the condition holds by then. */
#define WAIT_FOR(condition, called) \
  G_STMT_START { \
    Wait wait_ = { \
      g_get_monotonic_time () + WAIT_PATIENCE * G_USEC_PER_SEC, called \
    }; \
    guint wait_timer_ = g_timeout_add_full (G_PRIORITY_HIGH, WAIT_LOOKS, \
                                            wait_look_cb, &wait_, NULL); \
    while (!(condition)) \
      g_main_context_iteration (NULL, TRUE); \
    g_source_remove (wait_timer_); \
  } G_STMT_END

/* WAIT_UNTIL: the same; a failure gives the condition as it is written. */
#define WAIT_UNTIL(condition) WAIT_FOR (condition, G_STRLOC ": " #condition)

static inline gboolean
wait_over_cb (gpointer over)
{
  *(gboolean *) over = TRUE;

  return G_SOURCE_REMOVE;
}

/* wait_for_time: lets the main loop run for @milliseconds. */
static inline void
wait_for_time (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, wait_over_cb, &over);
  WAIT_UNTIL (over);
}
