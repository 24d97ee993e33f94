/* test-lesson-pupils.c: whose the work in a lesson is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "work-fixture.h"

/* Beginning again makes a new attempt and leaves the one before as it is. */
static void
test_again (WorkFixture   *fixture,
            gconstpointer  data)
{
  g_autoptr (LudoLessonStore) store = work_open_store (fixture->path);
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (fixture->lesson, store);
  g_autoptr (LudoLessonStore) later = NULL;
  g_autoptr (GPtrArray) list = NULL;
  const LudoWork *work;

  work_do_step (run, 0);
  work_do_step (run, 1);
  ludo_lesson_run_set_pupil (run, "Awa");
  g_clear_object (&run);
  run = ludo_lesson_run_new (fixture->lesson, store);
  work_do_step (run, 2);
  g_clear_object (&run);
  work_wait (store);

  later = work_open_store (fixture->path);
  list = ludo_lesson_store_list (later, fixture->lesson);
  g_assert_cmpuint (list->len, ==, 2);
  work = g_ptr_array_index (list, 0);
  g_assert_null (work->pupil);
  g_assert_cmpuint (work->steps->len, ==, 1);
  work = g_ptr_array_index (list, 1);
  g_assert_cmpstr (work->pupil, ==, "Awa");
  g_assert_cmpuint (work->steps->len, ==, 2);
}

/* The only attempt that was handed in as @pupil, with so many steps. */
static void
check_pupil (LudoLessonStore  *store,
             const LudoLesson *lesson,
             const char       *pupil,
             guint             n_steps)
{
  g_autoptr (GPtrArray) list = ludo_lesson_store_list (store, lesson);
  const LudoWork *found = NULL;

  for (guint i = 0; i < list->len; i++)
    {
      const LudoWork *work = g_ptr_array_index (list, i);

      if (g_strcmp0 (work->pupil, pupil) != 0)
        continue;
      g_assert_null (found);
      found = work;
    }
  g_assert_nonnull (found);
  g_assert_cmpuint (found->steps->len, ==, n_steps);
}

static void
end_sessions (LudoLessonRun   *runs[2],
              LudoLessonStore *stores[2])
{
  for (guint i = 0; i < 2; i++)
    {
      g_object_unref (runs[i]);
      work_wait (stores[i]);
      g_object_unref (stores[i]);
    }
}

/* Two pupils in two sessions of one home begin a lesson at once: neither gets
 * an answer or the name of the other. */
static void
test_two_pupils (WorkFixture   *fixture,
                 gconstpointer  data)
{
  LudoLessonStore *stores[2];
  LudoLessonRun *runs[2];
  g_autoptr (LudoLessonStore) later = NULL;
  g_autoptr (GPtrArray) list = NULL;

  for (guint i = 0; i < 2; i++)
    {
      stores[i] = work_open_store (fixture->path);
      runs[i] = ludo_lesson_run_new (fixture->lesson, stores[i]);
    }
  for (guint i = 0; i < 6; i++)
    {
      work_do_step (runs[i % 2], i);
      work_wait (stores[i % 2]);
    }
  work_do_step (runs[0], 6);
  for (guint i = 0; i < 2; i++)
    {
      ludo_lesson_run_set_pupil (runs[i], i == 0 ? "Awa" : "Zoé");
      work_wait (stores[i]);
    }
  later = work_open_store (fixture->path);
  list = ludo_lesson_store_list (later, fixture->lesson);
  g_assert_cmpuint (list->len, ==, 2);
  check_pupil (later, fixture->lesson, "Awa", 4);
  check_pupil (later, fixture->lesson, "Zoé", 3);
  end_sessions (runs, stores);
}

/* The attempt that a pupil handed in does not change when another pupil
 * continues it, in this session or another.  Names that are typed in different
 * ways but are one pupil's belong to one attempt. */
static void
test_handed_on (WorkFixture   *fixture,
                gconstpointer  data)
{
  static const char *const names[] = { "Awa", "Zoé" };
  LudoLessonStore *stores[2];
  LudoLessonRun *runs[2];

  {
    g_autoptr (LudoLessonStore) store = work_open_store (fixture->path);
    g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (fixture->lesson,
                                                         store);

    work_do_step (run, 0);
    work_wait (store);
  }
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (LudoWork) work = NULL;

      stores[i] = work_open_store (fixture->path);
      work = ludo_lesson_store_dup_latest (stores[i], fixture->lesson);
      runs[i] = ludo_lesson_run_continue (fixture->lesson, stores[i], work,
                                          FALSE);
    }
  for (guint again = 0; again < 2; again++)
    for (guint i = 0; i < 2; i++)
      {
        ludo_lesson_run_set_pupil (runs[i], names[i]);
        work_wait (stores[i]);
      }
  work_do_step (runs[0], 1);
  work_wait (stores[0]);
  work_do_step (runs[1], 2);
  work_do_step (runs[1], 3);
  ludo_lesson_run_set_pupil (runs[1], "ZOE\u0301");
  work_wait (stores[1]);
  {
    g_autoptr (LudoLessonStore) later = work_open_store (fixture->path);
    g_autoptr (GPtrArray) list = ludo_lesson_store_list (later,
                                                         fixture->lesson);

    g_assert_cmpuint (list->len, ==, 2);
    check_pupil (later, fixture->lesson, "Awa", 2);
    check_pupil (later, fixture->lesson, "ZOÉ", 3);
    /* And once in the session that did it. */
    check_pupil (stores[1], fixture->lesson, "ZOÉ", 3);
  }

  /* An attempt that was handed in does not change when it is continued, even
   * before the new name is known. */
  {
    g_autoptr (LudoLessonStore) later = work_open_store (fixture->path);
    g_autoptr (LudoWork) work =
      ludo_lesson_store_dup_latest (later, fixture->lesson);
    g_autoptr (LudoLessonRun) run =
      ludo_lesson_run_continue (fixture->lesson, later, work, FALSE);

    g_assert_cmpstr (work->pupil, ==, "ZOÉ");
    ludo_lesson_run_go_to (run, 0);
    ludo_lesson_run_go_on (run);
    ludo_lesson_run_save_throws (run, "ten");
    g_assert_null (ludo_lesson_run_get_throws (run));
    work_wait (later);
    check_pupil (later, fixture->lesson, "ZOÉ", 3);
    work_do_step (run, 9);
    ludo_lesson_run_save_throws (run, "ten");
    g_assert_cmpstr (ludo_lesson_run_get_throws (run), ==, "ten");
    work_wait (later);
    check_pupil (later, fixture->lesson, "ZOÉ", 3);
    check_pupil (later, fixture->lesson, NULL, 4);
    ludo_lesson_run_set_pupil (run, "Inès");
    work_wait (later);
    check_pupil (later, fixture->lesson, "Inès", 4);
    g_clear_object (&run);
    work_wait (later);
  }

  /* In one session. */
  ludo_lesson_run_set_pupil (runs[0], "Noël");
  work_do_step (runs[0], 4);
  work_wait (stores[0]);
  {
    g_autoptr (LudoLessonStore) later = work_open_store (fixture->path);

    check_pupil (later, fixture->lesson, "Awa", 2);
    check_pupil (later, fixture->lesson, "Noël", 3);
  }
  end_sessions (runs, stores);
}

/* A shared account grows no file without end: the oldest attempts go. */
static void
test_many (WorkFixture   *fixture,
           gconstpointer  data)
{
  g_autoptr (LudoLesson) other = work_make_lesson ("x1", 7, "other.lesson");
  g_autoptr (LudoLessonStore) later = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GPtrArray) others = NULL;

  {
    g_autoptr (LudoLessonStore) store = work_open_store (fixture->path);

    for (guint i = 0; i < LUDO_WORK_ATTEMPTS_MAX + 5; i++)
      {
        g_autoptr (LudoLessonRun) run =
          ludo_lesson_run_new (i == 0 ? other : fixture->lesson, store);
        g_autofree char *name = g_strdup_printf ("%u", i);

        work_do_step (run, 0);
        ludo_lesson_run_set_pupil (run, name);
      }
    work_wait (store);
  }
  later = work_open_store (fixture->path);
  list = ludo_lesson_store_list (later, fixture->lesson);
  others = ludo_lesson_store_list (later, other);
  g_assert_cmpuint (list->len, ==, LUDO_WORK_ATTEMPTS_MAX);
  g_assert_cmpuint (others->len, ==, 1);
  g_assert_cmpstr (((LudoWork *) g_ptr_array_index (list, 0))->pupil, ==,
                   "64");
  g_assert_cmpstr (((LudoWork *) g_ptr_array_index (list, 59))->pupil, ==,
                   "5");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test)                                                 \
  g_test_add ("/lesson-pupils/" name, WorkFixture, NULL, work_set_up, test, \
              work_tear_down)
  ADD ("again", test_again);
  ADD ("two-pupils", test_two_pupils);
  ADD ("handed-on", test_handed_on);
  ADD ("many", test_many);
#undef ADD

  return g_test_run ();
}
