/* ludo-speech.c: speaks one text at a time, through Speech Dispatcher
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In the Speech Synthesis Interface Protocol, as Speech Dispatcher documents
 * it (info ssip): lines of text over a socket.  Its own C library waits
 * without end for an answer that does not come, and ends the program where
 * one is not what it should be (0.11.4: ret_ok() exits), so the few lines
 * that are needed are spoken here.
 */

#include "speech/ludo-speech.h"

#include <glib/gi18n.h>
#include <string.h>

#include "speech/ludo-speech-server.h"

/* How long a server just started may take to answer: tries and the time
 * between them in milliseconds. */
#define N_TRIES 20
#define TRY_TIME 150
/* In milliseconds: a server answers at once, and begins to speak unless a
 * screen reader is being heard. */
#define ANSWER_TIME 4000
#define BEGIN_TIME 6000
/* A server whose sound is broken may never tell of an end: so many seconds,
 * and so many characters a second, are more than any voice takes. */
#define PATIENCE 20
#define SLOWEST 3
/* No line of an answer that we ask for is longer by far. */
#define LENGTH_MAX 65536

#define LIST_MODULES "LIST OUTPUT_MODULES"

/* Command: one is under way at a time; the others wait their turn. */
typedef struct
{
  guint serial;                 /* of what is to be said; 0: a mere command */
  char *line;
  char *text;                   /* to be sent once the line was granted */
} Command;

struct _LudoSpeech
{
  GObject parent_instance;

  LudoSpeechState state;
  char *problem;                /* why it failed, or NULL */
  GCancellable *cancellable;    /* of the conversation; NULL: there is none */
  GSocketConnection *connection;
  GDataInputStream *input;
  GQueue commands;              /* Command; the first was sent */
  char *value;                  /* the last line of the answer but one */
  char *event;                  /* the first line of an event */
  gboolean started;             /* we have tried to start the server */
  guint tries;                  /* left after starting it */
  guint try_source;

  guint serial;                 /* being said, 0 for nothing */
  guint message;                /* the server's number of it, 0 until known */
  guint patience_source;
  guint answer_time;            /* milliseconds */
  guint begin_time;
  guint length;                 /* of what is being said, in characters */
  char *language;               /* that the server has been told */
  int rate;                     /* likewise; out of range at first */
  GArray *early;                /* guint pairs: events of a message whose
                                 * number is not known yet */
};

enum
{
  CHANGED,
  BEGAN,
  ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoSpeech, ludo_speech, G_TYPE_OBJECT)

static void connect_to_server (LudoSpeech *self);
static void read_next (LudoSpeech *self);

static void
command_free (gpointer data)
{
  Command *command = data;

  g_free (command->line);
  g_free (command->text);
  g_free (command);
}

/* Nothing that was asked for comes any more. */
static void
close_connection (LudoSpeech *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->input);
  g_clear_object (&self->connection);
  g_clear_handle_id (&self->try_source, g_source_remove);
  g_clear_handle_id (&self->patience_source, g_source_remove);
  g_queue_clear_full (&self->commands, command_free);
  g_clear_pointer (&self->value, g_free);
  g_clear_pointer (&self->event, g_free);
}

static void
set_state (LudoSpeech      *self,
           LudoSpeechState  state,
           const char      *problem)
{
  if (self->state == state && g_strcmp0 (self->problem, problem) == 0)
    return;

  self->state = state;
  g_free (self->problem);
  self->problem = g_strdup (problem);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Ends the conversation.  @problem: NULL where another try may do better. */
static void
leave (LudoSpeech *self,
       const char *problem)
{
  guint serial = self->serial;

  self->serial = 0;
  close_connection (self);
  if (serial != 0)
    g_signal_emit (self, signals[ENDED], 0, serial, FALSE);
  set_state (self, problem != NULL ? LUDO_SPEECH_FAILED : LUDO_SPEECH_IDLE,
             problem);
}

static void
end (LudoSpeech *self,
     gboolean    whole)
{
  guint serial = self->serial;

  self->serial = 0;
  g_clear_handle_id (&self->patience_source, g_source_remove);
  g_signal_emit (self, signals[ENDED], 0, serial, whole);
}

static gboolean
patience_cb (gpointer data)
{
  LudoSpeech *self = data;

  self->patience_source = 0;
  leave (self, _("The speech server does not answer; its sound may be "
                 "broken."));

  return G_SOURCE_REMOVE;
}

/* The next sign of life is due within so many milliseconds. */
static void
expect (LudoSpeech *self,
        guint       time)
{
  g_clear_handle_id (&self->patience_source, g_source_remove);
  self->patience_source = g_timeout_add (time, patience_cb, self);
}

/* Sends a line that was granted its turn.  So little never waits for room;
 * where the other side has gone, reading tells. */
static void
write_line (LudoSpeech *self,
            const char *line)
{
  GOutputStream *output =
    g_io_stream_get_output_stream (G_IO_STREAM (self->connection));
  g_autofree char *text = g_strconcat (line, "\r\n", NULL);

  g_pollable_output_stream_write_nonblocking
    (G_POLLABLE_OUTPUT_STREAM (output), text, strlen (text), NULL, NULL);
}

/* @text: goes after the line once it is granted, or NULL. */
static void
send (LudoSpeech *self,
      guint       serial,
      const char *line,
      const char *text)
{
  Command *command = g_new (Command, 1);

  command->serial = serial;
  command->line = g_strdup (line);
  /* A full stop alone ends the text, so one that begins it is doubled. */
  command->text = text == NULL ? NULL
                  : g_strconcat (text[0] == '.' ? "." : "", text, "\r\n.",
                                 NULL);
  g_queue_push_tail (&self->commands, command);
  if (self->commands.length == 1)
    write_line (self, line);
}

/* 701: it begins, 702: it ends, 703: it was broken off. */
static void
take_event (LudoSpeech *self,
            guint       code,
            guint       message)
{
  if (self->serial == 0)
    return;

  if (self->message == 0)
    {
      g_array_append_val (self->early, code);
      g_array_append_val (self->early, message);
    }
  else if (message == self->message && code == 701)
    {
      expect (self, 1000 * (PATIENCE + self->length / SLOWEST));
      g_signal_emit (self, signals[BEGAN], 0, self->serial);
    }
  else if (message == self->message && (code == 702 || code == 703))
    end (self, code == 702);
}

/* The answer to a text: the server's number of it. */
static void
take_said (LudoSpeech *self,
           guint       serial,
           guint       code,
           const char *value)
{
  g_autoptr (GArray) early = NULL;
  guint64 message;

  /* Something else is to be said by now. */
  if (serial != self->serial)
    return;

  if (code >= 300 || value == NULL
      || !g_ascii_string_to_unsigned (value, 10, 1, G_MAXUINT, &message,
                                      NULL))
    {
      end (self, FALSE);
      return;
    }

  expect (self, self->begin_time);
  self->message = (guint) message;
  early = g_steal_pointer (&self->early);
  self->early = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i + 1 < early->len; i += 2)
    take_event (self, g_array_index (early, guint, i),
                g_array_index (early, guint, i + 1));
}

static void
take_modules (LudoSpeech *self,
              guint       code,
              const char *value)
{
  g_clear_handle_id (&self->patience_source, g_source_remove);
  /* The dummy only tells that nothing else was found. */
  if (code >= 300 || value == NULL || g_str_equal (value, "dummy"))
    leave (self, _("The speech server has no voice; install one, such as "
                   "espeak-ng."));
  else
    set_state (self, LUDO_SPEECH_READY, NULL);
}

/* What was answered makes room for what waits. */
static void
take_answer (LudoSpeech *self,
             guint       code)
{
  g_autofree char *value = g_steal_pointer (&self->value);
  Command *command = g_queue_peek_head (&self->commands);
  Command *next;

  if (command == NULL)
    return;

  if (command->text != NULL && code < 300)
    {
      write_line (self, command->text);
      g_clear_pointer (&command->text, g_free);
      return;
    }

  g_queue_pop_head (&self->commands);
  next = g_queue_peek_head (&self->commands);
  if (next != NULL)
    write_line (self, next->line);
  if (command->serial != 0)
    take_said (self, command->serial, code, value);
  else if (g_str_equal (command->line, LIST_MODULES))
    take_modules (self, code, value);
  command_free (command);
}

static void
take_last_line (LudoSpeech *self,
                guint       code)
{
  g_autofree char *event = NULL;
  guint64 message;

  if (code < 700)
    {
      take_answer (self, code);
      return;
    }

  event = g_steal_pointer (&self->event);
  if (event != NULL
      && g_ascii_string_to_unsigned (event, 10, 0, G_MAXUINT, &message, NULL))
    take_event (self, code, (guint) message);
}

/* "225-17" is one line of several, "225 OK MESSAGE QUEUED" the last. */
static gboolean
take_line (LudoSpeech *self,
           char       *line)
{
  guint code = 0;

  g_strchomp (line);
  for (int i = 0; i < 3; i++)
    {
      if (!g_ascii_isdigit (line[i]))
        return FALSE;
      code = 10 * code + (guint) g_ascii_digit_value (line[i]);
    }

  if (line[3] == ' ')
    take_last_line (self, code);
  else if (line[3] != '-')
    return FALSE;
  else if (code < 700)
    {
      g_free (self->value);
      self->value = g_strdup (line + 4);
    }
  else if (self->event == NULL)
    self->event = g_strdup (line + 4);

  return TRUE;
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *line =
    g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (source),
                                          result, &length, &error);
  g_autoptr (LudoSpeech) self = NULL;

  /* Then nobody may be there any more. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  /* Servers go when nobody has spoken for a while, and can come back; one
   * that makes no sense has gone too. */
  self = g_object_ref (data);
  if (line == NULL || length > LENGTH_MAX || !take_line (self, line))
    leave (self, NULL);
  else if (self->input == G_DATA_INPUT_STREAM (source))
    read_next (self);
}

static void
read_next (LudoSpeech *self)
{
  g_data_input_stream_read_line_async (self->input, G_PRIORITY_DEFAULT,
                                       self->cancellable, read_cb, self);
}

static void
begin (LudoSpeech        *self,
       GSocketConnection *connection)
{
  self->connection = g_object_ref (connection);
  self->input =
    g_data_input_stream_new (g_io_stream_get_input_stream
                               (G_IO_STREAM (connection)));
  g_clear_pointer (&self->language, g_free);
  self->rate = G_MAXINT;
  send (self, 0, "SET SELF CLIENT_NAME user:ludotheque:main", NULL);
  send (self, 0, "SET SELF NOTIFICATION ALL ON", NULL);
  /* A screen reader's messages are heard before a text. */
  send (self, 0, "SET SELF PRIORITY TEXT", NULL);
  send (self, 0, LIST_MODULES, NULL);
  expect (self, self->answer_time);
  read_next (self);
}

static gboolean
try_cb (gpointer data)
{
  LudoSpeech *self = data;

  self->try_source = 0;
  connect_to_server (self);

  return G_SOURCE_REMOVE;
}

static gboolean
start_server (LudoSpeech *self)
{
  if (self->started || !ludo_speech_server_may_be_started ())
    return FALSE;

  self->started = TRUE;
  self->tries = N_TRIES;

  return ludo_speech_server_start ();
}

static void
connected_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (LudoSpeech) self = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GSocketConnection) connection =
    g_socket_client_connect_finish (G_SOCKET_CLIENT (source), result, &error);

  /* Then nobody may be there any more. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = g_object_ref (data);
  if (connection != NULL)
    begin (self, connection);
  else if (start_server (self) || self->tries > 0)
    {
      self->tries--;
      self->try_source = g_timeout_add (TRY_TIME, try_cb, self);
    }
  else
    leave (self, _("The speech server could not be reached."));
}

static void
connect_to_server (LudoSpeech *self)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketConnectable) address = ludo_speech_server_address ();

  g_socket_client_set_enable_proxy (client, FALSE);
  g_socket_client_connect_async (client, address, self->cancellable,
                                 connected_cb, self);
}

void
ludo_speech_open (LudoSpeech *self)
{
  g_return_if_fail (LUDO_IS_SPEECH (self));

  if (self->state == LUDO_SPEECH_READY || self->state == LUDO_SPEECH_OPENING)
    return;

  self->started = FALSE;
  self->tries = 0;
  self->cancellable = g_cancellable_new ();
  set_state (self, LUDO_SPEECH_OPENING, NULL);
  connect_to_server (self);
}

static void
look (LudoSpeech *self)
{
  if (ludo_speech_server_is_there ())
    set_state (self, LUDO_SPEECH_IDLE, NULL);
  else
    set_state (self, LUDO_SPEECH_FAILED,
               _("Reading aloud needs Speech Dispatcher, which is not "
                 "installed."));
}

void
ludo_speech_look_again (LudoSpeech *self)
{
  g_return_if_fail (LUDO_IS_SPEECH (self));

  if (self->state == LUDO_SPEECH_FAILED)
    look (self);
}

void
ludo_speech_say (LudoSpeech *self,
                 guint       serial,
                 const char *language,
                 const char *text,
                 int         rate)
{
  g_return_if_fail (LUDO_IS_SPEECH (self));
  g_return_if_fail (self->state == LUDO_SPEECH_READY);
  g_return_if_fail (rate >= -100 && rate <= 100);

  if (g_strcmp0 (self->language, language) != 0)
    {
      g_autofree char *command = g_strconcat ("SET SELF LANGUAGE ", language,
                                              NULL);

      send (self, 0, command, NULL);
      g_free (self->language);
      self->language = g_strdup (language);
    }
  if (self->rate != rate)
    {
      g_autofree char *command = g_strdup_printf ("SET SELF RATE %d", rate);

      send (self, 0, command, NULL);
      self->rate = rate;
    }

  self->serial = serial;
  self->message = 0;
  self->length = (guint) g_utf8_strlen (text, -1);
  g_array_set_size (self->early, 0);
  send (self, serial, "SPEAK", text);
  expect (self, self->answer_time);
}

void
ludo_speech_cancel (LudoSpeech *self)
{
  g_return_if_fail (LUDO_IS_SPEECH (self));

  if (self->serial == 0)
    return;

  self->serial = 0;
  g_clear_handle_id (&self->patience_source, g_source_remove);
  send (self, 0, "CANCEL SELF", NULL);
}

static void
ludo_speech_dispose (GObject *object)
{
  close_connection (LUDO_SPEECH (object));

  G_OBJECT_CLASS (ludo_speech_parent_class)->dispose (object);
}

static void
ludo_speech_finalize (GObject *object)
{
  LudoSpeech *self = LUDO_SPEECH (object);

  g_array_unref (self->early);
  g_free (self->language);
  g_free (self->problem);

  G_OBJECT_CLASS (ludo_speech_parent_class)->finalize (object);
}

static void
ludo_speech_class_init (LudoSpeechClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ludo_speech_dispose;
  object_class->finalize = ludo_speech_finalize;

  signals[CHANGED] = g_signal_new ("changed", LUDO_TYPE_SPEECH,
                                   G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[BEGAN] = g_signal_new ("began", LUDO_TYPE_SPEECH,
                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[ENDED] = g_signal_new ("ended", LUDO_TYPE_SPEECH,
                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
}

static void
ludo_speech_init (LudoSpeech *self)
{
  self->early = g_array_new (FALSE, FALSE, sizeof (guint));
  self->answer_time = ANSWER_TIME;
  self->begin_time = BEGIN_TIME;
  look (self);
}

LudoSpeech *
ludo_speech_new (void)
{
  return g_object_new (LUDO_TYPE_SPEECH, NULL);
}

LudoSpeechState
ludo_speech_get_state (LudoSpeech *self)
{
  g_return_val_if_fail (LUDO_IS_SPEECH (self), LUDO_SPEECH_FAILED);

  return self->state;
}

const char *
ludo_speech_get_problem (LudoSpeech *self)
{
  g_return_val_if_fail (LUDO_IS_SPEECH (self), NULL);

  return self->problem;
}

void
ludo_speech_set_patience (LudoSpeech *self,
                          guint       answer_time,
                          guint       begin_time)
{
  g_return_if_fail (LUDO_IS_SPEECH (self));
  g_return_if_fail (answer_time > 0 && begin_time > 0);

  self->answer_time = answer_time;
  self->begin_time = begin_time;
}
