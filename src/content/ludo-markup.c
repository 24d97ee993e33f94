/* ludo-markup.c: what reading any file of elements needs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-markup"

#include "config.h"

#include "content/ludo-markup.h"

#include "content/ludo-page.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

char *
ludo_markup_read_file (const char  *path,
                       gsize       *length,
                       GError     **error)
{
  char *text = NULL;
  GStatBuf status;

  g_return_val_if_fail (path != NULL && length != NULL, NULL);

  /* A pipe would be waited for, and a film read to its end. */
  if (g_stat (path, &status) == 0
      && (!S_ISREG (status.st_mode) || status.st_size > LUDO_MARKUP_SIZE_MAX))
    {
      g_autofree char *name = g_path_get_basename (path);

      g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                   S_ISREG (status.st_mode)
                     /* Translators: the name of a file. */
                     ? _("%s is too large to be read")
                     : _("%s is not a file"), name);
      return NULL;
    }
  if (!g_file_get_contents (path, &text, length, error))
    return NULL;

  return text;
}

/* What is no text must not get into a message. */
static gboolean
check_utf8 (const char  *text,
            gsize        length,
            GError     **error)
{
  const char *bad;
  int line = 1;

  if (g_utf8_validate_len (text, length, &bad))
    return TRUE;

  for (const char *at = text; at < bad; at++)
    line += *at == '\n' ? 1 : 0;

  return ludo_markup_refuse_line (line, error,
                                  _("not a text file in UTF-8"));
}

/* GMarkup quotes what it refuses and may cut a letter in two. */
static void
mend_message (GError **error)
{
  char *message;

  if (error == NULL || g_utf8_validate ((*error)->message, -1, NULL))
    return;

  message = g_utf8_make_valid ((*error)->message, -1);
  g_free ((*error)->message);
  (*error)->message = message;
}

gboolean
ludo_markup_parse (GMarkupParseContext  *context,
                   const char           *text,
                   gsize                 length,
                   GError              **error)
{
  g_return_val_if_fail (context != NULL && text != NULL, FALSE);

  if (check_utf8 (text, length, error)
      && g_markup_parse_context_parse (context, text, (gssize) length, error)
      && g_markup_parse_context_end_parse (context, error))
    return TRUE;

  mend_message (error);

  return FALSE;
}

int
ludo_markup_line (GMarkupParseContext *context)
{
  int line, character;

  /* A tag is told once it has been read; where a line ended with it, GMarkup
   * already stands at the beginning of the next. */
  g_markup_parse_context_get_position (context, &line, &character);

  return character <= 1 && line > 1 ? line - 1 : line;
}

gboolean
ludo_markup_refuse (GMarkupParseContext  *context,
                    GError              **error,
                    const char           *format,
                    ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);

  return ludo_markup_refuse_line (ludo_markup_line (context), error, reason);
}

gboolean
ludo_markup_refuse_line (int          line,
                         GError     **error,
                         const char  *reason)
{
  if (error == NULL || *error == NULL)
    /* Translators: what is wrong in the file of a page; %s is a sentence. */
    g_set_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT,
                 _("line %d: %s"), line, reason);

  return FALSE;
}

const char *
ludo_markup_attribute (const char **names,
                       const char **values,
                       const char  *name)
{
  for (int i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];

  return NULL;
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
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (text[i]))
      g_string_append_c (line, text[i]);
    else if (line->len > 0 && line->str[line->len - 1] != ' ')
      g_string_append_c (line, ' ');
}
