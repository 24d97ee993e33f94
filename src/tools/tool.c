/* tool.c: what the programs without a window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tool.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void
tool_check_output (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return;

  fprintf (stderr, "%s: what was to be printed cannot be written: %s\n",
           program_invocation_short_name, strerror (errno));

  /* Another thread may be at work, and who asked must not take the lack of an
   * answer for one. */
  _exit (EXIT_FAILURE);
}

void
tool_begin (const char *name)
{
  program_invocation_short_name = (char *) name;
  atexit (tool_check_output);
}
