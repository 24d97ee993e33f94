/* fuzz.c: hostile input for everything that the program reads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     fuzz page --count 1000000 --seed 7
 *
 * With --keep each input is written to a file before it is tried, so that the
 * one that broke something is there afterwards; it then belongs into the
 * corpus.
 */

#include "config.h"

#include "fuzz.h"

#include <glib/gstdio.h>
#include <glob.h>
#include <unistd.h>

/* An input that takes so long to read, in seconds, hangs. */
#define HANG 300

/* One of this many inputs begins with a file of the program's own, which are
 * long; the others with one of the corpus. */
#define OWN_FILES_ONE_IN 8

/* Fuzz: one run. */
typedef struct
{
  const FuzzKind *kind;
  GameRng rng;
  GPtrArray *corpus;            /* GString */
  GPtrArray *own;               /* GString: the files of the program */
  char *folder;
  char *keep;                   /* or NULL */
  guint64 n_accepted;
} Fuzz;

static void
free_string (gpointer data)
{
  g_string_free (data, TRUE);
}

static gboolean
try (Fuzz          *fuzz,
     const GString *text)
{
  gboolean accepted;

  if (fuzz->keep != NULL)
    g_assert_true (g_file_set_contents (fuzz->keep, text->str,
                                        (gssize) text->len, NULL));
  alarm (HANG);
  accepted = fuzz->kind->try (text->str, text->len, fuzz->folder);
  alarm (0);
  fuzz->n_accepted += accepted ? 1 : 0;

  return accepted;
}

static GString *
read_file (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);

  return g_string_new_len (text, (gssize) length);
}

static void
add_files (GPtrArray  *files,
           const char *source,
           const char *pattern,
           GPtrArray  *paths)
{
  g_autofree char *path = g_build_filename (source, pattern, NULL);
  glob_t found;

  g_assert_cmpint (glob (path, 0, NULL, &found), ==, 0);
  for (gsize i = 0; i < found.gl_pathc; i++)
    {
      g_ptr_array_add (files, read_file (found.gl_pathv[i]));
      if (paths != NULL)
        g_ptr_array_add (paths, g_strdup (found.gl_pathv[i]));
    }
  globfree (&found);
}

/* Everything as it is: what is good is read, what is bad is not. */
static void
read_corpus (Fuzz       *fuzz,
             const char *source)
{
  g_autofree char *pattern = g_build_filename ("tests", "fuzz", "corpus",
                                               fuzz->kind->name, "*", NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  add_files (fuzz->corpus, source, pattern, paths);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *name =
        g_path_get_basename (g_ptr_array_index (paths, i));

      if (try (fuzz, g_ptr_array_index (fuzz->corpus, i))
          == g_str_has_prefix (name, "bad-"))
        g_error ("%s, %s: %s", fuzz->kind->name, name,
                 g_str_has_prefix (name, "bad-") ? "was accepted"
                                                 : "was refused");
    }

  if (fuzz->kind->files != NULL)
    add_files (fuzz->own, source, fuzz->kind->files, NULL);
  for (guint i = 0; i < fuzz->own->len; i++)
    g_assert_true (try (fuzz, g_ptr_array_index (fuzz->own, i)));
  if (fuzz->kind->make != NULL)
    fuzz->kind->make (fuzz->corpus, &fuzz->rng);
}

static void
run (Fuzz  *fuzz,
     gint64 count)
{
  for (gint64 i = 0; i < count; i++)
    {
      gboolean own = fuzz->own->len > 0
                     && game_rng_below (&fuzz->rng, OWN_FILES_ONE_IN) == 0;
      GPtrArray *from = own ? fuzz->own : fuzz->corpus;
      const GString *model =
        g_ptr_array_index (from, game_rng_below (&fuzz->rng, from->len));
      GString *text = g_string_new_len (model->str, (gssize) model->len);

      for (guint32 n = 1 + game_rng_below (&fuzz->rng, 4); n > 0; n--)
        fuzz_mutate (text, fuzz->kind, fuzz->corpus, &fuzz->rng);
      try (fuzz, text);
      g_string_free (text, TRUE);
    }
}

int
main (int    argc,
      char **argv)
{
  gint64 count = 2000, seed = 1;
  g_autofree char *keep = NULL;
  const GOptionEntry entries[] = {
    { "count", 0, 0, G_OPTION_ARG_INT64, &count,
      "How many inputs; fewer where one takes long", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "What decides them all", "N" },
    { "keep", 0, 0, G_OPTION_ARG_FILENAME, &keep,
      "Where to write each before it is tried", "FILE" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("KIND");
  g_autoptr (GError) error = NULL;
  const char *source = g_getenv ("LUDOTHEQUE_SRCDIR");
  Fuzz fuzz = { .keep = NULL };

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  fuzz.kind = argc == 2 ? fuzz_find_kind (argv[1]) : NULL;
  if (fuzz.kind == NULL || source == NULL)
    g_error ("Give one of the kinds, and LUDOTHEQUE_SRCDIR");

  fuzz.rng.state = (guint64) seed;
  fuzz.keep = keep;
  fuzz.corpus = g_ptr_array_new_with_free_func (free_string);
  fuzz.own = g_ptr_array_new_with_free_func (free_string);
  fuzz.folder = g_dir_make_tmp ("ludotheque-fuzz-XXXXXX", &error);
  g_assert_no_error (error);

  read_corpus (&fuzz, source);
  count /= fuzz.kind->cost;
  run (&fuzz, count);
  g_print ("%s: %" G_GINT64_FORMAT " inputs, %" G_GUINT64_FORMAT
           " accepted\n", fuzz.kind->name, count, fuzz.n_accepted);

  g_ptr_array_unref (fuzz.corpus);
  g_ptr_array_unref (fuzz.own);
  g_rmdir (fuzz.folder);
  g_free (fuzz.folder);

  return fuzz.n_accepted > 0 ? 0 : 1;
}
