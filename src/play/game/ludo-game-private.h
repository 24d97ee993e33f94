/* ludo-game-private.h: what the files of LudoGame share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

/* A side is one player or a team of two. */
#define LUDO_GAME_MEMBERS_MAX 2

typedef struct
{
  guint64 seed;
  GameConfig config;
  int team_size;

  /* What was last notified, to notify only what changed. */
  int turn;
  gboolean at_chance;
  gboolean over;
  gboolean can_undo;
  gboolean can_redo;
  guint n_plies;

  gboolean holds_turns;
  gboolean held;

  /* Owned */
  GamePosition position;
  GListStore *moves;
  GListStore *branches;
  GPtrArray *undone;            /* tokens, the next to be redone last */
  GPtrArray *undone_view;       /* the same, next first, ended by NULL */
  LudoPlayer *players[GAME_SEATS_MAX][LUDO_GAME_MEMBERS_MAX];
  char *start_position;
  char *date;
} LudoGamePrivate;

enum
{
  LUDO_GAME_PROP_0,
  LUDO_GAME_PROP_SEED,
  LUDO_GAME_PROP_TURN,
  LUDO_GAME_PROP_AT_CHANCE,
  LUDO_GAME_PROP_OVER,
  LUDO_GAME_PROP_CAN_UNDO,
  LUDO_GAME_PROP_CAN_REDO,
  LUDO_GAME_PROP_N_PLIES,
  LUDO_GAME_PROP_TEAM_SIZE,
  LUDO_GAME_PROP_POSITION,
  LUDO_GAME_PROP_MOVES,
  LUDO_GAME_PROP_RULESET,
  LUDO_GAME_PROP_HELD,
  LUDO_GAME_N_PROPS,
};

enum
{
  LUDO_GAME_MOVED,
  LUDO_GAME_THROWN,
  LUDO_GAME_TURN_CHANGED,
  LUDO_GAME_UNDONE,
  LUDO_GAME_GAME_OVER,
  LUDO_GAME_CHANGED,
  LUDO_GAME_N_SIGNALS,
};

LudoGamePrivate *_ludo_game_get_private (LudoGame *self);

/* Nothing can be redone any more. */
void _ludo_game_forget_undone (LudoGame *self);

/* Whether a person's turn waits to be called done. */
void _ludo_game_set_held (LudoGame *self, gboolean held);
/* The same, after @played, the last ply. */
void _ludo_game_update_held (LudoGame *self, LudoMove *played);

/* Notifies the property @prop of the list above. */
void _ludo_game_notify (LudoGame *self, guint prop);

/* The id to emit the signal @signal of the list above with. */
guint _ludo_game_signal_id (guint signal);

/* Remembers what the properties are, so that the next change notifies only
 * those that differ. */
void _ludo_game_remember_properties (LudoGame *self);

G_END_DECLS
