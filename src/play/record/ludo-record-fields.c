/* ludo-record-fields.c: the lines of a record before its moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/record/ludo-record-fields.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "play/ludo-lines.h"
#include "play/ludo-quote.h"

static const char *const field_names[LUDO_RECORD_N_FIELDS] = {
  "ludo", "game", "ruleset", "setup",  "players", "counters", "team-size",
  "lots", "seed", "date", "start",   "variant", "result", "seat",    "moves",
};

gboolean
_ludo_record_fail (const LudoRecordReader *reader,
                   guint                   line,
                   const char             *format,
                   ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = ludo_quote_vprintf (format, args);
  va_end (args);
  ludo_quote_set_error (reader->error, LUDO_GAME_ERROR,
                        LUDO_GAME_ERROR_RECORD,
                        /* Translators: a file's name, a line number, and what
                         * is wrong there as a phrase or a sentence. */
                        _("%s, line %u: %s"), reader->name, line + 1, reason);

  return FALSE;
}

gboolean
_ludo_record_parse_number (const char *text,
                           guint64     least,
                           guint64     most,
                           guint64    *number)
{
  return g_ascii_string_to_unsigned (text, 10, least, most, number, NULL);
}

/* Reads a line "name: value" before the moves. */
static gboolean
read_field (LudoRecordReader *reader)
{
  char *line = reader->lines[reader->at];
  char *value = ludo_lines_split_field (line);
  guint field = 0;

  if (value == NULL)
    return _ludo_record_fail (reader, reader->at,
                              _("a field such as “game: chisolo” was "
                                "expected"));

  while (field < LUDO_RECORD_N_FIELDS
         && !g_str_equal (field_names[field], line))
    field++;
  if (field == LUDO_RECORD_N_FIELDS)
    return _ludo_record_fail (reader, reader->at, _("unknown field “%s”"),
                              line);

  if (field == LUDO_RECORD_FIELD_SEAT)
    {
      g_ptr_array_add (reader->seats, value);
      g_array_append_val (reader->seat_lines, reader->at);
      return TRUE;
    }

  if (reader->values[field] != NULL)
    return _ludo_record_fail (reader, reader->at, _("“%s” appears twice"),
                              line);

  reader->values[field] = value;
  reader->field_lines[field] = reader->at;

  return TRUE;
}

/* The version comes first, so that a record of a later program is called so
 * and not broken. */
static gboolean
check_version (LudoRecordReader *reader)
{
  const char *number = reader->values[LUDO_RECORD_FIELD_LUDO];
  guint64 version;

  if (number == NULL)
    return _ludo_record_fail (reader, reader->at,
                              _("not a Ludothèque record: it does not begin "
                                "with “ludo: 1”"));
  if (!_ludo_record_parse_number (number, 1, G_MAXUINT, &version))
    return _ludo_record_fail (reader, reader->at,
                              _("“%s” is not a version number"), number);
  if (version <= LUDO_RECORD_VERSION)
    return TRUE;

  _ludo_record_fail (reader, reader->at,
                     _("written by a later version of Ludothèque (format %s); "
                       "this one reads format %d"),
                     number, LUDO_RECORD_VERSION);
  if (reader->error != NULL)
    (*reader->error)->code = LUDO_GAME_ERROR_FUTURE;

  return FALSE;
}

gboolean
_ludo_record_is_skipped (const char *line)
{
  return line[0] == '\0' || line[0] == '#';
}

static gboolean
begins_record (const char *line)
{
  g_autofree char *name = g_strdup (line);

  return ludo_lines_split_field (name) != NULL && g_str_equal (name, "ludo");
}

static gboolean
read_lines (LudoRecordReader *reader)
{
  gboolean versioned = FALSE;

  for (; reader->at < reader->n_lines; reader->at++)
    {
      if (_ludo_record_is_skipped (reader->lines[reader->at]))
        continue;
      if (!versioned && !begins_record (reader->lines[reader->at]))
        return check_version (reader);
      if (!read_field (reader) || (!versioned && !check_version (reader)))
        return FALSE;
      versioned = TRUE;
      if (reader->values[LUDO_RECORD_FIELD_MOVES] != NULL)
        {
          if (reader->values[LUDO_RECORD_FIELD_MOVES][0] != '\0')
            return _ludo_record_fail (reader, reader->at,
                                      _("the moves must begin on the line "
                                        "after “moves:”"));
          reader->at++;
          return TRUE;
        }
    }

  reader->at = reader->n_lines - 1;
  if (!versioned)
    return check_version (reader);

  return _ludo_record_fail (reader, reader->at,
                            _("the record breaks off before its moves"));
}

static gboolean
check_needed_fields (LudoRecordReader *reader)
{
  static const LudoRecordField needed[] = {
    LUDO_RECORD_FIELD_GAME,    LUDO_RECORD_FIELD_RULESET,
    LUDO_RECORD_FIELD_PLAYERS, LUDO_RECORD_FIELD_SEED,
    LUDO_RECORD_FIELD_DATE,    LUDO_RECORD_FIELD_RESULT,
  };

  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    if (reader->values[needed[i]] == NULL)
      return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_MOVES,
                                      _("the field “%s” is missing before the "
                                        "moves"), field_names[needed[i]]);

  return TRUE;
}

static gboolean
check_date (LudoRecordReader *reader)
{
  const char *date = reader->values[LUDO_RECORD_FIELD_DATE];
  int year, month, day, length = 0;

  if (strlen (date) != 10
      || sscanf (date, "%4d-%2d-%2d%n", &year, &month, &day, &length) != 3
      || length != 10 || year < 1
      || !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month,
                            (GDateYear) year))
    return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_DATE,
                                    _("“%s” is not a date such as 2026-01-31"),
                                    date);

  return TRUE;
}

gboolean
_ludo_record_read_fields (LudoRecordReader *reader)
{
  return read_lines (reader) && check_needed_fields (reader)
         && check_date (reader);
}
