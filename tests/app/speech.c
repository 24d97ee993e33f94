/* speech.c: a stand-in for Speech Dispatcher that writes down what is spoken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "speech.h"

#include <gio/gunixsocketaddress.h>
#include <glib/gstdio.h>
#include <string.h>

struct _Speech
{
  guint n_messages;

  /* Owned */
  GSocketService *service;
  GPtrArray *texts;             /* strings */
};

/* Client: a connection. */
typedef struct
{
  Speech *speech;
  GString *text;                /* being received, or NULL */

  /* Owned */
  GSocketConnection *connection;
  GDataInputStream *input;
} Client;

static void
client_free (Client *client)
{
  if (client->text != NULL)
    g_string_free (client->text, TRUE);
  g_object_unref (client->input);
  g_object_unref (client->connection);
  g_free (client);
}

static void
answer (Client     *client,
        const char *text)
{
  GOutputStream *output =
    g_io_stream_get_output_stream (G_IO_STREAM (client->connection));

  g_output_stream_write_all (output, text, strlen (text), NULL, NULL, NULL);
}

/* Returns: the text of @markup, SSML, in plain letters. */
static char *
dup_plain (const char *markup)
{
  static const char *const entities[][2] = {
    { "&lt;", "<" }, { "&gt;", ">" }, { "&quot;", "\"" }, { "&apos;", "'" },
    { "&amp;", "&" },
  };
  GString *plain = g_string_new (NULL);
  gboolean in_tag = FALSE;

  for (const char *c = markup; *c != '\0'; c++)
    {
      if (*c == '<')
        in_tag = TRUE;
      else if (*c == '>')
        in_tag = FALSE;
      else if (!in_tag)
        g_string_append_c (plain, *c);
    }
  for (guint i = 0; i < G_N_ELEMENTS (entities); i++)
    g_string_replace (plain, entities[i][0], entities[i][1], 0);

  return g_strstrip (g_string_free (plain, FALSE));
}

/* The text has come to its end: it is written down and counts as spoken. */
static void
speak (Client *client)
{
  Speech *speech = client->speech;
  guint n = ++speech->n_messages;
  g_autofree char *queued =
    g_strdup_printf ("225-%u\r\n225 OK MESSAGE QUEUED\r\n", n);
  g_autofree char *spoken =
    g_strdup_printf ("701-%u\r\n701-1\r\n701 BEGIN\r\n"
                     "702-%u\r\n702-1\r\n702 END\r\n", n, n);

  g_ptr_array_add (speech->texts, dup_plain (client->text->str));
  g_string_free (g_steal_pointer (&client->text), TRUE);
  answer (client, queued);
  answer (client, spoken);
}

static void
obey (Client     *client,
      const char *line)
{
  static const char *const answers[][2] = {
    { "SET SELF CLIENT_NAME", "208 OK CLIENT NAME SET\r\n" },
    { "SET SELF NOTIFICATION", "220 OK NOTIFICATION SET\r\n" },
    { "SET", "201 OK\r\n" },
    { "SPEAK", "230 OK RECEIVING DATA\r\n" },
    { "LIST OUTPUT_MODULES", "250-stand-in\r\n250 OK MODULE LIST SENT\r\n" },
    { "LIST SYNTHESIS_VOICES",
      "249-English\ten\tnone\r\n249-French\tfr\tnone\r\n"
      "249 OK VOICE LIST SENT\r\n" },
    { "LIST", "249-MALE1\r\n249 OK VOICE LIST SENT\r\n" },
    { "GET", "251-0\r\n251 OK GET RETURNED\r\n" },
    { "HISTORY", "245-1\r\n245 OK CLIENT ID SENT\r\n" },
    { "BLOCK", "260 OK INSIDE BLOCK\r\n" },
    { "STOP", "210 OK STOPPED\r\n" },
    { "CANCEL", "210 OK STOPPED\r\n" },
    { "CHAR", "225-0\r\n225 OK MESSAGE QUEUED\r\n" },
    { "KEY", "225-0\r\n225 OK MESSAGE QUEUED\r\n" },
    { "QUIT", "231 HAPPY HACKING\r\n" },
    { "", "200 OK\r\n" },
  };
  g_autofree char *command = g_ascii_strup (line, -1);
  guint i = 0;

  while (!g_str_has_prefix (command, answers[i][0]))
    i++;
  if (g_str_equal (command, "SPEAK"))
    client->text = g_string_new (NULL);
  answer (client, answers[i][1]);
}

static void
line_cb (GObject      *input,
         GAsyncResult *result,
         gpointer      data)
{
  Client *client = data;
  g_autofree char *line =
    g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (input), result,
                                          NULL, NULL);

  if (line == NULL)
    {
      client_free (client);
      return;
    }

  if (client->text == NULL)
    obey (client, line);
  else if (g_str_equal (line, "."))
    speak (client);
  else
    /* A line that begins with a dot has another before it. */
    g_string_append_printf (client->text, "%s ",
                            line + g_str_has_prefix (line, ".."));
  g_data_input_stream_read_line_async (client->input, G_PRIORITY_DEFAULT, NULL,
                                       line_cb, client);
}

static gboolean
incoming_cb (Speech            *self,
             GSocketConnection *connection)
{
  Client *client = g_new0 (Client, 1);

  client->speech = self;
  client->connection = g_object_ref (connection);
  client->input = g_data_input_stream_new
    (g_io_stream_get_input_stream (G_IO_STREAM (connection)));
  g_data_input_stream_set_newline_type (client->input,
                                        G_DATA_STREAM_NEWLINE_TYPE_ANY);
  g_data_input_stream_read_line_async (client->input, G_PRIORITY_DEFAULT, NULL,
                                       line_cb, client);

  return TRUE;
}

Speech *
speech_new (const char *runtime_dir)
{
  g_autofree char *folder = g_build_filename (runtime_dir, "speech-dispatcher",
                                              NULL);
  g_autofree char *path = g_build_filename (folder, "speechd.sock", NULL);
  g_autoptr (GSocketAddress) address = g_unix_socket_address_new (path);
  g_autoptr (GError) error = NULL;
  Speech *self = g_new0 (Speech, 1);

  g_assert_no_errno (g_mkdir_with_parents (folder, 0700));
  g_unlink (path);
  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->service = g_socket_service_new ();
  g_socket_listener_add_address (G_SOCKET_LISTENER (self->service), address,
                                 G_SOCKET_TYPE_STREAM,
                                 G_SOCKET_PROTOCOL_DEFAULT, NULL, NULL,
                                 &error);
  g_assert_no_error (error);
  g_signal_connect_swapped (self->service, "incoming",
                            G_CALLBACK (incoming_cb), self);

  return self;
}

void
speech_free (Speech *self)
{
  g_socket_service_stop (self->service);
  g_socket_listener_close (G_SOCKET_LISTENER (self->service));
  g_object_unref (self->service);
  g_ptr_array_unref (self->texts);
  g_free (self);
}

GPtrArray *
speech_get_texts (Speech *self)
{
  return self->texts;
}

/* Returns: the words of @text, one space between two, in small letters: a
 * screen reader spells signs in its own way. */
static char *
dup_words (const char *text)
{
  GString *words = g_string_new (NULL);

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (g_unichar_isalnum (letter))
        g_string_append_unichar (words, g_unichar_tolower (letter));
      else if (words->len > 0 && words->str[words->len - 1] != ' ')
        g_string_append_c (words, ' ');
    }

  return g_strchomp (g_string_free (words, FALSE));
}

guint
speech_count (Speech     *self,
              guint       first,
              guint       end,
              const char *sentence)
{
  g_autofree char *wanted = dup_words (sentence);
  guint n = 0;

  for (guint i = first; i < end; i++)
    {
      g_autofree char *words = dup_words (self->texts->pdata[i]);

      n += strstr (words, wanted) != NULL;
    }

  return n;
}

gboolean
speech_has (Speech     *self,
            guint       first,
            const char *sentence)
{
  return speech_count (self, first, self->texts->len, sentence) > 0;
}
