/* ludo-branch.h: a line of play that was left for another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* LudoBranch:
 *
 * All the plies of a line of play, from the start of the game to its end.
 * Immutable.
 *
 * Properties: "n-plies" (guint).
 */
#define LUDO_TYPE_BRANCH (ludo_branch_get_type ())
G_DECLARE_FINAL_TYPE (LudoBranch, ludo_branch, LUDO, BRANCH, GObject)

/* ludo_branch_new: @tokens: NULL-terminated, in the game's notation; copied. */
LudoBranch *ludo_branch_new (const char *const *tokens);

/* The plies, ended by NULL; borrowed. */
const char *const *ludo_branch_get_tokens (LudoBranch *self);
guint ludo_branch_get_n_plies (LudoBranch *self);

/* ludo_branch_common: how many plies the branch begins alike with @tokens. */
guint ludo_branch_common (LudoBranch *self, const char *const *tokens);

G_END_DECLS
