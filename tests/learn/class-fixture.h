/* class-fixture.h: folders of results, as schools have them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/class/ludo-class.h"

/* A checksum that no lesson has. */
#define CLASS_OTHER_CHECKSUM                                            \
  "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

/* ClassFixture: a folder that is there as long as the test runs. */
typedef struct
{
  char *folder;
} ClassFixture;

void class_set_up (ClassFixture *fixture, gconstpointer data);
void class_tear_down (ClassFixture *fixture, gconstpointer data);

/* class_dup_text: what pupil @index, called @name, handed in of the first
 * lesson of chisolo, with @end after each line; the seconds, 100 and @index,
 * tell whose it is. */
char *class_dup_text (guint index, const char *name, const char *end);

/* class_put: writes @text into the file of this name below the folder.
 * class_put_bytes: the same of @length bytes. */
void class_put (ClassFixture *fixture, const char *text, const char *format,
                ...) G_GNUC_PRINTF (3, 4);
void class_put_bytes (ClassFixture *fixture, const char *bytes, gsize length,
                      const char *format, ...) G_GNUC_PRINTF (4, 5);

/* class_open: the class in the folder, which can be read. */
LudoClass *class_open (ClassFixture *fixture);

/* class_find_left: what is told of @place, which is not in the table. */
const LudoOmission *class_find_left (const LudoClass *class,
                                     const char *place);
