/* ludo-record.h: games as text, saved and loaded
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The .ludo format is documented in help/record-format.md.
 */

#pragma once

#include "play/game/ludo-game.h"

/* The version of the format that this program writes, and the last it can
 * read. */
#define LUDO_RECORD_VERSION 1

/* The limits in bytes, in plies, and in plies that are played while reading,
 * with those that variations repeat.  A larger file is refused unread, a longer
 * game while it is read.  All are many times what the longest game of a
 * lifetime needs. */
#define LUDO_RECORD_SIZE_MAX (1024 * 1024)
#define LUDO_RECORD_PLIES_MAX 20000
#define LUDO_RECORD_PLAYED_MAX (5 * LUDO_RECORD_PLIES_MAX)

/* ludo_record_to_text: the whole record of @game; free with g_free(). */
char *ludo_record_to_text (LudoGame *game);

/* ludo_record_to_bytes: (transfer full): as ludo_record_to_text(), for a file
 * (ludo_save_file(), ludo_autosave_write_async()). */
GBytes *ludo_record_to_bytes (LudoGame *game);

/* ludo_record_dup_result: the result of @game in notation: "*" while it goes
 * on, "draw", "p1win" or "p2win"; in Ken Wan the letters of the colours placed,
 * in order, or "-" if none was.  Free with g_free(). */
char *ludo_record_dup_result (LudoGame *game);

/* ludo_record_from_text:
 * @length: in bytes, or -1 when NUL-terminated
 * @name: the name of the text in messages, usually a file's name
 *
 * Reads a record.
 *
 * Returns: (transfer full): the game as it was, with the undone plies, or NULL
 * with @error: its message names @name, the line and the reason.
 */
LudoGame *ludo_record_from_text (const char *text, gssize length,
                                 const char *name, GError **error);

/* ludo_record_contains: whether @whole contains all that was played in @part:
 * both are of one game, form and first position, and every line of @part,
 * undone plies and variations included, is a line of @whole or the beginning of
 * one.  The players and the date are not compared. */
gboolean ludo_record_contains (LudoGame *whole, LudoGame *part);

/* ludo_record_load: reads a game from @file. */
LudoGame *ludo_record_load (GFile *file, GError **error);
