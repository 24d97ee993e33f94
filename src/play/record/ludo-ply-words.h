/* ludo-ply-words.h: several plies in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

/* ludo_ply_words_describe: (transfer full): describes the last @n_plies of
 * @game, 0 to all of them, in a sentence each; at less than full detail those
 * of one turn together, where the game has words for it. */
char *ludo_ply_words_describe (LudoGame *game, guint n_plies,
                               LudoDetail detail);

/* ludo_ply_words_describe_last: (transfer full): describes the last ply of
 * @game in full, or the whole turn if that ply ended it, or all that several
 * computers have played since a person did, in fewer words if it is long; or
 * says that nothing has been played yet. */
char *ludo_ply_words_describe_last (LudoGame *game);

/* ludo_ply_words_describe_next: (transfer full): what is to be done next in
 * @game, to be said after the description of its last ply, or how it ended; ""
 * if that description says it. */
char *ludo_ply_words_describe_next (LudoGame *game);
