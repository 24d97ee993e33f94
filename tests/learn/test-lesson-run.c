/* test-lesson-run.c: a lesson is done, left and gone on with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "drawing/ludo-drawing.h"
#include "games/games.h"
#include "games/zohn-ahl/drawing/zohn-ahl-board.h"
#include "learn/run/ludo-lesson-run.h"
#include "learn/work/ludo-retry.h"
#include "play/analysis/ludo-analysis.h"
#include "play/ludo-language.h"
#include "test-folder.h"
#include "test-library.h"
#include "test-wait.h"

static LudoLesson *
load (const char *game_id,
      const char *id)
{
  g_autofree char *name = g_strconcat (id, ".lesson", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"),
                                            "content", game_id, "lessons",
                                            name, NULL);
  g_autoptr (GError) error = NULL;
  LudoLesson *lesson = ludo_lesson_load (path, &error);

  g_assert_no_error (error);

  return lesson;
}

/* Plays the moves that the lesson calls right. */
static void
play_answer (LudoLessonRun *run)
{
  const LudoStep *step = ludo_lesson_run_get_step (run);
  const LudoTurnAnswer *answer = g_ptr_array_index (step->answers, 0);
  LudoGame *game = ludo_lesson_run_get_game (run);

  for (guint i = 0; i < answer->moves->len; i++)
    ludo_game_play_move (game, g_array_index (answer->moves, GameMove, i));
}

/* The turn that does most of what is aimed at, as far as can be seen. */
static void
play_best (LudoLessonRun *run,
           LudoGame      *game)
{
  const LudoStep *step = ludo_lesson_run_get_step (run);
  const GameRules *rules = ludo_game_get_rules (game);
  const GameState state = *ludo_game_get_state (game);
  LudoGoal goal = { .name = "captures", .kind = LUDO_GOAL_MOST };
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (GameMove));
  guint n;

  if (step->goal.name[0] != '\0')
    g_strlcpy (goal.name, step->goal.name, sizeof goal.name);
  if (step->goal.kind == LUDO_GOAL_AT_MOST)
    goal.kind = LUDO_GOAL_LEAST;
  g_assert_true (ludo_goal_resolve (&goal, rules, &state));
  ludo_goal_count (&goal, rules, &state, &n, line);
  for (guint i = 0; i < line->len; i++)
    ludo_game_play_move (game, g_array_index (line, GameMove, i));
}

/* Plays on until the step is done, beginning anew where the aim is missed. */
static void
play_greedily (LudoLessonRun *run)
{
  int patience = 3000;

  while (ludo_lesson_run_get_state (run) != LUDO_RUN_DONE && patience-- > 0)
    {
      LudoGame *game = ludo_lesson_run_get_game (run);

      if (ludo_lesson_run_get_state (run) == LUDO_RUN_WRONG)
        ludo_lesson_run_try_again (run);
      else if (!ludo_player_is (ludo_game_get_current_player (game),
                                LUDO_PLAYER_HUMAN))
        g_main_context_iteration (NULL, TRUE);
      else if (ludo_game_get_at_chance (game))
        ludo_game_throw (game);
      else
        play_best (run, game);
    }
}

/* Answers the step rightly. */
static void
answer (LudoLessonRun *run)
{
  const LudoStep *step = ludo_lesson_run_get_step (run);
  g_autofree char *number = g_strdup_printf (" %d ", step->number);
  guint right = step->right_options != 0
                  ? (guint) __builtin_ctzll (step->right_options) : 0;

  if (step->kind == LUDO_STEP_MOVE)
    play_answer (run);
  else if (step->kind == LUDO_STEP_CELL || step->kind == LUDO_STEP_PLACE)
    for (int i = 0; step->cells[i] >= 0; i++)
      ludo_lesson_run_point (run, step->cells[i]);
  else if (step->kind == LUDO_STEP_CHOOSE)
    ludo_lesson_run_choose (run, right);
  else if (step->kind == LUDO_STEP_NUMBER)
    ludo_lesson_run_enter (run, number);
  else if (step->kind == LUDO_STEP_PREDICT)
    for (int i = 0; i < step->rounds; i++)
      ludo_lesson_run_predict (run, 0);
  else if (step->kind == LUDO_STEP_PLAY)
    play_greedily (run);
  else if (ludo_step_kind_is_in_laboratory (step->kind))
    ludo_lesson_run_set_laboratory_answer (run, step->kind == LUDO_STEP_CLASSES
                                                  ? "26/100" : "6 25 38 25 6");
}

/* A pupil who states how sure the predictions are is told how well that agrees
 * with the exact chances, whatever the throws were.  The place predicted first
 * comes up in one of sixteen throws or in two, never in eighty of a hundred. */
static void
test_sureness (void)
{
  static const char text[] =
    "<lesson game=\"zohn-ahl\" level=\"1\" minutes=\"1\"><title><fr>a</fr>"
    "<en>a</en></title><step id=\"guess\" kind=\"predict\" rounds=\"2\" "
    "position=\"2 8 8 8 r -\" seed=\"16\"><ask><s id=\"a\"><fr>a</fr>"
    "<en>a</en></s></ask></step></lesson>";
  static const guint percents[] = { 0, 80 };

  for (guint i = 0; i < G_N_ELEMENTS (percents); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoLesson) lesson =
        ludo_lesson_parse (text, strlen (text), "a.lesson", &error);
      g_autoptr (LudoLessonRun) run = NULL;
      g_autofree char *first = NULL;
      g_auto (GStrv) words = NULL;
      g_autofree char *said = NULL;

      g_assert_no_error (error);
      run = ludo_lesson_run_new (lesson, NULL);
      ludo_lesson_run_set_sureness (run, percents[i]);
      ludo_lesson_run_predict (run, 0);
      first = ludo_lesson_run_dup_reply (run);
      answer (run);
      g_assert_true (g_str_has_suffix (first, " Predict again (2 of 2)."));
      words = g_strsplit (first, " ", -1);
      g_assert_cmpuint (g_strv_length (words), <=, 25);
      said = ludo_lesson_run_dup_reply (run);
      g_assert_nonnull (strstr (said, "on average, guesses like these are "
                                "right"));
      g_assert_null (strstr (said, "Predict again"));
      g_test_message ("%s", said);
      g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_DONE);
      g_assert_true ((strstr (said, "80 chances in 100") != NULL)
                     == (percents[i] == 80));
      g_assert_true ((strstr (said, "surer than chance allows") != NULL)
                     == (percents[i] == 80));
    }
}

/* Every lesson that came with the program can be done to its end. */
static void
test_whole (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GPtrArray) lessons = ludo_lesson_list (library, rules->id, NULL);

  for (guint i = 0; i < lessons->len; i++)
    {
      LudoLesson *lesson = g_ptr_array_index (lessons, i);
      g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);

      ludo_computer_set_move_delay (ludo_lesson_run_get_computer (run), 0);
      for (guint j = 0; j < lesson->steps->len; j++)
        {
          const LudoStep *step = ludo_lesson_run_get_step (run);
          g_autofree char *reply = NULL;
          g_autofree char *outcome = NULL;

          g_assert_cmpuint (ludo_lesson_run_get_index (run), ==, j);
          answer (run);
          reply = ludo_lesson_run_dup_reply (run);
          /* A game that is played says who has won. */
          outcome = ludo_game_describe_outcome (ludo_lesson_run_get_game (run));
          if (step->kind == LUDO_STEP_PLAY && outcome != NULL)
            g_assert_true (g_str_has_prefix (reply, outcome));
          ludo_lesson_run_go_on (run);
          if (!ludo_lesson_run_get_step_done (run, j))
            g_error ("%s/%s.lesson, line %d: cannot be done: %s", rules->id,
                     lesson->id, step->node->line, reply);
        }
      g_assert_true (ludo_lesson_run_get_complete (run));
    }
}

/* A wrong move stays to be looked at, is answered, and is taken back. */
static void
test_wrong (void)
{
  g_autoptr (LudoLesson) lesson = load ("chisolo", "first-steps");
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);
  LudoGame *game;
  g_autofree char *reply = NULL;
  g_autofree char *hint = NULL;
  g_autofree char *told = NULL;

  ludo_computer_set_move_delay (ludo_lesson_run_get_computer (run), 0);
  ludo_lesson_run_go_to (run, 4);
  g_assert_cmpstr (ludo_lesson_run_get_step (run)->node->id, ==, "capture");
  game = ludo_lesson_run_get_game (run);
  g_assert_true (ludo_game_play (game, "d1", NULL));
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_WRONG);
  WAIT_UNTIL (ludo_game_get_n_plies (game) == 2);
  reply = ludo_lesson_run_dup_reply (run);
  g_assert_nonnull (strstr (reply, "Your opponent replies: North "));
  ludo_language_set ("fr");
  g_free (reply);
  reply = ludo_lesson_run_dup_reply (run);
  g_assert_nonnull (strstr (reply, "Réplique de l’adversaire\u00a0: Nord "));
  ludo_language_set ("en");
  g_assert_false (ludo_lesson_run_go_on (run));

  ludo_lesson_run_try_again (run);
  game = ludo_lesson_run_get_game (run);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 0);
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_ASKING);

  /* Two hints, and then the answer; it has to be played all the same. */
  ludo_lesson_run_ask_hint (run);
  hint = ludo_lesson_run_dup_reply (run);
  g_assert_cmpstr (hint, !=, "");
  ludo_lesson_run_ask_hint (run);
  ludo_lesson_run_ask_hint (run);
  told = ludo_lesson_run_dup_reply (run);
  g_assert_true (g_str_has_prefix (told, "The answer is: "));
  g_assert_cmpint (ludo_lesson_run_get_marks (run)[0], >=, 0);
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_ASKING);
  play_answer (run);
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_DONE);
}

/* Of a sowing that cannot be right it is said at once what is wrong with it,
 * though a third hole is still to be chosen; of one that can, and of a piece
 * that may still go anywhere, nothing is. */
static void
test_begun (void)
{
  static const struct
  {
    const char *game;
    const char *lesson;
    const char *step;
    const char *place;
    const char *words[LUDO_PAGE_N_LANGUAGES];   /* how they end */
  } picks[] = {
    { "chisolo", "first-steps", "sow", "g1",
      { [LUDO_PAGE_ENGLISH] = "You are asked to sow b1.",
        [LUDO_PAGE_FRENCH] = "On vous demande de semer b1." } },
    { "chisolo", "first-steps", "sow", "f2",
      { [LUDO_PAGE_ENGLISH] = "it is not what is asked for.",
        [LUDO_PAGE_FRENCH] = "ce n’est pas ce qui est demandé." } },
    { "chisolo", "first-steps", "sow", "b1", { NULL } },
    { "chisolo", "first-steps", "third", "f2", { NULL } },
    { "chisolo", "first-steps", "third", "c2",
      { [LUDO_PAGE_ENGLISH] = "it is not what is asked for.",
        [LUDO_PAGE_FRENCH] = "ce n’est pas ce qui est demandé." } },
    { "chisolo", "first-steps", "direction", "a1", { NULL } },
    { "ken-wan", "first-steps", "turn", "c2", { NULL } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (picks); i++)
    for (LudoPageLanguage l = 0; l < LUDO_PAGE_N_LANGUAGES; l++)
      {
        g_autoptr (LudoLesson) lesson = load (picks[i].game, picks[i].lesson);
        g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);
        g_autofree char *words = NULL;
        guint step = 0;
        int place;

        ludo_language_set (ludo_page_language_code (l));
        while (!g_str_equal (
          ((LudoStep *) lesson->steps->pdata[step])->node->id, picks[i].step))
          step++;
        ludo_lesson_run_go_to (run, step);
        place = ludo_drawing_find_place (ludo_drawing_for (picks[i].game),
                                         picks[i].place);
        g_assert_cmpint (place, >=, 0);
        words = ludo_lesson_run_dup_begun (run, &place, 1);
        if (picks[i].words[l] == NULL)
          g_assert_null (words);
        else if (words == NULL || !g_str_has_suffix (words, picks[i].words[l]))
          g_error ("%s: “%s”", picks[i].place, words);
      }
  ludo_language_set ("en");
}

/* A lesson that keeps back what a turn leads to says no more than that it was
 * not asked for, and the other side stays still. */
static void
test_review_locked (void)
{
  static const char text[] =
    "<lesson game=\"chisolo\"><title><fr>Un</fr><en>One</en></title>"
    "<locks review=\"no\"/>"
    "<step id=\"a\" kind=\"move\" aim=\"captures=most\" "
    "position=\"3,0,0,1,0,2,0/0,0,1,1,4,0,0/0,1,0,0,2,0,0/1,0,0,0,1,1,0 n "
    "-+ 9\"/></lesson>";
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson =
    ludo_lesson_parse (text, strlen (text), "one", &error);
  g_autoptr (LudoLessonRun) run = NULL;
  g_autofree char *reply = NULL, *right = NULL;
  LudoGame *game;

  g_assert_no_error (error);
  run = ludo_lesson_run_new (lesson, NULL);
  ludo_computer_set_move_delay (ludo_lesson_run_get_computer (run), 0);
  game = ludo_lesson_run_get_game (run);
  g_assert_true (ludo_game_play (game, "f4", NULL));
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_WRONG);
  reply = ludo_lesson_run_dup_reply (run);
  g_assert_cmpstr (reply, ==,
                   "That can be played, but it is not what is asked for.");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
  ludo_lesson_run_try_again (run);
  play_answer (run);
  right = ludo_lesson_run_dup_reply (run);
  g_assert_cmpstr (right, ==, "That is right.");
}

static LudoLessonStore *
open_store (const char *path)
{
  LudoLessonStore *store = ludo_lesson_store_new (path);

  WAIT_UNTIL (!ludo_lesson_store_get_busy (store));

  return store;
}

/* A locked lesson loses no answer when the program ends, and the pupil gains no
 * time.  Answers after the limit are not handed in, and the result has the
 * seconds for which the program was not running. */
static void
test_ended (void)
{
  static const char text[] =
    "<lesson game=\"chisolo\"><title><fr>Un</fr><en>One</en></title>"
    "<setup minutes=\"1\"/><locks leave=\"sun\"/>"
    "<step id=\"a\" kind=\"number\" answer=\"3\"/>"
    "<step id=\"b\" kind=\"number\" answer=\"4\"/></lesson>";
  g_autoptr (LudoLesson) lesson =
    ludo_lesson_parse (text, strlen (text), "one", NULL);
  g_autofree char *folder = g_dir_make_tmp ("ended-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "lessons", NULL);

  g_assert_nonnull (lesson);
  for (int i = 0; i < 3; i++)
    {
      g_autoptr (LudoLessonStore) store = open_store (path);
      g_autoptr (LudoWork) kept = ludo_lesson_store_dup_latest (store, lesson);
      g_autoptr (LudoLessonRun) run = NULL;
      g_autoptr (LudoResult) result = NULL;
      LudoResultStep *step;

      if (i == 0)
        {
          run = ludo_lesson_run_new (lesson, store);
          ludo_lesson_run_enter (run, "5");
          ludo_lesson_run_enter (run, "3");
        }
      else
        {
          /* As if it had been ended a minute ago. */
          kept->clock -= 61 * G_USEC_PER_SEC;
          run = ludo_lesson_run_continue (lesson, store, kept, TRUE);
          ludo_lesson_run_enter (run, "4");
        }
      result = ludo_lesson_run_dup_result (run, "Awa");
      g_assert_cmpuint (result->steps->len, ==, 1);
      step = g_ptr_array_index (result->steps, 0);
      g_assert_cmpstr (step->answer, ==, "5");
      g_assert_cmpuint (step->tries, ==, 2);
      g_assert_cmpuint (ludo_lesson_run_get_seconds (run), >=, i * 60);
      g_assert_cmpuint (result->away, >=, i * 60);
      g_clear_object (&run);
      WAIT_UNTIL (!ludo_lesson_store_get_busy (store));
    }
  test_remove_folder (folder);
}

/* The turns of a game in which the review found a better one are tried again,
 * in both languages: what was played is no answer, what it found is one. */
static void
test_retry (void)
{
  g_autoptr (LudoGame) game =
    ludo_game_new_from_position ("chisolo",
                                 "3,0,0,1,0,2,0/0,0,1,1,4,0,0/0,1,0,0,2,0,0/"
                                 "1,0,0,0,1,1,0 n -+ 9", 1, NULL);
  g_autoptr (LudoChances) chances = ludo_chances_new ();
  g_autoptr (LudoAnalysis) analysis = ludo_analysis_new (chances);
  const LudoReview *review;
  g_autoptr (LudoLesson) lesson = NULL;
  g_autoptr (LudoLessonRun) run = NULL;
  GameMove moves[GAME_MOVES_MAX];
  const LudoTurningPoint *point;
  const LudoTurn *turn;

  while (!ludo_game_get_over (game)
         && ludo_game_get_legal_moves (game, moves) > 0)
    ludo_game_play_move (game, moves[0]);
  ludo_analysis_set_game (analysis, game);
  g_assert_true (ludo_analysis_begin_review (analysis));
  WAIT_UNTIL (ludo_analysis_get_review (analysis) != NULL);
  review = ludo_analysis_get_review (analysis);
  point = g_ptr_array_index (review->points, 0);
  turn = &point->turn;
  g_assert_cmpint (turn->n_better, >, 0);

  lesson = ludo_retry_dup_lesson (game, review);
  g_assert_cmpuint (lesson->steps->len, ==,
                    review->points->len);
  run = ludo_lesson_run_new (lesson, NULL);
  ludo_computer_set_move_delay (ludo_lesson_run_get_computer (run), 0);
  g_assert_cmpstr (ludo_lesson_run_get_step (run)
                     ->node->title[LUDO_PAGE_ENGLISH], ==,
                   point->title);
  ludo_game_play_move (ludo_lesson_run_get_game (run),
                       ludo_game_get_position (game)->plies[turn->first].move);
  WAIT_UNTIL (ludo_lesson_run_get_state (run) != LUDO_RUN_WEIGHING);
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_WRONG);
  ludo_lesson_run_try_again (run);
  play_answer (run);
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_DONE);
}

/* @french: or NULL, where it is the lesson's own */
static void
check_reply (LudoLessonRun *run,
             const char    *english,
             const char    *french)
{
  g_autofree char *told = ludo_lesson_run_dup_reply (run);
  locale_t spoken;
  g_autofree char *told_french = NULL;

  g_assert_cmpstr (told, ==, english);
  if (french == NULL)
    return;
  spoken = ludo_language_push ("fr");
  told_french = ludo_lesson_run_dup_reply (run);
  ludo_language_pop (spoken);
  g_assert_cmpstr (told_french, ==, french);
}

/* Each kind of wrong answer gets its own reason. */
static void
test_reasons (void)
{
  static const struct
  {
    const char *step;
    const char *place;          /* that is pointed at; NULL: the stone */
    const char *number;         /* that is typed */
    const char *told, *french;
  } cases[] = {
    { "<step id=\"a\" kind=\"number\" answer=\"7\"/>", NULL, "9",
      "That is too many. Count once more.",
      "C’est trop. Comptez encore une fois." },
    { "<step id=\"a\" kind=\"number\" answer=\"7\"/>", NULL, "3",
      "That is too few. Count once more.",
      "Ce n’est pas assez. Comptez encore une fois." },
    { "<step id=\"a\" kind=\"number\" answer=\"7\"/>", NULL, "many",
      "Type a number, in figures.",
      "Écrivez un nombre, en chiffres." },
    { "<step id=\"a\" kind=\"cell\" moves=\"t2\" position=\"2 5 4 4 r -\"/>",
      "13", NULL, "The throw “10” would lead to the space 13. Count once more.",
      "Le lancer « 10 » mènerait à la case 13. Comptez encore une fois." },
    { "<step id=\"a\" kind=\"cell\" moves=\"t2\" position=\"2 5 4 4 r -\"/>",
      "6", NULL, "The next space counts as one already.",
      "La case suivante compte déjà pour un." },
    { "<step id=\"a\" kind=\"cell\" moves=\"t2\" position=\"2 5 4 4 r -\"/>",
      "20", NULL, "The move does not end at the space 20. Count once more.",
      "Vous avez montré la case 20, mais le coup finit ailleurs. Comptez "
      "encore une fois." },
    { "<step id=\"a\" kind=\"place\" target=\"2 5 4 4 r -\"/>",
      "20", NULL, "There is nothing to place in the space 20.",
      "Vous avez choisi la case 20, mais il n’y a rien à y poser." },
    { "<step id=\"a\" kind=\"cell\" cells=\"5\"><wrong cell=\"6\">"
      "<s id=\"b\"><fr>Six est pair.</fr><en>Six is even.</en></s></wrong>"
      "</step>", "6", NULL, "Six is even.", NULL },
    { "<step id=\"a\" kind=\"cell\" moves=\"t2\" position=\"2 5 4 4 r -\"/>",
      NULL, NULL, "Not this one. Look once more.",
      "Ce n’est pas cela. Regardez encore une fois." },
    { "<step id=\"a\" kind=\"place\" target=\"2 5 4 4 r -\"/>",
      NULL, NULL, "Not this one. Look once more.",
      "Ce n’est pas cela. Regardez encore une fois." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text =
        g_strconcat ("<lesson game=\"zohn-ahl\"><title><fr>Un</fr><en>One</en>"
                     "</title>", cases[i].step, "</lesson>", NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoLesson) lesson =
        ludo_lesson_parse (text, strlen (text), "one", &error);
      g_autoptr (LudoLessonRun) run = NULL;

      g_assert_no_error (error);
      run = ludo_lesson_run_new (lesson, NULL);
      if (cases[i].number != NULL)
        ludo_lesson_run_enter (run, cases[i].number);
      else
        ludo_lesson_run_point
          (run, cases[i].place == NULL
                  ? ZOHN_AHL_PLACE_STICKS
                  : ludo_drawing_find_place (ludo_drawing_for ("zohn-ahl"),
                                             cases[i].place));
      check_reply (run, cases[i].told, cases[i].french);
    }
}

/* A sowing goes on from some holes and does not end in others; and a move that
 * the rules refuse is answered by what the lesson says to it, if anything. */
static void
test_reasons_sown (void)
{
  g_autoptr (LudoLesson) lesson = load ("chisolo", "first-steps");
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  g_autofree char *written = NULL;

  ludo_lesson_run_go_to (run, 1);
  written = ludo_lesson_run_dup_refusal (run, "a1");
  g_assert_cmpstr (written, ==,
                   "This hole is empty: there is nothing to sow.");
  g_assert_null (ludo_lesson_run_dup_refusal (run, "c1"));
  ludo_lesson_run_go_to (run, 3);
  g_assert_cmpstr (ludo_lesson_run_get_step (run)->node->id, ==, "relay");
  ludo_lesson_run_point (run, ludo_drawing_find_place (drawing, "e1"));
  check_reply (run, "This hole holds stones already. Take them all and sow on.",
               "Ce trou contient déjà des cailloux. Prenez-les tous et "
               "continuez à semer.");
  ludo_lesson_run_point (run, ludo_drawing_find_place (drawing, "f2"));
  check_reply (run, "The move does not end at the hole f2. Count once more.",
               "Vous avez montré le trou f2, mais le coup finit ailleurs. "
               "Comptez encore une fois.");

  g_clear_object (&run);
  ludo_lesson_unref (g_steal_pointer (&lesson));
  lesson = load ("chisolo", "further");
  run = ludo_lesson_run_new (lesson, NULL);
  ludo_lesson_run_go_to (run, 2);
  g_assert_cmpstr (ludo_lesson_run_get_step (run)->node->id, ==, "landing");
  ludo_lesson_run_point (run, ludo_drawing_find_place (drawing, "c2"));
  check_reply (run, "The move does not end at the hole c2: it goes on from "
                    "there.",
               "Vous avez montré le trou c2, mais le coup n’y finit "
               "pas\u00a0: il continue à partir de là.");

  g_clear_object (&run);
  ludo_lesson_unref (g_steal_pointer (&lesson));
  lesson = load ("chisolo", "endless");
  run = ludo_lesson_run_new (lesson, NULL);
  ludo_lesson_run_go_to (run, 4);
  ludo_lesson_run_point (run, ludo_drawing_find_place (drawing, "b1"));
  check_reply (run, "This sowing ends: its last stone falls into an empty "
                    "hole.",
               "Ce semis finit\u00a0: son dernier caillou tombe dans un trou "
               "vide.");
}

/* A step that asks which pieces may move points at the place of the answer. */
static void
test_pointed (void)
{
  g_autoptr (LudoLesson) lesson = load ("ken-wan", "hold-together");
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);
  int place = ludo_drawing_find_place (ludo_drawing_for ("ken-wan"), "d5");
  g_autofree char *reply = NULL;

  ludo_lesson_run_go_to (run, 2);
  g_assert_cmpint (ludo_lesson_run_get_pointed (run), ==, -1);
  ludo_lesson_run_point (run, place);
  reply = ludo_lesson_run_dup_reply (run);
  g_assert_nonnull (strstr (reply, "d5"));
  g_assert_cmpint (ludo_lesson_run_get_pointed (run), ==, place);
  ludo_lesson_run_go_to (run, 3);
  g_assert_cmpint (ludo_lesson_run_get_pointed (run), ==, -1);
}

/* The moves that are asked about are played once the step is answered. */
static void
test_shown (void)
{
  g_autoptr (LudoLesson) lesson = load ("tavli", "first-steps");
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);

  ludo_lesson_run_go_to (run, 3);
  g_assert_cmpstr (ludo_lesson_run_get_step (run)->node->id, ==, "triple");
  ludo_lesson_run_enter (run, "3");
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_lesson_run_get_game (run)), ==,
                    1);
  ludo_lesson_run_enter (run, "12");
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_lesson_run_get_game (run)), ==,
                    13);
}

/* Opening a lesson again continues the work on it. */
static void
test_resumed (void)
{
  g_autofree char *folder = g_dir_make_tmp ("learn-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "deep", "lessons", NULL);
  g_autofree char *deep = g_path_get_dirname (path);
  g_autoptr (LudoLesson) lesson = load ("chisolo", "first-steps");
  g_autoptr (LudoLessonStore) store = open_store (path);
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, store);
  g_autoptr (LudoLessonStore) later = NULL;
  g_autoptr (LudoResult) result = NULL;
  g_autoptr (LudoWork) work = NULL;

  ludo_lesson_run_go_on (run);
  answer (run);
  ludo_lesson_run_go_on (run);
  ludo_lesson_run_ask_hint (run);
  g_assert_cmpuint (ludo_lesson_run_get_index (run), ==, 2);
  WAIT_UNTIL (!ludo_lesson_store_get_busy (store));

  later = open_store (path);
  g_clear_object (&run);
  work = ludo_lesson_store_dup_latest (later, lesson);
  g_assert_cmpuint (ludo_work_count_done (work, lesson), ==, 2);
  run = ludo_lesson_run_continue (lesson, later, work, FALSE);
  g_assert_cmpuint (ludo_lesson_run_get_index (run), ==, 2);
  g_assert_true (ludo_lesson_run_get_step_done (run, 1));
  g_assert_false (ludo_lesson_run_get_step_done (run, 2));
  result = ludo_lesson_run_dup_result (run, "Awa");
  g_assert_cmpuint (result->steps->len, ==, 2);
  g_assert_cmpuint (((LudoResultStep *)
                     g_ptr_array_index (result->steps, 1))->n_hints, ==, 1);
  g_clear_object (&run);
  WAIT_UNTIL (!ludo_lesson_store_get_busy (later));
  WAIT_UNTIL (!ludo_lesson_store_get_busy (store));
  test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  const GameRules *const *games = games_list ();

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  for (int i = 0; games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/learn/run/whole/%s",
                                               games[i]->id);

      g_test_add_data_func (path, games[i], test_whole);
    }
  g_test_add_func ("/learn/run/sureness", test_sureness);
  g_test_add_func ("/learn/run/wrong", test_wrong);
  g_test_add_func ("/learn/run/begun", test_begun);
  g_test_add_func ("/learn/run/ended", test_ended);
  g_test_add_func ("/learn/run/retry", test_retry);
  g_test_add_func ("/learn/run/reasons", test_reasons);
  g_test_add_func ("/learn/run/reasons-sown", test_reasons_sown);
  g_test_add_func ("/learn/run/pointed", test_pointed);
  g_test_add_func ("/learn/run/shown", test_shown);
  g_test_add_func ("/learn/run/review-locked", test_review_locked);
  g_test_add_func ("/learn/run/resumed", test_resumed);

  return g_test_run ();
}
