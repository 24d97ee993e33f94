/* ludo-kit-intro.h: the cover of a kit, and what to do before one starts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/kit/ludo-kit-papers.h"

/* ludo_kit_add_intro: adds the cover, and a sheet with the parts, the tools,
 * the minutes, the card and how to fold.
 * @papers: (not nullable): kept; what is in it when the sheets are drawn is
 * said there */
void ludo_kit_add_intro (LudoPrint *print, const LudoKit *kit,
                         const GameConfig *config,
                         const LudoKitPapers *papers);
