/* engine-main.c: the engine on the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each option becomes the line that a session understands, so that asking on
 * the command line and asking in a conversation cannot differ.
 */

#include <errno.h>
#include <glib.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "config.h"
#include "engine-loop.h"
#include "engine-session.h"
#include "games/games.h"

/* The exit status of a program that was called wrongly. */
#define EXIT_USAGE 2

/* The settings in the order in which the session gets them, regardless of their
 * order on the command line, because a game resets those that belong to it. */
static const char *const settings[] = {
  "game", "ruleset", "setup", "players", "counters", "level", "seed",
  "threads", "hash",
};

/* Oneshot: the settings and the commands of the command line. */
typedef struct
{
  char *settings[G_N_ELEMENTS (settings)];
  char *fen;
  char *moves;
  char *question;               /* the line that asks it, NULL for none */
  char **words;
  gboolean help;
  gboolean version;
} Oneshot;

static gboolean
set_cb (const char  *option,
        const char  *value,
        gpointer     data,
        GError     **error)
{
  Oneshot *oneshot = data;

  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    if (g_str_equal (option + strlen ("--"), settings[i]))
      {
        g_free (oneshot->settings[i]);
        oneshot->settings[i] = g_strdup (value);
      }

  return TRUE;
}

/* Reads an option that asks a question, whose name is that of a command of the
 * session. */
static gboolean
ask_cb (const char  *option,
        const char  *value,
        gpointer     data,
        GError     **error)
{
  Oneshot *oneshot = data;

  if (oneshot->question != NULL)
    {
      g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                           "one question at a time");
      return FALSE;
    }

  oneshot->question = g_strjoin (" ", option + strlen ("--"), value, NULL);

  return TRUE;
}

/* Reads an option without a value, because GLib would accept one. */
static gboolean
ask_alone_cb (const char  *option,
              const char  *value,
              gpointer     data,
              GError     **error)
{
  Oneshot *oneshot = data;

  if (value != NULL)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   "%s takes no value", option);
      return FALSE;
    }

  oneshot->help |= g_str_equal (option, "--help");
  oneshot->version |= g_str_equal (option, "--version");
  if (g_str_equal (option, "--legal"))
    return ask_cb ("--query", "legal", data, error);

  return oneshot->help || oneshot->version
         || ask_cb (option, NULL, data, error);
}

/* Lists the questions that can be asked: those of every game, then those that
 * some game alone answers. */
static char *
list_queries (void)
{
  GString *list = g_string_new ("fen, legal, chance, turn, gameover, p1turn, "
                                "result, ranking where three may play");

  for (gsize i = 0; games_list ()[i] != NULL; i++)
    {
      const GameQuestion *question = games_list ()[i]->questions;

      if (question == NULL)
        continue;
      g_string_append_printf (list, "; exactly, in %s:", games_list ()[i]->id);
      for (; question->name != NULL; question++)
        g_string_append_printf (list, " %s", question->name);
    }

  return g_string_free (list, FALSE);
}

static const char summary[] =
  "Plays and examines the games of Ludothèque.  Without a question, reads UGI\n"
  "commands from standard input; “ugi” lists the rulesets and set-ups.\n"
  "\n"
  "Questions, one at a time, are --perft, --playout, --bench, --legal,\n"
  "--query and --go, or:\n"
  "  match A B [games N] [threads N] [opening N]\n"
  "games between two players, each a level, look or random, perhaps followed\n"
  "by the limit of a move: 6@100ms, 6@5000n (nodes) or 3@2d (turns ahead).";

/* Creates the context for the options, which are read into @oneshot; free with
 * g_option_context_free(). */
static GOptionContext *
create_context (Oneshot    *oneshot,
                const char *games,
                const char *queries)
{
  /* Texts are passed on byte by byte, because the session refuses those that
   * are no UTF-8. */
  const int raw = G_OPTION_FLAG_FILENAME;
  const int alone = G_OPTION_FLAG_OPTIONAL_ARG;
  const GOptionArg call = G_OPTION_ARG_CALLBACK;
  const GOptionEntry entries[] = {
    { "game", 0, raw, call, set_cb, games, "GAME" },
    { "ruleset", 0, raw, call, set_cb,
      "a ruleset of the game; or a set-up and players, as star-2", "NAME" },
    { "players", 0, raw, call, set_cb,
      "how many play, where the game leaves it open", "N" },
    { "setup", 0, raw, call, set_cb, "a set-up, where the game has several",
      "NAME" },
    { "counters", 0, raw, call, set_cb,
      "counters of each side, in a game with counters", "N[,N]" },
    { "fen", 0, 0, G_OPTION_ARG_FILENAME, &oneshot->fen,
      "the position, else the start of the game", "POSITION" },
    { "moves", 0, 0, G_OPTION_ARG_FILENAME, &oneshot->moves,
      "moves played from it", "\"MOVE …\"" },
    { "level", 0, raw, call, set_cb, "1 (weakest) to 6", "N" },
    { "seed", 0, raw, call, set_cb, "what chance begins with", "N" },
    { "threads", 0, raw, call, set_cb, "threads to search on", "N" },
    { "hash", 0, raw, call, set_cb, "memory for tables", "MIB" },
    { "perft", 0, raw, call, ask_cb, "positions at each depth", "DEPTH" },
    { "playout", 0, raw, call, ask_cb, "results of N random games", "N" },
    { "bench", 0, alone, call, ask_alone_cb,
      "a fixed amount of work over all games, and its speed", NULL },
    { "legal", 0, alone, call, ask_alone_cb, "every legal move or throw",
      NULL },
    { "query", 0, raw, call, ask_cb, queries, "WHAT" },
    { "go", 0, raw, call, ask_cb,
      "the computer's move: movetime MS, nodes N, depth N", "\"LIMIT …\"" },
    { "help", 0, alone, call, ask_alone_cb, "this help", NULL },
    { "version", 0, alone, call, ask_alone_cb, "the program's version", NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &oneshot->words,
      NULL, NULL },
    { NULL },
  };
  GOptionContext *context = g_option_context_new (NULL);
  GOptionGroup *group = g_option_group_new (NULL, NULL, NULL, oneshot, NULL);

  g_option_group_add_entries (group, entries);
  g_option_context_set_main_group (context, group);
  g_option_context_set_summary (context, summary);
  /* GLib would exit before the output is known to be written. */
  g_option_context_set_help_enabled (context, FALSE);

  return context;
}

/* Gives the session one line.  Returns whether it was accepted. */
G_GNUC_PRINTF (2, 3)
static gboolean
send_line (EngineSession *session,
           const char    *format,
           ...)
{
  size_t n_errors = engine_session_n_errors (session);
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);
  engine_session_feed (session, line, strlen (line));

  return engine_session_n_errors (session) == n_errors;
}

/* Sets @session up as @oneshot says. */
static gboolean
set_up (EngineSession *session,
        const Oneshot *oneshot)
{
  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    if (oneshot->settings[i] != NULL
        && !send_line (session, "setoption name %s value %s", settings[i],
                       oneshot->settings[i]))
      return FALSE;

  if (oneshot->fen == NULL && oneshot->moves == NULL)
    return TRUE;

  return send_line (session, "position %s%s%s%s",
                    oneshot->fen != NULL ? "fen " : "startpos",
                    oneshot->fen != NULL ? oneshot->fen : "",
                    oneshot->moves != NULL ? " moves " : "",
                    oneshot->moves != NULL ? oneshot->moves : "");
}

static int
refuse (const char *what,
        const char *word)
{
  fprintf (stderr, "ludotheque-engine: %s%s\n"
                   "Try 'ludotheque-engine --help' for the options.\n", what,
           word);

  return EXIT_USAGE;
}

/* Executes the commands of @oneshot.  Returns the exit status, or -1 when there
 * were none, so that lines are to be read. */
static int
do_oneshot (EngineSession  *session,
            Oneshot        *oneshot,
            GOptionContext *context)
{
  if (oneshot->help)
    {
      g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);

      fputs (help, stdout);
      return EXIT_SUCCESS;
    }
  if (oneshot->version)
    {
      puts ("ludotheque-engine " PACKAGE_VERSION);
      return EXIT_SUCCESS;
    }

  if (oneshot->words != NULL && !g_str_equal (oneshot->words[0], "match"))
    return refuse ("unexpected argument ", oneshot->words[0]);
  if (oneshot->words != NULL && oneshot->question != NULL)
    return refuse ("one question at a time", "");
  if (oneshot->words != NULL)
    oneshot->question = g_strjoinv (" ", oneshot->words);

  if (!set_up (session, oneshot)
      || (oneshot->question != NULL && !send_line (session, "%s",
                                                   oneshot->question)))
    return refuse ("nothing is answered", "");

  return oneshot->question != NULL ? EXIT_SUCCESS : -1;
}

/* Reads the arguments of the program and executes them, as do_oneshot(). */
static int
do_arguments (EngineSession *session,
              int            argc,
              char          *argv[])
{
  Oneshot oneshot = { .question = NULL };
  g_autofree char *games = games_dup_ids ();
  g_autofree char *queries = list_queries ();
  g_autoptr (GOptionContext) context = create_context (&oneshot, games,
                                                       queries);
  g_autoptr (GError) error = NULL;
  int status = g_option_context_parse (context, &argc, &argv, &error)
                 ? do_oneshot (session, &oneshot, context)
                 : refuse (error->message, "");

  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    g_free (oneshot.settings[i]);
  g_free (oneshot.fen);
  g_free (oneshot.moves);
  g_free (oneshot.question);
  g_strfreev (oneshot.words);

  return status;
}

/* The destination of the answers. */
typedef struct
{
  /* Set while options are read: refusals then go to standard error. */
  bool errors_apart;
} Output;

/* Flushes the answers.  If they cannot be written, the program ends, because
 * its caller must not take their absence for an answer. */
static void
check_output (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return;

  fprintf (stderr, "ludotheque-engine: the answers cannot be written: %s\n",
           strerror (errno));

  /* This may be the thread of a search, while other threads still run. */
  _exit (EXIT_FAILURE);
}

static void
write_cb (const char *line,
          void       *data)
{
  const Output *output = data;

  if (output->errors_apart && strncmp (line, "error ", 6) == 0)
    {
      fprintf (stderr, "ludotheque-engine: %s\n", line + 6);
      return;
    }

  puts (line);
  check_output ();
}

static void
read_lines (EngineSession *session)
{
  EngineLoop *loop = engine_loop_new (session);
  char bytes[4096];
  ssize_t n;

  do
    {
      n = read (STDIN_FILENO, bytes, sizeof bytes);
      if (n > 0 && !engine_loop_read (loop, bytes, (size_t) n))
        break;
    }
  while (n > 0 || (n < 0 && errno == EINTR));

  engine_loop_end (loop, STDOUT_FILENO);
}

int
main (int   argc,
      char *argv[])
{
  Output output = { .errors_apart = true };
  EngineSession *session = engine_session_new (write_cb, &output);
  int status;

  g_set_prgname ("ludotheque-engine");
  /* Past a limit on the size of files a write then fails and is reported like
   * any other, instead of killing the program. */
  signal (SIGXFSZ, SIG_IGN);
  status = do_arguments (session, argc, argv);
  if (status < 0)
    {
      output.errors_apart = false;
      read_lines (session);
      status = EXIT_SUCCESS;
    }
  engine_session_free (session);
  check_output ();

  return status;
}
