/* ludo-speech-server.c: where the speech server is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "speech/ludo-speech-server.h"

#include <gio/gunixsocketaddress.h>
#include <string.h>

#define PROGRAM "speech-dispatcher"
#define INET_HOST "localhost"
#define INET_PORT 6560

static char *
socket_path (void)
{
  return g_build_filename (g_get_user_runtime_dir (), "speech-dispatcher",
                           "speechd.sock", NULL);
}

/* "unix_socket[:path]" or "inet_socket[:host[:port]]". */
GSocketConnectable *
ludo_speech_server_address (void)
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

gboolean
ludo_speech_server_may_be_started (void)
{
  g_autofree char *program = g_find_program_in_path (PROGRAM);

  return program != NULL && g_getenv ("SPEECHD_ADDRESS") == NULL;
}

gboolean
ludo_speech_server_is_there (void)
{
  g_autofree char *path = socket_path ();

  return g_getenv ("SPEECHD_ADDRESS") != NULL
         || ludo_speech_server_may_be_started ()
         || g_file_test (path, G_FILE_TEST_EXISTS);
}

gboolean
ludo_speech_server_start (void)
{
  g_autoptr (GSubprocess) server =
    g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE
                      | G_SUBPROCESS_FLAGS_STDERR_SILENCE, NULL,
                      PROGRAM, "--spawn", NULL);

  return server != NULL;
}
