/* ludo-kit-work.h: how long it takes to make a kit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-kit.h"

/* ludo_kit_measure_part: sets @work to that of all pieces of @part. */
void ludo_kit_measure_part (LudoPrint *print, const LudoKitPart *part,
                            LudoKitWork *work);

/* ludo_kit_add_work: adds @work to @all. */
void ludo_kit_add_work (LudoKitWork *all, const LudoKitWork *work);

/* ludo_kit_minutes_of: how many minutes @work takes. */
int ludo_kit_minutes_of (const LudoKitWork *work);

/* ludo_kit_dup_time: (transfer full): so many minutes in words, from two hours
 * on in hours too. */
char *ludo_kit_dup_time (int minutes);

/* ludo_kit_is_long_work: whether the options ask for good pieces and @minutes
 * are so many that the quick pieces should be mentioned. */
gboolean ludo_kit_is_long_work (const LudoPrintOptions *options, int minutes);

/* ludo_kit_count_minutes: how many minutes it takes to make the kit without its
 * box and what else can be left out: ten centimetres of cut a minute, twelve
 * seconds a fold and twenty a glued edge. */
int ludo_kit_count_minutes (LudoPrint *print, const LudoKit *kit,
                            const GameConfig *config);
