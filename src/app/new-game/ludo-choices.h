/* ludo-choices.h: what is chosen before a game begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

/* The most players that share a seat, as a team. */
#define LUDO_MEMBERS_MAX 2

/* LudoChoices: the settings and players of a game to come.  A plain value. */
typedef struct
{
  const GameRules *rules;
  GameConfig config;
  /* The position at which the game begins; "" for that of the rules. */
  char position[GAME_POSITION_TEXT_MAX];
  int team_size;
  gboolean draws_lots;          /* whether lots are drawn for the seats, so that
                                 * the order of @seats does not matter; FALSE if
                                 * a position is given */
  LudoPlayer seats[GAME_SEATS_MAX][LUDO_MEMBERS_MAX];
} LudoChoices;

/* ludo_choices_init: sets the game's defaults, one person against the
 * computer. */
void ludo_choices_init (LudoChoices *choices, const GameRules *rules);

/* ludo_choices_draw_lots_by_rule: whether the source of the ruleset draws lots
 * for the seats. */
gboolean ludo_choices_draw_lots_by_rule (const LudoChoices *choices);

/* ludo_choices_begin:
 * @seed: decides the throws
 *
 * Returns: (transfer full): the game as chosen, at its start.
 */
LudoGame *ludo_choices_begin (const LudoChoices *choices, guint64 seed);

/* ludo_choices_begin_again:
 * @seed: decides the throws
 * @swap: whether the players of every seat move on to the next seat
 *
 * Returns: (transfer full): @game at its start once more.  If lots were drawn
 *   for it, they are drawn again, unless @swap.
 */
LudoGame *ludo_choices_begin_again (LudoGame *game, guint64 seed,
                                    gboolean swap);
