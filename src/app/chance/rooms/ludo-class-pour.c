/* ludo-class-pour.c: adds the throws of a class in a lesson as groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/chance/rooms/ludo-class-pour.h"

#include <glib/gi18n.h>
#include <string.h>

#include "learn/class/ludo-class-view.h"
#include "play/ludo-isolate.h"

/* The most pieces of work that are listed one by one. */
#define LINES_MAX 20

/* Omissions: the list of the work that became no group. */
typedef struct
{
  GString *text;
  guint n;                      /* all lines; the text has the first
                                 * LINES_MAX */
} Omissions;

/* Lists that @what became no group, and why. */
static void
list_omission (Omissions  *left,
               const char *what,
               const char *why)
{
  left->n++;
  if (left->n > LINES_MAX)
    return;

  g_string_append_c (left->text, '\n');
  g_string_append_printf (left->text, C_("left out", "%s: %s"), what, why);
}

/* Whether what was left out is a piece of work, not a note on rows or
 * lessons. */
static gboolean
is_work (LudoOmissionKind kind)
{
  return kind != LUDO_OMISSION_ANSWERS && kind != LUDO_OMISSION_LINES
         && kind != LUDO_OMISSION_LESSON && kind != LUDO_OMISSION_NO_LESSON;
}

/* Reads the @n counts in @answer.  Returns: NULL, or why they are no such
 * counts. */
static char *
read_counts (const char *answer,
             guint       n,
             guint      *counts)
{
  g_auto (GStrv) parts = g_strsplit (answer, " ", -1);
  const guint n_parts = g_strv_length (parts);

  for (guint i = 0; i < n_parts; i++)
    {
      guint64 count;

      if (!g_ascii_string_to_unsigned (parts[i], 10, 0, LUDO_GROUPS_COUNT_MAX,
                                       &count, NULL))
        return g_strdup_printf
                 (_("one of its numbers of throws is not a whole number from 0 "
                    "to %d"),
                  LUDO_GROUPS_COUNT_MAX);
      if (i < n)
        counts[i] = (guint) count;
    }

  return n_parts == n
           ? NULL
           : g_strdup_printf (_("it has counts of %u outcomes, and this table "
                                "has %u: other sticks or dice were thrown"),
                              n_parts, n);
}

/* Finds what was counted in the throws of @result.  Returns: (transfer full):
 * NULL, or why there is nothing to take. */
static char *
find_counts (const LudoResult *result,
             guint             n,
             guint            *counts)
{
  g_autofree char *why = NULL;

  for (guint i = result->steps->len; i-- > 0;)
    {
      const LudoResultStep *step = g_ptr_array_index (result->steps, i);
      g_autofree char *problem = NULL;

      if (!g_str_equal (step->kind,
                        ludo_step_kinds[LUDO_STEP_THROWS].name)
          || step->tries == 0)
        continue;
      problem = read_counts (step->answer, n, counts);
      if (problem == NULL)
        return NULL;
      if (why == NULL)
        why = g_steal_pointer (&problem);
    }

  return why != NULL ? g_steal_pointer (&why)
                     : g_strdup (_("it has no throws"));
}

/* Whether @groups has a group of this name and these counts. */
static gboolean
has_group (LudoGroups  *groups,
           const char  *name,
           const guint *counts)
{
  const gsize size = ludo_groups_get_n_outcomes (groups) * sizeof *counts;

  for (guint i = 0; i < ludo_groups_get_n (groups); i++)
    if (g_str_equal (ludo_groups_get_name (groups, i), name)
        && memcmp (ludo_groups_get_counts (groups, i), counts, size) == 0)
      return TRUE;

  return FALSE;
}

/* Returns: (transfer full): what the group of @row is called. */
static char *
dup_group_name (const LudoClassRow *row)
{
  const char *name = row->result->name;

  return g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1),
                                         LUDO_GROUPS_NAME_MAX));
}

/* Lists that the work in @row became no group, and why. */
static void
list_row_omission (Omissions          *left,
                   const LudoClassRow *row,
                   const char         *why)
{
  g_autofree char *name = ludo_isolate (row->result->name);
  g_autofree char *place = ludo_isolate (row->place);
  g_autofree char *what = g_strdup_printf ("%s · %s", name, place);

  list_omission (left, what, why);
}

/* Adds the throws of each row as a group, or lists why there is none. */
static void
pour_rows (const LudoClass *class,
           LudoGroups      *groups,
           Omissions       *left)
{
  const guint n_outcomes = ludo_groups_get_n_outcomes (groups);
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) all = g_array_new (FALSE, TRUE, sizeof (guint));
  guint n_added;

  for (guint i = 0; i < class->rows->len; i++)
    {
      const LudoClassRow *row = ludo_class_get_row (class, i);
      guint counts[LUDO_SAMPLER_OUTCOMES_MAX];
      g_autofree char *name = dup_group_name (row);
      g_autofree char *why = find_counts (row->result, n_outcomes, counts);

      if (why == NULL && has_group (groups, name, counts))
        why = g_strdup (_("this group is already in the table"));
      if (why != NULL)
        {
          list_row_omission (left, row, why);
          continue;
        }
      g_ptr_array_add (rows, (gpointer) row);
      g_ptr_array_add (names, g_steal_pointer (&name));
      g_array_append_vals (all, counts, n_outcomes);
    }
  g_ptr_array_add (names, NULL);
  n_added = ludo_groups_append_counts (groups,
                                       (const char *const *) names->pdata,
                                       (const guint *) all->data);
  for (guint i = n_added; i < rows->len; i++)
    {
      g_autofree char *why =
        g_strdup_printf (_("the table has room for %u groups"),
                         LUDO_GROUPS_MAX);

      list_row_omission (left, g_ptr_array_index (rows, i), why);
    }
}

char *
ludo_class_pour (const LudoClass *class,
                 LudoGroups      *groups)
{
  Omissions left = { g_string_new (NULL), 0 };

  g_return_val_if_fail (class != NULL && LUDO_IS_GROUPS (groups), NULL);

  pour_rows (class, groups, &left);
  for (guint i = 0; i < class->omissions->len; i++)
    if (is_work (((LudoOmission *) g_ptr_array_index (class->omissions,
                                                      i))->kind))
      {
        g_autofree char *what = ludo_class_dup_omission (class, i, TRUE);
        g_autofree char *why = ludo_class_dup_omission_reason (class, i, TRUE);

        list_omission (&left, what, why);
      }
  if (left.n > 0)
    {
      g_autofree char *head =
        g_strdup_printf (ngettext ("%u file or folder was not added.",
                                   "%u files or folders were not added.",
                                   left.n), left.n);

      g_string_prepend (left.text, head);
    }
  if (left.n > LINES_MAX)
    g_string_append_printf (left.text,
                            /* Translators: \n begins another line, after as
                             * many lines as are shown. */
                            _("\nand %u more"), left.n - LINES_MAX);

  return g_string_free (left.text, left.n == 0);
}
