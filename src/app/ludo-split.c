/* ludo-split.c: the board with the list of moves beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-split"

#include "config.h"

#include "app/ludo-split.h"

#define SIDE_WIDTH 290
/* From this width on both children show, in pixels. */
#define BOTH_WIDTH 860

struct _LudoSplit
{
  GtkWidget parent_instance;

  gboolean toggled;

  /* Borrowed: children */
  GtkWidget *main;
  GtkWidget *side;
};

G_DEFINE_FINAL_TYPE (LudoSplit, ludo_split, GTK_TYPE_WIDGET)

static void
ludo_split_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  LudoSplit *self = LUDO_SPLIT (widget);
  int side_minimum;
  int side_natural;

  gtk_widget_measure (self->main, orientation, -1, minimum, natural, NULL,
                      NULL);
  gtk_widget_measure (self->side, orientation, -1, &side_minimum,
                      &side_natural, NULL, NULL);
  *minimum = MAX (*minimum, side_minimum);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*natural, BOTH_WIDTH);
  *natural = MAX (*natural, *minimum);
}

static gboolean
has_room (LudoSplit *self,
          int        width)
{
  return width >= BOTH_WIDTH;
}

gboolean
ludo_split_get_side_shown (LudoSplit *self)
{
  g_return_val_if_fail (LUDO_IS_SPLIT (self), FALSE);

  return has_room (self, gtk_widget_get_width (GTK_WIDGET (self)))
         != self->toggled;
}

static void
ludo_split_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  LudoSplit *self = LUDO_SPLIT (widget);
  gboolean both = has_room (self, width);
  gboolean side = both != self->toggled;
  int side_width = !side ? 0 : both ? SIDE_WIDTH : width;
  gboolean right_to_left =
    gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation main_box = { 0, 0, width - side_width, height };
  GtkAllocation side_box = { width - side_width, 0, side_width, height };

  if (right_to_left)
    {
      main_box.x = side_width;
      side_box.x = 0;
    }

  gtk_widget_set_child_visible (self->main, main_box.width > 0);
  gtk_widget_set_child_visible (self->side, side);
  if (main_box.width > 0)
    gtk_widget_size_allocate (self->main, &main_box, -1);
  if (side)
    gtk_widget_size_allocate (self->side, &side_box, -1);
}

static void
ludo_split_dispose (GObject *object)
{
  LudoSplit *self = LUDO_SPLIT (object);

  g_clear_pointer (&self->main, gtk_widget_unparent);
  g_clear_pointer (&self->side, gtk_widget_unparent);

  G_OBJECT_CLASS (ludo_split_parent_class)->dispose (object);
}

static void
ludo_split_class_init (LudoSplitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_split_dispose;
  widget_class->measure = ludo_split_measure;
  widget_class->size_allocate = ludo_split_size_allocate;
}

static void
ludo_split_init (LudoSplit *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
ludo_split_new (GtkWidget *main,
                GtkWidget *side)
{
  LudoSplit *self;

  g_return_val_if_fail (GTK_IS_WIDGET (main) && GTK_IS_WIDGET (side), NULL);

  self = g_object_new (LUDO_TYPE_SPLIT, NULL);
  self->main = main;
  self->side = side;
  gtk_widget_set_parent (main, GTK_WIDGET (self));
  gtk_widget_set_parent (side, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

void
ludo_split_toggle (LudoSplit *self)
{
  g_return_if_fail (LUDO_IS_SPLIT (self));

  self->toggled = !self->toggled;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
