/* test-low-vision.c: the window is seen by eyes that see little
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the pixels of the window in every light, and the rectangles of what a
 * hand has to hit.
 */

#include "config.h"

#include "pictures-reach.h"

#include <X11/keysym.h>

#include "app/learning/ludo-lesson-ending.h"
#include "app/learning/ludo-step-dots.h"
#include "app/ludo-touch.h"
#include "app/playing/ludo-player-strip.h"
#include "app/widgets/ludo-auto-scroller.h"
#include "board/ludo-widget-style.h"
#include "drawing/ludo-paint.h"
#include "rest.h"
#include "test-long.h"

/* The least height and width of what a hand has to hit, in pixels: WCAG 2.2,
 * 2.5.8. */
#define TARGET 24
/* The same by touch. */
#define TOUCH_TARGET 44

static const struct
{
  const char *theme;
  gboolean dark;
} lights[] = {
  { "Default", FALSE }, { "Default", TRUE }, { "HighContrast", FALSE },
  { "HighContrast", TRUE }, { "HighContrastInverse", FALSE },
};

static void
set_light (GtkWidget *window,
           guint      i)
{
  g_object_set (gtk_settings_get_default (),
                "gtk-theme-name", lights[i].theme,
                "gtk-application-prefer-dark-theme", lights[i].dark, NULL);
  hand_settle (window);
}

static void
reset_light (void)
{
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-theme-name");
  gtk_settings_reset_property (gtk_settings_get_default (),
                               "gtk-application-prefer-dark-theme");
}

static LudoColor
color_of (guint32 pixel)
{
  return (LudoColor) LUDO_COLOR (pixel);
}

/* Returns: the contrast of the strongest stroke in @widget, as it is seen in
 * @window, against the first pixel, which is of its background. */
static double
seen_contrast (GtkWidget *window,
               GtkWidget *widget)
{
  g_autofree guint32 *pixels = hand_dup_pixels (window);
  int width = gtk_widget_get_width (window);
  graphene_rect_t box;
  guint32 background;
  double most = 1;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &box));
  background = pixels[(int) box.origin.y * width + (int) box.origin.x];
  for (int y = (int) box.origin.y; y < box.origin.y + box.size.height; y++)
    for (int x = (int) box.origin.x; x < box.origin.x + box.size.width; x++)
      most = MAX (most, ludo_color_contrast (color_of (background),
                                             color_of (pixels[y * width
                                                              + x])));

  return most;
}

/* The number of the move that the list shows as chosen. */
static gboolean
is_chosen_number (GtkWidget     *widget,
                  gconstpointer  wanted)
{
  GtkWidget *row = widget;

  if (!gtk_widget_has_css_class (widget, "number")
      || gtk_label_get_text (GTK_LABEL (widget))[0] == '\0')
    return FALSE;
  while (row != NULL && !g_str_equal (gtk_widget_get_css_name (row), "row"))
    row = gtk_widget_get_parent (row);

  return row != NULL && gtk_widget_has_css_class (row, "shown");
}

/* The label of the button of the next act. */
static gboolean
is_suggestion (GtkWidget     *widget,
               gconstpointer  wanted)
{
  return GTK_IS_LABEL (widget)
         && gtk_widget_has_css_class (gtk_widget_get_parent (widget),
                                      "suggested-action");
}

static void
check_suggestion (GtkWidget *window,
                  guint      i)
{
  GtkWidget *label = app_find_if (window, is_suggestion, NULL);
  double contrast;

  g_assert_nonnull (label);
  contrast = seen_contrast (window, label);
  if (contrast < 4.5)
    g_error ("%s, %d: the button “%s” has a contrast of %.2f", lights[i].theme,
             lights[i].dark, gtk_label_get_text (GTK_LABEL (label)), contrast);
}

/* The text in the list of moves can be read in every light; dark high contrast
 * is the same under both of its names. */
static void
test_lights (void)
{
  App app;
  GtkWidget *window;
  LudoGame *game;
  char *pictures[G_N_ELEMENTS (lights)];

  app_open (&app);
  window = GTK_WIDGET (app.window);
  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 780);
  game = app_begin_for_persons (&app, "ken-wan", 1);
  app_play_plies (game, 3);
  g_assert_true (rest_reached ());
  for (guint i = 0; i < G_N_ELEMENTS (lights); i++)
    {
      GtkWidget *number;
      double contrast;

      set_light (window, i);
      number = app_find_if (window, is_chosen_number, NULL);
      g_assert_nonnull (number);
      contrast = seen_contrast (window, number);
      if (contrast < 4.5)
        g_error ("%s, %d: the number of the chosen move has a contrast of "
                 "%.2f", lights[i].theme, lights[i].dark, contrast);
      pictures[i] = hand_dup_picture (window);
    }
  g_assert_cmpint (ludo_widget_style_theme (window), ==,
                   LUDO_THEME_CONTRAST_DARK);
  g_assert_cmpstr (pictures[3], ==, pictures[4]);
  g_assert_cmpstr (pictures[2], !=, pictures[4]);
  for (guint i = 0; i < G_N_ELEMENTS (lights); i++)
    g_free (pictures[i]);
  reset_light ();
  hand_settle (window);
  g_assert_cmpint (ludo_widget_style_theme (window), ==, LUDO_THEME_LIGHT);
  app_close (&app);
}

static gboolean
is_wrong (GtkWidget     *widget,
          gconstpointer  wanted)
{
  return GTK_IS_ENTRY (widget) && gtk_widget_has_css_class (widget, "error");
}

/* A number that cannot be right can be read in every light. */
static void
test_wrong (void)
{
  App app;
  GtkWidget *window, *entry;

  g_setenv ("LUDOTHEQUE_WINDOW", "1280x800", TRUE);
  app_open (&app);
  window = reach_laboratory (&app, "zohn-ahl/class 1");
  entry = app_find_if (window, is_wrong, NULL);
  g_assert_nonnull (entry);
  for (guint i = 0; i < G_N_ELEMENTS (lights); i++)
    {
      set_light (window, i);
      g_assert_cmpfloat (seen_contrast (window,
                                        gtk_widget_get_first_child (entry)),
                         >=, 4.5);
    }
  reset_light ();
  app_close (&app);
  g_unsetenv ("LUDOTHEQUE_WINDOW");
}

/* The word that was found, the first row of one yellow, can be read. */
static void
test_found (void)
{
  App app;
  GtkWidget *window;

  app_open (&app);
  window = reach_find (&app, "dice");
  for (guint i = 0; i < G_N_ELEMENTS (lights); i++)
    {
      g_autofree guint32 *pixels = NULL;
      int width = gtk_widget_get_width (window), at = 1, n = 0;
      double most = 1;

      set_light (window, i);
      pixels = hand_dup_pixels (window);
      for (; n < 20 && at < width * gtk_widget_get_height (window); at++)
        n = pixels[at] == pixels[at - 1]
            && color_of (pixels[at]).green > color_of (pixels[at]).blue + 0.3
              ? n + 1 : 0;
      g_assert_cmpint (n, ==, 20);
      for (int j = 0; j < 20 * 20; j++)
        most = MAX (most, ludo_color_contrast
                            (color_of (pixels[at - 1 + 2 * width]),
                             color_of (pixels[at - 20 + j % 20
                                              + j / 20 * width])));
      if (most < 4.5)
        g_error ("%s, %d: what was found has a contrast of %.2f",
                 lights[i].theme, lights[i].dark, most);
    }
  reset_light ();
  app_close (&app);
}

static gboolean
is_target (GtkWidget *widget)
{
  const char *name = gtk_widget_get_css_name (widget);

  /* The button of a drop-down or menu is in it; the frame's are GTK's. */
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL)
    return FALSE;

  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget)
         || GTK_IS_SWITCH (widget) || GTK_IS_ENTRY (widget)
         || (g_str_equal (name, "row") && gtk_widget_get_focusable (widget));
}

static guint
check_targets (GtkWidget  *widget,
               int         target,
               const char *what)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (is_target (widget))
    {
      graphene_rect_t box;
      g_autofree char *name = app_dup_name (widget);

      /* With its border. */
      g_assert_true (gtk_widget_compute_bounds (widget, widget, &box));
      n++;
      /* Large buttons do the same as the dot of a step. */
      if (gtk_widget_get_ancestor (widget, LUDO_TYPE_STEP_DOTS) != NULL)
        target = TARGET;
      if (box.size.width < target || box.size.height < target)
        {
          g_test_message ("%s: %s “%s” is %g by %g", what,
                          G_OBJECT_TYPE_NAME (widget), name, box.size.width,
                          box.size.height);
          g_test_fail ();
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_targets (child, target, what);

  return n;
}

/* Each place of the program that has something to hit. */
static void
test_targets (void)
{
  static const struct
  {
    const char *name;
    GtkWidget *(*reach) (App *app, const char *argument);
    const char *argument;
    gboolean is_long;
  } places[] = {
    { "the shelf", reach_shelf, NULL, FALSE },
    { "the list of moves", reach_middle, "chisolo", FALSE },
    { "a hint", reach_hint, "tavli", TRUE },
    { "the chances", reach_chances, "zohn-ahl", TRUE },
    { "a review", reach_review, "chisolo", TRUE },
    { "the lessons", reach_learn, "chisolo", FALSE },
    { "a lesson", reach_learn, "tavli/lessons/first-steps#enter", FALSE },
    { "a puzzle", reach_puzzle, "tavli wrong", TRUE },
    { "the end of a lesson", reach_ending, "zohn-ahl/lessons/fair", TRUE },
    { "teaching", reach_window, "win.teaching", FALSE },
    { "a class", reach_class, NULL, TRUE },
    { "the editor of positions", reach_editor, "tavli", FALSE },
    { "the editor of lessons", reach_lesson_draft, "chisolo", TRUE },
    { "the rules", reach_page, "chisolo/rules", FALSE },
    { "the map", reach_page, "chisolo/atlas", TRUE },
    { "the search", reach_search, "dice", TRUE },
    { "printing", reach_window_in_game, "win.print", FALSE },
    { "the players", reach_window_in_game, "win.players", FALSE },
    { "a new game", reach_new_game, "ken-wan", TRUE },
    { "the preferences", reach_window, "win.preferences", FALSE },
    { "my games", reach_my_games, NULL, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GtkWidget *window, *other;
      App app;

      if (places[i].is_long && !test_is_long ())
        continue;
      app_open (&app);
      window = places[i].reach (&app, places[i].argument);
      hand_settle (window);
      g_assert_cmpuint (check_targets (window, TARGET, places[i].name), >, 0);
      while ((other = find_other_window (&app)) != NULL)
        gtk_window_destroy (GTK_WINDOW (other));
      app_close (&app);
    }
}

/* After a touch on the screen, the controls of the pages to play, to learn and
 * of the shelf are larger, in a window that is as narrow as before. */
static void
test_touch (void)
{
  static const struct
  {
    const char *name;
    GtkWidget *(*reach) (App *app, const char *argument);
    const char *argument;
  } places[] = {
    { "the shelf", reach_shelf, NULL },
    { "the list of moves", reach_middle, "chisolo" },
    { "a lesson", reach_learn, "tavli/lessons/first-steps#enter" },
  };
  GdkDisplay *display = gdk_display_get_default ();
  GtkWidget *window;
  int width;
  App app;

  ludo_touch_set (display, TRUE);
  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      window = places[i].reach (&app, places[i].argument);
      hand_settle (window);
      g_assert_cmpuint (check_targets (window, TOUCH_TARGET, places[i].name),
                        >, 0);
      gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                          NULL, NULL);
      g_assert_cmpint (width, <=, 360);
    }
  ludo_touch_set (display, FALSE);
  app_close (&app);
}

/* The button that is suggested can be read in every light. */
static void
test_suggestion (void)
{
  App app;
  GtkWidget *window;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  app_begin_for_persons (&app, "zohn-ahl", 1);
  g_assert_true (rest_reached ());
  for (guint i = 0; i < G_N_ELEMENTS (lights); i++)
    {
      set_light (window, i);
      check_suggestion (window, i);
    }
  reset_light ();
  app_close (&app);
}

/* Returns: how many pixels of @window the focus changes by 3:1 or more. */
static int
count_focus (GtkWidget *window)
{
  int n = 0, n_pixels = gtk_widget_get_width (window)
                        * gtk_widget_get_height (window);
  g_autofree guint32 *with = NULL, *without = NULL;

  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  hand_settle (window);
  with = hand_dup_pixels (window);
  gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
  hand_settle (window);
  without = hand_dup_pixels (window);
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  for (int i = 0; i < n_pixels; i++)
    n += with[i] != without[i]
         && ludo_color_contrast (color_of (with[i]), color_of (without[i]))
            >= 3;

  return n;
}

/* Tab goes from the one control to the next, and each is seen to have the
 * focus.  The boards' own mark is looked at where they are drawn. */
static void
check_focus (GtkWidget  *window,
             const char *what)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  GtkWidget *focus;

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  for (int i = 0; i < 40; i++)
    {
      hand_press_key (GDK_KEY_Tab, FALSE, FALSE);
      hand_settle (window);
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      g_assert_nonnull (focus);
      if (gtk_widget_get_ancestor (focus, LUDO_TYPE_BOARD) != NULL)
        continue;
      if (!g_hash_table_add (seen, focus))
        break;
      /* A ring is as long as its control is wide and high, at least. */
      if (count_focus (window) < gtk_widget_get_width (focus)
                                 + gtk_widget_get_height (focus))
        {
          g_test_message ("%s: %s has %d pixels of focus", what,
                          G_OBJECT_TYPE_NAME (focus), count_focus (window));
          g_test_fail ();
        }
    }
  g_assert_cmpuint (g_hash_table_size (seen), >=, 5);
}

/* The focus is seen in every light. */
static void
test_focus (void)
{
  App app;
  GtkWidget *window;
  LudoGame *game;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lights); i += test_is_long () ? 1 : 3)
    {
      g_autofree char *what = g_strdup_printf ("%s, %d", lights[i].theme,
                                               lights[i].dark);

      set_light (window, i);
      if (test_is_long ())
        {
          gtk_widget_activate_action (window, "win.back", NULL);
          hand_settle (window);
          hand_focus_window (window);
          check_focus (window, what);
          gtk_widget_activate_action (window, "win.learn", "s", "chisolo");
          hand_settle (window);
          check_focus (window, what);
        }
      game = app_begin_for_persons (&app, "chisolo", 1);
      app_play_plies (game, 3);
      hand_settle (window);
      hand_focus_window (window);
      check_focus (window, what);
    }
  reset_light ();
  app_close (&app);
}

/* The characters of an answer that breaks in a table of many steps. */
#define LONG_ANSWER 18

/* No answer in a class's table takes more than one line while there is room for
 * all of them. */
static void
test_class_table (void)
{
  GtkWidget *window, *table;
  guint n_long = 0;
  App app;

  app_open (&app);
  window = reach_class (&app, NULL);
  hand_settle (window);
  table = gtk_widget_get_first_child
    (gtk_widget_get_first_child (app_part (window, "table_scroller")));
  for (GtkWidget *cell = gtk_widget_get_first_child (table); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    if (GTK_IS_LABEL (cell))
      {
        const char *text = gtk_label_get_text (GTK_LABEL (cell));

        n_long += g_utf8_strlen (text, -1) > LONG_ANSWER;
        if (pango_layout_get_line_count (gtk_label_get_layout
                                           (GTK_LABEL (cell))) > 1)
          g_error ("“%s” takes more than one line", text);
      }
  g_assert_cmpuint (n_long, >, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  app_close (&app);
}

static guint
count_more (GtkWidget *widget)
{
  guint n = GTK_IS_MENU_BUTTON (widget) && gtk_widget_get_mapped (widget)
            && g_strcmp0 (gtk_menu_button_get_icon_name
                            (GTK_MENU_BUTTON (widget)),
                          "view-more-symbolic") == 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_more (child);

  return n;
}

/* No part of @widget lies outside of what scrolls it. */
static void
check_whole (GtkWidget  *widget,
             const char *what)
{
  GtkWidget *view = gtk_widget_get_ancestor (widget, LUDO_TYPE_AUTO_SCROLLER);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, view, &bounds));
  if (bounds.origin.y < -0.5f
      || bounds.origin.y + bounds.size.height
         > (float) gtk_widget_get_height (view) + 0.5f)
    g_error ("%s is cut: it reaches from %g to %g of %d", what,
             (double) bounds.origin.y,
             (double) (bounds.origin.y + bounds.size.height),
             gtk_widget_get_height (view));
}

/* Returns: how many strips of players are seen in @widget, all of them
 * whole. */
static guint
check_strips (GtkWidget  *widget,
              const char *what)
{
  guint n = 0;

  if (LUDO_IS_PLAYER_STRIP (widget) && gtk_widget_get_mapped (widget))
    {
      check_whole (widget, what);
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_strips (child, what);

  return n;
}

/* With large letters in the narrowest window no player is cut, nor the way to
 * the rule that refuses a move; one menu only has what has no room. */
static void
test_narrow (void)
{
  static const struct
  {
    GtkWidget *(*reach) (App *app, const char *argument);
    const char *game;
  } states[] = {
    { reach_start, "zohn-ahl" }, { reach_middle, "tavli" },
    { reach_middle, "chisolo" }, { reach_middle, "ken-wan" },
    { reach_end, "ken-wan" }, { reach_replay, "ken-wan" },
    { reach_refusal, "chisolo" }, { reach_refusal, "ken-wan" },
  };

  g_setenv ("LUDOTHEQUE_WINDOW", "360x640", TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      App app;

      app_open (&app);
      app_speak (&app, i % 2 == 0 ? "fr" : "en");
      states[i].reach (&app, states[i].game);
      for (int letters = 100; letters <= 200; letters += 50)
        {
          GtkWidget *window = GTK_WIDGET (app.window);
          GtkWidget *rule;

          g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                        96 * 1024 * letters / 100, NULL);
          hand_settle (window);
          g_assert_cmpuint (check_strips (window, states[i].game), ==,
                            (guint) ludo_game_get_n_seats
                                      (ludo_window_get_game (app.window)));
          g_assert_cmpuint (count_more (window), ==, 1);
          rule = app_find_action (window, "win.read-rule");
          if (states[i].reach == reach_refusal)
            check_whole (rule, "the button to the rule");
        }
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024,
                    NULL);
      app_close (&app);
    }
  g_unsetenv ("LUDOTHEQUE_WINDOW");
}

/* With large letters in the narrowest window the end of a lesson shows that
 * there is more of it, and a key shows the rest. */
static void
test_ending (void)
{
  GtkWidget *window, *scroller, *bar;
  GtkAdjustment *adjustment;
  App app;

  g_setenv ("LUDOTHEQUE_WINDOW", "360x640", TRUE);
  app_open (&app);
  window = GTK_WIDGET (app.window);
  app_speak (&app, "fr");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * 2,
                NULL);
  reach_ending (&app, "zohn-ahl/lessons/fair");
  hand_focus_window (window);
  hand_settle (window);
  scroller = app_find (app_find (window, LUDO_TYPE_LESSON_ENDING),
                       GTK_TYPE_SCROLLED_WINDOW);
  bar = gtk_scrolled_window_get_vscrollbar (GTK_SCROLLED_WINDOW (scroller));
  adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_assert_true (gtk_widget_get_mapped (bar));
  g_assert_false (gtk_widget_has_css_class (bar, "overlay-indicator"));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), <, 1);
  hand_press_key (XK_Page_Down, FALSE, FALSE);
  hand_press_key (XK_Page_Down, FALSE, FALSE);
  rest_check ("the end of a lesson");
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment)
                     + gtk_adjustment_get_page_size (adjustment), >=,
                     gtk_adjustment_get_upper (adjustment) - 1);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  g_unsetenv ("LUDOTHEQUE_WINDOW");
  app_speak (&app, "en");
  app_close (&app);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* A tooltip that stays is not set again, which would ask the server where the
 * pointer is. */
static void
test_tooltip (void)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new ("1"));
  guint n = 0;

  g_signal_connect_swapped (label, "notify::tooltip-text",
                            G_CALLBACK (count_cb), &n);
  for (int i = 0; i < 3; i++)
    {
      ludo_widget_style_set_tooltip (label, "One");
      g_assert_cmpuint (n, ==, 1);
      g_assert_cmpstr (gtk_widget_get_tooltip_text (label), ==, "One");
    }
  ludo_widget_style_set_tooltip (label, NULL);
  g_assert_cmpuint (n, ==, 2);
  g_assert_null (gtk_widget_get_tooltip_text (label));
  g_assert_false (gtk_widget_get_has_tooltip (label));
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/low-vision/touch", test_touch);
  g_test_add_func ("/low-vision/lights", test_lights);
  g_test_add_func ("/low-vision/suggestion", test_suggestion);
  g_test_add_func ("/low-vision/wrong", test_wrong);
  g_test_add_func ("/low-vision/found", test_found);
  g_test_add_func ("/low-vision/targets", test_targets);
  g_test_add_func ("/low-vision/focus", test_focus);
  g_test_add_func ("/low-vision/class-table", test_class_table);
  g_test_add_func ("/low-vision/narrow", test_narrow);
  g_test_add_func ("/low-vision/ending", test_ending);
  g_test_add_func ("/low-vision/tooltip", test_tooltip);

  return g_test_run ();
}
