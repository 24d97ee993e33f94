/* ludo-class.c: what a class has handed in, put together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-fold.h"
#include "learn/class/ludo-class-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "learn/ludo-pupil-name.h"
#include "play/ludo-quote.h"

static void
row_free (gpointer data)
{
  LudoClassRow *row = data;

  ludo_result_free (row->result);
  g_free (row->place);
  g_free (row);
}

static void
omission_free (gpointer data)
{
  LudoOmission *omission = data;

  g_free (omission->place);
  g_free (omission->name);
  g_free (omission->detail);
  g_clear_pointer (&omission->lesson, ludo_lesson_unref);
  g_free (omission);
}

void
ludo_class_free (LudoClass *self)
{
  g_clear_pointer (&self->lesson, ludo_lesson_unref);
  g_free (self->lesson_id);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->steps);
  g_ptr_array_unref (self->omissions);
  g_free (self);
}

const LudoClassRow *
ludo_class_get_row (const LudoClass *self,
                    guint            index)
{
  return g_ptr_array_index (self->rows, index);
}

LudoOmission *
_ludo_class_leave_out (LudoClass        *self,
                       LudoOmissionKind  kind,
                       const char       *place,
                       const char       *name)
{
  LudoOmission *omission = g_new0 (LudoOmission, 1);

  *omission = (LudoOmission) { .kind = kind, .place = g_strdup (place),
                               .name = g_strdup (name), .row = -1 };
  g_ptr_array_add (self->omissions, omission);

  return omission;
}

/* Adds each file that is no result to the list of what is left out. */
static void
leave_out_files (LudoClass *self,
                 GPtrArray *files)
{
  static const LudoOmissionKind kinds[] = {
    [LUDO_CLASS_FILE_EMPTY] = LUDO_OMISSION_EMPTY,
    [LUDO_CLASS_FILE_UNREADABLE] = LUDO_OMISSION_UNREADABLE,
    [LUDO_CLASS_FILE_PACKED] = LUDO_OMISSION_PACKED,
    [LUDO_CLASS_FILE_BARE] = LUDO_OMISSION_BARE,
    [LUDO_CLASS_FILE_DEEP] = LUDO_OMISSION_DEEP,
    [LUDO_CLASS_FILE_TOO_MANY] = LUDO_OMISSION_TOO_MANY,
  };

  for (guint i = 0; i < files->len; i++)
    {
      const LudoClassFile *file = g_ptr_array_index (files, i);

      if (file->kind != LUDO_CLASS_FILE_RESULT
          && file->kind != LUDO_CLASS_FILE_LESSON)
        _ludo_class_leave_out (self, kinds[file->kind], file->place, NULL)
          ->detail = g_strdup (file->reason);
    }
}

static LudoLessonMatch
match (const LudoClass  *self,
       const LudoResult *result,
       const char       *identity,
       const char       *checksum)
{
  g_autofree char *own = NULL;

  if (self->lesson != NULL)
    return ludo_result_match (result, self->lesson);
  own = _ludo_class_dup_identity (result);

  return g_strcmp0 (own, identity) != 0 ? LUDO_LESSON_OTHER
         : g_str_equal (result->checksum, checksum) ? LUDO_LESSON_SAME
                                                    : LUDO_LESSON_VERSION;
}

static const LudoStep *
find_asked (const LudoLesson *lesson,
            const char       *step_id)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);

      if (g_str_equal (step->node->id, step_id))
        return step;
    }

  return NULL;
}

static const LudoResultStep *
find_in_result (const LudoResult *result,
                const char       *step_id)
{
  for (guint i = 0; i < result->steps->len; i++)
    {
      const LudoResultStep *step = g_ptr_array_index (result->steps, i);

      if (g_str_equal (step->id, step_id))
        return step;
    }

  return NULL;
}

/* Whether @step answers the question of the class's version of the lesson.  If
 * the lesson is not at hand, the other results stand for it. */
static gboolean
agrees (const LudoClass      *self,
        const LudoResultStep *step)
{
  if (self->lesson != NULL)
    {
      const LudoStep *asked = find_asked (self->lesson, step->id);

      return asked != NULL && ludo_result_step_agrees (step, asked);
    }
  for (guint i = 0; i < self->rows->len; i++)
    {
      const LudoClassRow *row = ludo_class_get_row (self, i);
      const LudoResultStep *other =
        row->is_version ? NULL : find_in_result (row->result, step->id);

      if (other != NULL)
        return g_str_equal (other->kind, step->kind)
               && (other->asks == NULL || step->asks == NULL
                   || g_str_equal (other->asks, step->asks));
    }

  return TRUE;
}

const LudoResultStep *
ludo_class_find (const LudoClass    *self,
                 const LudoClassRow *row,
                 const char         *step_id)
{
  const LudoResultStep *step;

  g_return_val_if_fail (self != NULL && row != NULL && step_id != NULL, NULL);

  step = find_in_result (row->result, step_id);

  return step != NULL && (!row->is_version || agrees (self, step)) ? step
                                                                   : NULL;
}

gboolean
ludo_class_asks_other (const LudoClass    *self,
                       const LudoClassRow *row,
                       const char         *step_id)
{
  const LudoResultStep *step;

  g_return_val_if_fail (self != NULL && row != NULL && step_id != NULL, FALSE);

  step = row->is_version ? find_in_result (row->result, step_id) : NULL;

  return step != NULL && !agrees (self, step);
}

/* The first step of @result whose question the lesson does not have, or
 * NULL. */
static const LudoResultStep *
find_strange (const LudoClass  *self,
              const LudoResult *result)
{
  for (guint i = 0; self->lesson != NULL && i < result->steps->len; i++)
    if (!agrees (self, g_ptr_array_index (result->steps, i)))
      return g_ptr_array_index (result->steps, i);

  return NULL;
}

/* Makes a row of each piece of work.  Of copies, that in the pupil's own folder
 * becomes the row, or else the first. */
static void
sort_out (LudoClass  *self,
          GPtrArray  *files,
          GPtrArray  *lessons,
          const char *identity)
{
  g_autofree char *checksum =
    self->lesson == NULL ? _ludo_class_find_checksum (files, identity) : NULL;
  g_autoptr (GHashTable) rows = g_hash_table_new (g_str_hash, g_str_equal);

  for (int own = 1; own >= 0; own--)
    for (guint i = 0; i < files->len; i++)
      {
        LudoClassFile *file = g_ptr_array_index (files, i);
        const LudoResultStep *strange = NULL;
        LudoLessonMatch matches;
        LudoClassRow *row;

        if (file->kind != LUDO_CLASS_FILE_RESULT || file->result == NULL
            || file->in_own_folder != own)
          continue;
        matches = match (self, file->result, identity, checksum);
        if (matches == LUDO_LESSON_SAME)
          strange = find_strange (self, file->result);
        row = g_hash_table_lookup (rows, file->digest);
        if (matches == LUDO_LESSON_OTHER)
          {
            LudoOmission *omission =
              _ludo_class_leave_out (self, LUDO_OMISSION_OTHER_LESSON,
                                     file->place, file->result->name);
            LudoLesson *other = _ludo_class_find_lesson (lessons,
                                                         file->result);

            omission->detail = g_strdup (file->result->lesson);
            omission->lesson = other != NULL ? ludo_lesson_ref (other) : NULL;
          }
        else if (strange != NULL)
          _ludo_class_leave_out (self, LUDO_OMISSION_STRANGE_STEP, file->place,
                                 file->result->name)
            ->detail = g_strdup (strange->id);
        else if (row != NULL)
          _ludo_class_leave_out (self, LUDO_OMISSION_COPY, file->place,
                                 file->result->name)->row = (int) row->number;
        else
          {
            row = g_new0 (LudoClassRow, 1);
            row->result = g_steal_pointer (&file->result);
            row->place = g_strdup (file->place);
            row->is_version = matches == LUDO_LESSON_VERSION;
            row->number = self->rows->len;
            g_ptr_array_add (self->rows, row);
            g_hash_table_insert (rows, file->digest, row);
          }
      }
}

/* SortKey: of a row, so that namesakes stand beside each other. */
typedef struct
{
  char *order;                  /* in the order of the alphabet; two names may
                                 * have one place there */
  char *name;
  char *place;
  LudoClassRow *row;
} SortKey;

static void
sort_key_free (gpointer data)
{
  SortKey *key = data;

  g_free (key->order);
  g_free (key->name);
  g_free (key->place);
  g_free (key);
}

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  const SortKey *one = *(const SortKey *const *) a;
  const SortKey *other = *(const SortKey *const *) b;
  int order = strcmp (one->order, other->order);
  int names = strcmp (one->name, other->name);

  return order != 0 ? order : names != 0 ? names
                            : strcmp (one->place, other->place);
}

static void
sort_rows (LudoClass *self)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (sort_key_free);
  guint first = 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      LudoClassRow *row = g_ptr_array_index (self->rows, i);
      char *name = ludo_pupil_name_dup_key (row->result->name);
      g_autofree char *folded = ludo_fold (name, NULL);
      SortKey *key = g_new (SortKey, 1);

      /* Without its accents, because the locale may sort by code points, which
       * would put Émilie after Zoé. */
      *key = (SortKey) { g_utf8_collate_key_for_filename (folded, -1), name,
                         g_utf8_collate_key_for_filename (row->place, -1),
                         row };
      g_ptr_array_add (keys, key);
    }
  g_ptr_array_sort (keys, compare_keys);
  for (guint i = 0; i < keys->len; i++)
    {
      const SortKey *key = g_ptr_array_index (keys, i);

      self->rows->pdata[i] = key->row;
      if (strcmp (key->name, ((SortKey *) keys->pdata[first])->name) != 0)
        first = i;
      key->row->first_namesake = first;
    }
  for (guint i = 0; i < self->rows->len; i++)
    {
      LudoClassRow *row = g_ptr_array_index (self->rows, i);

      for (guint j = row->first_namesake; j < self->rows->len
           && ludo_class_get_row (self, j)->first_namesake
              == row->first_namesake; j++)
        row->n_namesakes++;
    }
}

/* Lists the answers and lines of the rows that are not shown, and sets the rows
 * of copies, whose entries have the number of a row from before the sorting. */
static void
list_omitted_parts (LudoClass *self)
{
  g_autofree guint *indices = g_new0 (guint, self->rows->len + 1);

  for (guint i = 0; i < self->rows->len; i++)
    indices[ludo_class_get_row (self, i)->number] = i;
  for (guint i = 0; i < self->omissions->len; i++)
    {
      LudoOmission *omission = g_ptr_array_index (self->omissions, i);

      if (omission->kind == LUDO_OMISSION_COPY)
        omission->row = (int) indices[omission->row];
    }
  for (guint i = 0; i < self->rows->len; i++)
    {
      const LudoClassRow *row = ludo_class_get_row (self, i);
      guint n_others = 0;

      for (guint j = 0; row->is_version && j < row->result->steps->len; j++)
        n_others += !agrees (self, g_ptr_array_index (row->result->steps, j));
      for (int lines = 0; lines < 2; lines++)
        {
          guint n = lines ? row->result->n_unknown : n_others;
          LudoOmission *omission;

          if (n == 0)
            continue;
          omission = _ludo_class_leave_out (self, lines ? LUDO_OMISSION_LINES
                                                        : LUDO_OMISSION_ANSWERS,
                                            row->place, row->result->name);
          omission->row = (int) i;
          omission->n = n;
        }
    }
}

static int
compare_omissions (gconstpointer a,
                   gconstpointer b)
{
  const LudoOmission *one = *(const LudoOmission *const *) a;
  const LudoOmission *other = *(const LudoOmission *const *) b;

  return one->kind != other->kind ? (int) one->kind - (int) other->kind
                                  : strcmp (one->place, other->place);
}

static void
add_step (LudoClass  *self,
          GHashTable *known,
          const char *id)
{
  if (g_hash_table_contains (known, id))
    return;
  g_ptr_array_add (self->steps, g_strdup (id));
  g_hash_table_add (known, g_ptr_array_index (self->steps,
                                              self->steps->len - 1));
}

/* Lists the steps in the lesson's order, or if it is not at hand in the order
 * of the results. */
static void
list_steps (LudoClass *self)
{
  g_autoptr (GHashTable) answered = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const LudoResult *result = ludo_class_get_row (self, i)->result;

      for (guint j = 0; j < result->steps->len; j++)
        {
          const LudoResultStep *step = g_ptr_array_index (result->steps, j);

          g_hash_table_add (answered, step->id);
          if (self->lesson == NULL)
            add_step (self, known, step->id);
        }
    }
  for (guint i = 0; self->lesson != NULL && i < self->lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (self->lesson->steps, i);

      if (g_hash_table_contains (answered, step->node->id))
        add_step (self, known, step->node->id);
    }
}

/* Whether there is a file that a pupil may have handed in. */
static gboolean
has_work (GPtrArray *files)
{
  for (guint i = 0; i < files->len; i++)
    switch (((LudoClassFile *) g_ptr_array_index (files, i))->kind)
      {
      case LUDO_CLASS_FILE_RESULT:
      case LUDO_CLASS_FILE_EMPTY:
      case LUDO_CLASS_FILE_UNREADABLE:
      case LUDO_CLASS_FILE_PACKED:
        return TRUE;
      case LUDO_CLASS_FILE_LESSON:
      case LUDO_CLASS_FILE_BARE:
      case LUDO_CLASS_FILE_DEEP:
      case LUDO_CLASS_FILE_TOO_MANY:
      default:
        break;
      }

  return FALSE;
}

LudoClass *
ludo_class_open (const char         *folder,
                 const char         *lesson,
                 LudoClassProgress  *progress,
                 GCancellable       *cancellable,
                 GError            **error)
{
  g_autoptr (LudoClass) self = NULL;
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GPtrArray) lessons = NULL;
  g_autofree char *identity = NULL;

  g_return_val_if_fail (folder != NULL, NULL);

  files = ludo_class_files_read (folder, progress, cancellable, error);
  if (files == NULL)
    return NULL;
  if (!has_work (files))
    {
      g_autofree char *shown = g_filename_display_name (folder);

      ludo_quote_set_error (error, LUDO_RESULT_ERROR, 0,
                            _("There are no lesson results in “%s”."),
                            shown);
      return NULL;
    }

  self = g_new0 (LudoClass, 1);
  self->rows = g_ptr_array_new_with_free_func (row_free);
  self->steps = g_ptr_array_new_with_free_func (g_free);
  self->omissions = g_ptr_array_new_with_free_func (omission_free);
  lessons = _ludo_class_load_lessons (self, files, lesson, error);
  if (lessons == NULL)
    return NULL;
  leave_out_files (self, files);
  if (lesson != NULL)
    self->lesson = ludo_lesson_ref (g_ptr_array_index (lessons, 0));
  else
    identity = _ludo_class_choose_lesson (self, files, lessons);
  sort_out (self, files, lessons, identity);
  if (self->lesson != NULL)
    self->lesson_id = g_strconcat (self->lesson->rules->id, "/",
                                   self->lesson->id, NULL);
  else if (self->rows->len > 0)
    {
      g_autofree char *file = NULL;

      self->lesson_id = g_strdup (ludo_class_get_row (self, 0)->result->lesson);
      file = g_strconcat (_ludo_class_find_name (self->lesson_id), ".lesson",
                          NULL);
      _ludo_class_leave_out (self, LUDO_OMISSION_NO_LESSON, file, NULL);
    }
  sort_rows (self);
  list_omitted_parts (self);
  g_ptr_array_sort (self->omissions, compare_omissions);
  list_steps (self);

  return g_steal_pointer (&self);
}

typedef struct
{
  char *folder, *lesson;
  LudoClassProgress *progress;
} OpenJob;

static void
open_job_free (gpointer data)
{
  OpenJob *job = data;

  g_free (job->folder);
  g_free (job->lesson);
  g_free (job);
}

static void
open_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  const OpenJob *job = data;
  GError *error = NULL;
  LudoClass *self = ludo_class_open (job->folder, job->lesson, job->progress,
                                     cancellable, &error);

  if (self != NULL)
    g_task_return_pointer (task, self, (GDestroyNotify) ludo_class_free);
  else
    g_task_return_error (task, error);
}

void
ludo_class_open_async (const char          *folder,
                       const char          *lesson,
                       LudoClassProgress   *progress,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  OpenJob *job = g_new (OpenJob, 1);

  *job = (OpenJob) { g_strdup (folder), g_strdup (lesson), progress };
  g_task_set_task_data (task, job, open_job_free);
  g_task_run_in_thread (task, open_in_thread);
}

LudoClass *
ludo_class_open_finish (GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
