/* row-places.c: no button of a row stands where another one stood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "row-places.h"

#include <math.h>

#include "app/widgets/ludo-button-row.h"
#include "hand.h"

static const char *
name_of (GtkWidget *button)
{
  const char *label = GTK_IS_BUTTON (button)
                        ? gtk_button_get_label (GTK_BUTTON (button)) : NULL;

  return label != NULL ? label : "More";
}

/* The window may be a pixel wider for a longer text. */
static gboolean
is_at (const graphene_rect_t *one,
       const graphene_rect_t *other)
{
  return graphene_point_near (&one->origin, &other->origin, 1.5f)
         && fabsf (one->size.width - other->size.width) < 1.5f
         && fabsf (one->size.height - other->size.height) < 1.5f;
}

/* Compares @button, where it is on @page, with @spots, and adds it if it is
 * new. */
static void
check_button (GtkWidget  *button,
              GtkWidget  *page,
              GArray     *spots,
              const char *what)
{
  RowPlace spot = { .button = button };
  gboolean known = FALSE;

  g_assert_true (gtk_widget_compute_bounds (button, page, &spot.bounds));
  for (guint i = 0; i < spots->len; i++)
    {
      const RowPlace *before = &g_array_index (spots, RowPlace, i);
      graphene_rect_t both;

      known |= before->button == button;
      if (before->button == button
            ? !is_at (&before->bounds, &spot.bounds)
            : graphene_rect_intersection (&before->bounds, &spot.bounds,
                                          &both)
              && both.size.width > 1.5f && both.size.height > 1.5f)
        g_error ("%s: “%s” stands at %g, %g, %g wide, and “%s” stood at %g, "
                 "%g, %g wide; the page is %d wide", what, name_of (button),
                 spot.bounds.origin.x, spot.bounds.origin.y,
                 spot.bounds.size.width, name_of (before->button),
                 before->bounds.origin.x, before->bounds.origin.y,
                 before->bounds.size.width, gtk_widget_get_width (page));
    }
  if (!known)
    g_array_append_val (spots, spot);
}

static void
check_row (GtkWidget  *row,
           GtkWidget  *page,
           GArray     *spots,
           const char *what)
{
  for (GtkWidget *button = gtk_widget_get_first_child (row); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (gtk_widget_get_mapped (button))
      {
        graphene_rect_t bounds;

        g_assert_true (gtk_widget_compute_bounds (button, page, &bounds));
        g_assert_cmpfloat (bounds.size.height, >=, 44);
        check_button (button, page, spots, what);
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

void
row_places_check_buttons (GtkWidget  *widget,
                          GtkWidget  *page,
                          GArray     *places,
                          const char *what)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  /* The buttons of a stack are one place. */
  if (GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget)
      || GTK_IS_STACK (widget))
    check_button (widget, page, places, what);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      row_places_check_buttons (child, page, places, what);
}
