/* ludo-table.c: a table that scrolls sideways where it is too wide
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/parts/ludo-table.h"

#include "board/ludo-widget-style.h"

#include <math.h>

/* How far a table goes for a pixel that fingers go on a touchpad: as far as
 * everything that GTK scrolls. */
#define TOUCHPAD_SPEED 2.5

/* A width in pixels at which no line breaks: without a width, a grid would give
 * the height for its least width. */
#define ENDLESS (1 << 20)

struct _LudoTable
{
  GtkWidget parent_instance;

  /* Borrowed */
  GtkWidget *scroller;
  GtkWidget *grid;

  /* Whether fingers are scrolling, and whether the table took them. */
  gboolean fingers;
  gboolean taken;
};

G_DEFINE_FINAL_TYPE (LudoTable, ludo_table, GTK_TYPE_WIDGET)

/* Gives the rows no height until their width is known, because a scrolled
 * window that only scrolls sideways would claim the height that they have at
 * their narrowest. */
static void
measure_rows (GtkWidget      *rows,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size >= 0)
    gtk_widget_measure (gtk_widget_get_first_child (rows), orientation,
                        for_size, minimum, natural, NULL, NULL);
}

static void
allocate_rows (GtkWidget *rows,
               int        width,
               int        height,
               int        baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (rows),
                            &(GtkAllocation) { 0, 0, width, height }, -1);
}

/* Returns: the height that the scrollbar of a table that is too wide takes; 0
 * if it lies over the rows. */
static int
scrollbar_height (LudoTable *self)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (self->scroller);
  gboolean lies_over;
  int height;

  g_object_get (gtk_widget_get_settings (self->scroller),
                "gtk-overlay-scrolling", &lies_over, NULL);
  if (lies_over && gtk_scrolled_window_get_overlay_scrolling (scroller))
    return 0;

  gtk_widget_measure (gtk_scrolled_window_get_hscrollbar (scroller),
                      GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL,
                      NULL);

  return height;
}

/* Measures the rows at the width that the table gets: a scrolled window would
 * ask for the height that they have at their narrowest. */
static void
ludo_table_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  LudoTable *self = LUDO_TABLE (widget);
  int least;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->scroller, orientation, -1, minimum, NULL,
                          NULL, NULL);
      gtk_widget_measure (self->grid, orientation, -1, NULL, natural, NULL,
                          NULL);
      *natural = MAX (*natural, *minimum);
      return;
    }

  gtk_widget_measure (self->grid, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      NULL, NULL, NULL);
  gtk_widget_measure (self->grid, orientation,
                      for_size < 0 ? ENDLESS : MAX (for_size, least), natural,
                      NULL, NULL, NULL);
  if (for_size >= 0 && for_size < least)
    *natural += scrollbar_height (self);
  *minimum = *natural;
}

static void
ludo_table_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  gtk_widget_size_allocate (LUDO_TABLE (widget)->scroller,
                            &(GtkAllocation) { 0, 0, width, height }, -1);
}

/* Offers the focus to the rows and not to the scrolled window, which would not
 * pass it on when no row takes it.  A focus inside goes through the window, so
 * that it can leave. */
static gboolean
ludo_table_focus (GtkWidget        *widget,
                  GtkDirectionType  direction)
{
  LudoTable *self = LUDO_TABLE (widget);

  return gtk_widget_child_focus (gtk_widget_get_focus_child (widget) != NULL
                                 ? self->scroller : self->grid,
                                 direction);
}

static void
ludo_table_dispose (GObject *object)
{
  g_clear_pointer (&LUDO_TABLE (object)->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (ludo_table_parent_class)->dispose (object);
}

static void
ludo_table_class_init (LudoTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_table_dispose;
  widget_class->measure = ludo_table_measure;
  widget_class->size_allocate = ludo_table_size_allocate;
  widget_class->get_request_mode = ludo_widget_style_request_mode;
  widget_class->focus = ludo_table_focus;
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

double
ludo_table_sideways (double        dx,
                     double        dy,
                     gboolean      shift,
                     GdkScrollUnit unit,
                     double        width,
                     gboolean      too_wide)
{
  double along = fabs (dx) > fabs (dy) ? dx : shift ? dy : 0;

  if (!too_wide)
    return 0;

  /* GTK scrolls by the same amount for a turn of the wheel. */
  return along * (unit == GDK_SCROLL_UNIT_WHEEL ? pow (width, 2.0 / 3.0)
                                                : TOUCHPAD_SPEED);
}

/* Stops @scroller from handling the wheel, because it would take even the turns
 * up and down, along which it cannot move, and drop the downward part of a
 * touchpad's gestures.  The table handles both itself. */
static void
let_wheel_through (GtkWidget *scroller)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (scroller);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller =
        g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_scroll_set_flags
          (GTK_EVENT_CONTROLLER_SCROLL (controller),
           GTK_EVENT_CONTROLLER_SCROLL_NONE);
    }
}

/* A touchpad gesture that began sideways goes on sideways until the fingers are
 * lifted, because the page would take all of it from its first step down. */
static gboolean
scroll_cb (LudoTable                *self,
           double                    dx,
           double                    dy,
           GtkEventControllerScroll *scroll)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment
                                (GTK_SCROLLED_WINDOW (self->scroller));
  GdkModifierType state = gtk_event_controller_get_current_event_state
                            (GTK_EVENT_CONTROLLER (scroll));
  gboolean shift = (state & GDK_SHIFT_MASK) != 0;
  double width = gtk_adjustment_get_page_size (adjustment);
  double along =
    ludo_table_sideways (dx, self->taken && !shift ? 0 : dy, shift,
                         gtk_event_controller_scroll_get_unit (scroll), width,
                         gtk_adjustment_get_upper (adjustment) > width);

  if (!(fabs (along) > 0) && !self->taken)
    return GDK_EVENT_PROPAGATE;

  self->taken = self->fingers;
  gtk_adjustment_set_value (adjustment,
                            gtk_adjustment_get_value (adjustment) + along);

  return GDK_EVENT_STOP;
}

static void
scroll_begin_cb (LudoTable *self)
{
  self->fingers = TRUE;
  self->taken = FALSE;
}

static void
scroll_end_cb (LudoTable *self)
{
  self->fingers = self->taken = FALSE;
}

static void
ludo_table_init (LudoTable *self)
{
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  let_wheel_through (self->scroller);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  g_signal_connect_swapped (scroll, "scroll-begin",
                            G_CALLBACK (scroll_begin_cb), self);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  g_signal_connect_swapped (scroll, "scroll-end", G_CALLBACK (scroll_end_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}

GtkWidget *
ludo_table_new (GtkWidget  *grid,
                const char *heads)
{
  LudoTable *self;
  GtkWidget *rows;

  g_return_val_if_fail (GTK_IS_WIDGET (grid) && heads != NULL, NULL);

  self = g_object_new (LUDO_TYPE_TABLE, NULL);
  self->grid = grid;
  rows = g_object_new (GTK_TYPE_BOX, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  ludo_widget_style_set_layout (rows, measure_rows, allocate_rows);
  gtk_box_append (GTK_BOX (rows), grid);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), rows);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, heads, -1);

  return GTK_WIDGET (self);
}
