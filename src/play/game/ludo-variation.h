/* ludo-variation.h: a line of play that was left for another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

/* LudoVariation:
 *
 * All the plies of a line of play, from the start of the game to its end.
 * Immutable.
 */
#define LUDO_TYPE_VARIATION (ludo_variation_get_type ())
G_DECLARE_FINAL_TYPE (LudoVariation, ludo_variation, LUDO, VARIATION, GObject)

/* ludo_variation_new: @tokens: NULL-terminated, in the game's notation;
 * copied. */
LudoVariation *ludo_variation_new (const char *const *tokens);

/* ludo_variation_get_tokens: the plies in notation, ended by NULL; borrowed. */
const char *const *ludo_variation_get_tokens (LudoVariation *self);

/* ludo_variation_get_n_plies: the number of its plies. */
guint ludo_variation_get_n_plies (LudoVariation *self);

/* ludo_variation_common: how many plies the variation begins alike with
 * @tokens. */
guint ludo_variation_common (LudoVariation *self, const char *const *tokens);
