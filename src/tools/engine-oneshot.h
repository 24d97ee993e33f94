/* engine-oneshot.h: one question on the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdbool.h>

#include "engine-session.h"

/* The exit status of a program that was called wrongly. */
#define ENGINE_EXIT_USAGE 2

/* engine_oneshot:
 *
 * Reads the arguments of the program, sets @session up as they say and does
 * what they ask.  @session's answers go to the function it was made with;
 * help, version and usage errors go to the standard streams.
 *
 * Returns: %true when the program has to end with the exit status stored in
 * *@status, %false when nothing was asked, so that lines are to be read.
 */
bool engine_oneshot (EngineSession *session, int argc, char *argv[],
                     int *status);
