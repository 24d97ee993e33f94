/* fuzz-engine.c: random and mutated lines, each answered or refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     fuzz-engine --lines 1000000 --seed 1 --directory tests
 *
 * is the long run, to be done with sanitizers; the tests do a short one.
 * With --loop the lines go through the reading thread instead, in pieces of
 * any length.
 */

#include <string.h>

#include "fuzz-lines.h"
#include "tools/engine-loop.h"
#include "tools/engine-session.h"

/* Fuzz: one run. */
typedef struct
{
  EngineSession *session;
  GPtrArray *answers;           /* to the present line */
  GMutex lock;
  char *fen;
  char *legal;
  guint64 n_answered;
  guint64 n_refused;
  guint64 n_silent;
} Fuzz;

static void
write_cb (const char *line,
          void       *data)
{
  Fuzz *fuzz = data;
  static const char *const beginnings[] = {
    "error ", "response", "info ", "bestmove", "perft ", "playout ",
    "bench ", "nodes ", "nodes/s ", "id ", "option ", "ugiok", "readyok",
  };

  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (g_str_has_prefix (line, beginnings[i]))
      {
        g_assert_true (g_utf8_validate (line, -1, NULL));
        g_assert_null (strchr (line, '\n'));
        g_mutex_lock (&fuzz->lock);
        g_ptr_array_add (fuzz->answers, g_strdup (line));
        g_mutex_unlock (&fuzz->lock);
        return;
      }

  g_error ("an answer that no command gives: %s", line);
}

static void
feed (Fuzz       *fuzz,
      const char *line)
{
  g_ptr_array_set_size (fuzz->answers, 0);
  g_assert_true (engine_session_feed (fuzz->session, line, strlen (line)));
}

/* The one answer to a query that always has one. */
static char *
ask (Fuzz       *fuzz,
     const char *query)
{
  const char *answer;

  feed (fuzz, query);
  answer = g_ptr_array_index (fuzz->answers, fuzz->answers->len - 1);
  g_assert_true (g_str_has_prefix (answer, "response"));

  return g_strdup (answer[8] == ' ' ? answer + 9 : "");
}

/* Whether a line of this beginning may be done without a word. */
static gboolean
may_be_silent (const GString *line)
{
  static const char *const silent[] = {
    "position", "setoption", "uginewgame", "stop", "go", "quit",
  };
  g_autofree char *copy = g_strndup (line->str, line->len);
  const char *word;

  g_strdelimit (copy, "\t\r", ' ');
  word = g_strchug (copy);
  if (word[0] == '\0')
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (silent); i++)
    if (g_str_has_prefix (word, silent[i]))
      return TRUE;

  return FALSE;
}

static void
check_answers (Fuzz          *fuzz,
               const GString *line)
{
  guint n_errors = 0;

  for (guint i = 0; i < fuzz->answers->len; i++)
    n_errors += g_str_has_prefix (g_ptr_array_index (fuzz->answers, i),
                                  "error ");
  g_assert_cmpuint (n_errors, <=, 1);

  if (n_errors == 1)
    fuzz->n_refused++;
  else if (fuzz->answers->len > 0)
    fuzz->n_answered++;
  else
    {
      g_assert_true (may_be_silent (line));
      fuzz->n_silent++;
    }

  /* A refused line changes nothing. */
  {
    g_autofree char *fen = ask (fuzz, "query fen");

    if (n_errors == 1)
      g_assert_cmpstr (fen, ==, fuzz->fen);
    g_free (fuzz->fen);
    fuzz->fen = g_steal_pointer (&fen);
  }
  g_free (fuzz->legal);
  fuzz->legal = ask (fuzz, "query legal");
}

static void
begin (Fuzz *fuzz)
{
  fuzz->session = engine_session_new (write_cb, fuzz);
  g_free (fuzz->fen);
  fuzz->fen = ask (fuzz, "query fen");
}

static void
run_lines (Fuzz      *fuzz,
           FuzzLines *lines,
           guint64    n_lines)
{
  begin (fuzz);
  for (guint64 i = 0; i < n_lines; i++)
    {
      gboolean brief, go_on;
      GString *line = fuzz_lines_next (lines, fuzz->fen, fuzz->legal, &brief);

      /* No command takes long while the engine is told to stop. */
      engine_session_set_stop (fuzz->session, !brief);
      g_ptr_array_set_size (fuzz->answers, 0);
      go_on = engine_session_feed (fuzz->session, line->str, line->len);
      if (go_on)
        {
          engine_session_finish (fuzz->session);
          engine_session_set_stop (fuzz->session, false);
          check_answers (fuzz, line);
        }
      else
        {
          engine_session_free (fuzz->session);
          begin (fuzz);
        }
      g_string_free (line, TRUE);
    }
  engine_session_free (fuzz->session);
}

/* The same lines as bytes: what is checked is that they are all read, and
 * that the engine still answers afterwards. */
static void
run_loop (Fuzz      *fuzz,
          FuzzLines *lines,
          guint64    n_lines,
          guint64    seed)
{
  GameRng rng = { seed };

  for (guint64 i = 0; i < n_lines;)
    {
      const char last[] = "\nstop\nquery fen\n";
      g_autoptr (GString) input = g_string_new (NULL);
      EngineLoop *loop;
      gsize read = 0;
      gboolean go_on = TRUE;

      fuzz->session = engine_session_new (write_cb, fuzz);
      for (guint n = 1 + game_rng_below (&rng, 60); n > 0; n--, i++)
        {
          gboolean brief;
          GString *line = fuzz_lines_next (lines, NULL, NULL, &brief);

          g_string_append_len (input, line->str, (gssize) line->len);
          g_string_append (input, brief ? "\n" : "\nstop\n");
          g_string_free (line, TRUE);
        }

      g_ptr_array_set_size (fuzz->answers, 0);
      loop = engine_loop_new (fuzz->session);
      while (go_on && read < input->len)
        {
          gsize piece = 1 + game_rng_below (&rng, 300);

          piece = MIN (piece, input->len - read);
          go_on = engine_loop_read (loop, input->str + read, piece);
          read += piece;
        }
      if (go_on)
        engine_loop_read (loop, last, strlen (last));
      engine_loop_end (loop, -1);

      fuzz->n_answered += fuzz->answers->len;
      if (go_on)
        g_assert_true (g_str_has_prefix (
          g_ptr_array_index (fuzz->answers, fuzz->answers->len - 1),
          "response "));
      engine_session_free (fuzz->session);
    }
}

int
main (int   argc,
      char *argv[])
{
  gint64 n_lines = 20000, seed = 1;
  g_autofree char *directory = NULL;
  gboolean loop = FALSE;
  const GOptionEntry entries[] = {
    { "lines", 0, 0, G_OPTION_ARG_INT64, &n_lines, "How many lines", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "What chance begins with",
      "N" },
    { "directory", 0, 0, G_OPTION_ARG_FILENAME, &directory,
      "The folder that holds vectors/", "DIR" },
    { "loop", 0, 0, G_OPTION_ARG_NONE, &loop, "Through the reading thread",
      NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  Fuzz fuzz = { NULL };
  FuzzLines *lines;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  if (directory == NULL)
    directory = g_strdup (g_getenv ("G_TEST_SRCDIR"));
  if (directory == NULL || n_lines < 0)
    g_error ("Give --directory, the folder that holds vectors/");

  g_mutex_init (&fuzz.lock);
  fuzz.answers = g_ptr_array_new_with_free_func (g_free);
  lines = fuzz_lines_new (directory, (guint64) seed);

  if (loop)
    run_loop (&fuzz, lines, (guint64) n_lines, (guint64) seed);
  else
    run_lines (&fuzz, lines, (guint64) n_lines);

  g_print ("%" G_GINT64_FORMAT " lines: %" G_GUINT64_FORMAT " answered, %"
           G_GUINT64_FORMAT " refused, %" G_GUINT64_FORMAT " silent\n",
           n_lines, fuzz.n_answered, fuzz.n_refused, fuzz.n_silent);

  fuzz_lines_free (lines);
  g_ptr_array_unref (fuzz.answers);
  g_mutex_clear (&fuzz.lock);
  g_free (fuzz.fen);
  g_free (fuzz.legal);

  return 0;
}
