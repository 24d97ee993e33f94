/* ken-wan-hint.h: what a move of Ken Wan is good for, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/ken-wan/rules/ken-wan-rules.h"
#include "play/game/ludo-advice.h"

/* KenWanPeril: the harm that the others could do to a colour with one move. */
typedef struct
{
  int n_split;                  /* groups that one move could split */
  KenWanSet split;              /* all their pieces */
  int uniting;                  /* a seat that could unite its pieces, or -1 */
} KenWanPeril;

/* ken_wan_peril:
 *
 * Tries every move that each active opponent of @seat would have if it were his
 * turn in @state.  A group of @seat counts as split when the rest of it no
 * longer hangs together in one piece.
 */
void ken_wan_peril (const KenWanState *state, int seat, KenWanPeril *peril);

/* ken_wan_describe_advice: as LudoGameInfo.describe_advice, makes the sentence
 * of one @step of a hint and sets in @cells the bits, 1 << cell, of the cells
 * that it is about.  Free with g_free(). */
char *ken_wan_describe_advice (const LudoAdvice *advice, LudoHintStep step,
                               guint64 *cells);

/* ken_wan_describe_consequence: as LudoGameInfo.describe_consequence, makes the
 * sentences on what the advised turn leads to; free with g_free(). */
char *ken_wan_describe_consequence (const LudoAdvice *advice);

/* ken_wan_find_endangered: as LudoGameInfo.find_endangered, finds the pieces of
 * the groups that could be split after the advised turn. */
guint64 ken_wan_find_endangered (const LudoAdvice *advice);
