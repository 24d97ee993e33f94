/* ludo-shelf-grid.c: lays out the shelf in even rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shelf/ludo-shelf-grid.h"

#include "board/ludo-widget-style.h"

/* In pixels. */
#define SPACING 12
#define COLUMNS_MAX 4

/* The keys of the data of each grid: its least width of a column in pixels, and
 * the greatest in letters. */
#define NARROW "ludo-narrow"
#define LETTERS "ludo-letters"

static int
get_own (GtkWidget  *grid,
         const char *name)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (grid), name));
}

/* Returns: the width that every column needs. */
static int
least_width (GtkWidget *grid)
{
  int least = get_own (grid, NARROW);

  for (GtkWidget *child = gtk_widget_get_first_child (grid); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int width;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width,
                          NULL, NULL, NULL);
      least = MAX (least, width);
    }

  return least;
}

static int
count_columns (GtkWidget *grid,
               int        width)
{
  int narrow = least_width (grid);
  int columns = COLUMNS_MAX;

  while (columns > 1
         && columns * narrow + (columns + 1) * SPACING > width)
    columns /= 2;

  return columns;
}

/* Returns: the greatest width of a column. */
static int
most_width (GtkWidget *grid)
{
  double letter;

  g_free (ludo_widget_style_font (grid, &letter));

  return MAX (least_width (grid), (int) (get_own (grid, LETTERS) * letter));
}

static int
column_width (GtkWidget *grid,
              int        width,
              int        columns)
{
  return MIN ((width - (columns + 1) * SPACING) / columns, most_width (grid));
}

/* Returns: the height of the row that begins with @first; sets @next to the
 * first card of the next row.  With fewer columns the cards get their least
 * height, with smaller covers, so that more cards are in sight. */
static int
row_height (GtkWidget  *first,
            int         columns,
            int         width,
            GtkWidget **next)
{
  int height = 0;

  for (int i = 0; i < columns && first != NULL; i++)
    {
      int minimum, natural;

      gtk_widget_measure (first, GTK_ORIENTATION_VERTICAL, width, &minimum,
                          &natural, NULL, NULL);
      height = MAX (height, columns == COLUMNS_MAX ? natural : minimum);
      first = gtk_widget_get_next_sibling (first);
    }
  *next = first;

  return height;
}

static int
total_height (GtkWidget *grid,
              int        width)
{
  GtkWidget *child = gtk_widget_get_first_child (grid);
  int columns = count_columns (grid, width);
  int height = SPACING;

  while (child != NULL)
    height += row_height (child, columns, column_width (grid, width, columns),
                          &child) + SPACING;

  return height;
}

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural =
        total_height (widget, for_size >= 0 ? for_size : G_MAXINT);
      return;
    }

  *minimum = least_width (widget) + 2 * SPACING;
  *natural = COLUMNS_MAX * (most_width (widget) + SPACING) + SPACING;
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int columns = count_columns (widget, width);
  int column = column_width (widget, width, columns);
  int left = (width - columns * column - (columns - 1) * SPACING) / 2;
  int y = SPACING;

  while (child != NULL)
    {
      GtkWidget *next;
      int row = row_height (child, columns, column, &next);

      for (int i = 0; child != next; i++)
        {
          GtkAllocation allocation = { left + i * (column + SPACING), y,
                                       column, row };

          gtk_widget_size_allocate (child, &allocation, -1);
          child = gtk_widget_get_next_sibling (child);
        }
      y += row + SPACING;
    }
}

GtkWidget *
ludo_shelf_grid_new (int narrow,
                     int letters)
{
  /* Give it a generic role, as a box would be presented as a group. */
  GtkWidget *grid = g_object_new (GTK_TYPE_BOX, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_GENERIC, NULL);

  ludo_widget_style_set_layout (grid, measure, allocate);
  g_object_set_data (G_OBJECT (grid), NARROW, GINT_TO_POINTER (narrow));
  g_object_set_data (G_OBJECT (grid), LETTERS, GINT_TO_POINTER (letters));

  return grid;
}
