/* tavli-rules.h: the rules of Zeno's tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of tavli.
 */

#pragma once

#include "games/tavli/rules/tavli-position.h"

/* The events that only tavli has.  When a checker enters, `from` is the
 * hand. */
enum
{
  TAVLI_EVENT_HIT = GAME_EVENT_OWN,     /* seat's piece on `from` is sent to
                                         * `to` */
  TAVLI_EVENT_BEAR_OFF,         /* seat's piece on `from` leaves; value: die */
  TAVLI_EVENT_EXPOSED,          /* seat loses the first table's shield */
};

/* The reason that only tavli has. */
enum
{
  TAVLI_REASON_ALL_BORNE_OFF = GAME_REASON_OWN, /* fifteen checkers are off */
};

/* tavli_play:
 *
 * As GameRules.apply, but the turn does not pass, so that numbers that are left
 * and cannot be played are not lost yet.
 */
void tavli_play (TavliState *state, GameMove move, GameTrace *trace);

extern const GameRules tavli_rules;
