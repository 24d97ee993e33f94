/* ken-wan-colours.c: the colours of Ken Wan in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ken-wan-colours.h"

#include <glib/gi18n.h>

const char *
ken_wan_seat_name (int seat)
{
  return KEN_WAN_BY_COLOUR (seat, _("Blue"), _("Yellow"), _("Red"));
}
