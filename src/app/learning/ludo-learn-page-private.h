/* ludo-learn-page-private.h: shared by the files of the page of lessons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/learning/ludo-learn-page.h"
#include "app/learning/ludo-lesson-choice.h"
#include "app/learning/ludo-lesson-ending.h"
#include "app/learning/ludo-lesson-rows.h"
#include "app/learning/ludo-lock-bar.h"
#include "learn/puzzles/ludo-practice.h"
#include "learn/work/ludo-own-lessons.h"

/* LudoPendingLesson: a lesson that begins once the pupil has said how. */
typedef struct
{
  LudoLesson *lesson;
  char *step_id;                /* the first to show, or NULL */
  char *name;                   /* of a file with a lock, or NULL */
  GBytes *file;                 /* to be saved under that name, or NULL */
  GPtrArray *attempts;          /* LudoWork, those offered */
  LudoWork *work;               /* the one chosen, or NULL */
  gboolean counts;              /* count the time since the attempt was left */
} LudoPendingLesson;

struct _LudoLearnPage
{
  GtkBox parent_instance;

  int theme;                    /* of the puzzles listed; -1: all */
  guint game_themes;            /* the themes of its puzzles, a bit each */
  gboolean released;            /* the word that ends the lock was given */

  /* Borrowed: children */
  LudoLockBar *lock_bar;
  GtkStack *stack;
  GtkLabel *heading;
  GtkDropDown *themes;
  LudoLessonRows *list;
  LudoLessonRows *own;          /* those that the user has written */
  GtkWidget *own_box;           /* these and their heading */
  GtkWidget *puzzles_label;     /* the heading below them */
  LudoLessonRows *puzzles;      /* those listed by theme, below the rest */
  GtkWidget *problems;          /* of the lessons, above them */
  GtkWidget *puzzle_problems;
  GtkWidget *practice_button;
  GtkWidget *chance_button;
  LudoLessonChoice *choice;
  LudoLessonPage *lesson_page;
  LudoLessonEnding *ending;

  /* Owned */
  char *game_id;
  GPtrArray *lessons;           /* LudoLesson, those listed, puzzles last */
  guint first_puzzle;           /* of them */
  LudoLessonStore *store;
  LudoOwnLessons *own_lessons;
  LudoLibrary *library;
  LudoPendingLesson *pending;       /* or NULL */
  LudoPractice *practice;       /* of the game; NULL if it has no puzzles */
  LudoLessonRun *practice_run;  /* the puzzle that it gave last, or NULL */
};

/* _ludo_learn_page_load_game: (in ludo-learn-page.c) reads the lessons of this
 * game from their files, which may have changed, and lists them. */
void _ludo_learn_page_load_game (LudoLearnPage *self, const char *game_id);

/* _ludo_pending_free: (in ludo-learn-opening.c) frees a pending lesson. */
void _ludo_pending_free (LudoPendingLesson *pending);

/* _ludo_learn_page_show_run: (in ludo-learn-opening.c) shows @run at the step
 * @step_id, or if that is NULL at its own. */
void _ludo_learn_page_show_run (LudoLearnPage *self, LudoLessonRun *run,
                                const char *step_id);

/* _ludo_learn_page_open_lesson: (in ludo-learn-opening.c) begins @lesson, or
 * asks how to begin if there are attempts at it.  @name and @file are the name
 * and the text of a file with a lock, otherwise NULL. */
void _ludo_learn_page_open_lesson (LudoLearnPage *self, LudoLesson *lesson,
                                   const char *step_id, const char *name,
                                   GBytes *file);

/* _ludo_learn_page_continue_cb: (in ludo-learn-opening.c) continues the attempt
 * at @index in the offered attempts. */
void _ludo_learn_page_continue_cb (LudoLearnPage *self, guint index);

/* _ludo_learn_page_begin_cb: (in ludo-learn-opening.c) begins the pending
 * lesson anew. */
void _ludo_learn_page_begin_cb (LudoLearnPage *self);

/* _ludo_learn_page_show_ending: (in ludo-learn-opening.c) shows the end of the
 * lesson that is being done. */
void _ludo_learn_page_show_ending (LudoLearnPage *self);

/* _ludo_learn_page_next_cb: (in ludo-learn-opening.c) begins the lesson that
 * follows it. */
void _ludo_learn_page_next_cb (LudoLearnPage *self);

/* _ludo_learn_page_show_steps: (in ludo-learn-opening.c) goes from the end of
 * the lesson back to its steps. */
void _ludo_learn_page_show_steps (LudoLearnPage *self);

/* _ludo_learn_page_load_practice: (in ludo-learn-practice.c) begins a sitting
 * with the puzzles of this game, if it has any. */
void _ludo_learn_page_load_practice (LudoLearnPage *self, const char *game_id);

/* _ludo_learn_page_next_puzzle: (in ludo-learn-practice.c, transfer none): the
 * next puzzle for the pupil's level; NULL if there is none. */
LudoLessonRun *_ludo_learn_page_next_puzzle (LudoLearnPage *self);

/* _ludo_learn_page_practise: (in ludo-learn-opening.c) shows that puzzle. */
void _ludo_learn_page_practise (LudoLearnPage *self);

/* _ludo_learn_page_level_cb: (in ludo-learn-opening.c) shows another puzzle,
 * which is @by levels harder. */
void _ludo_learn_page_level_cb (LudoLearnPage *self, int by);

/* _ludo_learn_page_watch: (in ludo-learn-practice.c) from now on notes how the
 * puzzles of @run are answered. */
void _ludo_learn_page_watch (LudoLearnPage *self, LudoLessonRun *run);
