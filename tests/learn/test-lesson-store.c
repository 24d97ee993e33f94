/* test-lesson-store.c: what was done in lessons is not lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Run with the store's file and the number of a step it is a process of its own
 * that does this step, and the next ones, one after another.
 */

#include "config.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "play/failing-calls.h"
#include "test-wait.h"
#include "work-fixture.h"

/* Reading the store's file fails for this reason; 0: it does not. */
static int read_reason;

ssize_t
read (int     fd,
      void   *buffer,
      size_t  size)
{
  ssize_t (*real) (int, void *, size_t) =
    (ssize_t (*) (int, void *, size_t)) dlsym (RTLD_NEXT, "read");
  char name[64], path[4096] = "";

  snprintf (name, sizeof name, "/proc/self/fd/%d", fd);
  if (read_reason != 0 && readlink (name, path, sizeof path - 1) > 0
      && g_str_has_suffix (path, "/lessons"))
    {
      errno = read_reason;
      return -1;
    }

  return real (fd, buffer, size);
}

/* How many of the steps are kept as work_do_step() does them. */
static guint
count_kept (LudoLessonStore  *store,
            const LudoLesson *lesson)
{
  g_autoptr (LudoWork) work = ludo_lesson_store_dup_latest (store, lesson);
  guint n = 0;

  for (guint i = 0; work != NULL && i < work->steps->len; i++)
    {
      const LudoWorkStep *step = g_ptr_array_index (work->steps, i);

      g_assert_cmpstr (step->answer, ==, "77");
      /* A process may have been killed between two tries. */
      g_assert_cmpuint (step->tries, >=, step->done ? 2 : 1);
      g_assert_true (step->done == step->right);
      n += step->done;
    }

  return n;
}

static guint
count_in_file (const char       *path,
               const LudoLesson *lesson)
{
  g_autoptr (LudoLessonStore) store = work_open_store (path);

  return count_kept (store, lesson);
}

static char *
dup_content (WorkFixture *fixture)
{
  char *text = NULL;

  g_file_get_contents (fixture->path, &text, NULL, NULL);

  return text;
}

/* Does steps @first to @first + @n_steps - 1 in another process. */
static GSubprocess *
spawn (WorkFixture *fixture,
       guint    first,
       guint    n_steps)
{
  g_autofree char *from = g_strdup_printf ("%u", first);
  g_autofree char *many = g_strdup_printf ("%u", n_steps);
  g_autoptr (GError) error = NULL;
  GSubprocess *process =
    g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "/proc/self/exe",
                      fixture->path, from, many, NULL);

  g_assert_no_error (error);

  return process;
}

static int
work (char **argv)
{
  guint first = (guint) atoi (argv[2]), n_steps = (guint) atoi (argv[3]);
  g_autoptr (LudoLesson) lesson = work_make_lesson (NULL, 0, "trial.lesson");
  g_autoptr (LudoLessonStore) store = ludo_lesson_store_new (argv[1]);
  g_autoptr (LudoWork) kept = ludo_lesson_store_dup_latest (store, lesson);
  g_autoptr (LudoLessonRun) run =
    kept != NULL ? ludo_lesson_run_continue (lesson, store, kept, FALSE)
                 : ludo_lesson_run_new (lesson, store);

  for (guint i = first; i < first + n_steps; i++)
    {
      work_do_step (run, i);
      ludo_lesson_store_flush (store);
      printf ("%u\n", i + 1 - first);
      fflush (stdout);
    }
  g_clear_object (&run);
  ludo_lesson_store_flush (store);

  return 0;
}

/* Two windows of one process have one store; so may two processes have one
 * file: each adds its own. */
static void
test_processes (WorkFixture   *fixture,
                gconstpointer  data)
{
  GSubprocess *processes[4];
  g_autoptr (LudoLessonStore) store = work_open_store (fixture->path);
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (fixture->lesson, store);

  /* All go on with this attempt. */
  work_do_step (run, 0);
  work_wait (store);
  for (guint i = 0; i < G_N_ELEMENTS (processes); i++)
    processes[i] = spawn (fixture, 1 + 9 * i, 9);
  for (guint i = 37; i < WORK_STEPS; i++)
    work_do_step (run, i);
  for (guint i = 0; i < G_N_ELEMENTS (processes); i++)
    {
      g_assert_true (g_subprocess_wait_check (processes[i], NULL, NULL));
      g_object_unref (processes[i]);
    }
  g_clear_object (&run);
  work_wait (store);
  g_assert_cmpuint (count_in_file (fixture->path, fixture->lesson), ==,
                    WORK_STEPS);
  /* A refresh reads the work of the other processes. */
  ludo_lesson_store_refresh (store);
  work_wait (store);
  g_assert_cmpuint (count_kept (store, fixture->lesson), ==, WORK_STEPS);
}

/* However a process ends, what it had kept is there, and no more than whole
 * steps. */
static void
test_killed (WorkFixture   *fixture,
             gconstpointer  data)
{
  for (int i = 0; i < 20; i++)
    {
      g_autoptr (GSubprocess) process = spawn (fixture, 0, WORK_STEPS);
      GInputStream *output = g_subprocess_get_stdout_pipe (process);
      g_autoptr (GDataInputStream) lines = g_data_input_stream_new (output);
      guint told = 0;
      char *line;

      g_usleep ((gulong) g_random_int_range (50, 600) * 1000);
      g_subprocess_force_exit (process);
      while ((line = g_data_input_stream_read_line (lines, NULL, NULL, NULL))
             != NULL)
        {
          told = (guint) atoi (line);
          g_free (line);
        }
      g_subprocess_wait (process, NULL, NULL);
      g_test_message ("killed after %u steps", told);
      g_assert_cmpuint (count_in_file (fixture->path, fixture->lesson), >=,
                        told);
      g_assert_false (g_file_test (fixture->path, G_FILE_TEST_IS_DIR));
    }
}

/* The store reads a part of any file that can be written and read again without
 * a difference. */
static void
test_hostile (WorkFixture   *fixture,
              gconstpointer  data)
{
  static const char *const words[] = {
    "[", "]", "=", "\n", "\r", "\t", "\x01", "\xff", "\xe2\x80\xae", " ",
    "step ", "99999999999999999999", "-1", "chisolo ", "[chisolo a b 0]\n",
    "\\", "#", "checksum=", "done right 2 14 1 - x 5 b1",
  };
  g_autofree char *whole = NULL;

  {
    g_autoptr (LudoLessonStore) store = work_open_store (fixture->path);
    g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (fixture->lesson,
                                                         store);

    for (guint i = 0; i < 3; i++)
      work_do_step (run, i);
    g_clear_object (&run);
    work_wait (store);
  }
  whole = dup_content (fixture);
  for (int n = 0; n < 2000; n++)
    {
      g_autoptr (GString) text = g_string_new (whole);
      g_autoptr (GKeyFile) file = NULL;
      g_autoptr (GKeyFile) again = NULL;
      g_autoptr (GPtrArray) list = NULL;
      g_autofree char *printed = NULL;
      gboolean damaged;
      gsize length;

      for (int i = g_test_rand_int_range (1, 6); i > 0; i--)
        {
          gssize at = g_test_rand_int_range (0, (gint32) text->len);
          gssize many = g_test_rand_int_range (1, 40);

          if (i % 2 == 0)
            g_string_erase (text, at, MIN (many, (gssize) text->len - at));
          else
            g_string_insert (text, at,
                             words[g_test_rand_int_range
                                     (0, G_N_ELEMENTS (words))]);
          if (text->len == 0)
            g_string_append_c (text, '\0');
        }
      file = ludo_work_parse_file (text->str, text->len, &damaged);
      list = ludo_work_list (file);
      for (guint i = 0; i < list->len; i++)
        {
          g_autoptr (LudoWork) same =
            ludo_work_dup_for (g_ptr_array_index (list, i), fixture->lesson);

          ludo_work_put (g_ptr_array_index (list, i), file);
        }
      ludo_work_prune (file);
      printed = g_key_file_to_data (file, &length, NULL);
      again = ludo_work_parse_file (printed, length, &damaged);
      g_assert_false (damaged);
      g_ptr_array_unref (list);
      list = ludo_work_list (again);
    }
}

static void
note_cb (LudoLessonStore *store,
         const char      *sentence,
         GPtrArray       *told)
{
  g_ptr_array_add (told, g_strdup (sentence != NULL ? sentence : ""));
}

static const char *
told_at (GPtrArray *told,
         guint      index)
{
  g_assert_cmpuint (told->len, >, index);

  return g_ptr_array_index (told, index);
}

/* A bad line, wherever it stands, costs that line; the file is kept beside as
 * it was, once, and told of. */
static void
test_damaged (WorkFixture   *fixture,
              gconstpointer  data)
{
  static const char *const damages[] = {
    "\xff\xfe\x01", "nonsense", "[half", "=x", "]", "[]",
    "name=b\\q\\",
  };
  g_autofree char *whole = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_lines, n = 0;

  {
    g_autoptr (LudoLessonStore) store = work_open_store (fixture->path);
    g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (fixture->lesson,
                                                         store);

    for (guint i = 0; i < 5; i++)
      work_do_step (run, i);
    g_clear_object (&run);
    work_wait (store);
  }
  whole = dup_content (fixture);
  lines = g_strsplit (whole, "\n", -1);
  n_lines = g_strv_length (lines) - 1;
  for (guint at = 1; at <= n_lines; at++)
    for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
      {
        g_autoptr (GString) text = g_string_new (NULL);
        g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
        g_autoptr (LudoLessonStore) store = NULL;
        g_autofree char *aside = NULL, *kept = NULL, *wanted = NULL;
        gboolean has_name = strpbrk (damages[i], "[]") != NULL;

        /* Hundreds of copies would be kept else. */
        if (++n % 5 != 1)
          continue;
        for (guint j = 0; j < n_lines; j++)
          g_string_append_printf (text, "%s%s%s\n",
                                  j == at ? damages[i] : "",
                                  j == at ? "\n" : "", lines[j]);
        if (at == n_lines)
          g_string_append (text, damages[i]);
        g_assert_true (g_file_set_contents (fixture->path, text->str,
                                            (gssize) text->len, NULL));
        aside = g_strconcat (fixture->path, ".1.broken", NULL);
        g_remove (aside);
        store = ludo_lesson_store_new (fixture->path);
        g_signal_connect (store, "damaged", G_CALLBACK (note_cb), told);
        work_wait (store);
        g_assert_cmpuint (told->len, ==, 1);
        wanted =
          g_strdup_printf ("The file that records work done in lessons was "
                           "damaged. What could be read of it is still there; "
                           "the damaged file was kept as “%s”.", aside);
        g_assert_cmpstr (told_at (told, 0), ==, wanted);
        g_assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
        g_assert_cmpstr (kept, ==, text->str);
        /* The name of another lesson may have stood there. */
        if (!has_name)
          g_assert_cmpuint (count_kept (store, fixture->lesson), ==, 5);
        g_assert_cmpuint (count_in_file (fixture->path, fixture->lesson), ==,
                          count_kept (store, fixture->lesson));
      }
}

/* A file that cannot be read now may be whole, so nothing replaces it.  The
 * work done meanwhile stays in memory and is written later. */
static void
test_unreadable (WorkFixture   *fixture,
                 gconstpointer  data)
{
  static const int reasons[] = { EIO, ESTALE, EACCES };
  g_autofree char *before = NULL;

  {
    g_autoptr (LudoLessonStore) store = work_open_store (fixture->path);
    g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (fixture->lesson,
                                                         store);

    work_do_step (run, 0);
    g_clear_object (&run);
    work_wait (store);
  }
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (LudoLessonStore) store = NULL;
      g_autoptr (LudoLessonRun) run = NULL;
      g_autofree char *same = NULL;

      g_free (before);
      before = dup_content (fixture);
      read_reason = reasons[i];
      store = ludo_lesson_store_new (fixture->path);
      g_signal_connect (store, "problem", G_CALLBACK (note_cb), told);
      work_wait (store);
      run = ludo_lesson_run_new (fixture->lesson, store);
      work_do_step (run, i + 1);
      work_wait (store);
      g_assert_cmpstr (told_at (told, 0), !=, "");
      g_assert_true (g_str_has_prefix (told_at (told, 0),
                                       "Work done in lessons is not being "
                                       "saved at the moment. The file “"));
      read_reason = 0;
      same = dup_content (fixture);
      g_assert_cmpstr (before, ==, same);
      ludo_lesson_store_refresh (store);
      work_wait (store);
      g_assert_cmpstr (told_at (told, told->len - 1), ==, "");
      g_clear_object (&run);
      work_wait (store);
      /* The pupil of work that could not be read is unknown, so each attempt is
       * one of its own. */
      {
        g_autoptr (LudoLessonStore) later = work_open_store (fixture->path);
        g_autoptr (GPtrArray) list = ludo_lesson_store_list (later,
                                                             fixture->lesson);

        g_assert_cmpuint (list->len, ==, i + 2);
        for (guint j = 0; j < list->len; j++)
          g_assert_cmpuint (((LudoWork *) g_ptr_array_index (list, j))
                              ->steps->len, ==, 1);
      }
    }
}

/* A pipe or a folder in its place stops nothing and is kept. */
static void
test_no_file (WorkFixture   *fixture,
              gconstpointer  data)
{
  g_autoptr (LudoLessonRun) run = NULL;

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (LudoLessonStore) store = NULL;

      g_remove (fixture->path);
      g_assert_cmpint (i == 0 ? mkfifo (fixture->path, 0600)
                              : g_mkdir (fixture->path, 0700), ==, 0);
      store = ludo_lesson_store_new (fixture->path);
      g_signal_connect (store, "damaged", G_CALLBACK (note_cb), told);
      work_wait (store);
      g_assert_cmpuint (told->len, ==, 1);
      run = ludo_lesson_run_new (fixture->lesson, store);
      work_do_step (run, 0);
      g_clear_object (&run);
      work_wait (store);
      g_assert_cmpuint (count_in_file (fixture->path, fixture->lesson), ==, 1);
    }
}

/* The file is written even if there is no lock, or if another process keeps
 * it. */
static void
test_no_lock (WorkFixture   *fixture,
              gconstpointer  data)
{
  g_autofree char *name = g_strconcat (fixture->path, ".lock", NULL);
  gint64 begun = g_get_monotonic_time ();
  int fd = g_open (name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GSubprocess) process = spawn (fixture, i, 1);

      g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
      close (fd);
      g_remove (name);
      g_mkdir (name, 0700);
    }
  g_assert_cmpint (g_get_monotonic_time () - begun, >=, 2 * G_USEC_PER_SEC);
  g_assert_cmpuint (count_in_file (fixture->path, fixture->lesson), ==, 2);
}

/* Each call of a write fails in turn: the file is as it was or as it is to be,
 * a sentence is told, and the step is kept as soon as it can be. */
static void
test_failing (WorkFixture   *fixture,
              gconstpointer  data)
{
  static const int reasons[] = { ENOSPC, EIO, EACCES, EINTR, FAILING_SHORT };
  guint n_told = 0;

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    for (int nth = 1, n_calls = 1; nth == 1 || n_calls >= nth - 1; nth++)
      {
        g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
        g_autoptr (LudoLessonStore) store = NULL;
        g_autoptr (LudoLessonRun) run = NULL;
        g_autofree char *after = NULL;
        guint n_before;

        g_remove (fixture->path);
        store = work_open_store (fixture->path);
        run = ludo_lesson_run_new (fixture->lesson, store);
        work_do_step (run, 0);
        work_wait (store);
        n_before = count_in_file (fixture->path, fixture->lesson);
        g_assert_cmpuint (n_before, ==, 1);
        g_signal_connect (store, "problem", G_CALLBACK (note_cb), told);
        failing_calls_arm (nth, reasons[i], FALSE);
        ludo_lesson_run_go_to (run, 1);
        work_wait (store);
        n_calls = failing_calls_disarm ();
        after = dup_content (fixture);
        g_assert_cmpuint (count_in_file (fixture->path, fixture->lesson), ==,
                          1);
        n_told += told->len;
        work_do_step (run, 1);
        work_wait (store);
        if (told->len > 0)
          g_assert_cmpstr (told_at (told, told->len - 1), ==, "");
        g_assert_cmpuint (count_in_file (fixture->path, fixture->lesson), ==,
                          2);
        g_clear_object (&run);
        work_wait (store);
      }
  g_assert_cmpuint (n_told, >, 10);
}

/* All work stays in memory if the file cannot be written. */
static void
test_read_only (WorkFixture   *fixture,
                gconstpointer  data)
{
  g_autofree char *path = g_strdup ("/proc/ludotheque/lessons");
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (LudoLessonStore) store = work_open_store (path);
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (fixture->lesson, store);

  g_signal_connect (store, "problem", G_CALLBACK (note_cb), told);
  work_do_step (run, 0);
  work_wait (store);
  work_do_step (run, 1);
  work_wait (store);
  /* The same is not told twice. */
  g_assert_cmpuint (told->len, ==, 1);
  g_assert_cmpuint (count_kept (store, fixture->lesson), ==, 2);
}

/* Work belongs to the lesson and not to the name of its file.  The steps of
 * another version count if they ask the same. */
static void
test_identity (WorkFixture   *fixture,
               gconstpointer  data)
{
  g_autoptr (LudoLesson) first = work_make_lesson ("x1", 7, "lecon.lesson");
  g_autoptr (LudoLesson) copy = work_make_lesson ("x1", 7, "lecon (1).lesson");
  g_autoptr (LudoLesson) version = work_make_lesson ("x1", 8, "lecon.lesson");
  g_autoptr (LudoLesson) other = work_make_lesson ("x2", 7, "lecon.lesson");
  g_autoptr (LudoLesson) bare = work_make_lesson (NULL, 8, "lecon.lesson");
  g_autoptr (LudoLessonStore) store = work_open_store (fixture->path);
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (first, store);
  g_autoptr (LudoWork) kept = NULL;

  work_do_step (run, 0);
  work_do_step (run, 1);
  g_assert_cmpuint (ludo_lesson_store_count_done (store, first), ==, 2);
  g_assert_cmpuint (ludo_lesson_store_count_done (store, copy), ==, 2);
  g_assert_cmpuint (ludo_lesson_store_count_done (store, version), ==, 1);
  g_assert_cmpuint (ludo_lesson_store_count_done (store, other), ==, 0);
  g_assert_cmpuint (ludo_lesson_store_count_done (store, bare), ==, 0);

  /* Gone on with in the other version, it is one attempt there. */
  kept = ludo_lesson_store_dup_latest (store, version);
  g_clear_object (&run);
  run = ludo_lesson_run_continue (version, store, kept, FALSE);
  g_assert_false (ludo_lesson_run_get_step_done (run, 0));
  g_assert_true (ludo_lesson_run_get_step_done (run, 1));
  work_do_step (run, 0);
  g_clear_object (&run);
  work_wait (store);
  {
    g_autoptr (LudoLessonStore) later = work_open_store (fixture->path);
    g_autoptr (GPtrArray) list = ludo_lesson_store_list (later, version);

    g_assert_cmpuint (list->len, ==, 1);
    g_assert_cmpuint (ludo_lesson_store_count_done (later, version), ==, 2);
    g_assert_cmpuint (ludo_lesson_store_count_done (later, first), ==, 2);
  }
}

static void
changed_cb (LudoLessonStore *store,
            const char      *game_id,
            const char      *checksum,
            GPtrArray       *told)
{
  g_assert_cmpstr (game_id, ==, "chisolo");
  g_ptr_array_add (told, g_strdup (checksum));
}

/* Each window is told of what is done in another, by its lesson. */
static void
test_told (WorkFixture   *fixture,
           gconstpointer  data)
{
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (LudoLessonStore) store = work_open_store (fixture->path);
  g_autoptr (LudoLessonStore) other = work_open_store (fixture->path);
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (fixture->lesson, store);

  g_signal_connect (store, "changed", G_CALLBACK (changed_cb), told);
  work_do_step (run, 0);
  g_assert_cmpstr (told_at (told, 0), ==, fixture->lesson->checksum);
  work_wait (store);
  g_signal_handlers_disconnect_by_data (store, told);
  g_ptr_array_set_size (told, 0);
  g_signal_connect (other, "changed", G_CALLBACK (changed_cb), told);
  ludo_lesson_store_refresh (other);
  work_wait (other);
  g_assert_cmpuint (told->len, ==, 1);
  g_assert_cmpuint (ludo_lesson_store_count_done (other, fixture->lesson), ==,
                    1);
  /* Reading known work again emits no "changed". */
  ludo_lesson_store_refresh (other);
  work_wait (other);
  g_assert_cmpuint (told->len, ==, 1);
  g_clear_object (&run);
  work_wait (store);
}

/* Work that an earlier program saved under the lesson's name alone is taken
 * over once, and only by a lesson that has its steps.  Other groups stay. */
static void
test_old (WorkFixture   *fixture,
          gconstpointer  data)
{
  g_autoptr (LudoLesson) other = NULL;
  g_autofree char *file =
    g_strdup_printf ("[chisolo trial]\nat=step-3\ndone=step-1;step-2;\n\n"
                     "[tavli zeno]\nat=place\ndone=place;\n\n"
                     "[chisolo locked]\nat=step-1\ndone=step-1;\nseconds=75\n"
                     "answers=ludotheque-result 1\\nlesson chisolo/locked\\n"
                     "checksum %s\\nname -\\nstep step-1 number right 2 9 77"
                     "\\n\n\n[from the future]\nmoon=1\n",
                     fixture->lesson->files[0]);
  static const char small[] =
    "<lesson game=\"chisolo\"><title><fr>Un</fr><en>One</en></title>"
    "<step id=\"step-1\" kind=\"number\" answer=\"0\"/></lesson>";
  g_autofree char *text = NULL;

  other = ludo_lesson_parse (small, strlen (small), "trial.lesson", NULL);
  g_assert_true (g_file_set_contents (fixture->path, file, -1, NULL));
  {
    g_autoptr (LudoLessonStore) store = work_open_store (fixture->path);
    g_autoptr (LudoLesson) locked = work_make_lesson (NULL, 0, "locked.lesson");
    g_autoptr (LudoLesson) forged = work_make_lesson (NULL, 9, "locked.lesson");
    g_autoptr (LudoWork) kept = NULL, answers = NULL;
    g_autoptr (LudoLessonRun) run = NULL;

    g_assert_cmpuint (ludo_lesson_store_count_done (store, other), ==, 0);
    g_assert_cmpuint (ludo_lesson_store_count_done (store, forged), ==, 0);
    answers = ludo_lesson_store_dup_latest (store, locked);
    g_assert_cmpuint (answers->seconds, ==, 75);
    g_assert_cmpstr (((LudoWorkStep *)
                      g_ptr_array_index (answers->steps, 0))->answer, ==,
                     "77");
    kept = ludo_lesson_store_dup_latest (store, fixture->lesson);
    g_assert_cmpuint (ludo_work_count_done (kept, fixture->lesson), ==, 2);
    run = ludo_lesson_run_continue (fixture->lesson, store, kept, FALSE);
    g_assert_cmpuint (ludo_lesson_run_get_index (run), ==, 2);
    work_do_step (run, 2);
    g_clear_object (&run);
    work_wait (store);
  }
  {
    g_autoptr (LudoLessonStore) store = work_open_store (fixture->path);

    g_assert_cmpuint (ludo_lesson_store_count_done (store, fixture->lesson),
                      ==, 3);
  }
  text = dup_content (fixture);
  g_assert_null (strstr (text, "[chisolo trial]"));
  g_assert_nonnull (strstr (text, "[tavli zeno]\nat=place\ndone=place;"));
  g_assert_nonnull (strstr (text, "[from the future]\nmoon=1"));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  if (argc == 4 && g_path_is_absolute (argv[1]))
    return work (argv);

  g_test_init (&argc, &argv, NULL);
#define ADD(name, test)                                                 \
  g_test_add ("/lesson-store/" name, WorkFixture, NULL, work_set_up,    \
              test, work_tear_down)
  ADD ("processes", test_processes);
  ADD ("killed", test_killed);
  ADD ("hostile", test_hostile);
  ADD ("damaged", test_damaged);
  ADD ("unreadable", test_unreadable);
  ADD ("no-file", test_no_file);
  ADD ("no-lock", test_no_lock);
  ADD ("failing", test_failing);
  ADD ("read-only", test_read_only);
  ADD ("identity", test_identity);
  ADD ("told", test_told);
  ADD ("old", test_old);
#undef ADD

  return g_test_run ();
}
