/* ludo-speech.c: speaks one text at a time, through Speech Dispatcher
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * This file starts ludotheque-speech, a process of its own that connects to the
 * server.  ludotheque-speech.c describes the lines that the two exchange.
 */

#include "speech/ludo-speech.h"

#include <fcntl.h>
#include <glib/gi18n.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "play/ludo-language.h"
#include "play/ludo-signal.h"

#define SERVER "speech-dispatcher"
#define ADDRESS "SPEECHD_ADDRESS"

/* The timeouts for an answer and for the beginning of speech, which waits for a
 * screen reader to finish, and the time that a server may need to start; in
 * milliseconds. */
#define ANSWER_TIME 4000
#define BEGIN_TIME 6000
#define START_TIME 4000
/* A server whose sound is broken never reports the end of a text.  The timeout
 * for it is END_TIME seconds, and one second more for each CHARS_PER_SECOND
 * characters, because every voice is faster than that. */
#define END_TIME 20
#define CHARS_PER_SECOND 3

struct _LudoSpeech
{
  GObject parent_instance;

  char *program;                /* the path of ludotheque-speech */
  LudoSpeechState state;
  char *problem;                /* the reason of a failure, or NULL */
  GSubprocess *process;         /* `program` while it runs, or NULL */
  GSocketConnection *connection;
  GCancellable *cancellable;

  guint serial;                 /* of the text being spoken; 0: none */
  guint length;                 /* of the text, in characters */
  guint timeout_source;
  guint answer_time;            /* the timeouts, in milliseconds */
  guint begin_time;
};

/* The object that spoke last, or NULL. */
static LudoSpeech *last_speaker;

G_DEFINE_FINAL_TYPE (LudoSpeech, ludo_speech, G_TYPE_OBJECT)

static void
close_connection (LudoSpeech *self)
{
  if (self->process == NULL)
    return;

  g_cancellable_cancel (self->cancellable);
  g_subprocess_force_exit (self->process);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->connection);
  g_clear_object (&self->process);
  g_clear_handle_id (&self->timeout_source, g_source_remove);
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
  g_signal_emit_by_name (self, "changed");
}

/* Closes the connection to the server.
 * @problem: the reason of a failure; NULL: the server may be opened again */
static void
finish (LudoSpeech *self,
        const char *problem)
{
  guint serial = self->serial;

  self->serial = 0;
  close_connection (self);
  if (serial != 0)
    g_signal_emit_by_name (self, "ended", serial, FALSE);
  set_state (self, problem != NULL ? LUDO_SPEECH_FAILED : LUDO_SPEECH_IDLE,
             problem);
}

static gboolean
timeout_cb (gpointer data)
{
  LudoSpeech *self = data;

  self->timeout_source = 0;
  finish (self, _("The speech server does not answer; its sound output may "
                  "not be working."));

  return G_SOURCE_REMOVE;
}

/* Restarts the timeout: a line must arrive within @time milliseconds. */
static void
expect (LudoSpeech *self,
        guint       time)
{
  g_clear_handle_id (&self->timeout_source, g_source_remove);
  self->timeout_source = g_timeout_add (time, timeout_cb, self);
}

/* Sends @line, which is short enough for the socket's buffer.  Errors are
 * ignored, because reading reports a closed connection. */
static void
send_line (LudoSpeech *self,
           const char *line)
{
  GOutputStream *output =
    g_io_stream_get_output_stream (G_IO_STREAM (self->connection));

  g_pollable_output_stream_write_nonblocking
    (G_POLLABLE_OUTPUT_STREAM (output), line, strlen (line), NULL, NULL);
}

static void
handle_ready (LudoSpeech *self)
{
  g_clear_handle_id (&self->timeout_source, g_source_remove);
  set_state (self, LUDO_SPEECH_READY, NULL);
}

/* Handles an event of the text that is being spoken. */
static void
handle_event (LudoSpeech *self,
              const char *event)
{
  guint serial = self->serial;

  if (g_str_equal (event, "QUEUED"))
    expect (self, self->begin_time);
  else if (g_str_equal (event, "BEGAN"))
    {
      expect (self, 1000 * (END_TIME + self->length / CHARS_PER_SECOND));
      g_signal_emit_by_name (self, "began", serial);
    }
  else
    {
      self->serial = 0;
      g_clear_handle_id (&self->timeout_source, g_source_remove);
      g_signal_emit_by_name (self, "ended", serial,
                             g_str_equal (event, "ENDED"));
    }
}

static void
handle_line (LudoSpeech *self,
             const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, " ", 2);

  if (g_str_equal (line, "READY"))
    handle_ready (self);
  else if (g_str_equal (line, "NO-VOICE"))
    finish (self, _("The speech server has no voice; install one, such as "
                    "espeak-ng."));
  else if (g_str_equal (line, "UNREACHABLE"))
    finish (self, _("The speech server could not be reached."));
  /* Ignore events of an earlier text. */
  else if (self->serial != 0 && parts[1] != NULL
           && g_ascii_strtoull (parts[1], NULL, 10) == self->serial)
    handle_event (self, parts[0]);
}

static void read_next (LudoSpeech *self, GDataInputStream *input);

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  GDataInputStream *input = G_DATA_INPUT_STREAM (source);
  g_autoptr (GError) error = NULL;
  g_autofree char *line =
    g_data_input_stream_read_line_finish (input, result, NULL, &error);
  g_autoptr (LudoSpeech) self = NULL;
  g_autoptr (GCancellable) cancellable = NULL;

  /* A cancelled read does not touch @data, which may be freed. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = g_object_ref (data);
  cancellable = g_object_ref (self->cancellable);
  /* A lost connection is no failure, because a server exits when it has not
   * been used for a while, and can be started again. */
  if (line == NULL)
    finish (self, self->state == LUDO_SPEECH_OPENING
                    ? _("The speech server could not be reached.") : NULL);
  else
    handle_line (self, line);
  if (self->cancellable == cancellable)
    read_next (self, input);
}

static void
read_next (LudoSpeech       *self,
           GDataInputStream *input)
{
  g_data_input_stream_read_line_async (input, G_PRIORITY_DEFAULT,
                                       self->cancellable, read_cb, self);
}

/* Starts the process that connects to the server.  Its input and output are one
 * socket instead of pipes, because writing to a pipe whose other end is closed
 * would kill this program with SIGPIPE. */
static gboolean
start_process (LudoSpeech *self)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autoptr (GSocket) socket = NULL;
  g_auto (GStrv) environment = NULL;
  int ends[2];

  if (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return FALSE;

  /* Give it the environment of the session, because it may start the server,
   * which outlives this program. */
  environment = ludo_language_dup_environ ();
  g_subprocess_launcher_set_environ (launcher, environment);
  g_subprocess_launcher_take_stdin_fd (launcher, ends[1]);
  g_subprocess_launcher_take_stdout_fd (launcher,
                                        fcntl (ends[1], F_DUPFD_CLOEXEC, 0));
  socket = g_socket_new_from_fd (ends[0], NULL);
  if (socket == NULL)
    {
      close (ends[0]);
      return FALSE;
    }

  self->connection = g_socket_connection_factory_create_connection (socket);
  self->process = g_subprocess_launcher_spawn (launcher, NULL, self->program,
                                               NULL);
  if (self->process == NULL)
    g_clear_object (&self->connection);

  return self->process != NULL;
}

void
ludo_speech_open (LudoSpeech *self)
{
  g_autoptr (GDataInputStream) input = NULL;

  g_return_if_fail (LUDO_IS_SPEECH (self));

  if (self->state == LUDO_SPEECH_READY || self->state == LUDO_SPEECH_OPENING)
    return;

  if (!start_process (self))
    {
      finish (self, _("The speech server could not be reached."));
      return;
    }

  self->cancellable = g_cancellable_new ();
  input = g_data_input_stream_new (g_io_stream_get_input_stream
                                     (G_IO_STREAM (self->connection)));
  expect (self, self->answer_time
                + (g_getenv (ADDRESS) == NULL ? START_TIME : 0));
  read_next (self, input);
  set_state (self, LUDO_SPEECH_OPENING, NULL);
}

/* Returns whether a server runs or could be started. */
static gboolean
is_server_there (void)
{
  g_autofree char *server = g_find_program_in_path (SERVER);
  g_autofree char *path =
    g_build_filename (g_get_user_runtime_dir (), SERVER, "speechd.sock",
                      NULL);

  return server != NULL || g_getenv (ADDRESS) != NULL
         || g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
update_availability (LudoSpeech *self)
{
  if (!g_file_test (self->program, G_FILE_TEST_IS_EXECUTABLE))
    set_state (self, LUDO_SPEECH_FAILED,
               _("This copy of the program was built without support for "
                 "reading aloud."));
  else if (is_server_there ())
    set_state (self, LUDO_SPEECH_IDLE, NULL);
  else
    set_state (self, LUDO_SPEECH_FAILED,
               _("Reading aloud needs Speech Dispatcher, which is not "
                 "installed."));
}

void
ludo_speech_retry (LudoSpeech *self)
{
  g_return_if_fail (LUDO_IS_SPEECH (self));

  if (self->state == LUDO_SPEECH_FAILED)
    update_availability (self);
}

int
ludo_speech_rate (int speed)
{
  static const int rates[LUDO_SPEECH_SPEEDS] = { -40, 0, 40 };

  g_return_val_if_fail (speed >= 0 && speed < LUDO_SPEECH_SPEEDS, 0);

  return rates[speed];
}

static void
break_off (LudoSpeech *self)
{
  guint serial = self->serial;

  ludo_speech_cancel (self);
  if (serial != 0)
    g_signal_emit_by_name (self, "ended", serial, FALSE);
}

void
ludo_speech_say (LudoSpeech *self,
                 guint       serial,
                 const char *language,
                 const char *text,
                 int         rate)
{
  g_autofree char *line = NULL;

  g_return_if_fail (LUDO_IS_SPEECH (self));
  g_return_if_fail (self->state == LUDO_SPEECH_READY);
  g_return_if_fail (serial != 0 && strchr (text, '\n') == NULL);
  g_return_if_fail (rate >= -100 && rate <= 100);

  if (last_speaker != NULL && last_speaker != self)
    break_off (last_speaker);
  last_speaker = self;
  self->serial = serial;
  self->length = (guint) g_utf8_strlen (text, -1);
  line = g_strdup_printf ("SPEAK %u %d %s %s\n", serial, rate, language, text);
  send_line (self, line);
  expect (self, self->answer_time);
}

void
ludo_speech_cancel (LudoSpeech *self)
{
  g_return_if_fail (LUDO_IS_SPEECH (self));

  if (self->serial == 0)
    return;

  self->serial = 0;
  g_clear_handle_id (&self->timeout_source, g_source_remove);
  send_line (self, "CANCEL\n");
}

static void
ludo_speech_dispose (GObject *object)
{
  close_connection (LUDO_SPEECH (object));
  if (last_speaker == LUDO_SPEECH (object))
    last_speaker = NULL;

  G_OBJECT_CLASS (ludo_speech_parent_class)->dispose (object);
}

static void
ludo_speech_finalize (GObject *object)
{
  LudoSpeech *self = LUDO_SPEECH (object);

  g_free (self->program);
  g_free (self->problem);

  G_OBJECT_CLASS (ludo_speech_parent_class)->finalize (object);
}

static void
ludo_speech_class_init (LudoSpeechClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ludo_speech_dispose;
  object_class->finalize = ludo_speech_finalize;

  ludo_signal_new (klass, "changed", 0);
  ludo_signal_new (klass, "began", 1, G_TYPE_UINT);
  ludo_signal_new (klass, "ended", 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
}

static void
ludo_speech_init (LudoSpeech *self)
{
  self->answer_time = ANSWER_TIME;
  self->begin_time = BEGIN_TIME;
}

LudoSpeech *
ludo_speech_new (const char *program)
{
  LudoSpeech *self = g_object_new (LUDO_TYPE_SPEECH, NULL);

  self->program = g_strdup (program);
  update_availability (self);

  return self;
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
