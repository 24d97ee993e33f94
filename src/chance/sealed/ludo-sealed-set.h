/* ludo-sealed-set.h: sticks whose chance somebody hid behind a word
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program throws them without the word, so whoever reads these sources can
 * find the chance in the file: a seal keeps honest pupils honest, and is no
 * safe.  Only a salted digest of the word is in the file.
 */

#pragma once

#include <glib.h>

#include "games/game-rng.h"

/* The most characters of a name. */
#define LUDO_SEALED_NAME_MAX 40

/* How often of a hundred times sealed sticks fall marked. */
#define LUDO_SEALED_PERCENT_MIN 1
#define LUDO_SEALED_PERCENT_MAX 99

/* LudoSealedSet: four sticks that fall marked equally often, and nobody sees
 * how often without the word. */
typedef struct _LudoSealedSet LudoSealedSet;

/* ludo_sealed_set_allows: whether sticks can be sealed with this name, one line
 * that is not blank nor longer than LUDO_SEALED_NAME_MAX, and this word, which
 * is not blank. */
gboolean ludo_sealed_set_allows (const char *name, const char *word);

/* ludo_sealed_set_new:
 * @name: what everybody may read; allowed as above
 * @percent: LUDO_SEALED_PERCENT_MIN to LUDO_SEALED_PERCENT_MAX
 * @word: opens the set; its capitals and the blanks around it do not count
 *
 * Returns: (transfer full): the sealed set, to be freed with
 *   ludo_sealed_set_free().
 */
LudoSealedSet *ludo_sealed_set_new (const char *name, guint percent,
                                    const char *word);

/* ludo_sealed_set_new_from_text:
 * @text: as from ludo_sealed_set_dup_text(), but from a file that anybody may
 *   have changed
 *
 * Returns: (transfer full): the set; NULL with @error (G_KEY_FILE_ERROR), a
 *   sentence.
 */
LudoSealedSet *ludo_sealed_set_new_from_text (const char *text, GError **error);

/* ludo_sealed_set_free: frees @set, which may be NULL. */
void ludo_sealed_set_free (LudoSealedSet *set);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoSealedSet, ludo_sealed_set_free)

/* ludo_sealed_set_dup_text: (transfer full): the set as the text of a file. */
char *ludo_sealed_set_dup_text (const LudoSealedSet *set);

/* ludo_sealed_set_get_name: what the set is called. */
const char *ludo_sealed_set_get_name (const LudoSealedSet *set);

/* ludo_sealed_set_equal: whether both come from one sealing. */
gboolean ludo_sealed_set_equal (const LudoSealedSet *set,
                                const LudoSealedSet *other);

/* ludo_sealed_set_draw: throws the sticks once.  Returns: how many fall
 * marked. */
guint ludo_sealed_set_draw (const LudoSealedSet *set, GameRng *rng);

/* ludo_sealed_set_open: whether @word is the word of @set; @percent (out) is
 * then how often of a hundred times its sticks fall marked. */
gboolean ludo_sealed_set_open (const LudoSealedSet *set, const char *word,
                               guint *percent);
