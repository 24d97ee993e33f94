/* engine-session.c: one conversation with the engine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-command.h"

#include <string.h>

EngineSession *
engine_session_new (EngineWrite  write,
                    void        *write_data)
{
  EngineSession *session = g_new0 (EngineSession, 1);

  session->write = write;
  session->write_data = write_data;
  g_mutex_init (&session->write_lock);
  atomic_init (&session->stop, false);
  atomic_init (&session->hash_announced, false);
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
  engine_clear_cache (session);
  game_position_clear (&session->position);
  g_mutex_clear (&session->write_lock);
  g_free (session);
}

void
engine_session_set_stop (EngineSession *session,
                         bool           stop)
{
  atomic_store (&session->stop, stop);
}

size_t
engine_session_n_errors (const EngineSession *session)
{
  return session->n_errors;
}

static bool
do_isready (EngineSession *session,
            char          *args)
{
  engine_session_answer (session, "readyok");

  return true;
}

static bool
do_uginewgame (EngineSession *session,
               char          *args)
{
  engine_reset_position (session);

  return true;
}

static bool
do_stop (EngineSession *session,
         char          *args)
{
  engine_session_finish (session);

  return true;
}

/* EngineCommand: a command, by the first word of its line. */
typedef struct
{
  const char *name;
  bool (*run) (EngineSession *session, char *args);
  bool takes_arguments;
  bool while_searching;         /* it changes and starts nothing */
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
             char          *args)
{
  const EngineCommand *command = NULL;
  const char *extra = NULL;
  bool is_quit = g_str_equal (name, "quit");

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (name, commands[i].name))
      command = &commands[i];

  if (command == NULL || !command->takes_arguments)
    extra = engine_next_word (&args);
  if (command == NULL && !is_quit)
    engine_refuse_word (session, "unknown command", name, NULL);
  else if (extra != NULL)
    engine_refuse_word (session, "unexpected word", extra,
                        "the command stands alone");
  else if (command == NULL)
    {
      engine_session_finish (session);
      return false;
    }
  else if (session->thread != NULL && !command->while_searching)
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
  g_autofree char *line = NULL;
  char *cursor;
  const char *name;

  if (length > ENGINE_LINE_MAX)
    return engine_refuse (session, ENGINE_LINE_TOO_LONG), true;
  if (length > 0 && memchr (bytes, '\0', length) != NULL)
    return engine_refuse (session, "the line holds a NUL byte"), true;
  if (!g_utf8_validate_len (bytes, length, NULL))
    return engine_refuse (session, "the line is not valid UTF-8"), true;

  line = g_strndup (bytes, length);
  cursor = line;
  name = engine_next_word (&cursor);

  return name == NULL || run_command (session, name, cursor);
}
