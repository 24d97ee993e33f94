/* ludo-markup.c: what reading any file of elements needs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-markup.h"

#include "content/ludo-page.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "play/ludo-lines.h"
#include "play/ludo-quote.h"
#include "play/ludo-reason.h"

/* Sets @error to a message that says why the file called @name was not read. */
static void
explain (const char    *name,
         const GError  *reason,
         GError       **error)
{
  g_autofree char *display_name = g_filename_display_name (name);
  g_autofree char *shown = ludo_quote (display_name, LUDO_QUOTE_SENTENCE);

  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                 /* Translators: the name of a file. */
                 _("%s is larger than %d MiB, the largest size that can be "
                   "read"), shown,
                 (int) (LUDO_MARKUP_SIZE_MAX / (1024 * 1024)));
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE))
    g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                 _("%s is not a file"), shown);
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
    g_propagate_error (error, g_error_copy (reason));
  else
    g_set_error (error, reason->domain, reason->code,
                 _("The file “%s” cannot be read: %s."), shown,
                 ludo_reason_from_error (reason));
}

char *
ludo_markup_read_file (const char  *path,
                       gsize       *length,
                       GError     **error)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *name = NULL;
  char *text;

  g_return_val_if_fail (path != NULL && length != NULL, NULL);

  text = ludo_content_read_file (path, LUDO_MARKUP_SIZE_MAX, length, &reason);
  name = g_path_get_basename (path);
  if (text == NULL)
    explain (name, reason, error);

  return text;
}

char *
ludo_markup_read_below (LudoContentFolder  *folder,
                        const char         *name,
                        gsize              *length,
                        GError            **error)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *last = NULL;
  char *text;

  g_return_val_if_fail (folder != NULL && name != NULL, NULL);
  g_return_val_if_fail (length != NULL, NULL);

  text = ludo_content_folder_read (folder, name, LUDO_MARKUP_SIZE_MAX, length,
                                   &reason);
  last = g_path_get_basename (name);
  if (text == NULL)
    explain (last, reason, error);

  return text;
}

GPtrArray *
ludo_markup_read_all (LudoContentFolder  *folder,
                      const char         *name,
                      const char         *prefix,
                      const char         *suffix,
                      GError            **error)
{
  GPtrArray *files = ludo_content_folder_read_all (folder, name, prefix,
                                                   suffix,
                                                   LUDO_MARKUP_SIZE_MAX,
                                                   error);

  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      LudoContentFile *file = g_ptr_array_index (files, i);
      g_autoptr (GError) reason = g_steal_pointer (&file->error);

      if (reason != NULL)
        explain (file->name, reason, &file->error);
    }

  return files;
}

/* Refuses bytes that are no UTF-8 before GMarkup quotes them in a message. */
static gboolean
check_utf8 (const char  *text,
            gsize        length,
            GError     **error)
{
  const char *bad;

  if (g_utf8_validate_len (text, length, &bad))
    return TRUE;

  return ludo_markup_refuse_line ((int) ludo_lines_count (text, bad), error,
                                  _("not a text file in UTF-8"));
}

/* Finds a control character, which would command a terminal.  XML forbids most
 * of them, but GMarkup lets them pass, as they are or as a number.  Returns: 0
 * where there is none. */
static gunichar
find_control (const char  *text,
              const char **found)
{
  for (*found = text; **found != '\0'; *found = g_utf8_next_char (*found))
    {
      const gunichar letter = g_utf8_get_char (*found);

      if (g_unichar_iscntrl (letter) && letter != '\n' && letter != '\t'
          && letter != '\r')
        return letter;
    }

  return 0;
}

static gboolean
refuse_control (int        line,
                gunichar   control,
                GError   **error)
{
  g_autofree char *code = g_strdup_printf ("U+%04X", control);

  return ludo_markup_refuse_line (line, error,
                                  /* Translators: a character’s number, as
                                   * U+0001. */
                                  _("the control character %s is not text"),
                                  code);
}

/* Refuses control characters in @text, the whole of a file. */
static gboolean
check_controls (const char  *text,
                GError     **error)
{
  const char *found;
  const gunichar control = find_control (text, &found);

  return control == 0
         || refuse_control ((int) ludo_lines_count (text, found), control,
                            error);
}

/* Puts GMarkup's message, which may cut a letter in two and be in another
 * language, into a sentence of the program that names the line as others do. */
static void
mend_message (GMarkupParseContext  *context,
              GError              **error)
{
  g_autoptr (GError) reason = NULL;
  const char *where;

  if (error == NULL || (*error)->domain != G_MARKUP_ERROR)
    return;

  reason = g_steal_pointer (error);
  if (reason->code == G_MARKUP_ERROR_EMPTY)
    {
      ludo_markup_refuse (context, error, _("the file is empty"));
      return;
    }
  /* The message begins with the line and a colon. */
  where = strstr (reason->message, ": ");
  ludo_markup_refuse (context, error,
                      /* Translators: a file's elements do not close, or the
                       * like; in brackets, what GLib says of it. */
                      _("this is not well-formed XML (%s)"),
                      where != NULL ? where + strlen (": ")
                                    : reason->message);
}

gboolean
ludo_markup_parse (const GMarkupParser  *parser,
                   gpointer              data,
                   gconstpointer         root,
                   const char           *lacking,
                   const char           *text,
                   gsize                 length,
                   GError              **error)
{
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autofree char *normal = NULL;

  g_return_val_if_fail (parser != NULL && root != NULL, FALSE);
  g_return_val_if_fail (lacking != NULL && text != NULL, FALSE);

  if (!check_utf8 (text, length, error))
    return FALSE;

  /* GMarkup takes a byte order mark for text, and counts lines by LF alone. */
  normal = ludo_lines_normalize (text, (gssize) length);
  context = g_markup_parse_context_new (parser, G_MARKUP_TREAT_CDATA_AS_TEXT,
                                        data, NULL);
  if (!check_controls (normal, error)
      || !g_markup_parse_context_parse (context, normal, -1, error)
      || !g_markup_parse_context_end_parse (context, error))
    {
      mend_message (context, error);
      return FALSE;
    }

  /* GMarkup takes a file of comments alone for complete. */
  return *(const gconstpointer *) root != NULL
         || ludo_markup_refuse (context, error, "%s", lacking);
}

int
ludo_markup_line (GMarkupParseContext *context)
{
  int line, character;

  /* GMarkup reports a tag after it has read it: if the tag ends a line, its
   * position is already the beginning of the next. */
  g_markup_parse_context_get_position (context, &line, &character);

  return character <= 1 && line > 1 ? line - 1 : line;
}

gboolean
ludo_markup_refuse_line (int          line,
                         GError     **error,
                         const char  *format,
                         ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = ludo_quote_vprintf (format, args);
  va_end (args);
  if (error == NULL || *error == NULL)
    /* Translators: what is wrong in the file of a page; %s is a sentence. */
    ludo_quote_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                          _("line %d: %s"), line, reason);

  return FALSE;
}

void
ludo_markup_name_file (GError     **error,
                       const char  *name)
{
  g_autofree char *shown = NULL;

  g_return_if_fail (name != NULL);

  shown = ludo_quote (name, LUDO_QUOTE_SENTENCE);
  g_prefix_error (error, "%s, ", shown);
}

gboolean
ludo_markup_check_element (GMarkupParseContext  *context,
                           LudoMarkupTally      *tally,
                           const char          **names,
                           const char          **values,
                           GError              **error)
{
  const char *found;
  gunichar control;

  if (++tally->n_elements > LUDO_MARKUP_ELEMENTS_MAX)
    return ludo_markup_refuse (context, error,
                               _("the file has more than %d elements"),
                               LUDO_MARKUP_ELEMENTS_MAX);

  for (int i = 0; names[i] != NULL; i++)
    {
      if (g_utf8_strlen (values[i], -1) > LUDO_MARKUP_VALUE_MAX)
        return ludo_markup_refuse (context, error,
                                   /* Translators: an attribute of a file. */
                                   _("“%s” is longer than %d letters"),
                                   names[i], LUDO_MARKUP_VALUE_MAX);
      control = find_control (values[i], &found);
      if (control != 0)
        return refuse_control (ludo_markup_line (context), control, error);
      /* GMarkup lets an attribute stand twice, as no other XML parser does. */
      for (int j = 0; j < i; j++)
        if (g_str_equal (names[i], names[j]))
          return ludo_markup_refuse (context, error,
                                     _("“%s” appears there twice"), names[i]);
    }

  return TRUE;
}

/* Returns: the largest number of combining marks in a row on one letter; an
 * invisible joiner between them does not begin another letter. */
static guint
count_marks (const char *text)
{
  guint most = 0;
  guint here = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar letter = g_utf8_get_char (at);

      if (g_unichar_ismark (letter))
        here++;
      else if (g_unichar_type (letter) != G_UNICODE_FORMAT)
        here = 0;
      most = MAX (most, here);
    }

  return most;
}

gboolean
ludo_markup_check_text (GMarkupParseContext  *context,
                        LudoMarkupTally      *tally,
                        const char           *name,
                        const char           *text,
                        guint                 limit,
                        GError              **error)
{
  guint n_letters = (guint) g_utf8_strlen (text, -1);
  const char *found;
  const gunichar control = find_control (text, &found);

  if (control != 0)
    return refuse_control (ludo_markup_line (context), control, error);

  tally->n_letters += n_letters;
  if (n_letters > limit)
    /* Translators: an element of a page's file, such as <title>. */
    return ludo_markup_refuse (context, error,
                               _("the text in <%s> is longer than %u letters"),
                               name, limit);
  if (tally->n_letters > LUDO_MARKUP_LETTERS_MAX)
    return ludo_markup_refuse (context, error,
                               _("the file has more than %d letters of text"),
                               LUDO_MARKUP_LETTERS_MAX);
  if (count_marks (text) > LUDO_MARKUP_MARKS_MAX)
    return ludo_markup_refuse (context, error,
                               _("a letter has more than %d accents"),
                               LUDO_MARKUP_MARKS_MAX);

  return TRUE;
}

gboolean
ludo_markup_is_blank (const char *text,
                      gsize       length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (text[i]))
      return FALSE;

  return TRUE;
}

void
ludo_markup_append (GString    *line,
                    const char *text,
                    gsize       length)
{
  const gsize start = line->len;

  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (text[i]))
      g_string_append_c (line, text[i]);
    else if (line->len > 0 && line->str[line->len - 1] != ' ')
      g_string_append_c (line, ' ');

  /* An override or embedding, U+202A to U+202E, would turn round what follows
   * the text in a sentence; U+FFFD has as many bytes. */
  for (char *at = line->str + start; *at != '\0'; at = g_utf8_next_char (at))
    if (g_utf8_get_char (at) >= 0x202A && g_utf8_get_char (at) <= 0x202E)
      memcpy (at, "\xef\xbf\xbd", 3);
}
