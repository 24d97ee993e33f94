/* ludo-rooms.h: the rooms of the chance laboratory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/chance/rooms/ludo-room.h"

/* LudoThrowsRoom:
 *
 * The pupil guesses how often each throw falls, throws, and compares the throws
 * with the guess: as bars, as a running share, as the ways in which sticks or
 * dice fall, and beside a hundred fair classes.
 */
G_DECLARE_FINAL_TYPE (LudoThrowsRoom, ludo_throws_room, LUDO, THROWS_ROOM,
                      LudoRoom)

/* LudoClassRoom:
 *
 * A class types what its groups counted with real sticks or dice, and compares
 * their sum with its guess and with the probability.
 */
G_DECLARE_FINAL_TYPE (LudoClassRoom, ludo_class_room, LUDO, CLASS_ROOM,
                      LudoRoom)

/* LudoSealedRoom:
 *
 * Groups throw sealed sticks and hand in a card each; below, the teacher opens
 * the set with its word, and seals others into files.
 */
G_DECLARE_FINAL_TYPE (LudoSealedRoom, ludo_sealed_room, LUDO, SEALED_ROOM,
                      LudoRoom)

/* LudoGamesRoom:
 *
 * The pupil guesses who wins, lets the program play many games, and compares
 * the result with the guess.
 */
G_DECLARE_FINAL_TYPE (LudoGamesRoom, ludo_games_room, LUDO, GAMES_ROOM,
                      LudoRoom)

/* LudoRuleRoom:
 *
 * The pupil changes rules of a game, guesses who wins more often and whether
 * games become longer, and compares the exact figures with those of the sheet.
 */
G_DECLARE_FINAL_TYPE (LudoRuleRoom, ludo_rule_room, LUDO, RULE_ROOM, LudoRoom)

/* LudoMapRoom:
 *
 * A map shows, after a guess, the exact chance of each pair of places of two
 * pieces, and a game can be begun at any of them.
 */
G_DECLARE_FINAL_TYPE (LudoMapRoom, ludo_map_room, LUDO, MAP_ROOM, LudoRoom)

/* LudoWallRoom:
 *
 * The pupil guesses which throw is best or worst in a position, or how many
 * throws leave a blot, and then sees all throws with their best plays, for two
 * positions side by side.  A search finds these while the room is shown.
 */
G_DECLARE_FINAL_TYPE (LudoWallRoom, ludo_wall_room, LUDO, WALL_ROOM, LudoRoom)

/* LudoFilmRoom:
 *
 * A thousand games go on from one position, step by step, after a guess of who
 * wins them.
 */
G_DECLARE_FINAL_TYPE (LudoFilmRoom, ludo_film_room, LUDO, FILM_ROOM, LudoRoom)

/* LudoDebateRoom:
 *
 * The room shows one sentence at a time, large enough for a class, asks whether
 * pupils agree, and leads to the room where the sentence can be tried.  It
 * never says who is right.
 */
G_DECLARE_FINAL_TYPE (LudoDebateRoom, ludo_debate_room, LUDO, DEBATE_ROOM,
                      LudoRoom)
