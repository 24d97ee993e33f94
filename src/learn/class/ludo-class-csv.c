/* ludo-class-csv.c: what a class has handed in, for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/class/ludo-class-csv.h"

#include <glib/gi18n.h>
#include <string.h>

#include "learn/class/ludo-class-view.h"

#define BOM "\xEF\xBB\xBF"

typedef struct
{
  const LudoClass *class;
  GString *text;
  char separator;
  gboolean in_row;              /* the row has a cell already */
} Sheet;

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

static void
begin_cell (Sheet *sheet)
{
  if (sheet->in_row)
    g_string_append_c (sheet->text, sheet->separator);
  sheet->in_row = TRUE;
}

static void
add_text (Sheet      *sheet,
          const char *text)
{
  begin_cell (sheet);
  g_string_append (sheet->text,
                   is_formula (text) || is_changed_number (text) ? "\"'"
                                                                 : "\"");
  for (const char *p = text; *p != '\0'; p++)
    if (*p == '"')
      g_string_append (sheet->text, "\"\"");
    else
      g_string_append_c (sheet->text, g_ascii_iscntrl (*p) ? ' ' : *p);
  g_string_append_c (sheet->text, '"');
}

static void
take_text (Sheet *sheet,
           char  *text)
{
  add_text (sheet, text);
  g_free (text);
}

static void
add_number (Sheet *sheet,
            guint  number)
{
  begin_cell (sheet);
  g_string_append_printf (sheet->text, "%u", number);
}

static void
end_row (Sheet *sheet)
{
  g_string_append (sheet->text, "\r\n");
  sheet->in_row = FALSE;
}

/* Returns: the number of step @index in its lesson, which counts those that ask
 * nothing; 0 if the lesson is not at hand. */
static guint
count_to (const LudoClass *class,
          guint            index)
{
  const LudoStep *step = ludo_class_find_step (class, index);
  guint at = 0;

  return step != NULL && g_ptr_array_find (class->lesson->steps, step, &at)
           ? at + 1 : 0;
}

/* Returns: what stands in column @column of step @index.  A step without a
 * title is called by its number already. */
static char *
dup_step_head (const LudoClass  *class,
               guint             index,
               const char       *column,
               LudoPageLanguage  language)
{
  g_autofree char *title = ludo_class_dup_step_title (class, index, language);
  guint number = count_to (class, index);
  g_autofree char *bare = g_strdup_printf (_("Step %u"), number);

  return number == 0 || g_str_equal (title, bare)
           /* Translators: a step, and what stands in the column, as
            * "tries". */
           ? g_strdup_printf (C_("column", "%s – %s"), title, column)
           /* Translators: the number of a step, its title, and what stands in
            * the column, as "tries". */
           : g_strdup_printf (_("Step %u, %s – %s"), number, title, column);
}

static void
add_head (Sheet            *sheet,
          LudoPageLanguage  language)
{
  const char *const columns[] = {
    _("first answer"), _("outcome"), _("tries"), _("hints used"), _("seconds"),
  };

  add_text (sheet, _("Pupil"));
  add_text (sheet, _("Note"));
  add_text (sheet, _("Lesson"));
  for (guint i = 0; i < sheet->class->steps->len; i++)
    for (guint j = 0; j < G_N_ELEMENTS (columns); j++)
      take_text (sheet, dup_step_head (sheet->class, i, columns[j],
                                       language));
  end_row (sheet);
}

static void
add_step (Sheet            *sheet,
          guint             row,
          guint             index,
          LudoPageLanguage  language)
{
  const LudoResultStep *step =
    ludo_class_find (sheet->class, ludo_class_get_row (sheet->class, row),
                     g_ptr_array_index (sheet->class->steps, index));

  take_text (sheet, ludo_class_dup_answer (sheet->class, row, index,
                                           language));
  add_text (sheet, ludo_class_get_outcome_words (sheet->class, row, index));
  if (step == NULL)
    {
      for (guint i = 0; i < 3; i++)
        begin_cell (sheet);
      return;
    }
  add_number (sheet, step->tries);
  add_number (sheet, step->n_hints);
  add_number (sheet, step->seconds);
}

char *
ludo_class_dup_csv (const LudoClass  *self,
                    LudoPageLanguage  language,
                    gboolean          names)
{
  Sheet sheet = { self, g_string_new (BOM),
                  language == LUDO_PAGE_FRENCH ? ';' : ',', FALSE };

  g_return_val_if_fail (self != NULL, NULL);

  add_head (&sheet, language);
  for (guint i = 0; i < self->rows->len; i++)
    {
      take_text (&sheet, ludo_class_dup_pupil (self, i, names));
      take_text (&sheet, ludo_class_dup_note (self, i, names));
      take_text (&sheet, ludo_class_dup_title (self, language));
      for (guint j = 0; j < self->steps->len; j++)
        add_step (&sheet, i, j, language);
      end_row (&sheet);
    }
  if (self->left->len > 0)
    {
      end_row (&sheet);
      add_text (&sheet, _("Not in the Table"));
      add_text (&sheet, _("Reason"));
      end_row (&sheet);
    }
  for (guint i = 0; i < self->left->len; i++)
    {
      take_text (&sheet, ludo_class_dup_left (self, i, names));
      take_text (&sheet, ludo_class_dup_left_reason (self, i, names));
      end_row (&sheet);
    }

  return g_string_free (sheet.text, FALSE);
}
