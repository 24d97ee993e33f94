/* ludo-told.h: several plies in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

/* ludo_told_plies: (transfer full): the last @n_plies of @game, at most all of
 * them, a sentence for each; of a move that was made again only how often it
 * was. */
char *ludo_told_plies (LudoGame *game, guint n_plies, LudoDetail detail);

/* ludo_told_last: (transfer full): the last ply of @game in full, or its whole
 * turn once that ply has ended it; or that nothing has been played yet. */
char *ludo_told_last (LudoGame *game);
