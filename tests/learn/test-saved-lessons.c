/* test-saved-lessons.c: the program keeps a list of the lessons that were saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "learn/work/ludo-own-lessons.h"
#include "test-folder.h"
#include "test-wait.h"

typedef struct
{
  char *folder;
  LudoOwnLessons *lessons;
  GPtrArray *read;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("saved-XXXXXX", NULL);
  fixture->lessons = ludo_own_lessons_new (fixture->folder);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  WAIT_UNTIL (G_OBJECT (fixture->lessons)->ref_count == 1);
  test_remove_folder (fixture->folder);
  g_clear_object (&fixture->lessons);
  g_clear_pointer (&fixture->read, g_ptr_array_unref);
  g_free (fixture->folder);
}

static void
read_cb (GObject      *lessons,
         GAsyncResult *result,
         gpointer      data)
{
  Fixture *fixture = data;

  fixture->read =
    ludo_own_lessons_read_finish (LUDO_OWN_LESSONS (lessons), result);
}

/* Returns: the texts that are read, one after another. */
static char *
dup_read (Fixture *fixture)
{
  GString *texts = g_string_new (NULL);

  g_clear_pointer (&fixture->read, g_ptr_array_unref);
  ludo_own_lessons_read_async (fixture->lessons, read_cb, fixture);
  WAIT_UNTIL (fixture->read != NULL);
  for (guint i = 0; i < fixture->read->len; i++)
    {
      const LudoOwnLesson *lesson = g_ptr_array_index (fixture->read, i);
      gsize length;
      const char *text = g_bytes_get_data (lesson->text, &length);

      g_string_append_len (texts, text, (gssize) length);
    }

  return g_string_free (texts, FALSE);
}

static void
check_read (Fixture    *fixture,
            const char *wanted)
{
  g_autofree char *texts = dup_read (fixture);

  g_assert_cmpstr (texts, ==, wanted);
}

/* Writes a file of one letter and notes it. */
static void
note (Fixture    *fixture,
      const char *letter)
{
  g_autofree char *name = g_strconcat (letter, ".lesson", NULL);
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, letter, -1, NULL));
  ludo_own_lessons_note (fixture->lessons, file);
}

/* Reads the list as another process does, once it is written. */
static void
start_anew (Fixture *fixture)
{
  /* A write holds a reference. */
  WAIT_UNTIL (G_OBJECT (fixture->lessons)->ref_count == 1);
  g_object_unref (fixture->lessons);
  fixture->lessons = ludo_own_lessons_new (fixture->folder);
}

static void
test_kept (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *gone = g_build_filename (fixture->folder, "b.lesson", NULL);

  check_read (fixture, "");
  note (fixture, "a");
  note (fixture, "b");
  note (fixture, "c");
  check_read (fixture, "cba");
  start_anew (fixture);
  check_read (fixture, "cba");
  /* Saved again, it is not named twice. */
  note (fixture, "a");
  check_read (fixture, "acb");

  /* A disk that is taken out comes back. */
  g_remove (gone);
  check_read (fixture, "ac");
  note (fixture, "d");
  g_assert_true (g_file_set_contents (gone, "b", -1, NULL));
  start_anew (fixture);
  check_read (fixture, "dacb");
}

/* Anything in the place of the list, or of a lesson, does no harm. */
static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *list = g_build_filename (fixture->folder, "own-lessons",
                                            NULL);
  g_autofree char *pipe = g_build_filename (fixture->folder, "p.lesson", NULL);
  g_autoptr (GFile) piped = g_file_new_for_path (pipe);
  g_autofree char *many = g_strnfill (2 * 1024 * 1024, 'x');

  g_assert_cmpint (g_mkdir (list, 0700), ==, 0);
  note (fixture, "a");
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  ludo_own_lessons_note (fixture->lessons, piped);
  check_read (fixture, "a");
  start_anew (fixture);
  check_read (fixture, "a");

  g_assert_true (g_file_set_contents (list, "no path\n\n\xff\n", -1, NULL));
  check_read (fixture, "");
  g_assert_true (g_file_set_contents (list, many, -1, NULL));
  note (fixture, "b");
  check_read (fixture, "b");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/saved-lessons/kept", Fixture, NULL, set_up, test_kept,
              tear_down);
  g_test_add ("/saved-lessons/damaged", Fixture, NULL, set_up, test_damaged,
              tear_down);

  return g_test_run ();
}
