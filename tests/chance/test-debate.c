/* test-debate.c: what is thought of sentences, and where they are tried
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-laboratory.h"

/* The stances are kept; a file that somebody has changed changes only the
 * stances that it names. */
static void
test_text (void)
{
  static const char *const hostile[] = {
    "", "[sticks]\ndue=right\n", "[dice]\nnothing=agree\n",
    "[sticks]\ndue=agree;agree\n[sticks]\n", "[cards]\ndue=agree\n",
  };
  g_autoptr (LudoDebate) debate = ludo_debate_new ();
  g_autoptr (LudoDebate) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;

  ludo_debate_set_stance (debate, LUDO_SAMPLER_KIND_STICKS, 0,
                          LUDO_STANCE_DEPENDS);
  ludo_debate_set_stance (debate, LUDO_SAMPLER_KIND_DICE, 9,
                          LUDO_STANCE_AGREE);
  text = ludo_debate_dup_text (debate);
  again = ludo_debate_new_from_text (text, &error);
  g_assert_no_error (error);
  for (guint kind = 0; kind < 2; kind++)
    for (guint i = 0; i < LUDO_DEBATE_SENTENCES; i++)
      g_assert_cmpint (ludo_debate_get_stance (debate, kind, i), ==,
                       ludo_debate_get_stance (again, kind, i));
  words = ludo_debate_describe (again, LUDO_SAMPLER_KIND_STICKS);
  g_assert_cmpstr (words, ==, "Statement 1 of 10; you have answered 1.");

  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autoptr (LudoDebate) none = ludo_debate_new_from_text (hostile[i],
                                                               &error);

      g_assert_no_error (error);
      for (guint kind = 0; kind < 2; kind++)
        for (guint j = 0; j < LUDO_DEBATE_SENTENCES; j++)
          g_assert_cmpint (ludo_debate_get_stance (none, kind, j), ==,
                           LUDO_STANCE_NONE);
    }
  g_assert_null (ludo_debate_new_from_text ("agree", &error));
  g_assert_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE);
}

/* No sentence is there twice, each has its own name in the file, and all lead
 * to a room, with a task in that of throws. */
static void
test_sentences (void)
{
  for (guint kind = 0; kind < 2; kind++)
    for (guint i = 0; i < LUDO_DEBATE_SENTENCES; i++)
      {
        const LudoDebateSentence *one = ludo_debate_get_sentence (kind, i);

        g_assert_nonnull (one->room);
        g_assert_cmpint (one->trial != NULL, ==,
                         g_str_equal (one->room, "throws"));
        for (guint j = 0; j < i; j++)
          {
            const LudoDebateSentence *other = ludo_debate_get_sentence (kind,
                                                                        j);

            g_assert_cmpstr (one->id, !=, other->id);
            g_assert_cmpstr (one->text, !=, other->text);
          }
      }
}

/* A sentence is tried in its room and its view, with all dice of the game, and
 * after the guess the task is what to do, until one goes elsewhere. */
static void
test_try (void)
{
  g_autoptr (LudoLaboratory) laboratory = ludo_laboratory_new ();
  const LudoDebateSentence *sentence;
  LudoSampler die;
  LudoThrows *throws;

  ludo_laboratory_set_game (laboratory, "tavli");
  throws = ludo_laboratory_get_throws (laboratory);
  ludo_sampler_init_dice (&die, 1);
  ludo_throws_set_sampler (throws, &die);
  ludo_laboratory_set_room (laboratory, LUDO_CHANCE_ROOM_DEBATE);
  ludo_debate_set_shown (ludo_laboratory_get_debate (laboratory), 1);
  sentence = ludo_laboratory_get_sentence (laboratory);
  g_assert_true (sentence
                 == ludo_debate_get_sentence (LUDO_SAMPLER_KIND_DICE, 1));
  g_assert_true (ludo_laboratory_can_try (laboratory));
  ludo_laboratory_try (laboratory);
  g_assert_cmpint (ludo_laboratory_get_room (laboratory), ==,
                   LUDO_CHANCE_ROOM_THROWS);
  g_assert_cmpuint (ludo_throws_get_sampler (throws)->n_things, ==, 3);
  g_assert_cmpstr (ludo_laboratory_get_task (laboratory), !=, sentence->trial);
  ludo_throws_set_guess (throws, NULL);
  g_assert_cmpint (ludo_laboratory_get_view (laboratory), ==,
                   LUDO_CHANCE_VIEW_WAYS);
  g_assert_cmpstr (ludo_laboratory_get_task (laboratory), ==, sentence->trial);
  ludo_laboratory_set_room (laboratory, LUDO_CHANCE_ROOM_DEBATE);
  ludo_laboratory_set_room (laboratory, LUDO_CHANCE_ROOM_THROWS);
  g_assert_cmpstr (ludo_laboratory_get_task (laboratory), !=, sentence->trial);
}

/* Each sentence can be tried in the game that throws such things. */
static void
test_all_tried (void)
{
  static const char *const games[] = { "zohn-ahl", "tavli" };
  g_autoptr (LudoLaboratory) laboratory = ludo_laboratory_new ();

  for (guint i = 0; i < G_N_ELEMENTS (games) * LUDO_DEBATE_SENTENCES; i++)
    {
      ludo_laboratory_set_game (laboratory, games[i / LUDO_DEBATE_SENTENCES]);
      ludo_debate_set_shown (ludo_laboratory_get_debate (laboratory),
                             i % LUDO_DEBATE_SENTENCES);
      g_assert_true (ludo_laboratory_can_try (laboratory));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/debate/text", test_text);
  g_test_add_func ("/debate/sentences", test_sentences);
  g_test_add_func ("/debate/try", test_try);
  g_test_add_func ("/debate/all-tried", test_all_tried);

  return g_test_run ();
}
