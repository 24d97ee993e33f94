/* ludo-position-editor.h: a position being set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-drawing.h"

/* No piece in the hand: a click takes a piece away. */
#define LUDO_PIECE_NONE (-1)

/* LudoPositionEditor:
 *
 * A position that is being set up, the piece in the hand, and what is wrong
 * with the position.  Uses no GTK.
 *
 * Signal: "changed": one of these has changed
 */
#define LUDO_TYPE_POSITION_EDITOR (ludo_position_editor_get_type ())
G_DECLARE_FINAL_TYPE (LudoPositionEditor, ludo_position_editor, LUDO,
                      POSITION_EDITOR, GObject)

/* ludo_position_editor_new: @state is where it begins.  The game has an
 * LudoEditing. */
LudoPositionEditor *ludo_position_editor_new (const LudoGameInfo *info,
                                              const GameState *state);

/* ludo_position_editor_get_game: a game that has the position, for a board;
 * borrowed. */
LudoGame *ludo_position_editor_get_game (LudoPositionEditor *self);

/* ludo_position_editor_get_info: the game's description; static. */
const LudoGameInfo *ludo_position_editor_get_info (LudoPositionEditor *self);

/* ludo_position_editor_get_editing: how the game's positions are set up;
 * static. */
const LudoEditing *ludo_position_editor_get_editing (LudoPositionEditor *self);

/* ludo_position_editor_get_piece: the piece in the hand, or LUDO_PIECE_NONE. */
int ludo_position_editor_get_piece (LudoPositionEditor *self);

/* ludo_position_editor_set_piece: takes @piece, or LUDO_PIECE_NONE, into the
 * hand. */
void ludo_position_editor_set_piece (LudoPositionEditor *self, int piece);

/* ludo_position_editor_click: puts the piece in the hand on @place, or takes it
 * away if it is there already and places hold only one; with no piece in the
 * hand, takes one away.  Returns: FALSE, changing nothing, where that is not
 * possible. */
gboolean ludo_position_editor_click (LudoPositionEditor *self, int place);

/* ludo_position_editor_drag: moves a piece from @from to @to.  Returns: FALSE,
 * changing nothing, where that is not possible. */
gboolean ludo_position_editor_drag (LudoPositionEditor *self, int from,
                                    int to);

/* ludo_position_editor_empty: takes all pieces on @place away. */
gboolean ludo_position_editor_empty (LudoPositionEditor *self, int place);

/* ludo_position_editor_count: puts @count of the piece in the hand, or else of
 * the piece that is there, on @place instead of all others.  Returns: FALSE,
 * changing nothing, where the game has fewer. */
gboolean ludo_position_editor_count (LudoPositionEditor *self, int place,
                                     int count);

/* ludo_position_editor_clear: takes all pieces off the board. */
void ludo_position_editor_clear (LudoPositionEditor *self);

/* ludo_position_editor_get_field: the value of a field of the LudoEditing, by
 * its index. */
int ludo_position_editor_get_field (LudoPositionEditor *self, int field);

/* ludo_position_editor_set_field: sets a field to @value, which must be one of
 * those that it may have. */
void ludo_position_editor_set_field (LudoPositionEditor *self, int field,
                                     int value);

/* ludo_position_editor_undo: undoes the last change of the position.  Returns:
 * FALSE where there is none. */
gboolean ludo_position_editor_undo (LudoPositionEditor *self);

/* ludo_position_editor_dup_text: the position in notation; free with
 * g_free(). */
char *ludo_position_editor_dup_text (LudoPositionEditor *self);

/* ludo_position_editor_set_text: sets the position to the one that @text says
 * in notation; if it says none, keeps the position, and the complaint is about
 * @text. */
void ludo_position_editor_set_text (LudoPositionEditor *self,
                                    const char *text);

/* ludo_position_editor_dup_complaint: what makes the position impossible, one
 * sentence; NULL where it could stand in a game. */
char *ludo_position_editor_dup_complaint (LudoPositionEditor *self);

/* ludo_position_editor_dup_remark: what is unusual about a possible position,
 * one sentence, or NULL. */
char *ludo_position_editor_dup_remark (LudoPositionEditor *self);

/* ludo_position_editor_get_fault: the place that the complaint is about, or
 * -1. */
int ludo_position_editor_get_fault (LudoPositionEditor *self);
