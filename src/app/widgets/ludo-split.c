/* ludo-split.c: the board with the list of moves beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-split"

#include "config.h"

#include "app/widgets/ludo-split.h"

#define SIDE_WIDTH 290
/* From this width on both children show, in pixels. */
#define BOTH_WIDTH 860

/* In the projector view the panel stands beside the board or below it, and
 * takes one of these parts of the view. */
static const double panel_parts[] = {
  0.16, 0.2, 0.24, 0.28, 0.32, 0.36, 0.4, 0.45, 0.5,
};

struct _LudoSplit
{
  GtkWidget parent_instance;

  gboolean toggled;
  gboolean projected;

  /* Borrowed: children */
  GtkWidget *main;
  GtkWidget *side;
  GtkWidget *panel;             /* LudoProjector */
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

  return !self->projected
         && has_room (self, gtk_widget_get_width (GTK_WIDGET (self)))
            != self->toggled;
}

/* From this part of the largest on, a picture is as good as it. */
#define SAME 0.995

/* How large the board's picture gets in a room of @width by @height. */
static double
picture_area (LudoSplit *self,
              double     width,
              double     height)
{
  LudoGame *game = ludo_board_get_game (LUDO_BOARD (self->main));
  double aspect;
  double across;

  if (game == NULL || width < 1 || height < 1)
    return 0;

  aspect = ludo_drawing_for (ludo_game_get_rules (game)->id)->aspect (width,
                                                                    height);
  across = MIN (width, height * aspect);

  return across * across / aspect;
}

/* Where the panel goes so that all its texts fit and the board is as large as
 * it can be; where they fit nowhere, it takes the largest part below. */
static void
place_panel (LudoSplit     *self,
             int            width,
             int            height,
             GtkAllocation *main_box,
             GtkAllocation *panel_box)
{
  LudoProjector *panel = LUDO_PROJECTOR (self->panel);
  double best = 0;
  int last = height * panel_parts[G_N_ELEMENTS (panel_parts) - 1];

  *main_box = (GtkAllocation) { 0, 0, width, height - last };
  *panel_box = (GtkAllocation) { 0, height - last, width, last };

  for (guint i = 0; i < G_N_ELEMENTS (panel_parts); i++)
    {
      int across = width * panel_parts[i];
      int down = height * panel_parts[i];
      double beside = picture_area (self, width - across, height);
      double below = picture_area (self, width, height - down);

      /* Among places that leave the board as large, the later ones give the
       * letters more room. */
      if (beside >= best * SAME
          && ludo_projector_fit (panel, across, height, height) > 0)
        {
          best = MAX (best, beside);
          *main_box = (GtkAllocation) { 0, 0, width - across, height };
          *panel_box = (GtkAllocation) { width - across, 0, across, height };
        }
      if (below >= best * SAME
          && ludo_projector_fit (panel, width, down, height) > 0)
        {
          best = MAX (best, below);
          *main_box = (GtkAllocation) { 0, 0, width, height - down };
          *panel_box = (GtkAllocation) { 0, height - down, width, down };
        }
    }
}

static void
allocate_projected (LudoSplit *self,
                    int        width,
                    int        height)
{
  GtkAllocation main_box;
  GtkAllocation panel_box;

  place_panel (self, width, height, &main_box, &panel_box);
  ludo_projector_set_view_height (LUDO_PROJECTOR (self->panel), height);
  gtk_widget_set_child_visible (self->main, TRUE);
  gtk_widget_set_child_visible (self->side, FALSE);
  gtk_widget_set_child_visible (self->panel, TRUE);
  gtk_widget_size_allocate (self->main, &main_box, -1);
  gtk_widget_size_allocate (self->panel, &panel_box, -1);
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

  if (self->projected)
    {
      allocate_projected (self, width, height);
      return;
    }
  if (right_to_left)
    {
      main_box.x = side_width;
      side_box.x = 0;
    }

  gtk_widget_set_child_visible (self->main, main_box.width > 0);
  gtk_widget_set_child_visible (self->side, side);
  gtk_widget_set_child_visible (self->panel, FALSE);
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
  g_clear_pointer (&self->panel, gtk_widget_unparent);

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
ludo_split_new (LudoBoard     *board,
                GtkWidget     *side,
                LudoProjector *panel)
{
  LudoSplit *self;

  g_return_val_if_fail (LUDO_IS_BOARD (board), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (side), NULL);
  g_return_val_if_fail (LUDO_IS_PROJECTOR (panel), NULL);

  self = g_object_new (LUDO_TYPE_SPLIT, NULL);
  self->main = GTK_WIDGET (board);
  self->side = side;
  self->panel = GTK_WIDGET (panel);
  gtk_widget_set_parent (self->main, GTK_WIDGET (self));
  gtk_widget_set_parent (self->side, GTK_WIDGET (self));
  gtk_widget_set_parent (self->panel, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

void
ludo_split_toggle (LudoSplit *self)
{
  g_return_if_fail (LUDO_IS_SPLIT (self));

  self->toggled = !self->toggled;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
ludo_split_follow (LudoSplit *self,
                   LudoSplit *other)
{
  g_return_if_fail (LUDO_IS_SPLIT (self) && LUDO_IS_SPLIT (other));

  if (self->toggled != other->toggled)
    ludo_split_toggle (self);
}

void
ludo_split_show_side (LudoSplit *self)
{
  g_return_if_fail (LUDO_IS_SPLIT (self));

  if (!ludo_split_get_side_shown (self))
    ludo_split_toggle (self);
}

void
ludo_split_show_board (LudoSplit *self)
{
  g_return_if_fail (LUDO_IS_SPLIT (self));

  if (ludo_split_get_side_shown (self)
      && !has_room (self, gtk_widget_get_width (GTK_WIDGET (self))))
    ludo_split_toggle (self);
}

void
ludo_split_set_projected (LudoSplit *self,
                          gboolean   projected)
{
  g_return_if_fail (LUDO_IS_SPLIT (self));

  self->projected = projected;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
