/* ludo-games-run.c: many games that the computer plays by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-games-run.h"

#include "games/game-playout.h"
#include "games/games.h"
#include "play/ludo-search-task.h"
#include "search/search.h"

/* The number of games that a thread plays before it adds their results to those
 * of the run. */
#define BLOCK 10

/* The memory of a level's search, in MiB; what is found depends on it. */
#define HASH_MIB 16

struct _LudoGamesRun
{
  LudoGamesSetting settings[2];
  guint n_settings;
  guint n;
  guint64 seed;

  atomic_bool stop;
  atomic_uint next;             /* the next block; the settings take turns */
  GMutex lock;
  LudoGamesCounts counts[2];    /* under the lock */

  guint n_threads;
  GThread *threads[SEARCH_THREADS_MAX];
};

void
ludo_games_setting_init (LudoGamesSetting   *setting,
                         const LudoGameInfo *info)
{
  *setting = (LudoGamesSetting) {
    .info = info, .max_plies = LUDO_GAMES_PLIES_MAX,
  };
  game_rules_default_config (info->rules, &setting->config);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    setting->levels[seat] = LUDO_GAMES_RANDOM;
}

gboolean
ludo_games_allows_level (const GameRules *rules,
                         int              players,
                         int              level)
{
  return rules->levels[players] != NULL
         && !search_uses_time (rules, players, level);
}

/* Simulation: plays one game after another, and uses the memory of each for the
 * next. */
typedef struct
{
  const LudoGamesSetting *setting;
  const atomic_bool *stop;
  LudoGamesCounts *counts;
  GameState start;
  uint64_t start_key;
  GamePosition position;
  GameTrace trace;
  GameRng rng;
} Simulation;

static gboolean
is_stopped (const Simulation *self)
{
  return self->stop != NULL && atomic_load (self->stop);
}

/* Plays @move and adds its events to the tallies. */
static void
play_ply (Simulation   *self,
          GameMove  move)
{
  const LudoTally *tallies = self->setting->info->tallies;

  self->trace.n_events = 0;
  game_position_apply (&self->position, move, &self->trace);
  for (guint i = 0; tallies != NULL && tallies[i].name != NULL; i++)
    for (int seat = 0; seat < self->setting->config.players; seat++)
      self->counts->tallies[i][seat] += ludo_tally_count (&tallies[i],
                                                          &self->trace, seat);
}

static void
play_turn (Simulation *self,
           int     level)
{
  SearchLimits limits = {
    .level = level,
    .seed = game_rng_next (&self->rng),
    .threads = 1,
    .hash_mib = HASH_MIB,
    .stop = self->stop,
  };
  SearchResult result;

  search_run (&self->position, &limits, &result);
  for (int i = 0; i < result.n_line; i++)
    play_ply (self, result.line[i]);
}

static void
play_random_move (Simulation *self)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = self->position.rules->legal_moves (&self->position.state, moves);

  play_ply (self, moves[game_rng_below (&self->rng, (uint32_t) n)]);
}

/* Plays one game.  Returns: how long it was; -1 when it was stopped. */
static int
play_game (Simulation      *self,
           GameOutcome *outcome)
{
  GamePosition *position = &self->position;
  const GameRules *rules = position->rules;
  gsize n_opening = rules->has_chance ? 0
                    : (gsize) self->setting->config.players;
  int n_throws = 0;

  position->state = self->start;
  position->key = self->start_key;
  position->n_plies = 0;
  game_position_outcome (position, outcome);
  while (!outcome->over && position->n_plies < self->setting->max_plies)
    {
      int level = self->setting->levels[rules->turn (&position->state)];

      if (is_stopped (self))
        return -1;

      if (rules->has_chance && rules->at_chance (&position->state))
        {
          play_ply (self, game_draw_throw (rules, &position->state,
                                           &self->rng));
          n_throws++;
        }
      else if (level == LUDO_GAMES_RANDOM || position->n_plies < n_opening)
        play_random_move (self);
      else
        play_turn (self, level);
      game_position_outcome (position, outcome);
    }

  return rules->has_chance ? n_throws : (int) position->n_plies;
}

static void
count_game (LudoGamesCounts   *counts,
            guint              index,
            const GameOutcome *outcome,
            int                length)
{
  guint frame = index / LUDO_GAMES_FRAME_SIZE;

  counts->n_games++;
  if (!outcome->over)
    {
      counts->n_unfinished++;
      return;
    }

  counts->lengths[length]++;
  if (outcome->winner < 0)
    counts->n_drawn++;
  else
    {
      counts->n_won[outcome->winner]++;
      if (frame < LUDO_GAMES_FRAMES_MAX)
        counts->frames[frame][outcome->winner]++;
    }
}

gboolean
ludo_games_play (const LudoGamesSetting *setting,
                 guint64                 seed,
                 guint                   first,
                 guint                   n,
                 const atomic_bool      *stop,
                 LudoGamesCounts        *counts)
{
  Simulation self = {
    .setting = setting, .stop = stop, .counts = counts,
    .trace = GAME_TRACE_INIT,
  };
  gboolean played = TRUE;

  game_position_init_start (&self.position, setting->info->rules,
                            &setting->config);
  self.start = self.position.state;
  self.start_key = self.position.key;
  for (guint i = first; i < first + n && played; i++)
    {
      /* Draw the seed of each game.  Seeds that follow one another would give
       * the same numbers, each shifted by one. */
      GameRng seeds = { seed ^ ((guint64) i << 32) };
      GameOutcome outcome;
      int length;

      self.rng.state = game_rng_next (&seeds);
      length = play_game (&self, &outcome);
      played = length >= 0;
      if (played)
        count_game (counts, i, &outcome, length);
    }
  game_position_clear (&self.position);
  game_trace_clear (&self.trace);

  return played;
}

/* Adds @more to @counts. */
static void
add_counts (LudoGamesCounts       *counts,
            const LudoGamesCounts *more)
{
  counts->n_games += more->n_games;
  counts->n_drawn += more->n_drawn;
  counts->n_unfinished += more->n_unfinished;
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    {
      counts->n_won[seat] += more->n_won[seat];
      for (guint i = 0; i < LUDO_GAMES_FRAMES_MAX; i++)
        counts->frames[i][seat] += more->frames[i][seat];
      for (guint i = 0; i < LUDO_TALLIES_MAX; i++)
        counts->tallies[i][seat] += more->tallies[i][seat];
    }
  for (guint i = 0; i <= LUDO_GAMES_PLIES_MAX; i++)
    counts->lengths[i] += more->lengths[i];
}

static gpointer
play_blocks (gpointer data)
{
  LudoGamesRun *self = data;
  g_autofree LudoGamesCounts *counts = g_new (LudoGamesCounts, 1);
  guint n_blocks = (self->n + BLOCK - 1) / BLOCK;

  ludo_search_lower_priority ();
  for (;;)
    {
      guint block = atomic_fetch_add (&self->next, 1);
      guint index = block % self->n_settings;
      guint first = block / self->n_settings * BLOCK;

      if (block >= n_blocks * self->n_settings)
        return NULL;
      *counts = (LudoGamesCounts) { 0 };
      if (!ludo_games_play (&self->settings[index], self->seed + index, first,
                            MIN (BLOCK, self->n - first), &self->stop, counts))
        return NULL;

      g_mutex_lock (&self->lock);
      add_counts (&self->counts[index], counts);
      g_mutex_unlock (&self->lock);
    }
}

LudoGamesRun *
ludo_games_run_new (const LudoGamesSetting *settings,
                    guint                   n_settings,
                    guint                   n,
                    guint64                 seed,
                    guint                   n_threads)
{
  LudoGamesRun *self;

  g_return_val_if_fail (n_settings >= 1 && n_settings <= 2, NULL);
  g_return_val_if_fail (n_threads >= 1 && n_threads <= SEARCH_THREADS_MAX,
                        NULL);

  self = g_new0 (LudoGamesRun, 1);
  for (guint i = 0; i < n_settings; i++)
    self->settings[i] = settings[i];
  self->n_settings = n_settings;
  self->n = n;
  self->seed = seed;
  g_mutex_init (&self->lock);
  while (self->n_threads < n_threads)
    self->threads[self->n_threads++] = g_thread_new ("games", play_blocks,
                                                     self);

  return self;
}

void
ludo_games_run_free (LudoGamesRun *self)
{
  if (self == NULL)
    return;

  atomic_store (&self->stop, true);
  for (guint i = 0; i < self->n_threads; i++)
    g_thread_join (self->threads[i]);
  g_mutex_clear (&self->lock);
  g_free (self);
}

gboolean
ludo_games_run_get_counts (LudoGamesRun    *self,
                           guint            index,
                           LudoGamesCounts *counts)
{
  guint n_games = 0;

  g_return_val_if_fail (index < self->n_settings, FALSE);

  g_mutex_lock (&self->lock);
  *counts = self->counts[index];
  for (guint i = 0; i < self->n_settings; i++)
    n_games += self->counts[i].n_games;
  g_mutex_unlock (&self->lock);

  return n_games == self->n * self->n_settings;
}
