/* zohn-ahl-words.h: what happens in Zohn Ahl, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/zohn-ahl/rules/zohn-ahl-rules.h"
#include "play/game/ludo-game.h"

/* zohn_ahl_info: how Zohn Ahl presents itself. */
extern const LudoGameInfo zohn_ahl_info;
extern const LudoGameSounds zohn_ahl_sounds;
extern const LudoVariantWords zohn_ahl_variant_words;

/* zohn_ahl_describe_rule: as LudoVariantWords.describe_rule. */
char *zohn_ahl_describe_rule (const GameVariant *variant, guint index);
extern const LudoMistake zohn_ahl_mistakes[];

/* zohn_ahl_describe_throw: describes the sticks from the value of a THROW
 * event, in a sentence; translated, static. */
const char *zohn_ahl_describe_throw (int32_t value);

/* zohn_ahl_has_sheet_steps: whether @steps are what @marked marked faces, 0 to
 * 4, give by one of the sheets. */
gboolean zohn_ahl_has_sheet_steps (int marked, int steps);

/* zohn_ahl_add_throw: appends to @text the sentence of @event, a throw, and
 * another one for the steps where the rules are changed so that they are not
 * those of the first.  Of the two sentences on four marked faces one says six
 * steps and one five.  A brief text has only the number of marked faces. */
void zohn_ahl_add_throw (GString         *text,
                         const GameEvent *event,
                         LudoDetail       detail);

/* zohn_ahl_describe_trace: (transfer full): describes the events of a throw,
 * without the throw itself: an array of translated sentences that owns them. */
GPtrArray *zohn_ahl_describe_trace (const ZohnAhlRuleset *values,
                                    const GameTrace *trace);

/* zohn_ahl_describe_falling: that @seat ends a throw on the creek or the dry
 * branch on board space @space, where it falls in or crosses; translated,
 * static. */
const char *zohn_ahl_describe_falling (const ZohnAhlRuleset *values, int seat,
                                       int space);

/* ZohnAhlLandmark: the landmarks that are drawn on spaces besides their
 * numbers. */
typedef enum
{
  ZOHN_AHL_LANDMARK_NONE,
  ZOHN_AHL_LANDMARK_SOUTH_CREEK,
  ZOHN_AHL_LANDMARK_WEST_RAVINE,
  ZOHN_AHL_LANDMARK_NORTH_CREEK,
  ZOHN_AHL_LANDMARK_EAST_RAVINE,
  ZOHN_AHL_N_LANDMARKS,
} ZohnAhlLandmark;

/* zohn_ahl_landmark: the landmark of board space @space. */
ZohnAhlLandmark zohn_ahl_landmark (const ZohnAhlRuleset *values, int space);

/* zohn_ahl_describe_overview: as LudoGameInfo.describe_overview.  Free with
 * g_free(). */
char *zohn_ahl_describe_overview (const GameState *state, int part);
