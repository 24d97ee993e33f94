/* fit-win-probability.c: fits chances of winning to the scores of a search
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `fit-win-probability GAME PLAYERS GAMES [SEED]` lets the computer play games
 * against itself from random openings, and records for every position the
 * scores that the search of search-win-probability.c finds there.  It then fits
 * the factor of a logistic function from scores to chances, so that the log
 * loss of the results of the games is least.
 * The same arguments give the same numbers on every machine.
 */

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "games/game-playout.h"
#include "games/games.h"
#include "search/search-win-probability.h"
#include "tools/engine-text.h"

/* The number of random plies at the beginning of a game, and the percentage of
 * random moves after them.  People make mistakes too, and good play alone would
 * not reach the positions that follow a mistake. */
#define OPENING_PLIES 6
#define RANDOM_MOVE_PERCENT 5

/* A game that is not over after so many plies counts as drawn. */
#define PLIES_MAX 400

/* A greater score means that the search has found a forced win, which needs no
 * fit. */
#define SCORE_DECIDED 500000

/* The number of intervals of the chances that are printed at the end. */
#define BINS 10

#define GAMES_MAX 100000000

/* Sample: a position of a game, by seat. */
typedef struct
{
  int scores[GAME_SEATS_MAX];   /* found by the search */
  double shares[GAME_SEATS_MAX];        /* of the result; they add up to 1 */
} Sample;

typedef struct
{
  const GameRules *rules;
  int players;
  GArray *samples;              /* Sample */
  int n_decided;                /* positions with a forced win */
  int n_decided_right;          /* those of them that were won */
} Fit;

static Sample *
sample_at (const Fit *fit,
           guint      index)
{
  return &g_array_index (fit->samples, Sample, index);
}

/* Plays to the first win or to the end.  Returns the winner, or -1. */
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

      search_win_probability_scores (position, 1, NULL, sample.scores, &result);
      g_array_append_val (fit->samples, sample);
      if (game_rng_below (rng, 100) < RANDOM_MOVE_PERCENT)
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

/* Removes the samples with a forced win, and counts them. */
static void
remove_decided (Fit *fit)
{
  guint n = 0;

  for (guint i = 0; i < fit->samples->len; i++)
    {
      const Sample *sample = sample_at (fit, i);
      int ahead = sample->scores[0] > 0 ? 0 : 1;

      if (fit->players == 2 && abs (sample->scores[0]) > SCORE_DECIDED)
        {
          fit->n_decided++;
          fit->n_decided_right += sample->shares[ahead] > 0.5;
        }
      else
        *sample_at (fit, n++) = *sample;
    }
  g_array_set_size (fit->samples, n);
}

/* Returns the log weight of @score, without the factor to be fitted. */
static double
log_weight (const Fit *fit,
            int        score)
{
  if (fit->players == 2)
    return score / 200.0;

  return log (fmax (score, 1) / GAME_CHANCE_ONE);
}

/* Computes the chances of the seats: the softmax of their log weights times
 * @factor. */
static void
compute_chances (const Fit    *fit,
                 const Sample *sample,
                 double        factor,
                 double       *chances)
{
  double most = -INFINITY, sum = 0;

  for (int seat = 0; seat < fit->players; seat++)
    {
      chances[seat] = factor * log_weight (fit, sample->scores[seat]);
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

/* Returns the mean log loss of the results under @factor. */
static double
log_loss (const Fit *fit,
          double     factor)
{
  double sum = 0;

  for (guint i = 0; i < fit->samples->len; i++)
    {
      const Sample *sample = sample_at (fit, i);
      double chances[GAME_SEATS_MAX];

      compute_chances (fit, sample, factor, chances);
      for (int seat = 0; seat < fit->players; seat++)
        if (sample->shares[seat] > 0)
          sum -= sample->shares[seat]
                 * log (fmax (chances[seat], 1e-9));
    }

  return sum / fit->samples->len;
}

/* Returns the factor with the least log loss, by ternary search, because the
 * loss has a single minimum. */
static double
fit_factor (const Fit *fit)
{
  double low = 0, high = 20;

  for (int i = 0; i < 60; i++)
    {
      double a = low + (high - low) / 3, b = high - (high - low) / 3;

      if (log_loss (fit, a) < log_loss (fit, b))
        high = b;
      else
        low = a;
    }

  return (low + high) / 2;
}

/* Prints the mean chance and the mean result of each interval of chances. */
static void
print_bins (const Fit *fit,
            double     factor)
{
  double chance_sums[BINS] = { 0 }, result_sums[BINS] = { 0 };
  int n[BINS] = { 0 };

  for (guint i = 0; i < fit->samples->len; i++)
    {
      double chances[GAME_SEATS_MAX];

      compute_chances (fit, sample_at (fit, i), factor, chances);
      for (int seat = 0; seat < fit->players; seat++)
        {
          int bin = (int) (chances[seat] * BINS);

          bin = bin < BINS ? bin : BINS - 1;
          chance_sums[bin] += chances[seat];
          result_sums[bin] += sample_at (fit, i)->shares[seat];
          n[bin]++;
        }
    }
  for (int bin = 0; bin < BINS; bin++)
    if (n[bin] > 0)
      printf ("said %5.1f %%  came %5.1f %%  of %d\n",
              100 * chance_sums[bin] / n[bin],
              100 * result_sums[bin] / n[bin], n[bin]);
}

int
main (int    argc,
      char **argv)
{
  Fit fit = { 0 };
  uint64_t players, n_games, seed = 1;
  double factor;

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
  remove_decided (&fit);
  factor = fit_factor (&fit);

  printf ("%u positions of %" PRIu64 " games, %d more decided, %d of them"
          " rightly\n",
          fit.samples->len, n_games, fit.n_decided, fit.n_decided_right);
  printf ("%s %.3f, surprise %.4f (knowing nothing: %.4f)\n",
          fit.players == 2 ? "one in log odds per hundredths:" : "power:",
          fit.players == 2 ? 100 / factor : factor, log_loss (&fit, factor),
          log (fit.players));
  print_bins (&fit, factor);
  g_array_unref (fit.samples);

  return 0;
}
