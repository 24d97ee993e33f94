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
#include "tool.h"

/* Where the answers go. */
typedef struct
{
  /* Set while options are read: refusals then go to standard error. */
  bool errors_apart;
} Output;

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

  puts (line);
  tool_check_output ();
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
  EngineSession *session;
  int status;

  tool_begin ("ludotheque-engine");
  session = engine_session_new (write_cb, &output);
  if (!engine_oneshot (session, argc, argv, &status))
    {
      output.errors_apart = false;
      read_lines (session);
    }
  engine_session_free (session);

  return status;
}
