/* ludo-learn-page-private.h: shared by the files of the page of lessons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/learning/ludo-learn-page.h"
#include "app/learning/ludo-lesson-choice.h"
#include "app/learning/ludo-lesson-ending.h"
#include "app/learning/ludo-lock-bar.h"

/* LudoPending: a lesson that begins once the pupil has said how. */
typedef struct
{
  LudoLesson *lesson;
  char *step_id;                /* the first to show, or NULL */
  char *name;                   /* the name of a file with a lock, or NULL */
  GBytes *file;                 /* its text, until it is saved; or NULL */
  GPtrArray *attempts;          /* LudoWork, those offered */
  LudoWork *work;               /* the one chosen, or NULL */
  gboolean counts;              /* the time since then counts as taken */
} LudoPending;

struct _LudoLearnPage
{
  GtkBox parent_instance;

  int theme;                    /* of the puzzles listed; -1: all */
  guint game_themes;            /* those of the game's puzzles, a bit each */
  gboolean released;            /* the word that ends the lesson was said */

  /* Borrowed: children */
  LudoLockBar *lock_bar;
  GtkStack *stack;
  GtkLabel *heading;
  GtkDropDown *themes;
  GtkWidget *list;
  GtkWidget *puzzles;           /* those listed by theme, below the rest */
  GtkWidget *problems;          /* of the lessons, above them */
  GtkWidget *puzzle_problems;
  LudoLessonChoice *choice;
  LudoLessonPage *lesson_page;
  LudoLessonEnding *ending;

  /* Owned */
  char *game_id;
  GPtrArray *lessons;           /* LudoLesson, those listed, puzzles last */
  guint first_puzzle;           /* of them */
  LudoLessonStore *store;
  LudoLibrary *library;
  LudoPending *pending;             /* or NULL */
};

/* _ludo_learn_page_load_game: (in ludo-learn-page.c) reads the lessons of this
 * game from their files, which may have changed, and lists them. */
void _ludo_learn_page_load_game (LudoLearnPage *self, const char *game_id);

/* _ludo_pending_free: (in ludo-learn-opening.c) frees a pending lesson. */
void _ludo_pending_free (LudoPending *pending);

/* _ludo_learn_page_show_run: (in ludo-learn-opening.c) shows @run at the step
 * @step_id, or if that is NULL at its own. */
void _ludo_learn_page_show_run (LudoLearnPage *self, LudoLessonRun *run,
                                const char *step_id);

/* _ludo_learn_page_open_lesson: (in ludo-learn-opening.c) begins @lesson, or if
 * there are attempts at it asks how to begin.  @name and @file are the name and
 * the text of a file with a lock, otherwise NULL. */
void _ludo_learn_page_open_lesson (LudoLearnPage *self, LudoLesson *lesson,
                                   const char *step_id, const char *name,
                                   GBytes *file);

/* _ludo_learn_page_continue_cb: (in ludo-learn-opening.c) continues the attempt
 * at @index of those offered. */
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
