/* ludo-probability-line.h: what is known of every ply of a line of play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/analysis/ludo-win-probability.h"

G_BEGIN_DECLS

/* LudoProbabilityLine:
 *
 * The line on a game's board and what was found out about all its plies, those
 * of lines that were left included.  Both arrays are owned.
 */
typedef struct
{
  GArray *keys;                 /* guint64: of the line up to each ply */
  GHashTable *known;            /* such a key to its LudoWinProbabilityPly */
} LudoProbabilityLine;

void ludo_probability_line_init (LudoProbabilityLine *self);
void ludo_probability_line_clear (LudoProbabilityLine *self);

/* ludo_probability_line_read: the line is now that of @game, or none. */
void ludo_probability_line_read (LudoProbabilityLine *self, LudoGame *game);

/* ludo_probability_line_forget: nothing is known any more. */
void ludo_probability_line_forget (LudoProbabilityLine *self);

/* How many positions the line has, the start and the present one included. */
guint ludo_probability_line_get_length (LudoProbabilityLine *self);

/* What the position after @n_plies is known by: all that led to it. */
guint64 ludo_probability_line_get_key (LudoProbabilityLine *self,
                                       guint n_plies);

/* What is known of the position after @n_plies; borrowed; NULL if nothing. */
const LudoWinProbabilityPly *
ludo_probability_line_find (LudoProbabilityLine *self, guint n_plies);

/* ludo_probability_line_find_next: the position to judge next.
 * Returns: FALSE when all are known. */
gboolean ludo_probability_line_find_next (LudoProbabilityLine *self,
                                          LudoGame *game, guint *n_plies);

/* ludo_probability_line_keep: @ply is known of the position after @n_plies. */
void ludo_probability_line_keep (LudoProbabilityLine *self, guint n_plies,
                                 const LudoWinProbabilityPly *ply);

/* ludo_probability_line_keep_found: the same of what a search found, for the
 * steps after it too as long as the best ones were played. */
void ludo_probability_line_keep_found (LudoProbabilityLine *self,
                                       LudoGame *game, guint n_plies,
                                       const SearchWinProbability *probability);

G_END_DECLS
