/* ludo-toolbar.c: a row of tools that breaks in two where it is too long
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-toolbar.h"

#include "board/ludo-widget-style.h"

#define GAP 6

enum
{
  START,
  MIDDLE,
  END,
  N_GROUPS,
};

static GtkWidget *
group_of (GtkWidget *bar,
          int        group)
{
  return group == END ? gtk_widget_get_last_child (bar)
         : group == START ? gtk_widget_get_first_child (bar)
         : gtk_widget_get_next_sibling (gtk_widget_get_first_child (bar));
}

static int
extent (GtkWidget      *bar,
        int             group,
        GtkOrientation  orientation,
        gboolean        wished)
{
  int least, natural;

  gtk_widget_measure (group_of (bar, group), orientation, -1, &least, &natural,
                      NULL, NULL);

  return wished ? natural : least;
}

/* Returns: the width of one row of all three groups. */
static int
one_row (GtkWidget *bar)
{
  int width = (N_GROUPS - 1) * GAP;

  for (int i = 0; i < N_GROUPS; i++)
    width += extent (bar, i, GTK_ORIENTATION_HORIZONTAL, TRUE);

  return width;
}

static int
row_height (GtkWidget *bar)
{
  int height = 0;

  for (int i = 0; i < N_GROUPS; i++)
    height = MAX (height, extent (bar, i, GTK_ORIENTATION_VERTICAL, FALSE));

  return height;
}

/* The middle group may need several rows. */
static int
middle_height (GtkWidget *bar,
               int        width)
{
  int least;

  gtk_widget_measure (group_of (bar, MIDDLE), GTK_ORIENTATION_VERTICAL, width,
                      &least, NULL, NULL, NULL);

  return MAX (least, row_height (bar));
}

static void
measure (GtkWidget      *bar,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int sides = extent (bar, START, orientation, FALSE) + GAP
                  + extent (bar, END, orientation, FALSE);
      int one = one_row (bar);

      *minimum = MAX (sides, extent (bar, MIDDLE, orientation, FALSE));
      /* If the height is less than two rows, require the width of one row,
       * because GTK searches without end for a width at which the height is
       * enough. */
      if (for_size >= 0 && for_size < 2 * row_height (bar) + GAP)
        *minimum = MAX (*minimum, one);
      *natural = MAX (*minimum, one);
    }
  else
    {
      int height = row_height (bar);

      *minimum = for_size >= 0 && for_size < one_row (bar)
                   ? height + GAP + middle_height (bar, for_size) : height;
      *natural = *minimum;
    }
}

static void
allocate (GtkWidget *bar,
          int        width,
          int        height,
          int        baseline)
{
  gboolean one = width >= one_row (bar);
  int row = row_height (bar);
  int across[N_GROUPS];

  for (int i = 0; i < N_GROUPS; i++)
    across[i] = MIN (extent (bar, i, GTK_ORIENTATION_HORIZONTAL, TRUE),
                     width);
  if (across[START] + GAP + across[END] > width)
    {
      across[START] = extent (bar, START, GTK_ORIENTATION_HORIZONTAL, FALSE);
      across[END] = width - GAP - across[START];
    }

  for (int i = 0; i < N_GROUPS; i++)
    {
      GtkAllocation box = { 0, 0, across[i], row };

      /* The first tools of the middle group keep their place, however wide the
       * others become. */
      if (i == MIDDLE)
        {
          box.x = one ? across[START] + GAP : 0;
          box.y = one ? 0 : row + GAP;
          box.height = one ? row : middle_height (bar, across[i]);
        }
      else if (i == END)
        box.x = width - across[i];
      if (gtk_widget_get_direction (bar) == GTK_TEXT_DIR_RTL)
        box.x = width - box.x - across[i];
      gtk_widget_size_allocate (group_of (bar, i), &box, -1);
    }
}

GtkWidget *
ludo_toolbar_new (GtkWidget *start,
                  GtkWidget *middle,
                  GtkWidget *end)
{
  GtkWidget *groups[] = { start, middle, end };
  GtkWidget *bar;

  /* Give it a generic role, as a box would be presented as a group. */
  bar = g_object_new (GTK_TYPE_BOX, "accessible-role",
                      GTK_ACCESSIBLE_ROLE_GENERIC, NULL);
  ludo_widget_style_set_layout (bar, measure, allocate);
  for (int i = 0; i < N_GROUPS; i++)
    gtk_box_append (GTK_BOX (bar), groups[i]);

  return bar;
}
