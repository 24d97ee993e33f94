/* ludo-lesson-files.c: the file of a lesson being written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-lesson-files.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/widgets/ludo-file-dialog.h"
#include "learn/work/ludo-own-lessons.h"
#include "play/ludo-quote.h"
#include "play/ludo-signal.h"
#include "play/record/ludo-save-file.h"

struct _LudoLessonFiles
{
  GObject parent_instance;

  GtkWindow *window;            /* borrowed */

  /* Owned */
  GFile *file;                  /* saved last or read from, or NULL */
  GtkFileChooserNative *chooser;        /* while it is open */
};

G_DEFINE_FINAL_TYPE (LudoLessonFiles, ludo_lesson_files, G_TYPE_OBJECT)

static void
saved_cb (GObject      *file,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (LudoLessonFiles) self = data;
  g_autoptr (LudoOwnLessons) own = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_parse_name (G_FILE (file));
  g_autofree char *shown = NULL;
  g_autofree char *text = NULL;

  if (!ludo_save_file_finish (G_FILE (file), result, &error))
    {
      g_signal_emit_by_name (self, "failed", error->message);
      return;
    }
  g_set_object (&self->file, G_FILE (file));
  own = ludo_own_lessons_dup_default ();
  ludo_own_lessons_note (own, G_FILE (file));
  shown = ludo_quote (name, LUDO_QUOTE_SENTENCE);
  /* Translators: %s is a file. */
  text = g_strdup_printf (_("The lesson was saved in “%s”."), shown);
  g_signal_emit_by_name (self, "saved", text);
}

/* Returns: (transfer full): @file with the ending of lessons. */
static GFile *
dup_with_ending (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *ended = g_strconcat (name, ".lesson", NULL);

  return g_str_has_suffix (name, ".lesson") ? g_object_ref (file)
                                            : g_file_get_child (folder, ended);
}

void
ludo_lesson_files_save (LudoLessonFiles *self,
                        LudoDraft       *draft,
                        GFile           *file)
{
  g_autoptr (GFile) target = NULL;
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  g_return_if_fail (LUDO_IS_LESSON_FILES (self) && draft != NULL);
  g_return_if_fail (G_IS_FILE (file));

  /* The chooser has asked before replacing @file, but not for this name. */
  target = dup_with_ending (file);
  if (!g_file_equal (target, file) && g_file_query_exists (target, NULL))
    {
      g_autofree char *name = g_file_get_basename (target);
      /* Translators: %s is the name of a file. */
      g_autofree char *message =
        ludo_quote_printf (_("There is already a file “%s”. Choose it, or "
                             "another name."), name);

      g_signal_emit_by_name (self, "failed", message);
      return;
    }
  text = ludo_draft_dup_file (draft);
  bytes = g_bytes_new_take (text, strlen (text));
  ludo_save_file_async (target, bytes, saved_cb, g_object_ref (self));
}

static void
chosen_cb (LudoLessonFiles *self,
           int              response)
{
  gboolean saves =
    gtk_file_chooser_get_action (GTK_FILE_CHOOSER (self->chooser))
    == GTK_FILE_CHOOSER_ACTION_SAVE;
  g_autoptr (GFile) file = ludo_file_dialog_finish (&self->chooser, response);

  if (file != NULL)
    g_signal_emit_by_name (self, "chosen", file, saves);
  else
    g_signal_emit_by_name (self, "cancelled");
}

void
ludo_lesson_files_ask (LudoLessonFiles *self,
                       LudoDraft       *draft)
{
  gboolean saves = draft != NULL;
  g_autoptr (GFile) folder = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (LUDO_IS_LESSON_FILES (self));

  if (saves && self->file != NULL)
    {
      folder = g_file_get_parent (self->file);
      name = g_file_get_basename (self->file);
    }
  else if (saves)
    name = ludo_draft_dup_file_name (draft);
  g_clear_object (&self->chooser);
  self->chooser =
    ludo_file_dialog_show (folder, self->window,
                           saves ? _("Save the Lesson")
                                 : _("Open a Lesson"),
                           saves ? GTK_FILE_CHOOSER_ACTION_SAVE
                                 : GTK_FILE_CHOOSER_ACTION_OPEN,
                           _("Lessons"), "*.lesson", name,
                           G_CALLBACK (chosen_cb), self);
}

GFile *
ludo_lesson_files_get_file (LudoLessonFiles *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_FILES (self), NULL);

  return self->file;
}

void
ludo_lesson_files_set_file (LudoLessonFiles *self,
                            GFile           *file)
{
  g_return_if_fail (LUDO_IS_LESSON_FILES (self));

  g_set_object (&self->file, file);
}

static void
ludo_lesson_files_dispose (GObject *object)
{
  LudoLessonFiles *self = LUDO_LESSON_FILES (object);

  g_clear_object (&self->file);
  g_clear_object (&self->chooser);

  G_OBJECT_CLASS (ludo_lesson_files_parent_class)->dispose (object);
}

static void
ludo_lesson_files_class_init (LudoLessonFilesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_lesson_files_dispose;
  ludo_signal_new (klass, "chosen", 2, G_TYPE_FILE, G_TYPE_BOOLEAN);
  ludo_signal_new (klass, "cancelled", 0);
  ludo_signal_new (klass, "saved", 1, G_TYPE_STRING);
  ludo_signal_new (klass, "failed", 1, G_TYPE_STRING);
}

static void
ludo_lesson_files_init (LudoLessonFiles *self)
{
}

LudoLessonFiles *
ludo_lesson_files_new (GtkWindow *window)
{
  LudoLessonFiles *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);

  self = g_object_new (LUDO_TYPE_LESSON_FILES, NULL);
  self->window = window;

  return self;
}
