/* manager.c: a window manager that knows one thing, the full screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A display without one shows no program in full screen: that is asked of the
 * window manager, by a message to the root window, and granted by a property
 * of the window (Extended Window Manager Hints, _NET_WM_STATE).
 */

#include "config.h"

#include "manager.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>
#include <glib-unix.h>

#include "hand.h"

/* Manager: never freed, as it is there as long as the display. */
typedef struct
{
  Display *display;
  Window root;
  Atom state;                   /* _NET_WM_STATE */
  Atom full;                    /* _NET_WM_STATE_FULLSCREEN */
  GHashTable *places;           /* Window to GdkRectangle, what it had before */
} Manager;

static Atom
atom (Manager    *self,
      const char *name)
{
  return XInternAtom (self->display, name, False);
}

static void
set_atoms (Manager    *self,
           Window      window,
           const char *name,
           Atom       *atoms,
           int         n_atoms)
{
  XChangeProperty (self->display, window, atom (self, name), XA_ATOM, 32,
                   PropModeReplace, (unsigned char *) atoms, n_atoms);
}

static void
fill_screen (Manager *self,
             Window   window)
{
  int screen = DefaultScreen (self->display);
  GdkRectangle *place;
  XWindowAttributes now;
  Window child;

  if (g_hash_table_contains (self->places, GSIZE_TO_POINTER (window))
      || !XGetWindowAttributes (self->display, window, &now))
    return;

  place = g_new0 (GdkRectangle, 1);
  XTranslateCoordinates (self->display, window, self->root, 0, 0, &place->x,
                         &place->y, &child);
  place->width = now.width;
  place->height = now.height;
  g_hash_table_insert (self->places, GSIZE_TO_POINTER (window), place);
  set_atoms (self, window, "_NET_WM_STATE", &self->full, 1);
  XMoveResizeWindow (self->display, window, 0, 0,
                     (unsigned) DisplayWidth (self->display, screen),
                     (unsigned) DisplayHeight (self->display, screen));
}

static void
give_back (Manager *self,
           Window   window)
{
  const GdkRectangle *place =
    g_hash_table_lookup (self->places, GSIZE_TO_POINTER (window));

  if (place == NULL)
    return;

  set_atoms (self, window, "_NET_WM_STATE", NULL, 0);
  XMoveResizeWindow (self->display, window, place->x, place->y,
                     (unsigned) place->width, (unsigned) place->height);
  g_hash_table_remove (self->places, GSIZE_TO_POINTER (window));
}

static void
hear (Manager      *self,
      const XEvent *event)
{
  const XClientMessageEvent *message = &event->xclient;

  if (event->type == DestroyNotify)
    g_hash_table_remove (self->places,
                         GSIZE_TO_POINTER (event->xdestroywindow.window));
  if (event->type != ClientMessage || message->message_type != self->state
      || ((Atom) message->data.l[1] != self->full
          && (Atom) message->data.l[2] != self->full))
    return;

  if (message->data.l[0] == 1)
    fill_screen (self, message->window);
  else
    give_back (self, message->window);
}

static gboolean
events_cb (int          fd,
           GIOCondition condition,
           gpointer     data)
{
  Manager *self = data;

  while (XPending (self->display) > 0)
    {
      XEvent event;

      XNextEvent (self->display, &event);
      hear (self, &event);
    }
  XFlush (self->display);

  return G_SOURCE_CONTINUE;
}

/* As every window manager says that it is there, and what it can do. */
static void
announce (Manager *self)
{
  Window window = XCreateSimpleWindow (self->display, self->root, -1, -1, 1, 1,
                                       0, 0, 0);
  Window where[] = { self->root, window };
  Atom able[] = { self->state, self->full,
                  atom (self, "_NET_WM_MOVERESIZE") };

  for (guint i = 0; i < G_N_ELEMENTS (where); i++)
    XChangeProperty (self->display, where[i],
                     atom (self, "_NET_SUPPORTING_WM_CHECK"), XA_WINDOW, 32,
                     PropModeReplace, (unsigned char *) &window, 1);
  set_atoms (self, self->root, "_NET_SUPPORTED", able, G_N_ELEMENTS (able));
}

static Manager *manager;
static XErrorHandler other_faults;

/* A window may be gone by the time that it is heard. */
static int
fault_cb (Display     *display,
          XErrorEvent *fault)
{
  return display == manager->display ? 0 : other_faults (display, fault);
}

void
manager_begin (void)
{
  if (manager != NULL)
    return;

  manager = g_new0 (Manager, 1);
  other_faults = XSetErrorHandler (fault_cb);
  manager->display = XOpenDisplay (NULL);
  g_assert_nonnull (manager->display);
  manager->root = DefaultRootWindow (manager->display);
  manager->state = atom (manager, "_NET_WM_STATE");
  manager->full = atom (manager, "_NET_WM_STATE_FULLSCREEN");
  manager->places = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  announce (manager);
  XSelectInput (manager->display, manager->root, SubstructureNotifyMask);
  XSync (manager->display, False);
  g_unix_fd_add (ConnectionNumber (manager->display), G_IO_IN, events_cb,
                 manager);
}

static gboolean
is_full (gpointer data)
{
  GdkMonitor *monitor =
    g_list_model_get_item (gdk_display_get_monitors
                             (gdk_display_get_default ()), 0);
  GdkRectangle screen;

  gdk_monitor_get_geometry (monitor, &screen);
  g_object_unref (monitor);

  return gtk_window_is_fullscreen (data)
         && gtk_widget_get_width (data) > screen.width * 9 / 10;
}

static gboolean
is_not_full (gpointer data)
{
  return !gtk_window_is_fullscreen (data);
}

void
manager_wait (GtkWindow *window,
              gboolean   full)
{
  hand_wait_until (full ? is_full : is_not_full, window,
                   full ? "the full screen" : "the window");
  hand_settle (GTK_WIDGET (window));
}
