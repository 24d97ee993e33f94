/* ludo-flow.c: lays out buttons in as many rows as they need
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GtkFlowBox would make them children of a list, and all equally wide.
 */

#include "app/widgets/ludo-flow.h"

#include "board/ludo-widget-style.h"

#define GAP 1
/* The gaps between two children of a row and between two rows.  The children of
 * a row that is filled have HIGH_GAP too. */
#define WIDE_GAP LUDO_FLOW_GAP
#define HIGH_GAP 6
/* The key of the data of a box of two: the least width of the first, in
 * letters. */
#define LEAST_LETTERS "ludo-least-letters"
/* The second child is always beside the first, without a gap. */
#define NEVER_BELOW -1
/* Letters of 100 %, in the unit of GtkSettings. */
#define USUAL_DPI (96 * 1024)
/* Passed as a distance from the edge: measure, but do not allocate. */
#define MEASURED -1

/* Returns: the natural width of @child, but at most @most. */
static int
width_of (GtkWidget *child,
          int        most)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                      NULL, NULL);

  return MIN (natural, most);
}

static int
height_of (GtkWidget *child,
           int        width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural,
                      NULL, NULL);

  return natural;
}

/* Returns: the gap between two rows of @box, and between two children.  It is
 * small in centred rows, because all children should fit into one row. */
static int
gap_of (GtkWidget *box)
{
  return gtk_widget_get_halign (box) == GTK_ALIGN_START ? HIGH_GAP : GAP;
}

/* A label needs a gap before the button that follows it. */
static int
gap_after (GtkWidget *child)
{
  return GTK_IS_LABEL (child) ? HIGH_GAP
                              : gap_of (gtk_widget_get_parent (child));
}

/* Puts the children from @first to before @end into one row. */
static void
put_row (GtkWidget     *first,
         GtkWidget     *end,
         GtkAllocation *row)
{
  gboolean rtl = gtk_widget_get_direction (first) == GTK_TEXT_DIR_RTL;
  GtkAllocation box = *row;

  if (rtl)
    box.x = row->x + row->width;
  for (GtkWidget *child = first; child != end;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        box.width = width_of (child, row->width);
        if (rtl)
          box.x -= box.width;
        gtk_widget_size_allocate (child, &box, -1);
        box.x += rtl ? -gap_after (child) : box.width + gap_after (child);
      }
}

/* Returns: the height of all rows at @width, or @height if that is more and
 * there is one row.  Also allocates the children, @left pixels from the edge of
 * @box, unless @left is MEASURED. */
static int
lay (GtkWidget *box,
     int        width,
     int        height,
     int        left)
{
  GtkWidget *child = gtk_widget_get_first_child (box);
  gboolean rtl = gtk_widget_get_direction (box) == GTK_TEXT_DIR_RTL;
  gboolean at_start = gtk_widget_get_halign (box) == GTK_ALIGN_START;
  int y = 0;

  while (child != NULL)
    {
      GtkAllocation row = { 0, y, 0, 0 };
      GtkWidget *first = child;
      int gap = 0;

      for (; child != NULL; child = gtk_widget_get_next_sibling (child))
        if (gtk_widget_should_layout (child))
          {
            int across = width_of (child, width);

            if (row.width > 0 && row.width + gap + across > width)
              break;
            row.width += gap + across;
            gap = gap_after (child);
            row.height = MAX (row.height, height_of (child, across));
          }

      if (y == 0 && child == NULL)
        row.height = MAX (row.height, height);
      row.x = left + (!at_start ? (width - row.width) / 2
                      : rtl ? width - row.width : 0);
      if (left >= 0)
        put_row (first, child, &row);
      y += row.height + (child != NULL ? gap_of (box) : 0);
    }

  return y;
}

/* Returns: the least width from @least to @most at which all rows together are
 * no higher than @height; @most where they are higher at every other. */
static int
narrowest (GtkWidget *box,
           int        height,
           int        least,
           int        most)
{
  while (least < most)
    {
      int tried = least + (most - least) / 2;

      if (lay (box, tried, 0, MEASURED) <= height)
        most = tried;
      else
        least = tried + 1;
    }

  return most;
}

static void
measure (GtkWidget      *box,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  int widest = 0, all = 0, gap = 0;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = lay (box, for_size < 0 ? G_MAXINT : for_size, 0,
                                 MEASURED);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        int least, wished;

        gtk_widget_measure (child, orientation, -1, &least, &wished, NULL,
                            NULL);
        widest = MAX (widest, least);
        all += gap + wished;
        gap = gap_after (child);
      }

  *natural = MAX (all, widest);
  *minimum = for_size < 0 ? widest
                          : narrowest (box, for_size, widest, *natural);
}

static void
allocate (GtkWidget *box,
          int        width,
          int        height,
          int        baseline)
{
  int widest = 0;
  int used;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      widest = MAX (widest, width_of (child, width));

  /* Make as few rows as possible of about equal length: four children that need
   * two rows are two in each. */
  used = narrowest (box, lay (box, width, 0, MEASURED), widest, width);
  lay (box, used, height,
       gtk_widget_get_halign (box) != GTK_ALIGN_START ? (width - used) / 2
       : gtk_widget_get_direction (box) == GTK_TEXT_DIR_RTL ? width - used
       : 0);
}

void
ludo_flow_children (GtkWidget *box)
{
  g_return_if_fail (GTK_IS_WIDGET (box));

  ludo_widget_style_set_layout (box, measure, allocate);
}

/* Whether the children of @box have room side by side at @width; sets @all to
 * the width that they want, and @n to their number. */
static gboolean
fits_row (GtkWidget *box,
          int        width,
          int       *all,
          int       *n)
{
  *all = *n = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        *all += (*n > 0 ? HIGH_GAP : 0) + width_of (child, G_MAXINT);
        (*n)++;
      }

  return *all <= width;
}

/* Returns: the height of the children at @width.  Also allocates them, unless
 * @allocated is FALSE. */
static int
fill (GtkWidget *box,
      int        width,
      gboolean   allocated)
{
  gboolean rtl = gtk_widget_get_direction (box) == GTK_TEXT_DIR_RTL;
  int all, n, x = 0, y = 0, highest = 0;
  gboolean row = fits_row (box, width, &all, &n);

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        GtkAllocation place = { x, y, width, 0 };

        if (row)
          {
            /* The last child gets what remains of the division. */
            place.width = --n == 0 ? width - x
                                   : width_of (child, width)
                                     + (width - all) / (n + 1);
            all += (width - all) / (n + 1);
            x += place.width + HIGH_GAP;
            if (rtl)
              place.x = width - place.x - place.width;
          }
        place.height = height_of (child, place.width);
        highest = MAX (highest, y + place.height);
        if (!row)
          y = highest + HIGH_GAP;
        if (allocated)
          gtk_widget_size_allocate (child, &place, -1);
      }

  return highest;
}

static void
measure_fill (GtkWidget      *box,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  int n;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      if (for_size < 0)
        fits_row (box, 0, &for_size, &n);
      *minimum = *natural = fill (box, for_size, FALSE);
      return;
    }

  *minimum = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      *minimum = MAX (*minimum, width_of (child, G_MAXINT));
  fits_row (box, 0, natural, &n);
}

static void
allocate_fill (GtkWidget *box,
               int        width,
               int        height,
               int        baseline)
{
  fill (box, width, TRUE);
}

void
ludo_flow_fill (GtkWidget *box)
{
  g_return_if_fail (GTK_IS_WIDGET (box));

  ludo_widget_style_set_layout (box, measure_fill, allocate_fill);
}

/* Returns: the width of @n letters in @widget, in pixels. */
static int
measure_letters (GtkWidget *widget,
                 int        n)
{
  PangoFontMetrics *metrics;
  int width;

  metrics =
    pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL,
                               NULL);
  width = n * pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);

  return PANGO_PIXELS_CEIL (width);
}

/* Returns: the width that the first child of @box has beside the second at
 * @width; @width if the second is below or hidden. */
static int
width_beside (GtkWidget *box,
              int        width)
{
  GtkWidget *first = gtk_widget_get_first_child (box);
  GtkWidget *second = gtk_widget_get_last_child (box);
  int letters = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (box),
                                                    LEAST_LETTERS));
  int least, left;

  if (!gtk_widget_should_layout (second))
    return width;
  left = width - width_of (second, width);
  if (letters == NEVER_BELOW)
    return left;
  left -= WIDE_GAP;
  gtk_widget_measure (first, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  least = MAX (least,
               width_of (first, measure_letters (box, letters)));

  return left >= least ? left : width;
}

/* Returns: the width of the second child of @box if the first one has @left of
 * @width. */
static int
width_of_second (GtkWidget *box,
                 int        width,
                 int        left)
{
  GtkWidget *second = gtk_widget_get_last_child (box);

  return left == width
         && gtk_widget_compute_expand (second, GTK_ORIENTATION_HORIZONTAL)
           ? width : width_of (second, width);
}

static void
measure_beside (GtkWidget      *box,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (box);
  GtkWidget *second = gtk_widget_get_last_child (box);
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  gboolean never_below = g_object_get_data (G_OBJECT (box), LEAST_LETTERS)
                         == GINT_TO_POINTER (NEVER_BELOW);
  int width = for_size < 0 ? G_MAXINT : for_size;
  int left = across ? -1 : width_beside (box, width);
  int least, wished;

  gtk_widget_measure (first, orientation, left, minimum, natural, NULL, NULL);
  if (!gtk_widget_should_layout (second))
    return;
  gtk_widget_measure (second, orientation,
                      across ? -1 : width_of_second (box, width, left), &least,
                      &wished, NULL, NULL);
  if (across)
    {
      *minimum = never_below ? *minimum + wished : MAX (*minimum, least);
      *natural += wished + (never_below ? 0 : WIDE_GAP);
    }
  else if (left < width)
    {
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wished);
    }
  else
    {
      *minimum += HIGH_GAP + least;
      *natural += HIGH_GAP + wished;
    }
}

static void
allocate_beside (GtkWidget *box,
                 int        width,
                 int        height,
                 int        baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (box);
  GtkWidget *second = gtk_widget_get_last_child (box);
  gboolean rtl = gtk_widget_get_direction (box) == GTK_TEXT_DIR_RTL;
  int left = width_beside (box, width);
  GtkAllocation one = { rtl ? width - left : 0, 0, left, height };
  GtkAllocation other = { 0, 0, width_of_second (box, width, left), height };

  other.x = rtl ? 0 : width - other.width;
  if (gtk_widget_should_layout (second) && left == width)
    {
      one.height = gtk_widget_compute_expand (first, GTK_ORIENTATION_VERTICAL)
                     ? height - HIGH_GAP - height_of (second, other.width)
                     : height_of (first, width);
      other.y = one.height + HIGH_GAP;
      other.height = height - other.y;
    }
  gtk_widget_size_allocate (first, &one, -1);
  if (gtk_widget_should_layout (second))
    gtk_widget_size_allocate (second, &other, -1);
}

void
ludo_flow_beside (GtkWidget *box,
                  int        least)
{
  g_return_if_fail (GTK_IS_WIDGET (box));

  g_object_set_data (G_OBJECT (box), LEAST_LETTERS, GINT_TO_POINTER (least));
  ludo_widget_style_set_layout (box, measure_beside, allocate_beside);
}

void
ludo_flow_side_by_side (GtkWidget *box)
{
  ludo_flow_beside (box, NEVER_BELOW);
}

void
ludo_flow_remove_all (GtkWidget *box)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box));

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

void
ludo_flow_columns (GtkFlowBox *box,
                   int         room)
{
  int most = 0;
  guint columns;

  g_return_if_fail (GTK_IS_FLOW_BOX (box));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *button =
        gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child));
      GtkWidget *label = GTK_IS_BUTTON (button)
                           ? gtk_button_get_child (GTK_BUTTON (button)) : NULL;
      int least;

      if (!GTK_IS_LABEL (label))
        continue;
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
      gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                          NULL, NULL);
      most = MAX (most, least);
    }
  columns = most <= room ? 2 : 1;
  gtk_flow_box_set_min_children_per_line (box, columns);
  gtk_flow_box_set_max_children_per_line (box, columns);
}

void
ludo_flow_limit_letters (GtkLabel *label,
                         double    most)
{
  g_autoptr (PangoAttrList) attributes = NULL;
  int dpi;

  g_return_if_fail (GTK_IS_LABEL (label));

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (label)), "gtk-xft-dpi",
                &dpi, NULL);
  if (dpi > most * USUAL_DPI)
    {
      attributes = pango_attr_list_new ();
      pango_attr_list_insert (attributes,
                              pango_attr_scale_new (most * USUAL_DPI / dpi));
    }
  gtk_label_set_attributes (label, attributes);
}

static void
break_title (GtkLabel *label,
             gboolean  in_header,
             gboolean  centred)
{
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, in_header ? PANGO_WRAP_WORD
                                            : PANGO_WRAP_WORD_CHAR);
  /* The narrowest window has no room for larger letters. */
  if (in_header)
    ludo_flow_limit_letters (label, 2);
  if (centred)
    {
      gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
      /* Otherwise a high place would make the label as narrow as possible. */
      gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
    }
}

static void
break_titles (GtkWidget *widget,
              GtkWidget *button,
              gboolean   in_header)
{
  if (button != NULL && GTK_IS_LABEL (widget))
    break_title (GTK_LABEL (widget), in_header, GTK_IS_BUTTON (button));

  in_header |= GTK_IS_HEADER_BAR (widget);
  if (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget))
    button = widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_DROP_DOWN (child) && !GTK_IS_POPOVER (child))
      break_titles (child, button, in_header);
}

void
ludo_flow_break_titles (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  break_titles (widget, NULL, FALSE);
}
