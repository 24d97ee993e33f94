/* ludo-pupil-name.c: names of pupils, of half the world
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-pupil-name.h"

#include "play/ludo-letters.h"

char *
ludo_pupil_name_clean (const char *text)
{
  return ludo_letters_dup_name (text, LUDO_PUPIL_NAME_LETTERS);
}

char *
ludo_pupil_name_dup_key (const char *name)
{
  g_autofree char *clean = ludo_pupil_name_clean (name);
  g_autofree char *folded = clean != NULL ? g_utf8_casefold (clean, -1) : NULL;

  return folded != NULL ? g_utf8_normalize (folded, -1, G_NORMALIZE_NFC)
                        : NULL;
}
