/* ken-wan-game.c: a game of Ken Wan being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ken-wan-game"

#include "config.h"

#include "ken-wan-game.h"

#include "games/ken-wan/ken-wan-hint.h"
#include "games/ken-wan/ken-wan-refusal.h"
#include "games/ken-wan/ken-wan-words.h"

struct _KenWanGame
{
  LudoGame parent_instance;
};

G_DEFINE_FINAL_TYPE (KenWanGame, ken_wan_game, LUDO_TYPE_GAME)

static void
ken_wan_game_class_init (KenWanGameClass *klass)
{
  LudoGameClass *game_class = LUDO_GAME_CLASS (klass);

  game_class->rules = &ken_wan_rules;
  game_class->info = &ken_wan_info;
  game_class->describe_turn = ken_wan_describe_turn;
  game_class->describe_move = ken_wan_describe_move;
  game_class->describe_outcome = ken_wan_describe_outcome;
  game_class->describe_refusal = ken_wan_describe_refusal;
  game_class->describe_score = ken_wan_describe_score;
  game_class->describe_advice = ken_wan_describe_advice;
  game_class->describe_consequence = ken_wan_describe_consequence;
}

static void
ken_wan_game_init (KenWanGame *self)
{
}
