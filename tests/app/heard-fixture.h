/* heard-fixture.h: what the program announces, kept for a test
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

/* app_listen: keeps what the program announces from now on.
 * app_stop_listening: no longer, and forgets it. */
void app_listen (void);
void app_stop_listening (void);

/* app_get_heard: (transfer none): the texts that were announced, in their
 * order; to be emptied at will.
 * app_count_heard: how many of them hold @part. */
GPtrArray *app_get_heard (void);
guint app_count_heard (const char *part);

/* app_dup_told: (transfer full): the sentence that is to be heard of the last
 * ply of @game: the whole one, unless it and what is to be done next have more
 * words than are to be heard of one act, and then the brief one. */
char *app_dup_told (LudoGame *game);
