/* ludo-draft.h: a lesson being written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A draft is the tree of nodes of a lesson's file, whose texts and attributes
 * may be missing or wrong while they are written.  The tree keeps all of the
 * file, whether the editor shows it or not.
 */

#pragma once

#include "learn/ludo-lesson.h"

/* The number of answers to choose from, and of wrong answers with a reply, that
 * the editor shows. */
#define LUDO_DRAFT_OPTIONS 6

typedef struct
{
  const GameRules *rules;
  LudoPageNode *page;           /* the lesson; owned */
} LudoDraft;

/* LudoDraftPart: where the author mends a draft. */
typedef enum
{
  LUDO_DRAFT_PART_TITLE,        /* of the lesson */
  LUDO_DRAFT_PART_TEXT,         /* of a step */
  LUDO_DRAFT_PART_TASK,         /* what to do in it */
  LUDO_DRAFT_PART_OPTION,       /* the answers to choose from */
  LUDO_DRAFT_PART_NUMBER,
  LUDO_DRAFT_PART_REPLY,        /* a wrong answer without its reply, or the
                                 * reverse */
  LUDO_DRAFT_PART_BOARD,        /* what is played or pointed at */
  LUDO_DRAFT_PART_POSITION,
} LudoDraftPart;

/* LudoDraftFault: the part that is missing or wrong. */
typedef struct
{
  int step;                     /* its index; -1: of the lesson itself */
  LudoDraftPart part;
  guint index;                  /* of REPLY */
} LudoDraftFault;

/* ludo_draft_new: (transfer full): a draft without steps; free with
 * ludo_draft_free(). */
LudoDraft *ludo_draft_new (const GameRules *rules);

/* ludo_draft_free: frees the draft with its steps. */
void ludo_draft_free (LudoDraft *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoDraft, ludo_draft_free)

/* ludo_draft_new_from: (transfer full): a draft of @lesson. */
LudoDraft *ludo_draft_new_from (const LudoLesson *lesson);

/* ludo_draft_load: reads a lesson's file in order to change it.
 *
 * Returns: (transfer full): the draft; NULL with @error, a sentence, if the
 * file is no lesson or has more answers than the editor shows.
 */
LudoDraft *ludo_draft_load (const char *path, GError **error);

/* ludo_draft_get_n_steps: the number of steps. */
guint ludo_draft_get_n_steps (const LudoDraft *self);

/* ludo_draft_get_step: (transfer none): the step at @index. */
LudoPageNode *ludo_draft_get_step (const LudoDraft *self, guint index);

/* ludo_draft_add_step: (transfer none): a new step at @index that explains and
 * begins with @position, which may be NULL. */
LudoPageNode *ludo_draft_add_step (LudoDraft *self, guint index,
                                   const char *position);

/* ludo_draft_remove_step: removes and frees the step at @index. */
void ludo_draft_remove_step (LudoDraft *self, guint index);

/* ludo_draft_move_up: moves the step at @index, 1 or more, before the one
 * before it. */
void ludo_draft_move_up (LudoDraft *self, guint index);

/* ludo_draft_get_kind: the kind of @step. */
LudoStepKind ludo_draft_get_kind (const LudoPageNode *step);

/* ludo_draft_set: sets the attribute @name of @node; NULL or "" removes it. */
void ludo_draft_set (LudoPageNode *node, const char *name, const char *value);

/* ludo_draft_get: (transfer none): the attribute @name of @node, which may be
 * NULL; "" if it is not set. */
const char *ludo_draft_get (const LudoPageNode *node, const char *name);

/* ludo_draft_find: (transfer none): the element @index of this type among the
 * children of @node, which may be NULL; or NULL. */
LudoPageNode *ludo_draft_find (const LudoPageNode *node, LudoNodeType type,
                               guint index);

/* ludo_draft_make: (transfer none): the same, made with those before it if it
 * is missing. */
LudoPageNode *ludo_draft_make (LudoPageNode *node, LudoNodeType type,
                               guint index);

/* ludo_draft_dup_text: (transfer full): a text of @node, a step or the lesson,
 * without markup; each line is a sentence.  @index counts hints, options and
 * replies, and is 0 for others. */
char *ludo_draft_dup_text (const LudoPageNode *node, LudoLessonText text,
                           guint index, LudoPageLanguage language);

/* ludo_draft_set_text: sets the same text.  Sentences that stay keep their ids
 * and their markup. */
void ludo_draft_set_text (LudoPageNode *node, LudoLessonText text, guint index,
                          LudoPageLanguage language, const char *words);

/* ludo_draft_get_wrong: (transfer none): the wrong turn, place or number to
 * which the reply at @index of @step belongs; "" if it is not set. */
const char *ludo_draft_get_wrong (const LudoPageNode *step, guint index);

/* ludo_draft_set_wrong: sets it, for a step of a kind that has wrong
 * answers. */
void ludo_draft_set_wrong (LudoPageNode *step, guint index,
                           const char *answer);

/* ludo_draft_dup_file: (transfer full): the text of the lesson's file.  A text
 * written in one language stands for both.  A lesson without an id gets a new
 * one, which the draft then keeps. */
char *ludo_draft_dup_file (LudoDraft *self);

/* ludo_draft_dup_file_name: (transfer full): a name for that file, made of the
 * title. */
char *ludo_draft_dup_file_name (const LudoDraft *self);

/* ludo_draft_check_step:
 * @fault: (out) (optional): where it is to be mended if it is refused
 *
 * Returns: whether the rules accept the step at @index; otherwise @error says
 *   in a sentence what is wrong or missing.
 */
gboolean ludo_draft_check_step (const LudoDraft *self, guint index,
                                LudoDraftFault *fault, GError **error);

/* ludo_draft_check: as ludo_draft_check_step(), of the whole draft. */
gboolean ludo_draft_check (const LudoDraft *self, LudoDraftFault *fault,
                           GError **error);

/* ludo_draft_dup_lesson: (transfer full): the lesson, whose file is called
 * @name with the ending of lessons; NULL with @error if ludo_draft_check()
 * refuses the draft.  Free with ludo_lesson_unref(). */
LudoLesson *ludo_draft_dup_lesson (const LudoDraft *self, const char *name,
                                   GError **error);

/* In ludo-draft-board.c: changes by the board of the editor. */

/* ludo_draft_get_cells: the places pointed at, a bit each; places from 64 on
 * are left out. */
guint64 ludo_draft_get_cells (const LudoDraft *self,
                              const LudoPageNode *step);

/* ludo_draft_point: adds @place to the places pointed at, or removes it.
 * Returns: FALSE if the step cannot point at @place. */
gboolean ludo_draft_point (const LudoDraft *self, LudoPageNode *step,
                           int place);

/* ludo_draft_can_use: whether moves were played in @game since its start that
 * @step does not have; as an answer, moves of the player whose turn is asked
 * for. */
gboolean ludo_draft_can_use (const LudoDraft *self, const LudoPageNode *step,
                             LudoGame *game);

/* ludo_draft_use: takes these moves over.  Returns: FALSE if there are none. */
gboolean ludo_draft_use (const LudoDraft *self, LudoPageNode *step,
                         LudoGame *game);

/* ludo_draft_use_wrong: takes over the moves played in @game as a wrong answer.
 * Returns: the index of its reply; -1 if nothing was played or there is no room
 * for another. */
int ludo_draft_use_wrong (const LudoDraft *self, LudoPageNode *step,
                          LudoGame *game);

/* ludo_draft_point_wrong: takes @place as a wrong answer.  Returns: as
 * ludo_draft_use_wrong(). */
int ludo_draft_point_wrong (const LudoDraft *self, LudoPageNode *step,
                            int place);

/* ludo_draft_set_position: sets the start of the step, or in a PLACE step the
 * position to be set up.  Moves played from another position and the replies to
 * wrong answers are removed. */
void ludo_draft_set_position (LudoPageNode *step, const char *position);

/* ludo_draft_set_kind: changes the kind of the step, removes the replies to
 * wrong answers of another kind and sets the values that @kind needs. */
void ludo_draft_set_kind (LudoPageNode *step, LudoStepKind kind);

/* ludo_draft_set_game: makes it a lesson of another game.  Texts stay; what
 * only the former game has is removed: positions, moves and places. */
void ludo_draft_set_game (LudoDraft *self, const GameRules *rules);

/* ludo_draft_begin_at: gives @position, or the start of the game for "", to the
 * first step and to all others that begin where that one did.  Those that begin
 * there already, and what pupils set up, stay as they are. */
void ludo_draft_begin_at (LudoDraft *self, const char *position);

/* In ludo-draft-state.c: the draft as it stands. */

/* ludo_draft_dup_state: (transfer full): all that the draft has, whether the
 * rules accept it or not, as a text. */
char *ludo_draft_dup_state (const LudoDraft *self);

/* ludo_draft_new_from_state: (transfer full): the draft of which @state, any
 * text, is the state; NULL with @error, a sentence, if there is none. */
LudoDraft *ludo_draft_new_from_state (const char *state, GError **error);

/* In ludo-draft-writer.c: the file. */

/* ludo_draft_is_written: whether @node says enough to stand in the file; of a
 * lesson, whether it has a title. */
gboolean ludo_draft_is_written (const LudoPageNode *node);

/* _ludo_draft_dup_free_id: (transfer full): an id that nothing in @page has:
 * @prefix and a number from @from on. */
char *_ludo_draft_dup_free_id (const LudoPageNode *page, const char *prefix,
                               guint from);

/* _ludo_draft_print: (transfer full): the file of the lesson @page, whose
 * sentences get the ids that they lack; with @only one step, and with a title
 * in any case, if that is not NULL.  A text written in one language stands for
 * both.  What the kind of a step does not have is left out. */
char *_ludo_draft_print (LudoPageNode *page, const LudoPageNode *only);

/* _ludo_draft_change_markup: (transfer full): @markup, whose plain text is
 * @plain, with the plain text @line.  Elements around letters that stay are
 * kept. */
char *_ludo_draft_change_markup (const char *markup, const char *plain,
                                const char *line);
