/* ludo-outlook-line.h: what is known of every ply of a line of play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/analysis/ludo-outlook.h"

G_BEGIN_DECLS

/* LudoOutlookLine:
 *
 * The line on a game's board and what was found out about all its plies, those
 * of lines that were left included.  Both arrays are owned.
 */
typedef struct
{
  GArray *keys;                 /* guint64: of the line up to each ply */
  GHashTable *known;            /* such a key to its LudoOutlookPly */
} LudoOutlookLine;

void ludo_outlook_line_init (LudoOutlookLine *self);
void ludo_outlook_line_clear (LudoOutlookLine *self);

/* ludo_outlook_line_read: the line is now that of @game, or none. */
void ludo_outlook_line_read (LudoOutlookLine *self, LudoGame *game);

/* ludo_outlook_line_forget: nothing is known any more. */
void ludo_outlook_line_forget (LudoOutlookLine *self);

/* How many positions the line has, the start and the present one included. */
guint ludo_outlook_line_get_length (LudoOutlookLine *self);

/* What the position after @n_plies is known by: all that led to it. */
guint64 ludo_outlook_line_get_key (LudoOutlookLine *self, guint n_plies);

/* What is known of the position after @n_plies; borrowed; NULL if nothing. */
const LudoOutlookPly *ludo_outlook_line_find (LudoOutlookLine *self,
                                              guint n_plies);

/* ludo_outlook_line_find_next: the position to judge next.
 * Returns: FALSE when all are known. */
gboolean ludo_outlook_line_find_next (LudoOutlookLine *self, LudoGame *game,
                                      guint *n_plies);

/* ludo_outlook_line_keep: @ply is known of the position after @n_plies. */
void ludo_outlook_line_keep (LudoOutlookLine *self, guint n_plies,
                             const LudoOutlookPly *ply);

/* ludo_outlook_line_keep_outlook: the same of what a search found, for the
 * steps after it too as long as the best ones were played. */
void ludo_outlook_line_keep_outlook (LudoOutlookLine *self, LudoGame *game,
                                     guint n_plies,
                                     const SearchWinProbability *outlook);

G_END_DECLS
