/* ludotheque-speech.c: speaks the texts of its input, through libspeechd
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * LudoSpeech starts this program as a process of its own, because libspeechd
 * (0.11.4) could harm the games of the main program: it waits forever for a
 * missing answer, exits on an answer that it does not expect (in ret_ok()), and
 * closes a lost connection twice.
 *
 * Each line of the input is a command:
 *
 *   SPEAK serial rate language text
 *   CANCEL
 *
 * Each line of the output is an event: first READY, NO-VOICE or UNREACHABLE,
 * then, with the serial number of a text, QUEUED when the server has it, BEGAN,
 * and ENDED or BROKEN (off).  The process exits with its input, with the
 * server, and when the server refuses a text.
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
static guint serial;            /* of the text being spoken; 0: none */
static int message = -1;        /* the server's number for it; -1: unknown */
/* The events of a message that came before spd_say() returned its number. */
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
  /* Give the text a low priority: a screen reader's messages come first. */
  id = spd_say (connection, SPD_TEXT, parts[3]);

  /* Exit, to be started anew: the server refused the message, or the library
   * misread the answer and may take the next one for another request's. */
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

/* Exits when the main program or the server has exited.  The library does not
 * report the exit of the server, and closes its socket with its locks held;
 * @data is therefore a duplicate of the socket, and nothing is cleaned up. */
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

/* Returns whether the server has a synthesiser other than "dummy", which only
 * says that none is installed. */
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
      /* Remove only the newline, because a text may end with a blank. */
      line[strcspn (line, "\n")] = '\0';
      if (g_str_has_prefix (line, "SPEAK "))
        speak (connection, line + strlen ("SPEAK "));
      else if (g_str_equal (line, "CANCEL"))
        cancel (connection);
    }
  spd_close (connection);
  _exit (EXIT_SUCCESS);
}
