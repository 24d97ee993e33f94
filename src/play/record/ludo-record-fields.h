/* ludo-record-fields.h: the lines of a record before its moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For the reader of records alone.
 */

#pragma once

#include "play/record/ludo-record.h"

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
  LUDO_RECORD_FIELD_LOTS,
  LUDO_RECORD_FIELD_SEED,
  LUDO_RECORD_FIELD_DATE,
  LUDO_RECORD_FIELD_START,
  LUDO_RECORD_FIELD_VARIANT,
  LUDO_RECORD_FIELD_RESULT,
  LUDO_RECORD_FIELD_SEAT,
  LUDO_RECORD_FIELD_MOVES,
  LUDO_RECORD_N_FIELDS,
} LudoRecordField;

/* LudoRecordReader: a record being read.  It owns none of the data that it
 * points to. */
typedef struct
{
  const char *name;             /* of the file, for messages */
  GError **error;               /* where to say what is wrong */
  char **lines;                 /* without the blanks at their ends */
  guint n_lines;
  guint at;                     /* the line being read, from 0 */
  char *values[LUDO_RECORD_N_FIELDS];   /* within the lines; NULL: absent */
  guint field_lines[LUDO_RECORD_N_FIELDS];
  GPtrArray *seats;             /* the values of the seat lines, borrowed */
  GArray *seat_lines;
  guint n_played;               /* plies so far, those played anew included */
} LudoRecordReader;

/* _ludo_record_fail: sets the error to a message that names the file, the line
 * (@line counts from 0) and the reason.  Returns: FALSE. */
gboolean _ludo_record_fail (const LudoRecordReader *reader, guint line,
                            const char *format, ...) G_GNUC_PRINTF (3, 4);

/* _ludo_record_fail_field: the same of the line of @field, which is there. */
#define _ludo_record_fail_field(reader, field, ...)                     \
  _ludo_record_fail ((reader), (reader)->field_lines[field], __VA_ARGS__)

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
gboolean _ludo_record_read_fields (LudoRecordReader *reader);
