/* fuzz-sealed.c: files of sealed sticks, and the cards that are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "fuzz.h"

#include "chance/sealed/ludo-sealed.h"

/* Whether @text is a set, which then can be thrown and written as it is. */
static gboolean
try_set (const char  *text,
         GError     **error)
{
  g_autoptr (LudoSealedSet) set = ludo_sealed_set_new_from_text (text, error);
  g_autoptr (LudoSealedSet) again = NULL;
  g_autofree char *written = NULL;
  GameRng rng = { 1 };
  guint percent = 0;

  if (set == NULL)
    return FALSE;

  g_assert_true (ludo_sealed_set_allows (ludo_sealed_set_get_name (set), "-"));
  g_assert_cmpuint (ludo_sealed_set_draw (set, &rng), <=, LUDO_SAMPLER_STICKS);
  g_assert_false (ludo_sealed_set_open (set, "-", &percent));
  written = ludo_sealed_set_dup_text (set);
  again = ludo_sealed_set_new_from_text (written, NULL);
  g_assert_nonnull (again);
  g_assert_true (ludo_sealed_set_equal (set, again));

  return TRUE;
}

/* Whether @text has cards, which then are described and written as they are. */
static gboolean
try_cards (const char  *text,
           GError     **error)
{
  g_autoptr (LudoSealed) sealed = ludo_sealed_new_from_text (text, 1, error);
  g_autoptr (LudoSealed) again = NULL;
  g_autofree char *written = NULL;
  g_autofree char *rewritten = NULL;

  if (sealed == NULL)
    return FALSE;

  for (guint i = 0; i < LUDO_SEALED_SETS * LUDO_SEALED_GROUPS; i++)
    if (i % LUDO_SEALED_SETS < ludo_sealed_get_n_sets (sealed))
      {
        g_autofree char *words = NULL;

        ludo_sealed_set_shown (sealed, i % LUDO_SEALED_SETS);
        ludo_sealed_set_group (sealed, i / LUDO_SEALED_SETS);
        words = ludo_sealed_describe (sealed);
        g_assert_cmpuint (ludo_sealed_get_n (sealed), <=,
                          LUDO_SEALED_THROWS_MAX);
        g_assert_true (g_utf8_validate (words, -1, NULL));
      }
  written = ludo_sealed_dup_text (sealed);
  again = ludo_sealed_new_from_text (written, 1, NULL);
  g_assert_nonnull (again);
  rewritten = ludo_sealed_dup_text (again);
  g_assert_cmpstr (written, ==, rewritten);

  return TRUE;
}

static gboolean
try_sealed (const char *text,
            gsize       length,
            const char *folder)
{
  g_autoptr (GError) no_set = NULL;
  g_autoptr (GError) no_cards = NULL;

  if (try_set (text, &no_set) || try_cards (text, &no_cards))
    return TRUE;

  fuzz_check_error (no_set);
  fuzz_check_error (no_cards);

  return FALSE;
}

static const char *const words[] = {
  "[Sealed sticks]\n", "[Sealed]\n", "[Set 1]\n", "[Set 5]\n", "Version=1\n",
  "Version=2\n", "Name=", "Salt=", "Word=", "Sticks=", "Own=", "1=", "8=", ";",
  "=", "\n", "\\n", "\\", "-1;", "10001;", "99999999999;", "\xc2\xa0", "\xff",
  NULL,
};

const FuzzKind fuzz_sealed = {
  .name = "sealed",
  .words = words,
  .try = try_sealed,
  .cost = 4,
};
