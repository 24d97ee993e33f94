/* ludo-film.c: a thousand games that go on from one position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/film/ludo-film.h"

#include <math.h>
#include <string.h>

#include "games/games.h"
#include "play/analysis/ludo-chances.h"
#include "play/ludo-signal.h"
#include "search/search-win-probability.h"

/* Pace: after t seconds a film has shown first * (exp (growth * t) - 1) throws.
 * So the first throws can be counted, and those of the last games pass
 * quickly. */
typedef struct
{
  double first;
  double growth;
} Pace;

/* The last games of pure chance take five times as many throws as most; those
 * with decisions twice as many. */
static const Pace pace_of_chance = { 12, 0.43 };
static const Pace pace_of_decisions = { 14, 0.2 };

struct _LudoFilm
{
  LudoModel parent_instance;

  GameState start;
  double seconds;               /* of the film shown so far */
  double whole;                 /* the pips of a side at the start of a game */
  double estimate;              /* of the first seat's chance, or -1 */
  LudoGuess guess;
  guint guessed;
  guint n_steps;
  guint n_won[2];
  guint begin;                  /* index into begins */
  GameState latest;             /* of begins */

  /* Owned */
  GArray *begins;               /* guint: the numbers of plies of the game after
                                 * which a throw was or is due */
  LudoFilmGame *games;          /* LUDO_FILM_GAMES of them */
  LudoFilmRun *run;             /* NULL in a game without decisions and before
                                 * the film goes on */
  LudoGame *game;
  LudoChances *chances;
  LudoSearchTask *task;
};

G_DEFINE_FINAL_TYPE (LudoFilm, ludo_film, LUDO_TYPE_MODEL)

static void
ludo_film_finalize (GObject *object)
{
  LudoFilm *self = LUDO_FILM (object);

  ludo_search_task_free (self->task);
  ludo_film_run_free (self->run);
  g_array_unref (self->begins);
  g_free (self->games);
  g_clear_object (&self->game);
  g_clear_object (&self->chances);

  G_OBJECT_CLASS (ludo_film_parent_class)->finalize (object);
}

static void
ludo_film_class_init (LudoFilmClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_film_finalize;
}

/* Finds the chance of the first seat; a LudoSearchFunc. */
static gpointer
estimate (const GamePosition *position,
          gconstpointer       question,
          const atomic_bool  *stop)
{
  SearchWinProbability probability;

  return search_win_probability (position, 1, stop, &probability)
           ? g_memdup2 (&probability.chances[0], sizeof (double)) : NULL;
}

static void
estimated_cb (gpointer asker,
              gpointer answer)
{
  LudoFilm *self = asker;
  g_autofree double *chance = answer;

  self->estimate = *chance;
  ludo_model_emit_changed (self);
}

static void
ludo_film_init (LudoFilm *self)
{
  self->begins = g_array_new (FALSE, FALSE, sizeof (guint));
  self->games = g_new (LudoFilmGame, LUDO_FILM_GAMES);
  self->task = ludo_search_task_new (estimate, g_free, estimated_cb, self);
  self->chances = ludo_chances_new ();
  ludo_signal_connect (self->chances, "solved", ludo_model_emit_changed, self);
}

gboolean
ludo_film_supports_game (const char *game_id)
{
  const LudoGameInfo *info = ludo_game_info_for (game_id);
  GameConfig config;
  GameState start;

  if (!info->has_decisions)
    return info->solver != NULL && info->solver->count_places != NULL;

  game_rules_default_config (info->rules, &config);
  info->rules->start (&config, &start);

  return info->rules->has_chance && info->rules->max_players == 2
         && info->measure != NULL && info->measure (&start, 0, "pips") > 0;
}

static void
rewind_games (LudoFilm *self,
              guint64   seed)
{
  GameRng seeds = { seed };

  g_clear_pointer (&self->run, ludo_film_run_free);
  self->seconds = 0;
  self->n_steps = self->n_won[0] = self->n_won[1] = 0;
  for (guint i = 0; i < LUDO_FILM_GAMES; i++)
    self->games[i] = (LudoFilmGame) { self->start, { game_rng_next (&seeds) },
                                      FALSE };
}

static const GameState *
get_state_at (LudoFilm *self,
              guint     begin)
{
  return ludo_game_get_state_at (self->game,
                                 g_array_index (self->begins, guint, begin));
}

/* Rewinds the film to its beginning, with other throws, and drops the guess. */
static void
restart (LudoFilm *self)
{
  self->guess = LUDO_GUESS_NONE;
  self->estimate = -1;
  ludo_search_task_cancel (self->task);
  rewind_games (self, ludo_game_draw_seed ());
}

static void
begin_at (LudoFilm *self,
          guint     begin)
{
  self->begin = begin;
  self->start = *get_state_at (self, begin);
  restart (self);
}

/* Returns: (transfer full): the plies of @game after which a throw is due. */
static GArray *
list_begins (LudoGame *game)
{
  const GameRules *rules = ludo_game_get_rules (game);
  GArray *begins = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint n = 0; n <= ludo_game_get_n_plies (game); n++)
    if (rules->at_chance (ludo_game_get_state_at (game, n)))
      g_array_append_val (begins, n);

  return begins;
}

/* Sets the game and its @begins, at least one, and begins at the last. */
static void
set_game (LudoFilm *self,
          LudoGame *game,
          GArray   *begins)
{
  g_set_object (&self->game, game);
  g_array_unref (self->begins);
  self->begins = g_array_ref (begins);
  self->latest = *get_state_at (self, begins->len - 1);
  begin_at (self, begins->len - 1);
}

LudoFilm *
ludo_film_new (const char *game_id)
{
  g_autoptr (LudoGame) game = NULL;
  g_autoptr (GArray) begins = NULL;
  const LudoGameInfo *info;
  LudoFilm *self;

  g_return_val_if_fail (ludo_film_supports_game (game_id), NULL);

  self = g_object_new (LUDO_TYPE_FILM, NULL);
  game = ludo_game_new (game_id, NULL, 0, NULL);
  info = ludo_game_get_info (game);
  self->whole = info->measure (ludo_game_get_state (game), 0, "pips");
  begins = list_begins (game);
  set_game (self, game, begins);

  return self;
}

void
ludo_film_set_played (LudoFilm *self,
                      LudoGame *game)
{
  g_autoptr (LudoGame) of = NULL;
  g_autoptr (GArray) begins = NULL;
  const GameRules *rules;

  g_return_if_fail (LUDO_IS_FILM (self)
                    && (game == NULL || LUDO_IS_GAME (game)));

  rules = ludo_game_get_rules (self->game);
  if (game != NULL && ludo_game_get_rules (game) == rules)
    {
      of = g_object_ref (game);
      begins = list_begins (of);
    }
  if (begins == NULL || begins->len == 0)
    {
      g_clear_object (&of);
      g_clear_pointer (&begins, g_array_unref);
      of = ludo_game_new (rules->id, NULL, 0, NULL);
      begins = list_begins (of);
    }
  if (self->begins->len == begins->len
      && memcmp (&self->latest,
                 ludo_game_get_state_at (of, g_array_index (begins, guint,
                                                            begins->len - 1)),
                 sizeof (GameState)) == 0)
    return;

  set_game (self, of, begins);
  ludo_model_emit_changed (self);
}

const LudoGameInfo *
ludo_film_get_info (LudoFilm *self)
{
  g_return_val_if_fail (LUDO_IS_FILM (self), NULL);

  return ludo_game_get_info (self->game);
}

guint
ludo_film_get_n_throws (LudoFilm *self)
{
  g_return_val_if_fail (LUDO_IS_FILM (self), 0);

  return self->begins->len - 1;
}

const GameState *
ludo_film_get_start (LudoFilm *self)
{
  g_return_val_if_fail (LUDO_IS_FILM (self), NULL);

  return &self->start;
}

/* Whether a throw is still due at @begin, because turns may have been taken
 * back since and others played. */
static gboolean
is_still_due (LudoFilm *self,
              guint     begin)
{
  return g_array_index (self->begins, guint, begin)
         <= ludo_game_get_n_plies (self->game)
         && ludo_game_get_rules (self->game)->at_chance (get_state_at (self,
                                                                       begin));
}

void
ludo_film_set_begin (LudoFilm *self,
                     guint     n_throws)
{
  g_return_if_fail (LUDO_IS_FILM (self) && n_throws < self->begins->len);

  while (n_throws > 0 && !is_still_due (self, n_throws))
    n_throws--;
  if (n_throws == self->begin)
    return;

  begin_at (self, n_throws);
  ludo_model_emit_changed (self);
}

guint
ludo_film_get_begin (LudoFilm *self)
{
  g_return_val_if_fail (LUDO_IS_FILM (self), 0);

  return self->begin;
}

void
ludo_film_forget_guess (LudoFilm *self)
{
  g_return_if_fail (LUDO_IS_FILM (self));

  restart (self);
  ludo_model_emit_changed (self);
}

void
ludo_film_set_guess (LudoFilm *self,
                     guint     n_won)
{
  g_return_if_fail (LUDO_IS_FILM (self) && n_won <= LUDO_FILM_GAMES);

  self->guess = LUDO_GUESS_DRAWN;
  self->guessed = n_won;
  ludo_model_emit_changed (self);
}

void
ludo_film_decline_guess (LudoFilm *self)
{
  g_return_if_fail (LUDO_IS_FILM (self));

  self->guess = LUDO_GUESS_DECLINED;
  ludo_model_emit_changed (self);
}

LudoGuess
ludo_film_get_guess (LudoFilm *self,
                     guint    *n_won)
{
  g_return_val_if_fail (LUDO_IS_FILM (self), LUDO_GUESS_NONE);

  if (n_won != NULL && self->guess == LUDO_GUESS_DRAWN)
    *n_won = self->guessed;

  return self->guess;
}

/* Plays one throw more in each game that is not over.  Returns: FALSE, changing
 * nothing, while the threads have not played that throw. */
static gboolean
step_all (LudoFilm *self)
{
  const GameRules *rules = ludo_game_get_rules (self->game);

  if (self->run != NULL && !ludo_film_run_try_pop_step (self->run, self->games))
    return FALSE;

  self->n_steps++;
  for (guint i = 0; i < LUDO_FILM_GAMES; i++)
    {
      LudoFilmGame *game = &self->games[i];
      GameOutcome outcome = { .winner = -1 };

      if (game->over)
        continue;

      if (self->run == NULL)
        outcome.winner = ludo_film_game_play_step (game, rules, NULL);
      else
        {
          rules->outcome (&game->state, &outcome);
          game->over = outcome.over;
        }
      if (outcome.winner >= 0)
        self->n_won[outcome.winner]++;
    }

  return TRUE;
}

void
ludo_film_go_on (LudoFilm *self,
                 double    seconds)
{
  const Pace *pace;
  guint before;
  double n_steps;

  g_return_if_fail (LUDO_IS_FILM (self) && self->guess != LUDO_GUESS_NONE);

  pace = ludo_film_is_exact (self) ? &pace_of_chance : &pace_of_decisions;
  if (!ludo_film_is_exact (self) && self->run == NULL)
    self->run = ludo_film_run_new (self->games,
                                   ludo_game_get_rules (self->game),
                                   (guint) search_n_threads
                                     (SEARCH_THREADS_MAX));
  before = self->n_steps;
  self->seconds += seconds;
  n_steps = floor (pace->first * expm1 (pace->growth * self->seconds));
  while (self->n_steps < n_steps
         && ludo_film_get_n_over (self) < LUDO_FILM_GAMES)
    if (!step_all (self))
      {
        /* Do not count the time spent waiting for the threads. */
        self->seconds = log1p (self->n_steps / pace->first) / pace->growth;
        break;
      }
  if (self->n_steps > before)
    ludo_model_emit_changed (self);
}

void
ludo_film_rewind (LudoFilm *self,
                  guint64   seed)
{
  g_return_if_fail (LUDO_IS_FILM (self));

  rewind_games (self, seed);
  ludo_model_emit_changed (self);
}

guint
ludo_film_get_n_steps (LudoFilm *self)
{
  g_return_val_if_fail (LUDO_IS_FILM (self), 0);

  return self->n_steps;
}

guint
ludo_film_get_n_over (LudoFilm *self)
{
  g_return_val_if_fail (LUDO_IS_FILM (self), 0);

  return self->n_won[0] + self->n_won[1];
}

guint
ludo_film_get_n_won (LudoFilm *self,
                     int       seat)
{
  g_return_val_if_fail (LUDO_IS_FILM (self) && (seat == 0 || seat == 1), 0);

  return self->n_won[seat];
}

double
ludo_film_get_progress (LudoFilm *self,
                        guint     game,
                        int       seat)
{
  const LudoGameInfo *info;
  const GameState *state;
  double counters, lap;

  g_return_val_if_fail (LUDO_IS_FILM (self) && game < LUDO_FILM_GAMES
                        && (seat == 0 || seat == 1), 0);

  info = ludo_game_get_info (self->game);
  state = &self->games[game].state;
  if (!ludo_film_is_exact (self))
    return 1 - info->measure (state, seat, "pips") / self->whole;

  counters = info->measure (state, seat, "counters");
  if (self->games[game].over)
    return counters > 0;

  /* A piece that has not entered yet has walked nothing. */
  lap = MAX (info->measure (state, seat, "steps"), 0)
        / (double) info->solver->count_places (state);

  return (counters + lap) / info->solver->count_counters (state);
}

gboolean
ludo_film_get_interval (LudoFilm     *self,
                        LudoInterval *interval)
{
  g_return_val_if_fail (LUDO_IS_FILM (self), FALSE);

  interval->low = ludo_interval_of_share (self->n_won[0],
                                          LUDO_FILM_GAMES).low;
  interval->high = ludo_interval_of_share (LUDO_FILM_GAMES - self->n_won[1],
                                           LUDO_FILM_GAMES).high;

  return ludo_film_get_n_over (self) == LUDO_FILM_GAMES;
}

gboolean
ludo_film_is_exact (LudoFilm *self)
{
  g_return_val_if_fail (LUDO_IS_FILM (self), FALSE);

  return !ludo_game_get_info (self->game)->has_decisions;
}

double
ludo_film_get_chance (LudoFilm *self)
{
  GamePosition position;

  g_return_val_if_fail (LUDO_IS_FILM (self), -1);

  if (self->guess == LUDO_GUESS_NONE)
    return -1;
  if (ludo_film_is_exact (self))
    return ludo_chances_first_wins (self->chances, self->game, &self->start);

  if (self->estimate < 0 && !ludo_search_task_get_running (self->task))
    {
      game_position_init_state (&position, ludo_game_get_rules (self->game),
                                &self->start);
      ludo_search_task_start (self->task, &position, 0, NULL, NULL);
      game_position_clear (&position);
    }

  return self->estimate;
}
