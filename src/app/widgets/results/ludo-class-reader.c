/* ludo-class-reader.c: reads a folder of results and shows the progress
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/results/ludo-class-reader.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-template.h"
#include "play/ludo-signal.h"

/* The time until the window appears, and between two updates of the progress,
 * in milliseconds. */
#define DELAY 500
#define POLL_TIME 100

/* ReadJob: the data of the worker, which may outlast the window. */
typedef struct
{
  LudoClassReader *reader;      /* NULL when it was disposed */
  GCancellable *cancellable;    /* owned */
  LudoClassProgress progress;   /* written by the worker */
} ReadJob;

struct _LudoClassReader
{
  GtkWindow parent_instance;

  ReadJob *job;                 /* NULL when the folder was read */
  guint poll_source;

  /* Template widgets */
  GtkWidget *stop_button;
  GtkLabel *files_label;
  GtkProgressBar *bar;
};

G_DEFINE_FINAL_TYPE (LudoClassReader, ludo_class_reader, GTK_TYPE_WINDOW)

static gboolean
poll_cb (gpointer data)
{
  LudoClassReader *self = data;
  int n_read = g_atomic_int_get (&self->job->progress.n_read);
  int n_files = g_atomic_int_get (&self->job->progress.n_files);
  g_autofree char *text =
    n_read == 0
      ? g_strdup_printf (ngettext ("%d file found", "%d files found",
                                   (gulong) n_files), n_files)
      /* Translators: so many files of so many. */
      : g_strdup_printf (ngettext ("%d of %d file read", "%d of %d files read",
                                   (gulong) n_files), n_read, n_files);

  gtk_label_set_text (self->files_label, text);
  if (n_read == 0)
    gtk_progress_bar_pulse (self->bar);
  else
    gtk_progress_bar_set_fraction (self->bar, (double) n_read / n_files);

  return G_SOURCE_CONTINUE;
}

static gboolean
appear_cb (gpointer data)
{
  LudoClassReader *self = data;

  poll_cb (self);
  gtk_window_present (GTK_WINDOW (self));
  self->poll_source = g_timeout_add (POLL_TIME, poll_cb, self);

  return G_SOURCE_REMOVE;
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  ReadJob *job = data;
  g_autoptr (LudoClassReader) self = job->reader != NULL
                                       ? g_object_ref (job->reader) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoClass) class = ludo_class_open_finish (result, &error);

  g_object_unref (job->cancellable);
  g_free (job);
  if (self == NULL)
    return;

  self->job = NULL;
  g_clear_handle_id (&self->poll_source, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (class != NULL)
    g_signal_emit_by_name (self, "read", g_steal_pointer (&class));
  else
    g_signal_emit_by_name (self, "failed", error->message);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
ludo_class_reader_dispose (GObject *object)
{
  LudoClassReader *self = LUDO_CLASS_READER (object);

  g_clear_handle_id (&self->poll_source, g_source_remove);
  if (self->job != NULL)
    {
      self->job->reader = NULL;
      g_cancellable_cancel (self->job->cancellable);
      self->job = NULL;
    }

  G_OBJECT_CLASS (ludo_class_reader_parent_class)->dispose (object);
}

static void
ludo_class_reader_class_init (LudoClassReaderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_class_reader_dispose;
  ludo_signal_new (klass, "read", 1, G_TYPE_POINTER);
  ludo_signal_new (klass, "failed", 1, G_TYPE_STRING);
  LUDO_TEMPLATE_SET (klass, "class-reader");
  LUDO_TEMPLATE_CHILDREN (klass, LudoClassReader, stop_button, files_label,
                          bar);
}

static void
ludo_class_reader_init (LudoClassReader *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ludo_class_reader_new (GtkWindow  *parent,
                       const char *folder)
{
  LudoClassReader *self;

  g_return_val_if_fail (folder != NULL, NULL);

  self = g_object_new (LUDO_TYPE_CLASS_READER,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG,
                       "transient-for", parent, NULL);
  self->poll_source = g_timeout_add (DELAY, appear_cb, self);
  self->job = g_new0 (ReadJob, 1);
  self->job->reader = self;
  self->job->cancellable = g_cancellable_new ();
  ludo_class_open_async (folder, NULL, &self->job->progress,
                         self->job->cancellable, read_cb, self->job);

  return GTK_WIDGET (self);
}
