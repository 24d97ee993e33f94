/* ludo-lesson-result.h: the file that a pupil hands in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A small text file, described in data/content/README.md.  It holds the lesson,
 * a name or number, and for each question the answer, the tries, the seconds
 * and the help, and nothing else about the pupil.
 */

#pragma once

#include "learn/ludo-lesson.h"

/* The longest answer of a step, in bytes. */
#define LUDO_RESULT_ANSWER_MAX 240

/* LUDO_RESULT_ERROR: a file that is no result; the message names the line. */
#define LUDO_RESULT_ERROR (ludo_result_error_quark ())
/* ludo_result_error_quark: the quark of LUDO_RESULT_ERROR. */
GQuark ludo_result_error_quark (void);

/* The version that this program writes.  Version 1 has no help, and its
 * checksum is that of the bytes of the lesson's file. */
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

/* ludo_result_new: (transfer full): a result of version 2 without steps; free
 * with ludo_result_free().  @id may be NULL. */
LudoResult *ludo_result_new (const char *lesson, const char *id,
                             const char *checksum, const char *name);

/* ludo_result_free: frees the result with its steps. */
void ludo_result_free (LudoResult *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoResult, ludo_result_free)

/* ludo_result_match: compares the lesson of @self with @lesson.  Lessons
 * without a lasting id are versions of one lesson if they have the same name
 * and agree in a step. */
LudoLessonMatch ludo_result_match (const LudoResult *self,
                                   const LudoLesson *lesson);

/* ludo_result_step_agrees: whether @self answers the question of @step; in
 * version 1, whether id and kind are the same. */
gboolean ludo_result_step_agrees (const LudoResultStep *self,
                                  const LudoStep *step);

/* ludo_result_step_get_outcome: the outcome, from the tries and the help. */
LudoOutcome ludo_result_step_get_outcome (const LudoResultStep *self);

/* ludo_result_step_dup_first: (transfer full): the first answer of @self to
 * @step: of the places pointed at only as many as are asked for, one where
 * @step is NULL; of what else has parts all of them. */
char *ludo_result_step_dup_first (const LudoResultStep *self,
                                  const LudoStep *step);

/* ludo_result_add: adds a step that is neither right nor wrong and has no help.
 * @asks may be NULL.  @answer is cut to LUDO_RESULT_ANSWER_MAX bytes and loses
 * control characters.  Returns: (transfer none): the step, whose other members
 * the caller sets. */
LudoResultStep *ludo_result_add (LudoResult *self, const char *id,
                                 const char *kind, const char *asks,
                                 guint tries, guint seconds,
                                 const char *answer);

/* ludo_result_print: (transfer full): the text of the file. */
char *ludo_result_print (const LudoResult *self);

/* ludo_result_describe: (transfer full): the result in words for the pupil, a
 * line for each step of @lesson that was answered, with its outcome and the
 * first answer. */
char *ludo_result_describe (const LudoResult *self, const LudoLesson *lesson,
                            LudoPageLanguage language);

/* ludo_result_parse: reads @text, any @length bytes; @name stands for the
 * file's name in messages.  A byte order mark, any line ends and blank lines
 * are accepted; lines of an unknown kind are counted.  A file of a later
 * version is read if this version understands all the rest of it.
 *
 * Returns: (transfer full): the result; NULL with @error
 * (LUDO_RESULT_ERROR).
 */
LudoResult *ludo_result_parse (const char *text, gsize length,
                               const char *name, GError **error);

/* ludo_result_save_async: writes the result into @folder as "NAME.result", with
 * a number added if a file of that name exists, so that none is overwritten. */
void ludo_result_save_async (const LudoResult *self, const char *folder,
                             GAsyncReadyCallback callback,
                             gpointer user_data);

/* ludo_result_save_finish: (transfer full): the path of the file; NULL with
 * @error, a sentence. */
char *ludo_result_save_finish (GAsyncResult *result, GError **error);

/* The first line of a file, before the version, and the largest number in
 * it. */
#define LUDO_RESULT_FIRST_LINE "ludotheque-result "
#define LUDO_RESULT_NUMBER_MAX 1000000
/* _ludo_result_dup_line: (transfer full): @text as one line of at most @most
 * bytes, without the characters that end a line. */
char *_ludo_result_dup_line (const char *text, gsize most);

/* _ludo_result_new_empty: (transfer full): a result without lesson and name,
 * which a reader fills. */
LudoResult *_ludo_result_new_empty (void);
