/* ludo-language.h: French or English, whatever the machine speaks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * gettext gives a translation only under a locale other than "C", and then
 * follows the LANGUAGE variable even where the locale of that language is not
 * installed.  This sees to both, so that a machine without any French locale
 * shows French when asked, and the reverse.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* ludo_language_init:
 * @localedir: where the compiled translations are
 * @language: "fr", "en", or NULL to follow the machine
 *
 * To be called once, at the start, before any other thread runs.
 */
void ludo_language_init (const char *localedir, const char *language);

/* ludo_language_set: changes the language at once; texts already made stay
 * as they are until they are made anew.  "fr", "en", or NULL to follow the
 * machine. */
void ludo_language_set (const char *language);

/* ludo_language_lend: speaks @language, "fr" or "en", for the while that it
 * takes to draw something for a reader of that language; %NULL, or the
 * language that is spoken anyway, changes nothing.  Returns: (transfer full):
 * what ludo_language_return() is to be given afterwards. */
char *ludo_language_lend (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* ludo_language_return: speaks again as before @lent was lent, and frees
 * it. */
void ludo_language_return (char *lent);

/* ludo_language_get: "fr" or "en", the language now in use. */
const char *ludo_language_get (void);

G_END_DECLS
