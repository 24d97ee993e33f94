/* ludo-messages.c: the messages of a window, by rank
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/ludo-messages.h"

typedef struct
{
  char *topic;
  char *text;
  gboolean is_failure;          /* an act of the user has failed */
} Message;

struct _LudoMessages
{
  LudoModel parent_instance;

  /* Message, the newest first; this one is shown */
  GQueue waiting[LUDO_N_MESSAGE_RANKS];
};

G_DEFINE_FINAL_TYPE (LudoMessages, ludo_messages, LUDO_TYPE_MODEL)

static void
message_free (Message *message)
{
  g_free (message->topic);
  g_free (message->text);
  g_free (message);
}

static void
ludo_messages_finalize (GObject *object)
{
  LudoMessages *self = LUDO_MESSAGES (object);

  for (int rank = 0; rank < LUDO_N_MESSAGE_RANKS; rank++)
    g_queue_clear_full (&self->waiting[rank], (GDestroyNotify) message_free);

  G_OBJECT_CLASS (ludo_messages_parent_class)->finalize (object);
}

static void
ludo_messages_class_init (LudoMessagesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_messages_finalize;
}

static void
ludo_messages_init (LudoMessages *self)
{
}

LudoMessages *
ludo_messages_new (void)
{
  return g_object_new (LUDO_TYPE_MESSAGES, NULL);
}

/* Removes the messages of @topic, or all failures where that is NULL. */
static void
remove_messages (LudoMessages *self,
                 const char   *topic)
{
  gboolean removed = FALSE;

  for (int rank = 0; rank < LUDO_N_MESSAGE_RANKS; rank++)
    for (GList *l = self->waiting[rank].head, *next; l != NULL; l = next)
      {
        Message *message = l->data;

        next = l->next;
        if (topic != NULL ? g_strcmp0 (message->topic, topic) != 0
                          : !message->is_failure)
          continue;

        g_queue_delete_link (&self->waiting[rank], l);
        message_free (message);
        removed = TRUE;
      }
  if (removed)
    ludo_model_emit_changed (self);
}

static void
add (LudoMessages    *self,
     LudoMessageRank  rank,
     const char      *topic,
     const char      *text,
     gboolean         is_failure)
{
  GQueue *waiting = &self->waiting[rank];
  const Message *newest = g_queue_peek_head (waiting);
  Message *message;

  if (newest != NULL && g_str_equal (newest->text, text))
    return;

  for (GList *l = waiting->head; l != NULL; l = l->next)
    if (g_str_equal (((Message *) l->data)->text, text))
      {
        g_queue_unlink (waiting, l);
        g_queue_push_head_link (waiting, l);
        ludo_model_emit_changed (self);
        return;
      }

  if (topic != NULL)
    remove_messages (self, topic);
  if (rank == LUDO_MESSAGE_NOTE)
    g_queue_clear_full (waiting, (GDestroyNotify) message_free);
  message = g_new (Message, 1);
  *message = (Message) { g_strdup (topic), g_strdup (text), is_failure };
  g_queue_push_head (waiting, message);
  ludo_model_emit_changed (self);
}

void
ludo_messages_add (LudoMessages    *self,
                   LudoMessageRank  rank,
                   const char      *topic,
                   const char      *text)
{
  g_return_if_fail (LUDO_IS_MESSAGES (self) && text != NULL);
  g_return_if_fail (rank >= 0 && rank < LUDO_N_MESSAGE_RANKS);

  add (self, rank, topic, text, FALSE);
}

void
ludo_messages_fail (LudoMessages *self,
                    const char   *topic,
                    const char   *text)
{
  g_return_if_fail (LUDO_IS_MESSAGES (self) && text != NULL);

  add (self, LUDO_MESSAGE_ERROR, topic, text, TRUE);
}

void
ludo_messages_succeed (LudoMessages *self)
{
  g_return_if_fail (LUDO_IS_MESSAGES (self));

  remove_messages (self, NULL);
}

void
ludo_messages_solve (LudoMessages *self,
                     const char   *topic)
{
  g_return_if_fail (LUDO_IS_MESSAGES (self) && topic != NULL);

  remove_messages (self, topic);
}

void
ludo_messages_close (LudoMessages    *self,
                     LudoMessageRank  rank)
{
  g_return_if_fail (LUDO_IS_MESSAGES (self));
  g_return_if_fail (rank >= 0 && rank < LUDO_N_MESSAGE_RANKS);

  if (g_queue_is_empty (&self->waiting[rank]))
    return;

  message_free (g_queue_pop_head (&self->waiting[rank]));
  ludo_model_emit_changed (self);
}

guint
ludo_messages_count (LudoMessages    *self,
                     LudoMessageRank  rank)
{
  g_return_val_if_fail (LUDO_IS_MESSAGES (self), 0);
  g_return_val_if_fail (rank >= 0 && rank < LUDO_N_MESSAGE_RANKS, 0);

  return self->waiting[rank].length;
}

const char *
ludo_messages_get_shown (LudoMessages    *self,
                         LudoMessageRank  rank)
{
  const Message *message;

  g_return_val_if_fail (LUDO_IS_MESSAGES (self), NULL);
  g_return_val_if_fail (rank >= 0 && rank < LUDO_N_MESSAGE_RANKS, NULL);

  message = g_queue_peek_head (&self->waiting[rank]);

  return message != NULL ? message->text : NULL;
}
