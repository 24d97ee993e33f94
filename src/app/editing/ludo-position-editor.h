/* ludo-position-editor.h: edits a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-drawing.h"
#include "play/ludo-model.h"

/* The selected piece if there is none; a click then removes a piece. */
#define LUDO_PIECE_NONE (-1)

/* LudoPositionEditor:
 *
 * A position that is being set up, the selected piece, which a click puts on
 * the board, and what is wrong with the position.  Uses no GTK.
 *
 * Signal: "changed": the position, the piece or what is wrong has changed
 */
#define LUDO_TYPE_POSITION_EDITOR (ludo_position_editor_get_type ())
G_DECLARE_FINAL_TYPE (LudoPositionEditor, ludo_position_editor, LUDO,
                      POSITION_EDITOR, LudoModel)

/* ludo_position_editor_new: creates an editor of @state; the game must have a
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

/* ludo_position_editor_get_piece: returns the selected piece, or
 * LUDO_PIECE_NONE. */
int ludo_position_editor_get_piece (LudoPositionEditor *self);

/* ludo_position_editor_set_piece: selects @piece, or LUDO_PIECE_NONE. */
void ludo_position_editor_set_piece (LudoPositionEditor *self, int piece);

/* ludo_position_editor_click: adds the selected piece to @place.  Removes a
 * piece instead if none is selected, or if the selected one is there already
 * and places hold only one.  Returns: FALSE, changing nothing, if that is not
 * possible. */
gboolean ludo_position_editor_click (LudoPositionEditor *self, int place);

/* ludo_position_editor_drag: moves a piece from @from to @to.  Returns: FALSE,
 * changing nothing, where that is not possible. */
gboolean ludo_position_editor_drag (LudoPositionEditor *self, int from,
                                    int to);

/* ludo_position_editor_empty: removes all pieces from @place that may be
 * removed.  Returns: TRUE. */
gboolean ludo_position_editor_empty (LudoPositionEditor *self, int place);

/* ludo_position_editor_count: replaces all pieces on @place by @count of the
 * selected piece or, if none is selected, of the piece that is there.  Returns:
 * FALSE, changing nothing, if the game has fewer, or if no piece is selected
 * and none is on @place. */
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

/* ludo_position_editor_set_text: sets the position to @text, in notation.  If
 * @text is no position, the position stays and the complaint is about @text. */
void ludo_position_editor_set_text (LudoPositionEditor *self,
                                    const char *text);

/* ludo_position_editor_get_draft: (transfer none): the position as a text that
 * ludo_position_editor_restore() reads: the last possible position in notation,
 * and the acts since then, because the notation cannot express an impossible
 * position. */
const char *ludo_position_editor_get_draft (LudoPositionEditor *self);

/* ludo_position_editor_restore: sets the position to the one of @draft, any
 * text.
 * Returns: FALSE, changing nothing, if that is no draft of this game. */
gboolean ludo_position_editor_restore (LudoPositionEditor *self,
                                       const char *draft);

/* ludo_position_editor_describe_draft: (transfer full) (nullable): the sentence
 * that offers the position of @draft; NULL if it is no draft. */
char *ludo_position_editor_describe_draft (const char *draft);

/* ludo_position_editor_dup_complaint: (transfer full) (nullable): the sentence
 * that says why the position is impossible; NULL if it is possible. */
char *ludo_position_editor_dup_complaint (LudoPositionEditor *self);

/* ludo_position_editor_get_refusal: why the last change was not done, one
 * sentence in the words of the rules; "" if none was refused.  Borrowed. */
const char *ludo_position_editor_get_refusal (LudoPositionEditor *self);

/* ludo_position_editor_dup_remark: (transfer full) (nullable): a sentence on
 * what is unusual about a possible position. */
char *ludo_position_editor_dup_remark (LudoPositionEditor *self);

/* ludo_position_editor_get_fault: the place that the complaint is about, or
 * -1. */
int ludo_position_editor_get_fault (LudoPositionEditor *self);
