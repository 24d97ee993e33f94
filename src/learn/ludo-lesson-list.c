/* ludo-lesson-list.c: the lessons of all folders, the nearest first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-lesson.h"

#include <glib/gi18n.h>

#include "content/ludo-markup.h"

static int
compare_lessons (gconstpointer a,
                 gconstpointer b)
{
  const LudoLesson *one = *(const LudoLesson *const *) a;
  const LudoLesson *other = *(const LudoLesson *const *) b;

  return one->level != other->level ? one->level - other->level
                                    : g_strcmp0 (one->id, other->id);
}

/* Whether one of the first @n_nearer of @lessons takes the place of @lesson. */
static gboolean
is_replaced (const LudoLesson *lesson,
             const GPtrArray  *lessons,
             guint             n_nearer)
{
  for (guint i = 0; i < n_nearer; i++)
    {
      const LudoLesson *nearer = g_ptr_array_index (lessons, i);

      if (g_str_equal (nearer->id, lesson->id)
          || g_str_equal (nearer->file, lesson->file))
        return TRUE;
    }

  return FALSE;
}

/* Loads the lesson in @file of @folder; NULL with @error.  The links of the
 * program's own lessons are not checked here, because the tests check them. */
static LudoLesson *
read_listed (LudoLibrary        *library,
             LudoContentFolder  *folder,
             const char         *game_id,
             LudoContentFile    *file,
             GError            **error)
{
  g_autofree char *name = g_filename_display_name (file->name);
  g_autoptr (LudoLesson) lesson = NULL;

  if (file->error != NULL)
    g_propagate_error (error, g_steal_pointer (&file->error));
  else
    lesson = ludo_lesson_parse (file->text, file->length, name, error);
  if (lesson == NULL)
    return NULL;

  if (!g_str_equal (lesson->rules->id, game_id))
    {
      ludo_markup_refuse_line (lesson->page->line, error,
                               _("this is a lesson on “%s”"),
                               lesson->rules->id);
      g_prefix_error (error, "%s, ", name);
      return NULL;
    }
  if (folder->origin != LUDO_ORIGIN_PROGRAM
      && !ludo_lesson_check_pages (lesson, library, error))
    return NULL;
  lesson->folder = ludo_content_folder_ref (folder);

  return g_steal_pointer (&lesson);
}

/* Adds the lessons of @folder, except those in whose place one of @lessons
 * stands. */
static void
list_folder (LudoLibrary       *library,
             LudoContentFolder *folder,
             const char        *game_id,
             GPtrArray         *lessons,
             GPtrArray         *problems)
{
  g_autofree char *below = g_build_filename (game_id, "lessons", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) files = ludo_markup_read_all (folder, below, "",
                                                      ".lesson", &error);
  g_autoptr (GPtrArray) found =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_lesson_unref);
  g_autofree char *path = g_build_filename (folder->path, below, NULL);
  g_autofree char *shown = g_filename_display_name (path);

  if (files == NULL && problems != NULL)
    g_ptr_array_add (problems, g_strdup (error->message));
  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      g_autoptr (GError) reason = NULL;
      LudoLesson *lesson = read_listed (library, folder, game_id,
                                        g_ptr_array_index (files, i), &reason);

      if (lesson == NULL && problems != NULL)
        g_ptr_array_add (problems,
                         /* Translators: a folder, then what is wrong with a
                          * file in it. */
                         g_strdup_printf (_("A lesson in “%s” is left out: %s"),
                                          shown, reason->message));
      if (lesson != NULL)
        g_ptr_array_add (found, lesson);
    }
  g_ptr_array_sort (found, compare_lessons);
  for (guint i = 0, n_nearer = lessons->len; i < found->len; i++)
    {
      LudoLesson *lesson = g_ptr_array_index (found, i);

      if (!is_replaced (lesson, lessons, n_nearer))
        g_ptr_array_add (lessons, ludo_lesson_ref (lesson));
    }
}

GPtrArray *
ludo_lesson_list (LudoLibrary *library,
                  const char  *game_id,
                  GPtrArray   *problems)
{
  GPtrArray *lessons =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_lesson_unref);
  GPtrArray *folders = ludo_library_get_folders (library);

  g_return_val_if_fail (game_id != NULL, lessons);

  for (guint i = 0; i < folders->len; i++)
    list_folder (library, g_ptr_array_index (folders, i), game_id, lessons,
                 problems);

  return lessons;
}

gboolean
ludo_lesson_exists (GPtrArray  *folders,
                    const char *game_id)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (folders != NULL && game_id != NULL, FALSE);

  /* The farthest folder is asked first, because it is the program's and has
   * lessons of each of its games. */
  name = g_build_filename (game_id, "lessons", NULL);
  for (guint i = folders->len; i > 0; i--)
    if (ludo_content_folder_stat (g_ptr_array_index (folders, i - 1), name,
                                  NULL, NULL))
      return TRUE;

  return FALSE;
}
