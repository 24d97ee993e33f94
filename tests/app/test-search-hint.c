/* test-search-hint.c: what the fields to search say is read whole
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"
#include "app/reading/ludo-contents.h"
#include "app/reading/ludo-find-bar.h"

#define DOTS_96 (96 * 1024)

static const struct
{
  int width;
  int height;
} sizes[] = { { 360, 640 }, { 800, 600 }, { 1280, 800 }, { 1920, 1080 } };

/* Counts the hints of empty fields that are seen; none may be cut. */
static guint
check_hints (GtkWidget  *widget,
             const char *what)
{
  guint n = 0;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && GTK_IS_TEXT (gtk_widget_get_parent (widget)))
    {
      if (pango_layout_is_ellipsized (gtk_label_get_layout
                                        (GTK_LABEL (widget))))
        g_error ("%s: “%s” is cut", what,
                 gtk_label_get_text (GTK_LABEL (widget)));
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_hints (child, what);

  return n;
}

/* The contents are beside the page in a wide window, and over it in a narrow
 * one, where they have to be asked for. */
static void
test_reading (void)
{
  static const char *const languages[] = { "en", "fr" };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (int letters = 100; letters <= 200; letters += 50)
      for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
        {
          GtkWidget *window = GTK_WIDGET (app.window);
          LudoReadingPage *reading;
          g_autofree char *what =
            g_strdup_printf ("%s, %d by %d, letters of %d %%", languages[i],
                             sizes[j].width, sizes[j].height, letters);

          app_speak (&app, languages[i]);
          g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                        DOTS_96 * letters / 100, NULL);
          gtk_window_set_default_size (GTK_WINDOW (window), sizes[j].width,
                                       sizes[j].height);
          gtk_widget_activate_action (window, "win.read-of", "s",
                                      "tavli/rules");
          hand_settle (window);
          reading = ludo_window_get_reading_page (app.window);
          ludo_reading_page_search (reading);
          hand_settle (window);
          g_assert_cmpuint (check_hints (app_find (GTK_WIDGET (reading),
                                                   LUDO_TYPE_CONTENTS), what),
                            ==, 1);
          gtk_widget_activate_action (GTK_WIDGET (reading), "reading.find",
                                      NULL);
          hand_settle (window);
          g_assert_cmpuint (check_hints (app_find (GTK_WIDGET (reading),
                                                   LUDO_TYPE_FIND_BAR), what),
                            ==, 1);
          gtk_widget_activate_action (window, "win.back", NULL);
        }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DOTS_96, NULL);
  app_speak (&app, "en");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/search-hint/reading", test_reading);

  return g_test_run ();
}
