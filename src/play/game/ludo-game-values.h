/* ludo-game-values.h: what a position of one game shows as properties
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For the models in src/games: how many counters, stones or groups a side has
 * is a property of each, told by a function of the position.
 */

#pragma once

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

/* More properties than any game has. */
#define LUDO_GAME_VALUES_MAX 16

/* LudoGameValues: what was last notified, by the property's number.  Starts as
 * zeros, part of the model. */
typedef struct
{
  gboolean begun;
  int shown[LUDO_GAME_VALUES_MAX];
} LudoGameValues;

/* LudoGameValueOf: the value of the property @prop_id in a position. */
typedef int (*LudoGameValueOf) (const GameState *state, guint prop_id);

/* ludo_game_values_refresh: notifies those of @props, numbered from 1 and
 * @n_props with the unused one, whose value is another than before; to be
 * called when the position has changed. */
void ludo_game_values_refresh (LudoGameValues *values, LudoGame *game,
                               LudoGameValueOf value_of,
                               GParamSpec *const *props, guint n_props);

G_END_DECLS
