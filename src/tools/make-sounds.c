/* make-sounds.c: makes the sounds of sticks, dice, stones, wood and cloth
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usage: make-sounds NAME TAKE FILE
 *
 * A thing that is struck rings in a few tones of its own, each dying away at
 * its own pace, after a short burst of noise where the two surfaces meet.
 * So a sound is a list of tones for each material, and a list of knocks,
 * because a thing that falls seldom touches only once.  No two things weigh the
 * same, so there are several takes of each.  The same bytes come out every
 * time.
 */

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/game-rng.h"

#define RATE 44100
#define SAMPLES_MAX RATE

/* The loudest sample, as a part of the greatest value: loud enough to be heard
 * across a table, far enough from the limit that nothing is cut. */
#define PEAK 0.6

/* Seconds at the end over which all that still rings is faded out. */
#define FADE 0.02

#define TONES_MAX 5
#define KNOCKS_MAX 8

/* A tone that a struck thing rings in. */
typedef struct
{
  double frequency;             /* Hz; 0 ends the list */
  double decay;                 /* seconds until 1/e is left */
  double level;
} Tone;

/* A touch of the two surfaces. */
typedef struct
{
  double at;                    /* seconds */
  double level;                 /* 0 ends the list */
  double pitch;                 /* of the tones, 1 being as they are listed */
} Knock;

typedef struct
{
  const char *name;
  double length;                /* seconds */
  double noise;                 /* level of the burst */
  double noise_decay;           /* seconds until 1/e is left */
  double brightness;            /* of the burst: 1 hisses, near 0 thuds */
  Tone tones[TONES_MAX + 1];
  Knock knocks[KNOCKS_MAX + 1];
} Recipe;

static const Recipe recipes[] = {
  {
    /* A split stick drops on a flat stone, and its other end follows. */
    .name = "stick", .length = 0.24,
    .noise = 0.9, .noise_decay = 0.005, .brightness = 0.7,
    .tones = {
      { 1130, 0.040, 1.0 }, { 2270, 0.026, 0.7 }, { 3690, 0.017, 0.5 },
      { 5410, 0.010, 0.3 },
    },
    .knocks = {
      { 0, 1.0, 1.0 }, { 0.052, 0.5, 1.07 }, { 0.087, 0.22, 0.97 },
      { 0.110, 0.1, 1.03 },
    },
  },
  {
    /* A die comes to rest on wood, in ever smaller bounces. */
    .name = "die", .length = 0.38,
    .noise = 0.7, .noise_decay = 0.004, .brightness = 0.55,
    .tones = {
      { 190, 0.045, 0.5 }, { 940, 0.026, 0.9 }, { 1870, 0.016, 0.8 },
      { 3320, 0.010, 0.5 },
    },
    .knocks = {
      { 0, 0.8, 1.0 }, { 0.074, 1.0, 1.09 }, { 0.136, 0.7, 0.93 },
      { 0.185, 0.55, 1.13 }, { 0.223, 0.4, 0.96 }, { 0.251, 0.28, 1.05 },
      { 0.271, 0.18, 0.99 }, { 0.286, 0.1, 1.04 },
    },
  },
  {
    /* A pebble drops among pebbles that lie on earth. */
    .name = "stone", .length = 0.17,
    .noise = 0.6, .noise_decay = 0.009, .brightness = 0.3,
    .tones = {
      { 410, 0.022, 0.5 }, { 2380, 0.018, 0.8 }, { 3910, 0.012, 0.6 },
      { 6130, 0.007, 0.3 },
    },
    .knocks = {
      { 0, 1.0, 1.0 }, { 0.031, 0.4, 1.16 }, { 0.052, 0.16, 0.91 },
    },
  },
  {
    /* A piece of a board game is set down on a wooden board. */
    .name = "wood", .length = 0.22,
    .noise = 0.5, .noise_decay = 0.006, .brightness = 0.3,
    .tones = {
      { 290, 0.050, 1.0 }, { 710, 0.034, 0.8 }, { 1490, 0.018, 0.5 },
      { 2650, 0.009, 0.25 },
    },
    .knocks = {
      { 0, 1.0, 1.0 }, { 0.024, 0.2, 1.02 },
    },
  },
  {
    /* A cube is set down on one edge, then lies on its face. */
    .name = "cube", .length = 0.28,
    .noise = 0.4, .noise_decay = 0.010, .brightness = 0.15,
    .tones = {
      { 180, 0.060, 1.0 }, { 430, 0.042, 0.8 }, { 1090, 0.020, 0.45 },
      { 1930, 0.010, 0.2 },
    },
    .knocks = {
      { 0, 0.55, 1.06 }, { 0.046, 1.0, 1.0 },
    },
  },
  {
    /* An awl of bone is stuck into a cloth that lies on the ground. */
    .name = "cloth", .length = 0.18,
    .noise = 1.0, .noise_decay = 0.022, .brightness = 0.12,
    .tones = {
      { 210, 0.030, 0.40 }, { 560, 0.016, 0.20 },
    },
    .knocks = {
      { 0, 1.0, 1.0 }, { 0.034, 0.3, 0.9 },
    },
  },
  {
    /* Two bars of wood that are tuned a fifth apart, for the end of a game. */
    .name = "end", .length = 0.95,
    .noise = 0.12, .noise_decay = 0.004, .brightness = 0.2,
    .tones = {
      { 392, 0.210, 1.0 }, { 784, 0.090, 0.25 }, { 1568, 0.050, 0.3 },
      { 3920, 0.012, 0.1 },
    },
    .knocks = {
      { 0, 0.8, 1.0 }, { 0.17, 1.0, 1.5 },
    },
  },
};

/* A take: how heavy the thing is, by how high and how loud it sounds. */
typedef struct
{
  double pitch;
  double level;
} Take;

static const Take takes[] = { { 1, 1 }, { 0.92, 0.85 } };

#define N_TAKES ((int) (sizeof takes / sizeof *takes))

static void
add_tones (double       *samples,
           int           n,
           const Recipe *recipe,
           const Knock  *knock,
           double        pitch)
{
  int first = (int) (knock->at * RATE);

  for (const Tone *tone = recipe->tones; tone->frequency > 0; tone++)
    for (int i = first; i < n; i++)
      {
        double t = (double) (i - first) / RATE;

        samples[i] += knock->level * tone->level * exp (-t / tone->decay)
                      * sin (2 * M_PI * tone->frequency * knock->pitch * pitch
                             * t);
      }
}

static void
add_noise (double       *samples,
           int           n,
           const Recipe *recipe,
           const Knock  *knock,
           GameRng      *rng)
{
  int first = (int) (knock->at * RATE);
  double smooth = 0;

  for (int i = first; i < n; i++)
    {
      double t = (double) (i - first) / RATE;
      double white = game_rng_below (rng, 65536) / 32768.0 - 1;

      smooth += recipe->brightness * (white - smooth);
      samples[i] += knock->level * recipe->noise
                    * exp (-t / recipe->noise_decay) * smooth;
    }
}

/* Brings the loudest sample to @peak and lets the end die away to nothing. */
static void
finish (double *samples,
        int     n,
        double  peak)
{
  int n_fade = (int) (FADE * RATE);
  double loudest = 0;

  for (int i = 0; i < n; i++)
    {
      if (n - 1 - i < n_fade)
        samples[i] *= (double) (n - 1 - i) / n_fade;
      loudest = fmax (loudest, fabs (samples[i]));
    }

  for (int i = 0; i < n; i++)
    samples[i] *= peak / loudest;
}

/* Numbers in a WAV file are little-endian on every machine. */
static bool
write_number (FILE    *file,
              uint32_t number,
              int      n_bytes)
{
  for (int i = 0; i < n_bytes; i++)
    if (fputc ((int) (number >> (8 * i) & 0xff), file) == EOF)
      return false;

  return true;
}

static bool
write_wav (FILE         *file,
           const double *samples,
           int           n)
{
  uint32_t n_bytes = (uint32_t) n * 2;
  bool written =
    fputs ("RIFF", file) != EOF
    && write_number (file, 36 + n_bytes, 4)
    && fputs ("WAVEfmt ", file) != EOF
    && write_number (file, 16, 4)       /* bytes of the format */
    && write_number (file, 1, 2)        /* plain samples */
    && write_number (file, 1, 2)        /* one channel */
    && write_number (file, RATE, 4)
    && write_number (file, RATE * 2, 4) /* bytes a second */
    && write_number (file, 2, 2)        /* bytes of a sample */
    && write_number (file, 16, 2)       /* its bits */
    && fputs ("data", file) != EOF
    && write_number (file, n_bytes, 4);

  for (int i = 0; written && i < n; i++)
    {
      int sample = (int) lround (samples[i] * INT16_MAX);

      written = write_number (file, (uint32_t) sample & 0xffff, 2);
    }

  return written;
}

static bool
make_sound (const Recipe *recipe,
            int           take,
            FILE         *file)
{
  double samples[SAMPLES_MAX] = { 0 };
  int n = (int) (recipe->length * RATE);
  GameRng rng = { (uint64_t) take };

  for (const Knock *knock = recipe->knocks; knock->level > 0; knock++)
    {
      add_tones (samples, n, recipe, knock, takes[take - 1].pitch);
      add_noise (samples, n, recipe, knock, &rng);
    }
  finish (samples, n, PEAK * takes[take - 1].level);

  return write_wav (file, samples, n);
}

int
main (int    argc,
      char **argv)
{
  const Recipe *recipe = NULL;
  int take = argc == 4 ? atoi (argv[2]) : 0;
  FILE *file;
  bool written;

  for (size_t i = 0; argc == 4 && i < sizeof recipes / sizeof *recipes; i++)
    if (strcmp (argv[1], recipes[i].name) == 0)
      recipe = &recipes[i];

  if (recipe == NULL || take < 1 || take > N_TAKES)
    {
      fputs ("usage: make-sounds cloth|cube|die|end|stick|stone|wood 1|2 "
             "FILE\n", stderr);
      return 2;
    }

  file = fopen (argv[3], "wb");
  if (file == NULL)
    {
      perror (argv[3]);
      return EXIT_FAILURE;
    }

  written = make_sound (recipe, take, file);
  if (fclose (file) != 0 || !written)
    {
      fprintf (stderr, "%s: cannot be written\n", argv[3]);
      return EXIT_FAILURE;
    }

  return EXIT_SUCCESS;
}
