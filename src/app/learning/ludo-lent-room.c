/* ludo-lent-room.c: lays a widget over the free part of a row of buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-lent-room.h"

#include "app/widgets/ludo-button-row.h"

static void
measure_lent (GtkWidget      *box,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, wished;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation,
                          orientation == GTK_ORIENTATION_VERTICAL ? for_size
                                                                  : -1,
                          &least, &wished, NULL, NULL);
      *minimum = orientation == GTK_ORIENTATION_VERTICAL
                   ? *minimum + least : MAX (*minimum, least);
      *natural = orientation == GTK_ORIENTATION_VERTICAL
                   ? *natural + wished : MAX (*natural, wished);
    }
}

static void
allocate_lent (GtkWidget *box,
               int        width,
               int        height,
               int        baseline)
{
  GtkWidget *row = gtk_widget_get_last_child (box);
  GtkWidget *above = gtk_widget_get_prev_sibling (row);
  GtkAllocation at = { 0, 0, width, 0 };
  int row_height;

  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, width, &row_height, NULL,
                      NULL, NULL);
  gtk_widget_size_allocate (row, &(GtkAllocation) { 0, height - row_height,
                                                    width, row_height }, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != above;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &at.height,
                            NULL, NULL, NULL);
        gtk_widget_size_allocate (child, &at, -1);
        at.y += at.height;
      }
  at.height = height - row_height
              + ludo_button_row_get_empty (LUDO_BUTTON_ROW (row)) - at.y;
  gtk_widget_size_allocate (above, &at, -1);
}

void
ludo_lent_room_set_up (GtkWidget *box)
{
  g_return_if_fail (LUDO_IS_BUTTON_ROW (gtk_widget_get_last_child (box)));

  gtk_widget_set_layout_manager (box, gtk_custom_layout_new (NULL, measure_lent,
                                                             allocate_lent));
}
