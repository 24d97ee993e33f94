/* ludo-speech-dispatcher.c: speaks through Speech Dispatcher
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-speech-dispatcher"

#include "config.h"

#include "speech/ludo-speech-dispatcher.h"

#include <gio/gunixsocketaddress.h>
#include <glib/gi18n.h>
#include <string.h>

#include "speech/ludo-ssip.h"

#define PROGRAM "speech-dispatcher"
#define INET_HOST "localhost"
#define INET_PORT 6560
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

struct _LudoSpeechDispatcher
{
  LudoSpeech parent_instance;

  GCancellable *cancellable;
  LudoSsip *ssip;               /* NULL while there is no conversation */
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

G_DEFINE_FINAL_TYPE (LudoSpeechDispatcher, ludo_speech_dispatcher,
                     LUDO_TYPE_SPEECH)

static void connect_to_server (LudoSpeechDispatcher *self);

static char *
socket_path (void)
{
  return g_build_filename (g_get_user_runtime_dir (), "speech-dispatcher",
                           "speechd.sock", NULL);
}

/* "unix_socket[:path]" or "inet_socket[:host[:port]]". */
static GSocketConnectable *
server_address (void)
{
  const char *address = g_getenv ("SPEECHD_ADDRESS");
  g_auto (GStrv) parts = g_strsplit (address != NULL ? address : "", ":", 3);
  g_autofree char *path = NULL;

  if (g_strcmp0 (parts[0], "inet_socket") == 0)
    {
      const char *host = parts[1] != NULL ? parts[1] : INET_HOST;
      guint64 port = INET_PORT;

      if (parts[1] != NULL && parts[2] != NULL)
        g_ascii_string_to_unsigned (parts[2], 10, 1, G_MAXUINT16, &port,
                                    NULL);
      return g_network_address_new (host, (guint16) port);
    }

  if (g_strcmp0 (parts[0], "unix_socket") == 0 && parts[1] != NULL)
    path = g_strdup (address + strlen ("unix_socket:"));
  else
    path = socket_path ();

  return G_SOCKET_CONNECTABLE (g_unix_socket_address_new (path));
}

static gboolean
may_be_started (void)
{
  g_autofree char *program = g_find_program_in_path (PROGRAM);

  return program != NULL && g_getenv ("SPEECHD_ADDRESS") == NULL;
}

static gboolean
is_there (void)
{
  g_autofree char *path = socket_path ();

  return g_getenv ("SPEECHD_ADDRESS") != NULL || may_be_started ()
         || g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Ends the conversation.  @problem: NULL where another try may do better. */
static void
leave (LudoSpeechDispatcher *self,
       const char           *problem)
{
  guint serial = self->serial;

  self->serial = 0;
  g_clear_handle_id (&self->patience_source, g_source_remove);
  if (self->ssip != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->ssip, self);
      ludo_ssip_close (self->ssip);
      g_clear_object (&self->ssip);
    }
  if (serial != 0)
    ludo_speech_ended (LUDO_SPEECH (self), serial, FALSE);
  ludo_speech_set_state (LUDO_SPEECH (self),
                         problem != NULL ? LUDO_SPEECH_FAILED
                         : LUDO_SPEECH_IDLE, problem);
}

static void
end (LudoSpeechDispatcher *self,
     gboolean              whole)
{
  guint serial = self->serial;

  self->serial = 0;
  g_clear_handle_id (&self->patience_source, g_source_remove);
  ludo_speech_ended (LUDO_SPEECH (self), serial, whole);
}

static gboolean
patience_cb (gpointer data)
{
  LudoSpeechDispatcher *self = data;

  self->patience_source = 0;
  leave (self, _("The speech server does not answer; its sound may be "
                 "broken."));

  return G_SOURCE_REMOVE;
}

/* The next sign of life is due within so many milliseconds. */
static void
expect (LudoSpeechDispatcher *self,
        guint                 time)
{
  g_clear_handle_id (&self->patience_source, g_source_remove);
  self->patience_source = g_timeout_add (time, patience_cb, self);
}

static void
event_cb (LudoSpeechDispatcher *self,
          guint                 code,
          guint                 message)
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
      ludo_speech_began (LUDO_SPEECH (self), self->serial);
    }
  else if (message == self->message && (code == 702 || code == 703))
    end (self, code == 702);
}

static void
closed_cb (LudoSpeechDispatcher *self)
{
  /* Servers go when nobody has spoken for a while, and can come back. */
  leave (self, NULL);
}

static void
said_cb (guint       code,
         guint       serial,
         const char *value,
         gpointer    data)
{
  LudoSpeechDispatcher *self = data;
  g_autoptr (GArray) early = NULL;
  guint64 message;

  /* Something else is to be said by now. */
  if (serial != self->serial)
    return;

  if (code == 0 || code >= 300 || value == NULL
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
    event_cb (self, g_array_index (early, guint, i),
              g_array_index (early, guint, i + 1));
}

/* Its answer asks for the text; a refusal leaves nothing to send. */
static void
speak_cb (guint       code,
          guint       serial,
          const char *value,
          gpointer    data)
{
  LudoSpeechDispatcher *self = data;

  if (code >= 300)
    ludo_ssip_drop (self->ssip, serial);
}

static void
modules_cb (guint       code,
            guint       tag,
            const char *value,
            gpointer    data)
{
  LudoSpeechDispatcher *self = data;

  g_clear_handle_id (&self->patience_source, g_source_remove);
  /* The dummy only tells that nothing else was found. */
  if (code >= 300 || value == NULL || g_str_equal (value, "dummy"))
    leave (self, _("The speech server has no voice; install one, such as "
                   "espeak-ng."));
  else
    ludo_speech_set_state (LUDO_SPEECH (self), LUDO_SPEECH_READY, NULL);
}

static void
begin (LudoSpeechDispatcher *self,
       GSocketConnection    *connection)
{
  self->ssip = ludo_ssip_new (connection);
  g_signal_connect_swapped (self->ssip, "event", G_CALLBACK (event_cb), self);
  g_signal_connect_swapped (self->ssip, "closed", G_CALLBACK (closed_cb),
                            self);
  g_clear_pointer (&self->language, g_free);
  self->rate = G_MAXINT;
  self->serial = 0;
  ludo_ssip_send (self->ssip, 0, "SET SELF CLIENT_NAME user:ludotheque:main",
                  NULL, NULL);
  ludo_ssip_send (self->ssip, 0, "SET SELF NOTIFICATION ALL ON", NULL, NULL);
  /* A screen reader's messages are heard before a text. */
  ludo_ssip_send (self->ssip, 0, "SET SELF PRIORITY TEXT", NULL, NULL);
  ludo_ssip_send (self->ssip, 0, "LIST OUTPUT_MODULES", modules_cb, self);
  expect (self, self->answer_time);
}

static gboolean
try_cb (gpointer data)
{
  LudoSpeechDispatcher *self = data;

  self->try_source = 0;
  connect_to_server (self);

  return G_SOURCE_REMOVE;
}

/* The server leaves the terminal and the program behind by itself. */
static gboolean
start_server (LudoSpeechDispatcher *self)
{
  g_autoptr (GSubprocess) server = NULL;

  if (self->started || !may_be_started ())
    return FALSE;

  self->started = TRUE;
  self->tries = N_TRIES;
  server = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE
                             | G_SUBPROCESS_FLAGS_STDERR_SILENCE, NULL,
                             PROGRAM, "--spawn", NULL);

  return server != NULL;
}

static void
connected_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (LudoSpeechDispatcher) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GSocketConnection) connection =
    g_socket_client_connect_finish (G_SOCKET_CLIENT (source), result, &error);

  if (g_cancellable_is_cancelled (self->cancellable))
    return;

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
connect_to_server (LudoSpeechDispatcher *self)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketConnectable) address = server_address ();

  g_socket_client_set_enable_proxy (client, FALSE);
  g_socket_client_connect_async (client, address, self->cancellable,
                                 connected_cb, g_object_ref (self));
}

static void
ludo_speech_dispatcher_open (LudoSpeech *speech)
{
  LudoSpeechDispatcher *self = LUDO_SPEECH_DISPATCHER (speech);
  LudoSpeechState state = ludo_speech_get_state (speech);

  if (state == LUDO_SPEECH_READY || state == LUDO_SPEECH_OPENING)
    return;

  self->started = FALSE;
  self->tries = 0;
  ludo_speech_set_state (speech, LUDO_SPEECH_OPENING, NULL);
  connect_to_server (self);
}

static const char *
not_there (void)
{
  return _("Reading aloud needs Speech Dispatcher, which is not installed.");
}

static void
ludo_speech_dispatcher_look_again (LudoSpeech *speech)
{
  if (is_there ())
    ludo_speech_set_state (speech, LUDO_SPEECH_IDLE, NULL);
  else
    ludo_speech_set_state (speech, LUDO_SPEECH_FAILED, not_there ());
}

/* Which languages the synthesiser behind it has, the server tells in thousands
 * of lines; those of the pages every one has. */
static gboolean
ludo_speech_dispatcher_knows (LudoSpeech *speech,
                              const char *language)
{
  return g_str_equal (language, "fr") || g_str_equal (language, "en");
}

static void
ludo_speech_dispatcher_say (LudoSpeech *speech,
                            guint       serial,
                            const char *language,
                            const char *text,
                            int         rate)
{
  LudoSpeechDispatcher *self = LUDO_SPEECH_DISPATCHER (speech);

  if (g_strcmp0 (self->language, language) != 0)
    {
      g_autofree char *command = g_strconcat ("SET SELF LANGUAGE ", language,
                                              NULL);

      ludo_ssip_send (self->ssip, 0, command, NULL, NULL);
      g_free (self->language);
      self->language = g_strdup (language);
    }
  if (self->rate != rate)
    {
      g_autofree char *command = g_strdup_printf ("SET SELF RATE %d", rate);

      ludo_ssip_send (self->ssip, 0, command, NULL, NULL);
      self->rate = rate;
    }

  self->serial = serial;
  self->message = 0;
  self->length = (guint) g_utf8_strlen (text, -1);
  g_array_set_size (self->early, 0);
  ludo_ssip_send (self->ssip, serial, "SPEAK", speak_cb, self);
  ludo_ssip_send_text (self->ssip, serial, text, said_cb, self);
  expect (self, self->answer_time);
}

static void
ludo_speech_dispatcher_cancel (LudoSpeech *speech)
{
  LudoSpeechDispatcher *self = LUDO_SPEECH_DISPATCHER (speech);

  if (self->serial == 0)
    return;

  self->serial = 0;
  g_clear_handle_id (&self->patience_source, g_source_remove);
  ludo_ssip_send (self->ssip, 0, "CANCEL SELF", NULL, NULL);
}

static void
ludo_speech_dispatcher_dispose (GObject *object)
{
  LudoSpeechDispatcher *self = LUDO_SPEECH_DISPATCHER (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->try_source, g_source_remove);
  g_clear_handle_id (&self->patience_source, g_source_remove);
  if (self->ssip != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->ssip, self);
      ludo_ssip_close (self->ssip);
    }
  g_clear_object (&self->ssip);

  G_OBJECT_CLASS (ludo_speech_dispatcher_parent_class)->dispose (object);
}

static void
ludo_speech_dispatcher_finalize (GObject *object)
{
  LudoSpeechDispatcher *self = LUDO_SPEECH_DISPATCHER (object);

  g_object_unref (self->cancellable);
  g_array_unref (self->early);
  g_free (self->language);

  G_OBJECT_CLASS (ludo_speech_dispatcher_parent_class)->finalize (object);
}

static void
ludo_speech_dispatcher_class_init (LudoSpeechDispatcherClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LudoSpeechClass *speech_class = LUDO_SPEECH_CLASS (klass);

  object_class->dispose = ludo_speech_dispatcher_dispose;
  object_class->finalize = ludo_speech_dispatcher_finalize;

  speech_class->open = ludo_speech_dispatcher_open;
  speech_class->look_again = ludo_speech_dispatcher_look_again;
  speech_class->knows = ludo_speech_dispatcher_knows;
  speech_class->say = ludo_speech_dispatcher_say;
  speech_class->cancel = ludo_speech_dispatcher_cancel;
}

static void
ludo_speech_dispatcher_init (LudoSpeechDispatcher *self)
{
  self->cancellable = g_cancellable_new ();
  self->early = g_array_new (FALSE, FALSE, sizeof (guint));
  self->answer_time = ANSWER_TIME;
  self->begin_time = BEGIN_TIME;
  ludo_speech_dispatcher_look_again (LUDO_SPEECH (self));
}

LudoSpeech *
ludo_speech_dispatcher_new (void)
{
  return g_object_new (LUDO_TYPE_SPEECH_DISPATCHER, NULL);
}

void
ludo_speech_dispatcher_set_patience (LudoSpeechDispatcher *self,
                                     guint                 answer_time,
                                     guint                 begin_time)
{
  g_return_if_fail (LUDO_IS_SPEECH_DISPATCHER (self));
  g_return_if_fail (answer_time > 0 && begin_time > 0);

  self->answer_time = answer_time;
  self->begin_time = begin_time;
}
