/* ludo-throw-odds.h: what can happen next in a game of pure chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plain data with translated sentences, made by a game's LudoSolver.
 */

#pragma once

#include <glib.h>

/* LudoThrowOdds: one way in which the throw can fall. */
typedef struct
{
  char *name;                   /* what is thrown, and what that gives */
  guint ways;                   /* in how many … */
  guint of;                     /* … of so many equally likely ways */
  char *consequence;            /* what comes of it, in whole sentences */
  int cell;                     /* where the piece ends its throw, before it
                                 * is sent anywhere: the game's cell */
  double first_wins;            /* the chance that the first seat then wins */
  char *sentence;               /* the same in a sentence */
} LudoThrowOdds;

/* ludo_throw_odds_free: frees @throw_odds and its texts. */
void ludo_throw_odds_free (LudoThrowOdds *throw_odds);

/* LudoTurnChance: an event that may happen at least once before the turn
 * ends. */
typedef struct
{
  char *sentence;
  double chance;
} LudoTurnChance;

/* ludo_turn_chance_free: frees @turn_chance and its sentence. */
void ludo_turn_chance_free (LudoTurnChance *turn_chance);

/* LudoLengths: how many throws the game still takes. */
typedef struct
{
  double mean;
  double deviation;             /* the standard deviation */
  guint median;                 /* half of all games take at most so many */
  guint nine_tenths;            /* nine games in ten */
  guint most_likely;            /* the number with the greatest chance */
  double *chances;              /* of exactly so many throws, from 0 on */
  guint n_chances;              /* games that take more are left out */
} LudoLengths;

/* ludo_lengths_free: frees @lengths and its chances. */
void ludo_lengths_free (LudoLengths *lengths);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoLengths, ludo_lengths_free)

/* ludo_lengths_describe: the lengths in two whole sentences, translated; to be
 * freed with g_free(). */
char *ludo_lengths_describe (const LudoLengths *lengths);
