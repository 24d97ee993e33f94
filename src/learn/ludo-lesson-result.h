/* ludo-lesson-result.h: what a pupil hands in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A small text file, described in data/content/README.md: the lesson, a name or
 * number, and of each step that was asked what was answered, how often, in how
 * many seconds and with what help.  Nothing else.
 */

#pragma once

#include "learn/ludo-lesson.h"

/* In bytes. */
#define LUDO_RESULT_ANSWER_MAX 240

/* LUDO_RESULT_ERROR: a file that is no result; the message names the line. */
#define LUDO_RESULT_ERROR (ludo_result_error_quark ())
GQuark ludo_result_error_quark (void);

/* What programs write now.  Version 1 tells nothing of help, and its checksum
 * is that of the bytes of the lesson's file. */
#define LUDO_RESULT_VERSION 2

/* LudoOutcome: what came of a step. */
typedef enum
{
  LUDO_OUTCOME_OPEN,            /* looked at, or answered in part */
  LUDO_OUTCOME_WRONG,           /* the last answer was wrong */
  LUDO_OUTCOME_SHOWN,           /* the answer was shown before it was given */
  LUDO_OUTCOME_HELPED,          /* right after a hint */
  LUDO_OUTCOME_RIGHT,           /* right alone, after any number of tries */
  LUDO_N_OUTCOMES,
} LudoOutcome;

/* LudoResultStep: one that was asked, and answered or helped with. */
typedef struct
{
  char *id;
  char *kind;                   /* as the lesson file says it */
  char *asks;                   /* the digest of what it asks, as in LudoStep;
                                 * NULL in version 1 */
  gboolean right;               /* it was answered rightly in the end */
  gboolean wrong;               /* it was not, and the last answer was wrong */
  gboolean shown;               /* the answer was shown before */
  guint n_hints;                /* shown before it was right, the answer not
                                 * counted */
  guint tries;                  /* answers until it was right; 0: none */
  guint seconds;
  char *answer;                 /* the first, "" where there is none; of places,
                                 * of predictions ("12>14": said, fell) and of
                                 * pieces set all, with blanks between */
} LudoResultStep;

typedef struct
{
  guint version;                /* of the format, 1 or 2, or later */
  char *lesson;                 /* "chisolo/first-steps": the game, and what the
                                 * file was called */
  char *id;                     /* the lesson's lasting id, or NULL */
  char *checksum;               /* of what the lesson asks; in version 1 of its
                                 * file's bytes */
  char *name;                   /* the pupil's, or a number */
  guint away;                   /* seconds for which a lesson with a limit or a
                                 * lock was left, or the program ended */
  GPtrArray *steps;             /* LudoResultStep */
  guint n_unknown;              /* lines that were passed over, as this version
                                 * knows no such lines; the first counts where
                                 * a later version wrote it */
} LudoResult;

/* ludo_result_new: of version 2, without steps; free with ludo_result_free().
 * @id may be NULL. */
LudoResult *ludo_result_new (const char *lesson, const char *id,
                             const char *checksum, const char *name);
void ludo_result_free (LudoResult *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoResult, ludo_result_free)

/* ludo_result_match: what the lesson of @self is to @lesson.  Files without a
 * lasting id are versions of one lesson where they are called alike and agree
 * in a step. */
LudoLessonMatch ludo_result_match (const LudoResult *self,
                                   const LudoLesson *lesson);

/* ludo_result_step_agrees: whether @self answers what @step asks; of version 1,
 * whether id and kind are the same. */
gboolean ludo_result_step_agrees (const LudoResultStep *self,
                                  const LudoStep *step);

/* ludo_result_step_get_outcome: what came of it. */
LudoOutcome ludo_result_step_get_outcome (const LudoResultStep *self);

/* ludo_result_is_word: whether @text may name a lesson or a step: letters,
 * digits and hyphens.
 * ludo_result_dup_word: one made of @length bytes of @text. */
gboolean ludo_result_is_word (const char *text);
char *ludo_result_dup_word (const char *text, gsize length);

/* ludo_result_add: a step, neither right nor wrong and without help.  @answer is
 * cut where it is too long, and loses what is no text; @asks may be NULL.
 * Returns: (transfer none): what the rest can be set in. */
LudoResultStep *ludo_result_add (LudoResult *self, const char *id,
                                 const char *kind, const char *asks,
                                 guint tries, guint seconds,
                                 const char *answer);

/* ludo_result_print: the text of the file; free with g_free(). */
char *ludo_result_print (const LudoResult *self);

/* ludo_result_describe: the same in words for whoever hands it in, a line for
 * each step of @lesson that was answered, with what came of it and the first
 * answer. */
char *ludo_result_describe (const LudoResult *self, const LudoLesson *lesson,
                            LudoPageLanguage language);

/* ludo_result_parse: @text, of @length bytes, need not be text at all; @name
 * stands for the file's in messages.  A byte order mark, any ends of lines and
 * blank lines are read; lines of an unknown kind are counted.  What a later
 * version wrote is read where all else in it is as this version knows it. */
LudoResult *ludo_result_parse (const char *text, gsize length,
                               const char *name, GError **error);

/* ludo_result_save_async: writes it into @folder as "NAME.result", or with a
 * number where there is another of that name: none is written over. */
void ludo_result_save_async (const LudoResult *self, const char *folder,
                             GAsyncReadyCallback callback,
                             gpointer user_data);
/* Returns: (transfer full): the path of the file, or NULL with @error, a
 * sentence. */
char *ludo_result_save_finish (GAsyncResult *result, GError **error);

/* What the files of a result share.
 *
 * _ludo_result_dup_line: one line of @text without what could be mistaken for
 *   its end, of at most @most bytes.
 * _ludo_result_new_empty: without a lesson and a name, for reading one. */
#define LUDO_RESULT_FIRST_LINE "ludotheque-result "
#define LUDO_RESULT_NUMBER_MAX 1000000
char *_ludo_result_dup_line (const char *text, gsize most);
LudoResult *_ludo_result_new_empty (void);
