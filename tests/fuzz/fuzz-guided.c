/* fuzz-guided.c: hostile input that is led on by what it reaches
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * libFuzzer keeps each input that ran through code no other has, and changes
 * those further.  LUDOTHEQUE_FUZZ_KIND names what is tried.  With
 * LUDOTHEQUE_FUZZ_SEEDS the inputs that the program makes itself are written
 * into that folder first.
 */

#include "config.h"

#include "fuzz.h"

#include <glib/gstdio.h>
#include <string.h>

/* The longest file of the program's own that is a seed: what is long is tried
 * by the other fuzzer, and would only be slow here. */
#define SEED_MAX 8000

/* The functions that libFuzzer calls, and the one that it offers. */
int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size,
                                unsigned seed);
size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t max_size);

static const FuzzKind *kind;
static char *folder;
static GPtrArray *corpus;       /* GString: lends pieces */

static void
remove_folder (void)
{
  g_rmdir (folder);
}

static void
free_string (gpointer data)
{
  g_string_free (data, TRUE);
}

static void
write_seeds (const char *seeds)
{
  for (guint i = 0; i < corpus->len; i++)
    {
      const GString *text = g_ptr_array_index (corpus, i);
      g_autofree char *name = g_strdup_printf ("made-%u", i);

      if (text->len <= SEED_MAX)
        g_free (fuzz_write (seeds, name, text->str, text->len));
    }
}

int
LLVMFuzzerInitialize (int    *argc,
                      char ***argv)
{
  const char *seeds = g_getenv ("LUDOTHEQUE_FUZZ_SEEDS");
  GameRng rng = { 1 };

  kind = fuzz_find_kind (g_getenv ("LUDOTHEQUE_FUZZ_KIND"));
  if (kind == NULL)
    g_error ("Name one of the kinds by LUDOTHEQUE_FUZZ_KIND");

  folder = g_dir_make_tmp ("ludotheque-fuzz-XXXXXX", NULL);
  g_assert_nonnull (folder);
  atexit (remove_folder);
  corpus = g_ptr_array_new_with_free_func (free_string);
  if (kind->make != NULL)
    kind->make (corpus, &rng);
  if (seeds != NULL)
    write_seeds (seeds);
  if (corpus->len == 0)
    g_ptr_array_add (corpus, g_string_new (kind->words[0]));

  return 0;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  /* A copy of its own, whose end the sanitizer knows. */
  g_autofree char *text = g_malloc (size + 1);

  if (size > 0)
    memcpy (text, data, size);
  text[size] = '\0';
  kind->try (text, size, folder);

  return 0;
}

/* Half of the changes are libFuzzer's own, half those that know the words of
 * the kind. */
size_t
LLVMFuzzerCustomMutator (uint8_t  *data,
                         size_t    size,
                         size_t    max_size,
                         unsigned  seed)
{
  GameRng rng = { seed };
  GString *text;

  if (seed % 2 == 0)
    return LLVMFuzzerMutate (data, size, max_size);

  text = g_string_new_len ((const char *) data, (gssize) size);
  fuzz_mutate (text, kind, corpus, &rng);
  size = MIN (text->len, max_size);
  memcpy (data, text->str, size);
  g_string_free (text, TRUE);

  return size;
}
