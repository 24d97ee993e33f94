/* engine-command.h: the commands of a session, and the data they work on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdatomic.h>

#include "engine-answer.h"
#include "games/game-playout.h"
#include "games/game-position.h"
#include "games/game-rng.h"
#include "games/games.h"
#include "search/search.h"

/* EngineSettings: the options that concern no game.  */
typedef struct
{
  int level;
  uint64_t seed;
  int threads;
  int hash_mib;
} EngineSettings;

/* EngineSearch: the data of a search, which runs while the session goes on. */
typedef struct
{
  EngineSession *session;
  GamePosition position;
  SearchLimits limits;
  int64_t began;
} EngineSearch;

struct EngineSession
{
  EngineWrite write;
  void *write_data;
  GMutex write_lock;
  size_t n_errors;

  /* The values of the options; `position startpos` starts from them. */
  const GameRules *rules;
  GameConfig config;
  EngineSettings settings;

  GamePosition position;

  /* The results that the questions of one game keep for the next question. */
  const GameRules *cache_rules;
  void *cache;

  atomic_bool stop;
  atomic_bool hash_announced;   /* said that there is less than `Hash` */
  GThread *thread;              /* runs `search`, or NULL */
  EngineSearch search;
};

/* engine_reset_position: goes back to the start that the options describe. */
void engine_reset_position (EngineSession *session);

/* engine_do_bench: does the fixed work of the bench over all games and answers
 * with its nodes and speeds.  As all that follow it takes in @args the rest of
 * the line, which it may cut into words, and returns false when it refused. */
bool engine_do_bench (EngineSession *session, char *args);

/* engine_do_go: begins a search in the position, within the limits of @args. */
bool engine_do_go (EngineSession *session, char *args);

/* engine_do_match: plays games of the engine against itself. */
bool engine_do_match (EngineSession *session, char *args);

/* engine_do_perft: counts the leaves of the tree of legal moves below the
 * position. */
bool engine_do_perft (EngineSession *session, char *args);

/* engine_do_playout: plays random games from the position and counts their
 * results. */
bool engine_do_playout (EngineSession *session, char *args);

/* engine_do_position: sets the position and plays moves from it. */
bool engine_do_position (EngineSession *session, char *args);

/* engine_do_query: answers a question about the position. */
bool engine_do_query (EngineSession *session, char *args);

/* engine_do_setoption: sets an option to a value. */
bool engine_do_setoption (EngineSession *session, char *args);

/* engine_do_ugi: answers with the name of the engine and its options. */
bool engine_do_ugi (EngineSession *session, char *args);

/* engine_perft: counts the leaves below @state at @depth, every throw counted
 * once; *@stopped is set when the work was stopped. */
uint64_t engine_perft (EngineSession *session, const GameRules *rules,
                       const GameState *state, int depth, bool *stopped);

/* engine_clear_cache: frees the work that the answers of a game's own questions
 * have kept. */
void engine_clear_cache (EngineSession *session);
