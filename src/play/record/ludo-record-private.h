/* ludo-record-private.h: what the writer and the reader of records share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/record/ludo-record.h"

G_BEGIN_DECLS

/* _ludo_record_result:
 *
 * How the result of @game is written: "*" while it goes on, "draw",
 * "p1win" or "p2win"; in Ken Wan the letters of the colours placed, in
 * order, or "-" where nobody was.
 * Free with g_free().
 */
char *_ludo_record_result (LudoGame *game);

G_END_DECLS
