/* speech-server.c: a speech server for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "speech-server.h"
#include "test-wait.h"

#include <gio/gunixsocketaddress.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

void
speech_server_answer (SpeechServer *self,
                      const char   *text)
{
  /* A client that was told nonsense may have gone. */
  g_output_stream_write_all (self->output, text, strlen (text), NULL, NULL,
                             NULL);
}

void
speech_server_event (SpeechServer *self,
                     guint         code,
                     const char   *name)
{
  g_autofree char *text =
    g_strdup_printf ("%u-%u\r\n%u-1\r\n%u %s\r\n", code, self->message,
                     code, code, name);

  speech_server_answer (self, text);
}

static void
take_text (SpeechServer *self,
           const char   *line)
{
  g_autofree char *queued = NULL;

  if (!g_str_equal (line, "."))
    {
      if (self->rate != 0)
        g_string_append_printf (self->said, "%+d ", self->rate);
      /* A full stop that begins it comes twice. */
      g_string_append_printf (self->said, "%s:%s|", self->language,
                              line + (line[0] == '.'));
      return;
    }

  self->in_text = FALSE;
  self->message++;
  if (self->early)
    speech_server_event (self, 701, "BEGIN");
  queued = g_strdup_printf ("225-%u\r\n225 OK MESSAGE QUEUED\r\n",
                            self->message);
  speech_server_answer (self, queued);
}

static void
take_command (SpeechServer *self,
              const char   *line)
{
  if (g_str_has_prefix (line, "SET SELF LANGUAGE "))
    {
      g_free (self->language);
      self->language = g_strdup (line + strlen ("SET SELF LANGUAGE "));
    }
  else if (g_str_has_prefix (line, "SET SELF RATE "))
    self->rate = atoi (line + strlen ("SET SELF RATE "));
  else if (g_str_equal (line, "CANCEL SELF"))
    {
      g_string_append (self->said, "!|");
      self->over = self->message;
    }
  else if (g_str_equal (line, "LIST OUTPUT_MODULES"))
    {
      speech_server_answer (self, self->modules);
      return;
    }
  else if (g_ascii_strcasecmp (line, "SPEAK") == 0)
    {
      self->in_text = !self->refuses;
      speech_server_answer (self, self->refuses
                                    ? "304 ERR NOT ALLOWED\r\n"
                                    : "230 OK RECEIVING DATA\r\n");
      return;
    }
  speech_server_answer (self, "200 OK\r\n");
}

static void
line_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  SpeechServer *self = data;
  g_autofree char *line =
    g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (source),
                                          result, NULL, NULL);

  if (line == NULL || self->input != G_DATA_INPUT_STREAM (source))
    return;

  /* Only the carriage return is removed, because a text may end with a
   * blank. */
  g_strdelimit (line, "\r", '\0');
  g_string_append_printf (self->told, "%s\n", line);
  if (!self->mute)
    (self->in_text ? take_text : take_command) (self, line);
  g_data_input_stream_read_line_async (self->input, G_PRIORITY_DEFAULT,
                                       NULL, line_cb, self);
}

static gboolean
incoming_cb (GSocketService    *service,
             GSocketConnection *connection,
             GObject           *source,
             gpointer           data)
{
  SpeechServer *self = data;

  self->n_connections++;
  self->in_text = FALSE;
  self->connection = G_IO_STREAM (g_object_ref (connection));
  self->output = g_io_stream_get_output_stream (self->connection);
  self->input =
    g_data_input_stream_new (g_io_stream_get_input_stream
                               (self->connection));
  g_data_input_stream_read_line_async (self->input, G_PRIORITY_DEFAULT,
                                       NULL, line_cb, self);

  return TRUE;
}

static void
began_cb (SpeechServer *self,
          guint         serial)
{
  g_string_append_printf (self->heard, "+%u ", serial);
}

static void
ended_cb (SpeechServer *self,
          guint         serial,
          gboolean      whole)
{
  g_string_append_printf (self->heard, "%s%u ", whole ? "-" : "x", serial);
}

SpeechServer *
speech_server_new (void)
{
  SpeechServer *self = g_new0 (SpeechServer, 1);
  g_autoptr (GSocketAddress) address = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *variable = NULL;

  self->folder = g_dir_make_tmp ("speech-XXXXXX", NULL);
  g_assert_nonnull (self->folder);
  self->path = g_build_filename (self->folder, "sock", NULL);
  variable = g_strconcat ("unix_socket:", self->path, NULL);
  g_setenv ("SPEECHD_ADDRESS", variable, TRUE);
  self->told = g_string_new (NULL);
  self->said = g_string_new (NULL);
  self->heard = g_string_new (NULL);
  self->modules = SPEECH_SERVER_VOICE;

  address = g_unix_socket_address_new (self->path);
  self->service = g_socket_service_new ();
  g_socket_listener_add_address (G_SOCKET_LISTENER (self->service), address,
                                 G_SOCKET_TYPE_STREAM,
                                 G_SOCKET_PROTOCOL_DEFAULT, NULL, NULL,
                                 &error);
  g_assert_no_error (error);
  g_signal_connect (self->service, "incoming", G_CALLBACK (incoming_cb), self);
  g_socket_service_start (self->service);

  self->speech = ludo_speech_new (SPEECH_PROGRAM);
  g_signal_connect_swapped (self->speech, "began", G_CALLBACK (began_cb),
                            self);
  g_signal_connect_swapped (self->speech, "ended", G_CALLBACK (ended_cb),
                            self);

  return self;
}

void
speech_server_hang_up (SpeechServer *self)
{
  g_clear_object (&self->input);
  if (self->connection != NULL)
    g_io_stream_close (self->connection, NULL, NULL);
  g_clear_object (&self->connection);
}

void
speech_server_free (SpeechServer *self)
{
  gpointer speech = self->speech;

  g_object_add_weak_pointer (G_OBJECT (speech), &speech);
  g_object_unref (self->speech);
  speech_server_hang_up (self);
  g_socket_service_stop (self->service);
  g_socket_listener_close (G_SOCKET_LISTENER (self->service));
  g_object_unref (self->service);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (speech);
  g_remove (self->path);
  g_rmdir (self->folder);
  g_free (self->path);
  g_free (self->folder);
  g_free (self->language);
  g_string_free (self->told, TRUE);
  g_string_free (self->said, TRUE);
  g_string_free (self->heard, TRUE);
  g_free (self);
}

/* Tells of the message that is awaited, and waits until that was heard. */
static void
tell (SpeechServer *self,
      guint         code,
      const char   *name)
{
  gsize before = self->heard->len;

  WAIT_UNTIL (self->message > self->over);
  speech_server_event (self, code, name);
  WAIT_UNTIL (self->heard->len > before);
}

void
speech_server_begin (SpeechServer *self)
{
  tell (self, 701, "BEGIN");
}

void
speech_server_end (SpeechServer *self)
{
  tell (self, 702, "END");
  self->over = self->message;
}

void
speech_server_assert_said (SpeechServer *self,
                           const char   *said)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  WAIT_UNTIL (self->said->len >= strlen (said));
  g_assert_cmpstr (self->said->str, ==, said);
  g_string_truncate (self->said, 0);
}
