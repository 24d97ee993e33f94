/* ludo-lesson-result-reader.c: what a pupil handed in, read from its file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-lesson-result.h"

#include <glib/gi18n.h>
#include <string.h>

#include "learn/ludo-pupil-name.h"

/* The size of the largest file that is read as a result, in bytes, the most
 * steps in it, and the hexadecimal digits behind "asks". */
#define BYTES_MAX (256 * 1024)
#define STEPS_MAX 500
#define ASKS_LENGTH 16

#define BOM "\xef\xbb\xbf"

/* ResultReader: the state while a file is read line by line. */
typedef struct
{
  LudoResult *result;           /* what was read of it */
  const char *name;             /* of the file */
  guint number;                 /* of the line */
  gboolean has_version;
} ResultReader;

static gboolean
is_later (const ResultReader *reading)
{
  return reading->result->version > LUDO_RESULT_VERSION;
}

/* Refuses the file.  In a file of a later version it names the first line,
 * because the line that seems wrong may be right in that version. */
static gboolean
refuse (const ResultReader  *reading,
        GError             **error,
        const char          *reason)
{
  const gboolean later = reading->has_version && is_later (reading);

  g_set_error (error, LUDO_RESULT_ERROR, 0,
               /* Translators: a file, the number of a line, what is wrong. */
               _("%s, line %u: %s"), reading->name,
               later ? 1 : reading->number,
               later ? _("a later version of the program wrote this, and "
                         "yours cannot read it") : reason);

  return FALSE;
}

static gboolean
is_lesson (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "/", 3);

  return g_strv_length (parts) == 2 && ludo_lesson_is_word (parts[0])
         && ludo_lesson_is_word (parts[1]);
}

static gboolean
is_hex (const char *text,
        gsize       length)
{
  return strlen (text) == length
         && strspn (text, "0123456789abcdef") == length;
}

static gboolean
read_number (const char *text,
             guint      *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, 0, LUDO_RESULT_NUMBER_MAX, &value,
                                   NULL))
    return FALSE;
  *number = (guint) value;

  return TRUE;
}

/* Stores @value in @slot, and refuses a second one. */
static gboolean
set_once (const ResultReader  *reading,
          char               **slot,
          const char          *value,
          GError             **error)
{
  if (*slot != NULL)
    return refuse (reading, error, _("there is already a line of this kind"));
  *slot = g_strdup (value);

  return TRUE;
}

static gboolean
read_lesson (ResultReader  *reading,
             const char    *rest,
             GError       **error)
{
  return is_lesson (rest)
           ? set_once (reading, &reading->result->lesson, rest, error)
           : refuse (reading, error, _("the lesson is not named"));
}

static gboolean
read_id (ResultReader  *reading,
         const char    *rest,
         GError       **error)
{
  return ludo_lesson_is_word (rest)
           ? set_once (reading, &reading->result->id, rest, error)
           : refuse (reading, error, _("the lesson is not named"));
}

static gboolean
read_checksum (ResultReader  *reading,
               const char    *rest,
               GError       **error)
{
  return is_hex (rest, 64)
           ? set_once (reading, &reading->result->checksum, rest, error)
           : refuse (reading, error, _("the checksum is missing"));
}

static gboolean
read_name (ResultReader  *reading,
           const char    *rest,
           GError       **error)
{
  g_autofree char *name = ludo_pupil_name_clean (rest);

  return name[0] != '\0'
           ? set_once (reading, &reading->result->name, name, error)
           : refuse (reading, error, _("the name is missing"));
}

static gboolean
read_away (ResultReader  *reading,
           const char    *rest,
           GError       **error)
{
  return read_number (rest, &reading->result->away)
         || refuse (reading, error, _("this line has no number"));
}

static gboolean
refuse_step (const ResultReader  *reading,
             GError             **error)
{
  return refuse (reading, error,
                 _("this line about a step is incomplete or damaged"));
}

static LudoResultStep *
find_step (const LudoResult *self,
           const char       *id)
{
  for (guint i = 0; i < self->steps->len; i++)
    {
      LudoResultStep *step = g_ptr_array_index (self->steps, i);

      if (g_str_equal (step->id, id))
        return step;
    }

  return NULL;
}

/* Version 1 writes "open" for a wrong answer too.  In a kind of step that is
 * answered in parts the two cannot be told apart. */
static gboolean
is_wrong (const LudoResult *self,
          const char       *kind,
          const char       *state)
{
  return g_str_equal (state, "wrong")
         || (self->version == 1 && g_str_equal (state, "open")
             && !g_str_equal (kind, "cell") && !g_str_equal (kind, "place")
             && !g_str_equal (kind, "predict"));
}

static gboolean
read_step (ResultReader  *reading,
           const char    *rest,
           GError       **error)
{
  LudoResult *self = reading->result;
  g_auto (GStrv) parts = g_strsplit (rest, " ", 6);
  guint n = g_strv_length (parts);
  guint tries, seconds;
  LudoResultStep *step;
  gboolean open;

  open = n >= 5 && g_str_equal (parts[2], "open");
  if (n < 5 || !ludo_lesson_is_word (parts[0])
      || !ludo_lesson_is_word (parts[1])
      || (!open && !g_str_equal (parts[2], "right")
          && !g_str_equal (parts[2], "wrong"))
      || !read_number (parts[3], &tries) || !read_number (parts[4], &seconds)
      || (tries == 0 && (!open || self->version == 1))
      || (n == 6 && strlen (parts[5]) > LUDO_RESULT_ANSWER_MAX))
    return refuse_step (reading, error);
  if (find_step (self, parts[0]) != NULL)
    return refuse (reading, error, _("this step appears twice"));
  if (self->steps->len == STEPS_MAX)
    return refuse (reading, error, _("there are too many steps"));
  step = ludo_result_add (self, parts[0], parts[1], NULL, tries, seconds,
                          n == 6 ? parts[5] : "");
  step->right = g_str_equal (parts[2], "right");
  step->wrong = is_wrong (self, parts[1], parts[2]);

  return TRUE;
}

/* Reads the checksum of a question.  A line that adds to a step follows the
 * line of that step. */
static gboolean
read_asks (ResultReader  *reading,
           const char    *rest,
           GError       **error)
{
  g_auto (GStrv) parts = g_strsplit (rest, " ", -1);
  LudoResultStep *step =
    g_strv_length (parts) == 2 ? find_step (reading->result, parts[0]) : NULL;

  return step != NULL && is_hex (parts[1], ASKS_LENGTH)
           ? set_once (reading, &step->asks, parts[1], error)
           : refuse_step (reading, error);
}

static gboolean
read_help (ResultReader  *reading,
           const char    *rest,
           GError       **error)
{
  g_auto (GStrv) parts = g_strsplit (rest, " ", -1);
  guint n = g_strv_length (parts);
  LudoResultStep *step =
    n == 2 || n == 3 ? find_step (reading->result, parts[0]) : NULL;

  if (step == NULL || !read_number (parts[1], &step->n_hints)
      || (n == 3 && !g_str_equal (parts[2], "shown")))
    return refuse_step (reading, error);
  step->shown = n == 3;

  return TRUE;
}

static gboolean
read_line (ResultReader  *reading,
           const char    *line,
           GError       **error)
{
  static const struct
  {
    const char *word;
    gboolean (*read) (ResultReader *reading, const char *rest, GError **error);
  } kinds[] = {
    { "lesson ", read_lesson }, { "id ", read_id },
    { "checksum ", read_checksum }, { "name ", read_name },
    { "away ", read_away },
    { "step ", read_step }, { "asks ", read_asks }, { "help ", read_help },
  };

  if (!reading->has_version)
    {
      const char *version = g_str_has_prefix (line, LUDO_RESULT_FIRST_LINE)
                              ? line + strlen (LUDO_RESULT_FIRST_LINE) : "";

      if (!read_number (version, &reading->result->version)
          || reading->result->version < 1)
        return refuse (reading, error, _("this is not the result of a lesson"));
      reading->has_version = TRUE;
      /* Read on in a file of a later version, but count its first line as
       * unknown. */
      reading->result->n_unknown += is_later (reading);
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_prefix (line, kinds[i].word))
      return kinds[i].read (reading, line + strlen (kinds[i].word), error);
  reading->result->n_unknown++;

  return TRUE;
}

/* Refuses control characters, because a terminal would obey them. */
static gboolean
has_control (const char *line)
{
  for (const char *p = line; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_iscntrl (g_utf8_get_char (p)) && *p != '\t')
      return TRUE;

  return FALSE;
}

/* Refuses a result that lacks a line which every result has, and names the
 * first of them. */
static gboolean
check_whole (ResultReader  *reading,
             GError       **error)
{
  const LudoResult *result = reading->result;
  const char *missing = result->lesson == NULL ? "lesson"
                        : result->checksum == NULL ? "checksum"
                        : result->name == NULL ? "name" : NULL;
  g_autofree char *sentence = NULL;

  if (missing == NULL)
    return TRUE;

  /* Translators: %s is the first word of a line, which is not translated. */
  sentence = g_strdup_printf (_("the line that begins with “%s” is missing, "
                                "or nothing follows it"), missing);

  return refuse (reading, error, sentence);
}

/* @text may end lines as any system does. */
static gboolean
read_lines (ResultReader  *reading,
            const char    *text,
            GError       **error)
{
  for (const char *p = text; *p != '\0'; )
    {
      gsize length = strcspn (p, "\r\n");
      g_autofree char *line = g_strchomp (g_strndup (p, length));

      reading->number++;
      if (has_control (line))
        return refuse (reading, error,
                       _("there is a character that is not text"));
      if (line[0] != '\0' && !read_line (reading, line, error))
        return FALSE;
      p += length;
      p += *p == '\r' && p[1] == '\n' ? 2 : *p != '\0';
    }
  reading->number++;
  if (!reading->has_version)
    return refuse (reading, error, _("this is not the result of a lesson"));

  return check_whole (reading, error);
}

LudoResult *
ludo_result_parse (const char  *text,
                   gsize        length,
                   const char  *name,
                   GError     **error)
{
  g_autoptr (LudoResult) self = _ludo_result_new_empty ();
  ResultReader reading = { .result = self, .name = name };
  g_autofree char *whole = NULL;

  g_return_val_if_fail (text != NULL && name != NULL, NULL);

  if (length > BYTES_MAX || !g_utf8_validate_len (text, length, NULL)
      || memchr (text, '\0', length) != NULL)
    {
      reading.number = 1;
      refuse (&reading, error,
              length > BYTES_MAX ? _("the file is longer than any result could "
                                     "be")
                                 : _("not a text file in UTF-8"));
      return NULL;
    }
  whole = g_strndup (text, length);

  return read_lines (&reading,
                     whole + (g_str_has_prefix (whole, BOM) ? strlen (BOM)
                                                            : 0), error)
           ? g_steal_pointer (&self) : NULL;
}
