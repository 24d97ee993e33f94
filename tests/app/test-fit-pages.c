/* test-fit-pages.c: every page fits a narrow screen, in both languages at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <string.h>

#include "app/reading/ludo-help-window.h"
#include "app/reading/ludo-reading-page.h"
#include "board/ludo-widget-style.h"
#include "games/games.h"
#include "narrow.h"
#include "test-library.h"

/* A page that shows two languages side by side in a wide window asks for no
 * more width than a narrow one has, where they stand one below the other. */
static void
check_pages (App            *app,
             LudoReadingMode mode,
             int             letters)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  GtkWidget *window = GTK_WIDGET (app->window);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                96 * 1024 * letters / 100, NULL);
  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (ludo_window_get_reading_page
                                      (app->window)), mode);
  for (const GameRules *const *rules = games_list (); *rules != NULL; rules++)
    for (const char *const *id = ludo_library_get_page_ids (); *id != NULL;
         id++)
      {
        g_autofree char *place = g_strdup_printf ("%s/%s", (*rules)->id, *id);

        if (!ludo_library_has (library, (*rules)->id, *id))
          continue;
        gtk_widget_activate_action (window, "win.read-of", "s", place);
        narrow_check (window, letters, place);
      }
}

static void
test_pages (void)
{
  App app;

  app_open (&app);
  check_pages (&app, LUDO_READING_ALONE, 100);
  check_pages (&app, LUDO_READING_BOTH, 100);
  check_pages (&app, LUDO_READING_BOTH, 200);
  check_pages (&app, LUDO_READING_EXERCISE, 100);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_close (&app);
}

static gboolean
is_title (GtkWidget     *widget,
          gconstpointer  data)
{
  return GTK_IS_LABEL (widget)
         && gtk_widget_has_css_class (widget, "page-title");
}

/* The name of the program is whole at the top of the help, in the narrowest
 * window with letters twice as large. */
static void
test_help (void)
{
  static const char *const languages[] = { "fr", "en" };
  App app;

  g_setenv ("LUDOTHEQUE_WINDOW", "360x640", TRUE);
  app_open (&app);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024,
                NULL);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *help, *title;

      app_speak (&app, languages[i]);
      hand_settle (GTK_WIDGET (app.window));
      help = ludo_help_window_new (GTK_WINDOW (app.window), app.settings);
      gtk_window_present (GTK_WINDOW (help));
      hand_settle (help);
      hand_settle (help);
      g_assert_cmpint (gtk_widget_get_width (help), <=, NARROW_WIDTH);
      title = app_find_if (help, is_title, NULL);
      g_assert_nonnull (title);
      narrow_check_words (title, TRUE);
      gtk_window_destroy (GTK_WINDOW (help));
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  g_unsetenv ("LUDOTHEQUE_WINDOW");
  app_speak (&app, "en");
  app_close (&app);
}

/* The help has the letters that are chosen for pages, whether or not a page was
 * read before. */
static void
test_help_letters (void)
{
  static const char *const letters[] = { "window", "book" };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      g_autofree char *family = NULL;
      GtkWidget *help;
      double size;

      g_settings_set_string (G_SETTINGS (app.settings), "reading-font",
                             letters[i]);
      help = ludo_help_window_new (GTK_WINDOW (app.window), app.settings);
      gtk_window_present (GTK_WINDOW (help));
      hand_settle (help);
      family = ludo_widget_style_font (app_find_if (help, is_title, NULL),
                                       &size);
      g_assert_true ((strstr (family, "Serif") != NULL)
                     == g_str_equal (letters[i], "book"));
      gtk_window_destroy (GTK_WINDOW (help));
    }
  g_settings_reset (G_SETTINGS (app.settings), "reading-font");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/fit-pages/pages", test_pages);
  g_test_add_func ("/app/fit-pages/help", test_help);
  g_test_add_func ("/app/fit-pages/help-letters", test_help_letters);

  return g_test_run ();
}
