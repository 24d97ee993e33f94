/* tavli-net-embed.c: turns the weights of tavli's network into C
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Run when the program is built, so that the program needs no file.  Refuses
 * weights that do not fit the network, or with which its sums could outgrow
 * their 32 bits.
 */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "games/tavli/rules/tavli-net.h"

/* The file that is read, for messages about its errors. */
typedef struct
{
  const char *path;
  FILE *file;
} Source;

static void
fail (const Source *source,
      const char   *why)
{
  fprintf (stderr, "%s: %s\n", source->path, why);
  exit (EXIT_FAILURE);
}

static void
skip_comments (const Source *source)
{
  int c;

  while ((c = getc (source->file)) == '#')
    while (c != '\n' && c != EOF)
      c = getc (source->file);
  ungetc (c, source->file);
}

static int32_t
read_number (const Source *source,
             int64_t       most)
{
  int64_t number;

  if (fscanf (source->file, "%" SCNd64, &number) != 1)
    fail (source, "a number is missing");
  if (number > most || number < -most)
    fail (source, "a number is too large");

  return (int32_t) number;
}

static void
read_weights (const Source    *source,
              TavliNetWeights *weights)
{
  int64_t reach;

  skip_comments (source);
  if (read_number (source, INT16_MAX) != TAVLI_NET_INPUTS
      || read_number (source, INT16_MAX) != TAVLI_NET_HIDDEN)
    fail (source, "made for a network of another size");

  for (int i = 0; i < TAVLI_NET_INPUTS; i++)
    for (int j = 0; j < TAVLI_NET_HIDDEN; j++)
      weights->first[i][j] = (int16_t) read_number (source, INT16_MAX);
  for (int j = 0; j < TAVLI_NET_HIDDEN; j++)
    weights->first_bias[j] = read_number (source, 100000000);
  for (int j = 0; j < TAVLI_NET_HIDDEN; j++)
    weights->second[j] = (int16_t) read_number (source, INT16_MAX);
  weights->second_bias = read_number (source, 100000000);

  reach = llabs (weights->second_bias);
  for (int j = 0; j < TAVLI_NET_HIDDEN; j++)
    reach += (int64_t) abs (weights->second[j]) * TAVLI_NET_HIDDEN_ONE;
  if (reach > INT32_MAX)
    fail (source, "the sum of the output could overflow");
}

static void
write_list (FILE          *file,
            const int32_t *numbers,
            int            n)
{
  fputs ("{", file);
  for (int i = 0; i < n; i++)
    fprintf (file, i % 10 == 0 ? "\n    %d," : " %d,", numbers[i]);
  fputs ("\n  },\n", file);
}

static void
write_narrow_list (FILE          *file,
                   const int16_t *numbers,
                   int            n)
{
  int32_t wide[TAVLI_NET_HIDDEN];

  for (int i = 0; i < n; i++)
    wide[i] = numbers[i];
  write_list (file, wide, n);
}

static void
write_weights (FILE                  *file,
               const TavliNetWeights *weights)
{
  fputs ("#include \"games/tavli/rules/tavli-net.h\"\n\n"
         "const TavliNetWeights tavli_net_weights = {\n"
         "  .first = {\n", file);
  for (int i = 0; i < TAVLI_NET_INPUTS; i++)
    write_narrow_list (file, weights->first[i], TAVLI_NET_HIDDEN);
  fputs ("  },\n  .first_bias = ", file);
  write_list (file, weights->first_bias, TAVLI_NET_HIDDEN);
  fputs ("  .second = ", file);
  write_narrow_list (file, weights->second, TAVLI_NET_HIDDEN);
  fprintf (file, "  .second_bias = %d,\n};\n", weights->second_bias);
}

int
main (int   argc,
      char *argv[])
{
  TavliNetWeights *weights = calloc (1, sizeof *weights);
  Source source;
  FILE *file;

  if (weights == NULL || argc != 3)
    {
      fputs ("Usage: tavli-net-embed WEIGHTS OUTPUT\n", stderr);
      return 2;
    }

  source = (Source) { argv[1], fopen (argv[1], "r") };
  if (source.file == NULL)
    fail (&source, "cannot be read");
  read_weights (&source, weights);
  fclose (source.file);

  file = fopen (argv[2], "w");
  if (file == NULL)
    {
      perror (argv[2]);
      return EXIT_FAILURE;
    }
  write_weights (file, weights);
  free (weights);

  return fclose (file) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
