/* ludo-bilingual-row.c: a text and its translation, side by side or not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/ludo-bilingual-row.h"

#include "board/ludo-widget-style.h"

/* The vertical gap between two children, in pixels. */
#define ROWS_GAP 8

/* The key of the data of a row that stands in columns where it can. */
#define BESIDE "ludo-beside"

/* Returns: the number of children; @least and @wished: the widths that the
 * widest of them needs and wants. */
static int
measure_widest (GtkWidget *row,
                int       *least,
                int       *wished)
{
  int n = 0;

  *least = *wished = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int minimum, natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum,
                          &natural, NULL, NULL);
      *least = MAX (*least, minimum);
      *wished = MAX (*wished, natural);
      n++;
    }

  return n;
}

/* The width of each of @n columns of this width, with the gaps, together. */
static int
columns_width (int n,
               int column)
{
  return n * column + MAX (n - 1, 0) * LUDO_COLUMNS_GAP;
}

static gboolean
is_beside (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), BESIDE) != NULL;
}

/* Gives the children their places in a row of this @width if @placed.  Returns:
 * the height; the least of all if @width is -1. */
static int
lay_out (GtkWidget *row,
         int        width,
         gboolean   placed)
{
  GtkAllocation place = { .width = width };
  int least, wished, height = 0;
  int n = measure_widest (row, &least, &wished);
  gboolean beside = is_beside (row) && n > 0
                    && (width < 0 || columns_width (n, least) <= width);

  for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child))
        continue;
      /* The columns divide what is left, so that no pixel is lost. */
      if (beside && width >= 0)
        place.width = (width - place.x - (n - 1) * LUDO_COLUMNS_GAP) / n;
      n--;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place.width,
                          &place.height, NULL, NULL, NULL);
      if (placed)
        gtk_widget_size_allocate (child, &place, -1);
      height = MAX (height, place.y + place.height);
      if (beside)
        place.x += place.width + LUDO_COLUMNS_GAP;
      else
        place.y += place.height + ROWS_GAP;
    }

  return height;
}

static void
measure (GtkWidget      *row,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  int n = measure_widest (row, minimum, natural);

  if (is_beside (row))
    *natural = columns_width (n, *natural);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = lay_out (row, for_size, FALSE);
}

static void
allocate (GtkWidget *row,
          int        width,
          int        height,
          int        baseline)
{
  lay_out (row, width, TRUE);
}

GtkWidget *
ludo_bilingual_row_new (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (row, "bilingual");
  ludo_widget_style_set_layout (row, measure, allocate);

  return row;
}

void
ludo_bilingual_row_set_beside (GtkWidget *row,
                               gboolean   beside)
{
  g_return_if_fail (GTK_IS_WIDGET (row));

  if (is_beside (row) == beside)
    return;

  g_object_set_data (G_OBJECT (row), BESIDE, GINT_TO_POINTER (beside));
  gtk_widget_queue_resize (row);
}
