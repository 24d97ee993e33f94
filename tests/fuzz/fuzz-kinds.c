/* fuzz-kinds.c: what there is to try, and what all of them need
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "fuzz.h"

#include <glib/gstdio.h>

static const FuzzKind *const kinds[] = {
  &fuzz_record, &fuzz_store, &fuzz_page, &fuzz_lesson, &fuzz_puzzle,
  &fuzz_result, &fuzz_draft,
  &fuzz_atlas,
  &fuzz_position, &fuzz_move, &fuzz_weights, &fuzz_settings,
  &fuzz_session, &fuzz_sealed,
};

const FuzzKind *
fuzz_find_kind (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (kinds[i]->name, name) == 0)
      return kinds[i];

  return NULL;
}

char *
fuzz_write (const char *folder,
            const char *name,
            const char *text,
            gsize       length)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  FILE *file = g_fopen (path, "wb");

  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (text, 1, length, file), ==, length);
  g_assert_cmpint (fclose (file), ==, 0);

  return g_steal_pointer (&path);
}

void
fuzz_check_error (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, !=, "");
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}
