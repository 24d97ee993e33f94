/* ludo-signal.h: signals whose handlers return nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

/* ludo_signal_new: adds to @klass the signal @name, which
 * g_signal_emit_by_name() emits.  The number of its arguments and their types
 * follow. */
#define ludo_signal_new(klass, name, ...)                               \
  g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,  \
                NULL, NULL, NULL, G_TYPE_NONE, __VA_ARGS__)
