/* engine-session.c: one conversation with the engine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-private.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "games/game-memory.h"

int64_t
engine_clock (void *data)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);

  return (int64_t) now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

EngineSession *
engine_session_new (EngineWrite  write,
                    void        *write_data)
{
  EngineSession *session = game_allocate (1, sizeof *session);

  session->write = write;
  session->write_data = write_data;
  pthread_mutex_init (&session->write_lock, NULL);
  atomic_init (&session->stop, false);
  atomic_init (&session->told_of_hash, false);
  session->rules = games_list ()[0];
  game_rules_default_config (session->rules, &session->config);
  session->settings = (EngineSettings) {
    .level = SEARCH_LEVEL_FULL,
    .seed = 1,
    .threads = 1,
    .hash_mib = 16,
  };
  game_position_init_start (&session->position, session->rules,
                            &session->config);

  return session;
}

void
engine_session_free (EngineSession *session)
{
  engine_session_finish (session);
  engine_forget_chances (session);
  game_position_clear (&session->position);
  pthread_mutex_destroy (&session->write_lock);
  free (session);
}

void
engine_session_set_stop (EngineSession *session,
                         bool           stop)
{
  atomic_store (&session->stop, stop);
}

bool
engine_told_to_stop (EngineSession *session)
{
  return atomic_load_explicit (&session->stop, memory_order_relaxed);
}

void
engine_session_finish (EngineSession *session)
{
  engine_join_search (session);
}

size_t
engine_session_n_errors (const EngineSession *session)
{
  return session->n_errors;
}

void
engine_answer_text (EngineSession    *session,
                    const EngineText *text)
{
  pthread_mutex_lock (&session->write_lock);
  session->write (text->bytes, session->write_data);
  pthread_mutex_unlock (&session->write_lock);
}

void
engine_session_answer (EngineSession *session,
                       const char    *format,
                       ...)
{
  char line[1024];
  va_list args;

  va_start (args, format);
  vsnprintf (line, sizeof line, format, args);
  va_end (args);

  pthread_mutex_lock (&session->write_lock);
  session->write (line, session->write_data);
  pthread_mutex_unlock (&session->write_lock);
}

bool
engine_refuse (EngineSession *session,
               const char    *format,
               ...)
{
  char reason[512];
  va_list args;

  va_start (args, format);
  vsnprintf (reason, sizeof reason, format, args);
  va_end (args);

  session->n_errors++;
  engine_session_answer (session, "error %s", reason);

  return false;
}

bool
engine_refuse_word (EngineSession *session,
                    const char    *what,
                    const char    *word,
                    size_t         length,
                    const char    *why)
{
  EngineText text = ENGINE_TEXT_INIT;

  engine_text_add (&text, "error %s ", what);
  engine_text_add_quoted (&text, word, length);
  if (why != NULL)
    engine_text_add (&text, ": %s", why);

  session->n_errors++;
  engine_answer_text (session, &text);
  engine_text_clear (&text);

  return false;
}

void
engine_tell_of_hash (EngineSession      *session,
                     const SearchResult *result)
{
  if (result->hash_mib > 0 && !atomic_exchange (&session->told_of_hash, true))
    engine_session_answer (session,
                           "info string Hash: %d MiB cannot be had, %d MiB "
                           "are used", session->settings.hash_mib,
                           result->hash_mib);
}

void
engine_reset_position (EngineSession *session)
{
  game_position_clear (&session->position);
  game_position_init_start (&session->position, session->rules,
                            &session->config);
}

static bool
do_isready (EngineSession *session,
            const char    *args)
{
  engine_session_answer (session, "readyok");

  return true;
}

static bool
do_uginewgame (EngineSession *session,
               const char    *args)
{
  engine_reset_position (session);

  return true;
}

static bool
do_stop (EngineSession *session,
         const char    *args)
{
  engine_join_search (session);

  return true;
}

/* EngineCommand: what a line may begin with. */
typedef struct
{
  const char *name;
  bool (*run) (EngineSession *session, const char *args);
  bool takes_arguments;
  bool while_searching;         /* changes nothing, starts nothing */
} EngineCommand;

static const EngineCommand commands[] = {
  { "bench", engine_do_bench, false, false },
  { "go", engine_do_go, true, false },
  { "isready", do_isready, false, true },
  { "match", engine_do_match, true, false },
  { "perft", engine_do_perft, true, false },
  { "playout", engine_do_playout, true, false },
  { "position", engine_do_position, true, false },
  { "query", engine_do_query, true, true },
  { "setoption", engine_do_setoption, true, false },
  { "stop", do_stop, false, true },
  { "ugi", engine_do_ugi, false, true },
  { "uginewgame", do_uginewgame, false, false },
};

/* Returns false once the line was `quit`. */
static bool
run_command (EngineSession *session,
             const char    *name,
             size_t         length,
             const char    *args)
{
  const EngineCommand *command = NULL;
  const char *cursor = args;
  const char *extra;
  size_t extra_length;
  bool is_quit = engine_word_is (name, length, "quit");

  for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
    if (engine_word_is (name, length, commands[i].name))
      command = &commands[i];

  extra = engine_next_word (&cursor, &extra_length);
  if (command == NULL && !is_quit)
    engine_refuse_word (session, "unknown command", name, length, NULL);
  else if (extra != NULL && (command == NULL || !command->takes_arguments))
    engine_refuse_word (session, "unexpected word", extra, extra_length,
                        "the command stands alone");
  else if (command == NULL)
    {
      engine_join_search (session);
      return false;
    }
  else if (session->searching && !command->while_searching)
    engine_refuse (session, "%s: a search is running, send stop first",
                   command->name);
  else
    command->run (session, args);

  return true;
}

bool
engine_session_feed (EngineSession *session,
                     const char    *bytes,
                     size_t         length)
{
  char *line;
  const char *cursor, *name;
  size_t name_length;
  bool go_on = true;

  if (length > ENGINE_LINE_MAX)
    {
      engine_session_refuse_long_line (session);
      return true;
    }
  if (memchr (bytes, '\0', length) != NULL)
    return engine_refuse (session, "the line holds a NUL byte"), true;
  if (!engine_is_utf8 (bytes, length))
    return engine_refuse (session, "the line is not valid UTF-8"), true;

  line = game_allocate (length + 1, 1);
  memcpy (line, bytes, length);

  cursor = line;
  name = engine_next_word (&cursor, &name_length);
  if (name != NULL)
    go_on = run_command (session, name, name_length, cursor);
  free (line);

  return go_on;
}

void
engine_session_refuse_long_line (EngineSession *session)
{
  engine_refuse (session, "the line is longer than %zu bytes",
                 ENGINE_LINE_MAX);
}

void
engine_session_refuse_left_out (EngineSession *session,
                                uint64_t       n_lines)
{
  engine_refuse (session, "%llu lines were left out, since too many were "
                          "waiting", (unsigned long long) n_lines);
}
