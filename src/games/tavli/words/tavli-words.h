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

/* Tokens for tavli_describe_refusal() if a place beside the board is picked, so
 * that it is no step, whatever the dice: a checker that the opponent has to
 * enter; one taken back to those to enter; one that was borne off; one taken to
 * the middle row; one to enter, taken to those of the opponent; one to enter,
 * or that waits, taken off the board; one taken to the opponent's tray. */
#define TAVLI_OPPONENTS_HAND "o/"
#define TAVLI_BACK_TO_HAND "/h"
#define TAVLI_BORNE_OFF "off/"
#define TAVLI_TO_MIDDLE_ROW "/m"
#define TAVLI_HAND_TO_HAND "h/h"
#define TAVLI_NOT_YET_OFF "/off"
#define TAVLI_OPPONENTS_TRAY "/o"

/* tavli_describe_refusal:
 *
 * As LudoGameInfo.describe_refusal.  @token is a step in the notation or a
 * question: "8/", a place and a slash: why can the checker there not be played
 * at all?  ":5", a colon and a number: why can this number not be played?  Or
 * it is one of the tokens above.
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
