/* ludo-print-offset.h: how far a printer sets the back of a sheet aside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is measured on the test sheet, entered once, and kept for all later prints
 * of the window and of ludotheque-print.
 */

#pragma once

#include <gio/gio.h>

/* The most that a back is moved, in millimetres, so that nothing is cut off. */
#define LUDO_PRINT_OFFSET_MAX 5.0

/* LudoPrintOffset: how far the crosses of the back lie from those of the front,
 * in millimetres, seen from the front against the light. */
typedef struct
{
  double right;
  double down;
} LudoPrintOffset;

/* ludo_print_offset_parse: reads @text as "RIGHT,DOWN".  Returns: FALSE where
 * it is none, or more than LUDO_PRINT_OFFSET_MAX. */
gboolean ludo_print_offset_parse (const char *text, LudoPrintOffset *offset);

/* ludo_print_offset_load: sets @offset to the one that was kept, 0 by 0 where
 * none was or it cannot be read. */
void ludo_print_offset_load (LudoPrintOffset *offset);

/* ludo_print_offset_save: keeps @offset; waits for the disk.  Returns: FALSE
 * with @error, a sentence. */
gboolean ludo_print_offset_save (const LudoPrintOffset *offset, GError **error);

/* ludo_print_offset_save_async: saves @offset, in a thread of its own.  A
 * failure is not reported: the user then has to enter the offset again. */
void ludo_print_offset_save_async (const LudoPrintOffset *offset);
