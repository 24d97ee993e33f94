/* ludo-film-run.c: games with decisions that threads play, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/film/ludo-film-run.h"

#include <string.h>

#include "games/game-playout.h"
#include "play/ludo-search-task.h"
#include "search/search.h"

/* Share: the games of one thread: first, first + n_shares, and so on. */
typedef struct
{
  LudoFilmRun *run;
  guint first;
  GThread *thread;
  GQueue steps;                 /* copies of the states of its games after each
                                 * step; guarded by the lock */
  gboolean over;                /* no step follows; guarded by the lock */
} Share;

struct _LudoFilmRun
{
  const GameRules *rules;
  LudoFilmGame games[LUDO_FILM_GAMES];  /* each used by one thread */
  atomic_bool stop;
  GMutex lock;
  guint n_shares;
  Share shares[SEARCH_THREADS_MAX];
};

int
ludo_film_game_play_step (LudoFilmGame      *game,
                          const GameRules   *rules,
                          const atomic_bool *stop)
{
  GameOutcome outcome;

  rules->apply (&game->state,
                game_draw_throw (rules, &game->state, &game->rng), NULL);
  rules->outcome (&game->state, &outcome);
  while (!outcome.over && !rules->at_chance (&game->state))
    {
      SearchLimits limits = { .level = SEARCH_LEVEL_FULL, .depth = 1,
                              .seed = game_rng_next (&game->rng),
                              .threads = 1, .stop = stop };
      GamePosition position;
      SearchResult result;

      game_position_init_state (&position, rules, &game->state);
      search_run (&position, &limits, &result);
      game_position_clear (&position);
      for (int i = 0; i < result.n_line; i++)
        rules->apply (&game->state, result.line[i], NULL);
      rules->outcome (&game->state, &outcome);
    }
  game->over = outcome.over;

  return outcome.over ? outcome.winner : -1;
}

static gpointer
play_share (gpointer data)
{
  Share *share = data;
  LudoFilmRun *self = share->run;
  gsize size = self->rules->state_size;
  gboolean over = FALSE;

  ludo_search_lower_priority ();
  while (!over)
    {
      guint8 *states = g_malloc (LUDO_FILM_GAMES / self->n_shares * size
                                 + size);
      gsize n = 0;

      over = TRUE;
      for (guint i = share->first; i < LUDO_FILM_GAMES; i += self->n_shares)
        {
          LudoFilmGame *game = &self->games[i];

          if (atomic_load (&self->stop))
            {
              g_free (states);
              return NULL;
            }
          if (!game->over)
            ludo_film_game_play_step (game, self->rules, &self->stop);
          over = over && game->over;
          memcpy (states + n++ * size, &game->state, size);
        }

      g_mutex_lock (&self->lock);
      g_queue_push_tail (&share->steps, states);
      share->over = over;
      g_mutex_unlock (&self->lock);
    }

  return NULL;
}

LudoFilmRun *
ludo_film_run_new (const LudoFilmGame *games,
                   const GameRules    *rules,
                   guint               n_threads)
{
  LudoFilmRun *self;

  g_return_val_if_fail (n_threads >= 1 && n_threads <= SEARCH_THREADS_MAX,
                        NULL);

  self = g_new0 (LudoFilmRun, 1);
  self->rules = rules;
  self->n_shares = n_threads;
  memcpy (self->games, games, sizeof self->games);
  g_mutex_init (&self->lock);
  for (guint i = 0; i < n_threads; i++)
    {
      Share *share = &self->shares[i];

      share->run = self;
      share->first = i;
      g_queue_init (&share->steps);
      share->thread = g_thread_new ("film", play_share, share);
    }

  return self;
}

void
ludo_film_run_free (LudoFilmRun *self)
{
  if (self == NULL)
    return;

  atomic_store (&self->stop, true);
  for (guint i = 0; i < self->n_shares; i++)
    {
      g_thread_join (self->shares[i].thread);
      g_queue_clear_full (&self->shares[i].steps, g_free);
    }
  g_mutex_clear (&self->lock);
  g_free (self);
}

/* Whether each share has a step or is over.  The caller holds the lock. */
static gboolean
has_step (LudoFilmRun *self)
{
  for (guint i = 0; i < self->n_shares; i++)
    if (!self->shares[i].over && g_queue_is_empty (&self->shares[i].steps))
      return FALSE;

  return TRUE;
}

gboolean
ludo_film_run_try_pop_step (LudoFilmRun  *self,
                            LudoFilmGame *games)
{
  gsize size = self->rules->state_size;
  gboolean steps;

  g_mutex_lock (&self->lock);
  steps = has_step (self);
  for (guint i = 0; steps && i < self->n_shares; i++)
    {
      g_autofree guint8 *states = g_queue_pop_head (&self->shares[i].steps);

      for (guint game = i, n = 0;
           states != NULL && game < LUDO_FILM_GAMES;
           game += self->n_shares, n++)
        memcpy (&games[game].state, states + n * size, size);
    }
  g_mutex_unlock (&self->lock);

  return steps;
}
