/* ludo-player.h: who sits at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* LudoPlayerKind: who moves for a seat. */
typedef enum
{
  LUDO_PLAYER_HUMAN,
  LUDO_PLAYER_COMPUTER,
} LudoPlayerKind;

/* The levels of the computer go from 1, the weakest, to this. */
#define LUDO_PLAYER_LEVEL_MAX 6
#define LUDO_PLAYER_LEVEL_DEFAULT 3

/* The greatest length of a name, in letters as people count them, and the bytes
 * that it has room for.  A name of letters that take many bytes, such as emoji
 * of families, may have to be shorter. */
#define LUDO_PLAYER_NAME_LETTERS 60
#define LUDO_PLAYER_NAME_BYTES 1024

/* LudoPlayer:
 *
 * One person or the computer.  A seat has one player, or two where a side is
 * a team (Zohn Ahl).  A plain value.
 */
typedef struct
{
  LudoPlayerKind kind;
  int level;                    /* 1 to LUDO_PLAYER_LEVEL_MAX: the computer's */
  char name[LUDO_PLAYER_NAME_BYTES];    /* "": named after the seat */
} LudoPlayer;

/* ludo_player_is: whether @player, which may be NULL, is of this kind. */
gboolean ludo_player_is (const LudoPlayer *player, LudoPlayerKind kind);

/* ludo_player_set_name: sets the name of @player to @name, which may be NULL,
 * without control characters, marks that reverse the direction of writing, and
 * surrounding blanks; of a longer name the first LUDO_PLAYER_NAME_LETTERS
 * letters. */
void ludo_player_set_name (LudoPlayer *player, const char *name);
