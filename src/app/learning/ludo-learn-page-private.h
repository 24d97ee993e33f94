/* ludo-learn-page-private.h: what the files of the page of lessons share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/learning/ludo-learn-page.h"
#include "app/learning/ludo-lesson-choice.h"
#include "app/learning/ludo-lock-bar.h"

/* A lesson that is to be begun, as soon as it is known how. */
typedef struct
{
  LudoLesson *lesson;
  char *step_id;                /* to begin with, or NULL */
  char *name;                   /* of the file that locks, or NULL */
  GBytes *file;                 /* its text, to be kept; NULL: it is, or need
                                 * not be */
  GPtrArray *attempts;          /* LudoWork, those offered */
  LudoWork *work;               /* the one chosen, or NULL */
  gboolean counts;              /* the time since then was the pupil's */
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

  /* Owned */
  char *game_id;
  GPtrArray *lessons;           /* LudoLesson, those listed, puzzles last */
  guint first_puzzle;           /* of them */
  LudoLessonStore *store;
  LudoLibrary *library;
  LudoPending *pending;             /* or NULL */
};

/* ludo-learn-page.c
 *
 * _ludo_learn_page_take_game: lists the lessons of this game, from their files:
 *   somebody may have changed them. */
void _ludo_learn_page_take_game (LudoLearnPage *self, const char *game_id);

/* ludo-learn-opening.c
 *
 * _ludo_pending_free: forgets a lesson that was to be begun.
 * _ludo_learn_page_show_run: shows @run, at the step called @step_id if that is
 *   not NULL.
 * _ludo_learn_page_open_lesson: begins @lesson, or asks how where it was begun
 *   before; @name and @file, which may be NULL, are those of a file whose lock
 *   is to be kept.
 * _ludo_learn_page_continue_cb, _ludo_learn_page_begin_cb: what was chosen. */
void _ludo_pending_free (LudoPending *pending);
void _ludo_learn_page_show_run (LudoLearnPage *self, LudoLessonRun *run,
                                const char *step_id);
void _ludo_learn_page_open_lesson (LudoLearnPage *self, LudoLesson *lesson,
                                   const char *step_id, const char *name,
                                   GBytes *file);
void _ludo_learn_page_continue_cb (LudoLearnPage *self, guint index);
void _ludo_learn_page_begin_cb (LudoLearnPage *self);
