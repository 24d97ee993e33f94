/* test-fullscreen.c: the way back and the menu are there in full screen too
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"
#include "manager.h"

#include <X11/keysym.h>

/* Width and height that the window asks for at least. */
typedef struct
{
  int width;
  int height;
} Least;

static Least
measure (App *app)
{
  Least least;

  gtk_widget_measure (GTK_WIDGET (app->window), GTK_ORIENTATION_HORIZONTAL, -1,
                      &least.width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (app->window), GTK_ORIENTATION_VERTICAL, -1,
                      &least.height, NULL, NULL, NULL);

  return least;
}

static void
open_page (App        *app,
           const char *page)
{
  if (g_str_equal (page, "play"))
    app_begin_for_persons (app, "ken-wan", 1);
  else if (g_str_equal (page, "read"))
    gtk_widget_activate_action (GTK_WIDGET (app->window), "win.rules", "s",
                                "tavli");
  hand_settle (GTK_WIDGET (app->window));
  g_assert_cmpstr (ludo_window_get_page (app->window), ==, page);
}

static gboolean
is_primary (GtkWidget     *widget,
            gconstpointer  unused)
{
  return GTK_IS_MENU_BUTTON (widget)
         && gtk_menu_button_get_primary (GTK_MENU_BUTTON (widget));
}

/* The button of the main menu, which nothing may hide. */
static GtkWidget *
find_menu (App *app)
{
  GtkWidget *button = app_find_if (GTK_WIDGET (app->window), is_primary, NULL);
  graphene_rect_t bounds;

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (app->window),
                                            &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                     gtk_widget_get_width (GTK_WIDGET (app->window)));
  g_assert_cmpfloat (bounds.size.height, >, 20);

  return button;
}

static gboolean
menu_is_open (gpointer data)
{
  GtkPopover *popover = gtk_menu_button_get_popover (data);

  return popover != NULL && gtk_widget_get_mapped (GTK_WIDGET (popover));
}

static gboolean
menu_is_closed (gpointer data)
{
  return !menu_is_open (data);
}

/* A laptop is 800 pixels high, of which a panel takes up to 40: no entry of the
 * menu has to be scrolled to. */
static void
check_menu_height (GtkMenuButton *button)
{
  GtkWidget *menu = GTK_WIDGET (gtk_menu_button_get_popover (button));
  graphene_rect_t bounds;
  int height;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (button),
                                            gtk_widget_get_ancestor
                                              (GTK_WIDGET (button),
                                               GTK_TYPE_WINDOW), &bounds));
  gtk_widget_measure (menu, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL,
                      NULL);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height + (float) height,
                     <=, 760);
}

static void
check_menu (App *app)
{
  GtkWidget *button = find_menu (app);

  hand_press_key (XK_F10, FALSE, FALSE);
  hand_wait_until (menu_is_open, button, "the menu");
  check_menu_height (GTK_MENU_BUTTON (button));
  /* Escape is the menu's, as long as it is open. */
  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (menu_is_closed, button, "no menu");
  hand_settle (GTK_WIDGET (app->window));
}

static gboolean
is_on_shelf (gpointer data)
{
  return g_str_equal (ludo_window_get_page (data), "shelf");
}

static void
click_back (App *app)
{
  GtkWidget *back = app_find_action (GTK_WIDGET (app->window), "win.back");

  g_assert_nonnull (back);
  hand_click_widget (back);
  hand_wait_until (is_on_shelf, app->window, "the shelf");
  hand_settle (GTK_WIDGET (app->window));
}

/* Page by page: in, what is needed is there, and out. */
static void
test_header (gconstpointer data)
{
  static const guint keys[] = { XK_F11, XK_Escape };
  const char *page = data;
  gboolean playing = g_str_equal (page, "play");
  Least before, after;
  GtkWindow *window;
  App app;

  app_open (&app);
  window = GTK_WINDOW (app.window);
  open_page (&app, page);
  before = measure (&app);
  find_menu (&app);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      /* In a game F11 opens the projector view instead. */
      if (playing)
        gtk_window_fullscreen (window);
      else
        hand_press_key (XK_F11, FALSE, FALSE);
      manager_wait (window, TRUE);
      check_menu (&app);
      g_assert_true (gtk_window_is_fullscreen (window));

      hand_press_key (playing ? XK_Escape : keys[i], FALSE, FALSE);
      manager_wait (window, FALSE);
      find_menu (&app);
      g_assert_true (gtk_widget_get_mapped (gtk_window_get_titlebar (window)));
      after = measure (&app);
      g_assert_cmpint (after.width, ==, before.width);
      g_assert_cmpint (after.height, ==, before.height);
    }

  gtk_window_fullscreen (window);
  manager_wait (window, TRUE);
  if (!g_str_equal (page, "shelf"))
    click_back (&app);
  gtk_window_unfullscreen (window);
  manager_wait (window, FALSE);
  app_close (&app);
}

/* The button that fills the screen keeps the focus and leads back. */
static void
test_button (void)
{
  GtkWidget *button;
  App app;

  app_open (&app);
  for (int i = 0; i < 2; i++)
    {
      button = app_find_action (GTK_WIDGET (app.window), "win.fullscreen");
      hand_click_widget (button);
      manager_wait (GTK_WINDOW (app.window), TRUE);
      g_assert_true (gtk_widget_has_focus (button));
      if (i == 0)
        hand_press_key (XK_space, FALSE, FALSE);
      else
        hand_click_widget (button);
      manager_wait (GTK_WINDOW (app.window), FALSE);
      g_assert_true (gtk_widget_has_focus (button));
    }
  app_close (&app);
}

/* The menu that is open when the screen is filled does not go with it. */
static void
test_open_menu (void)
{
  GtkWidget *button;
  App app;

  app_open (&app);
  for (int i = 0; i < 2; i++)
    {
      button = find_menu (&app);
      hand_press_key (XK_F10, FALSE, FALSE);
      hand_wait_until (menu_is_open, button, "the menu");
      if (i == 0)
        gtk_window_fullscreen (GTK_WINDOW (app.window));
      else
        gtk_window_unfullscreen (GTK_WINDOW (app.window));
      manager_wait (GTK_WINDOW (app.window), i == 0);
      hand_wait_until (menu_is_closed, button, "no menu");
      check_menu (&app);
    }
  app_close (&app);
}

/* In a lesson, which can be handed in, the menu has an entry more. */
static void
test_lesson_menu (void)
{
  static const char *const languages[] = { "en", "fr" };
  App app;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              "chisolo/lessons/first-steps");
  app_choose_lesson (&app, TRUE);
  hand_settle (GTK_WIDGET (app.window));
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_speak (&app, languages[i]);
      hand_settle (GTK_WIDGET (app.window));
      check_menu (&app);
    }
  app_speak (&app, "en");
  app_close (&app);
}

/* The header bar is made anew where it is. */
static void
test_language (void)
{
  static const char *const rules[] = { "Règles", "Rules" };
  static const char *const languages[] = { "fr", "en" };
  GtkWindow *window;
  App app;

  app_open (&app);
  window = GTK_WINDOW (app.window);
  open_page (&app, "read");
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *titlebar;

      gtk_window_fullscreen (window);
      manager_wait (window, TRUE);
      app_speak (&app, languages[i]);
      hand_settle (GTK_WIDGET (window));
      check_menu (&app);
      g_assert_nonnull (app_find_label (GTK_WIDGET (window), rules[i]));

      gtk_window_unfullscreen (window);
      manager_wait (window, FALSE);
      titlebar = gtk_window_get_titlebar (window);
      g_assert_nonnull (app_find_label (titlebar, rules[i]));
      g_assert_true (app_find_if (titlebar, is_primary, NULL)
                     == find_menu (&app));
    }
  app_close (&app);
}

static gboolean
is_projected (gpointer data)
{
  return ludo_window_get_projected (data);
}

static gboolean
is_not_projected (gpointer data)
{
  return !is_projected (data);
}

/* The board alone is another thing, and leads back to where it began. */
static void
test_projector (void)
{
  GtkWindow *window;
  App app;

  app_open (&app);
  window = GTK_WINDOW (app.window);
  app_begin_for_persons (&app, "chisolo", 1);
  for (int i = 0; i < 2; i++)
    {
      gboolean full = gtk_window_is_fullscreen (window);

      hand_press_key (XK_F11, FALSE, FALSE);
      hand_wait_until (is_projected, window, "the projector view");
      manager_wait (window, TRUE);
      g_assert_null (app_find (GTK_WIDGET (window), GTK_TYPE_HEADER_BAR));
      /* The keys that leave leave one thing at a time. */
      hand_press_key (XK_Escape, FALSE, FALSE);
      hand_wait_until (is_not_projected, window, "the usual view");
      manager_wait (window, full);
      find_menu (&app);

      gtk_window_fullscreen (window);
      manager_wait (window, TRUE);
    }
  gtk_window_unfullscreen (window);
  manager_wait (window, FALSE);
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  manager_begin ();
  g_test_add_data_func ("/app/fullscreen/shelf", "shelf", test_header);
  g_test_add_data_func ("/app/fullscreen/read", "read", test_header);
  g_test_add_data_func ("/app/fullscreen/play", "play", test_header);
  g_test_add_func ("/app/fullscreen/button", test_button);
  g_test_add_func ("/app/fullscreen/open-menu", test_open_menu);
  g_test_add_func ("/app/fullscreen/language", test_language);
  g_test_add_func ("/app/fullscreen/lesson-menu", test_lesson_menu);
  g_test_add_func ("/app/fullscreen/projector", test_projector);

  return g_test_run ();
}
