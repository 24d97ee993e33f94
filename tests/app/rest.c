/* rest.c: that whatever is shown comes to rest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "rest.h"

#include "app/shelf/ludo-shelf-card.h"
#include "watchdog.h"

/* The longest that the main loop may be at work at a time, in seconds of its
 * own. */
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
#define BUSY_MAX 4.0
#else
#define BUSY_MAX 0.5
#endif

/* So long no frame is drawn where there is rest, and within so long there has
 * to be some, in microseconds.  A busy machine draws few frames in that time;
 * a page that is being made draws one a piece; a clock that runs on draws more
 * than so many. */
#define QUIET 35000
#define REST_MAX (2 * G_USEC_PER_SEC)
#define FRAMES_MAX 240

/* Wider than any screen, and a step that meets every kind of layout, in
 * pixels. */
#define WIDEST 2600
#define STEP 37

const RestSize rest_sizes[REST_N_SIZES] = {
  { 360, 480 }, { 480, 800 }, { 640, 480 }, { 800, 600 },
  { 900, 700 }, { 1024, 768 }, { 1280, 720 }, { 1366, 768 },
  { 1280, 1024 }, { 1600, 900 }, { 1080, 1080 }, { 1920, 1080 },
};

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

gboolean
rest_reached (void)
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

/* How the main loop sleeps elsewhere. */
static GPollFunc sleep_below;

/* It has slept undisturbed. */
static gboolean has_slept;

static int
sleep_cb (GPollFD *fds,
          guint    n_fds,
          int      timeout)
{
  int n_ready;

  if (timeout >= 0 && timeout < REST_SLEEP)
    return sleep_below (fds, n_fds, timeout);

  n_ready = sleep_below (fds, n_fds, REST_QUIET);
  has_slept = n_ready == 0;

  return n_ready;
}

static void
over_cb (gpointer over)
{
  *(gboolean *) over = TRUE;
}

gboolean
rest_asleep (guint patience)
{
  gboolean over = FALSE;
  guint timer = patience > 0 ? g_timeout_add_once (patience, over_cb, &over)
                             : 0;

  has_slept = FALSE;
  sleep_below = g_main_context_get_poll_func (NULL);
  g_main_context_set_poll_func (NULL, sleep_cb);
  while (!over && !has_slept)
    g_main_context_iteration (NULL, TRUE);
  g_main_context_set_poll_func (NULL, sleep_below);
  if (!over)
    g_clear_handle_id (&timer, g_source_remove);

  return has_slept;
}

static int
least (GtkWidget      *widget,
       GtkOrientation  orientation,
       int             for_size)
{
  int minimum;

  gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL,
                      NULL);

  return minimum;
}

/* Only a widget that measures itself can be blamed, which no window does.  The
 * shelf promises the height that it has in the largest width, which GTK's boxes
 * go by: its cards grow with their covers. */
static gboolean
measures_itself (GtkWidget *widget)
{
  return (g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Ludo")
          || GTK_IS_CUSTOM_LAYOUT (gtk_widget_get_layout_manager (widget)))
         && !GTK_IS_WINDOW (widget)
         && !LUDO_IS_SHELF_CARD (gtk_widget_get_first_child (widget));
}

/* GTK takes the height that a widget asks for at no width in particular for
 * its least, and complains where it needs more than is given for that. */
static void
check_least (GtkWidget  *widget,
             const char *what)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (measures_itself (widget)
      && gtk_widget_get_request_mode (widget)
         == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH)
    {
      int promised = least (widget, GTK_ORIENTATION_VERTICAL, -1);
      int narrow = least (widget, GTK_ORIENTATION_HORIZONTAL, -1);

      for (int width = narrow; width < WIDEST; width = 2 * width + 1)
        {
          int height = least (widget, GTK_ORIENTATION_VERTICAL, width);

          if (height < promised)
            g_error ("%s: %s is %d pixels high at a width of %d, but never "
                     "less than %d", what, G_OBJECT_TYPE_NAME (widget),
                     height, width, promised);
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_least (child, what);
}

static void
check_all_least (const char *what)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    check_least (l->data, what);
}

void
rest_check (const char *what,
            ...)
{
  g_autofree char *done = NULL;
  gboolean rests;
  double busy;
  va_list arguments;

  va_start (arguments, what);
  done = g_strdup_vprintf (what, arguments);
  va_end (arguments);

  g_test_message ("%s", done);
  watchdog_take_busy ();
  rests = rest_reached ();
  busy = watchdog_take_busy ();
  if (!rests)
    g_test_message ("%s: the window is drawn again and again", done);
  if (busy > BUSY_MAX)
    g_test_message ("%s: the main loop is at work for %.2f s", done, busy);
  if (!rests || busy > BUSY_MAX)
    g_test_fail ();
  check_all_least (done);
}

void
rest_resize (GtkWindow      *window,
             const RestSize *size,
             const char     *what)
{
  gtk_window_set_default_size (window, size->width, size->height);
  rest_check ("%s, %d × %d", what, size->width, size->height);
}

void
rest_check_word (GtkWindow  *window,
                 const char *what)
{
  GtkWidget *content = gtk_window_get_child (window);
  int narrow = least (content, GTK_ORIENTATION_HORIZONTAL, -1);
  int low = least (content, GTK_ORIENTATION_VERTICAL, -1);
  int promised = least (content, GTK_ORIENTATION_HORIZONTAL, low);
  int before = G_MAXINT;

  if (least (content, GTK_ORIENTATION_VERTICAL, promised) > low)
    g_error ("%s: a width of %d pixels does not do for a height of %d", what,
             promised, low);
  for (int width = narrow; width < WIDEST; width += STEP)
    {
      int height = least (content, GTK_ORIENTATION_VERTICAL, width);

      if (height > before)
        g_error ("%s: %d pixels high at a width of %d, but %d at less", what,
                 height, width, before);
      before = height;
    }
}
