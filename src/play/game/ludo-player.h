/* ludo-player.h: who sits at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

typedef enum
{
  LUDO_PLAYER_HUMAN,
  LUDO_PLAYER_COMPUTER,
} LudoPlayerKind;

#define LUDO_PLAYER_LEVEL_MAX 6
#define LUDO_PLAYER_LEVEL_DEFAULT 3

/* The longest name kept, in letters as people count them; where letters take
 * many bytes, as families of emoji do, it may be fewer. */
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

/* ludo_player_set_name: control characters, marks that turn the order of
 * letters round, and surrounding blanks of @name, which may be NULL, are
 * dropped, LUDO_PLAYER_NAME_LETTERS letters kept. */
void ludo_player_set_name (LudoPlayer *player, const char *name);
