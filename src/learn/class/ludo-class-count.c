/* ludo-class-count.c: the answers of a class, counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/class/ludo-class.h"

#include <string.h>

#include "learn/run/ludo-lesson-mistake.h"

static void
count_free (gpointer data)
{
  g_free (((LudoCount *) data)->answer);
  g_free (data);
}

/* Whether the answers to this kind of step have several parts. */
static gboolean
has_parts (const LudoResultStep *step)
{
  return g_str_equal (step->kind, "cell")
         || g_str_equal (step->kind, "predict")
         || g_str_equal (step->kind, "place");
}

static void
count (GPtrArray  *counts,
       const char *answer)
{
  LudoCount *added;

  for (guint i = 0; i < counts->len; i++)
    {
      LudoCount *known = g_ptr_array_index (counts, i);

      if (g_str_equal (known->answer, answer))
        {
          known->n++;
          return;
        }
    }
  added = g_new (LudoCount, 1);
  *added = (LudoCount) { g_strdup (answer), 1 };
  g_ptr_array_add (counts, added);
}

static int
compare_counts (gconstpointer a,
                gconstpointer b)
{
  const LudoCount *one = *(const LudoCount *const *) a;
  const LudoCount *other = *(const LudoCount *const *) b;

  return one->n != other->n ? (int) other->n - (int) one->n
                            : strcmp (one->answer, other->answer);
}

/* The step of the lesson called @step_id; NULL if the lesson is not at hand. */
static const LudoStep *
find_step (const LudoClass *self,
           const char      *step_id)
{
  for (guint i = 0; self->lesson != NULL && i < self->lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (self->lesson->steps, i);

      if (g_str_equal (step->node->id, step_id))
        return step;
    }

  return NULL;
}

GPtrArray *
ludo_class_count (const LudoClass *self,
                  const char      *step_id)
{
  GPtrArray *counts = g_ptr_array_new_with_free_func (count_free);

  g_return_val_if_fail (self != NULL && step_id != NULL, counts);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const LudoResultStep *step =
        ludo_class_find (self, ludo_class_get_row (self, i), step_id);
      g_autofree char *first = NULL;
      g_auto (GStrv) parts = NULL;

      if (step == NULL || step->answer[0] == '\0')
        continue;
      first = ludo_result_step_dup_first (step, find_step (self, step_id));
      if (!has_parts (step))
        {
          count (counts, step->answer);
          continue;
        }
      parts = g_strsplit (first, " ", -1);
      for (guint j = 0; parts[j] != NULL; j++)
        if (parts[j][0] != '\0')
          count (counts, parts[j]);
    }
  g_ptr_array_sort (counts, compare_counts);

  return counts;
}

GPtrArray *
ludo_class_count_mistakes (const LudoClass *self,
                           const char      *step_id)
{
  GPtrArray *counts = g_ptr_array_new_with_free_func (count_free);
  const LudoStep *step;

  g_return_val_if_fail (self != NULL && step_id != NULL, counts);

  step = find_step (self, step_id);
  for (guint i = 0; step != NULL && i < self->rows->len; i++)
    {
      const LudoResultStep *answered =
        ludo_class_find (self, ludo_class_get_row (self, i), step_id);
      const LudoMistake *mistake =
        answered != NULL ? ludo_mistake_find (self->lesson, step,
                                              answered->answer) : NULL;

      if (mistake != NULL)
        count (counts, mistake->name);
    }
  g_ptr_array_sort (counts, compare_counts);

  return counts;
}
