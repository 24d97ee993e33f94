/* test-lesson-restore.c: a step is started over and brought back, and what a
 * reply is to the pupil
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "work-fixture.h"

#include <locale.h>
#include <string.h>

#include "play/ludo-language.h"

static LudoLessonRun *
begin (const char *game_id,
       const char *lesson_id,
       const char *step_id)
{
  g_autofree char *name = g_strconcat (lesson_id, ".lesson", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"),
                                            "content", game_id, "lessons",
                                            name, NULL);
  g_autoptr (GError) error = NULL;
  LudoLesson *lesson = ludo_lesson_load (path, &error);
  LudoLessonRun *run;

  g_assert_no_error (error);
  run = ludo_lesson_run_new (lesson, NULL);
  for (guint i = 0; i < lesson->steps->len; i++)
    if (g_str_equal (((const LudoStep *) lesson->steps->pdata[i])->node->id,
                     step_id))
      ludo_lesson_run_go_to (run, i);
  g_assert_cmpstr (ludo_lesson_run_get_step (run)->node->id, ==, step_id);
  ludo_lesson_unref (lesson);

  return run;
}

static void
play_first (LudoLessonRun *run)
{
  LudoGame *game = ludo_lesson_run_get_game (run);
  GameMove moves[GAME_MOVES_MAX];

  g_assert_cmpint (ludo_game_get_legal_moves (game, moves), >, 0);
  ludo_game_play_move (game, moves[0]);
}

/* The moves that were played come back and can be played on. */
static void
test_restore (void)
{
  g_autoptr (LudoLessonRun) run = begin ("tavli", "first-steps", "enter");
  LudoGame *game = ludo_lesson_run_get_game (run);
  guint n_begun = ludo_game_get_n_plies (game);
  guint n;

  g_assert_false (ludo_lesson_run_can_restore (run));
  play_first (run);
  n = ludo_game_get_n_plies (game);
  g_assert_cmpuint (n, >, n_begun);
  g_object_ref (game);
  ludo_lesson_run_start_over (run);
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_lesson_run_get_game (run)), ==,
                    n_begun);
  g_assert_true (ludo_lesson_run_can_restore (run));
  g_assert_cmpint (ludo_lesson_run_get_tone (run), ==, LUDO_TONE_NOTE);

  /* A move within ten seconds does not make it final. */
  play_first (run);
  g_assert_true (ludo_lesson_run_can_restore (run));
  ludo_lesson_run_restore (run);
  g_assert_true (ludo_lesson_run_get_game (run) == game);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, n);
  g_assert_false (ludo_lesson_run_can_restore (run));
  ludo_lesson_run_restore (run);
  g_assert_true (ludo_lesson_run_get_game (run) == game);
  g_object_unref (game);

  /* Nothing of another step is restored. */
  ludo_lesson_run_start_over (run);
  ludo_lesson_run_go_to (run, 0);
  g_assert_false (ludo_lesson_run_can_restore (run));
}

/* The program is killed after the step was started over: the file of the work
 * is all that is left.  A file that was written by somebody else brings
 * nothing. */
static void
test_killed (WorkFixture   *fixture,
             gconstpointer  data)
{
  static const char *const others[] = { "", "t111", "no move", "h/3 h/4 x" };
  g_autoptr (LudoLessonStore) store = ludo_lesson_store_new (fixture->path);
  g_autoptr (LudoLessonRun) first = begin ("tavli", "first-steps", "enter");
  LudoLesson *lesson = ludo_lesson_run_get_lesson (first);
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, store);
  g_autoptr (LudoLessonRun) after = NULL;
  g_autoptr (LudoLessonStore) again = NULL;
  g_autoptr (LudoWork) work = NULL;
  g_autofree char *position = NULL;
  g_autofree char *restored = NULL;

  ludo_lesson_run_go_to (run, ludo_lesson_run_get_index (first));
  play_first (run);
  position = ludo_game_dup_position_text (ludo_lesson_run_get_game (run));
  ludo_lesson_run_start_over (run);
  ludo_lesson_store_flush (store);

  again = ludo_lesson_store_new (fixture->path);
  work = ludo_lesson_store_dup_latest (again, lesson);
  g_assert_nonnull (work);
  after = ludo_lesson_run_continue (lesson, again, work, TRUE);
  g_assert_true (ludo_lesson_run_can_restore (after));
  ludo_lesson_run_restore (after);
  restored = ludo_game_dup_position_text (ludo_lesson_run_get_game (after));
  g_assert_cmpstr (restored, ==, position);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autoptr (LudoLessonRun) other = NULL;

      g_free (work->abandoned);
      work->abandoned = g_strdup (others[i]);
      other = ludo_lesson_run_continue (lesson, again, work, TRUE);
      g_assert_false (ludo_lesson_run_can_restore (other));
    }

  /* A run that ends may save once more, in the folder that is removed next. */
  g_clear_object (&run);
  g_clear_object (&after);
  ludo_lesson_store_flush (store);
  ludo_lesson_store_flush (again);
}

static void
test_tones (void)
{
  g_autoptr (LudoLessonRun) run = begin ("chisolo", "first-steps", "sow");

  g_assert_cmpint (ludo_lesson_run_get_tone (run), ==, LUDO_TONE_NONE);
  ludo_lesson_run_ask_hint (run);
  g_assert_cmpint (ludo_lesson_run_get_tone (run), ==, LUDO_TONE_HINT);
  g_assert_true (ludo_game_play (ludo_lesson_run_get_game (run), "d1", NULL));
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_WRONG);
  g_assert_cmpint (ludo_lesson_run_get_tone (run), ==, LUDO_TONE_WRONG);
  ludo_lesson_run_try_again (run);
  g_assert_cmpint (ludo_lesson_run_get_tone (run), ==, LUDO_TONE_NONE);
  g_assert_true (ludo_game_play (ludo_lesson_run_get_game (run), "b1", NULL));
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_DONE);
  g_assert_cmpint (ludo_lesson_run_get_tone (run), ==, LUDO_TONE_RIGHT);
}

/* A game that the pupil loses is not called right. */
static void
test_lost (void)
{
  /* Into the creek; and Green goes from 27 to 17 and into the creek. */
  static const struct
  {
    const char *throws[3];
    LudoReplyTone tone;
  } games[] = {
    { { "t0", "t3" }, LUDO_TONE_NOTE },
    { { "t1", "t0", "t3" }, LUDO_TONE_RIGHT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (LudoLessonRun) run = begin ("zohn-ahl", "first-steps", "play");
      g_autofree char *reply = NULL;
      g_autofree char *french = NULL;
      gboolean lost = games[i].tone == LUDO_TONE_NOTE;
      locale_t spoken;

      for (guint j = 0; j < 3 && games[i].throws[j] != NULL; j++)
        g_assert_true (ludo_game_play (ludo_lesson_run_get_game (run),
                                       games[i].throws[j], NULL));
      reply = ludo_lesson_run_dup_reply (run);
      g_test_message ("%s", reply);
      g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_DONE);
      g_assert_cmpint (ludo_lesson_run_get_tone (run), ==, games[i].tone);
      g_assert_true ((strstr (reply, "You lost this time") != NULL) == lost);
      spoken = ludo_language_push ("fr");
      french = ludo_lesson_run_dup_reply (run);
      ludo_language_pop (spoken);
      g_assert_true ((strstr (french, "Vous avez perdu cette fois") != NULL)
                     == lost);
    }
}

/* A question has a hint before its answer, which is quoted. */
static void
test_given_away (void)
{
  g_autoptr (LudoLessonRun) run = begin ("chisolo", "endless", "why");
  g_autofree char *hint = NULL;
  g_autofree char *told = NULL;
  g_autofree char *french = NULL;
  locale_t spoken;

  ludo_lesson_run_ask_hint (run);
  hint = ludo_lesson_run_dup_reply (run);
  g_assert_true (g_str_has_prefix (hint, "One can sow again and again"));
  ludo_lesson_run_ask_hint (run);
  told = ludo_lesson_run_dup_reply (run);
  g_assert_cmpstr (told, ==,
                   "The answer is: “A state already seen comes back”.");
  spoken = ludo_language_push ("fr");
  french = ludo_lesson_run_dup_reply (run);
  ludo_language_pop (spoken);
  g_assert_true (g_str_has_prefix (french,
                                   "La réponse est\u00a0: «\u00a0"));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/learn/lesson-restore/restore", test_restore);
  g_test_add ("/learn/lesson-restore/killed", WorkFixture, NULL, work_set_up,
              test_killed, work_tear_down);
  g_test_add_func ("/learn/lesson-restore/tones", test_tones);
  g_test_add_func ("/learn/lesson-restore/lost", test_lost);
  g_test_add_func ("/learn/lesson-restore/given-away", test_given_away);

  return g_test_run ();
}
