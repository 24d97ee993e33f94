/* tavli-train.c: teaches the network of tavli by games against itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After each game the judgement of every position is drawn partly towards the
 * result, partly towards the network's judgement of the positions that followed
 * (temporal differences; R. S. Sutton, 1988, G. Tesauro, 1992).  The same seed
 * and number of games give the same weights.
 */

#include <glib.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/game-memory.h"
#include "games/game-playout.h"
#include "games/tavli/rules/tavli-net.h"
#include "games/tavli/rules/tavli-rules.h"
#include "search/search-turns.h"

/* Positions followed after each step of a turn. */
#define WIDTH_DEFAULT 200

/* Throws of a game that are learnt from; hardly any game has so many. */
#define MAX_THROWS 2000

/* The part of the learning at a position that comes from all later positions
 * rather than from the next one alone. */
#define LAMBDA_DEFAULT 0.7

#define RATE_DEFAULT 0.02

/* The learning rate at the end, as a part of that at the beginning. */
#define LAST_PART 0.02f

/* The slope of a hidden unit that is wholly on or off, so that it still
 * learns. */
#define LEAK 0.01f

/* The values of 1.0 in the biases of the hidden units and of the output. */
#define FIRST_UNIT ((float) TAVLI_NET_INPUT_ONE * TAVLI_NET_WEIGHT_ONE)
#define OUTPUT_UNIT ((float) TAVLI_NET_HIDDEN_ONE * TAVLI_NET_OUTPUT_ONE)

#define REPORT_GAMES 1000
#define CHECK_GAMES 10000
#define CHECK_MATCH 200

/* Net: the weights while they are learnt. */
typedef struct
{
  float first[TAVLI_NET_INPUTS][TAVLI_NET_HIDDEN];
  float first_bias[TAVLI_NET_HIDDEN];
  float second[TAVLI_NET_HIDDEN];
  float second_bias;
} Net;

/* Seen: a position before a throw and the network's judgement of it. */
typedef struct
{
  TavliNetInputs inputs;
  float chance;
  int seat;
} Seen;

/* Trainer: all that a run works with. */
typedef struct
{
  Net net;
  GameRng rng;
  SearchTurns turns;
  Seen seen[MAX_THROWS];
  int n_seen;
  int n_games;
  int width;
  float rate;                   /* of the first game */
  float lambda;
  gint64 seed;
  char *start;                  /* weights to go on from, or NULL */
  char *output;
} Trainer;

static float
drawn_weight (GameRng *rng,
              float    width)
{
  return ((float) (game_rng_next (rng) >> 40) / 16777216.0f - 0.5f) * width;
}

static void
net_init (Net     *net,
          GameRng *rng)
{
  for (int i = 0; i < TAVLI_NET_INPUTS; i++)
    for (int j = 0; j < TAVLI_NET_HIDDEN; j++)
      net->first[i][j] = drawn_weight (rng, 0.2f);

  for (int j = 0; j < TAVLI_NET_HIDDEN; j++)
    {
      net->first_bias[j] = 0.3f;
      net->second[j] = drawn_weight (rng, 0.5f);
    }
  net->second_bias = 0;
}

static float
clip (float x)
{
  return x < 0 ? 0 : x > 1 ? 1 : x;
}

static float
forward (const Net            *net,
         const TavliNetInputs *inputs,
         float                *hidden)
{
  float output = net->second_bias;

  memcpy (hidden, net->first_bias, sizeof net->first_bias);
  for (int i = 0; i < inputs->n; i++)
    {
      const float *first = net->first[inputs->index[i]];
      float value = inputs->value[i] * (1.0f / TAVLI_NET_INPUT_ONE);

      for (int j = 0; j < TAVLI_NET_HIDDEN; j++)
        hidden[j] += first[j] * value;
    }
  for (int j = 0; j < TAVLI_NET_HIDDEN; j++)
    output += net->second[j] * clip (hidden[j]);

  return output;
}

static float
chance_of (float output)
{
  return 1 / (1 + expf (-output));
}

/* Draws the judgement of @inputs towards @target by @rate. */
static void
learn (Net                  *net,
       const TavliNetInputs *inputs,
       float                 target,
       float                 rate)
{
  float hidden[TAVLI_NET_HIDDEN];
  float delta[TAVLI_NET_HIDDEN];
  float step = rate * (target - chance_of (forward (net, inputs, hidden)));

  for (int j = 0; j < TAVLI_NET_HIDDEN; j++)
    {
      float slope = hidden[j] > 0 && hidden[j] < 1 ? 1 : LEAK;

      delta[j] = step * net->second[j] * slope;
      net->second[j] += step * clip (hidden[j]);
      net->first_bias[j] += delta[j];
    }
  net->second_bias += step;

  for (int i = 0; i < inputs->n; i++)
    {
      float *first = net->first[inputs->index[i]];
      float value = inputs->value[i] * (1.0f / TAVLI_NET_INPUT_ONE);

      for (int j = 0; j < TAVLI_NET_HIDDEN; j++)
        first[j] += delta[j] * value;
    }
}

/* Returns the worth of the position at the end of a turn to @seat, by the
 * network or, without one, by the terms alone. */
static float
worth (const Net       *net,
       const GameState *state,
       int              seat)
{
  const TavliState *tavli = (const TavliState *) state;
  TavliNetInputs inputs;
  float hidden[TAVLI_NET_HIDDEN];

  if (tavli_winner (tavli) == seat)
    return 1e9f;
  if (net == NULL)
    return (float) tavli_rules.evaluate (state, seat);

  tavli_net_inputs (tavli, &inputs);

  return tavli->turn == seat ? forward (net, &inputs, hidden)
                             : -forward (net, &inputs, hidden);
}

/* Plays the best turn of the throw that has fallen. */
static void
play_turn (Trainer   *trainer,
           const Net *net,
           GameState *state)
{
  SearchTurns *turns = &trainer->turns;
  int seat = tavli_rules.turn (state);
  float best = -INFINITY;
  int chosen = 0;

  search_turns_generate (turns, &tavli_rules, state,
                         &(SearchTurnsOptions) {
                           .width = trainer->width,
                           .late_width = trainer->width,
                         });
  for (int i = 0; i < turns->n_nodes; i++)
    {
      float value;

      if (!turns->nodes[i].ends)
        continue;
      value = worth (net, &turns->nodes[i].state, seat);
      if (value > best)
        {
          best = value;
          chosen = i;
        }
    }

  *state = turns->nodes[chosen].state;
}

static void
remember (Trainer         *trainer,
          const GameState *state)
{
  float hidden[TAVLI_NET_HIDDEN];
  Seen *seen;

  if (trainer->n_seen == MAX_THROWS)
    return;

  seen = &trainer->seen[trainer->n_seen++];
  tavli_net_inputs ((const TavliState *) state, &seen->inputs);
  seen->chance = chance_of (forward (&trainer->net, &seen->inputs, hidden));
  seen->seat = tavli_rules.turn (state);
}

static void
start (GameState *state)
{
  const GameConfig config = { .players = 2 };

  memset (state, 0, sizeof *state);
  tavli_rules.start (&config, state);
}

/* Plays a game against itself and learns from it, the last throw first. */
static void
learn_game (Trainer *trainer,
            float    rate)
{
  GameState state;
  float white;

  start (&state);
  trainer->n_seen = 0;
  while (tavli_winner ((const TavliState *) &state) < 0)
    if (tavli_rules.at_chance (&state))
      {
        remember (trainer, &state);
        tavli_rules.apply (&state, game_draw_listed_throw (&tavli_rules, &state,
                                                           &trainer->rng),
                           NULL);
      }
    else
      play_turn (trainer, &trainer->net, &state);

  white = tavli_winner ((const TavliState *) &state) == TAVLI_WHITE;
  for (int i = trainer->n_seen - 1; i >= 0; i--)
    {
      const Seen *seen = &trainer->seen[i];
      bool is_white = seen->seat == TAVLI_WHITE;

      learn (&trainer->net, &seen->inputs, is_white ? white : 1 - white,
             rate);
      white = trainer->lambda * white
              + (1 - trainer->lambda) * (is_white ? seen->chance
                                                  : 1 - seen->chance);
    }
}

/* Returns how many of @n_games the network wins against the terms alone, both
 * looking one turn ahead. */
static int
check (Trainer *trainer,
       int      n_games)
{
  GameRng rng = { trainer->seed };
  int n_won = 0;

  for (int i = 0; i < n_games; i++)
    {
      GameState state;
      int own = i % 2;

      start (&state);
      while (tavli_winner ((const TavliState *) &state) < 0)
        if (tavli_rules.at_chance (&state))
          tavli_rules.apply (&state, game_draw_listed_throw (&tavli_rules,
                                                             &state, &rng),
                             NULL);
        else
          play_turn (trainer,
                     tavli_rules.turn (&state) == own ? &trainer->net : NULL,
                     &state);
      n_won += tavli_winner ((const TavliState *) &state) == own;
    }

  return n_won;
}

static void
read_numbers (const Trainer *trainer,
              FILE          *file,
              float         *numbers,
              int            n,
              float          one)
{
  for (int i = 0; i < n; i++)
    {
      int number;

      if (fscanf (file, "%d", &number) != 1)
        {
          fprintf (stderr, "%s: a number is missing\n", trainer->start);
          exit (EXIT_FAILURE);
        }
      numbers[i] = (float) number / one;
    }
}

/* Takes up the weights of the file to go on from. */
static void
read_weights (Trainer *trainer)
{
  FILE *file = fopen (trainer->start, "r");
  Net *net = &trainer->net;
  float sizes[2];
  int c;

  if (file == NULL)
    {
      perror (trainer->start);
      exit (EXIT_FAILURE);
    }

  while ((c = getc (file)) == '#')
    while (c != '\n' && c != EOF)
      c = getc (file);
  ungetc (c, file);
  read_numbers (trainer, file, sizes, 2, 1);
  if ((int) sizes[0] != TAVLI_NET_INPUTS
      || (int) sizes[1] != TAVLI_NET_HIDDEN)
    {
      fprintf (stderr, "%s: made for a network of another size\n",
               trainer->start);
      exit (EXIT_FAILURE);
    }

  read_numbers (trainer, file, net->first[0],
                TAVLI_NET_INPUTS * TAVLI_NET_HIDDEN, TAVLI_NET_WEIGHT_ONE);
  read_numbers (trainer, file, net->first_bias, TAVLI_NET_HIDDEN,
                FIRST_UNIT);
  read_numbers (trainer, file, net->second, TAVLI_NET_HIDDEN,
                TAVLI_NET_OUTPUT_ONE);
  read_numbers (trainer, file, &net->second_bias, 1, OUTPUT_UNIT);
  fclose (file);
}

static void
write_numbers (FILE        *file,
               const float *numbers,
               int          n,
               float        one,
               float        most)
{
  for (int i = 0; i < n; i++)
    {
      float scaled = rintf (numbers[i] * one);

      if (scaled > most)
        scaled = most;
      if (scaled < -most)
        scaled = -most;
      fprintf (file, i == 0 ? "%d" : " %d", (int) scaled);
    }
  fputc ('\n', file);
}

static void
write_weights (const Trainer *trainer)
{
  const Net *net = &trainer->net;
  FILE *file = fopen (trainer->output, "w");

  if (file == NULL)
    {
      perror (trainer->output);
      exit (EXIT_FAILURE);
    }

  fputs ("# What the network of tavli has learnt, made by\n"
         "#   tavli-train", file);
  if (trainer->start != NULL)
    fprintf (file, " --start %s", trainer->start);
  fprintf (file,
           " --width %d --rate %g --lambda %g --games %d --seed %llu\n"
           "# A line for each input, one of what the hidden units begin with,\n"
           "# one of what they count for, one of what the sum begins with.\n",
           trainer->width, (double) trainer->rate,
           (double) trainer->lambda, trainer->n_games,
           (unsigned long long) trainer->seed);
  fprintf (file, "%d %d\n", TAVLI_NET_INPUTS, TAVLI_NET_HIDDEN);
  for (int i = 0; i < TAVLI_NET_INPUTS; i++)
    write_numbers (file, net->first[i], TAVLI_NET_HIDDEN,
                   TAVLI_NET_WEIGHT_ONE, INT16_MAX);
  write_numbers (file, net->first_bias, TAVLI_NET_HIDDEN, FIRST_UNIT,
                 1e8f);
  write_numbers (file, net->second, TAVLI_NET_HIDDEN, TAVLI_NET_OUTPUT_ONE,
                 INT16_MAX);
  write_numbers (file, &net->second_bias, 1, OUTPUT_UNIT, 1e8f);
  if (fclose (file) != 0)
    {
      perror (trainer->output);
      exit (EXIT_FAILURE);
    }
}

/* Large steps while there is much to learn, ever smaller ones to settle. */
static float
rate_at (const Trainer *trainer,
         int            game)
{
  return trainer->rate
         * powf (LAST_PART, (float) game / (float) trainer->n_games);
}

static void
train (Trainer *trainer)
{
  if (trainer->start != NULL)
    read_weights (trainer);
  else
    net_init (&trainer->net, &trainer->rng);
  for (int i = 1; i <= trainer->n_games; i++)
    {
      learn_game (trainer, rate_at (trainer, i - 1));
      if (i % REPORT_GAMES == 0)
        fprintf (stderr, "%d games\n", i);
      if (i % CHECK_GAMES == 0 || i == trainer->n_games)
        {
          fprintf (stderr, "%d games: %d of %d won against the terms alone\n",
                   i, check (trainer, CHECK_MATCH), CHECK_MATCH);
          write_weights (trainer);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  Trainer *trainer = game_allocate (1, sizeof *trainer);
  double rate = RATE_DEFAULT, lambda = LAMBDA_DEFAULT;
  const GOptionEntry entries[] = {
    { "start", 0, 0, G_OPTION_ARG_FILENAME, &trainer->start,
      "Weights to go on from", "FILE" },
    { "width", 0, 0, G_OPTION_ARG_INT, &trainer->width,
      "Positions followed after each step of a turn", "N" },
    { "rate", 0, 0, G_OPTION_ARG_DOUBLE, &rate,
      "How much is learnt from a position at first, 0 to 1", "R" },
    { "lambda", 0, 0, G_OPTION_ARG_DOUBLE, &lambda,
      "How much of it comes from all that followed, 0 to 1", "L" },
    { "games", 0, 0, G_OPTION_ARG_INT, &trainer->n_games, "Games to learn from",
      "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &trainer->seed,
      "What decides them all", "N" },
    { "output", 0, 0, G_OPTION_ARG_FILENAME, &trainer->output,
      "The weights to write", "FILE" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  trainer->width = WIDTH_DEFAULT;
  trainer->turns = (SearchTurns) SEARCH_TURNS_INIT;
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  if (trainer->n_games < 1 || trainer->width < 1 || !(rate > 0 && rate <= 1)
      || !(lambda >= 0 && lambda <= 1) || trainer->output == NULL || argc > 1)
    {
      fputs ("tavli-train: see --help\n", stderr);
      return 2;
    }

  trainer->rate = (float) rate;
  trainer->lambda = (float) lambda;
  trainer->rng = (GameRng) { (uint64_t) trainer->seed };
  train (trainer);
  search_turns_clear (&trainer->turns);
  g_free (trainer->start);
  g_free (trainer->output);
  free (trainer);

  return EXIT_SUCCESS;
}
