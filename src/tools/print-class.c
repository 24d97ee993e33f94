/* print-class.c: the table of a class, without a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tools/print-class.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "learn/class/ludo-class-csv.h"
#include "learn/class/ludo-class-view.h"
#include "play/ludo-language.h"
#include "tools/tool.h"

gboolean
print_class_is_table (const char *path)
{
  gsize length = strlen (path);

  return length > 4 && g_ascii_strcasecmp (path + length - 4, ".csv") == 0;
}

/* Drops the marks of direction, because a terminal shows them, or boxes. */
static char *
drop_isolates (char *text)
{
  GString *plain = g_string_new (text);

  g_free (text);
  g_string_replace (plain, "\u200E", "", 0);
  g_string_replace (plain, "\u2068", "", 0);
  g_string_replace (plain, "\u2069", "", 0);

  return g_string_free (plain, FALSE);
}

static void
report_left_out (const LudoClass *class,
                 gboolean         names)
{
  for (guint i = 0; i < class->omissions->len; i++)
    {
      g_autofree char *what = drop_isolates (ludo_class_dup_omission (class, i,
                                                                      names));
      g_autofree char *reason =
        drop_isolates (ludo_class_dup_omission_reason (class, i, names));

      /* Translators: what is not in a table, then why. */
      tool_complain (C_("left out", "%s: %s"), what, reason);
    }
}

static GBytes *
make_bytes (const LudoPrintOptions  *wish,
            const char              *output,
            GError                 **error)
{
  g_autoptr (LudoPrint) print = NULL;

  if (print_class_is_table (output))
    {
      char *csv = ludo_class_dup_csv (wish->class, wish->language,
                                      wish->names);

      return g_bytes_new_take (csv, strlen (csv));
    }
  print = ludo_print_new (LUDO_PRINT_RECORD, wish, error);

  return print != NULL ? ludo_print_to_pdf (print, error) : NULL;
}

static int
write_class (LudoPrintOptions *wish,
             const char       *results,
             const char       *lesson,
             const char       *output)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoClass) class = ludo_class_open (results, lesson, NULL,
                                                 NULL, &error);
  g_autoptr (GBytes) bytes = NULL;

  if (class == NULL)
    {
      tool_complain ("%s", error->message);
      return EXIT_FAILURE;
    }
  report_left_out (class, wish->names);
  if (class->rows->len == 0)
    {
      g_autofree char *shown = g_filename_display_name (results);

      /* Translators: %s is a folder. */
      tool_complain (_("nothing in “%s” can be read as the result of this "
                       "lesson; nothing was written"), shown);
      return EXIT_FAILURE;
    }

  wish->class = class;
  if (class->lesson != NULL)
    wish->game_id = class->lesson->rules->id;
  bytes = make_bytes (wish, output, &error);
  if (bytes != NULL)
    return tool_write (output, bytes);
  tool_complain ("%s", error->message);

  return EXIT_FAILURE;
}

int
print_class (LudoPrintOptions *wish,
             const char       *results,
             const char       *lesson,
             const char       *output)
{
  locale_t before = ludo_language_push (
    ludo_page_language_code (wish->language));
  int code = write_class (wish, results, lesson, output);

  ludo_language_pop (before);

  return code;
}
