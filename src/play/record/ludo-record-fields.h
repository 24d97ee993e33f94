/* ludo-record-fields.h: the lines of a record before its moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For the reader of records alone.
 */

#pragma once

#include "play/record/ludo-record-private.h"

G_BEGIN_DECLS

/* The fields of a record before its moves, each at most once but "seat". */
typedef enum
{
  LUDO_RECORD_FIELD_LUDO,
  LUDO_RECORD_FIELD_GAME,
  LUDO_RECORD_FIELD_RULESET,
  LUDO_RECORD_FIELD_SETUP,
  LUDO_RECORD_FIELD_PLAYERS,
  LUDO_RECORD_FIELD_COUNTERS,
  LUDO_RECORD_FIELD_TEAM_SIZE,
  LUDO_RECORD_FIELD_SEED,
  LUDO_RECORD_FIELD_DATE,
  LUDO_RECORD_FIELD_START,
  LUDO_RECORD_FIELD_RESULT,
  LUDO_RECORD_FIELD_SEAT,
  LUDO_RECORD_FIELD_MOVES,
  LUDO_RECORD_N_FIELDS,
} LudoRecordField;

/* LudoRecordReader: a record being read.  What it points to belongs to the
 * caller of the reader. */
typedef struct
{
  const char *name;             /* of the file, for messages */
  char **lines;
  guint n_lines;
  guint at;                     /* the line being read, from 0 */
  char *values[LUDO_RECORD_N_FIELDS];   /* within the lines; NULL: absent */
  guint field_lines[LUDO_RECORD_N_FIELDS];
  GPtrArray *seats;             /* the values of the seat lines, borrowed */
  GArray *seat_lines;
  guint n_played;               /* plies so far, those played anew included */
} LudoRecordReader;

/* _ludo_record_set_error: fills @error with a message that names the file,
 * the line (@line counts from 0) and the reason. */
void _ludo_record_set_error (const LudoRecordReader *reader, guint line,
                             LudoGameError code, GError **error,
                             const char *format, ...) G_GNUC_PRINTF (5, 6);

/* _ludo_record_fail: the same for what is no record; always FALSE. */
#define _ludo_record_fail(reader, line, error, ...)                     \
  (_ludo_record_set_error ((reader), (line), LUDO_GAME_ERROR_RECORD,    \
                           (error), __VA_ARGS__),                       \
   FALSE)

/* _ludo_record_parse_number: a decimal number from @least to @most, and
 * nothing else. */
gboolean _ludo_record_parse_number (const char *text, guint64 least,
                                    guint64 most, guint64 *number);

/* _ludo_record_is_skipped: whether @line is blank or a comment. */
gboolean _ludo_record_is_skipped (const char *line);

/* _ludo_record_read_fields:
 *
 * Reads up to the line "moves:" and leaves @reader on the line after it.
 * Every field that must stand then stands, and the date is one.
 */
gboolean _ludo_record_read_fields (LudoRecordReader *reader, GError **error);

G_END_DECLS
