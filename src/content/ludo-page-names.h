/* ludo-page-names.h: what the window calls what the pages speak of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "content/ludo-page.h"

/* ludo_page_dup_ruleset_name: the window's name in @language of the ruleset or
 * the set-up of @game_id called @id.  Returns: (transfer full) (nullable): NULL
 * where there is none. */
char *ludo_page_dup_ruleset_name (const char *game_id, const char *id,
                                  LudoPageLanguage language);
