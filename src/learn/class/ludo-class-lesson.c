/* ludo-class-lesson.c: which lesson a class has done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/class/ludo-class-private.h"

#include <string.h>

#include "learn/class/ludo-class-view.h"
#include "play/ludo-quote.h"

/* The most lessons that are read beside results. */
#define LESSONS_MAX 50

GPtrArray *
_ludo_class_load_lessons (LudoClass   *self,
                          GPtrArray   *files,
                          const char  *path,
                          GError     **error)
{
  g_autoptr (GPtrArray) lessons =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_lesson_unref);
  g_autoptr (GHashTable) games =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (LudoLibrary) library = NULL;
  GHashTableIter iter;
  gpointer game_id;

  if (path != NULL)
    {
      LudoLesson *lesson = ludo_lesson_load (path, error);

      if (lesson == NULL)
        return NULL;
      g_ptr_array_add (lessons, lesson);
      return g_steal_pointer (&lessons);
    }

  for (guint i = 0; i < files->len; i++)
    {
      const LudoClassFile *file = g_ptr_array_index (files, i);
      g_autoptr (GError) reason = NULL;
      LudoLesson *lesson;

      if (file->kind == LUDO_CLASS_FILE_RESULT)
        g_hash_table_add (games,
                          g_strndup (file->result->lesson,
                                     strcspn (file->result->lesson, "/")));
      if (file->kind != LUDO_CLASS_FILE_LESSON || lessons->len == LESSONS_MAX)
        continue;
      lesson = ludo_lesson_load (file->path, &reason);
      if (lesson != NULL)
        g_ptr_array_add (lessons, lesson);
      else
        _ludo_class_leave_out (self, LUDO_OMISSION_LESSON, file->place, NULL)
          ->detail = ludo_quote (reason->message, LUDO_QUOTE_SENTENCE);
    }
  /* Open a library of its own, because this runs on another thread than the
   * window. */
  library = ludo_library_new (ludo_content_folders_find ());
  g_hash_table_iter_init (&iter, games);
  while (g_hash_table_iter_next (&iter, &game_id, NULL))
    {
      g_autoptr (GPtrArray) own = ludo_lesson_list (library, game_id, NULL);

      for (guint i = 0; i < own->len; i++)
        g_ptr_array_add (lessons,
                         ludo_lesson_ref (g_ptr_array_index (own, i)));
    }

  return g_steal_pointer (&lessons);
}

char *
_ludo_class_dup_identity (const LudoResult *result)
{
  return result->id != NULL
           ? g_strdup_printf ("%.*s id %s",
                              (int) strcspn (result->lesson, "/"),
                              result->lesson, result->id)
           : g_strdup (result->lesson);
}

/* Returns: the key with the highest count, of equals the first in order; NULL
 * if @counts is empty.  Sets @most to that count. */
static const char *
find_most (GHashTable *counts,
           guint      *most)
{
  const char *found = NULL;
  GHashTableIter iter;
  gpointer key, value;

  *most = 0;
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (GPOINTER_TO_UINT (value) > *most
        || (GPOINTER_TO_UINT (value) == *most && strcmp (key, found) < 0))
      {
        found = key;
        *most = GPOINTER_TO_UINT (value);
      }

  return found;
}

static void
count_key (GHashTable *counts,
           char       *key)
{
  g_hash_table_replace (counts, key, GUINT_TO_POINTER (
    GPOINTER_TO_UINT (g_hash_table_lookup (counts, key)) + 1));
}

char *
_ludo_class_choose_lesson (LudoClass *self,
                           GPtrArray *files,
                           GPtrArray *lessons)
{
  g_autoptr (GHashTable) unknown =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree guint *same = g_new0 (guint, lessons->len + 1);
  g_autofree guint *version = g_new0 (guint, lessons->len + 1);
  guint best = 0, most;
  const char *identity;

  for (guint i = 0; i < files->len; i++)
    {
      const LudoClassFile *file = g_ptr_array_index (files, i);
      gboolean known = FALSE;

      if (file->kind != LUDO_CLASS_FILE_RESULT)
        continue;
      for (guint j = 0; j < lessons->len; j++)
        {
          LudoLessonMatch match =
            ludo_result_match (file->result, g_ptr_array_index (lessons, j));

          same[j] += match == LUDO_LESSON_SAME;
          version[j] += match == LUDO_LESSON_VERSION;
          known |= match != LUDO_LESSON_OTHER;
        }
      if (!known)
        count_key (unknown, _ludo_class_dup_identity (file->result));
    }
  for (guint j = 1; j < lessons->len; j++)
    if (same[j] + version[j] > same[best] + version[best]
        || (same[j] + version[j] == same[best] + version[best]
            && same[j] > same[best]))
      best = j;
  identity = find_most (unknown, &most);
  if (lessons->len > 0 && (same[best] + version[best] >= most))
    {
      self->lesson = ludo_lesson_ref (g_ptr_array_index (lessons, best));
      return NULL;
    }

  return g_strdup (identity);
}

const char *
_ludo_class_find_name (const char *lesson_id)
{
  const char *slash = strchr (lesson_id, '/');

  return slash != NULL ? slash + 1 : lesson_id;
}

LudoLesson *
_ludo_class_find_lesson (GPtrArray        *lessons,
                         const LudoResult *result)
{
  for (guint i = 0; i < lessons->len; i++)
    if (ludo_result_match (result, g_ptr_array_index (lessons, i))
        != LUDO_LESSON_OTHER)
      return g_ptr_array_index (lessons, i);

  return NULL;
}

char *
_ludo_class_find_checksum (GPtrArray  *files,
                           const char *identity)
{
  g_autoptr (GHashTable) counts =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint most;

  for (guint i = 0; i < files->len; i++)
    {
      const LudoClassFile *file = g_ptr_array_index (files, i);
      g_autofree char *own = NULL;

      if (file->kind != LUDO_CLASS_FILE_RESULT)
        continue;
      own = _ludo_class_dup_identity (file->result);
      if (g_strcmp0 (own, identity) == 0)
        count_key (counts, g_strdup (file->result->checksum));
    }

  return g_strdup (find_most (counts, &most));
}

char *
ludo_class_dup_lesson_title (const LudoResult *result,
                             LudoLibrary      *library,
                             LudoPageLanguage  language)
{
  g_autofree char *game_id = NULL;
  g_autoptr (GPtrArray) own = NULL;

  g_return_val_if_fail (result != NULL && LUDO_IS_LIBRARY (library), NULL);

  game_id = g_strndup (result->lesson, strcspn (result->lesson, "/"));
  own = ludo_lesson_list (library, game_id, NULL);
  for (guint i = 0; i < own->len; i++)
    {
      const LudoLesson *lesson = g_ptr_array_index (own, i);

      if (ludo_result_match (result, lesson) != LUDO_LESSON_OTHER)
        return ludo_page_dup_plain (ludo_lesson_get_title (lesson, language));
    }

  return g_strdup (result->lesson);
}
