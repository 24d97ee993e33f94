/* ludo-print-words.h: what is said in the language of the sheets, or in both
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "content/ludo-page.h"

/* LudoPrintSay: returns what is said of @data in @language, whose translations
 * are in force; free with g_free(). */
typedef char *(*LudoPrintSay) (gconstpointer data, LudoPageLanguage language);

/* ludo_print_dup_said: what @say returns of @data in @language; in both, with
 * @between between them, for LUDO_PAGE_N_LANGUAGES, but once where they are the
 * same.  Free with g_free(). */
char *ludo_print_dup_said (LudoPageLanguage language, LudoPrintSay say,
                           gconstpointer data, const char *between);

/* ludo_print_dup_translated: the same of @msgid, translated. */
char *ludo_print_dup_translated (LudoPageLanguage language, const char *msgid,
                                 const char *between);
