/* ludo-help-text.c: a page of the help as widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-help-text"

#include "config.h"

#include "app/reading/ludo-help-text.h"

#include <string.h>

/* A line that is easy to follow, in characters. */
#define LINE_CHARS 68
#define INDENT 22
#define COLUMN_CHARS 12

/* What Tab has passed does not stay marked. */
static void
left_cb (GtkWidget *label)
{
  if (gtk_label_get_selectable (GTK_LABEL (label)))
    gtk_label_select_region (GTK_LABEL (label), 0, 0);
}

GtkWidget *
ludo_help_text_label (const char *markup,
                      int         level)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role",
                                   level > 0 ? GTK_ACCESSIBLE_ROLE_HEADING
                                             : GTK_ACCESSIBLE_ROLE_LABEL,
                                   "label", markup,
                                   "use-markup", TRUE,
                                   /* Where there are links, they are what
                                    * takes the keyboard. */
                                   "selectable", strstr (markup, "<a ") == NULL,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "max-width-chars", LINE_CHARS,
                                   "xalign", 0.0,
                                   NULL);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), label);
  gtk_widget_add_controller (label, focus);
  if (level > 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                    GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);

  return label;
}

static GtkWidget *
heading_new (const LudoHelpBlock *block)
{
  GtkWidget *label = ludo_help_text_label (block->text, block->level);

  gtk_widget_add_css_class (label, block->level == 2 ? "title-3"
                                                     : "heading");
  gtk_widget_set_margin_top (label, 14);

  return label;
}

/* The bullet or number hangs beside the paragraph; it is read as a part of
 * it. */
static GtkWidget *
item_new (const LudoHelpBlock *block,
          GtkWidget          **label)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *mark = block->number > 0
                            ? g_strdup_printf ("%d.", block->number)
                            : g_strdup ("•");
  GtkWidget *mark_label = gtk_label_new (mark);

  gtk_widget_set_size_request (mark_label, INDENT, -1);
  gtk_label_set_xalign (GTK_LABEL (mark_label), 0);
  gtk_widget_set_valign (mark_label, GTK_ALIGN_START);
  *label = ludo_help_text_label (block->text, 0);
  gtk_widget_set_hexpand (*label, TRUE);
  gtk_widget_set_margin_start (row, INDENT * (block->level - 1));
  gtk_box_append (GTK_BOX (row), mark_label);
  gtk_box_append (GTK_BOX (row), *label);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (*label),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  mark_label, *label, NULL, -1);

  return row;
}

/* In a table the columns share the width, so that it fits a narrow window. */
static void
add_row (GtkBox              *box,
         const LudoHelpBlock *block)
{
  GtkWidget *grid = gtk_widget_get_last_child (GTK_WIDGET (box));
  int row = 0;

  if (!GTK_IS_GRID (grid))
    {
      grid = gtk_grid_new ();
      gtk_grid_set_column_spacing (GTK_GRID (grid), 14);
      gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
      gtk_widget_add_css_class (grid, "help-table");
      gtk_box_append (box, grid);
    }
  else
    while (gtk_grid_get_child_at (GTK_GRID (grid), 0, row) != NULL)
      row++;

  for (guint i = 0; i < block->cells->len; i++)
    {
      GtkWidget *label =
        ludo_help_text_label (g_ptr_array_index (block->cells, i), 0);

      gtk_label_set_max_width_chars (GTK_LABEL (label),
                                     i == 0 ? 2 * COLUMN_CHARS : LINE_CHARS);
      gtk_label_set_width_chars (GTK_LABEL (label), COLUMN_CHARS);
      gtk_widget_set_valign (label, GTK_ALIGN_START);
      gtk_grid_attach (GTK_GRID (grid), label, i, row, 1, 1);
    }
}

static GtkWidget *
picture_new (const LudoHelpBlock *block,
             const char          *folder)
{
  g_autofree char *path = g_build_filename (folder, block->file, NULL);
  GtkWidget *picture = gtk_picture_new_for_filename (path);
  GdkPaintable *paintable = gtk_picture_get_paintable (GTK_PICTURE (picture));

  /* A narrow window makes it smaller; otherwise it is as high as it wishes. */
  if (paintable != NULL)
    gtk_widget_set_size_request (picture, -1,
                                 gdk_paintable_get_intrinsic_height
                                   (paintable));
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), block->text);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);

  return picture;
}

GtkWidget *
ludo_help_text_add (GtkBox              *box,
                    const LudoHelpBlock *block,
                    const char          *folder)
{
  GtkWidget *widget, *label;

  g_return_val_if_fail (GTK_IS_BOX (box), NULL);

  switch (block->type)
    {
    case LUDO_HELP_ROW:
      add_row (box, block);
      return gtk_widget_get_last_child (GTK_WIDGET (box));

    case LUDO_HELP_HEADING:
      label = widget = heading_new (block);
      break;

    case LUDO_HELP_ITEM:
      widget = item_new (block, &label);
      break;

    case LUDO_HELP_PICTURE:
      label = widget = picture_new (block, folder);
      break;

    case LUDO_HELP_TERM:
    case LUDO_HELP_NOTE:
    case LUDO_HELP_PARAGRAPH:
    default:
      label = widget = ludo_help_text_label (block->text, 0);
      if (block->type == LUDO_HELP_TERM)
        gtk_widget_add_css_class (label, "heading");
      else
        gtk_widget_set_margin_start (label, INDENT * block->level);
      if (block->type == LUDO_HELP_NOTE)
        gtk_widget_add_css_class (label, "help-note");
      break;
    }
  gtk_box_append (box, widget);

  return label;
}
