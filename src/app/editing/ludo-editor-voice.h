/* ludo-editor-voice.h: what is heard while a position is set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"

/* LudoEditorVoice: says one thing for each act, and answers the keys O and L.
 * The fields are private. */
typedef struct
{
  GtkWindow *window;
  LudoBoard *board;
  GtkLabel *label;
  char *refusal;                /* of the last act, or NULL */
  char *remark;                 /* on the position, or NULL */
  gboolean possible;            /* the position */
  char *told;                   /* the last remark that was told, or NULL */
  gboolean told_impossible;     /* that was told last */
  guint source;                 /* tells a change that nothing else tells */
} LudoEditorVoice;

/* ludo_editor_voice_init: lets the keys of @window ask for what stands on
 * @board (O) and for what was told last (L).
 * @label: shows what is wrong with the position */
void ludo_editor_voice_init (LudoEditorVoice *self, GtkWindow *window,
                             LudoBoard *board, GtkLabel *label);
void ludo_editor_voice_clear (LudoEditorVoice *self);

/* ludo_editor_voice_show: shows why the last act was refused (NULL: it was not)
 * and what is to be said of the position (NULL: nothing).  Both are told soon,
 * unless ludo_editor_voice_tell() does that first.
 * @possible: whether the position is */
void ludo_editor_voice_show (LudoEditorVoice *self, const char *refusal,
                             const char *remark, gboolean possible);

/* ludo_editor_voice_tell: tells what an act did (NULL: it was refused), and
 * then what there is to say of the position, unless it was told before.  A
 * remark that differs from the last one in its numbers alone is not told
 * again. */
void ludo_editor_voice_tell (LudoEditorVoice *self, const char *done);

/* ludo_editor_voice_tell_undone: tells that a change was undone, and the place
 * of @game that differs from @before, or of many the first.  If none does, a
 * choice was taken back. */
void ludo_editor_voice_tell_undone (LudoEditorVoice *self, LudoGame *game,
                                    const GameState *before);
