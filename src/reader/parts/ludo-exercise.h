/* ludo-exercise.h: a figure on which the reader plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"
#include "content/ludo-page.h"

/* LudoExercise:
 *
 * A board with the rules themselves behind it: what they forbid is answered
 * with the sentence that says why.
 */
#define LUDO_TYPE_EXERCISE (ludo_exercise_get_type ())
G_DECLARE_FINAL_TYPE (LudoExercise, ludo_exercise, LUDO, EXERCISE, GtkBox)

/* ludo_exercise_begin:
 *
 * Returns: (transfer full): a game from the position of @figure, with what
 *   its moves have made of it, or NULL with @error when the rules refuse it.
 */
LudoGame *ludo_exercise_begin (const LudoPageNode *figure, const char *game_id,
                               GError **error);

/* ludo_exercise_new:
 * @game: from ludo_exercise_begin(), as far as it was played
 * @buttons: where the button to start again goes
 */
GtkWidget *ludo_exercise_new (const LudoPageNode *figure, LudoGame *game,
                              LudoPageLanguage language, GtkWidget *buttons);

/* ludo_exercise_set_scale: sets how large the board may get: 1, the default,
 * for board, question and answer on a screen of 1280 by 800. */
void ludo_exercise_set_scale (LudoExercise *self, double scale);
