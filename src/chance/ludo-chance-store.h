/* ludo-chance-store.h: saves what was thrown and guessed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/ludo-debate.h"
#include "chance/throws/ludo-throws.h"
#include "chance/sealed/ludo-sealed.h"

/* LudoChanceStore:
 *
 * The throws of each game and the other models of the laboratory, which all
 * windows share and which are saved for the next start of the program.
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
  /* Returns (transfer full) the model in @text, which anybody may have changed;
   * NULL with @error. */
  gpointer (*read) (const char *text, GError **error);
  /* Returns (transfer full) @model as a text of at most 16,383 bytes. */
  char *(*write) (gpointer model);
} LudoChanceKind;

/* LUDO_CHANCE_KIND: the kind of models that are read by
 * @name_new_from_text() and written by @name_dup_text(). */
#define LUDO_CHANCE_KIND(name)                                          \
  { (gpointer (*) (const char *, GError **)) name##_new_from_text,      \
    (char *(*) (gpointer)) name##_dup_text }

/* ludo_chance_store_find: (nullable): the model kept under @id, the name of its
 * file, which is read at the first call; borrowed. */
gpointer ludo_chance_store_find (LudoChanceStore *self, const char *id,
                                 const LudoChanceKind *kind);

/* ludo_chance_store_insert: keeps @model (transfer full) under @id, not the id
 * of a game, and saves it after each "changed"; @kind is static. */
void ludo_chance_store_insert (LudoChanceStore *self, const char *id,
                               const LudoChanceKind *kind, gpointer model);

/* ludo_chance_store_get: (transfer none): the throws of the game @game_id, as
 * they were left.  If there are none, or they are of another kind than
 * @sampler, they begin anew, without throws, with a copy of @sampler. */
LudoThrows *ludo_chance_store_get (LudoChanceStore *self, const char *game_id,
                                   const LudoSampler *sampler);

/* ludo_chance_store_get_debate: (transfer none): the stances on the sentences
 * to debate, as they were left. */
LudoDebate *ludo_chance_store_get_debate (LudoChanceStore *self);

/* ludo_chance_store_get_sealed: (transfer none): the sealed sticks and the
 * cards of the groups, as they were left. */
LudoSealed *ludo_chance_store_get_sealed (LudoChanceStore *self);

/* ludo_chance_store_save: writes all changes now and waits for the disk.
 * Without it, each change is saved shortly afterwards. */
void ludo_chance_store_save (LudoChanceStore *self);
