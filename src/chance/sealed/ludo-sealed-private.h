/* ludo-sealed-private.h: the cards, for the sentences on sealed sticks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/sealed/ludo-sealed.h"

/* LudoSealedCard: what a group has thrown, and what it says. */
typedef struct
{
  guint counts[LUDO_SAMPLER_STICKS + 1];
  guint n;                      /* their sum */
  LudoCard verdict;
  LudoSureness sureness;
} LudoSealedCard;

/* ludo_sealed_get_card_of: the card of @group for the set that is shown;
 * borrowed until "changed". */
const LudoSealedCard *ludo_sealed_get_card_of (LudoSealed *self, guint group);
