/* glib-headers.h: what the rooms without a widget include most, read once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Precompiled, because reading these again takes longer than compiling a source
 * of the program.  A source includes what it needs all the same: the build
 * with sanitizers has no precompiled headers and would not compile.
 */

#include <gio/gio.h>
#include <glib/gi18n.h>
