/* ludo-table.c: a table that scrolls sideways where it is too wide
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-table"

#include "config.h"

#include "reader/ludo-table.h"

#include <math.h>

struct _LudoTable
{
  GtkWidget parent_instance;

  /* Borrowed */
  GtkWidget *scroller;
  GtkWidget *grid;
};

G_DEFINE_FINAL_TYPE (LudoTable, ludo_table, GTK_TYPE_WIDGET)

/* As wide as there is room; as high as the rows are then.  A scrolled window
 * alone would keep the height that they have at their narrowest. */
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
      gtk_widget_measure (self->scroller, orientation, -1, minimum, &least,
                          NULL, NULL);
      gtk_widget_measure (self->grid, orientation, -1, NULL, natural, NULL,
                          NULL);
      *natural = MAX (*natural, *minimum);
      return;
    }

  gtk_widget_measure (self->grid, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      NULL, NULL, NULL);
  gtk_widget_measure (self->grid, orientation, MAX (for_size, least), natural,
                      NULL, NULL, NULL);
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

static GtkSizeRequestMode
ludo_table_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  widget_class->get_request_mode = ludo_table_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

/* A scrolled window takes every turn of the wheel for its own, even upward
 * and downward where it cannot move. */
static void
let_wheel_through (GtkWidget *scroller)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (scroller);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller =
        g_list_model_get_item (controllers, i);
      GtkEventControllerScroll *scroll;

      if (!GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        continue;
      scroll = GTK_EVENT_CONTROLLER_SCROLL (controller);
      gtk_event_controller_scroll_set_flags
        (scroll, gtk_event_controller_scroll_get_flags (scroll)
                 & ~(GtkEventControllerScrollFlags)
                   GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
    }
}

/* With Shift the wheel goes sideways, as everywhere. */
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
  double page = gtk_adjustment_get_page_size (adjustment);

  if ((state & GDK_SHIFT_MASK) == 0
      || gtk_adjustment_get_upper (adjustment) <= page)
    return GDK_EVENT_PROPAGATE;

  /* By as much as GTK takes for a turn of the wheel. */
  gtk_adjustment_set_value (adjustment,
                            gtk_adjustment_get_value (adjustment)
                            + dy * pow (page, 2.0 / 3.0));

  return GDK_EVENT_STOP;
}

static void
ludo_table_init (LudoTable *self)
{
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  self->scroller = gtk_scrolled_window_new ();
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  let_wheel_through (self->scroller);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}

GtkWidget *
ludo_table_new (GtkWidget  *grid,
                const char *heads)
{
  LudoTable *self;

  g_return_val_if_fail (GTK_IS_WIDGET (grid) && heads != NULL, NULL);

  self = g_object_new (LUDO_TYPE_TABLE, NULL);
  self->grid = grid;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), grid);
  /* What scrolls may take the focus: it is called as its columns are. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, heads, -1);

  return GTK_WIDGET (self);
}
