/* ludo-class-cells.c: the cells of a class's tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-class-cells.h"

/* The key of the data of a cell: its tooltip. */
#define CELL_TIP "tip"

/* The table shows the tooltips of all cells, because thousands of GTK's own
 * would each ask the display for the pointer and wait for the answer. */
void
ludo_class_cells_set_tip (GtkWidget  *cell,
                          const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (cell));

  g_object_set_data_full (G_OBJECT (cell), CELL_TIP, g_strdup (text), g_free);
}

static gboolean
query_tip_cb (GtkWidget  *table,
              int         x,
              int         y,
              gboolean    keyboard,
              GtkTooltip *tooltip)
{
  GtkWidget *cell = gtk_widget_pick (table, x, y, GTK_PICK_DEFAULT);
  const char *tip;

  while (cell != NULL && cell != table && gtk_widget_get_parent (cell) != table)
    cell = gtk_widget_get_parent (cell);
  tip = cell != NULL ? g_object_get_data (G_OBJECT (cell), CELL_TIP) : NULL;
  gtk_tooltip_set_text (tooltip, tip);

  return tip != NULL;
}

GtkGrid *
ludo_class_cells_new_table (const char *css_class,
                            guint       spacing)
{
  GtkWidget *table = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (table), spacing);
  gtk_grid_set_row_spacing (GTK_GRID (table), 4);
  gtk_widget_set_has_tooltip (table, TRUE);
  gtk_widget_add_css_class (table, css_class);
  g_signal_connect (table, "query-tooltip", G_CALLBACK (query_tip_cb), NULL);

  return GTK_GRID (table);
}

GtkWidget *
ludo_class_cells_add (GtkGrid    *table,
                      const char *text,
                      const char *tooltip,
                      int         most,
                      guint       column,
                      guint       row)
{
  GtkWidget *label;

  g_return_val_if_fail (GTK_IS_GRID (table), NULL);

  label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  gtk_label_set_max_width_chars (GTK_LABEL (label), most);
  ludo_class_cells_set_tip (label, tooltip);
  gtk_grid_attach (table, label, (int) column, (int) row, 1, 1);

  return label;
}

void
ludo_class_cells_wrap (GtkWidget *cell,
                       int        chars,
                       int        lines)
{
  g_return_if_fail (GTK_IS_LABEL (cell));

  gtk_label_set_wrap (GTK_LABEL (cell), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (cell), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (cell), chars);
  if (lines > 0)
    gtk_label_set_lines (GTK_LABEL (cell), lines);
  else
    gtk_label_set_ellipsize (GTK_LABEL (cell), PANGO_ELLIPSIZE_NONE);
}
