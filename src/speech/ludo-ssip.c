/* ludo-ssip.c: a conversation with Speech Dispatcher
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-ssip"

#include "config.h"

#include "speech/ludo-ssip.h"

#include <string.h>

/* No line of an answer that we ask for is longer by far. */
#define LENGTH_MAX 65536

typedef struct
{
  char *text;                   /* with its line ends; NULL once sent */
  guint tag;
  LudoSsipAnswer answer;
  gpointer user_data;
} Command;

struct _LudoSsip
{
  GObject parent_instance;

  GSocketConnection *connection;
  GDataInputStream *input;
  GCancellable *cancellable;
  GQueue waiting;               /* Command */
  Command *current;             /* sent, not answered yet; owned */

  /* Of the answer or the event that is being read */
  char *value;
  char *message;                /* the first line of an event */
};

enum
{
  EVENT,
  CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoSsip, ludo_ssip, G_TYPE_OBJECT)

static void read_next (LudoSsip *self);
static void send_next (LudoSsip *self);

static void
command_free (Command *command)
{
  g_free (command->text);
  g_free (command);
}

static void
answer (Command    *command,
        guint       code,
        const char *value)
{
  if (command->answer != NULL)
    command->answer (code, command->tag, value, command->user_data);
  command_free (command);
}

void
ludo_ssip_close (LudoSsip *self)
{
  Command *command;

  g_return_if_fail (LUDO_IS_SSIP (self));

  g_cancellable_cancel (self->cancellable);
  g_clear_pointer (&self->current, command_free);
  while ((command = g_queue_pop_head (&self->waiting)) != NULL)
    command_free (command);
}

static gboolean
is_closed (LudoSsip *self)
{
  return g_cancellable_is_cancelled (self->cancellable);
}

/* The other side has gone, or makes no sense. */
static void
break_off (LudoSsip *self)
{
  if (is_closed (self))
    return;

  ludo_ssip_close (self);
  g_signal_emit (self, signals[CLOSED], 0);
}

static void
take_event (LudoSsip *self,
            guint     code)
{
  guint64 message = 0;

  if (self->message != NULL
      && g_ascii_string_to_unsigned (self->message, 10, 0, G_MAXUINT,
                                     &message, NULL))
    g_signal_emit (self, signals[EVENT], 0, code, (guint) message);
  g_clear_pointer (&self->message, g_free);
}

/* "225-17" is one line of several, "225 OK MESSAGE QUEUED" the last. */
static gboolean
take_line (LudoSsip *self,
           char     *line)
{
  gboolean last;
  guint code;

  g_strchomp (line);
  if (strlen (line) < 4 || !g_ascii_isdigit (line[0])
      || !g_ascii_isdigit (line[1]) || !g_ascii_isdigit (line[2])
      || (line[3] != '-' && line[3] != ' '))
    return FALSE;

  code = (guint) (100 * (line[0] - '0') + 10 * (line[1] - '0')
                  + (line[2] - '0'));
  last = line[3] == ' ';
  if (code >= 700)
    {
      if (last)
        take_event (self, code);
      else if (self->message == NULL)
        self->message = g_strdup (line + 4);
      return TRUE;
    }

  if (!last)
    {
      g_free (self->value);
      self->value = g_strdup (line + 4);
    }
  else if (self->current != NULL)
    {
      g_autofree char *value = g_steal_pointer (&self->value);

      answer (g_steal_pointer (&self->current), code, value);
      if (!is_closed (self))
        send_next (self);
    }

  return TRUE;
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (LudoSsip) self = data;
  gsize length;
  g_autofree char *line =
    g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (source),
                                          result, &length, NULL);

  if (is_closed (self))
    return;

  if (line == NULL || length > LENGTH_MAX || !take_line (self, line))
    break_off (self);
  else if (!is_closed (self))
    read_next (self);
}

static void
read_next (LudoSsip *self)
{
  g_data_input_stream_read_line_async (self->input, G_PRIORITY_DEFAULT,
                                       self->cancellable, read_cb,
                                       g_object_ref (self));
}

/* What is being written outlives its command, which may be dropped first. */
typedef struct
{
  LudoSsip *self;               /* owned */
  char *text;
} Writing;

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  Writing *writing = data;

  if (!g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result,
                                         NULL, NULL))
    break_off (writing->self);
  g_object_unref (writing->self);
  g_free (writing->text);
  g_free (writing);
}

static void
send_next (LudoSsip *self)
{
  GOutputStream *output =
    g_io_stream_get_output_stream (G_IO_STREAM (self->connection));

  Writing *writing;

  if (self->current != NULL || is_closed (self)
      || g_queue_is_empty (&self->waiting))
    return;

  self->current = g_queue_pop_head (&self->waiting);
  writing = g_new (Writing, 1);
  writing->self = g_object_ref (self);
  writing->text = g_steal_pointer (&self->current->text);
  g_output_stream_write_all_async (output, writing->text,
                                   strlen (writing->text),
                                   G_PRIORITY_DEFAULT, self->cancellable,
                                   written_cb, writing);
}

static void
queue (LudoSsip       *self,
       guint           tag,
       char           *text,
       LudoSsipAnswer  callback,
       gpointer        user_data)
{
  Command *command;

  if (is_closed (self))
    {
      g_free (text);
      return;
    }

  command = g_new (Command, 1);
  command->text = text;
  command->tag = tag;
  command->answer = callback;
  command->user_data = user_data;
  g_queue_push_tail (&self->waiting, command);
  send_next (self);
}

void
ludo_ssip_send (LudoSsip       *self,
                guint           tag,
                const char     *command,
                LudoSsipAnswer  callback,
                gpointer        user_data)
{
  g_return_if_fail (LUDO_IS_SSIP (self));
  g_return_if_fail (command != NULL && strpbrk (command, "\r\n") == NULL);

  queue (self, tag, g_strconcat (command, "\r\n", NULL), callback, user_data);
}

void
ludo_ssip_send_text (LudoSsip       *self,
                     guint           tag,
                     const char     *text,
                     LudoSsipAnswer  callback,
                     gpointer        user_data)
{
  g_return_if_fail (LUDO_IS_SSIP (self));
  g_return_if_fail (text != NULL && strpbrk (text, "\r\n") == NULL);

  /* A full stop alone ends the text, so one that begins it is doubled. */
  queue (self, tag,
         g_strconcat (text[0] == '.' ? "." : "", text, "\r\n.\r\n", NULL),
         callback, user_data);
}

void
ludo_ssip_drop (LudoSsip *self,
                guint     tag)
{
  GList *link = self->waiting.head;

  g_return_if_fail (LUDO_IS_SSIP (self) && tag != 0);

  while (link != NULL)
    {
      GList *next = link->next;
      Command *command = link->data;

      if (command->tag == tag)
        {
          g_queue_delete_link (&self->waiting, link);
          answer (command, 0, NULL);
        }
      link = next;
    }
}

static void
ludo_ssip_dispose (GObject *object)
{
  LudoSsip *self = LUDO_SSIP (object);

  ludo_ssip_close (self);

  G_OBJECT_CLASS (ludo_ssip_parent_class)->dispose (object);
}

static void
ludo_ssip_finalize (GObject *object)
{
  LudoSsip *self = LUDO_SSIP (object);

  g_clear_object (&self->input);
  g_clear_object (&self->connection);
  g_object_unref (self->cancellable);
  g_free (self->value);
  g_free (self->message);

  G_OBJECT_CLASS (ludo_ssip_parent_class)->finalize (object);
}

static void
ludo_ssip_class_init (LudoSsipClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ludo_ssip_dispose;
  object_class->finalize = ludo_ssip_finalize;

  signals[EVENT] = g_signal_new ("event", LUDO_TYPE_SSIP, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                 G_TYPE_UINT, G_TYPE_UINT);
  signals[CLOSED] = g_signal_new ("closed", LUDO_TYPE_SSIP,
                                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
}

static void
ludo_ssip_init (LudoSsip *self)
{
  self->cancellable = g_cancellable_new ();
}

LudoSsip *
ludo_ssip_new (GSocketConnection *connection)
{
  LudoSsip *self;

  g_return_val_if_fail (G_IS_SOCKET_CONNECTION (connection), NULL);

  self = g_object_new (LUDO_TYPE_SSIP, NULL);
  self->connection = g_object_ref (connection);
  self->input =
    g_data_input_stream_new (g_io_stream_get_input_stream
                               (G_IO_STREAM (connection)));
  g_data_input_stream_set_newline_type (self->input,
                                        G_DATA_STREAM_NEWLINE_TYPE_LF);
  read_next (self);

  return self;
}
