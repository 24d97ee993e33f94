/* ludo-chance-aim.h: what a step of a lesson asks for in the chance laboratory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/rule/ludo-rule-change.h"
#include "chance/throws/ludo-classes.h"
#include "chance/throws/ludo-throws.h"

typedef enum
{
  LUDO_CHANCE_ASKS_GUESS,       /* to draw a guess, or decline */
  LUDO_CHANCE_ASKS_THROWS,
  LUDO_CHANCE_ASKS_CLASSES,     /* to make all fair classes */
  LUDO_CHANCE_ASKS_RULE,        /* to guess what changed rules do, or to
                                 * decline */
} LudoChanceAsks;

typedef struct
{
  LudoChanceAsks asks;
  guint n_dice;                 /* 0: as many as the game throws */
  guint times;                  /* throws in all, at most
                                 * LUDO_CLASSES_THROWS_MAX; unused by GUESS */
  guint exact_after;            /* throws before exact chances show */
  gboolean is_anew;             /* guess and throws begin anew */
  GameVariant variant;          /* of RULE: the changed rules */
} LudoChanceAim;

/* ludo_chance_aim_init_sampler: sets @sampler to what @aim asks to be thrown in
 * a game with the sticks or dice of @kind. */
void ludo_chance_aim_init_sampler (const LudoChanceAim *aim,
                                   LudoSamplerKind kind, LudoSampler *sampler);

/* ludo_chance_aim_fits: whether @throws are made with as many sticks or dice as
 * @aim asks for; the pupil may have chosen another number. */
gboolean ludo_chance_aim_fits (const LudoChanceAim *aim, LudoThrows *throws);

/* ludo_chance_aim_goes_on: whether a step goes on with @throws: @aim fits, and
 * it does not make its guess anew. */
gboolean ludo_chance_aim_goes_on (const LudoChanceAim *aim,
                                  LudoThrows *throws);

/* ludo_chance_aim_make_throws: (transfer full): the throws of a step in a game
 * with @kind: those of @kept if the step goes on with them, else new ones.
 * @kept: (nullable): as from ludo_throws_dup_text(), but from a file that
 *   anybody may have changed */
LudoThrows *ludo_chance_aim_make_throws (const LudoChanceAim *aim,
                                         LudoSamplerKind kind,
                                         const char *kept);

/* ludo_chance_aim_make_rules: (transfer full): what a step that asks for RULE
 * begins with: the rules of @aim, without a guess. */
LudoRuleChange *ludo_chance_aim_make_rules (const LudoChanceAim *aim,
                                            const LudoGameInfo *info);

/* LudoChanceWork: what the pupil has done in the laboratory; borrowed. */
typedef struct
{
  LudoThrows *throws;           /* of all aims but RULE, as the next */
  const LudoClasses *classes;   /* the fair classes, or NULL */
  LudoRuleChange *rules;        /* of RULE: as ludo_chance_aim_make_rules() made
                                 * them */
} LudoChanceWork;

/* ludo_chance_aim_dup_answer: (transfer full) (nullable): the answer for a
 * result once @aim is reached, NULL before.  By what is asked it is: how often
 * in a hundred each outcome was guessed, "-" if that was declined; how often
 * each fell; "26/100", how many fair classes stray at least as far; or that of
 * ludo_rule_change_dup_answer(), "?" if the rules cannot be solved in time. */
char *ludo_chance_aim_dup_answer (const LudoChanceAim  *aim,
                                  const LudoChanceWork *work);

/* ludo_chance_aim_describe: (transfer full): what is still to be done for
 * @aim, or that the lesson goes on; translated. */
char *ludo_chance_aim_describe (const LudoChanceAim  *aim,
                                const LudoChanceWork *work);
