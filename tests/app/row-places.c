/* row-places.c: no button of a row stands where another one stood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "row-places.h"

#include "app/widgets/ludo-button-row.h"
#include "hand.h"

static void
check_row (GtkWidget  *row,
           GtkWidget  *page,
           GArray     *spots,
           const char *what)
{
  for (GtkWidget *button = gtk_widget_get_first_child (row); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      RowPlace spot = { .button = button };
      gboolean known = FALSE;

      if (!gtk_widget_get_mapped (button))
        continue;
      g_assert_true (gtk_widget_compute_bounds (button, page, &spot.bounds));
      g_assert_cmpfloat (spot.bounds.size.height, >=, 44);
      for (guint i = 0; i < spots->len; i++)
        {
          const RowPlace *before = &g_array_index (spots, RowPlace, i);
          graphene_rect_t both;

          known |= before->button == button;
          if (before->button == button
                ? !graphene_rect_equal (&before->bounds, &spot.bounds)
                : graphene_rect_intersection (&before->bounds, &spot.bounds,
                                              &both))
            g_error ("%s: “%s” stands at %g, %g, %g wide, and “%s” stood at %g, %g, %g wide; "
                     "the row is %d wide", what,
                     GTK_IS_BUTTON (button)
                       ? gtk_button_get_label (GTK_BUTTON (button)) : "More",
                     spot.bounds.origin.x, spot.bounds.origin.y,
                     spot.bounds.size.width,
                     GTK_IS_BUTTON (before->button)
                       ? gtk_button_get_label (GTK_BUTTON (before->button))
                       : "More",
                     before->bounds.origin.x, before->bounds.origin.y,
                     before->bounds.size.width, gtk_widget_get_width (row));
        }
      if (!known)
        g_array_append_val (spots, spot);
    }
}

static void
check_rows (GtkWidget  *widget,
            GtkWidget  *page,
            GArray     *places,
            const char *what)
{
  if (LUDO_IS_BUTTON_ROW (widget))
    check_row (widget, page, places, what);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      if (gtk_widget_get_mapped (child))
        check_rows (child, page, places, what);
}

void
row_places_check (LudoWindow *window,
                  GArray     *places,
                  const char *what)
{
  hand_settle (GTK_WIDGET (window));
  check_rows (GTK_WIDGET (window), GTK_WIDGET (window), places, what);
}
