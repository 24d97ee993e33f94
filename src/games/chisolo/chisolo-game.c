/* chisolo-game.c: a game of Chisolo being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "chisolo-game"

#include "config.h"

#include "chisolo-game.h"

#include "games/chisolo/chisolo-hint.h"
#include "games/chisolo/chisolo-words.h"

struct _ChisoloGame
{
  LudoGame parent_instance;
};

G_DEFINE_FINAL_TYPE (ChisoloGame, chisolo_game, LUDO_TYPE_GAME)

static void
chisolo_game_class_init (ChisoloGameClass *klass)
{
  LudoGameClass *game_class = LUDO_GAME_CLASS (klass);

  game_class->rules = &chisolo_rules;
  game_class->info = &chisolo_info;
  game_class->describe_turn = chisolo_describe_turn;
  game_class->describe_move = chisolo_describe_move;
  game_class->describe_outcome = chisolo_describe_outcome;
  game_class->describe_refusal = chisolo_describe_refusal;
  game_class->describe_score = chisolo_describe_score;
  game_class->describe_advice = chisolo_describe_advice;
  game_class->describe_consequence = chisolo_describe_consequence;
  game_class->find_simple = chisolo_find_simple;
}

static void
chisolo_game_init (ChisoloGame *self)
{
}
