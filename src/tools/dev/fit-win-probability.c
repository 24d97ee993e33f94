/* fit-win-probability.c: fits chances of winning to the scores of a search
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `fit-win-probability GAME PLAYERS GAMES [SEED]` lets the computer play games
 * against itself, from openings at random, and keeps with every position the
 * scores that the search of search-win-probability.c finds there.  It fits the
 * number that turns these scores into chances, so that the results of the games
 * are least surprising: with two players the odds of a hundredth of a score,
 * with three the power of the worth of the places.
 * The same arguments give the same numbers on every machine.
 */

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/game-playout.h"
#include "games/games.h"
#include "search/search-win-probability.h"
#include "tools/engine-text.h"

/* Plies at random before the computer takes over, and how often, in 100
 * turns, it makes a move at random later: games between people go wrong too,
 * and positions that only good play leads to would teach little. */
#define OPENING_PLIES 6
#define SLIPS 5

/* A game that has lasted so long counts as drawn. */
#define PLIES_MAX 400

/* Wins that a search has seen to their end need no fit. */
#define SURE 500000

#define BINS 10

#define GAMES_MAX 100000000

/* Sample: the scores of a position, and each seat's share of the result. */
typedef struct
{
  int found[GAME_SEATS_MAX];
  double shares[GAME_SEATS_MAX];
} Sample;

typedef struct
{
  const GameRules *rules;
  int players;
  GArray *samples;              /* Sample */
  int n_sure;                   /* positions where a search has seen the end */
  int n_sure_right;
} Fit;

static Sample *
sample_at (const Fit *fit,
           guint      index)
{
  return &g_array_index (fit->samples, Sample, index);
}

/* Plays on to the first place, or to the end. */
static int
play_on (Fit          *fit,
         GamePosition *position,
         GameRng      *rng)
{
  GameOutcome outcome;

  game_position_outcome (position, &outcome);
  while (!outcome.over && outcome.n_ranked == 0
         && position->n_plies < PLIES_MAX)
    {
      Sample sample = { { 0 }, { 0 } };
      SearchResult result;

      search_win_probability_scores (position, 1, NULL, sample.found, &result);
      g_array_append_val (fit->samples, sample);
      if (game_rng_below (rng, 100) < SLIPS)
        game_play_at_random (position, rng);
      else
        game_position_apply (position, result.line[0], NULL);
      game_position_outcome (position, &outcome);
    }

  return outcome.n_ranked > 0 ? outcome.ranking[0] : outcome.winner;
}

static void
play_game (Fit      *fit,
           uint64_t  seed)
{
  GameRng rng = { seed };
  guint first = fit->samples->len;
  GamePosition position;
  GameConfig config;
  int winner;

  game_rules_default_config (fit->rules, &config);
  config.players = fit->players;
  game_position_init_start (&position, fit->rules, &config);
  for (int i = 0; i < OPENING_PLIES; i++)
    game_play_at_random (&position, &rng);
  winner = play_on (fit, &position, &rng);

  for (guint i = first; i < fit->samples->len; i++)
    for (int seat = 0; seat < fit->players; seat++)
      sample_at (fit, i)->shares[seat] = winner >= 0 ? winner == seat
                                                     : 1.0 / fit->players;
  game_position_clear (&position);
}

/* Takes out the positions whose result the search has found, and counts
 * them. */
static void
set_sure_apart (Fit *fit)
{
  guint n = 0;

  for (guint i = 0; i < fit->samples->len; i++)
    {
      const Sample *sample = sample_at (fit, i);
      int ahead = sample->found[0] > 0 ? 0 : 1;

      if (fit->players == 2 && abs (sample->found[0]) > SURE)
        {
          fit->n_sure++;
          fit->n_sure_right += sample->shares[ahead] > 0.5;
        }
      else
        *sample_at (fit, n++) = *sample;
    }
  g_array_set_size (fit->samples, n);
}

/* Returns the logarithm of the weight of @found, before the factor to be
 * fitted. */
static double
strength (const Fit *fit,
          int        found)
{
  if (fit->players == 2)
    return found / 200.0;

  return log (fmax (found, 1) / GAME_CHANCE_ONE);
}

/* The chances under @number; for two players it is per hundred of a score's
 * difference. */
static void
chances_under (const Fit    *fit,
               const Sample *sample,
               double        number,
               double       *chances)
{
  double most = -INFINITY, sum = 0;

  for (int seat = 0; seat < fit->players; seat++)
    {
      chances[seat] = number * strength (fit, sample->found[seat]);
      most = fmax (most, chances[seat]);
    }
  for (int seat = 0; seat < fit->players; seat++)
    {
      chances[seat] = exp (chances[seat] - most);
      sum += chances[seat];
    }
  for (int seat = 0; seat < fit->players; seat++)
    chances[seat] /= sum;
}

/* Returns how surprising the results are under @number, as the mean over the
 * positions. */
static double
surprise (const Fit *fit,
          double     number)
{
  double sum = 0;

  for (guint i = 0; i < fit->samples->len; i++)
    {
      const Sample *sample = sample_at (fit, i);
      double chances[GAME_SEATS_MAX];

      chances_under (fit, sample, number, chances);
      for (int seat = 0; seat < fit->players; seat++)
        if (sample->shares[seat] > 0)
          sum -= sample->shares[seat]
                 * log (fmax (chances[seat], 1e-9));
    }

  return sum / fit->samples->len;
}

/* The surprise has a single valley. */
static double
least_surprise (const Fit *fit)
{
  double low = 0, high = 20;

  for (int i = 0; i < 60; i++)
    {
      double a = low + (high - low) / 3, b = high - (high - low) / 3;

      if (surprise (fit, a) < surprise (fit, b))
        high = b;
      else
        low = a;
    }

  return (low + high) / 2;
}

/* Beside each tenth of the scale of chances, how often it came true. */
static void
print_bins (const Fit *fit,
            double     number)
{
  double said[BINS] = { 0 }, came[BINS] = { 0 };
  int n[BINS] = { 0 };

  for (guint i = 0; i < fit->samples->len; i++)
    {
      double chances[GAME_SEATS_MAX];

      chances_under (fit, sample_at (fit, i), number, chances);
      for (int seat = 0; seat < fit->players; seat++)
        {
          int bin = (int) (chances[seat] * BINS);

          bin = bin < BINS ? bin : BINS - 1;
          said[bin] += chances[seat];
          came[bin] += sample_at (fit, i)->shares[seat];
          n[bin]++;
        }
    }
  for (int bin = 0; bin < BINS; bin++)
    if (n[bin] > 0)
      printf ("said %5.1f %%  came %5.1f %%  of %d\n",
              100 * said[bin] / n[bin], 100 * came[bin] / n[bin], n[bin]);
}

int
main (int    argc,
      char **argv)
{
  Fit fit = { 0 };
  uint64_t players, n_games, seed = 1;
  double number;

  fit.rules = argc > 1 ? games_find (argv[1]) : NULL;
  if (fit.rules == NULL || fit.rules->weight == NULL || argc < 4 || argc > 5
      || !engine_parse_number (argv[2], (guint64) fit.rules->min_players,
                               (guint64) fit.rules->max_players, &players)
      || !engine_parse_number (argv[3], 1, GAMES_MAX, &n_games)
      || (argc > 4 && !engine_parse_number (argv[4], 0, UINT64_MAX, &seed)))
    {
      fprintf (stderr, "usage: fit-win-probability GAME PLAYERS GAMES "
                       "[SEED]\n");
      return 2;
    }

  fit.players = (int) players;
  fit.samples = g_array_new (FALSE, FALSE, sizeof (Sample));
  for (uint64_t i = 0; i < n_games; i++)
    play_game (&fit, seed * UINT64_C (1000003) + i);
  set_sure_apart (&fit);
  number = least_surprise (&fit);

  printf ("%u positions of %" PRIu64 " games, %d more decided, %d of them"
          " rightly\n",
          fit.samples->len, n_games, fit.n_sure, fit.n_sure_right);
  printf ("%s %.3f, surprise %.4f (knowing nothing: %.4f)\n",
          fit.players == 2 ? "one in log odds per hundredths:" : "power:",
          fit.players == 2 ? 100 / number : number, surprise (&fit, number),
          log (fit.players));
  print_bins (&fit, number);
  g_array_unref (fit.samples);

  return 0;
}
