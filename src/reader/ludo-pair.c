/* ludo-pair.c: the same thing in one language and in the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-pair"

#include "config.h"

#include "reader/ludo-pair.h"

/* Between what stands one below the other. */
#define GAP_BELOW 8

struct _LudoPair
{
  GtkWidget parent_instance;

  gboolean stacked;

  /* Borrowed: children; only the first is never NULL */
  GtkWidget *parts[2];
  GtkWidget *below;
};

G_DEFINE_FINAL_TYPE (LudoPair, ludo_pair, GTK_TYPE_WIDGET)

static gboolean
fits_columns (LudoPair *self,
              int       width)
{
  return self->parts[1] != NULL && !self->stacked
         && width >= LUDO_PAIR_COLUMNS_MIN;
}

static int
height_of (GtkWidget *child,
           int        width)
{
  int height;

  if (child == NULL)
    return 0;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &height, NULL,
                      NULL, NULL);

  return height;
}

static int
column_width (int width)
{
  return (width - LUDO_PAIR_GAP) / 2;
}

static GtkSizeRequestMode
ludo_pair_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_across (LudoPair *self,
                int      *minimum,
                int      *natural)
{
  GtkWidget *children[] = { self->parts[0], self->parts[1], self->below };
  int together = 0;

  *minimum = *natural = 0;
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      int least, wished;

      if (children[i] == NULL)
        continue;
      gtk_widget_measure (children[i], GTK_ORIENTATION_HORIZONTAL, -1,
                          &least, &wished, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wished);
      together = MAX (together, wished);
    }
  if (self->parts[1] != NULL && !self->stacked)
    *natural = 2 * together + LUDO_PAIR_GAP;
}

static void
ludo_pair_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  LudoPair *self = LUDO_PAIR (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_across (self, minimum, natural);
      return;
    }

  if (for_size < 0)
    measure_across (self, &for_size, &(int) { 0 });
  if (fits_columns (self, for_size))
    *minimum = MAX (height_of (self->parts[0], column_width (for_size)),
                    height_of (self->parts[1], column_width (for_size)));
  else
    {
      *minimum = height_of (self->parts[0], for_size);
      if (self->parts[1] != NULL)
        *minimum += GAP_BELOW + height_of (self->parts[1], for_size);
    }
  if (self->below != NULL)
    *minimum += GAP_BELOW + height_of (self->below, for_size);
  *natural = *minimum;
}

static void
ludo_pair_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  LudoPair *self = LUDO_PAIR (widget);
  GtkAllocation box = { 0, 0, width, 0 };

  if (fits_columns (self, width))
    {
      int tallest;

      box.width = column_width (width);
      tallest = MAX (height_of (self->parts[0], box.width),
                     height_of (self->parts[1], box.width));
      box.height = tallest;
      gtk_widget_size_allocate (self->parts[0], &box, -1);
      box.x = width - box.width;
      gtk_widget_size_allocate (self->parts[1], &box, -1);
      box = (GtkAllocation) { 0, tallest, width, 0 };
    }
  else
    for (guint i = 0; i < G_N_ELEMENTS (self->parts); i++)
      if (self->parts[i] != NULL)
        {
          if (i > 0)
            box.y += GAP_BELOW;
          box.height = height_of (self->parts[i], width);
          gtk_widget_size_allocate (self->parts[i], &box, -1);
          box.y += box.height;
        }

  if (self->below != NULL)
    {
      box.y += GAP_BELOW;
      box.height = height_of (self->below, width);
      gtk_widget_size_allocate (self->below, &box, -1);
    }
}

/* In the order of reading: GTK itself would go by the middles of the columns,
 * and so to the shorter one first. */
static gboolean
ludo_pair_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  LudoPair *self = LUDO_PAIR (widget);
  GtkWidget *children[] = { self->parts[0], self->parts[1], self->below };
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  gboolean forward = direction == GTK_DIR_TAB_FORWARD;
  int step = forward ? 1 : -1;
  int i = forward ? 0 : (int) G_N_ELEMENTS (children) - 1;

  if (!forward && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (ludo_pair_parent_class)->focus (widget,
                                                             direction);

  for (; i >= 0 && i < (int) G_N_ELEMENTS (children); i += step)
    {
      if (children[i] == NULL || (focus != NULL && children[i] != focus))
        continue;
      focus = NULL;
      if (gtk_widget_child_focus (children[i], direction))
        return TRUE;
    }

  return FALSE;
}

static void
ludo_pair_dispose (GObject *object)
{
  LudoPair *self = LUDO_PAIR (object);

  g_clear_pointer (&self->parts[0], gtk_widget_unparent);
  g_clear_pointer (&self->parts[1], gtk_widget_unparent);
  g_clear_pointer (&self->below, gtk_widget_unparent);

  G_OBJECT_CLASS (ludo_pair_parent_class)->dispose (object);
}

static void
ludo_pair_class_init (LudoPairClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_pair_dispose;
  widget_class->get_request_mode = ludo_pair_get_request_mode;
  widget_class->measure = ludo_pair_measure;
  widget_class->size_allocate = ludo_pair_size_allocate;
  widget_class->focus = ludo_pair_focus;

  gtk_widget_class_set_css_name (widget_class, "pair");
}

static void
ludo_pair_init (LudoPair *self)
{
}

GtkWidget *
ludo_pair_new (GtkWidget *first,
               GtkWidget *second,
               gboolean   stacked)
{
  LudoPair *self;

  g_return_val_if_fail (GTK_IS_WIDGET (first), NULL);

  self = g_object_new (LUDO_TYPE_PAIR, NULL);
  self->stacked = !!stacked;
  self->parts[0] = first;
  gtk_widget_set_parent (first, GTK_WIDGET (self));
  if (second != NULL)
    {
      self->parts[1] = second;
      gtk_widget_set_parent (second, GTK_WIDGET (self));
      gtk_widget_add_css_class (second, "second");
    }

  return GTK_WIDGET (self);
}

void
ludo_pair_set_below (LudoPair  *self,
                     GtkWidget *below)
{
  g_return_if_fail (LUDO_IS_PAIR (self));

  g_clear_pointer (&self->below, gtk_widget_unparent);
  if (below != NULL)
    gtk_widget_set_parent (below, GTK_WIDGET (self));
  self->below = below;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
ludo_pair_get_below (LudoPair *self)
{
  g_return_val_if_fail (LUDO_IS_PAIR (self), NULL);

  return self->below;
}

GtkWidget *
ludo_pair_get_part (LudoPair *self,
                    int       index)
{
  g_return_val_if_fail (LUDO_IS_PAIR (self), NULL);
  g_return_val_if_fail (index == 0 || index == 1, NULL);

  return self->parts[index];
}

gboolean
ludo_pair_get_columns (LudoPair *self)
{
  g_return_val_if_fail (LUDO_IS_PAIR (self), FALSE);

  return fits_columns (self, gtk_widget_get_width (GTK_WIDGET (self)));
}
