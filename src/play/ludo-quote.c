/* ludo-quote.c: texts of files, as they may stand in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/ludo-quote.h"

#include <string.h>

#include "play/ludo-letters.h"

#define ARGUMENTS_MAX 9

/* LudoQuoteDirective: a %-directive of a format. */
typedef struct
{
  guint argument;               /* which one it shows, from 0 */
  char type;                    /* s, c, d, u, g or % */
  char size;                    /* l, z, or 0 for an int */
  const char *end;              /* behind it, in the format */
} LudoQuoteDirective;

typedef union
{
  const char *text;
  gint64 number;
  guint64 count;
  double value;
} LudoQuoteArgument;

/* Whether @letter commands a terminal, changes the order of the letters around
 * it, or cannot be seen though it makes one word different from another. */
static gboolean
is_masked (gunichar letter)
{
  const gboolean is_joiner = letter == 0x200C || letter == 0x200D;
  /* The flags of Scotland and Wales are spelt with these. */
  const gboolean is_tag = letter >= 0xE0020 && letter <= 0xE007F;
  /* The signs that stand before Arabic and Syriac numbers can be seen. */
  const gboolean is_prefix = (letter >= 0x0600 && letter <= 0x0605)
                             || letter == 0x06DD || letter == 0x070F;

  switch (g_unichar_type (letter))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_SURROGATE:
      return TRUE;
    case G_UNICODE_FORMAT:
      return !is_joiner && !is_tag && !is_prefix;
    default:
      return FALSE;
    }
}

static gboolean
ends_line (gunichar letter)
{
  return letter == '\n' || letter == '\r' || letter == '\t'
         || letter == 0x2028 || letter == 0x2029;
}

/* Returns: (transfer full): @valid, in UTF-8, masked and on one line. */
static char *
mask (const char *valid)
{
  GString *masked = g_string_new (NULL);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      const gunichar letter = g_utf8_get_char (p);

      if (ends_line (letter))
        g_string_append_c (masked, ' ');
      else
        g_string_append_unichar (masked, is_masked (letter) ? 0xFFFD : letter);
    }

  return g_string_free (masked, FALSE);
}

char *
ludo_quote (const char *text,
            guint       most)
{
  /* Every byte may be one letter, and no letter has more bytes than these. */
  const gsize enough = ((gsize) most + 1) * LUDO_LETTER_CHARS_MAX * 6;
  g_autofree char *valid = NULL;
  g_autofree char *masked = NULL;

  g_return_val_if_fail (text != NULL && most > 0, NULL);

  valid = g_utf8_make_valid (text, (gssize) strnlen (text, enough));
  masked = mask (valid);
  if (*ludo_letters_skip (masked, most) != '\0')
    {
      const char *end = ludo_letters_skip (masked, most - 1);
      g_autofree char *start = g_strndup (masked, (gsize) (end - masked));

      return g_strconcat (start, "…", NULL);
    }

  return g_steal_pointer (&masked);
}

/* Reads the directive at @at, a "%", whose argument is @next where it bears no
 * number.  Returns: FALSE where it is none of those that are known. */
static gboolean
read_directive (const char         *at,
                guint               next,
                LudoQuoteDirective *directive)
{
  *directive = (LudoQuoteDirective) { .argument = next };

  at++;
  if (g_ascii_isdigit (at[0]) && at[1] == '$')
    {
      directive->argument = (guint) (at[0] - '1');
      at += 2;
    }
  if (*at == 'l' || *at == 'z')
    directive->size = *at++;
  directive->type = *at == 'i' ? 'd' : *at;
  directive->end = at + 1;

  return *at != '\0' && strchr ("sciudg%", *at) != NULL
         && directive->argument < ARGUMENTS_MAX;
}

/* Whether a text that follows @before stands between quotation marks. */
static gboolean
is_quoted (const GString *before)
{
  static const char *const marks[]
    = { "“", "« ", "«\u00a0", "«\u202f", "\"", "<" };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_str_has_suffix (before->str, marks[i]))
      return TRUE;

  return FALSE;
}

static void
append (GString                  *text,
        const LudoQuoteDirective *directive,
        const LudoQuoteArgument  *arguments)
{
  const LudoQuoteArgument *argument = &arguments[directive->argument];
  g_autofree char *quoted = NULL;

  switch (directive->type)
    {
    case 's':
      quoted = ludo_quote (argument->text != NULL ? argument->text : "",
                           is_quoted (text) ? LUDO_QUOTE_LETTERS
                                            : LUDO_QUOTE_SENTENCE);
      g_string_append (text, quoted);
      break;
    case 'c':
      g_string_append_unichar (text, argument->number > 0x1F
                                     && argument->number < 0x7F
                                       ? (gunichar) argument->number : 0xFFFD);
      break;
    case 'd':
      g_string_append_printf (text, "%" G_GINT64_FORMAT, argument->number);
      break;
    case 'u':
      g_string_append_printf (text, "%" G_GUINT64_FORMAT, argument->count);
      break;
    case 'g':
      g_string_append_printf (text, "%g", argument->value);
      break;
    default:
      g_string_append_c (text, '%');
      break;
    }
}

/* The directives in the order of their arguments, which a translation may
 * show in another.  Returns: FALSE where the format has one that is not
 * known. */
static gboolean
read_directives (const char         *format,
                 LudoQuoteDirective *in_order,
                 guint              *n_arguments)
{
  guint next = 0;

  *n_arguments = 0;
  for (const char *at = strchr (format, '%'); at != NULL;)
    {
      LudoQuoteDirective directive;

      if (!read_directive (at, next, &directive))
        return FALSE;
      if (directive.type != '%')
        {
          in_order[directive.argument] = directive;
          *n_arguments = MAX (*n_arguments, directive.argument + 1);
          next++;
        }
      at = strchr (directive.end, '%');
    }

  return TRUE;
}

static void
read_arguments (const LudoQuoteDirective *in_order,
                guint                     n_arguments,
                LudoQuoteArgument        *arguments,
                va_list                   args)
{
  for (guint i = 0; i < n_arguments; i++)
    if (in_order[i].type == 's')
      arguments[i].text = va_arg (args, const char *);
    else if (in_order[i].type == 'g')
      arguments[i].value = va_arg (args, double);
    else if (in_order[i].type == 'u')
      arguments[i].count = in_order[i].size == 'l'
                             ? va_arg (args, unsigned long)
                           : in_order[i].size == 'z' ? va_arg (args, size_t)
                                                     : va_arg (args, unsigned);
    else
      arguments[i].number = in_order[i].size == 'l' ? va_arg (args, long)
                            : in_order[i].size == 'z'
                              ? va_arg (args, gssize) : va_arg (args, int);
}

char *
ludo_quote_vprintf (const char *format,
                    va_list     args)
{
  LudoQuoteDirective in_order[ARGUMENTS_MAX] = { 0 };
  LudoQuoteArgument arguments[ARGUMENTS_MAX] = { 0 };
  GString *text;
  guint n_arguments;
  guint next = 0;

  g_return_val_if_fail (format != NULL, NULL);

  if (!read_directives (format, in_order, &n_arguments))
    {
      g_autofree char *whole = g_strdup_vprintf (format, args);

      return ludo_quote (whole, LUDO_QUOTE_SENTENCE);
    }
  read_arguments (in_order, n_arguments, arguments, args);

  text = g_string_new (NULL);
  while (*format != '\0')
    {
      gsize length = strcspn (format, "%");
      LudoQuoteDirective directive;

      g_string_append_len (text, format, (gssize) length);
      format += length;
      if (*format == '\0')
        break;
      read_directive (format, next, &directive);
      next += directive.type != '%' ? 1 : 0;
      append (text, &directive, arguments);
      format = directive.end;
    }

  return g_string_free (text, FALSE);
}

char *
ludo_quote_printf (const char *format,
                   ...)
{
  va_list args;
  char *text;

  va_start (args, format);
  text = ludo_quote_vprintf (format, args);
  va_end (args);

  return text;
}

void
ludo_quote_set_error (GError     **error,
                      GQuark       domain,
                      int          code,
                      const char  *format,
                      ...)
{
  g_autofree char *message = NULL;
  va_list args;

  if (error == NULL)
    return;

  va_start (args, format);
  message = ludo_quote_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, domain, code, message);
}
