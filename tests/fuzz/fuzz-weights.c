/* fuzz-weights.c: what tavli's network has learnt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Read when the program is built, by a program of its own.
 */

#include "config.h"

#include "fuzz.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>

static gboolean
try_weights (const char *text,
             gsize       length,
             const char *folder)
{
  g_autofree char *path = fuzz_write (folder, "fuzz.weights", text, length);
  g_autofree char *made = g_build_filename (folder, "made.c", NULL);
  const char *argv[] = { g_getenv ("LUDOTHEQUE_EMBED"), path, made, NULL };
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_nonnull (argv[0]);
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL,
                &said, &status, &error);
  g_assert_no_error (error);
  g_unlink (path);
  g_unlink (made);

  /* The program refuses the file in a line that names it, and does not
   * crash. */
  g_assert_true (WIFEXITED (status));
  if (WEXITSTATUS (status) != 0)
    {
      g_assert_cmpint (WEXITSTATUS (status), ==, 1);
      g_assert_true (g_str_has_prefix (said, path));
      g_assert_true (strchr (said, '\n') == said + strlen (said) - 1);
    }

  return WEXITSTATUS (status) == 0;
}

static const char *const words[] = {
  "238 64", "#", " ", "\n", "32767", "-32768", "100000000", "x", "\xff", NULL,
};

const FuzzKind fuzz_weights = {
  .name = "weights",
  .words = words,
  .files = "data/tavli.weights",
  .try = try_weights,
  .cost = 50,
};
