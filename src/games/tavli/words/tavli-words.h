/* tavli-words.h: what happens in tavli, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tavli/rules/tavli-rules.h"
#include "play/game/ludo-game.h"

/* tavli_info: how tavli presents itself. */
extern const LudoGameInfo tavli_info;
extern const LudoGameSounds tavli_sounds;
extern const LudoMistake tavli_mistakes[];
extern const LudoFact tavli_facts[];

/* Tokens for tavli_describe_refusal() of places beside the board, which can be
 * no step, whatever the dice: the checkers that the opponent has to enter; a
 * checker back to those to enter; one that was borne off; one to the middle
 * row; one that is to enter to those of the opponent; one that is to enter, or
 * waits, off the board; one to the tray of the opponent. */
#define TAVLI_OPPONENTS_HAND "o/"
#define TAVLI_BACK_TO_HAND "/h"
#define TAVLI_BORNE_OFF "off/"
#define TAVLI_TO_MIDDLE_ROW "/m"
#define TAVLI_HAND_TO_HAND "h/h"
#define TAVLI_NOT_YET_OFF "/off"
#define TAVLI_OPPONENTS_TRAY "/o"

/* tavli_describe_refusal:
 *
 * As LudoGameInfo.describe_refusal.  Beside the steps of the notation @token
 * may be a place and a slash, "8/": why the checker there cannot be played at
 * all; a colon and a number, ":5": why this number cannot be played; or one of
 * those above.
 */
char *tavli_describe_refusal (const GamePosition *position, const char *token,
                              const char **rule_id);

/* tavli_describe_number: why the player to move of @state cannot play @number,
 * 1 to 6, in a sentence, and the paragraph of the rules page in @rule_id (may
 * be %NULL); %NULL when it can be played. */
char *tavli_describe_number (const TavliState *state, int number,
                             const char **rule_id);

/* tavli_describe_turn, tavli_describe_next, tavli_describe_move,
 * tavli_describe_moves: as the members of LudoGameInfo of these names.  Free
 * with g_free(). */
char *tavli_describe_turn (const GamePosition *position);
char *tavli_describe_next (const GamePosition *position);
char *tavli_describe_move (const LudoPly *ply, LudoDetail detail);
char *tavli_describe_moves (const LudoPly *plies, int n_plies,
                            LudoDetail detail);

/* tavli_describe_overview: as LudoGameInfo.describe_overview.  Free with
 * g_free(). */
char *tavli_describe_overview (const GameState *state, int part);
