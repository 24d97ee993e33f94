/* ludo-player.c: who sits at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game/ludo-player.h"

gboolean
ludo_player_is (const LudoPlayer *player,
                LudoPlayerKind    kind)
{
  return player != NULL && player->kind == kind;
}

/* Whether @letter would break the one line on which a name stands, or turn
 * round the sentence that holds it; joiners are letters' own. */
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
  int n_chars = 0;

  g_return_if_fail (player != NULL);

  for (const char *p = g_strstrip (valid);
       *p != '\0' && n_chars < LUDO_PLAYER_NAME_MAX; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (is_dropped (c))
        continue;
      g_string_append_unichar (clean, c);
      n_chars++;
    }

  g_strlcpy (player->name, g_strstrip (clean->str), sizeof player->name);
}
