/* ludo-print-offset.c: how far a printer sets the back of a sheet aside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-print-offset.h"

#include <math.h>
#include <string.h>

#include "play/record/ludo-data-file.h"
#include "play/record/ludo-save-file.h"

/* The file is no longer than this, in bytes. */
#define LENGTH_MAX 64

static char *
dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "ludotheque", NULL);
}

static char *
dup_path (void)
{
  g_autofree char *folder = dup_folder ();

  return g_build_filename (folder, "printer.offset", NULL);
}

/* Reads a number at @text and sets @end behind it. */
static gboolean
read_length (const char  *text,
             char       **end,
             double      *length)
{
  *length = g_ascii_strtod (text, end);

  return *end != text && fabs (*length) <= LUDO_PRINT_OFFSET_MAX;
}

gboolean
ludo_print_offset_parse (const char      *text,
                         LudoPrintOffset *offset)
{
  LudoPrintOffset read;
  char *end;

  if (!read_length (text, &end, &read.right) || *end != ','
      || !read_length (end + 1, &end, &read.down) || *end != '\0')
    return FALSE;

  *offset = read;

  return TRUE;
}

void
ludo_print_offset_load (LudoPrintOffset *offset)
{
  g_autofree char *path = dup_path ();
  g_autofree char *text = NULL;
  gsize length;

  *offset = (LudoPrintOffset) { 0, 0 };
  if (ludo_data_file_load (path, LENGTH_MAX, &text, &length, NULL)
      && text != NULL)
    ludo_print_offset_parse (g_strchomp (text), offset);
}

/* Makes the folder; sets @file and @data to what is to be written. */
static gboolean
prepare (const LudoPrintOffset  *offset,
         GFile                 **file,
         GBytes                **data,
         GError                **error)
{
  g_autofree char *folder = dup_folder ();
  g_autofree char *path = dup_path ();
  char right[G_ASCII_DTOSTR_BUF_SIZE], down[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *text = NULL;

  if (!ludo_data_file_make_folder (folder, error))
    return FALSE;

  ludo_data_file_clear_way (path);
  g_ascii_formatd (right, sizeof right, "%.2f", offset->right);
  g_ascii_formatd (down, sizeof down, "%.2f", offset->down);
  text = g_strdup_printf ("%s,%s\n", right, down);
  *file = g_file_new_for_path (path);
  *data = g_bytes_new (text, strlen (text));

  return TRUE;
}

gboolean
ludo_print_offset_save (const LudoPrintOffset  *offset,
                        GError                **error)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) data = NULL;

  return prepare (offset, &file, &data, error)
         && ludo_save_file (file, data, error);
}

void
ludo_print_offset_save_async (const LudoPrintOffset *offset)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) data = NULL;

  if (prepare (offset, &file, &data, NULL))
    ludo_save_file_async (file, data, NULL, NULL);
}
