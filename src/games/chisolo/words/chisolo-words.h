/* chisolo-words.h: what happens in Chisolo, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/chisolo/rules/chisolo-rules.h"
#include "play/game/ludo-game.h"

/* chisolo_info: how Chisolo presents itself. */
extern const LudoGameInfo chisolo_info;
extern const LudoGameSounds chisolo_sounds;
extern const LudoMistake chisolo_mistakes[];
extern const LudoFact chisolo_facts[];

/* The suffix of the token of a hole that was dragged to where its stones cannot
 * go. */
#define CHISOLO_NOWHERE "/"

/* ChisoloWay: which way a stone goes on the board as South sees it. */
typedef enum
{
  CHISOLO_WAY_LEFT,
  CHISOLO_WAY_RIGHT,
  CHISOLO_WAY_UP,
  CHISOLO_WAY_DOWN,
} ChisoloWay;

/* chisolo_way: which way the first stone goes that is sown from @hole of @seat
 * in @direction, which is not CHISOLO_UNCHOSEN; at the end of a row it goes to
 * the other one. */
ChisoloWay chisolo_way (int seat, int hole, ChisoloDirection direction);

/* chisolo_way_words: the same in the words that stand at the hole, such as
 * "towards a"; translated and static. */
const char *chisolo_way_words (int seat, int hole, ChisoloDirection direction);

/* chisolo_reserve: how many stones have gone to the reserve: those that the
 * form of the game begins with and the board does not hold.  0 if a position
 * being set up holds more. */
int chisolo_reserve (const ChisoloState *state);

/* chisolo_describe_move: as LudoGameInfo.describe_move.  Free with g_free(). */
char *chisolo_describe_move (const LudoPly *ply, LudoDetail detail);

/* chisolo_name_move: as LudoGameInfo.name_move.  Free with g_free(). */
char *chisolo_name_move (const GameState *before, GameMove move);

/* chisolo_describe_overview: as LudoGameInfo.describe_overview.  Free with
 * g_free(). */
char *chisolo_describe_overview (const GameState *state, int part);
