/* ludo-advice.h: a turn that is advised, and what is known of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "games/game-rules.h"

/* LudoHintStep: how much of an advice is given away. */
typedef enum
{
  LUDO_HINT_NONE,
  LUDO_HINT_GOAL,               /* what the turn is about */
  LUDO_HINT_REGION,             /* where to look */
  LUDO_HINT_MOVE,               /* the turn, and what it leads to */
} LudoHintStep;

/* A tavli turn has at most twelve steps; other games' turns are one move. */
#define LUDO_ADVICE_LINE_MAX 16

/* LudoAdvice:
 *
 * A turn to explain, whoever found it.  Every explanation is computed anew from
 * the rules and from the terms of the game's evaluation.  A plain value.
 */
typedef struct
{
  GameState before;             /* the position it is played from */
  GameMove line[LUDO_ADVICE_LINE_MAX];  /* all the steps of the turn */
  int n_line;                   /* at least 1 */
  int wins_in;                  /* own turns, this one included, in which the
                                 * game is won whatever the reply; 0 where
                                 * that is not known */
  gboolean simple;              /* found in the way a beginner can count */
} LudoAdvice;

/* ludo_advice_init: the turn @line, which is legal from @before and nothing
 * more is known of. */
void ludo_advice_init (LudoAdvice *advice, const GameState *before,
                       const GameMove *line, int n_line);

/* ludo_advice_play:
 * @after: (out): the position that the turn leads to
 * @trace: all that happens in it is appended; may be %NULL
 */
void ludo_advice_play (const LudoAdvice *advice, const GameRules *rules,
                       GameState *after, GameTrace *trace);

/* ludo_add_sentence: adds @sentence, which it takes over, to the others.  NULL
 * and an empty one add nothing. */
void ludo_add_sentence (GString *text, char *sentence);

/* ludo_list_words: (transfer full): @words in their order as a sentence lists
 * them: "a2, a1 and g1"; "" if there are none. */
char *ludo_list_words (const GPtrArray *words);
