/* ludotheque-speech.c: speaks what its input tells it to, through libspeechd
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A process of its own, started by LudoSpeech.  libspeechd (0.11.4) waits
 * without end for an answer that does not come, ends the program where one
 * is not what it should be (ret_ok() exits), and closes a lost connection
 * twice; none of this may reach a program that holds somebody's games.
 *
 * Its input is a command a line:
 *
 *   SPEAK serial rate language text
 *   CANCEL
 *
 * and so is its output: first READY, NO-VOICE or UNREACHABLE, then, with the
 * serial number, QUEUED when the server has a text, BEGAN, and ENDED or
 * BROKEN.  It ends with its input, with the server, and where the server
 * refuses a text.
 */

#include <glib.h>
#include <libspeechd.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* These are static because the library's callbacks, which run in its thread,
 * have no argument for user data. */
static GMutex mutex;
static guint serial;            /* being said, 0: nothing */
static int message = -1;        /* the server's number of it, -1: unknown */
/* The events of a message whose number spd_say() has not returned yet. */
static int early_message;
static guint early_events;      /* bits: 1 << SPDNotificationType */

static void
print_event (SPDNotificationType event)
{
  if (serial != 0)
    printf ("%s %u\n", event == SPD_EVENT_BEGIN ? "BEGAN"
                       : event == SPD_EVENT_END ? "ENDED" : "BROKEN", serial);
  fflush (stdout);
}

static void
event_cb (size_t              id,
          size_t              client,
          SPDNotificationType event)
{
  g_mutex_lock (&mutex);
  if ((int) id == message)
    print_event (event);
  else
    {
      early_events = (int) id == early_message ? early_events : 0;
      early_events |= 1u << event;
      early_message = (int) id;
    }
  g_mutex_unlock (&mutex);
}

static void
speak (SPDConnection *connection,
       char          *arguments)
{
  static const SPDNotificationType events[] = {
    SPD_EVENT_BEGIN, SPD_EVENT_END, SPD_EVENT_CANCEL,
  };
  g_auto (GStrv) parts = g_strsplit (arguments, " ", 4);
  int id;

  if (g_strv_length (parts) < 4)
    return;

  g_mutex_lock (&mutex);
  serial = (guint) atoi (parts[0]);
  message = -1;
  g_mutex_unlock (&mutex);
  spd_set_voice_rate (connection, atoi (parts[1]));
  spd_set_language (connection, parts[2]);
  /* A screen reader's messages are heard before a text. */
  id = spd_say (connection, SPD_TEXT, parts[3]);

  /* The server refused the message or the library misread its answer, so that
   * its next answer may belong to another request: end, to be started anew. */
  if (id < 0)
    _exit (EXIT_FAILURE);

  g_mutex_lock (&mutex);
  message = id;
  printf ("QUEUED %u\n", serial);
  for (guint i = 0; i < G_N_ELEMENTS (events) && early_message == id; i++)
    if ((early_events & 1u << events[i]) != 0)
      print_event (events[i]);
  fflush (stdout);
  g_mutex_unlock (&mutex);
}

static void
cancel (SPDConnection *connection)
{
  g_mutex_lock (&mutex);
  serial = 0;
  g_mutex_unlock (&mutex);
  spd_cancel (connection);
}

/* Ends this process when the program or the server has gone.  The library does
 * not report the server's end, and closes its socket then with its locks held,
 * so that @data is a duplicate of the socket, and nothing is cleaned up. */
static gpointer
watch (gpointer data)
{
  struct pollfd ends[] = {
    { GPOINTER_TO_INT (data), POLLRDHUP, 0 },
    { STDIN_FILENO, POLLRDHUP, 0 },
  };

  poll (ends, G_N_ELEMENTS (ends), -1);
  _exit (EXIT_SUCCESS);
}

/* Whether the server has a synthesiser beside "dummy", which only says that
 * none is installed. */
static gboolean
has_voice (SPDConnection *connection)
{
  char **modules = spd_list_modules (connection);

  for (guint i = 0; modules != NULL && modules[i] != NULL; i++)
    if (!g_str_equal (modules[i], "dummy"))
      return TRUE;

  return FALSE;
}

/* Connects to the server, and starts one unless the environment names it. */
static SPDConnection *
open_connection (void)
{
  char *problem = NULL;
  SPDConnection *connection =
    spd_open2 ("ludotheque", "main", NULL, SPD_MODE_THREADED, NULL,
               g_getenv ("SPEECHD_ADDRESS") == NULL, &problem);

  if (connection == NULL)
    return NULL;

  connection->callback_begin = event_cb;
  connection->callback_end = event_cb;
  connection->callback_cancel = event_cb;
  spd_set_notification_on (connection, SPD_ALL);

  return connection;
}

int
main (void)
{
  SPDConnection *connection = open_connection ();
  char *line = NULL;
  gsize size = 0;

  /* Duplicate the socket before the first message, after which the library may
   * close it. */
  if (connection != NULL)
    g_thread_unref (g_thread_new ("watch", watch,
                                  GINT_TO_POINTER (dup (connection->socket))));
  puts (connection == NULL ? "UNREACHABLE"
        : has_voice (connection) ? "READY" : "NO-VOICE");
  fflush (stdout);
  if (connection == NULL)
    return EXIT_FAILURE;

  while (getline (&line, &size, stdin) > 0)
    {
      /* Remove only the end of the line, as a text may end with a blank. */
      line[strcspn (line, "\n")] = '\0';
      if (g_str_has_prefix (line, "SPEAK "))
        speak (connection, line + strlen ("SPEAK "));
      else if (g_str_equal (line, "CANCEL"))
        cancel (connection);
    }
  spd_close (connection);
  _exit (EXIT_SUCCESS);
}
