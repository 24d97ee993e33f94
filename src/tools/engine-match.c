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

#include "engine-command.h"

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

/* Match: the data that the threads share. */
typedef struct
{
  EngineSession *session;
  MatchPlayer players[2];
  int n_games;
  int n_opening;
  int n_seats;

  atomic_int next;
  GMutex lock;
  int n_won;                    /* the rest under the lock */
  int n_drawn;
  int n_lost;
} Match;

static bool
read_level (const char  *word,
            MatchPlayer *player)
{
  guint64 level;

  if (g_str_equal (word, "look"))
    player->level = SEARCH_LEVEL_ONE_PLY;
  else if (g_str_equal (word, "random"))
    player->level = SEARCH_LEVEL_RANDOM;
  else if (engine_parse_number (word, 1, SEARCH_LEVEL_FULL, &level))
    player->level = (int) level;
  else
    return false;

  return true;
}

static bool
read_limit (const char  *word,
            MatchPlayer *player)
{
  const char *unit = word + strspn (word, "0123456789");
  g_autofree char *digits = g_strndup (word, (gsize) (unit - word));
  guint64 number;

  if (g_str_equal (unit, "ms")
      && engine_parse_number (digits, 1, 1000000, &number))
    player->movetime_ms = (int64_t) number;
  else if (g_str_equal (unit, "n")
           && engine_parse_number (digits, 1, G_MAXUINT64, &number))
    player->nodes = number;
  else if (g_str_equal (unit, "d")
           && engine_parse_number (digits, 1, 1000, &number))
    player->depth = (int) number;
  else
    return false;

  return true;
}

static bool
read_player (EngineSession  *session,
             char          **cursor,
             MatchPlayer    *player)
{
  const char *word = engine_next_word (cursor);
  g_auto (GStrv) parts = NULL;

  *player = (MatchPlayer) { 0 };
  if (word == NULL)
    return engine_refuse (session, "match: two players are needed");

  parts = g_strsplit (word, "@", 2);
  if (!read_level (parts[0], player)
      || (parts[1] != NULL && !read_limit (parts[1], player)))
    return engine_refuse_word (session, "match: bad player", word,
                               "a level, look or random, then perhaps @100ms,"
                               " @5000n or @3d");
  if (parts[1] == NULL)
    player->movetime_ms = MOVETIME_DEFAULT;

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

  search_run (position, &limits, &result);
  engine_announce_hash (match->session, &result);
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

/* Plays game @index.  Returns false when stopped before its end. */
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
         && !engine_should_stop (session))
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

  return !engine_should_stop (session);
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

      g_mutex_lock (&match->lock);
      if (!outcome.over || outcome.winner < 0)
        match->n_drawn++;
      else if (outcome.winner == index % match->n_seats)
        match->n_won++;
      else
        match->n_lost++;
      n = match->n_won + match->n_drawn + match->n_lost;
      if (n % REPORT_GAMES == 0 && n < match->n_games)
        report (match, "so far");
      g_mutex_unlock (&match->lock);
    }
}

bool
engine_do_match (EngineSession *session,
                 char          *args)
{
  guint64 n_games = GAMES_DEFAULT;
  guint64 n_threads = THREADS_MAX;
  guint64 n_opening = OPENING_DEFAULT;
  const EngineNumber settings[] = {
    { "games", 1, GAMES_MAX, &n_games },
    { "threads", 1, THREADS_MAX, &n_threads },
    { "opening", 0, OPENING_MAX, &n_opening },
  };
  Match match = { .session = session };
  GThread *threads[THREADS_MAX];
  GameConfig config = session->config;
  int n_started = 0;

  if (!read_player (session, &args, &match.players[0])
      || !read_player (session, &args, &match.players[1])
      || engine_read_numbers (session, args, settings,
                              G_N_ELEMENTS (settings)) < 0)
    return false;
  if (session->rules->chance == NULL)
    return engine_refuse (session, "match: nobody decides anything in this "
                                   "game");

  match.n_games = (int) n_games;
  match.n_opening = (int) n_opening;
  session->rules->config (&session->position.state, &config);
  match.n_seats = config.players;
  g_mutex_init (&match.lock);
  while (n_started < search_n_threads ((int) n_threads) - 1
         && (threads[n_started] = g_thread_try_new ("match", play_games,
                                                    &match, NULL)) != NULL)
    n_started++;
  play_games (&match);
  for (int i = 0; i < n_started; i++)
    g_thread_join (threads[i]);

  report (&match, engine_should_stop (session) ? "stopped" : "result");
  g_mutex_clear (&match.lock);

  return true;
}
