/* ludo-signal.h: adds signals to classes, and handlers to objects
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

/* ludo_signal_new: adds to @klass the signal @name, which
 * g_signal_emit_by_name() emits and whose handlers return nothing.  The number
 * of its arguments and their types follow. */
#define ludo_signal_new(klass, name, ...)                               \
  g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,  \
                NULL, NULL, NULL, G_TYPE_NONE, __VA_ARGS__)

/* ludo_signal_connect: calls @callback, a function or a GCallback, with @self
 * first whenever @object emits @signal, as long as both exist.
 * Returns: the number of the handler. */
#define ludo_signal_connect(object, signal, callback, self)             \
  g_signal_connect_object (object, signal, G_CALLBACK (callback), self, \
                           G_CONNECT_SWAPPED)
