/* ludo-position-editor.h: a position being set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-drawing.h"

/* What is in the hand beside the pieces: nothing, to take away. */
#define LUDO_PIECE_NONE (-1)

/* LudoPositionEditor:
 *
 * The position, what is in the hand, and what is wrong with how it stands.  No
 * GTK.  Signal "changed": something of these is another.
 */
#define LUDO_TYPE_POSITION_EDITOR (ludo_position_editor_get_type ())
G_DECLARE_FINAL_TYPE (LudoPositionEditor, ludo_position_editor, LUDO,
                      POSITION_EDITOR, GObject)

/* ludo_position_editor_new: @state is where it begins.  The game has an
 * LudoEditing. */
LudoPositionEditor *ludo_position_editor_new (const LudoGameInfo *info,
                                              const GameState *state);

/* Borrowed: what a board shows of it. */
LudoGame *ludo_position_editor_get_game (LudoPositionEditor *self);
const LudoGameInfo *ludo_position_editor_get_info (LudoPositionEditor *self);
const LudoEditing *ludo_position_editor_get_editing (LudoPositionEditor *self);

/* The piece in the hand, or LUDO_PIECE_NONE. */
int ludo_position_editor_get_piece (LudoPositionEditor *self);
void ludo_position_editor_set_piece (LudoPositionEditor *self, int piece);

/* ludo_position_editor_click: puts what is in the hand on @place, or takes it
 * away where it lies already and there is room for one; an empty hand takes
 * away.  Returns: FALSE, changing nothing, where that cannot be. */
gboolean ludo_position_editor_click (LudoPositionEditor *self, int place);

/* ludo_position_editor_drag: takes the piece on @from to @to. */
gboolean ludo_position_editor_drag (LudoPositionEditor *self, int from,
                                    int to);

/* ludo_position_editor_empty: takes all that lies on @place away. */
gboolean ludo_position_editor_empty (LudoPositionEditor *self, int place);

/* ludo_position_editor_count: @count of what is in the hand, or of what lies
 * there, are on @place.  Returns: FALSE, where there are not so many. */
gboolean ludo_position_editor_count (LudoPositionEditor *self, int place,
                                     int count);

void ludo_position_editor_clear (LudoPositionEditor *self);
int ludo_position_editor_get_field (LudoPositionEditor *self, int field);
void ludo_position_editor_set_field (LudoPositionEditor *self, int field,
                                     int value);

/* The last act taken back.  Returns: FALSE where there is none. */
gboolean ludo_position_editor_undo (LudoPositionEditor *self);

/* The position's text, to be freed with g_free(). */
char *ludo_position_editor_dup_text (LudoPositionEditor *self);

/* ludo_position_editor_set_text: takes the position from @text where it says
 * one; else keeps what there is, and the complaint is about @text. */
void ludo_position_editor_set_text (LudoPositionEditor *self,
                                    const char *text);

/* ludo_position_editor_dup_complaint: what makes the position impossible, one
 * sentence; NULL where it could stand in a game. */
char *ludo_position_editor_dup_complaint (LudoPositionEditor *self);

/* ludo_position_editor_dup_remark: what is unusual about a possible position,
 * one sentence, or NULL. */
char *ludo_position_editor_dup_remark (LudoPositionEditor *self);

/* The place that the complaint is about, or -1. */
int ludo_position_editor_get_fault (LudoPositionEditor *self);
