/* ludo-spoken.h: a sentence as voices speak it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* LudoSpokenRun: words of a sentence in one language. */
typedef struct
{
  char *language;
  char *text;
} LudoSpokenRun;

/* LudoSpoken: owns all that it points to. */
typedef struct
{
  char *id;
  char *language;
  GPtrArray *runs;              /* LudoSpokenRun, in their order */
} LudoSpoken;

/* ludo_spoken_new:
 * @markup: Pango markup; where it is none it is taken as plain text
 *
 * Takes @markup apart where the language changes.  Returns: (transfer full).
 */
LudoSpoken *ludo_spoken_new (const char *id, const char *language,
                             const char *markup);

/* ludo_spoken_free: frees @spoken and all that it points to. */
void ludo_spoken_free (LudoSpoken *spoken);

/* ludo_spoken_is_silent: whether there is nothing in it to be said aloud. */
gboolean ludo_spoken_is_silent (const LudoSpoken *spoken);
