/* ludo-turns.h: which turns of a game are a person's
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

/* ludo_turns_is_persons: whether a person, and not the computer, is to act. */
gboolean ludo_turns_is_persons (LudoGame *game);

/* ludo_turns_has_person: whether any seat is a person's. */
gboolean ludo_turns_has_person (LudoGame *game);

/* ludo_turns_after_undo: how many plies remain once the last one that a
 * person played is taken back; -1 when nobody has played any. */
int ludo_turns_after_undo (LudoGame *game);

/* ludo_turns_forced_pass: the only legal move of the person to act, when that
 * is a pass; else GAME_MOVE_NONE. */
GameMove ludo_turns_forced_pass (LudoGame *game);

G_END_DECLS
