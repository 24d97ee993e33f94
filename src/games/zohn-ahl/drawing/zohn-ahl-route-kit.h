/* zohn-ahl-route-kit.h: the route of play, on a sheet of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/kit/ludo-kit-parts.h"

/* zohn_ahl_draw_route: draws into @area the cloth with the ways of both sides
 * under the rules of @config, and what happens where.
 * Source: the English sheet, which gives the route a page of its own */
void zohn_ahl_draw_route (LudoPrint *print, cairo_t *cr,
                          const GameConfig *config, const LudoRect *area);
