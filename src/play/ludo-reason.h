/* ludo-reason.h: the reasons for which a call of the system failed
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

/* ludo_reason_from_error: as ludo_reason_from_errno(), from the error of a
 * function of GLib or GIO that works on files. */
const char *ludo_reason_from_error (const GError *error);
