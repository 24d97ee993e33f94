/* ludo-lock-bar.c: shows what a lesson locks, and its time limit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-lock-bar.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "learn/ludo-lock.h"
#include "learn/work/ludo-lesson-work.h"

struct _LudoLockBar
{
  GtkBox parent_instance;

  gint64 begun;                 /* the start of the lesson, in microseconds */
  guint clock;                  /* a source, while minutes are counted */

  /* Borrowed: children */
  GtkLabel *label;
  GtkWidget *hand_in_button;
  GtkWidget *end_button;

  /* Owned */
  LudoLesson *lesson;
  gboolean released;
};

G_DEFINE_FINAL_TYPE (LudoLockBar, ludo_lock_bar, GTK_TYPE_BOX)

/* The minutes left, by a clock that no user can set; NULL if there is no
 * limit. */
static char *
dup_time (LudoLockBar *self)
{
  int left;

  if (self->lesson->limit == 0)
    return NULL;
  left = self->lesson->limit
         - (int) ((ludo_work_get_clock () - self->begun)
                  / (60 * G_USEC_PER_SEC));

  return left > 0
           ? g_strdup_printf (ngettext ("%d minute left.", "%d minutes left.",
                                        left), left)
           : g_strdup (_("Time is up: hand in what you have. Answers given "
                         "now do not count."));
}

static gboolean
is_time_up (LudoLockBar *self)
{
  return self->lesson->limit > 0
         && ludo_work_get_clock () - self->begun
            >= self->lesson->limit * 60 * G_USEC_PER_SEC;
}

static gboolean
show (gpointer data)
{
  LudoLockBar *self = data;
  g_autofree char *locks = NULL;
  g_autofree char *left = NULL;
  g_autofree char *text = NULL;

  if (self->lesson == NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      return G_SOURCE_CONTINUE;
    }
  locks = self->released ? NULL : ludo_lesson_describe_locks (self->lesson);
  left = dup_time (self);
  text = g_strjoin (locks != NULL && left != NULL ? " " : "",
                    locks != NULL ? locks : "", left != NULL ? left : "",
                    NULL);
  gtk_label_set_text (self->label, text);
  gtk_widget_set_visible (self->hand_in_button, is_time_up (self));
  gtk_widget_set_visible (self->end_button,
                          locks != NULL && self->lesson->leave != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), text[0] != '\0');

  return G_SOURCE_CONTINUE;
}

static void
ludo_lock_bar_dispose (GObject *object)
{
  LudoLockBar *self = LUDO_LOCK_BAR (object);

  g_clear_handle_id (&self->clock, g_source_remove);
  g_clear_pointer (&self->lesson, ludo_lesson_unref);

  G_OBJECT_CLASS (ludo_lock_bar_parent_class)->dispose (object);
}

static void
ludo_lock_bar_class_init (LudoLockBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_lock_bar_dispose;
}

static void
ludo_lock_bar_init (LudoLockBar *self)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->label = GTK_LABEL (label);
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_xalign (self->label, 0);
  self->end_button = gtk_button_new_with_mnemonic (_("_End Lesson…"));
  gtk_label_set_natural_wrap_mode (self->label, GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_valign (buttons, GTK_ALIGN_CENTER);
  ludo_flow_beside (GTK_WIDGET (self), 55);
  self->hand_in_button = gtk_button_new_with_mnemonic (_("_Hand In…"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->hand_in_button),
                                  "win.hand-in");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->end_button),
                                  "win.end-lesson");
  gtk_box_append (GTK_BOX (self), label);
  gtk_box_append (GTK_BOX (buttons), self->hand_in_button);
  gtk_box_append (GTK_BOX (buttons), self->end_button);
  gtk_box_append (GTK_BOX (self), buttons);
  gtk_widget_add_css_class (GTK_WIDGET (self), "lock-bar");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ludo_lock_bar_new (void)
{
  return g_object_new (LUDO_TYPE_LOCK_BAR, NULL);
}

void
ludo_lock_bar_set_lesson (LudoLockBar *self,
                          LudoLesson  *lesson,
                          gboolean     released)
{
  g_return_if_fail (LUDO_IS_LOCK_BAR (self));

  g_clear_handle_id (&self->clock, g_source_remove);
  if (lesson != self->lesson)
    self->begun = ludo_work_get_clock ();
  if (lesson != NULL)
    ludo_lesson_ref (lesson);
  g_clear_pointer (&self->lesson, ludo_lesson_unref);
  self->lesson = lesson;
  self->released = released;
  if (lesson != NULL && lesson->limit > 0)
    self->clock = g_timeout_add_seconds (1, show, self);
  show (self);
}

void
ludo_lock_bar_set_seconds (LudoLockBar *self,
                           guint        seconds)
{
  g_return_if_fail (LUDO_IS_LOCK_BAR (self));

  self->begun = ludo_work_get_clock () - (gint64) seconds * G_USEC_PER_SEC;
  show (self);
}

void
ludo_lock_bar_sync (LudoLockBar *self,
                    LudoLockBar *other)
{
  g_return_if_fail (LUDO_IS_LOCK_BAR (self) && LUDO_IS_LOCK_BAR (other));

  ludo_lock_bar_set_lesson (self, other->lesson, other->released);
  self->begun = other->begun;
  show (self);
}

typedef struct
{
  LudoLesson *lesson;
  void (*callback) (gpointer object);
  gpointer object;              /* owned */
  GtkWidget *entry;             /* borrowed */
} Question;

static void
question_free (gpointer data,
               GClosure *closure)
{
  Question *question = data;

  ludo_lesson_unref (question->lesson);
  g_object_unref (question->object);
  g_free (question);
}

static void
response_cb (GtkDialog *dialog,
             int        response,
             gpointer   data)
{
  Question *question = data;
  GtkEditable *entry = GTK_EDITABLE (question->entry);
  GtkWindow *window = gtk_window_get_transient_for (GTK_WINDOW (dialog));
  void (*callback) (gpointer) = question->callback;
  g_autoptr (GObject) object = g_object_ref (question->object);

  if (response == GTK_RESPONSE_ACCEPT
      && !ludo_lock_is_word (question->lesson->leave,
                             gtk_editable_get_text (entry)))
    {
      gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog),
                                                "%s",
                                                _("That is not the word."));
      gtk_editable_set_text (entry, "");
      gtk_widget_grab_focus (question->entry);
      return;
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
  if (response == GTK_RESPONSE_ACCEPT && window != NULL)
    callback (object);
}

void
ludo_lock_bar_ask (GtkWindow   *window,
                   LudoLesson  *lesson,
                   void       (*callback) (gpointer object),
                   gpointer     object)
{
  GtkWidget *dialog =
    gtk_message_dialog_new (window,
                            GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                            GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s",
                            _("What is your teacher’s secret word?"));
  GtkWidget *area =
    gtk_message_dialog_get_message_area (GTK_MESSAGE_DIALOG (dialog));
  Question *question = g_new0 (Question, 1);

  question->lesson = ludo_lesson_ref (lesson);
  question->callback = callback;
  question->object = g_object_ref (object);
  question->entry = gtk_password_entry_new ();
  g_object_set (question->entry, "activates-default", TRUE,
                "show-peek-icon", TRUE, NULL);
  ludo_names_label (question->entry, _("Word"));
  gtk_box_append (GTK_BOX (area), question->entry);
  gtk_dialog_add_buttons (GTK_DIALOG (dialog),
                          _("_Cancel"), GTK_RESPONSE_CANCEL,
                          _("_End Lesson"), GTK_RESPONSE_ACCEPT, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb),
                         question, question_free, 0);
  ludo_names_give (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (question->entry);
}
