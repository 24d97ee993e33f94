/* ludo-language.h: switches between French and English on any machine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * French works on a machine without any French locale, and English on a French
 * machine.
 */

#pragma once

#include <glib.h>
#include <locale.h>

/* ludo_language_init:
 * @localedir: where the compiled translations are
 * @language: "fr", "en", or NULL to follow the machine
 *
 * To be called once, at the start, before any other thread runs: LANGUAGE is
 * "fr" in the environment from then on, and programs that are started get the
 * environment of ludo_language_dup_environ().
 */
void ludo_language_init (const char *localedir, const char *language);

/* ludo_language_set: changes the language at once; texts that are made already
 * stay as they are.
 * @language: "fr", "en", or NULL to follow the machine */
void ludo_language_set (const char *language);

/* ludo_language_dup_problem: the reason why the program does not speak the
 * language that was asked for, as half a sentence in the language that it does
 * speak.  Returns: (transfer full) (nullable): %NULL if there is no problem. */
char *ludo_language_dup_problem (void) G_GNUC_WARN_UNUSED_RESULT;

/* ludo_language_dup_environ: the environment that the program found at its
 * start, for programs that it launches.  Returns: (transfer full). */
char **ludo_language_dup_environ (void) G_GNUC_WARN_UNUSED_RESULT;

/* ludo_language_push: lets this thread speak @language, "fr" or "en", while it
 * draws something for a reader of that language; %NULL changes nothing.
 * Returns: the argument for ludo_language_pop(). */
locale_t ludo_language_push (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* ludo_language_pop: restores the language of before ludo_language_push(). */
void ludo_language_pop (locale_t before);

/* ludo_language_get: "fr" or "en", the language of the program, regardless of
 * ludo_language_push(). */
const char *ludo_language_get (void);
