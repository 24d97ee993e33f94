/* zohn-ahl-game.c: a game of Zohn Ahl being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "zohn-ahl-game"

#include "config.h"

#include "zohn-ahl-game.h"

#include "games/zohn-ahl/zohn-ahl-rules.h"
#include "games/zohn-ahl/zohn-ahl-solver.h"
#include "games/zohn-ahl/zohn-ahl-words.h"

struct _ZohnAhlGame
{
  LudoGame parent_instance;
};

G_DEFINE_FINAL_TYPE (ZohnAhlGame, zohn_ahl_game, LUDO_TYPE_GAME)

static void
zohn_ahl_game_class_init (ZohnAhlGameClass *klass)
{
  LudoGameClass *game_class = LUDO_GAME_CLASS (klass);

  game_class->rules = &zohn_ahl_rules;
  game_class->info = &zohn_ahl_info;
  game_class->describe_turn = zohn_ahl_describe_turn;
  game_class->describe_move = zohn_ahl_describe_move;
  game_class->describe_outcome = zohn_ahl_describe_outcome;
  game_class->describe_refusal = zohn_ahl_describe_refusal;
  game_class->describe_score = zohn_ahl_describe_score;
  game_class->solver = &zohn_ahl_solver;
}

static void
zohn_ahl_game_init (ZohnAhlGame *self)
{
}
