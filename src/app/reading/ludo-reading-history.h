/* ludo-reading-history.h: what was read before, and where it was left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* LudoReadingPlace: owns all that it points to. */
typedef struct
{
  char *game_id;
  char *page_id;
  char *sentence_id;            /* the first that was seen, or NULL */
  double offset;                /* of it below the upper rim, in pixels */
} LudoReadingPlace;

void ludo_reading_place_free (LudoReadingPlace *place);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoReadingPlace, ludo_reading_place_free)

/* LudoReadingHistory: LudoReadingPlace, the newest last. */
typedef struct
{
  GPtrArray *behind;            /* what was read before */
  GPtrArray *ahead;             /* what was gone back from */
} LudoReadingHistory;

void ludo_reading_history_init (LudoReadingHistory *self);
void ludo_reading_history_clear (LudoReadingHistory *self);

/* ludo_reading_history_forget: there is nothing to go back to. */
void ludo_reading_history_forget (LudoReadingHistory *self);

/* ludo_reading_history_leave: @place (transfer full) is left for another. */
void ludo_reading_history_leave (LudoReadingHistory *self,
                                 LudoReadingPlace *place);

/* ludo_reading_history_step:
 * @place: (transfer full): what is left
 *
 * Returns: (transfer full): where the reader comes to who goes back, or
 *   @forward again; there must be something.
 */
LudoReadingPlace *ludo_reading_history_step (LudoReadingHistory *self,
                                             LudoReadingPlace *place,
                                             gboolean forward);
