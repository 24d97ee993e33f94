/* test-reading-tables.c: tables in a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "reading-fixture.h"

#include <X11/keysym.h>
#include <math.h>

#include "reader/ludo-page-model.h"
#include "reader/parts/ludo-table.h"

/* The most pixels between the rows and the rim of their table. */
#define RIM 2

/* Wider than the table of who says what, and narrower than those that
 * scroll. */
#define WIDE 1280
#define NARROW 360

/* The last sentence of that table, and more stops than a cell has for the
 * keyboard. */
#define LAST_SAID "who-says-10-4"
#define STOPS_MAX 16

static void
resize (Reading *fixture,
        int      width)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 700);
  hand_settle (fixture->window);
}

/* Runs the main loop until @table is in sight and stays where it is. */
static void
wait_until_there (Reading   *fixture,
                  GtkWidget *table)
{
  double top, before;

  do
    {
      before = reading_top (fixture, table);
      hand_settle (fixture->window);
      top = reading_top (fixture, table);
    }
  while (fabs (top - before) > 0 || top < 0
         || top > gtk_widget_get_height (fixture->window));
}

static LudoTable *
open_table (Reading    *fixture,
            const char *game,
            const char *page,
            const char *id)
{
  GtkWidget *table;

  reading_read (fixture, game, page, NULL);
  hand_settle (fixture->window);
  reading_go_to (fixture, id);
  table = ludo_page_view_find (fixture->view, id);
  g_assert_true (LUDO_IS_TABLE (table));
  wait_until_there (fixture, table);

  return LUDO_TABLE (table);
}

static GtkWidget *
scroller_of (LudoTable *table)
{
  return gtk_widget_get_first_child (GTK_WIDGET (table));
}

static GtkAdjustment *
sideways_of (LudoTable *table)
{
  return gtk_scrolled_window_get_hadjustment
           (GTK_SCROLLED_WINDOW (scroller_of (table)));
}

static gboolean
is_too_wide (LudoTable *table)
{
  GtkAdjustment *sideways = sideways_of (table);

  return gtk_adjustment_get_upper (sideways)
         > gtk_adjustment_get_page_size (sideways);
}

/* The wheel over a table scrolls the page, both ways. */
static void
test_wheel (Reading       *fixture,
            gconstpointer  data)
{
  LudoTable *table = open_table (fixture, "tavli", "strategy", "price-table");
  GtkAdjustment *adjustment = reading_adjustment (fixture);
  double before = gtk_adjustment_get_value (adjustment);
  double down;

  hand_wheel (GTK_WIDGET (table), 30, 30, TRUE, FALSE);
  hand_settle (fixture->window);
  down = gtk_adjustment_get_value (adjustment);
  g_assert_cmpfloat (down, >, before);
  hand_wheel (GTK_WIDGET (table), 30, 60, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), <, down);
}

/* With Shift it moves a table that is too wide, and so does a wheel that
 * tilts; the page stays. */
static void
test_sideways (Reading       *fixture,
               gconstpointer  data)
{
  LudoTable *table;
  GtkAdjustment *sideways;
  double before, turned, tilted;

  resize (fixture, NARROW);
  table = open_table (fixture, "zohn-ahl", "chances", "sticks-table");
  sideways = sideways_of (table);
  g_assert_true (is_too_wide (table));
  before = gtk_adjustment_get_value (reading_adjustment (fixture));

  hand_wheel (GTK_WIDGET (table), 30, 30, TRUE, TRUE);
  hand_settle (fixture->window);
  turned = gtk_adjustment_get_value (sideways);
  g_assert_cmpfloat (turned, >, 0);
  hand_tilt_wheel (GTK_WIDGET (table), 30, 30, FALSE);
  hand_settle (fixture->window);
  tilted = gtk_adjustment_get_value (sideways);
  g_assert_cmpfloat (tilted, <, turned);
  hand_tilt_wheel (GTK_WIDGET (table), 30, 30, TRUE);
  hand_settle (fixture->window);
  g_assert_cmpfloat (gtk_adjustment_get_value (sideways), >, tilted);
  g_assert_cmpfloat_with_epsilon
    (gtk_adjustment_get_value (reading_adjustment (fixture)), before, 0.5);
}

static gboolean
count_cb (GtkEventControllerScroll *scroll,
          double                    dx,
          double                    dy,
          int                      *n_scrolled)
{
  (*n_scrolled)++;

  return GDK_EVENT_PROPAGATE;
}

/* A table that is not too wide takes nothing from the page; one that is takes
 * what goes sideways alone. */
static void
test_left_to_page (Reading       *fixture,
                   gconstpointer  data)
{
  static const struct { int width, tilted; } cases[] = {
    { WIDE, 1 }, { NARROW, 0 },
  };
  GtkEventController *counter =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  int n_scrolled = 0;

  g_signal_connect (counter, "scroll", G_CALLBACK (count_cb), &n_scrolled);
  gtk_widget_add_controller (GTK_WIDGET (fixture->view), counter);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      LudoTable *table;

      resize (fixture, cases[i].width);
      table = open_table (fixture, "tavli", "rules", "who-says");
      g_assert_cmpint (is_too_wide (table), ==, cases[i].tilted == 0);
      n_scrolled = 0;
      hand_tilt_wheel (GTK_WIDGET (table), 30, 30, TRUE);
      hand_settle (fixture->window);
      g_assert_cmpint (n_scrolled, ==, cases[i].tilted);
      hand_wheel (GTK_WIDGET (table), 30, 30, TRUE, FALSE);
      hand_settle (fixture->window);
      g_assert_cmpint (n_scrolled, ==, cases[i].tilted + 1);
    }
}

static GtkEventController *
scroll_of (LudoTable *table)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (table));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller =
        g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        return controller;
    }
  g_assert_not_reached ();
}

static gboolean
scroll (GtkEventController *controller,
        double              dx,
        double              dy)
{
  gboolean taken = FALSE;

  g_signal_emit_by_name (controller, "scroll", dx, dy, &taken);

  return taken;
}

/* Fingers that began sideways stay with the table until they are lifted, and
 * those that began downward stay with the page.  The virtual display has no
 * touchpad. */
static void
test_fingers (Reading       *fixture,
              gconstpointer  data)
{
  LudoTable *table;
  GtkAdjustment *sideways;
  GtkEventController *fingers;
  double moved;

  resize (fixture, NARROW);
  table = open_table (fixture, "zohn-ahl", "chances", "sticks-table");
  sideways = sideways_of (table);
  fingers = scroll_of (table);

  g_signal_emit_by_name (fingers, "scroll-begin");
  g_assert_true (scroll (fingers, 0.2, 0.1));
  moved = gtk_adjustment_get_value (sideways);
  g_assert_cmpfloat (moved, >, 0);
  g_assert_true (scroll (fingers, 0, 0.3));
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (sideways), moved,
                                  0.01);
  g_assert_true (scroll (fingers, 0.2, 0.3));
  g_assert_cmpfloat (gtk_adjustment_get_value (sideways), >, moved);
  g_signal_emit_by_name (fingers, "scroll-end");

  g_signal_emit_by_name (fingers, "scroll-begin");
  g_assert_false (scroll (fingers, 0.1, 0.3));
  g_signal_emit_by_name (fingers, "scroll-end");
  /* A notch of a wheel begins nothing. */
  g_assert_true (scroll (fingers, -1, 0));
  g_assert_false (scroll (fingers, 0, 1));
}

static void
test_decision (void)
{
  const double notch = pow (300, 2.0 / 3.0);
  const struct
  {
    double dx, dy;
    gboolean shift;
    GdkScrollUnit unit;
    gboolean too_wide;
    double pixels;
  } cases[] = {
    /* A wheel: whole notches, or parts of one. */
    { 0, 1, FALSE, GDK_SCROLL_UNIT_WHEEL, TRUE, 0 },
    { 1, 0, FALSE, GDK_SCROLL_UNIT_WHEEL, TRUE, notch },
    { -1, 0, FALSE, GDK_SCROLL_UNIT_WHEEL, TRUE, -notch },
    { 0.125, 0, FALSE, GDK_SCROLL_UNIT_WHEEL, TRUE, notch / 8 },
    { 0, 1, TRUE, GDK_SCROLL_UNIT_WHEEL, TRUE, notch },
    { 0, -0.25, TRUE, GDK_SCROLL_UNIT_WHEEL, TRUE, -notch / 4 },
    /* The display has turned the wheel sideways for Shift already. */
    { 1, 0, TRUE, GDK_SCROLL_UNIT_WHEEL, TRUE, notch },
    /* Fingers: as many pixels as they go. */
    { 10, 0, FALSE, GDK_SCROLL_UNIT_SURFACE, TRUE, 25 },
    { 0, 10, FALSE, GDK_SCROLL_UNIT_SURFACE, TRUE, 0 },
    { 0, 10, TRUE, GDK_SCROLL_UNIT_SURFACE, TRUE, 25 },
    { 0, -0.4, TRUE, GDK_SCROLL_UNIT_SURFACE, TRUE, -1 },
    { -0.4, 0, TRUE, GDK_SCROLL_UNIT_SURFACE, TRUE, -1 },
    /* Aslant: whichever is more; the page has it where neither is. */
    { 4, 3.9, FALSE, GDK_SCROLL_UNIT_SURFACE, TRUE, 10 },
    { -4, 3.9, FALSE, GDK_SCROLL_UNIT_SURFACE, TRUE, -10 },
    { 3.9, -4, FALSE, GDK_SCROLL_UNIT_SURFACE, TRUE, 0 },
    { 4, 4, FALSE, GDK_SCROLL_UNIT_SURFACE, TRUE, 0 },
    { 0.1, 4, TRUE, GDK_SCROLL_UNIT_SURFACE, TRUE, 10 },
    { 4, 0.1, TRUE, GDK_SCROLL_UNIT_SURFACE, TRUE, 10 },
    { 0, 0, TRUE, GDK_SCROLL_UNIT_SURFACE, TRUE, 0 },
    /* A table that fits does not scroll. */
    { 1, 0, FALSE, GDK_SCROLL_UNIT_WHEEL, FALSE, 0 },
    { 0, 1, TRUE, GDK_SCROLL_UNIT_WHEEL, FALSE, 0 },
    { 10, 0, FALSE, GDK_SCROLL_UNIT_SURFACE, FALSE, 0 },
    { 0, 10, TRUE, GDK_SCROLL_UNIT_SURFACE, FALSE, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("case %u", i);
      g_assert_cmpfloat_with_epsilon
        (ludo_table_sideways (cases[i].dx, cases[i].dy, cases[i].shift,
                              cases[i].unit, 300, cases[i].too_wide),
         cases[i].pixels, 1e-9);
    }
}

/* The table ends with its last row, however wide the page is. */
static void
test_height (Reading       *fixture,
             gconstpointer  data)
{
  static const int widths[] = { NARROW, 800, WIDE };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      LudoTable *table;
      GtkWidget *grid;
      GtkWidget *last;
      graphene_rect_t bounds;

      resize (fixture, widths[i]);
      table = open_table (fixture, "tavli", "rules", "who-says");
      grid = gtk_widget_get_ancestor
               (GTK_WIDGET (reading_sentence (fixture, "who-says-1-1",
                                              LUDO_PAGE_FRENCH)->label),
                GTK_TYPE_GRID);
      last = gtk_widget_get_last_child (grid);
      g_assert_true (gtk_widget_compute_bounds (last, GTK_WIDGET (table),
                                                &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height + RIM, >=,
                         gtk_widget_get_height (GTK_WIDGET (table)));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                         gtk_widget_get_height (GTK_WIDGET (table)) + RIM);
    }
}

/* Whether nothing lies over the last row of @table or cuts it off. */
static void
check_last_row (LudoTable *table)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (scroller_of (table));
  GtkWidget *viewport = gtk_scrolled_window_get_child (scroller);
  GtkWidget *bar = gtk_scrolled_window_get_hscrollbar (scroller);
  GtkAdjustment *downward = gtk_scrolled_window_get_vadjustment (scroller);
  graphene_rect_t rows, track;

  g_assert_true (gtk_widget_compute_bounds
                   (gtk_viewport_get_child (GTK_VIEWPORT (viewport)),
                    GTK_WIDGET (table), &rows));
  g_assert_true (gtk_widget_compute_bounds (bar, GTK_WIDGET (table), &track));
  g_assert_true (gtk_widget_get_mapped (bar));
  g_assert_cmpfloat (track.size.height, >, 0);
  g_assert_cmpfloat (rows.origin.y + rows.size.height, <=,
                     track.origin.y + 0.5);
  g_assert_cmpfloat (track.origin.y + track.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (table)) + 0.5);
  g_assert_cmpfloat (gtk_adjustment_get_upper (downward), <=,
                     gtk_adjustment_get_page_size (downward));
}

/* A scrollbar that takes room of its own gets it below the last row, and only
 * where there is one. */
static void
test_scrollbar (Reading       *fixture,
                gconstpointer  data)
{
  static const int widths[] = { NARROW, WIDE };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      LudoTable *table;
      GtkScrolledWindow *scroller;
      int least, height;

      resize (fixture, widths[i]);
      table = open_table (fixture, "tavli", "rules", "who-says");
      scroller = GTK_SCROLLED_WINDOW (scroller_of (table));
      gtk_scrolled_window_set_overlay_scrolling (scroller, TRUE);
      hand_settle (fixture->window);
      least = gtk_widget_get_height (GTK_WIDGET (table));
      gtk_scrolled_window_set_overlay_scrolling (scroller, FALSE);
      hand_settle (fixture->window);
      height = gtk_widget_get_height (GTK_WIDGET (table));
      if (widths[i] == NARROW)
        {
          g_assert_cmpint (height, >, least);
          check_last_row (table);
        }
      else
        g_assert_cmpint (height, ==, least);
    }
}

static void
set_over (Reading  *fixture,
          gboolean  over)
{
  g_object_set (gtk_settings_get_default (), "gtk-overlay-scrolling", over,
                NULL);
  hand_settle (fixture->window);
}

/* The same where the desktop wants such scrollbars, which may be from one
 * moment to the next; in a process of its own, as that holds for all of it. */
static void
test_desktop_scrollbar (void)
{
  Reading fixture = { 0 };
  LudoTable *table;
  int height;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
      return;
    }

  reading_set_up (&fixture, NULL);
  set_over (&fixture, TRUE);
  resize (&fixture, NARROW);
  table = open_table (&fixture, "tavli", "strategy", "price-table");
  set_over (&fixture, FALSE);
  check_last_row (table);

  /* The table that is new finds it so; the other one is gone. */
  table = open_table (&fixture, "tavli", "rules", "who-says");
  check_last_row (table);
  height = gtk_widget_get_height (GTK_WIDGET (table));
  set_over (&fixture, TRUE);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (table)), <, height);
  reading_tear_down (&fixture, NULL);
}

/* Every widget in a table has at least the size that it asks for.  Tables have
 * no margins, which would count as well. */
static void
check_room (GtkWidget *widget)
{
  GtkAllocation got;
  int least;

  if (!gtk_widget_get_mapped (widget))
    return;
  gtk_widget_get_allocation (widget, &got);
  /* The content of a scrolled window is larger than the window. */
  if (!GTK_IS_SCROLLABLE (widget))
    {
      gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, got.width, &least,
                          NULL, NULL, NULL);
      g_assert_cmpint (least, <=, got.height);
      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, got.height,
                          &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, got.width);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_room (child);
}

static void
test_room (Reading       *fixture,
           gconstpointer  data)
{
  static const int widths[] = { NARROW, 800, WIDE };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      resize (fixture, widths[i]);
      check_room (scroller_of (open_table (fixture, "tavli", "strategy",
                                           "price-table")));
    }
}

/* Keeps the labels in @widget from taking the focus. */
static void
close_to_keyboard (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    gtk_widget_set_can_focus (widget, FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    close_to_keyboard (child);
}

static GtkWidget *
press_tab (Reading  *fixture,
           gboolean  backward)
{
  GtkWidget *focus;

  hand_press_key (XK_Tab, FALSE, backward);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_nonnull (focus);

  return focus;
}

/* The same until the focus has left the paragraph that it is in. */
static GtkWidget *
press_tab_on (Reading  *fixture,
              gboolean  backward)
{
  GtkWidget *before = gtk_root_get_focus (GTK_ROOT (fixture->window));
  GtkWidget *focus = before;

  for (int i = 0; i < STOPS_MAX && focus == before; i++)
    focus = press_tab (fixture, backward);

  return focus;
}

/* Gives the focus to the sentence @id, and presses Tab until it has left the
 * table that this is in. */
static GtkWidget *
tab_out (Reading    *fixture,
         const char *id,
         gboolean    backward)
{
  LudoSentence *sentence = reading_sentence (fixture, id, LUDO_PAGE_FRENCH);
  GtkWidget *table = gtk_widget_get_ancestor (GTK_WIDGET (sentence->label),
                                              LUDO_TYPE_TABLE);
  GtkWidget *focus;
  int n_pressed = 0;

  ludo_page_view_go_to (fixture->view, sentence);
  hand_settle (fixture->window);
  do
    {
      g_assert_cmpint (n_pressed++, <, STOPS_MAX);
      focus = press_tab (fixture, backward);
    }
  while (gtk_widget_is_ancestor (focus, table));

  return focus;
}

/* Tab goes into a table and out of it both ways, and past one where nothing
 * takes the focus. */
static void
test_tab (Reading       *fixture,
          gconstpointer  data)
{
  int width = GPOINTER_TO_INT (data);
  GtkWidget *table, *before, *after;

  hand_focus_window (fixture->window);
  resize (fixture, width);
  table = GTK_WIDGET (open_table (fixture, "tavli", "rules", "who-says"));
  g_assert_cmpint (is_too_wide (LUDO_TABLE (table)), ==, width == NARROW);
  before = tab_out (fixture, "who-says-1-1", TRUE);
  g_assert_true (gtk_widget_is_ancestor (press_tab (fixture, FALSE), table));
  after = tab_out (fixture, LAST_SAID, FALSE);
  g_assert_true (gtk_widget_is_ancestor (press_tab (fixture, TRUE), table));

  close_to_keyboard (table);
  g_assert_true (gtk_widget_grab_focus (before));
  hand_settle (fixture->window);
  g_assert_true (press_tab_on (fixture, FALSE) == after);
  g_assert_true (press_tab_on (fixture, TRUE) == before);
}

/* A table of many columns uses the margin, where it covers no note; one of few
 * is as wide as the text. */
static void
test_margin (Reading       *fixture,
             gconstpointer  data)
{
  static const char *const games[] = { "chisolo", "ken-wan", "tavli" };

  resize (fixture, WIDE);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      GtkWidget *few = GTK_WIDGET (open_table (fixture, games[i], "class",
                                               "lang-words"));
      int column = gtk_widget_get_width (few);
      GtkWidget *table = GTK_WIDGET (open_table (fixture, games[i], "class",
                                                 "plan-table"));
      GtkWidget *page = gtk_widget_get_parent (table);
      graphene_rect_t own, other;

      g_assert_cmpint (gtk_widget_get_width (table), >, column + 100);
      g_assert_true (gtk_widget_compute_bounds (table, page, &own));
      for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        if (gtk_widget_has_css_class (child, LUDO_MARGIN_NOTE)
            && gtk_widget_compute_bounds (child, page, &other))
          g_assert_false (graphene_rect_intersection (&own, &other, NULL));
    }
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
#define ADD(name, data, function)                                       \
  g_test_add ("/reader/tables/" name, Reading, data, reading_set_up,    \
              function, reading_tear_down)
  ADD ("wheel", NULL, test_wheel);
  ADD ("sideways", NULL, test_sideways);
  ADD ("left-to-page", NULL, test_left_to_page);
  ADD ("fingers", NULL, test_fingers);
  ADD ("height", NULL, test_height);
  ADD ("scrollbar", NULL, test_scrollbar);
  ADD ("room", NULL, test_room);
  ADD ("margin", NULL, test_margin);
  ADD ("tab/narrow", GINT_TO_POINTER (NARROW), test_tab);
  ADD ("tab/wide", GINT_TO_POINTER (WIDE), test_tab);
#undef ADD
  g_test_add_func ("/reader/tables/decision", test_decision);
  g_test_add_func ("/reader/tables/desktop-scrollbar", test_desktop_scrollbar);

  return g_test_run ();
}
