/* test-engine-search.c: the engine's own moves, and stopping it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine-runner.h"

#define TAVLI_AGATHIAS \
  "6:7,9:1,10:2,19:2,20:2,23:1,x " \
  "8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w 256"

/* The best move stands among the legal ones, and follows from the seed. */
static void
assert_best_is_legal (const char *set_up,
                      const char *limit)
{
  g_autofree char *script = g_strdup_printf ("%squery legal\ngo %s\nquit\n",
                                             set_up, limit);
  g_autofree char *output = converse (script);
  g_autofree char *again = converse (script);
  g_autofree char *best = only_line_with (output, "bestmove ");
  g_autofree char *best_again = only_line_with (again, "bestmove ");
  g_autofree char *legal = only_line_with (output, "response ");
  g_auto (GStrv) steps = g_strsplit (best, " ", -1);
  g_auto (GStrv) tokens = g_strsplit (legal, " ", -1);

  g_assert_true (g_strv_contains ((const char *const *) tokens, steps[0]));
  /* How far a search comes in a given time is not the same every time. */
  if (strstr (limit, "time") == NULL)
    g_assert_cmpstr (best, ==, best_again);
}

static void
test_go (void)
{
  static const char *const limits[] = {
    "", "depth 1", "depth 3", "nodes 1", "nodes 500", "movetime 50",
    "p1time 2000 p2time 2000 p1inc 0 p2inc 0", "depth 2 nodes 10",
  };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      assert_best_is_legal ("setoption name Game value chisolo\n", limits[i]);
      assert_best_is_legal ("setoption name Game value ken-wan\n"
                            "setoption name Players value 3\n", limits[i]);
      assert_best_is_legal ("setoption name Game value tavli\n"
                            "position fen " TAVLI_AGATHIAS "\n", limits[i]);
      assert_best_is_legal ("setoption name Game value tavli\n"
                            "setoption name Level value 1\n"
                            "position fen 1:15 2:2,3:13 w 555555555555\n",
                            limits[i]);
    }
}

/* In tavli the answer is the whole turn: played after the throw, it passes
 * the turn. */
static void
test_go_whole_turn (void)
{
  static const char *const throws[] = { "r256", "r445", "r111", "r666" };

  for (guint i = 0; i < G_N_ELEMENTS (throws); i++)
    for (int level = 1; level <= 6; level += 5)
      {
        g_autofree char *script =
          g_strdup_printf ("setoption name Game value tavli\n"
                           "setoption name Level value %d\n"
                           "position fen 6:7,9:1,10:2,12:2,13:2,24:1,x "
                           "8:4,20:11,x w - moves %s\ngo depth 1\n",
                           level, throws[i]);
        g_autofree char *output = converse (script);
        g_autofree char *best = only_line_with (output, "bestmove ");
        g_autofree char *after =
          g_strdup_printf ("setoption name Game value tavli\n"
                           "position fen 6:7,9:1,10:2,12:2,13:2,24:1,x "
                           "8:4,20:11,x w - moves %s %s\n"
                           "query turn\nquery chance\n", throws[i], best);

        assert_answers (after, "response b\nresponse true\n");
      }
}

static void
test_go_refused (void)
{
  assert_refused ("go depth 1\n", "throw");
  assert_refused ("position fen 3 5 8 0 r -\ngo\n", "over");
  assert_refused ("setoption name Game value chisolo\ngo depth\n",
                  "no number");
  assert_refused ("setoption name Game value chisolo\ngo depth x\n", "\"x\"");
  assert_refused ("setoption name Game value chisolo\ngo depth 0\n", "\"0\"");
  assert_refused ("setoption name Game value chisolo\ngo fast\n", "\"fast\"");
  assert_refused ("setoption name Game value chisolo\ngo nodes 5 nodes 6\n",
                  "twice");
  assert_refused ("setoption name Game value chisolo\ngo infinite nodes 6\n",
                  "infinite");
}

/* A won game is taken when one move wins it. */
static void
test_go_wins (void)
{
  g_autofree char *output =
    converse ("setoption name Game value tavli\n"
              "position fen 24:1,o:14,x 20:3,o:12,x w 123\ngo depth 1\n");
  g_autofree char *best = only_line_with (output, "bestmove ");

  g_assert_true (g_str_has_prefix (best, "24/off:"));
}

/* Talker: the program, with pipes to and from it. */
typedef struct
{
  GSubprocess *process;
  GOutputStream *in;
  GDataInputStream *out;
} Talker;

static Talker
talker_begin (void)
{
  g_autoptr (GError) error = NULL;
  Talker talker;

  talker.process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE
                                     | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                                     &error, g_getenv ("ENGINE"), NULL);
  g_assert_no_error (error);
  talker.in = g_subprocess_get_stdin_pipe (talker.process);
  talker.out =
    g_data_input_stream_new (g_subprocess_get_stdout_pipe (talker.process));

  return talker;
}

static void
talker_say (Talker     *talker,
            const char *text)
{
  g_autoptr (GError) error = NULL;

  g_output_stream_write_all (talker->in, text, strlen (text), NULL, NULL,
                             &error);
  g_assert_no_error (error);
  g_output_stream_flush (talker->in, NULL, &error);
  g_assert_no_error (error);
}

/* Reads lines up to the first that begins with @prefix. */
static char *
talker_hear (Talker     *talker,
             const char *prefix)
{
  for (;;)
    {
      g_autoptr (GError) error = NULL;
      char *line = g_data_input_stream_read_line (talker->out, NULL, NULL,
                                                  &error);

      g_assert_no_error (error);
      g_assert_nonnull (line);
      /* A search may tell of its progress between any two answers. */
      if (g_str_has_prefix (line, prefix)
          && (prefix[0] != '\0' || !g_str_has_prefix (line, "info ")))
        return line;
      g_free (line);
    }
}

static void
talker_end (Talker *talker)
{
  g_autoptr (GError) error = NULL;

  g_subprocess_wait_check (talker->process, NULL, &error);
  g_assert_no_error (error);
  g_object_unref (talker->out);
  g_object_unref (talker->process);
}

/* During an endless search questions are answered, changes refused, and stop
 * brings the answer. */
static void
test_stop (void)
{
  Talker talker = talker_begin ();
  g_autofree char *info = NULL;
  g_autofree char *ready = NULL;
  g_autofree char *fen = NULL;
  g_autofree char *best = NULL;
  g_autofree char *changed = NULL;
  static const char *const changes[] = {
    "position startpos\n", "setoption name Seed value 3\n", "uginewgame\n",
    "go depth 1\n", "perft 1\n", "playout 1\n",
  };

  talker_say (&talker, "setoption name Game value chisolo\ngo infinite\n");
  info = talker_hear (&talker, "info depth ");
  talker_say (&talker, "isready\n");
  ready = talker_hear (&talker, "readyok");
  talker_say (&talker, "query fen\n");
  fen = talker_hear (&talker, "");
  g_assert_cmpstr (fen, ==, "response " CHISOLO_START);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *refused = NULL;

      talker_say (&talker, changes[i]);
      refused = talker_hear (&talker, "");
      g_assert_true (g_str_has_prefix (refused, "error "));
      g_assert_nonnull (strstr (refused, "send stop first"));
    }
  talker_say (&talker, "stop\n");
  best = talker_hear (&talker, "bestmove ");
  talker_say (&talker,
              "stop\nposition startpos moves d1-xa4\nquery turn\nquit\n");
  changed = talker_hear (&talker, "response ");
  g_assert_cmpstr (changed, ==, "response n");
  talker_end (&talker);
}

/* stop is heard in the midst of long work, and what follows goes on. */
static void
test_stop_work (void)
{
  Talker talker = talker_begin ();
  g_autofree char *perft = NULL;
  g_autofree char *playout = NULL;
  g_autofree char *wins = NULL;
  g_autofree char *after = NULL;

  talker_say (&talker, "setoption name Game value chisolo\nperft 20\n");
  g_free (talker_hear (&talker, "perft 1 "));
  talker_say (&talker, "stop\n");
  perft = talker_hear (&talker, "perft stopped");
  talker_say (&talker, "playout 1000000000\nstop\n");
  playout = talker_hear (&talker, "playout games ");
  wins = talker_hear (&talker, "playout wins ");
  talker_say (&talker, "playout 2\nquit\n");
  after = talker_hear (&talker, "playout games ");
  g_assert_true (g_str_has_prefix (after, "playout games 2 of 2 "));
  talker_end (&talker);
}

/* `stop` and `quit` are heard although more lines wait than are kept, each of
 * them too long to be done at once. */
static void
test_stop_flooded (gconstpointer data)
{
  const char *last = data;
  g_autofree char *moves = g_strnfill (1000000, 'x');
  g_autofree char *line = g_strconcat ("position startpos moves ", moves,
                                       "\n", NULL);
  Talker talker = talker_begin ();
  g_autofree char *best = NULL;
  g_autofree char *left_out = NULL;

  talker_say (&talker, "setoption name Game value chisolo\n"
                       "go movetime 1000000000\n");
  for (int i = 0; i < 72; i++)
    talker_say (&talker, line);
  talker_say (&talker, last);
  best = talker_hear (&talker, "bestmove ");
  left_out = talker_hear (&talker, "error ");
  while (strstr (left_out, "lines were left out") == NULL)
    {
      g_free (left_out);
      left_out = talker_hear (&talker, "error ");
    }
  if (!g_str_equal (last, "quit\n"))
    {
      g_autofree char *after = talker_hear (&talker, "response ");

      g_assert_cmpstr (after, ==, "response " CHISOLO_START);
      talker_say (&talker, "quit\n");
    }
  talker_end (&talker);
}

/* The threads that @process runs. */
static int
count_threads (GSubprocess *process)
{
  g_autofree char *path =
    g_strdup_printf ("/proc/%s/task", g_subprocess_get_identifier (process));
  g_autoptr (GDir) tasks = g_dir_open (path, 0, NULL);
#ifdef __SANITIZE_THREAD__
  /* A thread of the sanitizer is not counted. */
  int n = -1;
#else
  int n = 0;
#endif

  g_assert_nonnull (tasks);
  while (g_dir_read_name (tasks) != NULL)
    n++;

  return n;
}

/* More threads than processors would keep each other from looking at the
 * clock: as many are started as there are processors, beside the one that
 * reads and the one that answers. */
static void
test_threads (gconstpointer data)
{
  Talker talker = talker_begin ();

  talker_say (&talker, "setoption name Threads value 256\n");
  talker_say (&talker, data);
  talker_say (&talker, "go infinite\n");
  g_free (talker_hear (&talker, "info depth "));
  g_assert_cmpint (count_threads (talker.process), <=,
                   (int) g_get_num_processors () + 2);
  talker_say (&talker, "quit\n");
  g_free (talker_hear (&talker, "bestmove "));
  talker_end (&talker);
}

/* Both the end of the input and quit stop an endless search, with its
 * answer. */
static void
test_end_while_searching (void)
{
  static const char *const scripts[] = {
    "setoption name Game value chisolo\ngo infinite\nquit\n",
    "setoption name Game value chisolo\ngo infinite\n",
    "setoption name Game value chisolo\ngo infinite",
  };

  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_autofree char *output = converse (scripts[i]);
      g_autofree char *best = only_line_with (output, "bestmove ");

      g_assert_cmpstr (best, !=, "");
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (g_getenv ("ENGINE"));
  g_test_add_func ("/engine/go", test_go);
  g_test_add_func ("/engine/go/whole-turn", test_go_whole_turn);
  g_test_add_func ("/engine/go/refused", test_go_refused);
  g_test_add_func ("/engine/go/wins", test_go_wins);
  g_test_add_func ("/engine/stop", test_stop);
  g_test_add_func ("/engine/stop/work", test_stop_work);
  g_test_add_data_func ("/engine/stop/flooded", "stop\nquery fen\n",
                        test_stop_flooded);
  g_test_add_data_func ("/engine/stop/quit-flooded", "quit\n",
                        test_stop_flooded);
  g_test_add_data_func ("/engine/threads/alpha-beta",
                        "setoption name Game value chisolo\n", test_threads);
  g_test_add_data_func ("/engine/threads/tree",
                        "setoption name Game value ken-wan\n"
                        "setoption name Players value 3\n", test_threads);
  g_test_add_func ("/engine/stop/end", test_end_while_searching);

  return g_test_run ();
}
