/* ludo-editor-voice.h: what is heard while a position is set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"

/* LudoEditorVoice: announces each act once, and answers the keys O and L. The
 * fields are private. */
typedef struct
{
  GtkWindow *window;
  LudoBoard *board;
  GtkLabel *label;
  char *refusal;                /* of the last act, or NULL */
  char *remark;                 /* on the position, or NULL */
  gboolean possible;            /* whether the position is */
  char *announced;              /* the last remark announced, or NULL */
  char *changed;                /* the place changed last, in words, or NULL */
  gboolean announced_impossible;  /* the last announcement said so */
  guint source;                 /* announces a change; 0: none */
} LudoEditorVoice;

/* ludo_editor_voice_init: lets the keys of @window announce the pieces on
 * @board (O) and repeat the last announcement (L).
 * @label: shows what is wrong with the position */
void ludo_editor_voice_init (LudoEditorVoice *self, GtkWindow *window,
                             LudoBoard *board, GtkLabel *label);
void ludo_editor_voice_clear (LudoEditorVoice *self);

/* ludo_editor_voice_show: shows why the last act was refused (NULL: it was not)
 * and the @remark on the position (NULL: none).  Both are announced when idle,
 * unless ludo_editor_voice_announce() announces them before.
 * @possible: whether the position is possible */
void ludo_editor_voice_show (LudoEditorVoice *self, const char *refusal,
                             const char *remark, gboolean possible);

/* ludo_editor_voice_announce: announces what an act did (NULL: it was refused),
 * and then the remark on the position, unless it was announced before.  A
 * remark that differs from the last one only in its numbers is not repeated. */
void ludo_editor_voice_announce (LudoEditorVoice *self, const char *done);

/* ludo_editor_voice_announce_place: as ludo_editor_voice_announce(), for an act
 * that changed @place, of which @words say what is on it now. */
void ludo_editor_voice_announce_place (LudoEditorVoice *self, int place,
                                       const char *words);

/* ludo_editor_voice_announce_undone: announces that a change was undone, and
 * the first place of @game that differs from @before.  If none differs, a field
 * was changed back. */
void ludo_editor_voice_announce_undone (LudoEditorVoice *self, LudoGame *game,
                                        const GameState *before);
