/* ludo-draft.h: a lesson being written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A draft holds the text of the lesson editor, which may be wrong or
 * incomplete, and prints the lesson's file.
 */

#pragma once

#include "learn/ludo-lesson.h"

/* LudoDraftText: the texts of a step.  Each line of TEXT is a sentence; the
 * others have one line. */
typedef enum
{
  LUDO_DRAFT_TITLE,
  LUDO_DRAFT_TEXT,
  LUDO_DRAFT_ASK,
  LUDO_DRAFT_HINT,
  LUDO_DRAFT_HINT_2,
  LUDO_DRAFT_RIGHT,
  LUDO_DRAFT_N_TEXTS,
} LudoDraftText;

/* The number of answers to choose from, and of wrong answers with a reply. */
#define LUDO_DRAFT_OPTIONS 6

typedef char *LudoBoth[LUDO_PAGE_N_LANGUAGES];

/* LudoDraftStep: owned by its draft.  Strings are never NULL. */
typedef struct
{
  LudoStepKind kind;
  char *id;
  GHashTable *values;           /* the attributes of <step> by their names */
  LudoBoth texts[LUDO_DRAFT_N_TEXTS];
  LudoBoth options[LUDO_DRAFT_OPTIONS];
  gboolean right[LUDO_DRAFT_OPTIONS];
  char *wrong[LUDO_DRAFT_OPTIONS];      /* turns, or numbers, that are wrong */
  LudoBoth replies[LUDO_DRAFT_OPTIONS]; /* what is said to these, or to the
                                         * options */
} LudoDraftStep;

typedef struct
{
  const GameRules *rules;
  LudoBoth title;
  LudoBoth aim;
  GHashTable *values;           /* the attributes of <lesson> */
  GHashTable *setup;            /* … of <setup> … */
  GHashTable *locks;            /* … and of <locks> */
  GPtrArray *steps;             /* LudoDraftStep */
} LudoDraft;

/* ludo_draft_new: (transfer full): a draft without steps; free with
 * ludo_draft_free(). */
LudoDraft *ludo_draft_new (const GameRules *rules);

/* ludo_draft_free: frees the draft with its steps. */
void ludo_draft_free (LudoDraft *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoDraft, ludo_draft_free)

/* ludo_draft_new_from: (transfer full): a draft of @lesson, without the parts
 * that a draft cannot hold. */
LudoDraft *ludo_draft_new_from (const LudoLesson *lesson);

/* ludo_draft_load: reads a lesson's file in order to change it.
 *
 * Returns: (transfer full): the draft; NULL with @error, a sentence, if the
 * file is no lesson or has parts that a draft would lose.
 */
LudoDraft *ludo_draft_load (const char *path, GError **error);

/* ludo_draft_add_step: (transfer none): a new step at @index, which begins with
 * @position. */
LudoDraftStep *ludo_draft_add_step (LudoDraft *self, guint index,
                                    const char *position);

/* ludo_draft_remove_step: removes and frees the step at @index. */
void ludo_draft_remove_step (LudoDraft *self, guint index);

/* ludo_draft_set: sets the attribute @name in @values; NULL or "" removes
 * it. */
void ludo_draft_set (GHashTable *values, const char *name, const char *value);

/* ludo_draft_get: (transfer none): the attribute @name; "" if it is not set. */
const char *ludo_draft_get (GHashTable *values, const char *name);

/* ludo_draft_set_string: sets the text in one language. */
void ludo_draft_set_string (LudoBoth both, LudoPageLanguage language,
                            const char *text);

/* ludo_draft_set_wrong: sets the wrong turn or number to which the reply at
 * @index, 0 to LUDO_DRAFT_OPTIONS - 1, belongs; "" for none. */
void ludo_draft_set_wrong (LudoDraftStep *step, int index, const char *answer);

/* ludo_draft_dup_file: (transfer full): the text of the lesson's file.  A text
 * written in one language stands for both.  A lesson without an id gets a new
 * one, which the draft then keeps. */
char *ludo_draft_dup_file (const LudoDraft *self);

/* ludo_draft_check_step: whether the rules accept the step at @index; otherwise
 * @error says in a sentence what is wrong or missing. */
gboolean ludo_draft_check_step (const LudoDraft *self, guint index,
                                GError **error);

/* ludo_draft_check: whether the rules accept the whole draft; otherwise @error
 * is a sentence as above. */
gboolean ludo_draft_check (const LudoDraft *self, GError **error);

/* ludo_draft_dup_lesson: (transfer full): the lesson; NULL with @error if
 * ludo_draft_check() refuses the draft.  Free with ludo_lesson_unref(). */
LudoLesson *ludo_draft_dup_lesson (const LudoDraft *self, GError **error);
