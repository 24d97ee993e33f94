/* engine-main.c: the engine on the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each option becomes the line that a session understands, so that asking on
 * the command line and asking in a conversation cannot differ.
 */

#include <errno.h>
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "config.h"
#include "engine-loop.h"
#include "engine-session.h"
#include "engine-text.h"

/* The exit status of a program that was called wrongly. */
#define EXIT_USAGE 2

static const char help[] =
  "Usage: ludotheque-engine [OPTION]…\n"
  "Play and examine Zohn Ahl, Zeno's tavli, Chisolo and Ken Wan.\n"
  "\n"
  "Without a question, reads UGI commands from standard input.\n"
  "\n"
  "What is played:\n"
  "  --game GAME         zohn-ahl, tavli, chisolo or ken-wan\n"
  "  --ruleset NAME      a ruleset of the game; for Ken Wan also star-2,\n"
  "                      mosaic-3 and so on, for a set-up and players\n"
  "  --players N         Ken Wan: 2 or 3\n"
  "  --setup NAME        Ken Wan: star, mosaic or trios\n"
  "  --counters N[,N]    Zohn Ahl: counters of each side, 1 to 8\n"
  "  --fen POSITION      the position, else the start of the game\n"
  "  --moves \"MOVE …\"    moves played from it\n"
  "\n"
  "How it is played:\n"
  "  --level N           1 (weakest) to 6\n"
  "  --seed N            what chance begins with\n"
  "  --threads N, --hash MIB\n"
  "\n"
  "Questions, one at a time:\n"
  "  --perft DEPTH       positions at each depth\n"
  "  --playout N         results of N random games\n"
  "  --bench             a fixed amount of work over all games, and its speed\n"
  "  --legal             every legal move or throw\n"
  "  --query WHAT        fen, legal, chance, turn, gameover, p1turn, result,\n"
  "                      ranking (Ken Wan); exactly, in Zohn Ahl: winchance,\n"
  "                      turnchances, length, lengths\n"
  "  --go \"LIMIT …\"      the computer's move: movetime MS, nodes N, depth N\n"
  "  match A B [games N] [threads N] [opening N]\n"
  "                      games between two players, each a level, look or\n"
  "                      random, perhaps followed by the limit of a move:\n"
  "                      6@100ms, 6@5000n (nodes) or 3@2d (turns ahead)\n"
  "  --help, --version\n";

enum
{
  OPTION_GAME = 256,
  OPTION_RULESET,
  OPTION_SETUP,
  OPTION_PLAYERS,
  OPTION_COUNTERS,
  OPTION_LEVEL,
  OPTION_SEED,
  OPTION_THREADS,
  OPTION_HASH,
  N_SETTINGS_END,
  OPTION_FEN,
  OPTION_MOVES,
  OPTION_PERFT,
  OPTION_PLAYOUT,
  OPTION_BENCH,
  OPTION_LEGAL,
  OPTION_QUERY,
  OPTION_GO,
  OPTION_HELP,
  OPTION_VERSION,
};

#define N_SETTINGS (N_SETTINGS_END - OPTION_GAME)

static const struct option options[] = {
  { "game", required_argument, NULL, OPTION_GAME },
  { "ruleset", required_argument, NULL, OPTION_RULESET },
  { "setup", required_argument, NULL, OPTION_SETUP },
  { "players", required_argument, NULL, OPTION_PLAYERS },
  { "counters", required_argument, NULL, OPTION_COUNTERS },
  { "level", required_argument, NULL, OPTION_LEVEL },
  { "seed", required_argument, NULL, OPTION_SEED },
  { "threads", required_argument, NULL, OPTION_THREADS },
  { "hash", required_argument, NULL, OPTION_HASH },
  { "fen", required_argument, NULL, OPTION_FEN },
  { "moves", required_argument, NULL, OPTION_MOVES },
  { "perft", required_argument, NULL, OPTION_PERFT },
  { "playout", required_argument, NULL, OPTION_PLAYOUT },
  { "bench", no_argument, NULL, OPTION_BENCH },
  { "legal", no_argument, NULL, OPTION_LEGAL },
  { "query", required_argument, NULL, OPTION_QUERY },
  { "go", required_argument, NULL, OPTION_GO },
  { "help", no_argument, NULL, OPTION_HELP },
  { "version", no_argument, NULL, OPTION_VERSION },
  { NULL, 0, NULL, 0 },
};

/* Oneshot: what was asked for. */
typedef struct
{
  const char *settings[N_SETTINGS];
  const char *fen;
  const char *moves;
  const char *question;         /* the command's name, NULL for none */
  const char *argument;         /* of the command, may be NULL */
  char *const *words;           /* the same word by word, or NULL */
} Oneshot;

static bool
hint (int *status)
{
  fputs ("Try 'ludotheque-engine --help' for the options.\n", stderr);
  *status = EXIT_USAGE;

  return true;
}

static bool
ask (Oneshot    *oneshot,
     const char *question,
     const char *argument)
{
  if (oneshot->question != NULL)
    {
      fputs ("ludotheque-engine: one question at a time\n", stderr);
      return false;
    }

  oneshot->question = question;
  oneshot->argument = argument;

  return true;
}

/* Takes one option.  Returns false when it does not fit the others. */
static bool
take_option (Oneshot *oneshot,
             int      option)
{
  if (option >= OPTION_GAME && option < N_SETTINGS_END)
    oneshot->settings[option - OPTION_GAME] = optarg;
  else if (option == OPTION_FEN)
    oneshot->fen = optarg;
  else if (option == OPTION_MOVES)
    oneshot->moves = optarg;
  else if (option == OPTION_PERFT)
    return ask (oneshot, "perft", optarg);
  else if (option == OPTION_PLAYOUT)
    return ask (oneshot, "playout", optarg);
  else if (option == OPTION_BENCH)
    return ask (oneshot, "bench", NULL);
  else if (option == OPTION_LEGAL)
    return ask (oneshot, "query", "legal");
  else if (option == OPTION_QUERY)
    return ask (oneshot, "query", optarg);
  else if (option == OPTION_GO)
    return ask (oneshot, "go", optarg);

  return true;
}

/* Gives the session one line.  Returns whether it was accepted. */
static bool
tell (EngineSession    *session,
      const EngineText *line)
{
  size_t n_errors = engine_session_n_errors (session);

  engine_session_feed (session, line->bytes, line->length);

  return engine_session_n_errors (session) == n_errors;
}

/* The settings are told in the order of the table, whatever their order on
 * the command line, since a game resets what belongs to it. */
static bool
set_up (EngineSession *session,
        const Oneshot *oneshot)
{
  bool accepted = true;
  EngineText line = ENGINE_TEXT_INIT;

  for (int i = 0; i < N_SETTINGS && accepted; i++)
    if (oneshot->settings[i] != NULL)
      {
        engine_text_clear (&line);
        engine_text_add (&line, "setoption name %s value %s",
                         options[i].name, oneshot->settings[i]);
        accepted = tell (session, &line);
      }

  if (accepted && (oneshot->fen != NULL || oneshot->moves != NULL))
    {
      engine_text_clear (&line);
      engine_text_add (&line, "position %s%s",
                       oneshot->fen != NULL ? "fen " : "startpos",
                       oneshot->fen != NULL ? oneshot->fen : "");
      if (oneshot->moves != NULL)
        engine_text_add (&line, " moves %s", oneshot->moves);
      accepted = tell (session, &line);
    }

  engine_text_clear (&line);

  return accepted;
}

static bool
answer_question (EngineSession *session,
                 const Oneshot *oneshot)
{
  EngineText line = ENGINE_TEXT_INIT;
  bool accepted;

  engine_text_add (&line, "%s", oneshot->question);
  if (oneshot->argument != NULL)
    engine_text_add (&line, " %s", oneshot->argument);
  for (char *const *word = oneshot->words;
       word != NULL && *word != NULL; word++)
    engine_text_add (&line, " %s", *word);
  accepted = tell (session, &line);
  engine_text_clear (&line);

  return accepted;
}

/* Reads the arguments of the program, sets @session up as they say and does
 * what they ask.  Returns true when the program has to end with *@status, false
 * when nothing was asked, so that lines are to be read. */
static bool
do_arguments (EngineSession *session,
              int            argc,
              char          *argv[],
              int           *status)
{
  Oneshot oneshot = { .question = NULL };
  int option;

  *status = EXIT_SUCCESS;

  while ((option = getopt_long (argc, argv, "", options, NULL)) != -1)
    {
      if (option == OPTION_HELP)
        {
          fputs (help, stdout);
          return true;
        }
      if (option == OPTION_VERSION)
        {
          puts ("ludotheque-engine " PACKAGE_VERSION);
          return true;
        }
      if (option == '?' || !take_option (&oneshot, option))
        return hint (status);
    }

  if (optind < argc && strcmp (argv[optind], "match") == 0)
    {
      if (!ask (&oneshot, "match", NULL))
        return hint (status);
      oneshot.words = argv + optind + 1;
    }
  else if (optind < argc)
    {
      fprintf (stderr, "ludotheque-engine: unexpected argument '%s'\n",
               argv[optind]);
      return hint (status);
    }

  if (!set_up (session, &oneshot))
    return hint (status);
  if (oneshot.question == NULL)
    return false;
  if (!answer_question (session, &oneshot))
    return hint (status);

  return true;
}

/* Where the answers go. */
typedef struct
{
  /* Set while options are read: refusals then go to standard error. */
  bool errors_apart;
} Output;

/* Sends off what was printed.  Answers that nobody can be given are no reason
 * to go on, and who asked must not take their lack for an answer. */
static void
check_output (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return;

  fprintf (stderr, "ludotheque-engine: the answers cannot be written: %s\n",
           strerror (errno));

  /* This may be the thread of a search, and others go on. */
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

  /* Past a limit on the size of files a write fails, and is told, like any
   * other. */
  signal (SIGXFSZ, SIG_IGN);
  if (!do_arguments (session, argc, argv, &status))
    {
      output.errors_apart = false;
      read_lines (session);
    }
  engine_session_free (session);
  check_output ();

  return status;
}
