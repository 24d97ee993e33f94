/* ludo-player.c: who sits at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game/ludo-player.h"

#include "play/ludo-letters.h"

/* The bytes of a name before it is shortened, more than
 * LUDO_PLAYER_NAME_LETTERS letters can have. */
#define LETTERS_BYTES                                                   \
  (LUDO_PLAYER_NAME_LETTERS * LUDO_LETTER_CHARS_MAX * 4)

gboolean
ludo_player_is (const LudoPlayer *player,
                LudoPlayerKind    kind)
{
  return player != NULL && player->kind == kind;
}

/* Whether @letter would break the one line of a name, or reverse the direction
 * of the sentence around it; joiners belong to letters, so they stay. */
static gboolean
is_dropped (gunichar letter)
{
  switch (g_unichar_type (letter))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
      return TRUE;
    case G_UNICODE_FORMAT:
      return letter != 0x200C && letter != 0x200D
             && (letter < 0xE0020 || letter > 0xE007F);
    default:
      return FALSE;
    }
}

void
ludo_player_set_name (LudoPlayer *player,
                      const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name != NULL ? name : "", -1);
  g_autoptr (GString) clean = g_string_new (NULL);
  const char *end;

  g_return_if_fail (player != NULL);

  for (const char *p = g_strstrip (valid); *p != '\0'
       && clean->len < LETTERS_BYTES; p = g_utf8_next_char (p))
    if (!is_dropped (g_utf8_get_char (p)))
      g_string_append_unichar (clean, g_utf8_get_char (p));

  end = clean->str;
  for (int i = 0; i < LUDO_PLAYER_NAME_LETTERS; i++)
    {
      const char *next = ludo_letters_skip (end, 1);

      if ((gsize) (next - clean->str) >= sizeof player->name)
        break;
      end = next;
    }
  g_string_truncate (clean, (gsize) (end - clean->str));
  g_strlcpy (player->name, g_strstrip (clean->str), sizeof player->name);
}
