/* ludo-record-fields.c: the lines of a record before its moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-record-fields"

#include "config.h"

#include "play/record/ludo-record-fields.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

static const char *const field_names[LUDO_RECORD_N_FIELDS] = {
  "ludo", "game", "ruleset", "setup",  "players", "counters", "team-size",
  "seed", "date", "start",   "result", "seat",    "moves",
};

void
_ludo_record_set_error (const LudoRecordReader  *reader,
                        guint                    line,
                        LudoGameError            code,
                        GError                 **error,
                        const char              *format,
                        ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, LUDO_GAME_ERROR, code,
               /* Translators: a file's name, a line number, and what is wrong
                * there as a phrase or a sentence. */
               _("%s, line %u: %s"), reader->name, line + 1, reason);
}

gboolean
_ludo_record_parse_number (const char *text,
                           guint64     least,
                           guint64     most,
                           guint64    *number)
{
  return g_ascii_string_to_unsigned (text, 10, least, most, number, NULL);
}

/* A line "name: value" before the moves. */
static gboolean
read_field (LudoRecordReader  *reader,
            GError           **error)
{
  char *line = reader->lines[reader->at];
  char *colon = strchr (line, ':');
  guint field = 0;

  if (colon == NULL)
    return _ludo_record_fail (
      reader, reader->at, error,
      _("a field such as “game: chisolo” was expected"));

  *colon = '\0';
  while (field < LUDO_RECORD_N_FIELDS
         && !g_str_equal (field_names[field], line))
    field++;
  if (field == LUDO_RECORD_N_FIELDS)
    return _ludo_record_fail (reader, reader->at, error,
                              _("unknown field “%s”"), line);

  if (field == LUDO_RECORD_FIELD_SEAT)
    {
      g_ptr_array_add (reader->seats, g_strstrip (colon + 1));
      g_array_append_val (reader->seat_lines, reader->at);
      return TRUE;
    }

  if (reader->values[field] != NULL)
    return _ludo_record_fail (reader, reader->at, error,
                              _("“%s” stands twice"), line);

  reader->values[field] = g_strstrip (colon + 1);
  reader->field_lines[field] = reader->at;

  return TRUE;
}

/* The version comes first, so that a record of a later program is called so
 * and not broken. */
static gboolean
check_version (LudoRecordReader  *reader,
               GError           **error)
{
  guint64 version;

  if (reader->values[LUDO_RECORD_FIELD_LUDO] == NULL)
    return _ludo_record_fail (
      reader, reader->at, error,
      _("not a Ludothèque record: it does not begin with “ludo: 1”"));

  if (!_ludo_record_parse_number (reader->values[LUDO_RECORD_FIELD_LUDO], 1,
                                  G_MAXUINT, &version))
    return _ludo_record_fail (reader, reader->at, error,
                              _("“%s” is no version number"),
                              reader->values[LUDO_RECORD_FIELD_LUDO]);

  if (version > LUDO_RECORD_VERSION)
    {
      _ludo_record_set_error (
        reader, reader->at, LUDO_GAME_ERROR_FUTURE, error,
        _("written by a later version of Ludothèque (format %s); "
           "this one reads format %d"),
        reader->values[LUDO_RECORD_FIELD_LUDO], LUDO_RECORD_VERSION);
      return FALSE;
    }

  return TRUE;
}

gboolean
_ludo_record_is_skipped (const char *line)
{
  return line[0] == '\0' || line[0] == '#';
}

static gboolean
read_lines (LudoRecordReader  *reader,
            GError           **error)
{
  gboolean versioned = FALSE;

  for (; reader->at < reader->n_lines; reader->at++)
    {
      if (_ludo_record_is_skipped (g_strstrip (reader->lines[reader->at])))
        continue;
      if (!versioned && !g_str_has_prefix (reader->lines[reader->at], "ludo:"))
        return check_version (reader, error);
      if (!read_field (reader, error))
        return FALSE;
      if (!versioned && !check_version (reader, error))
        return FALSE;
      versioned = TRUE;
      if (reader->values[LUDO_RECORD_FIELD_MOVES] != NULL)
        {
          if (reader->values[LUDO_RECORD_FIELD_MOVES][0] != '\0')
            return _ludo_record_fail (
              reader, reader->at, error,
              _("moves begin on the line after “moves:”"));
          reader->at++;
          return TRUE;
        }
    }

  return _ludo_record_fail (reader, reader->n_lines - 1, error,
                            _("the record breaks off before its moves"));
}

/* The value of a field that must stand, or NULL with @error. */
static const char *
need (LudoRecordReader  *reader,
      LudoRecordField    field,
      GError           **error)
{
  if (reader->values[field] == NULL)
    _ludo_record_set_error (
      reader, reader->field_lines[LUDO_RECORD_FIELD_MOVES],
      LUDO_GAME_ERROR_RECORD, error,
      _("the field “%s” is missing before the moves"), field_names[field]);

  return reader->values[field];
}

static gboolean
check_needed_fields (LudoRecordReader  *reader,
                     GError           **error)
{
  static const LudoRecordField needed[] = {
    LUDO_RECORD_FIELD_GAME,    LUDO_RECORD_FIELD_RULESET,
    LUDO_RECORD_FIELD_PLAYERS, LUDO_RECORD_FIELD_SEED,
    LUDO_RECORD_FIELD_DATE,    LUDO_RECORD_FIELD_RESULT,
  };

  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    if (need (reader, needed[i], error) == NULL)
      return FALSE;

  return TRUE;
}

static gboolean
check_date (LudoRecordReader  *reader,
            GError           **error)
{
  const char *date = reader->values[LUDO_RECORD_FIELD_DATE];
  int year, month, day, length = 0;

  if (strlen (date) != 10
      || sscanf (date, "%4d-%2d-%2d%n", &year, &month, &day, &length) != 3
      || length != 10 || year < 1
      || !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month,
                            (GDateYear) year))
    return _ludo_record_fail (
      reader, reader->field_lines[LUDO_RECORD_FIELD_DATE], error,
      _("“%s” is no date such as 2026-01-31"), date);

  return TRUE;
}

gboolean
_ludo_record_read_fields (LudoRecordReader  *reader,
                          GError           **error)
{
  return read_lines (reader, error) && check_needed_fields (reader, error)
         && check_date (reader, error);
}
