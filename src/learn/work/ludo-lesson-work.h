/* ludo-lesson-work.h: the work on a lesson so far
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plain values, and their form in the file of the store: a group of a key file
 * for each attempt at a lesson, a line for each of its steps.
 */

#pragma once

#include "learn/ludo-lesson.h"

/* LudoWorkStep: a step that was done, answered or helped with. */
typedef struct
{
  char *id;
  char *asks;                   /* the digest of what it asks, as in LudoStep;
                                 * "-" where it is not known */
  gboolean done;                /* one may go on from it */
  gboolean right;               /* as in LudoResultStep, with the next five */
  gboolean wrong;
  gboolean shown;
  guint n_hints;
  guint tries;
  guint seconds;
  char *answer;
  gint64 changed;               /* in microseconds since 1970 */
} LudoWorkStep;

/* LudoWork: one attempt at a lesson.  Beginning again makes another attempt. */
typedef struct
{
  char *game_id;
  char *name;                   /* of the lesson's file, as a word */
  char *lasting_id;             /* of the lesson, or NULL */
  char *checksum;               /* of what the lesson asks */
  gint64 attempt;               /* distinguishes it from others: when it was
                                 * begun, in microseconds since 1970; 0 in older
                                 * files */
  char *pupil;                  /* the name under which it was handed in, or
                                 * NULL */
  char *place;                  /* the step at which it was left, or NULL */
  char *abandoned;              /* the moves played in that step before it was
                                 * started over, in notation, or NULL */
  char *throws;                 /* what was thrown and guessed for the lesson,
                                 * as the chance laboratory writes it, or
                                 * NULL */
  guint seconds;                /* taken for it */
  guint away;                   /* seconds for which it was left and yet went
                                 * on, or might have */
  gint64 changed;               /* the latest, in microseconds since 1970 */
  char *boot;                   /* the start of the system in which that was,
                                 * or NULL */
  gint64 clock;                 /* and when, by ludo_work_get_clock() */
  char *old;                    /* the group of an old program's file that it
                                 * was taken over from, or NULL */
  GPtrArray *steps;             /* LudoWorkStep */
} LudoWork;

/* ludo_work_new: (transfer full): an attempt at @lesson without steps; free
 * with ludo_work_free().
 * @attempt: distinguishes it from others: the time of its beginning, in
 *   microseconds since 1970 */
LudoWork *ludo_work_new (const LudoLesson *lesson, gint64 attempt);

/* ludo_work_copy: (transfer full): a copy with all steps. */
LudoWork *ludo_work_copy (const LudoWork *self);

/* _ludo_work_new_empty: (transfer full): an attempt at no lesson, which a
 * reader fills. */
LudoWork *_ludo_work_new_empty (void);

/* _ludo_work_get_apart: the number of @self as an attempt of its own, used when
 * another pupil handed in the same attempt.  It is made of the attempt and
 * the pupil's name, so that every process finds the same. */
gint64 _ludo_work_get_apart (const LudoWork *self);

/* ludo_work_free: frees the attempt with its steps. */
void ludo_work_free (LudoWork *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoWork, ludo_work_free)

/* ludo_work_add: (transfer none): the step @id, which is added if @self has
 * none; the caller sets its members. */
LudoWorkStep *ludo_work_add (LudoWork *self, const char *id, const char *asks);

/* ludo_work_find: (transfer none) (nullable): the step @id. */
LudoWorkStep *ludo_work_find (const LudoWork *self, const char *id);

/* ludo_work_is_same: whether both are one attempt at one lesson.  Attempts that
 * two pupils handed in differ, even if both continued the same one. */
gboolean ludo_work_is_same (const LudoWork *self, const LudoWork *other);

/* ludo_work_merge: merges @other, the same attempt from elsewhere, into @self.
 * Of each step the right answer wins, or else the later one.  Returns: whether
 * @self changed. */
gboolean ludo_work_merge (LudoWork *self, const LudoWork *other);

/* ludo_work_dup_for: (transfer full) (nullable): the part of @self that applies
 * to @lesson: all of it if the lesson asks the same; of another version of it
 * the steps that agree; NULL if it is another lesson or no step agrees. */
LudoWork *ludo_work_dup_for (const LudoWork *self, const LudoLesson *lesson);

/* ludo_work_count_done: the number of steps of @lesson that are done in
 * @self. */
guint ludo_work_count_done (const LudoWork *self, const LudoLesson *lesson);

/* ludo_work_stamp: sets the time of the last change to now. */
void ludo_work_stamp (LudoWork *self);

/* ludo_work_get_away: the seconds since ludo_work_stamp(), by a clock that runs
 * while the machine sleeps.  After a restart of the machine the time of day
 * counts, and if that was set back the result is 0. */
guint ludo_work_get_away (const LudoWork *self);

/* ludo_work_get_clock: the microseconds of a clock that no user can set and
 * that runs while the machine sleeps. */
gint64 ludo_work_get_clock (void);

/* ludo_work_parse_file: (transfer full): the groups in @text, of @length bytes.
 * Lines that do not belong into a key file are left out.
 * @damaged: (out): whether there were any */
GKeyFile *ludo_work_parse_file (const char *text, gsize length,
                                gboolean *damaged);

/* ludo_work_list: (transfer full): an array of LudoWork: all attempts in
 * @file. */
GPtrArray *ludo_work_list (GKeyFile *file);

/* ludo_work_put: writes @self into @file, merged with the same attempt
 * there. */
void ludo_work_put (const LudoWork *self, GKeyFile *file);

/* The attempts that are kept of a lesson, more than two classes have pupils. */
#define LUDO_WORK_ATTEMPTS_MAX 60

/* ludo_work_prune: removes the oldest attempts at a lesson from @file if there
 * are more than LUDO_WORK_ATTEMPTS_MAX. */
void ludo_work_prune (GKeyFile *file);

/* ludo_work_dup_old: (transfer full) (nullable): the work on @lesson that an
 * earlier program saved in @file under the lesson's name alone; NULL if there
 * is none or it belongs to another lesson. */
LudoWork *ludo_work_dup_old (GKeyFile *file, const LudoLesson *lesson);
