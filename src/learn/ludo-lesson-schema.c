/* ludo-lesson-schema.c: the kinds, attributes and texts of a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-lesson-schema.h"

#include <glib/gi18n.h>

#include "learn/ludo-lesson.h"
#include "play/game/ludo-game.h"

/* The upper limit of numbers without another one. */
#define NUMBER_MAX 9999

#define KIND(kind) (1u << LUDO_STEP_##kind)
#define ALL_KINDS ((1u << LUDO_N_STEP_KINDS) - 1)
#define ASKING (ALL_KINDS & ~(KIND (EXPLAIN) | KIND (SHOW) | KIND (READ)))
#define WITH_RING (KIND (EXPLAIN) | KIND (CHOOSE) | KIND (NUMBER))
#define THROWN (KIND (GUESS) | KIND (THROWS) | KIND (CLASSES))
#define LABORATORY (THROWN | KIND (RULE))
#define WITH_WRONG (KIND (MOVE) | KIND (CELL) | KIND (NUMBER))

const LudoStepKindInfo ludo_step_kinds[LUDO_N_STEP_KINDS] = {
  [LUDO_STEP_EXPLAIN] = {
    .name = "explain", .label = N_("Explain"),
    .board = "highlight", .is_pointing = TRUE,
    .needs_element = LUDO_NODE_SENTENCE, .n_needed = 1,
    .need_message = N_("Write what is to be explained.") },
  [LUDO_STEP_SHOW] = {
    .name = "show", .label = N_("Show Moves"), .board = "moves",
    .needs = { "moves" },
    .need_message = N_("Play on the board what is to be shown.") },
  [LUDO_STEP_MOVE] = {
    .name = "move", .label = N_("Ask for a Turn"),
    .board = "answers", .wrong = "move", .needs = { "answers", "aim" },
    .need_message = N_("Play the right turn on the board.") },
  [LUDO_STEP_CELL] = {
    .name = "cell", .label = N_("Ask for Places"),
    .board = "cells", .is_pointing = TRUE, .wrong = "cell",
    .needs = { "cells", "which", "moves" },
    .need_message = N_("Point at the right places on the board.") },
  [LUDO_STEP_CHOOSE] = {
    .name = "choose", .label = N_("Ask a Multiple-Choice Question"),
    .needs_element = LUDO_NODE_OPTION, .n_needed = 2,
    .need_message = N_("Write at least two answers.") },
  [LUDO_STEP_NUMBER] = {
    .name = "number", .label = N_("Ask for a Number"), .wrong = "value",
    .needs = { "answer", "measure" },
    .need_message = N_("Give the right number.") },
  [LUDO_STEP_PREDICT] = { .name = "predict", .label = N_("Predict the Throw") },
  [LUDO_STEP_PLACE] = {
    .name = "place", .label = N_("Set Up the Pieces"), .needs = { "target" },
    .need_message = N_("Set up the position that pupils are to build.") },
  [LUDO_STEP_PLAY] = { .name = "play", .label = N_("Play On") },
  [LUDO_STEP_READ] = { .name = "read", .label = N_("Read a Page") },
  [LUDO_STEP_GUESS] = {
    .name = "guess", .label = N_("Guess in the Chance Laboratory") },
  [LUDO_STEP_THROWS] = {
    .name = "throws", .label = N_("Throw in the Chance Laboratory") },
  [LUDO_STEP_CLASSES] = {
    .name = "classes", .label = N_("Compare with a Hundred Classes") },
  [LUDO_STEP_RULE] = {
    .name = "rule", .label = N_("Guess What Changed Rules Do"),
    .needs = { "position" },
    .need_message = N_("Make the lesson from a game played by changed "
                       "rules.") },
};

#define OF_LESSON(member) .offset = G_STRUCT_OFFSET (LudoLesson, member)
#define OF_STEP(member) .offset = G_STRUCT_OFFSET (LudoStep, member)

const LudoLessonAttribute ludo_lesson_attributes[] = {
  { LUDO_NODE_STEP, "id", ALL_KINDS },
  { LUDO_NODE_STEP, "kind", ALL_KINDS },
  { LUDO_NODE_STEP, "position", ALL_KINDS },
  { LUDO_NODE_STEP, "throw", ALL_KINDS & ~(KIND (PLACE) | KIND (RULE)) },
  { LUDO_NODE_STEP, "moves", KIND (SHOW) | KIND (CELL) | KIND (NUMBER) },
  { LUDO_NODE_STEP, "answers", KIND (MOVE) },
  { LUDO_NODE_STEP, "aim", KIND (MOVE) | KIND (PLAY) },
  { LUDO_NODE_STEP, "cells", KIND (CELL) },
  { LUDO_NODE_STEP, "which", KIND (CELL) },
  { LUDO_NODE_STEP, "highlight", ALL_KINDS },
  { LUDO_NODE_STEP, "target", KIND (PLACE) },
  { LUDO_NODE_STEP, "measure", KIND (NUMBER) },
  { LUDO_NODE_STEP, "answer", KIND (NUMBER), 0, NUMBER_MAX, -1,
    OF_STEP (number), N_("Right number"), 0, NUMBER_MAX },
  { LUDO_NODE_STEP, "rounds", KIND (PREDICT), 1, LUDO_STEP_ROUNDS_MAX, 5,
    OF_STEP (rounds), N_("Throws"), 1, LUDO_STEP_ROUNDS_MAX },
  { LUDO_NODE_STEP, "times", KIND (THROWS) | KIND (CLASSES), 1,
    LUDO_STEP_TIMES_MAX, 100, OF_STEP (times), N_("Throws in all"), 1,
    LUDO_STEP_TIMES_MAX },
  { LUDO_NODE_STEP, "exact", KIND (THROWS), 0, LUDO_STEP_TIMES_MAX, 0,
    OF_STEP (exact), N_("Throws before exact chances are shown"), 0,
    LUDO_STEP_TIMES_MAX },
  { LUDO_NODE_STEP, "dice", THROWN, 1, LUDO_STEP_DICE_MAX, 0,
    OF_STEP (dice), N_("Dice (0: all those of the "
                       "game)"), 0, LUDO_STEP_DICE_MAX },
  { LUDO_NODE_STEP, "against", KIND (PLAY), 0, LUDO_PLAYER_LEVEL_MAX, 0,
    OF_STEP (against), N_("Computer’s level (0: no computer)"), 0,
    LUDO_PLAYER_LEVEL_MAX },
  { LUDO_NODE_STEP, "plies", KIND (PLAY), 1, LUDO_STEP_MOVES_MAX, 12,
    OF_STEP (plies), N_("Pupil’s turns"), 1, LUDO_STEP_MOVES_MAX },
  { LUDO_NODE_STEP, "ref", KIND (READ) },
  { LUDO_NODE_STEP, "lines", KIND (READ) },
  { LUDO_NODE_STEP, "seed", ALL_KINDS },
  { LUDO_NODE_STEP, "ring", WITH_RING },
  { LUDO_NODE_STEP, "sowings", WITH_RING, 0, NUMBER_MAX, 0,
    OF_STEP (sowings) },
  { LUDO_NODE_LESSON, "level", 0, 0, NUMBER_MAX, 1, OF_LESSON (level),
    N_("Level (1: for beginners)"), 1, 9 },
  { LUDO_NODE_LESSON, "minutes", 0, 0, NUMBER_MAX, 10, OF_LESSON (minutes),
    N_("Minutes"), 1, 240 },
  { LUDO_NODE_SETUP, "level", 0, 0, LUDO_PLAYER_LEVEL_MAX, 0,
    OF_LESSON (against) },
  { LUDO_NODE_SETUP, "minutes", 0, 0, NUMBER_MAX, 0, OF_LESSON (limit),
    N_("Time limit in minutes (0: none)"), 0, 240 },
  { 0 },
};

const LudoLessonTextInfo ludo_lesson_texts[LUDO_N_TEXTS] = {
  [LUDO_TEXT_TITLE] = { 0, N_("Title"), 1, ALL_KINDS, ALL_KINDS },
  [LUDO_TEXT_SENTENCES] = { 0, N_("Text, one sentence per line"), 1, ALL_KINDS,
                            ALL_KINDS },
  [LUDO_TEXT_ASK] = { LUDO_NODE_ASK, N_("What to do"), 1, ALL_KINDS,
                      ALL_KINDS },
  [LUDO_TEXT_HINT] = { LUDO_NODE_HINT, N_("Hint"), 2, ALL_KINDS,
                       ASKING & ~(KIND (PREDICT) | LABORATORY) },
  [LUDO_TEXT_RIGHT] = { LUDO_NODE_RIGHT, N_("After the right "
                                            "answer"), 1, ALL_KINDS,
                        ASKING },
  [LUDO_TEXT_OPTION] = { LUDO_NODE_OPTION, NULL, 0, KIND (CHOOSE),
                         KIND (CHOOSE) },
  [LUDO_TEXT_REPLY] = { LUDO_NODE_WRONG, NULL, 0, WITH_WRONG,
                        WITH_WRONG | KIND (CHOOSE) },
  [LUDO_TEXT_AIM] = { LUDO_NODE_AIM, N_("What is learnt"), 1, 0, 0 },
};

const LudoLessonLockInfo ludo_lesson_locks[LUDO_N_LESSON_LOCKS] = {
  { "hints", N_("hints"), N_("Lock hints") },
  { "undo", N_("taking moves back"), N_("Lock the taking back of moves") },
  { "review", N_("what a turn leads to"), N_("Hide what a turn leads to") },
  { "games", N_("other games and pages"), N_("Lock other games and pages") },
};

LudoStepKind
ludo_step_kind_find (const char *name)
{
  int kind = 0;

  while (kind < LUDO_N_STEP_KINDS
         && g_strcmp0 (ludo_step_kinds[kind].name, name) != 0)
    kind++;

  return kind;
}

gboolean
ludo_step_kind_asks (LudoStepKind kind)
{
  return kind < LUDO_N_STEP_KINDS && (ASKING & (1u << kind)) != 0;
}

gboolean
ludo_step_kind_supports (LudoStepKind  kind,
                         const char   *game_id)
{
  const LudoGameInfo *info = ludo_game_info_for (game_id);

  return kind == LUDO_STEP_RULE ? info->variants != NULL
         : ludo_step_kind_is_in_laboratory (kind)
           ? info->thrown != LUDO_THROWN_NOTHING
           : kind != LUDO_STEP_PREDICT || info->rules->has_chance;
}

gboolean
ludo_step_kind_is_in_laboratory (LudoStepKind kind)
{
  return kind < LUDO_N_STEP_KINDS && (LABORATORY & (1u << kind)) != 0;
}

gboolean
ludo_lesson_attribute_supports (const LudoLessonAttribute *attribute,
                                const char                *game_id)
{
  return !g_str_equal (attribute->name, "dice")
         || ludo_game_info_for (game_id)->thrown == LUDO_THROWN_DICE;
}

gboolean
ludo_step_kind_has (LudoStepKind  kind,
                    const char   *name)
{
  for (const LudoLessonAttribute *attribute = ludo_lesson_attributes;
       attribute->name != NULL; attribute++)
    if (attribute->element == LUDO_NODE_STEP
        && g_str_equal (attribute->name, name))
      return (attribute->kinds & (1u << kind)) != 0;

  return FALSE;
}

gboolean
ludo_step_kind_has_element (LudoStepKind kind,
                            LudoNodeType element)
{
  for (int text = 0; text < LUDO_N_TEXTS; text++)
    if (ludo_lesson_texts[text].element == element)
      return (ludo_lesson_texts[text].kinds & (1u << kind)) != 0;

  return element == LUDO_NODE_SENTENCE;
}
