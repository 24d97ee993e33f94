/* ludo-editing.h: how a game's position is set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "games/game-rules.h"

/* LudoEditing:
 *
 * What a hand can do to a position outside the rules: pieces put on places and
 * taken away, and fields for what lies on no place (whose turn it is, the
 * throw).  Nothing here asks whether a game could stand so; the rules'
 * self_check does.  Strings are marked with N_().
 */
typedef struct
{
  const char *const *pieces;    /* what can be put down, ended by NULL */
  const char *keys;             /* the key of each piece, or NULL: none has */
  gboolean stacks;              /* whether a place holds more than one */

  /* @by 1: puts @piece on @place, what else lies there giving way to it where
   * it must; -1: takes one away.  Returns: FALSE, changing nothing, where that
   * cannot be. */
  gboolean (*add) (GameState *state, int place, int piece, int by);
  /* Takes one @piece that lies on @from to @to, where pieces are never off the
   * board or elsewhere than in one place.  Returns: as above.  NULL: takes it
   * away and puts it down. */
  gboolean (*move) (GameState *state, int piece, int from, int to);
  /* The piece that lies on @place, -1 where none does. */
  int (*piece_at) (const GameState *state, int place);
  /* Takes everything off the board. */
  void (*clear) (GameState *state);

  const char *const *fields;    /* their names, ended by NULL */
  /* What a field's value @index is called, translated, to be freed with
   * g_free(); NULL past the last, and for a field that is a number. */
  char *(*dup_choice) (int field, int index);
  /* The largest value of a field that is a number; 0 of others.  NULL: none is
   * a number. */
  int (*most) (int field);
  int (*get) (const GameState *state, int field);
  void (*set) (GameState *state, int field, int value);

  /* The reasons of self_check that a hand can cause, ended by NULL. */
  const char *const *complaints;
  /* The place that such a reason is about, -1 for none.  NULL: always none. */
  int (*find_fault) (const GameState *state);
  /* What no game that began at the start comes to, though the rules allow it;
   * NULL: nothing of the kind.  NULL for the function: always. */
  const char *(*remark) (const GameState *state);
} LudoEditing;

/* ludo_editing_is_same: whether the same pieces lie on @place of both. */
gboolean ludo_editing_is_same (const LudoEditing *self, const GameState *a,
                               const GameState *b, int place);

/* ludo_editing_copy: what lies on @place of @from lies there in @state too, in
 * place of what did. */
void ludo_editing_copy (const LudoEditing *self, GameState *state,
                        const GameState *from, int place);
