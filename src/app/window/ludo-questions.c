/* ludo-questions.c: one question at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/ludo-questions.h"

#include "play/ludo-signal.h"

typedef struct
{
  LudoQuestion question;
  gpointer data;
  GDestroyNotify destroy;
} QueuedQuestion;

typedef struct
{
  GtkWindow *window;            /* borrowed: the owner of the questions */
  GQueue waiting;               /* of QueuedQuestion */
  guint source_id;
  gboolean asking;              /* a question is open */
} Questions;

static void ask_next (Questions *self);

static void
waiting_free (QueuedQuestion *waiting)
{
  if (waiting->destroy != NULL)
    waiting->destroy (waiting->data);
  g_free (waiting);
}

/* Drops the questions of a window that is being destroyed. */
static void
window_gone_cb (Questions *self)
{
  g_clear_handle_id (&self->source_id, g_source_remove);
  g_queue_clear_full (&self->waiting, (GDestroyNotify) waiting_free);
}

static void
questions_free (Questions *self)
{
  window_gone_cb (self);
  g_free (self);
}

static Questions *
questions_of (GtkWindow *window)
{
  static const char key[] = "ludo-questions";
  Questions *self = g_object_get_data (G_OBJECT (window), key);

  if (self != NULL)
    return self;

  self = g_new0 (Questions, 1);
  self->window = window;
  g_queue_init (&self->waiting);
  g_object_set_data_full (G_OBJECT (window), key, self,
                          (GDestroyNotify) questions_free);
  g_signal_connect_swapped (window, "destroy", G_CALLBACK (window_gone_cb),
                            self);

  return self;
}

/* Returns: the modal dialog of @window, if one is open; borrowed, or NULL. */
static GtkWindow *
find_modal (GtkWindow *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (other) == window
          && gtk_window_get_modal (other)
          && gtk_widget_get_visible (GTK_WIDGET (other)))
        return other;
    }

  return NULL;
}

static gboolean
ask_next_cb (gpointer data)
{
  Questions *self = data;

  self->source_id = 0;
  ask_next (self);

  return G_SOURCE_REMOVE;
}

/* Asks the next question when idle, because the code that closed the dialog may
 * still open another. */
static void
modal_gone_cb (GtkWindow *window,
               GtkWidget *modal)
{
  Questions *self = questions_of (window);

  g_signal_handlers_disconnect_by_func (modal, modal_gone_cb, window);
  if (self->source_id == 0)
    self->source_id = g_idle_add (ask_next_cb, self);
}

static void
ask_next (Questions *self)
{
  g_autoptr (GtkWindow) window = g_object_ref (self->window);

  if (self->asking)
    return;

  self->asking = TRUE;
  while (!g_queue_is_empty (&self->waiting))
    {
      GtkWindow *modal = find_modal (self->window);
      QueuedQuestion *next;

      if (modal != NULL)
        {
          g_signal_handlers_disconnect_by_func (modal, modal_gone_cb, window);
          ludo_signal_connect (modal, "unmap", modal_gone_cb, window);
          break;
        }

      next = g_queue_pop_head (&self->waiting);
      next->question (self->window, next->data);
      waiting_free (next);
    }
  self->asking = FALSE;
}

void
ludo_questions_push (GtkWindow      *window,
                     LudoQuestion    question,
                     gpointer        data,
                     GDestroyNotify  destroy)
{
  Questions *self;
  QueuedQuestion *waiting;

  g_return_if_fail (GTK_IS_WINDOW (window) && question != NULL);

  self = questions_of (window);
  waiting = g_new (QueuedQuestion, 1);
  *waiting = (QueuedQuestion) { question, data, destroy };
  g_queue_push_tail (&self->waiting, waiting);
  ask_next (self);
}

gboolean
ludo_questions_is_asking (GtkWindow *window)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  return find_modal (window) != NULL;
}
