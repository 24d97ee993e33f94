/* work-fixture.c: a lesson that is done, and the file that keeps it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "work-fixture.h"

#include <glib/gstdio.h>

#include "test-wait.h"

LudoLesson *
work_make_lesson (const char *id,
                  guint       first,
                  const char *file)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  LudoLesson *lesson;

  g_string_printf (text, "<lesson game=\"chisolo\"%s%s%s><title><fr>Essai</fr>"
                   "<en>Trial</en></title>", id != NULL ? " id=\"" : "",
                   id != NULL ? id : "", id != NULL ? "\"" : "");
  for (guint i = 0; i < WORK_STEPS; i++)
    g_string_append_printf (text,
                            "<step id=\"step-%u\" kind=\"number\" "
                            "answer=\"%u\"/>", i + 1, i == 0 ? first : i);
  g_string_append (text, "</lesson>");
  lesson = ludo_lesson_parse (text->str, text->len, file, &error);
  g_assert_no_error (error);

  return lesson;
}

void
work_wait (LudoLessonStore *store)
{
  WAIT_UNTIL (!ludo_lesson_store_get_busy (store));
}

LudoLessonStore *
work_open_store (const char *path)
{
  LudoLessonStore *store = ludo_lesson_store_new (path);

  work_wait (store);

  return store;
}

void
work_do_step (LudoLessonRun *run,
              guint          index)
{
  g_autofree char *number =
    g_strdup_printf ("%d", ludo_lesson_run_get_lesson (run)->steps->len > index
                             ? ((LudoStep *) g_ptr_array_index
                                (ludo_lesson_run_get_lesson (run)->steps,
                                 index))->number : 0);

  ludo_lesson_run_go_to (run, index);
  ludo_lesson_run_enter (run, "77");
  ludo_lesson_run_enter (run, number);
}

void
work_set_up (WorkFixture   *fixture,
             gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("store-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "lessons", NULL);
  fixture->lesson = work_make_lesson (NULL, 0, "trial.lesson");
}

void
work_tear_down (WorkFixture   *fixture,
                gconstpointer  data)
{
  GDir *dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      /* No part of an unfinished write is left. */
      g_assert_false (g_str_has_suffix (name, ".part"));
      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_dir_close (dir);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->path);
  ludo_lesson_unref (fixture->lesson);
}
