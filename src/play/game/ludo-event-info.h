/* ludo-event-info.h: what the program has to know of a game's own events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game declares its own events beside its rules and describes them here, so
 * that the list of moves, the sounds, the lessons and the board need not tell
 * one game's events from another's.
 */

#pragma once

#include <glib.h>

#include "games/game-rules.h"

/* LudoEventFlags: what an event means for the move that it belongs to. */
typedef enum
{
  LUDO_EVENT_STEPS = 1 << 0,    /* a piece of seat goes on by the number
                                 * `value`, as it does with GAME_EVENT_MOVE */
  LUDO_EVENT_HITS = 1 << 1,     /* a piece of the other side is hit */
  LUDO_EVENT_ENDS = 1 << 2,     /* the move ends on `to`, unless another such
                                 * event follows */
  LUDO_EVENT_GOES_ON = 1 << 3,  /* the move may go on from `to` */
  LUDO_EVENT_TAKES = 1 << 4,    /* `count` pieces leave the game for good */
} LudoEventFlags;

/* LudoEventInfo: one of a game's own events.  Those that mean nothing outside
 * the game are left out. */
typedef struct
{
  int type;                     /* 0 ends a list */
  LudoEventFlags flags;
  const char *icon;             /* in the list of moves, or NULL */
  guint icon_from;              /* the least number of them that shows it */
  const char *words;            /* what the icon means, marked with N_() */
} LudoEventInfo;

/* LudoTallyKind: what is added for the events of one ply. */
typedef enum
{
  LUDO_TALLY_EVENTS,            /* one each */
  LUDO_TALLY_PIECES,            /* the `count` of each */
  LUDO_TALLY_FURTHER,           /* one for each after the first */
} LudoTallyKind;

/* The most tallies of a game. */
#define LUDO_TALLIES_MAX 4

/* LudoTally: what is counted of the events of whole games, for the seat of the
 * event. */
typedef struct
{
  const char *name;             /* of many, marked with N_(); NULL ends a
                                 * list */
  int type;
  int value;                    /* only events of this value; 0: of any */
  LudoTallyKind kind;
} LudoTally;

/* ludo_tally_count: how much the ply of @trace adds to @tally of @seat. */
guint ludo_tally_count (const LudoTally *tally, const GameTrace *trace,
                        int seat);

/* LudoHeard: how an event is heard. */
typedef enum
{
  LUDO_HEARD_NOT,
  LUDO_HEARD_ONCE,
  LUDO_HEARD_HANDFUL,           /* `count` pieces that arrive together */
  LUDO_HEARD_SOWN,              /* `count` pieces, one after the other */
} LudoHeard;

/* LudoEventSound: the sound of one of a game's own events, which is heard when
 * the drawing of the game shows it (LudoDrawing.schedule). */
typedef struct
{
  int type;                     /* 0 ends a list */
  LudoHeard heard;
} LudoEventSound;

/* LudoGameSounds:
 *
 * The sounds of a game, by the names that make-sounds knows.
 */
typedef struct _LudoGameSounds
{
  const char *throw;            /* of a throw, or NULL */
  const double *throw_times;    /* the seconds after which each stick or die
                                 * falls; a negative number ends the list */
  const char *piece;            /* of a piece set down, or NULL */
  const LudoEventSound *events; /* or NULL */
} LudoGameSounds;

/* ludo_event_info_get_flags: the flags of @type, an event of the game, in the
 * list @events, which may be NULL; none if @type is not in it. */
LudoEventFlags ludo_event_info_get_flags (const LudoEventInfo *events,
                                          int type);
