/* ludo-toolbar.c: a row of tools that breaks in two where it is too long
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-toolbar"

#include "config.h"

#include "app/widgets/ludo-toolbar.h"

#define GAP 6

enum
{
  START,
  MIDDLE,
  END,
  N_GROUPS,
};

struct _LudoToolbar
{
  GtkWidget parent_instance;

  /* Borrowed: children */
  GtkWidget *groups[N_GROUPS];
};

G_DEFINE_FINAL_TYPE (LudoToolbar, ludo_toolbar, GTK_TYPE_WIDGET)

static int
extent (LudoToolbar    *self,
        int             group,
        GtkOrientation  orientation,
        gboolean        wished)
{
  int least, natural;

  gtk_widget_measure (self->groups[group], orientation, -1, &least, &natural,
                      NULL, NULL);

  return wished ? natural : least;
}

/* How wide one row has to be so that the middle is in the middle. */
static int
one_row (LudoToolbar *self)
{
  int sides = MAX (extent (self, START, GTK_ORIENTATION_HORIZONTAL, TRUE),
                   extent (self, END, GTK_ORIENTATION_HORIZONTAL, TRUE));

  return extent (self, MIDDLE, GTK_ORIENTATION_HORIZONTAL, TRUE)
         + 2 * (sides + GAP);
}

static int
row_height (LudoToolbar *self)
{
  int height = 0;

  for (int i = 0; i < N_GROUPS; i++)
    height = MAX (height, extent (self, i, GTK_ORIENTATION_VERTICAL, FALSE));

  return height;
}

static GtkSizeRequestMode
ludo_toolbar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ludo_toolbar_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  LudoToolbar *self = LUDO_TOOLBAR (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int sides = extent (self, START, orientation, FALSE) + GAP
                  + extent (self, END, orientation, FALSE);
      int one = one_row (self);

      *minimum = MAX (sides, extent (self, MIDDLE, orientation, FALSE));
      /* Where there is no height for two rows, there must be the width of
       * one: GTK looks on and on for a width that is promised to do. */
      if (for_size >= 0 && for_size < 2 * row_height (self) + GAP)
        *minimum = MAX (*minimum, one);
      *natural = MAX (*minimum, one);
    }
  else
    {
      int height = row_height (self);

      *minimum = for_size >= 0 && for_size < one_row (self)
                   ? 2 * height + GAP : height;
      *natural = *minimum;
    }
}

static void
ludo_toolbar_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  LudoToolbar *self = LUDO_TOOLBAR (widget);
  gboolean one = width >= one_row (self);
  int row = row_height (self);
  int across[N_GROUPS];

  for (int i = 0; i < N_GROUPS; i++)
    across[i] = MIN (extent (self, i, GTK_ORIENTATION_HORIZONTAL, TRUE),
                     width);
  if (across[START] + GAP + across[END] > width)
    {
      across[START] = extent (self, START, GTK_ORIENTATION_HORIZONTAL, FALSE);
      across[END] = width - GAP - across[START];
    }

  for (int i = 0; i < N_GROUPS; i++)
    {
      GtkAllocation box = { 0, 0, across[i], row };

      if (i == MIDDLE)
        {
          box.x = (width - across[i]) / 2;
          box.y = one ? 0 : row + GAP;
        }
      else if ((i == END) == (gtk_widget_get_direction (widget)
                              != GTK_TEXT_DIR_RTL))
        box.x = width - across[i];
      gtk_widget_size_allocate (self->groups[i], &box, -1);
    }
}

static void
ludo_toolbar_dispose (GObject *object)
{
  LudoToolbar *self = LUDO_TOOLBAR (object);

  for (int i = 0; i < N_GROUPS; i++)
    g_clear_pointer (&self->groups[i], gtk_widget_unparent);

  G_OBJECT_CLASS (ludo_toolbar_parent_class)->dispose (object);
}

static void
ludo_toolbar_class_init (LudoToolbarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_toolbar_dispose;
  widget_class->get_request_mode = ludo_toolbar_get_request_mode;
  widget_class->measure = ludo_toolbar_measure;
  widget_class->size_allocate = ludo_toolbar_size_allocate;
}

static void
ludo_toolbar_init (LudoToolbar *self)
{
}

GtkWidget *
ludo_toolbar_new (GtkWidget *start,
                  GtkWidget *middle,
                  GtkWidget *end)
{
  LudoToolbar *self;
  GtkWidget *groups[] = { start, middle, end };

  g_return_val_if_fail (GTK_IS_WIDGET (start), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (middle), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (end), NULL);

  self = g_object_new (LUDO_TYPE_TOOLBAR, NULL);
  for (int i = 0; i < N_GROUPS; i++)
    {
      self->groups[i] = groups[i];
      gtk_widget_set_parent (groups[i], GTK_WIDGET (self));
    }

  return GTK_WIDGET (self);
}
