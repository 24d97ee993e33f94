/* ludo-record-words.h: a kept game in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

/* ludo_record_dup_date: "21 November 2026", in the language of the program,
 * which need not be that of the machine; as the file of @game writes it where
 * it is no date. */
char *ludo_record_dup_date (LudoGame *game);

/* ludo_record_dup_facts: the date of @game and its players, in one line: "23
 * November 2026 · Ada – Black (computer: Beginner)". */
char *ludo_record_dup_facts (LudoGame *game);
