/* ludo-reason.h: why the system did not do what it was asked to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In plain words of the program's own, in the language that it speaks now.
 * GLib's messages name temporary files and functions, and g_strerror() keeps
 * to the language in which an error was first met, whatever is chosen later.
 */

#pragma once

#include <glib.h>

/* ludo_reason_from_errno: @code is an errno.  Returns: a translated clause
 * that may follow a colon, without a full stop. */
const char *ludo_reason_from_errno (int code);

/* ludo_reason_from_error: the same of what a function of GLib or GIO that
 * works on files has set. */
const char *ludo_reason_from_error (const GError *error);
