/* ear.c: a reader of the accessibility bus, as a screen reader is one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "ear.h"
#include "test-wait.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <signal.h>
#include <unistd.h>

#define REGISTRY "org.a11y.atspi.Registry"
#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define ROOT "/org/a11y/atspi/accessible/root"

struct _Ear
{
  guint n_starts;
  gboolean keeps_data;
  char *data_dir;               /* owned */
  guint subscriptions[2];

  /* Owned */
  char *address;                /* of the bus */
  GDBusConnection *bus;
  GSubprocess *program;
  char *owner;                  /* the program's name on the bus, or NULL */
  GPtrArray *heard;             /* strings */
};

static void
node_free (gpointer data)
{
  EarNode *node = data;

  g_free (node->path);
  g_free (node->role);
  g_free (node->name);
  g_free (node);
}

static void
called_cb (GObject      *bus,
           GAsyncResult *result,
           gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* NULL when the object has gone meanwhile, as it may.  The test's own process
 * answers only while its main loop runs. */
static GVariant *
call (Ear                *self,
      const char         *owner,
      const char         *path,
      const char         *interface,
      const char         *method,
      GVariant           *parameters,
      const GVariantType *type)
{
  g_autoptr (GAsyncResult) result = NULL;

  if (self->program != NULL)
    return g_dbus_connection_call_sync (self->bus, owner, path, interface,
                                        method, parameters, type,
                                        G_DBUS_CALL_FLAGS_NONE,
                                        WAIT_PATIENCE * 1000, NULL, NULL);

  g_dbus_connection_call (self->bus, owner, path, interface, method, parameters,
                          type, G_DBUS_CALL_FLAGS_NONE, WAIT_PATIENCE * 1000,
                          NULL, called_cb, &result);
  WAIT_UNTIL (result != NULL);

  return g_dbus_connection_call_finish (self->bus, result, NULL);
}

/* Whether a screen reader speaks what changed of the object at @path: a
 * description of the object that has the focus, or the name of a window.  It
 * throws all others away. */
static gboolean
is_spoken (Ear        *self,
           const char *owner,
           const char *path,
           const char *detail)
{
  g_autoptr (GVariant) answer = NULL;
  g_autoptr (GVariant) states = NULL;
  const char *role;
  guint32 low;

  if (g_str_equal (detail, "accessible-description"))
    {
      answer = call (self, owner, path, ACCESSIBLE, "GetState", NULL,
                     G_VARIANT_TYPE ("(au)"));
      if (answer == NULL)
        return FALSE;
      states = g_variant_get_child_value (answer, 0);
      g_variant_get_child (states, 0, "u", &low);
      return (low & 1u << EAR_STATE_FOCUSED) != 0;
    }
  if (!g_str_equal (detail, "accessible-name"))
    return FALSE;

  answer = call (self, owner, path, ACCESSIBLE, "GetRoleName", NULL,
                 G_VARIANT_TYPE ("(s)"));
  if (answer == NULL)
    return FALSE;
  g_variant_get (answer, "(&s)", &role);

  return g_str_equal (role, "frame") || g_str_equal (role, "dialog");
}

/* Hears what a screen reader speaks of a change, or an announcement, which
 * newer GTK has instead. */
static void
heard_cb (GDBusConnection *bus,
          const char      *sender,
          const char      *path,
          const char      *interface,
          const char      *signal,
          GVariant        *parameters,
          gpointer         data)
{
  Ear *self = data;
  const char *detail;
  g_autoptr (GVariant) value = NULL;

  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(siiva{sv})")))
    return;

  g_variant_get (parameters, "(&siiva{sv})", &detail, NULL, NULL, &value,
                 NULL);
  if (self->program != NULL && g_strcmp0 (sender, self->owner) == 0
      && g_variant_is_of_type (value, G_VARIANT_TYPE_STRING)
      && g_variant_get_string (value, NULL)[0] != '\0'
      && (g_str_equal (signal, "Announcement")
          || is_spoken (self, sender, path, detail)))
    g_ptr_array_add (self->heard, g_variant_dup_string (value, NULL));
}

static char *
get_address (GError **error)
{
  g_autoptr (GDBusConnection) session = NULL;
  g_autoptr (GVariant) answer = NULL;
  char *address;

  session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, error);
  if (session == NULL)
    return NULL;

  answer = g_dbus_connection_call_sync (session, "org.a11y.Bus",
                                        "/org/a11y/bus", "org.a11y.Bus",
                                        "GetAddress", NULL,
                                        G_VARIANT_TYPE ("(s)"),
                                        G_DBUS_CALL_FLAGS_NONE,
                                        WAIT_PATIENCE * 1000, NULL, error);
  if (answer == NULL)
    return NULL;
  g_variant_get (answer, "(s)", &address);

  return address;
}

Ear *
ear_new (char **why)
{
  static const struct
  {
    const char *signal;
    const char *name;
  } events[] = {
    { "PropertyChange", "object:property-change" },
    { "Announcement", "object:announcement" },
  };
  g_autoptr (GDBusConnection) bus = NULL;
  g_autoptr (GVariant) answer = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *address = get_address (&error);
  Ear *self;

  if (address != NULL)
    bus = g_dbus_connection_new_for_address_sync (
      address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                 | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
      NULL, NULL, &error);
  /* The registry starts with the first who asks it. */
  if (bus != NULL)
    answer = g_dbus_connection_call_sync (bus, REGISTRY, ROOT, ACCESSIBLE,
                                          "GetChildren", NULL, NULL,
                                          G_DBUS_CALL_FLAGS_NONE,
                                          WAIT_PATIENCE * 1000, NULL, &error);
  if (answer == NULL)
    {
      *why = g_strdup (error->message);
      return NULL;
    }

  self = g_new0 (Ear, 1);
  self->address = g_steal_pointer (&address);
  self->bus = g_steal_pointer (&bus);
  self->heard = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      self->subscriptions[i] =
        g_dbus_connection_signal_subscribe (self->bus, NULL,
                                            "org.a11y.atspi.Event.Object",
                                            events[i].signal, NULL, NULL,
                                            G_DBUS_SIGNAL_FLAGS_NONE,
                                            heard_cb, self, NULL);
      g_variant_unref (call (self, REGISTRY, "/org/a11y/atspi/registry",
                             REGISTRY, "RegisterEvent",
                             g_variant_new ("(s)", events[i].name), NULL));
    }

  return self;
}

void
ear_free (Ear *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->subscriptions); i++)
    g_dbus_connection_signal_unsubscribe (self->bus, self->subscriptions[i]);
  g_clear_object (&self->bus);
  g_clear_object (&self->program);
  g_ptr_array_unref (self->heard);
  g_free (self->address);
  g_free (self->owner);
  g_free (self->data_dir);
  g_free (self);
}

void
ear_wait (Ear          *self,
          EarCondition  condition,
          gpointer      data,
          const char   *what)
{
  WAIT_FOR (condition (self, data), what);
}

/* Whether the connection @owner belongs to the program that was started. */
static gboolean
is_program (Ear        *self,
            const char *owner)
{
  g_autofree char *own_pid = g_strdup_printf ("%d", (int) getpid ());
  const char *pid = self->program == NULL
                      ? own_pid : g_subprocess_get_identifier (self->program);
  g_autoptr (GVariant) answer = NULL;
  guint32 number;

  answer = call (self, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                 "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                 g_variant_new ("(s)", owner), G_VARIANT_TYPE ("(u)"));
  if (answer == NULL || pid == NULL)
    return FALSE;
  g_variant_get (answer, "(u)", &number);

  return number == g_ascii_strtoull (pid, NULL, 10);
}

/* The program is among the children of the registry's root, and has a
 * window. */
static gboolean
program_is_there (Ear      *self,
                  gpointer  data)
{
  g_autoptr (GVariant) answer = NULL;
  g_autoptr (GVariantIter) children = NULL;
  const char *owner;

  answer = call (self, REGISTRY, ROOT, ACCESSIBLE, "GetChildren", NULL,
                 G_VARIANT_TYPE ("(a(so))"));
  g_assert_nonnull (answer);
  g_variant_get (answer, "(a(so))", &children);
  while (g_variant_iter_next (children, "(&s&o)", &owner, NULL))
    if (is_program (self, owner))
      {
        g_autoptr (GVariant) windows = NULL;
        g_autoptr (GVariant) list = NULL;

        windows = call (self, owner, ROOT, ACCESSIBLE, "GetChildren", NULL,
                        G_VARIANT_TYPE ("(a(so))"));
        if (windows == NULL)
          return FALSE;

        list = g_variant_get_child_value (windows, 0);
        g_free (self->owner);
        self->owner = g_strdup (owner);
        return g_variant_n_children (list) > 0;
      }

  return FALSE;
}

static void
start (Ear               *self,
       const char *const *argv,
       gboolean           has_session)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GError) error = NULL;

  if (self->data_dir == NULL || !self->keeps_data)
    {
      g_free (self->data_dir);
      self->data_dir = g_strdup_printf ("%s/%u", g_get_user_data_dir (),
                                        self->n_starts++);
    }
  /* The program runs as on a desktop, but with a folder that is not the user's
   * and without an unfinished game. */
  g_subprocess_launcher_unsetenv (launcher, "GTK_A11Y");
  if (!has_session)
    {
      g_subprocess_launcher_setenv (launcher, "DBUS_SESSION_BUS_ADDRESS",
                                    "unix:path=/no/such/bus", TRUE);
      /* Not by the display, which GTK asks only after it has warned of the
       * missing bus. */
      g_subprocess_launcher_setenv (launcher, "AT_SPI_BUS_ADDRESS",
                                    self->address, TRUE);
    }
  /* Its dialogs begin in the home. */
  g_mkdir_with_parents (self->data_dir, 0700);
  g_subprocess_launcher_setenv (launcher, "HOME", self->data_dir, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_CONFIG_HOME",
                                g_get_user_config_dir (), TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME",
                                self->data_dir, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_STATE_HOME",
                                g_get_user_state_dir (), TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_CACHE_HOME",
                                g_get_user_cache_dir (), TRUE);
  /* The machine still says what kind of file a picture is; without it GTK
   * cannot load the program's icon. */
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_DIRS",
                                "/usr/local/share:/usr/share", TRUE);
  self->program = g_subprocess_launcher_spawnv (launcher, argv, &error);
  g_assert_no_error (error);
  ear_wait (self, program_is_there, NULL, "the program on the bus");
}

void
ear_attach (Ear *self)
{
  ear_wait (self, program_is_there, NULL, "the test on the bus");
}

void
ear_set_keeps_data (Ear      *self,
                    gboolean  keeps_data)
{
  self->keeps_data = keeps_data;
}

const char *
ear_get_data_dir (Ear *self)
{
  return self->data_dir;
}

void
ear_start (Ear               *self,
           const char *const *argv)
{
  start (self, argv, TRUE);
}

void
ear_start_without_session (Ear               *self,
                           const char *const *argv)
{
  start (self, argv, FALSE);
}

gboolean
ear_end (Ear *self,
         int  signal)
{
  g_autoptr (GError) error = NULL;
  gboolean ended_well;

  /* It is still there: no warning has ended it. */
  g_assert_nonnull (g_subprocess_get_identifier (self->program));
  g_subprocess_send_signal (self->program, signal);
  g_subprocess_wait (self->program, NULL, &error);
  g_assert_no_error (error);
  ended_well = g_subprocess_get_successful (self->program);

  g_clear_object (&self->program);
  g_clear_pointer (&self->owner, g_free);
  g_ptr_array_set_size (self->heard, 0);

  return ended_well;
}

void
ear_stop (Ear *self)
{
  g_assert_true (ear_end (self, SIGTERM));
}

/* Reading: a node of the tree that is being read.  All its unknown values are
 * requested at once, because each answer passes through three processes; the
 * answers come in any order. */
typedef struct
{
  Ear *ear;
  guint *n_awaited;             /* answers, of all nodes */
  char *owner;
  EarNode *node;
  GPtrArray *children;          /* Reading */
  gboolean gone;                /* before it had told what it is */
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_free (reading->owner);
  g_clear_pointer (&reading->node, node_free);
  g_ptr_array_unref (reading->children);
  g_free (reading);
}

static void
ask (Reading             *reading,
     const char          *interface,
     const char          *method,
     GVariant            *parameters,
     const char          *type,
     GAsyncReadyCallback  answered_cb)
{
  (*reading->n_awaited)++;
  g_dbus_connection_call (reading->ear->bus, reading->owner,
                          reading->node->path, interface, method, parameters,
                          G_VARIANT_TYPE (type), G_DBUS_CALL_FLAGS_NONE,
                          WAIT_PATIENCE * 1000, NULL, answered_cb, reading);
}

static GVariant *
answer (Reading      *reading,
        GObject      *bus,
        GAsyncResult *result)
{
  (*reading->n_awaited)--;

  return g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, NULL);
}

static void
role_cb (GObject      *bus,
         GAsyncResult *result,
         gpointer      data)
{
  Reading *reading = data;
  g_autoptr (GVariant) role = answer (reading, bus, result);

  if (role == NULL)
    reading->gone = TRUE;
  else
    g_variant_get (role, "(s)", &reading->node->role);
}

static void
name_cb (GObject      *bus,
         GAsyncResult *result,
         gpointer      data)
{
  Reading *reading = data;
  g_autoptr (GVariant) name = answer (reading, bus, result);
  g_autoptr (GVariant) value = NULL;

  if (name == NULL)
    {
      reading->gone = TRUE;
      return;
    }
  g_variant_get (name, "(v)", &value);
  reading->node->name = g_variant_dup_string (value, NULL);
}

static void
states_cb (GObject      *bus,
           GAsyncResult *result,
           gpointer      data)
{
  Reading *reading = data;
  g_autoptr (GVariant) states = answer (reading, bus, result);
  g_autoptr (GVariant) bits = NULL;
  guint32 low, high;

  if (states == NULL)
    {
      reading->gone = TRUE;
      return;
    }
  bits = g_variant_get_child_value (states, 0);
  g_assert_cmpuint (g_variant_n_children (bits), ==, 2);
  g_variant_get_child (bits, 0, "u", &low);
  g_variant_get_child (bits, 1, "u", &high);
  reading->node->states = (guint64) high << 32 | low;
}

static void children_cb (GObject *bus, GAsyncResult *result, gpointer data);

static Reading *
reading_begin (Ear        *self,
               const char *owner,
               const char *path,
               guint       depth,
               guint      *n_awaited)
{
  Reading *reading = g_new0 (Reading, 1);

  reading->ear = self;
  reading->n_awaited = n_awaited;
  reading->owner = g_strdup (owner);
  reading->children = g_ptr_array_new_with_free_func (reading_free);
  reading->node = g_new0 (EarNode, 1);
  reading->node->path = g_strdup (path);
  reading->node->depth = depth;

  ask (reading, ACCESSIBLE, "GetRoleName", NULL, "(s)", role_cb);
  ask (reading, "org.freedesktop.DBus.Properties", "Get",
       g_variant_new ("(ss)", ACCESSIBLE, "Name"), "(v)", name_cb);
  ask (reading, ACCESSIBLE, "GetState", NULL, "(au)", states_cb);
  ask (reading, ACCESSIBLE, "GetChildren", NULL, "(a(so))", children_cb);

  return reading;
}

static void
children_cb (GObject      *bus,
             GAsyncResult *result,
             gpointer      data)
{
  Reading *reading = data;
  g_autoptr (GVariant) children = answer (reading, bus, result);
  g_autoptr (GVariantIter) iter = NULL;
  const char *owner, *path;

  if (children == NULL)
    return;
  g_variant_get (children, "(a(so))", &iter);
  while (g_variant_iter_next (iter, "(&s&o)", &owner, &path))
    g_ptr_array_add (reading->children,
                     reading_begin (reading->ear, owner, path,
                                    reading->node->depth + 1,
                                    reading->n_awaited));
}

/* Each before its children. */
static void
collect (Reading   *reading,
         GPtrArray *nodes)
{
  if (reading->gone)
    return;

  g_ptr_array_add (nodes, g_steal_pointer (&reading->node));
  for (guint i = 0; i < reading->children->len; i++)
    collect (g_ptr_array_index (reading->children, i), nodes);
}

GPtrArray *
ear_read (Ear *self)
{
  GPtrArray *nodes = g_ptr_array_new_with_free_func (node_free);
  guint n_awaited = 0;
  Reading *root = reading_begin (self, self->owner, ROOT, 0, &n_awaited);

  WAIT_UNTIL (n_awaited == 0);
  collect (root, nodes);
  reading_free (root);

  return nodes;
}

GPtrArray *
ear_get_heard (Ear *self)
{
  return self->heard;
}

/* The topmost window that the program says is its own, or None. */
static Window
find_window (Ear     *self,
             Display *display)
{
  const char *pid = g_subprocess_get_identifier (self->program);
  Atom pid_atom = XInternAtom (display, "_NET_WM_PID", False);
  Window root, parent, *children, found = None;
  unsigned n_children;

  XQueryTree (display, DefaultRootWindow (display), &root, &parent, &children,
              &n_children);
  for (unsigned i = 0; i < n_children; i++)
    {
      unsigned long n_items, left;
      unsigned char *value = NULL;
      XWindowAttributes attributes;
      Atom type;
      int format;

      if (XGetWindowProperty (display, children[i], pid_atom, 0, 1, False,
                              XA_CARDINAL, &type, &format, &n_items, &left,
                              &value) != Success || n_items != 1)
        continue;
      /* A menu takes its keys from the window that it belongs to. */
      if (*(unsigned long *) (void *) value == g_ascii_strtoull (pid, NULL, 10)
          && XGetWindowAttributes (display, children[i], &attributes)
          && attributes.map_state == IsViewable
          && !attributes.override_redirect)
        found = children[i];
      XFree (value);
    }
  XFree (children);

  return found;
}

void
ear_take_keyboard (Ear *self)
{
  Display *display = XOpenDisplay (NULL);
  Window window;

  g_assert_nonnull (display);
  WAIT_UNTIL ((window = find_window (self, display)) != None);
  /* A screen reader that comes to know of the program after its window got the
   * keyboard follows it only once that comes again. */
  XSetInputFocus (display, DefaultRootWindow (display), RevertToPointerRoot,
                  CurrentTime);
  XSetInputFocus (display, window, RevertToPointerRoot, CurrentTime);
  XSync (display, False);
  XCloseDisplay (display);
}

void
ear_follow_windows (Ear *self)
{
  Display *display = XOpenDisplay (NULL);
  Window window, focus;
  int revert;

  g_assert_nonnull (display);
  window = find_window (self, display);
  XGetInputFocus (display, &focus, &revert);
  if (window != None && window != focus)
    XSetInputFocus (display, window, RevertToPointerRoot, CurrentTime);
  XSync (display, False);
  XCloseDisplay (display);
}

char *
ear_get_language (Ear           *self,
                  const EarNode *node)
{
  g_autoptr (GVariant) reply =
    call (self, self->owner, node->path, "org.a11y.atspi.Text",
          "GetAttributes", g_variant_new ("(i)", 0),
          G_VARIANT_TYPE ("(a{ss}ii)"));
  g_autoptr (GVariant) attributes = NULL;
  char *language = NULL;

  if (reply == NULL)
    return NULL;

  attributes = g_variant_get_child_value (reply, 0);
  g_variant_lookup (attributes, "language", "s", &language);

  return language;
}

char *
ear_get_text (Ear           *self,
              const EarNode *node)
{
  g_autoptr (GVariant) reply =
    call (self, self->owner, node->path, "org.a11y.atspi.Text", "GetText",
          g_variant_new ("(ii)", 0, -1), G_VARIANT_TYPE ("(s)"));
  char *text = NULL;

  if (reply != NULL)
    g_variant_get (reply, "(s)", &text);

  return text != NULL ? text : g_strdup ("");
}
