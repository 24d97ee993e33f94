/* test-engine-limits.c: too little memory, no room for the answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
#include <string.h>

/* Outcome: the result of a shell command, in which $ENGINE is the program. */
typedef struct
{
  int status;
  char *output;
  char *errors;
} Outcome;

static void
outcome_clear (Outcome *outcome)
{
  g_free (outcome->output);
  g_free (outcome->errors);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Outcome, outcome_clear)

/* Runs @command, and waits until the program ends by itself. */
static void
run (const char *command,
     Outcome    *outcome)
{
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE
                              | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error,
                              "sh", "-c", command, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &outcome->output,
                                 &outcome->errors, &error);
  g_assert_no_error (error);
  if (!g_subprocess_get_if_exited (process))
    g_error ("%s: ended by signal %d", command,
             g_subprocess_get_term_sig (process));
  outcome->status = g_subprocess_get_exit_status (process);
}

/* The sanitizers take more than there is from the beginning. */
static gboolean
memory_can_be_short (void)
{
#if defined (__SANITIZE_ADDRESS__) || defined (__SANITIZE_THREAD__)
  g_test_skip ("the sanitizers need all of the memory there is");
  return FALSE;
#else
  return TRUE;
#endif
}

/* The largest table that may be asked for, where there is no room for it: a
 * smaller one is taken, and said to be. */
static void
test_hash (void)
{
  static const char *const players[] = {
    "--game chisolo", "--game ken-wan --players 2",
    "--game ken-wan --players 3",
  };

  if (!memory_can_be_short ())
    return;

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_autofree char *command =
        g_strdup_printf ("ulimit -v 600000 && exec \"$ENGINE\" %s --hash 4096 "
                         "--go 'movetime 20'", players[i]);
      g_auto (Outcome) outcome = { 0 };

      run (command, &outcome);
      g_assert_cmpstr (outcome.errors, ==, "");
      g_assert_cmpint (outcome.status, ==, 0);
      g_assert_true (g_str_has_prefix (outcome.output,
                                       "info string Hash: 4096 MiB cannot be "
                                       "had, "));
      g_assert_nonnull (strstr (outcome.output, "\nbestmove "));
    }
}

/* However little memory there is, the program plays or says why it does
 * not. */
static void
test_no_memory (void)
{
  if (!memory_can_be_short ())
    return;

  for (int kib = 5000; kib < 30000; kib += 1000)
    {
      g_autofree char *command =
        g_strdup_printf ("ulimit -v %d && printf '%s' | exec \"$ENGINE\" "
                         "--game chisolo --hash 4096", kib,
                         "go movetime 5\\nquit\\n");
      g_auto (Outcome) outcome = { 0 };

      run (command, &outcome);
      if (outcome.status == 0)
        g_assert_nonnull (strstr (outcome.output, "bestmove "));
      else
        g_assert_cmpstr (outcome.errors, !=, "");
    }
}

static void
test_full_device (void)
{
  static const char *const commands[] = {
    "\"$ENGINE\" --query fen", "\"$ENGINE\" --help", "\"$ENGINE\" --version",
    "\"$ENGINE\" --perft 3", "echo ugi | \"$ENGINE\"",
    "printf 'setoption name Game value chisolo\\ngo infinite\\n' "
    "| \"$ENGINE\"",
  };

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no /dev/full");
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *command = g_strconcat (commands[i], " >/dev/full",
                                              NULL);
      g_auto (Outcome) outcome = { 0 };

      run (command, &outcome);
      g_test_message ("%s", command);
      g_assert_cmpint (outcome.status, ==, 1);
      g_assert_nonnull (strstr (outcome.errors, "No space left"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (g_getenv ("ENGINE"));
  g_test_add_func ("/limits/hash", test_hash);
  g_test_add_func ("/limits/no-memory", test_no_memory);
  g_test_add_func ("/limits/full-device", test_full_device);

  return g_test_run ();
}
