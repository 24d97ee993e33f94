/* ludo-page-layout.c: the places of a page's rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/ludo-page-layout.h"

#include "reader/ludo-bilingual-row.h"

/* The least width for two languages side by side, in pixels and in letters. */
#define COLUMNS_MIN 600
#define COLUMNS_LETTERS 64

/* Notes in the margin: the bounds of their width, the gap to the text and the
 * gap between two of them, in pixels. */
#define MARGIN_MIN 180
#define MARGIN_MAX 280
#define MARGIN_GAP 28
#define NOTES_GAP 4

static gboolean
is_note (GtkWidget *child)
{
  return gtk_widget_has_css_class (child, LUDO_MARGIN_NOTE);
}

/* The width of the row @child: a table of many columns goes on into the margin,
 * @more pixels wide, where no note is in the way. */
static int
row_width (GtkWidget *child,
           int        column,
           int        more)
{
  int natural;

  if (more <= 0 || !gtk_widget_has_css_class (child, LUDO_WIDE_TABLE))
    return column;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                      NULL, NULL);

  return CLAMP (natural, column, column + more);
}

/* Whether @child is a row in the flow of the page: a popover, a note in the
 * margin and the status are not. */
static gboolean
is_row (const LudoPageModel *model,
        GtkWidget           *child)
{
  return !GTK_IS_NATIVE (child) && child != model->status && !is_note (child)
         && gtk_widget_should_layout (child);
}

/* The width of @n letters of the text, in pixels. */
static int
letters_width (const LudoPageModel *model,
               int                  n)
{
  PangoContext *context = gtk_widget_get_pango_context (model->page);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL,
                                                         NULL);
  int letter = pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);

  return n * letter / PANGO_SCALE;
}

static int
least_columns (const LudoPageModel *model)
{
  return MAX (COLUMNS_MIN, letters_width (model, COLUMNS_LETTERS));
}

/* The widest that the text gets, in pixels. */
static int
widest (const LudoPageModel *model)
{
  int column = letters_width (model, model->context.options.measure);

  return ludo_page_context_shows_both (&model->context)
           ? 2 * column + LUDO_COLUMNS_GAP : column;
}

/* The same where the languages stand one below the other. */
static int
column_width (const LudoPageModel *model,
              int                  width)
{
  int most = widest (model);

  if (ludo_page_context_shows_both (&model->context)
      && width < least_columns (model))
    most = (most - LUDO_COLUMNS_GAP) / 2;

  return MIN (width, most);
}

static int
measure_height (GtkWidget *child,
                int        width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &height, NULL,
                      NULL, NULL);

  return height;
}

/* Returns: the height of all rows, one below the other; each note is beside the
 * row before it, or below a row or a note that is in the way.  If @placed, it
 * puts them there. */
static int
lay_out (const LudoPageModel *model,
         int                  width,
         gboolean             placed)
{
  int column = column_width (model, width);
  int room = width - column - MARGIN_GAP;
  int margin = model->has_notes && room >= MARGIN_MIN ? MIN (room, MARGIN_MAX)
                                                     : 0;
  GtkAllocation row = { .width = column };
  GtkAllocation note = { .width = margin };

  row.x = (width - column - (margin > 0 ? margin + MARGIN_GAP : 0)) / 2;
  note.x = row.x + column + MARGIN_GAP;
  for (GtkWidget *child = gtk_widget_get_first_child (model->page);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (is_note (child))
        {
          if (placed)
            gtk_widget_set_child_visible (child, margin > 0);
          if (margin == 0)
            continue;
          note.y = MAX (row.width > column ? row.y : row.y - row.height,
                        note.y + note.height + NOTES_GAP);
          note.height = measure_height (child, margin);
          if (placed)
            gtk_widget_size_allocate (child, &note, -1);
        }
      else if (is_row (model, child))
        {
          row.width = row_width (child, column,
                                 margin > 0 && note.y + note.height <= row.y
                                   ? MARGIN_GAP + margin : 0);
          row.height = measure_height (child, row.width);
          if (placed)
            gtk_widget_size_allocate (child, &row, -1);
          row.y += row.height;
        }
    }

  return MAX (row.y, note.y + note.height);
}

void
ludo_page_layout_measure (const LudoPageModel *model,
                          GtkOrientation       orientation,
                          int                  for_size,
                          int                 *minimum,
                          int                 *natural)
{
  *minimum = 0;
  /* The scrolled window asks for a height without a width and does not use the
   * answer, and breaking all lines for it takes as long as showing them. */
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *natural = *minimum = for_size < 0 ? 0 : lay_out (model, for_size, FALSE);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (model->page);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least;

      if (!is_row (model, child))
        continue;
      gtk_widget_measure (child, orientation, -1, &least, NULL, NULL, NULL);
      *minimum = MAX (*minimum, least);
    }
  *natural = MAX (*minimum, widest (model));
}

void
ludo_page_layout_allocate (LudoPageModel *model,
                           int            width)
{
  int column = column_width (model, width);
  GtkAllocation box = { .x = (width - column) / 2, .width = column };

  /* The rows change after this layout, because they are being allocated now. */
  model->columns = column >= least_columns (model);
  box.height = measure_height (model->status, column);
  gtk_widget_size_allocate (model->status, &box, -1);
  lay_out (model, width, TRUE);
}
