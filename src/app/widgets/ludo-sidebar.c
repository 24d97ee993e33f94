/* ludo-sidebar.c: a main widget with another one at its side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/ludo-sidebar.h"

#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"

/* A width greater than any window's, in pixels. */
#define WIDEST (1 << 14)

struct _LudoSidebar
{
  GtkWidget parent_instance;

  gboolean before;
  gboolean covers;
  gboolean open;
  gboolean is_apart;            /* if both fit, @docked says whether it is
                                 * open */
  gboolean docked;
  gboolean had_room;
  gboolean changed;             /* "changed" must be emitted */
  double share;
  int most;
  int both;
  guint idle;

  /* Borrowed: children */
  GtkWidget *main;
  GtkWidget *side;
};

G_DEFINE_FINAL_TYPE (LudoSidebar, ludo_sidebar, GTK_TYPE_WIDGET)

/* The narrowest side that is useful, in pixels. */
#define SIDE_MIN 240

static gboolean
is_open_in (LudoSidebar *self,
            int          width)
{
  return self->is_apart && width >= self->both ? self->docked : self->open;
}

static int
side_width (LudoSidebar *self,
            int          width)
{
  int least;

  if (!is_open_in (self, width))
    return 0;
  if (width < self->both)
    return self->covers ? width : 0;

  gtk_widget_measure (self->side, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      NULL, NULL, NULL);

  return MAX (MIN ((int) (width * self->share), self->most),
              MAX (least, SIDE_MIN));
}

/* Measures the height of @child at @width, or for any width if that is -1, but
 * never for less than its least width. */
static void
measure_height (GtkWidget *child,
                int        width,
                int       *minimum,
                int       *natural)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL,
                      width < 0 ? -1 : MAX (width, least), minimum, natural,
                      NULL, NULL);
}

/* Measures the height at @width, or at the greatest width where that is -1.
 *
 * The height must never grow with the width, because GTK searches for the least
 * width for a height by bisection, which would not end.  So even at a width for
 * one child, both are measured at the widths that they have when the side just
 * fits beside the main child. */
static void
measure_down (LudoSidebar *self,
              int          width,
              int         *minimum,
              int         *natural)
{
  int room = width < 0 ? WIDEST : width;
  int both = MAX (room, self->both);
  int across = side_width (self, both);
  int least;

  measure_height (self->main, MIN (room, both - across), minimum, natural);
  if (across == 0)
    return;

  measure_height (self->side, MIN (room, across), &least, NULL);
  *minimum = MAX (*minimum, least);
  *natural = MAX (*natural, *minimum);
}

/* Returns: the least width from @narrowest on at which @height is enough, or
 * WIDEST where it never is. */
static int
least_width (LudoSidebar *self,
             int          narrowest,
             int          height)
{
  int too_wide = WIDEST;
  int minimum, natural;

  /* Usually the first width is enough, and each other one breaks all texts into
   * lines again. */
  measure_down (self, narrowest, &minimum, &natural);
  if (minimum <= height)
    return narrowest;

  while (narrowest < too_wide)
    {
      int middle = narrowest + (too_wide - narrowest) / 2;

      measure_down (self, middle, &minimum, &natural);
      if (minimum > height)
        narrowest = middle + 1;
      else
        too_wide = middle;
    }

  return narrowest;
}

/* Measures the width.  A side that does not cover the main child needs none,
 * because it is hidden without room. */
static void
measure_across (LudoSidebar *self,
                int          height,
                int         *minimum,
                int         *natural)
{
  int least;

  gtk_widget_measure (self->main, GTK_ORIENTATION_HORIZONTAL, -1, minimum,
                      natural, NULL, NULL);
  if (self->open && self->covers)
    {
      gtk_widget_measure (self->side, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                          NULL, NULL, NULL);
      *minimum = MAX (*minimum, least);
    }
  if (height >= 0)
    *minimum = least_width (self, *minimum, height);
  *natural = MAX (*natural, *minimum);
}

static void
ludo_sidebar_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL)
    measure_down (LUDO_SIDEBAR (widget), for_size, minimum, natural);
  else
    measure_across (LUDO_SIDEBAR (widget), for_size, minimum, natural);
}

/* Whether the focus is in a child that is hidden now. */
static gboolean
hides_focus (LudoSidebar *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return child != NULL && !gtk_widget_get_child_visible (child);
}

static gboolean
changed_cb (gpointer data)
{
  LudoSidebar *self = data;
  gboolean changed = self->changed;

  self->idle = 0;
  self->changed = FALSE;
  if (hides_focus (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  if (changed)
    g_signal_emit_by_name (self, "changed");

  return G_SOURCE_REMOVE;
}

static void
ludo_sidebar_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  LudoSidebar *self = LUDO_SIDEBAR (widget);
  gboolean has_room = width >= self->both;
  int across = side_width (self, width);
  gboolean first = self->before
                   == (gtk_widget_get_direction (widget)
                       != GTK_TEXT_DIR_RTL);
  GtkAllocation main_box = { first ? across : 0, 0, width - across, height };
  GtkAllocation side_box = { first ? 0 : width - across, 0, across, height };

  gtk_widget_set_child_visible (self->main, main_box.width > 0);
  if (self->side != NULL)
    gtk_widget_set_child_visible (self->side, across > 0);
  if (main_box.width > 0)
    gtk_widget_size_allocate (self->main, &main_box, -1);
  if (across > 0)
    gtk_widget_size_allocate (self->side, &side_box, -1);

  /* Emit "changed" when idle, because its handlers may change what is being
   * laid out. */
  self->changed = self->changed || has_room != self->had_room;
  if ((self->changed || hides_focus (self)) && self->idle == 0)
    self->idle = g_idle_add (changed_cb, self);
  self->had_room = has_room;
}

static void
ludo_sidebar_dispose (GObject *object)
{
  LudoSidebar *self = LUDO_SIDEBAR (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->main, gtk_widget_unparent);
  g_clear_pointer (&self->side, gtk_widget_unparent);

  G_OBJECT_CLASS (ludo_sidebar_parent_class)->dispose (object);
}

static gboolean
ludo_sidebar_grab_focus (GtkWidget *widget)
{
  LudoSidebar *self = LUDO_SIDEBAR (widget);

  return gtk_widget_grab_focus (ludo_sidebar_get_covered (self) ? self->side
                                                               : self->main);
}

/* Whether the widget with the focus is directly above or below @child. */
static gboolean
is_in_line (GtkWidget *child)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (child));
  graphene_rect_t bounds;
  float middle;

  if (focus == NULL || !gtk_widget_compute_bounds (focus, child, &bounds))
    return FALSE;

  middle = bounds.origin.x + bounds.size.width / 2;

  return middle >= 0 && middle < gtk_widget_get_width (child);
}

/* Moves the focus from one child to the other, or from outside into the nearer
 * one. */
static gboolean
ludo_sidebar_focus (GtkWidget        *widget,
                    GtkDirectionType  direction)
{
  LudoSidebar *self = LUDO_SIDEBAR (widget);
  GtkWidget *from = gtk_widget_get_focus_child (widget);
  GtkWidget *children[] = { gtk_widget_get_first_child (widget),
                            gtk_widget_get_last_child (widget) };
  gboolean down = direction == GTK_DIR_DOWN || direction == GTK_DIR_UP;
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean backwards = direction == GTK_DIR_TAB_BACKWARD
                       || direction == (mirrored ? GTK_DIR_RIGHT
                                                 : GTK_DIR_LEFT);
  gboolean turned = backwards || (down && from == NULL
                                  && is_in_line (children[1]));

  for (int i = 0; i < (self->side != NULL ? 2 : 1); i++)
    {
      GtkWidget *child = children[turned ? 1 - i : i];

      if ((from != NULL && from != child) || !gtk_widget_get_mapped (child))
        continue;
      if (gtk_widget_child_focus (child, direction))
        return TRUE;
      /* Up and Down do not lead to the other child, which is at the side. */
      if (from != NULL && down)
        return FALSE;
      from = NULL;
    }

  return FALSE;
}

static void
ludo_sidebar_class_init (LudoSidebarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_sidebar_dispose;
  widget_class->get_request_mode = ludo_widget_style_request_mode;
  widget_class->measure = ludo_sidebar_measure;
  widget_class->size_allocate = ludo_sidebar_size_allocate;
  widget_class->focus = ludo_sidebar_focus;
  widget_class->grab_focus = ludo_sidebar_grab_focus;

  ludo_signal_new (klass, "changed", 0);
}

static void
ludo_sidebar_init (LudoSidebar *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
ludo_sidebar_new (GtkWidget *main,
                  GtkWidget *side,
                  gboolean   before,
                  double     share,
                  int        most,
                  int        both,
                  gboolean   covers)
{
  LudoSidebar *self;

  g_return_val_if_fail (GTK_IS_WIDGET (main), NULL);
  g_return_val_if_fail (side == NULL || GTK_IS_WIDGET (side), NULL);

  self = g_object_new (LUDO_TYPE_SIDEBAR, NULL);
  self->main = main;
  self->side = side;
  self->before = !!before;
  self->share = share;
  self->most = most;
  self->both = both;
  self->covers = !!covers;
  /* Add them in their visible order, because Tab follows it. */
  gtk_widget_set_parent (main, GTK_WIDGET (self));
  if (side != NULL)
    gtk_widget_insert_before (side, GTK_WIDGET (self), before ? main : NULL);

  return GTK_WIDGET (self);
}

void
ludo_sidebar_set_open (LudoSidebar *self,
                       gboolean     open)
{
  gboolean *wanted;

  g_return_if_fail (LUDO_IS_SIDEBAR (self) && self->side != NULL);

  wanted = self->is_apart && ludo_sidebar_has_room (self) ? &self->docked
                                                          : &self->open;
  if (*wanted == !!open)
    return;

  *wanted = !!open;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ludo_sidebar_set_docked (LudoSidebar *self,
                         gboolean     docked)
{
  g_return_if_fail (LUDO_IS_SIDEBAR (self));

  self->is_apart = TRUE;
  self->docked = !!docked;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
ludo_sidebar_get_open (LudoSidebar *self)
{
  g_return_val_if_fail (LUDO_IS_SIDEBAR (self), FALSE);

  return is_open_in (self, gtk_widget_get_width (GTK_WIDGET (self)));
}

gboolean
ludo_sidebar_has_room (LudoSidebar *self)
{
  g_return_val_if_fail (LUDO_IS_SIDEBAR (self), FALSE);

  return gtk_widget_get_width (GTK_WIDGET (self)) >= self->both;
}

gboolean
ludo_sidebar_get_covered (LudoSidebar *self)
{
  g_return_val_if_fail (LUDO_IS_SIDEBAR (self), FALSE);

  return self->open && self->covers && !ludo_sidebar_has_room (self);
}
