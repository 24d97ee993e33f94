/* ludo-draft.h: a lesson being written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What somebody writes in the lesson editor, which may be wrong or half done,
 * and the file that becomes of it.
 */

#pragma once

#include "learn/ludo-lesson.h"

/* LudoDraftText: what a step says.  Of TEXT each line is a sentence; the others
 * have one line. */
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

/* As many answers to choose from, or wrong ones that are replied to. */
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

/* ludo_draft_new: without steps; free with ludo_draft_free(). */
LudoDraft *ludo_draft_new (const GameRules *rules);
void ludo_draft_free (LudoDraft *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoDraft, ludo_draft_free)

/* ludo_draft_new_from: what a draft can hold of @lesson. */
LudoDraft *ludo_draft_new_from (const LudoLesson *lesson);

/* ludo_draft_load: a lesson's file, to be changed.
 *
 * Returns: NULL with @error, a sentence, where that is no lesson, or one that
 *   holds what a draft cannot, and that would be lost.
 */
LudoDraft *ludo_draft_load (const char *path, GError **error);

/* ludo_draft_add_step: at @index, beginning with @position; borrowed. */
LudoDraftStep *ludo_draft_add_step (LudoDraft *self, guint index,
                                    const char *position);
void ludo_draft_remove_step (LudoDraft *self, guint index);

/* ludo_draft_set: @value of the attribute @name; NULL or "" for none.
 * ludo_draft_get: borrowed; "" for none. */
void ludo_draft_set (GHashTable *values, const char *name, const char *value);
const char *ludo_draft_get (GHashTable *values, const char *name);

/* ludo_draft_set_string: what is written in one language. */
void ludo_draft_set_string (LudoBoth both, LudoPageLanguage language,
                            const char *text);

/* ludo_draft_set_wrong: the turn or number that the reply at @index is to; ""
 * for none. */
void ludo_draft_set_wrong (LudoDraftStep *step, int index, const char *answer);

/* ludo_draft_dup_file: the text of the lesson's file.  What is written in one
 * language alone stands for both; a lesson without an id gets one that no
 * other has, and keeps it. */
char *ludo_draft_dup_file (const LudoDraft *self);

/* ludo_draft_check_step: whether the rules accept the step at @index; otherwise
 * @error says in a sentence what is wrong or wanting.  ludo_draft_check: the
 * same of the whole. */
gboolean ludo_draft_check_step (const LudoDraft *self, guint index,
                                GError **error);
gboolean ludo_draft_check (const LudoDraft *self, GError **error);

/* ludo_draft_dup_lesson: the lesson as it stands, which ludo_draft_check()
 * accepts; or NULL with @error.  Give it up with ludo_lesson_unref(). */
LudoLesson *ludo_draft_dup_lesson (const LudoDraft *self, GError **error);
