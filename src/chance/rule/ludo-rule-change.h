/* ludo-rule-change.h: a game with one rule changed, guessed and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"
#include "play/ludo-model.h"

/* LudoRuleFigure: what is guessed of a changed game. */
typedef enum
{
  LUDO_RULE_FIGURE_WINS,        /* the chance of the side that begins */
  LUDO_RULE_FIGURE_LENGTH,      /* the mean of the throws of a game */
  LUDO_RULE_N_FIGURES,
} LudoRuleFigure;

/* LudoRuleMove: where a figure goes, or is thought to go. */
typedef enum
{
  LUDO_RULE_MOVE_UP,
  LUDO_RULE_MOVE_SAME,
  LUDO_RULE_MOVE_DOWN,
  LUDO_RULE_N_MOVES,
} LudoRuleMove;

/* LudoRulePhase: the progress from the guess to the figures. */
typedef enum
{
  LUDO_RULE_PHASE_GUESSING,     /* nothing exact is shown */
  LUDO_RULE_PHASE_COMPUTING,    /* the figures take long to be computed */
  LUDO_RULE_PHASE_ENDLESS,      /* a game might never end */
  LUDO_RULE_PHASE_TOO_LONG,     /* it takes too many throws to be computed */
  LUDO_RULE_PHASE_SOLVED,
} LudoRulePhase;

/* More bytes than any text of changed rules has. */
#define LUDO_RULE_TEXT_MAX 16384

/* LudoRuleChange:
 *
 * A ruleset of a game, the same with changed rules, what somebody guesses of
 * the change, and the exact figures of both, which are found on a thread.
 *
 * Signals:
 * - "changed": the rules, their name, the guess, the phase or the figures are
 *   others
 */
#define LUDO_TYPE_RULE_CHANGE (ludo_rule_change_get_type ())
G_DECLARE_FINAL_TYPE (LudoRuleChange, ludo_rule_change, LUDO, RULE_CHANGE,
                      LudoModel)

/* ludo_rule_change_supports_game: whether the rules of the game @game_id can be
 * changed. */
gboolean ludo_rule_change_supports_game (const char *game_id);

/* ludo_rule_change_new: (transfer full): the first ruleset of @info, whose
 * rules can be changed, unchanged and without a guess. */
LudoRuleChange *ludo_rule_change_new (const LudoGameInfo *info);

/* ludo_rule_change_get_info: the game; static. */
const LudoGameInfo *ludo_rule_change_get_info (LudoRuleChange *self);

/* ludo_rule_change_get_variant: the rules as they are now; borrowed until
 * "changed". */
const GameVariant *ludo_rule_change_get_variant (LudoRuleChange *self);

/* ludo_rule_change_set_ruleset: begins again with @ruleset unchanged; the
 * guess, which was about other rules, is forgotten. */
void ludo_rule_change_set_ruleset (LudoRuleChange *self, int ruleset);

/* ludo_rule_change_set_value: changes the rule @knob to the nearest value that
 * is allowed.  The guess stays. */
void ludo_rule_change_set_value (LudoRuleChange *self, gsize knob, int value);

/* ludo_rule_change_set_variant: begins again with the rules of @variant, which
 * is of the same game and whose values are allowed, without a guess. */
void ludo_rule_change_set_variant (LudoRuleChange    *self,
                                   const GameVariant *variant);

/* ludo_rule_change_get_name: what the changed rules are called, borrowed until
 * "changed"; "" where they have no name. */
const char *ludo_rule_change_get_name (LudoRuleChange *self);

/* ludo_rule_change_set_name: gives the rules the name that
 * ludo_letters_dup_name() finds in @name, of LUDO_RULES_NAME_LETTERS letters at
 * most. */
void ludo_rule_change_set_name (LudoRuleChange *self, const char *name);

/* ludo_rule_change_is_changed: whether @knob is not as in the ruleset. */
gboolean ludo_rule_change_is_changed (LudoRuleChange *self, gsize knob);

/* ludo_rule_change_can_guess: whether a rule is changed and a game always
 * ends. */
gboolean ludo_rule_change_can_guess (LudoRuleChange *self);

/* ludo_rule_change_guess: guesses where each figure goes.
 * @moves: (array length=LUDO_RULE_N_FIGURES) (nullable): NULL to decline, so
 *   that the figures are shown without a guess
 */
void ludo_rule_change_guess (LudoRuleChange *self, const LudoRuleMove *moves);

/* ludo_rule_change_forget_guess: drops the guess and asks for another. */
void ludo_rule_change_forget_guess (LudoRuleChange *self);

/* ludo_rule_change_has_guessed: whether a guess was made or declined. */
gboolean ludo_rule_change_has_guessed (LudoRuleChange *self);

/* ludo_rule_change_get_guess: (nullable): the guess, borrowed; NULL where none
 * was made. */
const LudoRuleMove *ludo_rule_change_get_guess (LudoRuleChange *self);

/* ludo_rule_change_get_phase: whether the figures show, or why not. */
LudoRulePhase ludo_rule_change_get_phase (LudoRuleChange *self);

/* ludo_rule_change_dup_start: (transfer full): the id of the game, a slash, and
 * the start of a game by the rules as they are now, as the text of a position,
 * which the game reads with its rules; where they have a name it follows on a
 * line of its own. */
char *ludo_rule_change_dup_start (LudoRuleChange *self);

/* ludo_rule_change_is_current: whether the figures are of the rules as they are
 * now; while a rule is being dragged they may be a moment behind. */
gboolean ludo_rule_change_is_current (LudoRuleChange *self);

/* ludo_rule_change_get_figures:
 * @now: (out): the figures of the changed game
 * @before: (out): those of the ruleset
 *
 * Returns: whether the phase is LUDO_RULE_PHASE_SOLVED: otherwise nothing is
 *   set.
 */
gboolean ludo_rule_change_get_figures (LudoRuleChange      *self,
                                       GameVariantSolution *now,
                                       GameVariantSolution *before);

/* ludo_rule_change_get_truth:
 * @moves: (out) (array length=LUDO_RULE_N_FIGURES): where each figure goes
 *
 * Returns: whether the phase is LUDO_RULE_PHASE_SOLVED: otherwise nothing is
 *   set.
 */
gboolean ludo_rule_change_get_truth (LudoRuleChange *self,
                                     LudoRuleMove   *moves);

/* ludo_rule_change_share: the part of all payments made for @cause, 0 to 1. */
double ludo_rule_change_share (LudoRuleChange            *self,
                               const GameVariantSolution *figures,
                               gsize                      cause);

/* ludo_rule_change_get_task: what there is to be done now, in a sentence;
 * translated and static. */
const char *ludo_rule_change_get_task (LudoRuleChange *self);

/* ludo_rule_change_describe: (transfer full): the figures beside those of the
 * ruleset and the guess, or why there are none; translated. */
char *ludo_rule_change_describe (LudoRuleChange *self);

/* ludo_rule_change_dup_rows: (transfer full) (element-type GStrv): the figures,
 * if they are known, and the changed rules, as rows of cells, the heads
 * first. */
GPtrArray *ludo_rule_change_dup_rows (LudoRuleChange *self);

/* ludo_rule_change_dup_title: (transfer full): the name of the rules, or
 * translated words that stand for it. */
char *ludo_rule_change_dup_title (LudoRuleChange *self);

/* ludo_rule_change_describe_origin: (transfer full): of which game and ruleset
 * the rules are, translated. */
char *ludo_rule_change_describe_origin (LudoRuleChange *self);

/* ludo_rule_change_dup_page: (transfer full) (element-type GStrv): all rules in
 * sentences, translated: a head, then a row of one cell for each; a changed
 * rule says so, and how it is in the ruleset.  The figures that are guessed are
 * not in it. */
GPtrArray *ludo_rule_change_dup_page (LudoRuleChange *self);

/* ludo_rule_change_dup_text: (transfer full): the rules, their name and the
 * guess, to be read by ludo_rule_change_new_from_text(). */
char *ludo_rule_change_dup_text (LudoRuleChange *self);

/* ludo_rule_change_dup_answer: (transfer full) (nullable): what the result of a
 * lesson says, as "up>down 47.2 same>up 25.1": what was guessed of the wins of
 * the side that begins, or "-", what is true, and its wins of a hundred games;
 * then the same of the throws of a game.  NULL until the figures are computed,
 * and before the guess. */
char *ludo_rule_change_dup_answer (LudoRuleChange *self);

/* ludo_rule_change_load_text: takes over the rules that @text has, with their
 * name and without its guess.  Returns: FALSE with @error, as
 * ludo_rule_change_new_from_text() has it, and with nothing changed, where that
 * is not possible, or the rules are of another game. */
gboolean ludo_rule_change_load_text (LudoRuleChange *self, const char *text,
                                     GError **error);

/* ludo_rule_change_new_from_text:
 * @text: what a file has, which anybody may have changed
 *
 * Returns: (transfer full): the rules; NULL, with an @error that says what is
 *   wrong and where, if the text is of a later version, of no game whose rules
 *   can be changed, or has a rule that is not allowed.  A rule that is left out
 *   is that of the ruleset.
 */
LudoRuleChange *ludo_rule_change_new_from_text (const char  *text,
                                                GError     **error);
