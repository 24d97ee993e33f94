/* engine-private.h: what the parts of a session share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#include "engine-session.h"
#include "engine-text.h"
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

/* EngineSearch: what a search works on while the session goes on. */
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
  pthread_mutex_t write_lock;
  size_t n_errors;

  /* What the options say; `position startpos` starts from it. */
  const GameRules *rules;
  GameConfig config;
  EngineSettings settings;

  GamePosition position;
  struct EngineChances *chances;

  atomic_bool stop;
  atomic_bool told_of_hash;     /* that less than `Hash` could be had */
  bool searching;               /* `thread` runs `search` */
  pthread_t thread;
  EngineSearch search;
};

/* A reason for a refusal: `error ` and what printf would write.  Always
 * returns false. */
bool engine_refuse (EngineSession *session, const char *format, ...)
  __attribute__ ((format (printf, 2, 3)));

/* The same, naming a word of @length bytes in quotes after @what, then
 * @why. */
bool engine_refuse_word (EngineSession *session, const char *what,
                         const char *word, size_t length, const char *why);

/* Hands out @text as one line of answer. */
void engine_answer_text (EngineSession *session, const EngineText *text);

/* Whether the present work has to end. */
bool engine_told_to_stop (EngineSession *session);

/* Says once that a search had to do with less memory than `Hash` says. */
void engine_tell_of_hash (EngineSession *session, const SearchResult *result);

/* Goes back to the start that the options describe. */
void engine_reset_position (EngineSession *session);

/* Milliseconds of a clock that never goes back; @data is unused. */
int64_t engine_clock (void *data);

/* One command each: @args is the rest of the line, NUL-terminated.  They
 * answer, and return false when they refused. */
bool engine_do_bench (EngineSession *session, const char *args);
bool engine_do_go (EngineSession *session, const char *args);
bool engine_do_match (EngineSession *session, const char *args);
bool engine_do_perft (EngineSession *session, const char *args);
bool engine_do_playout (EngineSession *session, const char *args);
bool engine_do_position (EngineSession *session, const char *args);
bool engine_do_query (EngineSession *session, const char *args);
bool engine_do_setoption (EngineSession *session, const char *args);
bool engine_do_ugi (EngineSession *session, const char *args);

/* Sets one option, as `setoption` and the one-shot options do. */
bool engine_set_option (EngineSession *session, const char *name,
                        size_t name_length, const char *value,
                        size_t value_length);

/* Leaves below @state at @depth, every throw counted once; *@stopped is set
 * when the work was cut short. */
uint64_t engine_perft (EngineSession *session, const GameRules *rules,
                       const GameState *state, int depth, bool *stopped);

/* Stops an endless search, waits for its answer. */
void engine_join_search (EngineSession *session);

/* What `query` answers about Zohn Ahl's chances, exactly: that Red wins; how
 * many throws the game still takes (mean, standard deviation, median, and the
 * number within which nine games in ten end); the chance of each number from
 * one throw on; what may happen in this turn.  Refused in other games. */
bool engine_query_winchance (EngineSession *session);
bool engine_query_length (EngineSession *session);
bool engine_query_lengths (EngineSession *session);
bool engine_query_turnchances (EngineSession *session);

/* Solves each ruleset with four counters a side and says how long it took. */
void engine_bench_chances (EngineSession *session);

/* Forgets what the queries keep. */
void engine_forget_chances (EngineSession *session);
