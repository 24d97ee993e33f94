/* ludo-board.h: a widget that shows a game and lets it be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "drawing/ludo-drawing.h"

/* LudoAnimationSpeed: how moves are shown. */
typedef enum
{
  LUDO_ANIMATION_NONE,          /* without animation */
  LUDO_ANIMATION_SLOW,
  LUDO_ANIMATION_NORMAL,
  LUDO_ANIMATION_FAST,
  LUDO_ANIMATION_STEPS,         /* each event waits for ludo_board_step() */
  LUDO_N_ANIMATION_SPEEDS,
} LudoAnimationSpeed;

/* LudoBoard:
 *
 * Shows any LudoGame through its LudoDrawing and plays what is picked on it: by
 * clicks, by dragging, by keys or by typing the notation.  Every place is a
 * focusable child (LudoBoardPlace) with an accessible name.  The state of the
 * game is in the model only.
 *
 * Property: "animation-speed" (uint: a LudoAnimationSpeed, normal at first).
 * Signal "stepped" (const GameEvent *): this event begins, if step by step.
 * Read only: "game" (LudoGame, may be NULL), "speed" (double: the factor of the
 * normal speed; 0: step by step), "moving" (boolean: a move is still being
 * shown), "typed" (string: the notation typed so far), "begun" (boolean: the
 * picked places decide a part of a move, such as a sowing before its third
 * hole; the board shows that part, which is not played yet).
 *
 * Signals:
 * - "illegal" (const char *token, const char *sentence, const char *rule_id): a
 *   move was tried that the rules forbid now.  @token and @rule_id are "" if
 *   there is none.
 * - "announce" (const char *text): the text that a key requested must be
 *   announced: the position, the last move, the legal moves.
 * - "last-asked", returning boolean: a key asked for the last move.  The board
 *   announces that, unless a handler returns TRUE because it has announced
 *   something else.
 * - "picked" (const char *next): a place was picked, the pick was dropped, or
 *   the position changed; @next says what to do next, NULL if no place is
 *   picked.
 * - "begun" (LudoMove *part): the board begins to show a part of a move, as for
 *   the property "begun".
 * - "pointed" (int place): pointer or keyboard chose this place, while
 *   ludo_board_set_pointing() is TRUE.
 * - "dragged" (int from, int to), returning boolean: likewise, the pointer
 *   dragged from one place to another.
 * - "hint-asked": a hint was requested, by a key or by ludo_board_ask_hint().
 * - "play-asked": a person picks, drags, throws or types while the board only
 *   shows the game (ludo_board_set_interactive()).  If a handler makes it
 *   interactive, that act is the first.
 */
#define LUDO_TYPE_BOARD (ludo_board_get_type ())
G_DECLARE_FINAL_TYPE (LudoBoard, ludo_board, LUDO, BOARD, GtkWidget)

/* ludo_board_new: a board without a game. */
GtkWidget *ludo_board_new (void);

/* ludo_board_get_game: (nullable): the game that it shows; borrowed. */
LudoGame *ludo_board_get_game (LudoBoard *self);

/* ludo_board_set_game: shows @game, which is referenced; NULL for none.  The
 * focus stays on its place if the game is of the same kind as the one
 * before. */
void ludo_board_set_game (LudoBoard *self, LudoGame *game);

/* ludo_board_set_interactive: if not @interactive, the game cannot be played on
 * the board; TRUE at first. */
void ludo_board_set_interactive (LudoBoard *self, gboolean interactive);

/* ludo_board_set_final: if @is_final, a part of a move cannot be taken back
 * once the board has shown it; FALSE at first. */
void ludo_board_set_final (LudoBoard *self, gboolean is_final);

/* ludo_board_set_pointing: if @pointing, choosing a place emits "pointed"
 * instead of playing, and legal moves are not marked; FALSE at first. */
void ludo_board_set_pointing (LudoBoard *self, gboolean pointing);

/* ludo_board_set_topic: marks @place, the one that a text speaks of, as if the
 * pointer were on it, even if it cannot be picked.  In Ken Wan that shows the
 * group that its piece joins.  -1, as at first and after a change of game,
 * marks none. */
void ludo_board_set_topic (LudoBoard *self, int place);

/* ludo_board_get_coordinates: whether the cells are labelled. */
gboolean ludo_board_get_coordinates (LudoBoard *self);

/* ludo_board_set_coordinates: sets whether the cells are labelled. */
void ludo_board_set_coordinates (LudoBoard *self, gboolean coordinates);

/* ludo_board_set_language: sets the language of the words on the board, "fr" or
 * "en"; NULL, as at first, for that of the program. */
void ludo_board_set_language (LudoBoard *self, const char *language);

/* ludo_board_get_typed: the notation typed so far, "" if none; borrowed. */
const char *ludo_board_get_typed (LudoBoard *self);

/* ludo_board_pick:
 *
 * Does what a click on @place does: begins or continues a move, plays it when
 * it is complete, or throws if @place is the sticks or dice.
 */
void ludo_board_pick (LudoBoard *self, int place);

/* ludo_board_set_shows_ways: if @shown, a long press on a place, or the key W,
 * shows the way that its move would take, without playing it; FALSE at first.
 * @refusal: (nullable): the sentence that is announced instead if not @shown;
 * NULL: a long press is a click */
void ludo_board_set_shows_ways (LudoBoard *self, gboolean shown,
                                const char *refusal);

/* ludo_board_show_way: shows the way of @place, as a long press does, until
 * ludo_board_hide_way(); -1 for none.  Returns: whether it has a way, which is
 * shown or refused. */
gboolean ludo_board_show_way (LudoBoard *self, int place);

/* ludo_board_hide_way: hides the way that is shown, if any. */
void ludo_board_hide_way (LudoBoard *self);

/* ludo_board_cancel: drops the places picked and the notation typed so far.
 * Returns: whether there were any. */
gboolean ludo_board_cancel (LudoBoard *self);

/* ludo_board_press_letter: does the act of a letter, such as a throw, a hint or
 * the position, unless a notation is being typed.  A letter that may also begin
 * a notation is remembered, so that the next keys can complete it.  The hint
 * needs Ctrl if a move can begin with its letter, because an unwanted hint
 * spoils the game.
 * Returns: whether the letter has an act. */
gboolean ludo_board_press_letter (LudoBoard *self, guint keyval,
                                  GdkModifierType state);

/* ludo_board_get_path: sets @path to the places picked so far; returns their
 * number. */
int ludo_board_get_path (LudoBoard *self, const int **path);

/* ludo_board_get_place_bounds:
 *
 * Sets @bounds to the rectangle of @place in the widget.  Returns: FALSE if the
 * place is not shown.
 */
gboolean ludo_board_get_place_bounds (LudoBoard *self, int place,
                                      LudoRect *bounds);

/* ludo_board_get_neighbour: the place to which an arrow key leads from @place
 * in the present layout; @place itself at the edge. */
int ludo_board_get_neighbour (LudoBoard *self, int place,
                              LudoDirection direction);

/* ludo_board_get_place: the child that stands for @place; borrowed. */
GtkWidget *ludo_board_get_place (LudoBoard *self, int place);

/* ludo_board_ask_hint: does what the key for a hint does. */
void ludo_board_ask_hint (LudoBoard *self);

/* ludo_board_mark_hint:
 * @cells: cells to look at, the bit 1 << cell each
 * @advice: a turn whose places are marked, NULL for none
 *
 * Marks the places of a hint, until the position changes or other places are
 * marked.
 */
void ludo_board_mark_hint (LudoBoard *self, guint64 cells,
                           const LudoAdvice *advice);

/* ludo_board_get_marks: the LudoMark bits of all marks that are shown now, and
 * LUDO_BOARD_MARK_NUMBERS if a target shows the numbers that reach it. */
guint ludo_board_get_marks (LudoBoard *self);
#define LUDO_BOARD_MARK_NUMBERS (1u << 16)

/* ludo_board_mark_note: marks the place called @place_name in the notation as
 * the figures of the pages do (LUDO_MARK_NOTE), until another game is set.
 * Returns: FALSE when there is none. */
gboolean ludo_board_mark_note (LudoBoard *self, const char *place_name);

/* ludo_board_get_motion_left: the seconds until the last move has been
 * shown; 0 when nothing moves. */
double ludo_board_get_motion_left (LudoBoard *self);

/* ludo_board_get_n_shown: how many plies of its game have been shown to their
 * end; other views should show no more of the game than these. */
guint ludo_board_get_n_shown (LudoBoard *self);

/* ludo_board_get_state: (transfer none): the position without animation: that
 * of the game, or the one after the part of a move that was picked; NULL
 * without a game. */
const GameState *ludo_board_get_state (LudoBoard *self);

/* ludo_board_get_stepping: whether a move is being shown step by step, so
 * that its next event waits for ludo_board_step(). */
gboolean ludo_board_get_stepping (LudoBoard *self);

/* ludo_board_step: step by step, shows the next event of the move.
 * Returns: FALSE when no move waits for it. */
gboolean ludo_board_step (LudoBoard *self);

/* ludo_board_skip_motion: ends the animation of the move at once. */
void ludo_board_skip_motion (LudoBoard *self);
