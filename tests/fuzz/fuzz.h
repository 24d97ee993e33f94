/* fuzz.h: hostile input for everything that the program reads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each kind of input has a corpus, tests/fuzz/corpus/<kind>/: what is well
 * formed, and, in files whose names begin with "bad-", what must be refused.
 * All of it is tried as it is, then mutated again and again; what it does
 * depends on its seed alone.
 */

#pragma once

#include <gio/gio.h>

#include "games/game-rng.h"

/* FuzzKind:
 *
 * A kind of input, and the function that reads it.  The input must be refused
 * with a message or be valid; otherwise @try ends the program.
 */
typedef struct
{
  const char *name;

  /* Strings of such an input, which are put in wrong places; ended by NULL. */
  const char *const *words;

  /* Files of the source tree that are of this kind too, as glob(3) takes
   * them, or NULL. */
  const char *files;

  /* Adds inputs that the program makes itself to @corpus; NULL where none. */
  void (*make) (GPtrArray *corpus, GameRng *rng);

  /* Returns: whether @text, @length bytes and a NUL, was accepted.  @folder
   * is empty and for its use. */
  gboolean (*try) (const char *text, gsize length, const char *folder);

  /* How much longer than others it takes to try; 1 and more. */
  guint cost;
} FuzzKind;

/* fuzz_mutate: changes @text in one place; @corpus lends pieces. */
void fuzz_mutate (GString *text, const FuzzKind *kind, GPtrArray *corpus,
                  GameRng *rng);

/* fuzz_write: puts @text into the file of this name in @folder.  Returns: its
 * path; free with g_free(). */
char *fuzz_write (const char *folder, const char *name, const char *text,
                  gsize length);

/* fuzz_check_error: a refusal says why, in UTF-8. */
void fuzz_check_error (const GError *error);

/* fuzz_find_kind: (nullable): the kind named @name. */
const FuzzKind *fuzz_find_kind (const char *name);

/* The kinds of input. */
extern const FuzzKind fuzz_record;
extern const FuzzKind fuzz_store;
extern const FuzzKind fuzz_page;
extern const FuzzKind fuzz_lesson;
extern const FuzzKind fuzz_puzzle;
extern const FuzzKind fuzz_draft;
extern const FuzzKind fuzz_result;
extern const FuzzKind fuzz_atlas;
extern const FuzzKind fuzz_position;
extern const FuzzKind fuzz_move;
extern const FuzzKind fuzz_weights;
extern const FuzzKind fuzz_settings;
extern const FuzzKind fuzz_session;
extern const FuzzKind fuzz_sealed;
