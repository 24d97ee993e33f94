/* ludo-export-row.c: what a room of the laboratory lets one take away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/ludo-export-row.h"

#include <glib/gi18n.h>

#include "app/chance/ludo-chance-save.h"
#include "app/chance/ludo-chance-sheet.h"
#include "app/widgets/ludo-file-dialog.h"
#include "app/widgets/ludo-flow.h"
#include "play/ludo-csv.h"
#include "play/ludo-signal.h"

struct _LudoExportRow
{
  GtkBox parent_instance;

  gboolean saves_table;         /* the file dialog is for the table */

  /* Borrowed from the room */
  LudoPlotView *plot;           /* or NULL */
  GtkLabel *words;
  LudoExportRows dup_rows;
  gpointer room;

  /* Owned */
  char *title;
  GtkFileChooserNative *chooser;
};

G_DEFINE_FINAL_TYPE (LudoExportRow, ludo_export_row, GTK_TYPE_BOX)

/* Copy: the text that a button copies. */
typedef struct
{
  LudoExportRow *row;
  const char *message;          /* static */
  LudoExportText dup_text;
} Copy;

static void
chosen_file_cb (LudoExportRow *self,
                int            response)
{
  g_autoptr (GFile) file = ludo_file_dialog_finish (&self->chooser, response);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (file == NULL)
    return;

  if (self->saves_table)
    {
      g_autoptr (GPtrArray) rows = self->dup_rows (self->room);

      ludo_chance_save_write_text (GTK_WIDGET (self), file,
                                   ludo_csv_dup_rows (rows));
      return;
    }
  bytes = ludo_chance_save_paint (self->plot, name);
  if (bytes != NULL)
    ludo_chance_save_write (GTK_WIDGET (self), file, bytes);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.complain", "s",
                                _("The name of a picture must end in .png, "
                                  ".svg or .pdf."));
}

static void
ask_file (LudoExportRow *self,
          gboolean       table)
{
  g_autofree char *name = g_strconcat (self->title, table ? ".csv" : ".png",
                                       NULL);

  self->saves_table = table;
  g_clear_object (&self->chooser);
  self->chooser =
    ludo_file_dialog_show (NULL,
                           GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                           table ? _("Save the Table") : _("Save the Picture"),
                           GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL, name,
                           G_CALLBACK (chosen_file_cb), self);
}

static void
save_picture_cb (LudoExportRow *self)
{
  ask_file (self, FALSE);
}

static void
save_table_cb (LudoExportRow *self)
{
  ask_file (self, TRUE);
}

void
ludo_export_row_print (LudoExportRow *self)
{
  g_autoptr (GPtrArray) rows = self->dup_rows (self->room);

  ludo_chance_sheet_print (GTK_WIDGET (self), self->title, self->plot,
                           gtk_label_get_text (self->words), rows);
}

static void
copy_cb (GtkWidget *button,
         Copy      *copy)
{
  g_autofree char *text = copy->dup_text (copy->row->room);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (button), text);
  gtk_widget_activate_action (button, "win.notify", "s", copy->message);
}

static void
ludo_export_row_finalize (GObject *object)
{
  LudoExportRow *self = LUDO_EXPORT_ROW (object);

  g_free (self->title);
  g_clear_object (&self->chooser);

  G_OBJECT_CLASS (ludo_export_row_parent_class)->finalize (object);
}

static void
ludo_export_row_class_init (LudoExportRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_export_row_finalize;
}

static void
ludo_export_row_init (LudoExportRow *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  ludo_flow_children (GTK_WIDGET (self));
}

/* Returns: the button, which is the row's. */
static GtkWidget *
add_button (LudoExportRow *self,
            const char    *label,
            GCallback      clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  if (clicked != NULL)
    ludo_signal_connect (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (self), button);

  return button;
}

void
ludo_export_row_fill (LudoExportRow  *self,
                      const char     *title,
                      LudoPlotView   *plot,
                      GtkLabel       *words,
                      LudoExportRows  dup_rows,
                      gpointer        room)
{
  g_return_if_fail (LUDO_IS_EXPORT_ROW (self) && self->title == NULL);

  self->title = g_strdup (title);
  self->plot = plot;
  self->words = words;
  self->dup_rows = dup_rows;
  self->room = room;
  if (plot != NULL)
    g_object_bind_property (plot, "visible",
                            add_button (self, _("Save the _Picture…"),
                                        G_CALLBACK (save_picture_cb)),
                            "sensitive", G_BINDING_SYNC_CREATE);
  add_button (self, _("_Save the Table…"), G_CALLBACK (save_table_cb));
  add_button (self, _("Pr_int…"), G_CALLBACK (ludo_export_row_print));
}

void
ludo_export_row_add_copy (LudoExportRow  *self,
                          const char     *label,
                          const char     *tip,
                          const char     *message,
                          LudoExportText  dup_text)
{
  Copy *copy = g_new (Copy, 1);
  GtkWidget *button;

  g_return_if_fail (LUDO_IS_EXPORT_ROW (self) && self->title != NULL);

  button = add_button (self, label, NULL);
  gtk_widget_set_tooltip_text (button, tip);
  *copy = (Copy) { self, message, dup_text };
  g_signal_connect_data (button, "clicked", G_CALLBACK (copy_cb), copy,
                         (GClosureNotify) (GCallback) g_free, 0);
}
