/* ludo-chance-store.h: what was thrown and guessed stays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/ludo-throws.h"

/* LudoChanceStore:
 *
 * The throws of each game, which all windows share and which are still there
 * after the end of the program.
 */
#define LUDO_TYPE_CHANCE_STORE (ludo_chance_store_get_type ())
G_DECLARE_FINAL_TYPE (LudoChanceStore, ludo_chance_store, LUDO, CHANCE_STORE,
                      GObject)

/* ludo_chance_store_dup_default: (transfer full): the store of the user, the
 * same for all that ask for it while one of them has it. */
LudoChanceStore *ludo_chance_store_dup_default (void);

/* ludo_chance_store_get: (transfer none): the throws of the game @game_id, as
 * they were left.  If there are none, or they are of another kind than
 * @sampler, they begin anew, without throws, with a copy of @sampler. */
LudoThrows *ludo_chance_store_get (LudoChanceStore *self, const char *game_id,
                                   const LudoSampler *sampler);

/* ludo_chance_store_save: waits until all is on the disk.  Without it, what has
 * changed is saved shortly afterwards. */
void ludo_chance_store_save (LudoChanceStore *self);
