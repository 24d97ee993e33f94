/* ludo-class.c: what a class has handed in, put together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/class/ludo-class.h"

#include <glib/gi18n.h>
#include <string.h>

/* More files than any class hands in; the rest is told of and left out. */
#define FILES_MAX 2000

static void
count_free (gpointer data)
{
  g_free (((LudoCount *) data)->answer);
  g_free (data);
}

void
ludo_class_free (LudoClass *self)
{
  g_clear_pointer (&self->lesson, ludo_lesson_unref);
  g_free (self->lesson_id);
  g_ptr_array_unref (self->results);
  g_ptr_array_unref (self->others);
  g_ptr_array_unref (self->steps);
  g_ptr_array_unref (self->problems);
  g_free (self);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  const LudoResult *one = *(const LudoResult *const *) a;
  const LudoResult *other = *(const LudoResult *const *) b;

  return g_utf8_collate (one->name, other->name);
}

/* Every file of the folder that calls itself a result. */
static GPtrArray *
load_all (const char *folder,
          GPtrArray  *problems)
{
  GPtrArray *all =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_result_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GError) error = NULL;
      LudoResult *result;

      if (!g_str_has_suffix (name, ".result") || n++ >= FILES_MAX)
        continue;
      result = ludo_result_load (path, &error);
      if (result != NULL)
        g_ptr_array_add (all, result);
      else
        g_ptr_array_add (problems, g_strdup (error->message));
    }
  if (n > FILES_MAX)
    g_ptr_array_add (problems,
                     g_strdup_printf (_("Only %d files were read."),
                                      FILES_MAX));
  g_ptr_array_sort (all, compare_names);

  return all;
}

/* What most of @all agree in, of @value. */
static const char *
find_most (const GPtrArray *all,
           const char *(*value) (const LudoResult *result))
{
  const char *most = NULL;
  guint n_most = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const char *own = value (g_ptr_array_index (all, i));
      guint n = 0;

      for (guint j = 0; j < all->len; j++)
        n += g_str_equal (value (g_ptr_array_index (all, j)), own);
      if (n > n_most)
        {
          most = own;
          n_most = n;
        }
    }

  return most;
}

static const char *
lesson_of (const LudoResult *result)
{
  return result->lesson;
}

static const char *
checksum_of (const LudoResult *result)
{
  return result->checksum;
}

/* Beside the results, whatever its file is called, or among the program's. */
static LudoLesson *
find_lesson (const char *folder,
             const char *content,
             const char *lesson_id)
{
  g_auto (GStrv) parts = g_strsplit (lesson_id, "/", 2);
  g_autofree char *name = g_strconcat (parts[1], ".lesson", NULL);
  g_autofree char *own = g_build_filename (content, parts[0], "lessons", name,
                                           NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *beside;

  while (dir != NULL && (beside = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, beside, NULL);
      g_autoptr (LudoLesson) lesson =
        g_str_has_suffix (beside, ".lesson") ? ludo_lesson_load (path, NULL)
                                             : NULL;

      if (lesson != NULL && g_str_equal (lesson->id, parts[1])
          && g_str_equal (lesson->rules->id, parts[0]))
        return g_steal_pointer (&lesson);
    }

  return ludo_lesson_load (own, NULL);
}

static void
add_step (LudoClass  *self,
          const char *id)
{
  if (!g_ptr_array_find_with_equal_func (self->steps, id, g_str_equal, NULL))
    g_ptr_array_add (self->steps, g_strdup (id));
}

/* In the lesson's order; where it is not at hand, as they come. */
static void
list_steps (LudoClass *self)
{
  for (guint i = 0; self->lesson != NULL && i < self->lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (self->lesson->steps, i);

      for (guint j = 0; j < self->results->len; j++)
        if (ludo_class_find (g_ptr_array_index (self->results, j),
                             step->node->id) != NULL)
          add_step (self, step->node->id);
    }
  for (guint i = 0; i < self->results->len; i++)
    {
      const LudoResult *result = g_ptr_array_index (self->results, i);

      for (guint j = 0; j < result->steps->len; j++)
        add_step (self,
                  ((LudoResultStep *) g_ptr_array_index (result->steps, j))
                    ->id);
    }
}

/* The first step of @result that its lesson does not have as it says, or NULL;
 * somebody wrote that by hand. */
static const LudoResultStep *
find_strange (const LudoLesson *lesson,
              const LudoResult *result)
{
  for (guint i = 0; lesson != NULL && i < result->steps->len; i++)
    {
      const LudoResultStep *own = g_ptr_array_index (result->steps, i);
      gboolean known = FALSE;

      for (guint j = 0; j < lesson->steps->len; j++)
        {
          const LudoStep *step = g_ptr_array_index (lesson->steps, j);

          known |= g_str_equal (step->node->id, own->id)
                   && g_strcmp0 (ludo_page_attribute (step->node, "kind"),
                                 own->kind) == 0;
        }
      if (!known)
        return own;
    }

  return NULL;
}

/* Whether @result is of the file that the class did. */
static gboolean
is_same (const LudoClass  *self,
         const LudoResult *result,
         const char       *checksum)
{
  return self->lesson != NULL
           ? ludo_result_match (result, self->lesson) == LUDO_LESSON_SAME
           : g_str_equal (result->checksum, checksum);
}

/* Results of the lesson, of another file of its name, and of others. */
static void
sort_out (LudoClass  *self,
          GPtrArray  *all,
          const char *checksum)
{
  while (all->len > 0)
    {
      LudoResult *result = g_ptr_array_steal_index (all, 0);
      LudoResult *last = self->results->len > 0
                           ? g_ptr_array_index (self->results,
                                                self->results->len - 1)
                           : NULL;

      if (!g_str_equal (result->lesson, self->lesson_id))
        {
          g_ptr_array_add (self->problems,
                           g_strdup_printf (_("%s: the result of another "
                                              "lesson, %s"), result->name,
                                            result->lesson));
          ludo_result_free (result);
        }
      else if (!is_same (self, result, checksum))
        {
          g_ptr_array_add (self->problems,
                           g_strdup_printf (_("%s: done in another version of "
                                              "the lesson"), result->name));
          g_ptr_array_add (self->others, result);
        }
      else if (find_strange (self->lesson, result) != NULL)
        {
          g_ptr_array_add (self->problems,
                           g_strdup_printf (_("%s: the lesson has no such "
                                              "step as “%s”"), result->name,
                                            find_strange (self->lesson, result)
                                              ->id));
          ludo_result_free (result);
        }
      else
        {
          if (last != NULL && g_str_equal (last->name, result->name))
            g_ptr_array_add (self->problems,
                             g_strdup_printf (_("%s: handed in twice; both "
                                                "are counted"), result->name));
          g_ptr_array_add (self->results, result);
        }
    }
}

LudoClass *
ludo_class_open (const char  *folder,
                 const char  *content,
                 GError     **error)
{
  g_autoptr (LudoClass) self = NULL;
  g_autoptr (GPtrArray) all = NULL;
  g_autofree char *checksum = NULL;

  g_return_val_if_fail (folder != NULL && content != NULL, NULL);

  self = g_new0 (LudoClass, 1);
  self->results =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_result_free);
  self->others =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_result_free);
  self->steps = g_ptr_array_new_with_free_func (g_free);
  self->problems = g_ptr_array_new_with_free_func (g_free);

  all = load_all (folder, self->problems);
  if (all->len == 0)
    {
      g_autofree char *shown = g_filename_display_name (folder);

      g_set_error (error, LUDO_RESULT_ERROR, 0,
                   self->problems->len > 0
                     ? _("No file in “%s” is the result of a lesson: %s")
                     : _("There is no result of a lesson in “%s”.%s"), shown,
                   self->problems->len > 0
                     ? (char *) g_ptr_array_index (self->problems, 0) : "");
      return NULL;
    }
  self->lesson_id = g_strdup (find_most (all, lesson_of));
  self->lesson = find_lesson (folder, content, self->lesson_id);
  checksum = g_strdup (find_most (all, checksum_of));
  sort_out (self, all, checksum);
  list_steps (self);

  return g_steal_pointer (&self);
}

const LudoResultStep *
ludo_class_find (const LudoResult *result,
                 const char       *step_id)
{
  g_return_val_if_fail (result != NULL && step_id != NULL, NULL);

  for (guint i = 0; i < result->steps->len; i++)
    {
      const LudoResultStep *step = g_ptr_array_index (result->steps, i);

      if (g_str_equal (step->id, step_id))
        return step;
    }

  return NULL;
}

/* Whether each part of an answer is one. */
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

GPtrArray *
ludo_class_count (const LudoClass *self,
                  const char      *step_id)
{
  GPtrArray *counts = g_ptr_array_new_with_free_func (count_free);

  g_return_val_if_fail (self != NULL && step_id != NULL, counts);

  for (guint i = 0; i < self->results->len; i++)
    {
      const LudoResultStep *step =
        ludo_class_find (g_ptr_array_index (self->results, i), step_id);
      g_auto (GStrv) parts = NULL;

      if (step == NULL)
        continue;
      if (!has_parts (step))
        {
          count (counts, step->answer);
          continue;
        }
      parts = g_strsplit (step->answer, " ", -1);
      for (guint j = 0; parts[j] != NULL; j++)
        if (parts[j][0] != '\0')
          count (counts, parts[j]);
    }
  g_ptr_array_sort (counts, compare_counts);

  return counts;
}

/* As RFC 4180 writes it; what begins like a formula is text. */
static void
append_cell (GString    *csv,
             const char *text,
             gboolean    first)
{
  g_autofree char *guarded =
    g_strconcat (text[0] != '\0' && strchr ("=+-@\t", text[0]) != NULL
                   ? "'" : "", text, NULL);
  g_auto (GStrv) parts = g_strsplit (guarded, "\"", -1);
  g_autofree char *doubled = g_strjoinv ("\"\"", parts);

  g_string_append_printf (csv, "%s\"%s\"", first ? "" : ",", doubled);
}

static void
append_row (GString         *csv,
            const LudoClass *self,
            guint            index,
            gboolean         names)
{
  const LudoResult *result = g_ptr_array_index (self->results, index);
  g_autofree char *number = g_strdup_printf ("%u", index + 1);

  append_cell (csv, names ? result->name : number, TRUE);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const LudoResultStep *step =
        ludo_class_find (result, g_ptr_array_index (self->steps, i));

      append_cell (csv, step != NULL ? step->answer : "", FALSE);
      if (step != NULL)
        g_string_append_printf (csv, ",%d,%u,%u", step->right, step->tries,
                                step->seconds);
      else
        g_string_append (csv, ",,,");
    }
  g_string_append (csv, "\r\n");
}

char *
ludo_class_dup_csv (const LudoClass *self,
                    gboolean         names)
{
  GString *csv = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  append_cell (csv, _("Pupil"), TRUE);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const char *id = g_ptr_array_index (self->steps, i);
      const char *const columns[] = {
        _("%s: first answer"), _("%s: right"), _("%s: tries"),
        _("%s: seconds"),
      };

      for (guint j = 0; j < G_N_ELEMENTS (columns); j++)
        {
          g_auto (GStrv) parts = g_strsplit (columns[j], "%s", 2);
          g_autofree char *title = g_strjoinv (id, parts);

          append_cell (csv, title, FALSE);
        }
    }
  g_string_append (csv, "\r\n");
  for (guint i = 0; i < self->results->len; i++)
    append_row (csv, self, i, names);

  return g_string_free (csv, FALSE);
}
