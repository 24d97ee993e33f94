/* test-monkey.c: random use of the mouse and the keyboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random clicks, drags and keys over the whole program, with warnings fatal.
 * They depend on the seed alone:
 *
 *     LUDOTHEQUE_MONKEY=10000 LUDOTHEQUE_SEED=3 with-display test-monkey
 *
 * At the end the program must still work.
 */

#include "config.h"

#include "app-fixture.h"
#include "manager.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <gdk/x11/gdkx.h>

#include "games/game-rng.h"
#include "games/games.h"
#include "play/record/ludo-record.h"

#define N_EVENTS_DEFAULT 300
#define SEED_DEFAULT 1

static const guint keys[] = {
  XK_Tab, XK_Tab, XK_Return, XK_space, XK_Escape, XK_Left, XK_Right, XK_Up,
  XK_Down, XK_Home, XK_End, XK_Page_Up, XK_Page_Down, XK_BackSpace, XK_Delete,
  XK_F1, XK_F2, XK_F10, XK_F11, XK_a, XK_c, XK_d, XK_e, XK_h, XK_l, XK_m,
  XK_o, XK_p, XK_r, XK_x, XK_1, XK_2, XK_3, XK_4, XK_5, XK_6, XK_slash,
  XK_period,
};

static const guint control_keys[] = {
  XK_n, XK_o, XK_s, XK_z, XK_i, XK_f, XK_comma, XK_question, XK_plus,
  XK_minus, XK_0, XK_c,
};

static const guint alt_keys[] = {
  XK_Left, XK_Right, XK_Up, XK_Home, XK_End,
};

/* Monkey: what it works with. */
typedef struct
{
  App app;
  Display *display;
  GameRng rng;
  int width;                    /* of the screen */
  int height;
} Monkey;

static int
below (Monkey *self,
       guint   n)
{
  return (int) game_rng_below (&self->rng, n);
}

static void
point (Monkey *self)
{
  XTestFakeMotionEvent (self->display, -1, below (self, (guint) self->width),
                        below (self, (guint) self->height), CurrentTime);
}

static void
press_button (Monkey  *self,
              guint    button,
              gboolean down)
{
  XTestFakeButtonEvent (self->display, button, down, CurrentTime);
}

static void
click (Monkey *self)
{
  /* Mostly the first button; the second, the third, the wheel. */
  guint button = below (self, 4) > 0 ? 1 : 2 + (guint) below (self, 4);

  point (self);
  press_button (self, button, TRUE);
  press_button (self, button, FALSE);
}

static void
drag (Monkey *self)
{
  point (self);
  press_button (self, 1, TRUE);
  for (int i = 0; i < 3; i++)
    {
      point (self);
      XSync (self->display, False);
      g_main_context_iteration (NULL, FALSE);
    }
  press_button (self, 1, FALSE);
}

static void
press_keys (Monkey *self)
{
  switch (below (self, 8))
    {
    case 0:
      hand_press_key (control_keys[below (self, G_N_ELEMENTS (control_keys))],
                      TRUE, below (self, 4) == 0);
      break;
    case 1:
      hand_press_alt (alt_keys[below (self, G_N_ELEMENTS (alt_keys))]);
      break;
    default:
      hand_press_key (keys[below (self, G_N_ELEMENTS (keys))], FALSE,
                      below (self, 8) == 0);
    }
}

/* Gives the focus to some window, because the display has no manager for it. */
static void
focus_some_window (Monkey *self)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  GtkWidget *chosen;
  Window xid;

  if (windows == NULL)
    return;

  chosen = g_list_nth_data (windows,
                            (guint) below (self, g_list_length (windows)));
  if (!gtk_widget_get_mapped (chosen))
    return;

  xid = gdk_x11_surface_get_xid (gtk_native_get_surface (GTK_NATIVE (chosen)));
  XSetInputFocus (self->display, xid, RevertToPointerRoot, CurrentTime);
}

/* Clicks the headers of the lists that a dialog has, as far as a hand could. */
static void
click_headers (GtkWidget *widget)
{
  if (GTK_IS_TREE_VIEW (widget) && gtk_widget_get_mapped (widget))
    for (guint i = 0; i < gtk_tree_view_get_n_columns (GTK_TREE_VIEW (widget));
         i++)
      {
        GtkTreeViewColumn *column =
          gtk_tree_view_get_column (GTK_TREE_VIEW (widget), (int) i);

        if (gtk_widget_is_sensitive (gtk_tree_view_column_get_button (column)))
          gtk_tree_view_column_clicked (column);
      }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    click_headers (child);
}

/* Goes to a large folder in @dialog, and clicks the headers of its list all the
 * time until it is read.  From GTK 4.10 on there is another kind of list. */
static void
use_chooser (GtkWidget *dialog)
{
  g_autoptr (GFile) folder = g_file_new_for_path ("/usr/bin");

  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder,
                                       NULL);
  for (int i = 0; i < 50; i++)
    {
      click_headers (dialog);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* It must not write files about, or print, and so does no more than that in
 * such dialogs. */
static void
tidy_windows (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    {
      const char *type = G_OBJECT_TYPE_NAME (l->data);

      if (g_str_has_prefix (type, "GtkFileChooser")
          || g_str_has_prefix (type, "GtkPrint")
          || g_str_has_prefix (type, "GtkPageSetup"))
        {
          g_autoptr (GtkWidget) dialog = g_object_ref (l->data);

          if (GTK_IS_FILE_CHOOSER_DIALOG (dialog)
              && app_find (dialog, GTK_TYPE_TREE_VIEW) != NULL)
            use_chooser (dialog);
          gtk_window_close (GTK_WINDOW (dialog));
          /* The other windows may be gone by now. */
          break;
        }
    }
}

static guint
n_windows (Monkey *self)
{
  return g_list_length (gtk_application_get_windows
                          (GTK_APPLICATION (self->app.application)));
}

static gboolean
is_mapped (gpointer data)
{
  return gtk_widget_get_mapped (data);
}

static void
open_again (Monkey *self)
{
  LudoWindow *window;

  g_application_activate (G_APPLICATION (self->app.application));
  window = LUDO_WINDOW (gtk_application_get_windows
                          (GTK_APPLICATION (self->app.application))->data);
  hand_wait_until (is_mapped, window, "the window");
}

static void
act (Monkey *self)
{
  if (n_windows (self) == 0)
    open_again (self);

  switch (below (self, 10))
    {
    case 0:
      focus_some_window (self);
      break;
    case 1:
      drag (self);
      break;
    case 2:
    case 3:
    case 4:
    case 5:
      press_keys (self);
      break;
    default:
      click (self);
    }
  XSync (self->display, False);
}

/* Runs the main loop for a random while, a few frames at most. */
static void
wait_a_little (Monkey *self)
{
  gint64 until = g_get_monotonic_time () + below (self, 30) * 1000;

  do
    {
      while (g_main_context_iteration (NULL, FALSE))
        if (g_get_monotonic_time () > until + 200000)
          break;
      g_usleep (2000);
    }
  while (g_get_monotonic_time () < until);
  tidy_windows ();
}

/* Every game can be begun, played and written as ever, in a window that
 * shows it. */
static void
check_whole (Monkey *self)
{
  const GameRules *const *games = games_list ();

  for (int i = 0; games[i] != NULL; i++)
    {
      LudoGame *game = app_begin_for_persons (&self->app, games[i]->id, 5);
      g_autoptr (LudoGame) read = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;

      app_play_plies (game, 20);
      hand_settle (GTK_WIDGET (self->app.window));

      text = ludo_record_to_text (game);
      read = ludo_record_from_text (text, -1, "monkey.ludo", &error);
      g_assert_no_error (error);
      again = ludo_record_to_text (read);
      g_assert_cmpstr (again, ==, text);
    }
}

static guint64
number_from (const char *variable,
             guint64     fallback)
{
  const char *text = g_getenv (variable);

  return text != NULL ? g_ascii_strtoull (text, NULL, 10) : fallback;
}

static void
close_all_windows (Monkey *self)
{
  while (n_windows (self) > 0)
    {
      GList *windows =
        gtk_application_get_windows (GTK_APPLICATION (self->app.application));

      gtk_window_destroy (windows->data);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

/* Logs the open popovers, because GTK's warnings do not name them. */
static void
tell_popovers (GtkWidget *widget)
{
  GdkRectangle point = { 0 };

  if (GTK_IS_POPOVER (widget) && gtk_widget_get_visible (widget))
    {
      gtk_popover_get_pointing_to (GTK_POPOVER (widget), &point);
      g_test_message ("%s of %s, pointing to %d, %d",
                      G_OBJECT_TYPE_NAME (widget),
                      G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)),
                      point.x, point.y);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tell_popovers (child);
}

/* Every complaint ends the test. */
static gboolean
is_fatal (const char     *domain,
          GLogLevelFlags  level,
          const char     *message,
          gpointer        data)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    tell_popovers (l->data);

  return TRUE;
}

static void
test_monkey (void)
{
  guint64 n_events = number_from ("LUDOTHEQUE_MONKEY", N_EVENTS_DEFAULT);
  guint64 seed = number_from ("LUDOTHEQUE_SEED", SEED_DEFAULT);
  Monkey monkey = { .rng = { seed }, .display = XOpenDisplay (NULL) };
  int screen = DefaultScreen (monkey.display);

  monkey.width = DisplayWidth (monkey.display, screen);
  monkey.height = DisplayHeight (monkey.display, screen);
  g_test_log_set_fatal_handler (is_fatal, NULL);
  /* Without a window manager GTK moves the windows itself, even off the
   * screen, where it finds no place for a menu, and no window fills the
   * screen. */
  manager_begin ();
  app_open (&monkey.app);
  for (guint64 i = 0; i < n_events; i++)
    {
      act (&monkey);
      if (i % 100 == 50 && n_windows (&monkey) > 0)
        gtk_widget_activate_action (gtk_application_get_windows
                                      (GTK_APPLICATION
                                         (monkey.app.application))->data,
                                    "win.open", NULL);
      wait_a_little (&monkey);
      if (i % 100 == 99)
        g_test_message ("%" G_GUINT64_FORMAT " events, page %s", i + 1,
                        n_windows (&monkey) > 0 ? "open" : "closed");
    }

  hand_press_key (XK_Escape, FALSE, FALSE);
  close_all_windows (&monkey);
  app_open (&monkey.app);
  check_whole (&monkey);
  close_all_windows (&monkey);
  XCloseDisplay (monkey.display);
}

/* GTK 4.8 miscounts which widgets are pressed when a window opens under a
 * held button; it says so and goes on, and no program can help it.  Every
 * other warning ends the test. */
static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE")
        && strstr (fields[i].value, "Broken accounting of active state"))
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, data);
}

/* GTK's own tool for developers is no part of the program, has a connection
 * of its own to the display, and faults of its own in its tooltips. */
static void
forbid_inspector (void)
{
  g_autoptr (GSettings) settings =
    g_settings_new ("org.gtk.gtk4.Settings.Debug");

  g_settings_set_boolean (settings, "enable-inspector-keybinding", FALSE);
}

int
main (int    argc,
      char **argv)
{
  g_log_set_writer_func (write_log, NULL, NULL);
  app_init (&argc, &argv, "en");
  forbid_inspector ();
  g_test_add_func ("/app/monkey", test_monkey);

  return g_test_run ();
}
