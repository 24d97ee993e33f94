/* ludo-aside.c: something to read beside the board or below it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-aside"

#include "config.h"

#include "app/widgets/ludo-aside.h"

/* From this width on, in pixels, both stand beside each other in a room that
 * is wider than high; what is aside then has this part of it, within these
 * bounds. */
#define BESIDE_WIDTH 800
#define BESIDE_PART 0.3
#define BESIDE_MIN 300
#define BESIDE_MAX 560
/* Below the first child, this part of the height. */
#define BELOW_PART 0.45

struct _LudoAside
{
  GtkWidget parent_instance;

  gboolean open;

  /* Borrowed: children */
  GtkWidget *main;
  GtkWidget *aside;
};

G_DEFINE_FINAL_TYPE (LudoAside, ludo_aside, GTK_TYPE_WIDGET)

static void
ludo_aside_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  LudoAside *self = LUDO_ASIDE (widget);
  int aside_minimum;
  int aside_natural;

  gtk_widget_measure (self->main, orientation, -1, minimum, natural, NULL,
                      NULL);
  if (!gtk_widget_get_visible (self->aside))
    return;

  gtk_widget_measure (self->aside, orientation, -1, &aside_minimum,
                      &aside_natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, aside_minimum);
      *natural = MAX (*natural, *minimum);
    }
  else
    {
      *minimum += aside_minimum;
      *natural += aside_minimum;
    }
}

static void
ludo_aside_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  LudoAside *self = LUDO_ASIDE (widget);
  GtkAllocation main_box = { 0, 0, width, height };
  GtkAllocation aside_box = { 0, 0, width, 0 };
  int minimum;

  if (!gtk_widget_get_visible (self->aside))
    {
      gtk_widget_size_allocate (self->main, &main_box, -1);
      return;
    }

  if (self->open && width >= BESIDE_WIDTH && width > height)
    {
      aside_box.width = CLAMP (width * BESIDE_PART, BESIDE_MIN, BESIDE_MAX);
      gtk_widget_measure (self->aside, GTK_ORIENTATION_HORIZONTAL, -1,
                          &minimum, NULL, NULL, NULL);
      aside_box.width = MAX (aside_box.width, minimum);
      aside_box.height = height;
      main_box.width -= aside_box.width;
      if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
        main_box.x = aside_box.width;
      else
        aside_box.x = main_box.width;
    }
  else
    {
      gtk_widget_measure (self->aside, GTK_ORIENTATION_VERTICAL, width,
                          &minimum, NULL, NULL, NULL);
      aside_box.height = self->open ? MAX (height * BELOW_PART, minimum)
                                    : minimum;
      main_box.height -= aside_box.height;
      aside_box.y = main_box.height;
    }
  gtk_widget_size_allocate (self->main, &main_box, -1);
  gtk_widget_size_allocate (self->aside, &aside_box, -1);
}

static void
ludo_aside_dispose (GObject *object)
{
  LudoAside *self = LUDO_ASIDE (object);

  g_clear_pointer (&self->main, gtk_widget_unparent);
  g_clear_pointer (&self->aside, gtk_widget_unparent);

  G_OBJECT_CLASS (ludo_aside_parent_class)->dispose (object);
}

static void
ludo_aside_class_init (LudoAsideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_aside_dispose;
  widget_class->measure = ludo_aside_measure;
  widget_class->size_allocate = ludo_aside_size_allocate;
}

static void
ludo_aside_init (LudoAside *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
ludo_aside_new (GtkWidget *main,
                GtkWidget *aside)
{
  LudoAside *self;

  g_return_val_if_fail (GTK_IS_WIDGET (main), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (aside), NULL);

  self = g_object_new (LUDO_TYPE_ASIDE, NULL);
  self->main = main;
  self->aside = aside;
  gtk_widget_set_parent (main, GTK_WIDGET (self));
  gtk_widget_set_parent (aside, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

void
ludo_aside_set_open (LudoAside *self,
                     gboolean   open)
{
  g_return_if_fail (LUDO_IS_ASIDE (self));

  self->open = !!open;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
