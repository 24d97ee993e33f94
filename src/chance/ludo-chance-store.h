/* ludo-chance-store.h: what was thrown and guessed stays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/ludo-debate.h"
#include "chance/throws/ludo-throws.h"
#include "chance/sealed/ludo-sealed.h"

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

/* LudoChanceKind: how a model that has the signal "changed" is kept. */
typedef struct
{
  /* (transfer full): what @text, which anybody may have changed, says; NULL
   * with @error. */
  gpointer (*read) (const char *text, GError **error);
  /* (transfer full): what @model has, at most 16,383 bytes. */
  char *(*write) (gpointer model);
} LudoChanceKind;

/* LUDO_CHANCE_KIND: the kind of models that are read by
 * @name_new_from_text() and written by @name_dup_text(). */
#define LUDO_CHANCE_KIND(name)                                          \
  { (gpointer (*) (const char *, GError **)) name##_new_from_text,      \
    (char *(*) (gpointer)) name##_dup_text }

/* ludo_chance_store_find: (nullable): what is kept under @id, which is the name
 * of a file, borrowed; read from there at first, where it is there. */
gpointer ludo_chance_store_find (LudoChanceStore *self, const char *id,
                                 const LudoChanceKind *kind);

/* ludo_chance_store_keep: keeps @model (transfer full) under @id, which is the
 * id of no game, from its next "changed" on; @kind is static. */
void ludo_chance_store_keep (LudoChanceStore *self, const char *id,
                             const LudoChanceKind *kind, gpointer model);

/* ludo_chance_store_get: (transfer none): the throws of the game @game_id, as
 * they were left.  If there are none, or they are of another kind than
 * @sampler, they begin anew, without throws, with a copy of @sampler. */
LudoThrows *ludo_chance_store_get (LudoChanceStore *self, const char *game_id,
                                   const LudoSampler *sampler);

/* ludo_chance_store_get_debate: (transfer none): what is thought of the
 * sentences to debate, as it was left. */
LudoDebate *ludo_chance_store_get_debate (LudoChanceStore *self);

/* ludo_chance_store_get_sealed: (transfer none): the sealed sticks and the
 * cards of the groups, as they were left. */
LudoSealed *ludo_chance_store_get_sealed (LudoChanceStore *self);

/* ludo_chance_store_save: waits until all is on the disk.  Without it, what has
 * changed is saved shortly afterwards. */
void ludo_chance_store_save (LudoChanceStore *self);
