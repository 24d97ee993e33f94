/* ludo-theme.c: what the themes are called, and which one is seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/ludo-drawing.h"

static const char *const names[LUDO_N_THEMES] = {
  [LUDO_THEME_LIGHT] = "light",
  [LUDO_THEME_DARK] = "dark",
  [LUDO_THEME_PLAIN] = "plain",
  [LUDO_THEME_PLAIN_DARK] = "plain-dark",
  [LUDO_THEME_CONTRAST] = "contrast",
  [LUDO_THEME_CONTRAST_DARK] = "contrast-dark",
  [LUDO_THEME_WOOD] = "wood",
  [LUDO_THEME_WOOD_DARK] = "wood-dark",
};

const char *
ludo_theme_name (LudoTheme theme)
{
  g_return_val_if_fail (theme < LUDO_N_THEMES, NULL);

  return names[theme];
}

gboolean
ludo_theme_from_name (const char *name,
                      LudoTheme  *theme)
{
  g_return_val_if_fail (name != NULL && theme != NULL, FALSE);

  for (guint i = 0; i < LUDO_N_THEMES; i++)
    if (g_str_equal (names[i], name))
      {
        *theme = (LudoTheme) i;
        return TRUE;
      }

  return FALSE;
}

gboolean
ludo_theme_is_dark (LudoTheme theme)
{
  return theme == LUDO_THEME_DARK || theme == LUDO_THEME_PLAIN_DARK
         || theme == LUDO_THEME_CONTRAST_DARK || theme == LUDO_THEME_WOOD_DARK;
}

gboolean
ludo_theme_is_wood (LudoTheme theme)
{
  return theme == LUDO_THEME_WOOD || theme == LUDO_THEME_WOOD_DARK;
}

LudoTheme
ludo_theme_make (LudoTheme      light,
                 LudoBoardTheme board)
{
  gboolean dark = ludo_theme_is_dark (light);

  if (board == LUDO_BOARD_THEME_CONTRAST || light == LUDO_THEME_CONTRAST
      || light == LUDO_THEME_CONTRAST_DARK)
    return dark ? LUDO_THEME_CONTRAST_DARK : LUDO_THEME_CONTRAST;
  if (board == LUDO_BOARD_THEME_PLAIN)
    return dark ? LUDO_THEME_PLAIN_DARK : LUDO_THEME_PLAIN;
  if (board == LUDO_BOARD_THEME_WOOD)
    return dark ? LUDO_THEME_WOOD_DARK : LUDO_THEME_WOOD;

  return dark ? LUDO_THEME_DARK : LUDO_THEME_LIGHT;
}
