/* test-engine-match.c: matches between two players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-runner.h"

#define CHISOLO "setoption name Game value chisolo\n"

/* The same seed and nodes give the same match, however many threads play. */
static void
test_repeat (void)
{
  g_autofree char *first =
    converse (CHISOLO "match 6@300n look@300n games 12 threads 1\n");
  g_autofree char *second =
    converse (CHISOLO "match 6@300n look@300n games 12 threads 3\n");
  g_autofree char *third =
    converse (CHISOLO "setoption name Seed value 4\n"
              "match 6@300n look@300n games 12 threads 3\n");
  g_autofree char *result = only_line_with (first, "match result ");

  g_assert_true (g_str_has_prefix (result, "12 of 12 won "));
  g_assert_cmpstr (first, ==, second);
  g_assert_cmpstr (first, !=, third);
}

static void
test_three (void)
{
  g_autofree char *output =
    converse ("setoption name Game value ken-wan\n"
              "setoption name Players value 3\n"
              "match random random@1d games 6 threads 2\n");
  g_autofree char *result = only_line_with (output, "match result ");

  g_assert_true (g_str_has_prefix (result, "6 of 6 first "));
  g_assert_nonnull (strstr (result, " percent "));
}

/* Every twenty games it is said how the match stands, and at the end, with two
 * players, what that is in Elo and how far it may be off. */
static void
test_progress (void)
{
  g_autofree char *output =
    converse (CHISOLO "match random random@1d games 45 threads 1\n");
  g_autofree char *result = only_line_with (output, "match result ");

  g_assert_nonnull (strstr (output, "match so far 20 of 45 won "));
  g_assert_nonnull (strstr (output, "match so far 40 of 45 won "));
  g_assert_nonnull (strstr (result, " elo "));
  g_assert_nonnull (strstr (result, " from "));
  g_assert_nonnull (strstr (result, " to "));
}

static void
test_refused (void)
{
  assert_refused (CHISOLO "match\n", "two players");
  assert_refused (CHISOLO "match 6\n", "two players");
  assert_refused (CHISOLO "match 6 7\n", "\"7\"");
  assert_refused (CHISOLO "match 6 best\n", "\"best\"");
  assert_refused (CHISOLO "match 6@ look\n", "\"6@\"");
  assert_refused (CHISOLO "match 6@100 look\n", "\"6@100\"");
  assert_refused (CHISOLO "match 6@ms look\n", "\"6@ms\"");
  assert_refused (CHISOLO "match 6 look games\n", "games");
  assert_refused (CHISOLO "match 6 look games 0\n", "games");
  assert_refused (CHISOLO "match 6 look rounds 3\n", "\"rounds\"");
  assert_refused ("match 1 2\n", "nobody decides");
}

static void
test_command_line (void)
{
  g_autofree char *output =
    one_shot ("--game|chisolo|match|2@1d|1@1d|games|4|threads|1");
  g_autofree char *result = only_line_with (output, "match result ");

  g_assert_true (g_str_has_prefix (result, "4 of 4 won "));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (g_getenv ("ENGINE"));
  g_test_add_func ("/match/repeat", test_repeat);
  g_test_add_func ("/match/three", test_three);
  g_test_add_func ("/match/progress", test_progress);
  g_test_add_func ("/match/refused", test_refused);
  g_test_add_func ("/match/command-line", test_command_line);

  return g_test_run ();
}
