/* ludo-auto-scroller.c: scrolls its child rather than making the window larger
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/ludo-auto-scroller.h"

#include "app/widgets/ludo-names.h"
#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"

#include <math.h>

/* The least height in lines: more than one, so that a part of the next line is
 * visible. */
#define LEAST_LINES 1.5

/* LudoAutoScroller has a scrolled window as its child, and measures for it,
 * because a scrolled window does not measure its child at the width it gets. */
struct _LudoAutoScroller
{
  GtkWidget parent_instance;

  /* Borrowed: the scrolled window and its child */
  GtkWidget *view;
  GtkWidget *child;
};

enum
{
  PROP_CHILD = 1,
};

G_DEFINE_FINAL_TYPE (LudoAutoScroller, ludo_auto_scroller, GTK_TYPE_WIDGET)

static int
least_height (LudoAutoScroller *self)
{
  PangoContext *context = gtk_widget_get_pango_context (self->child);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int line = pango_font_metrics_get_ascent (metrics)
             + pango_font_metrics_get_descent (metrics);

  pango_font_metrics_unref (metrics);

  return (int) ceil (LEAST_LINES * line / PANGO_SCALE);
}

static void
ludo_auto_scroller_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  LudoAutoScroller *self = LUDO_AUTO_SCROLLER (widget);
  int least, wished, lowest = -1;

  gtk_widget_measure (self->view, orientation, -1, minimum, natural, NULL,
                      NULL);
  if (self->child == NULL)
    return;

  /* Measure the child for no less than its least height, as GTK requires. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL && for_size >= 0)
    gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, -1, &lowest,
                        NULL, NULL, NULL);
  gtk_widget_measure (self->child, orientation, MAX (for_size, lowest), &least,
                      &wished, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MAX (*minimum, MIN (for_size < 0 ? least : wished,
                                   least_height (self)));
  /* In less than the least height the child must fit without scrolling. */
  else if (for_size >= 0 && for_size < least_height (self))
    *minimum = MAX (*minimum, least);
  *natural = MAX (*minimum, wished);
}

static void
ludo_auto_scroller_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  gtk_widget_allocate (LUDO_AUTO_SCROLLER (widget)->view, width, height, -1,
                       NULL);
}

/* Offers the focus to the child directly if the scrolled window cannot have it,
 * because a scrolled window does not pass it on when its child takes none. */
static gboolean
ludo_auto_scroller_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  LudoAutoScroller *self = LUDO_AUTO_SCROLLER (widget);

  return gtk_widget_child_focus (gtk_widget_get_focusable (self->view)
                                   ? self->view : self->child,
                                 direction);
}

static void
ludo_auto_scroller_dispose (GObject *object)
{
  LudoAutoScroller *self = LUDO_AUTO_SCROLLER (object);

  self->child = NULL;
  g_clear_pointer (&self->view, gtk_widget_unparent);

  G_OBJECT_CLASS (ludo_auto_scroller_parent_class)->dispose (object);
}

/* Puts @child into the view.  The view expands as the child does, and is hidden
 * with it, as it would otherwise leave a gap in its box. */
static void
set_child (LudoAutoScroller *self,
           GtkWidget        *child)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *label = GTK_IS_LABEL (child) ? child
                                          : gtk_widget_get_first_child (child);

  self->child = child;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->view), child);
  /* Name the view after the label, because Tab stops at the view if nothing in
   * it takes the focus. */
  if (GTK_IS_LABEL (label))
    gtk_accessible_update_relation (GTK_ACCESSIBLE (self->view),
                                    GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, NULL, -1);
  gtk_widget_set_hexpand (widget,
                          gtk_widget_compute_expand
                            (child, GTK_ORIENTATION_HORIZONTAL));
  gtk_widget_set_vexpand (widget,
                          gtk_widget_compute_expand
                            (child, GTK_ORIENTATION_VERTICAL));
  g_object_bind_property (child, "visible", self, "visible",
                          G_BINDING_SYNC_CREATE);
}

static void
ludo_auto_scroller_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_CHILD:
      set_child (LUDO_AUTO_SCROLLER (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ludo_auto_scroller_class_init (LudoAutoScrollerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_auto_scroller_dispose;
  G_OBJECT_CLASS (klass)->set_property = ludo_auto_scroller_set_property;
  widget_class->get_request_mode = ludo_widget_style_request_mode;
  widget_class->measure = ludo_auto_scroller_measure;
  widget_class->size_allocate = ludo_auto_scroller_size_allocate;
  widget_class->focus = ludo_auto_scroller_focus;

  g_object_class_install_property
    (G_OBJECT_CLASS (klass), PROP_CHILD,
     g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                          G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY
                            | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_css_name (widget_class, "auto-scroller");
}

/* Lets the view have the focus only while it scrolls, because a stop of Tab
 * without use confuses.  A focus that is there already stays. */
static void
update_stop (LudoAutoScroller *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment
                                (GTK_SCROLLED_WINDOW (self->view));
  gboolean scrolls = gtk_adjustment_get_upper (adjustment)
                     > gtk_adjustment_get_page_size (adjustment);

  gtk_widget_set_focusable (self->view,
                            scrolls || gtk_widget_has_focus (self->view));
}

static void
ludo_auto_scroller_init (LudoAutoScroller *self)
{
  GtkScrolledWindow *scroller;
  GtkAdjustment *adjustment;

  self->view = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role",
                             GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  scroller = GTK_SCROLLED_WINDOW (self->view);
  gtk_scrolled_window_set_policy (scroller, GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_focusable (self->view, FALSE);
  gtk_widget_set_parent (self->view, GTK_WIDGET (self));

  adjustment = gtk_scrolled_window_get_vadjustment (scroller);
  ludo_signal_connect (adjustment, "notify::upper", update_stop, self);
  ludo_signal_connect (adjustment, "notify::page-size", update_stop, self);
  ludo_signal_connect (self->view, "notify::has-focus", update_stop, self);
}

GtkWidget *
ludo_auto_scroller_new (GtkWidget *child)
{
  g_return_val_if_fail (GTK_IS_WIDGET (child), NULL);

  return g_object_new (LUDO_TYPE_AUTO_SCROLLER, "child", child, NULL);
}

void
ludo_auto_scroller_set_name (LudoAutoScroller *self,
                             const char       *name)
{
  g_return_if_fail (LUDO_IS_AUTO_SCROLLER (self));

  ludo_names_label (self->view, name);
}
