/* ludo-throws.h: throws that are guessed, thrown and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/throws/ludo-sampler.h"
#include "play/ludo-model.h"

/* The most throws that are kept in their order. */
#define LUDO_THROWS_MAX 1000000

/* LudoGuess: whether a guess was made.  Nothing exact is shown while none was
 * drawn nor declined, because pupils learn from the difference to a guess of
 * their own. */
typedef enum
{
  LUDO_GUESS_NONE,
  LUDO_GUESS_DRAWN,
  LUDO_GUESS_DECLINED,
} LudoGuess;

/* LudoThrows:
 *
 * A number of throws of a sampler in their order, and what was guessed of them.
 * The same seed and the same acts give the same throws.
 *
 * Signals:
 * - "changed": the sampler, the throws or the guess are others
 */
#define LUDO_TYPE_THROWS (ludo_throws_get_type ())
G_DECLARE_FINAL_TYPE (LudoThrows, ludo_throws, LUDO, THROWS, LudoModel)

/* ludo_throws_new: none yet, of @sampler, which is copied; @seed decides how
 * they fall. */
LudoThrows *ludo_throws_new (const LudoSampler *sampler, guint64 seed);

/* ludo_throws_get_sampler: what is thrown; borrowed until "changed". */
const LudoSampler *ludo_throws_get_sampler (LudoThrows *self);

/* ludo_throws_set_sampler: throws @sampler, which is copied, from now on.  What
 * was thrown and guessed is forgotten. */
void ludo_throws_set_sampler (LudoThrows *self, const LudoSampler *sampler);

/* ludo_throws_throw: throws @n times more, but no further than
 * LUDO_THROWS_MAX. */
void ludo_throws_throw (LudoThrows *self, guint n);

/* ludo_throws_clear: forgets the throws and keeps the guess; the next ones fall
 * otherwise. */
void ludo_throws_clear (LudoThrows *self);

/* ludo_throws_get_n: how many were thrown. */
guint ludo_throws_get_n (LudoThrows *self);

/* ludo_throws_get_way: the way in which throw @index, from 0, fell, as a number
 * from 0 to below ludo_sampler_get_n_ways(). */
guint ludo_throws_get_way (LudoThrows *self, guint index);

/* ludo_throws_get_counts: how often each outcome fell; borrowed until
 * "changed". */
const guint *ludo_throws_get_counts (LudoThrows *self);

/* ludo_throws_get_way_counts: how often each way fell; borrowed likewise. */
const guint *ludo_throws_get_way_counts (LudoThrows *self);

/* ludo_throws_draw_guess: gives @outcome @value of a hundred throws, 0 to 100,
 * in the guess that is being made. */
void ludo_throws_draw_guess (LudoThrows *self, guint outcome, double value);

/* ludo_throws_get_draft: the numbers of a hundred that were drawn so far,
 * borrowed until "changed"; NULL where no guess is being made. */
const double *ludo_throws_get_draft (LudoThrows *self);

/* ludo_throws_describe_draft: (transfer full): a sentence with the sum of the
 * bars that were drawn so far, and a second one on how many throws they lack of
 * a hundred or have beyond it. */
char *ludo_throws_describe_draft (LudoThrows *self);

/* ludo_throws_describe_left: (transfer full): the same in few words, to be
 * heard: if throws are left to share out, only how many. */
char *ludo_throws_describe_left (LudoThrows *self);

/* ludo_throws_set_guess:
 * @guess: of a hundred throws, how many each outcome gets, each 0 to 100; or
 *   NULL to decline
 *
 * Keeps what the pupil thinks.  It need not add up to a hundred.
 */
void ludo_throws_set_guess (LudoThrows *self, const double *guess);

/* ludo_throws_forget_guess: asks again, from the numbers of the guess. */
void ludo_throws_forget_guess (LudoThrows *self);

/* ludo_throws_get_guess:
 * @guess: (out) (optional): the numbers of a hundred, borrowed until "changed";
 *   NULL where none was drawn
 */
LudoGuess ludo_throws_get_guess (LudoThrows *self, const double **guess);

/* ludo_throws_get_gap: how many throws are too many, as from
 * ludo_sampler_round_gap(). */
guint ludo_throws_get_gap (LudoThrows *self);

/* ludo_throws_set_exact_after: hides exact chances until @n throws were made; 0
 * at first. */
void ludo_throws_set_exact_after (LudoThrows *self, guint n);

/* ludo_throws_shows_exact: whether exact chances may be shown: a guess was
 * drawn or declined, and enough were thrown. */
gboolean ludo_throws_shows_exact (LudoThrows *self);

/* ludo_throws_describe: (transfer full): in one or two sentences what was
 * thrown, which outcome fell most often and, where exact chances may be shown,
 * which is furthest from its chance; translated. */
char *ludo_throws_describe (LudoThrows *self);

/* ludo_throws_describe_gap: (transfer full): how many throws lie in the wrong
 * bar; "" where exact chances may not be shown. */
char *ludo_throws_describe_gap (LudoThrows *self);

/* ludo_throws_describe_chi_square: (transfer full): how far the throws are from
 * their probabilities by chi-square, or why it does not apply; "" while the
 * probabilities are not shown; translated. */
char *ludo_throws_describe_chi_square (LudoThrows *self);

/* ludo_throws_describe_run: (transfer full): the two gaps of @outcome after all
 * throws: how many too many, and how many in a hundred that is; "" where exact
 * chances may not be shown. */
char *ludo_throws_describe_run (LudoThrows *self, guint outcome);

/* ludo_throws_dup_text: (transfer full): what was thrown and guessed as a text,
 * which holds the seed and not each throw. */
char *ludo_throws_dup_text (LudoThrows *self);

/* ludo_throws_new_from_text:
 * @text: as from ludo_throws_dup_text(), but from a file that anybody may have
 *   changed
 *
 * Returns: (transfer full): the same throws and the same guess; NULL with
 *   @error (G_KEY_FILE_ERROR), a sentence that names the line's key.
 */
LudoThrows *ludo_throws_new_from_text (const char *text, GError **error);
