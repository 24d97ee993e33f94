/* ludo-game-private.h: what the files of LudoGame share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

/* A side is one player or a team of two. */
#define LUDO_GAME_MEMBERS_MAX 2

struct _LudoGame
{
  GObject parent_instance;

  const LudoGameInfo *info;
  guint64 seed;
  GameConfig config;
  int team_size;
  int lot;
  LudoPlayer players[GAME_SEATS_MAX][LUDO_GAME_MEMBERS_MAX];
  gboolean confirms_turns;
  gboolean turn_pending;

  /* The change in progress. */
  guint n_changing;             /* begun and not ended */
  gboolean touched;             /* something has changed */
  guint n_before;               /* plies when it began */
  guint n_unchanged;            /* the fewest since */
  guint n_redone;               /* plies by ludo_game_redo_turns() in it */

  /* Owned */
  GamePosition position;
  GPtrArray *line;              /* LudoMove: the plies of the position, then
                                 * those taken back, next to be redone first */
  GListStore *moves;            /* the plies, as they are listed */
  GListStore *variations;
  GameTrace laid;               /* of the throw that lies there unplayed */
  char *start_position;
  char *date;
  char *rules_name;             /* or NULL */
};

/* _ludo_game_touch: records that the act in progress has changed the game, so
 * that "changed" is emitted at its end. */
void _ludo_game_touch (LudoGame *self);
