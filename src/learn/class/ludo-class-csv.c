/* ludo-class-csv.c: what a class has handed in, for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/class/ludo-class-csv.h"

#include <glib/gi18n.h>

#include "learn/class/ludo-class-view.h"
#include "play/ludo-csv.h"

static void
add_owned (LudoCsv *csv,
           char    *text)
{
  ludo_csv_add_text (csv, text);
  g_free (text);
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
add_head (LudoCsv          *csv,
          const LudoClass  *self,
          LudoPageLanguage  language)
{
  const char *const columns[] = {
    _("first answer"), _("outcome"), _("tries"), _("hints used"), _("seconds"),
  };

  ludo_csv_add_text (csv, _("Pupil"));
  ludo_csv_add_text (csv, _("Note"));
  ludo_csv_add_text (csv, _("Lesson"));
  for (guint i = 0; i < self->steps->len; i++)
    for (guint j = 0; j < G_N_ELEMENTS (columns); j++)
      add_owned (csv, dup_step_head (self, i, columns[j],
                                       language));
  ludo_csv_end_row (csv);
}

static void
add_step (LudoCsv          *csv,
          const LudoClass  *self,
          guint             row,
          guint             index,
          LudoPageLanguage  language)
{
  const LudoResultStep *step =
    ludo_class_find (self, ludo_class_get_row (self, row),
                     g_ptr_array_index (self->steps, index));

  add_owned (csv, ludo_class_dup_answer (self, row, index, language, FALSE));
  ludo_csv_add_text (csv, ludo_class_get_outcome_words (self, row, index));
  if (step == NULL)
    {
      for (guint i = 0; i < 3; i++)
        ludo_csv_begin_cell (csv);
      return;
    }
  ludo_csv_add_number (csv, step->tries);
  ludo_csv_add_number (csv, step->n_hints);
  ludo_csv_add_number (csv, step->seconds);
}

char *
ludo_class_dup_csv (const LudoClass  *self,
                    LudoPageLanguage  language,
                    gboolean          names)
{
  LudoCsv csv;

  g_return_val_if_fail (self != NULL, NULL);

  ludo_csv_init (&csv, language == LUDO_PAGE_FRENCH ? ';' : ',');
  add_head (&csv, self, language);
  for (guint i = 0; i < self->rows->len; i++)
    {
      add_owned (&csv, ludo_class_dup_pupil (self, i, names));
      add_owned (&csv, ludo_class_dup_note (self, i, names));
      add_owned (&csv, ludo_class_dup_title (self, language));
      for (guint j = 0; j < self->steps->len; j++)
        add_step (&csv, self, i, j, language);
      ludo_csv_end_row (&csv);
    }
  if (self->omissions->len > 0)
    {
      ludo_csv_end_row (&csv);
      ludo_csv_add_text (&csv, _("Not in the Table"));
      ludo_csv_add_text (&csv, _("Reason"));
      ludo_csv_end_row (&csv);
    }
  for (guint i = 0; i < self->omissions->len; i++)
    {
      add_owned (&csv, ludo_class_dup_omission (self, i, names));
      add_owned (&csv, ludo_class_dup_omission_reason (self, i, names));
      ludo_csv_end_row (&csv);
    }

  return ludo_csv_finish (&csv);
}
