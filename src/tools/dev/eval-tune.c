/* eval-tune.c: finds the weights for the terms of an evaluation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The computer plays against itself, and a logistic regression finds the
 * weights by which the terms of the positions that were met foretell best who
 * won (as P. Österlund tuned the chess program Texel, 2014).  A fifth of the
 * games is left out and shows how well the weights foretell games that they
 * were not made from.  The same seed, games and nodes give the same weights.
 *
 * Weights are printed in ten-thousandths of the logarithm of the odds.
 */

#include <glib.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/chisolo/rules/chisolo-eval.h"
#include "games/chisolo/rules/chisolo-rules.h"
#include "games/game-memory.h"
#include "games/game-playout.h"
#include "games/games.h"
#include "games/ken-wan/rules/ken-wan-eval.h"
#include "search/search.h"

#define TERMS_MAX 12
#define PLIES_MAX 400
#define NEWTON_STEPS 20

/* The random plies before the computer takes over, and the percentage of its
 * own plies that are random, so that bad positions are met as well. */
#define OPENING_LEAST 2
#define OPENING_SPAN 5
#define AT_RANDOM 3

/* The regression leaves out every game of this many. */
#define LEFT_OUT 5

#define UNIT 10000.0

/* Model: an evaluation that is a sum of weighted terms.
 *
 * `collect` writes by how much the side to move has more of each. */
typedef struct
{
  const char *game;
  const char *name;
  int n_terms;
  const char *terms[TERMS_MAX];
  void (*collect) (const GameState *state, int seat, double *terms);
  double (*shipped) (int term);
} Model;

/* Sample: a position of a game and the result of the game. */
typedef struct
{
  double terms[TERMS_MAX];
  double result;                /* 1 won, 0 lost, for the side to move */
  int game;
} Sample;

static void
collect_chisolo_quick (const GameState *state,
                       int              seat,
                       double          *terms)
{
  int own[CHISOLO_N_TERMS], other[CHISOLO_N_TERMS];

  chisolo_terms (state, seat, own);
  chisolo_terms (state, !seat, other);
  for (int i = 0; i < CHISOLO_N_QUICK_TERMS; i++)
    terms[i] = own[i] - other[i];
}

/* Threats of the side to move and of the other have weights of their own. */
static void
collect_chisolo (const GameState *state,
                 int              seat,
                 double          *terms)
{
  int own[CHISOLO_N_TERMS], other[CHISOLO_N_TERMS];
  int n = CHISOLO_N_QUICK_TERMS;

  collect_chisolo_quick (state, seat, terms);
  chisolo_terms (state, seat, own);
  chisolo_terms (state, !seat, other);
  for (int i = CHISOLO_N_QUICK_TERMS; i < CHISOLO_N_TERMS; i++)
    {
      terms[n++] = own[i];
      terms[n++] = -other[i];
    }
}

static double
shipped_chisolo_quick (int term)
{
  return chisolo_weights.quick[term];
}

static double
shipped_chisolo (int term)
{
  int threat = term - CHISOLO_N_QUICK_TERMS;

  if (threat < 0)
    return chisolo_weights.moving[term];

  return threat % 2 == 0
         ? chisolo_weights.moving[CHISOLO_N_QUICK_TERMS + threat / 2]
         : chisolo_weights.waiting[CHISOLO_N_QUICK_TERMS + threat / 2];
}

static void
collect_ken_wan (const GameState *state,
                 int              seat,
                 double          *terms)
{
  int own[KEN_WAN_N_WEIGHTS], other[KEN_WAN_N_WEIGHTS];

  ken_wan_weigh (state, seat, own);
  ken_wan_weigh (state, !seat, other);
  for (int i = 0; i < KEN_WAN_N_WEIGHTS; i++)
    terms[i] = own[i] - other[i];
}

static double
shipped_ken_wan_quick (int term)
{
  return ken_wan_quick_weights[term];
}

static double
shipped_ken_wan (int term)
{
  return ken_wan_weights[term];
}

static const Model models[] = {
  {
    "chisolo", "quick", CHISOLO_N_QUICK_TERMS,
    { "stones", "mobility", "heaps", "inner", "late", "move" },
    collect_chisolo_quick, shipped_chisolo_quick,
  },
  {
    "chisolo", "whole", CHISOLO_N_QUICK_TERMS + 4,
    { "stones", "mobility", "heaps", "inner", "late", "move",
      "threat, moving", "threat, waiting", "threats, moving",
      "threats, waiting" },
    collect_chisolo, shipped_chisolo,
  },
  {
    "ken-wan", "quick", KEN_WAN_N_QUICK_WEIGHTS,
    { "isolated", "groups", "distance", "halves", "largest" },
    collect_ken_wan, shipped_ken_wan_quick,
  },
  {
    "ken-wan", "whole", KEN_WAN_N_WEIGHTS,
    { "isolated", "groups", "distance", "halves", "largest", "frozen" },
    collect_ken_wan, shipped_ken_wan,
  },
};

#define N_MODELS (sizeof models / sizeof models[0])

/* The options of the command line. */
typedef struct
{
  char *game;
  gint64 n_games;
  gint64 nodes;
  gint64 seed;
} Wanted;

/* The positions of one game, each with the result that it had. */
typedef struct
{
  GameState states[PLIES_MAX];
  int n_states;
} Record;

static void
play_game (const Wanted    *wanted,
           const GameRules *rules,
           int              index,
           GameRng         *rng,
           Record          *record,
           GameOutcome     *outcome)
{
  int opening = OPENING_LEAST + (int) game_rng_below (rng, OPENING_SPAN);
  GamePosition position;
  GameConfig config;

  game_rules_default_config (rules, &config);
  config.players = 2;
  if (rules->setups != NULL)
    config.setup = index % 3;
  game_position_init_start (&position, rules, &config);
  record->n_states = 0;

  for (int ply = 0; ply < PLIES_MAX; ply++)
    {
      SearchLimits limits = {
        .nodes = (uint64_t) wanted->nodes, .level = SEARCH_LEVEL_FULL,
        .threads = 1, .hash_mib = 1,
      };
      SearchResult result;

      game_position_outcome (&position, outcome);
      if (outcome->over)
        break;
      if (ply < opening || game_rng_below (rng, 100) < AT_RANDOM)
        {
          game_play_at_random (&position, rng);
          continue;
        }
      record->states[record->n_states++] = position.state;
      limits.seed = game_rng_next (rng);
      search_run (&position, &limits, &result);
      game_position_apply (&position, result.line[0], NULL);
    }

  game_position_outcome (&position, outcome);
  game_position_clear (&position);
}

/* Adds the positions of a game as the terms of each of the game's models. */
static void
remember (GArray           **all,
          const GameRules   *rules,
          const Record      *record,
          const GameOutcome *outcome,
          int                game)
{
  for (size_t m = 0; m < N_MODELS; m++)
    {
      if (strcmp (models[m].game, rules->id) != 0)
        continue;
      for (int i = 0; i < record->n_states; i++)
        {
          int seat = rules->turn (&record->states[i]);
          Sample sample = {
            .result = !outcome->over || outcome->winner < 0
                        ? 0.5 : outcome->winner == seat,
            .game = game,
          };

          models[m].collect (&record->states[i], seat, sample.terms);
          g_array_append_val (all[m], sample);
        }
    }
}

static double
foretold (const Sample *sample,
          const double *weights,
          int           n)
{
  double sum = 0;

  for (int i = 0; i < n; i++)
    sum += weights[i] * sample->terms[i];

  return 1 / (1 + exp (-sum));
}

/* Returns the mean log loss of the games left out, or of the others. */
static double
surprise (GArray       *samples,
          const double *weights,
          int           n,
          bool          left_out)
{
  double sum = 0, count = 0;

  for (size_t i = 0; i < samples->len; i++)
    {
      const Sample *sample = &g_array_index (samples, Sample, i);
      double chance = foretold (sample, weights, n);

      if ((sample->game % LEFT_OUT == 0) != left_out)
        continue;
      chance = fmin (fmax (chance, 1e-9), 1 - 1e-9);
      sum -= sample->result * log (chance)
             + (1 - sample->result) * log (1 - chance);
      count++;
    }

  return sum / count;
}

/* Solves the n linear equations of @rows, whose last column is the right-hand
 * side, by elimination. */
static void
solve (double rows[TERMS_MAX][TERMS_MAX + 1],
       int    n)
{
  for (int a = 0; a < n; a++)
    {
      int pivot = a;

      for (int b = a; b < n; b++)
        if (fabs (rows[b][a]) > fabs (rows[pivot][a]))
          pivot = b;
      for (int c = 0; c <= n; c++)
        {
          double kept = rows[a][c];

          rows[a][c] = rows[pivot][c];
          rows[pivot][c] = kept;
        }
      for (int b = 0; b < n; b++)
        {
          double times = rows[b][a] / rows[a][a];

          if (b == a)
            continue;
          for (int c = a; c <= n; c++)
            rows[b][c] -= times * rows[a][c];
        }
    }
}

/* Makes one step of Newton's method towards the least log loss. */
static void
improve (GArray *samples,
         double *weights,
         int     n)
{
  double rows[TERMS_MAX][TERMS_MAX + 1] = { { 0 } };

  for (size_t i = 0; i < samples->len; i++)
    {
      const Sample *sample = &g_array_index (samples, Sample, i);
      double chance = foretold (sample, weights, n);

      if (sample->game % LEFT_OUT == 0)
        continue;
      for (int a = 0; a < n; a++)
        {
          rows[a][n] += (sample->result - chance) * sample->terms[a];
          for (int b = 0; b < n; b++)
            rows[a][b] += chance * (1 - chance) * sample->terms[a]
                          * sample->terms[b];
        }
    }

  /* Keep the weights of terms that hardly ever differ from running away. */
  for (int a = 0; a < n; a++)
    rows[a][a] += 0.01;
  solve (rows, n);
  for (int a = 0; a < n; a++)
    weights[a] += rows[a][n] / rows[a][a];
}

static void
tune (const Model *model,
      GArray      *samples)
{
  double found[TERMS_MAX] = { 0 }, shipped[TERMS_MAX];
  int n = model->n_terms;

  for (int i = 0; i < n; i++)
    shipped[i] = model->shipped (i) / UNIT;
  for (int step = 0; step < NEWTON_STEPS; step++)
    improve (samples, found, n);

  printf ("%s, %s: %u positions\n", model->game, model->name, samples->len);
  printf ("%-20s %10s %10s\n", "", "shipped", "found");
  for (int i = 0; i < n; i++)
    printf ("%-20s %10.0f %10.0f\n", model->terms[i], shipped[i] * UNIT,
            found[i] * UNIT);
  printf ("%-20s %10.5f %10.5f\n", "surprise", surprise (samples, shipped, n,
                                                         false),
          surprise (samples, found, n, false));
  printf ("%-20s %10.5f %10.5f\n\n", "of games left out",
          surprise (samples, shipped, n, true),
          surprise (samples, found, n, true));
}

static void
run (const Wanted    *wanted,
     const GameRules *rules)
{
  GArray *all[N_MODELS];
  Record *record = game_allocate (1, sizeof *record);
  GameRng rng = { (uint64_t) wanted->seed };

  for (size_t m = 0; m < N_MODELS; m++)
    all[m] = g_array_new (FALSE, FALSE, sizeof (Sample));
  for (uint64_t game = 0; game < (uint64_t) wanted->n_games; game++)
    {
      GameOutcome outcome;

      play_game (wanted, rules, game, &rng, record, &outcome);
      remember (all, rules, record, &outcome, game);
    }
  for (size_t m = 0; m < N_MODELS; m++)
    {
      if (all[m]->len > 0)
        tune (&models[m], all[m]);
      g_array_unref (all[m]);
    }
  free (record);
}

int
main (int   argc,
      char *argv[])
{
  Wanted wanted = { .nodes = 600 };
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &wanted.game,
      "chisolo or ken-wan", "ID" },
    { "games", 0, 0, G_OPTION_ARG_INT64, &wanted.n_games,
      "Games to learn from", "N" },
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &wanted.nodes,
      "Positions looked at for a move", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &wanted.seed, "What decides them all",
      "N" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  const GameRules *rules;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  rules = wanted.game == NULL ? NULL : games_find (wanted.game);
  if (rules == NULL || rules->assess == NULL || wanted.n_games < LEFT_OUT
      || wanted.nodes < 1 || argc > 1)
    {
      fputs ("eval-tune: see --help\n", stderr);
      return 2;
    }

  run (&wanted, rules);
  g_free (wanted.game);

  return EXIT_SUCCESS;
}
