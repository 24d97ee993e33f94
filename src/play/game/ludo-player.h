/* ludo-player.h: who sits at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef enum
{
  LUDO_PLAYER_HUMAN,
  LUDO_PLAYER_COMPUTER,
} LudoPlayerKind;

/* LudoPlayer:
 *
 * One person or the computer.  A seat has one player, or two where a side is
 * a team (Zohn Ahl).
 */
#define LUDO_TYPE_PLAYER (ludo_player_get_type ())
G_DECLARE_FINAL_TYPE (LudoPlayer, ludo_player, LUDO, PLAYER, GObject)

#define LUDO_PLAYER_LEVEL_MAX 6
#define LUDO_PLAYER_LEVEL_DEFAULT 3

/* ludo_player_new:
 * @name: "" means: named after the seat
 * @level: 1 to LUDO_PLAYER_LEVEL_MAX; for the computer
 */
LudoPlayer *ludo_player_new (LudoPlayerKind kind, const char *name, int level);
LudoPlayerKind ludo_player_get_kind (LudoPlayer *self);
void ludo_player_set_kind (LudoPlayer *self, LudoPlayerKind kind);
const char *ludo_player_get_name (LudoPlayer *self);
/* Control characters and surrounding blanks are dropped, 60 characters kept. */
void ludo_player_set_name (LudoPlayer *self, const char *name);
int ludo_player_get_level (LudoPlayer *self);
void ludo_player_set_level (LudoPlayer *self, int level);

/* ludo_player_assign: @self is from now on whoever @other is now. */
void ludo_player_assign (LudoPlayer *self, LudoPlayer *other);

G_END_DECLS
