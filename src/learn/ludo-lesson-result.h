/* ludo-lesson-result.h: what a pupil hands in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A small text file, described in data/content/README.md: the lesson, a name or
 * number, and of each step that was asked what was answered, how often and in
 * how many seconds.  Nothing else.
 */

#pragma once

#include "learn/ludo-lesson.h"

/* In bytes. */
#define LUDO_RESULT_NAME_MAX 80
#define LUDO_RESULT_ANSWER_MAX 240

/* LUDO_RESULT_ERROR: a file that is no result; the message names the line. */
#define LUDO_RESULT_ERROR (ludo_result_error_quark ())
GQuark ludo_result_error_quark (void);

/* LudoResultStep: one that was asked and answered. */
typedef struct
{
  char *id;
  char *kind;                   /* as the lesson file says it */
  gboolean right;
  guint tries;                  /* answers until it was right, at least 1 */
  guint seconds;
  char *answer;                 /* the first; of places, of predictions
                                 * ("12>14": said, fell) and of pieces set all,
                                 * with blanks between */
} LudoResultStep;

typedef struct
{
  char *lesson;                 /* "chisolo/first-steps" */
  char *checksum;               /* SHA-256 of the lesson's file */
  char *name;                   /* the pupil's, or a number */
  GPtrArray *steps;             /* LudoResultStep */
} LudoResult;

LudoResult *ludo_result_new (const char *lesson, const char *checksum,
                             const char *name);
void ludo_result_free (LudoResult *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoResult, ludo_result_free)

/* ludo_result_is_word: whether @text may name a lesson or a step: letters,
 * digits and hyphens.
 * ludo_result_dup_word: one made of @length bytes of @text. */
gboolean ludo_result_is_word (const char *text);
char *ludo_result_dup_word (const char *text, gsize length);

/* ludo_result_add: @answer is cut where it is too long, and loses what is no
 * text. */
void ludo_result_add (LudoResult *self, const char *id, const char *kind,
                      gboolean right, guint tries, guint seconds,
                      const char *answer);

/* ludo_result_print: the text of the file; free with g_free(). */
char *ludo_result_print (const LudoResult *self);

/* ludo_result_describe: the same in words for whoever hands it in, a line for
 * each step of @lesson that was answered. */
char *ludo_result_describe (const LudoResult *self, const LudoLesson *lesson,
                            LudoPageLanguage language);

/* ludo_result_parse: @text, of @length bytes, need not be text at all; @name
 * stands for the file's in messages. */
LudoResult *ludo_result_parse (const char *text, gsize length,
                               const char *name, GError **error);
LudoResult *ludo_result_load (const char *path, GError **error);

/* ludo_result_save_async: writes it into @folder as "NAME.result", or with a
 * number where there is another of that name: none is written over. */
void ludo_result_save_async (const LudoResult *self, const char *folder,
                             GAsyncReadyCallback callback,
                             gpointer user_data);
/* Returns: (transfer full): the path of the file, or NULL with @error, a
 * sentence. */
char *ludo_result_save_finish (GAsyncResult *result, GError **error);
