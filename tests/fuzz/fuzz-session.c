/* fuzz-session.c: a conversation with the engine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "fuzz.h"

#include <string.h>

#include "tools/engine-session.h"

/* The most lines of one conversation, so that it ends. */
#define LINES_MAX 40

/* Talk: one conversation. */
typedef struct
{
  EngineSession *session;
  GMutex lock;                  /* a search answers from its own thread */
  GString *answers;             /* to the present line */
} Talk;

static void
write_cb (const char *line,
          void       *data)
{
  static const char *const beginnings[] = {
    "error ", "response", "info ", "bestmove", "perft ", "playout ",
    "match ", "bench ", "nodes ", "nodes/s ", "id ", "option ", "ugiok",
    "readyok",
  };
  Talk *talk = data;
  gboolean known = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    known |= g_str_has_prefix (line, beginnings[i]);
  g_assert_true (known);
  g_assert_true (g_utf8_validate (line, -1, NULL));
  g_assert_null (strchr (line, '\n'));
  g_mutex_lock (&talk->lock);
  g_string_append_printf (talk->answers, "%s\n", line);
  g_mutex_unlock (&talk->lock);
}

static gboolean
feed (Talk       *talk,
      const char *line,
      gsize       length)
{
  gboolean go_on;

  g_string_truncate (talk->answers, 0);
  go_on = engine_session_feed (talk->session, line, length);
  engine_session_finish (talk->session);

  return go_on;
}

/* The answer to `query fen` and `query legal`, which always have one. */
static char *
ask_where (Talk *talk)
{
  g_autofree char *fen = NULL;

  feed (talk, "query fen", 9);
  g_assert_true (g_str_has_prefix (talk->answers->str, "response "));
  fen = g_strdup (talk->answers->str);
  feed (talk, "query legal", 11);
  g_assert_true (g_str_has_prefix (talk->answers->str, "response"));

  return g_strconcat (fen, talk->answers->str, NULL);
}

/* Whether a command takes long even if told to stop, or uses all the memory
 * allowed: the chains of Zohn Ahl and the largest tables. */
static gboolean
is_heavy (const char *line,
          gsize       length)
{
  g_autofree char *copy = g_ascii_strdown (line, (gssize) length);

  return g_strstr_len (copy, (gssize) length, "hash") != NULL
         || g_strstr_len (copy, (gssize) length, "winchance") != NULL
         || g_strstr_len (copy, (gssize) length, "length") != NULL
         || g_strstr_len (copy, (gssize) length, "bench") != NULL;
}

/* Each line is answered, or refused and then has changed nothing.  All that
 * they ask for is told to stop at once. */
static gboolean
try_session (const char *text,
             gsize       length,
             const char *folder)
{
  Talk talk = { .answers = g_string_new (NULL) };
  g_autofree char *where = NULL;
  gboolean refused = FALSE, go_on = TRUE;

  g_mutex_init (&talk.lock);
  talk.session = engine_session_new (write_cb, &talk);
  engine_session_set_stop (talk.session, true);
  where = ask_where (&talk);
  for (int n = 0; n < LINES_MAX && go_on && length > 0; n++)
    {
      const char *newline = memchr (text, '\n', length);
      gsize line = newline != NULL ? (gsize) (newline - text) : length;

      if (!is_heavy (text, line))
        {
          g_autofree char *after = NULL;
          gboolean no;

          go_on = feed (&talk, text, line);
          engine_session_set_stop (talk.session, true);
          no = strstr (talk.answers->str, "error ") != NULL;
          after = ask_where (&talk);
          if (no)
            g_assert_cmpstr (where, ==, after);
          refused |= no;
          g_free (where);
          where = g_steal_pointer (&after);
        }
      line += newline != NULL;
      text += line;
      length -= line;
    }
  engine_session_free (talk.session);
  g_mutex_clear (&talk.lock);
  g_string_free (talk.answers, TRUE);

  return !refused;
}

static const char *const words[] = {
  "ugi", "isready", "uginewgame", "setoption name ", " value ", "Game",
  "zohn-ahl", "tavli", "chisolo", "ken-wan", "Ruleset", "natatu", "nambidi",
  "smith-dale", "natatu-left", "ludii", "leaflet", "culin", "star-2",
  "mosaic-3", "Players", "Setup", "trios",
  "Counters", "4,3", "Level", "Seed", "Threads", "256", "position startpos",
  "position fen ", " moves ", "go", " movetime ", " nodes ", " depth ",
  " infinite", " p1time ", " p2inc ", "stop", "query ", "gameover", "p1turn",
  "result", "ranking", "turn", "chance", "turnchances", "legal", "perft ",
  "playout ", "match ", "look", "random", "6@100ms", "@2d", "games 1",
  "threads 2", "opening 3", "quit", "\n", "\t", "\r\n", "\xff",
  "18446744073709551616", NULL,
};

const FuzzKind fuzz_session = {
  .name = "session",
  .words = words,
  .try = try_session,
  .cost = 4,
};
