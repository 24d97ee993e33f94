/* tool.h: what the programs without a window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

/* Exit codes, as the engine's: a usage error is told from a failed write. */
#define TOOL_EXIT_USAGE 2

/* tool_begin: to be called first by the program of this name, which is static.
 * When it ends and what it printed could not be written, as `--help` into a
 * full device, it says so and ends with the status EXIT_FAILURE. */
void tool_begin (const char *name);

/* tool_check_output: sends off what was printed, and ends the program so where
 * that cannot be done.  From any thread. */
void tool_check_output (void);
