/* game-variants.h: a game some of whose rules are changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game without decisions can offer its rules as knobs, which are whole
 * numbers, and solve the changed game exactly.
 */

#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "game-rules.h"

/* Room for the knobs of any game, and for the causes of its payments. */
#define GAME_KNOBS_MAX 32
#define GAME_PAY_CAUSES_MAX 4

/* GameKnob: a rule that can be changed. */
typedef struct
{
  const char *id;               /* of lower case letters, digits and hyphens */
  int least;
  int most;
  int step;                     /* between values, counted from the least */
} GameKnob;

/* GameVariant: a ruleset with its knobs as they are set. */
typedef struct
{
  int ruleset;                  /* index into GameRules.rulesets */
  int values[GAME_KNOBS_MAX];
} GameVariant;

/* GameVariantVerdict: whether a variant was solved. */
typedef enum
{
  GAME_VARIANT_SOLVED,
  GAME_VARIANT_ENDLESS,         /* some position cannot lead to an end */
  GAME_VARIANT_TOO_LONG,        /* games end, but after too many throws */
  GAME_VARIANT_STOPPED,
} GameVariantVerdict;

/* GameVariantSolution: the exact figures of a variant. */
typedef struct
{
  double first_wins;            /* the chance of the side that begins, 0 to 1 */
  double mean;                  /* of the number of throws */
  double deviation;
  double paid[GAME_PAY_CAUSES_MAX];     /* mean counters of a game, by cause */
} GameVariantSolution;

/* GameVariants: how a game is changed and solved. */
typedef struct
{
  const GameKnob *knobs;
  size_t n_knobs;               /* at most GAME_KNOBS_MAX */
  size_t n_causes;              /* at most GAME_PAY_CAUSES_MAX */

  /* Fills @variant with @ruleset unchanged. */
  void (*start) (int ruleset, GameVariant *variant);

  /* Whether @knob, from 0, does anything in @ruleset. */
  bool (*knob_has_effect) (int ruleset, size_t knob);

  /* Fills @state with the start of a game of @variant, all of whose values are
   * allowed.  It is played, printed and read as any other state of the game. */
  void (*begin) (const GameVariant *variant, GameState *state);

  /* Fills @variant with the rules by which @state is played.  Values that a
   * position has itself, such as its counters, are those of the ruleset. */
  void (*find) (const GameState *state, GameVariant *variant);

  /* The same, but with the values that the position has itself as they were at
   * the start of its game.  Returns: whether they are known, and any rule is
   * changed. */
  bool (*find_game) (const GameState *state, GameVariant *variant);

  /* Solves @variant, all of whose values are allowed, unless @stop, which may
   * be NULL, is set; an endless one is recognized even if @stop was set before.
   * @solution is filled if it is solved.  It can be called by any thread. */
  GameVariantVerdict (*solve) (const GameVariant *variant,
                               const atomic_bool *stop,
                               GameVariantSolution *solution);
} GameVariants;
