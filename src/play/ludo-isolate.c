/* ludo-isolate.c: names of any script in sentences from left to right
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/ludo-isolate.h"

/* Pango takes the direction of a line from its first letter, even from one that
 * is isolated. */
#define LEFT_TO_RIGHT_MARK "\u200E"
#define FIRST_STRONG_ISOLATE "\u2068"
#define POP_DIRECTIONAL_ISOLATE "\u2069"

/* Whether @letter is in one of the blocks that Unicode keeps for scripts that
 * run from right to left. */
static gboolean
runs_left (gunichar letter)
{
  return (letter >= 0x0590 && letter <= 0x08FF)
         || (letter >= 0xFB1D && letter <= 0xFDFF)
         || (letter >= 0xFE70 && letter <= 0xFEFE)
         || (letter >= 0x10800 && letter <= 0x10FFF)
         || (letter >= 0x1E800 && letter <= 0x1EFFF);
}

char *
ludo_isolate (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (runs_left (g_utf8_get_char (p)))
      return g_strconcat (LEFT_TO_RIGHT_MARK FIRST_STRONG_ISOLATE, text,
                          POP_DIRECTIONAL_ISOLATE, NULL);

  return g_strdup (text);
}
