/* ludo-sealed.h: groups that find out what sealed sticks do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/throws/ludo-sampler.h"
#include "chance/sealed/ludo-sealed-set.h"
#include "play/ludo-model.h"

/* The groups of a class, each of which has one card for each set. */
#define LUDO_SEALED_GROUPS 8

/* The sets that come with the program, and the place of one more. */
#define LUDO_SEALED_MAKERS 4
#define LUDO_SEALED_SETS (LUDO_SEALED_MAKERS + 1)

/* The most throws of a group with a set. */
#define LUDO_SEALED_THROWS_MAX 10000

/* LudoCard: what the card of a group says of the sticks. */
typedef enum
{
  LUDO_CARD_NONE,            /* it is not handed in */
  LUDO_CARD_FAIR,
  LUDO_CARD_MORE,            /* marked more often */
  LUDO_CARD_LESS,
  LUDO_CARD_UNKNOWN,         /* the group cannot decide */
  LUDO_N_CARDS,
} LudoCard;

/* LudoSureness: how sure a group is of its verdict. */
typedef enum
{
  LUDO_SURENESS_HARDLY,
  LUDO_SURENESS_RATHER,
  LUDO_SURENESS_VERY,
  LUDO_N_SURENESSES,
} LudoSureness;

/* LudoSealed:
 *
 * Sealed sets and, for each of them, the throws and the cards of the groups.
 * The functions are about the set and the group that are chosen.  No function
 * says how often the sticks of a set fall marked before that set is opened with
 * its word; it stays open until the program ends.
 *
 * Signals:
 * - "changed": the sets, what is shown, the throws or the cards are others
 */
#define LUDO_TYPE_SEALED (ludo_sealed_get_type ())
G_DECLARE_FINAL_TYPE (LudoSealed, ludo_sealed, LUDO, SEALED, LudoModel)

/* ludo_sealed_supports_game: whether sticks are thrown in the game @game_id. */
gboolean ludo_sealed_supports_game (const char *game_id);

/* ludo_sealed_new: (transfer full): the sets of the four makers, not thrown
 * yet; @seed decides how they fall. */
LudoSealed *ludo_sealed_new (guint64 seed);

/* ludo_sealed_replace_set: (transfer full) @set: shows @set in the place beside
 * those of the makers.  If it is there already, its throws and cards are kept;
 * those of another set are forgotten. */
void ludo_sealed_replace_set (LudoSealed *self, LudoSealedSet *set);

/* ludo_sealed_would_forget: whether there are throws or cards which
 * ludo_sealed_replace_set() of @set would forget. */
gboolean ludo_sealed_would_forget (LudoSealed          *self,
                                   const LudoSealedSet *set);

/* ludo_sealed_get_n_sets: LUDO_SEALED_MAKERS, or one more. */
guint ludo_sealed_get_n_sets (LudoSealed *self);

/* ludo_sealed_get_name: what the set @index is called; translated; borrowed
 * until "changed". */
const char *ludo_sealed_get_name (LudoSealed *self, guint index);

/* ludo_sealed_set_shown: shows the set @index. */
void ludo_sealed_set_shown (LudoSealed *self, guint index);

/* ludo_sealed_get_shown: the set that is shown. */
guint ludo_sealed_get_shown (LudoSealed *self);

/* ludo_sealed_set_group: shows the group @group, from 0 to below
 * LUDO_SEALED_GROUPS. */
void ludo_sealed_set_group (LudoSealed *self, guint group);

/* ludo_sealed_get_group: the group that is shown. */
guint ludo_sealed_get_group (LudoSealed *self);

/* ludo_sealed_can_throw: whether the group can throw: its card is not handed
 * in, the set is sealed, and there are less than LUDO_SEALED_THROWS_MAX. */
gboolean ludo_sealed_can_throw (LudoSealed *self);

/* ludo_sealed_throw: throws @n times more, up to LUDO_SEALED_THROWS_MAX in all,
 * if ludo_sealed_can_throw(). */
void ludo_sealed_throw (LudoSealed *self, guint n);

/* ludo_sealed_get_n: how often the group has thrown. */
guint ludo_sealed_get_n (LudoSealed *self);

/* ludo_sealed_get_counts: how often each number of marked faces, from 0 to
 * LUDO_SAMPLER_STICKS, fell; borrowed until "changed". */
const guint *ludo_sealed_get_counts (LudoSealed *self);

/* ludo_sealed_hand_in: hands in the card of the group, which says @verdict, not
 * LUDO_CARD_NONE.  The set must be sealed. */
void ludo_sealed_hand_in (LudoSealed *self, LudoCard verdict,
                          LudoSureness sureness);

/* ludo_sealed_take_back: takes the card back.  The set must be sealed. */
void ludo_sealed_take_back (LudoSealed *self);

/* ludo_sealed_get_card: what the card of the group says.
 * @sureness: (out) (optional) */
LudoCard ludo_sealed_get_card (LudoSealed *self, LudoSureness *sureness);

/* ludo_sealed_open: opens the set that is shown.  Returns: whether @word is its
 * word; otherwise nothing is changed. */
gboolean ludo_sealed_open (LudoSealed *self, const char *word);

/* ludo_sealed_get_percent: how often of a hundred times the sticks fall marked;
 * 0 while the set is sealed. */
guint ludo_sealed_get_percent (LudoSealed *self);

/* ludo_sealed_begin_anew: seals the set that is shown, and forgets its throws
 * and cards. */
void ludo_sealed_begin_anew (LudoSealed *self);

/* ludo_sealed_has_begun: whether the set is open or has throws or cards. */
gboolean ludo_sealed_has_begun (LudoSealed *self);

/* ludo_sealed_get_verdict_name: "fair" …, as on a card; translated; static. */
const char *ludo_sealed_get_verdict_name (LudoCard verdict);

/* ludo_sealed_get_sureness_name: "hardly sure" …; translated; static. */
const char *ludo_sealed_get_sureness_name (LudoSureness sureness);

/* ludo_sealed_get_task: what there is to be done now; translated; static. */
const char *ludo_sealed_get_task (LudoSealed *self);

/* ludo_sealed_describe: (transfer full): what the group has thrown and what its
 * card says and, where the set is open, what the sticks do and how far the
 * cards are right; in a few sentences, translated. */
char *ludo_sealed_describe (LudoSealed *self);

/* ludo_sealed_dup_words: (transfer full): of each number of marked faces how
 * often it fell, in a sentence; ended by NULL. */
GStrv ludo_sealed_dup_words (LudoSealed *self);

/* ludo_sealed_dup_rows: (transfer full) (element-type GStrv): the cards of all
 * groups that have thrown or handed one in, as rows of cells, the heads
 * first. */
GPtrArray *ludo_sealed_dup_rows (LudoSealed *self);

/* ludo_sealed_dup_text: (transfer full): the throws, the cards and the set of
 * one's own as a text to be kept. */
char *ludo_sealed_dup_text (LudoSealed *self);

/* ludo_sealed_new_from_text:
 * @text: as from ludo_sealed_dup_text(), but from a file that anybody may have
 *   changed
 *
 * Returns: (transfer full): the same, sealed, whose next throws @seed decides;
 *   NULL with @error (G_KEY_FILE_ERROR), a sentence.
 */
LudoSealed *ludo_sealed_new_from_text (const char *text, guint64 seed,
                                       GError **error);
