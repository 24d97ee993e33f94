/* ludo-rooms.h: the rooms of the chance laboratory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/chance/rooms/ludo-room.h"

/* LudoThrowsRoom:
 *
 * One guesses what a game throws, throws, and compares the two: as bars, as a
 * run, as the ways in which it falls, and beside a hundred fair classes.
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
 * One guesses who wins, lets many games be played, and compares.
 */
G_DECLARE_FINAL_TYPE (LudoGamesRoom, ludo_games_room, LUDO, GAMES_ROOM,
                      LudoRoom)

/* LudoRuleRoom:
 *
 * One changes rules of a game, guesses what becomes of it, and compares its
 * exact figures with those of the sheet.
 */
G_DECLARE_FINAL_TYPE (LudoRuleRoom, ludo_rule_room, LUDO, RULE_ROOM, LudoRoom)

/* LudoMapRoom:
 *
 * The exact chances of all places of two pieces are shown as a map, after a
 * guess, and one plays on from any of them.
 */
G_DECLARE_FINAL_TYPE (LudoMapRoom, ludo_map_room, LUDO, MAP_ROOM, LudoRoom)

/* LudoWallRoom:
 *
 * One guesses which throw is best or worst in a position, or how many leave a
 * blot, and then looks at all throws, each with its best play; two positions
 * stand side by side.  They are worked out while the room is on the screen.
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
 * One sentence after the other is shown, large enough for a class; the room
 * asks what one thinks of it, and leads to where it can be tried.  It never
 * says who is right.
 */
G_DECLARE_FINAL_TYPE (LudoDebateRoom, ludo_debate_room, LUDO, DEBATE_ROOM,
                      LudoRoom)
