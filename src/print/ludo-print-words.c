/* ludo-print-words.c: what is said in the language of the sheets, or in both
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-print-words.h"

#include <glib/gi18n.h>

#include "play/ludo-language.h"

char *
ludo_print_dup_said (LudoPageLanguage  language,
                     LudoPrintSay      say,
                     gconstpointer     data,
                     const char       *between)
{
  char *all = NULL;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    if (language == LUDO_PAGE_N_LANGUAGES || (int) language == i)
      {
        locale_t before = ludo_language_push (ludo_page_language_code (i));
        g_autofree char *said = say (data, i);
        g_autofree char *first = all;

        ludo_language_pop (before);
        all = first == NULL || g_str_equal (first, said)
                ? g_strdup (said) : g_strconcat (first, between, said, NULL);
      }

  return all;
}

static char *
say_translated (gconstpointer    msgid,
                LudoPageLanguage language)
{
  return g_strdup (gettext (msgid));
}

char *
ludo_print_dup_translated (LudoPageLanguage  language,
                           const char       *msgid,
                           const char       *between)
{
  return ludo_print_dup_said (language, say_translated, msgid, between);
}
