/* tsan-glib.c: tells the thread sanitizer what GLib hands from thread to thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GLib is not built for the sanitizer and has locks of its own.  The sanitizer
 * therefore does not see that a task's data are handed over in order, and takes
 * each for a race.  These functions replace GLib's of the same names in a
 * program to which they are linked; each calls the other and tells the
 * sanitizer the order.  Other data that threads share are still checked.
 */

#include <dlfcn.h>
#include <gio/gio.h>
#include <sanitizer/tsan_interface.h>

#undef g_task_new
#undef g_task_set_task_data

/* Box: what a task was given, kept with it. */
typedef struct
{
  GAsyncReadyCallback callback;
  gpointer callback_data;
  GTaskThreadFunc func;
  gpointer data;
  GDestroyNotify destroy;
} Box;

/* The function of this name that would have been called. */
#define REAL(function) \
  ((__typeof__ (&function)) dlsym (RTLD_NEXT, #function))

static GQuark
box_quark (void)
{
  return g_quark_from_static_string ("tsan-glib-box");
}

static Box *
box_of (gpointer task)
{
  return g_object_get_qdata (task, box_quark ());
}

static void
callback_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  Box *box = data;

  __tsan_acquire (box);
  box->callback (source, result, box->callback_data);
  __tsan_release (box);
}

GTask *
g_task_new (gpointer             source,
            GCancellable        *cancellable,
            GAsyncReadyCallback  callback,
            gpointer             data)
{
  /* Never freed: whoever comes last could be any thread. */
  Box *box = g_new0 (Box, 1);
  GTask *task;

  box->callback = callback;
  box->callback_data = data;
  task = REAL (g_task_new) (source, cancellable,
                            callback != NULL ? callback_cb : NULL, box);
  g_object_set_qdata (G_OBJECT (task), box_quark (), box);

  return task;
}

static void
destroy_cb (gpointer data)
{
  Box *box = data;

  __tsan_acquire (box);
  if (box->destroy != NULL)
    box->destroy (box->data);
}

void
g_task_set_task_data (GTask          *task,
                      gpointer        data,
                      GDestroyNotify  destroy)
{
  Box *box = box_of (task);

  box->data = data;
  box->destroy = destroy;
  REAL (g_task_set_task_data) (task, box, destroy_cb);
}

gpointer
g_task_get_task_data (GTask *task)
{
  return box_of (task)->data;
}

static void
run_cb (GTask        *task,
        gpointer      source,
        gpointer      data,
        GCancellable *cancellable)
{
  Box *box = box_of (task);

  __tsan_acquire (box);
  box->func (task, source, box->data, cancellable);
  __tsan_release (box);
}

void
g_task_run_in_thread (GTask           *task,
                      GTaskThreadFunc  func)
{
  Box *box = box_of (task);

  box->func = func;
  __tsan_release (box);
  REAL (g_task_run_in_thread) (task, run_cb);
}

void
g_task_return_boolean (GTask    *task,
                       gboolean  result)
{
  __tsan_release (box_of (task));
  REAL (g_task_return_boolean) (task, result);
}

void
g_task_return_pointer (GTask          *task,
                       gpointer        result,
                       GDestroyNotify  destroy)
{
  __tsan_release (box_of (task));
  REAL (g_task_return_pointer) (task, result, destroy);
}

void
g_atomic_rc_box_release_full (gpointer       block,
                              GDestroyNotify clear)
{
  __tsan_release (block);
  __tsan_acquire (block);
  REAL (g_atomic_rc_box_release_full) (block, clear);
}

void
g_mutex_lock (GMutex *mutex)
{
  REAL (g_mutex_lock) (mutex);
  __tsan_acquire (mutex);
}

gboolean
g_mutex_trylock (GMutex *mutex)
{
  gboolean locked = REAL (g_mutex_trylock) (mutex);

  if (locked)
    __tsan_acquire (mutex);

  return locked;
}

void
g_mutex_unlock (GMutex *mutex)
{
  __tsan_release (mutex);
  REAL (g_mutex_unlock) (mutex);
}

void
g_cond_wait (GCond  *cond,
             GMutex *mutex)
{
  __tsan_release (mutex);
  REAL (g_cond_wait) (cond, mutex);
  __tsan_acquire (mutex);
}

gboolean
g_cond_wait_until (GCond  *cond,
                   GMutex *mutex,
                   gint64  end_time)
{
  gboolean woken;

  __tsan_release (mutex);
  woken = REAL (g_cond_wait_until) (cond, mutex, end_time);
  __tsan_acquire (mutex);

  return woken;
}
