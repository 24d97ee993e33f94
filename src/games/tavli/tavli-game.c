/* tavli-game.c: a game of Zeno's tavli being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "tavli-game"

#include "config.h"

#include "tavli-game.h"

#include "games/tavli/tavli-hint.h"
#include "games/tavli/tavli-rules.h"
#include "games/tavli/tavli-words.h"

struct _TavliGame
{
  LudoGame parent_instance;
};

G_DEFINE_FINAL_TYPE (TavliGame, tavli_game, LUDO_TYPE_GAME)

static void
tavli_game_class_init (TavliGameClass *klass)
{
  LudoGameClass *game_class = LUDO_GAME_CLASS (klass);

  game_class->rules = &tavli_rules;
  game_class->info = &tavli_info;
  game_class->describe_turn = tavli_describe_turn;
  game_class->describe_move = tavli_describe_move;
  game_class->describe_outcome = tavli_describe_outcome;
  game_class->describe_refusal = tavli_describe_refusal;
  game_class->describe_score = tavli_describe_score;
  game_class->describe_advice = tavli_describe_advice;
  game_class->describe_consequence = tavli_describe_consequence;
}

static void
tavli_game_init (TavliGame *self)
{
}
