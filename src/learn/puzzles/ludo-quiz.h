/* ludo-quiz.h: what can be asked of a position on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-drawing.h"

/* The number of moves that are offered, of which some are not allowed. */
#define LUDO_QUIZ_OFFERS 4

/* LudoQuiz: a position, and what is known of it. */
typedef struct
{
  const GameRules *rules;
  const LudoDrawing *drawing;
  GameState state;
  GameMove moves[GAME_MOVES_MAX];       /* legal, or every throw */
  int n_moves;
  int places[LUDO_PLACES_MAX];  /* at which the moves begin, in their order */
  int n_places;
} LudoQuiz;

/* LudoOffer: a move to be judged. */
typedef struct
{
  char token[GAME_MOVE_TEXT_MAX];
  GameMove move;                /* GAME_MOVE_NONE: the rules refuse it */
  const char *rule_id;          /* of the rule that does; static, or NULL */
} LudoOffer;

/* ludo_quiz_study: finds out what can be asked of @state and stores it in
 * @self.  Returns: FALSE where the game is over, where a throw is due in a game
 * with decisions, or where no move begins at a place that has a name. */
gboolean ludo_quiz_study (LudoQuiz *self, const GameRules *rules,
                          const GameState *state);

/* ludo_quiz_dup_places: (transfer full): the names of the places at which
 * moves begin, in the order in which one counts, with commas between. */
char *ludo_quiz_dup_places (const LudoQuiz *self);

/* ludo_quiz_dup_refusal: (transfer full): why the rules refuse @token, in
 * the language of the program.
 * @rule_id: (out) (optional): the paragraph of the rules; static */
char *ludo_quiz_dup_refusal (const LudoQuiz *self, const char *token,
                             const char **rule_id);

/* ludo_quiz_offer: chooses moves to be judged: one to three of them allowed,
 * in any order.  The others are what pupils get wrong, as far as the position
 * has it, and each breaks a rule of its own while there are enough.
 *
 * Returns: how many of @offers (LUDO_QUIZ_OFFERS) there are. */
guint ludo_quiz_offer (const LudoQuiz *self, GameRng *rng,
                       LudoOffer *offers);

/* ludo_quiz_breaks: whether somebody could well try a move that breaks the
 * rule @rule_id. */
gboolean ludo_quiz_breaks (const LudoQuiz *self, const char *rule_id);
