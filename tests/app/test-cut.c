/* test-cut.c: no word is cut for want of width
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pictures-reach.h"

#include "app/playing/ludo-player-strip.h"
#include "games/games.h"
#include "narrow.h"

/* No label in @widget ends in an ellipsis; the lines of a page that is read are
 * not looked at. */
static void
check_whole (GtkWidget  *widget,
             const char *what)
{
  if (!gtk_widget_get_mapped (widget)
      || g_str_equal (gtk_widget_get_css_name (widget), "page"))
    return;
  if (GTK_IS_LABEL (widget)
      && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_error ("%s: “%s” is cut", what, gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_whole (child, what);
}

/* Opens the program in French in a window of this size, with letters of so many
 * per cent. */
static void
open_sized (App *app,
            int  width,
            int  height,
            int  letters)
{
  app_open (app);
  app_speak (app, "fr");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                96 * 1024 * letters / 100, NULL);
  gtk_window_set_default_size (GTK_WINDOW (app->window), width, height);
  hand_settle (GTK_WIDGET (app->window));
}

static void
close_sized (App *app)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  app_speak (app, "en");
  app_close (app);
}

/* The names of the players stand whole at the board's edges. */
static void
test_names (void)
{
  static const struct
  {
    int width, height, letters;
  } sizes[] = {
    { NARROW_WIDTH, 640, 100 }, { NARROW_WIDTH, 640, 150 },
    { 800, 600, 100 }, { 800, 600, 150 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      App app;

      open_sized (&app, sizes[i].width, sizes[i].height, sizes[i].letters);
      for (int j = 0; games_list ()[j] != NULL; j++)
        {
          GtkWidget *window = reach_middle (&app, games_list ()[j]->id);
          g_autofree char *what =
            g_strdup_printf ("%s, %d pixels, %d %%", games_list ()[j]->id,
                             sizes[i].width, sizes[i].letters);

          g_assert_nonnull (app_find (window, LUDO_TYPE_PLAYER_STRIP));
          check_whole (window, what);
        }
      close_sized (&app);
    }
}

/* With large letters nothing is cut off in the list of what can be printed, in
 * the choices of a page, and in the title of a page of the help. */
static void
test_choices (void)
{
  static const struct
  {
    GtkWidget *(*reach) (App *app, const char *argument);
    const char *argument;
    int width, height, letters;
  } places[] = {
    { reach_window_in_game, "win.print", 1280, 800, 150 },
    { reach_window_in_game, "win.print", 1280, 800, 200 },
    { reach_page, "zohn-ahl/rules", NARROW_WIDTH, 640, 150 },
    { reach_page, "chisolo/rules", NARROW_WIDTH, 640, 150 },
    { reach_help, "tavli", NARROW_WIDTH, 640, 150 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GtkWidget *window;
      App app;

      open_sized (&app, places[i].width, places[i].height, places[i].letters);
      window = places[i].reach (&app, places[i].argument);
      if (window != GTK_WIDGET (app.window) && places[i].width == NARROW_WIDTH)
        gtk_window_set_default_size (GTK_WINDOW (window), NARROW_WIDTH, 640);
      hand_settle (window);
      check_whole (window, places[i].argument);
      narrow_check_titles (window);
      if (window != GTK_WIDGET (app.window))
        gtk_window_destroy (GTK_WINDOW (window));
      close_sized (&app);
    }
}

/* The words of a player's name stay whole beside the board, too. */
static void
test_players (void)
{
  GtkWidget *window, *strip;
  App app;

  open_sized (&app, 800, 600, 200);
  window = reach_enter (&app, NULL);
  hand_settle (window);
  strip = app_find (window, LUDO_TYPE_PLAYER_STRIP);
  g_assert_true (strip != NULL && gtk_widget_get_mapped (strip));
  narrow_check_words (strip, TRUE);
  close_sized (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/cut/names", test_names);
  g_test_add_func ("/app/cut/choices", test_choices);
  g_test_add_func ("/app/cut/players", test_players);

  return g_test_run ();
}
