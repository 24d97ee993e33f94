/* ludo-puzzle.h: positions with one answer, found by the engine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One a line: id; position; answer; goal; rating; how it was found.  Lines that
 * begin with # are left out.  ludotheque-puzzle makes and checks them.  A game
 * has them in `puzzles.list` of any folder of content, and in other files there
 * that are called `puzzles….list`; a file takes the place of one of the same
 * name in a farther folder.
 */

#pragma once

#include "learn/ludo-lesson.h"

/* The number of puzzles in a lesson. */
#define LUDO_PUZZLES_IN_SET 8

typedef struct
{
  char *id;
  char *position;               /* with the throw, where there is one */
  char *answer;                 /* the moves of the turn */
  char *goal;                   /* as in ludo-measure.h */
  int rating;                   /* of the six levels, how many find it */
  char *origin;
  int line;                     /* in its file, from 1; 0: in none */
} LudoPuzzle;

/* ludo_puzzle_free: frees the puzzle with its texts. */
void ludo_puzzle_free (LudoPuzzle *self);

/* ludo_puzzle_parse_line: (transfer full): the puzzle in @line; NULL with
 * @error, a reason that names no line. */
LudoPuzzle *ludo_puzzle_parse_line (const char *line, GError **error);

/* ludo_puzzle_dup_level: (transfer full): how hard the puzzle is as a line,
 * "Level: ★★☆", in the language of the program: one star if five or six of the
 * six levels of the computer find the answer, two if three or four do, three if
 * fewer do. */
char *ludo_puzzle_dup_level (const LudoPuzzle *self);

/* ludo_puzzle_dup_ask: (transfer full): the side that the pupil plays, and the
 * goal with the number that decides: "You are North. Find the move that wins at
 * once."  A position that the rules refuse has no side. */
char *ludo_puzzle_dup_ask (const LudoPuzzle *self, const GameRules *rules);

/* ludo_puzzle_dup_spoken: (transfer full): @text for a screen reader: stars
 * such as "★★☆" are read as "two stars out of three". */
char *ludo_puzzle_dup_spoken (const char *text);

/* ludo_puzzle_check: whether the position is possible, the answer is legal and
 * reaches the goal, and no other turn does, as all turns are tried; otherwise
 * FALSE with @error. */
gboolean ludo_puzzle_check (const LudoPuzzle *self, const GameRules *rules,
                            GError **error);

/* ludo_puzzle_dup_lesson: (transfer full): the puzzle as a lesson of one step;
 * NULL with @error.  Free with ludo_lesson_unref(). */
LudoLesson *ludo_puzzle_dup_lesson (const LudoPuzzle *self,
                                    const GameRules *rules, GError **error);

/* ludo_puzzle_parse: (transfer full): an array of LudoPuzzle from @text; NULL
 * with @error, which names the file as @name, the line and the reason. */
GPtrArray *ludo_puzzle_parse (const char *text, const char *name,
                              GError **error);

/* ludo_puzzle_dup_daily: the puzzle of the day @date, as a lesson.  The puzzles
 * of the nearest `puzzles.list` of this game in @library take turns, and each
 * has its day before the first comes again.
 *
 * Returns: (transfer full) (nullable): the lesson, or NULL if there are no
 * puzzles; free with ludo_lesson_unref().
 */
LudoLesson *ludo_puzzle_dup_daily (LudoLibrary *library, const char *game_id,
                                   const GDate *date);

/* ludo_puzzle_get_theme: the title of theme number @theme, from 0, in the
 * language of the program; NULL past the last. */
const char *ludo_puzzle_get_theme (int theme);

/* ludo_puzzle_get_themes: the themes of which this game has puzzles in
 * @library, a bit each, theme 0 the lowest. */
guint ludo_puzzle_get_themes (LudoLibrary *library, const char *game_id);

/* ludo_puzzle_load: (transfer full): the puzzles (LudoPuzzle) of this game in
 * @library, those of the nearest folder first. */
GPtrArray *ludo_puzzle_load (LudoLibrary *library, const char *game_id);

/* ludo_puzzle_dup_twin: (transfer full) (nullable): the mirror image of the
 * puzzle under the same name, with the answer that the rules find in it; NULL
 * if it has no image, or not one answer alone. */
LudoPuzzle *ludo_puzzle_dup_twin (const LudoPuzzle *self,
                                  const GameRules *rules);

/* ludo_puzzle_list: the puzzles of this game in @library as lessons, those of
 * the nearest folder first, and of each file the easy ones first.
 * @theme: the theme, or -1 for all
 * @problems: (element-type utf8) (nullable): gets a sentence for each file and
 *   folder that is left out
 *
 * Returns: (transfer full): an array of LudoLesson.
 */
GPtrArray *ludo_puzzle_list (LudoLibrary *library, const char *game_id,
                             int theme, GPtrArray *problems);
