/* work-fixture.h: a lesson that is done, and the file that keeps it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/run/ludo-lesson-run.h"

#define WORK_STEPS 40

/* work_make_lesson: a lesson with so many numbers to be typed, whose answers
 * are their places; @first is the answer to the first.  @id may be NULL. */
LudoLesson *work_make_lesson (const char *id, guint first, const char *file);

/* work_wait: until @store has written all.
 * work_open_store: of the file at @path, once it is read. */
void work_wait (LudoLessonStore *store);
LudoLessonStore *work_open_store (const char *path);

/* work_do_step: does a step rightly at the second try. */
void work_do_step (LudoLessonRun *run, guint index);

/* WorkFixture: a folder, the path of a file in it, which is not there yet, and
 * a lesson. */
typedef struct
{
  char *folder;
  char *path;
  LudoLesson *lesson;
} WorkFixture;

void work_set_up (WorkFixture *fixture, gconstpointer data);
/* Sees that no file that was being written stays. */
void work_tear_down (WorkFixture *fixture, gconstpointer data);
