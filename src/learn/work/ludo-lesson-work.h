/* ludo-lesson-work.h: what somebody has done of a lesson so far
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plain values, and how they stand in the file of the store: a group of a key
 * file for each attempt at a lesson, a line for each of its steps.
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

/* LudoWork: one attempt at a lesson.  Whoever begins again leaves the attempt
 * before as it is. */
typedef struct
{
  char *game_id;
  char *name;                   /* of the lesson's file, as a word */
  char *lasting_id;             /* of the lesson, or NULL */
  char *checksum;               /* of what the lesson asks */
  gint64 attempt;               /* tells it from others: when it was begun, in
                                 * microseconds since 1970; 0 in older files */
  char *pupil;                  /* the name under which it was handed in, or
                                 * NULL */
  char *place;                  /* the step at which it was left, or NULL */
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

/* ludo_work_new: of @lesson, with nothing done; free with ludo_work_free(). */
LudoWork *ludo_work_new (const LudoLesson *lesson, gint64 attempt);
LudoWork *ludo_work_copy (const LudoWork *self);
LudoWork *_ludo_work_new_empty (void);
/* _ludo_work_get_apart: what @self is called as an attempt where another pupil
 * handed in the same one. */
gint64 _ludo_work_get_apart (const LudoWork *self);
void ludo_work_free (LudoWork *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoWork, ludo_work_free)

/* ludo_work_add: the step of that id, which is new where @self has none; what it
 * has is to be set.  Borrowed. */
LudoWorkStep *ludo_work_add (LudoWork *self, const char *id, const char *asks);

/* ludo_work_find: the step of that id, or NULL; borrowed. */
LudoWorkStep *ludo_work_find (const LudoWork *self, const char *id);

/* ludo_work_is_same: whether both are one attempt at one lesson.  What two pupils
 * handed in is not, though both went on with one attempt. */
gboolean ludo_work_is_same (const LudoWork *self, const LudoWork *other);

/* ludo_work_merge: takes from @other, the same attempt written elsewhere, the
 * steps that are right there and not here, and else what was changed later.
 * Returns: whether anything became another. */
gboolean ludo_work_merge (LudoWork *self, const LudoWork *other);

/* ludo_work_dup_for: what of @self is of use to @lesson: all of it where that
 * asks the same; of another version of it the steps that agree, as another
 * attempt; NULL where it is another lesson, or nothing agrees. */
LudoWork *ludo_work_dup_for (const LudoWork *self, const LudoLesson *lesson);

/* ludo_work_count_done: the steps of @lesson that were done. */
guint ludo_work_count_done (const LudoWork *self, const LudoLesson *lesson);

/* ludo_work_stamp: it is as it stands now. */
void ludo_work_stamp (LudoWork *self);

/* ludo_work_get_away: the seconds since it was stamped, by a clock that goes on
 * while the machine sleeps; after another start of the machine by that of the
 * wall, 0 where that was put back. */
guint ludo_work_get_away (const LudoWork *self);

/* ludo_work_get_clock: microseconds of a clock that nobody can set and that goes
 * on while the machine sleeps. */
gint64 ludo_work_get_clock (void);

/* ludo_work_parse_file: the groups in @text, of @length bytes.  Lines that are
 * none of a key file are left out; @damaged (out) tells whether there were
 * any. */
GKeyFile *ludo_work_parse_file (const char *text, gsize length,
                                gboolean *damaged);

/* ludo_work_list: all that stands in @file; (transfer full): an array of
 * LudoWork. */
GPtrArray *ludo_work_list (GKeyFile *file);

/* ludo_work_put: writes @self into @file, merged with what is there of it. */
void ludo_work_put (const LudoWork *self, GKeyFile *file);

/* ludo_work_prune: of more than LUDO_WORK_ATTEMPTS_MAX attempts at a lesson takes
 * the oldest out of @file: more than the pupils of two classes. */
#define LUDO_WORK_ATTEMPTS_MAX 60
void ludo_work_prune (GKeyFile *file);

/* ludo_work_dup_old: what a program before this one kept of @lesson in @file, by
 * its name alone; NULL where there is nothing, or it is of another lesson. */
LudoWork *ludo_work_dup_old (GKeyFile *file, const LudoLesson *lesson);
