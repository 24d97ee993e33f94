/* ludo-csv.c: rows of cells for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/ludo-csv.h"

#include <glib/gi18n.h>
#include <string.h>

/* A spreadsheet knows UTF-8 by the mark at its beginning. */
#define BOM "\xEF\xBB\xBF"

/* Whether a spreadsheet passes over @letter at the start of a cell. */
static gboolean
is_passed_over (gunichar letter)
{
  GUnicodeType type = g_unichar_type (letter);

  return g_unichar_isspace (letter) || type == G_UNICODE_CONTROL
         || type == G_UNICODE_FORMAT || type == G_UNICODE_SPACE_SEPARATOR;
}

/* The signs with which a formula begins, as ASCII, East Asian keyboards and
 * small forms have them. */
static gboolean
begins_formula (gunichar letter)
{
  static const gunichar signs[] = {
    '=', '+', '-', '@', 0xFF1D, 0xFF0B, 0xFF0D, 0xFF20, 0xFE66, 0xFE62, 0xFE63,
    0xFE6B, 0x2212,
  };

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (letter == signs[i])
      return TRUE;

  return FALSE;
}

static gboolean
is_formula (const char *text)
{
  if (text[0] == '\t' || text[0] == '\r' || text[0] == '\n')
    return TRUE;
  while (*text != '\0' && is_passed_over (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);

  return begins_formula (g_utf8_get_char (text));
}

/* The longest text, in bytes, that a spreadsheet may take for a date, such as
 * "12 décembre 2026". */
#define DATE_BYTES_MAX 24

/* Whether a spreadsheet would read a move such as "8/5" as a date, or the pupil
 * "007" as the number 7. */
static gboolean
is_changed_number (const char *text)
{
  gsize n_digits = strspn (text, "0123456789");

  return n_digits > 0 && strlen (text) <= DATE_BYTES_MAX
         && ((n_digits > 1 && text[0] == '0')
             || (text[n_digits] != '\0'
                 && strchr (" /-.:,eE%", text[n_digits]) != NULL));
}

void
ludo_csv_init (LudoCsv *csv,
               char     separator)
{
  csv->text = g_string_new (BOM);
  csv->separator = separator;
  csv->in_row = FALSE;
}

void
ludo_csv_begin_cell (LudoCsv *csv)
{
  if (csv->in_row)
    g_string_append_c (csv->text, csv->separator);
  csv->in_row = TRUE;
}

void
ludo_csv_add_text (LudoCsv    *csv,
                   const char *text)
{
  ludo_csv_begin_cell (csv);
  g_string_append (csv->text,
                   is_formula (text) || is_changed_number (text) ? "\"'"
                                                                 : "\"");
  for (const char *p = text; *p != '\0'; p++)
    if (*p == '"')
      g_string_append (csv->text, "\"\"");
    else
      g_string_append_c (csv->text, g_ascii_iscntrl (*p) ? ' ' : *p);
  g_string_append_c (csv->text, '"');
}

void
ludo_csv_add_number (LudoCsv *csv,
                     guint    number)
{
  ludo_csv_begin_cell (csv);
  g_string_append_printf (csv->text, "%u", number);
}

void
ludo_csv_end_row (LudoCsv *csv)
{
  g_string_append (csv->text, "\r\n");
  csv->in_row = FALSE;
}

char *
ludo_csv_finish (LudoCsv *csv)
{
  return g_string_free (csv->text, FALSE);
}

/* Whether @cell is a number as ludo_number_dup() writes it. */
static gboolean
is_number (const char *cell,
           const char *mark)
{
  gsize whole;

  if (cell[0] == '-')
    cell++;
  whole = strspn (cell, "0123456789");
  if (whole == 0 || (whole > 1 && cell[0] == '0'))
    return FALSE;

  cell += whole;
  if (g_str_has_prefix (cell, mark) && cell[strlen (mark)] != '\0')
    cell += strlen (mark);

  return cell[strspn (cell, "0123456789")] == '\0';
}

char *
ludo_csv_dup_rows (GPtrArray *rows)
{
  const char *mark = C_("decimals", ".");
  LudoCsv csv;

  g_return_val_if_fail (rows != NULL, NULL);

  ludo_csv_init (&csv, mark[0] == ',' ? ';' : ',');
  for (guint i = 0; i < rows->len; i++)
    {
      GStrv row = g_ptr_array_index (rows, i);

      for (guint j = 0; row[j] != NULL; j++)
        if (is_number (row[j], mark))
          {
            ludo_csv_begin_cell (&csv);
            g_string_append (csv.text, row[j]);
          }
        else
          ludo_csv_add_text (&csv, row[j]);
      ludo_csv_end_row (&csv);
    }

  return ludo_csv_finish (&csv);
}
