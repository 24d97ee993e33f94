/* engine-main.c: the engine on the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine-loop.h"
#include "engine-oneshot.h"
#include "engine-session.h"

/* Where the answers go. */
typedef struct
{
  /* Set while options are read: refusals then go to standard error. */
  bool errors_apart;
} Output;

/* Sends off what was printed.  Answers that nobody can be given are no reason
 * to go on, and who asked must not take their lack for an answer. */
static void
check_output (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return;

  fprintf (stderr, "ludotheque-engine: the answers cannot be written: %s\n",
           strerror (errno));

  /* This may be the thread of a search, and others go on. */
  _exit (EXIT_FAILURE);
}

static void
write_cb (const char *line,
          void       *data)
{
  const Output *output = data;

  if (output->errors_apart && strncmp (line, "error ", 6) == 0)
    {
      fprintf (stderr, "ludotheque-engine: %s\n", line + 6);
      return;
    }

  fputs (line, stdout);
  putchar ('\n');
  check_output ();
}

static void
read_lines (EngineSession *session)
{
  EngineLoop *loop = engine_loop_new (session);
  char bytes[4096];
  ssize_t n;

  do
    {
      n = read (STDIN_FILENO, bytes, sizeof bytes);
      if (n > 0 && !engine_loop_read (loop, bytes, (size_t) n))
        break;
    }
  while (n > 0 || (n < 0 && errno == EINTR));

  engine_loop_end (loop, STDOUT_FILENO);
}

int
main (int   argc,
      char *argv[])
{
  Output output = { .errors_apart = true };
  EngineSession *session = engine_session_new (write_cb, &output);
  int status;

  if (!engine_oneshot (session, argc, argv, &status))
    {
      output.errors_apart = false;
      read_lines (session);
    }
  engine_session_free (session);
  check_output ();

  return status;
}
