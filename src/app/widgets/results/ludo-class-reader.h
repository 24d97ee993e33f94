/* ludo-class-reader.h: reads a folder of results and shows the progress
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/class/ludo-class.h"

/* LudoClassReader:
 *
 * A window that shows the progress while a folder is read, and can stop it.  It
 * appears only after half a second.
 *
 * Signals, after either of which it destroys itself:
 * - "read" (LudoClass *class): the folder was read; the handler takes @class
 * - "failed" (const char *message): the folder could not be read; a sentence
 */
#define LUDO_TYPE_CLASS_READER (ludo_class_reader_get_type ())
G_DECLARE_FINAL_TYPE (LudoClassReader, ludo_class_reader, LUDO, CLASS_READER,
                      GtkWindow)

/* ludo_class_reader_new: begins to read the results in @folder, a path. */
GtkWidget *ludo_class_reader_new (GtkWindow *parent, const char *folder);
