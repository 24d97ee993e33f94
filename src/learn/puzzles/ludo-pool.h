/* ludo-pool.h: positions of games that were played, to be asked about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game has them in `positions.list` of any folder of content, one a line:
 * theme; position; the turn that the computer would play; how many of the
 * levels 1 to 6 play it; another turn, which exact counts show to be worse; the
 * game it comes from.  ludotheque-positions makes the file, so that nothing is
 * searched while a sheet is printed.
 */

#pragma once

#include "content/ludo-library.h"
#include "games/game-rules.h"

/* LudoPoolTheme: what a position is about. */
typedef struct
{
  const char *id;
  const char *name;             /* N_() */
  const char *measure;          /* which is above 0 for the turn to play, or
                                 * NULL */
  const char *rule_ids;         /* of rules that somebody could well break, with
                                 * blanks between, or NULL */
} LudoPoolTheme;

/* The themes; one without an id ends them. */
extern const LudoPoolTheme ludo_pool_themes[];

/* LudoPoolPosition: a position of the pool. */
typedef struct
{
  const LudoPoolTheme *theme;
  char *position;
  char *answer;                 /* "" in games without decisions */
  char *other;                  /* a worse turn to compare with, or "" */
  int rating;                   /* of the six levels, how many find it */
} LudoPoolPosition;

/* ludo_pool_load: (transfer full) (nullable): the positions of the nearest
 * folder of @library that has some which the rules allow; NULL if none has. */
GPtrArray *ludo_pool_load (LudoLibrary *library, const char *game_id);

/* ludo_pool_holds: whether @theme, which is not a part of the game, is that of
 * @state, in which @answer, moves with blanks between, is to be played. */
gboolean ludo_pool_holds (const LudoPoolTheme *theme, const GameRules *rules,
                          const GameState *state, const char *answer);

/* ludo_pool_read_turn: reads the moves of @turn, as a line of the pool has it,
 * from @state on.
 * @moves: room for LUDO_ADVICE_LINE_MAX
 *
 * Returns: how many there are, 0 for ""; -1 where the rules refuse one, or
 * there are more than a turn has. */
int ludo_pool_read_turn (const GameRules *rules, const GameState *state,
                         const char *turn, GameMove *moves);

/* ludo_pool_describe_reason: (transfer full): why the answer of @pooled, from
 * @state, is better than its other turn, in sentences; "" where there is none.
 * The call does not search. */
char *ludo_pool_describe_reason (const LudoPoolPosition *pooled,
                                 const GameRules *rules,
                                 const GameState *state);
