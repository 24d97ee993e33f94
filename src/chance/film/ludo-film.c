/* ludo-film.c: a thousand games that go on from one position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/film/ludo-film.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "games/game-playout.h"
#include "play/analysis/ludo-chances.h"
#include "play/game/ludo-number.h"

/* After t seconds a film has shown PACE * (exp (GROWTH * t) - 1) throws.  So
 * the first throws can be counted, and those of the last games, which take five
 * times as many as most, pass quickly. */
#define PACE 12
#define GROWTH 0.43

/* Take: one of the games. */
typedef struct
{
  GameState state;
  GameRng rng;
  gboolean over;
} Take;

struct _LudoFilm
{
  GObject parent_instance;

  GameState start;
  double seconds;               /* that were shown */
  LudoGuess guess;
  guint guessed;
  guint n_steps;
  guint n_won[2];
  guint n_plies;                /* after which the latest film begins */
  guint begin;                  /* after which this one does */
  GameState latest;             /* after n_plies */

  /* Owned */
  Take *takes;                  /* LUDO_FILM_GAMES */
  LudoGame *game;
  LudoChances *chances;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (LudoFilm, ludo_film, G_TYPE_OBJECT)

static void
ludo_film_finalize (GObject *object)
{
  LudoFilm *self = LUDO_FILM (object);

  g_free (self->takes);
  g_clear_object (&self->game);
  g_clear_object (&self->chances);

  G_OBJECT_CLASS (ludo_film_parent_class)->finalize (object);
}

static void
ludo_film_class_init (LudoFilmClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_film_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass),
                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
emit_changed (LudoFilm *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
ludo_film_init (LudoFilm *self)
{
  self->takes = g_new (Take, LUDO_FILM_GAMES);
  self->chances = ludo_chances_new ();
  g_signal_connect_object (self->chances, "solved", G_CALLBACK (emit_changed),
                           self, G_CONNECT_SWAPPED);
}

gboolean
ludo_film_serves (const char *game_id)
{
  const LudoGameInfo *info = ludo_game_info_for (game_id);

  return info->solver != NULL && info->solver->count_places != NULL
         && !info->has_decisions;
}

static void
rewind_takes (LudoFilm *self,
              guint64   seed)
{
  GameRng seeds = { seed };

  self->seconds = 0;
  self->n_steps = self->n_won[0] = self->n_won[1] = 0;
  for (guint i = 0; i < LUDO_FILM_GAMES; i++)
    self->takes[i] = (Take) { self->start, { game_rng_next (&seeds) }, FALSE };
}

/* Puts the film to the beginning of its games. */
static void
begin_at (LudoFilm *self,
          guint     n_plies)
{
  self->begin = n_plies;
  self->start = *ludo_game_get_state_at (self->game, n_plies);
  self->guess = LUDO_GUESS_NONE;
  rewind_takes (self, ludo_game_draw_seed ());
}

/* Takes @game, whose latest position that is not its end is after @n_plies. */
static void
take_game (LudoFilm *self,
           LudoGame *game,
           guint     n_plies)
{
  g_set_object (&self->game, game);
  self->n_plies = n_plies;
  self->latest = *ludo_game_get_state_at (game, n_plies);
  begin_at (self, n_plies);
}

LudoFilm *
ludo_film_new (const char *game_id)
{
  g_autoptr (LudoGame) game = NULL;
  LudoFilm *self;

  g_return_val_if_fail (ludo_film_serves (game_id), NULL);

  self = g_object_new (LUDO_TYPE_FILM, NULL);
  game = ludo_game_new (game_id, NULL, 0, NULL);
  take_game (self, game, 0);

  return self;
}

void
ludo_film_set_played (LudoFilm *self,
                      LudoGame *game)
{
  g_autoptr (LudoGame) of = NULL;
  const GameRules *rules;
  GameOutcome outcome;
  guint n;

  g_return_if_fail (LUDO_IS_FILM (self)
                    && (game == NULL || LUDO_IS_GAME (game)));

  rules = ludo_game_get_rules (self->game);
  of = game != NULL && ludo_game_get_rules (game) == rules
         ? g_object_ref (game) : ludo_game_new (rules->id, NULL, 0, NULL);
  n = ludo_game_get_n_plies (of);
  do
    rules->outcome (ludo_game_get_state_at (of, n), &outcome);
  while (outcome.over && n-- > 0);
  if (self->n_plies == n
      && memcmp (&self->latest, ludo_game_get_state_at (of, n),
                 sizeof (GameState)) == 0)
    return;

  take_game (self, of, n);
  emit_changed (self);
}

const LudoGameInfo *
ludo_film_get_info (LudoFilm *self)
{
  g_return_val_if_fail (LUDO_IS_FILM (self), NULL);

  return ludo_game_get_info (self->game);
}

guint
ludo_film_get_n_plies (LudoFilm *self)
{
  g_return_val_if_fail (LUDO_IS_FILM (self), 0);

  return self->n_plies;
}

void
ludo_film_set_begin (LudoFilm *self,
                     guint     n_plies)
{
  g_return_if_fail (LUDO_IS_FILM (self) && n_plies <= self->n_plies);

  /* Throws may have been taken back since. */
  n_plies = MIN (n_plies, ludo_game_get_n_plies (self->game));
  if (n_plies == self->begin)
    return;

  begin_at (self, n_plies);
  emit_changed (self);
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

  begin_at (self, self->begin);
  emit_changed (self);
}

void
ludo_film_set_guess (LudoFilm *self,
                     guint     n_won)
{
  g_return_if_fail (LUDO_IS_FILM (self) && n_won <= LUDO_FILM_GAMES);

  self->guess = LUDO_GUESS_DRAWN;
  self->guessed = n_won;
  emit_changed (self);
}

void
ludo_film_decline_guess (LudoFilm *self)
{
  g_return_if_fail (LUDO_IS_FILM (self));

  self->guess = LUDO_GUESS_DECLINED;
  emit_changed (self);
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

/* Throws once in each game that is not over. */
static void
throw_all (LudoFilm *self)
{
  const GameRules *rules = ludo_game_get_rules (self->game);

  self->n_steps++;
  for (guint i = 0; i < LUDO_FILM_GAMES; i++)
    {
      Take *take = &self->takes[i];
      GameOutcome outcome;

      if (take->over)
        continue;

      rules->apply (&take->state,
                    game_draw_throw (rules, &take->state, &take->rng), NULL);
      rules->outcome (&take->state, &outcome);
      take->over = outcome.over;
      if (outcome.over)
        self->n_won[outcome.winner]++;
    }
}

void
ludo_film_go_on (LudoFilm *self,
                 double    seconds)
{
  guint before;
  double n_steps;

  g_return_if_fail (LUDO_IS_FILM (self) && self->guess != LUDO_GUESS_NONE);

  before = self->n_steps;
  self->seconds += seconds;
  n_steps = floor (PACE * expm1 (GROWTH * self->seconds));
  while (self->n_steps < n_steps
         && ludo_film_get_n_over (self) < LUDO_FILM_GAMES)
    throw_all (self);
  if (self->n_steps > before)
    emit_changed (self);
}

void
ludo_film_rewind (LudoFilm *self,
                  guint64   seed)
{
  g_return_if_fail (LUDO_IS_FILM (self));

  rewind_takes (self, seed);
  emit_changed (self);
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
  state = &self->takes[game].state;
  counters = info->measure (state, seat, "counters");
  if (self->takes[game].over)
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

  if (ludo_film_get_n_over (self) < LUDO_FILM_GAMES)
    return FALSE;

  *interval = ludo_interval_of_share (self->n_won[0], LUDO_FILM_GAMES);

  return TRUE;
}

double
ludo_film_get_exact (LudoFilm *self)
{
  g_return_val_if_fail (LUDO_IS_FILM (self), -1);

  return self->guess == LUDO_GUESS_NONE
           ? -1
           : ludo_chances_first_wins (self->chances, self->game, &self->start);
}

static const char *
name_side (LudoFilm *self,
           guint     seat)
{
  return gettext (ludo_game_get_info (self->game)->seats[seat]);
}

static char *
describe_won (LudoFilm *self,
              guint     seat)
{
  g_autofree char *all = ludo_count_dup (LUDO_FILM_GAMES);

  /* Translators: a side, a number, "1,000". */
  return g_strdup_printf (_("%s won %u of %s games."), name_side (self, seat),
                          self->n_won[seat], all);
}

/* Returns: (transfer full): the guess for @seat; NULL without one. */
static char *
describe_guess (LudoFilm *self,
                guint     seat)
{
  if (self->guess != LUDO_GUESS_DRAWN)
    return NULL;

  return g_strdup_printf (_("Your guess was %u."),
                          seat == 0 ? self->guessed
                                    : LUDO_FILM_GAMES - self->guessed);
}

/* Returns: (transfer full): the exact chance of @seat, at the end of the film;
 * NULL while it may not be told or is not known. */
static char *
describe_exact (LudoFilm *self,
                guint     seat)
{
  double exact = ludo_film_get_exact (self);
  g_autofree char *percent = NULL;

  if (ludo_film_get_n_over (self) < LUDO_FILM_GAMES || exact < 0)
    return NULL;

  percent = ludo_percent_dup (seat == 0 ? exact : 1 - exact);

  /* Translators: a side, a share such as "57%". */
  return g_strdup_printf (_("The exact chance of %s is %s."),
                          name_side (self, seat), percent);
}

char *
ludo_film_describe (LudoFilm *self)
{
  g_autofree char *all = ludo_count_dup (LUDO_FILM_GAMES);
  const char *first, *second;
  LudoInterval interval;
  GString *text;

  g_return_val_if_fail (LUDO_IS_FILM (self), NULL);

  first = name_side (self, 0);
  second = name_side (self, 1);
  if (self->guess == LUDO_GUESS_NONE)
    /* Translators: "1,000", a side. */
    return g_strdup_printf (_("The game goes on from here %s times. How many "
                              "of these games does %s win?"), all, first);

  text = g_string_new (NULL);
  if (ludo_film_get_interval (self, &interval))
    {
      g_autofree char *low = ludo_percent_dup (interval.low);
      g_autofree char *high = ludo_percent_dup (interval.high);

      ludo_add_sentence (text, describe_won (self, 0));
      ludo_add_sentence
        (text,
         /* Translators: a side, shares such as "57%". */
         g_strdup_printf (_("These games put the chance of %s between %s and "
                            "%s, which is right nineteen times in twenty."),
                          first, low, high));
      ludo_add_sentence (text, describe_exact (self, 0));
    }
  else
    ludo_add_sentence
      (text,
       /* Translators: a number, "1,000", a side, a number, a side, a number. */
       g_strdup_printf (_("Games over: %u of %s. Won by %s: %u, by %s: %u."),
                        ludo_film_get_n_over (self), all, first,
                        self->n_won[0], second, self->n_won[1]));
  ludo_add_sentence (text, describe_guess (self, 0));

  return g_string_free (text, FALSE);
}

char *
ludo_film_describe_side (LudoFilm *self,
                         guint     seat)
{
  g_autofree char *all = ludo_count_dup (LUDO_FILM_GAMES);
  GString *text;

  g_return_val_if_fail (LUDO_IS_FILM (self) && seat <= 2, NULL);

  if (seat == 2)
    /* Translators: a number, "1,000". */
    return g_strdup_printf (_("Still being played: %u of %s games."),
                            LUDO_FILM_GAMES - ludo_film_get_n_over (self),
                            all);

  text = g_string_new (NULL);
  ludo_add_sentence (text, describe_won (self, seat));
  ludo_add_sentence (text, describe_guess (self, seat));
  ludo_add_sentence (text, describe_exact (self, seat));

  return g_string_free (text, FALSE);
}

GPtrArray *
ludo_film_dup_rows (LudoFilm *self)
{
  const char *const heads[] = { _("Side"), _("Games won"), _("Your guess"),
                                _("Exact chance"), NULL };
  GPtrArray *rows =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  gboolean ended = ludo_film_get_n_over (self) == LUDO_FILM_GAMES;
  double exact = ludo_film_get_exact (self);

  g_ptr_array_add (rows, g_strdupv ((GStrv) heads));
  for (guint seat = 0; seat < 2; seat++)
    {
      GStrv row = g_new0 (char *, G_N_ELEMENTS (heads));
      guint guessed = seat == 0 ? self->guessed
                                : LUDO_FILM_GAMES - self->guessed;

      row[0] = g_strdup (gettext (ludo_film_get_info (self)->seats[seat]));
      row[1] = g_strdup_printf ("%u", self->n_won[seat]);
      row[2] = self->guess == LUDO_GUESS_DRAWN
                 ? g_strdup_printf ("%u", guessed) : g_strdup ("?");
      row[3] = ended && exact >= 0
                 ? ludo_percent_dup (seat == 0 ? exact : 1 - exact)
                 : g_strdup ("?");
      g_ptr_array_add (rows, row);
    }

  return rows;
}
