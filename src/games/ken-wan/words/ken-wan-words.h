/* ken-wan-words.h: what happens in Ken Wan, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/ken-wan/rules/ken-wan-rules.h"
#include "play/game/ludo-game.h"

/* The descriptor, sounds, expected mistakes and facts of Ken Wan, for its
 * module. */
extern const LudoGameInfo ken_wan_info;
extern const LudoGameSounds ken_wan_sounds;
extern const LudoMistake ken_wan_mistakes[];
extern const LudoFact ken_wan_facts[];

/* ken_wan_must_pass: whether all that the player to move can do is pass. */
gboolean ken_wan_must_pass (const KenWanState *state);

/* ken_wan_describe_overview: as LudoGameInfo.describe_overview.  Free with
 * g_free(). */
char *ken_wan_describe_overview (const GameState *state, int part);
