/* test-engine-oneshot.c: calls with a question on the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine-runner.h"

static void
test_one_shot (void)
{
  static const struct
  {
    const char *args;
    const char *expected;
  } calls[] = {
    { "--game|tavli|--perft|3",
      "perft 1 nodes 56\nperft 2 nodes 126\nperft 3 nodes 216\n" },
    { "--perft=1", "perft 1 nodes 8\n" },
    { "--game|chisolo|--fen|" CHISOLO_START "|--perft|1",
      "perft 1 nodes 235\n" },
    { "--players|3|--setup|mosaic|--game|ken-wan|--query|fen",
      "response " KEN_WAN_MOSAIC_3 "\n" },
    { "--game|ken-wan|--ruleset|mosaic-3|--query|fen",
      "response " KEN_WAN_MOSAIC_3 "\n" },
    { "--legal", "response t0 t1 t1s t2 t2s t3 t3s t4\n" },
    { "--counters|2,1|--ruleset|leaflet|--query|fen",
      "response leaflet: 0 0 2 1 r -\n" },
    { "--moves|t1 t2|--query|fen", "response 1 2 4 4 r -\n" },
    { "--query|winchance", "response 0.4957898613\n" },
    { "--game|tavli|--fen|24:1,o:14,x 20:3,o:12,x w 333|--legal",
      "response 24/off:3\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *output = one_shot (calls[i].args);

      g_assert_cmpstr (output, ==, calls[i].expected);
    }
}

static void
test_one_shot_work (void)
{
  g_autofree char *go = one_shot ("--game|chisolo|--seed|3|--go|nodes 100");
  g_autofree char *best = only_line_with (go, "bestmove ");
  g_autofree char *playout = one_shot ("--playout|5|--seed|2|--level|1");
  g_autofree char *games = only_line_with (playout, "playout games ");
  g_autofree char *help = one_shot ("--help");
  g_autofree char *version = one_shot ("--version");

  g_assert_cmpstr (best, !=, "");
  g_assert_true (g_str_has_prefix (games, "5 of 5 "));
  g_assert_true (g_str_has_prefix (help, "Usage:\n  ludotheque-engine"));
  g_assert_true (g_str_has_prefix (version, "ludotheque-engine "));
}

/* With options but no question, lines are read. */
static void
test_options_then_lines (void)
{
  g_autoptr (GBytes) input = g_bytes_new_static ("query fen\n", 10);
  g_autofree char *output = run_with ("--game|tavli", input, NULL, NULL);

  g_assert_cmpstr (output, ==, "response h:15 h:15 w -\n");
}

static void
test_usage_errors (void)
{
  static const char *const calls[] = {
    "--nonsense", "-x", "word", "--perft", "--perft|x", "--game|go",
    "--game|chisolo|--fen|nonsense|--perft|1", "--perft|1|--legal",
    "--query|nonsense", "--moves|t9|--legal", "--go|depth 1",
    "--playout|0", "--level|12", "--game|tavli now|--legal",
    "--counters|4|--game|tavli|--legal", "--help=me",
  };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);
      g_autofree char *errors = NULL;
      int status = 0;
      g_autofree char *output = run_with (calls[i], nothing, &status, &errors);

      g_test_message ("%s", calls[i]);
      g_assert_cmpint (status, ==, 2);
      g_assert_cmpstr (output, ==, "");
      g_assert_nonnull (strstr (errors, "--help"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (g_getenv ("ENGINE"));
  g_test_add_func ("/one-shot/questions", test_one_shot);
  g_test_add_func ("/one-shot/work", test_one_shot_work);
  g_test_add_func ("/one-shot/then-lines", test_options_then_lines);
  g_test_add_func ("/one-shot/usage", test_usage_errors);

  return g_test_run ();
}
