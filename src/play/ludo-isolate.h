/* ludo-isolate.h: names of any script in sentences from left to right
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* ludo_isolate:
 * @text: a name, a file or another text that somebody wrote, in UTF-8
 *
 * A name in Arabic or Hebrew draws what stands beside it to its own direction,
 * and turns a sentence round that it begins.
 *
 * Returns: (transfer full): @text for a sentence in French or English: between
 *   marks that keep its direction from that of the words around it (U+200E,
 *   FSI and PDI) where it has letters that run from right to left, else as it
 *   is.
 */
char *ludo_isolate (const char *text);
