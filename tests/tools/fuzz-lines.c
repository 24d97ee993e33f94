/* fuzz-lines.c: lines to try the engine with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-lines.h"

#include <string.h>

#define N_GAMES 4

static const char *const games[N_GAMES] = {
  "chisolo", "ken-wan", "tavli", "zohn-ahl",
};

struct FuzzLines
{
  GameRng rng;
  GPtrArray *positions[N_GAMES];
  GPtrArray *tokens[N_GAMES];
  guint game;                   /* the one that was probably set last */
};

/* A rough reading of the vectors: of all that stands in quotes, what holds a
 * blank is a position, and what does not is a move or some other word. */
static void
read_vectors (FuzzLines  *lines,
              guint       game,
              const char *path)
{
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) parts = NULL;

  if (!g_file_get_contents (path, &contents, NULL, &error))
    g_error ("%s", error->message);

  parts = g_strsplit (contents, "\"", -1);
  for (guint i = 1; parts[i] != NULL && parts[i + 1] != NULL; i += 2)
    g_ptr_array_add (strchr (parts[i], ' ') != NULL ? lines->positions[game]
                                                    : lines->tokens[game],
                     g_strdup (parts[i]));
}

FuzzLines *
fuzz_lines_new (const char *directory,
                guint64     seed)
{
  FuzzLines *lines = g_new0 (FuzzLines, 1);

  lines->rng.state = seed;
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autofree char *base = g_strconcat (games[i], ".jsonl", NULL);
      g_autofree char *path = g_build_filename (directory, "vectors", base,
                                                NULL);

      lines->positions[i] = g_ptr_array_new_with_free_func (g_free);
      lines->tokens[i] = g_ptr_array_new_with_free_func (g_free);
      read_vectors (lines, i, path);
    }

  return lines;
}

void
fuzz_lines_free (FuzzLines *lines)
{
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_ptr_array_unref (lines->positions[i]);
      g_ptr_array_unref (lines->tokens[i]);
    }
  g_free (lines);
}

static guint
below (FuzzLines *lines,
       guint      n)
{
  return game_rng_below (&lines->rng, n);
}

/* Picks a string of a game, mostly of the game that is set. */
static const char *
pick (FuzzLines        *lines,
      GPtrArray *const *strings)
{
  guint game = below (lines, 8) == 0 ? below (lines, N_GAMES) : lines->game;

  return g_ptr_array_index (strings[game],
                            below (lines, strings[game]->len));
}

/* Lines that ask for little, and lines that are refused. */
static const char *const whole_lines[] = {
  "ugi", "isready", "uginewgame", "stop", "perft 1", "perft 2",
  "playout 1", "playout 2", "go", "go depth 1", "go nodes 20",
  "go movetime 1", "go depth 2 nodes 5", "go p1time 50 p2time 50",
  "query fen", "query legal", "query chance", "query turn", "query gameover",
  "query p1turn", "query result", "query ranking", "query turnchances",
  "query length now", "query lengths 3", "position startpos",
  "position startpos moves", "position fen", "", " ", "\t\r",
  "setoption name Ruleset value leaflet",
  "setoption name Ruleset value leaflet-cross",
  "setoption name Ruleset value culin",
  "setoption name Ruleset value zohn-al",
  "setoption name Ruleset value natatu",
  "setoption name Ruleset value smith-dale",
  "setoption name Ruleset value natatu-left",
  "setoption name Ruleset value ludii",
  "setoption name Ruleset value nambidi",
  "setoption name Ruleset value one-counter",
  "setoption name Ruleset value namudilakunze",
  "setoption name Ruleset value star-2",
  "setoption name Ruleset value mosaic-3",
  "setoption name Players value 2", "setoption name Players value 3",
  "setoption name Setup value star", "setoption name Setup value mosaic",
  "setoption name Setup value trios", "setoption name Counters value 1",
  "setoption name Counters value 4,3", "setoption name Level value 1",
  "setoption name Level value 2", "setoption name Level value 6",
  "setoption name Seed value 77", "setoption name Threads value 2",
  "setoption name Hash value 1",
};

/* Lines that would take long, were they not told to stop. */
static const char *const long_lines[] = {
  "bench", "perft 30", "playout 1000000000000", "go infinite",
  "go depth 1000", "go nodes 18446744073709551615", "go movetime 1000000000",
  "query winchance", "query length", "query lengths", "quit",
};

static GString *
position_line (FuzzLines  *lines,
               const char *fen,
               const char *legal)
{
  GString *line = g_string_new ("position ");
  /* Most lines have a single legal move, some have others after it. */
  guint n = below (lines, 4) == 0 ? below (lines, 4) : 1;

  if (below (lines, 4) == 0)
    g_string_append (line, "startpos");
  else
    g_string_append_printf (line, "fen %s",
                            below (lines, 3) > 0 && fen != NULL
                            ? fen : pick (lines, lines->positions));
  if (n == 0)
    return line;

  g_string_append (line, " moves");
  if (legal != NULL)
    {
      g_auto (GStrv) tokens = g_strsplit (legal, " ", -1);
      guint n_tokens = g_strv_length (tokens);

      if (n_tokens > 0)
        g_string_append_printf (line, " %s", tokens[below (lines, n_tokens)]);
    }
  while (n-- > 1)
    g_string_append_printf (line, " %s", pick (lines, lines->tokens));

  return line;
}

static GString *
valid_line (FuzzLines  *lines,
            const char *fen,
            const char *legal,
            gboolean   *brief)
{
  guint kind = below (lines, 200);

  *brief = TRUE;
  if (kind < 4)
    {
      *brief = FALSE;
      return g_string_new (long_lines[below (lines,
                                             G_N_ELEMENTS (long_lines))]);
    }
  if (kind < 8)
    {
      GString *line = g_string_new ("setoption name Game value ");

      lines->game = below (lines, N_GAMES);
      return g_string_append (line, games[lines->game]);
    }
  if (kind < 110)
    return position_line (lines, fen, legal);

  return g_string_new (whole_lines[below (lines,
                                          G_N_ELEMENTS (whole_lines))]);
}

/* Bytes that are likely to be looked at wrongly. */
static char
odd_byte (FuzzLines *lines)
{
  static const char odd[] = "\0\t\r\n\x7f\xff\xc3\xe2 -+/:,.?!#0189azAZ%\"'";

  return below (lines, 4) == 0 ? (char) below (lines, 256)
                               : odd[below (lines, sizeof odd - 1)];
}

static void
mutate (FuzzLines *lines,
        GString   *line)
{
  gsize at = below (lines, (guint) line->len + 1);

  switch (below (lines, 8))
    {
    case 0:
      if (at < line->len)
        line->str[at] = odd_byte (lines);
      break;
    case 1:
      g_string_insert_c (line, (gssize) at, odd_byte (lines));
      break;
    case 2:
      g_string_truncate (line, at);
      break;
    case 3:
      {
        gsize n = 1 + below (lines, 6);

        g_string_erase (line, (gssize) at, (gssize) MIN (line->len - at, n));
        break;
      }
    case 4:
      g_string_insert (line, (gssize) at, pick (lines, lines->tokens));
      break;
    case 5:
      g_string_insert (line, (gssize) at,
                       whole_lines[below (lines,
                                          G_N_ELEMENTS (whole_lines))]);
      break;
    case 6:
      {
        g_autofree char *many =
          g_strnfill (1 + below (lines, below (lines, 50) == 0 ? 5000 : 20),
                      odd_byte (lines));

        g_string_insert (line, (gssize) at, many);
        break;
      }
    default:
      if (at < line->len)
        g_string_insert_c (line, (gssize) at, line->str[at]);
      break;
    }
}

GString *
fuzz_lines_next (FuzzLines  *lines,
                 const char *fen,
                 const char *legal,
                 gboolean   *brief)
{
  GString *line = valid_line (lines, fen, legal, brief);

  if (below (lines, 5) < 2)
    {
      *brief = FALSE;
      for (guint n = 1 + below (lines, 4); n > 0; n--)
        mutate (lines, line);
    }

  return line;
}
