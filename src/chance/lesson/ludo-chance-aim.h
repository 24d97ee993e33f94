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
  LUDO_CHANCE_ASKS_GUESS,       /* that one is drawn, or declined */
  LUDO_CHANCE_ASKS_THROWS,
  LUDO_CHANCE_ASKS_CLASSES,     /* a hundred fair ones beside ours */
  LUDO_CHANCE_ASKS_RULE,        /* a guess what changed rules do, or that it is
                                 * declined */
} LudoChanceAsks;

typedef struct
{
  LudoChanceAsks asks;
  guint n_dice;                 /* 0: as many as the game throws */
  guint times;                  /* throws in all, at most
                                 * LUDO_CLASSES_THROWS_MAX; not of a guess */
  guint exact_after;            /* throws before what is exact is shown */
  gboolean is_anew;             /* the guess is made, and thrown for, anew */
  GameVariant variant;          /* of RULE: the changed rules */
} LudoChanceAim;

/* ludo_chance_aim_init_sampler: @sampler becomes what @aim has thrown in a game
 * that is thrown with @kind. */
void ludo_chance_aim_init_sampler (const LudoChanceAim *aim,
                                   LudoSamplerKind kind, LudoSampler *sampler);

/* ludo_chance_aim_fits: whether @throws are of as many things as @aim has
 * thrown; the pupil may have chosen others. */
gboolean ludo_chance_aim_fits (const LudoChanceAim *aim, LudoThrows *throws);

/* ludo_chance_aim_goes_on: whether a step goes on with @throws: @aim fits, and
 * it does not make its guess anew. */
gboolean ludo_chance_aim_goes_on (const LudoChanceAim *aim,
                                  LudoThrows *throws);

/* ludo_chance_aim_make_throws: (transfer full): what a step goes on with or
 * begins with in a game that is thrown with @kind.
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
  LudoThrows *throws;           /* these two of other aims than RULE */
  const LudoClasses *classes;   /* made beside them, or NULL */
  LudoRuleChange *rules;        /* of RULE: as ludo_chance_aim_make_rules() made
                                 * them */
} LudoChanceWork;

/* ludo_chance_aim_dup_answer: (transfer full) (nullable): what a result says
 * once @aim is reached, NULL before: how often of a hundred times each outcome
 * was guessed, "-" if none was; how often each fell; "26/100", how many fair
 * classes stray at least as far; or what ludo_rule_change_dup_answer() says,
 * "?" where the rules take too long to be solved. */
char *ludo_chance_aim_dup_answer (const LudoChanceAim  *aim,
                                  const LudoChanceWork *work);

/* ludo_chance_aim_describe: (transfer full): what is still to be done for
 * @aim, or that the lesson goes on; translated. */
char *ludo_chance_aim_describe (const LudoChanceAim  *aim,
                                const LudoChanceWork *work);
