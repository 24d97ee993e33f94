/* test-reading-tables.c: tables in a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "reading-fixture.h"

#include "reader/ludo-table.h"

/* What the rows may be away from the rim of their table, in pixels. */
#define RIM 2

static LudoTable *
open_table (Reading    *fixture,
            const char *game,
            const char *page,
            const char *id)
{
  GtkWidget *table;

  reading_read (fixture, game, page, NULL);
  reading_wait_until_finished (fixture);
  ludo_reading_page_go_to (fixture->page, id);
  for (int i = 0; i < 12; i++)
    hand_settle (fixture->window);
  table = ludo_page_view_find (fixture->view, id);
  g_assert_true (LUDO_IS_TABLE (table));

  return LUDO_TABLE (table);
}

static GtkWidget *
scroller_of (LudoTable *table)
{
  return gtk_widget_get_first_child (GTK_WIDGET (table));
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

/* With Shift it moves a table that is too wide, and the page stays. */
static void
test_sideways (Reading       *fixture,
               gconstpointer  data)
{
  LudoTable *table;
  GtkAdjustment *sideways;
  double before;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  hand_settle (fixture->window);
  table = open_table (fixture, "zohn-ahl", "chances", "sticks-table");
  sideways = gtk_scrolled_window_get_hadjustment
               (GTK_SCROLLED_WINDOW (scroller_of (table)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (sideways), >,
                     gtk_adjustment_get_page_size (sideways));
  before = gtk_adjustment_get_value (reading_adjustment (fixture));
  hand_wheel (GTK_WIDGET (table), 30, 30, TRUE, TRUE);
  hand_settle (fixture->window);
  g_assert_cmpfloat (gtk_adjustment_get_value (sideways), >, 0);
  g_assert_cmpfloat_with_epsilon
    (gtk_adjustment_get_value (reading_adjustment (fixture)), before, 0.5);
}

/* Nothing is left empty below the last row, however wide the page is. */
static void
test_height (Reading       *fixture,
             gconstpointer  data)
{
  static const int widths[] = { 360, 800, 1280 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      LudoTable *table;
      GtkWidget *grid;
      GtkWidget *last;
      graphene_rect_t bounds;

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), widths[i],
                                   700);
      hand_settle (fixture->window);
      table = open_table (fixture, "tavli", "rules", "who-says");
      grid = gtk_widget_get_ancestor
               (GTK_WIDGET (reading_sentence (fixture, "who-says-1-1",
                                              LUDO_PAGE_FRENCH)),
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

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
#define ADD(name, function)                                             \
  g_test_add ("/reader/tables/" name, Reading, NULL, reading_set_up,    \
              function, reading_tear_down)
  ADD ("wheel", test_wheel);
  ADD ("sideways", test_sideways);
  ADD ("height", test_height);
#undef ADD

  return g_test_run ();
}
