/* ludo-app-chances.c: the exact chances that all windows share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-app-chances"

#include "config.h"

#include "app/ludo-app-chances.h"

LudoChances *
ludo_app_chances (void)
{
  static LudoChances *chances = NULL;

  if (chances == NULL)
    chances = ludo_chances_new ();

  return chances;
}
