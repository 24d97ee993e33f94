/* ludo-sealed-makers.h: four makers of sticks, each with a sealed set
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/sealed/ludo-sealed-set.h"

/* ludo_sealed_maker_get_name: the untranslated name of the maker @index, from 0
 * to below LUDO_SEALED_MAKERS; static. */
const char *ludo_sealed_maker_get_name (guint index);

/* ludo_sealed_maker_new_set: (transfer full): the set of that maker. */
LudoSealedSet *ludo_sealed_maker_new_set (guint index);
