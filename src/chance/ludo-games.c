/* ludo-games.c: games that are guessed, played and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-games.h"

#include "play/ludo-search-task.h"

/* The milliseconds between two reports of the progress. */
#define PERIOD 100

/* The index of the number of games that is chosen at first. */
#define FIRST_NUMBER 1

static const guint numbers[LUDO_GAMES_N_NUMBERS] = {
  100, 1000, 10000, 100000,
};

struct _LudoGames
{
  LudoModel parent_instance;

  const LudoGameInfo *info;
  LudoGamesSetting settings[2];
  guint n_settings;
  guint n;
  guint64 seed;                 /* of the next run */
  LudoGuess guess;
  double drawn[LUDO_GAMES_BARS_MAX];
  LudoGamesView view;
  LudoGamesState state;
  guint n_runs;
  guint timeout;

  /* Owned */
  LudoGamesRun *run;            /* while games are played */
  LudoGamesCounts *counts;      /* one for each setting; NULL before games
                                 * were begun */
  LudoSearchTask *tasks[2];
  LudoGamesExact *exact[2];     /* or NULL */
};

G_DEFINE_FINAL_TYPE (LudoGames, ludo_games, LUDO_TYPE_MODEL)

static void
exact_free (gpointer data)
{
  LudoGamesExact *exact = data;

  if (exact == NULL)
    return;
  if (exact->lengths != NULL)
    ludo_lengths_free (exact->lengths);
  g_free (exact);
}

/* Ends what is being played and computed, and forgets the results. */
static void
forget (LudoGames *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->run, ludo_games_run_free);
  g_clear_pointer (&self->counts, g_free);
  for (guint i = 0; i < G_N_ELEMENTS (self->exact); i++)
    {
      ludo_search_task_cancel (self->tasks[i]);
      g_clear_pointer (&self->exact[i], exact_free);
    }
  self->state = LUDO_GAMES_READY;
}

static void
ludo_games_finalize (GObject *object)
{
  LudoGames *self = LUDO_GAMES (object);

  forget (self);
  for (guint i = 0; i < G_N_ELEMENTS (self->tasks); i++)
    ludo_search_task_free (self->tasks[i]);

  G_OBJECT_CLASS (ludo_games_parent_class)->finalize (object);
}

static void
ludo_games_class_init (LudoGamesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_games_finalize;
}

/* A LudoSearchFunc whose question is the LudoSolver. */
static gpointer
compute (const GamePosition *position,
         gconstpointer       question,
         const atomic_bool  *stop)
{
  const LudoSolver *solver = question;
  LudoGamesExact *exact = g_new0 (LudoGamesExact, 1);
  gpointer solution = solver->solve (&position->state);

  exact->first_wins = solver->first_wins (solution, &position->state);
  exact->lengths = solver->find_lengths (solution, &position->state, stop);
  solver->free (solution);

  return exact;
}

static void
set_exact (LudoGames      *self,
           guint           index,
           LudoGamesExact *exact)
{
  self->exact[index] = exact;
  if (self->state == LUDO_GAMES_DONE)
    ludo_model_emit_changed (self);
}

static void
computed_first_cb (gpointer games,
                   gpointer answer)
{
  set_exact (games, 0, answer);
}

static void
computed_second_cb (gpointer games,
                    gpointer answer)
{
  set_exact (games, 1, answer);
}

static void
ludo_games_init (LudoGames *self)
{
  self->n_settings = 1;
  self->n = numbers[FIRST_NUMBER];
  self->tasks[0] = ludo_search_task_new (compute, exact_free,
                                         computed_first_cb, self);
  self->tasks[1] = ludo_search_task_new (compute, exact_free,
                                         computed_second_cb, self);
}

LudoGames *
ludo_games_new (const LudoGameInfo *info,
                guint64             seed)
{
  LudoGames *self = g_object_new (LUDO_TYPE_GAMES, NULL);

  self->info = info;
  self->seed = seed;
  for (guint i = 0; i < G_N_ELEMENTS (self->settings); i++)
    ludo_games_setting_init (&self->settings[i], info);

  return self;
}

const LudoGameInfo *
ludo_games_get_info (LudoGames *self)
{
  g_return_val_if_fail (LUDO_IS_GAMES (self), NULL);

  return self->info;
}

const LudoGamesSetting *
ludo_games_get_setting (LudoGames *self,
                        guint      index)
{
  g_return_val_if_fail (LUDO_IS_GAMES (self) && index < 2, NULL);

  return &self->settings[index];
}

/* Forgets the guess and the games, because they were about other settings. */
static void
forget_all (LudoGames *self)
{
  forget (self);
  self->guess = LUDO_GUESS_NONE;
  self->n_runs = 0;
  for (guint i = 0; i < G_N_ELEMENTS (self->drawn); i++)
    self->drawn[i] = 0;
  ludo_model_emit_changed (self);
}

void
ludo_games_set_setting (LudoGames              *self,
                        guint                   index,
                        const LudoGamesSetting *setting)
{
  const GameRules *rules;

  g_return_if_fail (LUDO_IS_GAMES (self) && index < 2
                    && setting->info == self->info
                    && self->state != LUDO_GAMES_RUNNING);

  rules = self->info->rules;
  self->settings[index] = *setting;
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    if (setting->levels[seat] != LUDO_GAMES_RANDOM
        && !ludo_games_allows_level (rules, setting->config.players,
                                     setting->levels[seat]))
      self->settings[index].levels[seat] = LUDO_GAMES_RANDOM;
  forget_all (self);
}

guint
ludo_games_get_n_settings (LudoGames *self)
{
  g_return_val_if_fail (LUDO_IS_GAMES (self), 1);

  return self->n_settings;
}

void
ludo_games_set_is_comparison (LudoGames *self,
                              gboolean   is_comparison)
{
  g_return_if_fail (LUDO_IS_GAMES (self)
                    && self->state != LUDO_GAMES_RUNNING);

  if (is_comparison == (self->n_settings == 2))
    return;

  self->n_settings = is_comparison ? 2 : 1;
  self->settings[1] = self->settings[0];
  forget_all (self);
}

guint
ludo_games_get_number (guint index)
{
  g_return_val_if_fail (index < LUDO_GAMES_N_NUMBERS, 0);

  return numbers[index];
}

guint
ludo_games_get_n (LudoGames *self)
{
  g_return_val_if_fail (LUDO_IS_GAMES (self), 0);

  return self->n;
}

void
ludo_games_set_n (LudoGames *self,
                  guint      n)
{
  g_return_if_fail (LUDO_IS_GAMES (self) && n > 0
                    && self->state != LUDO_GAMES_RUNNING);

  if (self->n == n)
    return;

  self->n = n;
  forget (self);
  ludo_model_emit_changed (self);
}

guint
ludo_games_list_bars (LudoGames    *self,
                      LudoGamesBar *bars)
{
  guint n = 0;

  g_return_val_if_fail (LUDO_IS_GAMES (self), 0);

  for (guint i = 0; i < self->n_settings; i++)
    {
      for (int seat = 0; seat < self->settings[i].config.players; seat++)
        bars[n++] = (LudoGamesBar) { i, seat };
      /* A game that ends by repetition has no winner. */
      if (self->info->rules->same_position != NULL)
        bars[n++] = (LudoGamesBar) { i, -1 };
    }

  return n;
}

void
ludo_games_draw_guess (LudoGames *self,
                       guint      bar,
                       double     value)
{
  g_return_if_fail (LUDO_IS_GAMES (self)
                    && self->guess == LUDO_GUESS_NONE
                    && bar < LUDO_GAMES_BARS_MAX);

  self->drawn[bar] = CLAMP (value, 0, 100);
  ludo_model_emit_changed (self);
}

const double *
ludo_games_get_draft (LudoGames *self)
{
  g_return_val_if_fail (LUDO_IS_GAMES (self), NULL);

  return self->guess == LUDO_GUESS_NONE ? self->drawn : NULL;
}

void
ludo_games_set_guess (LudoGames    *self,
                      const double *guess)
{
  g_return_if_fail (LUDO_IS_GAMES (self));

  self->guess = guess != NULL ? LUDO_GUESS_DRAWN : LUDO_GUESS_DECLINED;
  if (guess != NULL && guess != self->drawn)
    for (guint i = 0; i < LUDO_GAMES_BARS_MAX; i++)
      self->drawn[i] = CLAMP (guess[i], 0, 100);
  ludo_model_emit_changed (self);
}

void
ludo_games_forget_guess (LudoGames *self)
{
  g_return_if_fail (LUDO_IS_GAMES (self)
                    && self->state != LUDO_GAMES_RUNNING);

  forget (self);
  self->guess = LUDO_GUESS_NONE;
  ludo_model_emit_changed (self);
}

LudoGuess
ludo_games_get_guess (LudoGames     *self,
                      const double **guess)
{
  g_return_val_if_fail (LUDO_IS_GAMES (self), LUDO_GUESS_NONE);

  if (guess != NULL)
    *guess = self->guess == LUDO_GUESS_DRAWN ? self->drawn : NULL;

  return self->guess;
}

static gboolean
look (gpointer data)
{
  LudoGames *self = data;
  /* If all games are over now, the counts copied below are final too. */
  gboolean done = ludo_games_run_get_counts (self->run, 0, &self->counts[0]);

  if (self->n_settings == 2)
    ludo_games_run_get_counts (self->run, 1, &self->counts[1]);
  if (done)
    {
      self->timeout = 0;
      g_clear_pointer (&self->run, ludo_games_run_free);
      self->state = LUDO_GAMES_DONE;
      self->n_runs++;
    }
  ludo_model_emit_changed (self);

  return done ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

void
ludo_games_begin (LudoGames *self)
{
  GameRng rng;

  g_return_if_fail (LUDO_IS_GAMES (self)
                    && self->guess != LUDO_GUESS_NONE
                    && self->state != LUDO_GAMES_RUNNING);

  forget (self);
  self->state = LUDO_GAMES_RUNNING;
  self->counts = g_new0 (LudoGamesCounts, self->n_settings);
  self->run = ludo_games_run_new (self->settings, self->n_settings, self->n,
                                  self->seed,
                                  (guint) search_n_threads
                                            (SEARCH_THREADS_MAX));
  rng.state = self->seed;
  self->seed = game_rng_next (&rng);
  for (guint i = 0; self->info->solver != NULL && i < self->n_settings; i++)
    {
      GamePosition start;

      game_position_init_start (&start, self->info->rules,
                                &self->settings[i].config);
      ludo_search_task_start (self->tasks[i], &start, 0,
                              (gpointer) self->info->solver, NULL);
      game_position_clear (&start);
    }
  self->timeout = g_timeout_add (PERIOD, look, self);
  ludo_model_emit_changed (self);
}

void
ludo_games_begin_with_more (LudoGames *self)
{
  guint i = 0;

  g_return_if_fail (LUDO_IS_GAMES (self)
                    && self->n < numbers[LUDO_GAMES_N_NUMBERS - 1]);

  while (numbers[i] <= self->n)
    i++;
  self->n = numbers[i];
  ludo_games_begin (self);
}

void
ludo_games_stop (LudoGames *self)
{
  g_return_if_fail (LUDO_IS_GAMES (self));

  if (self->state != LUDO_GAMES_RUNNING)
    return;

  forget (self);
  ludo_model_emit_changed (self);
}

LudoGamesState
ludo_games_get_state (LudoGames *self)
{
  g_return_val_if_fail (LUDO_IS_GAMES (self), LUDO_GAMES_READY);

  return self->state;
}

guint
ludo_games_get_n_runs (LudoGames *self)
{
  g_return_val_if_fail (LUDO_IS_GAMES (self), 0);

  return self->n_runs;
}

const LudoGamesCounts *
ludo_games_get_counts (LudoGames *self,
                       guint      index)
{
  g_return_val_if_fail (LUDO_IS_GAMES (self) && index < self->n_settings,
                        NULL);

  return self->counts != NULL ? &self->counts[index] : NULL;
}

guint
ludo_games_find_length (const LudoGamesCounts *counts,
                        double                 share)
{
  guint n = counts->n_games - counts->n_unfinished, ended = 0, length = 0;

  if (n == 0)
    return 0;

  while ((ended += counts->lengths[length]) < share * n)
    length++;

  return length;
}

double
ludo_games_find_mean_length (const LudoGamesCounts *counts)
{
  guint n = counts->n_games - counts->n_unfinished;
  double sum = 0;

  for (guint i = 0; i <= LUDO_GAMES_PLIES_MAX; i++)
    sum += (double) i * counts->lengths[i];

  return n > 0 ? sum / n : 0;
}

/* Returns: the games that somebody won. */
static guint
count_won (const LudoGamesCounts *counts)
{
  return counts->n_games - counts->n_drawn - counts->n_unfinished;
}

LudoVerdict
ludo_games_get_verdict (LudoGames    *self,
                        LudoInterval *interval)
{
  const LudoGamesCounts *counts;
  double even = 0;

  g_return_val_if_fail (LUDO_IS_GAMES (self), LUDO_VERDICT_NONE);

  if (self->state != LUDO_GAMES_DONE)
    return LUDO_VERDICT_NONE;

  counts = self->counts;
  if (self->n_settings == 2)
    *interval = ludo_interval_of_difference (counts[0].n_won[0],
                                             count_won (&counts[0]),
                                             counts[1].n_won[0],
                                             count_won (&counts[1]));
  else
    {
      *interval = ludo_interval_of_share (counts->n_won[0],
                                          count_won (counts));
      even = 1.0 / self->settings[0].config.players;
    }

  if (interval->low > even)
    return LUDO_VERDICT_MORE;

  return interval->high < even ? LUDO_VERDICT_FEWER
                               : LUDO_VERDICT_CANNOT_TELL;
}

const LudoGamesExact *
ludo_games_get_exact (LudoGames *self,
                      guint      index)
{
  g_return_val_if_fail (LUDO_IS_GAMES (self) && index < 2, NULL);

  return self->state == LUDO_GAMES_DONE ? self->exact[index] : NULL;
}

void
ludo_games_set_view (LudoGames     *self,
                     LudoGamesView  view)
{
  g_return_if_fail (LUDO_IS_GAMES (self) && view < LUDO_N_GAMES_VIEWS);

  if (self->view == view)
    return;

  self->view = view;
  ludo_model_emit_changed (self);
}

LudoGamesView
ludo_games_get_view (LudoGames *self)
{
  g_return_val_if_fail (LUDO_IS_GAMES (self), LUDO_GAMES_VIEW_WINS);

  if (self->guess == LUDO_GUESS_NONE
      || (self->view == LUDO_GAMES_VIEW_FRAMES
          && !ludo_games_has_frames (self))
      || (self->view == LUDO_GAMES_VIEW_LENGTHS && self->counts == NULL))
    return LUDO_GAMES_VIEW_WINS;

  return self->view;
}

gboolean
ludo_games_has_frames (LudoGames *self)
{
  g_return_val_if_fail (LUDO_IS_GAMES (self), FALSE);

  return self->state == LUDO_GAMES_DONE && self->n >= 2 * LUDO_GAMES_FRAME_SIZE;
}
