/* engine-match.c: two players against each other, many games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `match A B [games N] [threads N] [opening N]`: a player is a level, `look`
 * or `random`, and may be followed by `@` and the limit of a move: `6@100ms`,
 * `6@5000n` (nodes) or `3@2d` (depth).  Games come in groups in which the
 * first player takes each seat once, from the same opening and with the same
 * luck; at a table of three he sits alone against two of the other.
 */

#include "engine-private.h"

#include <math.h>
#include <string.h>

#define GAMES_DEFAULT 100
#define GAMES_MAX 1000000
#define THREADS_MAX SEARCH_THREADS_MAX

/* Plies at random before the players take over, where there are no dice to
 * make every game another. */
#define OPENING_DEFAULT 2
#define OPENING_MAX 100

/* A game that has lasted this long is counted as drawn. */
#define PLIES_MAX 4000

#define MOVETIME_DEFAULT 100
#define REPORT_GAMES 20

/* MatchPlayer: a level and the limit of its moves. */
typedef struct
{
  int level;
  int64_t movetime_ms;
  uint64_t nodes;
  int depth;
} MatchPlayer;

/* Match: what the threads share. */
typedef struct
{
  EngineSession *session;
  MatchPlayer players[2];
  int n_games;
  int n_threads;
  int n_opening;
  int n_seats;

  atomic_int next;
  pthread_mutex_t lock;
  int n_won;                    /* the rest under the lock */
  int n_drawn;
  int n_lost;
} Match;

static void
read_random_or_level (const char  *word,
                      size_t       length,
                      MatchPlayer *player,
                      bool        *known)
{
  uint64_t level;

  *known = true;
  if (engine_word_is (word, length, "look"))
    player->level = SEARCH_LEVEL_ONE_PLY;
  else if (engine_word_is (word, length, "random"))
    player->level = SEARCH_LEVEL_RANDOM;
  else if (engine_parse_number (word, length, 1, SEARCH_LEVEL_FULL, &level))
    player->level = (int) level;
  else
    *known = false;
}

static bool
read_limit (const char  *word,
            size_t       length,
            MatchPlayer *player)
{
  uint64_t number;

  if (length > 2 && memcmp (word + length - 2, "ms", 2) == 0
      && engine_parse_number (word, length - 2, 1, 1000000, &number))
    player->movetime_ms = (int64_t) number;
  else if (length > 1 && word[length - 1] == 'n'
           && engine_parse_number (word, length - 1, 1, UINT64_MAX, &number))
    player->nodes = number;
  else if (length > 1 && word[length - 1] == 'd'
           && engine_parse_number (word, length - 1, 1, 1000, &number))
    player->depth = (int) number;
  else
    return false;

  return true;
}

static bool
read_player (EngineSession  *session,
             const char    **cursor,
             MatchPlayer    *player)
{
  size_t length;
  const char *word = engine_next_word (cursor, &length);
  const char *at;
  bool known;

  *player = (MatchPlayer) { 0 };
  if (word == NULL)
    return engine_refuse (session, "match: two players are needed");

  at = memchr (word, '@', length);
  read_random_or_level (word, at == NULL ? length : (size_t) (at - word),
                        player, &known);
  if (!known
      || (at != NULL && !read_limit (at + 1, length - (size_t) (at - word) - 1,
                                     player)))
    return engine_refuse_word (session, "match: bad player", word, length,
                               "a level, look or random, then perhaps @100ms,"
                               " @5000n or @3d");
  if (at == NULL)
    player->movetime_ms = MOVETIME_DEFAULT;

  return true;
}

static bool
read_match (EngineSession *session,
            const char    *cursor,
            Match         *match)
{
  const struct
  {
    const char *name;
    uint64_t least;
    uint64_t most;
    int *number;
  } settings[] = {
    { "games", 1, GAMES_MAX, &match->n_games },
    { "threads", 1, THREADS_MAX, &match->n_threads },
    { "opening", 0, OPENING_MAX, &match->n_opening },
  };
  const size_t n_settings = sizeof settings / sizeof settings[0];
  const char *word;
  size_t length;

  if (!read_player (session, &cursor, &match->players[0])
      || !read_player (session, &cursor, &match->players[1]))
    return false;

  while ((word = engine_next_word (&cursor, &length)) != NULL)
    {
      uint64_t number;
      size_t i = 0;

      while (i < n_settings && !engine_word_is (word, length,
                                                settings[i].name))
        i++;
      if (i == n_settings)
        return engine_refuse_word (session, "match: unknown setting", word,
                                   length, NULL);
      word = engine_next_word (&cursor, &length);
      if (word == NULL
          || !engine_parse_number (word, length, settings[i].least,
                                   settings[i].most, &number))
        return engine_refuse (session, "match: bad number after %s",
                              settings[i].name);
      *settings[i].number = (int) number;
    }

  return true;
}

static void
play_turn (const Match  *match,
           int           player,
           GamePosition *position,
           GameRng      *rng)
{
  const MatchPlayer *own = &match->players[player];
  SearchLimits limits = {
    .movetime_ms = own->movetime_ms,
    .nodes = own->nodes,
    .depth = own->depth,
    .level = own->level,
    .seed = game_rng_next (rng),
    .threads = 1,
    .hash_mib = match->session->settings.hash_mib,
    .stop = &match->session->stop,
    .clock = engine_clock,
  };
  SearchResult result;

  search_run (position, &limits, NULL, NULL, &result);
  engine_tell_of_hash (match->session, &result);
  for (int i = 0; i < result.n_line; i++)
    game_position_apply (position, result.line[i], NULL);
}

static void
play_opening (GamePosition *position,
              int           n,
              GameRng      *rng)
{
  if (position->rules->has_chance)
    return;

  while (n-- > 0 && game_play_at_random (position, rng))
    ;
}

/* Plays game @index.  Returns false when told to stop before its end. */
static bool
play_game (const Match *match,
           int          index,
           GameOutcome *outcome)
{
  EngineSession *session = match->session;
  const uint64_t group = (uint64_t) (index / match->n_seats);
  GameRng luck = { session->settings.seed + group * UINT64_C (0x1000003) };
  GameRng seeds = { ~luck.state + (uint64_t) index };
  GamePosition position;

  game_position_init_copy (&position, &session->position);
  play_opening (&position, match->n_opening, &luck);
  game_position_outcome (&position, outcome);
  while (!outcome->over && position.n_plies < PLIES_MAX
         && !engine_told_to_stop (session))
    {
      if (position.rules->at_chance (&position.state))
        game_position_apply (&position,
                             game_draw_throw (position.rules,
                                              &position.state, &luck),
                             NULL);
      else
        play_turn (match,
                   position.rules->turn (&position.state)
                   != index % match->n_seats,
                   &position, &seeds);
      game_position_outcome (&position, outcome);
    }
  game_position_clear (&position);

  return !engine_told_to_stop (session);
}

/* The difference in Elo that goes with @score, cut to what @n games can
 * show. */
static double
elo_of (double score,
        int    n)
{
  double least = 0.5 / n;

  if (score < least)
    score = least;
  if (score > 1 - least)
    score = 1 - least;

  return -400 * log10 (1 / score - 1);
}

/* The result so far and how far it may be off, nineteen times in twenty: for
 * two players the Elo that goes with the score, at a table of three how many
 * of a hundred games the first player wins, alone against two. */
static void
report (Match      *match,
        const char *what)
{
  int n = match->n_won + match->n_drawn + match->n_lost;
  double score, variance, error;

  if (n == 0)
    return;
  if (match->n_seats > 2)
    {
      score = (double) match->n_won / n;
      error = 1.96 * sqrt (score * (1 - score) / n);
      engine_session_answer (match->session,
                             "match %s %d of %d first %d shared %d behind %d "
                             "percent %.0f from %.0f to %.0f",
                             what, n, match->n_games, match->n_won,
                             match->n_drawn, match->n_lost, 100 * score,
                             100 * (score - error), 100 * (score + error));
      return;
    }

  score = (match->n_won + 0.5 * match->n_drawn) / n;
  variance = (match->n_won + 0.25 * match->n_drawn) / n - score * score;
  error = 1.96 * sqrt ((variance > 0 ? variance : 0) / n);
  engine_session_answer (match->session,
                         "match %s %d of %d won %d drawn %d lost %d elo %.0f "
                         "from %.0f to %.0f",
                         what, n, match->n_games, match->n_won,
                         match->n_drawn, match->n_lost, elo_of (score, n),
                         elo_of (score - error, n),
                         elo_of (score + error, n));
}

static void *
play_games (void *data)
{
  Match *match = data;

  for (;;)
    {
      int index = atomic_fetch_add (&match->next, 1);
      GameOutcome outcome;
      int n;

      if (index >= match->n_games || !play_game (match, index, &outcome))
        return NULL;

      pthread_mutex_lock (&match->lock);
      if (!outcome.over || outcome.winner < 0)
        match->n_drawn++;
      else if (outcome.winner == index % match->n_seats)
        match->n_won++;
      else
        match->n_lost++;
      n = match->n_won + match->n_drawn + match->n_lost;
      if (n % REPORT_GAMES == 0 && n < match->n_games)
        report (match, "so far");
      pthread_mutex_unlock (&match->lock);
    }
}

bool
engine_do_match (EngineSession *session,
                 const char    *args)
{
  Match match = {
    .session = session,
    .n_games = GAMES_DEFAULT,
    .n_threads = THREADS_MAX,
    .n_opening = OPENING_DEFAULT,
  };
  pthread_t threads[THREADS_MAX];
  GameConfig config = session->config;
  int n_started = 0;

  if (!read_match (session, args, &match))
    return false;
  if (session->rules->chance == NULL)
    return engine_refuse (session, "match: nobody decides anything in this "
                                   "game");

  match.n_threads = search_n_threads (match.n_threads);
  session->rules->config (&session->position.state, &config);
  match.n_seats = config.players;
  pthread_mutex_init (&match.lock, NULL);
  while (n_started < match.n_threads - 1
         && pthread_create (&threads[n_started], NULL, play_games, &match)
            == 0)
    n_started++;
  play_games (&match);
  for (int i = 0; i < n_started; i++)
    pthread_join (threads[i], NULL);

  report (&match, engine_told_to_stop (session) ? "stopped" : "result");
  pthread_mutex_destroy (&match.lock);

  return true;
}
