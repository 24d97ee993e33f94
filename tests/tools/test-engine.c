/* test-engine.c: conversations with the engine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <string.h>

#include "engine-runner.h"

static void
test_ugi (void)
{
  g_autofree char *output = converse ("ugi\nisready\nquit\n");
  g_auto (GStrv) lines = g_strsplit (output, "\n", -1);
  guint n = g_strv_length (lines);
  static const char *const names[] = {
    "Game", "Ruleset", "Players", "Setup", "Counters", "Level", "Seed",
    "Threads", "Hash",
  };

  g_assert_true (g_str_has_prefix (lines[0], "id name Ludotheque"));
  g_assert_true (g_str_has_prefix (lines[1], "id author "));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *prefix = g_strdup_printf ("option name %s type ",
                                                 names[i]);

      g_assert_true (g_str_has_prefix (lines[2 + i], prefix));
    }
  g_assert_cmpuint (n, ==, 2 + G_N_ELEMENTS (names) + 3);
  g_assert_cmpstr (lines[n - 3], ==, "ugiok");
  g_assert_cmpstr (lines[n - 2], ==, "readyok");
}

static void
test_starts (void)
{
  assert_answers ("query fen\n"
                  "setoption name Ruleset value leaflet\nquery fen\n"
                  "setoption name Counters value 2\nquery fen\n"
                  "setoption name Counters value 3,1\nquery fen\n"
                  "setoption name Game value tavli\nquery fen\n"
                  "setoption name Game value chisolo\nquery fen\n"
                  "setoption name Ruleset value smith-dale\nquery fen\n"
                  "setoption name Game value ken-wan\n"
                  "setoption name Ruleset value ken-wan\n"
                  "setoption name Setup value mosaic\n"
                  "setoption name Players value 3\nquery fen\n"
                  "setoption name Ruleset value star-2\nquery fen\n"
                  "setoption name game value zohn-ahl\nquery fen\n",
                  "response - - 4 4 r -\n"
                  "response leaflet: 0 0 4 4 r -\n"
                  "response leaflet: 0 0 2 2 r -\n"
                  "response leaflet: 0 0 3 1 r -\n"
                  "response h:15 h:15 w -\n"
                  "response " CHISOLO_START "\n"
                  "response smith-dale: 3,3,3,3,3,3,3/0,0,1,2,3,3,3/"
                  "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s !! 0\n"
                  "response " KEN_WAN_MOSAIC_3 "\n"
                  "response .YYY./B.YY.R/BB.Y.RR/BBB..RRR/....#..../"
                  "RRR..BBB/RR.Y.BB/R.YY.B/.YYY. b 2 -\n"
                  "response - - 4 4 r -\n");
}

/* A change of game or ruleset goes back to the start; saying again what holds
 * already does not. */
static void
test_reset (void)
{
  assert_answers ("position startpos moves t1\n"
                  "setoption name Game value zohn-ahl\nquery fen\n"
                  "setoption name Seed value 9\nquery fen\n"
                  "setoption name Ruleset value leaflet\n"
                  "setoption name Ruleset value zohn-al\nquery fen\n"
                  "position startpos moves t1\nuginewgame\nquery fen\n",
                  "response 1 - 4 4 g -\n"
                  "response 1 - 4 4 g -\n"
                  "response - - 4 4 r -\n"
                  "response - - 4 4 r -\n");
}

static void
test_position (void)
{
  assert_answers ("setoption name Game value chisolo\n"
                  "position startpos moves d1-xa4 f4-\nquery fen\n"
                  "query turn\nquery p1turn\n"
                  "position startpos moves d1-xa4\nquery turn\n"
                  "query p1turn\n"
                  "position fen " CHISOLO_START " moves\nquery fen\n"
                  "\tposition  startpos \r\nquery fen\r\n",
                  "response 0,3,3,3,3,0,1/0,1,2,3,4,0,1/4,0,4,0,2,1,1/"
                  "0,0,4,0,3,3,3 s -- 2\n"
                  "response s\nresponse true\nresponse n\nresponse false\n"
                  "response " CHISOLO_START "\n"
                  "response " CHISOLO_START "\n");
}

/* A position may be of another ruleset than the one that is set. */
static void
test_other_ruleset (void)
{
  assert_answers ("position fen leaflet: 0 0 4 4 r -\nquery fen\n"
                  "position startpos\nquery fen\n",
                  "response leaflet: 0 0 4 4 r -\n"
                  "response - - 4 4 r -\n");
}

/* A refused position changes nothing. */
static void
test_position_refused (void)
{
  assert_answers ("setoption name Game value tavli\n"
                  "position startpos moves r445 h/5\n"
                  "query fen\n",
                  "response h:14,5:1 h:15 w 4444\n");
  {
    g_autofree char *output =
      converse ("setoption name Game value tavli\n"
                "position startpos moves r445 h/5\n"
                "position startpos moves r445 h/5 h/3 h/4\n"
                "position fen h:15 h:15 w - moves nonsense\n"
                "position fen h:16 h:15 w -\n"
                "position\nposition nowhere\nposition startpos r445\n"
                "query fen\n");
    g_autoptr (GPtrArray) errors = lines_with (output, "error ");

    g_assert_cmpuint (errors->len, ==, 6);
    g_assert_true (g_str_has_prefix (g_ptr_array_index (errors, 0),
                                     "illegal move \"h/3\", number 3"));
    g_assert_true (g_str_has_prefix (g_ptr_array_index (errors, 1),
                                     "illegal move \"nonsense\", number 1"));
    g_assert_true (g_str_has_prefix (g_ptr_array_index (errors, 2),
                                     "bad position: "));
    g_assert_true (g_str_has_suffix (output,
                                     "\nresponse h:14,5:1 h:15 w 4444\n"));
  }
}

static void
test_queries (void)
{
  assert_answers ("query chance\nquery legal\nquery gameover\n"
                  "query result\nquery turn\nquery p1turn\n"
                  "setoption name Game value tavli\n"
                  "position fen h:11,2:1,4:2,5:1 h:12,1:3 b 256\n"
                  "query chance\nquery turn\nquery p1turn\nquery legal\n"
                  "setoption name Game value ken-wan\nquery ranking\n",
                  "response true\n"
                  "response t0 t1 t1s t2 t2s t3 t3s t4\n"
                  "response false\nresponse none\n"
                  "response r\nresponse true\n"
                  "response false\nresponse b\nresponse false\n"
                  "response h/6\n"
                  "response -\n");
}

static void
test_query_refused (void)
{
  assert_refused ("query\n", "nothing asked");
  assert_refused ("query nonsense\n", "\"nonsense\"");
  assert_refused ("query fen now\n", "\"now\"");
  assert_refused ("query ranking\n", "three may play");
  assert_refused ("setoption name Game value tavli\nquery winchance\n",
                  "zohn-ahl only");
}

/* The chances from the start of each ruleset, to the last decimal that is
 * printed.  The rules page states 0.4957899207, 0.5010710786, 0.5021046721 and
 * 0.5013783697: these are the same but for what an iteration leaves undone
 * that stops once no chance changes by more than 1e-9. */
static void
test_winchance (void)
{
  assert_answers ("query winchance\n"
                  "setoption name Ruleset value leaflet\nquery winchance\n"
                  "setoption name Ruleset value leaflet-cross\n"
                  "query winchance\n"
                  "setoption name Ruleset value culin\nquery winchance\n"
                  "position fen 3 5 8 0 r -\nquery winchance\n"
                  "query gameover\nquery result\nquery legal\n",
                  "response 0.4957898613\nresponse 0.5010715187\n"
                  "response 0.5021046145\nresponse 0.5013782919\n"
                  "response 1.0000000000\n"
                  "response true\nresponse p1win\nresponse\n");
}

/* The lengths are those of the rules page, with four counters and with one, and
 * the chances of all lengths add up to one. */
static void
test_lengths (void)
{
  g_autofree char *output =
    converse ("position fen culin: 30 0 1 1 r -\nquery lengths\n");
  g_autofree char *lengths = only_line_with (output, "response ");
  g_auto (GStrv) words = g_strsplit (lengths, " ", -1);
  double sum = 0;

  assert_answers ("query length\n"
                  "setoption name Counters value 1\nquery length\n"
                  "position fen 12 26 1 1 g -\nquery length\n"
                  "query lengths\n",
                  "response mean 120.614304 deviation 94.564197 median 92 "
                  "ninetenths 244\n"
                  "response mean 10.336971 deviation 4.468713 median 10 "
                  "ninetenths 16\n"
                  "response mean 1.000000 deviation 0.000000 median 1 "
                  "ninetenths 1\n"
                  "response 1.000000000000\n");
  for (guint i = 0; words[i] != NULL; i++)
    sum += g_ascii_strtod (words[i], NULL);
  g_assert_cmpuint (g_strv_length (words), >, 20);
  g_assert_cmpfloat_with_epsilon (sum, 1.0, 1e-10);

  assert_refused ("position fen 3 5 8 0 r -\nquery length\n", "over");
  assert_refused ("position fen 3 5 8 0 r -\nquery lengths\n", "over");
  assert_refused ("setoption name Game value chisolo\nquery length\n",
                  "zohn-ahl only");
  assert_refused ("setoption name Game value ken-wan\nquery lengths\n",
                  "zohn-ahl only");
  assert_refused ("query length 3\n", "\"3\"");
}

/* A piece a step before the north creek, with its last counter, loses by one
 * mark, which has four ways in sixteen.  A throw that gives another only moves
 * on. */
static void
test_turnchances (void)
{
  assert_answers ("position fen culin: 18 0 1 1 r -\nquery turnchances\n"
                  "position fen 3 5 8 0 r -\nquery turnchances\n",
                  "response again 0.1250000000 lap 0.0039939880 "
                  "capture 0.0011634827 nearcreek 0.2500000000 "
                  "farcreek 0.0000000000 nearravine 0.0000000000 "
                  "farravine 0.0000000000 won 0.0051574707 "
                  "lost 0.2500000000 win 0.0051574707 "
                  "lose 0.2500000000 throws 1.1416168213\n"
                  "response again 0.0000000000 lap 0.0000000000 "
                  "capture 0.0000000000 nearcreek 0.0000000000 "
                  "farcreek 0.0000000000 nearravine 0.0000000000 "
                  "farravine 0.0000000000 won 0.0000000000 "
                  "lost 0.0000000000 win 0.0000000000 "
                  "lose 0.0000000000 throws 0.0000000000\n");
  assert_refused ("setoption name Game value tavli\nquery turnchances\n",
                  "zohn-ahl only");
}

/* The first player is South, White, Red, or Blue placed first. */
static void
test_results (void)
{
  assert_answers (
    "position fen 3 5 0 8 g -\nquery result\n"
    "setoption name Game value tavli\n"
    "position fen o:15,x 20:3,o:12,x w -\nquery gameover\nquery result\n"
    "position fen 20:3,o:12,x o:15,x b -\nquery result\n"
    "setoption name Game value chisolo\n"
    "position fen 0,0,0,0,0,0,0/0,0,0,0,0,0,0/1,0,0,0,0,0,0/0,0,0,0,0,0,0 "
    "n ++ 9\nquery result\n"
    "position fen 1,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0 "
    "s ++ 10\nquery result\nquery gameover\n",
    "response p2win\nresponse true\nresponse p1win\nresponse p2win\n"
    "response p1win\nresponse p2win\nresponse true\n");
}

/* The third time the same position stands, the game is drawn: one stone
 * each, walking round. */
static void
test_draw_by_repetition (void)
{
  GString *script = g_string_new ("setoption name Game value chisolo\n"
                                  "position fen ludii: 0,0,0,0,0,0,0/"
                                  "0,0,0,0,0,0,1/0,0,0,1,0,0,0/"
                                  "0,0,0,0,0,0,0 s +- 74 moves");
  g_autofree char *output = NULL;
  g_autofree char *beyond = NULL;

  /* Follow the only moves there are, asking each time. */
  for (int i = 0; i < 80; i++)
    {
      g_autofree char *input = g_strconcat (script->str, "\nquery legal\n"
                                            "query result\n", NULL);
      g_auto (GStrv) lines = NULL;
      g_auto (GStrv) words = NULL;

      g_clear_pointer (&output, g_free);
      output = converse (input);
      lines = g_strsplit (output, "\n", -1);
      words = g_strsplit (lines[0], " ", -1);
      if (words[1] == NULL)
        break;
      g_assert_cmpstr (lines[1], ==, "response none");
      g_string_append_printf (script, " %s", words[1]);
    }

  g_assert_cmpstr (output, ==, "response\nresponse draw\n");
  beyond = g_strconcat (script->str, " a1\n", NULL);
  assert_refused (beyond, "the game is over");
  g_string_free (script, TRUE);
}

static void
test_perft (void)
{
  assert_answers ("setoption name Game value tavli\nperft 5\nperft 1\n"
                  "position startpos moves r666\nperft 2\n",
                  "perft 1 nodes 56\nperft 2 nodes 126\nperft 3 nodes 216\n"
                  "perft 4 nodes 246\nperft 5 nodes 6876\n"
                  "perft 1 nodes 56\n"
                  "perft 1 nodes 1\nperft 2 nodes 1\n");
  assert_refused ("perft\n", "no depth");
  assert_refused ("perft 0\n", "\"0\"");
  assert_refused ("perft 33\n", "\"33\"");
  assert_refused ("perft -1\n", "\"-1\"");
  assert_refused ("perft 2 3\n", "\"3\"");
}

/* Results, moves and length are the seed's; only the speed may differ. */
static void
test_playout (void)
{
  const char *script =
    "setoption name Seed value 5\n"
    "playout 200\n"
    "setoption name Game value ken-wan\nsetoption name Players value 3\n"
    "playout 20\n";
  g_autofree char *first = converse (script);
  g_autofree char *second = converse (script);
  g_autofree char *other = converse ("setoption name Seed value 6\n"
                                     "playout 200\n");
  g_autoptr (GPtrArray) wins = lines_with (first, "playout wins ");
  static const char *const stable[] = {
    "playout games ", "playout wins ", "playout length ",
  };
  guint64 r, g, d;

  for (guint i = 0; i < G_N_ELEMENTS (stable); i++)
    {
      g_autoptr (GPtrArray) a = lines_with (first, stable[i]);
      g_autoptr (GPtrArray) b = lines_with (second, stable[i]);
      g_autoptr (GPtrArray) c = lines_with (other, stable[i]);

      g_assert_cmpuint (a->len, ==, 2);
      g_assert_cmpuint (b->len, ==, 2);
      for (guint j = 0; j < 2; j++)
        g_assert_cmpstr (g_ptr_array_index (a, j), ==,
                         g_ptr_array_index (b, j));
      if (i == 0)
        g_assert_cmpstr (g_ptr_array_index (a, 0), !=,
                         g_ptr_array_index (c, 0));
    }

  g_assert_cmpint (sscanf (g_ptr_array_index (wins, 0),
                           "r %" G_GUINT64_FORMAT " g %" G_GUINT64_FORMAT
                           " draw %" G_GUINT64_FORMAT " unfinished 0",
                           &r, &g, &d), ==, 3);
  g_assert_cmpuint (r + g + d, ==, 200);
  g_assert_cmpuint (r, >, 50);
  g_assert_cmpuint (g, >, 50);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (wins, 1), "b "));
  g_assert_nonnull (strstr (g_ptr_array_index (wins, 1), " y "));
  g_assert_nonnull (strstr (g_ptr_array_index (wins, 1), " r "));

  assert_refused ("playout\n", "no number");
  assert_refused ("playout 0\n", "\"0\"");
  assert_refused ("playout 1e3\n", "\"1e3\"");
  assert_refused ("playout 99999999999999999999\n", "bad number");
  assert_refused ("playout 3 3\n", "\"3\"");
}

static void
test_bench (void)
{
  g_autofree char *first = converse ("bench\n");
  g_autofree char *second = one_shot ("--bench|--seed|7");
  g_autofree char *first_nodes = only_line_with (first, "nodes ");
  g_autofree char *second_nodes = only_line_with (second, "nodes ");
  g_autofree char *speed = only_line_with (first, "nodes/s ");

  g_assert_cmpstr (first_nodes, ==, second_nodes);
  g_assert_cmpuint (g_ascii_strtoull (first_nodes, NULL, 10), >, 100000);
  g_assert_cmpuint (g_ascii_strtoull (speed, NULL, 10), >, 0);
  g_assert_nonnull (strstr (first, "\nbench zohn-ahl solved zohn-al counters 4 "
                                   "positions 10505 time "));
  assert_refused ("bench 3\n", "stands alone");
}

/* Lines after quit are not read. */
static void
test_quit (void)
{
  assert_answers ("isready\nquit\nisready\n", "readyok\n");
  assert_answers ("", "");
  assert_answers ("\n  \n\r\nisready", "readyok\n");
}

static void
test_bad_lines (void)
{
  g_autofree char *long_line = g_strnfill ((1 << 20) + 1, 'x');
  g_autofree char *long_script = g_strconcat ("isready\n", long_line,
                                              "\nisready\n", long_line,
                                              long_line, NULL);
  g_autofree char *answers = NULL;
  g_autoptr (GBytes) nul = g_bytes_new_static ("isready\0\nisready\n", 17);
  g_autofree char *nul_answers = run_with ("", nul, NULL, NULL);

  assert_refused ("hello\n", "unknown command \"hello\"");
  assert_refused ("Isready\n", "\"Isready\"");
  assert_refused ("isready now\n", "\"now\"");
  assert_refused ("\x1b[31mhello\xc2\x9b\n", "\"?[31mhello?\"");
  assert_refused ("isready \u202ewon\n", "\"?won\"");
  assert_refused ("\xff\xfe\n", "UTF-8");
  assert_refused ("quit now\nquit\nx\n", "now");
  g_assert_cmpstr (nul_answers, ==,
                   "error the line holds a NUL byte\nreadyok\n");

  answers = converse (long_script);
  g_assert_cmpstr (answers, ==,
                   "readyok\nerror the line is longer than 1048576 bytes\n"
                   "readyok\nerror the line is longer than 1048576 bytes\n");
}

static void
test_bad_options (void)
{
  assert_refused ("setoption\n", "expected name");
  assert_refused ("setoption Game tavli\n", "expected name");
  assert_refused ("setoption name Game\n", "no value");
  assert_refused ("setoption name Game value\n", "no value");
  assert_refused ("setoption name Game value go\n", "\"go\"");
  assert_refused ("setoption name Game value tavli now\n", "\"now\"");
  assert_refused ("setoption name Sound value on\n", "\"Sound\"");
  assert_refused ("setoption name Ruleset value nambidi\n", "\"nambidi\"");
  assert_refused ("setoption name Players value 3\n", "two players");
  assert_refused ("setoption name Setup value star\n", "no set-ups");
  assert_refused ("setoption name Counters value 9\n", "1 to 8");
  assert_refused ("setoption name Counters value 4,\n", "1 to 8");
  assert_refused ("setoption name Counters value ,4\n", "1 to 8");
  assert_refused ("setoption name Counters value 4,4,4\n", "1 to 8");
  assert_refused ("setoption name Level value 0\n", "1 to 6");
  assert_refused ("setoption name Level value 9\n", "1 to 6");
  assert_refused ("setoption name Level value +3\n", "1 to 6");
  assert_refused ("setoption name Level value 03\n", "1 to 6");
  assert_refused ("setoption name Seed value -1\n", "\"-1\"");
  assert_refused ("setoption name Seed value 18446744073709551616\n", "Seed");
  assert_refused ("setoption name Threads value 0\n", "Threads");
  assert_refused ("setoption name Hash value lots\n", "Hash");
  assert_refused ("setoption name Game value chisolo\n"
                  "setoption name Counters value 4\n", "no counters");
  assert_refused ("setoption name Game value ken-wan\n"
                  "setoption name Ruleset value star-4\n", "star-4");
  assert_refused ("setoption name Game value ken-wan\n"
                  "setoption name Setup value moon\n", "moon");
  assert_refused ("setoption name Game value ken-wan\n"
                  "setoption name Players value 4\n", "two or three");
  assert_answers ("setoption name Seed value 18446744073709551615\n"
                  "setoption name Seed value 0\nsetoption name LEVEL value 1\n"
                  "setoption name Threads value 2\n"
                  "setoption name Hash value 64\nisready\n", "readyok\n");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (g_getenv ("ENGINE"));
  g_test_add_func ("/engine/ugi", test_ugi);
  g_test_add_func ("/engine/starts", test_starts);
  g_test_add_func ("/engine/reset", test_reset);
  g_test_add_func ("/engine/position", test_position);
  g_test_add_func ("/engine/position/other-ruleset", test_other_ruleset);
  g_test_add_func ("/engine/position/refused", test_position_refused);
  g_test_add_func ("/engine/query", test_queries);
  g_test_add_func ("/engine/query/refused", test_query_refused);
  g_test_add_func ("/engine/query/winchance", test_winchance);
  g_test_add_func ("/engine/query/lengths", test_lengths);
  g_test_add_func ("/engine/query/turnchances", test_turnchances);
  g_test_add_func ("/engine/query/result", test_results);
  g_test_add_func ("/engine/query/repetition", test_draw_by_repetition);
  g_test_add_func ("/engine/perft", test_perft);
  g_test_add_func ("/engine/playout", test_playout);
  g_test_add_func ("/engine/bench", test_bench);
  g_test_add_func ("/engine/quit", test_quit);
  g_test_add_func ("/engine/bad-lines", test_bad_lines);
  g_test_add_func ("/engine/bad-options", test_bad_options);

  return g_test_run ();
}
