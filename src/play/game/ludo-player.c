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

/* A name stands on one line of a record and of a label: characters that
 * would break it are dropped. */
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
      GUnicodeType type = g_unichar_type (c);

      if (type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR
          || type == G_UNICODE_PARAGRAPH_SEPARATOR)
        continue;
      g_string_append_unichar (clean, c);
      n_chars++;
    }

  g_strlcpy (player->name, g_strstrip (clean->str), sizeof player->name);
}
