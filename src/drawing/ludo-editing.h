/* ludo-editing.h: how a game's position is set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "play/game/ludo-game.h"

/* LudoEditingField: a property of the position that lies on no place of the
 * board.  The state keeps it in one byte; its values count from 0. */
typedef struct
{
  enum
  {
    LUDO_EDITING_FIELD_RULESET,
    LUDO_EDITING_FIELD_TURN,
    LUDO_EDITING_FIELD_CHOICE,  /* one of `choices` */
    LUDO_EDITING_FIELD_NUMBER,  /* up to `most` */
  } kind;
  const char *name;
  gsize at;                     /* where the byte is in the state */
  int first;                    /* the byte if the value is 0 */
  const char *const *choices;   /* ended by NULL */
  int most;

  /* For a choice that is not stored in a byte; NULL for all others. */
  char *(*dup_choice) (int index);
  int (*get) (const GameState *state);
  void (*set) (GameState *state, int value);
} LudoEditingField;

/* LudoEditing:
 *
 * The changes that a person can make to a position outside the rules: pieces
 * put on places and taken away, and fields for all that lies on no place (the
 * turn, the throw).  It does not check whether a game could come to the
 * position; the rules' self_check does.  Strings are marked with N_().
 */
typedef struct
{
  const char *const *pieces;    /* what can be put down, ended by NULL */
  const char *keys;             /* the key of each piece, or NULL: none has */
  gboolean stacks;              /* whether a place holds more than one */

  /* With @by 1, puts @piece on @place, and removes others that cannot lie there
   * with it; with -1, takes one away.  Returns: FALSE, changing nothing, if
   * that is impossible. */
  gboolean (*add) (GameState *state, int place, int piece, int by);
  /* Returns why `add` refuses these arguments, or `move` refuses to put @piece
   * on @place: a sentence in the words of the rules, marked with N_(). */
  const char *(*explain) (const GameState *state, int place, int piece, int by);
  /* Moves a @piece from @from to @to, in games in which a piece is always in
   * exactly one place.  Returns FALSE, changing nothing, if that is impossible.
   * NULL: it is taken away and put down. */
  gboolean (*move) (GameState *state, int piece, int from, int to);
  /* The piece that lies on @place, -1 where none does. */
  int (*piece_at) (const GameState *state, int place);
  /* Takes everything off the board. */
  void (*clear) (GameState *state);

  const LudoEditingField *fields;       /* ended by one without a name */
  /* Updates the rest of the state after a change of @field.  NULL if nothing
   * depends on a field. */
  void (*adapt) (GameState *state, const LudoEditingField *field);

  /* The reasons of self_check for refusing a position that was set up by hand,
   * ended by NULL. */
  const char *const *complaints;
  /* Returns (transfer full) the complaint about @state with its numbers, in the
   * user's language, or NULL if it has none.  NULL: no complaint has
   * numbers. */
  char *(*dup_count) (const GameState *state);
  /* Returns the place that the complaint is about, or -1.  NULL: always -1. */
  int (*find_fault) (const GameState *state);
  /* Returns a remark on a position that the rules allow but no game from the
   * start comes to; NULL if there is none to make.  NULL for the function:
   * there never is. */
  const char *(*remark) (const GameState *state);
} LudoEditing;

/* ludo_editing_is_same: whether the same pieces lie on @place of both. */
gboolean ludo_editing_is_same (const LudoEditing *self, const GameState *a,
                               const GameState *b, int place);

/* ludo_editing_copy: replaces what lies on @place in @state by what lies there
 * in @from. */
void ludo_editing_copy (const LudoEditing *self, GameState *state,
                        const GameState *from, int place);

/* ludo_editing_field_dup_choice: (transfer full) (nullable): the name of the
 * value @index of a choice, a turn or a ruleset of the game, translated; NULL
 * past the last, and for a number. */
char *ludo_editing_field_dup_choice (const LudoEditingField *self,
                                     const LudoGameInfo *info, int index);

/* ludo_editing_field_get: returns the value of the field in @state: the number
 * of the choice from 0, or the number itself. */
int ludo_editing_field_get (const LudoEditingField *self,
                            const GameState *state);

/* ludo_editing_set_field: sets @field, one of @self's own, to @value. */
void ludo_editing_set_field (const LudoEditing *self,
                             const LudoEditingField *field, GameState *state,
                             int value);
