/* ludo-hand-in.c: a lesson is handed in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-hand-in.h"

#include <glib/gi18n.h>

#include "app/settings/ludo-dialog-size.h"
#include "app/widgets/ludo-file-dialog.h"
#include "app/widgets/ludo-letter-limit.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "app/widgets/ludo-title.h"
#include "board/ludo-announce.h"
#include "learn/ludo-pupil-name.h"
#include "play/ludo-isolate.h"
#include "play/ludo-signal.h"

struct _LudoHandIn
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkEditable *name_entry;
  GtkWidget *write_button;
  GtkButton *folder_button;
  GtkLabel *error_label;
  GtkLabel *words_label;
  GtkLabel *text_label;

  /* Owned */
  LudoLessonRun *run;
  char *folder;
  GtkFileChooserNative *chooser;        /* while it is open */
};

G_DEFINE_FINAL_TYPE (LudoHandIn, ludo_hand_in, GTK_TYPE_WINDOW)

static LudoResult *
make_result (LudoHandIn *self)
{
  return ludo_lesson_run_dup_result (self->run,
                                     gtk_editable_get_text (self->name_entry));
}

static void
name_changed_cb (LudoHandIn *self)
{
  g_autoptr (LudoResult) result = make_result (self);
  g_autofree char *text = ludo_result_print (result);
  g_autofree char *words =
    ludo_result_describe (result, ludo_lesson_run_get_lesson (self->run),
                          ludo_page_language_now ());

  gtk_label_set_text (self->words_label, words);
  gtk_label_set_text (self->text_label, text);
  gtk_widget_set_sensitive (self->write_button, result->name[0] != '\0');
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (LudoHandIn) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = ludo_result_save_finish (result, &error);
  g_autofree char *shown = NULL;
  g_autofree char *isolated = NULL;
  g_autofree char *message = NULL;

  if (path == NULL)
    {
      gtk_label_set_text (self->error_label, error->message);
      gtk_widget_set_visible (GTK_WIDGET (self->error_label), TRUE);
      ludo_announce (GTK_WIDGET (self->error_label), error->message);
      gtk_widget_set_sensitive (self->write_button, TRUE);
      return;
    }

  shown = g_filename_display_name (path);
  isolated = ludo_isolate (shown);
  ludo_lesson_run_set_pupil (self->run,
                             gtk_editable_get_text (self->name_entry));
  /* Translators: %s is a file. */
  message = g_strdup_printf (_("Your answers are in “%s”."), isolated);
  g_signal_emit_by_name (self, "done", message);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
write_cb (LudoHandIn *self)
{
  g_autoptr (LudoResult) result = make_result (self);

  gtk_widget_set_sensitive (self->write_button, FALSE);
  ludo_result_save_async (result, self->folder, saved_cb, g_object_ref (self));
}

static void
chosen_cb (LudoHandIn *self,
           int         response)
{
  g_autoptr (GFile) file = ludo_file_dialog_finish (&self->chooser, response);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL)
    ludo_hand_in_set_folder (self, path);
}

static void
folder_cb (LudoHandIn *self)
{
  g_autoptr (GFile) folder = g_file_new_for_path (self->folder);

  g_clear_object (&self->chooser);
  self->chooser =
    ludo_file_dialog_show (folder, GTK_WINDOW (self),
                           _("Where to Hand In"),
                           GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, NULL,
                           NULL, NULL, G_CALLBACK (chosen_cb), self);
}

static void
ludo_hand_in_dispose (GObject *object)
{
  LudoHandIn *self = LUDO_HAND_IN (object);

  g_clear_object (&self->run);
  g_clear_object (&self->chooser);
  g_clear_pointer (&self->folder, g_free);

  G_OBJECT_CLASS (ludo_hand_in_parent_class)->dispose (object);
}

static void
ludo_hand_in_class_init (LudoHandInClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_hand_in_dispose;
  ludo_signal_new (klass, "done", 1, G_TYPE_STRING);
  LUDO_TEMPLATE_SET (klass, "hand-in");
  LUDO_TEMPLATE_CHILDREN (klass, LudoHandIn, name_entry, write_button,
                          folder_button, error_label, words_label, text_label);
  LUDO_TEMPLATE_CALLBACKS (klass, name_changed_cb, write_cb, folder_cb);
}

static void
ludo_hand_in_init (LudoHandIn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_title_give (GTK_WINDOW (self));
  ludo_dialog_size_limit (GTK_WIDGET (self));
}

GtkWidget *
ludo_hand_in_new (GtkWindow     *parent,
                  LudoLessonRun *run)
{
  LudoHandIn *self;
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);

  g_return_val_if_fail (LUDO_IS_LESSON_RUN (run), NULL);

  self = g_object_new (LUDO_TYPE_HAND_IN,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG,
                       "transient-for", parent, NULL);
  self->run = g_object_ref (run);
  ludo_letter_limit_set (self->name_entry, LUDO_PUPIL_NAME_LETTERS);
  ludo_hand_in_set_folder (self, documents != NULL ? documents
                                                   : g_get_home_dir ());
  name_changed_cb (self);
  ludo_names_give (GTK_WIDGET (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->name_entry));

  return GTK_WIDGET (self);
}

void
ludo_hand_in_set_folder (LudoHandIn *self,
                         const char *folder)
{
  g_autofree char *path = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *label = NULL;
  GtkWidget *text;

  g_return_if_fail (LUDO_IS_HAND_IN (self) && folder != NULL);

  g_free (self->folder);
  self->folder = g_strdup (folder);
  path = g_filename_display_name (folder);
  shown = g_filename_display_basename (folder);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->folder_button), path);
  /* Translators: %s is a folder. */
  label = g_strdup_printf (_("Folder: %s"), shown);
  gtk_button_set_label (self->folder_button, label);
  text = gtk_button_get_child (self->folder_button);
  gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_MIDDLE);
}

const char *
ludo_hand_in_get_folder (LudoHandIn *self)
{
  g_return_val_if_fail (LUDO_IS_HAND_IN (self), NULL);

  return self->folder;
}
